"""The builder of house rules and the puzzle book: what is chosen is what one gets."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, NoReturn

import pytest

from sevens_teach import PRESETS, Rules, progress
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.box import PuzzleBoxError
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.overview import by_rule
from sevens_teach.ui import Compare, HouseRules, PuzzleBook, PuzzleBox, Table

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.widgets.form import FormAbove


@pytest.fixture(autouse=True)
def _reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


def send(widget: FormAbove, **content: object) -> None:
    """Do as the browser does."""
    widget.form._handle_custom_msg(content, [])  # noqa: SLF001, as the kernel does


def choices(widget: FormAbove) -> dict[str, str]:
    return {field["name"]: field["value"] for field in widget.form.state["fields"]}


def none(**_: object) -> NoReturn:
    """As where no puzzle can be drawn."""
    raise PuzzleError("none came up")


def below(widget: FormAbove, kind: type) -> object:
    assert isinstance(widget.below, kind)
    assert widget.children == (widget.form, widget.below)
    return widget.below


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_compared_and_played(name: str, lang: str) -> None:
    widget = HouseRules(lang=lang)
    send(widget, kind="choose", name="preset", value=name)
    assert widget.rules == PRESETS[name]
    assert choices(widget)["preset"] == name
    compared = below(widget, Compare)
    assert isinstance(compared, Compare)
    assert len(compared.rules) == 4
    assert widget.rules in compared.rules
    send(widget, kind="press", name="play")
    table = below(widget, Table)
    assert isinstance(table, Table)
    assert table.game.position.rules == widget.rules


def test_every_setting_can_be_chosen_by_itself() -> None:
    for each in fields(Rules):
        widget = HouseRules()
        offered = next(field for field in widget.form.state["fields"] if field["name"] == each.name)
        for value, _ in offered["options"]:
            send(widget, kind="choose", name=each.name, value=value)
            assert choices(widget)[each.name] == value
            assert f"{each.name}={value}" in str(widget.rules) or getattr(widget.rules, each.name) == each.default


@pytest.mark.parametrize("name", ["basic", "killer", "joker-pair", "tunnel-oneway", "fantan"])
def test_puzzles_are_for_exactly_these_rules_and_new_each_time(name: str) -> None:
    widget = HouseRules(name)
    drawn = set()
    for _ in range(2):
        send(widget, kind="press", name="puzzles")
        box = below(widget, PuzzleBox)
        assert isinstance(box, PuzzleBox)
        assert {puzzle.rules for puzzle in box.puzzles} == {PRESETS[name]}
        drawn |= {puzzle.id for puzzle in box.puzzles}
    assert len(drawn) == 6


@pytest.mark.parametrize(
    ("start", "name", "value", "others"),
    [
        ("killer", "joker", "solo", "Joker (J)"),
        ("killer", "opening", "fantan", "Fan Tan (F)"),
        ("joker=pair tunnel=both", "killer", "on", "Joker (J), Tunnel (T)"),
    ],
)
def test_K11_what_does_not_combine_is_refused(start: str, name: str, value: str, others: str) -> None:
    widget = HouseRules(start)
    before, shown = choices(widget), widget.below
    send(widget, kind="choose", name=name, value=value)
    why = "Killer has no runs, so there is nothing for them to change."
    said = f"Killer Sevens does not go with: {others}. {why} Your rules stay as they were."
    assert widget.form.state["refused"] == {"rule": "K11", "text": said}
    assert choices(widget) == before
    assert widget.below is shown


def test_what_matters_only_in_killer_sevens_is_marked() -> None:
    def idle(rules: str) -> list[str]:
        return [field["name"] for field in HouseRules(rules).form.state["fields"] if field["idle"]]

    assert idle("basic") == ["death", "dead_cards", "suit_order"]
    assert idle("killer") == []


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "choose", "name": "joker", "value": "two"},
        {"kind": "choose", "name": "jokers", "value": "solo"},
        {"kind": "choose", "name": ["joker"], "value": "solo"},
        {"kind": "choose", "name": "joker", "value": "solo", "more": 1},
        {"kind": "press", "name": "leave"},
        {"kind": "press", "name": None},
        {},
    ],
)
def test_what_is_not_offered_changes_nothing(content: dict[str, object]) -> None:
    for widget in (HouseRules(), PuzzleBook()):
        state, shown = widget.form.state, widget.below
        send(widget, **content)
        widget.set_state({"children": []})
        assert (widget.form.state, widget.below) == (state, shown)
        assert len(widget.children) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [HouseRules, PuzzleBook])
def test_picture_and_text_are_the_same_each_time(kind: type[HouseRules | PuzzleBook], lang: str) -> None:
    first = kind(lang=lang)._repr_mimebundle_()
    progress.record("B2-01", tries=1)
    second = kind(lang=lang)._repr_mimebundle_()
    for each in ("text/plain", "image/svg+xml"):
        assert first[each] == second[each]
    assert "application/vnd.jupyter.widget-view+json" in first
    assert first["image/svg+xml"].startswith("<svg")


def test_the_book_opens_at_every_rule_and_level() -> None:
    book = PuzzleBook()
    for rule, listed in by_rule().items():
        send(book, kind="choose", name="rule", value=rule)
        for level in {0} | {each.level for each in listed}:
            send(book, kind="choose", name="level", value=str(level))
            box = below(book, PuzzleBox)
            assert isinstance(box, PuzzleBox)
            assert [each.id for each in box.puzzles] == [each.id for each in listed if level in (0, each.level)]


def test_the_book_marks_what_is_solved_when_it_is_solved() -> None:
    book = PuzzleBook("B2")
    for each in by_rule()["B2"]:
        progress.record(each.id, tries=1)
    first = by_rule()["B2"][0].id
    book.below._handle_custom_msg({"kind": "solved", "id": first, "tries": 1, "hints": 0, "shown": False}, [])  # noqa: SLF001
    labels = dict(book.form.state["fields"][0]["options"])
    assert labels["B2"] == "✓ Sevens: Sevens first, then in turn"
    assert labels["B4"] == f"Sevens: What fits (0/{len(by_rule()['B4'])})"


def test_random_puzzles_never_end() -> None:
    book = PuzzleBook("B4")
    seen = []
    for name in ("random", "random", "any"):
        send(book, kind="press", name=name)
        box = below(book, PuzzleBox)
        assert isinstance(box, PuzzleBox)
        seen += [each.id for each in box.puzzles]
    assert len(set(seen)) == 3
    assert [name.startswith("B4-r") for name in seen[:2]] == [True, True]


def test_chance_is_offered_only_for_rules_that_it_can_ask_about(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [each["name"] for each in PuzzleBook("K7").form.state["buttons"]]
    assert offered == ["random", "any"]
    monkeypatch.setattr("sevens_teach.teaching.book_form.drawn_rules", lambda *_: ("B4",))
    assert [each["name"] for each in PuzzleBook("K7").form.state["buttons"]] == ["any"]


def test_a_rule_that_cannot_be_drawn_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Puzzle, "random", none)
    book = PuzzleBook("B1")
    send(book, kind="press", name="random")
    assert book.form.state["refused"]["text"].startswith("No puzzle of this level came up for B1.")


@pytest.mark.parametrize(("rule", "level"), [("P1", 0), ("B4", 6), ("", 0)])
def test_a_book_that_is_not_there(rule: str, level: int) -> None:
    with pytest.raises(PuzzleBoxError, match="no puzzles for rule="):
        PuzzleBook(rule, level)


def test_rules_without_puzzles_are_said_and_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Puzzle, "random", none)
    widget = HouseRules()
    send(widget, kind="press", name="puzzles")
    assert widget.form.state["refused"]["text"].startswith("No puzzle came up for these rules.")
    assert isinstance(widget.below, Compare)
