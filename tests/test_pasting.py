"""docs/own.md promises that each of its blocks can be pasted into a cell, alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest
from IPython.core.interactiveshell import InteractiveShell
from nbclient import NotebookClient
from traitlets.config import Config

PAGE = Path(__file__).parents[1] / "docs/own.md"
BLOCKS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def pasted(block: str) -> tuple[object, str]:
    """Run a block in a shell of its own, as a kernel runs a cell; return what it shows and what it says in comments."""
    shell: Any = InteractiveShell(config=Config(HistoryManager={"enabled": False}))  # type: ignore[no-untyped-call]
    done = shell.run_cell(block)
    done.raise_error()
    says = [line.removeprefix("# ") for line in block.splitlines() if line.startswith("# ")]
    return done.result, "\n".join(says)


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.splitlines()[-1][:40])
def test_each_block_is_complete(
    block: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    shown, says = pasted(block)
    printed = capsys.readouterr().out.rstrip()
    if says:
        assert says in (repr(shown), printed)


def test_there_are_as_many_as_its_title_says() -> None:
    assert len(BLOCKS) == 4
    title = PAGE.read_text(encoding="utf-8").splitlines()[0]
    assert title == "# A few lines to your own table, player, puzzle and lesson"


def test_the_lesson_that_it_writes_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    pasted(BLOCKS[-1])
    [path] = tmp_path.glob("*.ipynb")
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [
        output["data"]["text/plain"].splitlines()[0] for cell in notebook.cells for output in cell.get("outputs", ())
    ]
    assert shown[0].startswith("Board('basic; board ♠5-9 ♥7 ♦7 ♣7")
    assert shown[1] == "PuzzleBox('B4-01', 'B4-02', 'B4-03')"
