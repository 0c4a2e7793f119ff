"""Where can ★ go (J1 to J3, T5, F2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER, JOKER_BIT
from sevens_teach.messages import phrase
from sevens_teach.sevens.engine.legal import joker_moves
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.puzzles.answers import Item, Note, Part, from_verdict
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import need_joker, need_turn
from sevens_teach.sevens.puzzles.places import not_down
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the reader is to move and holds ★."""
    need_joker(puzzle)
    need_turn(puzzle)
    if not puzzle.position.held[puzzle.viewpoint] & JOKER_BIT:
        raise PuzzleError(f"position: player {puzzle.viewpoint} does not hold {JOKER}")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    position = puzzle.position
    items = tuple(_item(position, place) for place in not_down(position))
    rule = position.rules.joker
    none = None
    if not any(item.right for item in items):
        why = phrase(f"puzzle-joker-nowhere-{rule}")
        none = Note(position.rules.joker_rule, phrase("puzzle-joker-nowhere"), why)
    prompt = phrase("puzzle-ask-joker")
    return (Part("answer", "set", "board", items, position, puzzle.rule, prompt, none),)


def _item(position: Position, place: Card) -> Item:
    """Return a place: with the card that may go with ★ there, or that would have to (J2)."""
    ways = [move for move in position.legal_moves.jokers if move.place is place]
    found = verdict(position, ways[0] if ways else LayJoker(place, _missing(position, place)))
    return Item(place.text, found.legal, from_verdict(found))


def _missing(position: Position, place: Card) -> Card | None:
    """Return the card that could go with ★ on a place for one who held it; None where ★ is laid alone."""
    rules = position.rules
    ways = joker_moves(rules.joker, rules.tunnel, position.down, ALL & ~place.bit & ~position.down)
    return next((move.card for move in ways if isinstance(move, LayJoker) and move.place is place), None)
