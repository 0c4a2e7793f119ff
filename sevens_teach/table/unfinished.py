"""Games that a kernel left: kept in the reader's data, and taken up when the cell is run again.

One that was played to its end lies there on its last page, to be reviewed, until another is begun.

With it lie the moves that hints had named in it: the review tells of those turns as if nobody had left.

The record holds every hand, so it never goes to the browser. A game that the same kernel dealt is not taken up: who
runs a cell again while it lives wants to begin again.
"""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import files, limits
from sevens_teach.errors import SevensError
from sevens_teach.play.seeds import SEEDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sevens_teach.play.game import Game

    Hinted = Mapping[object, str]
    """Which move a hint has named at which positions."""

_HINTS: Final = "\nhints "
"""What the line of the hints begins with, the last one of a kept game."""
_NONE: Final[Hinted] = MappingProxyType({})


def _born(number: str) -> str:
    """Return when a kernel's process began, as Linux tells; nothing for one that has ended, or where nobody tells."""
    with suppress(OSError):
        told = Path("/proc", number, "stat").read_text(encoding="utf-8").rpartition(") ")[2].split()
        return "" if told[0] == "Z" else told[19]  # killed, its parent has not asked yet, so it keeps its number
    return ""


@cache
def _kernel() -> str:
    """Return which kernel this is: its number may be another's later, the token never.

    Asked for when a game is kept, and not before: many pages take up one memory, and each is a process of its own.
    """
    return f"{os.getpid()} {secrets.token_hex(8)} {_born(str(os.getpid()))}"


def name_of(game: Game[Any, Any, Any], you: int) -> str:
    """Return by which name the unfinished game of a table is kept, for the game as it was dealt there."""
    return sha256(f"{you}\n{game.record()}".encode()).hexdigest()[:20]


class Unfinished:
    """Where the game of one table is kept; nothing here raises for a full disk or a broken file."""

    def __init__(self, folder: Path, game: Game[Any, Any, Any], you: int) -> None:
        """Take the reader's folder, the game as the cell deals it, and who the reader is: so it is known again."""
        self._load = game.load
        self._dealt = game.names, game.start, len(game.history)  # a game goes on: this is how it was dealt
        self._like = game
        self._path = folder / "unfinished" / f"{name_of(game, you)}.txt"
        self._over = folder / "finished" / self._path.name

    def take_up(self) -> Game[Any, Any, Any] | None:
        """Return the unfinished game as it was left; None if none was, or its kernel still lives."""
        try:
            kernel, _, kept = files.read(self._path, limits.TEXT).decode().partition("\n")
            if _lives(kernel):
                return None
            game = self._load(kept.partition(_HINTS)[0])
        except (OSError, UnicodeError, SevensError):
            return None
        return game if self._is_begun(game) and not _is_over(game) else None

    def take_back(self) -> Game[Any, Any, Any] | None:
        """Return the game that this table was left with at its end; None if none was, or its kernel still lives."""
        try:
            game = self._load(self._left_over()[1])
        except (OSError, ValueError, SevensError):
            return None
        return game if _is_over(game) and game.names == self._dealt[0] else None

    def deal_anew(self) -> Game[Any, Any, Any] | None:
        """Return a game of other cards, if this table's last one was played to its end; None if its kernel lives."""
        try:
            return _dealt_anew(self._like, (int(self._left_over()[0]) + 1) % SEEDS)
        except (OSError, ValueError, SevensError):
            return None

    def _left_over(self) -> tuple[str, str]:
        """Return seed and record of the game that was played to its end; raises `ValueError` if its kernel lives."""
        kernel, _, kept = files.read(self._over, limits.TEXT).decode().partition("\n")
        if _lives(kernel):
            raise ValueError("its kernel lives")
        seed, _, record = kept.partition("\n")
        return seed, record.partition(_HINTS)[0]

    def hinted_in(self, game: Game[Any, Any, Any] | None, you: int) -> Hinted:
        """Return what hints had named at which positions of a game that was taken up; nothing of what is broken."""
        if game is None:
            return {}
        try:
            kept = files.read(self._over if _is_over(game) else self._path, limits.TEXT).decode()
        except (OSError, UnicodeError):
            return {}
        return dict(_hinted(game, you, kept.partition(_HINTS)[2]))

    def keep(self, game: Game[Any, Any, Any], hinted: Hinted = _NONE, *, replayed: bool = False) -> None:
        """Keep the unfinished game as it is now: nothing of one that is over, not begun, or `replayed`."""
        with suppress(OSError):
            if self._is_begun(game) and not _is_over(game) and not replayed:
                _write(self._path, game.record() + _written(game, hinted))
                self._over.unlink(missing_ok=True)
                return
            self._path.unlink(missing_ok=True)
            if self._is_begun(game) and not replayed and game.seed is not None:
                _write(self._over, f"{game.seed}\n{game.record()}{_written(game, hinted)}")

    def _is_begun(self, game: Game[Any, Any, Any]) -> bool:
        """Return whether something has happened in the unfinished game: a move, or another deal."""
        names, start, moves = self._dealt
        return game.names == names and (game.start != start or len(game.history) > moves)


