"""The marks on cards and places, drawn over a rectangle: dead, and the reason for what the coach says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.draw.paint import BACK, FACE, PAPER, WHY, box, group, tag, text, text_width, tiles

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.draw.paint import Area

_CHIP: Final = "#1b2233"
_WAVE: Final = 16


def dead_cards(named: Sequence[tuple[str, Area]]) -> str:
    """Return cards turned over and crossed; what each is stands on a chip."""
    if not named:
        return ""
    areas = [area for _, area in named]
    waves = tag("path", d="".join(map(_waves, areas)), fill="none", stroke=FACE, opacity=0.35)
    crosses = tag("path", d="".join(map(_cross, areas)), stroke=FACE, stroke_width=3)
    chips = group((_chip(*each) for each in named), fill=_CHIP)
    names = (text(x + w // 2, y + h // 2 + 5, name) for name, (x, y, w, h) in named)
    return (
        tiles(areas, fill=BACK, stroke=FACE, width=2, shadow=2)
        + waves
        + crosses
        + chips
        + group(names, fill=FACE, font_weight=700, text_anchor="middle")
    )


def _waves(area: Area) -> str:
    """Return the wavy lines over a dead card."""
    x, y, width, height = area
    wave = f"q{_WAVE // 2}-12 {_WAVE} 0t" + f"{_WAVE} 0 " * ((width - 8) // _WAVE - 1)
    return "".join(f"M{x + 4} {y + down}{wave}" for down in range(_WAVE, height - 2, _WAVE))


def _cross(area: Area) -> str:
    """Return the cross over a dead card."""
    x, y, width, height = area
    wide, high = width - 14, height - 14
    return f"M{x + 7} {y + 7}l{wide} {high}m0-{high}l-{wide} {high}"


def _chip(name: str, area: Area) -> str:
    """Return the plate under a dead card's name."""
    x, y, width, height = area
    wide = text_width(name, 14) + 12
    return box(x + (width - wide) // 2, y + height // 2 - 10, wide, 20, rx=5)


def reason_marks(areas: Iterable[Area]) -> str:
    """Return a disc with `!` at the corner of each."""
    corners = [(x + w - 2, y + 2) for x, y, w, _ in areas]
    discs = (tag("circle", cx=x, cy=y, r=9, stroke="#ffe7bd", stroke_width=2) for x, y in corners)
    signs = (text(x, y + 5, "!") for x, y in corners)
    shouts = group(signs, fill=PAPER, font_weight=700, text_anchor="middle")
    return group([group(discs, fill=WHY), shouts] if corners else [], data_state="reason")
