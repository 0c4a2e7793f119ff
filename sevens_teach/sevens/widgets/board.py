"""The board alone: which cards are down, which places are open, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.show.board import board
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.widgets.static_widget import StaticWidget

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.why import Verdict


class Board(StaticWidget):
    """The board of a position (or of its notation); every place says why it is open or not.

    `caption` is a text or a verdict, `marks` are places to point at (`"♠4,10"`), `last` the cards just
    laid. Raises what `Position.parse` raises, `NotationError` or `SettingError`.
    """

    def __init__(  # noqa: PLR0913, each is one word of the author's
        self,
        position: Position | str,
        caption: str | Verdict = "",
        *,
        marks: str | Iterable[Card | str] = (),
        last: str | Iterable[Card | str] = (),
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take a position, what to say of it, and the settings."""
        settings = Settings(lang=lang, zoom=zoom, suits=suits)
        self.position = as_position(position)
        super().__init__(board(self.position, caption, marks=marks, last=last, settings=settings))

    def __repr__(self) -> str:
        return f"Board({str(self.position)!r})"
