"""Files of a reader: each is written whole or not at all, read without waiting, and locked against other kernels."""

from __future__ import annotations

import errno
import os
import secrets
import stat
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
_NO_LINKS: Final = {errno.EPERM, errno.EACCES, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EMLINK}
_LEFT_OVER: Final = 3600
"""Seconds after which an unfinished file is nobody's any more: its writer was killed."""
_NEVER_WAIT: Final = getattr(os, "O_NONBLOCK", 0)
_NO_LINK: Final = getattr(os, "O_NOFOLLOW", 0)
_BYTES: Final = getattr(os, "O_BINARY", 0)


def read(path: Path, most: int) -> bytes:
    """Return what a file of at most `most` bytes holds.

    Raises `FileNotFoundError`, or another `OSError`: `EFBIG` for a longer one, `EINVAL` for what is no file at all (a
    pipe would keep us waiting).
    """
    number = os.open(path, os.O_RDONLY | _NEVER_WAIT | _BYTES)
    with os.fdopen(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, "not a file", str(path))
        content = file.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"longer than {most:,} bytes", str(path))
    return content


def write(path: Path, content: bytes, *, through: bool = True) -> None:
    """Write a file so that at any moment either the old or the new is there, whole; raises `OSError`.

    Where the name is a link, what it leads to is written and the link stays. A file that is not written `through` to
    the disk outlives its kernel, but not a power cut: it may then be empty.
    """
    target = path.resolve()
    with _unfinished(target, content, through=through) as finished:
        finished.replace(target)
    if through:
        _sync_folder(target.parent)


def create(path: Path, content: bytes) -> None:
    """Write a file that is not there yet, whole or not at all; raises `FileExistsError`, or another `OSError`."""
    with _unfinished(path, content) as finished:
        try:
            _link(finished, path)
        except OSError as error:
            if error.errno not in _NO_LINKS:
                raise
            if path.exists():
                raise FileExistsError(errno.EEXIST, "is there already", str(path)) from None
            finished.replace(path)
    _sync_folder(path.parent)


def _link(path: Path, name: Path) -> None:
    """Give a file a second name; raises `OSError`, also where Python knows no links, as in a page."""
    if not hasattr(os, "link"):
        raise OSError(errno.ENOSYS, "no links here", str(name))
    os.link(path, name)


@contextmanager
def _unfinished(target: Path, content: bytes, *, through: bool = True) -> Iterator[Path]:
    """Write a file's content beside its target, and clear up afterwards: also what killed kernels left there."""
    _clear_up(target)
    path = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK | _BYTES, 0o666)
    try:
        with os.fdopen(number, "wb") as file:
            file.write(content)
            if through:
                file.flush()
                os.fsync(file.fileno())
        yield path
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _clear_up(target: Path) -> None:
    """Remove what killed writers have left beside a file."""
    with suppress(OSError):
        for path in target.parent.glob(f".{target.name}.*"):
            if time.time() - path.lstat().st_mtime > _LEFT_OVER:
                path.unlink()


def put_aside(path: Path) -> Path:
    """Rename a file that is not ours and return its new name; raises `OSError`."""
    return path.rename(_beside(path))


def copy_aside(path: Path) -> Path:
    """Keep a file as it is under another name too, and return that; raises `OSError`."""
    aside = _beside(path)
    create(aside, path.read_bytes())
    return aside


def _beside(path: Path) -> Path:
    """Return a name beside a file that no other file has."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-aside-{number}{path.suffix}")).exists():
        number += 1
    return aside


# filelock 4.2 was tried for this. In Pyodide it brings some forty modules, asyncio among them, and locks as little as
# `flock` there: a second lock on the same file is had too, and a soft one waits on beyond its time.
@contextmanager
def locked(path: Path, *, patient: bool = True) -> Iterator[None]:
    """Keep the other kernels from writing the file meanwhile; raises `OSError`, `TimeoutError` where one is stuck.

    It waits up to five seconds if `patient`. The system lets go of the lock when a kernel is killed. Where a disk
    knows no locks we go on without.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    number = os.open(path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | _NEVER_WAIT | _NO_LINK | _BYTES, 0o666)
    with os.fdopen(number, "r+b", buffering=0):
        _lock(number, _TRIES if patient else 1)
        try:
            yield
        finally:
            _unlock(number)


def _lock(number: int, tries: int) -> None:
    """Lock an open file, trying again while another kernel holds it; raises `TimeoutError`."""
    for _ in range(tries):
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
        """Lock an open file now; raises `OSError` where another kernel holds it."""
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def _unlock(number: int) -> None:
        """Give the lock of an open file back."""
        with suppress(OSError):
            os.lseek(number, 0, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

    def _sync_folder(folder: Path) -> None:
        """Have a file's new name written to the disk too, where folders can be synced."""

else:
    import fcntl

    def _try_lock(number: int) -> None:
        """Lock an open file now; raises `OSError` where another kernel holds it."""
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(number: int) -> None:
        """Give the lock of an open file back."""
        with suppress(OSError):
            fcntl.flock(number, fcntl.LOCK_UN)

    def _sync_folder(folder: Path) -> None:
        """Have a file's new name written to the disk too, where folders can be synced."""
        with suppress(OSError):
            number = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(number)
            finally:
                os.close(number)
