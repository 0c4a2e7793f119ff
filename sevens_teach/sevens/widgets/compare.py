"""One position under several house rules side by side: what each makes of every place, and what changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.show.compare import compare, rules_to_compare
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.widgets.static_widget import StaticWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules


class Compare(StaticWidget):
    """One board under two to four house rules; the first is what the others are compared with.

    `Compare(position, ["basic", "tunnel", "tunnel-oneway"])`: rules are presets, `Rules`, or settings as
    text. What counts is the board of the position, not its own rules. Tap a place, and each table says
    what it makes of it. Raises `CompareError`, `RulesError`, `SettingError`, or what `Position.parse` raises.
    """

    def __init__(
        self,
        position: Position | str,
        rules: Sequence[Rules | str],
        *,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take a position, the house rules, and the settings."""
        settings = Settings(lang=lang, zoom=zoom, suits=suits)
        self.rules = rules_to_compare(rules)
        self.position = as_position(position)
        super().__init__(compare(self.position, self.rules, settings))

    def __repr__(self) -> str:
        return f"Compare({str(self.position)!r}, {[str(each) for each in self.rules]!r})"
