"""Where to look: the rule to think of, a suit or a sort of move, whom to watch; but never the item itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import SEVEN, Card
from sevens_teach.puzzles.hints import SUIT, left_out
from sevens_teach.rule_book import is_rule
from sevens_teach.say.messages import Phrase, Who, phrase, phrases_in
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Pass
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.puzzles.killing import killed_by
from sevens_teach.sevens.why.line import from_seven

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Sequence

    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.say.messages import Value
    from sevens_teach.say.verdict import Note
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_WATCH: Final = {
    "puzzle-let-play": "puzzle-hint-watch",
    "puzzle-let-die": "puzzle-hint-own-cards",
    "puzzle-let-stuck": "puzzle-hint-own-turns",
    "puzzle-let-time": "puzzle-hint-time",
}
"""Where to look, by what the wrong moves let happen."""
_ENOUGH: Final = ("puzzle-nudge-pass", "puzzle-nudge-joker", "puzzle-nudge-exchange")
"""What says enough without the rule."""
_OWN: Final = {
    "read-ask-danger": "puzzle-nudge-danger",
    "read-ask-can-hold": "puzzle-nudge-can-hold",
    "read-ask-rules": "puzzle-nudge-rules",
    "read-ask-sides": "puzzle-nudge-sides",
    "puzzle-ask-can-win": "puzzle-nudge-can-win",
    "puzzle-ask-holds": "puzzle-nudge-holds",
    "puzzle-ask-still-in": "puzzle-nudge-still-in",
}
"""What to think of, by the question, where the rule that the item turns on says nothing about it."""
_SORTS: Final = {Pass: "puzzle-nudge-pass", LayJoker: "puzzle-nudge-joker", Exchange: "puzzle-nudge-exchange"}


def nudge(part: Part, item: Item) -> Phrase:
    """Return in which suit or of which sort an answer leaves an item out, and by which rule it belongs: no name."""
    where, rule = _where(part, item), item.note.rule
    if where.key in _ENOUGH:
        return where
    if part.prompt.key in _OWN:
        return phrase("two-sentences", first=where, second=phrase(_OWN[part.prompt.key]))
    if not is_rule(rule):
        return where
    second = _side_of(item) if rule == "B4" and where.key == SUIT else _sentence_of(rule)
    return phrase("two-sentences", first=where, second=second)


def _side_of(item: Item) -> Phrase:
    """Return which end of its run to follow for a card that fits there."""
    return phrase("puzzle-nudge-up" if Card(item.id).rank > SEVEN else "puzzle-nudge-down", suit=item.id[0])


def recall(part: Part) -> Phrase:
    """Return the rule of Sevens that a question is about, in a sentence; for a move to find whom to watch instead."""
    no_tunnel = part.rule == "T1" and part.position.rules.tunnel == "off"
    own = "puzzle-nudge-T1-off" if no_tunnel else _OWN.get(part.prompt.key)
    sentence = phrase(own) if own else _sentence_of(part.rule)
    rule = phrase("puzzle-hint-rule", rule=part.rule, said=sentence)
    told = _let_happen(part)
    if not told:
        return rule
    said = max(told, key=told.count)
    told_of = dict(said.args)
    cards = told_of["cards"] if said.key == "puzzle-let-play" else ()
    watched = tuple((name, value) for name, value in said.args if name == "player")
    return Phrase(_WATCH[said.key], (*watched, *((("card", cards[0]),) if isinstance(cards, tuple) and cards else ())))


def who_waits(puzzle: SevensPuzzle[Any]) -> Phrase:
    """Return the first hint for a move: who waits for whose card, or what dies; only what is so here.

    Where the others' hands are hidden it says of no card whose it is.
    """
    position, you = puzzle.position, puzzle.viewpoint
    holders = {card: each for each in position.in_play if each != you for card in position.hands[each]}
    own = position.hands[you]
    if puzzle.rules.killer:
        view, held = position.view(you), {*own, *holders}
        kills = any(held.intersection(killed_by(view, card)) for card in own if card in position.legal_moves.cards)
        return phrase("puzzle-hint-touch") if kills else phrase("puzzle-hint-waits", who="nobody")
    theirs, mine = _waiting(position, holders, own), _waiting(position, own, holders)
    if not puzzle.asks.open_hands(puzzle):
        return _hidden(theirs, mine)
    if theirs:
        waiting = {each: _waiting(position, position.hands[each], own) for each in {*holders.values()}}
        player = _let_out(puzzle, sorted(each for each, card in waiting.items() if card))
        return phrase("puzzle-hint-waits", who="they", player=Who(player), held=len(position.hands[player]))
    return phrase("puzzle-hint-waits", who="you", own=mine) if mine else phrase("puzzle-hint-waits", who="nobody")


def _hidden(theirs: Card | None, mine: Card | None) -> Phrase:
    """Return which cards wait for one of the reader's, and for one of somebody else's: of none whose it is."""
    who = "all" if theirs and mine else "they" if theirs else "you" if mine else "nobody"
    cards: dict[str, Value] = {name: card for name, card in (("card", theirs), ("own", mine)) if card}
    return phrase("puzzle-hint-find", who=who, **cards)


def _let_out(puzzle: SevensPuzzle[Any], waiting: Sequence[int]) -> int:
    """Return whom of these players a losing move lets play; else who of them has the fewest cards."""
    let = [dict(said.args)["player"] for said in _let_happen(puzzle.parts[0]) if said.key == "puzzle-let-play"]
    found = [each.player for each in let if isinstance(each, Who) and each.player in waiting]
    return max(found, key=found.count) if found else min(waiting, key=lambda each: len(puzzle.position.hands[each]))


def _waiting(position: Position, cards: Iterable[Card], lacking: Container[Card]) -> Card | None:
    """Return a card of these that does not fit, for want of one that is `lacking`: the one that is nearest to it.

    One that waits for a card which fits comes before the others.
    """
    found = [
        (each not in position.open_places, abs(card.rank - each.rank), card)
        for card in cards
        if not card.is_joker and card not in position.open_places
        for each in from_seven(card)
        if each in lacking
    ]
    return min(found, key=lambda each: each[:2])[2] if found else None


def _sentence_of(rule: str) -> Phrase:
    """Return a rule in a sentence that gives no answer away: the message `puzzle-nudge-B4`."""
    return phrase(f"puzzle-nudge-{rule}")


def _wrong_moves(part: Part) -> list[Note]:
    """Return the replies to the moves that miss the goal, each played on to where that shows: they may be asked for."""
    moves = [branch.item for branch in part.nodes[0] if branch.line] if part.nodes else part.items
    is_asked = any(said.key == "puzzle-ask-find-losing" for said in phrases_in(part.prompt))
    return [item.note for item in moves if item.right == is_asked]


def _let_happen(part: Part) -> list[Phrase]:
    """Return what the moves that miss the goal let happen."""
    return [said for note in _wrong_moves(part) for said in phrases_in(note.why) if said.key in _WATCH]


def _where(part: Part, item: Item) -> Phrase:
    """Return which suit or sort of move to look at for a right item."""
    if item.id == "★":
        return phrase("puzzle-nudge-joker")
    if part.area in ("hand", "board"):
        return left_out(part, item)
    sort = _SORTS.get(type(parse_move(item.id))) if part.area == "moves" else None
    return phrase(sort) if sort else phrase("puzzle-nudge", unit=part.unit)
