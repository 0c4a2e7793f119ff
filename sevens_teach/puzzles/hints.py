"""Three hints for any puzzle: the idea, the rule with where to look, and nearly the answer; none gives it away."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import Suit
from sevens_teach.puzzles.model import room_about
from sevens_teach.say.messages import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.say.voice import Voice

SUIT: Final = "puzzle-nudge-suit"
"""The message that names the suit of what an answer leaves out."""
_SUITS: Final = tuple(suit.value for suit in Suit)
_NAMED: Final = ("", "puzzle-hint-among-1", "puzzle-hint-among-2", "puzzle-hint-among-3")
"""That these belong to the answer, by how many they are."""
_SPARE: Final = 6
"""The most texts that are kept for a hint that names what was tried."""
_CHOICE: Final = 2
"""So few items cannot be narrowed down without giving the answer away."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said, and what it claims of the right answer to one part."""

    text: Phrase
    part: int = 0
    among: tuple[str, ...] = ()
    """Exactly one of these belongs to the right answer, or comes first in it."""
    within: tuple[str, ...] = ()
    """All these belong to the right answer, and they are not the whole of it."""
    without: tuple[str, ...] = ()
    """None of these belongs to the right answer."""


def hints_of(puzzle: Puzzle) -> tuple[tuple[Hint, ...], tuple[Hint, ...], tuple[Hint, ...]]:
    """Return the three hints, each of one sentence or more."""
    parts = tuple(enumerate(puzzle.parts))
    room = room_about(puzzle.rule)
    second, third = puzzle.asks.later_hints(puzzle)
    recalled = {room.recall(part): number for number, part in reversed(parts)}
    rules = tuple(Hint(_after(place, text), number) for place, (text, number) in enumerate(reversed(recalled.items())))
    return (
        (Hint(puzzle.asks.hint(puzzle)),),
        rules if second is None else (Hint(second),),
        tuple(_of_part(puzzle, _third(*part)) for part in parts) if third is None else (Hint(third),),
    )


