"""Who must hold this card: from who passed while it was open, by counting every deal (B5, S4)."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note, both
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.puzzles.cast_games import READABLE, cast_game, rounds_before
from sevens_teach.sevens.puzzles.counting import Seen, need_reading, passing_of, seen_in, told_by
from sevens_teach.sevens.puzzles.items import name_of, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_SURE: Final = 0.8
"""How often a card is drawn that only one can hold, where there is one."""
UNKNOWN: Final = "unknown"
"""The item that says that nobody can tell."""


class MustHoldSource(Source):
    """Which card is looked for."""

    card: Line
    """A card that none of the reader's eyes can see."""


def check(puzzle: SevensPuzzle[MustHoldSource]) -> None:
    """Raise `PuzzleError` unless the card is hidden, and in one of two hands or more."""
    need_turn(puzzle)
    need_reading(puzzle)
    try:
        card = Card(puzzle.source.card)
    except SevensError as error:
        raise PuzzleError(f"card: {error}") from None
    if card not in seen_in(puzzle).cards:
        raise PuzzleError(f"card: {card} is in nobody's hidden hand")


def parts(puzzle: SevensPuzzle[MustHoldSource]) -> tuple[Part, ...]:
    """Return the one question, who must hold the card: a player for each hidden hand, and that nobody can tell."""
    seen, card = seen_in(puzzle), Card(puzzle.source.card)
    holders = [player for player in seen.players if seen.count(player, card)]
    players = tuple(
        Item(str(each), holders == [each], _note(puzzle, each, holders), name_of(each)) for each in seen.players
    )
    nobody = Item(UNKNOWN, len(holders) > 1, _unknown(puzzle, holders), phrase("read-nobody-knows"))
    prompt = phrase("read-ask-must-hold", **passing_of(puzzle), card=card)
    items = (*players, nobody)
    position = puzzle.position
    return (Part(mode="one", area="players", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(puzzle: SevensPuzzle[MustHoldSource], player: int, holders: list[int]) -> Note:
    """Return the reply to a player: that one has it, cannot have it, or need not."""
    seen, card, who = seen_in(puzzle), Card(puzzle.source.card), Who(player)
    if player not in holders:
        key = "read-passed" if seen.barred(player, card) else "read-no-deal"
        return Note("B5", phrase("read-holds-not", card=card, player=who), phrase(key, card=card, player=who))
    if len(holders) > 1:
        return _several("read-not-sure", puzzle, player, holders)
    named = _barred(seen, card)
    why = phrase(f"read-only-{len(named)}", card=card, player=who, **named)
    return Note("B5", phrase("read-must-hold", card=card, player=who), why, (), (card,))


def _barred(seen: Seen, card: Card) -> dict[str, Who]:
    """Return who passed though the card was open and would have played it, two of them at most."""
    passed = [each for each in seen.players if seen.barred(each, card)]
    return {f"player{number}": Who(each) for number, each in enumerate(passed[:2], 1)}


def _several(key: str, puzzle: SevensPuzzle[MustHoldSource], player: int, holders: list[int]) -> Note:
    """Return that a player may hold the card, and others too, and why that is not settled."""
    card, others = Card(puzzle.source.card), [Who(each) for each in holders if each != player]
    told = phrase(key, card=card, player=Who(player), other=others[0], another=others[-1], holders=len(holders))
    return Note("B5", told, _why_open(puzzle, card, holders), (), (card,))


def _why_open(puzzle: SevensPuzzle[MustHoldSource], card: Card, holders: list[int]) -> Phrase:
    """Return why more than one player may hold the card."""
    seen = seen_in(puzzle)
    out = [each for each in seen.players if each not in holders]
    told = [
        phrase("read-open-but" if seen.barred(each, card) else "read-open-no-deal", player=Who(each))
        for each in out[: len(out) == 1]
    ]
    waited = [
        phrase("read-open-waits", player=Who(step.player))
        for step in puzzle.steps
        if isinstance(step.move, Pass) and step.player in holders and card.place & step.before.view(seen.you).open
    ]
    told += waited[:1]
    return reduce(both, told) if told else phrase("read-open-none", holders=len(holders))


def _unknown(puzzle: SevensPuzzle[MustHoldSource], holders: list[int]) -> Note:
    """Return the reply to "nobody can tell"."""
    seen, card = seen_in(puzzle), Card(puzzle.source.card)
    if len(holders) == 1:
        named = _barred(seen, card)
        return Note("B5", phrase("read-one-knows", card=card), phrase(f"read-left-{len(named)}", card=card, **named))
    return _several("read-nobody-right", puzzle, holders[0], holders)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns after somebody passed, mostly with a card that only one can hold."""
    for steps in rounds_before(game, rng):
        position = steps[-1].after
        seen = Seen(position, 0, told_by(steps, 0))
        sure = [card for card in seen.cards if len(seen.able(card)) == 1]
        unsure = [card for card in seen.cards if card.place & _open(position) and card not in sure]
        asked = sure if rng.random() < _SURE else unsure
        for card in mixed(asked, rng)[:1]:
            yield Sample(steps[0].before, steps, {"card": card.text, "viewpoint": 0})


def _open(position: Position) -> int:
    """Return the places that are open to everybody."""
    return position.view(0).open


KIND = Kind(
    name="must-hold",
    title="drawn-must-hold",
    source=MustHoldSource,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("read-hint-must-hold", card=Card(puzzle.source.card)),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on={"B5": READABLE, "S4": READABLE},
    houses=READABLE,
    players=range(3, 5),
    looks_ahead=True,
)
