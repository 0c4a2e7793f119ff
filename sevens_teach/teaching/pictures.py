"""Static pictures of the reader's board and of what there is to solve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import RANKS
from sevens_teach.draw.paint import (
    FELT,
    GOLD,
    GOLD_LINE,
    MARGIN,
    MARK,
    ON_FELT,
    PAPER,
    SOFT,
    WIDTH,
    Panel,
    box,
    document,
    group,
    line_of_words,
    shortened,
    text,
    wrapped,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.progress.wire import CourseRow, Family, Tile

_NAMED: Final = 215
"""How much room a row of the board has for its name."""
_PLACE: Final = (WIDTH - 2 * MARGIN - _NAMED) // len(RANKS)
_TALL: Final = 50

_ROW: Final = 22
_HEAD: Final = 34
_NAME: Final = 232
_LEVEL: Final = 44
_HALF: Final = WIDTH // 2


def course_svg(rows: Sequence[CourseRow], lang: str, *, title: str, desc: str) -> str:
    """Return the reader's board as it is before anything lies on it: the 7s are where rows begin."""
    places = "".join(_course_row(row, MARGIN + at * _TALL) for at, row in enumerate(rows))
    named = text(MARGIN, MARGIN + 6, title, fill=ON_FELT, font_size=18, font_weight=700)
    moved = group([places], transform="translate(0 26)")
    return document(
        [Panel(named + moved, 26 + 2 * MARGIN + _TALL * len(rows), FELT)], title=title, desc=desc, lang=lang
    )


def _course_row(row: CourseRow, y: int) -> str:
    """Return a row of the reader's board as SVG."""
    name = text(MARGIN, y + 28, f"{row['suit']} {row['name']}", fill=ON_FELT, font_size=15, font_weight=700)
    return name + "".join(_course_place(rank, MARGIN + _NAMED + at * _PLACE, y) for at, rank in enumerate(RANKS))


def _course_place(rank: str, x: int, y: int) -> str:
    """Return a place of the reader's board as SVG."""
    line: dict[str, object] = {"stroke": MARK}
    if rank == "7":
        line = {"stroke": GOLD, "stroke_width": 2, "stroke_dasharray": "5 4"}
    frame = box(x, y, _PLACE - 5, _TALL - 6, fill="none", **line)
    return frame + text(x + (_PLACE - 5) // 2, y + 28, rank, fill=ON_FELT, text_anchor="middle")


def report_svg(families: Sequence[Family], heads: Sequence[str], lang: str, *, title: str, desc: str) -> str:
    """Return a tile for each puzzle, by rule and level, in two columns; `heads` are the names of the levels."""
    rows = [*_rows(families)]
    middle = (len(rows) + 1) // 2
    halves = (rows[:middle], rows[middle:])
    drawn = [_half(half, heads, _HALF * at + MARGIN) for at, half in enumerate(halves)]
    panel = Panel("".join(drawn), _HEAD + _ROW * middle + MARGIN)
    return document([panel], title=title, desc=desc, lang=lang)


def words_svg(words: str, lang: str, *, title: str) -> str:
    """Return a few words of the progress in a picture of their own."""
    lines = wrapped([(words, False)], 14, WIDTH - 2 * MARGIN)
    drawn = "".join(line_of_words(MARGIN, 28 + 21 * at, line) for at, line in enumerate(lines))
    return document([Panel(drawn, 26 + 21 * len(lines))], title=title, desc=words, lang=lang)


Row = tuple[str, "Sequence[Sequence[Tile]] | None"]
"""A name, and its puzzles by level; None for what heads a family."""


def _rows(families: Sequence[Family]) -> Iterator[Row]:
    """Yield the rules of the report, each family headed by its name."""
    for family in families:
        yield family["name"], None
        yield from ((rule["name"], rule["levels"]) for rule in family["rules"])


def _half(rows: Sequence[Row], heads: Sequence[str], left: int) -> str:
    """Return a column of rules with their levels as SVG."""
    names = (
        text(left + _NAME + _LEVEL * at, 24, shortened(each, 11, _LEVEL), font_size=11) for at, each in enumerate(heads)
    )
    return group(names, fill=SOFT) + "".join(_row(each, left, _HEAD + _ROW * at) for at, each in enumerate(rows))


def _row(row: Row, left: int, top: int) -> str:
    """Return a rule with the tiles of its puzzles as SVG."""
    told, levels = row
    weight = 700 if levels is None else None
    name = text(left, top + 15, shortened(told, 14, _NAME - 8), font_weight=weight)
    drawn = (_tiles(tiles, left + _NAME + _LEVEL * at, top + 4) for at, tiles in enumerate(levels or ()) if tiles)
    return name + "".join(drawn)


def _tiles(tiles: Sequence[Tile], left: int, top: int) -> str:
    """Return a puzzle's tile each: hollow, or full where it is solved."""
    step = min(11, (_LEVEL - 4) // len(tiles))
    full = {True: {"fill": GOLD, "stroke": GOLD_LINE}, False: {"fill": PAPER, "stroke": SOFT}}
    return "".join(
        box(left + step * at, top, max(3, step - 3), 12, rx=2, **full[each["stars"] >= 0])
        for at, each in enumerate(tiles)
    )
