"""The questions people ask: short answers, each led back to its rule, alike in both languages."""

import re
from pathlib import Path

import pytest

from sevens_teach import Rules
from sevens_teach.rule_book import RULE_IDS

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"en": DOCS / "questions.md", "ja": DOCS / "ja" / "questions.md"}
OF_THE_KIT = {"undo", "cheat", "friends", "reset", "kept", "offline"}
"""Answers that are no rule of a game."""


def answers(language: str) -> dict[str, tuple[str, str]]:
    """Return each question and its answer by the anchor."""
    text = PAGES[language].read_text(encoding="utf-8")
    parts = re.split(r'^### <a id="([^"]+)"></a>', text, flags=re.MULTILINE)[1:]
    pairs = ((part.partition("\n")) for part in parts[1::2])
    return {
        anchor: (question, " ".join(re.sub(r"(?m)^## .*$|<!-- .*? -->", "", answer).split()))
        for anchor, (question, _, answer) in zip(parts[::2], pairs, strict=True)
    }


def rules(answer: str) -> list[str]:
    """Return the rules that an answer leads to."""
    return re.findall(r"\[([A-Z]\d+)\]\(rules\.md#\1\)", answer)


def test_both_languages_answer_the_same_by_the_same_rules() -> None:
    english, japanese = answers("en"), answers("ja")
    assert [*english] == [*japanese]
    assert {name: rules(answer) for name, (_, answer) in english.items()} == {
        name: rules(answer) for name, (_, answer) in japanese.items()
    }


@pytest.mark.parametrize("language", PAGES)
def test_an_answer_is_short_and_names_its_rule(language: str) -> None:
    for name, (question, answer) in answers(language).items():
        assert question[-1] in "?？", question
        assert bool(rules(answer)) is (name not in OF_THE_KIT), name
        assert set(rules(answer)) <= set(RULE_IDS)
        assert answer.count("](") == len(rules(answer)), name
        said = re.sub(r"[(（]\[.*[)）]", "", answer)
        assert 1 <= len(said.split() if language == "en" else said) <= {"en": 50, "ja": 120}[language], name


@pytest.mark.parametrize("language", PAGES)
def test_each_answer_says_how_else_it_is_asked_for(language: str) -> None:
    text = PAGES[language].read_text(encoding="utf-8")
    asked = re.findall(r'^### <a id="([^"]+)"></a>.*\n<!-- asked: (.+) -->$', text, flags=re.MULTILINE)
    assert [name for name, _ in asked] == [*answers(language)]


def test_passes_are_as_many_as_the_rules_give() -> None:
    assert Rules().passes == 3
    assert answers("en")["passes"][1].startswith("Three times in a whole game; with the fourth pass you are broke.")
    assert answers("ja")["passes"][1].startswith("1ゲームで3回です。4回目のパスで破産します。")
