"""The builder of house rules: choose them, see what they change, get puzzles for them, play them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import RulesError
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.rules import PRESETS, Rules
from sevens_teach.sevens.show.house_form import WAYS, drawn_puzzles, house_form, house_note, refusal, with_setting
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.sevens.widgets.compare import Compare
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.puzzle import PuzzleBox
from sevens_teach.widgets.table import Table

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.widgets.widget import Widget
    from sevens_teach.wire import Refusal

_POSITION: Final = "board ♠A,7-K ♥5-9,J ♦6-8 ♣4-9; hands … | … | … | …"
"""What the rules make of it differs most: an island, a tunnel just open, and gaps to die in."""
_BESIDE: Final = ("basic", "tunnel-oneway", "killer", "tunnel", "fantan")
"""What the chosen rules are put beside, as far as they are others."""
_TABLES: Final = 4
_PUZZLES: Final = 3


class HouseRules(FormAbove):
    """Choose house rules; see one position under four of them, get puzzles for exactly these, play them.

    `HouseRules("tunnel")` starts from a preset, from `Rules`, or from settings as text. What does not combine is
    refused with the rule's id (K11). Raises `RulesError`, `SettingError`, or what `Position.parse` raises.
    """

    def __init__(
        self,
        rules: Rules | str = "basic",
        *,
        position: Position | str = _POSITION,
        seed: int = 1,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
    ) -> None:
        """Take the rules to start from, the position to compare, where chance starts, and the settings."""
        self.rules = rules if isinstance(rules, Rules) else Rules.parse(rules)
        self.position = as_position(position)
        self._seed, self._way = seed, next(iter(WAYS))
        self._zoom = zoom
        super().__init__(Settings(lang=lang, zoom=zoom))
        self._show()

    def choose(self, name: str, value: str) -> None:
        """Take a house rule, or say why the rules that it makes do not exist."""
        try:
            self.rules = with_setting(self.rules, name, value)
        except RulesError:
            self.form.show(house_form(self.rules, self._way, refusal(self.rules, name, self.lang), self.lang))
        else:
            self._show()

    def press(self, name: str) -> None:
        """Compare the house rules, draw puzzles, or deal a game; pressed again, draw and deal anew."""
        self._way = name
        self._show()

    @property
    def sentence(self) -> str:
        """What house rules are chosen, and what is below them."""
        return message("ui-gap", self.lang).join((house_note(self.rules, self.lang), self.below.sentence))

    def picture(self) -> str:
        """Return what is below the house rules as SVG."""
        return self.below.picture()

    def __repr__(self) -> str:
        return f"HouseRules({str(self.rules)!r})"

    def _show(self) -> None:
        """Show what the chosen house rules change, and puzzles for them."""
        self._seed += _PUZZLES
        below, refused = self._below()
        self.put_below(below)
        self.form.show(house_form(self.rules, self._way, refused, self.lang))

    def _below(self) -> tuple[Widget, Refusal | None]:
        """Return what is below the house rules, and what to say where it cannot be had."""
        if self._way == "play":
            game = Game(self.rules, seed=self._seed)
            return Table(game, lang=self.lang, zoom=self._zoom), None
        found = drawn_puzzles(self.rules, self._seed, _PUZZLES) if self._way == "puzzles" else []
        if found:
            return PuzzleBox(found, lang=self.lang, zoom=self._zoom), None
        none: Refusal | None = None
        if self._way == "puzzles":
            none = {"rule": "", "text": message("house-no-puzzle", self.lang)}
        return Compare(self.position, self._beside(), lang=self.lang, zoom=self._zoom), none

    def _beside(self) -> list[Rules]:
        """Return four house rules to compare, the basic ones first, the chosen ones then."""
        basic, *others = (PRESETS[name] for name in _BESIDE)
        return [*dict.fromkeys((basic, self.rules, *others))][:_TABLES]
