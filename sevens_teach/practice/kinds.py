"""Which kinds of question a reader has met: a storm asks these first; the first miss of another costs nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.puzzle import find_authored

if TYPE_CHECKING:
    from sevens_teach.progress import Progress


def kinds_met(found: Progress) -> set[str]:
    """Return the kinds of the puzzles that the reader has solved."""
    return {posed.kind for name in found.solved if (posed := find_authored(name))}
