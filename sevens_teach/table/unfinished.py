"""Games that a kernel left: kept in the reader's data, and taken up when the cell is run again.

One that was played to its end lies there on its last page, to be reviewed, until another is begun: with how far the
reader has looked into its review, and with the second try that led from it.

With a game lie the moves that hints had named in it: the review tells of those turns as if nobody had left.

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
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevens_teach import files, limits
from sevens_teach.errors import SevensError
from sevens_teach.play.seeds import SEEDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from sevens_teach.play.game import Game

    Hinted = Mapping[object, str]
    """Which move a hint has named at which positions."""

_HINTS: Final = "\nhints "
"""What the line of the hints begins with, the first one after a kept game's record."""
_REVIEW: Final = "\nreview"
"""What the next line begins with: where a review that was begun has told what would have been better."""
_AGAIN: Final = "\nagain "
"""What the next line begins with: from where a second try was made. Its record follows."""
_NONE: Final[Hinted] = MappingProxyType({})


class Tried(NamedTuple):
    """A second try from a moment of a game that is over, as far as it was played."""

    game: Game[Any, Any, Any]
    ply: int
    """How many moves of the first game were made before it."""


class LastPage(NamedTuple):
    """A game that was played to its end, as its table was left."""

    game: Game[Any, Any, Any]
    revealed: frozenset[int] | None = None
    """Before which moves its review has told what would have been better; None where none was begun."""
    tried: Tried | None = None


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
        self._like, self._you = game, you
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

    def take_back(self) -> LastPage | None:
        """Return what this table was left with at a game's end; None if nothing was, or its kernel still lives."""
        try:
            kept, _, again = self._left_over()[1].partition(_AGAIN)
            kept, review, revealed = kept.partition(_REVIEW)
            game = self._load(kept.partition(_HINTS)[0])
        except (OSError, ValueError, SevensError):
            return None
        if not _is_over(game) or game.names != self._dealt[0]:
            return None
        return LastPage(game, _plies(revealed), self._tried(game, again)) if review else LastPage(game)

    def _tried(self, over: Game[Any, Any, Any], text: str) -> Tried | None:
        """Return the second try from a game that is over; None for a text that holds none."""
        number, _, record = text.partition("\n")
        try:
            [ply], game = _plies(number), self._load(record)
        except (ValueError, SevensError):
            return None
        before, same = _positions(over)[: ply + 1], _positions(game)[: ply + 1]
        is_from_there = len(before) == ply + 1 and before == same and before[-1].turn == self._you
        return Tried(game, ply) if is_from_there and game.names == over.names else None

    def deal_anew(self) -> Game[Any, Any, Any] | None:
        """Return a game of other cards, if this table's last one was played to its end; None if its kernel lives."""
        try:
            return _dealt_anew(self._like, (int(self._left_over()[0]) + 1) % SEEDS)
        except (OSError, ValueError, SevensError):
            return None

    def _left_over(self) -> tuple[str, str]:
        """Return the seed of the game that was played to its end, and all else; `ValueError` if its kernel lives."""
        kernel, _, kept = files.read(self._over, limits.TEXT).decode().partition("\n")
        if _lives(kernel):
            raise ValueError("its kernel lives")
        seed, _, rest = kept.partition("\n")
        return seed, rest

    def hinted_in(self, game: Game[Any, Any, Any] | None, you: int) -> Hinted:
        """Return what hints had named at which positions of a game that was taken up; nothing of what is broken."""
        if game is None:
            return {}
        try:
            kept = files.read(self._over if _is_over(game) else self._path, limits.TEXT).decode()
        except (OSError, UnicodeError):
            return {}
        return dict(_hinted(game, you, kept.partition(_HINTS)[2].partition("\n")[0]))

    def keep(
        self,
        game: Game[Any, Any, Any],
        hinted: Hinted = _NONE,
        *,
        revealed: Iterable[int] | None = None,
        tried: Tried | None = None,
    ) -> None:
        """Keep the game as it is now: nothing of one that is not begun.

        Of one that is over also its review, where that was begun, and what was `tried` once more from there. One of
        laid cards comes as it was laid, until it is reviewed.
        """
        written = game.record() + _written(game, hinted)
        with suppress(OSError):
            if self._is_begun(game) and not _is_over(game):
                _write(self._path, written)
                self._over.unlink(missing_ok=True)
                return
            self._path.unlink(missing_ok=True)
            if not _is_over(game):
                return
            if revealed is not None:
                _write(self._over, _fitting(f"{game.seed}\n{written}{_reviewed(revealed)}", tried))
            elif self._is_begun(game) and game.seed is not None:
                _write(self._over, f"{game.seed}\n{written}")

    def _is_begun(self, game: Game[Any, Any, Any]) -> bool:
        """Return whether something has happened in the unfinished game: a move, or another deal."""
        names, start, moves = self._dealt
        return game.names == names and (game.start != start or len(game.history) > moves)


def _written(game: Game[Any, Any, Any], hinted: Hinted) -> str:
    """Return the line of a kept game that holds which move a hint has named after how many moves."""
    told = [f"{ply}:{hinted[each]}" for ply, each in enumerate(_positions(game)) if each in hinted]
    return f"{_HINTS}{' '.join(told)}\n" if told else ""


def _reviewed(revealed: Iterable[int]) -> str:
    """Return the line of a kept game that holds where its review has told what would have been better."""
    return " ".join([_REVIEW, *map(str, sorted(revealed))]) + "\n"


def _fitting(text: str, tried: Tried | None) -> str:
    """Return what is kept of a last page, with the second try where all can be read again."""
    again = "" if tried is None else f"{_AGAIN}{tried.ply}\n{tried.game.record()}"
    return text + again if len((text + again).encode()) + limits.LINE < limits.TEXT else text


def _plies(line: str) -> frozenset[int]:
    """Return the numbers in such a line; whatever else stands there says nothing."""
    most = len(str(limits.TEXT))
    return frozenset(
        int(each) for each in line[: limits.LINE].split() if each.isascii() and each.isdecimal() and len(each) < most
    )


def _hinted(game: Game[Any, Any, Any], you: int, line: str) -> Iterator[tuple[object, str]]:
    """Yield what such a line holds: of the reader's own turns alone; a move that is none there says nothing."""
    positions = _positions(game)
    for each in line[: limits.LINE].split():
        ply, _, named = each.partition(":")
        for at in _plies(ply):
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
