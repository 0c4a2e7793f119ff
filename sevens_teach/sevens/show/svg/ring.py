"""A suit that bends from a row into a ring (T1): it moves once, and stands still on paper as row and ring."""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import RANKS
from sevens_teach.draw.paint import (
    FELT,
    GOLD,
    MARGIN,
    ON_FELT,
    WIDTH,
    Panel,
    Point,
    box,
    cards,
    document,
    tag,
    text,
)
from sevens_teach.say.messages import LANGUAGES, message

if TYPE_CHECKING:
    from collections.abc import Iterator

_CARD: Final = (44, 58)
_LARGER: Final = 1.5
"""So much larger than elsewhere is a card: its rank is to be read on a telephone too."""
_ROW: Final = 60
"""How far down the row stands."""
_CENTRE: Final = (WIDTH // 2, 380)
_RADIUS: Final = 210
_HEIGHT: Final = 650
_SECONDS: Final = 4
"""So long the cards move; they move once."""
_SEVEN: Final = RANKS.index("7")


def ring_svg(suit: str = "♠", lang: str = LANGUAGES[0]) -> str:
    """Return a suit's thirteen cards in a row, and below it bent into a ring; raises `MessageError`."""
    row = "".join(_card(suit, place, _in_row(place), None) for place in range(len(RANKS)))
    ring = "".join(_card(suit, place, _in_ring(place), _in_row(place)) for place in range(len(RANKS)))
    title = message("ring-title", lang, suit=suit)
    middle = text(_CENTRE[0], _CENTRE[1] + 42, suit, text_anchor="middle", font_size=120, fill=ON_FELT)
    return document(
        [Panel(row + ring + middle, _HEIGHT, FELT)], title=title, desc=message("ring-told", lang), lang=lang
    )


def _in_row(place: int) -> Point:
    """Return the middle of a card in the row."""
    step = (WIDTH - 2 * MARGIN) // len(RANKS)
    return MARGIN + step // 2 + place * step, _ROW


def _in_ring(place: int) -> Point:
    """Return the middle of a card in the ring: the 7 lies at the bottom, A and K meet at the top."""
    angle = 2 * pi * (place - _SEVEN) / len(RANKS)
    return round(_CENTRE[0] + _RADIUS * sin(angle)), round(_CENTRE[1] + _RADIUS * cos(angle))


def _card(suit: str, place: int, point: Point, start: Point | None) -> str:
    """Return a card of the ring at a point; with a start it moves there from it, once."""
    (wide, high), card = _CARD, suit + RANKS[place]
    area = (-wide // 2, -high // 2, wide, high)
    paper = cards({card: area}, 4, waits=start is None)
    meets = box(*area, rx=7, fill="none", stroke=GOLD, stroke_width=3) if RANKS[place] in "AK" else ""
    inside = tag("g", paper + meets, transform=f"scale({_LARGER})") + "".join(_motion(point, start) if start else ())
    return tag("g", inside, transform=f"translate({point[0]} {point[1]})")


def _motion(point: Point, start: Point) -> Iterator[str]:
    """Yield the way of a card from the row to the ring, as an animation that a still picture leaves out."""
    way = f"{start[0]} {start[1]};{start[0]} {start[1]};{point[0]} {point[1]}"
    yield tag(
        "animateTransform",
        "",
        attributeName="transform",
        type="translate",
        values=way,
        keyTimes="0;.25;1",
        dur=f"{_SECONDS}s",
        fill="freeze",
    )
