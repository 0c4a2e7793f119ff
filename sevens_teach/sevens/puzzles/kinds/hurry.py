"""When to hurry: which card cannot wait, since another's next card may kill it (K3, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.touch import death_rule
from sevens_teach.sevens.puzzles.cast_games import at_own_turns, cast_game
from sevens_teach.sevens.puzzles.items import need_turn
from sevens_teach.sevens.puzzles.killing import dangers, free_sides, killed_by, need_killer
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def _urgent(view: View) -> tuple[Card, ...]:
    """Return the own cards that fit and that another's next card may kill."""
    return tuple(card for card in view.legal_moves.cards if dangers(view, card))


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless exactly one of three cards that fit cannot wait, and playing it kills none."""
    need_turn(puzzle)
    need_killer(puzzle)
    view = puzzle.position.view(puzzle.viewpoint)
    urgent = _urgent(view)
    if len(view.legal_moves.cards) < 3 or len(urgent) != 1 or set(killed_by(view, urgent[0])) & set(view.hand):
        raise PuzzleError("position: expected three cards that fit, one of which cannot wait (K3)")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, which card cannot wait: among those that may be played."""
    view = puzzle.position.view(puzzle.viewpoint)
    urgent = _urgent(view)
    items = tuple(Item(card.text, card in urgent, _note(view, card)) for card in view.legal_moves.cards)
    prompt = phrase("read-ask-hurry")
    position = puzzle.position
    return (Part(mode="one", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(view: View, card: Card) -> Note:
    """Return the reply to a card: what would kill it, or why it can wait."""
    rule, free = death_rule(view.rules, card), free_sides(view, card)
    if killers := dangers(view, card):
        why = phrase("read-danger-why", card=card, killer=killers)
        return Note(rule, phrase("read-hurry", card=card), why, (card,), killers)
    headline = phrase("read-can-wait", card=card)
    if not free:
        return Note(rule, headline, phrase("puzzle-nothing"), (card,))
    if len(free) > 1:
        return Note(rule, headline, phrase("read-safe-free", count=len(free), places=free), (card,), free)
    key = "read-safe-own" if free[0] in view.hand else "read-safe-shut"
    return Note(rule, headline, phrase(key, place=free[0]), (card,), free)


KIND = Kind(
    name="hurry",
    title="drawn-hurry",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-hurry"),
    story=whole_story,
    samples=(at_own_turns,),
    game=cast_game,
    turns_on={"K3": ("killer",), "K8": ("killer",)},
    houses=("killer",),
    players=range(3, 5),
    looks_ahead=True,
)
