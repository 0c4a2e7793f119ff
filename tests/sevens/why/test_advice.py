"""A hint's two steps over all presets: each names a card or a player, gives a reason, and both hold of the position."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from positions import redealt, whole

from sevens_teach import PACK, PRESETS, Card, Game, LayJoker, Play, RandomPlayer, TipsPlayer, parse_move
from sevens_teach.cards import cards_in, read_card
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import LANGUAGES, Phrase, say
from sevens_teach.sevens.engine.moves import PASS, laid_by
from sevens_teach.sevens.engine.touch import sides
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.why.advice import advice

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sevens_teach import Move, Position

NAMES = ("You", "Ren", "Aoi", "Sora")
SEEDS = 6
CARD = re.compile(r"[♠♥♦♣](?:10|[2-9AJQK])")
UNSAID = 0.05
"""At most in this part of the moments no reason of its own is found for the move that the tips play."""


def moments(rules: str) -> Iterator[tuple[Position, Move]]:
    """Yield the reader's turns with a choice, in games against the tips, each with a move: mostly the tips' own."""
    for seed in range(SEEDS):
        game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            if turn == 0 and len(view.legal_moves.turn) > 1:
                yield game.position, TipsPlayer().choose(view, rng)
                yield game.position, RandomPlayer(passing=True).choose(view, rng)
            player = TipsPlayer() if turn else RandomPlayer(passing=rng.random() < 0.2)
            game.play(player.choose(view, rng))


def open_sides(position: Position, card: Card, *more: Card) -> int:
    """Return how many sides of a card are neither a wall nor on the board, with more cards laid."""
    return len({*sides(position.rules, card)} - {*position.board, *more})


def in_danger(position: Position, card: Card, *laid: Card) -> bool:
    """Return whether the next card on the board could kill one in the reader's hand."""
    view = position.view(0)
    for each in laid:
        view = replace(view, down=view.down | each.place)
    if card in view.dead_places:
        return False
    others = [place for place in view.open_places if place not in view.hand]
    return any(card in replace(view, down=view.down | place.place).dead_places for place in others)


def values(told: Phrase) -> dict[str, object]:
    """Return a phrase's values by name."""
    return dict(told.args)


def cards_of(told: Phrase, name: str = "cards") -> set[Card]:
    """Return the cards that a phrase names."""
    found = values(told)[name]
    return set(found) if isinstance(found, tuple) else {read_card(str(found))}


def opened(position: Position, move: Move) -> set[Card]:
    """Return the places that the move's cards open, by the board alone."""
    view = position.view(0)
    down = view.down
    for card in laid_by(move):
        down |= card.place
    return {*cards_in(replace(view, down=down).open)} - {*view.open_places}


def after(position: Position, move: Move) -> Position:
    """Return the position once a move is made."""
    return position.after(move)[0]


def dying(position: Position, move: Move) -> set[Card]:
    """Return the cards that a move kills."""
    return {*after(position, move).dead_places} - {*position.dead_places}


def fits(position: Position) -> tuple[Card, ...]:
    """Return the reader's cards that fit."""
    return position.legal_moves.cards


def other_rank(best: Card, each: Card, position: Position) -> bool:
    """Return whether a card lies further along the row of the best one: away from its 7, or through the tunnel."""
    if each.suit is not best.suit:
        return False
    away = abs(each.rank - 7) > abs(best.rank - 7) and (best.rank == 7 or (each.rank > 7) == (best.rank > 7))
    return away or position.rules.tunnel != "off"


def harms(position: Position, told: Phrase) -> bool:
    """Return whether a card does the reader's hand the harm that is told."""
    (card,), cards = cards_of(told, "card"), cards_of(told)
    if told.key == "advice-would-kill":
        return cards <= dying(position, Play(card)) & {*position.hands[0]}
    return all(in_danger(position, each, card) and not in_danger(position, each) for each in cards)


def least(position: Position, told: Phrase, count: Callable[[Card], int]) -> bool:
    """Return whether no card that fits has less of what is counted, and whether the numbers are right."""
    (best,) = cards_of(told, "card")
    found = [count(card) for card in fits(position)]
    return values(told)["count"] == count(best) == min(found) < max(found)


def others_open(position: Position, card: Card) -> int:
    """Return how many places a card opens that are not for the reader."""
    return len(opened(position, Play(card)) - {*position.hands[0]})


