"""What simulation says of the tips, and of luck: the stored results of `make tips` as a picture for lesson 07."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.draw.paint import (
    EDGE,
    GO,
    GOLD,
    LINE,
    SOFT,
    Panel,
    box,
    document,
    line_of_words,
    tag,
    text,
    wrapped,
)
from sevens_teach.errors import shown
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import SettingError
from sevens_teach.sevens.show.compare import RULES_NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

_FILE: Final = "tip_results.json"
_WIDTH: Final = 352
"""Narrow enough that a phone shows its texts at about their own size."""
_LEFT, _NAME, _COLUMN, _ROW, _HEAD, _BAR = 10, 122, 42, 34, 28, 100
"""The margin, the width of a name, of a column and of a bar, the height of a row and of the heads."""
_INSIDE: Final = _WIDTH - 2 * _LEFT
_SIZE, _LINE_HIGH = 11, 14
_CHANCE: Final = 0.25
"""How often each of four wins by luck alone."""
_LUCK: Final = {"alone": GO, "careful": GOLD}
"""The two halves of what luck is, each with its colour."""
_NAMES: Final = {
    **{tip: f"measured-{tip}" for tip in ("S1", "S2", "S3", "S4")},
    "all": "measured-cat",
    "alone": "measured-alone",
    "careful": "measured-careful",
}
_SIGNS: Final = str.maketrans("-", "−")

Results = tuple[float, float, float]
"""A mean, and where its 95 % interval begins and ends."""


@cache
def results() -> dict[str, Any]:
    """Return the stored results, as `tools/measure_tips.py` measured them."""
    found: dict[str, Any] = json.loads((files(__package__) / _FILE).read_text(encoding="utf-8"))
    return found


@cache
def habits() -> dict[str, dict[str, dict[str, float]]]:
    """Return what each habit at Seven Bridge changed, by the number of players, as `tools/measure_bridge.py` found."""
    found: dict[str, dict[str, dict[str, float]]] = json.loads(
        (files("sevens_teach.bridge") / "habits.json").read_text(encoding="utf-8")
    )
    return found


def waiting() -> dict[int, Results]:
    """Return what it costs a deal to lay nothing until somebody is down to three cards, with two and four players."""
    changes = {players: habits()[str(players)]["wait-3"] for players in (2, 4)}
    return {
        players: (each["own"], each["own"] - each["own_error"], each["own"] + each["own_error"])
        for players, each in changes.items()
    }


_DEALS: Final[dict[str, Callable[[], int]]] = {
    "tips": lambda: int(results()["deals"]),
    "luck": lambda: int(results()["deals"]),
    "waiting": lambda: int(habits()["2"]["wait-3"]["deals"]),
}
"""In how many deals each picture was measured."""


class Measured:
    """A picture of stored results: `Measured("tips")` of each tip, `Measured("luck")` of luck, by house rules.

    `Measured("waiting")` shows what waiting for the fifty brings at Seven Bridge, with two players and with four.
    Raises `SettingError` for anything else.
    """

    def __init__(self, what: str = "tips", *, lang: str = LANGUAGES[0]) -> None:
        """Take what to show, and the language."""
        if what not in _DEALS or lang not in LANGUAGES:
            raise SettingError(
                f"nothing measured is called {shown(what)} in {shown(lang)}: expected tips, luck or waiting"
            )
        self._what, self._lang = what, lang

    @property
    def sentence(self) -> str:
        """What is shown, in one sentence."""
        return message(f"measured-{self._what}", self._lang, deals=_DEALS[self._what]())

    def picture(self) -> str:
        """Return it as SVG: a row for each house rules; what may be luck is grey and thin."""
        if self._what == "waiting":
            drawn = self._waiting(waiting())
        else:
            found = results()[self._what]
            drawn = self._tips(found) if self._what == "tips" else self._luck(found)
        words = {"title": message("measured-title", self._lang), "desc": self.sentence}
        return document([drawn, self._key()], **words, lang=self._lang, width=_WIDTH)

    def __repr__(self) -> str:
        return f"Measured({self._what!r})"

    def __str__(self) -> str:
        if self._what == "waiting":
            return "\n".join(f"{self._players(players)}: {_written(each)}" for players, each in waiting().items())
        found = results()[self._what].items()
        written = _percent if self._what == "luck" else _written
        return "\n".join(
            f"{rules}: {', '.join(f'{self._head(name)} {written(each)}' for name, each in own.items())}"
            for rules, own in found
        )

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, str]:
        """The measured results as SVG and in words, for Jupyter."""
        return {"text/plain": f"{self!r}\n{self.sentence}\n{self}", "image/svg+xml": self.picture()}

    def _tips(self, found: dict[str, dict[str, Results]]) -> Panel:
        """Return a column for each tip."""
        heads = map(self._head, next(iter(found.values())))
        drawn = [text(_middle(at), 19, head, font_size=_SIZE, text_anchor="middle") for at, head in enumerate(heads)]
        for at, (rules, cells) in enumerate(found.items()):
            top = _HEAD + _ROW * at
            drawn += [
                self._name(top, rules),
                *(_cell(_middle(column), top, each) for column, each in enumerate(cells.values())),
            ]
        return Panel("".join(drawn), _HEAD + _ROW * len(found) + 4)

    def _luck(self, found: dict[str, dict[str, Results]]) -> Panel:
        """Return two bars for each house rules, from no wins to all, with their numbers, and luck as a line."""
        rows = (
            self._name(_ROW * at + 4, rules)
            + "".join(
                _bar(_ROW * at + 4 + 15 * under, each, _LUCK[half]) for under, (half, each) in enumerate(two.items())
            )
            for at, (rules, two) in enumerate(found.items())
        )
        x = _LEFT + _NAME + round(_BAR * _CHANCE)
        chance = tag("path", d=f"M{x} 4v{_ROW * len(found)}", stroke=EDGE, stroke_dasharray="3 3")
        return Panel("".join(rows) + chance, _ROW * len(found) + 8)

    def _waiting(self, found: dict[int, Results]) -> Panel:
        """Return a bar for each number of players, from the middle: to the left it saves points."""
        widest = max(abs(end) for each in found.values() for end in each)
        rows = (
            self._line(_ROW * at, self._players(players)) + _from_middle(_ROW * at, each, widest)
            for at, (players, each) in enumerate(found.items())
        )
        x = _LEFT + _NAME + _BAR // 2
        middle = tag("path", d=f"M{x} 4v{_ROW * len(found)}", stroke=EDGE, stroke_dasharray="3 3")
        return Panel("".join(rows) + middle, _ROW * len(found) + 8)

    def _players(self, players: int) -> str:
        """Return how many players a row was measured with, in words."""
        return message("measured-players", self._lang, players=players)

    def _head(self, name: str) -> str:
        """Return how a column or a bar is called, in words."""
        return message(_NAMES[name], self._lang)

    def _name(self, top: int, rules: str) -> str:
        """Return the name of house rules in one line or two, and the line above the row."""
        return self._line(top, message(RULES_NAMES[rules], self._lang))

    def _line(self, top: int, name: str) -> str:
        """Return what a row is called, in one line or two, and the line above the row."""
        lines = wrapped([(name, False)], _SIZE, _NAME)
        first = top + 21 - _LINE_HIGH * (len(lines) - 1) // 2
        words = "".join(line_of_words(_LEFT, first + _LINE_HIGH * at, line) for at, line in enumerate(lines))
        return tag("path", d=f"M{_LEFT} {top}h{_INSIDE}", stroke=LINE) + tag("g", words, font_size=_SIZE)

    def _key(self) -> Panel:
        """Return what the picture shows, in words."""
        lines = wrapped([(self.sentence, False)], _SIZE, _INSIDE)
        words = (line_of_words(_LEFT, 18 + _LINE_HIGH * at, line) for at, line in enumerate(lines))
        return Panel(tag("g", "".join(words), font_size=_SIZE, fill=SOFT), 12 + _LINE_HIGH * len(lines))


def _middle(column: int) -> int:
    """Return where the middle of a column is."""
    return _LEFT + _NAME + _COLUMN * column + _COLUMN // 2


def _cell(middle: int, top: int, found: Results) -> str:
    """Return one result: its number, and half its interval below; bold if it is surely a gain or a loss."""
    mean, low, high = found
    sure = {"fill": SOFT} if low <= 0 <= high else {"font_weight": 700}
    number = text(middle, top + 15, _signed(mean), font_size=_SIZE, **sure)
    unsure = text(middle, top + 29, f"±{(high - low) / 2:.2f}", font_size=_SIZE, fill=SOFT)
    return tag("g", number + unsure, text_anchor="middle")


def _bar(top: int, found: Results, colour: str) -> str:
    """Return a share: a bar as long as it is, and its numbers in percent."""
    left, middle = _LEFT + _NAME, top + 10
    bar = box(left, middle - 4, round(_BAR * found[0]), 8, rx=2, fill=colour)
    return bar + text(_WIDTH - _LEFT, middle + 4, _percent(found), font_size=_SIZE, text_anchor="end")


def _from_middle(top: int, found: Results, widest: float) -> str:
    """Return a bar from the middle to a mean, and its number with half the interval."""
    mean, low, high = found
    zero, length = _LEFT + _NAME + _BAR // 2, round(_BAR / 2 * abs(mean) / widest)
    colour = SOFT if low <= 0 <= high else GO if mean < 0 else GOLD
    bar = box(zero - length if mean < 0 else zero, top + 13, max(1, length), 10, rx=2, fill=colour)
    number = f"{mean:+.1f} ± {(high - low) / 2:.1f}".translate(_SIGNS)
    return bar + text(_WIDTH - _LEFT, top + 22, number, font_size=_SIZE, text_anchor="end")


def _signed(value: float) -> str:
    """Return a measured gain with its sign."""
    return f"{value:+.2f}".translate(_SIGNS)


def _percent(found: Results) -> str:
    """Return a measured share with its interval, in percent."""
    mean, low, high = (int(100 * each + 0.5) for each in found)
    return f"{mean} ({low}–{high})"


def _written(found: Results) -> str:
    """Return a measured gain with its interval."""
    mean, low, high = map(_signed, found)
    return f"{mean} ({low}; {high})"
