"""A mistake of the reader's own as a puzzle: which move would have been better? A review has found what each brings.

No file has such a puzzle and none is drawn, so its kind is not among the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.own import OwnSource, no_mistake, own_puzzle
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Pass, laid_by
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.hints import who_waits
from sevens_teach.sevens.puzzles.items import mentioned, move_label, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.review.reasons import compared
from sevens_teach.sevens.review.telling import amount
from sevens_teach.sevens.why.consequences import written

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
    from sevens_teach.sevens.review.model import Option
    from sevens_teach.sevens.review.reasons import Told

AS_GOOD: Final = 0.05
"""A move that brings this many places less than the best is as good: a review calls no smaller loss a mistake."""


def own_mistake(name: str, position: str, played: str, places: Mapping[str, float]) -> SevensPuzzle[OwnSource]:
    """Return the puzzle of an own mistake at Sevens; raises `SevensError` for moves not legal, or none better."""
    start = Position.parse(position)
    legal = {str(move) for move in start.legal_moves.turn}
    whole = legal == places.keys() and all(1 <= place <= len(start.players) for place in places.values())
    if not whole or played not in legal or not _better(played, places):
        raise no_mistake(name, played, places, legal)
    best = parse_move(min(places, key=lambda each: places[each]))
    return own_puzzle(name, KIND, start, played, places, rule=rule_of(start, best))


def worth_of(option: Option) -> float:
    """Return what is kept of a judged move of Sevens with a mistake: the place to expect."""
    return round(option.place, 2)


def rule_of(position: Position, best: Move) -> str:
    """Return what a better move of Sevens goes by: stopping, or pushing one's own cards; at Killer few dead cards."""
    return "K8" if position.rules.killer else "S1" if isinstance(best, Pass) else "S3"


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
    best = _best(source)
    if is_right:
        _, rather = _compared(puzzle, source.played, name)
        gained = amount(source.worths[source.played] - source.worths[name])
        return Note(puzzle.rule, phrase("puzzle-own-right"), _with(rather, phrase("puzzle-own-gain", amount=gained)))
    headline = phrase("puzzle-own-played" if name == source.played else "puzzle-own-wrong")
    worse, _ = _compared(puzzle, name, best)
    lost = amount(source.worths[name] - source.worths[best])
    return Note(puzzle.rule, headline, _with(worse, phrase("puzzle-own-loss", amount=lost)))


def _best(source: OwnSource) -> str:
    """Return the move that brings the best place."""
    return min(source.worths, key=lambda each: source.worths[each])


def _later_hints(puzzle: SevensPuzzle[OwnSource]) -> tuple[Phrase | None, Phrase]:
    """Return what came of the reader's own move, if that can be said, and what the best one does, without its name."""
    source = puzzle.source
    best = _best(source)
    worse, rather = _compared(puzzle, source.played, best)
    told = next((each for each in (_unnamed(each, parse_move(best)) for each in rather) if each), None)
    gained = amount(source.worths[source.played] - source.worths[best])
    return (worse[0] if worse else None), told or phrase("puzzle-hint-own-best", amount=gained)


def _unnamed(said: Phrase, move: Move) -> Phrase | None:
    """Return a reason with a question mark for a move; None where it tells it all the same, as it does a pass."""
    laid = laid_by(move)
    if not laid:
        return None
    found: list[tuple[str, Value]] = []
    for name, value in said.args:
        inner: Value | None = value
        if isinstance(value, tuple) and not {*laid}.isdisjoint(value):
            return None
        if value in (written(move), *laid):
            inner = phrase("puzzle-quoted", text="?")
        elif isinstance(value, Phrase):
            inner = _unnamed(value, move)
        if inner is None:
            return None
        found.append((name, inner))
    return Phrase(said.key, tuple(found))


def _compared(puzzle: SevensPuzzle[OwnSource], worse: str, better: str) -> Told:
    """Return why one move of the puzzle is worse than another."""
    made = worse == puzzle.source.played
    return compared(puzzle.position, parse_move(worse), parse_move(better), made=made)


def _with(reasons: tuple[Phrase, ...], numbers: Phrase) -> Phrase:
    """Return the first reason of a reply to an own mistake, if any, and the numbers after it."""
    return phrase("puzzle-own-because", reason=reasons[0], numbers=numbers) if reasons else numbers


KIND: Final = Kind(
    name="own",
    title="drawn-own",
    source=OwnSource,
    check=need_turn,
    parts=_parts,
    hint=who_waits,
    later_hints=_later_hints,
    story=whole_story,
    samples=(),
    turns_on={},
    looks_ahead=True,
)
