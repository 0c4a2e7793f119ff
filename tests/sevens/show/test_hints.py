"""A hint's nudge at Sevens: it leads to the move that the hint names next, and names passes only where they tell.

And the move: one, with one reason, and where another is about as good, which.
"""

from __future__ import annotations

import re
from itertools import pairwise, permutations
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from positions import whole

from sevens_teach import Game, Position, RandomPlayer, TipsPlayer, parse_move
from sevens_teach.cards import ALL, cards_in
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import phrase, say
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.moves import PASS, Pass, laid_by
from sevens_teach.sevens.review.judging import judged
from sevens_teach.sevens.review.model import LOSS, MISTAKE, sensible
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.why.advice import advice
from sevens_teach.sevens.why.consequences import opened_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Move
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View

NAMES = ("You", "Ren", "Aoi")
QUESTION = "Do you have to play ♠3 just now?"
ANY = "Do you have to play a card just now?"


@pytest.mark.parametrize(
    ("rules", "passes", "said"),
    [
        ("passes=3", "0 0 0", f"You have 3 passes left. {QUESTION}"),
        ("passes=3", "2 0 0", f"You have 1 pass left. {QUESTION}"),
        ("passes=3", "0 1 2", f"Aoi has 1 pass left. {ANY}"),
        ("passes=3", "0 3 0", f"Ren has no pass left. {ANY}"),
        ("passes=3", "3 3 0", QUESTION),
        ("passes=unlimited", "", QUESTION),
    ],
)
def test_where_a_pass_is_best_the_nudge_names_who_is_short_of_passes_or_how_many_one_has(
    rules: str, passes: str, said: str
) -> None:
    start = f"{rules}; board ♠4-K ♥A-K ♦A-K ♣A-K; hands ♠3 | ♠2 | ♠A; turn 0"
    view = Position.parse(start + (f"; passes {passes}" if passes else "")).view(0)
    cards, nudge = hints._nudge(view, PASS)  # noqa: SLF001, the first step alone
    assert cards == ()
    assert say(nudge, "en", NAMES) == said
    assert "{" not in say(nudge, "ja", NAMES)


GAMES = 3
WORLDS = 400
"""In this many worlds the review judges what a hint has said."""


def asked(rules: str) -> Iterator[tuple[Position, Move, Move | None, bool]]:
    """Yield the reader's turns with a choice in some games, each with what a hint finds there."""
    for seed in range(GAMES):
        game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            if turn == 0 and len(view.legal_moves.turn) > 1:
                yield (game.position, *hints.weighed(view, f"{seed} {len(game.history)}"))
            player = RandomPlayer(passing=True) if rng.random() < 0.2 else TipsPlayer()
            game.play(player.choose(view, rng))


@pytest.mark.parametrize("rules", ["basic", "tunnel", "joker-pair", "killer"])
def test_a_move_that_a_hint_calls_about_as_good_is_no_mistake_by_the_review(rules: str) -> None:
    found = []
    for position, best, close, _ in asked(rules):
        if close is not None:
            decision = judged(position, 0, close, WORLDS, Random(1))
            found.append(decision.option(close).place - decision.option(best).place)
            assert found[-1] < MISTAKE
            assert close in sensible(position, best), "a pass too many is none"
    assert len(found) > 2
    assert sum(each < LOSS for each in found) >= 0.7 * len(found)


def test_where_a_hint_gives_an_order_the_next_best_move_is_worse_by_the_review() -> None:
    worse = []
    for rules in ("joker-pair", "killer"):
        for position, best, close, tried in asked(rules):
            assert tried
            if close is None:
                options = judged(position, 0, best, WORLDS, Random(1)).options
                own, *others = sorted(options, key=lambda each: each.move != best)
                worse.append(min(each.place for each in others) > own.place)
    assert sum(worse) >= 0.8 * len(worse) > 10


CLOSE = "basic; board ♠7 ♥7 ♦7 ♣7; hands ♠8 ♥6 ♣2 | … | … | …; turn 0"


