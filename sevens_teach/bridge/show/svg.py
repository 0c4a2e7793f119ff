"""The table of Seven Bridge as SVG, for code hosts, paper, and wherever no widget runs.

It is drawn from the very sight that the browser gets, so that no other player's card can be in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.bridge.show.plain import summary, view_text
from sevens_teach.bridge.to_wire import make_seen, setup_of
from sevens_teach.bridge.why.telling import Teller
from sevens_teach.draw.avatars import animals_of, avatar
from sevens_teach.draw.paint import (
    CARD_HIGH,
    CARD_WIDE,
    FELT,
    GOLD_INK,
    LINE,
    MARGIN,
    ON_FELT,
    SOFT,
    WIDTH,
    Area,
    Panel,
    back_cards,
    cards,
    document,
    group,
    hand_panel,
    in_a_row,
    shortened,
    tag,
    text,
)
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.names import called
from sevens_teach.text.names import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.wire import BridgeSeen, BridgeSetup, MeldState

_IN_MELD: Final = 26
_GAP: Final = 22
_SEATS_HIGH: Final = 86
_PILE: Final = (MARGIN, MARGIN + 70)
"""Where the stock and the newest discard lie."""
_MELDS_LEFT: Final = 260
_ROW_HIGH: Final = 88
_LINE_HIGH: Final = 26
_MOST_LINES: Final = 6
_AVATAR: Final = 48


def table_svg(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None, *, suits: int = 4) -> str:
    """Return a table of Seven Bridge as SVG: the others, stock and pile, melds, own hand, score sheet.

    Raises `MessageError` for an unknown language.
    """
    teller = Teller(lang, called(names or seat_names(len(view.counts)), lang, view.player), view.player)
    seen, setup = make_seen(view, teller), setup_of(teller.names, view.player)
    panels = [cloth(seen, setup, teller, suits), _hand(seen, suits), _sheet(seen)]
    return document(panels, title=summary(view, teller), desc=view_text(view, teller), lang=lang)


# -- the cloth -------------------------------------------------------------------------------------


def cloth(seen: BridgeSeen, setup: BridgeSetup, teller: Teller, suits: int) -> Panel:
    """Return the cloth: the others in a row, the stock and the pile, and every meld by who laid it."""
    count, you = len(setup["names"]), setup["you"]
    others = [(you + step) % count for step in range(1, count)]
    seats = [_seat(seen, setup, player, MARGIN + 236 * place) for place, player in enumerate(others)]
    rows, high = _meld_rows(seen, setup, teller, suits)
    middle = _stock_and_pile(seen, teller, suits)
    return Panel("".join(seats) + middle + rows, _SEATS_HIGH + max(high, 130), FELT)


def _seat(seen: BridgeSeen, setup: BridgeSetup, player: int, left: int) -> str:
    """Return one of the others at Seven Bridge: a dot after whose turn it is, D at the dealer."""
    state, turn = seen["players"][player], seen["turn"] == player
    name = shortened(setup["names"][player], 12, 160) + (" (D)" if state["dealer"] else "") + (" ●" if turn else "")
    words = [
        text(left + 58, 34, name, font_weight=700, fill=GOLD_INK if turn else ON_FELT),
        text(left + 58, 56, shortened(state["text"], 22, 172), fill=ON_FELT, font_size=12),
    ]
    return avatar(animals_of(setup["names"], setup["you"])[player], (left, 14), _AVATAR, turn=turn) + group(words)


def _stock_and_pile(seen: BridgeSeen, teller: Teller, suits: int) -> str:
    """Return the stock, the pile with its top card, and who threw it."""
    left, right = _PILE
    notes = [text(left, _SEATS_HIGH + 100, f"{teller.text('bridge-label-stock')} {seen['stock']}")]
    if seen["thrown"]:
        notes.append(text(left, _SEATS_HIGH + 120, shortened(seen["thrown"], 26, 220)))
    top: dict[str, Area] = dict.fromkeys(seen["pile"][-1:], (right, _SEATS_HIGH, CARD_WIDE, CARD_HIGH))
    back = back_cards([(left, _SEATS_HIGH + 20, min(3, seen["stock"]))]) if seen["stock"] else ""
    return back + cards(top, suits) + group(notes, fill=ON_FELT, font_size=12)


def _meld_rows(seen: BridgeSeen, setup: BridgeSetup, teller: Teller, suits: int) -> tuple[str, int]:
    """Return the melds, each owner's from a new row on, and how high they are."""
    drawn, top = [], _SEATS_HIGH
    for player, name in enumerate(setup["names"]):
        own = [(number, meld) for number, meld in enumerate(seen["melds"], 1) if meld["owner"] == player]
        if not own:
            continue
        drawn.append(text(_MELDS_LEFT, top + 42, shortened(name, 9, 90), fill=ON_FELT, font_size=13))
        left = _MELDS_LEFT + 96
        for number, meld in own:
            if left + _wide(meld) > WIDTH - MARGIN:
                left, top = _MELDS_LEFT + 96, top + _ROW_HIGH
            drawn.append(_meld(meld, left, top, suits))
            drawn.append(text(left - 12, top + 12, str(number), fill=ON_FELT, font_size=11))
            left += _wide(meld) + _GAP
        top += _ROW_HIGH
    if not seen["melds"]:
        drawn.append(text(_MELDS_LEFT, top + 42, teller.text("bridge-melds-none"), fill=ON_FELT, font_size=13))
    return "".join(drawn), top - _SEATS_HIGH


