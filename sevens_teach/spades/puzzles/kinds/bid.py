"""Bid it: how many tricks would one who counts say with this hand, after the bids made (P2, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.moves import TRICKS
from sevens_teach.spades.engine.trick import height
from sevens_teach.spades.players.bidding import counted, counted_bid, fitted_worth, high_cards, nil_risk, worth_in
from sevens_teach.spades.puzzles.frames import bids_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_CLEAR: Final = 30
"""In hundredths of a trick: so near to a whole number the count has to be."""
_SAFE: Final = 50
"""Nil is right where the risk, in sixtieths, is at most this."""
_RISKY: Final = 130
"""And plainly wrong from here on."""
_AROUND: Final = 2


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader is to bid, has looked, and the hand has one clear bid."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or not position.is_bidding or not _view(puzzle).has_seen_hand:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to bid there (P2)")
    if not is_clear(_view(puzzle)):
        raise PuzzleError("position: the count of this hand lies between two bids: expected a clear one (P2)")


def _view(puzzle: SpadesPuzzle) -> View:
    """Return what the reader who bids sees."""
    return puzzle.position.view(puzzle.viewpoint)


def is_clear(view: View) -> bool:
    """Return whether a hand's count lies near to a whole number, or its nil is safe."""
    risk = nil_risk(view.hand)
    if risk <= _SAFE:
        return counted_bid(view).is_nil
    rest = fitted_worth(view) % 100
    return risk >= _RISKY and min(rest, 100 - rest) <= _CLEAR


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, what to bid: nil, and the bids around the right one."""
    view = _view(puzzle)
    right = counted_bid(view).tricks
    near = range(max(1, right - _AROUND), min(TRICKS, max(2, right) + _AROUND) + 1)
    items = tuple(_item(view, bid, right) for bid in (0, *near))
    return (
        Part(
            mode="one",
            area="numbers",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase("spades-puzzle-ask-bid"),
            items=items,
            depth=len(counted(view.hand)) + len(puzzle.position.bids_made),
        ),
    )


def _item(view: View, bid: int, right: int) -> Item:
    """Return a bid with whether it is the one that counting says, and why."""
    label = phrase("spades-puzzle-bid-nil") if bid == 0 else phrase("spades-puzzle-points", points=str(bid))
    how = "right" if bid == right else "nil-wrong" if bid == 0 else "many" if bid > right else "few"
    headline = phrase(f"spades-puzzle-bid-{how}", bid=label)
    return Item(str(bid), bid == right, Note("P2", headline, _why(view, bid, right)), label)


def _why(view: View, bid: int, right: int) -> Phrase:
    """Return what the hand counts for a bid; for a nil that is wrong, or right, what it is about."""
    if right == 0 and bid == 0:
        return phrase("spades-puzzle-bid-why-safe")
    if right == 0:
        return phrase("spades-puzzle-bid-why-low")
    cards = high_cards(view.hand)
    if bid == 0:
        return phrase("spades-puzzle-bid-why-not-nil", cards=cards[:2] or view.hand[:1])
    count = phrase("spades-puzzle-bid-count", count=tenths(worth_in(view.hand)), cards=cards or view.hand[:1])
    others = sum(each.tricks for each in view.bids if each is not None)
    if 2 * worth_in(view.hand) > 2 * fitted_worth(view):
        left = phrase("spades-puzzle-bid-others", others=others, left=TRICKS - others)
        return phrase("two-sentences", first=count, second=left)
    return count


def tenths(hundredths: int) -> str:
    """Return a count of tricks with one decimal."""
    return f"{hundredths / 100:.1f}"


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return where to look in the hand that is to be bid."""
    view = _view(puzzle)
    if counted_bid(view).is_nil:
        return phrase("spades-puzzle-hint-bid-low", card=max(view.hand, key=height))
    return phrase("spades-puzzle-hint-bid", count=sum(card.suit is Suit.SPADES for card in view.hand))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return what each player has bid and taken."""
    return bids_told(puzzle.position, voice) if puzzle.position.bids_made else []


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the turns to bid with a hand that was looked at."""
    for step in mixed(game, rng):
        position: Position = step.before
        if position.turn is not None and position.is_bidding and position.view(position.turn).has_seen_hand:
            yield Sample(position)


KIND = Kind(
    name="bid",
    title="spades-drawn-bid",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    samples=(_samples,),
    turns_on={"P2": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
