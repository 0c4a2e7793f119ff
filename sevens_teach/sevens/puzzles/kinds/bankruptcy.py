"""Which cards does this bankruptcy lay, and which places does it open (B6 to B8, J6, K6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER_BIT
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.connection import islands
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.engine.touch import dead
from sevens_teach.sevens.puzzles.as_one import all_of_them, right_cards
from sevens_teach.sevens.puzzles.items import card_items, need_turn
from sevens_teach.sevens.puzzles.places import down_beside, let_in, not_down
from sevens_teach.sevens.puzzles.sampling import JOKERS, KILLERS, is_readable, moments
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.why.retold import of_own_bankruptcy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Item, Step
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the reader is to move and the next pass is bankruptcy (B6)."""
    need_turn(puzzle)
    limit, used = puzzle.rules.passes, puzzle.position.passes[puzzle.viewpoint]
    if limit is None or used != limit or PASS not in puzzle.position.legal_moves:
        raise PuzzleError(f"position: the pass would be no bankruptcy: {used} passes used, limit {limit} (B6)")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the two questions about a bankruptcy: the cards that go down, then the places that open."""
    after, _ = puzzle.position.after(PASS)
    return _laid(puzzle, after), _opened(puzzle, after)


def _laid(puzzle: SevensPuzzle[Source], after: Position) -> Part:
    """Return the first question: which cards the bankruptcy lays."""
    player = puzzle.viewpoint
    gone = after.exit_of(player)
    assert gone is not None  # noqa: S101, the pass was bankruptcy
    cards = puzzle.position.hands[player]
    items = card_items(cards, lambda card: card in gone.laid, lambda card: _fate(puzzle.position, after, card))
    prompt = phrase("puzzle-ask-bankruptcy")
    rule = "K6" if puzzle.rules.killer else "B7"
    return Part(
        name="laid",
        mode="set",
        area="hand",
        position=puzzle.position,
        rule=rule,
        prompt=prompt,
        items=items,
        whole=_laid_as_one(puzzle, right_cards(items)),
    )


def _laid_as_one(puzzle: SevensPuzzle[Source], laid: tuple[Card, ...]) -> Note | None:
    """Return why all of these cards are laid, or none; None where that differs from card to card."""
    if not laid:
        return Note("K6", phrase("puzzle-lays-none"), phrase("puzzle-lays-none-why"))
    if puzzle.rules.killer:
        return None
    without = "yes" if len(laid) < len(puzzle.position.hands[puzzle.viewpoint]) else "no"
    return all_of_them("B7", phrase("puzzle-goes-down-all", without=without), laid)


def _fate(before: Position, after: Position, card: Card) -> Note:
    """Return what becomes of a card of the bankrupt hand: laid, or dead and kept."""
    if card.bit == JOKER_BIT:
        return Note("J6", phrase("puzzle-stays", card=card), phrase("puzzle-stays-joker"))
    if card.bit & before.dead:
        found = let_in(before, card)
        return Note("K6", phrase("puzzle-stays", card=card), phrase("puzzle-stays-dead"), found.cards, found.places)
    headline = phrase("puzzle-goes-down", card=card)
    if before.rules.killer:
        closed_in = card.place & dead(after.rules, after.down & ~card.place)
        return Note(
            "K6", headline, phrase("puzzle-goes-down-live-at-once" if closed_in else "puzzle-goes-down-live"), (card,)
        )
    is_island = card.bit & islands(after.rules, after.down)
    return Note("B7", headline, phrase("puzzle-goes-down-island" if is_island else "puzzle-goes-down-why"), (card,))


def _opened(puzzle: SevensPuzzle[Source], after: Position) -> Part:
    """Return the second question: which places the bankruptcy opens."""
    before = puzzle.position.open_places
    opened = [place for place in after.open_places if place not in before]

    def note(place: Card) -> Note:
        """Return what is said of a place after the bankruptcy."""
        found = let_in(after, place)
        found = replace(found, why=of_own_bankruptcy(found.why, puzzle.viewpoint))
        if place not in before:
            return found
        key = "puzzle-open-before" if place in after.open_places else "puzzle-open-no-more"
        return replace(found, headline=phrase(key, card=place))

    items = card_items(not_down(after), lambda place: place in opened, note)
    none = Note(_closed_rule(after), phrase("puzzle-opens-none"), phrase("puzzle-opens-none-why"))
    prompt = phrase("puzzle-ask-bankruptcy-open")
    return Part(
        name="open",
        mode="set",
        area="board",
        position=after,
        rule=puzzle.rule,
        prompt=prompt,
        items=items,
        whole=None if opened else none,
    )


def _closed_rule(after: Position) -> str:
    """Return the rule by which a place stays closed after the bankruptcy."""
    return "K2" if after.rules.killer else "B8"


def _could_be(puzzle: SevensPuzzle[Source], part: Part, item: Item) -> bool:
    """Return whether a place could open by a bankruptcy at a first look: beside something that it laid."""
    if item.right or part.area != "board":
        return True
    return down_beside(part, item, puzzle.rules, before=puzzle.position.down) >= 1


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield positions in which the player to move has no free pass left."""
    yield from (Sample(_exhausted(position)) for position in moments(game, rng) if is_readable(position))


def _exhausted(position: Position) -> Position:
    """Return the position with the player to move out of passes."""
    limit = position.rules.passes
    passes = [limit if player == position.turn else used for player, used in enumerate(position.passes)]
    return with_hands(position, position.hands, [used or 0 for used in passes])


KIND = Kind(
    name="bankruptcy",
    title="drawn-bankruptcy",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("puzzle-hint-bankruptcy-touch" if puzzle.rules.killer else "puzzle-hint-bankruptcy"),
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    turns_on={
        "B7": ("basic",),
        "B8": ("passes=1",),
        "J6": JOKERS,
        "K6": KILLERS,
    },
    may_be_all=True,
)
