"""Where the progress is: in one file, which every kernel reads anew; in memory only what could not be written."""

from __future__ import annotations

import errno
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from sevens_teach import files, limits
from sevens_teach.progress.codes import CodeError, decode, encode
from sevens_teach.progress.model import NewerProgressError, Progress, ProgressError
from sevens_teach.progress.practice import Practice, day_after, this_day
from sevens_teach.say.messages import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FILE: Final = "progress.json"
_FULL: Final = {errno.ENOSPC, errno.EDQUOT}
_UNFIT: Final = (ArithmeticError, ValueError)
"""What values raise that cannot be put together; there are none that we know of."""


class Store:
    """The progress of one reader, in a folder. Nothing here raises for a full disk, a read-only home or a broken file.

    Each write takes in what other kernels have written meanwhile. A file that is not ours is renamed, never
    overwritten; one that a newer version of the kit wrote stays as it is.
    """

    def __init__(self, folder: Path) -> None:
        """Take the folder, which is made when there is something to keep."""
        self.path = folder / FILE
        self.trouble: Phrase | None = None
        """What the reader has to know about how the progress is kept; None if all is well."""
        self._unwritten = Progress()
        self._patient = True

    def load(self) -> Progress:
        """Return the progress: the file's, and what could not be written."""
        return _together(self._read(), self._unwritten)

    def record(self, name: str, *, tries: int, hints: int = 0, shown: bool = False) -> Phrase | None:
        """Keep that a puzzle was solved; return what the reader has to be told, if any."""
        return self.keep(Progress.one(name, tries=tries, hints=hints, shown=shown))

    def keep(self, more: Progress) -> Phrase | None:
        """Keep more besides what is there; return what the reader has to be told: always where it is not written."""
        self._keep(more)
        return self.trouble if more != Progress() else None

    def restore(self, code: str) -> Phrase:
        """Take in what a code carries, besides what is there; return what to tell the reader."""
        try:
            found = decode(code).until(day_after(this_day()))
        except CodeError as error:
            return error.said
        new = found.solved.keys() - self.load().solved.keys()
        self._keep(found)
        if not found.solved and found.practice != Practice():
            return self.trouble or phrase("progress-restored-practice")
        return self.trouble or phrase("progress-restored", count=len(found.solved), new=len(new))

    def reset(self) -> Phrase:
        """Forget everything; return what to tell the reader, with the code that brings it back."""
        code = encode(self.load())
        try:
            with self._locked():
                self._put_aside_if_strange()
                files.write(self.path, Progress().text.encode())
        except (OSError, NewerProgressError) as error:
            return self._failed(error)
        self._unwritten, self.trouble = Progress(), None
        return phrase("progress-reset-done", code=code)

    def _keep(self, more: Progress) -> None:
        """Write progress into the file; what cannot be written is kept in memory."""
        self._unwritten = _together(self._unwritten, more)
        if self._unwritten == Progress():
            return
        try:
            with self._locked():
                aside = self._write()
        except (OSError, NewerProgressError) as error:
            self._failed(error)
        else:
            self._unwritten, self.trouble = Progress(), aside

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Lock the file; after one timeout, do not wait again until the lock has been free."""
        patient, self._patient = self._patient, False
        with files.locked(self.path, patient=patient):
            self._patient = True
            yield

    def _read(self) -> Progress:
        """Return the progress of the file: none where it is not ours."""
        try:
            return self._parsed() or Progress()
        except (OSError, NewerProgressError) as error:
            self._failed(error)
        except ProgressError:
            self.trouble = phrase("progress-file-strange", file=str(self.path))
        return Progress()

    def _parsed(self) -> Progress | None:
        """Return what the file holds, None where there is none; raises `ProgressError` or `OSError`."""
        try:
            return Progress.parse(files.read(self.path, limits.PROGRESS_FILE))
        except FileNotFoundError:
            return None
        except OSError as error:
            if error.errno != errno.EFBIG:
                raise
            raise ProgressError(f"no progress: {error.strerror}") from None

    def _write(self) -> Phrase | None:
        """Write the unwritten progress, besides what is there; return what to tell the reader.

        Where the two do not go together, only the stars go on, and the file is kept aside as it was.
        """
        aside = self._put_aside_if_strange()
        found = self._read()
        try:
            both = found.merged(self._unwritten)
        except _UNFIT:
            both = found.stars.merged(self._unwritten.stars)
            aside = phrase("progress-file-aside", file=str(files.copy_aside(self.path)))
        files.write(self.path, both.text.encode())
        return aside

    def _put_aside_if_strange(self) -> Phrase | None:
        """Rename a file that is not ours, and return what to tell the reader.

        Raises `OSError`, and `NewerProgressError` for one that is only too new for us.
        """
        try:
            self._parsed()
        except NewerProgressError:
            raise
        except ProgressError:
            return phrase("progress-file-aside", file=str(files.put_aside(self.path)))
        return None

    def _failed(self, error: OSError | NewerProgressError) -> Phrase:
        """Return, and remember, what an error with the progress file means to the reader."""
        folder = str(self.path.parent)
        if isinstance(error, NewerProgressError):
            self.trouble = phrase("progress-newer", folder=folder)
        elif isinstance(error, TimeoutError):
            self.trouble = phrase("progress-busy", folder=folder)
        elif error.errno in _FULL:
            self.trouble = phrase("progress-full", folder=folder)
        else:
            self.trouble = phrase("progress-not-writable", folder=folder)
        return self.trouble


def _together(one: Progress, two: Progress) -> Progress:
    """Return both progresses: without what practice keeps, where that does not go together. The stars always do."""
    try:
        return one.merged(two)
    except _UNFIT:
        return one.stars.merged(two.stars)
