"""How a finished game ranks its players, with the reason for each place (B9, B10, J6, K8)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT
from sevens_teach.sevens.engine.exits import Ending

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.sevens.engine.draft import Draft
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.rules import Rules


class Reason(Enum):
    """Why a player has its place."""

    OUT = "out"
    """The hand was empty: the best place still free (B9)."""
    LAST_IN = "last in"
    """The only one still in at the end: the best place still free (B10)."""
    DEAD_CARDS = "dead cards"
    """By the number of own dead cards, then by who left earlier (K8)."""
    BANKRUPT = "bankrupt"
    """Below all who did not go bankrupt; the first bankrupt lowest (B9)."""
    JOKER = "joker"
    """Holds ★ at the end: below everybody (J6)."""

    @property
    def rule(self) -> str:
        """The id of the rule that gives the place."""
        return _RULES[self]


_RULES: Final = {
    Reason.OUT: "B9",
    Reason.LAST_IN: "B10",
    Reason.DEAD_CARDS: "K8",
    Reason.BANKRUPT: "B9",
    Reason.JOKER: "J6",
}


@dataclass(frozen=True, slots=True)
class Placing:
    """One player's place."""

    rank: int
    """From 1, the winner."""
    player: int
    reason: Reason
    dead_cards: int = 0
    """How many dead cards the player keeps (K8)."""
    after: int | None = None
    """Who has as many dead cards, and left earlier (K8)."""
    left: int = 0
    """How many cards the last one still in has in hand (B10)."""
    broke: int | None = None
    """Of several who went broke, how many did so before (B9)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The placings from first to last."""

    placings: tuple[Placing, ...]

    @property
    def ranking(self) -> tuple[int, ...]:
        """The players of Sevens from first to last."""
        return tuple(placing.player for placing in self.placings)

    @property
    def winner(self) -> int:
        """The player in first place at Sevens."""
        return self.placings[0].player

    def rank_of(self, player: int) -> int:
        """Return the place of `player` at Sevens, from 1."""
        return self.ranking.index(player) + 1


def outcome_of(position: Draft) -> Outcome:
    """Return the outcome of a position of Sevens in which play is over."""
    reasons = _reasons(position)
    dead = {player: position.held[player].bit_count() if position.rules.killer else 0 for player in reasons}
    tied, broke = dict(_tied(reasons, dead)), _broke(reasons)
    return Outcome(
        tuple(
            Placing(
                rank,
                player,
                reason,
                dead[player],
                tied.get(player),
                _left(position, player, reason),
                broke.get(player),
            )
            for rank, (player, reason) in enumerate(reasons.items(), 1)
        )
    )


def _left(position: Draft, player: int, reason: Reason) -> int:
    """Return how many cards a player has in hand who is the last one still in; else none."""
    return position.held[player].bit_count() if reason is Reason.LAST_IN else 0


def _broke(reasons: dict[int, Reason]) -> dict[int, int]:
    """Return of several who went broke how many did so before each; nothing of one alone."""
    broke = [player for player, reason in reversed(reasons.items()) if reason is Reason.BANKRUPT]
    return {player: before for before, player in enumerate(broke)} if broke[1:] else {}


def _tied(reasons: dict[int, Reason], dead: dict[int, int]) -> Iterator[tuple[int, int]]:
    """Yield who left after another with as many dead cards, and after whom (K8)."""
    for before, player in pairwise(reasons):
        if reasons[before] is reasons[player] is Reason.DEAD_CARDS and dead[before] == dead[player]:
            yield player, before


def _reasons(position: Draft) -> dict[int, Reason]:
    """Return each player's reason, in the order of the ranking."""
    held, killer = position.held, position.rules.killer
    bankrupt = [gone.player for gone in reversed(position.exits) if gone.how is Ending.BANKRUPT]
    others = [gone.player for gone in position.exits if gone.how is not Ending.BANKRUPT]
    if killer:
        others.sort(key=lambda player: held[player].bit_count())  # stable: of equals the earlier first
    ranked = dict.fromkeys(others, Reason.DEAD_CARDS if killer else Reason.OUT)
    ranked |= {player: Reason.LAST_IN for player in range(len(held)) if position.staying >> player & 1}
    ranked |= dict.fromkeys(bankrupt, Reason.BANKRUPT)
    for player, hand in enumerate(held):
        if hand & JOKER_BIT:
            ranked.pop(player)
            ranked[player] = Reason.JOKER
    return ranked


def best_rank(exits: Sequence[Exit]) -> int:
    """Return the best place still free for those still in, outside Killer Sevens (B9)."""
    return 1 + sum(gone.how is Ending.OUT for gone in exits)


def settled_rank(rules: Rules, exits: Sequence[Exit], players: int, player: int) -> int | None:
    """Return the place that one of this many `players` has already, however play goes on; None if it is open.

    It follows from the exits, which everybody sees: who goes out takes the best place still free, who is
    bankrupt the worst (B9), and who is stuck with ★ is last (J5, J6). ★ or a ghost may still move the bankrupt.
    """
    how = next((gone.how for gone in exits if gone.player == player), None)
    alike = [gone.player for gone in exits if gone.how is how]
    if how is Ending.OUT:
        return alike.index(player) + 1
    if how is Ending.BANKRUPT and rules.joker == "none" and not rules.ghost:
        return players - alike.index(player)
    return players if how is Ending.JOKER else None
