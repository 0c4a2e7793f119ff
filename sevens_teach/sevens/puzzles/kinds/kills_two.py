"""One card that kills two: which of yours closes in two of theirs, and none of your own (K3, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.cast_games import at_own_turns, cast_game
from sevens_teach.sevens.puzzles.items import need_turn
from sevens_teach.sevens.puzzles.killing import dying, killed_by, need_killer
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_TWO: Final = 2


def _killed(puzzle: SevensPuzzle[Source], card: Card) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return which of the others' cards die by a card, and which own ones."""
    view = puzzle.position.view(puzzle.viewpoint)
    found = killed_by(view, card)
    return tuple(each for each in found if each not in view.hand), tuple(each for each in found if each in view.hand)


def _is_right(puzzle: SevensPuzzle[Source], card: Card) -> bool:
    """Return whether a card kills two of the others' and none of the reader's."""
    theirs, own = _killed(puzzle, card)
    return len(theirs) >= _TWO and not own


def _cards(puzzle: SevensPuzzle[Source]) -> tuple[Card, ...]:
    """Return the cards that the reader may play, one of which kills two."""
    return puzzle.position.legal_moves.cards


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless one of two cards or more kills two of theirs and none of the reader's."""
    need_turn(puzzle)
    need_killer(puzzle)
    right = [card for card in _cards(puzzle) if _is_right(puzzle, card)]
    if len(_cards(puzzle)) < _TWO or len(right) != 1:
        raise PuzzleError(f"position: expected one card that kills two of theirs, but these do: {right}")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, which card kills two: among those that may be played."""
    items = tuple(_item(puzzle, card) for card in _cards(puzzle))
    prompt = phrase("read-ask-kills-two")
    position = puzzle.position
    return (Part(mode="one", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(puzzle: SevensPuzzle[Source], card: Card) -> Item:
    """Return a card that can be picked: of the right one one sees whom it kills."""
    right = _is_right(puzzle, card)
    return Item(card.text, right, _note(puzzle, card), line=dying(puzzle.position, card) if right else ())


def _note(puzzle: SevensPuzzle[Source], card: Card) -> Note:
    """Return the reply to a card: whom it closes in."""
    theirs, own = _killed(puzzle, card)
    headline = phrase("read-kills-right" if _is_right(puzzle, card) else "read-kills-not", card=card)
    if theirs and own:
        why = phrase("read-kills-both", cards=theirs, own=own)
    elif own:
        why = phrase("read-kills-own", own=own)
    elif theirs:
        why = phrase("read-kills-theirs", cards=theirs, count=len(theirs))
    else:
        why = phrase("read-kills-none")
    return Note("K3", headline, why, (card,), theirs)


KIND = Kind(
    name="kills-two",
    title="drawn-kills-two",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-kills-two"),
    story=whole_story,
    samples=(at_own_turns,),
    game=cast_game,
    turns_on={"K3": ("killer",), "K8": ("killer",)},
    houses=("killer",),
    players=range(3, 5),
    looks_ahead=True,
)
