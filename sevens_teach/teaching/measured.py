"""What simulation says of the tips, and of luck: the stored results of `make tips` as a picture for lesson 07."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from sevens_teach.errors import shown
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.paint import GO, GOLD, LINE, MARGIN, SOFT, WIDTH, Panel, box, document, shortened, tag, text
from sevens_teach.settings import SettingError
from sevens_teach.sevens.show.compare import RULES_NAMES

_FILE: Final = "measured.json"
_NAME: Final = 224
_ROW: Final = 34
_HEAD: Final = 40
_REACH: Final = 1.4
"""So many places to either side are drawn."""
_HEADS: Final = {"all": "S1–S3"}
_SIGNS: Final = str.maketrans("-", "−")

Results = tuple[float, float, float]
"""A mean, and where its 95 % interval begins and ends."""


@cache
def results() -> dict[str, Any]:
    """Return the stored results, as `sevens_teach.lab.tips` measured them."""
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
        """Return it as SVG: in each cell a dot for the mean, on a bar from one end of its interval to the other."""
        found = results()[self._what]
        cells = found if self._what == "tips" else {rules: {"luck": each} for rules, each in found.items()}
        heads = [*next(iter(cells.values()))]
        drawn = [self._heads(heads)] if self._what == "tips" else []
        drawn += [self._row(at, rules, own) for at, (rules, own) in enumerate(cells.items())]
        height = _HEAD + _ROW * len(cells) + MARGIN
        title = message("measured-title", self._lang)
        return document([Panel("".join(drawn), height)], title=title, desc=self.sentence, lang=self._lang)

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

    def _heads(self, heads: list[str]) -> str:
        wide = _wide(len(heads))
        words = (
            text(MARGIN + _NAME + wide * at + wide // 2, 26, _HEADS.get(each, each), text_anchor="middle")
            for at, each in enumerate(heads)
        )
        return tag("g", "".join(words), fill=SOFT)

    def _row(self, at: int, rules: str, cells: dict[str, Results]) -> str:
        top, wide = _HEAD + _ROW * at, _wide(len(cells))
        name = shortened(message(RULES_NAMES[rules], self._lang), 14, _NAME - 8)
        drawn = (_cell(MARGIN + _NAME + wide * column, top, wide, each) for column, each in enumerate(cells.values()))
        return text(MARGIN, top + 21, name) + "".join(drawn)


def _wide(columns: int) -> int:
    return (WIDTH - 2 * MARGIN - _NAME) // columns


def _cell(left: int, top: int, wide: int, found: Results) -> str:
    """Return one result: nothing is in the middle, better to the right."""
    mean, low, high = found
    half = (wide - 64) / 2
    middle = left + half

    def x(value: float) -> int:
        return round(middle + half * max(-1.0, min(1.0, value / _REACH)))

    zero = tag("path", d=f"M{round(middle)} {top + 2}v{_ROW - 4}", stroke=LINE)
    bar = box(x(low), top + 13, max(2, x(high) - x(low)), 8, rx=4, fill=GOLD)
    dot = tag("circle", cx=x(mean), cy=top + 17, r=4, fill=GO)
    return zero + bar + dot + text(left + wide - 58, top + 22, _written(found, short=True), font_size=13)


def _written(found: Results, *, short: bool = False) -> str:
    mean, low, high = (f"{value:+.2f}".translate(_SIGNS) for value in found)
    return mean if short else f"{mean} ({low}; {high})"
