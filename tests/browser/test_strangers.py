"""JupyterLab with what a stranger made: a notebook's name, its title, metadata and stored outputs run no script."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import nbformat
from browser.tables import Seen
from lab_page import run_all_cells
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Page

HOSTILE = "<img src=x onerror='window.struck=1'>"
NAME = f"'\"><img src=x onerror=window.struck=1>${{struck=1}}{{{{struck}}}}%00 #?&\u202e{'長' * 55}.ipynb"
"""Of nearly the 255 bytes that a name can have."""
TABLE = "from sevens_teach import Game\nfrom sevens_teach.ui import Table\nTable(Game(seed=3))"


def made_by_a_stranger() -> Any:  # noqa: ANN401, a notebook is a dict of anything
    """Return a notebook that could run, with something hostile wherever a text may stand."""
    widget = "application/vnd.jupyter.widget-view+json"
    stored = {
        "text/html": f"<b>{HOSTILE}</b><script>window.struck=1</script>",
        "image/svg+xml": "<svg xmlns='http://www.w3.org/2000/svg'><script>window.struck=1</script></svg>",
        "text/plain": HOSTILE,
        widget: {"model_id": "../../__proto__", "version_major": 2, "version_minor": 0},
    }
    output = nbformat.v4.new_output("display_data", stored, metadata={widget: HOSTILE, "isolated": "no"})
    cells = [
        nbformat.v4.new_markdown_cell(f"# {HOSTILE}\n[x](javascript:window.struck=1)<script>window.struck=1</script>"),
        nbformat.v4.new_code_cell(
            TABLE, outputs=[output], metadata={"tags": [HOSTILE, "notebook-only"], "trusted": True}
        ),
    ]
    state = {"../../__proto__": {"model_name": "AnyModel", "model_module": HOSTILE, "state": {"_esm": "struck=1"}}}
    held = {"version_major": 2, "version_minor": 0, "state": state}
    made = nbformat.v4.new_notebook(cells=cells)
    made.metadata |= {
        "kernelspec": {"display_name": HOSTILE, "language": "python", "name": "python3"},
        "language_info": {"name": HOSTILE, "codemirror_mode": {"name": HOSTILE}},
        "title": HOSTILE,
        "sevens_teach": {"__proto__": {"struck": 1}, "lesson": "../../../etc/passwd"},
        "widgets": {"application/vnd.jupyter.widget-state+json": held},
    }
    return made


def named_by_a_stranger() -> Any:  # noqa: ANN401, as above
    """Return it without what it shows: the reading view runs what a notebook holds."""
    made = made_by_a_stranger()
    cell = nbformat.v4.new_code_cell(TABLE, metadata={"tags": [HOSTILE], "trusted": True})
    made.cells = [nbformat.v4.new_markdown_cell("# A table"), cell]
    return made


STRUCK = "() => window.struck ?? ({}).struck ?? null"


def test_a_strangers_notebook_strikes_nobody_in_the_reading_view_nor_where_its_bar_leads(page: Page, lab: Lab) -> None:
    write(lab, named_by_a_stranger())
    page.goto(f"{lab.url}/voila/render/{quote(NAME)}")
    expect(page.locator("h1").first).to_be_visible()
    play_a_move(page)
    write(lab, made_by_a_stranger())
    page.locator(".sevens-bar a").first.click()
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
    expect(page.locator(".lm-TabBar-tab.lm-mod-current .lm-TabBar-tabLabel", has_text="長")).to_be_visible()
    expect(page.locator(".jp-NotebookPanel:visible .jp-CodeCell")).to_have_count(1)
    assert page.evaluate(STRUCK) is None
    run_all_cells(page, until=".sv-root")
    play_a_move(page)
    (lab.root / NAME).unlink()


def write(lab: Lab, made: Any) -> None:  # noqa: ANN401, a notebook is a dict of anything
    """Have the server serve a stranger's notebook."""
    (lab.root / NAME).write_text(json.dumps(made, ensure_ascii=False), encoding="utf-8")


def play_a_move(page: Page) -> None:
    """Play at the table that is there, and see that nothing was struck."""
    table = Seen.on(page)
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    assert page.evaluate(STRUCK) is None
