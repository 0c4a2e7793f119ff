"""Who sits at a table, drawn: the cast by name, others by their seat, the reader, and the cat that coaches."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.draw.paint import GOLD, INK, Point, group, tag, text, text_width

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

_SIZE: Final = 54
"""How wide and high an avatar is drawn in the file of shapes, which the browser reads too."""
_MIDDLE: Final = _SIZE // 2
_PAPER: Final = "#f6efe0"
_RING: Final = "#7fa695"


@cache
def _file() -> dict[str, Any]:
    """Return the shapes of all avatars, from the file beside this module."""
    return json.loads((resources.files("sevens_teach.draw") / "avatars.json").read_text("utf-8"))  # type: ignore[no-any-return]


def animals_of(names: Sequence[str], you: int | None) -> list[str]:
    """Return which avatar sits at each seat: nobody twice while there are enough."""
    cast, others = _file()["cast"], _file()["others"]
    named = [None if seat == you else cast.get(name) for seat, name in enumerate(names)]
    free = [animal for animal in others if animal not in named]
    guests = iter(range(len(names)))
    return ["you" if seat == you else animal or free[next(guests) % len(free)] for seat, animal in enumerate(named)]


def avatar(animal: str, point: Point, width: int, *, turn: bool = False, gone: bool = False) -> str:
    """Return an avatar in its disc with the left top corner at a point; a ring of gold says whose turn it is."""
    ring = {"stroke": GOLD, "stroke_width": 5} if turn else {"stroke": _RING, "stroke_width": 2}
    disc = tag("circle", cx=_MIDDLE, cy=_MIDDLE, r=_MIDDLE, fill=_PAPER, **ring)
    return _placed([disc, *_shapes(animal)], point, width, opacity=0.55 if gone else None)


def cat(point: Point, width: int) -> str:
    """Return the cat that coaches."""
    return _placed([*_shapes("cat")], point, width)


def alone(animal: str) -> str:
    """Return an avatar as a picture of its own, for a page that says beside it who it is."""
    return tag("svg", "".join(_shapes(animal)), viewBox=f"0 0 {_SIZE} {_SIZE}")


def _placed(parts: Sequence[str], point: Point, width: int, **attributes: object) -> str:
    """Return shapes of an avatar, moved to a point and scaled to a width."""
    scale = f"{width / _SIZE:.2f}"
    return group(parts, transform=f"translate({point[0]} {point[1]}) scale({scale})", **attributes)


def _shapes(animal: str) -> Iterator[str]:
    """Yield the paths (`d`, fill, stroke, width) and circles (middle, radius, the same) of an avatar."""
    for kind, *rest in _file()["shapes"][animal]:
        given = dict(zip(("d",) if kind == "p" else ("cx", "cy", "r"), rest, strict=False))
        paint = dict(zip(("fill", "stroke", "stroke_width"), rest[len(given) :], strict=False))
        yield tag("path" if kind == "p" else "circle", **given, **paint)


def badge(words: str, middle: int, y: int) -> str:
    """Return the label that says which seat is the reader's."""
    width = text_width(words, 12) + 16
    plate = tag("rect", x=middle - width // 2, y=y, width=width, height=18, rx=9, fill=GOLD)
    return plate + text(middle, y + 13, words, font_size=12, font_weight=700, text_anchor="middle", fill=INK)
