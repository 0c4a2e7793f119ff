"""What is this deal worth to your side (P2, P4, P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.score import Line, partner_of, side_of, totals
from sevens_teach.spades.puzzles.frames import bids_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.score import NilResult, SideResult
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the last trick of the deal is taken."""
    if puzzle.position.result is None:
        raise PuzzleError("position: the last trick is not taken yet, so the deal is worth nothing (P4)")


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, what the deal is worth; the wrong numbers are those that a mistake leads to."""
    found = _result(puzzle)
    notes = {value: note for note, value in reversed(_mistakes(found)) if value != found.points}
    notes[found.points] = Note(_rule(found), phrase("spades-puzzle-right"), _sum(found))
    items = tuple(
        Item(str(value), value == found.points, notes[value], phrase("spades-puzzle-points", points=_written(value)))
        for value in sorted(notes)
    )
    prompt = phrase("spades-puzzle-ask-worth", partner=Who(partner_of(puzzle.viewpoint)))
    return (Part(mode="one", area="numbers", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _result(puzzle: SpadesPuzzle) -> SideResult:
    """Return what the deal was worth to the reader's side."""
    result = puzzle.position.result
    assert result is not None  # noqa: S101, `check` has looked
    return result.sides[side_of(puzzle.viewpoint)]


def _rule(found: SideResult) -> str:
    """Return the rule that makes this deal worth asking about."""
    return "P5" if found.penalty else "P2" if found.nils else "P4"


def _written(points: int) -> str:
    """Return points as they are written, with a true minus sign."""
    return str(points) if points >= 0 else f"−{-points}"


def _sum(found: SideResult) -> Phrase:
    """Return how the points of the deal add up."""
    key = "spades-puzzle-sum-made" if found.made else "spades-puzzle-sum-missed"
    said = phrase(key, target=found.target, tricks=found.tricks, points=_written(found.for_bid))
    over = [phrase("spades-puzzle-sum-over", count=found.over)] if found.over else []
    bags = [phrase("spades-puzzle-sum-bags")] if found.penalty else []
    more = [*over, *(_nil(nil) for nil in found.nils), *bags]
    for each in more:
        said = phrase("two-sentences", first=said, second=each)
    return said


def _nil(nil: NilResult) -> Phrase:
    """Return what a bid of nil adds to the sum."""
    key = "spades-puzzle-sum-nil" if nil.made else "spades-puzzle-sum-nil-lost"
    return phrase(key, points=_written(nil.points))


def _mistakes(found: SideResult) -> list[tuple[Note, int]]:
    """Return what comes of the usual mistakes in scoring, and the reply to each; the likeliest first."""
    nils = sum(nil.points for nil in found.nils)
    besides = nils + found.penalty
    wrong: list[tuple[str, str, int]] = []
    if found.penalty:
        wrong.append(("P5", "spades-puzzle-not-bags", found.points - found.penalty))
    if nils:
        wrong += [
            ("P2", "spades-puzzle-not-nil", found.points - nils),
            ("P2", "spades-puzzle-not-nil-sign", found.points - 2 * nils),
        ]
    return [
        (Note(rule, phrase("spades-puzzle-wrong", points=_written(value)), phrase(key)), value)
        for rule, key, value in (*wrong, *_about_the_target(found, besides))
    ]


def _about_the_target(found: SideResult, besides: int) -> list[tuple[str, str, int]]:
    """Return the mistakes about the target: the rule, the reply, and the number one comes to."""
    if not found.made:
        return [
            ("P4", "spades-puzzle-not-taken", 10 * found.tricks + besides),
            ("P4", "spades-puzzle-not-nothing", besides),
            ("P4", "spades-puzzle-not-reached", 10 * found.target + besides),
        ]
    return [
        ("P4", "spades-puzzle-not-ten-over", 10 * found.tricks + besides),
        ("P4", "spades-puzzle-not-without-over", found.points - found.over),
        ("P4", "spades-puzzle-not-lost", -found.for_bid + besides),
        ("P4", "spades-puzzle-not-over-alone", found.target + found.over + besides),
    ]


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids, and where bags count how many the side has."""
    told = bids_told(puzzle.position, voice)
    if puzzle.rules.sandbags:
        bags = totals(puzzle.position.sheet)[1][side_of(puzzle.viewpoint)]
        told.append(voice.say(phrase("spades-puzzle-bags", count=bags)))
    return told


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the end of the deal, for either side; where bags count, with some from before."""
    end: Position = game[-1].after
    if end.rules.sandbags:
        bags = 5 + int(5 * rng.random())
        line = Line((60 + bags, 40), (bags, 0))
        hands, bids = end.dealt_hands, end.bids_made
        end = Position(end.rules, hands, dealer=end.dealer, bids=bids, played=end.played, sheet=(line,))
    for viewpoint in (0, 1):
        yield Sample(end, fields={"viewpoint": viewpoint})


KIND = Kind(
    name="worth",
    title="spades-drawn-worth",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-worth"),
    story=_story,
    is_seated=False,
    samples=(_samples,),
    turns_on={"P4": ("basic",), "P2": ("basic",), "P5": ("sandbags=on",)},
    players=range(4, 5),
)
