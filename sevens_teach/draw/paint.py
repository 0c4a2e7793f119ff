"""The means of drawing: colours, tags, cards, text broken into lines, and panels stacked into one document.

A picture is a card table with its own felt, rail and paper, so it reads the same in a dark notebook,
on a code host and on paper. Colours are attributes, not styles: a host that takes style sheets,
scripts or references out of a picture takes nothing out of these, and two on one page cannot
disturb each other. All coordinates are whole numbers, so the same picture is the same bytes everywhere.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Final
from xml.sax.saxutils import escape

from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

WIDTH: Final = 968
"""Of every picture, in its own units; it is shown narrower where there is less room."""
MARGIN: Final = 16
RADIUS: Final = 12
_INSET: Final = 6

# The colours of the widgets' style sheet (base.css, cards.css) by day.
INK: Final = "#1c2420"
SOFT: Final = "#5b5b50"
"""Text that steps back on paper: still 4.5 to 1."""
PAPER: Final = "#fffaf0"
LINE: Final = "#e2d3b5"
EDGE: Final = "#b59c6c"
GO: Final = "#17673f"
WHY: Final = "#8a4b08"
FELT: Final = "#1f5b42"
FELT_DARK: Final = "#164330"
ON_FELT: Final = "#eaf5ee"
MARK: Final = "#4d8169"
"""The edge of an empty place."""
RAIL: Final = "#5a3922"
RAIL_EDGE: Final = "#8c5f38"
ON_RAIL: Final = "#fbf3e4"
GOLD: Final = "#ffd166"
GOLD_LINE: Final = "#b98512"
GOLD_INK: Final = "#fff0c4"
SEVEN_EDGE: Final = "#d9a441"
LAST: Final = "#ff9f43"
FACE: Final = "#fffdf8"
FACE_LOW: Final = "#e3dfd5"
"""Of a card that has to wait, or that lies apart."""
BACK: Final = "#2f4b8a"
VIOLET: Final = "#7c2d92"
ON_VIOLET: Final = "#f3d4ff"

_SUITS: Final = {"♠": "#1d2b3a", "♥": "#c01f26", "♦": "#1257a6", "♣": "#1a6e36", "★": VIOLET}
_SHADE: Final = "#000"
_SHADOW: Final = 0.25
CARD_WIDE: Final = 50
CARD_HIGH: Final = 76
CARD_STEP: Final = 56
"""How large the cards of a table are, and how far from one to the next in a hand."""
_STEP: Final = 6
_TWO: Final = {"♦": "♥", "♣": "♠"}

FONTS: Final = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Hiragino Sans','Noto Sans CJK JP',sans-serif"
_UNPRINTABLE: Final = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML cannot hold in any form."""


_TEXT_SIZE: Final = 14
_LINE_HIGH: Final = 21

Point = tuple[int, int]
Area = tuple[int, int, int, int]
"""Left, top, width, height."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A strip of the picture, as wide as the picture, drawn from its own top."""

    markup: str
    height: int
    fill: str = PAPER
    edge: str = LINE
    """Of the line above it, where it is not the first."""
    thick: int = 1
    """How wide that line is."""


def tag(name: str, body: str = "", /, **attributes: object) -> str:
    """Return an SVG element; `stroke_width` is `stroke-width`, and an attribute that is None is left out."""
    pairs = {key.replace("_", "-"): value for key, value in attributes.items() if value is not None}
    written = "".join(f' {key}="{quoted(value)}"' for key, value in pairs.items())
    return f"<{name}{written}>{body}</{name}>" if body else f"<{name}{written}/>"


def plain(value: object) -> str:
    """Return a text as the body of an SVG element, without what XML cannot hold."""
    return escape(_UNPRINTABLE.sub("\ufffd", str(value)))


def quoted(value: object) -> str:
    """Return a text as the value of an SVG attribute."""
    return plain(value).replace('"', "&quot;")


def group(items: Iterable[str], **attributes: object) -> str:
    """Return SVG elements as one group with common attributes; nothing when there are none."""
    body = "".join(items)
    return tag("g", body, **attributes) if body else ""


def box(x: int, y: int, width: int, height: int, **attributes: object) -> str:
    """Return a rectangle; its corners are round unless the group says otherwise."""
    return tag("rect", x=x, y=y, width=width, height=height, **{"rx": 7, **attributes})


def tiles(areas: Iterable[Area], *, fill: str, stroke: str = "", width: int = 1, shadow: int = 0) -> str:
    """Return many rectangles with round corners and an edge `width` wide, which may cast a `shadow` so far down.

    One outline is drawn for each with thick round lines, the edge before what is inside: half the size of rectangles.
    """
    shape = "".join(
        f"M{x + _INSET} {y + _INSET}h{w - 2 * _INSET}v{h - 2 * _INSET}h{2 * _INSET - w}z" for x, y, w, h in areas
    )
    if not shape:
        return ""
    shade = {"stroke": _SHADE, "opacity": _SHADOW, "transform": f"translate(0 {shadow})"}
    drawn = [tag("path", d=shape, stroke_width=2 * _INSET, **shade)] if shadow else []
    if stroke:
        drawn.append(tag("path", d=shape, stroke=stroke, stroke_width=2 * _INSET + width))
    drawn.append(tag("path", d=shape, stroke=fill, fill=fill, stroke_width=2 * _INSET - (width if stroke else 0)))
    return group(drawn, stroke_linejoin="round")


