"""The ways of playing that the cast has: the rusher, the keeper, the cautious one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import SEVEN
from sevens_teach.sevens.engine.moves import PASS, LayJoker
from sevens_teach.sevens.players.tip_values import drawn_best, drawn_of, worths_of

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players.tip_values import Laying

AWAKE: Final = 3
"""With so few cards left nobody dozes."""


@dataclass(frozen=True)
class RusherPlayer:
    """Plays whatever fits, a 7 at once and else in the longest row; passes only when stuck."""

    looks_ahead: bool = False
    """Whether to choose the card worth most by the tips instead; a rusher still never waits."""
    giving: bool = False
    """Whether to lay what helps others most instead."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a card for the suit with the most cards down; of equals one that `rng` draws."""
        worths = worths_of(view)
        if not worths:
            return PASS
        if self.giving:
            return _drawn_worst(worths, rng)
        return drawn_best(
            worths if self.looks_ahead else {move: _row(view, place_filled(move)) for move in worths}, rng
        )


@dataclass(frozen=True)
class KeeperPlayer:
    """Plays anything that fits, until somebody runs short of passes: then stops the one suit that helps others most."""

    near: int | None = 1
    """So few free passes left of another's are a reason to stop; with None there always is one."""
    giving: bool = False
    """Whether to lay what helps others most as long as there is no reason."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a move: in another suit than the one kept if there is one, else a pass while one is free."""
        worths = worths_of(view)
        if not worths:
            return PASS
        if not sees_reason(view, self.near):
            return _drawn_worst(worths, rng) if self.giving else drawn_of(list(worths), rng)
        worst = min(worths, key=worths.__getitem__)
        if worths[worst] >= 0:
            return drawn_best(worths, rng)
        kept = place_filled(worst).suit
        others = {move: worth for move, worth in worths.items() if place_filled(move).suit is not kept}
        if not others and can_wait(view):
            return PASS
        return drawn_best(others or worths, rng)


@dataclass(frozen=True)
class CautiousPlayer:
    """Plays anything that fits, until somebody runs short of passes: from then on by the tips, also in passing."""

    near: int | None = 1
    """So few free passes left of another's are a reason to be careful; with None there always is one."""
    giving: bool = False
    """Whether to lay what helps others most as long as there is no reason."""
    dozes: float = 0.0
    """How likely a turn is passed for no reason while a pass is free and more than `AWAKE` cards are left."""
    wakes: float = 0.0
    """How likely a turn is played by the tips for no reason."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a move: by the tips where there is a reason, else any card that fits."""
        worths = worths_of(view)
        drowsy = self.dozes and len(view.hand) > AWAKE and can_wait(view)
        if not worths or (drowsy and rng.random() < self.dozes):
            return PASS
        if sees_reason(view, self.near) or (self.wakes and rng.random() < self.wakes):
            return PASS if max(worths.values()) < 0 and can_wait(view) else drawn_best(worths, rng)
        if self.giving:
            return _drawn_worst(worths, rng)
        return drawn_of(list(worths), rng)


def sees_reason(view: View, near: int | None) -> bool:
    """Return whether another who is still in has at most `near` free passes left (S1)."""
    limit = view.rules.passes
    if near is None or limit is None:
        return near is None
    gone = {each.player for each in view.exits} | {view.player}
    return any(limit - used <= near for player, used in enumerate(view.passes) if player not in gone)


def can_wait(view: View) -> bool:
    """Return whether a pass is allowed now and a free one is left (B5, B6)."""
    left = view.passes_left
    return view.legal_moves.can_pass and left is not None and left > 0


def place_filled(move: Laying) -> Card:
    """Return the place that a move of Sevens fills first."""
    return move.place if isinstance(move, LayJoker) else move.card


def _drawn_worst(worths: dict[Laying, float], rng: Random) -> Laying:
    """Return the move that helps others most by the tips, and of equals one that `rng` draws."""
    return drawn_best({move: -worth for move, worth in worths.items()}, rng)


def _row(view: View, place: Card) -> float:
    """Return how many cards of the suit are down; a 7 begins a row, which a rusher likes best (F1)."""
    return float(len(view.board)) if place.rank == SEVEN else float(sum(card.suit is place.suit for card in view.board))