@pytest.mark.parametrize(
    ("best", "close", "said"),
    [
        ("♠8", None, "Play ♠8."),
        ("pass", None, "Pass."),
        ("♠8", "♥6", "Play ♠8. It keeps your ♥6 for later, and ♥5 shut. ♥6 is about as good."),
        ("♠8", "pass", "Play ♠8. It saves you a pass. A pass is about as good."),
        ("pass", "♠8", "Pass. That keeps ♠9 and ♥5 shut. ♠8 is about as good."),
    ],
)
def test_a_close_hint_names_one_move_with_one_reason_and_quietly_the_other(
    best: str, close: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_: (parse_move(best), close and parse_move(close), True))
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    told = {lang: hinted(game, lang) for lang in ("en", "ja")}
    assert told["en"].startswith(said)
    assert "clearly better" not in told["en"], "how the moves compare is known"
    assert "{" not in told["en"] + told["ja"]
    assert ("ほとんど変わりません" in told["ja"]) is (close is not None)


def test_where_nothing_else_speaks_for_a_move_it_is_said_to_have_come_out_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_: (parse_move("♠8"), None, True))
    monkeypatch.setattr(hints, "advice", lambda *_: (Grounds("B6", phrase("advice-alike", left=2)),))
    told = hinted(Game.from_position(whole(CLOSE), names=(*NAMES, "Sora")), "en")
    assert told == (
        "Play ♠8. I played on from here in my head, many times: on average, this came out best. "
        "A pass instead would cost one of your 2."
    )


@pytest.mark.parametrize("best", ["♠8", "♥6", "pass"])
def test_the_same_question_is_not_asked_twice_running(best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_: (parse_move(best), None, True))
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    for lang in ("en", "ja"):
        said = ["", "", "", ""]
        for number in range(1, len(said)):
            names = tuple(game.names)
            told = hints.hint(Snapshot(game, game.position, (), (), names, you=0, lang=lang, asked=said[number - 1]))
            assert told is not None
            said[number] = told["headline"]
            assert said[number] != said[number - 1]
            assert "{" not in said[number]


def hinted(game: Game, lang: str) -> str:
    """Return what a hint says that is asked for twice."""
    names = tuple(game.names)
    told = hints.hint(Snapshot(game, game.position, (), game.history, names, you=0, lang=lang, hints=1))
    assert told is not None
    return f"{told['headline']} {told['reason']}"


@pytest.mark.parametrize("rules", ["basic", "joker-pair", "tunnel", "killer"])
def test_a_close_hint_always_gives_one_reason_that_holds_and_never_one_against_the_move(rules: str) -> None:
    found = set()
    game, rng = Game(rules, names=NAMES, seed=4), Random(4)
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        weights = {move: hints._weight(view, move) for move in view.legal_moves.turn}  # noqa: SLF001
        for best, close in permutations(weights, 2):
            if weights[best] <= weights[close]:
                for number in range(4):
                    told = hints._reason(view, best, close, number)  # noqa: SLF001
                    assert holds(view, best, close, told), say(told.why, "en", NAMES)
                    assert "{" not in say(told.why, "en", NAMES) + say(told.why, "ja", NAMES)
                    found.add(told.why.key)
        game.play(TipsPlayer().choose(view, rng))
    assert len(found) > 4


def test_a_hint_decides_for_the_move_with_the_better_reason_in_cards_and_never_hides_a_pass() -> None:
    seen = 0
    for rules in ("basic", "killer"):
        for position, best, close, tried in asked(rules):
            if close is not None and tried:
                view = position.view(0)
                weights = [(bool(own_killed(position, each)), hints._weight(view, each)) for each in (best, close)]  # noqa: SLF001
                assert weights == sorted(weights) or isinstance(close, Pass)
                seen += isinstance(close, Pass)
    assert seen


def test_where_cards_give_no_reason_what_is_said_differs_from_turn_to_turn() -> None:
    view = whole(CLOSE).view(0)
    told = [hints._reason(view, parse_move("♠8"), parse_move("♥6"), turn) for turn in range(4)]  # noqa: SLF001
    assert len({each.why.key for each in told}) > 1
    assert all(each != after for each, after in pairwise(told))


