"""What nbval does not look at: every lesson is stored run, and reads without a kernel."""

import json
from pathlib import Path
from typing import Any

import pytest

LESSONS = Path(__file__).parents[1] / "lessons"
PATHS = sorted(path for path in LESSONS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
Notebook = dict[str, Any]


@pytest.fixture(params=PATHS, ids=lambda path: str(path.relative_to(LESSONS)))
def notebook(request: pytest.FixtureRequest) -> Notebook:
    """A lesson as it is stored."""
    stored: Notebook = json.loads(request.param.read_text(encoding="utf-8"))
    return stored


def code_cells(notebook: Notebook) -> list[Notebook]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_every_cell_has_run_once_from_top_to_bottom(notebook: Notebook) -> None:
    """A cell without a count would not be checked."""
    counts = [cell["execution_count"] for cell in code_cells(notebook)]
    assert counts == list(range(1, len(counts) + 1))


def test_no_widget_is_stored(notebook: Notebook) -> None:
    """A stored view names a kernel that is gone: the reader would see "model not found"."""
    outputs = [output for cell in code_cells(notebook) for output in cell["outputs"]]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert not [kind for kind in kinds if kind.startswith("application/vnd.jupyter.widget")]
    assert "widgets" not in notebook["metadata"]
