"""Which of these moves may be made now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import SevensError
from sevens_teach.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.puzzles.answers import Item, Note, Part, from_verdict
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import need_turn
from sevens_teach.sevens.puzzles.kinds.record import called
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless there are two or more different moves to judge, and the reader is to move."""
    need_turn(puzzle)
    try:
        moves = [parse_move(text) for text in puzzle.source.choices]
    except SevensError as error:
        raise PuzzleError(f"choices: {error}") from None
    if len(moves) < 2 or len(set(moves)) < len(moves):
        raise PuzzleError(f"choices: expected two different moves or more, got {puzzle.source.choices}")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    items = tuple(_item(puzzle, parse_move(text)) for text in puzzle.source.choices)
    none = None
    if not any(item.right for item in items):
        none = Note(puzzle.rule, phrase("puzzle-none-legal"), phrase("puzzle-none-legal-why"))
    return (Part("answer", "set", "moves", items, puzzle.position, puzzle.rule, phrase("puzzle-ask-legal"), none),)


def _item(puzzle: Puzzle, move: Move) -> Item:
    found = verdict(puzzle.position, move)
    return Item(str(move), found.legal, from_verdict(found), _label(move))


def _label(move: Move) -> Phrase:
    if isinstance(move, Exchange):
        return phrase("puzzle-move-exchange", ghost=Who(move.ghost), talker=Who(move.talker))
    return called(move)
