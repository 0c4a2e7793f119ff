"""Players of one's own: found by name, also from other packages, and held to the rules and to a time."""

from __future__ import annotations

import signal
import threading
import time
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final, cast

from sevens_teach.errors import LabError, said, shown
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.players import RandomPlayer, TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.players import Player

GROUP: Final = "sevens_teach.players"
"""The entry points by which a package brings players: each names what makes one when called."""
OWN: Final[dict[str, Callable[[], Player]]] = {"random": RandomPlayer, "tips": TipsPlayer}


_MOVES: Final = (Play, LayJoker, Pass)
"""What a turn's move is; nothing else, however equal to one it says it is."""


@dataclass(frozen=True)
class Fault:
    """A move that a player did not make as it has to; the player forfeits that game."""

    player: str
    what: str
    """`raised …`, `… is not legal`, `took … seconds`."""
    position: str
    """The position in notation."""

    def __str__(self) -> str:
        return f"{self.player} {self.what} in {self.position}"


class FaultyMoveError(LabError):
    """What one move did wrong; a match turns it into a `Fault` and goes on."""


class _TooSlowError(Exception):
    """The time for a move is up."""


def named_player(name: str) -> Player:
    """Return a new player: `random`, `tips`, or one that a package brings by an entry point; raises `LabError`."""
    if name in OWN:
        return OWN[name]()
    found = {each.name: each for each in entry_points(group=GROUP)}
    if name not in found:
        raise LabError(f"no player is called {shown(name)}: expected {', '.join([*OWN, *sorted(found)])}")
    try:
        made = found[name].load()()
    except Exception as error:
        raise LabError(f"the player {name!r} from {found[name].value} cannot be made: {said(error)}") from error
    return checked_player(made)


def checked_player(player: object) -> Player:
    """Return a player, also from its name; what has no `choose(view, rng)` is a `LabError`."""
    if isinstance(player, str):
        return named_player(player)
    if isinstance(player, type) or not callable(getattr(player, "choose", None)):
        raise LabError(f"{shown(player)} is no player: expected a name, or an object with choose(view, rng)")
    return cast("Player", player)


def name_of(player: Player | str) -> str:
    """Return how a player is called in results: its name, or its `repr` where that says who it is, or its class."""
    if isinstance(player, str):
        return player
    called = said(player)
    for name, kind in OWN.items():
        if called == repr(kind()):
            return name
    return type(player).__name__ if " at 0x" in called else called


def chosen_move(player: Player, position: Position, rng: Random, seconds: float | None) -> Move:
    """Return the move that a player chooses for the player to move; raises `FaultyMoveError`."""
    move = asked_move(player, position, rng, seconds)
    if type(move) not in _MOVES or move not in position.legal_moves.turn:
        raise FaultyMoveError(f"chose {shown(move)}, which is not legal")
    return move


def asked_move(player: Player, position: Position, rng: Random, seconds: float | None) -> Move:
    """Return what a player says, legal or not; raises `FaultyMoveError`, from the player's own error."""
    turn = position.turn
    assert turn is not None  # noqa: S101, the match goes on
    begin = time.monotonic()
    try:
        with _limited(seconds):
            move = player.choose(position.view(turn), rng)
    except _TooSlowError:
        raise FaultyMoveError(f"took more than {seconds:g} seconds") from None
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise FaultyMoveError(f"raised {said(error)}") from error
    if seconds is not None and time.monotonic() - begin > seconds:
        raise FaultyMoveError(f"took more than {seconds:g} seconds")
    return move


@contextmanager
def _limited(seconds: float | None) -> Iterator[None]:
    """Interrupt a player who takes longer, where the system can: an endless loop would else hold up the match."""
    if seconds is None or not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_number: int, _frame: object) -> None:
        """Stop a player whose time is over."""
        raise _TooSlowError

    before = signal.signal(signal.SIGALRM, stop)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds)
        yield
    finally:
        try:
            signal.setitimer(signal.ITIMER_REAL, 0)
        finally:
            signal.signal(signal.SIGALRM, before)
