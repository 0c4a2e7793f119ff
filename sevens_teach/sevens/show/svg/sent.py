"""A picture to share, with the address that opens what it shows."""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

_VIEW: Final = re.compile(r'viewBox="0 0 (\d+) (\d+)"')
_FOOT: Final = 34
_LONGEST: Final = 80


def with_link(svg: str, link: str) -> str:
    """Return a picture with an address below it."""
    found = _VIEW.search(svg)
    if found is None:
        return svg
    width, height = int(found[1]), int(found[2])
    said = escape(link if len(link) <= _LONGEST else f"{link[:_LONGEST]}…")
    foot = (
        f'<rect x="0" y="{height}" width="{width}" height="{_FOOT}" fill="#fffaf0"/>'
        f'<text x="{width // 2}" y="{height + 22}" font-size="15" text-anchor="middle" fill="#17673f">{said}</text>'
    )
    taller = svg.replace(found[0], f'viewBox="0 0 {width} {height + _FOOT}"', 1)
    return taller.removesuffix("</svg>") + foot + "</svg>"
