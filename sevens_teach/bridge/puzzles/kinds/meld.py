"""Asks whether cards are a meld (D2, D3)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import named_cards, need_play, reading_of
from sevens_teach.bridge.why.melds import why_meld, why_no_meld
from sevens_teach.cards import JOKER, Card
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.melds import Meld
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.puzzles.answers import Step


class MeldSource(Source):
    """Which cards."""

    cards: Line
    """The cards asked about, of the reader's hand: `♥6 ★`."""


def _cards(puzzle: BridgePuzzle) -> Meld:
    """Return the cards of which the puzzle asks whether they are a meld."""
    source = puzzle.source
    assert isinstance(source, MeldSource)  # noqa: S101, the kind says so
    return named_cards(source.cards)


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader holds the cards, and is to lay."""
    need_play(puzzle)
    hand = puzzle.position.hands[puzzle.viewpoint]
    if not all(card in hand for card in _cards(puzzle)):
        raise PuzzleError("cards: expected cards of the reader's hand (D4)")


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question, whether the cards are a meld: yes (1) or no (0)."""
    cards, rules = _cards(puzzle), puzzle.rules
    meld = reading_of(cards, rules)
    own = tuple(card for card in cards if isinstance(card, Card))
    grounds = why_meld(meld, rules) if meld else why_no_meld(cards, rules)
    headline = phrase("bridge-puzzle-is-meld" if meld else "bridge-puzzle-is-none", cards=own)
    note = Note(grounds.rule, headline, grounds.why, grounds.cards, grounds.places)
    items = tuple(
        Item(str(int(yes)), yes == (meld is not None), note, phrase("bridge-puzzle-yes" if yes else "bridge-puzzle-no"))
        for yes in (True, False)
    )
    prompt = phrase("bridge-puzzle-ask-meld", cards=own)
    return (Part(mode="one", area="numbers", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield a few cards of a hand that look like a meld: of one rank or near each other in one suit, or with ★."""
    for step in mixed(game, rng):
        position = step.before
        if position.step is not Stage.PLAY:
            continue
        groups = [each for size in (2, 3) for each in combinations(position.hands[position.in_turn], size)]
        for cards in mixed([each for each in groups if _looks_like_one(each)], rng)[:2]:
            yield Sample(position, fields={"cards": " ".join(map(str, cards))})


def _looks_like_one(cards: tuple[Card, ...]) -> bool:
    """Return whether cards could pass for a meld: nearly a run, of one rank, or with A and K."""
    plain = [card for card in cards if card is not JOKER]
    ranks = sorted(card.rank for card in plain)
    near = len({card.suit for card in plain}) == 1 and ranks[-1] - ranks[0] <= len(cards)
    return near or len(set(ranks)) == 1 or {1, 13} <= set(ranks)


KIND = Kind(
    name="meld",
    title="bridge-drawn-meld",
    source=MeldSource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-meld"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D2": ("basic", "lone=set", "high_ace=off"), "D3": ("basic",)},
)
