"""What a position of Seven Bridge refuses: what no deal under its rules can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import kind_of, own_cards
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.bridge.engine.score import is_last
from sevens_teach.bridge.engine.state import OwnedMeld, Step
from sevens_teach.cards import JOKER, PACK, Card, card_set, cards_in
from sevens_teach.errors import PositionError, listed, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.score import Line
    from sevens_teach.bridge.engine.state import State

MIN_PLAYERS = 2
MAX_PLAYERS = 5
HAND = 7
"""How many cards each player is dealt (D1)."""


def pack_of(rules: Rules) -> tuple[Card, ...]:
    """Return the pack in order: 52 cards, and ★ unless the table plays without (D1)."""
    return (*PACK, JOKER) if rules.joker else PACK


def checked_rules(rules: object) -> Rules:
    """Return house rules of Seven Bridge; raises `PositionError` for anything else."""
    if not isinstance(rules, Rules):
        raise PositionError(f"rules={shown(rules)} are no house rules: expected Rules(...)")
    return rules


def checked_count(players: object) -> int:
    """Return a number of players; raises `PositionError` unless 2 to 5 (D1)."""
    if type(players) is not int or players not in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        raise PositionError(f"{shown(players)} players: 2 to 5 play Seven Bridge (D1)")
    return players


def checked_player(player: object, players: int, what: str) -> int:
    """Return a player's number at Seven Bridge; raises `PositionError`."""
    if type(player) is not int or player not in range(players):
        raise PositionError(f"{what}={shown(player)} is no player: players are numbered 0 to {players - 1}")
    return player


def checked_hands(hands: object) -> tuple[int, ...]:
    """Return hands of Seven Bridge as sets; raises `PositionError` or `CardError`."""
    held = tuple(card_set(hand) for hand in listed(hands, "hands"))
    checked_count(len(held))
    return held


def checked_pack(cards: object, rules: Rules) -> tuple[Card, ...]:
    """Return a shuffled pack; raises `PositionError` unless it is the whole pack, each card once (D1)."""
    pack = listed(cards, "pack")
    if not all(isinstance(card, Card) for card in pack) or sorted(pack) != list(pack_of(rules)):
        raise PositionError(
            f"{len(pack)} cards are not the pack of {len(pack_of(rules))}: expected each card once (D1)"
        )
    return pack


def checked_sheet(sheet: object, players: int, rules: Rules) -> tuple[Line, ...]:
    """Return the lines of the score sheet; raises `PositionError` where they ended the match (D9)."""
    lines = tuple(tuple(listed(line, "line")) for line in listed(sheet, "sheet"))
    for number, line in enumerate(lines, 1):
        if [type(points) for points in line] != [int] * players:
            raise PositionError(f"{shown(line)} is no line of a score sheet: expected {players} numbers (D9)")
        if is_last(lines[:number], players, rules):
            raise PositionError(f"deal {number} ended the match (D9)")
    return lines


def checked_melds(melds: object, players: int, rules: Rules) -> tuple[OwnedMeld, ...]:
    """Return the melds on the table; raises `PositionError` for what is none (D2, D3)."""
    found: tuple[OwnedMeld, ...] = listed(melds, "melds")
    for meld in found:
        if not isinstance(meld, OwnedMeld):
            raise PositionError(f"{shown(meld)} is no meld on the table: expected OwnedMeld(player, cards)")
        checked_player(meld.owner, players, "owner")
        if kind_of(meld.cards, rules) is None:
            raise PositionError(f"{shown(str(meld))} is no meld (D2, D3)")
    return found


def rest_of_pack(
    rules: Rules, held: Iterable[int], pile: Iterable[Card], melds: Iterable[OwnedMeld]
) -> tuple[Card, ...]:
    """Return the cards that a position names nowhere, in the order of the pack: a stock that was not given."""
    seen = {card for hand in held for card in cards_in(hand)} | set(pile)
    seen.update(card for meld in melds for card in own_cards(meld.cards))
    return tuple(card for card in pack_of(rules) if card not in seen)


def check_cards(position: State) -> None:
    """Raise `PositionError` unless every card of the pack is in exactly one place (D1)."""
    places = [card for hand in position.hands for card in hand]
    places += [*position.stock, *position.pile]
    places += [card for meld in position.melds for card in own_cards(meld.cards)]
    for card in pack_of(position.rules):
        if (count := places.count(card)) != 1:
            where = "in no place" if not count else "in two places"
            raise PositionError(f"{card} is {where}: expected each card of the pack once (D1)")
    if len(places) != len(pack_of(position.rules)):
        raise PositionError("★ is not in the pack of this table (D1)")


def check_turn(position: State) -> None:
    """Raise `PositionError` where the turn of Seven Bridge contradicts the cards: who is out, what is drawn."""
    step, hand = position.step, position.held[position.in_turn]
    wrong = {
        Step.DRAW: not position.stock or not hand,
        Step.PLAY: not hand or (position.drawn is not None and position.called),
        Step.RENEW: bool(position.stock) or len(position.pile) < 2 or position.renewed >= position.rules.renewals,
        Step.OUT: bool(hand),
        Step.END: bool(position.stock),
    }
    if wrong[step]:
        raise PositionError(f"'turn {position.in_turn} {step.value}' contradicts the cards (D4, D7)")
    if any(not held for player, held in enumerate(position.held) if player != position.in_turn):
        raise PositionError("a player without a card is out, and the deal is over (D7)")
    if position.renewed not in range(position.rules.renewals + 1):
        raise PositionError(
            f"renewed {position.renewed}: this table renews the stock {position.rules.renewals} times (D4)"
        )
