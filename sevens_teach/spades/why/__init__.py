"""Why a move is legal or not in Spades: the rule's id, the cards that are the reason, and the text.

Nothing here decides what is legal: the engine does, and this says why. A reason is found from a `View`,
so no text can give away a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.say.verdict import Verdict
from sevens_teach.spades.engine.moves import Bid, Deal, Look, Move, Play
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.why.bidding import judge_bid, judge_look
from sevens_teach.spades.why.match import judge_deal
from sevens_teach.spades.why.playing import judge_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.spades.engine.view import View

__all__ = ["Verdict", "verdict"]

_JUDGES: Final[dict[type, Callable[[View, Any], Verdict]]] = {
    Bid: judge_bid,
    Deal: judge_deal,
    Look: judge_look,
    Play: judge_play,
}


def verdict(seen: Position | View, move: Move, player: int | None = None) -> Verdict:
    """Say whether a player may make this `move` of Spades, by which rule, and why.

    Of a view it is that view's player; of a position `player`, or who is to move. It is legal exactly when
    `position.may(player, move)`. Raises `IllegalMoveError` for what is no move, `PositionError` for no player.
    """
    try:
        judge = _JUDGES[type(move)]
    except KeyError:
        raise IllegalMoveError(f"not a move: {shown(move)}: expected a Bid, Look, Play or Deal (P2, P3)") from None
    if isinstance(seen, Position):
        seen = seen.view((seen.turn or 0) if player is None else player)
    return judge(seen, move)
