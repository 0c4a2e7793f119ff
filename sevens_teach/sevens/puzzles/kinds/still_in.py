"""Who is still in (B6, B9, J5, K5, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.puzzles.items import leaving_turns_on_hands, name_of, seat_before
from sevens_teach.sevens.puzzles.sampling import JOKERS, KILLERS
from sevens_teach.sevens.puzzles.told_before import all_played, only_moves
from sevens_teach.sevens.puzzles.why_gone import gone_because

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(_puzzle: SevensPuzzle[Source]) -> None:
    """Refuse nothing: one can always ask who is still in."""


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, who is still in: with what was played on the board, or the picture from before."""
    position = puzzle.position
    items = tuple(
        Item(str(player), player in position.in_play, _note(puzzle, player), name_of(player))
        for player in position.players
    )
    none = None if position.in_play else Note("K7", phrase("puzzle-nobody-in"), phrase("why-everyone-gone"))
    return (
        Part(
            mode="set",
            area="players",
            position=puzzle.start,
            rule=puzzle.rule,
            prompt=phrase("puzzle-ask-still-in"),
            items=items,
            whole=none,
            laid=all_played(puzzle),
        ),
    )


def _note(puzzle: SevensPuzzle[Source], player: int) -> Note:
    """Return what is said of a player: still in, or how they left."""
    position = puzzle.position
    if player not in position.in_play:
        return gone_because(puzzle, player)
    headline = phrase("puzzle-is-in", player=Who(player))
    moves = [step.move for step in puzzle.steps]
    talks = [move for move in moves if isinstance(move, Exchange) and move.ghost == player]
    if talks:
        return Note("G2", headline, phrase("puzzle-is-in-swapped", player=Who(player), talker=Who(talks[-1].talker)))
    used, limit = position.passes[player], position.rules.passes
    if limit and used == limit:
        return Note("B6", headline, phrase("puzzle-is-in-passes", player=Who(player), count=limit))
    rule = "K5" if position.rules.killer else "B9"
    return Note(rule, headline, phrase("puzzle-is-in-why", player=Who(player), count=len(position.hands[player])))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield moves by which somebody left the game."""
    leaving = [number for number, step in enumerate(game) if len(step.after.exits) > len(step.before.exits)]
    for number in mixed(leaving, rng):
        steps = game[max(0, number - int(rng.random() * 6)) : number + 1]
        if not steps[-1].after.is_over:
            yield Sample(steps[0].before, tuple(steps))


KIND = Kind(
    name="still-in",
    title="drawn-still-in",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-still-in"),
    story=only_moves,
    seat=seat_before,
    is_seated=False,
    open_hands=leaving_turns_on_hands,
    samples=(_samples,),
    turns_on={
        "B6": ("passes=1",),
        "B9": ("basic",),
        "J5": JOKERS[:1],
        "K5": KILLERS,
    },
)
