"""Play it out: reach a goal against opponents who answer; a wrong line is played until it shows why."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Annotated, Final, Literal

from pydantic import Field

from sevens_teach.errors import PuzzleError
from sevens_teach.finding import Note
from sevens_teach.limits import SEARCH_TURNS
from sevens_teach.messages import Phrase, Who, phrase
from sevens_teach.puzzles.answers import Branch, Item, Part, Step
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.sevens.engine.moves import PASS, LayJoker, Move, Play
from sevens_teach.sevens.puzzles.asking import called, mentioned, need_turn
from sevens_teach.sevens.puzzles.ends import end_of, news_of, place_of
from sevens_teach.sevens.puzzles.goals import read_goal
from sevens_teach.sevens.puzzles.reading import made
from sevens_teach.sevens.puzzles.sampling import changed
from sevens_teach.sevens.puzzles.search import Solver, check_size
from sevens_teach.sevens.puzzles.story import whole_story
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
    from sevens_teach.sevens.why import Verdict


class PlaySource(Source):
    """What to reach, against whom."""

    goal: Line | None = None
    """What to reach: `win`, `rank 2`, `out`, `bankrupt 1`."""
    opponents: Literal["perfect", "eager"] | None = None
    """Who the others are."""
    par: Annotated[int, Field(ge=1)] | None = None
    """In how many own moves."""


_AIMS: Final = {
    "win": "puzzle-goal-win",
    "rank": "puzzle-goal-rank",
    "out": "puzzle-goal-out",
    "bankrupt": "puzzle-goal-bankrupt",
}
_FEW: Final = 8
"""So many cards in the hands can be played out."""


def check(puzzle: SevensPuzzle[PlaySource]) -> None:
    """Raise `PuzzleError` unless the game is finite, and the goal can be reached but also missed."""
    need_turn(puzzle)
    check_size(puzzle.position)
    if puzzle.source.show == "own":
        raise PuzzleError("show: the others' replies would give away their hands, so all hands lie open")
    read_goal(puzzle.source.goal, puzzle.viewpoint, puzzle.position.players)


def parts(puzzle: SevensPuzzle[PlaySource]) -> tuple[Part, ...]:
    """Return the one question, with everything that can be tried at every turn; raises `PuzzleError`."""
    tree = _Tree(puzzle)
    par = tree.solver.moves_needed(puzzle.position)
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
            prompt=_prompt(puzzle),
            nodes=nodes,
            par=int(par),
        ),
    )


def _prompt(puzzle: SevensPuzzle[PlaySource]) -> Phrase:
    goal = read_goal(puzzle.source.goal, puzzle.viewpoint, puzzle.position.players)
    name = "win" if (goal.name, goal.number) == ("rank", 1) else goal.name
    aim = phrase(_AIMS[name], number=goal.number, player=Who(goal.number))
    return phrase("puzzle-ask-play", goal=aim, eager="yes" if puzzle.source.opponents == "eager" else "no")


class _Tree:
    """The reader's turns that right moves lead to, and what comes of every move there."""

    def __init__(self, puzzle: SevensPuzzle[PlaySource]) -> None:
        self._start = puzzle.position
        self._goal = read_goal(puzzle.source.goal, puzzle.viewpoint, puzzle.position.players)
        self.solver = Solver(self._goal, puzzle.source.opponents == "eager")
        self._places: dict[Position, int] = {}

    def grow(self) -> tuple[tuple[Branch, ...], ...]:
        """Return the nodes, the first position first."""
        waiting, nodes = [self._start], []
        self._places[self._start] = 0
        for position in waiting:
            nodes.append(self._branches(position, waiting))
            if len(waiting) > SEARCH_TURNS:
                raise PuzzleError(f"position: more than {SEARCH_TURNS} turns to answer: leave fewer cards or passes")
        return tuple(nodes)

    def _branches(self, position: Position, waiting: list[Position]) -> tuple[Branch, ...]:
        """Return what can be tried here: the quickest first, then what does not do, then what is not legal."""
        legal = tuple(position.legal_moves)
        tries = [*legal, *(move for move in _thinkable(position) if move not in legal)]
        branches = [self._branch(position, move, waiting) for move in tries]
        needed = dict(zip(map(str, tries), (self._needed(position, move) for move in tries), strict=True))
        return tuple(sorted(branches, key=lambda branch: needed[branch.item.id]))

    def _needed(self, position: Position, move: Move) -> float:
        return self.solver.moves_needed(position.after(move)[0]) if move in position.legal_moves else inf

    def _branch(self, position: Position, move: Move, waiting: list[Position]) -> Branch:
        found = verdict(position.view(self._goal.you), move)
        if not found.legal:
            return Branch(Item(str(move), right=False, note=found.note, label=called(move)))
        needed = 1 + self._needed(position, move)
        line, end = self._play_on(position, move, lost=needed == inf)
        if needed == inf:
            note = self._lost(move, line, end)
            return Branch(Item(str(move), right=False, note=note, label=called(move)), line)
        slow = needed > self.solver.moves_needed(position)
        is_last = bool(self._goal.decided(end))
        note = self._reached(move, line, end) if is_last else _leads_on(move, found, slow=slow)
        item = Item(str(move), right=True, note=note, label=called(move))
        return Branch(item, line, None if is_last else self._node(end, waiting))

    def _lost(self, move: Move, line: Sequence[Step], end: Position) -> Note:
        """Return what a move that misses the goal comes to; raises `PuzzleError` where it comes to winning the game."""
        if place_of(end, self._goal.you) == 1:
            raise PuzzleError(f"goal: {move} would miss it by winning the game")
        rule, news = news_of(self._goal, line)
        why = phrase("puzzle-play-lost", count=len(line), news=news)
        if found := end_of(self._goal, end):
            rule, placed = found
            why = phrase("two-sentences", first=why, second=placed)
        return Note(rule, phrase("puzzle-play-wrong", move=mentioned(move)), why)

    def _reached(self, move: Move, line: Sequence[Step], end: Position) -> Note:
        """Return what the last move brings."""
        rule, news = news_of(self._goal, line)
        headline = phrase("puzzle-play-reached", move=mentioned(move), count=len(line), news=news)
        found = end_of(self._goal, end)
        return Note(rule, headline, found[1] if found else phrase("puzzle-nothing"))

    def _node(self, position: Position, waiting: list[Position]) -> int:
        if position not in self._places:
            self._places[position] = len(waiting)
            waiting.append(position)
        return self._places[position]

    def _play_on(self, position: Position, move: Move, *, lost: bool) -> tuple[tuple[Step, ...], Position]:
        """Return the move and what follows: to the reader's next turn, or if all is lost until that shows."""
        line: list[Step] = []
        while True:
            line.append(made(position, move))
            position = line[-1].after
            if self._goal.decided(position) is not None or (position.turn == self._goal.you and not lost):
                return tuple(line), position
            mine = position.turn == self._goal.you
            move = self.solver.anything(position) if mine else self.solver.reply(position)


