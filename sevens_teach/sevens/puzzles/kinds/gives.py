"""Who must give up a card to ★, and which (J1, J2, J3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.puzzles.items import need_joker
from sevens_teach.sevens.puzzles.sampling import JOKERS, moments
from sevens_teach.sevens.puzzles.told_before import exits_told, joker_told, tell
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


_NEAR: Final = 2
"""Cards of one suit that are no farther apart may be taken for one another."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the one move lays ★, for which somebody gives up a card."""
    need_joker(puzzle)
    if len(puzzle.steps) != 1 or not isinstance(puzzle.steps[0].move, LayJoker):
        raise PuzzleError("moves: expected one move that lays ★, such as ['★♠8']")
    if puzzle.source.show == "own":
        raise PuzzleError("show: one taps a card in somebody's hand, so all hands lie open")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, who gives up which card to ★: before it is laid, with every hand open."""
    before = puzzle.start
    items = tuple(
        Item(
            card.text,
            card is _move(puzzle).place,
            _note(puzzle, player, card),
            phrase("puzzle-card-of", card=card, player=Who(player)),
        )
        for player in before.players
        for card in before.hands[player]
    )
    prompt = phrase("puzzle-ask-gives")
    return (Part(mode="one", area="hands", position=before, rule=puzzle.rule, prompt=prompt, items=items),)


def _move(puzzle: SevensPuzzle[Source]) -> LayJoker:
    """Return the laying of ★ that the puzzle asks about."""
    move = puzzle.steps[0].move
    assert isinstance(move, LayJoker)  # noqa: S101, `check` has seen to it
    return move


def _note(puzzle: SevensPuzzle[Source], player: int, card: Card) -> Note:
    """Return the reply to a card in somebody's hand: whether ★ takes it."""
    move, layer = _move(puzzle), puzzle.steps[0].player
    rule = verdict(puzzle.start.view(layer), move).rule
    who = Who(player)
    if card is move.place:
        why = phrase("puzzle-gives-why", card=card, player=who)
        return Note(rule, phrase("puzzle-gives", card=card, player=who), why, (card,))
    if player != layer:
        headline = phrase("puzzle-keeps", card=card, player=who)
        return Note(rule, headline, phrase("puzzle-keeps-other", card=card, place=move.place), (card,), (move.place,))
    headline = phrase("puzzle-not-given", card=card)
    if card.is_joker:
        return Note(rule, headline, phrase("puzzle-not-given-joker"), (card,))
    if card is move.card:
        return Note(rule, headline, phrase("puzzle-not-given-beyond"), (card,))
    return Note("J3", headline, phrase("puzzle-not-given-own"), (card,))


def _story(puzzle: SevensPuzzle[Source], voice: Voice) -> list[str]:
    """Return who left the game before, and that ★ is laid; not who gives up which card for it."""
    return [*exits_told(puzzle, voice), tell(puzzle.steps[0].events[:1], voice), *joker_told(puzzle, voice)]


def _could_be(_puzzle: SevensPuzzle[Source], part: Part, item: Item) -> bool:
    """Return whether a card could be the one to give up at a first look: in the suit, and near the right one."""
    card, right = Card(item.id), Card(part.right[0])
    return item.right or (card.suit is right.suit and abs(card.rank - right.rank) <= _NEAR)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield moves that lay ★, to ask who gives up a card."""
    for position in moments(game, rng):
        if ways := position.legal_moves.jokers:
            yield Sample(position, (made(position, mixed(ways, rng)[0]),))


KIND = Kind(
    name="gives",
    title="drawn-gives",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-gives"),
    story=_story,
    is_seated=False,
    open_hands=lambda _: True,
    could_be=_could_be,
    samples=(_samples,),
    turns_on={"J1": JOKERS[:1], "J2": JOKERS[1:]},
    houses=JOKERS,
)
