"""Every text in a static picture stands out from what lies behind it: 4.5 to 1 (WCAG 2, AA)."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pictures import ENDED, ISLAND, KILLER, ONEWAY, SOLO, SVG, parsed

from sevens_teach import Card, Position
from sevens_teach.draw import paint
from sevens_teach.draw.avatars import animals_of
from sevens_teach.say.replies import reply
from sevens_teach.sevens.show.svg import table_svg

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

ENOUGH = 4.5


def luminance(colour: str) -> float:
    """Return the relative luminance of `#rgb` or `#rrggbb`."""
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    parts = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@dataclass
class Canvas:
    """What has been painted so far, to find what lies behind a text; a halo keeps it clear of hatching and crosses."""

    areas: list[tuple[float, float, float, float, str]] = field(default_factory=list)
    """Left, top, right, bottom and colour."""
    seen: list[tuple[str, float]] = field(default_factory=list)
    """How much each text stands out."""

    def paint(self, element: ET.Element, x: float, y: float, fill: str) -> None:
        """Follow the picture in the order in which it is painted."""
        fill = element.get("fill", fill)
        if move := re.match(r"translate\((\S+) (\S+)\)", element.get("transform", "")):
            x, y = x + float(move[1]), y + float(move[2])
        name = element.tag.removeprefix(SVG)
        if name == "text":
            self.look(element, x, y, fill)
        elif fill != "none":
            for left, top, right, bottom in SHAPES.get(name, lambda _: [])(element):
                self.areas.append((x + left, y + top, x + right, y + bottom, fill))
        for child in element:
            self.paint(child, x, y, fill)

    def look(self, element: ET.Element, x: float, y: float, ink: str) -> None:
        """Note how a text stands out, at the middle of its first letter."""
        x, y = x + float(element.attrib["x"].split()[0]), y + float(element.attrib["y"].split()[0]) - 4
        behind = [fill for left, top, right, bottom, fill in self.areas if left <= x <= right and top <= y <= bottom]
        self.seen.append(("".join(element.itertext()), contrast(ink, behind[-1])))


Box = tuple[float, float, float, float]


def rectangle(element: ET.Element) -> list[Box]:
    x, y, width, height = (float(element.attrib[key]) for key in ("x", "y", "width", "height"))
    return [(x, y, x + width, y + height)]


def disc(element: ET.Element) -> list[Box]:
    x, y, size = (float(element.attrib[key]) for key in ("cx", "cy", "r"))
    return [(x - size, y - size, x + size, y + size)]


def outlines(element: ET.Element) -> list[Box]:
    """Return the tiles of a path, the arches of the tunnel, or a whole strip."""
    shape = element.attrib["d"]
    edge = float(element.get("stroke-width", 0)) / 2
    tiles = re.findall(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z", shape)
    boxes = [(x - edge, y - edge, x + w + edge, y + h + edge) for x, y, w, h in (map(float, tile) for tile in tiles)]
    arches = re.findall(r"M(\d+) (\d+)q(-?16) 0", shape)
    boxes += [(min(x, x + w), y, max(x, x + w), y + 28) for x, y, w in (map(float, arch) for arch in arches)]
    strip = re.match(r"M0 (\d+).*z", shape)
    return boxes or ([(0, float(strip[1]) - 12, 968, 9999)] if strip else [])


SHAPES = {"rect": rectangle, "circle": disc, "path": outlines}
ANSWER = reply("B8", "♥Q has to wait.", "♥9 is not on the board yet.", [Card("♥J")], [Card("♥9")])


@pytest.mark.parametrize("suits", [4, 2])
@pytest.mark.parametrize("position", [ISLAND, KILLER, ONEWAY, SOLO, ENDED])
def test_texts_can_be_read(position: Position, suits: int) -> None:
    for player in (0, 1):
        canvas = Canvas()
        svg = table_svg(position.view(player), outcome=position.outcome, reply=ANSWER, suits=suits)
        canvas.paint(parsed(svg), 0, 0, "#000")
        assert len(canvas.seen) > 52
        assert [each for each in canvas.seen if each[1] < ENOUGH] == []


def test_contrast_is_measured_as_WCAG_does() -> None:
    assert contrast("#fff", "#000000") == 21
    assert round(contrast("#777777", "#fff"), 2) == 4.48


SHEET = (Path(__file__).parents[3] / "widgets/src/kit/base.css").read_text("utf-8")
SAME = {
    "surface": paint.PAPER,
    "ink": paint.INK,
    "line": paint.LINE,
    "edge": paint.EDGE,
    "go": paint.GO,
    "why": paint.WHY,
    "felt": paint.FELT,
    "felt-out": paint.FELT_DARK,
    "rail-edge": paint.RAIL_EDGE,
    "on-felt": paint.ON_FELT,
    "gold": paint.GOLD,
    "gold-ink": paint.GOLD_INK,
    "face": paint.FACE,
    "back": paint.BACK,
    **{
        name: paint.suit_colours(4)[suit]
        for name, suit in zip(("spades", "hearts", "diamonds", "clubs"), "♠♥♦♣", strict=True)
    },
    "joker": paint.suit_colours(4)["★"],
}


def test_pictures_and_widgets_have_the_same_colours() -> None:
    found = dict(reversed(re.findall(r"--sv-([a-z-]+): (#\w+);", SHEET)))  # the first of each: by day, on green
    assert {name: found[name] for name in SAME} == SAME


def test_the_cast_has_its_animals_in_both_languages() -> None:
    assert animals_of(["Mio", "Ren", "Aoi", "Sora"], 0) == ["you", "fox", "hare", "owl"]
    assert animals_of(["レン", "ミオ", "ソラ"], 1) == ["fox", "you", "owl"]
    many = animals_of(["Me", *"ABCDEFG"], 0)
    assert len({*many}) == len(many)
