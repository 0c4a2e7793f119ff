"""The review: what it counts as a mistake, against a position that is solved, and that it can be stopped."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sevens_teach import PRESETS, Game, GameError, Position, RandomPlayer, Rules, play_game
from sevens_teach.play.reviewed import Mark
from sevens_teach.review import as_json, choices_of, review, why
from sevens_teach.say.messages import say
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.review import telling
from sevens_teach.sevens.review.judging import judged
from sevens_teach.sevens.review.model import Decision, Loss, Option
from sevens_teach.sevens.review.trials import Tried
from sevens_teach.solver import solve


def played(rules: Rules | str, seed: int) -> Game:
    """Return a whole game of four at random."""
    game = Game(rules, seed=seed)
    play_game(game, [RandomPlayer(passing=True)] * 4, Random(seed))
    return game


def test_the_same_chance_gives_the_same_review_of_every_choice() -> None:
    game = played("basic", 3)
    found = review(game, 1, worlds=12, rng=Random(1))
    assert found.is_whole
    assert [each.played for each in found.decisions] == [game.history[each.ply].move for each in found.decisions]
    assert all(len(each.options) > 1 for each in found.decisions)
    assert 0 <= found.accuracy <= 100
    assert as_json(found) == as_json(review(game, 1, worlds=12, rng=Random(1)))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_preset_is_reviewed_and_told_in_both_languages(rules: Rules) -> None:
    found = review(played(rules, 5), 0, worlds=8, rng=Random(2))
    assert all(len(why(moment)) > 1 for moment in found.moments)
    for lang in ("en", "ja"):
        moments = as_json(found, lang)["moments"]
        assert len(moments) <= 4
        assert all(sentence for moment in moments for sentence in moment["why"])


def test_it_can_be_stopped_and_says_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []

    def progress(done: int, total: int) -> bool:
        heard.append((done, total))
        return done < 2

    found = review(played("basic", 3), 1, worlds=4, rng=Random(1), progress=progress)
    assert (len(found.decisions), found.is_whole, [done for done, _ in heard]) == (2, False, [1, 2])


def test_a_mistake_is_large_sure_and_one_whatever_the_others_do() -> None:
    option = Option(PASS, 2.0, 0.1, 0.5, 0.1)
    better = Option(Play("♠6"), 1.5, 0.1, 0.6, 0.1)
    big, small, unsure = Loss(0.5, 0.1), Loss(0.04, 0.001), Loss(0.5, 0.2)

    def decision(*losses: Loss) -> Decision:
        return Decision(0, PASS, (better, option), better.move, (losses[0], losses[1]), losses[2])

    assert decision(big, big, big).is_mistake
    assert not decision(big, small, big).is_mistake
    assert not decision(unsure, big, big).is_mistake
    assert decision(unsure, big, big).was_hidden
    assert not decision(big, big, big).was_hidden
    assert round(decision(big, big, big).accuracy(4), 2) == 46.77
    assert decision(unsure, big, big).accuracy(4) == 100


def test_one_scale_from_slip_to_blunder() -> None:
    best = Option(Play("♠6"), 1.0, 0.1, 0.6, 0.1)

    def marked(places: float) -> Mark | None:
        loss, played = Loss(places, 0.001), Option(PASS, 1.0 + places, 0.1, 0.5, 0.1)
        return Decision(0, PASS, (best, played), best.move, (loss, loss), loss).mark

    assert [marked(each) for each in (0.06, 0.19, 0.21, 0.59, 0.61, 3.0)] == [
        *(Mark.SLIP, Mark.SLIP, Mark.MISTAKE, Mark.MISTAKE, Mark.BLUNDER, Mark.BLUNDER)
    ]
    assert marked(0.04) is None


def test_the_last_card_is_not_praised_for_want_of_another() -> None:
    pass_, last, rival = (Option(move, place, 0, 0, 0) for move, place in ((PASS, 2), (Play("♦J"), 1), (Play("♠6"), 2)))
    nothing, much = Loss(0, 0), Loss(1, 0)
    alone = Decision(0, last.move, (last, pass_), last.move, (nothing,), nothing, much)
    chosen = Decision(0, last.move, (last, rival, pass_), last.move, (nothing,), nothing, much)
    stopped = Decision(0, PASS, (last, pass_), PASS, (nothing,), nothing, much)
    assert [each.mark for each in (alone, chosen, stopped)] == [None, Mark.GOOD, Mark.GOOD]


def test_to_lay_ones_last_card_is_no_choice_and_to_keep_it_is_one() -> None:
    game = Game.from_position(Position.parse("passes=3; board ♠A-8 ♥A-7 ♦A-K ♣A-K; hands ♠9 | ♠10-K | ♥8-K; turn 0"))
    game.play("pass")
    assert choices_of(game, 0) == (0,)
    game.undo()
    game.play("♠9")
    assert choices_of(game, 0) == ()


def test_S5_with_two_hands_the_mistakes_are_the_moves_that_lose_a_won_game() -> None:
    called = kept = 0
    for seed in range(16):
        game, rng = Game("basic", 2, seed=seed), Random(seed)
        while game.position.turn is not None and sum(map(len, game.position.hands)) > 26:
            game.play(RandomPlayer().choose(game.view(game.position.turn), rng))
        position = game.position
        if position.turn is None or solve(position).winner != position.turn:
            continue
        for move in position.legal_moves.turn:
            after, _ = position.after(move)
            winner = solve(after).winner if after.outcome is None else after.outcome.winner
            wins = winner == position.turn
            assert judged(position, 0, move, 4, Random(seed)).is_mistake is not wins
            called, kept = called + (not wins), kept + wins
    assert called > 3
    assert kept > 3


def test_what_a_review_refuses() -> None:
    with pytest.raises(GameError, match="worlds=1: expected 2 or more"):
        review(Game(seed=1), 0, worlds=1, rng=Random(1))


@pytest.mark.parametrize(
    ("cost", "said", "japanese"),
    [
        (0.02, "hardly anything", "ほんのわずか"),
        (0.05, "a little", "少し"),
        (0.19, "a little", "少し"),
        (0.2, "about a quarter of a place", "順位4分の1ほど"),
        (0.37, "about a quarter of a place", "順位4分の1ほど"),
        (0.38, "about half a place", "順位半分ほど"),
        (0.59, "about half a place", "順位半分ほど"),
        (0.6, "about three quarters of a place", "順位4分の3ほど"),
        (0.94, "about one place", "順位1つほど"),
        (1.3, "about one and a half places", "順位1つ半ほど"),
        (2.1, "about 2 places", "順位2つほど"),
        (2.31, "about 2 and a half places", "順位2つ半ほど"),
    ],
)
def test_every_loss_is_told_in_words_as_large_as_its_mark(cost: float, said: str, japanese: str) -> None:
    decision: Any = SimpleNamespace(cost=cost, options=[SimpleNamespace(place_error=0.1)], played=PASS)
    told = telling.cost_of(decision)
    assert (told is None) is (cost < 0.2), "of a slip the better move says that it is little"
    if told is not None:
        often = {
            "about a quarter of a place": (
                "a place in about one game of four",
                "4ゲームに1回くらい、順位が1つ下がる損",
            ),
            "about half a place": ("a place in about every second game", "2ゲームに1回くらい、順位が1つ下がる損"),
            "about three quarters of a place": (
                "a place in about three games of four",
                "4ゲームに3回くらい、順位が1つ下がる損",
            ),
        }
        english, costs = often.get(said, (f"{said} on average", f"平均で{japanese}の損"))
        assert say(told, "en") == f"That costs you {english}."
        assert say(told, "ja") == f"この手は、{costs}です。"
    assert say(telling.amount(cost), "en") == said
    assert say(telling.amount(cost), "ja") == japanese


SIZES = {"least": 0.02, "little": 0.1, "quarter": 0.25, "half": 0.5, "most": 0.75}
"""What each part of a place that is told comes to."""


def places_told(told: dict[str, Any]) -> float:
    """Return how many places a loss is told as."""
    return SIZES.get(told["size"], float(told["places"] + (told["half"] == "yes") / 2))


def test_no_larger_loss_is_told_as_a_smaller_one_and_none_belies_its_mark() -> None:
    values = [places_told(dict[str, Any](telling.amount(hundredths / 100).args)) for hundredths in range(1, 301)]
    assert values == sorted(values)
    for hundredths, value in enumerate(values, 1):
        assert (value < 0.2) is (hundredths < 20), "a slip"
        assert (value >= 0.6) is (hundredths >= 60), "a big mistake"
        assert abs(value - hundredths / 100) <= 0.26


def test_no_move_is_told_to_bring_less_than_the_last_place() -> None:
    position = Game(seed=1).position
    moves = tuple(position.legal_moves.turn)[:2]
    tried = Tried(position, moves, "tips", [], 0, [None, None])  # a move left out early
    tried.worths = [[-3, -4, -4, -4], [-4]]
    assert tried.worth(1) == -4.75
    assert [tried.option(index).place for index in range(2)] == [3.75, 4]
