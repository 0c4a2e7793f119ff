"""Practice without a screen: today's puzzle, storm, weak rules, own mistakes, the days. The time is told to it.

Today's puzzles are those of a month; `make sweep` has those of two.
"""

from __future__ import annotations

import json
import os
from datetime import date, timedelta
from itertools import chain, islice, pairwise
from random import Random
from typing import TYPE_CHECKING

import pytest

from sevens_teach import progress
from sevens_teach.cards import cards_in
from sevens_teach.practice import drawing
from sevens_teach.practice.answers import answers_of, reason_of
from sevens_teach.practice.drawing import (
    about_rules,
    drawn,
    games_met,
    house_rules,
    is_begun,
    is_lessons_own,
    is_todays,
    question_of,
    rules_asked,
    todays_puzzle,
)
from sevens_teach.practice.form import practice_form
from sevens_teach.practice.glance import hardness, is_one_tap, is_quick
from sevens_teach.practice.listing import put_on_list
from sevens_teach.practice.resuming import storm_name, stormed_again
from sevens_teach.practice.schedule import due_rules, rule_answered
from sevens_teach.practice.session import WAYS, Practising
from sevens_teach.practice.storm import LIVES, SECONDS
from sevens_teach.progress import Practice, Progress, Solved, decode, encode
from sevens_teach.progress.practice import STORMS, Level, Repeat, StormRun, Todays, days_in_a_row, joined
from sevens_teach.puzzles import puzzle
from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.puzzles.level import level
from sevens_teach.puzzles.model import games_with_puzzles
from sevens_teach.rule_book import game_about
from sevens_teach.say.messages import LANGUAGES, message, say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.teaching.book_form import book_form
from sevens_teach.teaching.lessons import LESSONS, POSED, has_met, lesson_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from sevens_teach.cards import Card
    from sevens_teach.puzzles import Puzzle

DAY = date(2026, 1, 5)
DAYS = 60 if "SEVENS_GAMES" in os.environ else 18
"""How many days in a row are looked at."""
BEGUN = 25 if "SEVENS_GAMES" in os.environ else 10
"""And how many storms of each kind."""


def quick_puzzles(
    rng: Random, games: Sequence[str] = ("sevens",), is_met: Callable[[Puzzle | str], bool] = lambda _: True
) -> Iterator[Puzzle]:
    """Return the quick puzzles that come up, without the rests between."""
    return filter(None, drawing.quick_puzzles(rng, games, is_met))


class Time:
    """A day and a second, as a test wants them."""

    def __init__(self) -> None:
        self.day, self.second = DAY, 1000.0

    def today(self) -> date:
        """Return the day."""
        return self.day

    def clock(self) -> float:
        """Return the second."""
        return self.second

    def wait(self, days: int) -> None:
        """Let days go by."""
        self.day += timedelta(days=days)


@pytest.fixture
def time() -> Time:
    """A Monday."""
    return Time()


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: Time) -> Practising:
    """Practice of a new reader."""
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))
    return Practising(time.today, time.clock, Random(1))


def keys(session: Practising) -> list[str]:
    return [each.key for each in session.note]


def answer(session: Practising, *, right: bool) -> bool:
    return session.answer(session.puzzles[0].id, right=right)


# -- today's puzzle --------------------------------------------------------------------------------


def test_todays_puzzle_follows_from_the_date_and_asks_about_another_rule_each_day() -> None:
    days = [todays_puzzle(DAY + timedelta(days=each)) for each in range(DAYS)]
    assert [todays_puzzle(DAY + timedelta(days=each)).source for each in range(3)] == [each.source for each in days[:3]]
    assert len({each.id for each in days}) == DAYS
    assert all(one.rule != two.rule for one, two in pairwise(days))
    assert len({each.rule for each in days}) == 9
    check_sorts(days)


def test_who_has_met_no_house_rule_has_puzzles_of_basic_sevens_every_day() -> None:
    days = [todays_puzzle(DAY + timedelta(days=each), ()) for each in range(DAYS)]
    check_sorts(days)
    assert {each.rules.joker for each in days} == {"none"}
    assert not any(each.rules.killer or each.rules.tunnel != "off" for each in days)


def check_sorts(days: list[Puzzle]) -> None:
    """Assert that on five days of six one is played out, or a move is to be found."""
    assert sum(each.kind in ("play", "find") for each in days) * 6 >= len(days) * 5
    assert all(each.title("en") and each.title("ja") for each in days)
    played = [len(each.position.hands[each.viewpoint]) for each in days if each.kind in ("play", "find")]
    assert min(played) >= 3, "two cards are a toss of a coin"
    assert len({each.kind for each in days}) >= 3


def test_a_day_asks_about_a_house_rule_only_those_who_have_met_it() -> None:
    days = [DAY + timedelta(days=each) for each in range(9)]
    later = [(day, posed) for day in days if (posed := todays_puzzle(day)).rule in ("J6", "T3", "K8")]
    assert {posed.rule for _, posed in later} == {"J6", "T3", "K8"}
    for day, posed in later:
        every = house_rules(posed)
        assert len(every) == 2
        assert todays_puzzle(day, every).id == posed.id
        for missing in every:
            basic = todays_puzzle(day, every - {missing} | {f"{posed.rule[0]}5"})
            assert not house_rules(basic), "the family is not enough"


@pytest.mark.parametrize(
    ("name", "rules"),
    [("J6-06", {"J6", "J1"}), ("T3-05", {"T3", "T1"}), ("T4-12", {"T4"}), ("J2-11", {"J2"}), ("K8-07", {"K8", "K2"})],
)
def test_the_house_rules_of_a_puzzle_are_those_that_its_table_has(name: str, rules: set[str]) -> None:
    assert house_rules(puzzle(name)) == rules


def test_yesterdays_answer_is_told_beside_todays_puzzle(session: Practising, time: Time) -> None:
    session.press("today")
    posed = session.puzzles[0]
    time.wait(1)
    session.press("today")
    told = next(each for each in session.note if each.key == "practice-yesterday")
    assert say(told, "en").startswith(f"Yesterday's was “{posed.title()}”")
    first = next(branch.item if posed.parts[0].nodes else None for branch in posed.parts[0].nodes[0])
    assert first is not None
    assert first.id in say(told, "en")


def test_a_puzzle_put_on_the_readers_list_stays_until_it_is_right(session: Practising, time: Time) -> None:
    session.press("listed")
    assert keys(session)[0] == "practice-none-listed"
    session.press("today")
    posed = session.puzzles[0]
    assert put_on_list(posed, date(2026, 1, 1))
    time.wait(1)
    for right in (False, True):
        session.press("listed")
        assert [each.id for each in session.puzzles] == [posed.id]
        assert session.puzzles[0].table() == posed.table()
        answer(session, right=right)
    session.press("listed")
    assert not session.puzzles


