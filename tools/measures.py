"""Measure the house: its files and functions, and how many of the package's files a click, a puzzle, a verdict run.

`python tools/measures.py` measures this checkout, `python tools/measures.py FOLDER` another one, an older one too.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from statistics import median, quantiles

from nobody import nobodys_home

ROOT = Path(__file__).parents[1]
WAYS = {
    "a click on a card": """
from sevens_teach import Game
from sevens_teach.ui import Table
table = Table(Game(seed=23))
card = table.state["frames"][-1]["playable"][0]
for content in ({"kind": "move", "text": card}, {"kind": "play", "card": card}):
    def run(content=content):
        table._receive(table, content, [])
    runs.append(run)
""",
    "a puzzle from its file to the reply": """
from sevens_teach.puzzles import Puzzle
TEXT = '''
[[puzzle]]
id = "B4-99"
kind = "playable"
position = "board ♠5-9 ♥7 ♦7 ♣7; hands ♠4,10,Q | …"
'''
Puzzle.parse(TEXT.replace("♠Q", "♠K")).table("en")
def run():
    puzzle = Puzzle.parse(TEXT)
    puzzle.table("en")
runs.append(run)
""",
    "a verdict to its Japanese sentence": """
from sevens_teach import Game, Play, verdict
position = Game(seed=23).position
def run():
    verdict(position.view(position.turn) if hasattr(position.view(0), "own") else position, Play("♠K")).text("ja")
runs.append(run)
""",
}
"""What is set up, untraced, and what of it is then traced."""
_TRACE = """
import sys
runs, found = [], set()
def trace(frame, event, arg):
    found.add(frame.f_code.co_filename)
exec(sys.argv[1])
sys.setprofile(trace)
for run in runs:
    run()
sys.setprofile(None)
print(*sorted(name for name in found if "sevens_teach" in name and "site-packages" not in name), sep="\\n")
"""


def functions(path: Path) -> list[int]:
    """Return the length in lines of every function of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return [(node.end_lineno or node.lineno) - node.lineno + 1 for node in found]


def files_run(root: Path, setup: str) -> list[str]:
    """Return the files of the package that run, each time something is done."""
    command = [sys.executable, "-c", _TRACE, setup]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True, env={"PYTHONPATH": str(root)})
    return done.stdout.split()


def main() -> None:
    """Print the measures."""
    root = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else ROOT
    for name, pattern in (("sevens_teach", "*.py"), ("tests", "*.py"), ("widgets/src", "*.ts")):
        paths = sorted((root / name).rglob(pattern))
        lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in paths)
        print(f"{name}: {len(paths)} files, {lines} lines")
    lengths = [length for path in (root / "sevens_teach").rglob("*.py") for length in functions(path)]
    told = f"median {median(lengths):.0f}, p90 {quantiles(lengths, n=10)[-1]:.0f}, longest {max(lengths)} lines"
    print(f"functions of sevens_teach: {len(lengths)}, {told}")
    with nobodys_home():
        for name, setup in WAYS.items():
            run = files_run(root, setup)
            print(f"{name}: {len(run)} files")


if __name__ == "__main__":
    main()