def dots(points: Iterable[Point], *, fill: str, stroke: str) -> str:
    """Return discs as wide as 10 with an edge, as SVG."""
    shape = "".join(f"M{x} {y}h0" for x, y in points)
    if not shape:
        return ""
    edge, inside = (
        tag("path", d=shape, stroke=colour, stroke_width=width) for colour, width in ((stroke, 11), (fill, 9))
    )
    return group([edge, inside], stroke_linecap="round")


def text(x: int, y: int, words: object, **attributes: object) -> str:
    """Return a line of text as SVG."""
    return tag("text", plain(words), x=x, y=y, **attributes)


# -- cards -----------------------------------------------------------------------------------------


def suit_colours(suits: int) -> Mapping[str, str]:
    """Return each suit's colour when there are `suits` of them, 4 or 2."""
    return _SUITS if suits == 4 else _SUITS | {suit: _SUITS[like] for suit, like in _TWO.items()}


def cards(areas: Mapping[str, Area], suits: int, *, waits: bool = False, edge: str = "", width: int = 1) -> str:
    """Return cards on their areas: warm white with a shadow, greyer when they have to wait."""
    papers = tiles(areas.values(), fill=FACE_LOW if waits else FACE, stroke=edge, width=width, shadow=2)
    return papers + faces(areas, suits)


def in_a_row(hand: Sequence[str], top: int) -> dict[str, Area]:
    """Return the areas of the cards of a hand, side by side in the middle."""
    start = (WIDTH - CARD_STEP * (len(hand) - 1) - CARD_WIDE) // 2
    return {card: (start + CARD_STEP * place, top, CARD_WIDE, CARD_HIGH) for place, card in enumerate(hand)}


def hand_panel(waiting: Mapping[str, Area], lit: Mapping[str, Area], suits: int, high: int, *, waits: bool) -> Panel:
    """Return the rail with the own hand, the cards that are `lit` with a golden edge; low where there is no card."""
    if not waiting and not lit:
        return Panel("", 16, RAIL, RAIL_EDGE, 5)
    return Panel(cards(waiting, suits, waits=waits) + cards(lit, suits, edge=GOLD, width=3), high, RAIL, RAIL_EDGE, 5)


def faces(areas: Mapping[str, Area], suits: int) -> str:
    """Return what is printed on each card: the rank at the corner, one large suit; the joker is its star."""
    drawn = (
        group((_face(card, areas[card]) for card in areas if card[0] == suit), fill=colour)
        for suit, colour in suit_colours(suits).items()
    )
    return group(drawn, font_size=18, font_weight=700, text_anchor="middle")


