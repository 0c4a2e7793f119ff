"""How players leave the game, and when play is over (B6, B9, B10, J5, K5, K7)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER_BIT, Card
from sevens_teach.sevens.engine.events import Event, Happening

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sevens_teach.sevens.engine.rules import Rules


class Ending(Enum):
    """How a player left the game."""

    OUT = "out"
    """The hand became empty (B9)."""
    BANKRUPT = "bankrupt"
    """One pass too many (B6)."""
    LEFT = "left"
    """Only dead cards in the hand, or none (K5)."""
    JOKER = "joker"
    """★ alone in the hand (J5)."""

    @property
    def rule(self) -> str:
        """The id of the rule by which a player leaves so."""
        return _RULES[self]


_RULES: Final = {Ending.OUT: "B9", Ending.BANKRUPT: "B6", Ending.LEFT: "K5", Ending.JOKER: "J5"}

NEWS: Final = {
    Ending.OUT: Happening.OUT,
    Ending.BANKRUPT: Happening.BANKRUPT,
    Ending.LEFT: Happening.LEFT,
    Ending.JOKER: Happening.STUCK,
}
"""The event that tells of each ending."""


@dataclass(frozen=True, slots=True)
class Exit:
    """That one player is not in any more, and how."""

    player: int
    how: Ending
    laid: tuple[Card, ...] = ()
    """The cards that a bankruptcy laid (B7, K6), sorted."""
    laid_by: int | None = None
    """Whose bankruptcy that was: another than `player`, where that one took a ghost's place (G2).

    None for who is not bankrupt, and where nobody knows any more: in a position written before this was.
    """

    @property
    def by_exchange(self) -> bool:
        """Whether the player may count as bankrupt for having taken a ghost's place (G2)."""
        return self.how is Ending.BANKRUPT and self.laid_by != self.player


def usually_laid_by(gone: Exit, clockwise: tuple[int, ...]) -> int | None:
    """Return whose bankruptcy it was where nothing else is said: the player's own, as long as nobody changed places."""
    in_order = clockwise == (*range(1, len(clockwise)), 0)
    return gone.player if gone.how is Ending.BANKRUPT and in_order else None


def departures(rules: Rules, held: tuple[int, ...], dead: int, players: Iterable[int]) -> Iterator[tuple[Exit, Event]]:
    """Yield who of the `players` departs with the cards now `held`, in that order, and the news of it."""
    for player in players:
        hand = held[player]
        if hand & ALL and not rules.killer:
            continue  # who holds a number card stays in: that is most players, so nothing more is asked
        how = _ending(rules, hand, dead)
        if how is not None:
            yield Exit(player, how), Event(NEWS[how], player)


def _ending(rules: Rules, hand: int, dead: int) -> Ending | None:
    """Return how a hand takes its player out of the game (B9, J5, K5); None where it does not."""
    if rules.killer:
        return None if hand & ~dead else Ending.LEFT
    if not hand:
        return Ending.OUT
    return Ending.JOKER if hand == JOKER_BIT else None


def still_in(players: int, exits: Iterable[Exit]) -> int:
    """Return the players still in as a set: bit n for player n."""
    gone = 0
    for each in exits:
        gone |= 1 << each.player
    return gone ^ ((1 << players) - 1)


def is_over(rules: Rules, staying: int) -> bool:
    """Return whether play ends with these players still in: at most one (B10); in Killer Sevens none (K7)."""
    return staying.bit_count() <= (0 if rules.killer else 1)
