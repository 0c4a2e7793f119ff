"""The Makefile's commands that change a clone, tried in a folder that looks like one; and what CI runs."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAKE = shutil.which("make") or ""
MADE = (
    *(".venv/bin/python", "sevens_teach/static/packed.js", "widgets/node_modules/x/index.js", "_site/index.html"),
    *("sevens_teach/__pycache__/a.pyc", "tests/browser/__pycache__/b.pyc", "lessons/en/.ipynb_checkpoints/00.ipynb"),
    *(".ruff_cache/x", ".hypothesis/x", "build/x", "dist/x", ".reports/x.xml", "benchmarks/build/x"),
)
KEPT = ("Makefile", "lessons/en/00.ipynb", ".git/hooks/__pycache__/x.pyc", "sevens-lessons/en/mine.ipynb")


@pytest.mark.skipif(not MAKE, reason="no make here")
def test_clean_removes_all_that_was_made_and_nothing_of_the_readers(tmp_path: Path) -> None:
    for name in (*MADE, *KEPT):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    shutil.copy(ROOT / "Makefile", tmp_path)
    subprocess.run([MAKE, "-s", "clean"], cwd=tmp_path, check=True)
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()} == {*KEPT}


def test_ci_stops_where_it_cannot_find_the_clone(tmp_path: Path) -> None:
    """Else it would test whatever folder it was started in."""
    run = tmp_path / "gone/.ci/run"
    run.parent.mkdir(parents=True)
    text = (ROOT / ".ci/run").read_text(encoding="utf-8").replace('"$(dirname "$0")/.."', f"{tmp_path}/nowhere")
    run.write_text(text, encoding="utf-8")
    (tmp_path / "Makefile").write_text("test:\n\t@echo WRONG; touch wrong\n", encoding="utf-8")
    done = subprocess.run(["/bin/bash", str(run)], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode
    assert not (tmp_path / "wrong").exists()
