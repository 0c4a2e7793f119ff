"""`players/tips.py` over integers: calls, lays, lays off and throws by the habits; a test holds the two together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.simulator.habits import (
    JOKER_WORTH,
    LINK_GAP,
    LINK_NEXT,
    LINK_RANK,
    POINT,
    SEVEN_WORTH,
)
from sevens_teach.bridge.simulator.melds import longest, meld_at, melds_in, suits_of
from sevens_teach.bridge.simulator.model import (
    CARDS,
    CHI,
    CONTENT,
    DRAWING,
    DROP,
    HABITS,
    HANDS,
    HIGH_ACE,
    HOUSE,
    IN_TURN,
    JOKER,
    LAID,
    OUT_ANY,
    PILE,
    PLAYERS,
    PON,
    RANDOM,
    SEVEN,
    SIZE,
    STAR_BIT,
    STEP,
    SUIT,
    THROWN,
    Room,
    points_in,
    points_of,
)
from sevens_teach.bridge.simulator.moves import additions, cards_of, decider, legal_moves, may_add, owns_meld
from sevens_teach.bridge.simulator.steps import make
from sevens_teach.compiling.chance import below, next_chance
from sevens_teach.compiling.compiled import compiled, count

if TYPE_CHECKING:
    from collections.abc import Sequence

CALLS_PON: Final = 0
CALLS_CHI: Final = 1
CALLS_BARE: Final = 2
HOLD: Final = 3
LONE: Final = 4
STAR: Final = 5
LAYS_OFF: Final = 6
LINKS: Final = 7
POINTS: Final = 8
KEEPS_SEVENS: Final = 9
THROWS_ANY: Final = 10
DREAMS: Final = 11
SAFE: Final = 12
NONE: Final = -1
"""No move."""


@compiled
def chosen(
    row: Sequence[int],
    habits: Sequence[int],
    chance: int,
    room: Room,
) -> int:
    """Return the number of the tips' move; `chance` serves those who leave something to it."""
    own = HABITS * decider(row)
    if habits[own + RANDOM]:
        return room.found[below(chance, legal_moves(row, room))]
    if habits[own + DREAMS] and below(chance, 100) < habits[own + DREAMS]:
        return _dreamt(row, next_chance(chance), room)
    if row[STEP] == DRAWING:
        return _call(row, habits, own, room)
    move = _lay(row, habits, own, room)
    return move if move != NONE else DROP | _thrown(row, habits, own, chance)


@compiled
def _dreamt(row: Sequence[int], chance: int, room: Room) -> int:
    """Return the number of a draw, a no, or any discard."""
    if row[STEP] == DRAWING:
        return room.found[legal_moves(row, room) - 1]
    hand = row[HANDS + row[IN_TURN]]
    return DROP | _card_at(hand, below(chance, count(hand)))


# -- calls -------------------------------------------------------------------------------------------


@compiled
def _call(row: Sequence[int], habits: Sequence[int], own: int, room: Room) -> int:
    """Return the number of the call that uses most cards, of these the dearest; else of the draw or the no."""
    found, moves = room.found, legal_moves(row, room)
    player = decider(row)
    waits = not habits[own + CALLS_BARE] or not _is_time(player, habits[own + HOLD], row)
    if moves == 1 or (waits and not owns_meld(player, row)):
        return found[moves - 1]
    best, most, card = found[moves - 1], -1, row[PILE + row[THROWN] - 1]
    star = _is_time(player, habits[own + STAR], row)
    for number in range(moves - 1):
        kind = found[number] & ~CONTENT
        cards = cards_of(found[number])
        if kind == CHI and card != JOKER:
            cards &= ~(1 << card)
        if habits[own + (CALLS_PON if kind == PON else CALLS_CHI)] and (star or card == JOKER or not cards & STAR_BIT):
            worth = count(cards) * 1000 + points_in(cards, row)
            if worth > most:
                best, most = found[number], worth
    return best


@compiled
def _is_time(player: int, few: int, row: Sequence[int]) -> bool:
    """Return whether another in the row is down to so few cards that nothing is held back any longer."""
    for other in range(row[PLAYERS]):
        if other != player and count(row[HANDS + other]) <= few:
            return True
    return False


# -- laying ------------------------------------------------------------------------------------------


@compiled
def _lay(row: Sequence[int], habits: Sequence[int], own: int, room: Room) -> int:
    """Return the number of the next meld or card to lay; `NONE` when there is nothing, or it is held back."""
    player = row[IN_TURN]
    owns = owns_meld(player, row)
    lone, star = _is_time(player, habits[own + LONE], row), _is_time(player, habits[own + STAR], row)
    off = _is_time(player, habits[own + LAYS_OFF], row)
    holds = not owns and not _is_time(player, habits[own + HOLD], row)
    move = NONE if holds else _step(row, lone, star, off, room)
    if move != NONE or not (holds or not lone or not star or not off):
        return move
    return _step(row, True, True, True, room) if _empties(row, room) else NONE