def misleads(hint: str, parts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return beside which wrong items a hint would mislead, of parts as JSON: it names other wrong ones alone."""
    items = [item for part in parts if part["mode"] in ("set", "one") for item in part["items"]]
    named = [item for item in items if item["label"][0] in _SUITS and item["label"] in hint]
    if not named or any(item["right"] for item in named):
        return []
    return [item["id"] for item in items if not item["right"] and item not in named]


def spare(puzzle: Puzzle, parts: Sequence[Mapping[str, Any]], hint: str, voice: Voice) -> list[list[str]]:
    """Return what the third hint says by what was tried before: each text beside an item, after which it is no help.

    The first whose item was neither picked nor tried is said, the `hint` itself among the first. There are none where
    it names nothing that could be tried, or where there are several questions.
    """
    part, *others = parts
    if others or part["mode"] == "order":
        return []
    items = part["items"] or [branch for branch in part["nodes"][0] if branch["line"]]
    named = [item for item in items if _is_named(item["label"], hint, part["area"])]
    if part["mode"] == "set" and sum(item["right"] for item in items) > 1:
        return _spare_of_several(items, [item for item in named if item["right"]], hint)
    return _spare_of_one(puzzle.parts[0], named, hint, voice)


def _spare_of_several(
    items: Sequence[Mapping[str, Any]], named: Sequence[Mapping[str, Any]], hint: str
) -> list[list[str]]:
    """Return what is said instead of a hint that names some of several right items, once these are picked."""
    others = [item for item in items if item["right"] and item not in named and item.get("nudge")]
    if not named or not others:
        return []
    return [*([item["id"], hint] for item in named), *([item["id"], item["nudge"]] for item in others)]


def _spare_of_one(part: Part, named: Sequence[Mapping[str, Any]], hint: str, voice: Voice) -> list[list[str]]:
    """Return what is said instead of a hint that names a wrong item, once that was tried: that it is one of two."""
    items, wrong = _items(part), [item["id"] for item in named if not item["right"]]
    right = [item.id for item in items if item.right]
    is_only = len(right) == 1
    if len(wrong) != 1 or len(items) <= _CHOICE or not (is_only or part.nodes):
        return []
    told = {name: voice.say(each.text) for each in _choices(0, part) for name in each.among if name not in right}
    if len(named) > 1 and hint != told[wrong[0]]:
        return []  # it names the right one too, and gives nothing away that is known
    found = [[wrong[0], hint], *([name, text] for name, text in told.items() if name != wrong[0])]
    is_all = is_only and len(found) <= _SPARE
    return [*found[:_SPARE], *([["", voice.say(phrase("puzzle-hint-left"))]] if is_all else [])]


def _is_named(label: str, hint: str, area: str) -> bool:
    """Return whether a hint names a card, a move with a card or, where players are the answer, a player."""
    return label in hint and (area == "players" or any(suit in label for suit in _SUITS))


def left_out(part: Part, item: Item) -> Phrase:
    """Return in which suit an answer leaves a card or a place out; no suit of which only that one can be picked."""
    suit = item.id[0]
    if sum(each.id[0] == suit for each in part.items) > 1:
        return phrase(SUIT, suit=suit, unit=part.unit)
    return phrase("puzzle-nudge", unit=part.unit)


def _after(place: int, rule: Phrase) -> Phrase:
    """Return the rule that a hint names; one that comes after another is called another one."""
    return phrase("puzzle-hint-another", said=rule) if place else rule


def _of_part(puzzle: Puzzle, hint: Hint) -> Hint:
    """Return a hint that says which question of several it answers."""
    if len(puzzle.parts) == 1:
        return hint
    return replace(hint, text=phrase(f"puzzle-hint-part-{puzzle.parts[hint.part].name}", said=hint.text))


def _third(number: int, part: Part) -> Hint:
    """Return the third hint, nearly the answer: a few to choose from, or a part of it."""
    if len(_items(part)) <= _CHOICE:
        return Hint(phrase("puzzle-hint-few"), number)
    if part.mode == "order":
        first = phrase("puzzle-hint-first", item=_label(part, part.right[0]), unit=part.unit)
        return Hint(first, number, within=part.right[:1])
    if part.mode != "set" or len(part.right) == 1:
        return _one_of_two(number, part)
    return _half(number, part) if part.right else _not_this(number, part)


def _half(number: int, part: Part) -> Hint:
    """Return a hint with half of a right answer of several items, three of them at most."""
    few = part.right[: min((len(part.right) + 1) // 2, len(_NAMED) - 1)]
    labels = {f"item{place}": _label(part, name) for place, name in enumerate(few, 1)}
    return Hint(phrase(_NAMED[len(few)], **labels), number, within=few)


def _not_this(number: int, part: Part) -> Hint:
    """Return a hint with an item that does not belong to a right answer without any."""
    wrong = part.items[0].id
    return Hint(phrase("puzzle-hint-not", item=_label(part, wrong)), number, without=(wrong,))


def _one_of_two(number: int, part: Part) -> Hint:
    """Return a hint that the one right item is one of two: itself and the wrong one nearest to it."""
    return _choices(number, part)[0]


def _choices(number: int, part: Part) -> list[Hint]:
    """Return the hints that the one right item is one of two, the wrong one nearest to it first."""
    items = _items(part)
    right = next(index for index, item in enumerate(items) if item.id == part.right[0])
    wrong = [index for index, item in enumerate(items) if not item.right]
    wrong.sort(key=lambda index: abs(index - right))
    return [_either(number, part, tuple(items[index].id for index in sorted((right, each)))) for each in wrong]


def _either(number: int, part: Part, few: tuple[str, ...]) -> Hint:
    """Return a hint that the right item is one of a few."""
    labels = {f"item{place}": _label(part, name) for place, name in enumerate(few, 1)}
    return Hint(phrase("puzzle-hint-one-of-2", **labels), number, among=few)


def _items(part: Part) -> tuple[Item, ...]:
    """Return what a hint chooses from; in a puzzle to play out the first move."""
    if part.nodes:
        return tuple(branch.item for branch in part.nodes[0] if branch.line)
    return part.items


def _label(part: Part, name: str) -> Phrase:
    """Return how a hint names an item: a move or a number in quotation marks."""
    item = next(item for item in _items(part) if item.id == name)
    label = item.label or phrase("puzzle-move-text", text=name)
    return phrase("puzzle-quoted", text=label) if part.area in ("moves", "numbers") or part.mode == "play" else label
