"""Put the moves in order: the card that helps the others least goes first (S1, S2)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.puzzles.cards_behind import need_line, ways_of
from sevens_teach.sevens.puzzles.cast_games import at_own_turns, cast_game
from sevens_teach.sevens.puzzles.items import move_label, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.cards_behind import Way
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_CARDS: Final = range(3, 6)
"""How many cards are put in order."""


def _ordered(puzzle: SevensPuzzle[Source]) -> tuple[Way, ...]:
    """Return the cards that fit, the one that helps the others least first."""
    return tuple(sorted(ways_of(puzzle.position.view(puzzle.viewpoint)), key=lambda way: len(way.theirs)))


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless a few cards fit, no own card waits behind any, and no two let in as many."""
    need_turn(puzzle)
    need_line(puzzle)
    ways = _ordered(puzzle)
    if len(ways) not in _CARDS or any(way.own for way in ways) or len({len(way.theirs) for way in ways}) < len(ways):
        raise PuzzleError("position: expected three to five cards that fit, and behind each another number of others'")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, in which order: the cards that fit, as they lie in the hand."""
    ways = _ordered(puzzle)
    items = tuple(Item(way.card.text, right=True, note=_note(way), label=move_label(Play(way.card))) for way in ways)
    return (
        Part(
            mode="order",
            area="moves",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase("read-ask-order"),
            items=tuple(sorted(items, key=lambda item: item.id)),
            order=tuple(item.id for item in items),
            pairs=tuple((a.card.text, b.card.text, _before(a, b)) for a, b in combinations(ways, 2)),
        ),
    )


def _note(way: Way) -> Note:
    """Return what is said of a card: how many of the others' it opens."""
    headline = phrase("read-order-place", card=way.card, count=len(way.theirs))
    return Note("S1", headline, phrase("puzzle-nothing"), (way.card,), way.theirs)


def _before(first: Way, second: Way) -> Note:
    """Return why one card goes before another: it opens fewer of the others' cards."""
    headline = phrase("read-order-before", first=first.card, second=second.card)
    counts = {"fewer": len(first.theirs), "more": len(second.theirs)}
    why = phrase("read-order-why", first=first.card, second=second.card, **counts)
    return Note("S1", headline, why, (first.card, second.card), second.theirs)


KIND = Kind(
    name="order",
    title="drawn-order",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-order"),
    story=whole_story,
    samples=(at_own_turns,),
    game=cast_game,
    turns_on={"S1": ("basic",), "S2": ("basic",), "S4": ("basic",)},
    players=range(3, 5),
    looks_ahead=True,
)
