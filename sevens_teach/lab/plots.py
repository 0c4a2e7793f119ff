"""Results as plots: a dot with its interval for each thing measured, drawn by matplotlib; a table where there is none.

A plot stands on paper of its own, as all the house's pictures do, so it reads the same in light, in dark and in print;
what is sure is a full dot and what is not a hollow one, so it needs no colour. In SVG texts stay texts, which whatever
shows them draws in fonts of its own; for PNG and PDF a Japanese font is looked for among the installed ones.
"""

from __future__ import annotations

import io
import re
import warnings
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import files
from sevens_teach.errors import LabError, shown
from sevens_teach.lab.telling import aligned, interval_text
from sevens_teach.messages import LANGUAGES, message, say
from sevens_teach.paint import FONTS, GO, INK, LINE, PAPER, SOFT, WIDTH, plain, tag, text_width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.lab.statistics import Interval
    from sevens_teach.messages import Phrase

KINDS: Final = ("svg", "png", "pdf")
"""The kinds of file that a plot can be saved as."""
JAPANESE: Final = (
    *("Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "MS Gothic"),
    *("IPAexGothic", "IPAGothic", "TakaoGothic", "VL Gothic", "Noto Serif CJK JP"),
)
"""Fonts that can write Japanese, the better ones first."""
_LATIN: Final = "DejaVu Sans"
_INCHES, _ROW, _FRAME = 9.0, 0.34, 1.45
_SIZE: Final = 11
_POINTS: Final = 72


@dataclass(frozen=True)
class Plot:
    """Some things measured, each with its interval, one below the other.

    In a notebook it is a picture where matplotlib is installed, and a table as text everywhere. The texts are
    phrases, said in `lang` when it is drawn.
    """

    title: Phrase
    axis: Phrase
    rows: tuple[tuple[str | Phrase, Interval], ...]
    luck: float | None = None
    """Where luck alone would lie; what is sure to lie elsewhere gets a full dot."""
    lang: str = LANGUAGES[0]
    digits: int = 3

    def table(self, lang: str | None = None) -> str:
        """Return the same as text: the title, and a line for each row."""
        lang = lang or self.lang
        rows = [(_said(name, lang), interval_text(found, lang, self.digits)) for name, found in self.rows]
        return "\n".join([_said(self.title, lang), *aligned([*rows, *self._luck_row(lang)])])

    def svg(self) -> str:
        """Return the picture, named and told for who cannot see it; raises `LabError` without matplotlib."""
        drawn = _saved(self, self.lang, "svg").decode()
        body = drawn[drawn.index("<svg") :].partition(">")[2]
        body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL).replace(f"'{_LATIN}'", FONTS)
        told = tag("title", plain(_said(self.title, self.lang))) + tag("desc", plain(self.table()))
        (width, height) = (round(_INCHES * _POINTS), round(_height(self) * _POINTS))
        view, style = f"0 0 {width} {height}", f"max-width:{WIDTH}px;height:auto"
        link = 'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns="http://www.w3.org/2000/svg"'
        size = f'viewBox="{view}" width="100%" style="{style}" role="img" lang="{self.lang}"'
        return f"<svg {link} {size}>{told}{body}"

    def save(self, path: str | Path) -> None:
        """Write the plot to a file, whole or not at all: `.svg`, `.png` or `.pdf`. Raises `LabError`."""
        path = Path(path)
        kind = path.suffix.removeprefix(".")
        if kind not in KINDS:
            raise LabError(f"path={shown(str(path))}: expected a name that ends in {', '.join(KINDS)}")
        made = self.svg().encode() if kind == "svg" else _saved(self, self.lang, kind)
        try:
            files.write(path, made)
        except OSError as error:
            raise LabError(f"the plot could not be saved in {path}: {error}") from error

    def _luck_row(self, lang: str) -> list[tuple[str, str]]:
        return [] if self.luck is None else [(message("lab-plot-luck", lang), f"{self.luck:.{self.digits}f}")]

    def __repr__(self) -> str:
        return self.table()

    def _repr_svg_(self) -> str | None:
        return self.svg() if find_spec("matplotlib") else None


def _said(words: str | Phrase, lang: str) -> str:
    return words if isinstance(words, str) else say(words, lang)


# -- drawing ---------------------------------------------------------------------------------------


