"""The verdict on playing a card: follow suit if able, and lead no ♠ before it is broken (P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import Card, Suit
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused
from sevens_teach.spades.why.match import ended, not_your_turn

if TYPE_CHECKING:
    from sevens_teach.spades.engine.moves import Play
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.engine.view import View


def judge_play(view: View, move: Play) -> Verdict:
    """Return the verdict on playing a card of Spades (P3)."""
    card = move.card
    if move in view.legal_moves:
        grounds = _leading(view, card) if view.trick.led is None else _following(view, card, view.trick.led)
        return allowed(grounds, "spades-may-play", card=card)
    return ended(view) or _not_there(view, card) or _not_now(view) or _against_the_suit(view)


# -- why a card may be played ----------------------------------------------------------------------


def _leading(view: View, card: Card) -> Grounds:
    """Return why a card may be led, or ♠ alone (P3)."""
    if card.suit is not Suit.SPADES:
        return Grounds("P3", phrase("spades-why-lead-any" if view.spades_broken else "spades-why-lead"))
    if not view.spades_broken:
        return Grounds("P3", phrase("spades-why-lead-only"), view.hand)
    player, breaker = breaking_card(view)
    return Grounds("P3", phrase("spades-why-lead-broken", player=Who(player), card=breaker), (breaker,))


def breaking_card(view: View) -> tuple[int, Card]:
    """Return who first played a ♠ on another suit, and which: what broke ♠ (P3)."""
    return next(
        (trick.player_of(card), card)
        for trick in (*view.tricks, view.trick)
        for card in trick.cards
        if card.suit is Suit.SPADES and trick.led is not Suit.SPADES
    )


def _following(view: View, card: Card, led: Suit) -> Grounds:
    """Return why a card may follow, or be thrown (P3)."""
    first = view.trick.cards[0]
    if card.suit is led:
        return Grounds("P3", phrase("spades-why-follow", led=first), (first,))
    key = "spades-why-trump" if card.suit is Suit.SPADES else "spades-why-void"
    return Grounds("P3", phrase(key, led=first, suit=str(led)), (first,))


# -- why it may not --------------------------------------------------------------------------------


def _not_there(view: View, card: Card) -> Verdict | None:
    """Refuse a card that is not in the own hand."""
    if card.is_joker:
        return refused(Grounds("P1", phrase("spades-why-no-joker")), "spades-no-joker")
    if played := _played(view, card):
        return refused(Grounds("P3", played, (card,)), "spades-played-already", card=card)
    if not view.has_seen_hand:
        return refused(Grounds("P2", phrase("spades-why-unseen")), "spades-look-first")
    if card not in view.hand:
        return refused(Grounds("P3", phrase("spades-why-others")), "spades-not-yours", card=card)
    return None


def _played(view: View, card: Card) -> Phrase | None:
    """Return who played a card of Spades and when; None for one still in a hand."""
    if card in view.trick.cards:
        return phrase("spades-why-played-now", player=Who(view.trick.player_of(card)))
    for number, trick in enumerate(view.tricks, 1):
        if card in trick.cards:
            return phrase("spades-why-played", player=Who(trick.player_of(card)), trick=number)
    return None


def _not_now(view: View) -> Verdict | None:
    """Refuse a card before all four have bid, and when it is another's turn."""
    if view.is_bidding:
        assert view.turn is not None  # noqa: S101, `ended` comes first
        return refused(Grounds("P2", phrase("spades-why-bids-first", player=Who(view.turn))), "spades-bids-first")
    return None if view.is_my_turn else not_your_turn(view)


def _against_the_suit(view: View) -> Verdict:
    """Refuse a card of the own hand that does not follow suit, or a ♠ led too early."""
    trick: Trick = view.trick
    if trick.led is None:
        others = tuple(card for card in view.hand if card.suit is not Suit.SPADES)
        return refused(Grounds("P3", phrase("spades-why-not-broken", cards=others), others), "spades-not-broken")
    own = tuple(card for card in view.hand if card.suit is trick.led)
    first = trick.cards[0]
    why = phrase("spades-why-must-follow", led=first, cards=own)
    return refused(Grounds("P3", why, (first, *own)), "spades-must-follow", suit=str(trick.led))
