"""The table of Spades as SVG, for code hosts, paper, and wherever no widget runs.

It is drawn from the very sight that the browser gets, so that no other player's card can be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.draw.avatars import animals_of, avatar
from sevens_teach.draw.paint import (
    CARD_HIGH,
    CARD_WIDE,
    FELT,
    GOLD,
    GOLD_INK,
    GOLD_LINE,
    LINE,
    MARGIN,
    ON_FELT,
    RAIL,
    RAIL_EDGE,
    SOFT,
    WIDTH,
    Area,
    Panel,
    Point,
    back_cards,
    cards,
    document,
    dots,
    group,
    hand_panel,
    in_a_row,
    shortened,
    tag,
    text,
)
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.names import called
from sevens_teach.spades.show.frames import deals, make_seen, result
from sevens_teach.spades.show.plain import summary, view_text
from sevens_teach.spades.to_wire import setup_of
from sevens_teach.spades.why.telling import Teller, points_text, signed
from sevens_teach.text.names import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.show.frames import Item
    from sevens_teach.spades.wire import SpadesSeen, SpadesSetup, TrickCard

_RAISED: Final = 12
_TABLE_HIGH: Final = 318
_LINE_HIGH: Final = 26
_MIDDLE: Final[tuple[Point, ...]] = ((459, 192), (371, 121), (459, 50), (547, 121))
"""Where the card of each seat lies: the own one, then clockwise."""
_AVATAR: Final = 54
_SEATS: Final[tuple[tuple[int, int, int, str], ...]] = (
    (300, 252, 366, "start"),
    (MARGIN, 100, 82, "start"),
    (190, 6, 256, "start"),
    (WIDTH - MARGIN - _AVATAR, 100, WIDTH - 82, "end"),
)
"""Where each seat's avatar is, and where the words beside it begin or end."""
_MOST_LINES: Final = 6
Row = tuple[str, str, str]
"""What a line is called, and what stands in it for each side."""
_COLUMNS: Final = (470, 720)
"""Where the points of the two sides end."""


def table_svg(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None, *, suits: int = 4) -> str:
    """Return a table of Spades as SVG: four seats, the trick, the own hand, and the score sheet.

    Raises `MessageError` for an unknown language.
    """
    teller = Teller(lang, called(names or seat_names(len(view.counts)), lang, view.player), view.player)
    seen, setup = make_seen(view, teller), setup_of(view.rules, teller.names, view.player)
    panels = [middle_panel(seen, setup, teller, suits), _hand(seen, suits), _score(view, seen, teller)]
    return document(panels, title=summary(view, teller), desc=view_text(view, teller), lang=lang)


# -- the four seats and the trick ------------------------------------------------------------------


