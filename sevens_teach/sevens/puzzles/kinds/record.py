"""Spot the illegal move in a record."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part, Step
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Exchange, Pass
from sevens_teach.sevens.puzzles.items import move_label
from sevens_teach.sevens.puzzles.reading import can_be_forced, forced
from sevens_teach.sevens.puzzles.sampling import KILLERS, TUNNELS, moments, thinkable_moves
from sevens_teach.sevens.puzzles.told_before import exits_told, joker_told
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.retold import of_player

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


_FREE_PASS: Final = phrase("puzzle-free-pass")


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless exactly one of two moves or more is illegal, and the reader can see why."""
    wrong = [number for number, step in enumerate(puzzle.steps, 1) if step.move not in step.before.legal_moves]
    if len(puzzle.steps) < 2 or len(wrong) != 1:
        found = ", ".join(map(str, wrong)) or "none"
        raise PuzzleError(
            f"moves: expected two or more, one of them illegal, but of {len(puzzle.steps)} these are: {found}"
        )
    if puzzle.source.show == "own" and _turns_on_hands(puzzle.rules):
        raise PuzzleError("show: whether one may pass (B5) or lay ★ (J3) turns on the hand, so all hands must lie open")


def _turns_on_hands(rules: Rules) -> bool:
    """Return whether a hidden hand may decide which moves of a record are legal: a forced pass (B5), ★ (J3)."""
    return not rules.voluntary_passing or rules.joker != "none"


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: which move of the record is illegal."""
    items = tuple(
        Item(str(number), step.move not in step.before.legal_moves, _note(puzzle, number, step), _label(number, step))
        for number, step in enumerate(puzzle.steps, 1)
    )
    prompt = phrase("puzzle-ask-record")
    return (Part(mode="one", area="moves", position=puzzle.start, rule=puzzle.rule, prompt=prompt, items=items),)


def _label(number: int, step: Step) -> Phrase:
    """Return a move of the record with its number and its player."""
    return phrase("puzzle-move", number=number, player=Who(step.player), move=move_label(step.move))


def _note(puzzle: SevensPuzzle[Source], number: int, step: Step) -> Note:
    """Return the verdict on a move of the record; a free pass is explained without the hand that passed."""
    found = verdict(step.before.view(step.before.turn or 0), step.move)
    headline = phrase("puzzle-legal-move" if found.legal else "puzzle-illegal-move", move=_label(number, step))
    if isinstance(step.move, Pass) and found.legal and puzzle.rules.voluntary_passing:
        gone = step.after.exit_of(step.player)
        return Note("B6", headline, phrase("puzzle-last-pass")) if gone else Note("B5", headline, _FREE_PASS)
    return Note(found.rule, headline, of_player(found.why, step.player), found.cards, found.places)


def _story(puzzle: SevensPuzzle[Source], voice: Voice) -> list[str]:
    """Return who left the game before the record; its moves are the question."""
    return [*exits_told(puzzle, voice), *joker_told(puzzle, voice)]


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield records in which one move is not legal."""
    for position in moments(game, rng):
        length = 3 + int(rng.random() * 6)
        if steps := _record(position, length, int(rng.random() * length), rng):
            yield Sample(position, steps)


def _record(position: Position, length: int, wrong: int, rng: Random) -> tuple[Step, ...]:
    """Return a record of `length` moves, the one numbered `wrong` illegal; none where that cannot be."""
    steps: list[Step] = []
    for number in range(length):
        if position.turn is None:
            return ()
        step = _illegal(position, rng) if number == wrong else made(position, position.legal_moves.turn.draw(rng))
        if step is None:
            return ()
        steps.append(step)
        position = step.after
    return tuple(steps)


def _illegal(position: Position, rng: Random) -> Step | None:
    """Return an illegal move that could slip into a record; None where none comes to mind."""
    turn = position.turn
    assert turn is not None  # noqa: S101, `_record` stops when play is over
    moves = [move for move in thinkable_moves(position) if not isinstance(move, Exchange)]
    wrong = [move for move in moves if move not in position.legal_moves and can_be_forced(position, turn, move)]
    if not wrong:
        return None
    move = mixed(wrong, rng)[0]
    return Step(move, turn, position, *forced(position, turn, move))


KIND = Kind(
    name="record",
    title="drawn-record",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-record"),
    story=_story,
    is_seated=False,
    is_record=True,
    open_hands=lambda puzzle: _turns_on_hands(puzzle.rules),
    samples=(_samples,),
    turns_on={
        "B4": ("basic",),
        "B5": ("forced",),
        "B8": ("passes=1",),
        "T2": TUNNELS,
        "T4": TUNNELS[1:],
        "F1": ("fantan",),
        "K2": KILLERS,
    },
)
