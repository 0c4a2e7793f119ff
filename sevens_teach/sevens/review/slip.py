"""By which move a small game was lost, found by playing on from every other one as the cast would have."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players.levels import seated
from sevens_teach.sevens.puzzles.search import first_place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.players.player import Player

_MOST: Final = 300
"""Of more turns of the reader's nothing is found out."""


@dataclass(frozen=True, slots=True)
class Slip:
    """The reader's last move in whose place another one wins, if the cast plays on as it does."""

    ply: int
    move: Move
    better: Move
    """The one that wins: a card where one does."""


def _can_tell(start: Position) -> bool:
    """Return whether a game ends however it is played, and nobody comes back: else nobody can tell what loses it."""
    return start.rules.passes is not None and not start.rules.ghost


def slip_of(start: Position, history: Sequence[Entry], you: int) -> Slip | str:
    """Return by which move a small game was lost; `never` where none would have won it, nothing where nobody knows."""
    if not _can_tell(start):
        return ""
    befores = [start, *(entry.position for entry in history)]
    ways = _Ways(you, seated(start.rules, len(start.hands), you))
    for ply in reversed(range(len(history))):
        before, entry = befores[ply], history[ply]
        if before.turn == entry.player == you and first_place(before) is None:
            better = ways.better(before, ply, but=entry.move)
            if ways.seen > _MOST:
                return ""
            if better is not None:
                return Slip(ply, entry.move, better)
    return "never"


def lost_by(start: Position, history: Sequence[Entry], you: int) -> Slip | None:
    """Return by which move a small game that goes on is lost already, the reader being to move; None where it is not.

    None too where nobody knows, or where it could never be won.
    """
    now = history[-1].position if history else start
    if not _can_tell(start) or now.turn != you or first_place(now) is not None:
        return None
    ways = _Ways(you, seated(start.rules, len(start.hands), you))
    if ways.better(now, len(history)) is not None or ways.seen > _MOST:
        return None
    slip = slip_of(start, history, you)
    return slip if isinstance(slip, Slip) else None


@lru_cache(maxsize=4)
def still_wins(start: Position, history: Sequence[Entry], you: int, wish: Move) -> Move:
    """Return a move that still wins a small game for the reader, who is to move: `wish` if it does, or where none does.

    A card where one does. Where nobody knows it is `wish`, too.
    """
    now = history[-1].position if history else start
    if not _can_tell(start) or now.turn != you:
        return wish
    ways = _Ways(you, seated(start.rules, len(start.hands), you))
    if ways.does_win(now, wish, len(history)):
        return wish
    better = ways.better(now, len(history), but=wish)
    return wish if better is None or ways.seen > _MOST else better


def kept_by(start: Position, history: Sequence[Entry], you: int) -> tuple[Move, Move] | None:
    """Return the reader's last move, by which a small game is still won, and a card that would have lost it.

    None where the reader is not to move, each other card would still win, or nobody knows.
    """
    now = history[-1].position if history else start
    own = max((ply for ply, entry in enumerate(history) if entry.player == you), default=None)
    if own is None or not _can_tell(start) or now.turn != you or first_place(now) is not None:
        return None
    before = history[own - 1].position if own else start
    made, ways = history[own].move, _Ways(you, seated(start.rules, len(start.hands), you))
    if before.turn != you or ways.better(now, len(history)) is None:
        return None
    others = (move for move in before.legal_moves.turn if move not in (made, PASS))
    lost = next((move for move in others if not ways.does_win(before, move, own)), None)
    return None if lost is None or ways.seen > _MOST else (made, lost)


@dataclass(slots=True)
class _Ways:
    """What of the reader's still wins, against the cast as it plays at the level of these rules."""

    you: int
    cast: tuple[Player, ...]
    seen: int = 0
    """On how many turns of the reader's."""
    _known: dict[tuple[Position, int], bool] = field(default_factory=dict)

    def better(self, position: Position, ply: int, but: Move | None = None) -> Move | None:
        """Return a move of the reader's that wins, none that was `but` tried, a card if one does; None for none."""
        moves = sorted((move for move in position.legal_moves.turn if move != but), key=lambda move: move == PASS)
        return next((move for move in moves if self.does_win(position, move, ply)), None)

    def does_win(self, position: Position, move: Move, ply: int) -> bool:
        """Return whether the reader, who makes a move, comes first by some way of playing on."""
        return self._wins(position.after(move)[0], ply + 1)

    def _wins(self, position: Position, ply: int) -> bool:
        """Return whether the reader comes first from here on by some way of playing."""
        while (first := first_place(position)) is None and (turn := position.turn) not in (self.you, None):
            move = self.cast[turn].choose(position.view(turn), Random(f"0 {ply}"))  # as a table draws it
            position, ply = position.after(move)[0], ply + 1
        if first is not None or position.turn is None:
            return first == self.you
        if (position, ply) not in self._known:
            self.seen += 1
            self._known[position, ply] = self.seen <= _MOST and self.better(position, ply) is not None
        return self._known[position, ply]
