"""The board as a strip: 4 rows of 13 places, each state with a mark of its own besides its colour."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.cards import RANKS
from sevens_teach.draw.paint import (
    FACE,
    FELT,
    FELT_DARK,
    GOLD,
    GOLD_INK,
    LAST,
    MARK,
    ON_FELT,
    ON_VIOLET,
    SEVEN_EDGE,
    Area,
    Panel,
    Point,
    box,
    cards,
    group,
    tag,
    text,
    tiles,
)
from sevens_teach.sevens.show.svg.marks import dead_cards, reason_marks

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sevens_teach.sevens.wire import SevensBoard, SevensBoardSetup

_LEFT: Final = 54
_TOP: Final = 16
_ACROSS: Final = 69
_DOWN: Final = 68
_WIDE: Final = 63
_HIGH: Final = 63
_SEVEN: Final = 7
_KINDS: Final[tuple[Literal["open", "dead", "closed", "down"], ...]] = ("open", "dead", "closed", "down")


def board_panel(
    board: SevensBoard,
    setup: SevensBoardSetup,
    *,
    marks: Iterable[str] = (),
    jokers: Iterable[str] = (),
    suits: int = 4,
) -> Panel:
    """Return the board of a frame; `marks` are the reason for something, ★ may be laid on `jokers`."""
    rows = setup["rows"]
    kinds = place_kinds(board, rows)
    places = {kind: [place for place in kinds if kinds[place] == kind] for kind in _DRAW}
    corner = {place: _corner(rows, place) for place in kinds}
    marked = set(marks)
    parts = [
        _suit_labels(rows),
        _walls() if setup["killer"] else "",
        _tunnels(board, rows) if setup["tunnel"] != "off" else "",
        *(draw({place: corner[place] for place in places[kind]}, suits) for kind, draw in _DRAW.items()),
        _choices([corner[place] for place in jokers]),
        _rings([corner[place] for place in board["last"]]),
        reason_marks((*corner[place], _WIDE, _HIGH) for place in kinds if place in marked),
    ]
    return Panel("".join(parts), 2 * _TOP + 3 * _DOWN + _HIGH, FELT, FELT)


def place_kinds(board: SevensBoard, rows: str) -> dict[str, str]:
    """Return what each place is, by row and rank; a place that is not named is empty."""
    kinds = {suit + rank: "empty" for suit in rows for rank in RANKS}
    for kind in _KINDS:
        kinds |= dict.fromkeys(board[kind], kind)
    return kinds | dict.fromkeys(board["islands"], "island")


def _corner(rows: str, place: str) -> tuple[int, int]:
    """Return where a place of the board is drawn."""
    return _LEFT + _ACROSS * RANKS.index(place[1:]), _TOP + _DOWN * rows.index(place[0])


Corners = dict[str, Point]


def _area(corner: Point) -> Area:
    """Return the rectangle of a place of the board."""
    return *corner, _WIDE, _HIGH


def _areas(corners: Corners) -> dict[str, Area]:
    """Return the rectangles of places of the board."""
    return {place: _area(corner) for place, corner in corners.items()}


def _boxes(corners: Corners, **attributes: object) -> str:
    """Return frames of places of the board."""
    return group((box(*area) for area in _areas(corners).values()), **attributes)


def _ranks(corners: Corners, drop: int = 36, **attributes: object) -> str:
    """Return the ranks written on places of the board."""
    ranks = (text(x + _WIDE // 2, y + drop, place[1:]) for place, (x, y) in corners.items())
    return group(ranks, text_anchor="middle", **attributes)


def _suit_labels(rows: str) -> str:
    """Return the suits written at the left of the board's rows."""
    labels = (text(21, _TOP + _DOWN * row + 39, suit) for row, suit in enumerate(rows))
    return group(labels, font_size=22, text_anchor="middle", fill=ON_FELT)


# -- the states of a place -------------------------------------------------------------------------


def _empty(corners: Corners, _suits: int) -> str:
    """Return the places that are empty and wait."""
    frames = tiles(_areas(corners).values(), fill=FELT, stroke=MARK)
    return _state("empty", frames, _ranks(corners, fill=ON_FELT, font_size=13))


def _open(corners: Corners, _suits: int) -> str:
    """Return the places that let a card in."""
    frames = _boxes(corners, fill="#35613c", stroke=GOLD, stroke_width=2)
    return _state("open", frames, _ranks(corners, fill=GOLD_INK, font_weight=700))


def _down(corners: Corners, suits: int) -> str:
    """Return the cards on the board; the 7s have an edge of their own."""
    areas = _areas(corners)
    sevens = (box(*area, rx=7) for place, area in areas.items() if place[1:] == "7")
    return _state("down", cards(areas, suits), group(sevens, fill="none", stroke=SEVEN_EDGE, stroke_width=2))


