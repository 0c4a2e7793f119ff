"""Whether a goal can be reached, by playing every game to its end: the plain check of the solver."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach import Card, Ending, Position

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle

Known = dict[tuple[Position, bool], bool]


def can_reach(puzzle: Puzzle, position: Position, known: Known, *, reached: bool = False) -> bool:
    """Return whether the reader can reach the goal from here, if the others all play against it.

    Who has gone broke reaches none any more, whatever place that brings.
    """
    source: Any = puzzle.source
    goal, _, number = source.goal.partition(" ")
    if goal == "not":
        goal, number = "rank", str(len(position.players) - 1)
    you = puzzle.viewpoint
    reached = reached or _has_happened(position, goal, number, you)
    if not reached and any(each.player == you and each.how is Ending.BANKRUPT for each in position.exits):
        return False
    if position.is_over:
        outcome = position.outcome
        assert outcome is not None
        return reached or (goal in ("win", "rank") and outcome.rank_of(you) <= int(number or 1))
    key = (position, reached)
    if key not in known:
        moves = position.legal_moves
        if source.opponents == "eager" and position.turn != you:
            tried = [next(iter(sorted(moves, key=_as_eager)))]
        else:
            tried = list(moves)
        ways = (can_reach(puzzle, position.after(move)[0], known, reached=reached) for move in tried)
        known[key] = any(ways) if position.turn == you else all(ways)
    return known[key]


def _as_eager(move: object) -> tuple[int, int]:
    text = str(move)
    if text == "pass":
        return 2, 0
    return (1, 0) if text.startswith("★") else (0, "♠♥♦♣".index(text[0]) * 13 + _rank(text[1:]))


def _rank(text: str) -> int:
    return ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].index(text)


def _has_happened(position: Position, goal: str, number: str, you: int) -> bool:
    """Return whether the goal has been reached by an exit."""
    gone = [(each.player, each.how) for each in position.exits]
    if goal == "save":
        return Card(number) in position.board and (you, Ending.BANKRUPT) not in gone
    if goal == "out":
        return (you, Ending.OUT) in gone or (you, Ending.LEFT) in gone
    if goal == "bankrupt" and (target := (int(number), Ending.BANKRUPT)) in gone:
        mine = [each for each in gone if each[0] == you]
        return not mine or gone.index(target) < gone.index(mine[0])
    return False
