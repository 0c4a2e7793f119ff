"""Asks who gets a discard, and who plays next (D5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.moves import Drop
from sevens_teach.cards import JOKER_BIT
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the one move is a discard that somebody can pon, so that it is somebody's."""
    if len(puzzle.steps) != 1 or not isinstance(puzzle.steps[0].move, Drop) or not puzzle.position.waiting():
        raise PuzzleError("moves: expected one, a discard that somebody can pon (D5)")


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return both questions: who gets the discard, and who plays next; all hands lie open."""
    position = puzzle.position
    caller = position.waiting()[0]
    following = (caller + 1) % len(position.held)
    first = tuple(_caller(position, player, caller) for player in position.players if player != position.discarder)
    then = tuple(_next(position, player, caller, following) for player in position.players)
    card = position.pile[-1]
    return (
        Part(
            mode="one",
            area="players",
            name="who",
            position=position,
            rule=puzzle.rule,
            prompt=phrase("bridge-puzzle-ask-whose", card=card),
            items=first,
        ),
        Part(
            mode="one",
            area="players",
            name="next",
            position=position,
            rule=puzzle.rule,
            prompt=phrase("bridge-puzzle-ask-next"),
            items=then,
        ),
    )


def _caller(position: Position, player: int, caller: int) -> Item:
    """Return a player, and why that player gets the card or does not."""
    label = phrase("puzzle-player", player=Who(player))
    if player == caller:
        note = Note("D5", phrase("bridge-puzzle-gets", player=Who(player)), _why(position, caller), position.pile[-1:])
        return Item(str(player), right=True, note=note, label=label)
    able = player in position.waiting()
    why = _why(position, caller) if able else phrase("bridge-puzzle-cannot", player=Who(player))
    note = Note("D5", phrase("bridge-puzzle-gets-not", player=Who(player)), why)
    return Item(str(player), right=False, note=note, label=label)


def _why(position: Position, caller: int) -> Phrase:
    """Return why this player gets the discard: alone, by ★, or as the nearest (D5)."""
    if len(position.waiting()) == 1:
        return phrase("bridge-puzzle-only-one", player=Who(caller))
    if position.held[caller] & JOKER_BIT:
        return phrase("bridge-puzzle-star-first", player=Who(caller))
    return phrase("bridge-puzzle-nearest", player=Who(caller))


def _next(position: Position, player: int, caller: int, following: int) -> Item:
    """Return a player with whether the turn is theirs after the call."""
    right = player == following
    label = phrase("puzzle-player", player=Who(player))
    key = "bridge-puzzle-plays" if right else "bridge-puzzle-plays-not"
    why = phrase("bridge-puzzle-left", caller=Who(caller), player=Who(following))
    if player == position.in_turn and not right:
        why = phrase("bridge-puzzle-skipped", caller=Who(caller), player=Who(following))
    return Item(str(player), right, Note("D5", phrase(key, player=Who(player)), why), label)


def _story(puzzle: BridgePuzzle, voice: Voice) -> list[str]:
    """Return who threw which card."""
    step = puzzle.steps[0]
    thrown = phrase("bridge-event-dropped", player=Who(step.player), you="nobody", cards=(step.move.card,))
    return [voice.say(thrown)]


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield discards that somebody can pon."""
    for step in mixed(game, rng):
        if isinstance(step.move, Drop) and step.after.waiting():
            yield Sample(step.before, (step,))


KIND = Kind(
    name="whose",
    title="bridge-drawn-whose",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-whose"),
    story=_story,
    seat=lambda puzzle: (puzzle.start.in_turn + 1) % len(puzzle.start.held),
    is_seated=False,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"D5": ("basic",)},
    players=range(3, 6),
)
