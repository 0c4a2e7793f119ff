"""How hard each puzzle of this package is: what the map, the report and the puzzle book tell of all, solving none.

`make levels` measures it; a test fails while what is stored is older than the puzzles.
"""

from __future__ import annotations

import json

from sevens_teach.puzzles import load_puzzles
from sevens_teach.puzzles.level import level


def levels() -> str:
    """Return the level of every puzzle by its id, as JSON, a line for each, in the order of the files."""
    return json.dumps({each.id: level(each) for each in load_puzzles()}, indent=0) + "\n"


if __name__ == "__main__":
    print(levels(), end="")
