"""Boards with captions, one below the other: the static picture of a stepper, a comparison, a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import message
from sevens_teach.paint import MARGIN, WIDTH, Panel, document, line_of_words, wrapped
from sevens_teach.sevens.show.svg.board import board_panel
from sevens_teach.sevens.show.svg.table import coach_panel

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Scene = dict[str, Any]

_SIZE: Final = 14
_LINE_HIGH: Final = 21


def scenes_svg(  # noqa: PLR0913, each is one thing to draw
    scenes: Sequence[Scene], setups: Sequence[Mapping[str, Any]], lang: str, *, title: str, desc: str, suits: int = 4
) -> str:
    """Return scenes as the browser gets them, each with its hands and its caption; `title` names the picture."""
    panels = [
        panel for scene, setup in zip(scenes, setups, strict=True) for panel in _panels(scene, setup, lang, suits)
    ]
    return document(panels, title=title, desc=desc, lang=lang)


def _panels(scene: Scene, setup: Mapping[str, Any], lang: str, suits: int) -> Iterator[Panel]:
    said = scene["caption"]
    yield board_panel(scene["board"], setup, marks=(*said["cards"], *said["places"]), suits=suits)
    if scene["hands"]:
        yield words_panel([(each["name"], " ".join(each["cards"])) for each in scene["hands"]], lang)
    if said["headline"] or said["reason"]:
        yield coach_panel(said, lang)


def words_panel(texts: Sequence[tuple[str, str]], lang: str) -> Panel:
    """Return lines that each begin with something in bold."""
    gap = message("ui-gap", lang) or " "
    lines = [
        line
        for bold, plain in texts
        for line in wrapped([(bold + gap, True), (plain, False)], _SIZE, WIDTH - 2 * MARGIN)
    ]
    words = "".join(line_of_words(MARGIN, 26 + _LINE_HIGH * row, line) for row, line in enumerate(lines))
    return Panel(words, 24 + _LINE_HIGH * len(lines))
