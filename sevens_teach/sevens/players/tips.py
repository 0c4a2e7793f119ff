"""The player who knows the tips S1 to S3, and what becomes of them with ★, the tunnel and Killer Sevens."""

from __future__ import annotations

from functools import cache
from itertools import takewhile
from math import inf
from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER, PACK, RANKS, SEVEN, Card, card_set
from sevens_teach.sevens.engine.connection import line
from sevens_teach.sevens.engine.moves import PASS, LayJoker, Play
from sevens_teach.sevens.players.killer_tips import killer_worth
from sevens_teach.sevens.players.player import moves_of
from sevens_teach.sevens.simulator.weights import DISTANCE, EXPOSED, JOKER_GONE, JOKER_KEPT, STOPS, WAY_ROUND

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View


class TipsPlayer:
    """Pushes the suits whose ends it holds (S3), keeps what only helps others, and passes rather than lay it (S1, S2).

    With ★ in play it does not stop, since ★ calls for whatever is open, and lays ★ rather than a card
    that only helps others (J6); with a tunnel it stops less the further the suit's other side is (T3, T4);
    in Killer Sevens it keeps its own cards alive and never waits (K3).
    """

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move worth most, and of equals one that `rng` draws; a pass rather than a move worth nothing."""
        moves = moves_of(view)
        worth = killer_worth if view.rules.killer else tips_worth
        worths = {move: worth(view, move) for move in moves if isinstance(move, Play | LayJoker)}
        best = max(worths.values(), default=-inf)
        if not worths or (moves.can_pass and _stops(view, best)):
            return PASS
        equals = [move for move in worths if worths[move] == best]
        return equals[int(rng.random() * len(equals))]

    def __repr__(self) -> str:
        return "TipsPlayer()"


def _stops(view: View, best: float) -> bool:
    """Return whether to pass rather than make the `best` move (S1): never with the pass that is bankruptcy (B6)."""
    if view.rules.killer or (_joker_in_play(view) and best > -inf):
        return False
    limit = view.rules.passes
    return best < 0 and view.passes[view.player] < (STOPS if limit is None else limit)


def _joker_in_play(view: View) -> bool:
    """Return whether somebody still in holds ★: nobody who is out holds anything else (B7, B9, J5)."""
    return view.rules.joker != "none" and not any(view.counts[gone.player] for gone in view.exits)


def tips_worth(view: View, move: Play | LayJoker) -> float:
    """Return what a move brings: own cards beyond it are good, others' alone bad (S1 to S3)."""
    laid = 1 if isinstance(move, Play) or move.card is None else 2
    held = view.own.bit_count()
    if held == laid:
        return inf  # out (B9, J4)
    if isinstance(move, LayJoker):
        return _joker_worth(view, move) + sum(_push(view, way) for way in _ways_on(view, move.place))
    if held == laid + 1 and JOKER.bit & view.own:
        return -inf  # left with ★ alone (J5)
    return sum(_push(view, way) for way in _ways_on(view, move.card)) + _way_round(view, move.card)


def _joker_worth(view: View, move: LayJoker) -> float:
    """Return what it is worth to lay ★: with `solo` it may catch one who has a single card left (J1, J5)."""
    others = (count for player, count in enumerate(view.counts) if player != view.player)
    return JOKER_GONE if move.card or 1 in others else JOKER_KEPT


def _push(view: View, way: tuple[Card, ...]) -> float:
    """Return what it brings to open `way`: a gain if an own card waits there (S3), else a loss for each place (S1).

    So a card whose next is in the own hand is laid before the last one, which has nothing beyond (S2).
    """
    own = [distance for distance, card in enumerate(way, 1) if card.bit & view.own]
    exposed = view.rules.joker == "pair" and _joker_in_play(view) and way and not way[0].bit & view.own
    return (DISTANCE * own[-1] if own else -len(way)) + (EXPOSED if exposed else 0)


def _way_round(view: View, card: Card) -> float:
    """Return what the suit's other side adds by the tips where there is a tunnel: 6 cards there, and it opens."""
    if view.rules.tunnel == "off" or card.rank == SEVEN:
        return 0
    return WAY_ROUND * (view.down & _other_side(card)).bit_count()


@cache
def _other_side(card: Card) -> int:
    """Return the cards of a suit beyond its 7, as a set."""
    return card_set(each for each in PACK if each.suit is card.suit and (each.rank - SEVEN) * (card.rank - SEVEN) < 0)


def _ways_on(view: View, place: Card) -> Iterator[tuple[Card, ...]]:
    """Yield the ways that open once `place` is down, for the tips: two from a 7, else one."""
    outward = bool(place.place & line(view.down))
    if place.rank == SEVEN or (place.rank > SEVEN) == outward:
        yield _way(view, place, 1)
    if place.rank == SEVEN or (place.rank > SEVEN) != outward:
        yield _way(view, place, -1)


def _way(view: View, place: Card, step: int) -> tuple[Card, ...]:
    """Return the places that the tips look at from `place` on: to the end of the suit, or through the tunnel."""
    near, far = _beyond(place, step)
    return view.missing(near) or (() if view.rules.tunnel == "off" else view.missing(far))


@cache
def _beyond(place: Card, step: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the places from `place` on to the suit's end or its 7, and through the tunnel those up to the 7."""
    assert place.suit is not None  # noqa: S101, ★ has no place
    ranks = [*range(1, len(RANKS) + 1)][::step]
    start = ranks.index(place.rank) + 1
    near = list(takewhile(lambda rank: rank != SEVEN, ranks[start:]))
    far = list(takewhile(lambda rank: rank != SEVEN, ranks)) if start + len(near) == len(ranks) else []
    return tuple(Card.of(place.suit, rank) for rank in near), tuple(Card.of(place.suit, rank) for rank in far)
