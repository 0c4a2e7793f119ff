"""What is said of the move of a second try: beside what was played, what was better, and what it came to in the end."""

from __future__ import annotations

import pytest

from sevens_teach.play.second_try import ended, kind_of
from sevens_teach.review import Decision, Mark, Moment
from sevens_teach.say.messages import LANGUAGES, phrase, say
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.review.model import Loss, Option
from sevens_teach.sevens.review.telling import win_of

PLACES = {Play("♠8").card.text: 2.8, "♥6": 2.3, "♦9": 2.6, "♣9": 2.82, "♣4": 3.1, "pass": 2.32}
MOVES = {text: PASS if text == "pass" else Play(text) for text in PLACES}


def moment(mark: Mark, played: str = "♠8", win: float = 0.0) -> Moment:
    options = tuple(Option(MOVES[text], place, 0.01, win, 0.01) for text, place in PLACES.items())
    decision = Decision(9, MOVES[played], options, MOVES["♥6"], (Loss(0.5, 0.01),), Loss(0.0, 0.01))
    return Moment(decision, mark)


@pytest.mark.parametrize(
    ("move", "gained", "kind"),
    [
        ("♥6", 0.5, "right"),
        ("pass", 0.48, "as-good"),
        ("♦9", 0.2, "better"),
        ("♣9", -0.02, "alike"),
        ("♣4", -0.3, "worse"),
        ("♠8", 0.0, "again"),
        ("♥6", None, None),
    ],
)
def test_a_move_is_told_by_what_it_gains(move: str, gained: float | None, kind: str | None) -> None:
    assert kind_of(moment(Mark.MISTAKE), MOVES[move], gained) == kind


def test_what_was_right_is_right_again() -> None:
    assert kind_of(moment(Mark.GOOD, played="♥6"), MOVES["♥6"], 0.0) == "kept"
    assert kind_of(moment(Mark.GOOD, played="♥6"), MOVES["♣4"], -0.8) == "worse"


@pytest.mark.parametrize(
    ("now", "good", "said", "paid"),
    [
        (2, True, "And at the end: 2nd instead of 3rd.", True),
        (2, False, "And at the end: 2nd instead of 3rd.", True),
        (3, True, "At the end it's 3rd again. Over many games the better move pays.", True),
        (3, False, "At the end it's 3rd again.", False),
        (4, True, "At the end it's 4th instead of 3rd: this time the cards were against it. ", False),
        (4, False, "At the end it's 4th instead of 3rd.", False),
    ],
)
def test_the_end_is_told_beside_the_first_one(now: int, good: bool, said: str, paid: bool) -> None:  # noqa: FBT001
    places = ((-float(rank), phrase("place", rank=rank)) for rank in (now, 3))
    told, found = ended(*places, good=good)
    assert say(told, "en").startswith(said)
    assert found is paid
    assert all("{" not in say(told, lang) for lang in LANGUAGES)


def test_a_chance_to_come_first_that_no_move_left_is_not_told() -> None:
    assert win_of(moment(Mark.MISTAKE).decision, MOVES["♥6"]) == "none"
    assert win_of(moment(Mark.MISTAKE, win=0.04).decision, MOVES["♥6"]) == "4"