def test_a_storm_is_held_against_the_best_one_which_is_never_forgotten(session: Practising, time: Time) -> None:
    told = []
    for solved in (0, 2, 4, 3, 4, *[1] * 25, 5):
        session.press("lives")
        for _ in range(solved):
            answer(session, right=True)
        session.press("stop")
        told += [say(each, "en") for each in session.best]
        time.wait(1)
    assert told[:2] == ["Your first result. Can you beat it?", "A new best! Before, it was 2."]
    assert told[2:4] == ["Your best: 4.", "As many as your best."]
    assert told[-1] == "A new best! Before, it was 4.", "it is not among the last ones any more"
    assert session.lately == [*[1] * 7, 5]
    for solved in (5, 2, 5):
        session.press("more")
        for _ in range(solved):
            answer(session, right=True)
        session.press("stop")
    assert session.lately == [1, 1, 1, 1, 5, 5, 2, 5], "those of a day stay in their order"
    assert len(progress.load().practice.storms) <= STORMS + 2
    session.press("clock")
    answer(session, right=True)
    session.press("stop")
    assert session.before == 0, "the other way has a best of its own"


def test_the_best_storm_goes_along_in_a_code_and_merges_in_any_order() -> None:
    runs = [StormRun(day=DAY + timedelta(days=each), way="clock", solved=9 - each % 9, missed=0) for each in range(40)]
    one, two = Practice(storms=runs[:1]), Practice()
    for each in runs[1:]:
        two = two.merged(Practice(storms=[each]))
    both = one.merged(two)
    assert both == two.merged(one) == both.merged(one)
    carried = decode(encode(Progress(practice=both))).practice
    assert max(each.solved for each in carried.storms) == 9
    assert carried == both


def test_practice_serves_every_game_that_the_reader_has_met(session: Practising) -> None:
    assert {"P2", "P3"} <= {*drawn_rules()}
    assert games_met({"B4"}) == ("sevens",)
    found = quick_puzzles(Random(3), games_met({"B4", "P2"}))
    assert {game_about(next(found).rule) for _ in range(4)} == {"sevens", "spades"}
    progress.keep(Progress(practice=Practice(rules={"P2": Repeat(day=date(2000, 1, 1))})))
    session.press("weak")
    assert [each.rule for each in session.puzzles] == ["P2"]


def test_a_day_counts_once_it_is_solved_and_a_missed_day_is_forgiven(session: Practising, time: Time) -> None:
    session.press("streak")
    counts: list[object] = []
    for days in (0, 1, 2, 3, 1):
        time.wait(days)
        session.press("today")
        assert keys(session)[0] == "practice-today-waits"
        answer(session, right=days != 1)
        assert keys(session)[0] == "practice-today-waits", "an answer alone solves nothing"
        session.solve(session.puzzles[0].id, 3)
        assert keys(session)[0] == "practice-today-solved"
        counts += [dict(each.args)["count"] for each in session.note if each.key == "practice-days"]
    assert counts == [1, 2, 3, 1, 2], "two days away in between begin anew"


def test_todays_puzzle_needs_only_what_its_reader_has_met_and_the_first_lesson() -> None:
    days = [DAY + timedelta(days=each) for each in range(14)]
    first = [todays_puzzle(day, (), has_met) for day in days]
    assert {lesson_of(each) for each in first} == {"01"}
    assert {each.kind for each in first} == {"playable", "holds"}, "who has not met passing taps places"
    assert all(max(each.position.view(each.viewpoint).counts) <= 13 for each in first)
    assert all(
        is_todays(each, day) and not is_todays(each, day + timedelta(days=1))
        for each, day in zip(first, days, strict=True)
    )
    second = [todays_puzzle(day, ("B6",), has_met) for day in days]
    assert {lesson_of(each) for each in second} <= {"01", "02"}
    assert sum(each.kind in ("play", "find") for each in second) >= 10
    every = {rule for rules in LESSONS.values() for rule in rules}
    assert [todays_puzzle(day, every, has_met).table() for day in days[:4]] == [
        todays_puzzle(day).table() for day in days[:4]
    ]


@pytest.mark.parametrize("met", [(), ("B4",), ("B4", "B2"), ("B4", "B2", "B3")], ids=str)
def test_a_beginners_days_never_ask_the_same_twice_running_nor_what_the_lessons_ask(met: tuple[str, ...]) -> None:
    days = [todays_puzzle(DAY + timedelta(days=each), met, has_met) for each in range(DAYS)]
    assert all(question_of(one) != question_of(two) for one, two in pairwise(days))
    assert not any(is_lessons_own(each) for each in days)
    assert {each.rule for each in days} == {"B1", "B4", *(rule for rule in met if rule != "B4")}
    assert len({each.id for each in days[:24]}) == len(days[:24])
    for each in days:
        assert level(each) == 1
        assert not house_rules(each)
        assert "pass" not in [str(step.move) for step in each.steps], "passing is a later step's"


def test_who_has_met_passing_has_a_decision_every_day_and_none_twice_in_six_weeks() -> None:
    days = [todays_puzzle(DAY + timedelta(days=each), ("B4", "B5"), has_met) for each in range(DAYS)]
    for each in days:
        assert len(each.position.players) >= 3
        choices = each.parts[0].items
        assert len(choices) >= 3, "no toss of a coin"
        assert 0 < len(each.parts[0].right) < len(choices)
        assert lesson_of(each) == "01"
        assert level(each) <= 3, "in the first half hour nothing hard"
        assert not house_rules(each)
        assert each.parts[0].right != ("pass",), "passing is another lesson's"
        happened = (event.kind for item in choices if item.right for step in item.line for event in step.events)
        assert Happening.BANKRUPT not in happened
    assert len({each.id for each in days[:45]}) == len(days[:45])
    others = [[len(hand) for seat, hand in enumerate(each.position.hands) if seat != each.viewpoint] for each in days]
    assert sum(1 in counts for counts in others) <= 2, "whose last card is waited for is seen at a glance"


def test_todays_puzzle_solved_is_kept_with_its_stars_and_stays_the_one_it_was(session: Practising, time: Time) -> None:
    session.press("today")
    assert session.earned == {}
    posed = session.puzzles[0]
    session.solve(posed.id, 2)
    session.solve(posed.id, 1)
    assert session.earned == {posed.id: 2}
    progress.keep(Progress(practice=Practice(rules={"K2": Repeat(day=DAY)})))
    again = Practising(time.today, time.clock, Random(3), has_met)
    again.press("today")
    assert [each.table() for each in again.puzzles] == [posed.table()]
    assert again.earned == {posed.id: 2}
    time.wait(1)
    again.press("today")
    assert again.puzzles[0].id != posed.id
    assert again.earned == {}


