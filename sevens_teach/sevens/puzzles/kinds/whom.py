"""Whom does keeping this card hurt most: whose cards wait behind it, over all deals that agree (S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.cards_behind import need_line, way_behind, ways_of
from sevens_teach.sevens.puzzles.cast_games import READABLE, cast_game, rounds_before
from sevens_teach.sevens.puzzles.counting import need_reading, passing_of, seen_in
from sevens_teach.sevens.puzzles.items import name_of, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_CLEAR: Final = 0.75
"""By how many cards, on average, a player has to hold most of those behind."""


class WhomSource(Source):
    """Which card is kept."""

    card: Line
    """One of the reader's that fits."""


def check(puzzle: SevensPuzzle[WhomSource]) -> None:
    """Raise `PuzzleError` unless the card is a stop, and it clearly hurts one player most."""
    need_turn(puzzle)
    need_line(puzzle)
    need_reading(puzzle)
    view = puzzle.position.view(puzzle.viewpoint)
    try:
        card = Card(puzzle.source.card)
    except SevensError as error:
        raise PuzzleError(f"card: {error}") from None
    if card not in view.hand or not card.place & view.open or not way_behind(view, card).is_stop:
        raise PuzzleError(f"card: {card} is no card to keep: expected one that fits and helps only others (S1)")
    means = sorted(_means(puzzle).values(), reverse=True)
    if means[0] - means[1] < _CLEAR:
        raise PuzzleError(f"card: keeping {card} hurts nobody clearly more than the others")


def _means(puzzle: SevensPuzzle[WhomSource]) -> dict[int, float]:
    """Return how many of the cards behind the kept one each player holds on average."""
    seen = seen_in(puzzle)
    behind = way_behind(puzzle.position.view(puzzle.viewpoint), Card(puzzle.source.card)).theirs
    return {player: seen.mean(player, behind) for player in seen.players}


def parts(puzzle: SevensPuzzle[WhomSource]) -> tuple[Part, ...]:
    """Return the one question, whom it hurts most: the players whose hands are hidden."""
    means, card = _means(puzzle), Card(puzzle.source.card)
    most = max(means, key=means.__getitem__)
    behind = way_behind(puzzle.position.view(puzzle.viewpoint), card).theirs
    items = tuple(
        Item(str(player), player == most, _note(card, behind, player, means, most), name_of(player)) for player in means
    )
    prompt = phrase("read-ask-whom", **passing_of(puzzle), card=card)
    position = puzzle.position
    return (Part(mode="one", area="players", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(card: Card, behind: tuple[Card, ...], player: int, means: dict[int, float], most: int) -> Note:
    """Return what is said of a player: how many cards behind the kept one they hold on average (S4)."""
    headline = phrase("read-hurts" if player == most else "read-hurts-less", player=Who(player), card=card)
    mean, largest = f"{means[player]:.1f}", f"{means[most]:.1f}"
    key = "read-mean" if player == most else "read-mean-less"
    values: dict[str, Value] = {
        "count": len(behind),
        "player": Who(player),
        "mean": mean,
        "most": Who(most),
        "largest": largest,
    }
    return Note("S4", headline, phrase(key, **values), (card,), behind)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns after somebody passed, with a card to keep."""
    for steps in rounds_before(game, rng):
        for way in ways_of(steps[-1].after.view(0)):
            if way.is_stop:
                yield Sample(steps[0].before, steps, {"card": way.card.text, "viewpoint": 0})


KIND = Kind(
    name="whom",
    title="drawn-whom",
    source=WhomSource,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("read-hint-whom", card=Card(puzzle.source.card)),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on={"S4": READABLE},
    houses=READABLE,
    players=range(3, 5),
    looks_ahead=True,
)
