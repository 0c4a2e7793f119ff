"""Which of these moves may be made now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import Field

from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Moves, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.puzzles.as_one import only_pass
from sevens_teach.sevens.puzzles.items import move_label, need_turn
from sevens_teach.sevens.puzzles.sampling import JOKERS, TUNNELS, few_left, is_readable, moments, thinkable_moves
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


class LegalSource(Source):
    """What to judge."""

    choices: Moves = Field(default_factory=list)
    """The moves."""


def check(puzzle: SevensPuzzle[LegalSource]) -> None:
    """Raise `PuzzleError` unless there are two or more different moves to judge, and the reader is to move."""
    need_turn(puzzle)
    try:
        moves = [parse_move(text) for text in puzzle.source.choices]
    except SevensError as error:
        raise PuzzleError(f"choices: {error}") from None
    if len(moves) < 2 or len(set(moves)) < len(moves):
        raise PuzzleError(f"choices: expected two different moves or more, got {puzzle.source.choices}")


def parts(puzzle: SevensPuzzle[LegalSource]) -> tuple[Part, ...]:
    """Return the one question: which moves are legal."""
    items = tuple(_item(puzzle, parse_move(text)) for text in puzzle.source.choices)
    whole = None
    if [item.id for item in items if item.right] == [str(PASS)] and not puzzle.position.legal_moves.cards:
        why = next(item.note for item in items if item.right)
        whole = only_pass(Note(why.rule, why.headline, why.why))
    if not any(item.right for item in items):
        if str(PASS) in puzzle.source.choices:
            raise PuzzleError(f"choices: {puzzle.source.choices}: expected one that is legal beside a pass")
        whole = Note(puzzle.rule, phrase("puzzle-none-legal"), phrase("puzzle-none-legal-why"))
    return (
        Part(
            mode="set",
            area="moves",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase("puzzle-ask-legal"),
            items=items,
            whole=whole,
            sorts=_sorts([parse_move(text) for text in puzzle.source.choices]),
        ),
    )


def _sorts(moves: Sequence[Move]) -> str:
    """Return `pass` where cards and a pass are judged: who misses the pass would look for a card."""
    return "pass" if PASS in moves and all(move == PASS or isinstance(move, Play) for move in moves) else ""


def _item(puzzle: SevensPuzzle[LegalSource], move: Move) -> Item:
    """Return a move with its verdict."""
    found = verdict(puzzle.position.view(puzzle.viewpoint), move)
    return Item(str(move), found.legal, found.note, move_label(move))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield positions with moves to judge: all cards of the hand and a pass, or, with ★ or a ghost, some."""
    for position in moments(game, rng):
        few = few_left(position, rng) if rng.random() < 1 / 2 else None
        thinkable = thinkable_moves(few or position)
        is_plain = all(move == PASS or isinstance(move, Play) for move in thinkable)
        moves = thinkable if is_plain else mixed(thinkable, rng)[: 3 + int(rng.random() * 8)]
        if not is_plain or is_readable(position):
            yield Sample(few or position, (), {"choices": [str(move) for move in moves]})


KIND = Kind(
    name="legal",
    title="drawn-legal",
    source=LegalSource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-legal"),
    story=whole_story,
    samples=(_samples,),
    turns_on={
        "B5": ("basic", "forced"),
        "B8": ("passes=1",),
        "T4": TUNNELS[1:],
        "F1": ("fantan",),
        "J3": JOKERS,
        "J4": JOKERS[1:],
        "G1": ("ghost", "ghost=on passes=1"),
    },
)
