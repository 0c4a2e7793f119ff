"""Which cards does this bankruptcy lay, and which places does it open (B6 to B8, J6, K6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER_BIT
from sevens_teach.messages import phrase
from sevens_teach.sevens.engine.connection import islands
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.touch import dead
from sevens_teach.sevens.puzzles.answers import Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import card_items, need_turn
from sevens_teach.sevens.puzzles.places import let_in, not_down
from sevens_teach.sevens.puzzles.wording import of_own_bankruptcy

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the reader is to move and the next pass is bankruptcy (B6)."""
    need_turn(puzzle)
    limit, used = puzzle.rules.passes, puzzle.position.passes[puzzle.viewpoint]
    if limit is None or used != limit or PASS not in puzzle.position.legal_moves:
        raise PuzzleError(f"position: the pass would be no bankruptcy: {used} passes used, limit {limit} (B6)")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the two questions: the cards that go down, then the places that open."""
    after, _ = puzzle.position.after(PASS)
    return _laid(puzzle, after), _opened(puzzle, after)


def _laid(puzzle: Puzzle, after: Position) -> Part:
    player = puzzle.viewpoint
    gone = after.exit_of(player)
    assert gone is not None  # noqa: S101, the pass was bankruptcy
    cards = puzzle.position.hands[player]
    items = card_items(cards, lambda card: card in gone.laid, lambda card: _fate(puzzle.position, after, card))
    none = Note("K6", phrase("puzzle-lays-none"), phrase("puzzle-lays-none-why"))
    prompt = phrase("puzzle-ask-bankruptcy")
    rule = "K6" if puzzle.rules.killer else "B7"
    return Part("laid", "set", "hand", items, puzzle.position, rule, prompt, None if gone.laid else none)


def _fate(before: Position, after: Position, card: Card) -> Note:
    """Return what becomes of a card of the bankrupt hand."""
    if card.bit == JOKER_BIT:
        return Note("J6", phrase("puzzle-stays", card=card), phrase("puzzle-stays-joker"))
    if card.bit & before.dead:
        found = let_in(before, card)
        return Note("K6", phrase("puzzle-stays", card=card), phrase("puzzle-stays-dead"), found.cards, found.places)
    headline = phrase("puzzle-goes-down", card=card)
    if before.rules.killer:
        key = "live-at-once" if card.place & dead(after.rules, after.down & ~card.place) else "live"
        return Note("K6", headline, phrase(f"puzzle-goes-down-{key}"), (card,))
    key = "island" if card.bit & islands(after.rules, after.down) else "why"
    return Note("B7", headline, phrase(f"puzzle-goes-down-{key}"), (card,))


def _opened(puzzle: Puzzle, after: Position) -> Part:
    before = puzzle.position.open_places
    opened = [place for place in after.open_places if place not in before]

    def note(place: Card) -> Note:
        found = let_in(after, place)
        found = replace(found, why=of_own_bankruptcy(found.why, puzzle.viewpoint))
        if place not in before:
            return found
        return replace(found, headline=phrase("puzzle-open-before", card=place))

    items = card_items(not_down(after), lambda place: place in opened, note)
    none = Note(_closed_rule(after), phrase("puzzle-opens-none"), phrase("puzzle-opens-none-why"))
    prompt = phrase("puzzle-ask-bankruptcy-open")
    return Part("open", "set", "board", items, after, puzzle.rule, prompt, None if opened else none)


def _closed_rule(after: Position) -> str:
    return "K2" if after.rules.killer else "B8"
