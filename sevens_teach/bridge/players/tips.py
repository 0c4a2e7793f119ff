"""The player who keeps to the tips: calls, lays at once, keeps what connects and throws the dearest of the rest (D10).

`simulator/tips.py` does the same over integers, and a test holds the two together move by move.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.melds import Meld, grown, melds_of, openings, own_card, own_cards
from sevens_teach.bridge.engine.moves import DRAW, NO, Add, Chi, Drop, Lay, Move, Pon
from sevens_teach.bridge.engine.score import points_of
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.players.player import moves_of
from sevens_teach.bridge.simulator.habits import (
    JOKER_WORTH,
    LINK_GAP,
    LINK_NEXT,
    LINK_RANK,
    POINT,
    SEVEN_WORTH,
    Habits,
)
from sevens_teach.cards import JOKER, SEVEN, Card, card_set

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.view import View


class TipsPlayer:
    """Plays by `habits`; the default is what a good player knows, and leaves nothing to chance."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.habits = habits or Habits()

    def choose(self, view: View, rng: Random) -> Move:
        """Return a call, a meld, a card laid off or a discard, by the tips of Seven Bridge."""
        moves = moves_of(view)
        if self.habits.dreams and int(rng.random() * 100) < self.habits.dreams:
            return _dreamt(view, moves, rng)
        if view.step is Step.DRAW:
            return best_call(view, moves, self.habits)
        return laid(view, self.habits) or Drop(self._thrown(view, rng))

    def _thrown(self, view: View, rng: Random) -> Card:
        """Return the card to discard by the habits of this player."""
        if self.habits.chance:
            return view.hand[int(rng.random() * len(view.hand))]
        return card_to_throw(view.hand, view.rules, self.habits, view.unseen if self.habits.safe else ())

    def __repr__(self) -> str:
        return "TipsPlayer()" if self.habits == Habits() else f"TipsPlayer({self.habits})"


