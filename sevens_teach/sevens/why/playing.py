"""The verdict on playing a card (B3), and on which grounds the board lets a card in or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT
from sevens_teach.finding import Grounds, Verdict, allowed, both, refused
from sevens_teach.messages import phrase
from sevens_teach.sevens.why import line, ring, touch
from sevens_teach.sevens.why.seat import already_down, barred, not_your_turn, without_joker

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Play
    from sevens_teach.sevens.why.seat import Seat

_ANSWERS: Final = {"T4": "is-closed-off", "K3": "is-dead", "K4": "is-dead", "K9": "is-dead"}


def judge_play(seat: Seat, move: Play) -> Verdict:
    """Return the verdict on playing a card."""
    card = move.card
    if move in seat.moves:
        return allowed(_with_warning(seat, card, fitting(seat, card)), "may-be-played", card=card)
    return barred(seat) or (_refused_joker(seat) if card.is_joker else _refused_card(seat, card))


def fitting(seat: Seat, card: Card) -> Grounds:
    """Return why the board lets a card in."""
    if seat.rules.killer:
        return touch.fitting(seat, card)
    return line.fitting(seat, card) if seat.rules.tunnel == "off" else ring.fitting(seat, card)


def waiting(seat: Seat, card: Card) -> Grounds:
    """Return why the board does not let in a card that is not down."""
    if seat.rules.killer:
        return touch.waiting(seat, card)
    return line.waiting(seat, card) if seat.rules.tunnel == "off" else ring.waiting(seat, card)


def _with_warning(seat: Seat, card: Card, grounds: Grounds) -> Grounds:
    """Return the grounds; where only ★ stays in the hand, they say what follows (J5)."""
    if seat.hand ^ card.bit != JOKER_BIT:
        return grounds
    return Grounds("J5", both(grounds.why, phrase("why-only-joker-left")), grounds.cards)


def _refused_card(seat: Seat, card: Card) -> Verdict:
    if seat.is_down(card):
        return refused(already_down(seat, card), "is-down-already", card=card)
    if not seat.hand & card.bit:
        return refused(Grounds("B3", phrase(_whose(seat, card)), (), (card,)), "is-not-yours", card=card)
    if card.bit & seat.open:
        return not_your_turn(seat, could=card)
    grounds = waiting(seat, card)
    return refused(grounds, _ANSWERS.get(grounds.rule, "has-to-wait"), card=card)


def _whose(seat: Seat, card: Card) -> str:
    """Return what anybody can see of a card that is neither down nor in the own hand: another holds it."""
    if card.bit & seat.dead:
        return "why-others-dead"
    return "why-others-open" if card.bit & seat.open else "why-others-waiting"


def _refused_joker(seat: Seat) -> Verdict:
    """Refuse to play ★ like a number card: it is laid on a place."""
    return without_joker(seat) or refused(needs_place(seat), "joker-needs-place")


def needs_place(seat: Seat) -> Grounds:
    """Return why ★ is not played like a number card: it is laid on a place (J1), with a card (J2)."""
    why = "why-joker-place" if seat.rules.joker == "solo" else "why-joker-place-and-card"
    return Grounds(seat.rules.joker_rule, phrase(why))
