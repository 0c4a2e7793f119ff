"""The Python door to a puzzle's table: an answer in, the reply out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sevens_teach.cards import Card
from sevens_teach.errors import SevensError, shown
from sevens_teach.messages import message
from sevens_teach.sevens.engine.notation import parse_cards, parse_move
from sevens_teach.sevens.puzzles.compose import compose
from sevens_teach.sevens.puzzles.errors import AnswerError

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

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
        """Return the whole reply as text; raises `MessageError`."""
        return message("puzzle-gap", lang).join(_texts(_reply(self._puzzle, self._picks, lang)))

    def __repr__(self) -> str:
        return f"<reply: {'right' if self.right else 'not right'} ({self.rule})>"


def check(puzzle: Puzzle, answer: object) -> Reply:
    """Return the reply to an answer, written as in a puzzle file; raises `AnswerError` for what is none.

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
    """Return the reply to the first part that is not right; to the last one where all are."""
    parts = puzzle.table(lang)["parts"]
    replies = [compose(part, picked) for part, picked in zip(parts, picks, strict=True)]
    return next((reply for reply in replies if not reply["right"]), replies[-1])


def _texts(reply: dict[str, Any]) -> list[str]:
    lines = [text for line in reply["lines"] for text in (line["headline"], line["reason"])]
    return [text for text in (reply["headline"], reply["reason"], *lines) if text]


def read_answer(puzzle: Puzzle, answer: object) -> Picks:
    """Return the items that an answer names, for each part."""
    parts = puzzle.parts
    if len(parts) == 1:
        return (_names(answer, parts[0].area, parts[0].mode),)
    if not isinstance(answer, dict) or set(answer) != {part.name for part in parts}:
        wanted = " and ".join(repr(part.name) for part in parts)
        raise AnswerError(f"{shown(answer)} is no answer to {puzzle.id}: expected a dict with {wanted}")
    return tuple(_names(answer[part.name], part.area, part.mode) for part in parts)


def _names(answer: object, area: str, mode: str) -> tuple[str, ...]:
    """Return the ids of the items that an answer to one part names."""
    if isinstance(answer, str):
        answer = _split(answer) if area in ("hand", "board", "hands") and mode != "play" else [answer]
    elif isinstance(answer, int | Card) and not isinstance(answer, bool):
        answer = [answer]
    if not isinstance(answer, list | tuple | set | frozenset):
        raise AnswerError(f"{shown(answer)} is no answer: expected cards, numbers or moves, one or a list of them")
    return tuple(_name(each, area, mode) for each in answer)


def _split(text: str) -> list[str]:
    try:
        return [card.text for card in parse_cards(text)]
    except SevensError as error:
        raise AnswerError(f"{shown(text)} names no cards: {error}") from None


def _name(each: object, area: str, mode: str) -> str:
    """Return the id that one card, place, player, number or move has in the table."""
    try:
        if mode == "play" or area == "moves":
            return str(parse_move(str(each))) if not str(each).isdigit() else str(each)
        return str(each) if area in ("players", "numbers") else Card(str(each)).text
    except SevensError as error:
        raise AnswerError(f"{shown(each)} cannot be picked: {error}") from None
