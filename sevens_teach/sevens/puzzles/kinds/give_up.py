"""Which stop to give up first, and when: after the last free pass, the one that helps the others least (S1, S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.puzzles.cards_behind import need_line, ways_of
from sevens_teach.sevens.puzzles.cast_games import cast_game, own_turns
from sevens_teach.sevens.puzzles.items import move_label, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.cards_behind import Way
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_CLEAR: Final = 2
"""How many cards fewer behind it the cheapest stop has."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless all that fits are stops, two or more, one of them clearly the cheapest."""
    need_turn(puzzle)
    need_line(puzzle)
    position = puzzle.position
    if position.rules.passes is None or not position.rules.voluntary_passing:
        raise PuzzleError("rules: giving up a stop needs passing on purpose, and a pass limit (B5, B6)")
    ways = ways_of(position.view(puzzle.viewpoint))
    counts = sorted(len(way.theirs) for way in ways)
    if len(ways) < 2 or not all(way.is_stop for way in ways) or counts[1] - counts[0] < _CLEAR:
        raise PuzzleError("position: expected two stops or more and nothing else that fits, one of them the cheapest")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, which stop to give up: the cards that fit, and the pass."""
    view = puzzle.position.view(puzzle.viewpoint)
    left, ways = view.passes_left or 0, ways_of(view)
    cheapest = min(ways, key=lambda way: len(way.theirs))
    cards = tuple(Item(way.card.text, not left and way is cheapest, _note(way, cheapest, left)) for way in ways)
    items = (*cards, Item(str(PASS), left > 0, _passing(cheapest, left), move_label(PASS)))
    prompt = phrase("read-ask-give-up")
    position = puzzle.position
    return (Part(mode="one", area="moves", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(way: Way, cheapest: Way, left: int) -> Note:
    """Return the reply to a card: what it gives up, and whether that has to be."""
    if left:
        headline = phrase("read-not-yet", card=way.card, left=left)
    else:
        headline = phrase("read-give-up" if way is cheapest else "read-give-up-not", card=way.card)
    return Note("S1", headline, way.told(), (way.card,), way.theirs)


def _passing(cheapest: Way, left: int) -> Note:
    """Return the reply to a pass: while one is free, or as bankruptcy."""
    if left:
        return Note("S1", phrase("read-pass-first", left=left), phrase("read-then-cheapest", card=cheapest.card))
    return Note("B6", phrase("read-pass-broke"), phrase("read-pass-broke-why"))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns in a game of the cast, without a free pass, or with the one that is left."""
    for position in own_turns(game, rng):
        limit = position.rules.passes or 0
        used = limit - (rng.random() < 1 / 4)
        yield Sample(with_hands(position, position.hands, (used, *position.passes[1:])))


KIND = Kind(
    name="give-up",
    title="drawn-give-up",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-give-up"),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on={"S1": ("basic",), "S2": ("basic",), "S4": ("basic",)},
    players=range(3, 5),
    looks_ahead=True,
)
