"""A mistake of the reader's own as a puzzle: which move would have been better? A review has found what each brings.

No file has such a puzzle and none is drawn, so its kind is not among the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.own import OwnSource, no_mistake, own_puzzle
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.items import mentioned, move_label, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.review.reasons import compared

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
    from sevens_teach.sevens.review.model import Option
    from sevens_teach.sevens.review.reasons import Told

_TRIES: Final = 8
"""So often is the game played on from each move, to see what mostly comes of it."""
AS_GOOD: Final = 0.05
"""A move that brings this many places less than the best is as good: a review calls no smaller loss a mistake."""


def own_mistake(name: str, position: str, played: str, places: Mapping[str, float]) -> SevensPuzzle[OwnSource]:
    """Return the puzzle of an own mistake at Sevens; raises `SevensError` for moves not legal, or none better."""
    start = Position.parse(position)
    legal = {str(move) for move in start.legal_moves.turn}
    whole = legal == places.keys() and all(1 <= place <= len(start.players) for place in places.values())
    if not whole or played not in legal or not _better(played, places):
        raise no_mistake(name, played, places, legal)
    return own_puzzle(name, KIND, start, played, places)


def worth_of(option: Option) -> float:
    """Return what is kept of a judged move of Sevens with a mistake: the place to expect."""
    return round(option.place, 2)


def rule_of(best: Move) -> str:
    """Return the tip of Sevens that a better move goes by: stopping, or pushing one's own cards."""
    return "S1" if isinstance(best, Pass) else "S3"


def _better(played: str, places: Mapping[str, float]) -> set[str]:
    """Return the moves that were better than the reader's own mistake."""
    best = min(places.values())
    return {move for move, place in places.items() if place < best + AS_GOOD and move != played}


def _parts(puzzle: SevensPuzzle[OwnSource]) -> tuple[Part, ...]:
    """Return the one question about a reader's own mistake at Sevens: which move would have been better."""
    source, position = puzzle.source, puzzle.position
    right = _better(source.played, source.worths)
    moves = {name: parse_move(name) for name in source.worths}
    items = tuple(
        Item(name, name in right, _note(puzzle, name, is_right=name in right), move_label(move))
        for name, move in moves.items()
    )
    prompt = phrase("puzzle-ask-own", played=mentioned(moves[source.played]))
    return (Part(mode="one", area="moves", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(puzzle: SevensPuzzle[OwnSource], name: str, *, is_right: bool) -> Note:
    """Return the reply to a move: why it is better or worse, in cards, and the place it brings beside another."""
    source = puzzle.source
    best = min(source.worths, key=lambda each: source.worths[each])
    if is_right:
        _, rather = _compared(puzzle, source.played, name)
        values = {"place": _shown(source.worths[name]), "played": _shown(source.worths[source.played])}
        return Note(puzzle.rule, phrase("puzzle-own-right"), _with(rather, phrase("puzzle-own-gain", **values)))
    headline = phrase("puzzle-own-played" if name == source.played else "puzzle-own-wrong")
    worse, _ = _compared(puzzle, name, best)
    values = {"place": _shown(source.worths[name]), "best": _shown(source.worths[best])}
    return Note(puzzle.rule, headline, _with(worse, phrase("puzzle-own-loss", **values)))


def _compared(puzzle: SevensPuzzle[OwnSource], worse: str, better: str) -> Told:
    """Return why one move of the puzzle is worse than another."""
    made = worse == puzzle.source.played
    return compared(puzzle.position, parse_move(worse), parse_move(better), made=made, tries=_TRIES)


def _with(reasons: tuple[Phrase, ...], numbers: Phrase) -> Phrase:
    """Return the first reason of a reply to an own mistake, if any, and the numbers after it."""
    return phrase("puzzle-own-because", reason=reasons[0], numbers=numbers) if reasons else numbers


def _shown(place: float) -> str:
    """Return the place to expect as it is written in a reply."""
    return f"{place:.2f}"


KIND: Final = Kind(
    name="own",
    title="drawn-own",
    source=OwnSource,
    check=need_turn,
    parts=_parts,
    hint=lambda _: phrase("puzzle-hint-find"),
    story=whole_story,
    samples=(),
    turns_on={},
    looks_ahead=True,
)
