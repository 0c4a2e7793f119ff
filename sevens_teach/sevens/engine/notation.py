"""Positions and moves as text, both ways; docs/notation.md describes the notation.

A position is one line: `basic; board ♠5-9 ♥7 ♦7 ♣7-K; hands ♠A-4 … | -; passes 1 0; turn 0; out 1 out`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import JOKER, Card, cards_in
from sevens_teach.errors import IllegalMoveError
from sevens_teach.sevens.engine.exits import Ending, Exit, usually_laid_by
from sevens_teach.sevens.engine.moves import PASS, Exchange, LayJoker, Move, Play
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.text.notation import format_cards, read_cards, read_one
from sevens_teach.text.reader import Reader, read_whole
from sevens_teach.text.sections import Sections, between_bars, one_by_one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sevens_teach.sevens.engine.draft import Draft

_NOTHING: Final = "-"
_DASH: Final = re.compile("-")
_SUIT: Final = re.compile("[♠♥♦♣SHDCshdc]")
_JOKER: Final = re.compile("[★☆*]|joker")
_BY: Final = re.compile(r"by\b")
_ENDING: Final = re.compile(r"(?:out|bankrupt|left|joker)\b")
_PASS: Final = re.compile(r"(?i:pass)\b")
_GHOST: Final = re.compile(r"(?i:ghost)\b")
_TALKS: Final = re.compile(">")
_PLUS: Final = re.compile(r"\+")


# -- hands ---------------------------------------------------------------------------------------


def format_hands(hands: Iterable[Iterable[Card]]) -> str:
    """Return hands as text: `♠A-4 ★ | ♥9 | -`."""
    return " | ".join(map(format_cards, hands))


# -- moves ---------------------------------------------------------------------------------------


def parse_move(text: str) -> Move:
    """Return the move that `str(move)` writes: `♠6`, `★♠8`, `★♠8+♠9`, `pass`, `ghost 3>1`; raises `NotationError`."""
    return read_whole(text, "a move", read_move)


def read_move(reader: Reader) -> Move:
    """Return the move of Sevens that stands next in a text."""
    if reader.take(_PASS, "'pass'"):
        return PASS
    if reader.take(_GHOST, "'ghost'"):
        return _read_exchange(reader)
    if not reader.take(_JOKER, "★"):
        return Play(read_one(reader))
    if reader.at_end:
        return Play(JOKER)
    place = read_one(reader, "a place for ★")
    return LayJoker(place, read_one(reader) if reader.take(_PLUS, "'+'") else None)


def _read_exchange(reader: Reader) -> Exchange:
    """Read a ghost's exchange: `ghost>talker` (G1)."""
    at = reader.at
    ghost = reader.number("the ghost's number")
    reader.need(_TALKS, "'>'")
    talker = reader.number("the talker's number")
    try:
        return Exchange(ghost, talker)
    except IllegalMoveError as error:
        reader.refuse(at, str(error))


# -- positions -----------------------------------------------------------------------------------


def format_position(position: Draft) -> str:
    """Return a position of Sevens as one line; sections that say nothing are left out."""
    everyone = (*range(1, len(position.players)), 0)
    exits = [_format_exit(gone, position.clockwise) for gone in position.exits]
    sections = (
        str(position.rules),
        f"board {format_cards(cards_in(position.down))}",
        f"hands {format_hands(map(cards_in, position.held))}",
        f"passes {_spaced(position.passes)}" if any(position.passes) else "",
        f"turn {_NOTHING if position.turn is None else position.turn}",
        f"out {' | '.join(exits)}" if exits else "",
        f"clockwise {_spaced(position.clockwise)}" if position.clockwise != everyone else "",
    )
    return "; ".join(filter(None, sections))


def _spaced(numbers: Iterable[int]) -> str:
    """Return the numbers of a position's section with blanks between."""
    return " ".join(map(str, numbers))


def _format_exit(gone: Exit, clockwise: tuple[int, ...]) -> str:
    """Return how a player left the game, as a position tells it."""
    laid = f" {format_cards(gone.laid)}" if gone.laid else ""
    by = "" if gone.laid_by == usually_laid_by(gone, clockwise) else f" by {gone.laid_by}"
    return f"{gone.player} {gone.how.value}{laid}{by}"


def read_parts(reader: Reader) -> dict[str, Any]:
    """Return the parts of the position of Sevens that stands next, up to the end, as `Position` takes them."""
    rules, sections = read_sections(reader, ("board", "hands", "turn"))
    return as_parts(rules or Rules(), sections)


def as_parts(rules: Rules, sections: dict[str, Any]) -> dict[str, Any]:
    """Return house rules and sections as `Position` takes them."""
    return {"rules": rules} | {"exits" if keyword == "out" else keyword: value for keyword, value in sections.items()}


def read_sections(
    reader: Reader, needed: Iterable[str], hands: Callable[[Reader], object] | None = None
) -> tuple[Rules | None, dict[str, Any]]:
    """Return the house rules, None where none are named, and the sections, of which some are `needed`, up to the end.

    `hands` reads that section where it is not written as `format_hands` writes it.
    """
    return (Sections(_READERS | {"hands": hands}, Rules.parse) if hands else _SECTIONS).read(reader, needed)


def read_rules(reader: Reader) -> Rules:
    """Return the house rules of Sevens that stand next in a text, up to `;` or the end."""
    return _SECTIONS.read_rules(reader)


def read_hands(reader: Reader) -> list[tuple[Card, ...]]:
    """Return the hands of Sevens that stand next in a text: one or more, between bars."""
    return between_bars(read_cards)(reader)


def _read_number(reader: Reader) -> int:
    """Read a plain number of a position of Sevens."""
    return reader.number("a number")


def _read_turn(reader: Reader) -> int | None:
    """Read whose turn it is at Sevens; `-` when play is over."""
    return None if reader.take(_DASH, "'-' when play is over") else reader.number("a player's number")


def _read_exit(reader: Reader) -> Exit:
    """Read how a player left the game."""
    player = reader.number("a player's number")
    how = Ending(reader.need(_ENDING, "out, bankrupt, left or joker"))
    laid = read_cards(reader) if reader.sees(_SUIT, "a suit") else ()
    by = reader.number("a player's number") if reader.take(_BY, "'by'") else None
    return Exit(player, how, tuple(sorted(laid)), by)


_READERS: Final[dict[str, Callable[[Reader], object]]] = {
    "board": read_cards,
    "hands": read_hands,
    "passes": one_by_one(_read_number),
    "turn": _read_turn,
    "out": between_bars(_read_exit),
    "clockwise": one_by_one(_read_number),
}
_SECTIONS: Final = Sections(_READERS, Rules.parse)
