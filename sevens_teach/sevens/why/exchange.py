"""The verdict on a ghost's exchange (G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.why.refusals import ended

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Exchange
    from sevens_teach.sevens.engine.view import View


def judge_exchange(view: View, move: Exchange) -> Verdict:
    """Return the verdict on two players changing places; who asks does not matter."""
    ghost, talker = Who(move.ghost), Who(move.talker)
    if view.may(move):
        why = phrase("why-exchange", ghost=ghost, talker=talker)
        return allowed(Grounds("G1", why), "exchange-goes", ghost=ghost, talker=talker)
    over = ended(view) if view.rules.ghost else None
    if move.ghost == move.talker:
        return over or refused(Grounds("G1", _why_not(view, move)), "exchange-nobody")
    return over or refused(Grounds("G1", _why_not(view, move)), "exchange-not", ghost=ghost, talker=talker)


def _why_not(view: View, move: Exchange) -> Phrase:
    """Return why a ghost's exchange is not legal (G1)."""
    if not view.rules.ghost:
        return phrase("why-no-ghosts")
    for player in (move.ghost, move.talker):
        if player not in range(len(view.counts)):
            return phrase("why-no-player", player=Who(player))
    if move.ghost == move.talker:
        return phrase("why-same-player")
    gone = view.exit_of(move.ghost)
    if gone is None or gone.how is not Ending.BANKRUPT:
        return phrase("why-not-ghost", ghost=Who(move.ghost))
    return phrase("why-talker-gone", talker=Who(move.talker))
