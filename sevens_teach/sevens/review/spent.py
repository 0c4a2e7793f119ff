"""How a player went broke: with no pass left, and mostly nothing that fitted, after passes made while a card did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import Pass

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.position import Position

FEW: Final = 3
"""More cards are not named one by one, nor more passes."""


@dataclass(frozen=True, slots=True)
class Broke:
    """A bankruptcy by one pass too many."""

    position: Position
    """The last one before it."""
    ply: int
    """After how many moves the pass was made that was one too many."""
    fits: tuple[Card, ...]
    """What of the hand fitted all the same, ★ too."""
    spent: tuple[int, ...]
    """After how many moves each pass before it was made while a card, or ★, fitted; empty where one did at the end too,
    and where cards were exchanged."""


def broke(start: Position, history: Sequence[Entry], player: int) -> Broke | None:
    """Return how a player went broke; None where that did not happen."""
    befores = [start, *(entry.position for entry in history)]
    gone = [(ply, event) for ply, entry in enumerate(history) for event in entry.events if event.player == player]
    last = next((ply for ply, event in gone if event.kind is Happening.BANKRUPT), None)
    if last is None:
        return None
    plies = [ply for ply in range(last + 1) if history[ply].player == player]
    passes = [ply for ply in plies if isinstance(history[ply].move, Pass)]
    kept = tuple(ply for ply in passes if fits_in(befores[ply]))
    exchanged = any(event.kind is Happening.EXCHANGED for entry in history for event in entry.events)
    told = not exchanged and last not in kept
    return Broke(befores[last], last, fits_in(befores[last]), kept if told else ())


def ended_broke(start: Position, history: Sequence[Entry], player: int) -> Broke | None:
    """Return how a player's own passes ended the game for them; None where they did not, or a ghost came back."""
    gone = (history[-1].position if history else start).exit_of(player)
    by_own = gone is not None and gone.how is Ending.BANKRUPT and gone.laid_by in (None, player)
    return broke(start, history, player) if by_own else None


def fits_in(position: Position) -> tuple[Card, ...]:
    """Return the cards, and ★, that could be laid in a position."""
    moves = position.legal_moves
    return (*moves.cards, *((JOKER,) if moves.jokers else ()))
