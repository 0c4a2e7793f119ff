"""A saved notebook, opened again: a widget that nobody has any more gives way to its picture."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any
from urllib.request import Request, urlopen

import nbformat
import pytest
from lab_server import running_lab

from sevens_teach.launch.reopening import STATE, VIEW, drop_lost_widgets

if TYPE_CHECKING:
    from pathlib import Path


def notebook(*data: dict[str, Any], kept: tuple[str, ...] = ()) -> dict[str, Any]:
    """A notebook of one cell with these outputs, and with the widgets that it holds itself."""
    outputs = [nbformat.v4.new_output("display_data", each) for each in data]
    cells = [nbformat.v4.new_markdown_cell("# Title"), nbformat.v4.new_code_cell("x", outputs=outputs)]
    made = nbformat.v4.new_notebook(cells=cells)
    if kept:
        made.metadata["widgets"] = {STATE: {"state": {name: {} for name in kept}}}
    return copy.deepcopy(dict(made))


VIEWED = {VIEW: {"model_id": "abc"}, "image/svg+xml": "<svg/>", "text/plain": "Table"}
PICTURED = {"image/svg+xml": "<svg/>", "text/plain": "Table"}
OTHERS = {VIEW: {"model_id": "abc"}, "text/plain": "Slider"}
ALONE = {VIEW: {"model_id": "abc"}}


@pytest.mark.parametrize(
    ("data", "kept", "expected"),
    [
        (VIEWED, (), PICTURED),
        (VIEWED, ("another",), PICTURED),
        (VIEWED, ("abc",), PICTURED),
        (OTHERS, ("abc",), OTHERS),
        (OTHERS, (), {"text/plain": "Slider"}),
        (ALONE, (), ALONE),
        (PICTURED, (), PICTURED),
    ],
    ids=["lost", "another is saved", "saved", "another's, saved", "another's, lost", "nothing besides", "no widget"],
)
def test_what_is_left_of_an_output(data: dict[str, Any], kept: tuple[str, ...], expected: dict[str, Any]) -> None:
    opened = notebook(data, kept=kept)
    drop_lost_widgets(opened)
    assert [dict(output["data"]) for output in opened["cells"][1]["outputs"]] == [expected]


def test_outputs_without_data_and_notebooks_without_cells_stay_as_they_are() -> None:
    printed = notebook()
    printed["cells"][1]["outputs"] = [nbformat.v4.new_output("stream", text="hello")]
    empty: dict[str, Any] = {"cells": [], "metadata": {}}
    for opened in (printed, empty):
        before = copy.deepcopy(opened)
        drop_lost_widgets(opened)
        assert opened == before


def test_the_server_keeps_widgets_for_those_whose_kernel_runs(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    path = tmp_path / "lesson.ipynb"
    nbformat.write(nbformat.from_dict(notebook(VIEWED)), path)
    saved = path.read_text(encoding="utf-8")
    with running_lab(tmp_path, tmp_path / "home") as lab:

        def shown() -> list[str]:
            opened = lab.request("/api/contents/lesson.ipynb?content=1")["content"]
            return sorted(opened["cells"][1]["outputs"][0]["data"])

        assert shown() == sorted(PICTURED)
        session = {"path": "lesson.ipynb", "name": "", "type": "notebook", "kernel": {"name": "python3"}}
        urlopen(Request(f"{lab.url}/api/sessions", json.dumps(session).encode())).read()  # noqa: S310, our own server
        assert shown() == sorted(VIEWED)
        lab.shut_down_kernels()
        assert shown() == sorted(PICTURED)
        assert [each["name"] for each in lab.request("/api/contents")["content"]] == ["home", "lesson.ipynb"]
    assert path.read_text(encoding="utf-8") == saved
