"""Positions and moves as text, both ways; docs/spades.md describes the notation.

A position is one line: `basic; dealer 0; hands ♠A,K ♥9 … | … | … | …; bids 3 nil 4 2; played ♠A ♠4`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import IllegalMoveError
from sevens_teach.spades.engine.hands import format_hands, read_hands
from sevens_teach.spades.engine.moves import BLIND_NIL, DEAL, LOOK, NIL, Bid, Deal, Move, Play
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.score import Line
from sevens_teach.text.notation import read_one
from sevens_teach.text.reader import Reader, read_whole
from sevens_teach.text.sections import Sections, between_bars, one_by_one

if TYPE_CHECKING:
    from sevens_teach.spades.engine.state import State

_COMMA: Final = re.compile(",")
_POINTS: Final = re.compile(r"[+-]?\d{1,6}(?!\d)", re.ASCII)
_BAGS: Final = re.compile(r"\d{1,6}(?!\d)", re.ASCII)
_BID: Final = re.compile(r"(?i:bid)\b")
_NIL: Final = re.compile(r"(?i:nil)\b")
_BLIND: Final = re.compile(r"(?i:blind)\b")
_LOOK: Final = re.compile(r"(?i:look)\b")
_DEAL: Final = re.compile(r"(?i:deal)\b")


# -- moves ---------------------------------------------------------------------------------------


def parse_move(text: str) -> Move:
    """Return the move that `str(move)` writes: `bid 3`, `nil`, `blind nil`, `look`, `♠A`, `deal`, `deal ♠A,K … | …`.

    Raises `NotationError` with the column.
    """
    return read_whole(text, "a move", read_move)


def read_move(reader: Reader) -> Move:
    """Return the move of Spades that stands next in a text."""
    if reader.take(_BID, "'bid'"):
        return _read_number_bid(reader)
    if reader.take(_NIL, "'nil'"):
        return NIL
    if reader.take(_BLIND, "'blind nil'"):
        reader.need(_NIL, "'nil'")
        return BLIND_NIL
    if reader.take(_LOOK, "'look'"):
        return LOOK
    if reader.take(_DEAL, "'deal'"):
        return DEAL if reader.at_end else Deal(read_hands(reader))
    return Play(read_one(reader))


def _read_number_bid(reader: Reader) -> Bid:
    """Read a bid of tricks."""
    at = reader.at
    try:
        return Bid(reader.number("a number of tricks"))
    except IllegalMoveError as error:
        reader.refuse(at, str(error))


# -- positions -----------------------------------------------------------------------------------


def format_position(position: State) -> str:
    """Return a position of Spades as one line; sections that say nothing (no bid yet) are left out."""
    bids = " ".join(map(_format_bid, position.bids_made))
    sections = (
        str(position.rules),
        f"sheet {' | '.join(map(format_line, position.sheet))}" if position.sheet else "",
        f"dealer {position.dealer}",
        f"hands {format_hands(position.dealt_hands)}",
        f"bids {bids}" if bids else "",
        "looked" if position.has_looked else "",
        f"played {' '.join(map(str, position.played))}" if position.played else "",
    )
    return "; ".join(filter(None, sections))


def _format_bid(bid: Bid) -> str:
    """Return a bid as text: a number, `nil` or `blind`."""
    return str(bid.tricks) if bid.tricks else "blind" if bid.blind else "nil"


def format_line(line: Line) -> str:
    """Return a line of the score sheet as text: `63 -40`, with bags `63,3 -40`."""
    return " ".join(
        f"{points},{bags}" if bags else str(points) for points, bags in zip(line.points, line.bags, strict=True)
    )


def read_parts(reader: Reader) -> dict[str, Any]:
    """Return the parts of the position of Spades that stands next, up to the end."""
    rules, parts = _SECTIONS.read(reader, ("hands",))
    return {"rules": rules or Rules(), **parts}


def read_rules(reader: Reader) -> Rules:
    """Return the house rules of Spades that stand next in a text, up to `;` or the end."""
    return _SECTIONS.read_rules(reader)


def _read_bid(reader: Reader) -> Bid:
    """Read a bid: a number, `nil` or `blind`."""
    if reader.take(_NIL, "'nil'"):
        return NIL
    return BLIND_NIL if reader.take(_BLIND, "'blind'") else _read_number_bid(reader)


def read_line(reader: Reader) -> Line:
    """Return the line of a score sheet that stands next."""
    (first, bags), (second, more_bags) = _read_points(reader), _read_points(reader)
    return Line((first, second), (bags, more_bags))


def _read_points(reader: Reader) -> tuple[int, int]:
    """Read a side's points of one deal, with its bags."""
    points = int(reader.need(_POINTS, "a side's points"))
    return points, int(reader.need(_BAGS, "a side's bags")) if reader.take(_COMMA, "','") else 0


_SECTIONS: Final = Sections(
    {
        "dealer": lambda reader: reader.number("a player's number"),
        "hands": read_hands,
        "bids": one_by_one(_read_bid),
        "looked": lambda _reader: True,
        "played": one_by_one(read_one),
        "sheet": between_bars(read_line),
    },
    Rules.parse,
)
