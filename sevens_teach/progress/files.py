"""One file that several kernels write: each write is whole or not there at all, and only one is at it at a time."""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_TRIES: Final = 250
_PAUSE: Final = 0.02
_NO_LOCKS: Final = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}
_LARGEST: Final = 1_000_000
"""More bytes than any progress has."""


def read(path: Path) -> bytes | None:
    """Return what a file holds, cut where it is too long to be ours; None where there is none. Raises `OSError`."""
    try:
        with path.open("rb") as file:
            return file.read(_LARGEST)
    except FileNotFoundError:
        return None


def write(path: Path, content: bytes) -> None:
    """Write a file so that at any moment either the old or the new is there, whole; raises `OSError`."""
    unfinished = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        unfinished.replace(path)
    except OSError:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def put_aside(path: Path) -> Path:
    """Rename a file that is not ours and return its new name; raises `OSError`."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-aside-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(aside)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep the other kernels from writing the file meanwhile; raises `OSError`, `TimeoutError` where one is stuck.

    The system lets go of the lock when a kernel is killed. Where a disk knows no locks we go on without.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_suffix(".lock").open("ab") as file:
        _lock(file.fileno())
        try:
            yield
        finally:
            _unlock(file.fileno())


def _lock(number: int) -> None:
    for _ in range(_TRIES):
        try:
            return _try_lock(number)
        except OSError as error:
            if error.errno in _NO_LOCKS:
                return None
            if error.errno not in {errno.EACCES, errno.EAGAIN, errno.EDEADLK}:
                raise
            time.sleep(_PAUSE)
    raise TimeoutError(errno.ETIMEDOUT, "another kernel holds the lock")


if sys.platform == "win32":
    import msvcrt

    def _try_lock(number: int) -> None:
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def _unlock(number: int) -> None:
        with suppress(OSError):
            os.lseek(number, 0, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

    def _sync_folder(folder: Path) -> None:
        """Do nothing: folders cannot be synced there."""

else:
    import fcntl

    def _try_lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(number: int) -> None:
        with suppress(OSError):
            fcntl.flock(number, fcntl.LOCK_UN)

    def _sync_folder(folder: Path) -> None:
        """Have the new name written too; the file itself is safe by now."""
        with suppress(OSError):
            number = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)
