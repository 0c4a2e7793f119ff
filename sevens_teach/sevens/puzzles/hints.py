"""Where to look: the rule to think of, a suit or a sort of move, whom to watch; but never the item itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Pass
from sevens_teach.sevens.engine.notation import parse_move

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.say.verdict import Note

_RULES: Final = {
    "B1": "puzzle-nudge-B1",
    "B2": "puzzle-nudge-B2",
    "B3": "puzzle-nudge-B3",
    "B4": "puzzle-nudge-B4",
    "B5": "puzzle-nudge-B5",
    "B6": "puzzle-nudge-B6",
    "B7": "puzzle-nudge-B7",
    "B8": "puzzle-nudge-B8",
    "B9": "puzzle-nudge-B9",
    "B10": "puzzle-nudge-B10",
    "B11": "puzzle-nudge-B11",
    "F1": "puzzle-nudge-F1",
    "F2": "puzzle-nudge-F2",
    "G1": "puzzle-nudge-G1",
    "G2": "puzzle-nudge-G2",
    "J1": "puzzle-nudge-J1",
    "J2": "puzzle-nudge-J2",
    "J3": "puzzle-nudge-J3",
    "J4": "puzzle-nudge-J4",
    "J5": "puzzle-nudge-J5",
    "J6": "puzzle-nudge-J6",
    "J7": "puzzle-nudge-J7",
    "K1": "puzzle-nudge-K1",
    "K2": "puzzle-nudge-K2",
    "K3": "puzzle-nudge-K3",
    "K4": "puzzle-nudge-K4",
    "K5": "puzzle-nudge-K5",
    "K6": "puzzle-nudge-K6",
    "K7": "puzzle-nudge-K7",
    "K8": "puzzle-nudge-K8",
    "K9": "puzzle-nudge-K9",
    "K10": "puzzle-nudge-K10",
    "K11": "puzzle-nudge-K11",
    "S1": "puzzle-nudge-S1",
    "S2": "puzzle-nudge-S2",
    "S3": "puzzle-nudge-S3",
    "S4": "puzzle-nudge-S4",
    "S5": "puzzle-nudge-S5",
    "T1": "puzzle-nudge-T1",
    "T2": "puzzle-nudge-T2",
    "T3": "puzzle-nudge-T3",
    "T4": "puzzle-nudge-T4",
    "T5": "puzzle-nudge-T5",
}
"""The rules that can be recalled in a sentence without giving an answer away."""
_WATCH: Final = {
    "puzzle-let-play": "puzzle-hint-watch",
    "puzzle-let-die": "puzzle-hint-own-cards",
    "puzzle-let-stuck": "puzzle-hint-own-turns",
    "puzzle-let-time": "puzzle-hint-time",
}
"""Where to look, by what the wrong moves let happen."""
_ENOUGH: Final = ("puzzle-nudge-pass", "puzzle-nudge-joker", "puzzle-nudge-exchange")
"""What says enough without the rule."""
_SORTS: Final = {Pass: "puzzle-nudge-pass", LayJoker: "puzzle-nudge-joker", Exchange: "puzzle-nudge-exchange"}


def nudge(part: Part, item: Item) -> Phrase:
    """Return what to say where this item is the first that is missing."""
    where, rule = _where(part, item), item.note.rule
    if rule not in _RULES or where.key in _ENOUGH:
        return where
    return phrase("two-sentences", first=where, second=phrase(_RULES[rule]))


def recall(part: Part) -> Phrase:
    """Return the rule that a question is about, in a sentence; where a move is to be found also whom to watch."""
    rule = phrase("puzzle-hint-rule", rule=part.rule, said=phrase(_RULES[part.rule]))
    told = [said for note in _wrong_moves(part) for said in _told(note.why) if said.key in _WATCH]
    if not told:
        return rule
    said = max(told, key=told.count)
    watched = tuple((name, value) for name, value in said.args if name == "player")
    return phrase("two-sentences", first=rule, second=Phrase(_WATCH[said.key], watched))


def _wrong_moves(part: Part) -> list[Note]:
    """Return the replies to the moves that miss the goal, each played on to where that shows."""
    moves = [branch.item for branch in part.nodes[0] if branch.line] if part.nodes else part.items
    return [item.note for item in moves if not item.right]


def _told(what: Phrase) -> list[Phrase]:
    """Return a phrase and the phrases in it."""
    inner = [value for _, value in what.args if isinstance(value, Phrase)]
    return [what, *(said for value in inner for said in _told(value))]


def _where(part: Part, item: Item) -> Phrase:
    if item.id == "★":
        return phrase("puzzle-nudge-joker")
    if part.area in ("hand", "board"):
        return phrase("puzzle-nudge-suit", suit=item.id[0])
    sort = _SORTS.get(type(parse_move(item.id))) if part.area == "moves" else None
    return phrase(sort) if sort else phrase("puzzle-nudge", unit=part.unit)