def others_behind(position: Position, card: Card) -> int:
    """Return how many cards of others wait further along a card's row, where no tunnel leads."""
    hidden = [each for each in PACK if each not in (*position.board, *position.hands[0])]
    return sum(other_rank(card, each, position) for each in hidden)


CHECKS: dict[str, Callable[[Position, Move, Phrase], bool]] = {
    "brings-out": lambda position, move, _: not after(position, move).hands[0],
    "brings-saves": lambda position, _, told: all(in_danger(position, each) for each in cards_of(told, "card")),
    "brings-saves-group": lambda position, _, told: all(in_danger(position, each) for each in cards_of(told, "card")),
    "brings-kills": lambda position, move, told: cards_of(told) == dying(position, move) - {*position.hands[0]},
    "brings-presses": lambda position, move, told: all(
        open_sides(position, each) > open_sides(position, each, *laid_by(move)) == 1 and each not in position.hands[0]
        for each in cards_of(told)
    ),
    "brings-opens-own": lambda position, move, told: cards_of(told) == opened(position, move) & {*position.hands[0]},
    "brings-leads": lambda position, move, told: all(
        each in position.hands[0] and other_rank(laid_by(move)[-1], each, position) and each not in fits(position)
        for each in cards_of(told)
    ),
    "brings-opens-nothing": lambda position, move, _: not opened(position, move),
    "brings-keeps": lambda position, _, told: cards_of(told, "places").isdisjoint(position.open_places),
    "advice-rids-joker": lambda position, move, _: (
        isinstance(move, LayJoker) and "★" not in map(str, after(position, move).hands[0])
    ),
    "advice-only": lambda position, move, told: (
        fits(position) == laid_by(move) and values(told)["left"] == position.view(0).passes_left
    ),
    "advice-only-free": lambda position, move, _: fits(position) == laid_by(move) and position.rules.passes is None,
    "advice-pass": lambda position, move, told: (
        move != PASS and position.may(0, PASS) and values(told)["left"] == position.view(0).passes_left
    ),
    "advice-alike": lambda position, move, told: (
        {*laid_by(move)} < {*fits(position)} and values(told)["left"] == position.view(0).passes_left
    ),
    "advice-behind": lambda position, _, told: (
        position.rules.tunnel != "off" or least(position, told, lambda card: others_behind(position, card))
    ),
    "advice-places": lambda position, _, told: least(position, told, lambda card: others_open(position, card)),
    "advice-sides": lambda position, _, told: least(position, told, lambda card: open_sides(position, card)),
    "advice-spares": lambda position, _, told: harms(position, inner(told)) and spared(position, told),
    "advice-waits": lambda position, move, told: move == PASS and harms(position, inner(told)),
    "advice-can-wait": lambda position, *_: not any(in_danger(position, card) for card in position.hands[0]),
    "advice-tried": lambda *_: True,
}
"""Whether what a reason says holds, counted anew from the board and the hands."""


def inner(told: Phrase) -> Phrase:
    """Return what is said of the card that would do harm."""
    found = values(told)["harm"]
    assert isinstance(found, Phrase)
    return found


def spared(position: Position, told: Phrase) -> bool:
    """Return whether the card that is said to do the hand no harm kills none of it and puts none in danger."""
    (card,) = cards_of(told, "card")
    rest = [each for each in position.hands[0] if each is not card]
    news = [each for each in rest if in_danger(position, each, card) and not in_danger(position, each)]
    return not news and not dying(position, Play(card)) & {*rest}


@pytest.mark.parametrize("rules", PRESETS)
def test_every_hint_has_a_reason_that_holds(rules: str) -> None:
    found = unsaid = 0
    for number, (position, move) in enumerate(moments(rules)):
        told = advice(position.view(0), move)
        assert 0 < len(told) <= 2
        for each in told:
            assert CHECKS[each.why.key](position, move, each.why), (str(position), str(move), say(each.why))
            assert all("{" not in say(each.why, lang, NAMES) for lang in LANGUAGES)
        if number % 2 == 0:
            found, unsaid = found + 1, unsaid + (told[0].why.key == "advice-tried")
    assert found > 15
    assert unsaid <= max(1, UNSAID * found) if rules != "forced" else unsaid <= found / 5


