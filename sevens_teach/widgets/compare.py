"""One position under several house rules side by side: what each makes of every place, and what changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import Card
from sevens_teach.errors import SevensError, shown
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.sevens.engine.rules import PRESETS, Rules
from sevens_teach.sevens.show.frames import board_state, reply, texts
from sevens_teach.sevens.show.scenes import Voice, labels_with, read_position
from sevens_teach.sevens.show.svg.scenes import scenes_svg
from sevens_teach.sevens.show.whys import Answers, why_places
from sevens_teach.table.settings import Settings
from sevens_teach.widgets.finite import Finite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.position import Position

_FEWEST: Final = 2
_MOST: Final = 4
_LABELS: Final = {"title": "compare-title", "ask": "compare-ask", "tag-differs": "tag-differs"}
_NOTES: Final = ("open", "closed", "dead", "apart", "joined", "not-open")


class CompareError(SevensError):
    """House rules that cannot be put side by side."""


class Compare(Finite):
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
        self.rules = _read_rules(rules)
        self.position = read_position(position)
        answers = Answers(lang, Voice.of(len(self.position.players), lang, None).names)
        panels = [self._panel(each, answers, lang) for each in self.rules]
        super().__init__("compare", {"panels": panels, "replies": answers.all}, labels_with(lang, **_LABELS), settings)

    def _panel(self, rules: Rules, answers: Answers, lang: str) -> dict[str, Any]:
        """Return one table's picture, with what is not as on the first."""
        board, base = self.position.board, self.rules[0]
        state = board_state(rules, board)
        return {
            "name": rules_name(rules, lang),
            "setup": {"rows": rules.suit_order, "walls": rules.killer, "tunnel": rules.tunnel},
            "board": state,
            "why": answers.table(why_places(self.position.view(0), rules)),
            "differs": _differences(board_state(base, board), state, gaps=base.killer == rules.killer),
            "note": self._note(rules, state, lang),
        }

    def _note(self, rules: Rules, state: dict[str, list[str]], lang: str) -> str:
        """Return what is open, on the first table; on the others what is not as there."""
        if rules is self.rules[0]:
            found = tuple(map(Card, state["open"]))
            return message("compare-base", lang, places=found) if found else message("compare-base-none", lang)
        base = self.rules[0]
        changes = _changes(board_state(base, self.position.board), state, gaps=base.killer == rules.killer)
        told = [message(f"compare-{key}", lang, places=changes[key]) for key in _NOTES if changes[key]]
        return message("ui-gap", lang).join(told) or message("compare-same", lang)

    @property
    def sentence(self) -> str:
        """What changes from one to the next."""
        lang, panels = self.settings["lang"], self.state["panels"]
        told = [message("compare-tell", lang, rules=panel["name"], text=panel["note"]) for panel in panels]
        return message("ui-gap", lang).join(told)

    def picture(self) -> str:
        """Return the boards as SVG, one below the other, each with what changes."""
        lang, suits, panels = self.settings["lang"], self.settings["suits"], self.state["panels"]
        scenes = [
            {"board": each["board"], "hands": [], "caption": reply("", each["name"], each["note"])} for each in panels
        ]
        for scene, panel in zip(scenes, panels, strict=True):
            scene["caption"]["places"] = panel["differs"]
        setups = [each["setup"] for each in panels]
        title = message("compare-title", lang)
        return scenes_svg(scenes, setups, lang, title=title, desc=self.sentence, suits=suits)

    def __repr__(self) -> str:
        return f"Compare({str(self.position)!r}, {[str(each) for each in self.rules]!r})"


def rules_name(rules: Rules, lang: str) -> str:
    """Return what a table calls its house rules: the preset's name, or else the settings."""
    name = next((name for name, preset in PRESETS.items() if preset == rules), None)
    return str(rules) if name is None else message(f"rules-{name}", lang)


def _read_rules(given: Sequence[Rules | str]) -> tuple[Rules, ...]:
    if not isinstance(given, list | tuple) or len(given) not in range(_FEWEST, _MOST + 1):
        raise CompareError(f"{shown(given)} cannot be compared: expected a list of {_FEWEST} to {_MOST} house rules")
    found = tuple(each if isinstance(each, Rules) else Rules.parse(each) for each in given)
    if len(set(found)) < len(found):
        raise CompareError(f"{shown(given)} cannot be compared: expected each house rules once")
    return found


def _differences(base: dict[str, list[str]], now: dict[str, list[str]], *, gaps: bool) -> list[str]:
    """Return the places that are not as on the first table, sorted."""
    changed = {place for places in _changes(base, now, gaps=gaps).values() for place in places}
    return texts(sorted(changed))


def _changes(base: dict[str, list[str]], now: dict[str, list[str]], *, gaps: bool) -> dict[str, tuple[Card, ...]]:
    """Return the places that are not as on the first table, by what they are; `gaps` matter, or in Killer not (K2)."""

    def new(kind: str, old: dict[str, list[str]], here: dict[str, list[str]]) -> set[str]:
        return set(here[kind]) - set(old[kind])

    closed, dead = new("closed", base, now), new("dead", base, now)
    found = {
        "open": new("open", base, now),
        "closed": closed,
        "dead": dead,
        "apart": new("islands", base, now) if gaps else set(),
        "joined": new("islands", now, base) if gaps else set(),
        "not-open": new("open", now, base) - closed - dead,
    }
    return {name: tuple(sorted(map(Card, places))) for name, places in found.items()}
