"""The Python door to a puzzle's table: an answer in, the reply out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import Card
from sevens_teach.errors import AnswerError, SevensError, shown
from sevens_teach.games import game
from sevens_teach.puzzles.as_json import table_of
from sevens_teach.puzzles.compose import compose
from sevens_teach.rule_book import game_about
from sevens_teach.say.messages import message
from sevens_teach.text.notation import parse_cards

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Part
    from sevens_teach.puzzles.puzzle import Puzzle

_CARD_AREAS: Final = ("hand", "board", "hands")

Picks = tuple[tuple[str, ...], ...]
"""For each part the ids of the items picked."""


@dataclass(frozen=True)
class Reply:
    """The reply to an answer."""

    right: bool
    rule: str
    """The id of the rule that decides it."""
    cards: tuple[Card, ...]
    """The cards that are the reason."""
    places: tuple[Card, ...]
    """The places that are the reason."""
    _puzzle: Puzzle
    _picks: Picks

    def text(self, lang: str = "en") -> str:
        """Return the whole reply to a written answer as text; raises `MessageError`."""
        return message("puzzle-gap", lang).join(_texts(_reply(self._puzzle, self._picks, lang)))

    def __repr__(self) -> str:
        return f"<reply: {'right' if self.right else 'not right'} ({self.rule})>"


def check(puzzle: Puzzle, answer: object) -> Reply:
    """Return the reply to a written answer, as puzzle files have it; raises `AnswerError` for what is none.

    Cards: `["♠4", "♠10"]` or `"♠4,10"`; players and numbers: `[0, 2, 1]`, `2`, `"unlimited"`; moves:
    `["♠6", "pass"]`; a puzzle in two parts: `{"laid": ["♠8"], "open": ["♠9"]}`.
    """
    picks = read_answer(puzzle, answer)
    found = _reply(puzzle, picks, "en")
    return Reply(
        found["right"],
        found["rule"],
        tuple(map(Card, found["cards"])),
        tuple(map(Card, found["places"])),
        puzzle,
        picks,
    )


def _reply(puzzle: Puzzle, picks: Picks, lang: str) -> dict[str, Any]:
    """Return the reply to a written answer: to the first part that is not right, or to the last one."""
    parts = table_of(puzzle, lang)["parts"]
    replies = [compose(part, picked) for part, picked in zip(parts, picks, strict=True)]
    return next((reply for reply in replies if not reply["right"]), replies[-1])


def _texts(reply: dict[str, Any]) -> list[str]:
    """Return a reply to an answer as lines of text."""
    lines = [text for line in reply["lines"] for text in (line["headline"], line["reason"])]
    return [text for text in (reply["headline"], reply["reason"], *lines) if text]


def read_answer(puzzle: Puzzle, answer: object) -> Picks:
    """Return the items that a written answer names, for each part."""
    parts = puzzle.parts
    if len(parts) == 1:
        return (_names(puzzle, parts[0], answer),)
    if not isinstance(answer, dict) or set(answer) != {part.name for part in parts}:
        wanted = " and ".join(repr(part.name) for part in parts)
        raise AnswerError(f"{shown(answer)} is no answer to {puzzle.id}: expected a dict with {wanted}")
    return tuple(_names(puzzle, part, answer[part.name]) for part in parts)


def _names(puzzle: Puzzle, part: Part, answer: object) -> tuple[str, ...]:
    """Return the ids of the items that a written answer to one part names."""
    if isinstance(answer, str):
        answer = _split(answer) if part.area in _CARD_AREAS and part.mode != "play" else [answer]
    elif isinstance(answer, int | Card) and not isinstance(answer, bool):
        answer = [answer]
    if not isinstance(answer, list | tuple | set | frozenset):
        raise AnswerError(f"{shown(answer)} is no answer: expected cards, numbers or moves, one or a list of them")
    return tuple(_name(puzzle, part, each) for each in answer)


def _split(text: str) -> list[str]:
    """Return the cards that an answer names; raises `AnswerError`."""
    try:
        return [card.text for card in parse_cards(text)]
    except SevensError as error:
        raise AnswerError(f"{shown(text)} names no cards: {error}") from None


def _name(puzzle: Puzzle, part: Part, each: object) -> str:
    """Return the id that a named card, place, player, number or move has in the puzzle's table."""
    if any(item.id == each for item in part.items):
        return str(each)
    try:
        if part.mode == "play" or part.area == "moves":
            move = str(each)
            return move if move.isdigit() else str(game(game_about(puzzle.rule)).parse_move(move))
        return Card(str(each)).text if part.area in _CARD_AREAS else str(each)
    except SevensError as error:
        raise AnswerError(f"{shown(each)} cannot be picked: {error}") from None
