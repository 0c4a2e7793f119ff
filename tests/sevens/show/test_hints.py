"""A hint's nudge at Sevens: it leads to the move that the hint names next, and names passes only where they tell.

And the move: where another is about as good, no order.
"""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from positions import whole

from sevens_teach import Game, Position, RandomPlayer, TipsPlayer, parse_move
from sevens_teach.cards import cards_in
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
        ("♠8", "♥6", "♠8 or ♥6: about the same. "),
        ("♠8", "pass", "♠8 or a pass: about the same. ♠8 saves you a pass."),
        ("pass", "♠8", "A pass or ♠8: about the same. A pass keeps "),
    ],
)
def test_a_close_hint_names_the_other_move_and_gives_no_order(
    best: str, close: str | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_: (parse_move(best), close and parse_move(close), True))
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    told = {lang: hinted(game, lang) for lang in ("en", "ja")}
    assert told["en"].startswith(said)
    assert "clearly better" not in told["en"], "how the moves compare is known"
    assert "{" not in told["en"] + told["ja"]
    assert close is None or told["en"].count(". ") >= 1, "a reason follows"
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
    game, rng = Game(rules, names=NAMES, seed=4), Random(4)
    found = 0
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        for best, close in zip(view.legal_moves.turn, view.legal_moves.turn[1:], strict=False):
            grounds = hints._compared(advice(view, best), close, tried=True)  # noqa: SLF001
            told = hints._of_close(view, best, close, grounds)  # noqa: SLF001
            assert holds(view, best, close, told[-1]), [say(each.why, "en", NAMES) for each in told]
            assert [each.why.key for each in told[:-1]] in ([], ["hint-with"], ["hint-with-pass"])
            *_, other = hints._of_both(view, best, close, grounds)  # noqa: SLF001
            if other != told[-1]:
                both = other.why.key == "hint-neither-opens"
                assert holds(view, close, best, Grounds("", phrase("hint-opens-nothing")) if both else other)
                assert not both or told[-1].why.key == "hint-opens-nothing"
            found += 1
        game.play(TipsPlayer().choose(view, rng))
    assert found > 10


def holds(view: View, best: Move, close: Move, told: Grounds) -> bool:
    """Return whether a reason is true of the move in this position, by the board before and after."""
    cards = set(told.cards)
    if told.why.key == "hint-alike":
        return not isinstance(close, Pass) or view.passes_left is None
    if told.why.key == "hint-saves-pass":
        return isinstance(close, Pass) and not isinstance(best, Pass)
    if told.why.key == "hint-keeps":
        places = dict[str, Any](told.why.args)["places"]
        return isinstance(best, Pass) and bool(places) and not {*places} & {*view.open_places}
    laid = laid_by(best)
    opened = {*cards_in(opened_by(view, *laid) & ~view.down)} - {*laid}
    if told.why.key == "hint-room":
        return bool(cards) and cards <= opened & set(cards_in(view.own))
    if told.why.key == "hint-leads":
        return (
            bool(cards)
            and cards <= set(cards_in(view.own)) - opened
            and {each.suit for each in cards} == {laid[0].suit}
        )
    is_opening = told.why.key == "hint-opens-nothing"
    return not opened if is_opening else told.why.key in hints._SPEAKS_FOR or told in advice(view, best)  # noqa: SLF001


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
                        assert re.search(rf"(It|{move}) costs you your own [^:,.]*{card}", said["reason"]), said
                        told += 1
                if close and own_killed(game.position, best):
                    assert own_killed(game.position, close), "the one that kills nothing of one's own comes first"
            game.play(TipsPlayer().choose(game.view(turn), rng))
    assert told
