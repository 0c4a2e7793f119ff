"""Whose turn is it now (B2, B3, J1, G2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.engine.moves import Exchange, LayJoker
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import name_of
from sevens_teach.sevens.puzzles.kinds.still_in import gone_because

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless a move leads to somebody's turn."""
    if not puzzle.steps:
        raise PuzzleError("moves: expected one or more: the question is who comes after them")
    if puzzle.position.is_over:
        raise PuzzleError("moves: play is over after them, so it is nobody's turn")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question: with the picture from before the moves; the one after them tells it."""
    position = puzzle.position
    items = tuple(
        Item(str(player), player == position.turn, _note(puzzle, player), name_of(player))
        for player in position.players
    )
    return (Part("answer", "one", "players", items, puzzle.start, puzzle.rule, phrase("puzzle-ask-next")),)


def _note(puzzle: Puzzle, player: int) -> Note:
    """Return the reply to a player."""
    position, last = puzzle.position, puzzle.steps[-1]
    who = Who(player)
    headline = phrase("puzzle-is-next" if player == position.turn else "puzzle-is-not-next", player=who)
    if player not in position.in_play:
        gone = gone_because(puzzle, player)
        return Note(gone.rule, headline, gone.why)
    if isinstance(last.move, Exchange):
        return Note("G2", headline, phrase("puzzle-next-exchange"))
    if isinstance(last.move, LayJoker):
        return Note(position.rules.joker_rule, headline, phrase("puzzle-next-joker", player=Who(last.player)))
    if position.in_play == (player,):
        return Note("K7", headline, phrase("puzzle-next-alone"))
    if player == last.player != position.turn:
        return Note("B3", headline, phrase("puzzle-next-one-move"))
    return Note("B2", headline, phrase("puzzle-next-clockwise", player=Who(last.player)))
