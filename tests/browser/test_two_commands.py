"""The README's two commands, in their order, with somebody who plays and saves in between, at home as people are."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser.play import play_a_card
from browser.tables import Seen
from browser.test_command import address
from browser.test_gone import save
from lab_page import run_all_cells
from lab_server import Lab, free_port, running
from nobody import PERSONAL
from playwright.sync_api import expect

from sevens_teach import Game
from sevens_teach.progress import Practice, Progress, Store
from sevens_teach.progress.practice import Level
from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from playwright.sync_api import Page

ROOT = Path(__file__).parents[2]
LESSON = "en/06-house-rules.ipynb"
"""The first with a table that has all its settings."""
MADE_ALREADY = ("-o", ".venv/.lessons", "-o", "sevens_teach/static/packed.js")
"""What `make` need not look at: the machine that runs this test has it."""
THEMES = "@jupyterlab/apputils-extension/themes.jupyterlab-settings"
JAPANESE = {"LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja"}


def furnished(home: Path) -> Path:
    """Make a home in which everything is otherwise: all stars, a level that follows, Jupyter's, IPython's settings."""
    solved = Progress()
    for puzzle in load_puzzles():
        solved = solved.merged(Progress.one(puzzle.id, tries=1))
    Store(home / ".local/share/sevens-teach").keep(
        solved.merged(Progress(practice=Practice(streak=True, level=Level(step=2, games=7))))
    )
    settings = {
        ".ipython/profile_default/startup/00-mine.py": "print('good morning')",
        ".config/matplotlib/matplotlibrc": "figure.figsize: 1, 1",
        f".jupyter/lab/user-settings/{THEMES}": '{"theme": "JupyterLab Dark"}',
        ".jupyter/jupyter_server_config.json": '{"ServerApp": {"log_level": "ERROR"}}',
    }
    for name, text in settings.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_text(text, encoding="utf-8")
    return home


def everything_in(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def git(*arguments: str) -> str:
    return subprocess.run(
        [shutil.which("git") or "git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_the_second_command_passes_after_somebody_has_played(page: Page, tmp_path: Path) -> None:
    home, mine, port, log = furnished(tmp_path / "home"), tmp_path / "mine", free_port(), tmp_path / "log"
    named = {name: value for name, value in os.environ.items() if not name.startswith((*PERSONAL, "XDG_"))}
    at_home = named | JAPANESE | {"HOME": str(home)}
    clone = git("status", "--porcelain"), git("diff")
    lab = Lab(f"http://127.0.0.1:{port}", mine)
    said = [f"FOLDER={mine}", f"LESSON=lessons/{LESSON}", f"ARGS=--no-browser --lang en --port {port}"]
    with running(lab, ["make", "-C", str(ROOT), *MADE_ALREADY, "lessons", *said], at_home, log):
        page.goto(address(log, lab))
        run_all_cells(page, until=".sv-root")
        play_a_card(page)
        table = Seen.on(page)
        table.el.locator(".sv-menu .sv-summary").click()
        table.el.get_by_role("button", name="Save game").click()
        expect(table.headline).to_have_text("Saved as sevens-1.txt.")
        save(page)
    assert "widget-view" in (mine / LESSON).read_text(encoding="utf-8"), "it was saved as it had run"
    assert (mine / "en/sevens-1.txt").is_file()
    assert [*(home / ".local/share/sevens-teach/unfinished").iterdir()]
    assert (git("status", "--porcelain"), git("diff")) == clone

    left = everything_in(home)
    failed = failures(at_home)
    assert everything_in(home) == left
    assert not failed or failed == failures(dict(os.environ)), "what fails for nobody too is another test's to say"
    assert Game.load((mine / "en/sevens-1.txt").read_text(encoding="utf-8")).history


def failures(environment: dict[str, str]) -> set[str]:
    """Check the lesson as `make test` does, in an environment, and return what failed."""
    lesson = ["--nbval", "--nbval-current-env", f"lessons/{LESSON}", "tests/test_lessons.py", "-k", "06"]
    test = [sys.executable, "-m", "pytest", "-q", "--color=no", "-p", "no:cacheprovider", *lesson]
    done = subprocess.run(test, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert " passed" in done.stdout, done.stdout + done.stderr
    return {*re.findall(r"^(?:FAILED|ERROR) (\S+::.+?)(?: - |$)", done.stdout, re.MULTILINE)}
