"""Build it: set the house rules so that this card fits (T1, T3, F1, K2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pydantic import Field

from sevens_teach.cards import Card
from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Moves, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.cast_games import cast_game, own_turns
from sevens_teach.sevens.puzzles.items import need_turn
from sevens_teach.sevens.puzzles.places import let_in
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

NAMED: Final = {
    "basic": "read-rules-basic",
    "tunnel": "read-rules-tunnel",
    "tunnel-oneway": "read-rules-oneway",
    "killer": "read-rules-killer",
}
"""The house rules that one can choose, each with its name."""


class SetRulesSource(Source):
    """Which card is to fit, and which house rules there are to choose from."""

    card: Line
    """One of the reader's."""
    choices: Moves = Field(default_factory=lambda: list(NAMED))
    """Presets."""


def check(puzzle: SevensPuzzle[SetRulesSource]) -> None:
    """Raise `PuzzleError` unless the card is the reader's, and fits under some of the house rules only."""
    need_turn(puzzle)
    source = puzzle.source
    try:
        card = Card(source.card)
        fitting = [name for name in source.choices if card.place & _under(puzzle, name).view(puzzle.viewpoint).open]
    except SevensError as error:
        raise PuzzleError(f"card: {error}") from None
    if card not in puzzle.position.hands[puzzle.viewpoint]:
        raise PuzzleError(f"card: {card} is not in the hand of player {puzzle.viewpoint}")
    if not set(source.choices) <= NAMED.keys() or len(set(source.choices)) < max(2, len(source.choices)):
        raise PuzzleError(f"choices: expected two or more of {', '.join(NAMED)}, got {source.choices}")
    if len(fitting) in (0, len(source.choices)):
        raise PuzzleError(f"choices: {card} fits under all of these, or under none")


def _under(puzzle: SevensPuzzle[SetRulesSource], name: str) -> Position:
    """Return the position at a table with other house rules."""
    here = puzzle.position
    return Position(
        Rules.parse(name),
        here.board,
        here.hands,
        turn=here.turn,
        passes=here.passes,
        exits=here.exits,
        clockwise=here.clockwise,
    )


def parts(puzzle: SevensPuzzle[SetRulesSource]) -> tuple[Part, ...]:
    """Return the one question, which house rules let the card in: every set of them."""
    card = Card(puzzle.source.card)
    items = tuple(_item(puzzle, card, name) for name in puzzle.source.choices)
    prompt = phrase("read-ask-rules", card=card)
    position = puzzle.position
    return (Part(mode="set", area="numbers", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(puzzle: SevensPuzzle[SetRulesSource], card: Card, name: str) -> Item:
    """Return house rules with whether the card fits under them, and why."""
    position = _under(puzzle, name)
    fits = bool(card.place & position.view(puzzle.viewpoint).open)
    found = let_in(position, card)
    label = phrase(NAMED[name])
    headline = phrase("read-rules-fits" if fits else "read-rules-not", rules=label, card=card)
    return Item(name, fits, Note(found.rule, headline, found.why, found.cards, found.places), label)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns with a card that does not fit there, rather one that a tunnel would let in."""
    for position in own_turns(game, rng):
        ring = survey(Rules(tunnel="both"), position.down)[0]
        cards = [card for card in mixed(position.hands[0], rng) if card not in position.legal_moves.cards]
        cards.sort(key=lambda card: not card.place & ring)
        yield from (Sample(position, (), {"card": card.text, "choices": list(NAMED)}) for card in cards[:1])


KIND = Kind(
    name="set-rules",
    title="drawn-set-rules",
    source=SetRulesSource,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("read-hint-rules", card=Card(puzzle.source.card)),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on={"T1": ("basic",), "T5": ("basic",), "T4": ("tunnel-oneway",)},
    players=range(3, 5),
    looks_ahead=True,
)
