"""A lesson as a page: its prose, the pictures that its cells left behind, and places for what comes alive."""

from __future__ import annotations

import json
import re
from html import escape
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.draw.avatars import alone
from static_site.minutes import seconds_to_do, seconds_to_read

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from static_site.text import Writer

_HIDDEN: Final = "notebook-only"
"""The tag of a cell that only a notebook shows."""

_COMPANY: Final = "company"
"""The cell that tells who sits at the table: a page shows them."""
_CAST: Final = ("fox", "hare", "owl", "cat")
_ASKS: Final = "asks-"
"""How tags begin that say what a step asks of the reader: `asks-play`, a card; `asks-win`, to win the game."""
_ENTRANCE: Final = "entrance"
"""The tag of a cell whose step a reader may begin with who knows what comes before."""
_WHOLE: Final = "whole-page"
"""The tag of a cell that stands on the whole page alone, and in no step."""
_WITH_NEXT: Final = "with-next"
"""The tag of prose that stands in one step with the prose after it."""
_HEADING: Final = "#"
_PUZZLES: Final = "puzzle"
"""What the ids of cells with puzzles have in them."""
_END: Final = "keep-progress"
"""The cell with which the last step begins: what was won, and all that follows."""
_GOAL: Final = "goal"
"""The cell with the title, which belongs to the first step."""
_IDS: Final = r"[A-Z]\d+(?:(?:, ?|、|–)[A-Z]\d+)*"
_IDS_BEHIND: Final = re.compile(rf"( ?\({_IDS}\)|（{_IDS}）)(?=</h\d>)")
_IDS_LAST: Final = re.compile(rf"[(（]({_IDS})[)）]$")
_IDS_BEFORE: Final = re.compile(rf"(<li>)(<strong>{_IDS}</strong>) ")

Cell = dict[str, Any]


def cells_of(notebook: Path) -> list[Cell]:
    """Return the cells of a notebook."""
    return list(json.loads(notebook.read_text(encoding="utf-8"))["cells"])


