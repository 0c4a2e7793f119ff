"""A mistake of the reader's own as a puzzle: which bid or card would have been better? A review has found the points.

No file has such a puzzle and none is drawn, so its kind is not among the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.own import OwnSource, no_mistake, own_puzzle
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.moves import Bid
from sevens_teach.spades.engine.notation import parse_move
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.puzzles.frames import bids_told, trick_told
from sevens_teach.spades.review.model import LOSS
from sevens_teach.spades.why.bidding import bid_name
from sevens_teach.spades.why.telling import signed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle
    from sevens_teach.spades.review.model import Option


def worth_of(option: Option) -> float:
    """Return what is kept of a judged bid or card with a mistake: the points that it brings."""
    return round(option.points, 1)


def rule_of(_position: Position, best: Move) -> str:
    """Return the rule of Spades that a better move goes by: bids, or what a good player knows."""
    return "P2" if isinstance(best, Bid) else "P6"


def own_mistake(name: str, position: str, played: str, worths: Mapping[str, float]) -> SpadesPuzzle[OwnSource]:
    """Return the puzzle of an own mistake at Spades; raises `SevensError` for moves not legal, or none better."""
    start = Position.parse(position)
    legal = {str(move) for move in start.legal_moves}
    whole = start.is_bidding or legal == worths.keys()
    if not (whole and worths.keys() <= legal and played in worths and _better(played, worths)):
        raise no_mistake(name, played, worths, legal)
    best = parse_move(max(worths, key=lambda each: worths[each]))
    return own_puzzle(name, KIND, start, played, worths, rule=rule_of(start, best))


def _better(played: str, worths: Mapping[str, float]) -> set[str]:
    """Return the bids or cards as good as the best: a review calls no smaller difference a mistake."""
    best = max(worths.values())
    return {move for move, worth in worths.items() if worth > best - LOSS and move != played}


def _parts(puzzle: SpadesPuzzle[OwnSource]) -> tuple[Part, ...]:
    """Return the one question about an own mistake at Spades: which bid or card would have been better."""
    source = puzzle.source
    right = _better(source.played, source.worths)
    items = tuple(_item(puzzle, name, is_right=name in right) for name in source.worths)
    bidding = puzzle.position.is_bidding
    prompt = phrase(f"spades-own-ask-{'bid' if bidding else 'card'}", played=_called(source.played))
    area: Literal["numbers", "hand"] = "numbers" if bidding else "hand"
    return (Part(mode="one", area=area, position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(puzzle: SpadesPuzzle[OwnSource], name: str, *, is_right: bool) -> Item:
    """Return a bid or card of an own mistake, and the points it brings beside another."""
    source = puzzle.source
    move, own, best = parse_move(name), source.worths[source.played], max(source.worths.values())
    if is_right:
        why = phrase("spades-own-gain", points=_shown(source.worths[name]), played=_shown(own))
        note = Note(puzzle.rule, phrase("spades-own-right"), why)
    else:
        headline = phrase("spades-own-played" if name == source.played else "spades-own-wrong")
        note = Note(
            puzzle.rule, headline, phrase("spades-own-loss", points=_shown(source.worths[name]), best=_shown(best))
        )
    return Item(name, is_right, note, bid_name(move) if isinstance(move, Bid) else None)


def _called(name: str) -> Phrase | str:
    """Return a bid or card as the puzzle of an own mistake calls it."""
    move = parse_move(name)
    return bid_name(move) if isinstance(move, Bid) else name


def _shown(points: float) -> str:
    """Return points as a reply writes them."""
    return signed(round(points))


def _need_turn(puzzle: SpadesPuzzle[OwnSource]) -> None:
    """Raise `PuzzleError` unless the reader is to bid or to play, and sees the cards."""
    view = puzzle.position.view(puzzle.viewpoint)
    if not view.is_my_turn or not view.has_seen_hand:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to bid or to play there (P3)")


def _hint(puzzle: SpadesPuzzle[OwnSource]) -> Phrase:
    """Return where to look: the bid, or the card."""
    return phrase(f"spades-own-hint-{'bid' if puzzle.position.is_bidding else 'card'}")


def _story(puzzle: SpadesPuzzle[OwnSource], voice: Voice) -> list[str]:
    """Return the bids, if there are any yet, then the trick in the middle, before an own mistake."""
    position = puzzle.position
    return [*(bids_told(position, voice) if position.bids_made else ()), *trick_told(position, voice)]


KIND: Final = Kind(
    name="own",
    title="drawn-own",
    source=OwnSource,
    check=_need_turn,
    parts=_parts,
    hint=_hint,
    story=_story,
    samples=(),
    turns_on={},
    players=range(4, 5),
    looks_ahead=True,
)
