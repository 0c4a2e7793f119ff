"""What can this player still hold: every card that some deal gives to that hand (B5, S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.as_one import all_of_them, right_cards
from sevens_teach.sevens.puzzles.cast_games import READABLE, cast_game, rounds_before
from sevens_teach.sevens.puzzles.counting import need_reading, passing_of, seen_in, told_by
from sevens_teach.sevens.puzzles.items import card_items, need_turn
from sevens_teach.sevens.puzzles.places import not_down
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Item, Step
    from sevens_teach.sevens.puzzles.counting import Seen
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_MOST: Final = 20
"""How many places not down can be looked through."""


class CanHoldSource(Source):
    """Whose hand is asked about."""

    player: Annotated[int, Field(ge=0)]
    """The player's number."""


def check(puzzle: SevensPuzzle[CanHoldSource]) -> None:
    """Raise `PuzzleError` unless it asks what another can hold who still has cards."""
    need_turn(puzzle)
    need_reading(puzzle)
    players = seen_in(puzzle).players
    if puzzle.source.player not in players:
        raise PuzzleError(f"player: {puzzle.source.player} has no hidden hand: expected one of {players}")


def parts(puzzle: SevensPuzzle[CanHoldSource]) -> tuple[Part, ...]:
    """Return the one question: which cards this player can still hold."""
    seen, player = seen_in(puzzle), puzzle.source.player
    cards = not_down(puzzle.position)
    items = card_items(cards, lambda card: seen.count(player, card) > 0, lambda card: _note(seen, player, card))
    prompt = phrase("read-ask-can-hold", **passing_of(puzzle), player=Who(player))
    return (
        Part(
            mode="set",
            area="board",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            asks_cards=True,
            whole=_as_one(seen, player, right_cards(items)),
        ),
    )


def _as_one(seen: Seen, player: int, right: tuple[Card, ...]) -> Note | None:
    """Return in how many deals the player has each of these cards; None where there is none."""
    odds = sorted({seen.percent(player, card) for card in right})
    if not odds:
        return None
    key = "read-maybe-each" if len(odds) == 1 else "read-maybe-between"
    return all_of_them("B5", phrase(key, player=Who(player), percent=odds[0], most=odds[-1]), right)


def _note(seen: Seen, player: int, card: Card) -> Note:
    """Return the reply to a card: why the player cannot hold it, or in how many deals it is so."""
    who = Who(player)
    if card not in seen.cards:
        return Note("B1", phrase("read-holds-not", card=card, player=who), phrase("read-own"), (card,))
    if seen.count(player, card):
        why = phrase("read-maybe", card=card, player=who, percent=seen.percent(player, card))
        return Note("B5", phrase("read-may-hold", card=card, player=who), why, (), (card,))
    key = "read-passed" if seen.barred(player, card) else "read-no-deal"
    return Note("B5", phrase("read-holds-not", card=card, player=who), phrase(key, card=card, player=who))


def _could_be(puzzle: SevensPuzzle[CanHoldSource], _part: Part, item: Item) -> bool:
    """Return whether a card could be in that hand at a first look: the own ones cannot."""
    return item.id not in {card.text for card in puzzle.position.hands[puzzle.viewpoint]}


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns after somebody passed for want of a card."""
    for steps in rounds_before(game, rng):
        passed = [player for player, _ in told_by(steps, 0)]
        if passed and len(not_down(steps[-1].after)) <= _MOST:
            yield Sample(steps[0].before, steps, {"player": mixed(passed, rng)[0], "viewpoint": 0})


KIND = Kind(
    name="can-hold",
    title="drawn-can-hold",
    source=CanHoldSource,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("read-hint-can-hold", player=Who(puzzle.source.player)),
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    game=cast_game,
    turns_on={"B5": READABLE, "S4": READABLE},
    houses=READABLE,
    players=range(3, 5),
    looks_ahead=True,
)
