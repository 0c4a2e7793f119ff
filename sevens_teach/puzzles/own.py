"""A mistake of the reader's own as a puzzle of any game: which move would have been better? A review has judged them.

No file has such a puzzle and none is drawn, so its kind is not among a game's others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.puzzle import Puzzle
from sevens_teach.puzzles.source import Source

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.puzzles.model import Kind
    from sevens_teach.puzzles.puzzle import PositionT


class OwnSource(Source):
    """What was played, and what the review found for each move."""

    played: str
    worths: dict[str, float]
    goes_by: str
    """The id of the rule by which one finds the better move: made of the position each time it is posed."""

    @property
    def rule(self) -> str:
        """The id of the rule that it is about; its name may hold another, under which it was kept long ago."""
        return self.goes_by


def own_puzzle(  # noqa: PLR0913, each is something else that is known of it
    name: str, kind: Kind[Any], start: PositionT, played: str, worths: Mapping[str, float], *, rule: str
) -> Puzzle[PositionT, OwnSource]:
    """Return the puzzle of a reader's own mistake; raises `PuzzleError` where the kind cannot ask about it."""
    source = OwnSource.model_construct(
        id=name,
        kind=kind.name,
        position=str(start),
        rules=str(start.rules),
        moves=[],
        tags=["own"],
        played=played,
        worths=dict(worths),
        goes_by=rule,
    )
    made: Puzzle[PositionT, OwnSource] = Puzzle(source, kind, start, ())
    kind.check(made)
    return made


def no_mistake(name: str, played: str, worths: Mapping[str, float], legal: set[str]) -> PuzzleError:
    """Return what to raise for an own mistake whose moves are not the legal ones, or none better."""
    return PuzzleError(f"{name}: {played!r} of {sorted(worths)} is no mistake where {sorted(legal)} are legal")
