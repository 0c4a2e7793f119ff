"""What the moves before the question did to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.sevens.engine.moves import Exchange

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.puzzle import Puzzle
    from sevens_teach.sevens.puzzles.scene import Step


def exit_step(puzzle: Puzzle, player: int) -> Step | None:
    """Return the move by which a player left the game; None where that was before the moves."""
    return next((step for step in reversed(puzzle.steps) if _leaves(step, player)), None)


def _leaves(step: Step, player: int) -> bool:
    return player in step.before.in_play and player not in step.after.in_play


def talk_of(puzzle: Puzzle, player: int) -> Exchange | None:
    """Return the talk to a ghost for which a player counts as bankrupt; None where it was anything else (G1)."""
    step = exit_step(puzzle, player)
    return step.move if step is not None and isinstance(step.move, Exchange) else None


def has_exchanged(puzzle: Puzzle) -> bool:
    """Return whether a ghost has changed places by now: who is bankrupt need not have passed once too often (G2)."""
    return any(gone.by_exchange for gone in puzzle.position.exits)