def _written(game: Game[Any, Any, Any], hinted: Hinted) -> str:
    """Return the line of a kept game that holds which move a hint has named after how many moves."""
    told = [f"{ply}:{hinted[each]}" for ply, each in enumerate(_positions(game)) if each in hinted]
    return f"{_HINTS}{' '.join(told)}\n" if told else ""


def _hinted(game: Game[Any, Any, Any], you: int, line: str) -> Iterator[tuple[object, str]]:
    """Yield what such a line holds: of the reader's own turns alone; a move that is none there says nothing."""
    positions = _positions(game)
    for each in line[: limits.LINE].split():
        ply, _, named = each.partition(":")
        at = int(ply) if ply.isascii() and ply.isdecimal() and len(ply) < len(str(limits.TEXT)) else len(positions)
        if at < len(positions) and positions[at].turn == you and named:
            yield positions[at], named


def _positions(game: Game[Any, Any, Any]) -> list[Any]:
    """Return all positions of a game, from its start."""
    return [game.start, *(entry.position for entry in game.history)]


def _write(path: Path, text: str) -> None:
    """Keep what a table leaves, with its kernel; raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    is_one_more = not path.exists()
    files.write(path, f"{_kernel()}\n{text}".encode(), through=False)  # the reader waits
    if is_one_more:
        _clear_up(path.parent)


def _is_over(game: Game[Any, Any, Any]) -> bool:
    """Return whether a kept game is over."""
    position = game.history[-1].position if game.history else game.start
    return position.outcome is not None


def _lives(kernel: str) -> bool:
    """Return whether a kernel's process still runs: this one, or another of that number."""
    if kernel == _kernel():
        return True
    number, _, rest = kernel.partition(" ")
    if born := rest.partition(" ")[2]:
        return number.isdecimal() and _born(number) == born
    if os.name != "posix" or not number.isdecimal() or int(number) in {0, os.getpid()}:
        return False
    try:
        os.kill(int(number), 0)
    except PermissionError:
        return True
    except (OSError, OverflowError):
        return False
    return True


def _clear_up(folder: Path) -> None:
    """Keep the newest of what tables leave only: a reader takes up what was left lately."""
    games = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime)
    for path in games[: -limits.UNFINISHED_GAMES]:
        path.unlink(missing_ok=True)


def _dealt_anew(game: Game[Any, Any, Any], seed: int) -> Game[Any, Any, Any]:
    """Return a game by the same rules and for the same players, with the cards of a seed."""
    anew: Game[Any, Any, Any] = type(game)(game.start.rules, names=game.names, seed=seed)
    return anew
