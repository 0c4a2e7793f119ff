"""The ways in which the hidden cards may lie, as one player sees it, and which of them are likelier than others."""

from __future__ import annotations

from itertools import islice
from math import exp
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER_BIT, LANE, bits, card_set, cards_in, shuffled
from sevens_teach.errors import PositionError
from sevens_teach.sevens.engine.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View

World = list[int]
"""A hand for each player, as `Position.held` has them."""

_SURPRISE: Final = 0.7
"""How much less likely a hand is for each card that a player who knows the tips would rather have laid (S2, S3)."""
_SWAPS: Final = 12
"""So many exchanges of two cards are tried from one world to the next."""
_TRIES: Final = 50
"""So often the cards are dealt anew where the first deal is not sound."""


def worlds_of(view: View, count: int, rng: Random) -> list[World]:
    """Return `count` worlds, the likelier ones more often; none where no sound one is found.

    A Markov chain: two hidden cards of two players change places, and stay so as often as the new hands are likely
    (Metropolis). A hand is the less likely the more cards it holds that a player who follows the tips would have laid.
    """
    chain = chain_of(view, rng)
    return [] if chain is None else [*islice(chain, count)]


def chain_of(view: View, rng: Random) -> Iterator[World] | None:
    """Return these worlds one by one, without an end; None where no sound one is found."""
    world = _dealt(view, rng)
    return None if world is None else _chain(view, world, rng)


def _chain(view: View, world: World, rng: Random) -> Iterator[World]:
    while True:
        for _ in range(_SWAPS):
            world = _swapped(view, world, rng)
        yield world


def position_in(view: View, world: World) -> Position:
    """Return the position that `view` would be of in a world; raises `PositionError` where that is not sound."""
    return Position(
        view.rules,
        view.board,
        [cards_in(hand) for hand in world],
        turn=view.turn,
        passes=view.passes,
        exits=view.exits,
        clockwise=view.clockwise,
    )


def _dealt(view: View, rng: Random) -> World | None:
    """Return one sound world by chance."""
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
    """Return how many dead cards lie before a player, where they do not stay in the hand (K10)."""
    return 0 if view.rules.dead_cards == "hand" else view.put_aside[player]


def _given(world: World, player: int, count: int, cards: list[Card]) -> list[Card]:
    """Fill a hand up to so many cards, and return those left."""
    missing = max(0, count - world[player].bit_count())
    world[player] |= card_set(cards[:missing])
    return cards[missing:]


def _swapped(view: View, world: World, rng: Random) -> World:
    """Return the world with two cards changed, or as it is where that is refused."""
    gone = {each.player for each in view.exits}
    others = [player for player in range(len(world)) if world[player] and player != view.player and player not in gone]
    if len(others) < 2:
        return world
    one = others[int(rng.random() * len(others))]
    two = others[int(rng.random() * len(others))]
    first, second = _drawn(world[one], rng), _drawn(world[two], rng)
    changed = [*world]
    changed[one] ^= first | second
    changed[two] ^= first | second
    if one == two or not _possible(view, changed, (one, two)):
        return world
    gain = sum(_surprise(view, world[each]) - _surprise(view, changed[each]) for each in (one, two))
    return changed if rng.random() < exp(_SURPRISE * min(gain, 0)) else world


def _possible(view: View, world: World, players: tuple[int, int]) -> bool:
    """Return whether two hands can be so: nobody still in has dead cards alone (K5) or ★ alone (J5)."""
    for player in players:
        hand = world[player]
        if hand == JOKER_BIT or (view.rules.killer and not hand & ~view.dead):
            return False
        aside = (hand & view.dead).bit_count()
        if view.rules.dead_cards != "hand" and aside != view.put_aside[player]:
            return False
        if card_set(view.shown[player]) & ~hand:
            return False
    return True


def _drawn(hand: int, rng: Random) -> int:
    cards = list(bits(hand))
    return cards[int(rng.random() * len(cards))]


def _surprise(view: View, hand: int) -> int:
    """Return how many playable cards a hand holds with an own card beyond: one lays those first (S2, S3)."""
    if view.rules.killer:
        return 0
    found = 0
    for bit in bits(hand & view.open & ALL):
        lane = ((bit.bit_length() - 1) // LANE) * LANE
        beyond = ((1 << LANE - 1) - 1 << lane) & ~((bit << 1) - 1)
        found += bool(hand & beyond)
    return found