@compiled
def _step(row: Sequence[int], lone: bool, star: bool, off: bool, room: Room) -> int:
    """Return the number of the meld with which most cards are laid, or else of the dearest card laid off."""
    found = room.found
    hand = row[HANDS + row[IN_TURN]]
    most = count(hand) if row[OUT_ANY] else count(hand) - 1
    best, worth = NONE, -1
    for number in range(melds_in(hand, row[HIGH_ACE], found)):
        cards = cards_of(found[number])
        size = count(cards)
        if size > most or (size == 1 and not lone) or (cards & STAR_BIT and not star):
            continue
        value = ((size + longest(hand & ~cards, row[HIGH_ACE])) * 100 + size) * 1000 + points_in(cards, row)
        if value > worth:
            best, worth = found[number], value
    if best != NONE or not off or most < 1 or not may_add(row):
        return best
    return _addition(hand, row, star, room)


@compiled
def _addition(hand: int, row: Sequence[int], star: bool, room: Room) -> int:
    """Return the number of the dearest card that can be laid off."""
    found = room.found
    best, worth = NONE, -1
    for number in range(additions(hand, row, room, 0)):
        card = (found[number] & CONTENT) >> 6 & 63
        if (card != JOKER or star) and points_of(card, row) > worth:
            best, worth = found[number], points_of(card, row)
    return best


@compiled
def _empties(row: Sequence[int], room: Room) -> bool:
    """Return whether laying all that can be laid leaves at most the card to discard."""
    trial = room.trial
    for place in range(SIZE):
        trial[place] = row[place]
    player = row[IN_TURN]
    while count(trial[HANDS + player]) > 1:
        move = _step(trial, True, True, True, room)
        if move == NONE:
            return False
        make(trial, move)
    return True


# -- discarding --------------------------------------------------------------------------------------


@compiled
def _thrown(row: Sequence[int], habits: Sequence[int], own: int, chance: int) -> int:
    """Return the number of the card least worth keeping; of equal ones the dearest, of these the first."""
    hand = row[HANDS + row[IN_TURN]]
    if habits[own + THROWS_ANY]:
        return _card_at(hand, below(chance, count(hand)))
    best, least = -1, 1 << 20
    seen = _seen(row) if habits[own + SAFE] else 0
    for card in range(JOKER + 1):
        if hand >> card & 1:
            worth = 64 * _worth(card, hand, row, habits, own) - points_of(card, row)
            if habits[own + SAFE]:
                worth += 64 * habits[own + SAFE] * _danger(card, seen)
            if worth < least:
                best, least = card, worth
    return best


@compiled
def _seen(row: Sequence[int]) -> int:
    """Return the cards that the player in turn sees: the own ones, the pile, the melds."""
    seen = row[HANDS + row[IN_TURN]] | (0 if row[HOUSE] else STAR_BIT)
    for place in range(row[THROWN]):
        seen |= 1 << row[PILE + place]
    for number in range(row[LAID]):
        seen |= row[meld_at(number) + CARDS]
    return seen


@compiled
def _danger(card: int, seen: int) -> int:
    """Return how many of a card's rank are unseen in the row, where two of them could make a pon (D5)."""
    if card == JOKER:
        return 0
    unseen = 4 - count(suits_of(seen, card % SUIT)) + (1 - (seen >> JOKER & 1))
    return unseen if unseen > 1 else 0


@compiled
def _card_at(hand: int, skip: int) -> int:
    """Return a card of a hand by its place in it."""
    for card in range(JOKER + 1):
        if hand >> card & 1:
            if not skip:
                return card
            skip -= 1
    return -1


@compiled
def _worth(card: int, hand: int, row: Sequence[int], habits: Sequence[int], own: int) -> int:
    """Return how much a card's number is worth keeping: what it connects with, less what it costs."""
    if card == JOKER:
        return JOKER_WORTH
    if card % SUIT == SEVEN:
        return SEVEN_WORTH if habits[own + KEEPS_SEVENS] else -JOKER_WORTH
    links = 0
    for other in range(JOKER):
        if hand >> other & 1 and other != card:
            links += _link(card, other)
    return habits[own + LINKS] * links - habits[own + POINTS] * POINT * points_of(card, row)


@compiled
def _link(card: int, other: int) -> int:
    """Return how closely two cards' numbers are connected: by rank, or near in a suit, the ace at both ends."""
    rank, beside = card % SUIT, other % SUIT
    if rank == beside:
        return LINK_RANK
    if card // SUIT != other // SUIT:
        return 0
    apart = abs(rank - beside)
    if 0 in {rank, beside}:
        apart = min(apart, SUIT - apart)
    if apart == 1:
        return LINK_NEXT
    return LINK_GAP if apart == 2 else 0
