"""The refusals that come before any card is looked at: play has ended, the player is out, it is another's turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT, SEVEN
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, both, refused
from sevens_teach.sevens.engine.exits import Ending

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View


def barred(view: View) -> Verdict | None:
    """Refuse a player who cannot move at all: play has ended, or the player is not in any more."""
    gone = view.exit_of(view.player)
    if view.turn is None or gone is None:
        return ended(view)
    answer, why = _GONE[gone.how]
    return refused(Grounds(gone.how.rule, phrase(why)), answer)


def ended(view: View) -> Verdict | None:
    """Refuse any move of Sevens where play has ended (B10, K7)."""
    return refused(_over(view), "play-has-ended") if view.turn is None else None


_GONE: Final = {
    Ending.OUT: ("you-are-out", "why-out"),
    Ending.BANKRUPT: ("you-are-bankrupt", "why-bankrupt-before"),
    Ending.LEFT: ("you-have-left", "why-left"),
    Ending.JOKER: ("you-are-stuck", "why-stuck"),
}


def _over(view: View) -> Grounds:
    """Return why nobody moves any more (B10, K7)."""
    if view.rules.killer:
        return Grounds("K7", phrase("why-everyone-gone"))
    staying = [player for player in range(len(view.counts)) if view.exit_of(player) is None]
    return Grounds("B10", phrase("why-one-left", player=Who(staying[0])) if staying else phrase("why-nobody-left"))


def not_your_turn(view: View, *, could: Card | None = None) -> Verdict:
    """Refuse a move of Sevens whose only fault is the turn (B2); `could` is a card that fits all the same."""
    turn = phrase("why-turn", player=Who(view.turn or 0))
    if could is None:
        return refused(Grounds("B2", turn), "not-your-turn")
    return refused(Grounds("B2", both(turn, phrase("why-turn-but-open", card=could)), (could,)), "not-your-turn")


def already_down(view: View, card: Card) -> Grounds:
    """Return why a card is down: it went down before play (B2), or with a bankruptcy (B7), or it was played (B3)."""
    if card.rank == SEVEN and view.rules.opening == "sevens":
        return Grounds("B2", phrase("why-sevens-first"), (card,))
    if gone := view.bankruptcy_of(card):
        player = gone.laid_by
        laid = phrase("why-laid-by-somebody") if player is None else phrase("why-laid", player=Who(player))
        return Grounds("B7", laid, (card,))
    return Grounds("B3", phrase("why-own-hand"), (card,))


def without_joker(view: View) -> Verdict | None:
    """Refuse ★ where there is none in the game (B1, K11), or not in this hand (B3)."""
    if view.rules.killer:
        return refused(Grounds("K11", phrase("why-no-joker-killer")), "no-joker")
    if view.rules.joker == "none":
        return refused(Grounds("B1", phrase("why-no-joker")), "no-joker")
    if not view.own & JOKER_BIT:
        return refused(Grounds("B3", phrase("why-own-hand")), "joker-not-yours")
    return None


def needs_place(view: View) -> Grounds:
    """Return why ★ is not played like a number card: it is laid on a place (J1), with a card (J2)."""
    why = "why-joker-place" if view.rules.joker == "solo" else "why-joker-place-and-card"
    return Grounds(view.rules.joker_rule, phrase(why))
