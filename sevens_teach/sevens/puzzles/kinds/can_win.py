"""Who can still win: whose first place some way of playing on leads to (B9, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.puzzles.items import name_of
from sevens_teach.sevens.puzzles.sampling import endgames, short_of_passes
from sevens_teach.sevens.puzzles.search import Winners, check_size
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless play goes on, and can be searched."""
    if puzzle.position.is_over:
        raise PuzzleError("position: play is over: who has won is no question any more (B10)")
    check_size(puzzle.position)
    if puzzle.source.show == "own":
        raise PuzzleError("show: who can win turns on every hand, so all hands lie open")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question; raises `PuzzleError` where there are too many positions to look at."""
    position, winners = puzzle.position, Winners()
    able = winners.of(position)
    items = tuple(
        Item(str(player), player in able, _note(puzzle, winners, player), name_of(player))
        for player in position.players
    )
    prompt = phrase("puzzle-ask-can-win")
    return (
        Part(
            mode="set",
            area="players",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=max(len(winners.way(position, player)) for player in able),
        ),
    )


def _note(puzzle: SevensPuzzle[Source], winners: Winners, player: int) -> Note:
    """Return the reply to a player: a way in which that one wins, or who does instead."""
    who, rule = Who(player), "K8" if puzzle.rules.killer else "B9"
    able = winners.of(puzzle.position)
    if player in able:
        moves = winners.way(puzzle.position, player)
        cards = tuple(card for step in moves if step.player == player for card in _played(step))
        why = phrase("puzzle-can-win-why", player=who, count=len(moves), cards=cards, number=len(cards))
        return Note(rule, phrase("puzzle-can-win", player=who), why)
    headline = phrase("puzzle-cannot-win", player=who)
    if len(able) == 1:
        return Note(rule, headline, phrase("puzzle-cannot-win-one", player=Who(next(iter(able)))))
    return Note(rule, headline, phrase("puzzle-cannot-win-why"))


def _played(step: Step) -> tuple[Card, ...]:
    return (step.move.card,) if isinstance(step.move, Play) else ()


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield endgames in which somebody is still to win."""
    yield from (Sample(short_of_passes(position, rng)) for position in endgames(game, rng))


KIND = Kind(
    name="can-win",
    title="drawn-can-win",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-can-win"),
    story=whole_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"B9": ("basic",), "K8": ("killer",)},
    houses=("basic", "killer"),
    players=range(2, 5),
    looks_ahead=True,
)
