"""Three hints for any puzzle, each saying more than the one before; and what each claims, so that a test can check."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.messages import Phrase, phrase

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Item, Part, Unit
    from sevens_teach.puzzles.model import Posed

_CARD_AREAS: Final = ("hand", "board")
_COUNTS: Final[dict[Unit, str]] = {
    "card": "puzzle-hint-count-card",
    "place": "puzzle-hint-count-place",
    "player": "puzzle-hint-count-player",
    "move": "puzzle-hint-count-move",
}
_FEW: Final = ("", "puzzle-hint-it-is-1", "puzzle-hint-one-of-2", "puzzle-hint-one-of-3")
"""That it is one of so many."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said, and what it claims of the right answer to one part."""

    text: Phrase
    part: int = 0
    count: int | None = None
    """The right answer has so many items."""
    suits: tuple[Suit, ...] | None = None
    """The right answer lies in these suits, and in each of them."""
    among: tuple[str, ...] | None = None
    """The right answer is one of these, or has one of these first."""
    last: str | None = None
    """The last in the right order."""


def hints_of(puzzle: Posed) -> tuple[tuple[Hint, ...], tuple[Hint, ...], tuple[Hint, ...]]:
    """Return the three hints, each of one sentence or more."""
    parts = tuple(enumerate(puzzle.parts))
    return (
        (Hint(puzzle.asks.hint(puzzle)),),
        tuple(_second(*part) for part in parts),
        tuple(_third(*part) for part in parts),
    )


def _second(number: int, part: Part) -> Hint:
    if part.mode == "order":
        last = part.right[-1]
        return Hint(phrase("puzzle-hint-last", item=_label(part, last)), number, last=last)
    if part.mode == "play":
        return Hint(phrase("puzzle-hint-par", count=part.par), number, count=part.par)
    if part.mode == "one":
        return _one_of(number, part, 3)
    count = len(part.right)
    return Hint(phrase(_COUNTS[part.unit], count=count), number, count=count)


def _third(number: int, part: Part) -> Hint:
    if part.mode == "order":
        return Hint(phrase("puzzle-hint-first", item=_label(part, part.right[0])), number, among=part.right[:1])
    if part.mode in ("one", "play"):
        return _one_of(number, part, min(2, len(_items(part)) - 1))
    if not part.right:
        return Hint(phrase("puzzle-hint-none", unit=part.unit), number, count=0)
    if part.area not in _CARD_AREAS:
        first = _label(part, part.right[0])
        return Hint(phrase("puzzle-hint-among", item=first, unit=part.unit), number, among=part.right[:1])
    suits = tuple(suit for suit in Suit if any(right.startswith(suit.value) for right in part.right))
    if not suits:
        return Hint(phrase("puzzle-hint-among", item="★", unit=part.unit), number, among=("★",))
    return Hint(phrase("puzzle-hint-suits", suits=" ".join(suit.value for suit in suits)), number, suits=suits)


def _one_of(number: int, part: Part, count: int) -> Hint:
    """Return that the answer (or the first move) is one of a few: the right one, and the wrong ones nearest to it."""
    items = _items(part)
    right = next(index for index, item in enumerate(items) if item.id == part.right[0])
    nearest = sorted(
        (abs(index - right), index) for index in range(len(items)) if index == right or not items[index].right
    )
    few = [items[index] for index in sorted(index for _, index in nearest[:count])]
    labels = {f"item{place}": _label(part, item.id) for place, item in enumerate(few, 1)}
    return Hint(phrase(_FEW[len(few)], **labels), number, among=tuple(item.id for item in few))


def _items(part: Part) -> tuple[Item, ...]:
    """Return what one chooses from; in a puzzle to play out the first move."""
    return tuple(branch.item for branch in part.nodes[0] if branch.line) if part.nodes else part.items


def _label(part: Part, name: str) -> Phrase:
    """Return how a hint names an item: a move in quotation marks."""
    item = next(item for item in _items(part) if item.id == name)
    label = item.label or phrase("puzzle-move-text", text=name)
    return phrase("puzzle-quoted", text=label) if part.area == "moves" or part.mode == "play" else label