def test_todays_puzzle_once_shown_stays_the_one_it_was_that_day_and_is_not_solved(
    session: Practising, time: Time
) -> None:
    session.press("today")
    posed = session.puzzles[0]
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in ("B4", "B5", "B6", "K2")})))
    again = Practising(time.today, time.clock, Random(3), has_met)
    again.press("today")
    assert [each.table() for each in again.puzzles] == [posed.table()]
    assert (again.earned, keys(again)[0]) == ({}, "practice-today-waits")
    again.solve(posed.id, 2)
    assert again.earned == {posed.id: 2}
    time.wait(1)
    again.press("today")
    assert again.puzzles[0].id != posed.id


def test_a_name_that_was_never_todays_is_none_however_it_came_to_be_kept(session: Practising) -> None:
    for name in ("B4 playable 999999999", "B4-01", "A99 --------- 0"):
        progress.reset()
        progress.keep(Progress(practice=Practice(todays=Todays(day=DAY, name=name, stars=0))))
        session.press("today")
        assert [each.id for each in session.puzzles] == [todays_puzzle(DAY, ()).id]


def test_only_todays_puzzle_counts_for_the_day(session: Practising) -> None:
    session.press("today")
    session.solve("B4-01", 3)
    assert keys(session)[0] == "practice-today-waits"
    session.press("clock")
    session.solve(session.puzzles[0].id, 3)
    session.press("stop")
    session.press("today")
    assert progress.load().practice.days == []


def test_days_are_told_only_to_who_wants_to_know(session: Practising) -> None:
    assert "practice-days" not in keys(session)
    session.press("streak")
    assert session.counts_days
    assert practice_form(session, "en")["buttons"][-1] == {
        "name": "streak",
        "label": "Stop counting my days",
        "on": None,
    }
    session.press("streak")
    assert not session.counts_days
    assert practice_form(session, "en")["buttons"][-1] == {"name": "streak", "label": "Count my days", "on": False}
    assert "practice-days" not in keys(session)


@pytest.mark.parametrize(
    ("days", "today", "count"),
    [((), 9, 0), ((9,), 9, 1), ((8,), 9, 1), ((7,), 9, 1), ((6,), 9, 0), ((1, 2, 4, 6, 9), 9, 1), ((1, 3, 5, 7), 8, 4)],
)
def test_one_day_between_is_forgiven(days: tuple[int, ...], today: int, count: int) -> None:
    runs = joined((DAY + timedelta(days=each), DAY + timedelta(days=each)) for each in days)
    assert days_in_a_row(runs, DAY + timedelta(days=today)) == count


# -- storm -----------------------------------------------------------------------------------------


def test_a_storm_ends_with_its_time_and_the_missed_ones_come_again(session: Practising, time: Time) -> None:
    assert session.press("clock")
    assert session.seconds_left == SECONDS
    missed = []
    for right in (True, False, True, False):
        puzzle = session.puzzles[0]
        missed += [] if right else [puzzle.id]
        time.second += 10
        assert answer(session, right=right)
        assert session.puzzles[0] is not puzzle
    assert session.seconds_left == SECONDS - 30, "from the first answer on"
    time.second += SECONDS
    assert answer(session, right=True), "too late, so it does not count"
    assert dict(session.note[0].args) == {"solved": 2, "missed": 2}
    assert (session.way, session.puzzles) == ("over", ())
    assert [each.id for each in session.missed] == missed
    for looked_at in (0, 1, 0):
        session.press(f"again-{looked_at}")
        assert [each.id for each in session.puzzles] == missed[looked_at:] + missed[:looked_at], "one by one"
    answer(session, right=True)
    assert [each.id for each in session.puzzles] == missed
    assert not session.press("again-2")
    session.press("more")
    assert (session.way, session.seconds_left) == ("clock", SECONDS)


def test_five_in_a_row_bring_five_seconds_and_a_miss_ends_the_run(session: Practising) -> None:
    session.press("clock")
    won, runs = [], []
    for right in (*[True] * 6, False, *[True] * 5):
        answer(session, right=right)
        assert session.storm is not None
        won.append(session.seconds_left)
        runs.append(session.storm.run)
    assert runs == [1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5]
    assert won == [180] * 4 + [185] * 7 + [190]
    assert practice_form(session, "en")["storm"]["told"].startswith(
        "5 in a row: 5 seconds more! The last one was right. A new table now."
    )
    session.press("stop")
    assert dict(practice_form(session, "en")["end"]["facts"]) == {"Missed": "1", "Most in a row": "6"}


def test_the_clock_of_a_storm_rests_while_one_reads_why_an_answer_was_wrong(session: Practising, time: Time) -> None:
    session.press("clock")
    answer(session, right=True)
    time.second += 27
    posed = session.puzzles[0]
    session.answer(posed.id, right=False, stays=True)
    left = session.seconds_left
    assert left == SECONDS - 27
    time.second += 1000
    assert session.is_storming, "however long one reads"
    assert (session.seconds_left, practice_form(session, "en")["left"]) == (left, left)
    session.answer(posed.id, right=False, stays=True)
    assert session.puzzles[0].id != posed.id
    assert session.seconds_left == left, "reading has cost nothing"
    time.second += 10
    assert session.seconds_left == left - 10, "and it counts again"
    time.second += SECONDS
    assert answer(session, right=True), "over"
    assert session.way == "over"


def test_a_storm_on_a_page_that_is_loaded_anew_goes_on_as_it_stood_with_another_puzzle(
    session: Practising, time: Time
) -> None:
    progress.record("B4-01", tries=1)
    session.press("clock")
    for right in (*[True] * 6, False, True):
        time.second += 5
        answer(session, right=right)
    kept = progress.load()
    storm = practice_form(session, "en")["storm"]
    time.second += 1000
    anew = Practising(time.today, time.clock, Random(2))
    anew.resume_storm("clock", SECONDS - 35, [*map(tuple, json.loads(json.dumps(storm["answers"])))])
    assert practice_form(anew, "en")["storm"] == {
        **storm,
        "right": None,
        "told": "Your race goes on, with a new table.",
    }
    assert progress.load() == kept, "nothing counts twice"
    assert anew.seconds_left == SECONDS - 35
    assert anew.puzzles[0].id != session.puzzles[0].id
    answer(anew, right=False)
    missed = [name.split()[0] for right, _, name in anew.answers if not right]
    anew.press("stop")
    assert [each.id for each in anew.missed] == missed, "all that was missed can be looked at"
    assert dict(practice_form(anew, "en")["end"]["facts"]) == {"Missed": "2", "Most in a row": "7"}
    assert [(each.solved, each.missed) for each in progress.load().practice.storms] == [(7, 2)]


@pytest.mark.parametrize(("way", "left"), [("clock", 0), ("lives", 0)])
def test_a_storm_that_was_over_when_its_page_was_left_is_kept_with_its_result(
    session: Practising, way: str, left: int
) -> None:
    answers = [(True, False, "B4-r1 playable"), *[(False, False, "B4-r2 playable")] * LIVES]
    session.resume_storm(way, left, answers)
    assert (session.way, session.puzzles) == ("over", ())
    assert [(each.way, each.solved, each.missed) for each in progress.load().practice.storms] == [(way, 1, LIVES)]
    assert [each.id for each in session.missed] == ["B4-r2"]


