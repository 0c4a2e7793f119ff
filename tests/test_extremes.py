"""What is all right at its extremes comes through every door, twice and in any order, and the kit goes on."""

from __future__ import annotations

import json
import zlib
from datetime import date, timedelta
from itertools import permutations
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from soaking import extremes
from soaking.doors import a_readers_folder, go_on, restored, through_codes, through_tables, through_the_lab
from soaking.extremes import NAMES, PRACTICE_PARTS, PROGRESS, fullest
from widgets.hostile import nothing_logged

from sevens_teach import limits, progress
from sevens_teach.games import GAMES
from sevens_teach.practice.level import followed_level, keep_result
from sevens_teach.progress import CodeError, Practice, Progress, Solved, Store, decode, encode
from sevens_teach.progress import codes as codes_module
from sevens_teach.progress.learned import course
from sevens_teach.progress.practice import DEEDS, Level, Listed, Repeat, one_more, this_day
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.ui import class_table

if TYPE_CHECKING:
    from random import Random

    from sevens_teach import Game
    from sevens_teach.lab import Comparison

FEW = settings(max_examples=25, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
"""`make soak` tries more."""
LAST_DAY_THERE_IS = "25PW-Q010-5WDN-ATP9-94TR-B2PP-A58W-NNJ0-G15T-GS3B-NHM6-98XC-H76R-V1D0-30BC-2AP"
"""A code with the run of days 9999-12-31 to 9999-12-31, as `decode` once took it."""
THE_SAME_TWICE = (
    "2Y7Q-X010-2Y6T-NDB4-MJDC-5HBB-52ME-ATS0-80JX-8CHN-TRT3-4MEP-8KNC-1RFB-KP2T-005S-23QR",
    "2XAX-X010-BRVA-NNCA-HASN-4JTN-NJN9-B74C-G1J4-MRK5-AAAS-59CG-50DD-MA8T-VCN1-A5PP-RB03-8XJ2-MB",
)
"""The same day twice; a rule answered on it."""


# -- the codes of F1 and F2 ------------------------------------------------------------------------


@pytest.mark.parametrize("code", [LAST_DAY_THERE_IS, *THE_SAME_TWICE])
def test_a_code_with_the_last_day_there_is_changes_nothing(code: str) -> None:
    with a_readers_folder():
        restored(code)
        go_on()
    with pytest.raises(CodeError):
        decode(code)


def test_one_readers_code_costs_no_others_row() -> None:
    good = encode(Progress.one("B4-01", tries=1))
    table = class_table({"Aya": good, "Ren": LAST_DAY_THERE_IS, "Sora": THE_SAME_TWICE[0], "Mio": good})
    assert [*table.progress] == ["Aya", "Mio"]
    assert [*table.broken] == ["Ren", "Sora"]


@pytest.mark.parametrize(
    "practice",
    [
        {"days": [["9999-12-31", "9999-12-31"], ["9999-12-31", "9999-12-31"]]},
        {"days": [["0001-01-01", "0001-01-01"]]},
        {"rules": {"B4": {"day": "9999-12-31"}}},
    ],
)
def test_a_file_with_such_days_is_kept_aside(practice: dict[str, Any]) -> None:
    with a_readers_folder() as folder:
        file = json.dumps({"version": 2, "solved": {}, "rule": None, "practice": practice})
        (folder / "progress.json").write_text(file, encoding="utf-8")
        assert progress.load() == Progress()
        go_on()
        assert (folder / "progress-aside-1.json").read_text(encoding="utf-8") == file


# -- every door, at the extremes -------------------------------------------------------------------


def test_the_strategies_know_every_field() -> None:
    assert PRACTICE_PARTS.keys() == Practice.model_fields.keys()
    assert Progress.model_fields.keys() == {"solved", "rule", "practice"}


@settings(FEW, max_examples=6)
@given(extremes.SOME_PROGRESS, extremes.CHANCE)
def test_codes_and_files_at_the_extremes(found: list[Progress], rng: Random) -> None:
    with nothing_logged():
        through_codes(found, rng)


@settings(FEW, max_examples=6)
@given(extremes.GAMES, extremes.INTENTS)
def test_saved_games_at_the_extremes(game: Game, contents: list[dict[str, Any]]) -> None:
    with nothing_logged():
        through_tables(game, contents)


@settings(FEW, max_examples=6)
@given(extremes.COMPARISONS)
def test_saved_matches_at_the_extremes(found: Comparison) -> None:
    through_the_lab(found)


@FEW
@given(PROGRESS, PROGRESS, PROGRESS)
def test_whatever_is_kept_can_be_put_together_in_any_order(one: Progress, two: Progress, three: Progress) -> None:
    assert one.merged(two).merged(three) == one.merged(two.merged(three))
    assert one.merged(one).merged(one) == one.merged(one)
    assert Progress.parse(one.text.encode()) == one


@FEW
@given(PROGRESS, PROGRESS)
def test_whoever_comes_first_nothing_is_lost_but_an_older_wish(one: Progress, two: Progress) -> None:
    both = without_wishes(one.merged(two))
    assert both == without_wishes(two.merged(one))
    assert both == without_wishes(both.merged(one)) == without_wishes(two.merged(both))
    assert both.solved.keys() == one.solved.keys() | two.solved.keys()
    assert both.practice.rules.keys() == one.practice.rules.keys() | two.practice.rules.keys()


def without_wishes(found: Progress) -> Progress:
    """Return a progress without what the later of two says: whether days are counted, and where the reader stopped."""
    return Progress(solved=found.solved, practice=found.practice.model_copy(update={"streak": None}))


@FEW
@given(PROGRESS)
def test_a_code_carries_what_it_can_and_is_read_again(found: Progress) -> None:
    code = encode(found)
    carried = decode(code)
    assert len(code) <= limits.PROGRESS_CODE
    assert (carried.earned, carried.rule) == (found.earned, found.rule)
    assert carried.practice.mistakes.keys() <= found.practice.mistakes.keys()
    assert carried.practice.rules == found.practice.rules
    assert decode(encode(carried)) == carried


def test_the_fullest_progress_can_be_read_again_and_carried() -> None:
    with a_readers_folder():
        progress.keep(fullest())
        assert len(fullest().text.encode()) < limits.PROGRESS_FILE
        assert Store(progress.store().path.parent).load() == fullest()
        assert decode(progress.code()).earned == fullest().earned


@given(NAMES, st.integers(1), st.integers(0))
def test_no_star_is_lost_for_its_many_tries(name: str, tries: int, hints: int) -> None:
    assert Progress.one(name, tries=tries, hints=hints).earned.keys() == {name}


def test_days_that_have_not_been_come_through_no_door() -> None:
    """Else today's puzzle would be solved for ever, and a rule never come back."""
    far = [(date(year, 1, 1), date(year, 3, 1)) for year in range(2970, 2990)]
    ahead = Practice(days=[(date(2026, 1, 1), limits.LAST_DAY), *far])
    repeats = progress.Practice.model_validate({"rules": {rule: {"day": limits.LAST_DAY} for rule in RULE_IDS}})
    for practice in (ahead, repeats):
        with a_readers_folder():
            restored(encode(Progress(practice=practice)))
            kept, tomorrow = progress.load().practice, this_day() + timedelta(days=1)
            assert all(last <= tomorrow for _, last in kept.days)
            assert all(each.day <= tomorrow for each in kept.rules.values())
            progress.keep(Progress(practice=Practice(days=[(this_day(), this_day())])))
            assert any(first <= this_day() <= last for first, last in progress.load().practice.days)


def test_counts_that_cannot_grow_come_through_no_door() -> None:
    """Else the level would never change again, Ren's score stand still, and today's wrong answer not count."""
    today = this_day()
    worst = Practice(
        rules={"B4": Repeat(day=today, box=7, seen=limits.COUNT)},
        level=Level(step=2, games=limits.COUNT),
        ren=(limits.COUNT, limits.COUNT),
        wins=(limits.COUNT, limits.COUNT),
        listed={"B4-01": Listed(day=today, here=True, changes=limits.COUNT)},
    )
    with a_readers_folder():
        restored(encode(Progress(practice=worst)))
        for _ in range(2):
            keep_result(4, 4, ["gentle", "normal", "sharp"])
        assert followed_level(["gentle", "normal", "sharp"]) == "normal"
        kept = progress.load().practice
        progress.keep(Progress(practice=Practice(rules={"B4": kept.rules["B4"].answered(today, right=False)})))
        assert progress.load().practice.rules["B4"].box == 0
        progress.keep(Progress(practice=Practice(ren=(one_more(kept.ren[0]), kept.ren[1]))))
        assert progress.load().practice.ren == (kept.ren[0] + 1, kept.ren[1])
        off = Listed(day=today, here=False, changes=one_more(kept.listed["B4-01"].changes))
        progress.keep(Progress(practice=Practice(listed={"B4-01": off})))
        assert not progress.load().practice.listed["B4-01"].here


def test_a_strangers_deeds_take_nobodys_place() -> None:
    """Fifty of them once left no room for a win that lays a card, nor did fifty results of the final evening."""
    invented = [f"{letter}-{other}" for letter in "abcdefghij" for other in "abcde"]
    evenings = [f"evening-{deal}-{''.join(places)}" for deal in "abcde" for places in permutations("abcd")]
    for theirs in (invented, evenings[:50], evenings[50:100], ["evening-a-aaaa"]):
        with a_readers_folder():
            restored(encode(Progress(practice=Practice(deeds=theirs))))
            for deed in (*DEEDS, "evening-a-abcd"):
                progress.keep_deed(deed)
            assert {*DEEDS, "evening-a-abcd"} <= {*progress.load().practice.deeds}


def test_the_deeds_that_are_kept_first_are_those_of_the_boards() -> None:
    assert {each.deed for name in GAMES for each in course(name) if each.deed} == {*DEEDS}


# -- should there be such values all the same ------------------------------------------------------


def test_values_that_cannot_be_put_together_cost_no_star(monkeypatch: pytest.MonkeyPatch) -> None:
    with a_readers_folder() as folder:
        progress.keep(Progress(solved={"K3-01": Solved(stars=2)}, practice=Practice(streak=True)))
        before = (folder / "progress.json").read_text(encoding="utf-8")

        def overflow(*_: object) -> Practice:
            raise OverflowError("date value out of range")

        monkeypatch.setattr(Practice, "merged", overflow)
        monkeypatch.setattr(Progress, "stars", property(_stars_of))
        told = progress.record("B4-01", tries=1)
        assert told is not None
        assert told.key == "progress-file-aside"
        assert (folder / "progress-aside-1.json").read_text(encoding="utf-8") == before
        monkeypatch.undo()
        assert Store(folder).load().earned == {"B4-01": 3, "K3-01": 2}


class _Stars(Progress):
    def merged(self, later: Progress) -> Progress:
        return Progress(solved={**self.solved, **later.solved}, rule=later.rule or self.rule)


def _stars_of(found: Progress) -> Progress:
    return _Stars(solved=found.solved, rule=found.rule)


def test_what_a_stranger_packed_too_well_is_refused() -> None:
    """A few letters that unpack to very many bytes."""
    packed = codes_module._packed(b'{"days":[' + b" " * 10 * limits.CODE_PRACTICE + b"]}")  # noqa: SLF001
    code = codes_module._grouped("2", f"010{packed}")  # noqa: SLF001
    assert len(code) < limits.PROGRESS_CODE
    assert zlib.crc32(code.encode())
    with pytest.raises(CodeError):
        decode(code)
