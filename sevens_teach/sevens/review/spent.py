"""How a player went broke: with no pass left, and mostly nothing that fitted, after passes made while a card did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.position import Position

_SEVERAL: Final = 2
"""Fewer passes are not spent early."""


@dataclass(frozen=True, slots=True)
class Broke:
    """A bankruptcy by one pass too many."""

    position: Position
    """The last one before it."""
    could_lay: bool
    """Whether some of it fitted all the same."""
    spent: tuple[int, ...]
    """After how many moves each pass before it was made while a card, or ★, fitted; empty for one, and where one did
    at the end too."""


def broke(start: Position, history: Sequence[Entry], player: int) -> Broke | None:
    """Return how a player went broke; None where that did not happen."""
    befores = [start, *(entry.position for entry in history)]
    gone = [(ply, event) for ply, entry in enumerate(history) for event in entry.events if event.player == player]
    last = next((ply for ply, event in gone if event.kind is Happening.BANKRUPT), None)
    if last is None:
        return None
    plies = [ply for ply in range(last + 1) if history[ply].player == player]
    kept = tuple(ply for ply in plies if isinstance(history[ply].move, Pass) and _could_lay(befores[ply]))
    exchanged = any(event.kind is Happening.EXCHANGED for entry in history for event in entry.events)
    told = not exchanged and len(kept) >= _SEVERAL and last not in kept
    return Broke(befores[last], last in kept, kept if told else ())


def _could_lay(position: Position) -> bool:
    """Return whether a card, or ★, could be laid in a position."""
    moves = position.legal_moves
    return bool(moves.cards or moves.jokers)
