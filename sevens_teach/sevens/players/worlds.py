"""The ways in which the hidden cards may lie, as one player sees it, and which of them are likelier than others."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT, card_set, cards_in, shuffled
from sevens_teach.compiling.compiled import numbers, zeros
from sevens_teach.errors import PositionError
from sevens_teach.sevens.engine.position import Position, with_hands
from sevens_teach.sevens.simulator.beliefs import ONE, Known, deal_worlds
from sevens_teach.sevens.simulator.model import from_rows, to_rows
from sevens_teach.sevens.simulator.rollouts import hands_of, seats_of

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View

World = list[int]
"""A hand for each player, as `Position.held` has them."""

_SURPRISE: Final = 0.7
"""How much less likely a hand is for each card that a player who knows the tips would rather have laid (S2, S3)."""
_MOST: Final = 28
"""From this many such cards on, a hand gets no less likely."""
_SWAPS: Final = 24
"""How many exchanges of two cards are tried from one world to the next."""
_UNLIKE: Final = 5
"""How many worlds are left out at the beginning, until the chain has forgotten the deal that it begins at."""
_TRIES: Final = 50
"""So often the cards are dealt anew where the first deal is not sound."""
_SEEDS: Final = 1 << 31


def worlds_of(view: View, count: int, rng: Random) -> list[World]:
    """Return `count` worlds of Sevens, the likelier ones more often; none where no sound one is found.

    A Markov chain: two hidden cards of two players change places, and stay so as often as the new hands are likely
    (Metropolis). A hand is the less likely the more cards it holds that a player who follows the tips would have laid.
    """
    chain = chain_of(view, rng)
    return [] if chain is None else chain.worlds(count)


def chain_of(view: View, rng: Random) -> Chain | None:
    """Return these worlds of Sevens one after another, without an end; None where no sound one is found."""
    world = _dealt(view, rng)
    return None if world is None else Chain(view, world, int(rng.random() * _SEEDS))


class Chain:
    """Worlds one after another: the next ones come from those before."""

    def __init__(self, view: View, world: World, seed: int) -> None:
        """Begin at a sound world."""
        self.start = world
        self._rules = view.rules
        self._seats = seats_of(view.clockwise)
        self._known = _known(view, self._seats)
        self._hands = numbers(hands_of(view.rules, world, self._seats))
        self._seed = seed
        self._dealt = 0
        self.more(_UNLIKE)

    def more(self, count: int) -> MutableSequence[int]:
        """Return this many more worlds of Sevens in a row, each a hand a seat, as rollouts take them."""
        found = zeros(count * len(self._seats))
        deal_worlds(self._known, self._hands, self._seed, self._dealt, found)
        self._dealt += count
        return found

    def worlds(self, count: int) -> list[World]:
        """Return this many more worlds of Sevens as positions have them."""
        hands = [from_rows(self._rules, int(hand)) for hand in self.more(count)]
        by_seat = [hands[begin : begin + len(self._seats)] for begin in range(0, len(hands), len(self._seats))]
        return [[world[self._seats.index(player)] for player in range(len(world))] for world in by_seat]


def _known(view: View, seats: list[int]) -> Known:
    """Return what the player of `view` knows of the hidden cards, by seat."""
    rules, gone = view.rules, {each.player for each in view.exits}
    hidden = [player for player in seats if view.counts[player] and player != view.player and player not in gone]
    return Known(
        killer=rules.killer,
        dead=to_rows(rules, view.dead),
        aside=rules.dead_cards != "hand",
        swaps=_SWAPS if len(hidden) > 1 else 0,
        hidden=len(hidden),
        seats=numbers([seats.index(player) for player in hidden]),
        pinned=numbers([to_rows(rules, card_set(view.shown[player])) for player in seats]),
        open=0 if rules.killer else to_rows(rules, view.open),
        odds=numbers([round(ONE * exp(-_SURPRISE * cards)) for cards in range(_MOST + 1)]),
        most=_MOST,
    )


def redealt(view: View, rng: Random) -> Position | None:
    """Return a position of Sevens that looks the same to the player of `view`, the hidden cards dealt anew, or None."""
    world = _dealt(view, rng)
    return None if world is None else position_in(view, world)


def position_in(view: View, world: World) -> Position:
    """Return the position that `view` would be of in a world; raises `PositionError` where that is not sound."""
    return with_hands(view, [cards_in(hand) for hand in world])


def _dealt(view: View, rng: Random) -> World | None:
    """Return one sound world at random: the hidden cards dealt."""
    for _ in range(_TRIES):
        world = _dealt_once(view, rng)
        try:
            position_in(view, world)
        except PositionError:
            continue
        return world
    return None


def _dealt_once(view: View, rng: Random) -> World:
    """Deal the unseen cards: the dead and ★ first to those who are out, since they can hold nothing else (J6, K5)."""
    world = [card_set(cards) for cards in view.shown]
    world[view.player] = view.own
    hidden = shuffled(view.unseen, rng)
    inert = [card for card in hidden if card.bit & (view.dead | JOKER_BIT)]
    gone = {each.player for each in view.exits}
    others = sorted(
        (player for player in range(len(world)) if player != view.player), key=lambda each: each not in gone
    )
    for player in others:
        inert = _given(world, player, view.counts[player] if player in gone else _aside(view, player), inert)
    rest = shuffled([card for card in hidden if not any(card.bit & hand for hand in world)], rng)
    for player in others:
        rest = _given(world, player, view.counts[player], rest)
    return world


def _aside(view: View, player: int) -> int:
    """Return how many dead cards lie before a player of a world, where they do not stay in the hand (K10)."""
    return 0 if view.rules.dead_cards == "hand" else view.put_aside[player]


def _given(world: World, player: int, count: int, cards: list[Card]) -> list[Card]:
    """Fill a hand of a world up to this many cards, and return those left."""
    missing = max(0, count - world[player].bit_count())
    world[player] |= card_set(cards[:missing])
    return cards[missing:]
