"""What a position of Spades refuses: house rules, hands, a dealer or a score sheet that no match has."""

from __future__ import annotations

from sevens_teach.cards import ALL, card_set, cards_in
from sevens_teach.errors import PositionError, listed, shown
from sevens_teach.spades.engine.moves import TRICKS
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.score import Line, outcome_of, totals
from sevens_teach.spades.engine.trick import PLAYERS


def checked_hands(hands: object) -> tuple[int, ...]:
    """Return dealt hands as sets; raises `PositionError` unless they are the pack, 13 cards each (P1)."""
    held = tuple(card_set(hand) for hand in listed(hands, "hands"))
    if len(held) != PLAYERS:
        raise PositionError(f"{len(held)} hands: expected four (P1)")
    found = 0
    for player, hand in enumerate(held):
        if hand.bit_count() != TRICKS or hand & ~ALL:
            raise PositionError(f"player {player} has {hand.bit_count()} cards: expected 13 of the 52 (P1)")
        if twice := found & hand:
            raise PositionError(f"{cards_in(twice)[0]} is in two hands (P1)")
        found |= hand
    return held


def checked_rules(rules: object) -> Rules:
    """Return house rules of Spades; raises `PositionError` for anything else."""
    if not isinstance(rules, Rules):
        raise PositionError(f"rules={shown(rules)} are no house rules: expected Rules(...)")
    return rules


def checked_dealer(dealer: object) -> int:
    """Return the dealer's number; raises `PositionError`."""
    if type(dealer) is not int or dealer not in range(PLAYERS):
        raise PositionError(f"dealer={shown(dealer)} is no player: players are numbered 0 to 3")
    return dealer


def checked_sheet(rules: Rules, sheet: object) -> tuple[Line, ...]:
    """Return the lines of the score sheet; raises `PositionError` where they ended the match (P1)."""
    lines = listed(sheet, "sheet")
    for number, line in enumerate(lines):
        if not isinstance(line, Line) or not all(_is_pair(pair) for pair in (line.points, line.bags)):
            raise PositionError(f"{shown(line)} is no line of a score sheet: expected Line((points, points))")
        if min(line.bags) < 0 or (any(line.bags) and not rules.sandbags):
            raise PositionError(f"{shown(line)} counts bags that this table has not (P5)")
        points, _ = totals(lines[: number + 1])
        if outcome_of(rules, points):
            raise PositionError(f"deal {number + 1} ended the match, {points[0]} to {points[1]} (P1)")
    return lines


def _is_pair(pair: object) -> bool:
    """Return whether a value is a side's points and bags."""
    return isinstance(pair, tuple) and [type(number) for number in pair] == [int, int]
