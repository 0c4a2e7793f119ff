"""Asks which cards of a hand fit a meld (D2, D3, D4)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from sevens_teach.bridge.engine.melds import Kind as MeldKind
from sevens_teach.bridge.engine.melds import kind_of, own_card, own_cards
from sevens_teach.bridge.engine.moves import Add
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import need_play
from sevens_teach.bridge.why import verdict
from sevens_teach.bridge.why.melds import why_no_meld
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.verdict import Note


class GrowSource(Source):
    """Which meld."""

    meld: Annotated[int, Field(ge=1)] = 1
    """The meld's number."""


def _meld(puzzle: BridgePuzzle) -> int:
    """Return the number of the meld on the table that the puzzle asks about."""
    source = puzzle.source
    assert isinstance(source, GrowSource)  # noqa: S101, the kind says so
    return source.meld


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader is to lay, and the meld to grow lies there."""
    need_play(puzzle)
    if _meld(puzzle) > len(puzzle.position.melds):
        raise PuzzleError(f"meld: {len(puzzle.position.melds)} melds lie there (D4)")


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question: which cards of the hand can be laid off to the meld."""
    position, number = puzzle.position, _meld(puzzle)
    items = tuple(_item(puzzle, card, number) for card in position.hands[puzzle.viewpoint])
    prompt = phrase("bridge-puzzle-ask-grow", number=number)
    none = None if any(item.right for item in items) else items[0].note
    return (Part(mode="set", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items, whole=none),)


def _item(puzzle: BridgePuzzle, card: Card, number: int) -> Item:
    """Return a card of the hand with whether it can be laid off to the meld, and why."""
    moves = [move for move in puzzle.position.legal_moves if isinstance(move, Add) and move.meld == number]
    move = next((move for move in moves if own_card(move.laid) is card), Add(card, number))
    found = verdict(puzzle.position.view(puzzle.viewpoint), move)
    return Item(card.text, found.legal, _reason(puzzle, card, number, found.note))


def _reason(puzzle: BridgePuzzle, card: Card, number: int, note: Note) -> Note:
    """Return a reply that says why a card does not fit, for one that lists what does: that is the answer."""
    if note.why.key != "bridge-why-takes":
        return note
    meld = puzzle.position.melds[number - 1].cards
    kind, cards = kind_of(meld, puzzle.rules), own_cards(meld)
    if kind is MeldKind.SET:
        return replace(note, why=phrase("bridge-puzzle-is-set", cards=cards))
    if kind is MeldKind.RUN and card.suit is not cards[0].suit:
        return replace(note, why=phrase("bridge-puzzle-is-run", cards=cards))
    return replace(note, why=why_no_meld((*meld, card), puzzle.rules).why)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield turns in which a card can be laid off."""
    for step in mixed(game, rng):
        position = step.before
        if position.step is not Stage.PLAY or len(position.hands[position.in_turn]) < 4:
            continue
        adds = [move.meld for move in position.legal_moves if isinstance(move, Add)]
        for number in mixed(sorted(set(adds)), rng)[:1]:
            yield Sample(position, fields={"meld": number})


KIND = Kind(
    name="grow",
    title="bridge-drawn-grow",
    source=GrowSource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-grow"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D4": ("basic", "lone=set"), "D2": ("basic", "lone=set")},
)
