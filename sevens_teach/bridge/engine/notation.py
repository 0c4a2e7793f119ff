"""Positions and moves as text, both ways; docs/seven-bridge.md describes the notation.

A position is one line: `basic; dealer 0; hands ♠A,K ★ | …; stock ♠2 …; pile ♥9; melds 0 ♥6 ♥7; turn 1 play`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.bridge.engine.moves import (
    DEAL,
    DRAW,
    NO,
    Add,
    Chi,
    Deal,
    Drop,
    Lay,
    Move,
    Pon,
    Renew,
    read_laid,
)
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.bridge.engine.state import OwnedMeld, Step
from sevens_teach.cards import Card
from sevens_teach.errors import CardError, IllegalMoveError
from sevens_teach.text.notation import format_cards, read_cards
from sevens_teach.text.reader import Reader, read_whole
from sevens_teach.text.sections import Sections, between_bars, more

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.bridge.engine.melds import Laid
    from sevens_teach.bridge.engine.state import State

_DASH: Final = re.compile("-(?![0-9])")
_CARD: Final = re.compile(r"[^\s;|]+")
_POINTS: Final = re.compile(r"[+-]?\d{1,6}(?!\d)", re.ASCII)
_VERB: Final = re.compile(r"(?i:draw|meld|add|drop|pon|chi|no|renew|deal)(?!\S)")
_VERBS: Final = "draw, meld, add, drop, pon, chi, no or deal"
_STEP: Final = re.compile(r"(?:draw|play|renew|out|end)(?![^\s;])")
_STEPS: Final = "draw, play, renew, out or end"


# -- moves ---------------------------------------------------------------------------------------


def parse_move(text: str) -> Move:
    """Return the move that `str(move)` writes: `draw`, `meld ♥6 ♥7`, `add ♥8 3`, `drop ♠K`, `pon ♠9 ♣9`, `no`.

    Raises `NotationError` with the column.
    """
    return read_whole(text, "a move", read_move)


def read_move(reader: Reader) -> Move:
    """Return the move of Seven Bridge that stands next in a text, up to the end."""
    verb = reader.need(_VERB, _VERBS).lower()
    at = reader.at
    try:
        return _MOVES[verb](reader)
    except (IllegalMoveError, CardError) as error:
        reader.refuse(at, str(error))


def _read_laid(reader: Reader) -> Laid:
    """Read a card as it lies in a meld, so that ★ may say what it stands for."""
    at = reader.at
    word = reader.need(_CARD, "a card")
    try:
        return read_laid(word)
    except CardError as error:
        reader.refuse(at, str(error))


def _read_card(reader: Reader) -> Card:
    """Read a plain card: in a hand, the stock or the pile ★ stands for nothing."""
    at = reader.at
    laid = _read_laid(reader)
    if not isinstance(laid, Card):
        reader.refuse(at, f"found '{laid}': expected a card; ★ stands for one in a sequence alone (D3)")
    return laid


def _read_meld(reader: Reader) -> tuple[Laid, ...]:
    """Read the cards of a meld."""
    found = [_read_laid(reader)]
    while more(reader):
        found.append(_read_laid(reader))
    return tuple(found)


def read_row(reader: Reader) -> tuple[Card, ...]:
    """Return the cards in order that stand next; none for `-`."""
    if reader.take(_DASH, "'-' for none"):
        return ()
    found = [_read_card(reader)]
    while more(reader):
        found.append(_read_card(reader))
    return tuple(found)


def _read_pack(reader: Reader) -> tuple[Card, ...]:
    """Read the cards of a shuffled pack or stock; none where none are named."""
    return read_row(reader) if more(reader) else ()


_MOVES: Final[dict[str, Callable[[Reader], Move]]] = {
    "draw": lambda _reader: DRAW,
    "meld": lambda reader: Lay(_read_meld(reader)),
    "add": lambda reader: Add(_read_laid(reader), reader.number("a meld's number")),
    "drop": lambda reader: Drop(_read_card(reader)),
    "pon": lambda reader: Pon(_read_meld(reader)),
    "chi": lambda reader: Chi(_read_meld(reader)),
    "no": lambda _reader: NO,
    "renew": lambda reader: Renew(_read_pack(reader)),
    "deal": lambda reader: Deal(pack) if (pack := _read_pack(reader)) else DEAL,
}


# -- positions -----------------------------------------------------------------------------------


def format_position(position: State) -> str:
    """Return a position of Seven Bridge as one line; sections that say nothing (no meld yet) are left out."""
    sheet = " | ".join(" ".join(map(str, line)) for line in position.sheet)
    sections = (
        str(position.rules),
        f"sheet {sheet}" if sheet else "",
        f"dealer {position.dealer}",
        f"hands {' | '.join(map(format_cards, position.hands))}",
        f"stock {_row(position.stock)}",
        f"pile {_row(position.pile)}" if position.pile else "",
        f"melds {' | '.join(map(str, position.melds))}" if position.melds else "",
        f"turn {position.in_turn} {position.step.value}",
        "" if position.has_gone_round else f"moved {position.moved}",
        "bare" if position.bare else "",
        "called" if position.called else "",
        f"drew {position.drawn}" if position.drawn else "",
        f"declined {' '.join(map(str, position.declined))}" if position.declined else "",
        f"renewed {position.renewed}" if position.renewed else "",
    )
    return "; ".join(filter(None, sections))


def _row(cards: tuple[Card, ...]) -> str:
    """Return cards in a row as a position of Seven Bridge names them; `-` for none."""
    return " ".join(map(str, cards)) or "-"


def read_parts(reader: Reader) -> dict[str, Any]:
    """Return the parts of the position of Seven Bridge that stands next, up to the end."""
    rules, parts = _SECTIONS.read(reader, ("hands",))
    return {"rules": rules or Rules(), **parts}


def read_rules(reader: Reader) -> Rules:
    """Return the house rules of Seven Bridge that stand next in a text, up to `;` or the end."""
    return _SECTIONS.read_rules(reader)


def _read_line(reader: Reader) -> tuple[int, ...]:
    """Read one line of the score sheet: what a deal cost each player."""
    found = [int(reader.need(_POINTS, "a player's points"))]
    while more(reader):
        found.append(int(reader.need(_POINTS, "a player's points")))
    return tuple(found)


def _read_owned(reader: Reader) -> OwnedMeld:
    """Read a meld on the table with the number of its owner."""
    return OwnedMeld(reader.number("a player's number"), _read_meld(reader))


def _read_turn(reader: Reader) -> tuple[int, Step]:
    """Read whose turn it is at Seven Bridge, and at which step of the turn."""
    return reader.number("a player's number"), Step(reader.need(_STEP, _STEPS))


def _read_players(reader: Reader) -> tuple[int, ...]:
    """Read the numbers of players, such as those who let a discard go."""
    found = [reader.number("a player's number")]
    while more(reader):
        found.append(reader.number("a player's number"))
    return tuple(found)


_SECTIONS: Final = Sections(
    {
        "sheet": between_bars(_read_line),
        "dealer": lambda reader: reader.number("a player's number"),
        "hands": between_bars(read_cards),
        "stock": read_row,
        "pile": read_row,
        "melds": between_bars(_read_owned),
        "turn": _read_turn,
        "moved": lambda reader: reader.number("a number of seats"),
        "bare": lambda _reader: True,
        "called": lambda _reader: True,
        "drew": _read_card,
        "declined": _read_players,
        "renewed": lambda reader: reader.number("a number"),
    },
    Rules.parse,
)
