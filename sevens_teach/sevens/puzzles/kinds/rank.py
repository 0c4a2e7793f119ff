"""Put the players in order of rank (B9, B10, J6, K8)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.outcome import Outcome, Placing, Reason
from sevens_teach.sevens.puzzles.items import name_of
from sevens_teach.sevens.puzzles.sampling import JOKERS, KILLERS, PASSES
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.puzzles.why_gone import has_exchanged, talk_of
from sevens_teach.sevens.why.news import PLACINGS, why_above

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_MOST = 7
"""How many players can still be put in order."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless play is over and there are two to seven players."""
    if not puzzle.position.is_over:
        raise PuzzleError("position: play is not over yet, so nobody has a rank (B10, K7)")
    if len(puzzle.position.players) not in range(2, _MOST + 1):
        raise PuzzleError(f"position: {len(puzzle.position.players)} players: expected 2 to {_MOST}")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: the players in order of rank."""
    outcome = puzzle.position.outcome
    assert outcome is not None  # noqa: S101, play is over
    items = tuple(_item(puzzle, outcome, player) for player in puzzle.position.players)
    order = tuple(str(player) for player in outcome.ranking)
    prompt = phrase("puzzle-ask-rank")
    return (
        Part(
            mode="order",
            area="players",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            order=order,
            pairs=_pairs(puzzle, outcome),
        ),
    )


def _item(puzzle: SevensPuzzle[Source], outcome: Outcome, player: int) -> Item:
    """Return a player, with the place taken in the ranking and why."""
    placing = outcome.placings[outcome.rank_of(player) - 1]
    why = phrase(
        PLACINGS[placing.reason] if placing.after is None else "placing-dead-cards-after",
        player=Who(player),
        other=Who(player if placing.after is None else placing.after),
        earlier="you" if placing.after == puzzle.viewpoint else "other",
        you="player" if player == puzzle.viewpoint else "nobody",
        rank=placing.rank,
        dead=placing.dead_cards,
        left=placing.left,
        broke="only" if placing.broke is None else placing.broke,
    )
    note = Note(placing.reason.rule, why, phrase("puzzle-nothing"))
    return Item(str(player), right=True, note=note, label=name_of(player))


def _pairs(puzzle: SevensPuzzle[Source], outcome: Outcome) -> tuple[tuple[str, str, Note], ...]:
    """Return, for every two players, why the first ranks above the second."""
    return tuple((str(a.player), str(b.player), _above(puzzle, a, b)) for a, b in combinations(outcome.placings, 2))


def _above(puzzle: SevensPuzzle[Source], upper: Placing, lower: Placing) -> Note:
    """Return why one player ranks above another."""
    if upper.reason is lower.reason is Reason.BANKRUPT and has_exchanged(puzzle):
        return _above_by_talk(puzzle, upper.player, lower.player)
    headline = phrase("puzzle-above", upper=Who(upper.player), lower=Who(lower.player))
    found = why_above(upper, lower)
    return Note(found.rule, headline, found.why)


def _above_by_talk(puzzle: SevensPuzzle[Source], upper: int, lower: int) -> Note:
    """Return why one bankrupt player ranks above another where places among the bankrupt have changed hands (G2)."""
    who = {"upper": Who(upper), "lower": Who(lower)}
    for player in (lower, upper):
        if talk := talk_of(puzzle, player):
            why = phrase("puzzle-above-talked", talker=Who(player), ghost=Who(talk.ghost), **who)
            return Note("G2", phrase("puzzle-above", **who), why)
    return Note("B9", phrase("puzzle-above", **who), phrase("puzzle-above-counted", **who))


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the end of the game, to rank the players."""
    if game and game[-1].after.is_over:
        yield Sample(game[-1].after)


def _hint(puzzle: SevensPuzzle[Source]) -> Phrase:
    """Return what to look at first: dead cards, ★, or who went broke."""
    rules = puzzle.rules
    if rules.killer:
        return phrase("puzzle-hint-rank-dead")
    return phrase("puzzle-hint-rank" if rules.joker == "none" else "puzzle-hint-rank-joker")


KIND = Kind(
    name="rank",
    title="drawn-rank",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=whole_story,
    is_seated=False,
    samples=(_samples,),
    turns_on={"B9": PASSES, "B10": PASSES, "J6": JOKERS, "K8": KILLERS},
)
