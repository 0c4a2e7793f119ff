"""The board as a strip: 4 rows of 13 places, each state with a mark of its own besides its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.cards import RANKS
from sevens_teach.paint import (
    AMBER,
    CLOTH,
    GREEN,
    GREEN_INK,
    GREEN_WASH,
    INK,
    PAPER,
    SOFT,
    VIOLET,
    Area,
    Panel,
    Point,
    box,
    faces,
    group,
    suit_colours,
    tag,
    text,
    tiles,
)
from sevens_teach.sevens.show.svg.marks import DEAD_FILL, DEAD_HALO, dead_marks, reason_marks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sevens_teach.sevens.wire import BoardSetup, BoardState

_LEFT: Final = 54
_TOP: Final = 16
_ACROSS: Final = 69
_DOWN: Final = 68
_WIDE: Final = 63
_HIGH: Final = 63
_SEVEN: Final = 7
_KINDS: Final[tuple[Literal["open", "dead", "closed", "down"], ...]] = ("open", "dead", "closed", "down")


def board_panel(
    board: BoardState, setup: BoardSetup, *, marks: Iterable[str] = (), jokers: Iterable[str] = (), suits: int = 4
) -> Panel:
    """Return the board of a frame; `marks` are the reason for something, ★ may be laid on `jokers`."""
    rows = setup["rows"]
    kinds = place_kinds(board, rows)
    places = {kind: [place for place in kinds if kinds[place] == kind] for kind in _DRAW}
    corner = {place: _corner(rows, place) for place in kinds}
    marked = set(marks)
    parts = [
        _suit_labels(rows, suits),
        _walls() if setup["killer"] else "",
        _tunnels(board, rows) if setup["tunnel"] != "off" else "",
        *(draw({place: corner[place] for place in places[kind]}, suits) for kind, draw in _DRAW.items()),
        _choices([corner[place] for place in jokers]),
        _rings([corner[place] for place in board["last"]]),
        reason_marks((*corner[place], _WIDE, _HIGH) for place in kinds if place in marked),
    ]
    return Panel("".join(parts), 2 * _TOP + 3 * _DOWN + _HIGH, CLOTH)


def place_kinds(board: BoardState, rows: str) -> dict[str, str]:
    """Return what each place is, by row and rank; a place that is not named is empty."""
    kinds = {suit + rank: "empty" for suit in rows for rank in RANKS}
    for kind in _KINDS:
        kinds |= dict.fromkeys(board[kind], kind)
    return kinds | dict.fromkeys(board["islands"], "island")


def _corner(rows: str, place: str) -> tuple[int, int]:
    return _LEFT + _ACROSS * RANKS.index(place[1:]), _TOP + _DOWN * rows.index(place[0])


Corners = dict[str, Point]


def _areas(corners: Corners) -> list[Area]:
    return [(x, y, _WIDE, _HIGH) for x, y in corners.values()]


def _boxes(corners: Corners, **attributes: object) -> str:
    return group((box(*area) for area in _areas(corners)), **attributes)


def _ranks(corners: Corners, drop: int = 36, **attributes: object) -> str:
    ranks = (text(x + _WIDE // 2, y + drop, place[1:]) for place, (x, y) in corners.items())
    return group(ranks, text_anchor="middle", **attributes)


def _suit_labels(rows: str, suits: int) -> str:
    colours = suit_colours(suits)
    labels = (text(21, _TOP + _DOWN * row + 39, suit, fill=colours[suit]) for row, suit in enumerate(rows))
    return group(labels, font_size=22, text_anchor="middle")


# -- the states of a place -------------------------------------------------------------------------


def _empty(corners: Corners, _suits: int) -> str:
    outlines = "".join(f"M{x} {y}h{_WIDE}v{_HIGH}h-{_WIDE}z" for x, y in corners.values())
    dashes = {"stroke_dasharray": "4 3", "stroke_dashoffset": 5.5}  # a side is 9 of them, so corners are in a gap
    frames = tag("path", d=outlines, fill="none", stroke="#c3cad0", **dashes) if corners else ""
    return _state("empty", frames, _ranks(corners, fill=SOFT, font_size=13))


def _open(corners: Corners, _suits: int) -> str:
    frames = tiles(_areas(corners), fill=GREEN_WASH, stroke=GREEN, width=2)
    return _state("open", frames, _ranks(corners, fill=GREEN_INK, font_weight=700))


def _down(corners: Corners, suits: int) -> str:
    cards = tiles(_areas(corners), fill=PAPER, stroke="#c2c9d0", drop=0.5)
    return _state("down", cards, _faces(corners, suits, dim=False))


def _island(corners: Corners, suits: int) -> str:
    cards = _boxes(corners, fill=PAPER, stroke="#7d8894", stroke_width=2, stroke_dasharray="7 5")
    return _state("island", cards, _faces(corners, suits, dim=True))


def _dead(corners: Corners, _suits: int) -> str:
    frames = tiles(_areas(corners), fill=DEAD_FILL, stroke="#98a2ac")
    marks = dead_marks(_areas(corners))
    return _state("dead", frames, marks, _ranks(corners, fill="#4a5460", font_size=13, **DEAD_HALO))


def _closed(corners: Corners, _suits: int) -> str:
    frames = _boxes(corners, fill="none", stroke="#98a2ac", stroke_dasharray="4 3")
    signs = "".join(f"M{x + 32} {y + 33}a9 9 0 1 0 1 0zm-5 9h11" for x, y in corners.values())
    gates = "".join(_gate(place, corner) for place, corner in corners.items())
    marks = tag("path", d=signs, fill="none", stroke=INK, stroke_width=2)
    bars = tag("path", d=gates, stroke=INK, stroke_width=5, stroke_linecap="round")
    return _state("closed", frames, marks + bars if corners else "", _ranks(corners, 24, fill=SOFT, font_size=13))


def _gate(place: str, corner: Point) -> str:
    """Return the bar at the side of a closed place that looks to the 7."""
    x, y = corner
    side = x + _WIDE + 3 if RANKS.index(place[1:]) + 1 < _SEVEN else x - 3
    return f"M{side} {y + 3}v{_HIGH - 6}"


def _faces(corners: Corners, suits: int, *, dim: bool) -> str:
    points = {place: (x + _WIDE // 2, y + 27) for place, (x, y) in corners.items()}
    return faces(points, suit_colours(suits, dim=dim))


def _state(name: str, *parts: str) -> str:
    return group(parts, data_state=name)


_DRAW: Final[dict[str, Callable[[Corners, int], str]]] = {
    "empty": _empty,
    "closed": _closed,
    "open": _open,
    "dead": _dead,
    "down": _down,
    "island": _island,
}


# -- marks on places -------------------------------------------------------------------------------


def _choices(corners: list[Point]) -> str:
    stars = (text(x + _WIDE // 2, y + 55, "★") for x, y in corners)
    return group(stars, data_state="joker", fill=VIOLET, font_size=16, text_anchor="middle")


def _rings(corners: list[Point]) -> str:
    rings = (box(x - 3, y - 3, _WIDE + 6, _HIGH + 6, rx=10) for x, y in corners)
    return group(rings, data_state="last", fill="none", stroke=AMBER, stroke_width=3)


# -- what surrounds the rows -----------------------------------------------------------------------


def _walls() -> str:
    """Return the walls of Killer Sevens, outside of which all counts as down (K4)."""
    right, bottom = 12 * _ACROSS + _WIDE, 3 * _DOWN + _HIGH
    wall = box(_LEFT - 7, _TOP - 7, right + 14, bottom + 14, fill="none", stroke="#5b6572", stroke_width=5, rx=10)
    return _state("walls", wall)


def _tunnels(board: BoardState, rows: str) -> str:
    """Return the mouths of the tunnel at both ends of each row, filled where A and K are both down (T1)."""
    down = set(board["down"])
    joined = [row for row, suit in enumerate(rows) if {f"{suit}A", f"{suit}K"} <= down]
    apart = [row for row in range(len(rows)) if row not in joined]
    return _mouths("tunnel", apart, fill=PAPER, ink=SOFT) + _mouths("joined", joined, fill=INK, ink=PAPER)


def _mouths(name: str, rows: list[int], *, fill: str, ink: str) -> str:
    """Return the mouths of some rows; each names the card at the other end, which is the neighbour there."""
    right = _LEFT + 12 * _ACROSS + _WIDE
    middles = [_TOP + _DOWN * row + _HIGH // 2 for row in rows]
    arches = "".join(
        f"M{_LEFT - 1} {y - 14}q-16 0-16 14t16 14zM{right + 1} {y - 14}q16 0 16 14t-16 14z" for y in middles
    )
    names = "".join(text(_LEFT - 7, y + 4, "K") + text(right + 7, y + 4, "A") for y in middles)
    letters = group([names], fill=ink, font_size=11, font_weight=700, text_anchor="middle")
    return _state(name, tag("path", d=arches, fill=fill, stroke="#7d8894"), letters) if rows else ""