def test_a_storm_gives_no_more_seconds_than_it_had(session: Practising) -> None:
    session.resume_storm("clock", 9999, [(True, False, "")] * 5)
    assert session.seconds_left == SECONDS + 5


@pytest.mark.parametrize("games", [("sevens",), ("spades",), ("bridge",)])
def test_whatever_a_storm_asks_is_drawn_again_by_its_name(games: tuple[str, ...]) -> None:
    for posed in islice(quick_puzzles(Random(3), games), 4):
        again = stormed_again(storm_name(posed))
        assert again is not None
        assert again.table() == posed.table()


@pytest.mark.parametrize("name", ["", "B4-r1", "Z9-r1 playable", "P2-r1 nothing", "B4-r1 nothing", "B4-01 playable"])
def test_what_no_storm_has_asked_is_not_drawn(name: str) -> None:
    assert stormed_again(name) is None


def test_an_answer_that_was_on_its_way_when_the_time_was_up_counts(session: Practising, time: Time) -> None:
    session.press("clock")
    answer(session, right=True)
    time.second += SECONDS + 1
    assert not session.is_storming, "its time is up"
    assert answer(session, right=True)
    assert (session.way, session.ended and session.ended.solved) == ("over", 2)


def test_the_clock_of_a_storm_begins_with_the_first_answer(session: Practising, time: Time) -> None:
    session.press("clock")
    time.second += 10 * SECONDS
    assert (session.is_storming, session.seconds_left) == (True, SECONDS)
    answer(session, right=True)
    assert session.seconds_left == SECONDS
    time.second += 1
    assert session.seconds_left == SECONDS - 1


def test_what_comes_next_in_a_storm_is_drawn_ahead_in_pieces(session: Practising) -> None:
    assert not session.prepare(), "there is no storm"
    session.press("clock")
    pieces = 0
    while session.prepare():
        pieces += 1
    assert pieces > 3, "one draw after the other"
    session.press("stop")
    assert not session.prepare()


@pytest.mark.parametrize("later", [float("nan"), float("inf"), -1e9, float("-inf")])
def test_a_clock_that_goes_back_or_nowhere_while_one_reads_gives_no_time(
    session: Practising, time: Time, later: float
) -> None:
    session.press("clock")
    posed = session.puzzles[0]
    session.answer(posed.id, right=False, stays=True)
    assert session.storm is not None
    session.storm.rest(later)
    assert session.seconds_left == SECONDS
    session.storm.go_on(later)
    time.second += 10
    assert session.seconds_left == SECONDS - 10


def test_a_storm_stopped_while_one_reads_ends_as_it_stood(session: Practising, time: Time) -> None:
    session.press("clock")
    answer(session, right=True)
    session.answer(session.puzzles[0].id, right=False, stays=True)
    time.second += SECONDS
    session.press("stop")
    assert dict(session.note[0].args) == {"solved": 1, "missed": 1}


def test_the_end_of_a_storm_offers_once_more_first_and_what_was_missed_with_its_reason(session: Practising) -> None:
    session.press("lives")
    missed: list[Puzzle] = []
    for _ in range(LIVES):
        missed += session.puzzles
        answer(session, right=False)
    state = practice_form(session, "en")
    assert [each["name"] for each in state["buttons"]] == ["more", "ways", "again-0", "again-1", "again-2"]
    for posed, button in zip(missed, state["buttons"][2:], strict=True):
        assert button["label"] == posed.question("en")
        assert say(reason_of(posed).why, "en", posed.names("en")) in button["about"]
    assert (state["end"]["solved"], state["end"]["best"], state["end"]["new"]) == (0, "", False)
    session.press("again-1")
    assert [each["on"] for each in practice_form(session, "en")["buttons"]] == [True, None, False, True, False]
    session.press("ways")
    assert "end" not in practice_form(session, "en")
    assert session.way == ""
    assert not session.press("more")


def test_the_last_life_of_a_storm_says_that_it_was_the_last(session: Practising) -> None:
    session.press("lives")
    said = []
    for _ in range(3):
        [posed] = session.puzzles
        wrong = next(each for each in posed.parts[0].items if each.id not in posed.parts[0].right)
        session.answer(posed.id, right=False, item=wrong.id, stays=True)
        said.append(practice_form(session, "en")["storm"]["told"])
        session.answer(posed.id, right=False, item=wrong.id, stays=True)
    assert said == ["One life lost.", "One life lost.", "That was your last life: the race ends here."]


def test_of_a_wrong_tap_the_end_of_a_storm_says_why_that_is_wrong(session: Practising) -> None:
    session.press("lives")
    [posed] = session.puzzles
    wrong = next(each for each in posed.parts[0].items if each.id not in posed.parts[0].right)
    session.answer(posed.id, right=False, item=wrong.id, stays=True)
    why = say(wrong.note.why, "en", posed.names("en"))
    storm = practice_form(session, "en")["storm"]
    assert (storm["right"], storm["told"]) == (False, "One life lost."), "its reason is read at its own board"
    session.answer(posed.id, right=False, item=wrong.id, stays=True)
    storm = practice_form(session, "en")["storm"]
    assert (storm["right"], storm["told"], storm["lives"]) == (None, "A new table now.", 2), (
        "beside the next puzzle nothing was missed yet"
    )
    session.press("stop")
    about = practice_form(session, "en")["buttons"][2]["about"]
    right = ", ".join(say(each, "en", posed.names("en")) for each in answers_of(posed))
    assert len(answers_of(posed)) == len(posed.parts[0].right)
    one = "answer" if len(answers_of(posed)) == 1 else "answers"
    assert about.endswith(f"{why} The {one}: {right}."), "and what would have been right"
    session.press("more")
    [posed] = session.puzzles
    session.answer(posed.id, right=False, item="nothing of it")
    session.press("stop")
    about = practice_form(session, "en")["buttons"][2]["about"]
    assert say(reason_of(posed).why, "en", posed.names("en")) in about


def test_a_storm_tells_the_clock_and_the_run_in_words(session: Practising) -> None:
    session.press("clock")
    for _ in range(2):
        answer(session, right=True)
    storm = practice_form(session, "en")["storm"]
    assert (storm["run"], storm["row"], storm["running"]) == (2, 5, "2 in a row")
    assert (storm["seconds"], storm["soon"]) == (SECONDS, "Ten seconds left.")
    session.press("stop")
    session.press("lives")
    for _ in range(5):
        answer(session, right=True)
    storm = practice_form(session, "en")["storm"]
    assert (storm["row"], storm["running"]) == (0, ""), "no life is missing: nothing is brought"
    assert storm["told"].startswith("The last one was right")


