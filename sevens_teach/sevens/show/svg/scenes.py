"""Boards with captions, one below the other: the static picture of a stepper, a comparison, a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sevens_teach.draw.paint import Panel, document, words_panel
from sevens_teach.sevens.show.svg.board import board_panel
from sevens_teach.sevens.show.svg.table import coach_panel, opened_panel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.sevens.wire import SevensBoard, SevensBoardSetup
    from sevens_teach.wire import Reply


class Drawn(NamedTuple):
    """A board to draw, with the hands that lie open and the caption below it."""

    board: SevensBoard
    setup: SevensBoardSetup
    caption: Reply
    hands: Sequence[tuple[str, Sequence[str]]] = ()
    """Whose each is, and its cards."""
    title: str = ""
    """What stands above it."""
    story: str = ""
    """What happened, told before the caption."""


def scenes_svg(scenes: Sequence[Drawn], lang: str, *, title: str, desc: str, suits: int = 4) -> str:
    """Return boards, each with its hands and its caption; `title` names the picture."""
    panels = [panel for scene in scenes for panel in _panels(scene, lang, suits)]
    return document(panels, title=title, desc=desc, lang=lang)


def _panels(scene: Drawn, lang: str, suits: int) -> Iterator[Panel]:
    """Yield the panels of a scene: title, board, hands and caption."""
    said = scene.caption
    if scene.title:
        yield words_panel([(scene.title, "")], lang)
    yield board_panel(scene.board, scene.setup, marks=(*said["cards"], *said["places"]), suits=suits)
    if scene.hands:
        yield opened_panel(scene.hands, suits=suits)
    if scene.story:
        yield words_panel([("", scene.story)], lang)
    if said["headline"] or said["reason"]:
        yield coach_panel(said, lang)
