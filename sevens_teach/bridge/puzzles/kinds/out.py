"""Go out in this turn (D7, D8)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import need_play
from sevens_teach.bridge.puzzles.kinds.lay import at_best
from sevens_teach.bridge.puzzles.search import grow, need_a_choice, steps_from, steps_to_the_end
from sevens_teach.errors import PuzzleError
from sevens_teach.limits import SEARCH_POSITIONS
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase


@dataclass
class Out:
    """To have no card left; what was looked at is kept."""

    known: dict[Position, bool] = field(default_factory=dict)

    def reached(self, position: Position) -> bool:
        """Return whether the hand is empty."""
        return position.step is Stage.OUT

    def open(self, position: Position) -> bool:
        """Return whether the hand can still be emptied in this turn."""
        if self.reached(position):
            return True
        if position not in self.known:
            if len(self.known) > SEARCH_POSITIONS:
                raise PuzzleError(f"position: more than {SEARCH_POSITIONS:,} positions to look at: leave fewer cards")
            self.known[position] = any(self.open(position.after(move)[0]) for move in steps_from(position))
        return self.known[position]

    def lost(self, position: Position) -> Phrase:
        """Return which cards are left in the hand at best, before one is thrown."""
        return phrase("bridge-puzzle-not-out", cards=at_best(position, position.in_turn, {}))


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader can go out in this turn."""
    need_play(puzzle)
    if not Out().open(puzzle.position):
        raise PuzzleError("position: nobody can go out there in one turn (D7)")
    need_a_choice(puzzle.position, Out())


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question, go out: all that can be tried at every step; raises `PuzzleError`."""
    nodes = grow(puzzle.position, Out())
    key = "bridge-puzzle-ask-fifty" if puzzle.position.bare else "bridge-puzzle-ask-out"
    return (
        Part(
            mode="play",
            area="moves",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase(key),
            nodes=nodes,
            par=steps_to_the_end(nodes),
        ),
    )


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield turns of Seven Bridge in which the hand can be emptied, in two steps or more."""
    for step in mixed(game, rng):
        position = step.before
        if position.step is not Stage.PLAY or len(position.hands[position.in_turn]) < 4:
            continue
        if len(steps_from(position)) <= 10 and Out().open(position):
            yield Sample(position)


KIND = Kind(
    name="out",
    title="bridge-drawn-out",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-out"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D7": ("basic", "out=discard"), "D8": ("basic",)},
    is_about=lambda puzzle, rule: rule == "D7" or puzzle.position.bare,
    looks_ahead=True,
)
