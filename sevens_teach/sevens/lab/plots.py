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
from sevens_teach.draw.paint import FONTS, GO, INK, LINE, PAPER, SOFT, plain, shortened, tag, text_width, wrapped
from sevens_teach.errors import LabError, shown
from sevens_teach.say.messages import LANGUAGES, message, say
from sevens_teach.sevens.lab.tables import aligned, interval_text

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.lab.statistics import Interval

KINDS: Final = ("svg", "png", "pdf")
"""The kinds of file that a plot can be saved as."""
JAPANESE: Final = (
    *("Noto Sans CJK JP", "Noto Sans JP", "Source Han Sans JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "MS Gothic"),
    *("IPAexGothic", "IPAGothic", "TakaoGothic", "VL Gothic", "Noto Serif CJK JP"),
)
"""Fonts that can write Japanese, the better ones first."""
_LATIN: Final = "DejaVu Sans"
_INCHES, _ROW, _LINE, _MARGIN = 5.0, 0.46, 0.2, 0.15
"""In inches: the picture, as narrow as a phone, a row of it, a line of text, and what stays free at the edges."""
_AXIS: Final = 0.5
"""What the axis takes with its numbers and its name, in inches."""
_SIZE: Final = 11
_POINTS: Final = 72
_LARGEST: Final = 620
"""Pixels: it is shown no wider."""


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
        """Return the plot as text: the title, and a line for each row."""
        lang = lang or self.lang
        rows = [(_said(name, lang), interval_text(found, lang, self.digits)) for name, found in self.rows]
        return "\n".join([_said(self.title, lang), *aligned([*rows, *self._luck_row(lang)])])

    def svg(self) -> str:
        """Return the picture, named and told for those who cannot see it; raises `LabError` without matplotlib."""
        drawn = _saved(self, self.lang, "svg").decode()
        body = drawn[drawn.index("<svg") :].partition(">")[2]
        body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL).replace(f"'{_LATIN}'", FONTS)
        told = tag("title", plain(_said(self.title, self.lang))) + tag("desc", plain(self.table()))
        width, height = _INCHES * _POINTS, _Page(self, self.lang, "").height * _POINTS
        view, style = f"0 0 {width:.1f} {height:.1f}", f"max-width:{_LARGEST}px;height:auto"
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
        """Return the row that says what luck alone would give."""
        return [] if self.luck is None else [(message("lab-plot-luck", lang), f"{self.luck:.{self.digits}f}")]

    def __repr__(self) -> str:
        return self.table()

    def _repr_svg_(self) -> str | None:
        """The plot as SVG where matplotlib is installed."""
        return self.svg() if find_spec("matplotlib") else None


def _said(words: str | Phrase, lang: str) -> str:
    """Return the words of a plot in a language."""
    return words if isinstance(words, str) else say(words, lang)


# -- drawing ---------------------------------------------------------------------------------------


def _saved(plot: Plot, lang: str, kind: str) -> bytes:
    """Return the plot's file; where no font can write Japanese and the file has to hold one, in English with a note."""
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
    """Raise `LabError` where matplotlib is not installed."""
    if find_spec("matplotlib") is None:
        raise LabError("a plot needs matplotlib: pip install 'sevens-teach[lab]'; print it for a table")


@contextmanager
def _style(fonts: Sequence[str]) -> Iterator[None]:
    """Draw plots with these fonts, the same every time; what an SVG's viewer will write need not be known here."""
    _needed()
    import matplotlib as mpl  # noqa: PLC0415, only who draws needs it

    settings: dict[Any, Any] = {"svg.hashsalt": "sevens", "svg.fonttype": "none", "axes.unicode_minus": False}
    settings |= {"text.color": INK, "axes.labelcolor": INK, "ytick.color": INK, "xtick.color": SOFT}
    settings |= {"axes.edgecolor": LINE, "font.family": [*dict.fromkeys(fonts)], "font.size": _SIZE}
    with mpl.rc_context(settings), warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        yield


