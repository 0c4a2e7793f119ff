"""What did the partner's bid say: which of three hands is the partner's (P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.level import GLANCED
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.hands import format_hand
from sevens_teach.spades.engine.score import partner_of
from sevens_teach.spades.engine.trick import height
from sevens_teach.spades.players.bidding import counted, nil_risk, worth_in
from sevens_teach.spades.puzzles.frames import bids_told
from sevens_teach.spades.puzzles.kinds.bid import tenths

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.moves import Bid
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_AWAY: Final = 150
"""In hundredths of a trick: so far the other hands' counts are from the bid."""
_NEAR: Final = 75
"""And so near the partner's."""
_RISK: Final = 78


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the partner has bid, no card is played, and one hand alone fits the bid."""
    position = puzzle.position
    bid = position.bids[partner_of(puzzle.viewpoint)]
    if bid is None or position.played:
        raise PuzzleError("position: expected the partner's bid, and no card played (P2)")
    fitting = [hand for hand in _hands(puzzle) if fits(hand, bid)]
    if len(fitting) != 1 or fitting[0] != position.hands[partner_of(puzzle.viewpoint)]:
        raise PuzzleError(f"position: {len(fitting)} hands fit the partner's bid: expected that of the partner alone")


def fits(hand: tuple[Card, ...], bid: Bid) -> bool:
    """Return whether a hand may have made a bid; a hand in between fits, so that no puzzle has one."""
    if bid.is_nil:
        return nil_risk(hand) <= _RISK
    return abs(worth_in(hand) - 100 * bid.tricks) < _AWAY and nil_risk(hand) > _RISK


def _hands(puzzle: SpadesPuzzle) -> list[tuple[Card, ...]]:
    """Return the three hands that the reader does not hold, in an order that says nothing."""
    hands = puzzle.position.hands
    return sorted(hand for player, hand in enumerate(hands) if player != puzzle.viewpoint)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, which hand is the partner's, with what each would have bid."""
    partner = partner_of(puzzle.viewpoint)
    bid = puzzle.position.bids[partner]
    assert bid is not None  # noqa: S101, `check` has looked
    items = tuple(_item(hand, bid, right=hand == puzzle.position.hands[partner]) for hand in _hands(puzzle))
    key = "spades-puzzle-ask-partner-nil" if bid.is_nil else "spades-puzzle-ask-partner"
    prompt = phrase(key, partner=Who(partner), bid=bid.tricks)
    return (
        Part(
            mode="one",
            area="moves",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=_depth(puzzle, puzzle.position.hands[partner]),
        ),
    )


def _depth(puzzle: SpadesPuzzle, right: tuple[Card, ...]) -> int:
    """Return how many cards one has to count: those of the right hand, and of the two others every third."""
    others = sum(len(counted(hand)) for hand in _hands(puzzle) if hand != right)
    return len(counted(right)) + others // GLANCED


def _item(hand: tuple[Card, ...], bid: Bid, *, right: bool) -> Item:
    """Return a hand with whether the partner's bid tells of it, and why."""
    text = format_hand(hand)
    key = "right" if right else "wrong"
    why = phrase("spades-puzzle-partner-why", count=tenths(worth_in(hand)))
    if bid.is_nil:
        why = phrase(f"spades-puzzle-partner-why-nil-{key}", card=max(hand, key=_danger))
    note = Note("P6", phrase(f"spades-puzzle-partner-{key}"), why)
    return Item(text, right, note, phrase("puzzle-move-text", text=text))


def _danger(card: Card) -> tuple[int, int]:
    """Return how badly a card fits a nil: a high one, and a ♠ first."""
    return height(card) + 3 * (card.suit is Suit.SPADES), height(card)


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return what the partner's bid says."""
    bid = puzzle.position.bids[partner_of(puzzle.viewpoint)]
    assert bid is not None  # noqa: S101, `check` has looked
    return phrase("spades-puzzle-hint-partner-nil" if bid.is_nil else "spades-puzzle-hint-partner", bid=bid.tricks)


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids, the partner's among them."""
    return bids_told(puzzle.position, voice)


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the turns to bid of those whose partner has bid."""
    for step in game:
        position: Position = step.before
        if position.turn is not None and position.is_bidding and position.bids[partner_of(position.turn)]:
            yield Sample(position)


KIND = Kind(
    name="partner",
    title="spades-drawn-partner",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    samples=(_samples,),
    turns_on={"P6": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
