"""How long each lesson takes: its words at 200 a minute, and what a robot needs to step, solve and play all of it.

    python tools/lesson_minutes.py                          this checkout, the English lessons, words and puzzles only
    python tools/lesson_minutes.py --robot                  read each in a real JupyterLab too: some ten minutes
    python tools/lesson_minutes.py --robot 03 05            only these lessons
    python tools/lesson_minutes.py --robot --in FOLDER      another checkout, an older one too, with its own .venv

The robot is that of `tests/browser/test_whole_lesson.py`; its minutes have the start of the server in them.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
WORDS_A_MINUTE = 200
ROBOT = "tests/browser/test_whole_lesson.py"


@dataclass
class Lesson:
    """What a lesson asks of a reader."""

    name: str
    """The file's name."""
    words: int
    puzzles: int
    """How many puzzles are posed."""
    robot: float | None = None
    """The minutes of the robot; None where it was not asked."""

    def row(self) -> str:
        """Return its line of the table."""
        reading = self.words / WORDS_A_MINUTE
        both = ("–", "–") if self.robot is None else (f"{self.robot:.1f}", f"{reading + self.robot:.1f}")
        return f"| {self.name.partition('.')[0]} | {self.words} | {self.puzzles} | {reading:.1f} | {' | '.join(both)} |"


def measured(path: Path) -> Lesson:
    """Return a lesson's words, without those of its code, and its puzzles."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    sources = [("".join(cell["source"]), cell["cell_type"]) for cell in cells]
    words = sum(len(re.sub(r"\]\(.*?\)", "]", text).split()) for text, kind in sources if kind == "markdown")
    return Lesson(path.name, words, sum(posed(text) for text, kind in sources if kind == "code"))


def posed(code: str) -> int:
    """Return how many puzzles the boxes of a cell hold; a box of all of a rule's counts once an id is not given."""
    boxes = [
        node.args[0]
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PuzzleBox"
    ]
    return sum(len(box.elts) if isinstance(box, (ast.List, ast.Tuple)) else 1 for box in boxes)


def robot(folder: Path, name: str) -> float:
    """Return how many minutes the robot takes for an English lesson by mouse; raises where it does not get through."""
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "report.xml"
        asked = [str(folder / ".venv/bin/python"), "-m", "pytest", "-q", ROBOT, "-k", f"en/{name} and mouse", "-n", "0"]
        environment = os.environ | {"SEVENS_LESSONS": "all", "PYTHONPATH": str(folder)}
        subprocess.run([*asked, f"--junit-xml={report}"], cwd=folder, env=environment, check=True, stdout=sys.stderr)
        cases = ET.parse(report).iter("testcase")  # noqa: S314, our own
        return sum(float(case.get("time", 0)) for case in cases) / 60


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("numbers", nargs="*", help="the lessons, by how their names begin; all, if not said")
    parser.add_argument("--robot", action="store_true", help="measure the robot too")
    parser.add_argument("--in", dest="folder", type=Path, default=ROOT, help="a checkout")
    asked = parser.parse_args()
    print("| Lesson | words | puzzles | minutes to read | of the robot | together |\n|---|---|---|---|---|---|")
    for path in sorted((asked.folder / "lessons" / "en").glob("*.ipynb")):
        if not asked.numbers or path.name.startswith(tuple(asked.numbers)):
            lesson = measured(path)
            if asked.robot:
                lesson.robot = robot(asked.folder.resolve(), path.name)
            print(lesson.row(), flush=True)


if __name__ == "__main__":
    main()
