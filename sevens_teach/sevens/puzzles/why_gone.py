"""How players left the game by the moves before the question, ghosts and those who talked to them too."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import Exchange

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_HOW: Final = {
    Ending.OUT: "puzzle-gone-out",
    Ending.BANKRUPT: "puzzle-gone-bankrupt",
    Ending.LEFT: "puzzle-gone-left",
    Ending.JOKER: "puzzle-gone-joker",
}


def gone_because(puzzle: SevensPuzzle[Any], player: int) -> Note:
    """Return how a player left the game, and the rule of it."""
    gone = puzzle.position.exit_of(player)
    assert gone is not None  # noqa: S101, the player is not in any more
    who = Who(player)
    if talk := talk_of(puzzle, player):
        return _gone(player, "G1", phrase("puzzle-gone-talked", player=who, ghost=Who(talk.ghost)))
    why = _HOW[gone.how]
    if gone.how is Ending.BANKRUPT and has_exchanged(puzzle):
        why = "puzzle-gone-somehow"
    return _gone(player, gone.how.rule, phrase(why, player=who))


def _gone(player: int, rule: str, why: Phrase) -> Note:
    """Return the reply that a player has left the game, and why."""
    return Note(rule, phrase("puzzle-is-gone", player=Who(player)), why)


def talk_of(puzzle: SevensPuzzle[Any], player: int) -> Exchange | None:
    """Return the talk to a ghost for which a player counts as bankrupt; None where it was anything else (G1)."""
    step = next((step for step in reversed(puzzle.steps) if _leaves(step, player)), None)
    return step.move if step is not None and isinstance(step.move, Exchange) else None


def _leaves(step: Step, player: int) -> bool:
    """Return whether a player leaves the game by a step."""
    return player in step.before.in_play and player not in step.after.in_play


def has_exchanged(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether a ghost has changed places by now: who is bankrupt need not have passed once too often (G2)."""
    return any(gone.by_exchange for gone in puzzle.position.exits)
