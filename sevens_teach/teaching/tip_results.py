"""What simulation says of the tips, and of luck: the stored results of `make tips` as a picture for lesson 07."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

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

_FILE: Final = "tip_results.json"
_WIDTH: Final = 352
"""Narrow enough that a phone shows its texts at about their own size."""
_LEFT, _NAME, _COLUMN, _ROW, _HEAD, _BAR = 10, 122, 42, 34, 28, 100
"""The margin, the width of a name, of a column and of a bar, the height of a row and of the heads."""
_INSIDE: Final = _WIDTH - 2 * _LEFT
_SIZE, _LINE_HIGH = 11, 14
_HEADS: Final = {"all": "S1–S3"}
_SIGNS: Final = str.maketrans("-", "−")

Results = tuple[float, float, float]
"""A mean, and where its 95 % interval begins and ends."""


@cache
def results() -> dict[str, Any]:
    """Return the stored results, as `tools/measure_tips.py` measured them."""
    found: dict[str, Any] = json.loads((files(__package__) / _FILE).read_text(encoding="utf-8"))
    return found


class Measured:
    """A picture of stored results: `Measured("tips")` by tip and house rules, `Measured("luck")` by house rules.

    Raises `SettingError` for anything else.
    """

    def __init__(self, what: str = "tips", *, lang: str = LANGUAGES[0]) -> None:
        """Take what to show, and the language."""
        if what not in ("tips", "luck") or lang not in LANGUAGES:
            raise SettingError(f"nothing measured is called {shown(what)} in {shown(lang)}: expected tips or luck")
        self._what, self._lang = what, lang

    @property
    def sentence(self) -> str:
        """What is shown, in one sentence."""
        key = "measured-tips" if self._what == "tips" else "measured-luck"
        return message(key, self._lang, deals=results()["deals"])

    def picture(self) -> str:
        """Return it as SVG: a row for each house rules; what may be luck is grey and thin."""
        found = results()[self._what]
        drawn = self._tips(found) if self._what == "tips" else self._luck(found)
        words = {"title": message("measured-title", self._lang), "desc": self.sentence}
        return document([drawn, self._key()], **words, lang=self._lang, width=_WIDTH)

    def __repr__(self) -> str:
        return f"Measured({self._what!r})"

    def __str__(self) -> str:
        found = results()[self._what].items()
        if self._what == "luck":
            return "\n".join(f"{rules}: {_written(each)}" for rules, each in found)
        return "\n".join(
            f"{rules}: {', '.join(f'{_HEADS.get(tip, tip)} {_written(each)}' for tip, each in own.items())}"
            for rules, own in found
        )

    def _repr_mimebundle_(self, **_kwargs: Any) -> dict[str, str]:  # noqa: ANN401, whatever a front end passes
        return {"text/plain": f"{self!r}\n{self.sentence}\n{self}", "image/svg+xml": self.picture()}

    def _tips(self, found: dict[str, dict[str, Results]]) -> Panel:
        """Return a column for each tip."""
        heads = (_HEADS.get(each, each) for each in next(iter(found.values())))
        drawn = [text(_middle(at), 19, head, font_size=_SIZE, text_anchor="middle") for at, head in enumerate(heads)]
        for at, (rules, cells) in enumerate(found.items()):
            top = _HEAD + _ROW * at
            drawn += [
                self._name(top, rules),
                *(_cell(_middle(column), top, each) for column, each in enumerate(cells.values())),
            ]
        return Panel("".join(drawn), _HEAD + _ROW * len(found) + 4)

    def _luck(self, found: dict[str, Results]) -> Panel:
        """Return a bar for each house rules, from 0 to 1, with its numbers."""
        rows = (
            self._name(_ROW * at + 4, rules) + _bar(_ROW * at + 4, each)
            for at, (rules, each) in enumerate(found.items())
        )
        return Panel("".join(rows), _ROW * len(found) + 8)

    def _name(self, top: int, rules: str) -> str:
        """Return the name of house rules in one line or two, and the line above the row."""
        lines = wrapped([(message(RULES_NAMES[rules], self._lang), False)], _SIZE, _NAME)
        first = top + 21 - _LINE_HIGH * (len(lines) - 1) // 2
        words = "".join(line_of_words(_LEFT, first + _LINE_HIGH * at, line) for at, line in enumerate(lines))
        return tag("path", d=f"M{_LEFT} {top}h{_INSIDE}", stroke=LINE) + tag("g", words, font_size=_SIZE)

    def _key(self) -> Panel:
        """Return what the picture shows, in words."""
        lines = wrapped([(self.sentence, False)], _SIZE, _INSIDE)
        words = (line_of_words(_LEFT, 18 + _LINE_HIGH * at, line) for at, line in enumerate(lines))
        return Panel(tag("g", "".join(words), font_size=_SIZE, fill=SOFT), 12 + _LINE_HIGH * len(lines))


def _middle(column: int) -> int:
    return _LEFT + _NAME + _COLUMN * column + _COLUMN // 2


def _cell(middle: int, top: int, found: Results) -> str:
    """Return one result: its number, and half its interval below; bold if it is surely a gain or a loss."""
    mean, low, high = found
    sure = {"fill": SOFT} if low <= 0 <= high else {"font_weight": 700}
    number = text(middle, top + 15, _signed(mean), font_size=_SIZE, **sure)
    unsure = text(middle, top + 29, f"±{(high - low) / 2:.2f}", font_size=_SIZE, fill=SOFT)
    return tag("g", number + unsure, text_anchor="middle")


def _bar(top: int, found: Results) -> str:
    """Return one result between 0 and 1: a bar as long as it is, the interval across its end, and its numbers."""
    mean, low, high = found
    left, middle = _LEFT + _NAME, top + _ROW // 2
    line = tag("path", d=f"M{left} {middle}h{_BAR}", stroke=EDGE)
    bar = box(left, middle - 4, round(_BAR * mean), 8, rx=2, fill=GO)
    interval = box(left + round(_BAR * low), middle - 7, max(2, round(_BAR * (high - low))), 14, rx=2, fill=GOLD)
    words = f"{mean:.2f} ({low:.2f}–{high:.2f})"
    return line + bar + interval + text(_WIDTH - _LEFT, top + 21, words, font_size=_SIZE, text_anchor="end")


def _signed(value: float) -> str:
    return f"{value:+.2f}".translate(_SIGNS)


def _written(found: Results) -> str:
    mean, low, high = map(_signed, found)
    return f"{mean} ({low}; {high})"
