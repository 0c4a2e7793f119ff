"""The builder of house rules: choose them, see what they change, get puzzles for them, play them."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import permutations
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import RulesError
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.rules import CHOICES, NOT_WITH_KILLER, PRESETS, SWITCHES, Rules, word_for
from sevens_teach.sevens.show.scenes import read_position
from sevens_teach.table.settings import Settings
from sevens_teach.widgets.compare import Compare, rules_name
from sevens_teach.widgets.form import FormAbove, State, button, field
from sevens_teach.widgets.puzzle import PuzzleBox
from sevens_teach.widgets.table import Table

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.widgets.widget import Widget

_POSITION: Final = "board ♠A,7-K ♥5-9,J ♦6-8 ♣4-9; hands … | … | … | …"
"""What the rules make of it differs most: an island, a tunnel just open, and gaps to die in."""
_BESIDE: Final = ("basic", "tunnel-oneway", "killer", "tunnel", "fantan")
"""What the chosen rules are put beside, as far as they are others."""
_TABLES: Final = 4
_PUZZLES: Final = 3
_DRAWS: Final = 20
_OWN: Final = "own"
_WAYS: Final = ("compare", "puzzles", "play")
_OF_KILLER: Final = ("death", "dead_cards", "suit_order")
_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "passes": ("0", "1", "2", "3", "4", "5", "7", "unlimited"),
    **dict.fromkeys(SWITCHES, ("on", "off")),
    **CHOICES,
    "suit_order": tuple("".join(order) for order in permutations("♠♥♦♣")),
}


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
        self.position = read_position(position)
        self._seed, self._way, self._refused = seed, _WAYS[0], None
        self._zoom = zoom
        super().__init__(Settings(lang=lang, zoom=zoom))
        self._show()

    def choose(self, name: str, value: str) -> None:
        """Take a setting, or say why the rules that it makes do not exist."""
        try:
            self.rules = self._chosen(name, value)
        except RulesError:
            self.form.show(self._state(refused=self._refusal(name)))
        else:
            self._show()

    def press(self, name: str) -> None:
        """Compare, draw puzzles, or deal a game; pressed again, it draws and deals anew."""
        self._way = name
        self._show()

    @property
    def sentence(self) -> str:
        """What is chosen, and what is below."""
        told = message("house-note", self.lang, rules=rules_name(self.rules, self.lang))
        return message("ui-gap", self.lang).join((told, self.below.sentence))

    def picture(self) -> str:
        """Return what is below the choices as SVG."""
        return self.below.picture()

    def __repr__(self) -> str:
        return f"HouseRules({str(self.rules)!r})"

    def _chosen(self, name: str, value: str) -> Rules:
        """Return the rules with one setting changed; raises `RulesError`."""
        if name == "preset":
            return PRESETS.get(value, self.rules)
        return replace(self.rules, **{name: getattr(Rules.parse(f"{name}={value}"), name)})

    def _refusal(self, name: str) -> State:
        """Return why a setting is refused: Killer Sevens does not combine with all others (K11)."""
        others = [each for each, off in NOT_WITH_KILLER.items() if getattr(self.rules, each) != off]
        with_killer = others if name == "killer" else [name]
        listed = message("list-comma", self.lang).join(message(f"house-{each}", self.lang) for each in with_killer)
        return {"rule": "K11", "text": message("house-refused", self.lang, others=listed)}

    def _show(self) -> None:
        self._seed += _PUZZLES
        below, refused = self._below()
        self.put_below(below)
        self.form.show(self._state(refused=refused))

    def _below(self) -> tuple[Widget, State | None]:
        """Return what is to be seen, and what to say where it cannot be had."""
        if self._way == "play":
            return Table(Game(self.rules, names=self._names(), seed=self._seed), lang=self.lang, zoom=self._zoom), None
        found = _drawn(self.rules, self._seed) if self._way == "puzzles" else []
        if found:
            return PuzzleBox(found, lang=self.lang, zoom=self._zoom), None
        none = {"rule": "", "text": message("house-no-puzzle", self.lang)} if self._way == "puzzles" else None
        return Compare(self.position, self._beside(), lang=self.lang, zoom=self._zoom), none

    def _beside(self) -> list[Rules]:
        """Return four different rules, the basic ones first, the chosen ones then."""
        basic, *others = (PRESETS[name] for name in _BESIDE)
        return [*dict.fromkeys((basic, self.rules, *others))][:_TABLES]

    def _names(self) -> list[str]:
        return [message(f"puzzle-name-{player}", self.lang) for player in range(_TABLES)]

    def _state(self, refused: State | None) -> State:
        return {
            "title": message("house-title", self.lang),
            "note": message("house-note", self.lang, rules=rules_name(self.rules, self.lang)),
            "fields": [self._presets(), *(self._setting(each.name) for each in fields(Rules))],
            "buttons": [button(way, message(f"house-{way}", self.lang), on=way == self._way) for way in _WAYS],
            "refused": refused,
        }

    def _presets(self) -> State:
        name = next((name for name, preset in PRESETS.items() if preset == self.rules), _OWN)
        options = [(each, message(f"rules-{each}", self.lang)) for each in PRESETS]
        own = [(_OWN, message("house-own", self.lang))] if name == _OWN else []
        return field("preset", message("house-preset", self.lang), name, own + options)

    def _setting(self, name: str) -> State:
        value = word_for(getattr(self.rules, name))
        values = _OPTIONS[name] if value in _OPTIONS[name] else (*_OPTIONS[name], value)
        options = [(each, self._option(name, each)) for each in values]
        label, idle = message(f"house-{name}", self.lang), name in _OF_KILLER and not self.rules.killer
        return field(name, label, value, options, idle=idle)

    def _option(self, name: str, value: str) -> str:
        if name == "suit_order" or value.isdigit():
            return value
        return message(f"house-{value}" if name in SWITCHES else f"house-{name}-{value}", self.lang)


def _drawn(rules: Rules, seed: int) -> list[Puzzle]:
    """Return a few puzzles for these house rules, as many as come up."""
    found: dict[str, Puzzle] = {}
    for count in range(_DRAWS):
        try:
            puzzle = Puzzle.random(rules=rules, seed=seed * _DRAWS + count)
        except PuzzleError:
            continue
        found[puzzle.id] = puzzle
        if len(found) == _PUZZLES:
            break
    return [*found.values()]
