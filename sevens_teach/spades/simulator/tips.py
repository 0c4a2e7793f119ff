"""The card that one who knows the tips plays (P6): `players/tips.py` once more over integers."""

from __future__ import annotations

from typing import NamedTuple

from sevens_teach.compiling.compiled import compiled, count, highest, inlined
from sevens_teach.spades.simulator.model import ACE, KING, LANE, PLAYERS, QUEEN, SPADES, TRICKS, Now, lane, needed
from sevens_teach.spades.simulator.tricks import (
    above,
    height_of,
    heights_of,
    legal_cards,
    lowest_of,
    of_height,
    takers_of,
    tricks_left,
)


class Seen(NamedTuple):
    """What the player to move knows besides `Now`."""

    hand: int
    legal: int
    unseen: int
    """The cards that the other three hold."""
    takers: int
    """The legal cards that would take the trick as it stands."""


@compiled
def tips_card(now: Now, hand: int, sandbags: bool, everything: int) -> int:
    """Return the bit of the card that the tips play; `everything` are the cards of the deal."""
    legal = legal_cards(now, hand)
    if not legal & legal - 1:
        return legal
    seen = Seen(hand, legal, everything & ~(hand | now.played), takers_of(now, legal))
    partner = now.turn + 2 & 3
    if now.nils >> now.turn & 1:
        return ducked(now, seen, True)
    if not now.laid:
        return led_card(now, seen, sandbags)
    if now.nils >> partner & 1:
        return cover(now, seen)
    opposed = (now.winner ^ now.turn) & 1
    if not wants_tricks(now, sandbags) or (opposed and now.nils >> now.winner & 1):
        return ducked(now, seen, False)
    return followed(now, seen)


@inlined
def wants_tricks(now: Now, sandbags: bool) -> bool:
    """Return whether a side should take more tricks, by the tips in the compiled loop."""
    side = now.turn & 1
    if not sandbags or needed(now, side) > 0:
        return True
    theirs = needed(now, 1 - side)
    return theirs > 0 and tricks_left(now) - theirs <= 1


# -- what can be counted on --------------------------------------------------------------------------


@inlined
def may_ruff(now: Now, unseen: int, player: int, suit: int) -> bool:
    """Return whether a player is known to be out of a suit, and may hold ♠, in the compiled loop."""
    known = now.voids >> 4 * player
    return suit != 0 and known >> suit & 1 != 0 and known & 1 == 0 and unseen & SPADES != 0


@inlined
def laid_count(now: Now) -> int:
    """Return how many cards lie in the middle."""
    return count(now.played) & 3


@inlined
def holds(now: Now, seen: Seen, card: int) -> bool:
    """Return whether a bit that takes the trick as it stands can be counted on to the end of the trick."""
    laid = laid_count(now)
    if laid == PLAYERS - 1:
        return True
    higher = seen.unseen & above(card)
    ruffed = may_ruff(now, seen.unseen, now.turn + 1 & 3, now.led)
    if card & SPADES and now.led != 0:
        return not higher or not ruffed
    return not higher and not ruffed


# -- leading -----------------------------------------------------------------------------------------


@inlined
def led_card(now: Now, seen: Seen, sandbags: bool) -> int:
    """Return the bit of the card that the tips lead."""
    if now.nils >> (now.turn + 2 & 3) & 1:
        return most_sure(seen)
    if now.nils >> (now.turn + 1 & 3) & 1 or now.nils >> (now.turn + 3 & 3) & 1:
        return lowest_anywhere(seen.legal)
    if not wants_tricks(now, sandbags):
        return lowest(seen.legal)
    sure = sure_lead(now, seen)
    return sure or exit_card(seen)


@inlined
def most_sure(seen: Seen) -> int:
    """Return the card most sure to take a trick when led: fewest above it, not a ♠, the highest."""
    found, least = 0, 1 << 30
    for suit in range(PLAYERS):
        card = highest(seen.legal & lane(suit))
        if card:
            key = (count(seen.unseen & above(card)) * 2 + (suit == 0)) * 16 + ACE - height_of(card)
            if key < least:
                found, least = card, key
    return found


@inlined
def sure_lead(now: Now, seen: Seen) -> int:
    """Return the highest card that nobody can beat, of a suit that nobody is known to ruff, ♠ last; 0 for none."""
    found, best = 0, -1
    for suit in range(1, PLAYERS):
        card = highest(seen.legal & lane(suit))
        if card and card > seen.unseen & lane(suit) and height_of(card) > best:
            left = may_ruff(now, seen.unseen, now.turn + 1 & 3, suit)
            if not left and not may_ruff(now, seen.unseen, now.turn + 3 & 3, suit):
                found, best = card, height_of(card)
    if found:
        return found
    card = highest(seen.legal & SPADES)
    return card if card > seen.unseen & SPADES else 0


