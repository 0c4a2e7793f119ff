"""Make your bid from here: which card gets your side its target, whatever the others play (P4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.puzzles.frames import bids_told, trick_told
from sevens_teach.spades.puzzles.search import Search

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.puzzles.model import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_MOST_LEFT = 3
"""How many tricks can be looked through to the end."""


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless exactly one card reaches the target, in the last three tricks."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or position.is_bidding:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to play a card there (P3)")
    left = 13 - len(position.tricks)
    if left > _MOST_LEFT:
        raise PuzzleError(f"position: {left} tricks are left: expected at most {_MOST_LEFT}")
    if any(bid is not None and bid.is_nil for bid in position.bids):
        raise PuzzleError("position: somebody has bid nil, and this asks about the target alone (P2)")
    good = sum(item.right for item in parts(puzzle)[0].items)
    if good != 1:
        raise PuzzleError(f"position: {good} cards reach the target: expected exactly one")


def needed(position: Position, player: int) -> int:
    """Return how many tricks a player's side still needs for its target (P2)."""
    mates = SIDES[side_of(player)]
    return sum(bid.tricks for mate in mates if (bid := position.bids[mate])) - sum(position.taken[m] for m in mates)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, with what each card brings against the best play of the others."""
    position, player = puzzle.position, puzzle.viewpoint
    need = needed(position, player)
    search = Search(side_of(player))
    items = tuple(_item(position, search, card, need) for card in position.legal_moves.cards)
    left = 13 - len(position.tricks)
    prompt = phrase("spades-puzzle-ask-goal", need=need, left=left)
    return (Part(mode="one", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(position: Position, search: Search, card: Card, need: int) -> Item:
    """Return a card, and what the others' best answer leaves of the target."""
    after, _ = position.after(Play(card))
    most = search.most(position, card)
    if most >= need:
        note = Note("P4", phrase("spades-puzzle-reaches", card=card), phrase("spades-puzzle-why-reaches", count=most))
        return Item(card.text, right=True, note=note)
    answer = search.answer(after)
    headline = phrase("spades-puzzle-falls-short", card=card)
    why = phrase("spades-puzzle-why-short", count=most)
    if answer is not None:
        player, best = answer
        why = phrase("spades-puzzle-why-short-answer", player=Who(player), card=best, count=most)
    return Item(card.text, right=False, note=Note("P4", headline, why, (card,)))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    return [*bids_told(puzzle.position, voice), *trick_told(puzzle.position, voice)]


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last tricks where the target is still open."""
    for step in reversed(game):
        position: Position = step.before
        left = 13 - len(position.tricks)
        if position.is_bidding or position.turn is None or left > _MOST_LEFT:
            continue
        if len(position.legal_moves) > 2 and 0 < needed(position, position.turn) <= left:
            yield Sample(position)


KIND = Kind(
    name="goal",
    title="spades-drawn-goal",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-goal"),
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P4": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