def _saved(plot: Plot, lang: str, kind: str) -> bytes:
    """Return the file; where no font here can write Japanese and the file has to hold one, in English with a note."""
    font = _LATIN if lang == LANGUAGES[0] or kind == "svg" else japanese_font()
    note = "" if font else message("lab-plot-no-font")
    file = io.BytesIO()
    with _style([font or _LATIN, _LATIN]):
        figure = _figure(plot, lang if font else LANGUAGES[0], note)
        figure.savefig(file, format=kind, dpi=160, metadata={"Date": None} if kind == "svg" else {})
    return file.getvalue()


def japanese_font() -> str | None:
    """Return the best installed font that can write Japanese, or None; raises `LabError` without matplotlib."""
    _needed()
    from matplotlib import font_manager  # noqa: PLC0415, only who draws needs it

    found = {each.name for each in font_manager.fontManager.ttflist}
    return next((name for name in JAPANESE if name in found), None)


def _needed() -> None:
    if find_spec("matplotlib") is None:
        raise LabError("a plot needs matplotlib: pip install 'sevens-teach[lab]'; print it for a table")


@contextmanager
def _style(fonts: Sequence[str]) -> Iterator[None]:
    """Draw with these fonts, the same every time; what an SVG's viewer will write need not be known here."""
    _needed()
    import matplotlib as mpl  # noqa: PLC0415, only who draws needs it

    settings: dict[Any, Any] = {"svg.hashsalt": "sevens", "svg.fonttype": "none", "axes.unicode_minus": False}
    settings |= {"text.color": INK, "axes.labelcolor": INK, "ytick.color": INK, "xtick.color": SOFT}
    settings |= {"axes.edgecolor": LINE, "font.family": [*dict.fromkeys(fonts)], "font.size": _SIZE}
    with mpl.rc_context(settings), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        yield


def _height(plot: Plot) -> float:
    return _FRAME + _ROW * len(plot.rows)


def _figure(plot: Plot, lang: str, note: str) -> Any:  # noqa: ANN401, matplotlib has no types here
    """Return the figure; its margins are measured here, as a font may be missing that the viewer has."""
    from matplotlib.figure import Figure  # noqa: PLC0415, only who draws needs it

    height = _height(plot)
    names = [_said(name, lang) for name, _ in plot.rows]
    values = [interval_text(found, lang, plot.digits) for _, found in plot.rows]
    figure = Figure(figsize=(_INCHES, height), facecolor=PAPER, edgecolor=LINE, linewidth=1)
    left, right = (0.02 + max(map(_share, texts)) for texts in (names, values))
    bottom, top = 0.85 / height, 1 - 0.45 / height
    axes = figure.add_axes((left + 0.01, bottom, 1 - left - right - 0.02, top - bottom))
    figure.text(0.02, 1 - 0.28 / height, _said(plot.title, lang), weight="bold")
    figure.text(0.02, 0.14 / height, _key(plot, lang, note), color=SOFT, size=_SIZE - 2)
    _draw_rows(axes, plot, values)
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel(_said(plot.axis, lang))
    return figure


def _share(words: str) -> float:
    """Return which part of the picture's width a text takes."""
    return text_width(words, _SIZE) / (_INCHES * _POINTS)


def _key(plot: Plot, lang: str, note: str) -> str:
    return f"{message('lab-plot-key-intervals' if plot.luck is None else 'lab-plot-key', lang)}   {note}".rstrip()


def _draw_rows(axes: Any, plot: Plot, values: list[str]) -> None:  # noqa: ANN401, matplotlib has no types here
    for row, ((_, found), value) in enumerate(zip(plot.rows, values, strict=True)):
        sure = plot.luck is None or found.excludes(plot.luck)
        if isfinite(found.low):
            axes.hlines(row, found.low, found.high, color=GO, linewidth=2)
        axes.plot(found.mean, row, "o", color=GO, markersize=7, markerfacecolor=GO if sure else PAPER)
        axes.text(1.015, row, value, transform=axes.get_yaxis_transform(), va="center")
    if plot.luck is not None:
        axes.axvline(plot.luck, color=SOFT, linestyle=(0, (4, 3)), linewidth=1, zorder=0)
    axes.set_ylim(len(plot.rows) - 0.5, -0.5)
    axes.grid(visible=True, axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)
