"""Launch errors, each with what to do about it."""

from __future__ import annotations

import errno
from contextlib import contextmanager
from typing import TYPE_CHECKING

from sevens_teach.errors import SevensError
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_CAUSES = {errno.ENOSPC: "launch-disk-full", errno.EDQUOT: "launch-disk-full"}


class LaunchError(SevensError):
    """The lessons cannot be opened; the message is for the reader and ends with what to do."""


def launch_error(key: str, lang: str, **args: str) -> LaunchError:
    """Return the error that says the message `key` in the reader's language."""
    return LaunchError(message(key, lang, **args))


@contextmanager
def writing(folder: Path, lang: str) -> Iterator[None]:
    """Turn what goes wrong while something is written below `folder` into a `LaunchError`."""
    try:
        yield
    except (FileExistsError, NotADirectoryError) as error:
        raise launch_error("launch-not-a-folder", lang, folder=str(folder)) from error
    except OSError as error:
        key = _CAUSES.get(error.errno or 0, "launch-not-writable")
        raise launch_error(key, lang, folder=str(folder)) from error