def test_above_the_next_puzzle_of_a_storm_the_last_one_is_only_said_to_be_right(
    session: Practising,
) -> None:
    session.press("clock")
    answer(session, right=True)
    assert practice_form(session, "en")["storm"]["told"] == "The last one was right. A new table now."


def test_five_in_a_row_bring_a_life_back_while_one_is_missing(session: Practising) -> None:
    session.press("lives")
    told = []
    for right in (True, False, *[True] * 10):
        answer(session, right=right)
        storm = practice_form(session, "en")["storm"]
        told.append(
            (
                storm["lives"],
                storm["row"],
                storm["told"].startswith("5 in a row: one life back! The last one was right"),
            )
        )
    assert told[2:7] == [(2, 5, False)] * 4 + [(LIVES, 0, True)]
    assert told[7:] == [(LIVES, 0, False)] * 5, "never more than at first"


def test_a_storm_with_lives_ends_with_the_last_of_them(session: Practising) -> None:
    session.press("lives")
    assert session.seconds_left is None
    for _ in range(LIVES):
        assert session.is_storming
        answer(session, right=False)
    assert not session.is_storming
    assert session.ended is not None


def test_a_storm_can_be_stopped_and_a_puzzle_answers_once(session: Practising) -> None:
    session.press("lives")
    first = session.puzzles[0].id
    answer(session, right=True)
    assert not session.answer(first, right=True)
    assert not session.answer("B4-01", right=True)
    session.press("stop")
    assert keys(session)[0] == "practice-storm-over"
    assert "course-next" not in keys(session), "the board knows which card is next: one answer everywhere"
    assert session.missed == ()
    assert not session.press("again-0")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_storm_tells_of_each_answer_whether_it_was_right(session: Practising, lang: str) -> None:
    session.press("clock")
    before = practice_form(session, lang)
    assert before["storm"]["right"] is None
    assert before["storm"]["told"] == message("practice-storm-begin-clock", lang, seconds=5), "a tap answers at once"
    for right in (True, False):
        session.answer(session.puzzles[0].id, right=right, stays=not right)
        state = practice_form(session, lang)
        assert state["storm"]["right"] is right
        assert state["storm"]["told"]
        assert state["note"].startswith(state["storm"]["told"]), "a screen reader hears it first"
    session.press("lives")
    assert practice_form(session, lang)["storm"]["right"] is None, "another storm begins anew"


def test_every_quick_puzzle_has_an_answer_that_can_be_told() -> None:
    for posed in islice(quick_puzzles(Random(5), games_with_puzzles()), 40):
        for lang in LANGUAGES:
            note = reason_of(posed)
            assert say(note.headline, lang, posed.names(lang))
        assert max(posed.position.view(posed.viewpoint).counts) <= 13


@pytest.mark.parametrize("seed", range(12))
def test_the_first_puzzles_of_a_storm_are_easy_with_few_cards_and_one_tap_answers_each(seed: int) -> None:
    for each in islice(quick_puzzles(Random(seed)), 2):
        assert level(each) <= 3
        assert is_one_tap(each)
        assert len(each.parts[0].right) == 1
        assert each.kind == "record" or each.parts[0].area == "board" or len(each.position.hands[each.viewpoint]) <= 8
        assert not getattr(each.position.view(each.viewpoint), "islands", ())


MET = [(), ("B4",), ("B4", "B5", "B6"), ("B4", "B6", "K2", "J1", "S1")]


def met_by(met: tuple[str, ...]) -> Callable[[Puzzle | str], bool]:
    """Return what tells whether these rules are enough."""
    return lambda each: has_met(each, met) and is_begun(each, met)


@pytest.mark.parametrize("met", MET, ids=str)
def test_whatever_was_met_one_tap_answers_the_first_puzzle_of_a_storm(met: tuple[str, ...]) -> None:
    begun = [[*islice(quick_puzzles(Random(seed), is_met=met_by(met)), 2)] for seed in range(BEGUN)]
    assert all(is_one_tap(first) for first, _ in begun)
    if len(met) > 1:
        assert all(is_one_tap(each) for two in begun for each in two)
        assert len({question_of(first) for first, _ in begun}) > 1, "not always the same is asked first"
    assert len({first.id for first, _ in begun}) == BEGUN


@pytest.mark.parametrize("seed", range(4))
def test_a_storm_begins_with_every_kind_of_question_that_was_met_and_never_asks_whose_turn_it_is(seed: int) -> None:
    met = met_by(("B1", "B2", "B3", "B4", "B5", "B6", "S1"))
    kinds = [each.kind for each in islice(quick_puzzles(Random(seed), is_met=met), 14)]
    assert {*kinds[:6]} == {"playable", "legal", "record", "passes", "stop-suit", "holds"}
    assert "next" not in kinds, "everybody sees that"


AFTER = {"01": ("B2", "B4", "B5"), "02": ("B2", "B4", "B5", "B6", "B7", "B8", "B9")}
"""The rules of which a reader of the first two lessons has solved puzzles."""


@pytest.mark.parametrize("lesson", AFTER)
@pytest.mark.parametrize("seed", range(3))
def test_after_the_first_lessons_a_storm_asks_four_kinds_with_little_to_tap_and_never_whose_turn_it_is(
    lesson: str, seed: int
) -> None:
    asked = [*islice(quick_puzzles(Random(seed), is_met=met_by(AFTER[lesson])), 14)]
    kinds = [each.kind for each in asked]
    assert {*kinds} == {"playable", "legal", "record", "holds"} | ({"passes"} if lesson == "02" else set())
    assert all(one != other for one, other in pairwise(kinds))
    for each in asked:
        [part] = each.parts
        assert len(part.right) <= (5 if part.area == "board" else 3), each.id
        assert each.kind != "record" or all(isinstance(step.move, Play) for step in each.steps), each.id
        assert len(each.steps) <= 3


@pytest.mark.parametrize("lesson", AFTER)
def test_later_in_a_storm_some_card_tempts_where_what_fits_is_asked(lesson: str) -> None:
    """It waits for one card only, lies beside an island, or its row has ended at the ace or the king."""
    for seed in range(3):
        asked = [*islice(quick_puzzles(Random(seed), is_met=met_by(AFTER[lesson])), 16)][6:]
        for each in (each for each in asked if each.kind in ("playable", "legal")):
            hand, down = each.position.hands[each.viewpoint], cards_in(each.position.down)
            beside = [card for card in hand for lies in down if lies.suit is card.suit and tempts(card, lies)]
            assert each.parts[0].area == "board" or {*beside} - {*each.position.legal_moves.cards}, each.id
    assert asked


def tempts(card: Card, lies: Card) -> bool:
    """Return whether a card lies near one on the board, as one thinks who does not look."""
    return abs(card.rank - lies.rank) <= 2 or {card.rank, lies.rank} == {1, 13}