def middle_panel(seen: SpadesSeen, setup: SpadesSetup, teller: Teller, suits: int) -> Panel:
    """Return the cloth: four seats, and the trick, or dimmed the one before."""
    you = setup["you"]
    seats = [_seat(seen, setup, (you + place) % 4, place) for place in range(4)]
    backs = [(x, 160, seen["players"][(you + place) % 4]["count"]) for place, x in _BACKS.items()]
    trick = seen["trick"] or seen["last"]
    words = [] if seen["trick"] or not trick else [teller.text("spades-label-last-trick")]
    notes = [teller.text("spades-label-broken")] if seen["broken"] else []
    return Panel(
        "".join(seats)
        + back_cards(backs)
        + _trick(trick, you, suits, waits=not seen["trick"])
        + group((text(WIDTH // 2, 163, note) for note in words), **_NOTE, text_anchor="middle")
        + group((text(WIDTH - MARGIN, 300, note) for note in notes), **_NOTE, text_anchor="end"),
        _TABLE_HIGH,
        FELT,
    )


_NOTE: Final[dict[str, Any]] = {"fill": ON_FELT, "font_size": 12}
_BACKS: Final = {1: 82, 3: WIDTH - 168}
"""Where the cards of the seats at the sides are, from behind."""


def _seat(seen: SpadesSeen, setup: SpadesSetup, player: int, place: int) -> str:
    """Return one player of Spades with bid and tricks: a dot after the player to move, D at the dealer."""
    left, top, x, anchor = _SEATS[place]
    state = seen["players"][player]
    turn = seen["turn"] == player
    name = shortened(setup["names"][player], 15, 220) + (" (D)" if state["dealer"] else "") + (" ●" if turn else "")
    words = [
        text(x, top + 23, name, font_weight=700, fill=GOLD_INK if turn else ON_FELT),
        text(x, top + 44, state["text"], fill=ON_FELT),
    ]
    animal = animals_of(setup["names"], setup["you"])[player]
    return avatar(animal, (left, top), _AVATAR, turn=turn) + group(words, text_anchor=anchor)


def _trick(trick: Iterable[TrickCard], you: int, suits: int, *, waits: bool) -> str:
    """Return the cards in the middle, each before its player; the one that takes the trick has a golden edge."""
    laid = list(trick)
    areas = {card["card"]: _card_area(*_MIDDLE[(card["player"] - you) % 4]) for card in laid}
    winning = {card["card"]: areas[card["card"]] for card in laid if card["wins"]}
    others = {card: area for card, area in areas.items() if card not in winning}
    return cards(others, suits, waits=waits) + cards(winning, suits, waits=waits, edge=GOLD, width=4)


def _card_area(x: int, y: int) -> Area:
    """Return the rectangle of a card of Spades at this corner."""
    return x, y, CARD_WIDE, CARD_HIGH


# -- the own hand ----------------------------------------------------------------------------------


def _hand(seen: SpadesSeen, suits: int) -> Panel:
    """Return the own cards at Spades, those that may be played raised; backs before the player has looked."""
    if seen["hidden"]:
        return Panel(back_cards([(MARGIN, 24, seen["hidden"])]), 66, RAIL, RAIL_EDGE, 5)
    areas, playable = in_a_row(seen["hand"], 28), set(seen["playable"])
    up = {card: (x, y - _RAISED, wide, high) for card, (x, y, wide, high) in areas.items() if card in playable}
    rest = {card: area for card, area in areas.items() if card not in playable}
    return hand_panel(rest, up, suits, 118, waits=True)


# -- the score sheet -------------------------------------------------------------------------------


def _score(view: View, seen: SpadesSeen, teller: Teller) -> Panel:
    """Return the score sheet of Spades: who stands how, the last deal, the newest lines and the total."""
    ours, theirs = seen["sides"]
    rows: list[Row] = [(seen["sheet"]["goal"], ours["name"], theirs["name"]), ("", ours["text"], theirs["text"])]
    rows += _result_rows(result(view, teller))
    rows += [(words, signed(first), signed(second)) for words, (first, second) in deals(view, teller)[-_MOST_LINES:]]
    rows.append((teller.text("spades-sheet-total"), points_text(ours["score"]), points_text(theirs["score"])))
    if view.rules.sandbags:
        rows.append((teller.text("spades-sheet-bags"), str(ours["bags"]), str(theirs["bags"])))
    drawn = "".join(_row(index, row, bold=index == 0) for index, row in enumerate(rows))
    dots_of_bags = _bag_dots(seen, len(rows)) if view.rules.sandbags else ""
    return Panel(drawn + dots_of_bags, 24 + _LINE_HIGH * len(rows))


def _result_rows(found: tuple[list[Item], list[Item]] | None) -> list[Row]:
    """Return what the deal of Spades brought, item by item, the sides beside each other."""
    if found is None:
        return []
    written = [[f"{words} {signed(points)}" for words, points in side[:-1]] for side in found]
    length = max(map(len, written))
    first, second = (side + [""] * (length - len(side)) for side in written)
    return [("", left, right) for left, right in zip(first, second, strict=True)]


def _row(index: int, row: Row, *, bold: bool) -> str:
    """Return a row of the score sheet of Spades."""
    y = 30 + _LINE_HIGH * index
    style: dict[str, Any] = {"font_weight": 700} if bold else {}
    cells = [
        text(x, y, shortened(words, 14, 240), **style) for x, words in zip(_COLUMNS, row[1:], strict=True) if words
    ]
    label = text(MARGIN, y, row[0], fill=SOFT) if row[0] else ""
    rule = tag("path", d=f"M{MARGIN} {y + 8}H{WIDTH - MARGIN}", stroke=LINE) if bold else ""
    return label + group(cells) + rule


def _bag_dots(seen: SpadesSeen, rows: int) -> str:
    """Return the bags towards the next ten as dots (P5)."""
    y = 25 + _LINE_HIGH * (rows - 1)
    points = [
        (x + 40 + 13 * bag, y)
        for x, side in zip(_COLUMNS, seen["sides"], strict=True)
        for bag in range(side["bags"] % 10)
    ]
    return dots(points, fill=GOLD, stroke=GOLD_LINE)
