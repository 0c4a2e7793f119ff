"""What may be played, and what a card does, beside the rule book (P3)."""

from __future__ import annotations

from sevens_teach.compiling.compiled import compiled, count, inlined
from sevens_teach.spades.simulator.model import BLIND, LANE, PLAYERS, SPADES, SUIT, TRICKS, Now, Table, lane


@inlined
def legal_cards(now: Now, hand: int) -> int:
    """Return the bits of a hand that may be played to a trick (P3)."""
    if now.laid:
        following = hand & lane(now.led)
        return following or hand
    plain = hand & ~SPADES
    return hand if now.broken or not plain else plain


@inlined
def suit_of(card: int) -> int:
    """Return the suit of a card's bit: ♠ 0, ♥ 1, ♦ 2, ♣ 3."""
    return count(card - 1) >> 4


@inlined
def height_of(card: int) -> int:
    """Return a card's height: the 2 has 0, the ace 12."""
    return count(card - 1) & LANE - 1


@inlined
def above(card: int) -> int:
    """Return the bits of the higher cards of a card's suit."""
    return lane(suit_of(card)) & ~((card << 1) - 1)


@inlined
def takers_of(now: Now, cards: int) -> int:
    """Return which of the cards would take the trick as it stands; a lead always does."""
    if not now.laid:
        return cards
    beating = above(now.best)
    return cards & (beating if now.best & SPADES else beating | SPADES)


@compiled
def begun(table: Table, first: int, chance: int) -> Now:
    """Return where a deal of the compiled loop stands after the bids: `first` leads (P1)."""
    needs, nils = 64 | 64 << 8, 0
    for player in range(PLAYERS):
        tricks = table.bids[player] & BLIND - 1
        needs += tricks << 8 * (player & 1)
        if tricks == 0:
            nils |= 1 << player
    return Now(first, 0, 0, 0, first, 0, 0, 0, needs, nils, 0, chance)


@inlined
def after_card(now: Now, card: int) -> Now:
    """Return where the deal of the compiled loop stands after a card; the hand has given it up already."""
    suit, turn = suit_of(card), now.turn
    led, best, winner, voids, broken = now.led, now.best, now.winner, now.voids, now.broken
    if not now.laid:
        led, best, winner = suit, card, turn
    else:
        if suit != led:
            voids |= 1 << 4 * turn + led
            if suit == 0:
                broken = 1
        if takers_of(now, card):
            best, winner = card, turn
    played, laid = now.played | card, now.laid | card
    if count(played) & 3:
        following = turn + 1 & 3
        return Now(
            following, laid, led, best, winner, played, broken, voids, now.needs, now.nils, now.taken, now.chance
        )
    return Now(
        winner,
        0,
        0,
        0,
        winner,
        played,
        broken,
        voids,
        now.needs - (1 << 8 * (winner & 1)),
        now.nils & ~(1 << winner),
        now.taken + (1 << 4 * winner),
        now.chance,
    )


@inlined
def tricks_left(now: Now) -> int:
    """Return how many tricks of the compiled loop's deal are still to be taken."""
    return TRICKS - (count(now.played) >> 2)


@inlined
def lowest_of(cards: int) -> int:
    """Return the lowest card of a set; of several suits the one whose lane comes first."""
    return cards & -cards


@inlined
def of_height(cards: int, high: int) -> int:
    """Return the cards of one height."""
    return cards & (1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE) << high


@inlined
def heights_of(cards: int) -> int:
    """Return the heights of a set: one bit each."""
    return (cards | cards >> LANE | cards >> 2 * LANE | cards >> 3 * LANE) & SUIT
