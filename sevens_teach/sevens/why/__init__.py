"""Why a move is legal or not: the rule's id, the cards and places that are the reason, and the text.

Nothing here decides what is legal: the engine's `legal_moves` do, and this says why. A reason is found
from a `View`, which holds what the player who asks may know, so no text can give away a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.say.verdict import Verdict
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Move, Pass, Play
from sevens_teach.sevens.engine.view import View
from sevens_teach.sevens.why.exchange import judge_exchange
from sevens_teach.sevens.why.joker import judge_joker
from sevens_teach.sevens.why.passing import judge_pass
from sevens_teach.sevens.why.playing import judge_play

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.sevens.engine.position import Position

__all__ = ["Verdict", "verdict"]

_JUDGES: Final[dict[type, Callable[[View, Any], Verdict]]] = {
    Play: judge_play,
    LayJoker: judge_joker,
    Pass: judge_pass,
    Exchange: judge_exchange,
}


def verdict(seen: View | Position, move: Move, player: int | None = None) -> Verdict:
    """Say whether the player of a view may make this `move` of Sevens, by which rule, and why.

    A position is looked at through the view of `player`, or of who is to move. The move is legal exactly when
    `view.may(move)`. Raises `IllegalMoveError` for what is no move, `PositionError` for no player.
    """
    try:
        judge = _JUDGES[type(move)]
    except KeyError:
        raise IllegalMoveError(f"not a move: {shown(move)}: expected a Play, LayJoker, Pass or Exchange (B3)") from None
    view = seen if isinstance(seen, View) else seen.view((seen.turn or 0) if player is None else player)
    return judge(view, move)