def test_of_few_kinds_a_storm_asks_each_once_and_then_in_no_fixed_order() -> None:
    met = met_by(("B1", "B4", "B5"))
    storms = [[each.kind for each in islice(quick_puzzles(Random(seed), is_met=met), 9)] for seed in range(3)]
    for kinds in storms:
        assert len({*kinds[:4]}) == len({*kinds}) == 4
        assert all(one != other for one, other in pairwise(kinds))
    assert any(kinds[4:8] != kinds[:4] for kinds in storms)


def test_all_that_a_storm_asks_is_found_soon() -> None:
    """While many are drawn for one, no answer is taken: what is never seen at a glance is not drawn for."""
    for kind, rules in rules_asked(lambda _: True).items():
        assert rules
        for rule in rules:
            found = (drawn(rule, seed, kind) for seed in range(60))
            assert any(each and is_quick(each) for each in found), (kind, rule)


def test_a_storm_asks_for_moves_only_as_a_table_does() -> None:
    """The cards of the hand and a pass: nothing is to be judged by other buttons, or not at all."""
    asked = [each for each in islice(quick_puzzles(Random(4), is_met=met_by(("B4", "B5"))), 16) if each.kind == "legal"]
    assert asked
    for posed in asked:
        held = {str(card) for card in posed.position.hands[posed.viewpoint]}
        assert {each.id for each in posed.parts[0].items} == {*held, "pass"}


@pytest.mark.parametrize("met", MET, ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_a_storm_never_asks_the_same_twice_running(met: tuple[str, ...], seed: int) -> None:
    asked = [*islice(quick_puzzles(Random(seed), is_met=met_by(met)), 15)]
    assert all(question_of(one) != question_of(two) for one, two in pairwise(asked))
    assert len({question_of(each) for each in asked[:4]}) >= (2 if len(met) < 3 else 3)
    assert len(met) < 3 or not is_lessons_own(asked[0]), "the first lessons ask it again and again"


@pytest.mark.parametrize("way", ["clock", "lives"])
def test_a_storm_begins_with_another_question_than_the_last_one_and_than_todays_puzzle(
    session: Practising, time: Time, way: str
) -> None:
    session.press("today")
    todays = session.puzzles[0]
    session.solve(todays.id, 3)
    asked = [question_of(todays)]
    for _ in range(12):
        session.press(way)
        asked.append(question_of(session.puzzles[0]))
        assert is_one_tap(session.puzzles[0])
        session.press("stop")
    assert all(one != two for one, two in pairwise(asked))
    assert asked[0] not in asked[1:]
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in ("B4", "B2")})))
    for seed in range(8):
        begun = Practising(time.today, time.clock, Random(seed), has_met)
        begun.press(way)
        assert is_one_tap(begun.puzzles[0])


def test_who_has_played_a_whole_game_has_a_decision_as_todays_puzzle(time: Time) -> None:
    begun = Practising(time.today, time.clock, Random(1), has_met)
    progress.keep(Progress(practice=Practice(deeds=["finished"])))
    begun.press("today")
    assert begun.puzzles[0].kind == "find"


@pytest.mark.parametrize("day", range(12))
def test_who_has_met_only_what_fits_and_solved_todays_puzzle_is_not_asked_it_again_first(
    time: Time, session: Practising, day: int
) -> None:
    time.wait(day)
    begun = Practising(time.today, time.clock, Random(day), has_met)
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in ("B4", "B2")})))
    begun.press("today")
    todays = question_of(begun.puzzles[0])
    begun.solve(begun.puzzles[0].id, 3)
    begun.press("clock")
    assert question_of(begun.puzzles[0]) != todays
    assert session.way == ""


def test_a_storms_puzzles_are_various_and_quick() -> None:
    found = quick_puzzles(Random(3))
    kinds = [next(found).kind for _ in range(12)]
    assert len({*kinds}) >= 4


FIRST = ("B4-02", *POSED["01"])
"""What a reader has solved after the first lesson."""


def solve_all(names: Sequence[str]) -> None:
    """Keep these puzzles as solved at the first try."""
    for name in names:
        progress.keep(Progress.one(name, tries=1))


@pytest.mark.parametrize(("solved", "first"), [(FIRST[:1], {"playable"}), (FIRST, {"playable", "legal"})])
@pytest.mark.parametrize("seed", range(3))
def test_a_storm_asks_first_what_the_lessons_read_have_asked(
    session: Practising, time: Time, solved: Sequence[str], first: set[str], seed: int
) -> None:
    solve_all(solved)
    storming = Practising(time.today, time.clock, Random(seed), has_met)
    storming.press("lives")
    kinds = []
    for _ in range(8):
        kinds.append(storming.puzzles[0].kind)
        answer(storming, right=True)
    assert {*kinds[:4]} == first
    assert {*kinds} > first, "other kinds come later"
    assert session.way == ""


@pytest.mark.parametrize("way", ["clock", "lives"])
def test_a_miss_at_the_first_question_of_a_new_kind_costs_nothing(time: Time, session: Practising, way: str) -> None:
    solve_all(FIRST)
    storming = Practising(time.today, time.clock, Random(2), has_met)
    storming.press(way)
    met, free = {"playable", "legal"}, 0
    for _ in range(12):
        posed, run = storming.puzzles[0], storming.storm.run if storming.storm else 0
        is_new = posed.kind not in met
        storming.answer(posed.id, right=not is_new, stays=is_new)
        assert storming.storm
        if is_new:
            form = practice_form(storming, "en")
            assert (storming.storm.lives, storming.storm.run) == (LIVES if way == "lives" else None, run)
            free_of = "The first question of this kind here: no life lost."
            assert (form["storm"]["told"] == free_of) == (way == "lives")
            storming.answer(posed.id, right=False, stays=True)
            free += 1
        met.add(posed.kind)
    storm = storming.storm
    assert storm
    assert (free, len(storm.missed)) == (2, 2)
    answer(storming, right=False)
    assert storm.lives == (LIVES - 1 if way == "lives" else None), "none of them is new any more"
    assert session.way == ""


@pytest.mark.parametrize("met", MET, ids=str)
def test_a_storm_gets_harder_and_soon_asks_another_question(met: tuple[str, ...]) -> None:
    storms = [[*islice(quick_puzzles(Random(seed), is_met=met_by(met)), 12)] for seed in range(6)]
    first, last = ([hardness(each) for storm in storms for each in storm[part]] for part in (slice(3), slice(8, 12)))
    assert sum(first) / len(first) < sum(last) / len(last)
    assert all(len({each.kind for each in storm[:5]}) > 1 for storm in storms)
    assert all(len(each.parts[0].right) <= 5 for storm in storms for each in storm if each.kind == "holds")


