"""The verdict on a ghost's exchange (G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.finding import Grounds, Verdict, allowed, refused
from sevens_teach.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.why.seat import ended

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Exchange
    from sevens_teach.sevens.why.seat import Seat


def judge_exchange(seat: Seat, move: Exchange) -> Verdict:
    """Return the verdict on two players changing places; who asks does not matter."""
    ghost, talker = Who(move.ghost), Who(move.talker)
    if move in seat.moves:
        why = phrase("why-exchange", ghost=ghost, talker=talker)
        return allowed(Grounds("G1", why), "exchange-goes", ghost=ghost, talker=talker)
    over = ended(seat) if seat.rules.ghost else None
    if move.ghost == move.talker:
        return over or refused(Grounds("G1", _why_not(seat, move)), "exchange-nobody")
    return over or refused(Grounds("G1", _why_not(seat, move)), "exchange-not", ghost=ghost, talker=talker)


def _why_not(seat: Seat, move: Exchange) -> Phrase:
    if not seat.rules.ghost:
        return phrase("why-no-ghosts")
    for player in (move.ghost, move.talker):
        if player not in seat.players:
            return phrase("why-no-player", player=Who(player))
    if move.ghost == move.talker:
        return phrase("why-same-player")
    gone = seat.exit_of(move.ghost)
    if gone is None or gone.how is not Ending.BANKRUPT:
        return phrase("why-not-ghost", ghost=Who(move.ghost))
    return phrase("why-talker-gone", talker=Who(move.talker))
