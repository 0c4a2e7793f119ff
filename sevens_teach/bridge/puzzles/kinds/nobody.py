"""Asks which cards nobody can call, wherever the unseen cards lie (D5, D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.calls import can_pon, chis
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import need_play
from sevens_teach.cards import JOKER, Card, card_set
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.puzzles.answers import Step


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless some of the reader's cards can be called and some cannot."""
    need_play(puzzle)
    safe = sum(call_of(puzzle.position, card) is None for card in puzzle.position.hands[puzzle.viewpoint])
    if safe in (0, len(puzzle.position.hands[puzzle.viewpoint])):
        raise PuzzleError("position: expected cards that somebody may call, and others that nobody can (D5)")


def call_of(position: Position, card: Card) -> tuple[str, tuple[Card, ...]] | None:
    """Return which call of a discard is possible, and the unseen cards it takes; None where nobody can call it."""
    view = position.view(position.in_turn)
    unseen = card_set(view.unseen)
    others = [count for player, count in enumerate(view.counts) if player != view.player]
    if max(others) > 1 and can_pon(card, unseen, view.rules):
        if card.is_joker:
            return "bridge-puzzle-may-any", ()
        same = tuple(each for each in view.unseen if each.rank == card.rank or each.is_joker)
        return "bridge-puzzle-may-pon", same
    following = view.counts[(view.player + 1) % len(view.counts)]
    if view.moved + 1 < len(view.counts) and view.rules.first != "all":
        return None
    calls = [move for move in chis(card, unseen, view.rules) if len(move.cards) <= following]
    shortest = min(calls, key=lambda move: len(move.cards), default=None)
    if shortest is None:
        return None
    return "bridge-puzzle-may-chi", tuple(laid if isinstance(laid, Card) else JOKER for laid in shortest.cards)


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question: which cards nobody can call."""
    items = tuple(_item(puzzle.position, card) for card in puzzle.position.hands[puzzle.viewpoint])
    prompt = phrase("bridge-puzzle-ask-nobody")
    return (Part(mode="set", area="hand", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(position: Position, card: Card) -> Item:
    """Return a discard with whether somebody could call it, and with which cards."""
    found = call_of(position, card)
    if found is None:
        why = phrase("bridge-puzzle-why-safe", card=card)
        return Item(card.text, right=True, note=Note("D5", phrase("bridge-puzzle-safe", card=card), why))
    key, cards = found
    following = Who((position.in_turn + 1) % len(position.held))
    rule = "D6" if key == "bridge-puzzle-may-chi" else "D5"
    note = Note(rule, phrase("bridge-puzzle-not-safe", card=card), phrase(key, cards=cards, player=following))
    return Item(card.text, right=False, note=note)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield turns late in a deal of Seven Bridge, when much lies open, to ask what nobody can call."""
    for step in mixed(game[len(game) // 2 :], rng):
        position = step.before
        if position.step is Stage.PLAY and len(position.hands[position.in_turn]) > 2:
            yield Sample(position)


KIND = Kind(
    name="nobody",
    title="bridge-drawn-nobody",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-nobody"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D5": ("basic",), "D6": ("basic",)},
)
