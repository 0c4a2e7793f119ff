"""Which lesson teaches each rule, and with which puzzles: docs/curriculum.md, made from the lessons themselves.

    python tools/curriculum.py            print the page
    python tools/curriculum.py --write    write it to docs/curriculum.md

A section of a lesson teaches the rules that its heading names, `## What fits (B4)`; a lesson poses all puzzles
that need no more than it and the lessons before have taught.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from sevens_teach.messages import message
from sevens_teach.puzzles import load_puzzles
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.sevens.show.puzzle_box import chosen_puzzles

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "curriculum.md"
FAMILIES = "BJTFGK"
TAUGHT = tuple(rule for rule in RULE_IDS if rule[0] in FAMILIES)
"""The rules that the lessons have to teach."""

_HEAD = """# What the lessons teach

Made by `python tools/curriculum.py --write`; a test compares it with the lessons.
Each rule leads to the rule book, each section to its lesson. A puzzle that needs a later rule as well is posed
in the lesson on that.

| Rule | | Lesson | Puzzles | traps |
|---|---|---|---|---|
"""


@dataclass
class Section:
    """A part of a lesson under one heading."""

    lesson: str
    """The file's name."""
    heading: str
    rules: tuple[str, ...]
    """The ids that the heading names."""
    boxes: list[tuple[str, ...]] = field(default_factory=list)
    """The ids of the puzzles that are posed there, box by box."""


def sections(lang: str = "en") -> Iterator[Section]:
    """Yield the sections of all lessons in a language, in order."""
    for path in sorted((ROOT / "lessons" / lang).glob("*.ipynb")):
        found: list[Section] = []
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown" and (heading := re.match(r"## (.*)", source)):
                found.append(Section(path.name, heading[1], rules_in(heading[1])))
            elif cell["cell_type"] == "code" and found:
                found[-1].boxes += _boxes(source)
        yield from found


def rules_in(heading: str) -> tuple[str, ...]:
    """Return the ids of the rules that a heading names."""
    named = re.search(r"[(（]([^()（）]*)[)）]$", heading)
    return tuple(each for each in re.findall(r"[A-Z]\d+", named[1]) if each in RULE_IDS) if named else ()


def _boxes(source: str) -> Iterator[tuple[str, ...]]:
    """Yield the ids of the puzzles in each box of a cell."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PuzzleBox":
            yield tuple(each.id for each in chosen_puzzles(ast.literal_eval(node.args[0])))


def page() -> str:
    """Return the page."""
    by_rule = {rule: [each for each in sections() if rule in each.rules] for rule in TAUGHT}
    return _HEAD + "".join(_row(rule, found) for rule, found in by_rule.items())


def _row(rule: str, found: list[Section]) -> str:
    puzzles = [each for each in load_puzzles() if each.rule == rule]
    lessons = "<br>".join(f"[{each.lesson[:2]}: {each.heading}](../lessons/en/{each.lesson})" for each in found)
    traps = sum("trap" in each.tags for each in puzzles)
    name = message(f"rule-{rule}")
    cells = (f"[{rule}](rules.md#{rule})", name, lessons or "–", _listed([each.id for each in puzzles]), traps)
    return f"| {' | '.join(map(str, cells))} |\n"


def _listed(names: list[str]) -> str:
    """Return how many puzzles there are, the first and the last by name."""
    names = sorted(names)
    return f"{len(names)}: {names[0]} to {names[-1]}" if len(names) > 1 else ", ".join(names) or "–"


def main(arguments: list[str]) -> None:
    """Print the page, or write it."""
    if arguments == ["--write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
