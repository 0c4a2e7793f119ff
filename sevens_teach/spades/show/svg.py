"""The table of Spades as SVG, for code hosts, paper, and wherever no widget runs.

It is drawn from the very sight that the browser gets, so that no other player's card can be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import LANGUAGES, message
from sevens_teach.paint import (
    AMBER,
    AMBER_LINE,
    CLOTH,
    GREEN,
    GREEN_WASH,
    INK,
    LINE,
    MARGIN,
    PAPER,
    SOFT,
    WIDTH,
    Area,
    Panel,
    Point,
    back_cards,
    document,
    dots,
    faces,
    group,
    shortened,
    suit_colours,
    tag,
    text,
    tiles,
)
from sevens_teach.spades.layout import setup_of
from sevens_teach.spades.show.frames import make_seen
from sevens_teach.spades.show.plain import summary, view_text
from sevens_teach.spades.why.telling import Teller, signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.wire import ResultItem, SheetLine, SpadesSeen, SpadesSetup, TrickCard

_CARD_WIDE: Final = 50
_CARD_HIGH: Final = 76
_STEP: Final = 56
_RAISED: Final = 8
_TABLE_HIGH: Final = 318
_LINE_HIGH: Final = 26
_MIDDLE: Final[tuple[Point, ...]] = ((459, 192), (371, 121), (459, 50), (547, 121))
"""Where the card of each seat lies: the own one, then clockwise."""
_SEATS: Final[tuple[tuple[int, int, str], ...]] = (
    (WIDTH // 2, 288, "middle"),
    (MARGIN, 138, "start"),
    (WIDTH // 2, 20, "middle"),
    (WIDTH - MARGIN, 138, "end"),
)
"""Where each seat's words stand, from the left, in the middle or from the right."""
_MOST_LINES: Final = 6
Row = tuple[str, str, str]
"""What a line is called, and what stands in it for each side."""
_COLUMNS: Final = (470, 720)
"""Where the points of the two sides end."""


def table_svg(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None, *, suits: int = 4) -> str:
    """Return the table as one player sees it: four seats, the trick, the own hand, and the score sheet.

    Raises `MessageError` for an unknown language.
    """
    teller = Teller(lang, names or default_names(lang), view.player)
    seen, setup = make_seen(view, teller), setup_of(view.rules, teller.names, view.player)
    panels = [_middle(seen, setup, teller, suits), _hand(seen, suits), _score(seen, setup, teller)]
    return document(panels, title=summary(view, teller), desc=view_text(view, teller), lang=lang)


def default_names(lang: str) -> list[str]:
    """Return the names of four players who have none."""
    return [message("player-name", lang, number=str(player + 1)) for player in range(4)]


# -- the four seats and the trick ------------------------------------------------------------------


