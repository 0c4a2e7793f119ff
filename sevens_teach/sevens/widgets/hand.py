"""A hand alone: which cards may be played, and why the others have to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.show.hand import hand, read_view
from sevens_teach.text.notation import format_cards
from sevens_teach.widgets.static_widget import StaticWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View


class Hand(StaticWidget):
    """What one player holds; every card says why it may be played now or not.

    `Hand(position.view(0))`, or `Hand(position)` for the player to move. Raises what `Position.parse`
    raises, `PositionError` where nobody is to move, or `SettingError`.
    """

    def __init__(
        self,
        view: View | Position | str,
        *,
        names: Sequence[str] | None = None,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take what a player sees, the players' names, and the settings."""
        settings = Settings(lang=lang, zoom=zoom, suits=suits)
        self.view = read_view(view)
        super().__init__(hand(self.view, names, settings=settings))

    def __repr__(self) -> str:
        return f"Hand({format_cards(self.view.hand)!r}, player={self.view.player})"
