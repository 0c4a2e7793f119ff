"""The verdict on playing a card (B3), and on which grounds the board lets a card in or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, both, refused
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.why import line, ring, touch
from sevens_teach.sevens.why.refusals import already_down, barred, needs_place, not_your_turn, without_joker

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View

_ANSWERS: Final = {"T4": "is-closed-off", "K3": "is-dead", "K4": "is-dead", "K9": "is-dead"}


def judge_play(view: View, move: Play) -> Verdict:
    """Return the verdict on playing a card of Sevens (B3)."""
    card = move.card
    if view.may(move):
        return allowed(_with_warning(view, card, fitting(view, card)), "may-be-played", card=card)
    return barred(view) or (_refused_joker(view) if card.is_joker else _refused_card(view, card))


def beside_island(view: View) -> Verdict | None:
    """Return why an own card has to wait though it lies next to a card on the board, one beyond a gap (B8)."""
    verdicts = (judge_play(view, Play(card)) for card in view.hand if not card.is_joker)
    return next((each for each in verdicts if each.rule == "B8" and not each.legal), None)


def judge_place(view: View, card: Card) -> Verdict:
    """Judge a place as if the asker held its card, on their turn: so it reveals no hand."""
    if view.is_down(card):
        return refused(already_down(view, card), "is-down-already", card=card)
    if card.bit & view.open:
        return allowed(fitting(view, card), "may-be-played", card=card)
    grounds = waiting(view, card)
    return refused(grounds, _ANSWERS.get(grounds.rule, "has-to-wait"), card=card)


def fitting(view: View, card: Card) -> Grounds:
    """Return why the board lets a card in, by line, ring or touch."""
    if view.rules.killer:
        return touch.fitting(view, card)
    return line.fitting(view, card) if view.rules.tunnel == "off" else ring.fitting(view, card)


def waiting(view: View, card: Card) -> Grounds:
    """Return why the board does not let in a card that is not down, by line, ring or touch."""
    if view.rules.killer:
        return touch.waiting(view, card)
    return line.waiting(view, card) if view.rules.tunnel == "off" else ring.waiting(view, card)


def _with_warning(view: View, card: Card, grounds: Grounds) -> Grounds:
    """Return the grounds; where only ★ stays in the hand, they say what follows (J5)."""
    if view.own ^ card.bit != JOKER_BIT:
        return grounds
    return Grounds("J5", both(grounds.why, phrase("why-only-joker-left")), grounds.cards)


def _refused_card(view: View, card: Card) -> Verdict:
    """Return the verdict on a card that may not be played."""
    if not view.is_down(card) and not view.own & card.bit:
        return refused(Grounds("B3", phrase(_whose(view, card)), (), (card,)), "is-not-yours", card=card)
    if card.bit & view.open:
        return not_your_turn(view, could=card)
    return judge_place(view, card)


def _whose(view: View, card: Card) -> str:
    """Return what anybody can see of a card neither down nor in the own hand: another holds it."""
    if card.bit & view.dead:
        return "why-others-dead"
    return "why-others-open" if card.bit & view.open else "why-others-waiting"


def _refused_joker(view: View) -> Verdict:
    """Refuse to play ★ like a number card: it is laid on a place."""
    return without_joker(view) or refused(needs_place(view), "joker-needs-place")
