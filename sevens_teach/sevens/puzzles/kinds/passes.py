"""How many passes can you still afford (B6, G2, J1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.puzzles.sampling import PASSES, moments, some_moves
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

UNLIMITED: Final = "unlimited"
_USUAL: Final = 3
_MOST: Final = 9


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the reader is still in, and the limit is one that can be counted."""
    if puzzle.viewpoint not in puzzle.position.in_play:
        raise PuzzleError(f"viewpoint: player {puzzle.viewpoint} is not in any more")
    if (puzzle.rules.passes or 0) > _MOST:
        raise PuzzleError(f"rules: {puzzle.rules.passes} passes are too many to choose from: expected up to {_MOST}")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: how many passes are left."""
    limit, used = puzzle.rules.passes, puzzle.position.passes[puzzle.viewpoint]
    left = None if limit is None else limit - used
    numbers = range((_USUAL if limit is None else limit) + 2)
    items = (
        *(
            Item(str(number), number == left, _note(puzzle, used, number), phrase("puzzle-times", number=number))
            for number in numbers
        ),
        Item(UNLIMITED, left is None, _unlimited(limit), phrase("puzzle-no-limit")),
    )
    prompt = phrase("puzzle-ask-passes")
    return (Part(mode="one", area="numbers", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(puzzle: SevensPuzzle[Source], used: int, number: int) -> Note:
    """Return the reply to a number of passes."""
    limit = puzzle.rules.passes
    if limit is None:
        return Note("B6", phrase("puzzle-passes-more", number=number), phrase("passes-unlimited"))
    left = limit - used
    key = "puzzle-passes-right" if number == left else "puzzle-passes-more" if number < left else "puzzle-passes-fewer"
    rule, why = _why(puzzle, used, limit)
    return Note(rule, phrase(key, number=number), why)


def _why(puzzle: SevensPuzzle[Source], used: int, limit: int) -> tuple[str, Phrase]:
    """Return how the passes used were counted, and the rule of it: by the hand (G2), and without what ★ forced (J1)."""
    if any(puzzle.viewpoint in _swapped(step.move) for step in puzzle.steps):
        return "G2", phrase("puzzle-passes-swapped", used=used, limit=limit)
    counted = phrase("puzzle-passes-why", used=used, limit=limit)
    taken = [event.player for step in puzzle.steps for event in step.events if event.kind is Happening.TOOK_JOKER]
    if puzzle.viewpoint not in taken:
        return "B6", counted
    return puzzle.rules.joker_rule, phrase("two-sentences", first=phrase("puzzle-passes-forced"), second=counted)


def _swapped(move: Move) -> tuple[int, ...]:
    """Return the two players of a ghost's exchange; none for any other move."""
    return (move.ghost, move.talker) if isinstance(move, Exchange) else ()


def _unlimited(limit: int | None) -> Note:
    """Return the reply to *without limit*: how many passes the table allows (B6)."""
    if limit is None:
        return Note("B6", phrase("puzzle-passes-unlimited"), phrase("passes-unlimited"))
    return Note("B6", phrase("puzzle-passes-limited"), phrase("puzzle-passes-limit", limit=limit))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield players who have used some passes; with ghosts, also after an exchange."""
    for position in moments(game, rng):
        exchanges = position.legal_moves.exchanges
        if exchanges:
            exchange = mixed(exchanges, rng)[0]
            yield Sample(position, (made(position, exchange),), {"viewpoint": exchange.ghost})
        else:
            steps = some_moves(position, 5, rng)
            seat = steps[0].player if steps else 0
            yield Sample(position, steps, {"viewpoint": seat})


KIND = Kind(
    name="passes",
    title="drawn-passes",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-passes"),
    story=whole_story,
    samples=(_samples,),
    turns_on={"B6": PASSES, "G2": ("ghost=on passes=1", "ghost=on passes=2")},
)
