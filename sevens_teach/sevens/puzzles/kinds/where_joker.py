"""Where is ★ after it was laid: never on the board (J1, J2, J7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.puzzles.items import name_of, need_joker
from sevens_teach.sevens.puzzles.sampling import JOKERS, moments
from sevens_teach.sevens.puzzles.told_before import exits_told, tell

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

BOARD: Final = "board"
"""The item that says that ★ lies on the board."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the one move lays ★, of which is asked where it is then."""
    need_joker(puzzle)
    if len(puzzle.steps) != 1 or not isinstance(puzzle.steps[0].move, LayJoker):
        raise PuzzleError("moves: expected one move that lays ★, such as ['★♠8']")
    if puzzle.source.show == "own":
        raise PuzzleError("show: who has to answer ★ turns on every hand, so all hands lie open")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, where ★ is now: the players, and the board."""
    holder = next(player for player, hand in enumerate(puzzle.position.hands) if JOKER in hand)
    players = tuple(
        Item(str(each), each == holder, _note(puzzle, each, holder), name_of(each)) for each in puzzle.start.players
    )
    why = phrase("read-joker-board-why", card=puzzle.steps[0].move.place, player=Who(holder))
    nowhere = Item(BOARD, right=False, note=Note("J7", phrase("read-joker-board"), why), label=phrase("read-on-board"))
    prompt = phrase("read-ask-joker", card=puzzle.steps[0].move.place)
    items = (*players, nowhere)
    return (Part(mode="one", area="players", position=puzzle.start, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(puzzle: SevensPuzzle[Source], player: int, holder: int) -> Note:
    """Return the reply to a player: the holder of the card that ★ asks for takes ★."""
    card, step = puzzle.steps[0].move.place, puzzle.steps[0]
    rule = "J1" if puzzle.rules.joker == "solo" else "J2"
    if player == holder:
        why = phrase("read-joker-takes", player=Who(player), card=card)
        return Note("J7", phrase("read-joker-right", player=Who(player)), why, (card,))
    key = "read-joker-laid" if player == step.player else "read-joker-not-asked"
    return Note(rule, phrase("read-joker-not", player=Who(player)), phrase(key, player=Who(player), card=card))


def _story(puzzle: SevensPuzzle[Source], voice: Voice) -> list[str]:
    """Return who left the game before, and that ★ is laid; not where it goes."""
    return [*exits_told(puzzle, voice), tell(puzzle.steps[0].events[:1], voice)]


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield moves that lay ★, to ask where it is then."""
    for position in moments(game, rng):
        if ways := position.legal_moves.jokers:
            yield Sample(position, (made(position, mixed(ways, rng)[0]),))


KIND = Kind(
    name="where-joker",
    title="drawn-where-joker",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-joker"),
    story=_story,
    is_seated=False,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"J7": JOKERS, "J1": JOKERS[:1], "J2": JOKERS[1:]},
    houses=JOKERS,
)
