"""Tap every card you may play; or every place that lets a card in (B4, B8, T, F1, K2, J)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal

from sevens_teach.cards import Card, Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.puzzles.as_one import all_that_fit, is_beside, only_pass, right_cards
from sevens_teach.sevens.puzzles.items import card_items, need_turn
from sevens_teach.sevens.puzzles.places import beside_something, let_in, not_down
from sevens_teach.sevens.puzzles.sampling import JOKERS, KILLERS, TUNNELS, crowded, few_left, is_readable, moments
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.joker import joker_nowhere

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


class PlayableSource(Source):
    """Where to look for what may be played."""

    among: Literal["hand", "board"] | None = None
    """The own hand, or every place not down."""


def check(puzzle: SevensPuzzle[PlayableSource]) -> None:
    """Raise `PuzzleError` unless the reader is to move, or the places are asked for while play goes on."""
    if puzzle.source.among != "board":
        need_turn(puzzle)
    elif puzzle.position.is_over:
        raise PuzzleError("position: play is over: no place takes a card any more")


def parts(puzzle: SevensPuzzle[PlayableSource]) -> tuple[Part, ...]:
    """Return the one question: which cards may be played, or which places let a card in."""
    return (_places(puzzle) if puzzle.source.among == "board" else _cards(puzzle),)


def _cards(puzzle: SevensPuzzle[PlayableSource]) -> Part:
    """Return the question which cards of the hand may be played."""
    position = puzzle.position
    items = tuple(_item(puzzle, card) for card in position.hands[puzzle.viewpoint])
    right = right_cards(items)
    whole = all_that_fit(position, right, position.hands[puzzle.viewpoint], _trap(puzzle))
    if not right:
        whole = verdict(position.view(puzzle.viewpoint), PASS).note
        if whole.headline.key == "must-pass":
            whole = only_pass(whole)
    prompt = phrase("puzzle-ask-playable")
    found = Part(mode="set", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items, whole=whole)
    return replace(found, lands=puzzle.rule.startswith("B"))


def _item(puzzle: SevensPuzzle[PlayableSource], card: Card) -> Item:
    """Return a card of the hand with whether it may be played; ★ where it may be laid (J1, J2)."""
    view = puzzle.position.view(puzzle.viewpoint)
    if not card.is_joker:
        found = verdict(view, Play(card))
        return Item(card.text, found.legal, found.note if found.legal else _by_no_column(puzzle, card, found.note))
    ways = view.legal_moves.jokers
    if ways:
        return Item(card.text, right=True, note=verdict(view, ways[0]).note)
    return Item(card.text, right=False, note=joker_nowhere(view.rules).note)


def _by_no_column(puzzle: SevensPuzzle[PlayableSource], card: Card, note: Note) -> Note:
    """Return why a card waits; of one that tempts since a card lies above or below it, that this counts for nothing."""
    near = _tempting(puzzle, card)
    if near is None:
        return note
    second = phrase("puzzle-other-row", **_seen(puzzle, card, near))
    return replace(note, why=phrase("two-sentences", first=note.why, second=second))


def _trap(puzzle: SevensPuzzle[PlayableSource]) -> Phrase | None:
    """Return why a card of the hand that tempts is not among those that fit; None where no card does so."""
    held = puzzle.position.hands[puzzle.viewpoint]
    tempting = ((each, near) for each in held if (near := _tempting(puzzle, each)))
    return next((phrase("puzzle-trap-row", tempts=each, **_seen(puzzle, each, near)) for each, near in tempting), None)


def _seen(puzzle: SevensPuzzle[PlayableSource], card: Card, near: Card) -> dict[str, Any]:
    """Return the values of what is said of a card that tempts: which card lies on which side of its place."""
    order = puzzle.rules.suit_order
    side = "above" if order.index(str(near.suit)) < order.index(str(card.suit)) else "below"
    return {"card": near, "side": side}


def _tempting(puzzle: SevensPuzzle[PlayableSource], card: Card) -> Card | None:
    """Return the card above or below one that doesn't fit, where that tempts; beside an island it doesn't."""
    trap, rules = puzzle.source.trap, puzzle.rules
    fits = card.is_joker or card in puzzle.position.legal_moves.cards or is_beside(card, puzzle.position)
    if rules.killer or fits or not isinstance(trap, list) or card.text not in trap:
        return None
    order = rules.suit_order
    row = order.index(str(card.suit))
    beside = (Card.of(Suit(order[at]), card.rank) for at in (row - 1, row + 1) if 0 <= at < len(order))
    return next((each for each in beside if each.place & puzzle.position.down), None)


def _places(puzzle: SevensPuzzle[PlayableSource]) -> Part:
    """Return the question which places let a card in."""
    position = puzzle.position
    fits = position.open_places
    items = card_items(not_down(position), lambda place: place in fits, lambda place: let_in(position, place))
    none = Note(puzzle.rule, phrase("puzzle-no-place"), phrase("puzzle-no-place-why"))
    whole = all_that_fit(position, right_cards(items)) if fits else none
    prompt = phrase("puzzle-ask-playable-board")
    return Part(mode="set", area="board", position=position, rule=puzzle.rule, prompt=prompt, items=items, whole=whole)


_HINTS: Final = {
    "off": "puzzle-hint-playable-line",
    "both": "puzzle-hint-playable-ring",
    "oneway": "puzzle-hint-playable-oneway",
}


def _hint(puzzle: SevensPuzzle[PlayableSource]) -> Phrase:
    """Return where to look for open places under the table's rules."""
    if puzzle.rules.opening == "fantan":
        return phrase("puzzle-hint-playable-fantan")
    return phrase("puzzle-hint-playable-touch" if puzzle.rules.killer else _HINTS[puzzle.rules.tunnel])


def _hands(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield hands of a size to look through for what may be played."""
    for position in moments(game, rng):
        few = few_left(position, rng) if rng.random() < 1 / 2 else None
        if is_readable(few or position):
            yield Sample(few or position)


def _boards(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield boards with few enough places to look through for the open ones."""
    yield from (replace(sample, fields={"among": "board"}) for sample in crowded(game, rng))


KIND = Kind(
    name="playable",
    title="drawn-playable",
    source=PlayableSource,
    check=check,
    parts=parts,
    hint=_hint,
    story=whole_story,
    could_be=beside_something,
    samples=(_hands, _boards),
    turns_on={
        "B4": ("basic",),
        "B8": ("passes=1",),
        "J5": JOKERS,
        "T1": TUNNELS,
        "T2": TUNNELS,
        "T3": TUNNELS[:1],
        "T4": TUNNELS[1:],
        "F1": ("fantan",),
        "K2": KILLERS,
        "K3": KILLERS[:1],
        "K4": KILLERS[:1],
        "K9": KILLERS[1:],
    },
    houses=("basic", *TUNNELS, "fantan", *KILLERS),
)
