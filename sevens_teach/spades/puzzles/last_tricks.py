"""What the kinds share that ask for one card of the last tricks, all hands open: every card with what it comes to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Protocol

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Sample
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.moves import TRICKS, Play
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.engine.trick import PLAYERS, highest

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

MOST_LEFT: Final = 3
"""How many tricks can be looked through to the end."""


class Lookout(Protocol):
    """What a card comes to if everybody goes on as well as they can."""

    def most(self, position: Position, card: Card) -> int:
        """Return how many tricks `card` comes to."""

    def gained(self, before: Position, after: Position) -> int:
        """Return what one move brings at once; below 0 it gives a trick away that nobody may take."""

    def answer(self, position: Position) -> tuple[int, Card] | None:
        """Return the opponent next to play and the card that hurts most; None where it is not their turn."""


@dataclass(frozen=True)
class Aim:
    """What is asked of a card, and how the replies are called."""

    lookout: Lookout
    need: int
    """A card is right that comes to so much."""
    words: str
    """The replies: `spades-puzzle-WORDS-right`, `-why-right`, `-wrong`, `-why-wrong` and `-why-answer`."""
    rule: str


def need_card_turn(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader is to play a card in one of the last tricks."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or position.is_bidding:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to play a card there (P3)")
    if tricks_left(position) > MOST_LEFT:
        raise PuzzleError(f"position: {tricks_left(position)} tricks are left: expected at most {MOST_LEFT}")


def need_one_right(items: Sequence[Item]) -> None:
    """Raise `PuzzleError` unless exactly one card is right, of two or more."""
    good = sum(item.right for item in items)
    if good != 1 or len(items) < 2:
        raise PuzzleError(f"position: {good} of {len(items)} cards are right: expected exactly one of several")


def need_no_nil(position: Position) -> None:
    """Raise `PuzzleError` where somebody has bid nil: what is asked is about targets alone."""
    if any(bid is not None and bid.is_nil for bid in position.bids):
        raise PuzzleError("position: somebody has bid nil, and this asks about the target alone (P2)")


def tricks_left(position: Position) -> int:
    """Return how many tricks are still to be taken, the one in the middle among them."""
    return TRICKS - len(position.tricks)


def needed(position: Position, side: int) -> int:
    """Return how many tricks a side still needs for its target (P2)."""
    bids = sum(bid.tricks for player in SIDES[side] if (bid := position.bids[player]))
    return bids - sum(position.taken[player] for player in SIDES[side])


def one_card(puzzle: SpadesPuzzle, prompt: Phrase, aim: Aim) -> tuple[Part, ...]:
    """Return the question which one card of the last tricks reaches the aim."""
    position = puzzle.position
    items = tuple(item_of(position, card, aim) for card in position.legal_moves.cards)
    return (
        Part(
            mode="one",
            area="hand",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=depth_of(position),
        ),
    )


def depth_of(position: Position) -> int:
    """Return how far one has to look ahead: in each trick that is left, at what the other three may play."""
    return (PLAYERS - 1) * tricks_left(position)


def item_of(position: Position, card: Card, aim: Aim) -> Item:
    """Return a card of the last tricks, and what it comes to; for a wrong one the answer that shows it."""
    count = aim.lookout.most(position, card)
    said = f"spades-puzzle-{aim.words}"
    if count >= aim.need:
        why = phrase(f"{said}-why-right", count=count)
        return Item(card.text, right=True, note=Note(aim.rule, phrase(f"{said}-right", card=card), why, (card,)))
    why = _why_wrong(position, card, aim, count)
    return Item(card.text, right=False, note=Note(aim.rule, phrase(f"{said}-wrong", card=card), why, (card,)))


def _why_wrong(position: Position, card: Card, aim: Aim, count: int) -> Phrase:
    """Return why a card misses the aim: who takes this very trick, or who answers it, and with which card."""
    after, _ = position.after(Play(card))
    if aim.lookout.gained(position, after) < 0:
        taken = after.tricks[-1]
        high = highest(taken.cards)
        return phrase(f"spades-puzzle-{aim.words}-why-now", player=Who(taken.player_of(high)), card=high)
    answer = aim.lookout.answer(after)
    if answer is None:
        return phrase(f"spades-puzzle-{aim.words}-why-wrong", count=count)
    player, reply = answer
    return phrase(f"spades-puzzle-{aim.words}-why-answer", player=Who(player), card=reply, count=count)


def last_tricks(game: Sequence[Step]) -> Iterator[Sample]:
    """Yield the turns of the last tricks with something to choose, the latest first."""
    for step in reversed(game):
        position: Position = step.before
        if position.turn is None or position.is_bidding or tricks_left(position) > MOST_LEFT:
            continue
        if len(position.legal_moves) > 1:
            yield Sample(position)


def own_side(position: Position) -> int:
    """Return the side of the player to move in the last tricks."""
    return side_of(position.turn or 0)
