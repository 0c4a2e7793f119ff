"""From what a player of the engine sees to the simulator's row; the others' cards are as many as they hold, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import Kind, heights, kind_of, own_cards, shown_card
from sevens_teach.bridge.engine.moves import NO, Pon
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.simulator.model import (
    ASKED,
    BARE,
    CALLED,
    DEALER,
    DRAWING,
    HANDS,
    IN_TURN,
    JOKER,
    LAID,
    LONE,
    MELDS,
    MOVED,
    PILE,
    PLAYING,
    RENEWED,
    ROW,
    RUN,
    SET,
    SEVEN,
    STEP,
    SUIT,
    THROWN,
    plain_row,
)
from sevens_teach.cards import Suit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.melds import Meld
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.cards import Card

_STEPS = {Step.DRAW: DRAWING, Step.PLAY: PLAYING}
_KINDS = {Kind.LONE: LONE, Kind.SET: SET, Kind.RUN: RUN}


def row_of(view: View) -> list[int]:
    """Return the row as the player who decides in `view` knows it."""
    players = len(view.counts)
    turn = view.player if view.discarder is None else (view.discarder + 1) % players
    asked = _asked(view, turn)
    row = plain_row(view.rules, players)
    row[HANDS : HANDS + players] = [(1 << count) - 1 for count in view.counts]
    row[HANDS + view.player] = _set(view.hand)
    row[DEALER], row[IN_TURN], row[STEP] = view.dealer, turn, _STEPS[view.step]
    row[MOVED], row[BARE], row[CALLED] = view.moved, int(view.bare), int(view.called)
    row[RENEWED], row[THROWN], row[LAID] = view.renewed, len(view.pile), len(view.melds)
    row[ASKED : ASKED + len(asked)] = asked
    row[PILE : PILE + len(view.pile)] = map(_number, view.pile)
    for number, meld in enumerate(view.melds):
        at = MELDS + ROW * number
        row[at : at + ROW - 1] = [meld.owner, *_meld(meld.cards, view.rules)]
    return row


def hidden_from(view: View) -> int:
    """Return the cards that the player of `view` has not seen, as a set."""
    return _set(view.unseen)


def _asked(view: View, turn: int) -> list[int]:
    """Return how many are still to be asked about the discard, and who: the next in turn learns whether others are."""
    if not any(isinstance(move, Pon) for move in view.legal_moves):
        return [0]
    others = turn == view.player and NO in view.legal_moves
    return [2, view.player, (view.player + 1) % len(view.counts)] if others else [1, view.player]


def _number(card: Card) -> int:
    """Return the number by which the simulator knows a card of the engine's."""
    return JOKER if card.is_joker else (*Suit,).index(card.suit) * SUIT + card.rank - 1


def _set(cards: Iterable[Card]) -> int:
    """Return cards of the engine's as the simulator's bits."""
    return sum(1 << _number(card) for card in cards)


def _meld(meld: Meld, rules: Rules) -> tuple[int, int, int, int, int]:
    """Return a meld's kind, cards, suit, lowest and highest height."""
    kind = kind_of(meld, rules)
    assert kind is not None  # noqa: S101, it lies on the table
    cards = _set(own_cards(meld))
    high = heights(meld, rules) if kind is Kind.RUN else None
    first = _number(shown_card(meld[0]) if high else min(own_cards(meld)))
    low, top = (high[0], high[-1]) if high else (SEVEN + 1,) * 2
    return _KINDS[kind], cards, first // SUIT, low, top