def _face(card: str, area: Area) -> str:
    """Return one card; rank and suit are one text, each placed by itself."""
    x, y, width, height = area
    suit, rank = card[0], card[1:]
    if not rank:
        return text(x + width // 2, y + height // 2 + 10, suit, font_size=28)
    size = min(width, height) * 3 // 7
    pip = tag("tspan", suit, x=x + width - size * 5 // 9 - 2, y=y + height - size // 4, font_size=size)
    return tag("text", rank + pip, x=x + 11 + 4 * (len(rank) - 1), y=y + 19)


def back_cards(piles: Iterable[tuple[int, int, int]]) -> str:
    """Return piles of cards from behind, each given by its left, its top and how many they are."""
    piles = [pile for pile in piles if pile[2]]
    if not piles:
        return ""
    sheets = "".join(f"M{x} {y}h{_STEP * count + 8}v20H{x}z" for x, y, count in piles)
    edges = "".join(f"M{x} {y + 20}" + f"m{_STEP}-20v20" * (count - 1) for x, y, count in piles)
    waves = "".join(f"M{x + 2} {y + 10}q{_STEP // 2}-9 {_STEP} 0t" + f"{_STEP} 0 " * count for x, y, count in piles)
    wave = tag("path", d=waves, fill="none", stroke=FACE, opacity=0.45)
    return tag("path", d=sheets, fill=BACK, stroke=FACE, stroke_width=2) + wave + tag("path", d=edges, stroke=FACE)


# -- text in lines ---------------------------------------------------------------------------------

_NOT_LAST: Final = "（「『【"
_NOT_FIRST: Final = "、。，．）」』】！？：；・…〜々ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
_KANJI: Final = "[\u3400-\u9fff]"
_KANA: Final = rf"(?:(?![おご]{_KANJI})[ぁ-ん])"
"""Hiragana, but for what begins the next word: the お of お皿."""
_WORDS: Final = re.compile(
    rf"[{_NOT_LAST}]*(?:[^\s\u2e80-\uffff]+{_KANJI}{{0,4}}|[\u30a1-\u30fa\u30fc]+|[おご]?{_KANJI}{{1,5}}|{_KANA}|[\u2e80-\uffff])"
    rf"{_KANA}{{0,7}}[{_NOT_FIRST}]*\s*",
)
"""A word with the space after it; in Japanese a number, kanji or katakana with the hiragana that follow. What may not
begin a line stays with what is before it, and what may not end one with what follows."""
_WIDE: Final = 0x2E80
"""From here on characters are as wide as they are high; the four suits nearly so."""


def text_width(words: str, size: int) -> int:
    """Return about how wide a line of text is: rather more than less, as fonts differ."""
    return sum(100 if ord(char) >= _WIDE else 90 if char in _SUITS else 58 for char in words) * size // 100


def wrapped(parts: Sequence[tuple[str, bool]], size: int, width: int) -> list[list[tuple[str, bool]]]:
    """Return texts, each bold or not, broken into lines no wider than `width`."""
    lines: list[list[tuple[str, bool]]] = [[]]
    used = 0
    for words, bold in parts:
        for word in _WORDS.findall(words):
            room = text_width(word.rstrip(), size + bold)
            if used and used + room > width:
                lines.append([])
                used = 0
            lines[-1].append((word, bold))
            used += text_width(word, size + bold)
    return lines


def shortened(words: str, size: int, width: int) -> str:
    """Return a text cut with `…` where it would be wider than `width`."""
    if text_width(words, size) <= width:
        return words
    while words and text_width(f"{words}…", size) > width:
        words = words[:-1]
    return f"{words.rstrip()}…"


def line_of_words(x: int, y: int, words: Sequence[tuple[str, bool]]) -> str:
    """Return one of the lines that `wrapped` makes."""
    bold = "".join(word for word, is_bold in words if is_bold)
    rest = "".join(word for word, is_bold in words if not is_bold)
    strong = tag("tspan", plain(bold), font_weight=700) if bold else ""
    return tag("text", strong + plain(rest.rstrip()), x=x, y=y)


def words_panel(texts: Sequence[tuple[str, str]], lang: str) -> Panel:
    """Return lines that each may begin with something in bold."""
    gap = message("ui-gap", lang) or " "
    lines = [
        line
        for bold, rest in texts
        for line in wrapped([(bold + gap if bold else "", True), (rest, False)], _TEXT_SIZE, WIDTH - 2 * MARGIN)
    ]
    words = "".join(line_of_words(MARGIN, 26 + _LINE_HIGH * row, line) for row, line in enumerate(lines))
    return Panel(words, 24 + _LINE_HIGH * len(lines))


# -- the document ----------------------------------------------------------------------------------


def document(panels: Sequence[Panel], *, title: str, desc: str, lang: str, width: int = WIDTH) -> str:
    """Return the panels, one below the other, as a picture named by its `title` and told by its `desc`.

    It is `width` of its own units wide; one that is narrow on purpose is shown up to half as large again.
    """
    height = sum(panel.height for panel in panels)
    drawn = "".join(_stacked(panels, width))
    frame = box(0, 0, width - 1, height - 1, rx=RADIUS, fill="none", stroke=LINE, transform="translate(.5 .5)")
    title, desc = plain(title), plain(desc)
    name = sha256(f"{title}\n{desc}\n{drawn}".encode()).hexdigest()[:12]
    told = tag("title", title, id=f"title-{name}") + tag("desc", desc, id=f"desc-{name}")
    return tag(
        "svg",
        f"{told}{drawn}{frame}",
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width="100%",  # an exported page shows it as an image, and would cut off one this many pixels wide
        style=f"max-width:{min(WIDTH, width * 3 // 2)}px;height:auto",
        role="img",
        lang=lang,
        aria_labelledby=f"title-{name}",
        aria_describedby=f"desc-{name}",
        font_family=FONTS,
        font_size=14,
        fill=INK,
    )


def _stacked(panels: Sequence[Panel], width: int) -> Iterator[str]:
    """Yield the panels' backgrounds, the lines between them, and what stands on them."""
    top = 0
    for index, panel in enumerate(panels):
        upper, lower = RADIUS * (index == 0), RADIUS * (index == len(panels) - 1)
        yield tag("path", d=_outline(width, top, panel.height, upper, lower), fill=panel.fill)
        if index:
            yield tag("path", d=f"M0 {top}h{width}", stroke=panel.edge, stroke_width=panel.thick)
        yield tag("g", panel.markup, transform=f"translate(0 {top})" if top else None)
        top += panel.height


def _outline(width: int, top: int, height: int, upper: int, lower: int) -> str:
    """Return a panel's strip as wide as the picture, with corners of these radii."""
    start = f"M0 {top + upper}q0-{upper} {upper}-{upper}h{width - 2 * upper}q{upper} 0 {upper} {upper}"
    end = f"q0 {lower}-{lower} {lower}h{2 * lower - width}q-{lower} 0-{lower}-{lower}z"
    return f"{start if upper else f'M0 {top}h{width}'}v{height - upper - lower}{end if lower else 'H0z'}"
