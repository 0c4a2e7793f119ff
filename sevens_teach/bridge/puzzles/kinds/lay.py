"""Lay everything you can (D4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.moves import Drop
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import need_play
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
    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase


@dataclass
class Most:
    """To lay as many cards as this turn can lay; what was looked at is kept."""

    left: int
    """How many cards are then left in the hand."""
    player: int
    known: dict[Position, int] = field(default_factory=dict)

    def reached(self, position: Position) -> bool:
        """Return whether as many cards are laid as can be."""
        return position.held[self.player].bit_count() <= self.left

    def open(self, position: Position) -> bool:
        """Return whether as many can still be laid."""
        return fewest_left(position, self.player, self.known) <= self.left

    def lost(self, position: Position) -> Phrase:
        """Return which cards stay behind at best."""
        left = at_best(position, self.player, self.known)
        return phrase("bridge-puzzle-left-over", cards=left, best=self.left)


def fewest_left(position: Position, player: int, known: dict[Position, int]) -> int:
    """Return how few cards a turn can leave in the hand without a discard; raises `PuzzleError` for too large a one."""
    if position not in known:
        if len(known) > SEARCH_POSITIONS:
            raise PuzzleError(f"position: more than {SEARCH_POSITIONS:,} positions to look at: leave fewer cards")
        moves = [move for move in steps_from(position) if not isinstance(move, Drop)]
        later = [fewest_left(position.after(move)[0], player, known) for move in moves]
        known[position] = min(later, default=position.held[player].bit_count())
    return known[position]


def at_best(position: Position, player: int, known: dict[Position, int]) -> tuple[Card, ...]:
    """Return the cards that a turn leaves in the hand at best, without a discard; of several ways the first."""
    least = fewest_left(position, player, known)
    for move in steps_from(position):
        after = position.after(move)[0]
        if not isinstance(move, Drop) and fewest_left(after, player, known) == least:
            return at_best(after, player, known)
    return tuple(position.hands[player])


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless two cards or more can be laid, and a wrong way leaves more."""
    need_play(puzzle)
    goal = _goal(puzzle)
    hand = puzzle.position.held[puzzle.viewpoint].bit_count()
    if hand - goal.left < 2:
        raise PuzzleError("position: fewer than two cards can be laid (D4)")
    if not goal.left:
        raise PuzzleError("position: the whole hand can be laid: that is a puzzle to go out (D7)")
    need_a_choice(puzzle.position, goal)


def _goal(puzzle: BridgePuzzle) -> Most:
    """Return the goal of laying as many cards as this turn can lay."""
    known: dict[Position, int] = {}
    return Most(fewest_left(puzzle.position, puzzle.viewpoint, known), puzzle.viewpoint, known)


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question, lay all you can: all that can be tried at every step; raises `PuzzleError`."""
    goal = _goal(puzzle)
    nodes = grow(puzzle.position, goal)
    prompt = phrase("bridge-puzzle-ask-lay")
    return (
        Part(
            mode="play",
            area="moves",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            nodes=nodes,
            par=steps_to_the_end(nodes),
        ),
    )


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield turns of Seven Bridge in which a wrong order or choice leaves cards behind."""
    for step in mixed(game, rng):
        position = step.before
        if position.step is not Stage.PLAY or len(steps_from(position)) < 2 or len(steps_from(position)) > 10:
            continue
        best = fewest_left(position, position.in_turn, {})
        hand = position.hands[position.in_turn]
        used = {card for move in steps_from(position) for card in cards_of(move)}
        if best and len(hand) - best > 1 and len(used) > 2:
            yield Sample(position)


KIND = Kind(
    name="lay",
    title="bridge-drawn-lay",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-lay"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D4": ("basic",)},
    looks_ahead=True,
)