def _island(corners: Corners, suits: int) -> str:
    """Return the cards that lie apart from their row: they lie crooked."""
    return _state("island", *(_crooked(place, corner, suits) for place, corner in corners.items()))


def _crooked(place: str, corner: Point, suits: int) -> str:
    """Return a card that lies apart: greyer, askew, in dashes."""
    x, y, width, height = area = _area(corner)
    around = {"fill": "none", "stroke": FACE, "stroke_width": 2, "stroke_dasharray": "5 4"}
    dashes = box(x - 3, y - 3, width + 6, height + 6, rx=9, **around)
    turned = f"rotate(-5 {x + width // 2} {y + height // 2})"
    return group([dashes, cards({place: area}, suits, waits=True)], transform=turned)


def _dead(corners: Corners, _suits: int) -> str:
    """Return the dead places."""
    return _state("dead", dead_cards([(place[1:], area) for place, area in _areas(corners).items()]))


def _closed(corners: Corners, _suits: int) -> str:
    """Return the places that a closed tunnel shuts in, each with a lock and a gate."""
    frames = _boxes(corners, fill=FELT_DARK, stroke=MARK, stroke_dasharray="4 3")
    signs = "".join(f"M{x + 32} {y + 33}a9 9 0 1 0 1 0zm-5 9h11" for x, y in corners.values())
    gates = "".join(_gate(place, corner) for place, corner in corners.items())
    marks = tag("path", d=signs, fill="none", stroke=ON_FELT, stroke_width=2)
    bars = tag("path", d=gates, stroke=ON_FELT, stroke_width=5, stroke_linecap="round")
    return _state("closed", frames, marks + bars if corners else "", _ranks(corners, 24, fill=ON_FELT, font_size=13))


def _gate(place: str, corner: Point) -> str:
    """Return the bar at the side of a closed place that looks to the 7."""
    x, y = corner
    side = x + _WIDE + 3 if RANKS.index(place[1:]) + 1 < _SEVEN else x - 3
    return f"M{side} {y + 3}v{_HIGH - 6}"


def _state(name: str, *parts: str) -> str:
    """Return the group of places in one state, under the state's name."""
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
    """Return ★ on the places where it may go."""
    stars = (text(x + _WIDE // 2, y + 55, "★") for x, y in corners)
    return group(stars, data_state="joker", fill=ON_VIOLET, font_size=16, text_anchor="middle")


def _rings(corners: list[Point]) -> str:
    """Return rings round the cards laid last."""
    rings = (box(x - 3, y - 3, _WIDE + 6, _HIGH + 6, rx=10) for x, y in corners)
    return group(rings, data_state="last", fill="none", stroke=LAST, stroke_width=3)


# -- what surrounds the rows -----------------------------------------------------------------------


def _walls() -> str:
    """Return the walls of Killer Sevens, outside of which all counts as down (K4)."""
    right, bottom = 12 * _ACROSS + _WIDE, 3 * _DOWN + _HIGH
    areas = [(_LEFT - grow, _TOP - grow, right + 2 * grow, bottom + 2 * grow) for grow in (8, 5, 11)]
    wood = box(*areas[0], fill="none", stroke="#6b4527", stroke_width=7, rx=10)
    edges = group((box(*area, rx=9) for area in areas[1:]), fill="none", stroke="#b98a55")
    return _state("walls", wood, edges)


def _tunnels(board: SevensBoard, rows: str) -> str:
    """Return the mouths of the tunnel at both ends of each row, filled where A and K are both down (T1)."""
    down = set(board["down"])
    joined = [row for row, suit in enumerate(rows) if {f"{suit}A", f"{suit}K"} <= down]
    apart = [row for row in range(len(rows)) if row not in joined]
    return _mouths("tunnel", apart, edge=MARK, ink=ON_FELT) + _mouths("joined", joined, edge=GOLD, ink=GOLD_INK)


def _mouths(name: str, rows: list[int], *, edge: str, ink: str) -> str:
    """Return the mouths of some rows; each names the card at the other end, which is the neighbour there."""
    right = _LEFT + 12 * _ACROSS + _WIDE
    middles = [_TOP + _DOWN * row + _HIGH // 2 for row in rows]
    arches = "".join(
        f"M{_LEFT - 1} {y - 14}q-16 0-16 14t16 14zM{right + 1} {y - 14}q16 0 16 14t-16 14z" for y in middles
    )
    names = "".join(text(_LEFT - 7, y + 4, "K") + text(right + 7, y + 4, "A") for y in middles)
    letters = group([names], fill=ink, font_size=11, font_weight=700, text_anchor="middle")
    return _state(name, tag("path", d=arches, fill=FELT_DARK, stroke=edge, stroke_width=2), letters) if rows else ""
