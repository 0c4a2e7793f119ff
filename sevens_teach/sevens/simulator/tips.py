"""The tips S1 to S3 as `TipsPlayer` follows them: what each move is worth, and when to pass rather than make it."""

from __future__ import annotations

from math import inf
from typing import Final

from sevens_teach.compiling.compiled import compiled, count, inlined, remembered, word
from sevens_teach.sevens.simulator.killer_tips import killer_worth
from sevens_teach.sevens.simulator.model import (
    FEET,
    JOKER,
    LANES,
    NO_LIMIT,
    PAIR,
    PLACES,
    SEVENS_HELD,
    House,
    Now,
    Table,
)
from sevens_teach.sevens.simulator.moves import Move, Moves, drawn
from sevens_teach.sevens.simulator.places import line
from sevens_teach.sevens.simulator.weights import DISTANCE, EXPOSED, JOKER_GONE, JOKER_KEPT, STOPS, WAY_ROUND

_LANE: Final = (1 << LANES - 1) - 1


@compiled
def tips_move(house: House, table: Table, now: Now, moves: Moves) -> tuple[Move, int]:
    """Return the compiled loop's move worth most by the tips, or a pass; and the chance after it."""
    best, worth = best_moves(house, table, now, moves)
    if not best.plays | best.outward | best.inward or (house.may_stop and stops(house, table, now, worth)):
        return Move(0, 0), now.chance
    return drawn(house, best, now.chance)


@compiled
def best_moves(house: House, table: Table, now: Now, moves: Moves) -> tuple[Moves, float]:
    """Return the moves worth most by the tips, in the compiled loop, and what they are worth."""
    in_play = house.joker > 0 and joker_in_play(table, now)
    plays, best = 0, -inf
    rest = moves.plays
    while rest:
        card = rest & -rest
        rest ^= card
        worth = play_worth(house, table, now, card, in_play)
        if worth > best:
            plays, best = 0, worth
        if worth == best:
            plays |= card
    if not moves.outward | moves.inward:
        return Moves(plays, 0, 0), best
    outward, best_outward = best_jokers(house, table, now, moves.outward)
    inward, best_inward = best_jokers(house, table, now, moves.inward)
    most = max(best, best_outward, best_inward)
    return Moves(
        plays if best == most else 0, outward if best_outward == most else 0, inward if best_inward == most else 0
    ), most


@compiled
def best_jokers(house: House, table: Table, now: Now, places: int) -> tuple[int, float]:
    """Return the places for ★ that are worth most, and what they are worth."""
    found, best = 0, -inf
    while places:
        place = places & -places
        places ^= place
        worth = joker_worth(house, table, now, place)
        if worth > best:
            found, best = 0, worth
        if worth == best:
            found |= place
    return found, best


@inlined
def stops(house: House, table: Table, now: Now, best: float) -> bool:
    """Return whether the compiled loop passes rather than make the best move (S1), but never into bankruptcy (B6)."""
    if house.killer or best >= 0:
        return False
    if house.joker and best > -inf and joker_in_play(table, now):
        return False
    return table.passes[now.turn] < (STOPS if house.passes == NO_LIMIT else house.passes)


@inlined
def joker_in_play(table: Table, now: Now) -> bool:
    """Return whether somebody still in holds ★, in the compiled loop."""
    for player in range(table.players):
        if table.hands[player] & JOKER:
            return now.staying >> player & 1 == 1
    return False


@inlined
def play_worth(house: House, table: Table, now: Now, card: int, joker_in_play: bool) -> float:
    """Return what it brings to play a card: own cards beyond it are good, others' alone bad (S1 to S3)."""
    hand = table.hands[now.turn]
    if house.killer:
        return killer_worth(house, now, hand, card)
    if hand == card:
        return inf
    if hand == card | JOKER:
        return -inf
    worth = pushes(house, now.board, hand, card, joker_in_play)
    if house.tunnel and not card & FEET:
        return worth + WAY_ROUND * count(now.board & other_lane(card) & ~FEET)
    return worth


@inlined
def joker_worth(house: House, table: Table, now: Now, place: int) -> float:
    """Return what it brings to lay ★ (J): with `solo` it may catch one who has a single card left (J5)."""
    hand = table.hands[now.turn]
    worth = JOKER_GONE
    if house.joker == PAIR:
        if count(hand) == 2:
            return inf
    elif not somebody_has_one(table, now.turn):
        worth = JOKER_KEPT
    return worth + pushes(house, now.board, hand, place, True)


@inlined
def somebody_has_one(table: Table, player: int) -> bool:
    """Return whether another player of the table's arrays has exactly one card."""
    for other in range(table.players):
        if other != player and count(table.hands[other]) == 1:
            return True
    return False


@inlined
def pushes(house: House, board: int, hand: int, place: int, joker_in_play: bool) -> float:
    """Return what it brings that the ways on from `place` open: two from a 7, else one."""
    exposed = EXPOSED if joker_in_play and house.joker == PAIR else 0.0
    if house.tunnel and not place & line(board):
        way = lane_of(place) & (place - 1) & ~board & ~FEET
        return push(way, hand, False, exposed)
    worth = push_outward(house, board, hand, place, exposed)
    if place & FEET:
        return worth + push_outward(house, board, hand, place << LANES, exposed)
    return worth


@inlined
def push_outward(house: House, board: int, hand: int, place: int, exposed: float) -> float:
    """Return what the way away from the 7 brings, through the tunnel where this lane is full beyond (T2)."""
    way = lane_of(place) & ~(place | place - 1) & ~board
    if way or not house.tunnel:
        return push(way, hand, True, exposed)
    return push(other_lane(place) & ~board & ~FEET, hand, False, exposed)


@inlined
def push(way: int, hand: int, upward: bool, exposed: float) -> float:
    """Return a gain for the furthest own card on the way (S3), else a loss for each place of it (S1)."""
    if not way:
        return 0.0
    own = way & hand
    first = way & -way if upward else top(way)
    risk = 0.0 if hand & first else exposed
    if not own:
        return risk - count(way)
    reached = way & (top(own) | top(own) - 1) if upward else way & -(own & -own)
    return DISTANCE * count(reached) + risk


@remembered
def top(cards: int) -> int:
    """Return the highest bit of cards that are all in one lane."""
    below = cards | cards >> 1 | cards >> 2
    below |= below >> 3
    below = (below | below >> 1) & lane_of(cards)
    return below & ~(below >> 1)


@inlined
def foot_of(cards: int) -> int:
    """Return the foot of the lane that cards are in: adding a full lane to them carries into its wall."""
    return word(cards) + word(PLACES) >> LANES - 1 & FEET


@remembered
def lane_of(cards: int) -> int:
    """Return the whole lane that cards are in."""
    return foot_of(cards) * _LANE


@remembered
def other_lane(cards: int) -> int:
    """Return the other lane of their suit."""
    foot = foot_of(cards)
    return ((foot & SEVENS_HELD) << LANES | foot >> LANES & SEVENS_HELD) * _LANE
