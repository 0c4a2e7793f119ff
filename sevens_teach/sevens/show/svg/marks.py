"""The marks on cards and places, drawn over a rectangle: dead, and the reason for what the coach says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.paint import PAPER, VIOLET, box, group, tag, text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.paint import Area

DEAD_FILL: Final = "#e4e8ea"
DEAD_HALO: Final[dict[str, Any]] = {"stroke": DEAD_FILL, "stroke_width": 6, "paint_order": "stroke"}
"""Keeps a text clear of the cross."""
_STEP: Final = 32


def dead_marks(areas: Iterable[Area]) -> str:
    """Return hatching, and a cross over it."""
    areas = list(areas)
    if not areas:
        return ""
    hatching = tag("path", d="".join(map(_hatching, areas)), stroke="#cbd2d7")
    return hatching + tag("path", d="".join(map(_cross, areas)), stroke="#87919c", stroke_width=2)


def _hatching(area: Area) -> str:
    x, y, width, height = area
    lines = ""
    for reach in range(_STEP, width + height - 12, _STEP):
        left, right = max(0, reach - height), min(reach, width)
        lines += f"M{x + left} {y + reach - left}l{right - left} {left - right}"
    return lines


def _cross(area: Area) -> str:
    x, y, width, height = area
    wide, high = width - 18, height - 18
    return f"M{x + 9} {y + 9}l{wide} {high}m0-{high}l-{wide} {high}"


def reason_marks(areas: Iterable[Area]) -> str:
    """Return a frame, and a disc with `!` at the corner."""
    areas = list(areas)
    inner = (box(x + 4, y + 4, w - 8, h - 8, rx=4) for x, y, w, h in areas)  # the card's own edge stays to be seen
    frames = group(inner, fill="none", stroke=VIOLET, stroke_width=2)
    discs = group((tag("circle", cx=x + w - 6, cy=y + 6, r=9) for x, y, w, _ in areas), fill=VIOLET)
    signs = (text(x + w - 6, y + 11, "!") for x, y, w, _ in areas)
    shouts = group(signs, fill=PAPER, font_weight=700, text_anchor="middle")
    return group((frames, discs, shouts), data_state="reason")
