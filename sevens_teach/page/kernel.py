"""What a page asks of its Python: to show a cell, and to pass on what the reader does. Everything crosses as JSON."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.page.cells import Cells
from sevens_teach.page.stand_in import StandIn, VBox

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

_NOTEBOOK: Final = re.compile(r'\.ipynb(?=["#])')
"""The end of an address of a notebook, or of a place in one."""
_PLAIN_TABLE: Final = re.compile(r'(?<="play":")01-[\w-]+\.html#play(?=")')
"""The address of lesson 01's whole game, where a card of the board leads to a table: the site has a page for that."""


def tree(widget: StandIn, number: Callable[[StandIn], int] | None = None) -> dict[str, Any]:
    """Return a widget's class and values for the page, or the widgets in it; numbered, if numbers are given out."""
    known: dict[str, Any] = {"name": type(widget).__name__}
    if number is not None:
        known["key"] = number(widget)
    if isinstance(widget, VBox):
        return known | {"children": [tree(each, number) for each in widget.children]}
    return known | {"values": _of_the_site(widget.values())}


class Kernel:
    """The Python of one page. `post` is told, as JSON text, whatever a widget has to say of itself."""

    def __init__(self, sources: Mapping[str, str], post: Callable[[str], None]) -> None:
        """Take the cells by id, and whom to tell."""
        self._cells = Cells(sources)
        self._post = post
        self._widgets: dict[int, StandIn] = {}

    def show(self, cell: str) -> str:
        """Return the tree of the widget that a cell shows, as JSON; raises what the cell raises."""
        widget = self._cells.value(cell)
        if not isinstance(widget, StandIn):
            raise TypeError(f"cell {cell!r} shows no widget")
        return _json(tree(widget, self._numbered))

    def receive(self, key: int, content: str) -> None:
        """Pass on to a widget what the reader did, as JSON."""
        self._widgets[key].receive(json.loads(content))

    def pictured(self, name: str, lang: str) -> str:
        """Return the picture of a puzzle; raises `PuzzleBoxError` where there is none of that name."""
        from sevens_teach.page.sent import pictured  # noqa: PLC0415, not before the stand-ins are there

        return pictured(name, lang)

    def _numbered(self, widget: StandIn) -> int:
        """Return the number by which the page knows a widget, and listen to it from now on."""
        key = len(self._widgets)
        self._widgets[key] = widget
        widget.listen(lambda what, content: self._told(key, what, content))
        return key

    def _told(self, key: int, what: str, content: dict[str, Any]) -> None:
        """Post to the page what a widget says."""
        if what == "values" and "children" in content:
            children = [self._known(each) or tree(each, self._numbered) for each in content["children"]]
            self._post(_json({"key": key, "children": children}))
        elif content.get("kind") == "laid":  # the page has the reader's board, and sees it, but not how a deed was done
            fresh = [each for each in content["course"]["cards"] if each["card"] in content["cards"] and each["did"]]
            self._post(_json({"key": key, "did": {each["card"]: each["did"] for each in fresh}}))
        else:
            self._post(_json({"key": key, what: _of_the_site(content)}))

    def _known(self, widget: StandIn) -> dict[str, Any] | None:
        """Return the number of a widget that the page has already; None for a new one."""
        return next(({"key": key} for key, each in self._widgets.items() if each is widget), None)


def _json(content: object) -> str:
    """Return what is posted to the page, as compact JSON."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def _of_the_site(content: object) -> object:
    """Return the same JSON with its links to notebooks leading to the pages that are made of them."""
    if not isinstance(content, dict):
        return content
    content.pop("silence", None)
    return json.loads(_PLAIN_TABLE.sub("play.html", _NOTEBOOK.sub(".html", _json(content))))
