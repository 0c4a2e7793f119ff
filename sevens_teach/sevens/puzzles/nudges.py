"""Where to look for what an answer leaves out: a suit or a sort of move, and the rule behind it, but not the item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Phrase, phrase
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Pass
from sevens_teach.sevens.engine.notation import parse_move

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Item, Part

_RULES: Final = {
    "B1": "puzzle-nudge-B1",
    "B4": "puzzle-nudge-B4",
    "B6": "puzzle-nudge-B6",
    "B7": "puzzle-nudge-B7",
    "B8": "puzzle-nudge-B8",
    "B9": "puzzle-nudge-B9",
    "F1": "puzzle-nudge-F1",
    "J1": "puzzle-nudge-J1",
    "J2": "puzzle-nudge-J2",
    "K2": "puzzle-nudge-K2",
    "K3": "puzzle-nudge-K3",
    "K4": "puzzle-nudge-K4",
    "K5": "puzzle-nudge-K5",
    "K6": "puzzle-nudge-K6",
    "K9": "puzzle-nudge-K9",
    "K10": "puzzle-nudge-K10",
    "T1": "puzzle-nudge-T1",
    "T2": "puzzle-nudge-T2",
    "T3": "puzzle-nudge-T3",
    "T4": "puzzle-nudge-T4",
}
"""The rules that can be recalled in a sentence without giving an answer away."""
_ENOUGH: Final = ("puzzle-nudge-pass", "puzzle-nudge-joker", "puzzle-nudge-exchange")
"""What says enough without the rule."""
_SORTS: Final = {Pass: "puzzle-nudge-pass", LayJoker: "puzzle-nudge-joker", Exchange: "puzzle-nudge-exchange"}


def nudge(part: Part, item: Item) -> Phrase:
    """Return what to say where this item is the first that is missing."""
    where, rule = _where(part, item), item.note.rule
    if rule not in _RULES or where.key in _ENOUGH:
        return where
    return phrase("two-sentences", first=where, second=phrase(_RULES[rule]))


def _where(part: Part, item: Item) -> Phrase:
    if item.id == "★":
        return phrase("puzzle-nudge-joker")
    if part.area in ("hand", "board"):
        return phrase("puzzle-nudge-suit", suit=item.id[0])
    sort = _SORTS.get(type(parse_move(item.id))) if part.area == "moves" else None
    return phrase(sort) if sort else phrase("puzzle-nudge", unit=part.unit)