def _middle(seen: SpadesSeen, setup: SpadesSetup, teller: Teller, suits: int) -> Panel:
    you = setup["you"]
    seats = [_seat(seen, setup, (you + place) % 4, place) for place in range(4)]
    backs = [(x - 60 * (place == 3), 178, seen["players"][(you + place) % 4]["count"]) for place, (x, _, _) in _BACKS]
    trick = seen["trick"] or seen["last"]
    words = [] if seen["trick"] or not trick else [teller.text("spades-label-last-trick")]
    notes = [teller.text("spades-label-broken")] if seen["broken"] else []
    return Panel(
        "".join(seats)
        + back_cards(backs)
        + _trick(trick, you, suits, dim=not seen["trick"])
        + group((text(WIDTH // 2, 182, note) for note in words), fill=SOFT, font_size=12, text_anchor="middle")
        + group((text(WIDTH - MARGIN, 296, note) for note in notes), fill=SOFT, font_size=12, text_anchor="end"),
        _TABLE_HIGH,
        CLOTH,
    )


_BACKS: Final = tuple((place, _SEATS[place]) for place in (1, 3))


def _seat(seen: SpadesSeen, setup: SpadesSetup, player: int, place: int) -> str:
    """Return one player's name with the bid and the tricks, a dot before whoever is to move, D at the dealer."""
    x, y, anchor = _SEATS[place]
    state = seen["players"][player]
    name = shortened(setup["names"][player], 15, 220) + (" (D)" if state["dealer"] else "")
    turn = seen["turn"] == player
    mark = "● " if turn else ""
    return group(
        [
            text(x, y, mark + name, font_weight=700, fill=GREEN if turn else INK),
            text(x, y + 20, state["text"], fill=SOFT),
        ],
        text_anchor=anchor,
    )


def _trick(trick: Iterable[TrickCard], you: int, suits: int, *, dim: bool) -> str:
    """Return the cards in the middle, each before its player; the one that takes the trick has a green edge."""
    cards = list(trick)
    areas = {card["card"]: _card_area(*_MIDDLE[(card["player"] - you) % 4]) for card in cards}
    winning = [areas[card["card"]] for card in cards if card["wins"]]
    others = [areas[card["card"]] for card in cards if not card["wins"]]
    points = {name: (x + w // 2, y + 32) for name, (x, y, w, _) in areas.items()}
    return (
        tiles(others, fill=PAPER, stroke=LINE)
        + tiles(winning, fill=GREEN_WASH if not dim else PAPER, stroke=GREEN, width=2)
        + faces(points, suit_colours(suits, dim=dim))
    )


def _card_area(x: int, y: int) -> Area:
    return x, y, _CARD_WIDE, _CARD_HIGH


# -- the own hand ----------------------------------------------------------------------------------


def _hand(seen: SpadesSeen, suits: int) -> Panel:
    """Return the own cards, those that may be played raised; backs before the player has looked."""
    if seen["hidden"]:
        return Panel(back_cards([(MARGIN, 20, seen["hidden"])]), 58)
    hand, playable = seen["hand"], set(seen["playable"])
    if not hand:
        return Panel("", 12)
    start = (WIDTH - _STEP * (len(hand) - 1) - _CARD_WIDE) // 2
    areas = {
        card: _card_area(start + _STEP * index, 20 - _RAISED * (card in playable)) for index, card in enumerate(hand)
    }
    drawn = [
        _cards({card: areas[card] for card in hand if (card in playable) == up}, suits, up=up) for up in (False, True)
    ]
    return Panel("".join(drawn), 108)


def _cards(areas: dict[str, Area], suits: int, *, up: bool) -> str:
    boxes = tiles(areas.values(), fill=PAPER, stroke=GREEN if up else LINE)
    points = {card: (x + w // 2, y + 34) for card, (x, y, w, _) in areas.items()}
    return boxes + faces(points, suit_colours(suits, dim=not up))


# -- the score sheet -------------------------------------------------------------------------------


def _score(seen: SpadesSeen, setup: SpadesSetup, teller: Teller) -> Panel:
    """Return the score sheet: who stands how, what the last deal brought, the newest lines and the total."""
    first, second = seen["sides"]
    rows: list[Row] = [(seen["goal"], first["name"], second["name"]), ("", first["text"], second["text"])]
    rows += _result_rows(seen["result"])
    rows += [_line_row(line) for line in seen["sheet"][-_MOST_LINES:]]
    rows.append((teller.text("spades-sheet-total"), str(first["score"]), str(second["score"])))
    if setup["sandbags"]:
        rows.append((teller.text("spades-sheet-bags"), str(first["bags"]), str(second["bags"])))
    drawn = "".join(_row(index, row, bold=index == 0) for index, row in enumerate(rows))
    return Panel(drawn + _bag_dots(seen, setup, len(rows)), 24 + _LINE_HIGH * len(rows))


def _line_row(line: SheetLine) -> Row:
    first, second = line["points"]
    return line["text"], signed(first), signed(second)


def _result_rows(result: tuple[list[ResultItem], list[ResultItem]] | None) -> list[Row]:
    """Return what the deal brought, item by item, the sides beside each other."""
    if result is None:
        return []
    written = [[f"{item['text']} {signed(item['points'])}" for item in side[:-1]] for side in result]
    length = max(map(len, written))
    first, second = (side + [""] * (length - len(side)) for side in written)
    return [("", left, right) for left, right in zip(first, second, strict=True)]


def _row(index: int, row: Row, *, bold: bool) -> str:
    y = 30 + _LINE_HIGH * index
    style: dict[str, Any] = {"font_weight": 700} if bold else {}
    cells = [
        text(x, y, shortened(words, 14, 240), **style) for x, words in zip(_COLUMNS, row[1:], strict=True) if words
    ]
    label = text(MARGIN, y, row[0], fill=SOFT) if row[0] else ""
    rule = tag("path", d=f"M{MARGIN} {y + 8}H{WIDTH - MARGIN}", stroke=LINE) if bold else ""
    return label + group(cells) + rule


def _bag_dots(seen: SpadesSeen, setup: SpadesSetup, rows: int) -> str:
    """Return the bags towards the next ten as dots (P5)."""
    if not setup["sandbags"]:
        return ""
    y = 25 + _LINE_HIGH * (rows - 1)
    points = [
        (x + 40 + 13 * bag, y)
        for x, side in zip(_COLUMNS, seen["sides"], strict=True)
        for bag in range(side["bags"] % 10)
    ]
    return dots(points, fill=AMBER, stroke=AMBER_LINE)
