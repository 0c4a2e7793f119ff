"""Where can ★ go (J1 to J3, T5, F2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, Card
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.sevens.engine.legal import joker_moves
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.puzzles.as_one import all_for_joker
from sevens_teach.sevens.puzzles.items import need_joker, need_turn
from sevens_teach.sevens.puzzles.places import beside_something, not_down
from sevens_teach.sevens.puzzles.sampling import JOKERS, holds_joker, moments
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.joker import joker_nowhere

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the reader is to move and holds ★."""
    need_joker(puzzle)
    need_turn(puzzle)
    if not puzzle.position.held[puzzle.viewpoint] & JOKER_BIT:
        raise PuzzleError(f"position: player {puzzle.viewpoint} does not hold {JOKER}")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: where ★ can go."""
    position = puzzle.position
    items = tuple(_item(position, place) for place in not_down(position))
    whole = all_for_joker(position, items) or joker_nowhere(position.rules).note
    prompt = phrase("puzzle-ask-joker")
    return (
        Part(mode="set", area="board", position=position, rule=puzzle.rule, prompt=prompt, items=items, whole=whole),
    )


def _item(position: Position, place: Card) -> Item:
    """Return a place for ★: with the card that may go with it, or that would have to (J2)."""
    ways = [move for move in position.legal_moves.jokers if move.place is place]
    found = verdict(position.view(position.turn or 0), ways[0] if ways else LayJoker(place, _missing(position, place)))
    return Item(place.text, found.legal, found.note)


def _missing(position: Position, place: Card) -> Card | None:
    """Return the card that could go with ★ on a place for one who held it; None where ★ is laid alone."""
    rules = position.rules
    ways = joker_moves(rules.joker, rules.tunnel, position.down, ALL & ~place.bit & ~position.down)
    return next((move.card for move in ways if isinstance(move, LayJoker) and move.place is place), None)


def _could_be(puzzle: SevensPuzzle[Source], part: Part, item: Item) -> bool:
    """Return whether ★ could go somewhere at a first look: where a card may be played, or beside something down."""
    return Card(item.id) in part.position.open_places or beside_something(puzzle, part, item)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield positions in which the player to move holds ★."""
    yield from (Sample(position) for position in moments(game, rng) if holds_joker(position))


KIND = Kind(
    name="joker",
    title="drawn-joker",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-joker"),
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    turns_on={
        "J1": JOKERS[:1],
        "J2": JOKERS[1:],
        "J3": JOKERS,
        "T5": ("joker=solo tunnel=both", "joker=pair tunnel=both", "joker=solo tunnel=oneway"),
        "F2": ("joker=solo opening=fantan", "joker=pair opening=fantan"),
    },
    houses=JOKERS,
)
