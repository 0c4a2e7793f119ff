"""What comes of the better of two moves for the others and for what is left over, counted here anew."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from whole_review import NAMES, reviewed

from sevens_teach.cards import Card
from sevens_teach.say.messages import Who, phrase, say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.review.model import is_fate
from sevens_teach.sevens.review.what_befell import often_in, played_on

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.review import Moment, Review
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.review.what_befell import Step

JA_NAMES = ("あなた", "レン", "アオイ", "ソラ")


def comes(found: Review, moment: Moment, told: Phrase, line: Iterable[Step]) -> bool:
    """Return whether what a sentence tells comes in a line of play, by its events and its end."""
    values, laid, passed, broke = dict[str, Any](told.args), set[str](), 0, False
    position = before = found.before(moment.decision)
    other = values["player"].player if "player" in values else found.player
    for position, events in line:
        first, moves = events[0], before.legal_moves
        laid |= {str(first.cards[0])} if first.kind is Happening.PLAYED and first.player == found.player else set()
        passed += first.kind is Happening.PASSED and before.turn == other and not (moves.cards or moves.jokers)
        broke = broke or any(each.kind is Happening.BANKRUPT and each.player == other for each in events)
        before = position
    assert position.outcome is not None
    match told.key:
        case "review-after-stopped":
            return broke and position.outcome.rank_of(other) > position.outcome.rank_of(found.player)
        case "review-after-laid":
            return values["card"] in laid
        case _:
            return passed > _before(found, moment, told)


def _before(found: Review, moment: Moment, told: Phrase) -> int:
    """Return how often another has to pass at most after the worse move where it comes as often as it is told."""
    values = dict[str, Any](told.args)
    position, played = found.before(moment.decision), moment.decision.played
    return max(0, min(_passes(position, played, each, values["player"].player) for each in range(values["tries"])))


def _passes(position: Any, move: Move, number: int, other: int) -> int:  # noqa: ANN401, a position of Sevens
    found = 0
    for after, events in played_on(position, move, f"try {number}"):
        moves = position.legal_moves
        found += events[0].kind is Happening.PASSED and position.turn == other and not (moves.cards or moves.jokers)
        position = after
    return found


@pytest.mark.parametrize(
    ("rules", "seed", "ply", "said"),
    [
        ("fantan", 31, 20, "After ♣8 Ren nearly always goes broke, waiting for your ♦J."),
        ("joker-pair", 28, 19, "After ♠Q Aoi nearly always goes broke."),
        ("tunnel-oneway", 5, 5, "After ♠5 Aoi nearly always goes broke."),
        ("joker-pair", 0, 38, "After ♣Q you nearly always get to play your ♠Q."),
        ("tunnel", 18, 43, "After a pass Aoi nearly always spends one pass more than after ♠K."),
    ],
)
def test_S1_what_comes_of_the_better_move_elsewhere_is_told_where_it_spares_the_own_hand_nothing(
    rules: str, seed: int, ply: int, said: str
) -> None:
    found = reviewed(rules, seed)
    moment = next(each for each in found.moments if each.decision.ply == ply)
    (told,) = (each for each in (*moment.events, *moment.rather) if each.key.startswith("review-after-"))
    assert say(told, "en", NAMES) == said
    values, decision = dict[str, Any](told.args), moment.decision
    better = decision.unseen if is_fate(moment) else decision.better
    assert better is not None
    position = found.before(decision)
    for move, count in ((better, values["count"]), (decision.played, values["rest"])):
        lines = (played_on(position, move, f"try {each}") for each in range(values["tries"]))
        assert sum(comes(found, moment, told, line) for line in lines) == count
    assert values["count"] - values["rest"] >= values["tries"] / 4
    real = [(entry.position, entry.events) for entry in found.game.history[ply:]]
    assert told.key == "review-after-passes" or not comes(found, moment, told, real)


def test_where_no_card_tells_why_a_hidden_move_was_better_that_is_said() -> None:
    for rules, seed, ply, said in (
        ("fantan", 27, 18, "No single card shows why: played on many times, that simply ends better."),
        ("joker-pair", 30, 3, "After ♠6 you usually come in ahead of Ren. No single card shows why."),
    ):
        (moment,) = (each for each in reviewed(rules, seed).moments if each.decision.ply == ply)
        told = " ".join(say(each, "en", NAMES) for each in moment.events)
        assert f" would have been better here. {said} From what you could see, though," in told
        assert all("{" not in say(each, "ja", JA_NAMES) for each in moment.events)


def test_every_sentence_of_what_comes_elsewhere_is_one_in_both_languages() -> None:
    sides = {"move": "♠4", "other": phrase("review-pass"), **often_in(12, 0, 16)}
    for key, more, en, ja in (
        ("stopped", {"cards": ()}, "After ♠4 Sora usually goes broke.", "♠4なら、多くのゲームでソラが破産します。"),
        (
            "stopped",
            {"cards": (Card("♣9"),)},
            "After ♠4 Sora usually goes broke, waiting for your ♣9.",
            "♠4なら、多くのゲームでソラがあなたの♣9を待ったまま破産します。",
        ),
        ("laid", {"card": "♠Q"}, "After ♠4 you usually get to play your ♠Q.", "♠4なら、多くのゲームで♠Qを出せます。"),
        (
            "passes",
            {"passes": 1},
            "After ♠4 Sora usually spends one pass more than after a pass.",
            "♠4なら、多くのゲームでソラのパスするしかない番がパスより1回増えます。",
        ),
        (
            "passes",
            {"passes": 3},
            "After ♠4 Sora usually spends 3 passes more than after a pass.",
            "♠4なら、多くのゲームでソラのパスするしかない番がパスより3回増えます。",
        ),
    ):
        told = phrase(f"review-after-{key}", player=Who(3), **sides, **more)
        assert (say(told, "en", NAMES), say(told, "ja", JA_NAMES)) == (en, ja)


def test_that_a_move_was_better_or_that_no_card_shows_why_is_not_measured_as_a_reason() -> None:
    measure = runpy.run_path(str(Path(__file__).parents[3] / "benchmarks" / "reasons.py"))["is_in_cards"]
    for rules, seed, ply, is_reason in (
        ("fantan", 27, 18, False),
        ("joker-pair", 30, 3, False),
        ("fantan", 31, 20, True),
    ):
        (moment,) = (each for each in reviewed(rules, seed).moments if each.decision.ply == ply)
        assert measure(moment) is is_reason
