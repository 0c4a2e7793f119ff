"""Positions, events and outcomes as short text, so that a test reads: position in, exact answer out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach import (
    JOKER,
    PACK,
    Card,
    Happening,
    Position,
    PositionError,
    Rules,
    format_cards,
    parse_cards,
    parse_move,
)
from sevens_teach.sevens.engine.position import with_hands

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from sevens_teach import Event

REST = "…"


def whole(text: str) -> Position:
    """Return the position of a notation in which `…` in a hand is what is named nowhere, dealt out among the `…`."""
    sections = [section.strip() for section in text.split(";")]
    rules = sections[0]
    board = next(section for section in sections if section.startswith("board")).removeprefix("board")
    hands = next(section for section in sections if section.startswith("hands")).removeprefix("hands").split("|")
    filled = _filled(Rules.parse(rules), board, hands)
    replaced = [f"hands {filled}" if section.startswith("hands") else section for section in sections]
    return Position.parse("; ".join(replaced))


def _filled(rules: Rules, board: str, hands: list[str]) -> str:
    named = [parse_cards(hand.replace(REST, "").strip() or "-") for hand in hands]
    seen = {*parse_cards(board), *(card for hand in named for card in hand)}
    pack: tuple[Card, ...] = PACK if rules.joker == "none" else (*PACK, JOKER)
    rest = [card for card in pack if card not in seen]
    open_hands = [player for player, hand in enumerate(hands) if REST in hand]
    shares = {player: rest[index :: len(open_hands)] for index, player in enumerate(open_hands)}
    return " | ".join(format_cards((*hand, *shares.get(player, ()))) for player, hand in enumerate(named))


def played(text: str, *moves: str) -> Position:
    """Return the position after the moves."""
    position = whole(text)
    for move in moves:
        position, _ = position.after(parse_move(move))
    return position


def news(text: str, move: str) -> str:
    """Return what a move makes happen: `0 played ♠6; 0 out; ended`."""
    return told(whole(text).after(parse_move(move))[1])


def told(events: Iterable[Event]) -> str:
    """Return events as text, in order."""
    return "; ".join(map(_told, events))


def _told(event: Event) -> str:
    who = "" if event.player is None else f"{event.player} "
    what = f" {format_cards(event.cards)}" if event.cards else ""
    if event.kind is Happening.LAID_JOKER:
        what = f" {'+'.join(map(str, event.cards))}"
    return f"{who}{event.kind.value}{what}{'' if event.other is None else f' with {event.other}'}"


def legal(position: Position) -> str:
    """Return the legal moves as text."""
    return " ".join(map(str, position.legal_moves))


def openings(position: Position, suit: str) -> str:
    """Return the open places of one suit."""
    return format_cards(card for card in position.open_places if str(card.suit) == suit)


def ranking(position: Position) -> str:
    """Return the placings from first to last, each player with the reason's rule: `2 B9, 0 B10, 1 B9`."""
    assert position.outcome is not None
    return ", ".join(f"{placing.player} {placing.reason.rule}" for placing in position.outcome.placings)


def start(rules: str, *hands: str) -> tuple[Position, str]:
    """Return the position in which play starts with these hands, `…` in them, and what happens before it."""
    house = Rules.parse(rules)
    dealt: Sequence[tuple[Card, ...]] = [parse_cards(hand) for hand in _filled(house, "-", [*hands]).split(" | ")]
    position, events = Position.start(house, dealt)
    return position, told(events)


def redealt(position: Position, me: int, rng: Random) -> Position | None:
    """Return the position with all that `me` cannot see dealt anew; None where that is not a sound position."""
    view = position.view(me)
    hidden = list(view.unseen)
    rng.shuffle(hidden)
    hands: list[tuple[Card, ...]] = []
    for player, count in enumerate(view.counts):
        known = view.hand if player == me else view.shown[player]
        hands.append((*known, *(hidden.pop() for _ in range(count - len(known)))))
    try:
        return with_hands(view, hands)
    except PositionError:
        return None
