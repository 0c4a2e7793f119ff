"""A plan for the whole hand: which road takes longest, and has to begin first (S3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.cards_behind import need_line, ways_of
from sevens_teach.sevens.puzzles.cast_games import cast_game
from sevens_teach.sevens.puzzles.items import need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.cards_behind import Way
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_CLEAR: Final = 2
"""By how many cards of others one road has to be the longest."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless three cards or more fit, and one clearly begins the longest road."""
    need_turn(puzzle)
    need_line(puzzle)
    ways = ways_of(puzzle.position.view(puzzle.viewpoint))
    roads = sorted((len(way.before_own) for way in ways), reverse=True)
    if len(ways) < 3 or roads[0] - roads[1] < _CLEAR:
        raise PuzzleError("position: expected three cards that fit, and one road clearly longer than the others (S3)")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, which road to begin first: among the cards that fit."""
    ways = ways_of(puzzle.position.view(puzzle.viewpoint))
    longest = max(ways, key=lambda way: len(way.before_own))
    items = tuple(Item(way.card.text, way is longest, _note(way, longest)) for way in ways)
    prompt = phrase("read-ask-plan", count=len(puzzle.position.hands[puzzle.viewpoint]))
    position = puzzle.position
    return (Part(mode="one", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(way: Way, longest: Way) -> Note:
    """Return what is said of a card in the plan: the longest road first, then others, stops last."""
    if way is longest:
        headline = phrase("read-plan-first", card=way.card)
    else:
        headline = phrase("read-plan-keep" if way.is_stop else "read-plan-later", card=way.card)
    return Note("S1" if way.is_stop else "S3", headline, way.told(), (way.card, *way.own), way.before_own)


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the reader's first turn, to plan the whole hand."""
    first = next((step for step in game if step.player == 0), None)
    if first is not None:
        yield Sample(first.before)


KIND = Kind(
    name="plan",
    title="drawn-plan",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-plan"),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on={"S3": ("basic",)},
    players=range(3, 5),
    looks_ahead=True,
)
