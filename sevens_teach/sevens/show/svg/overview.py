"""Static pictures of the map of lessons and of what there is to solve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.draw.paint import (
    FELT,
    GO,
    GOLD,
    GOLD_LINE,
    LINE,
    MARGIN,
    MARK,
    PAPER,
    SOFT,
    WIDTH,
    Panel,
    box,
    document,
    group,
    line_of_words,
    shortened,
    tag,
    text,
    wrapped,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.wire import Family, LessonState, Tile

_COLUMNS: Final = 3
_GAP: Final = 20
_WIDE: Final = (WIDTH - 2 * MARGIN - (_COLUMNS - 1) * _GAP) // _COLUMNS
_HIGH: Final = 84
_STEP: Final = _HIGH + _GAP

_ROW: Final = 22
_HEAD: Final = 34
_NAME: Final = 232
_LEVEL: Final = 44
_HALF: Final = WIDTH // 2


def map_svg(lessons: Sequence[LessonState], lang: str, *, title: str, desc: str) -> str:
    """Return the lessons as stations of a way, one after another."""
    places = [
        (MARGIN + (_WIDE + _GAP) * (at % _COLUMNS), MARGIN + _STEP * (at // _COLUMNS)) for at in range(len(lessons))
    ]
    way = tag("path", d=_way(places), fill="none", stroke=MARK, stroke_width=6, stroke_linejoin="round")
    stations = "".join(_station(each, *place) for each, place in zip(lessons, places, strict=True))
    height = places[-1][1] + _HIGH + MARGIN
    return document([Panel(way + stations, height, FELT)], title=title, desc=desc, lang=lang)


def _way(places: Sequence[tuple[int, int]]) -> str:
    """Return the line from lesson to lesson, through the gaps between the rows."""
    (x, y), *rest = [(left + _WIDE // 2, top + _HIGH // 2) for left, top in places]
    drawn = f"M{x} {y}"
    for left, top in rest:
        drawn += f"H{left}" if top == y else f"V{top - _STEP // 2}H{left}V{top}"
        y = top
    return drawn


def _station(lesson: LessonState, x: int, y: int) -> str:
    lines = [
        box(x, y, _WIDE, _HIGH, fill=PAPER, stroke=LINE),
        text(x + 14, y + 28, shortened(lesson["name"], 16, _WIDE - 24), font_size=16, font_weight=700),
        text(x + 14, y + 50, lesson["rules"], fill=SOFT),
        text(x + 14, y + 71, lesson["text"], fill=GO, font_weight=700),
    ]
    return "".join(lines)


def report_svg(families: Sequence[Family], heads: Sequence[str], lang: str, *, title: str, desc: str) -> str:
    """Return a tile for each puzzle, by rule and level, in two columns; `heads` are the names of the levels."""
    rows = [*_rows(families)]
    middle = (len(rows) + 1) // 2
    halves = (rows[:middle], rows[middle:])
    drawn = [_half(half, heads, _HALF * at + MARGIN) for at, half in enumerate(halves)]
    panel = Panel("".join(drawn), _HEAD + _ROW * middle + MARGIN)
    return document([panel], title=title, desc=desc, lang=lang)


def words_svg(words: str, lang: str, *, title: str) -> str:
    """Return a few words in a picture of their own."""
    lines = wrapped([(words, False)], 14, WIDTH - 2 * MARGIN)
    drawn = "".join(line_of_words(MARGIN, 28 + 21 * at, line) for at, line in enumerate(lines))
    return document([Panel(drawn, 26 + 21 * len(lines))], title=title, desc=words, lang=lang)


Row = tuple[str, "Sequence[Sequence[Tile]] | None"]
"""A name, and its puzzles by level; None for what heads a family."""


def _rows(families: Sequence[Family]) -> Iterator[Row]:
    """Yield the rules, each family headed by its name."""
    for family in families:
        yield family["name"], None
        yield from ((rule["name"], rule["levels"]) for rule in family["rules"])


def _half(rows: Sequence[Row], heads: Sequence[str], left: int) -> str:
    names = (
        text(left + _NAME + _LEVEL * at, 24, shortened(each, 11, _LEVEL), font_size=11) for at, each in enumerate(heads)
    )
    return group(names, fill=SOFT) + "".join(_row(each, left, _HEAD + _ROW * at) for at, each in enumerate(rows))


def _row(row: Row, left: int, top: int) -> str:
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
