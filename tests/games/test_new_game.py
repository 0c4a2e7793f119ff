"""A game that is not in the package, put in as CONTRIBUTING says: the suite over all games holds it at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "sevens_teach"
NEW = TESTS / "games" / "high_card"


def put_in(folder: Path) -> None:
    """Make a package and tests with high card in them: links to what is there, and a line in `games.py`."""
    package, tests = folder / PACKAGE.name, folder / TESTS.name
    for made, source in ((package, PACKAGE), (tests, TESTS)):
        made.mkdir()
        for each in source.iterdir():
            if each.name not in {"games.py", "__pycache__"}:
                (made / each.name).symlink_to(each)
    games = (PACKAGE / "games.py").read_text(encoding="utf-8")
    added, count = re.subn(r"^(RULES: Final = \{\n)", r'\1    "high_card": {"X": 1},\n', games, flags=re.MULTILINE)
    assert count == 1
    (package / "games.py").write_text(added, encoding="utf-8")
    (package / NEW.name).symlink_to(NEW)
    (tests / NEW.name).mkdir()
    (tests / NEW.name / "sample.py").symlink_to(NEW / "sample.py")


def test_a_new_game_plays_at_a_table_in_a_record_and_in_this_suite(tmp_path: Path) -> None:
    put_in(tmp_path)
    (tmp_path / "pyproject.toml").symlink_to(TESTS.parent / "pyproject.toml")
    asked = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "high_card", "tests/games"]
    done = subprocess.run(
        asked,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert int(re.findall(r"(\d+) passed", done.stdout)[-1]) >= 20, done.stdout
