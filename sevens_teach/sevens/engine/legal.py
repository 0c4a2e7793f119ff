"""What may be done now: plays, the ways to lay ★, a pass, and the ghost's exchanges."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER_BIT, PACK, bits, card_of
from sevens_teach.errors import IllegalMoveError
from sevens_teach.play import legal
from sevens_teach.sevens.engine.connection import ENDS, directed_places, opposite_end
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.lanes import ONES
from sevens_teach.sevens.engine.moves import PASS, PLAYS, Exchange, LayJoker, Move, Play

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.rules import Rules


class LegalMoves(legal.LegalMoves[Move]):
    """What may be done: the turn of the player to move (plays, the joker, pass), then the ghost's exchanges.

    The order is fixed, so an index drawn from a seed picks the same move everywhere.
    """

    __slots__ = ()
    PLAY, PLAYS = Play, PLAYS

    @property
    def jokers(self) -> tuple[LayJoker, ...]:
        """The ways to lay ★ (J1, J2)."""
        return tuple(move for move in self._others if isinstance(move, LayJoker))

    @property
    def can_pass(self) -> bool:
        """Whether a pass is allowed (B5)."""
        return PASS in self._others

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The ghost's exchanges that may be reported now (G1)."""
        return tuple(move for move in self._others if isinstance(move, Exchange))

    @property
    def turn(self) -> LegalMoves:
        """The moves of the player to move alone: without the ghost's exchanges, which are nobody's turn."""
        turn = tuple(move for move in self._others if not isinstance(move, Exchange))
        return LegalMoves(self._plays, turn)

    def draw(self, rng: Random) -> Move:
        """Return one of the moves of Sevens at random: the same for the same `rng` everywhere.

        Raises `IllegalMoveError` where there is none.
        """
        if not self:
            raise IllegalMoveError("no legal move to draw: play is over")
        return drawn(self._plays, self._others, rng)


def other_moves(rules: Rules, board: int, plays: int, hand: int) -> tuple[Move, ...]:
    """Return what may be done besides playing one of `plays`: the ways to lay ★ (J), and to pass (B5)."""
    if rules.joker == "none" or not hand & JOKER_BIT:
        return () if plays and not rules.voluntary_passing else _ONLY_PASS
    jokers = joker_moves(rules.joker, rules.tunnel, board, hand)
    return jokers if (plays or jokers) and not rules.voluntary_passing else jokers + _ONLY_PASS


def drawn(plays: int, others: tuple[Move, ...], rng: Random) -> Move:
    """Return one of the moves of Sevens at random: the same for the same `rng` everywhere."""
    index = int(rng.random() * (plays.bit_count() + len(others)))
    while index and plays:
        plays &= plays - 1
        index -= 1
    return PLAYS[plays ^ (plays & (plays - 1))] if plays else others[index]


def exchanges(rules: Rules, exits: Sequence[Exit], staying: int) -> tuple[Exchange, ...]:
    """Return the ghost's exchanges that may be reported while play goes on: each bankrupt with each `staying` (G1)."""
    if not (rules.ghost and exits):
        return ()
    ghosts = [gone.player for gone in exits if gone.how is Ending.BANKRUPT]
    talkers = [player for player in range(staying.bit_length()) if staying >> player & 1]
    return tuple([Exchange(ghost, talker) for ghost in ghosts for talker in talkers])


_ONLY_PASS: Final[tuple[Move, ...]] = (PASS,)


@lru_cache(maxsize=64)  # a move is mostly looked up, then made: the second time is free
def joker_moves(joker: str, tunnel: str, board: int, hand: int) -> tuple[Move, ...]:
    """Return the ways to lay ★: alone (J1), or with the next card beyond (J2).

    ★ never stands for a card of `hand` (J3) nor for a 7 (F2).
    """
    outward, inward = directed_places(tunnel, board)
    others = ALL & ~hand & ~ONES
    if joker == "solo":
        return tuple([JOKER_ALONE[place] for place in bits((outward | inward) & others)])
    return tuple(
        joker_pair(place, beyond)
        for directed, step in ((outward, _next_outward), (inward, _next_inward))
        for place in bits(directed & others)
        if (beyond := step(tunnel, place)) & hand
    )


JOKER_ALONE: Final = {card.bit: LayJoker(card) for card in PACK}
"""★ alone on each place, by the place's bit."""


@cache
def joker_pair(place: int, beyond: int) -> LayJoker:
    """Return the one move that lays ★ on `place` with the card `beyond`."""
    return LayJoker(card_of(place), card_of(beyond))


def _next_outward(tunnel: str, place: int) -> int:
    """Return the next place away from the 7; past A or K it is the other end, where the tunnel is open (T5)."""
    if not place & ENDS:
        return place << 1
    return opposite_end(place) if tunnel != "off" else 0


def _next_inward(_tunnel: str, place: int) -> int:
    """Return the next place towards the 7: the way the tunnel goes on (T2)."""
    return place >> 1