def test_who_has_begun_is_asked_what_fits_with_few_cards_first_and_no_step_not_done_yet() -> None:
    def is_met(rules: tuple[str, ...]) -> Callable[[Puzzle | str], bool]:
        return lambda each: has_met(each, rules) and is_begun(each, rules)

    begun = [*islice(quick_puzzles(Random(3), is_met=is_met(("B4",))), 25)]
    assert {(each.kind, each.rule) for each in begun[:2]} == {("playable", "B4"), ("record", "B4")}
    assert {(each.kind, each.rule) for each in begun} == {("playable", "B4"), ("record", "B4"), ("holds", "B1")}
    assert {each.parts[0].area for each in begun} == {"hand", "board", "moves"}
    assert all(len(each.position.hands[each.viewpoint]) <= 8 for each in begun[:2] if each.parts[0].area == "hand")
    limit = [*islice(quick_puzzles(Random(3), is_met=is_met(("B4", "B5", "B6"))), 25)]
    assert {each.rule for each in limit}.isdisjoint({"B7", "B8"}), (
        "the lesson's later steps tell what a bankruptcy lays"
    )
    passing = [*islice(quick_puzzles(Random(3), is_met=is_met(("B4", "B5"))), 25)]
    assert {each.kind for each in passing} >= {"playable", "legal"}


@pytest.mark.parametrize(
    ("met", "asked"),
    [((), {"01"}), (("K2", "B6"), {"01", "02", "05"}), (("J1", "S1"), {"01", "03", "07"})],
)
def test_a_storm_asks_only_what_its_reader_has_met(
    session: Practising, time: Time, met: tuple[str, ...], asked: set[str]
) -> None:
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in met})))
    storming = Practising(time.today, time.clock, Random(2), has_met)
    storming.press("clock")
    found = set()
    for _ in range(25):
        [posed] = storming.puzzles
        found.add(lesson_of(posed))
        storming.answer(posed.id, right=True)
    assert found <= asked
    assert len(found) > 1 or not met
    assert session.way == ""


# -- weak rules ------------------------------------------------------------------------------------


def test_a_missed_rule_comes_back_at_growing_distances_always_on_a_new_position(
    session: Practising, time: Time
) -> None:
    session.press("today")
    rule = session.puzzles[0].rule
    answer(session, right=False)
    posed, distances = [session.puzzles[0].position], []
    for right in (True, True, True, False, True):
        waited = 0
        while rule not in due_rules(progress.load(), time.day):
            time.wait(1)
            waited += 1
        distances.append(waited)
        session.press("weak")
        assert [each.rule for each in session.puzzles] == [rule]
        posed.append(session.puzzles[0].position)
        answer(session, right=right)
        answer(session, right=not right)
    assert distances == [1, 2, 4, 8, 1]
    assert len({*map(str, posed)}) == len(posed)


def test_a_rule_whose_puzzle_in_a_lesson_gave_trouble_is_due_at_once(session: Practising, time: Time) -> None:
    progress.record("B4-01", tries=1)
    progress.record("T2-03", tries=2)
    assert due_rules(progress.load(), time.day) == ["T2"]
    session.press("weak")
    answer(session, right=True)
    assert due_rules(progress.load(), time.day) == []
    assert progress.load().practice.rules["T2"].due == DAY + timedelta(days=2)


@pytest.mark.parametrize("rule", [drawn_rules(name)[0] for name in games_with_puzzles()])
def test_a_missed_rule_of_any_game_comes_back_with_a_new_puzzle(rule: str) -> None:
    missed = Progress(practice=Practice(rules={rule: Repeat(day=DAY)}))
    assert due_rules(missed, DAY + timedelta(days=1)) == [rule]
    assert due_rules(Progress(solved={f"{rule}-01": Solved(stars=1)}), DAY) == [rule]
    assert [puzzle.rule for puzzle in about_rules([rule], Random(1))] == [rule]
    assert {button["name"] for button in book_form(rule, 0, Progress(), "en")["buttons"]} >= {"random", "any"}


def test_a_puzzle_right_at_the_first_try_does_not_come_back(session: Practising) -> None:
    session.press("today")
    answer(session, right=True)
    assert progress.load().practice.rules == {}


def test_where_nothing_is_due_it_says_so(session: Practising) -> None:
    for way, told in (("weak", "practice-none-weak"), ("own", "practice-none-own")):
        session.press(way)
        assert not session.puzzles
        assert keys(session) == [told]


# -- kept, merged, carried -------------------------------------------------------------------------


def test_practice_of_two_machines_is_merged_in_any_order_and_any_number_of_times() -> None:
    one = Practice(rules={"B4": Repeat(day=DAY, box=2, seen=3)}, days=[(DAY, DAY)], streak=True)
    day = DAY + timedelta(days=1)
    two = Practice(
        rules={"B4": Repeat(day=day), "K3": Repeat(day=DAY)}, days=[(day, day)], level=Level(step=1, games=2)
    )
    both = one.merged(two)
    assert both == two.merged(one) == both.merged(one).merged(two)
    assert both.rules["B4"].day == day
    assert both.days == [(DAY, day)]
    assert decode(encode(Progress(practice=both))).practice == both


def test_a_code_of_practice_made_by_hand_is_refused() -> None:
    code = encode(Progress(practice=Practice(streak=True)))
    assert code.startswith("2")
    for wrong in (code[:-1], code[:8] + ("0" if code[8] != "0" else "1") + code[9:]):
        with pytest.raises(progress.CodeError):
            decode(wrong)


def test_who_has_not_practised_has_a_code_and_a_file_as_before() -> None:
    found = Progress.one("B4-01", tries=1)
    assert encode(found).startswith("1")
    assert '"version": 1' in found.text
    assert "practice" not in found.text


# -- shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_has_its_button_and_its_words(session: Practising, lang: str) -> None:
    for way in ("", *WAYS):
        session.press(way)
        form = practice_form(session, lang)
        names = [each["name"] for each in form["buttons"]]
        back = ["ways"] if session.puzzles else []
        assert names == (["stop"] if way in ("clock", "lives") else [*WAYS, "streak", *back])
        assert [each["name"] for each in form["buttons"] if each.get("about")] == ([] if way else [*WAYS])
        assert form["note"]
        assert all(each["label"] for each in form["buttons"])
        assert ("left" in form) == (way == "clock")
        session.press("stop")


# -- what waits, at a glance -------------------------------------------------------------------------


def tile(session: Practising, name: str) -> tuple[str, str]:
    found = next(each for each in practice_form(session, "en")["buttons"] if each["name"] == name)
    return found["about"], found.get("picture", "")


def test_todays_tile_shows_the_stars_that_were_won_and_none_before(session: Practising, time: Time) -> None:
    assert tile(session, "today") == ("One position a day, for what you know.", "?")
    session.press("today")
    session.solve(session.puzzles[0].id, 2)
    again = Practising(time.today, time.clock, Random(1))
    assert tile(again, "today") == ("Solved. A new one comes at midnight.", "★★☆")
    time.wait(1)
    assert tile(again, "today")[1] == "?"


