"""The kit as a page's Python gets it: cut to what is used, and whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from static_site.kit import of_the_kit

ROOT = Path(__file__).parents[2]
PROGRAM = """
import sys
sys.path.insert(0, sys.argv[1])
from sevens_teach import Game, ui
print(ui.__file__, len(ui.Table(Game(seed=1)).state["frames"]))
"""


def test_a_table_is_made_of_it(tmp_path: Path) -> None:
    for name, content in of_the_kit(ROOT):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    made = subprocess.run([sys.executable, "-I", "-c", PROGRAM, tmp_path], check=True, capture_output=True, text=True)
    module, frames = made.stdout.split()
    assert module == str(tmp_path / "sevens_teach/ui.py")
    assert int(frames) > 0
