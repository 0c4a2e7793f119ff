"""Widgets in which cards of the reader's board are laid: they tell the browser of it."""

from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from sevens_teach import progress
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import this_day
from sevens_teach.teaching.laying import laid_message
from sevens_teach.teaching.lessons import addresses

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sevens_teach.widgets.widget import Widget


@contextmanager
def telling(widget: Widget, lang: str) -> Iterator[None]:
    """Tell a widget's browser of the card that what happens within lays."""
    before = progress.load()
    yield
    tell_laid(widget, before, lang)


def tell_laid(widget: Widget, before: Progress, lang: str, how_done: Mapping[str, str] | None = None) -> None:
    """Tell a widget's browser of the card that was laid since the progress was as `before`, if one was."""
    told = laid_message(before, progress.load(), addresses(Path()), lang, this_day(), how_done=how_done)
    if told is not None:
        widget.send(told)


def counts_days(content: object) -> bool:
    """Have a widget count days in a row, if that is what a browser asks; return whether it was."""
    asked = content == {"kind": "count"}
    if asked:
        progress.keep(Progress(practice=Practice(streak=True)))
    return asked
