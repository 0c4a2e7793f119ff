"""Play it out: reach a goal against opponents who answer; a wrong line is played until it shows why."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from math import inf
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from sevens_teach.errors import PuzzleError
from sevens_teach.limits import SEARCH_TURNS
from sevens_teach.puzzles.answers import Branch, Item, Part, Step
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import both, sentences_in
from sevens_teach.sevens.engine.moves import PASS, LayJoker, Move, Play
from sevens_teach.sevens.puzzles.about_a_rule import TURNS_ON, is_about
from sevens_teach.sevens.puzzles.cast_games import cast_game
from sevens_teach.sevens.puzzles.hints import who_waits
from sevens_teach.sevens.puzzles.items import choice_label, mentioned, move_label, sort_of
from sevens_teach.sevens.puzzles.outlook import (
    GoalSource,
    Lines,
    check_goal,
    prompt,
    told_against_whom,
    why_legal,
)
from sevens_teach.sevens.puzzles.retold import retold
from sevens_teach.sevens.puzzles.sampling import any_goal, endgames, short_of_passes
from sevens_teach.sevens.puzzles.why_good import followed
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from random import Random

    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.outlook import Outlook
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


_PAIR: Final = 2
"""The reader's move and one answer: the picture alone shows it."""


class PlaySource(GoalSource):
    """What to reach, and how fast."""

    par: Annotated[int, Field(ge=1)] | None = None
    """In how many own moves."""


def parts(puzzle: SevensPuzzle[PlaySource]) -> tuple[Part, ...]:
    """Return the one question, play it out: all that can be tried at every turn; raises `PuzzleError`."""
    tree = _Tree(puzzle)
    par = tree.lines.needed(puzzle.position)
    if par == inf:
        raise PuzzleError(f"{puzzle.id}: goal: the others can prevent {puzzle.source.goal!r}")
    nodes = tree.grow()
    if all(branch.item.right for branch in nodes[0] if branch.line):
        raise PuzzleError(f"{puzzle.id}: goal: {puzzle.source.goal!r} is reached whatever the reader does")
    if puzzle.source.par not in (None, par):
        raise PuzzleError(f"{puzzle.id}: par: the fewest moves are {par:.0f}, not {puzzle.source.par}")
    return (
        Part(
            mode="play",
            area="hand",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt(puzzle, "puzzle-ask-play"),
            nodes=nodes,
            par=int(par),
            depth=int(par),
        ),
    )


class _Tree:
    """The reader's turns that right moves lead to, and what comes of every move there."""

    def __init__(self, puzzle: SevensPuzzle[PlaySource]) -> None:
        self.lines = Lines(puzzle)
        self._waiting = [puzzle.position]
        self._numbers = {puzzle.position: 0}

    def grow(self) -> tuple[tuple[Branch, ...], ...]:
        """Return the turns of a play-out of Sevens, the first position first."""
        nodes = []
        for position in self._waiting:
            nodes.append(self._branches(position))
            if len(self._waiting) > SEARCH_TURNS:
                raise PuzzleError(f"position: more than {SEARCH_TURNS} turns to answer: leave fewer cards or passes")
        return tuple(nodes)

    def _branches(self, position: Position) -> tuple[Branch, ...]:
        """Return what can be tried at a turn of a play-out of Sevens: the quickest first, what is not legal last."""
        legal = tuple(position.legal_moves)
        looks = {move: self.lines.outlook(position, move) for move in legal}
        beside = self.lines.beside([each for each in looks.values() if each.needed == inf])
        found = sorted((self._branch(position, move, looks, beside) for move in looks), key=lambda each: each[0])
        others = (move for move in _thinkable(position) if move not in legal)
        refused = (
            Item(str(move), right=False, note=_verdict(position, move), label=move_label(move)) for move in others
        )
        return (*(branch for _, branch in found), *map(Branch, refused))

    def _branch(
        self, position: Position, move: Move, looks: Mapping[Move, Outlook], beside: Phrase | None
    ) -> tuple[float, Branch]:
        """Return what comes of a move in a play-out of Sevens, and how many own moves it takes.

        `looks` holds what each move there leads to, `beside` what those that lose would let happen.
        """
        found = looks[move]
        label = choice_label(found.line[0].before.view(found.line[0].player), move)
        if found.needed == inf:
            item = Item(str(move), right=False, note=self.lines.lost(move, found), label=label)
            return inf, Branch(item, found.line)
        slow = found.needed > self.lines.needed(position)
        others = [each.line for other, each in looks.items() if other != move]
        then = () if found.is_last else tuple(followed(found.line, others))
        shown = None if slow or found.is_last else beside
        why = self.lines.why_right(found, shown, then, is_named=slow or found.is_last)
        if found.is_last:
            note, others_play = self.lines.reached(move, found, why), None
        else:
            why = why or reduce(both, then, why_legal(found))
            others_play = _others_play(found.line, why)
            note = _leads_on(position, move, both(why, others_play) if others_play else why, slow=slow)
        item = Item(str(move), right=True, note=note, label=label)
        leads = None if found.is_last else self._number(found.end)
        return found.needed, Branch(item, self.lines.watched(found), leads, retold=others_play is not None)

    def _number(self, position: Position) -> int:
        """Return the number of a position among those where the reader's play-out of Sevens goes on."""
        if position not in self._numbers:
            self._numbers[position] = len(self._waiting)
            self._waiting.append(position)
        return self._numbers[position]