@pytest.mark.parametrize("rules", PRESETS)
def test_every_nudge_names_or_shows_an_own_card_the_joker_a_player_or_what_a_card_lets_in(rules: str) -> None:
    for position, move in moments(rules):
        shown, nudge = hints._nudge(position.view(0), move)  # noqa: SLF001, the first step alone
        assert {*shown} <= {*position.hands[0]}
        cards = position.legal_moves.cards
        after = {place for card in cards for place in position.after(Play(card))[0].open_places}
        for lang in LANGUAGES if nudge else ():
            assert nudge
            said = say(nudge, lang, NAMES)
            named = {read_card(text) for text in CARD.findall(said)} | {*shown}
            let_in = after if nudge.key == "hint-nudge-either" else set[Card]()
            assert named <= {*position.hands[0]} | let_in, said
            is_of_passing = nudge.key in {"hint-nudge-only-own", "hint-nudge-wait", "hint-nudge-harm"}
            assert named or "★" in said or is_of_passing or any(name in said for name in NAMES[1:]), said


@pytest.mark.parametrize("rules", PRESETS)
def test_both_steps_are_the_same_when_the_others_cards_are_dealt_anew(rules: str) -> None:
    rng = Random(5)
    for number, (position, move) in enumerate(moments(rules)):
        other = redealt(position, 0, rng) if number % 5 == 0 else None
        if other is not None and move in other.legal_moves:
            view, again = position.view(0), other.view(0)
            assert advice(view, move) == advice(again, move)
            assert hints._nudge(view, move) == hints._nudge(again, move)  # noqa: SLF001


@pytest.mark.parametrize(
    ("text", "move", "nudge", "reason"),
    [
        (
            "killer; board ♠7 ♠8 ♠10 ♥7 ♥8 ♥10 ♦7 ♣7; hands ♠9 ♣6 ♦2 | … | … | …; turn 0",
            "♠9",
            "You hold ♠9: its place on the board has only one open side left. Can it wait?",
            "If somebody plays ♥9 first, ♠9 dies in your hand. It leaves another player's ♥9 one side away from dying.",
        ),
        (
            "killer; board ♠7 ♥7 ♦7 ♣7 ♠9; hands ♥8 ♦6 | … | … | …; turn 0",
            "♥8",
            "♥8 and ♦6 fit. Which of them shuts in a card that is not yours?",
            "It kills another player's ♠8.",
        ),
        (
            "killer; board ♠7 ♥7 ♦7 ♣7; hands ♥8 ♥10 ♦6 | … | … | …; turn 0",
            "pass",
            "♥8 and ♦6 fit. Is any card of yours in danger if you wait? And if you play?",
            "No card of yours is in danger, so you can wait.",
        ),
        (
            "basic; board ♠7 ♥7 ♦7 ♣7; hands ♠8 ♠J ♥6 | … | … | …; turn 0",
            "♠8",
            "Your ♠J has to wait for its run. Which card of yours helps it along?",
            "That run leads on to your own ♠J.",
        ),
        (
            "basic; board ♠7-9 ♥7 ♦7 ♣7; hands ♠10 ♥6 ♣2 | … | … | …; turn 0",
            "♠10",
            "♠10 and ♥6 fit. Look along their runs: behind which of them do the others have the fewest cards?",
            "Of the cards that fit, ♠10 helps the others least: only 3 of their cards can follow it.",
        ),
    ],
)
def test_the_first_step_leads_to_the_second(text: str, move: str, nudge: str, reason: str) -> None:
    view, best = whole(text).view(0), parse_move(move)
    asked = hints._nudge(view, best)[1]  # noqa: SLF001
    assert asked
    assert say(asked, "en", NAMES) == nudge
    assert " ".join(say(each.why, "en", NAMES) for each in advice(view, best)) == reason


def test_a_table_of_killer_gives_both_steps_by_name() -> None:
    game = Game("killer", names=NAMES, seed=3)
    while game.position.turn != 0:
        game.play(game.legal_moves[0])
    asked = [
        hints.hint(
            Snapshot(game, game.position, (), game.history, NAMES, you=0, lang="en", chance="a hint", hints=number)
        )
        for number in range(2)
    ]
    first, second = asked
    assert first is not None
    assert second is not None
    assert CARD.search(first["headline"])
    assert second["reason"]


def test_K3_a_card_that_is_killed_comes_before_one_that_is_left_a_side() -> None:
    told = 0
    for position, move in moments("killer"):
        keys = [each.why.key for each in advice(position.view(0), move)]
        theirs = dying(position, move) - {*position.hands[0]}
        if isinstance(move, Play) and "brings-presses" in keys and theirs:
            assert "brings-kills" in keys[: keys.index("brings-presses")]
            told += 1
    assert told
