"""Asks what a hand costs (D7), and after a later deal who has won the match (D9) or who deals next (D1)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.score import JOKER_FACTOR, cost_of
from sevens_teach.bridge.puzzles import after_deal
from sevens_teach.bridge.why.telling import reckoned
from sevens_teach.cards import JOKER, SEVEN
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.score import Cost
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader holds a card."""
    if not puzzle.position.hands[puzzle.viewpoint]:
        raise PuzzleError("position: the reader holds no card (D7)")
    after_deal.check(puzzle.position)


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return what is asked: what the hand costs, and what comes after a deal that is over and not the first."""
    first = _cost(puzzle)
    if not after_deal.is_asked(puzzle.position):
        return (first,)
    return replace(first, name="cost", rule="D7"), after_deal.part_after(puzzle.position)


def _cost(puzzle: BridgePuzzle) -> Part:
    """Return the question what the hand costs; the wrong numbers are those that a slip leads to."""
    cost = cost_of(puzzle.position.hands[puzzle.viewpoint], puzzle.rules)
    notes = {value: _slip(key, value, puzzle.rules.ace) for key, value in reversed(_slips(cost)) if value != cost.total}
    notes[cost.total] = Note("D7", phrase("bridge-puzzle-costs", points=cost.total), _sum(cost), cost.cards)
    items = tuple(
        Item(str(value), value == cost.total, notes[value], phrase("bridge-puzzle-points", points=value))
        for value in sorted(notes)
    )
    prompt = phrase("bridge-puzzle-ask-cost")
    return Part(mode="one", area="numbers", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items)


def _sum(cost: Cost) -> Phrase:
    """Return what a hand costs, reckoned card by card."""
    return phrase("bridge-puzzle-sum", sum=reckoned(cost))


def _slip(key: str, value: int, ace: int) -> Note:
    """Return the reply to what a slip leads to; `ace` is what an ace costs at this table."""
    return Note("D7", phrase("bridge-puzzle-costs-not", points=value), phrase(key, ace=ace))


def _slips(cost: Cost) -> list[tuple[str, int]]:
    """Return what comes of the usual slips, and the reply to each; the likeliest first."""
    plain, star = sum(cost.points), JOKER_FACTOR if cost.joker else 1
    found: list[tuple[str, int]] = []
    if cost.doublings:
        found.append(("bridge-puzzle-slip-double", plain * star))
        if cost.doublings > 1:
            found += [
                ("bridge-puzzle-slip-each", plain * 2 * star),
                ("bridge-puzzle-slip-times", plain * 2 * cost.doublings * star),
            ]
    if cost.joker:
        found += [
            ("bridge-puzzle-slip-star", plain << cost.doublings),
            ("bridge-puzzle-slip-star-ten", ((plain + 10) << cost.doublings) * star),
        ]
    sevens = sum(points for card, points in zip(cost.cards, cost.points, strict=True) if card.rank == SEVEN)
    if cost.doublings:
        found.append(("bridge-puzzle-slip-seven", ((plain - sevens) << cost.doublings) * star))
    faces = sum(card.rank if card.rank > 10 else 0 for card in cost.cards) - 10 * sum(c.rank > 10 for c in cost.cards)
    if faces:
        found.append(("bridge-puzzle-slip-face", ((plain + faces) << cost.doublings) * star))
    aces = sum(points - 1 for card, points in zip(cost.cards, cost.points, strict=True) if card.rank == 1)
    if aces:
        found.append(("bridge-puzzle-slip-ace", ((plain - aces) << cost.doublings) * star))
    found.append(("bridge-puzzle-slip-count", len([card for card in cost.cards if card is not JOKER])))
    found.append(("bridge-puzzle-slip-sum", cost.total + 10))
    return found


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield hands of Seven Bridge with something that multiplies their cost, and some without."""
    for step in mixed(game, rng):
        position = step.before
        for player in position.players:
            hand = position.hands[player]
            special = any(card is JOKER or card.rank == SEVEN for card in hand)
            if 2 <= len(hand) <= 5 and (special or rng.random() < 0.1):
                yield Sample(position, fields={"viewpoint": player})


KIND = Kind(
    name="cost",
    title="bridge-drawn-cost",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-cost"),
    story=lambda puzzle, voice: after_deal.story(puzzle.position, voice),
    samples=(_samples,),
    turns_on={"D7": ("basic", "sevens=twenty", "ace=1")},
)