def holds(view: View, best: Move, close: Move, told: Grounds) -> bool:  # noqa: C901, PLR0911, PLR0912, a case a kind
    """Return whether a reason is true of the move in this position, by the board before and after."""
    cards, values = set(told.cards), dict[str, Any](told.why.args)
    laid = laid_by(best)
    opened = {*cards_in(opened_by(view, *laid) & ~view.down)} - {*laid}
    is_row = view.rules.tunnel == "off" and not view.rules.killer
    own = {*cards_in(view.own)}
    match told.why.key:
        case "hint-saves-pass":
            return isinstance(close, Pass) and not isinstance(best, Pass) and view.passes_left is not None
        case "hint-keeps":
            return isinstance(best, Pass) and bool(values["places"]) and not {*values["places"]} & {*view.open_places}
        case "hint-room":
            return bool(cards) and cards <= opened & own
        case "hint-leads":
            return bool(cards) and cards <= own - opened and {each.suit for each in cards} == {laid[0].suit}
        case "hint-opens-nothing":
            return not opened
        case "hint-row-end":
            return is_row and [*values["cards"]] == beyond(view, laid[0], ~view.own) and len(values["cards"]) <= 2
        case "hint-fewer":
            counts = [len(beyond(view, laid_by(each)[0], ~view.own)) for each in (best, close)]
            return bool(values["count"] < values["more"]) and (
                not is_row or counts == [values["count"], values["more"]]
            )
        case "hint-for-later":
            both = {*cards_in(opened_by(view, *laid, values["card"]))}
            return values["card"] in own and bool(values["places"]) and {*values["places"]} <= both - opened - own
        case "hint-last-of-suit":
            return [each.suit for each in own].count(laid[0].suit) == 1
        case "hint-all-far":
            counts = [count for player, count in enumerate(view.counts) if player != view.player and count]
            return values["count"] in range(4, min(counts) + 1)
        case "hint-can-afford":
            return isinstance(best, Pass) and bool(values["left"] == view.passes_left != 0)
        case "hint-not-nearer":
            return not beyond(view, laid_by(close)[0], view.own)
        case "hint-no-harm" | "hint-one-fewer":
            return not isinstance(best, Pass)
    return told.why.key in {*hints._OF_OWN, *hints._OF_OTHERS} or told in advice(view, best)  # noqa: SLF001


def beyond(view: View, card: Card, among: int) -> list[Card]:
    """Return the cards of a set, not down, beyond one in its row, seen from the 7."""
    away = 1 if card.rank > 7 else -1
    found = [each for each in cards_in(ALL & ~view.down & among) if each.suit is card.suit and each != card]
    return [each for each in found if card.rank == 7 or (each.rank - card.rank) * away > 0]


def own_killed(position: Position, move: Move) -> set[str]:
    """Return the reader's cards that die of a move, by the engine."""
    if isinstance(move, Pass):
        return set()
    after, _ = position.after(move)
    died = cards_in(after.dead & ~position.dead)
    return {str(card) for card in died if card in position.hands[0] and str(card) != str(move)}


def test_K3_a_hint_that_names_a_move_which_kills_an_own_card_says_so() -> None:
    told = 0
    for seed in range(12):
        game, rng = Game("killer", names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            if turn == 0 and len(game.legal_moves) > 1:
                shot = Snapshot(
                    game, game.position, (), game.history, NAMES, you=0, lang="en", chance=f"{seed}", hints=1
                )
                best, close, _ = hints.weighed(game.view(0), f"{seed}")
                said = hints.hint(shot)
                assert said is not None
                for move in (best, close):
                    died = own_killed(game.position, move) if move else set()
                    for card in died:
                        assert re.search(rf"(It costs you|{move} kills) your own [^,.]*{card}", said["reason"]), said
                        told += 1
                if close and own_killed(game.position, best):
                    assert own_killed(game.position, close), "the one that kills nothing of one's own comes first"
            game.play(TipsPlayer().choose(game.view(turn), rng))
    assert told


@pytest.mark.parametrize(("spent", "broke"), [("1 2 3", "Aoi"), ("1 3 3", "Ren"), ("0 2 1", None)])
def test_B6_where_nothing_but_own_cards_fits_a_pass_says_who_goes_broke_by_it(spent: str, broke: str | None) -> None:
    start = f"basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,10 | ♠9,J | ♠Q,K; turn 0; passes {spent}"
    game = Game.from_position(Position.parse(start), names=NAMES)
    told = hints._only_own(game.view(0))  # noqa: SLF001
    assert told is not None
    said = say(told.why, "en", NAMES)
    assert said.endswith(f"pass, and {broke} goes broke." if broke else "pass, and it costs each of the others a pass.")
    while game.position.turn is not None and (game.position.turn or len(game.history) == 0):
        assert game.position.turn == 0 or [*game.legal_moves] == [parse_move("pass")]
        game.play("pass")
        if game.position.exits:
            break
    assert [NAMES[each.player] for each in game.position.exits] == ([broke] if broke else [])
    opened = Position.parse(start.replace("♠8,10 | ♠9", "♠9,10 | ♠8"))
    assert hints._only_own(opened.view(0)) is None, "Ren's ♠8 fits"  # noqa: SLF001