def test_each_tile_says_in_a_line_what_waits_there(session: Practising, time: Time) -> None:
    assert tile(session, "own")[0].startswith("Empty. A mistake that the review of a game finds")
    assert f"“{message('label-review', 'en')}”" in message("practice-none-own-yet", "en"), "the empty page says how"
    assert tile(session, "weak")[0].startswith("None yet.")
    assert tile(session, "listed")[0].startswith("Empty.")
    assert "best" not in tile(session, "clock")[0]
    session.press("today")
    assert put_on_list(session.puzzles[0], DAY)
    session.press("lives")
    answer(session, right=True)
    answer(session, right=False)
    session.press("stop")
    session.press("ways")
    time.wait(1)
    assert tile(session, "lives")[0].endswith("Your best: 1.")
    assert tile(session, "weak")[0] == "A rule you weren't sure of is back, in a new position."
    assert tile(session, "listed")[0] == "One puzzle waits until you get it right."


@pytest.mark.parametrize("right", [True, False])
def test_an_answer_in_a_storm_takes_no_rule_from_the_weak_ones(session: Practising, time: Time, *, right: bool) -> None:
    session.press("lives")
    rule = session.puzzles[0].rule
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY - timedelta(days=9))})))
    answer(session, right=right)
    assert due_rules(progress.load(), time.day) == [rule]


@pytest.mark.parametrize("right", [True, False])
def test_what_a_storm_missed_comes_back_the_next_day(session: Practising, time: Time, *, right: bool) -> None:
    session.press("lives")
    rule = session.puzzles[0].rule
    answer(session, right=right)
    assert due_rules(progress.load(), time.day) == []
    time.wait(1)
    assert due_rules(progress.load(), time.day) == ([] if right else [rule])


def test_a_rule_that_today_has_seen_is_gone_from_the_weak_ones_and_the_tile_says_when_it_comes_back(
    session: Practising, time: Time
) -> None:
    for name in ("B4-01", "B6-01"):
        progress.keep(Progress.one(name, tries=3))
    assert tile(session, "weak")[0] == "Rules you weren't sure of are back, a few at a time, in new positions."
    for rule, right in (("B4", True), ("B6", False)):
        progress.keep(Progress(practice=rule_answered(progress.load(), rule, DAY, right=right)))
    gone = "None left today."
    assert tile(session, "weak")[0] == f"{gone} 2 rules come back, the first tomorrow."
    session.press("weak")
    assert practice_form(session, "en")["note"].startswith(f"{gone} 2 rules come back, the first tomorrow. A rule")
    session = Practising(time.today, time.clock, Random(1))
    time.wait(1)
    assert tile(session, "weak")[0] == "A rule you weren't sure of is back, in a new position."
    progress.keep(Progress(practice=rule_answered(progress.load(), "B6", time.today(), right=True)))
    progress.keep(Progress(practice=rule_answered(progress.load(), "B4", time.today(), right=True)))
    assert tile(session, "weak")[0] == f"{gone} 2 rules come back, the first in 2 days."


def test_a_storm_asks_for_something_that_is_there_and_says_how_passing_goes_only_where_the_answer_turns_on_it() -> None:
    """Where a pass is an answer, nobody can know that one is free, or that only who has nothing that fits may pass."""
    seen = set()
    passing = quick_puzzles(Random(3), is_met=met_by(("B4", "B5")))
    for posed in chain(islice(quick_puzzles(Random(3)), 60), islice(passing, 60)):
        assert all(part.right for part in posed.parts)
        story, rules = " ".join(posed.table()["story"]), posed.rules
        matters = posed.kind in ("legal", "must-hold", "passes", "stop-suit", "hurry")
        told = not rules.voluntary_passing and matters
        assert ("you may pass only when nothing fits" in story) == told, posed.id
        told = rules.passes not in (0, 3, None) and matters and posed.kind != "legal"
        assert ("everybody has" in story) == told, posed.id
        seen |= {rules.voluntary_passing, rules.passes}
    assert seen >= {True, False, 3}


BEGINNERS = [(), ("B4",), ("B4", "B2", "B5"), ("B4", "B5", "B6"), ("B4", "B6", "K2", "J1", "S1")]


def check_table(posed: Puzzle) -> None:
    """Assert that a puzzle is at the table of the first lessons, and that nothing is said of the table."""
    rules = posed.rules
    assert (rules.passes, rules.voluntary_passing) == (3, True), posed.id
    assert len(posed.position.players) <= 4, posed.id
    for lang, said in (("en", ("At this table", "guest")), ("ja", ("このテーブル", "ゲスト"))):
        story = " ".join(posed.table(lang)["story"])
        assert not any(each in story for each in said), posed.id


@pytest.mark.parametrize("met", BEGINNERS, ids=str)
def test_until_house_rules_are_met_a_storm_is_at_the_table_of_the_first_lessons(
    session: Practising, time: Time, met: tuple[str, ...]
) -> None:
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in met})))
    for seed in range(3):
        storming = Practising(time.today, time.clock, Random(seed), has_met)
        storming.press("clock")
        for _ in range(BEGUN * 3):
            [posed] = storming.puzzles
            check_table(posed)
            storming.answer(posed.id, right=True)
    assert session.way == ""


@pytest.mark.parametrize("rule", [rule for lesson in ("01", "02") for rule in LESSONS[lesson] if rule != "B8"])
def test_a_weak_rule_comes_back_at_the_table_of_the_first_lessons(session: Practising, time: Time, rule: str) -> None:
    if rule not in drawn_rules("sevens"):
        return
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY - timedelta(days=9))})))
    for seed in range(8):
        weak = Practising(time.today, time.clock, Random(seed), has_met)
        weak.press("weak")
        for posed in weak.puzzles:
            check_table(posed)
    assert session.way == ""


def test_who_has_met_house_rules_is_asked_in_a_storm_at_other_tables_too_but_at_none_with_guests(
    session: Practising, time: Time
) -> None:
    progress.keep(Progress(practice=Practice(rules={rule: Repeat(day=DAY) for rule in ("B4", "B5", "B6", "F1")})))
    storming = Practising(time.today, time.clock, Random(1), has_met)
    storming.press("clock")
    tables = set()
    for _ in range(40):
        [posed] = storming.puzzles
        tables.add((posed.rules.passes, posed.rules.voluntary_passing))
        assert len(posed.position.players) <= 4
        storming.answer(posed.id, right=True)
    assert len(tables) > 2
    assert session.way == ""


@pytest.mark.parametrize("met", [*BEGINNERS, None], ids=str)
def test_todays_puzzle_is_at_a_table_that_its_reader_knows(met: tuple[str, ...] | None) -> None:
    for day in range(DAYS):
        posed = todays_puzzle(DAY + timedelta(days=day), met, has_met)
        assert posed.rules.voluntary_passing
        assert len(posed.position.players) <= 4
        if posed.rule == "B6":
            assert met is None or "B6" in met, "lesson 02 has other limits itself"
        else:
            check_table(posed)