def _dreamt(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """Return a draw, a no, or any discard: a player who dreams."""
    if view.step is Step.DRAW:
        return DRAW if DRAW in moves else NO
    return Drop(view.hand[int(rng.random() * len(view.hand))])


def habits_for(players: int) -> Habits:
    """Return what pays best with this many players: with two, everything is kept back for the fifty (D10, D-S3)."""
    return Habits(hold=3) if players == 2 else Habits()


# -- calls -----------------------------------------------------------------------------------------


def best_call(view: View, moves: Sequence[Move], habits: Habits) -> Move:
    """Return the call that uses most cards, of these the dearest; else a draw, or no."""
    wanted = [move for move in moves if _wants(move, view, habits)]
    holds = not view.own_melds and (not habits.call_bare or not _is_time(view, habits.hold))
    if not wanted or holds:
        return DRAW if DRAW in moves else NO
    return max(wanted, key=lambda move: _used(cards_of(move), view.rules))


def _wants(move: Move, view: View, habits: Habits) -> bool:
    """Return whether the habits allow a call."""
    if not (habits.pon if isinstance(move, Pon) else habits.chi and isinstance(move, Chi)):
        return False
    return view.discard is JOKER or JOKER not in cards_of(move) or _is_time(view, habits.star)


def _used(cards: tuple[Card, ...], rules: Rules) -> tuple[int, int]:
    """Return how many cards a meld uses up, and the points they would cost in the hand."""
    return len(cards), _points(cards, rules)


def _points(cards: Iterable[Card], rules: Rules) -> int:
    """Return the points that cards cost in a hand (D7)."""
    return sum(points_of(card, rules) for card in cards)


def _is_time(view: View, few: int) -> bool:
    """Return whether somebody is down to so few cards that the tips hold nothing back any longer."""
    others = [count for player, count in enumerate(view.counts) if player != view.player]
    return min(others) <= few


# -- laying ----------------------------------------------------------------------------------------


def laid(view: View, habits: Habits) -> Move | None:
    """Return the next meld or card that the tips lay; None when there is nothing to lay, or it is held back."""
    held_back = not view.own_melds and not _is_time(view, habits.hold)
    plan = Plan(view, habits, whole=False)
    move = None if held_back else plan.next()
    if move is not None and plan.keeps_enough(move):
        return move
    whole = Plan(view, habits, whole=True)
    return whole.next() if whole.empties() else None


class Plan:
    """What can be laid in this turn, step by step: the meld that leaves room for most, then what can be laid off."""

    def __init__(self, view: View, habits: Habits, *, whole: bool) -> None:
        """Take the view; `whole` holds nothing back."""
        self.rules = view.rules
        self.hand = card_set(view.hand)
        self.melds: list[Meld] = [meld.cards for meld in view.melds]
        self.may_add = view.rules.call_add or not view.called
        self.owns = bool(view.own_melds)
        self.lone = whole or _is_time(view, habits.lone)
        self.star = whole or _is_time(view, habits.star)
        self.add = whole or _is_time(view, habits.add)
        self.most = view.rules.out == "discard"

    def next(self) -> Move | None:
        """Return the next step of the plan; None where there is none."""
        return self._meld() or (self._addition() if self.owns and self.may_add and self.add else None)

    def keeps_enough(self, move: Move) -> bool:
        """Return whether a step is allowed where the last card must be discarded."""
        return not self.most or len(cards_of(move)) < self.hand.bit_count()

    def _meld(self) -> Move | None:
        """Return the meld with which most cards are laid, of these the longest and the dearest."""
        found = [meld for meld in melds_of(self.hand, self.rules) if self._is_wanted(meld)]
        best = max(found, key=self._worth, default=None)
        return None if best is None else Lay(best)

    def _is_wanted(self, meld: Meld) -> bool:
        """Return whether the habits lay this meld: lone 7s, ★, and what is kept to discard."""
        if self.most and len(meld) >= self.hand.bit_count():
            return False
        return (len(meld) > 1 or self.lone) and (self.star or JOKER not in own_cards(meld))

    def _worth(self, meld: Meld) -> tuple[int, int, int]:
        """Return by what melds are compared: the cards they let lay in all, their own, their points."""
        cards = own_cards(meld)
        rest = melds_of(self.hand & ~card_set(cards), self.rules)
        return len(cards) + max(map(len, rest), default=0), len(cards), _points(cards, self.rules)

    def _addition(self) -> Move | None:
        """Return the dearest card that can be laid off; ★ after all others."""
        if self.most and self.hand.bit_count() < 2:
            return None
        found = [
            Add(laid_card, number)
            for number, meld in enumerate(self.melds, 1)
            for laid_card in openings(meld, self.rules)
            if own_card(laid_card).bit & self.hand and (self.star or own_card(laid_card) is not JOKER)
        ]
        return max(found, key=lambda move: points_of(own_card(move.laid), self.rules), default=None)

    def empties(self) -> bool:
        """Return whether these steps leave at most the card to discard."""
        start = self.hand, list(self.melds), self.owns
        while self.hand.bit_count() > 1 and (move := self.next()) is not None:
            self._do(move)
        found = self.hand.bit_count() < 2
        self.hand, self.melds, self.owns = start
        return found

    def _do(self, move: Move) -> None:
        """Make a step of the plan: the cards leave the hand."""
        self.hand &= ~card_set(cards_of(move))
        if isinstance(move, Lay):
            self.melds.append(move.cards)
            self.owns = True
        elif isinstance(move, Add):
            more = grown(self.melds[move.meld - 1], move.laid, self.rules)
            assert more is not None  # noqa: S101, it was among the openings
            self.melds[move.meld - 1] = more


# -- discarding ------------------------------------------------------------------------------------


def card_to_throw(hand: Sequence[Card], rules: Rules, habits: Habits, unseen: Sequence[Card] = ()) -> Card:
    """Return the card that is least worth keeping; of equal ones the dearest, of these the first of the hand.

    By the habit `safe` it also counts whether two of its rank are `unseen`.
    """
    worth = {card: worth_keeping(card, hand, rules, habits) + habits.safe * _danger(card, unseen) for card in hand}
    return min(hand, key=lambda card: (worth[card], -points_of(card, rules)))


def _danger(card: Card, unseen: Sequence[Card]) -> int:
    """Return how many of a card's rank are unseen, ★ among them, where two of them could make a pon (D5)."""
    if card is JOKER:
        return 0
    found = sum(other is JOKER or other.rank == card.rank for other in unseen)
    return found if found > 1 else 0


def worth_keeping(card: Card, hand: Sequence[Card], rules: Rules, habits: Habits) -> int:
    """Return how much a card is worth keeping: what it connects with, less what it costs."""
    if card is JOKER:
        return JOKER_WORTH
    if card.rank == SEVEN:
        return SEVEN_WORTH if habits.keep_sevens else -JOKER_WORTH
    links = sum(_link(card, other) for other in hand if other is not card and other is not JOKER)
    return habits.links * links - habits.points * POINT * points_of(card, rules)


def _link(card: Card, other: Card) -> int:
    """Return how closely two cards are connected: by rank, or near each other in a suit, the ace at both ends."""
    if card.rank == other.rank:
        return LINK_RANK
    if card.suit is not other.suit:
        return 0
    apart = abs(card.rank - other.rank)
    apart = min(apart, 13 - apart) if 1 in {card.rank, other.rank} else apart
    return LINK_NEXT if apart == 1 else LINK_GAP if apart == 2 else 0
