"""The site's codes and words: TypeScript reads the file of codes that is held to Python's here."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from static_site.progress import names, tables, words

from sevens_teach import limits
from sevens_teach.progress import decode, encode
from sevens_teach.progress.codes import CODE_RULES
from sevens_teach.progress.practice import Practice
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.overview import total

CODES = Path(__file__).parents[2] / "widgets" / "tests" / "codes.json"


def test_the_codes_that_the_front_end_is_tested_with_are_those_of_python() -> None:
    kept = json.loads(CODES.read_text(encoding="utf-8"))
    assert kept["rules"] == list(CODE_RULES)
    for case in kept["cases"]:
        progress = decode(case["code"])
        assert (progress.earned, progress.rule) == (case["solved"], case["rule"])
        assert (progress.practice != Practice()) == bool(case["practice"])
        # How practice is packed is up to the library that packs it: any that unpacks to the same will do.
        assert decode(encode(progress)) == progress
        assert case["practice"] or encode(progress) == case["code"]


def test_a_code_may_be_as_long_there_as_here() -> None:
    codec = (CODES.parents[1] / "src" / "site" / "codec.ts").read_text(encoding="utf-8")
    assert f"LONGEST = {limits.PROGRESS_CODE};" in codec


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_leave_room_for_each_number_and_say_what_python_says(lang: str) -> None:
    assert words(lang)["report-won"].replace("{won}", "6") == total({"B4-01": 3, "B4-02": 3}, lang)
    rules = tables()["puzzles"].keys()
    assert names(lang).keys() == {*rules, *(rule[0] for rule in rules)}