def _wide(meld: MeldState) -> int:
    """Return how much room a meld takes across."""
    return _IN_MELD * (len(meld["cards"]) - 1) + CARD_WIDE


def _meld(meld: MeldState, left: int, top: int, suits: int) -> str:
    """Return a meld, the last card whole; under ★ stands the card that it stands for."""
    drawn = [
        cards({laid["card"]: (left + _IN_MELD * place, top, CARD_WIDE, CARD_HIGH)}, suits)
        for place, laid in enumerate(meld["cards"])
    ]
    notes = [
        text(left + _IN_MELD * place + 3, top + CARD_HIGH + 10, laid["stands"], fill=ON_FELT, font_size=11)
        for place, laid in enumerate(meld["cards"])
        if laid["stands"]
    ]
    return "".join(drawn) + group(notes)


# -- the own hand, and the score sheet --------------------------------------------------------------


def _hand(seen: BridgeSeen, suits: int) -> Panel:
    """Return the own cards at Seven Bridge; the one just drawn has a golden edge."""
    areas = in_a_row(seen["hand"], 20)
    new = {card: area for card, area in areas.items() if card == seen["drawn"]}
    rest = {card: area for card, area in areas.items() if card not in new}
    return hand_panel(rest, new, suits, 112, waits=False)


def _sheet(seen: BridgeSeen) -> Panel:
    """Return the score sheet of Seven Bridge: a column a player, the newest deals, and the totals."""
    sheet = seen["sheet"]
    rows = [(sheet["goal"], sheet["heads"]), *((line["text"], line["cells"]) for line in sheet["lines"][-_MOST_LINES:])]
    drawn = "".join(_row(index, label, cells) for index, (label, cells) in enumerate(rows))
    return Panel(drawn, 24 + _LINE_HIGH * len(rows))


def _row(index: int, label: str, cells: Sequence[str]) -> str:
    """Return a row of the score sheet of Seven Bridge."""
    y = 30 + _LINE_HIGH * index
    style: dict[str, Any] = {"font_weight": 700} if index == 0 else {}
    written_cells = [text(300 + 140 * at, y, shortened(cell, 12, 130), **style) for at, cell in enumerate(cells)]
    rule = tag("path", d=f"M{MARGIN} {y + 8}H{WIDTH - MARGIN}", stroke=LINE) if index == 0 else ""
    return text(MARGIN, y, label, fill=SOFT) + group(written_cells) + rule
