"""Tap every card you may play; or every place that lets a card in (B4, B8, T, F1, K2, J)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import phrase
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.puzzles.answers import Item, Note, Part, from_verdict
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import card_items, need_turn
from sevens_teach.sevens.puzzles.places import let_in, not_down
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the reader is to move, or the places are asked for while play goes on."""
    if puzzle.source.among != "board":
        need_turn(puzzle)
    elif puzzle.position.is_over:
        raise PuzzleError("position: play is over: no place takes a card any more")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    return (_places(puzzle) if puzzle.source.among == "board" else _cards(puzzle),)


def _cards(puzzle: Puzzle) -> Part:
    position = puzzle.position
    items = tuple(_item(position, card) for card in position.hands[puzzle.viewpoint])
    none = None if any(item.right for item in items) else from_verdict(verdict(position, PASS))
    prompt = phrase("puzzle-ask-playable")
    return Part("answer", "set", "hand", items, position, puzzle.rule, prompt, none)


def _item(position: Position, card: Card) -> Item:
    """Return a card of the hand; ★ may be played where it may be laid (J1, J2)."""
    if not card.is_joker:
        found = verdict(position, Play(card))
        return Item(card.text, found.legal, from_verdict(found))
    ways = position.legal_moves.jokers
    if ways:
        return Item(card.text, right=True, note=from_verdict(verdict(position, ways[0])))
    rule = position.rules.joker_rule
    note = Note(rule, phrase("puzzle-joker-nowhere"), phrase(f"puzzle-joker-nowhere-{position.rules.joker}"))
    return Item(card.text, right=False, note=note)


def _places(puzzle: Puzzle) -> Part:
    position = puzzle.position
    fits = position.open_places
    items = card_items(not_down(position), lambda place: place in fits, lambda place: let_in(position, place))
    none = None if fits else Note(puzzle.rule, phrase("puzzle-no-place"), phrase("puzzle-no-place-why"))
    prompt = phrase("puzzle-ask-playable-board")
    return Part("answer", "set", "board", items, position, puzzle.rule, prompt, none)