def sources_of(cells: list[Cell]) -> dict[str, str]:
    """Return the Python of each cell, by its id."""
    return {cell["id"]: "".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"}


def written(cells: list[Cell], writer: Writer, alive: dict[str, Any], code: str, *, timed: bool = True) -> str:
    """Return the cells as HTML, a section for each step; what is `alive` has a place.

    Code to read stands under `code`. A step is some prose and one thing to do; a row of puzzles is as many steps.
    Of a lesson that is `timed` each says how long it takes.
    """
    shown = [cell for cell in cells if _HIDDEN not in _tags(cell)]
    return "\n".join(_step(step, writer, alive, code, timed=timed) for step in steps(shown, alive))


def steps(cells: list[Cell], alive: Mapping[str, Any]) -> list[list[Cell]]:
    """Return the cells by steps: each begins with prose, or with the next thing to do under the same prose.

    The last one holds what was won, and all that follows.
    """
    found: list[list[Cell]] = [[]]
    for cell in cells:
        seen = any(each["id"] in alive for each in found[-1])
        prose = cell["cell_type"] == "markdown"
        told = [each for each in found[-1] if each["cell_type"] == "markdown" and each["id"] != _GOAL]
        begun = bool(told) and _WITH_NEXT not in _tags(told[-1])
        ended = any(each["id"] == _END for each in found[-1])
        if not ended and ((prose and (seen or begun)) or (seen and cell["id"] in alive) or cell["id"] == _END):
            found.append([])
        found[-1].append(cell)
    whole = [step for step in found if any(each["cell_type"] == "markdown" or each["id"] in alive for each in step)]
    return _joined(whole, alive)


def rules_told(cells: list[Cell], alive: Mapping[str, Any]) -> dict[str, list[str]]:
    """Return which rules the steps of a lesson tell, by the step's name: its headings name them."""
    shown = [cell for cell in cells if _HIDDEN not in _tags(cell)]
    found = {_name(step, alive): [rule for cell in step for rule in _rules_in(cell)] for step in steps(shown, alive)}
    return {name: rules for name, rules in found.items() if rules}


def _rules_in(cell: Cell) -> list[str]:
    """Return the rules that the headings of a cell name."""
    heads = [line for line in "".join(cell["source"]).splitlines() if line.startswith("## ")]
    prose = heads if cell["cell_type"] == "markdown" else []
    return [rule for line in prose for ids in _IDS_LAST.findall(line) for rule in re.findall(r"[A-Z]\d+", ids)]


def seconds_of(cells: list[Cell], alive: Mapping[str, Any]) -> int:
    """Return how long a lesson takes, about."""
    shown = [cell for cell in cells if _HIDDEN not in _tags(cell)]
    return sum(_reads(step) + _does(step, alive) * max(1, len(_titles(step, alive))) for step in steps(shown, alive))


def _reads(step: list[Cell]) -> int:
    """Return how many seconds it takes to read a step."""
    return seconds_to_read(_source(cell) for cell in step if _is_prose(cell) and _WHOLE not in _tags(cell))


def _does(step: list[Cell], alive: Mapping[str, Any]) -> int:
    """Return how many seconds it takes to do what a step asks, or one of its puzzles."""
    tree = next((alive[cell["id"]] for cell in step if cell["id"] in alive and _WHOLE not in _tags(cell)), None)
    return seconds_to_do(tree, _asked(step))


def _titles(step: list[Cell], alive: Mapping[str, Any]) -> list[str]:
    """Return what the puzzles are called that a step poses one after another."""
    return next((_puzzles(alive[cell["id"]]) for cell in step if cell["id"] in alive), [])


def _asked(step: list[Cell]) -> list[str]:
    """Return what the tags of a step's cells ask of the reader."""
    return [tag[len(_ASKS) :] for cell in step for tag in _tags(cell) if tag.startswith(_ASKS)]


def _source(cell: Cell) -> str:
    return "".join(cell["source"])


def _name(cells: list[Cell], alive: Mapping[str, Any]) -> str:
    """Return what an address calls a step."""
    return str(next(cell["id"] for cell in cells if cell["id"] in alive or cell["cell_type"] == "markdown"))


def _joined(found: list[list[Cell]], alive: Mapping[str, Any]) -> list[list[Cell]]:
    """Return the steps, those with nothing to do but to read joined to the one before that they go on with."""
    joined: list[list[Cell]] = []
    for step in found:
        reads = not any(cell["id"] in alive or cell["id"] == _GOAL for cell in step)
        if reads and joined and _goes_on(joined[-1], step, alive):
            joined[-1].extend(step)
        else:
            joined.append([*step])
    return joined


def _goes_on(before: list[Cell], step: list[Cell], alive: Mapping[str, Any]) -> bool:
    """Return whether what is only read goes on with the step before.

    Below a heading it does where that was only read too, and not both have something to show; without one it does
    unless there were puzzles.
    """
    shown = [cell for cell in before if cell["id"] in alive]
    if "".join(step[0]["source"]).startswith(_HEADING):
        return not shown and not (any(map(_shows, before)) and any(map(_shows, step)))
    return not any(_PUZZLES in cell["id"] for cell in shown)


def _is_prose(cell: Cell) -> bool:
    return bool(cell["cell_type"] == "markdown")


def _shows(cell: Cell) -> bool:
    """Return whether a cell has something to look at: what came of its code, or a table of its prose."""
    return "\n|" in _source(cell) if _is_prose(cell) else bool(cell["outputs"])


def _step(cells: list[Cell], writer: Writer, alive: Mapping[str, Any], code: str, *, timed: bool) -> str:
    name = _name(cells, alive)
    told = [cell["id"] for cell in cells if _is_prose(cell) or cell["id"] in alive]  # an older address may have any
    titles = _titles(cells, alive)
    before = len(writer.headings)
    body = "\n".join(part for cell in cells for part in _cell(cell, writer, alive, code))
    own = [each.text for each in writer.headings[before:] if each.level > 1]
    head = next(iter(own or [each.text for each in reversed(writer.headings)]), "")
    names = " ".join(dict.fromkeys([name, *told]))
    asks = " ".join(_asked(cells))
    kept = f'data-step="{names}" data-title="{escape(head)}" data-puzzles="{len(titles)}"'
    kept += f' data-names="{escape("|".join(titles))}"' if titles else ""
    kept += f' data-seconds="{_reads(cells)} {_does(cells, alive)}"' if timed else ""
    kept += f' data-asks="{escape(asks)}"' if asks else ""
    kept += " data-entrance" if any(_ENTRANCE in _tags(cell) for cell in cells) else ""
    return f'<section class="site-step" {kept}>{body}</section>'


def _tags(cell: Cell) -> list[str]:
    return list(cell["metadata"].get("tags", ()))


def _puzzles(tree: Mapping[str, Any]) -> list[str]:
    """Return the titles of the puzzles that a widget poses one after another."""
    return [each["title"] for each in tree["values"]["state"]["puzzles"]] if tree["name"] == "PuzzleBox" else []


def _cell(cell: Cell, writer: Writer, alive: Mapping[str, Any], code: str) -> Iterator[str]:
    parts = _parts(cell, writer, alive, code)
    # The classes are those that the reading view has of the tags.
    apart = " ".join(f"celltag_{tag}" for tag in _tags(cell) if tag == _WHOLE)
    yield from (f'<div class="{apart}">', *parts, "</div>") if apart else parts


def _parts(cell: Cell, writer: Writer, alive: Mapping[str, Any], code: str) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        html = with_ids_apart(writer.html(source))
        yield _with_faces(html) if cell["id"] == _COMPANY else html
        return
    if cell["cell_type"] != "code":
        return
    if not cell["metadata"].get("jupyter", {}).get("source_hidden"):
        read = f'<summary>{escape(code)}</summary><pre tabindex="0">{escape(source)}</pre>'
        yield f'<details class="site-code{" site-ids-only" if cell["id"] in alive else ""}">{read}</details>'
    pictures = "".join(_output(output) for output in cell["outputs"])
    if cell["id"] in alive:
        yield f'<div class="site-exhibit" data-cell="{escape(cell["id"])}"><noscript>{pictures}</noscript></div>'
    elif pictures:
        yield f'<div class="site-output">{pictures}</div>'


def with_ids_apart(html: str) -> str:
    """Return a lesson's prose with the ids of rules marked: a page shows them to those who want them."""
    html = _IDS_BEHIND.sub(r'<span class="site-ids-only">\1</span>', html)
    return _IDS_BEFORE.sub(r'\1<span class="site-ids-only">\2 </span>', html)


def _with_faces(html: str) -> str:
    """Return the list of who sits at the table with a face before each."""
    faces = iter(_CAST)
    html = html.replace("<ul>", '<ul class="site-cast">')
    return re.sub("<li>", lambda _: f'<li><span aria-hidden="true">{alone(next(faces))}</span><span>', html).replace(
        "</li>", "</span></li>"
    )


def _output(output: dict[str, Any]) -> str:
    """Return the best that a page can show of an output."""
    data = output.get("data", {})
    for kind in ("image/svg+xml", "text/html"):
        if kind in data:
            return "".join(data[kind])
    if "image/png" in data:
        return f'<img alt="" src="data:image/png;base64,{"".join(data["image/png"]).strip()}">'
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f'<pre tabindex="0">{escape(text)}</pre>' if text else ""
