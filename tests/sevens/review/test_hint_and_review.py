"""The hint and the review of one moment: what the hint had said is told, and how it stands beside the review."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Game, Position
from sevens_teach.play.reviewed import Mark
from sevens_teach.practice import keep_mistake
from sevens_teach.say.messages import say
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.review import reasons
from sevens_teach.sevens.review.model import LOSS
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.ui import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS = (8, 9, 10, 11)


def reviewed(seed: int, *, hints: bool, reveal: bool = True) -> Any:  # noqa: ANN401, a table
    """Return the table of a game of random moves that was reviewed, every better move shown, or as it is at first."""
    table, chance = Table(Game(names=["You", "Ren", "Aoi", "Sora"], seed=seed), lang="en"), Random(seed)
    while not table.game.is_over:
        moves = list(table.game.view(0).legal_moves)
        for _ in range(2 if hints else 1):
            table._receive(None, {"kind": "hint"}, [])  # noqa: SLF001
        table._receive(None, {"kind": "move", "text": str(chance.choice(moves))}, [])  # noqa: SLF001
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001
    for moment in table.review["moments"] if reveal else ():
        table._receive(None, {"kind": "reveal", "ply": moment["ply"]}, [])  # noqa: SLF001
    return table


def lines(table: Any) -> list[tuple[int, str]]:  # noqa: ANN401, as above
    """Return what each moment says of the hint."""
    return [(each["ply"], line) for each in table.review["moments"] for line in each["why"] if "hint" in line.lower()]


def written(move: Any) -> str:  # noqa: ANN401, as above
    """Return a move as the review writes it."""
    told = reasons.written(move)
    return told if isinstance(told, str) else say(told, "en")


def test_what_a_hint_had_said_is_told_with_how_it_stands() -> None:
    told = {kind for seed in SEEDS for kind in kinds(reviewed(seed, hints=True))}
    assert told >= {"so", "too", "fair", "other"}


@pytest.mark.parametrize("rules", ["basic", "tunnel", "joker-pair", "killer"])
def test_hint_and_review_never_contradict_each_other(rules: str) -> None:
    for seed in range(2):
        for follows in (1.0, 0.0):
            table = played_beside_hints(rules, seed, follows)
            reviewer = table._session.reviewer  # noqa: SLF001
            for decision in reviewer.found.decisions:
                named = reviewer.hint_at(decision)
                assert named is not None, "a hint was given on each turn"
                assert not (decision.is_mistake and decision.played == named)
            assert not follows or "the hint's move was" not in " ".join(table.review["terms"])


def played_beside_hints(rules: str, seed: int, follows: float) -> Any:  # noqa: ANN401, a table
    """Return the reviewed table of a game in which a hint was asked for on each turn, and followed on this part."""
    table, chance = Table(Game(rules, names=["You", "Ren", "Aoi", "Sora"], seed=seed), lang="en"), Random(seed)
    while not table.game.is_over:
        position, moves = table.game.position, [*table.game.view(0).legal_moves]
        for _ in range(2):
            table._receive(None, {"kind": "hint"}, [])  # noqa: SLF001
        named = table._session._reviews.hinted.get(position, "pass")  # noqa: SLF001
        others = [str(each) for each in moves if str(each) != named]
        move = named if not others or chance.random() < follows else chance.choice(others)
        table._receive(None, {"kind": "move", "text": move}, [])  # noqa: SLF001
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001
    for moment in table.review["moments"]:
        table._receive(None, {"kind": "reveal", "ply": moment["ply"]}, [])  # noqa: SLF001
    return table


def test_a_turn_on_which_a_hint_was_not_followed_is_told_with_how_it_stands() -> None:
    said = " ".join(each for seed in range(4) for each in played_beside_hints("basic", seed, 0.8).review["terms"])
    assert re.search(
        r"On your \w+ turn the hint's move was [^.]+\. Your [^.]+ (was about as good|was fine, too)\.", said
    )


def kinds(table: Any) -> Iterator[str]:  # noqa: ANN401, as above
    """Yield what kind of thing each moment says of the hint, once that is known to be true."""
    reviewer = table._session.reviewer  # noqa: SLF001
    for moment in reviewer.found.moments:
        decision, said = moment.decision, [line for ply, line in lines(table) if ply == moment.decision.ply]
        hint = reviewer.hint_at(decision)
        if hint == decision.better == decision.played:
            assert not said, "there is nothing to explain"
            yield "too"
            continue
        assert len(said) == 1, "that a hint was given is not passed over"
        assert written(hint) in said[0]
        if not decision.is_mistake:
            gained = round(decision.option(hint).shown - decision.option(decision.played).shown, 2)
            how = "about as good" if abs(gained) < LOSS else "is better" if gained > 0 else "no mistake either"
            assert how in said[0]
            yield "fair"
            continue
        if hint == decision.better:
            assert said == [f"The hint had advised {written(hint)} too."]
            yield "so"
            continue
        behind = decision.option(hint).shown - decision.option(decision.better).shown
        assert ("about as good" in said[0]) is (round(behind, 2) < LOSS)
        yield "other"


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_is_asked_for_what_a_hint_had_said(seed: int) -> None:
    asked = {hints: reviewed(seed, hints=hints, reveal=False) for hints in (False, True)}
    reviewer, told = asked[True]._session.reviewer, 0  # noqa: SLF001
    without = {moment["ply"]: moment["hidden"] for moment in asked[False].review["moments"]}
    for moment in (each for each in asked[True].review["moments"] if each["ply"] in without):
        decision = next(each for each in reviewer.found.turning_points if each.ply == moment["ply"])
        named = decision.better == reviewer.hint_at(decision)
        assert moment["hidden"] is (without[moment["ply"]] and not named)
        told += named and without[moment["ply"]]
    assert told > 0


@pytest.mark.parametrize(
    ("position", "hidden"),
    [
        ("passes=3; board ♠A-7 ♥A-7 ♦A-K ♣A-7; hands ♠8 ♥8 ♥Q | ♠9-K | ♥9-J ♥K ♣8-K; turn 0", True),
        ("passes=0; board ♠A-7 ♥A-7 ♦A-K ♣A-K; hands ♠8 ♥8 ♥9 ♠Q | ♠9-J ♠K ♥10-K; turn 0", False),
        ("passes=2; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8 ♠K | ♠9-Q; turn 0; passes 0 2", False),
    ],
    ids=["two others", "one other card", "a pass alone"],
)
def test_what_would_have_been_better_is_asked_only_where_there_are_two_answers(position: str, *, hidden: bool) -> None:
    game = Game.from_position(Position.parse(position))
    game.play("♠8")
    while not game.is_over:
        game.play(game.legal_moves[0])
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.start()
    while reviewer.step():
        pass
    moment = next(each for each in reviewer.state("en", game.names)["moments"] if each["ply"] == 0)
    assert moment["mark"] != "good"
    assert moment["hidden"] is hidden
    assert any("What would have been better?" in each for each in moment["why"]) is hidden
    assert moment["why"][0].startswith("Better: ") is not hidden
    assert len(moment["why"]) > 1 or hidden, "it is told with its reason"


def test_a_nudge_alone_names_no_move_and_nothing_is_said_of_it() -> None:
    table = reviewed(SEEDS[0], hints=False)
    reviewer = table._session.reviewer  # noqa: SLF001
    told = {ply for ply, _ in lines(table)}
    for decision in reviewer.found.decisions:
        view = reviewer.found.before(decision).view(0)
        asks = hints._nudge(view, hints.weighed(view, f"0 {decision.ply}").best)[1] is not None  # noqa: SLF001
        assert not (asks and decision.ply in told)


def test_a_card_that_was_rightly_not_played_is_blamed_at_one_moment_alone() -> None:
    for seed in SEEDS:
        moments = reviewed(seed, hints=False)._session.reviewer.found.moments  # noqa: SLF001
        praised = [each for each in moments if each.mark is Mark.GOOD and not each.events]
        blamed = [each.decision.rival for each in praised if not isinstance(each.decision.rival, Pass)]
        assert len({*blamed}) == len(blamed)
        for each in praised:
            same = isinstance(each.decision.rival, Play)
            assert (reasons._the_same(replace(each, why=(), rather=()), (each,)) is each) is same  # noqa: SLF001