def _thinkable(position: Position) -> tuple[Move, ...]:
    """Return what a reader may try with the own hand: every card, ★ on every place that is not down, and a pass."""
    assert position.turn is not None  # noqa: S101, it is the reader's turn
    cards = position.hands[position.turn]
    return (*(Play(card) for card in cards if not card.is_joker), *_jokers(position, cards), PASS)


def _jokers(position: Position, cards: Sequence[object]) -> tuple[Move, ...]:
    if not any(str(card) == "★" for card in cards):
        return ()
    return tuple(
        LayJoker(place) for place in position.open_places if place not in {m.place for m in position.legal_moves.jokers}
    )


def _leads_on(move: Move, found: Verdict, *, slow: bool) -> Note:
    """Return the reply to a move that leads on towards the goal."""
    headline = phrase("puzzle-play-slow" if slow else "puzzle-play-right", move=mentioned(move))
    return Note(found.rule, headline, found.why, found.cards, found.places)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield endgames small enough to be played out, with a pass or none left to everybody."""
    for step in mixed(game, rng):
        position = step.before
        cards = sum(position.held[player].bit_count() for player in position.in_play)
        if 1 < len(position.in_play) < cards <= _FEW:
            others = [player for player in position.in_play if player != position.turn]
            goal = mixed(("win", "win", "out", f"bankrupt {others[0]}"), rng)[0]
            yield Sample(_short_of_passes(position, rng), (), {"goal": goal})


def _short_of_passes(position: Position, rng: Random) -> Position:
    limit = position.rules.passes or 0
    left = [min(limit, int(rng.random() * 2)) for _ in position.players]
    gone = [position.exit_of(player) for player in position.players]
    passes = [limit - left[player] if gone[player] is None else used for player, used in enumerate(position.passes)]
    return changed(position, position.hands, passes)


KIND = Kind(
    name="play",
    source=PlaySource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-play"),
    story=whole_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"S1": ("basic",), "S5": ("basic",)},
    players=range(2, 4),
    looks_ahead=True,
)