class _Page:
    """What is written around the rows of a plot, broken into lines, and how high all of it is.

    Texts are measured here, as a font may be missing that the viewer has.
    """

    def __init__(self, plot: Plot, lang: str, note: str) -> None:
        self.title = _lines(_said(plot.title, lang), _SIZE + 1)
        self.key = _lines(_key(plot, lang, note), _SIZE - 1)
        self.above = _MARGIN + _LINE * len(self.title)
        self.below = _MARGIN + _LINE * len(self.key) + _AXIS
        self.height = self.above + _ROW * len(plot.rows) + self.below


def _lines(words: str, size: int) -> list[str]:
    """Return a plot's words, broken into lines."""
    room = round((_INCHES - 2 * _MARGIN) * _POINTS)
    return ["".join(word for word, _ in line).rstrip() for line in wrapped([(words, False)], size, room)]


def _figure(plot: Plot, lang: str, note: str) -> Figure:
    """Return a plot's figure, drawn by matplotlib."""
    from matplotlib.figure import Figure  # noqa: PLC0415, only who draws needs it

    page = _Page(plot, lang, note)
    figure = Figure(figsize=(_INCHES, page.height), facecolor=PAPER, edgecolor=LINE, linewidth=1)
    left, wide = _MARGIN / _INCHES, 1 - 2 * _MARGIN / _INCHES
    axes = figure.add_axes((left, page.below / page.height, wide, _ROW * len(plot.rows) / page.height), facecolor=PAPER)
    for at, line in enumerate(page.title):
        figure.text(left, 1 - (_MARGIN + _LINE * at) / page.height, line, weight="bold", va="top")
    for at, line in enumerate(reversed(page.key)):
        figure.text(left, (_MARGIN + _LINE * at) / page.height, line, color=SOFT, size=_SIZE - 1)
    _draw_rows(axes, plot, lang)
    axes.set_yticks([])
    axes.set_xlabel(_said(plot.axis, lang))
    return figure


def _key(plot: Plot, lang: str, note: str) -> str:
    """Return what a plot's dots and lines mean."""
    return f"{message('lab-plot-key-intervals' if plot.luck is None else 'lab-plot-key', lang)}   {note}".rstrip()


def _draw_rows(axes: Axes, plot: Plot, lang: str) -> None:
    """Draw a dot with its interval for each row of a plot."""
    for row, (name, found) in enumerate(plot.rows):
        sure = plot.luck is None or found.excludes(plot.luck)
        if isfinite(found.low):
            axes.hlines(row, found.low, found.high, color=GO, linewidth=2, zorder=2)
        axes.plot(found.mean, row, "o", color=GO, markersize=7, markerfacecolor=GO if sure else PAPER, zorder=3)
        _write_row(axes, row, _said(name, lang), interval_text(found, lang, plot.digits))
    if plot.luck is not None:
        axes.axvline(plot.luck, color=SOFT, linestyle=(0, (4, 3)), linewidth=1, zorder=0)
    axes.set_ylim(len(plot.rows) - 0.6, -0.75)
    axes.margins(x=0.08)
    axes.grid(visible=True, axis="x", color=LINE, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.spines[["top", "right", "left"]].set_visible(False)


def _write_row(axes: Axes, row: int, name: str, value: str) -> None:
    """Write the name of a plot's row, as long as there is room, and its numbers above what is drawn of it."""
    room = round((_INCHES - 2 * _MARGIN) * _POINTS) - text_width(f"{value}  ", _SIZE)
    where: dict[str, Any] = {
        "transform": axes.get_yaxis_transform(),
        "va": "bottom",
        "backgroundcolor": PAPER,
        "zorder": 1,
    }
    axes.text(0, row - 0.2, shortened(name, _SIZE, room), **where)
    axes.text(1, row - 0.2, value, ha="right", **where)
