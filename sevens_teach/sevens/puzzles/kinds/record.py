"""Spot the illegal move in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.moves import LayJoker, Pass
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.wording import of_player
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.puzzles.puzzle import Puzzle
    from sevens_teach.sevens.puzzles.scene import Step


_FREE_PASS: Final = phrase("puzzle-free-pass")


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless exactly one of two moves or more is illegal, and the reader can see why."""
    wrong = [number for number, step in enumerate(puzzle.steps, 1) if step.move not in step.before.legal_moves]
    if len(puzzle.steps) < 2 or len(wrong) != 1:
        found = ", ".join(map(str, wrong)) or "none"
        raise PuzzleError(
            f"moves: expected two or more, one of them illegal, but of {len(puzzle.steps)} these are: {found}"
        )
    if puzzle.source.show == "own" and turns_on_hands(puzzle.rules):
        raise PuzzleError("show: whether one may pass (B5) or lay ★ (J3) turns on the hand, so all hands must lie open")


def turns_on_hands(rules: Rules) -> bool:
    """Return whether a hidden hand may decide what is legal: a pass that has to be forced (B5), ★ (J3)."""
    return not rules.voluntary_passing or rules.joker != "none"


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    items = tuple(
        Item(str(number), step.move not in step.before.legal_moves, _note(puzzle, number, step), _label(number, step))
        for number, step in enumerate(puzzle.steps, 1)
    )
    return (Part("answer", "one", "moves", items, puzzle.start, puzzle.rule, phrase("puzzle-ask-record")),)


def _label(number: int, step: Step) -> Phrase:
    return phrase("puzzle-move", number=number, player=Who(step.player), move=called(step.move))


def called(move: Move) -> Phrase:
    """Return how to call a move."""
    if isinstance(move, Pass):
        return phrase("puzzle-move-pass")
    if isinstance(move, LayJoker):
        cards = (move.place,) if move.card is None else (move.place, move.card)
        return phrase("puzzle-move-joker", place=cards[:1], beyond=cards[1:])
    return phrase("puzzle-move-text", text=str(move))


def mentioned(move: Move) -> Phrase:
    """Return how a sentence names a move: a card by itself, ★ in quotation marks."""
    if isinstance(move, Pass):
        return phrase("puzzle-mentioned-pass")
    return phrase("puzzle-quoted", text=called(move)) if isinstance(move, LayJoker) else called(move)


def _note(puzzle: Puzzle, number: int, step: Step) -> Note:
    """Return the verdict on a move; a free pass is explained without the hand that passed."""
    found = verdict(step.before, step.move)
    headline = phrase("puzzle-legal-move" if found.legal else "puzzle-illegal-move", move=_label(number, step))
    if isinstance(step.move, Pass) and found.legal and puzzle.rules.voluntary_passing:
        gone = step.after.exit_of(step.player)
        return Note("B6", headline, phrase("puzzle-last-pass")) if gone else Note("B5", headline, _FREE_PASS)
    return Note(found.rule, headline, of_player(found.why, step.player), found.cards, found.places)