@inlined
def exit_card(seen: Seen) -> int:
    """Return the bit of a low card to lead where none is sure: of a short suit to ruff later, else the longest."""
    if not seen.legal & ~SPADES:
        return lowest_of(seen.legal)
    found, least, sign = 0, 1 << 30, 1 if seen.hand & SPADES else -1
    for suit in range(1, PLAYERS):
        own = seen.legal & lane(suit)
        if own:
            size, top = count(own), height_of(highest(own))
            guarded = size <= 2 and QUEEN <= top <= KING
            low = lowest_of(own)
            key = (guarded * 64 + sign * size + 32) * 16 + height_of(low)
            if key < least:
                found, least = low, key
    return found


# -- following ---------------------------------------------------------------------------------------


@inlined
def followed(now: Now, seen: Seen) -> int:
    """Return the bit of the cheapest card that does what the tips want: take the trick, unless the partner has it."""
    if not seen.takers or partner_has_it(now, seen):
        return discarded(seen)
    sure = sure_takers(now, seen)
    if sure:
        return cheapest(sure)
    if laid_count(now) == 1:
        return discarded(seen)
    return highest(seen.takers) if seen.takers & lane(now.led) else lowest_of(seen.takers)


@inlined
def sure_takers(now: Now, seen: Seen) -> int:
    """Return the takers that hold; all of them are of one suit."""
    if laid_count(now) == PLAYERS - 1:
        return seen.takers
    ruffed = may_ruff(now, seen.unseen, now.turn + 1 & 3, now.led)
    trumped = seen.takers & SPADES != 0 and now.led != 0
    if not ruffed and trumped:
        return seen.takers
    if ruffed and not trumped:
        return 0
    rivals = seen.unseen & (SPADES if trumped else lane(now.led))
    return seen.takers & ~((highest(rivals) << 1) - 1) if rivals else seen.takers


@inlined
def partner_has_it(now: Now, seen: Seen) -> bool:
    """Return whether the partner's bit can be left to take the trick, in the compiled loop."""
    if now.winner != now.turn + 2 & 3:
        return False
    if laid_count(now) == PLAYERS - 1 or holds(now, seen, now.best):
        return True
    return count(seen.unseen & above(now.best)) <= 1


@inlined
def cover(now: Now, seen: Seen) -> int:
    """Return the bit of a card that keeps the partner's nil: takes the trick from it, or before it gets there."""
    if not seen.takers:
        return discarded(seen)
    partner, laid = now.turn + 2 & 3, laid_count(now)
    if now.winner == partner or laid == PLAYERS - 1:
        mine = now.winner == partner or needed(now, now.turn & 1) > 0
        return cheapest(seen.takers) if mine else discarded(seen)
    return highest(seen.takers) if laid == 1 else cheapest(seen.takers)


# -- ducking and throwing away -----------------------------------------------------------------------


@inlined
def ducked(now: Now, seen: Seen, dangerous: bool) -> int:
    """Return the bit of the highest card that does not take the trick; else the one that may yet lose it."""
    if not now.laid:
        return least_sure(seen)
    losers = seen.legal & ~seen.takers
    if not losers:
        return highest(seen.takers) if laid_count(now) == PLAYERS - 1 else lowest_of(seen.takers)
    if losers & lane(now.led):
        return highest(losers)
    if dangerous and losers & SPADES:
        return highest(losers & SPADES)
    return highest(of_height(losers, height_of(highest(heights_of(losers)))))


@inlined
def least_sure(seen: Seen) -> int:
    """Return the lead that most cards can beat, of these the lowest."""
    found, least = 0, 1 << 30
    for suit in range(PLAYERS):
        card = lowest_of(seen.legal & lane(suit))
        if card:
            key = (TRICKS - count(seen.unseen & above(card))) * 16 + height_of(card)
            if key < least:
                found, least = card, key
    return found


@inlined
def discarded(seen: Seen) -> int:
    """Return the bit of the card missed least: the lowest, not a ♠, of a suit that is nearly empty."""
    losers = seen.legal & ~seen.takers
    cards = losers or seen.legal
    if not cards & ~SPADES:
        return lowest_of(cards)
    found, least = 0, 1 << 30
    for suit in range(1, PLAYERS):
        low = lowest_of(cards & lane(suit))
        if low:
            key = height_of(low) * 16 + count(seen.hand & lane(suit))
            if key < least:
                found, least = low, key
    return found


@inlined
def cheapest(cards: int) -> int:
    """Return the lowest card that is not a ♠, or the lowest ♠: all that is asked about is of one suit."""
    return lowest_of(cards)


@inlined
def lowest(cards: int) -> int:
    """Return the lowest card that is not a ♠, ♥ before ♦ before ♣; else the lowest ♠."""
    plain = cards & ~SPADES
    return lowest_anywhere(plain) if plain else lowest_of(cards)


@inlined
def lowest_anywhere(cards: int) -> int:
    """Return the lowest card, of several ♥ before ♦ before ♣ before ♠."""
    low = of_height(cards, height_of(lowest_of(heights_of(cards))))
    return lowest_of(low & ~SPADES) if low & ~SPADES else low


assert LANE == 16  # noqa: S101, what a height is read by
