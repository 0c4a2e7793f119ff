"""A hint at a table of Seven Bridge: first where to look, and asked again what one who knows the tips would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.moves import Add, Chi, Draw, Drop, Lay, Pon
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.bridge.players.tips import habits_for
from sevens_teach.bridge.why import verdict
from sevens_teach.say.replies import reply

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.why.telling import Teller
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.wire import Reply

_FIRST: Final = {
    Lay: "bridge-hint-lay",
    Add: "bridge-hint-add",
    Drop: "bridge-hint-drop",
    Pon: "bridge-hint-call",
    Chi: "bridge-hint-call",
}
_NO_CHANCE: Random = None  # type: ignore[assignment]  # who keeps to the tips draws nothing


def hint_of(snapshot: Snapshot[Position], view: View, teller: Teller) -> Reply:
    """Return a hint to the player who decides; one who can only draw is told so at once."""
    move = TipsPlayer(habits_for(len(view.counts))).choose(view, _NO_CHANCE)
    lets_go = type(move) not in _FIRST and any(isinstance(each, Pon | Chi) for each in view.legal_moves)
    found = verdict(view, move)
    if not snapshot.hints and (lets_go or not isinstance(move, Draw)):
        marked = cards_of(move) if isinstance(move, Lay | Add) else ()  # what it speaks of
        return reply(found.rule, teller.text(_FIRST.get(type(move), "bridge-hint-wait")), "", marked)
    headline = teller.text("bridge-hint", what=teller.step(move, view))
    reason = (
        teller.text("bridge-hint-keep") if lets_go and _waits(view) else found.reason(snapshot.lang, snapshot.names)
    )
    return reply(found.rule, headline, reason, cards_of(move))


def _waits(view: View) -> bool:
    """Return whether the tips hold everything back for the fifty (D10): then a hint says so."""
    return habits_for(len(view.counts)).hold != Habits().hold and not view.own_melds