def _thinkable(position: Position) -> tuple[Move, ...]:
    """Return what a reader may try with the own hand: every card, ★ on every open place, and a pass."""
    assert position.turn is not None  # noqa: S101, it is the reader's turn
    cards = position.hands[position.turn]
    return (*(Play(card) for card in cards if not card.is_joker), *_jokers(position, cards), PASS)


def _jokers(position: Position, cards: Sequence[object]) -> tuple[Move, ...]:
    """Return the places for ★ that come to mind and are not legal."""
    if not any(str(card) == "★" for card in cards):
        return ()
    return tuple(
        LayJoker(place) for place in position.open_places if place not in {m.place for m in position.legal_moves.jokers}
    )


def _verdict(position: Position, move: Move) -> Note:
    """Return the verdict on a move that was tried in a play-out of Sevens."""
    assert position.turn is not None  # noqa: S101, it is the reader's turn
    return verdict(position.view(position.turn), move).note


def _leads_on(position: Position, move: Move, why: Phrase, *, slow: bool) -> Note:
    """Return the reply to a move of a play-out that leads on towards the goal."""
    key, wording = "puzzle-play-slow" if slow else "puzzle-play-right", len(position.hands[position.turn or 0]) % 3
    headline = phrase(key, sort=sort_of(move), move=mentioned(move), wording=wording)
    told = replace(_verdict(position, move), headline=headline, why=why)
    return replace(told, cards=(), places=()) if move == PASS else told  # the card that could be played is no reason


def _others_play(line: Sequence[Step], why: Phrase) -> Phrase | None:
    """Return what several others do before the reader's next turn; None for but one, or where `why` tells most of it.

    So it does of what a move lets another play, that all can only pass, who goes broke, and in Killer whose cards die.
    """
    has_said = any(each.key in ("puzzle-good-gives", "puzzle-good-only-pass") for each in sentences_in(why))
    is_told = has_said or line[0].before.rules.killer or any(step.after.exit_of(step.player) for step in line[1:])
    return None if is_told or len(line) <= _PAIR else retold(line, is_past=True)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield endgames of Sevens small enough to be played out, with something to reach."""
    for position in endgames(game, rng):
        yield Sample(short_of_passes(position, rng), (), {"goal": any_goal(position, rng)})


KIND = Kind(
    name="play",
    title="drawn-play",
    source=PlaySource,
    check=check_goal,
    parts=parts,
    hint=who_waits,
    story=told_against_whom,
    open_hands=lambda _: True,
    samples=(_samples,),
    game=cast_game,
    turns_on=TURNS_ON,
    is_about=is_about,
    houses=("basic", "killer"),
    players=range(2, 4),
    looks_ahead=True,
    stand_in="find",
)
