"""Which suit to stop: count what waits behind each card that fits (S1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.cards_behind import need_line, ways_of
from sevens_teach.sevens.puzzles.cast_games import at_own_turns, cast_game
from sevens_teach.sevens.puzzles.items import need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.cards_behind import Way
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_CLEAR: Final = 2
"""How many cards more behind it, at least, the best stop has."""

_PUSHED: Final = 2
"""How many of the cards lead to one's own, where it is about pushing."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless one of three cards or more is clearly the one to keep."""
    need_turn(puzzle)
    need_line(puzzle)
    ways = ways_of(puzzle.position.view(puzzle.viewpoint))
    stops = sorted((len(way.theirs) for way in ways if way.is_stop), reverse=True)
    if len(ways) < 3 or not stops or stops[0] < _CLEAR + 1 or (len(stops) > 1 and stops[0] - stops[1] < _CLEAR):
        raise PuzzleError("position: expected three cards that fit, and one of them clearly to be kept (S1)")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, which suit to stop: among the cards that fit."""
    ways = ways_of(puzzle.position.view(puzzle.viewpoint))
    best = max((way for way in ways if way.is_stop), key=lambda way: len(way.theirs))
    items = tuple(Item(way.card.text, way is best, _note(way, best)) for way in ways)
    prompt = phrase("read-ask-stop-suit")
    position = puzzle.position
    return (Part(mode="one", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(way: Way, best: Way) -> Note:
    """Return what is said of a card that fits: the best stop, another stop, or none (S1, S3)."""
    if way is best:
        headline = phrase("read-keep", card=way.card)
    elif way.is_stop:
        headline = phrase("read-keep-other", card=way.card)
    else:
        headline = phrase("read-keep-not", card=way.card)
    rule = "S3" if way.own else "S1"
    return Note(rule, headline, way.told(), (way.card,), way.theirs)


def _is_about(puzzle: SevensPuzzle[Source], rule: str) -> bool:
    """Return whether the stop is about a tip: about pushing (S3) only where two cards lead to one's own."""
    ways = ways_of(puzzle.position.view(puzzle.viewpoint))
    return rule != "S3" or sum(bool(way.own) for way in ways) >= _PUSHED


KIND = Kind(
    name="stop-suit",
    title="drawn-stop-suit",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-stop-suit"),
    story=whole_story,
    samples=(at_own_turns,),
    game=cast_game,
    turns_on={"S1": ("basic",), "S3": ("basic",), "S4": ("basic",)},
    is_about=_is_about,
    players=range(3, 5),
    looks_ahead=True,
)
