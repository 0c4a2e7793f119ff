"""Why a move is legal or not in Seven Bridge: the rule's id, the cards that are the reason, and the text.

Nothing here decides what is legal: the engine does, and this says why. A reason is found from a `View`,
so no text can give away a hidden card, nor who could have called.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.bridge.engine.moves import Add, Chi, Deal, Draw, Drop, Lay, Move, No, Pon, Renew
from sevens_teach.bridge.engine.position import Position
from sevens_teach.bridge.why.calling import judge_chi, judge_no, judge_pon
from sevens_teach.bridge.why.laying import judge_add, judge_lay
from sevens_teach.bridge.why.turns import judge_deal, judge_draw, judge_drop, judge_renew
from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.say.verdict import Verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.bridge.engine.view import View

__all__ = ["Verdict", "verdict"]

_JUDGES: Final[dict[type, Callable[[View, Any], Verdict]]] = {
    Draw: judge_draw,
    Lay: judge_lay,
    Add: judge_add,
    Drop: judge_drop,
    Pon: judge_pon,
    Chi: judge_chi,
    No: judge_no,
    Deal: judge_deal,
    Renew: judge_renew,
}


def verdict(seen: Position | View, move: Move, player: int | None = None) -> Verdict:
    """Say whether a player may make this `move` of Seven Bridge, by which rule, and why.

    Of a view it is that view's player; of a position `player`, or who decides. It is legal exactly when
    `position.may(player, move)`. Raises `IllegalMoveError` for what is no move, `PositionError` for no player.
    """
    try:
        judge = _JUDGES[type(move)]
    except KeyError:
        raise IllegalMoveError(f"not a move: {shown(move)}: expected one of `sevens_teach.bridge` (D4)") from None
    if isinstance(seen, Position):
        seen = seen.view((seen.turn or 0) if player is None else player)
    return judge(seen, move)
