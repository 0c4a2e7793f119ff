"""Why a move is legal or not: the rule's id, the cards and places that are the reason, and the text.

Nothing here decides what is legal: the engine's `legal_moves` do, and this says why. A reason is found
from a `Seat`, which holds what the player who asks may know, so no text can give away a hidden card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.finding import Verdict
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Move, Pass, Play
from sevens_teach.sevens.why.exchange import judge_exchange
from sevens_teach.sevens.why.joker import judge_joker
from sevens_teach.sevens.why.passing import judge_pass
from sevens_teach.sevens.why.playing import judge_play
from sevens_teach.sevens.why.seat import seat_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.why.seat import Seat

__all__ = ["Verdict", "verdict"]

_JUDGES: Final[dict[type, Callable[[Seat, Any], Verdict]]] = {
    Play: judge_play,
    LayJoker: judge_joker,
    Pass: judge_pass,
    Exchange: judge_exchange,
}


def verdict(position: Position, move: Move, player: int | None = None) -> Verdict:
    """Say whether `player` (None: the one to move) may make this `move`, by which rule, and why.

    It is legal exactly when it is that player's turn, or the move is a ghost's exchange, and the move is in
    `position.legal_moves`. Raises `IllegalMoveError` for what is no move, `PositionError` for no player.
    """
    try:
        judge = _JUDGES[type(move)]
    except KeyError:
        raise IllegalMoveError(f"not a move: {shown(move)}: expected a Play, LayJoker, Pass or Exchange (B3)") from None
    return judge(seat_of(position, player), move)
