"""A played game is judged: every move the player could have made, in many worlds, under two models of the others.

The work is cut into small pieces, so that a waiting program can do other things between two of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import chain
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import IS_COMPILED, numbers
from sevens_teach.errors import GameError, shown
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.players.expert import gain_of
from sevens_teach.sevens.players.solver.race import Race
from sevens_teach.sevens.players.solver.solution import SolverError, search_for, winner_after
from sevens_teach.sevens.players.worlds import chain_of
from sevens_teach.sevens.review.lines import TRIES
from sevens_teach.sevens.review.model import LOSS, Decision, Loss, Option, Review, choices_of
from sevens_teach.sevens.review.reasons import with_moments
from sevens_teach.sevens.simulator.rollouts import hands_of, own_places, seats_of

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence
    from random import Random

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.simulator.rollouts import Dealt

WORLDS: Final = 3000 if IS_COMPILED else 400
"""In this many worlds each move is tried: in plain Python fewer, so that a game takes some seconds either way."""
_SEEDS: Final = 1 << 30
_SLICE: Final = 60 if IS_COMPILED else 6
"""How many worlds are played between two stops of the work."""
_FIRST: Final = 0.25
"""This part of the worlds is for every move; the rest for those that may still be the best, and the one played."""
_HOPELESS: Final = 4.0
"""A move that is worse by this many standard errors is not tried in the rest."""
_HINDSIGHT: Final = 0.4
"""How many worlds' worth of games are played with the cards as they lay."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How far the work is."""

    found: Review
    """The decisions judged so far."""
    total: int
    """How many there are."""
    share: float
    """What part of all the work is done, from 0 to 1."""


def review(
    game: Game,
    player: int,
    *,
    worlds: int = WORLDS,
    rng: Random,
    progress: Callable[[int, int], bool] | None = None,
) -> Review:
    """Return what each move of `player` was worth, wherever there was a choice.

    Every legal move is tried in up to `worlds` ways in which the hidden cards may have lain for the player, and in
    games with the cards as they did lie; where two hands are left and can be solved, the places are exact. After each
    decision `progress` is told how many are done, and of how many; where it returns False, the review ends there. The
    same `rng` gives the same review. Raises `GameError` for fewer than 2 worlds, and `PositionError` for a player who
    is not there.
    """
    found, told = Review(game, player, (), is_whole=False), 0
    for stage in reviewing(game, player, worlds=worlds, rng=rng):
        found, done = stage.found, len(stage.found.decisions)
        if progress is not None and done > told and not progress(done, stage.total):
            break
        told = done
    return found


def reviewing(game: Game, player: int, *, worlds: int = WORLDS, rng: Random) -> Iterator[Stage]:
    """Yield how far a review is after every small piece of its work, some hundredths of a second each.

    The last stage has the whole review, the same that `review` returns. Raises what `review` raises.
    """
    game.view(player)
    if type(worlds) is not int or worlds < 2:
        raise GameError(f"worlds={shown(worlds)}: expected 2 or more")
    return _stages(game, player, worlds, rng)


def _stages(game: Game, player: int, worlds: int, rng: Random) -> Iterator[Stage]:
    plies = choices_of(game, player)
    found: tuple[Decision, ...] = ()
    solving: list[Race] = []
    for number, ply in enumerate(plies):
        before = game.history[ply - 1].position if ply else game.start
        work = judging(before, ply, game.history[ply].move, worlds, rng, solving)
        while True:
            try:
                part = next(work)
            except StopIteration as end:
                found += (end.value,)
                break
            yield Stage(Review(game, player, found, is_whole=False), len(plies), (number + part) / len(plies))
    yield from _told(Review(game, player, found, is_whole=False), len(plies), worlds)


def _told(found: Review, total: int, worlds: int) -> Iterator[Stage]:
    """Yield the review with one moment more each time, and at last whole."""
    for found in with_moments(found, max(2, min(TRIES, worlds // 8))):  # noqa: B020, PLR1704, it grows
        yield Stage(found, total, 1.0)
    yield Stage(replace(found, is_whole=True), total, 1.0)


def judged(position: Position, ply: int, played: Move, worlds: int, rng: Random) -> Decision:
    """Return what every move of the player to move in `position` is worth, and what the one `played` loses."""
    work = judging(position, ply, played, worlds, rng)
    while True:
        try:
            next(work)
        except StopIteration as end:
            decision: Decision = end.value
            return decision


def judging(  # noqa: PLR0913, PLR0917, the last is for who judges several decisions of a game
    position: Position,
    ply: int,
    played: Move,
    worlds: int,
    rng: Random,
    solving: list[Race] | None = None,
) -> Generator[float, None, Decision]:
    """Do the same piece by piece: yield what part is done, return the decision.

    What a search met is kept in `solving`: it helps with the next decision.
    """
    assert position.turn is not None  # noqa: S101, there was a move
    moves = tuple(position.legal_moves.turn)
    if (exact := _solved(position, moves, [] if solving is None else solving)) is not None:
        return _decided(ply, played, moves, exact)
    seed = int(rng.random() * _SEEDS)
    dealt, first = _dealt(position, worlds, rng), max(2, round(_FIRST * worlds))
    usual = _Tried(position, moves, "tips", seed)
    yield from _played(usual, range(len(moves)), dealt[:first], 0.0, 0.3)
    yield from _played(usual, usual.hopeful(played), dealt[first:], 0.3, 0.6)
    options = tuple(_option(move, places) for move, places in zip(moves, usual.places, strict=True))
    best, own = min(range(len(moves)), key=lambda index: options[index].place), moves.index(played)
    losses = [usual.loss(own, best)]
    if losses[0].mean >= LOSS:
        wild = _Tried(position, (played, moves[best]), "random", seed)
        yield from _played(wild, range(2), dealt, 0.6, 0.8)
        losses.append(wild.loss(0, 1))
    truth = _Tried(position, moves, "tips", seed)
    lay = _as_they_lie(position) * max(2, round(_HINDSIGHT * worlds))
    yield from _played(truth, range(len(moves)), lay, 0.8, 1.0)
    seen = min(range(len(moves)), key=lambda index: fmean(truth.places[index]))
    return Decision(
        ply, played, options, moves[best], tuple(losses), truth.loss(own, seen), moves[seen], usual.margin(best)
    )


def _dealt(position: Position, count: int, rng: Random) -> list[Dealt]:
    """Return this many worlds as the player to move may think of them; as the cards lie, where no other is found."""
    assert position.turn is not None  # noqa: S101, there was a move
    worlds = chain_of(position.view(position.turn), rng)
    if worlds is None:
        return _as_they_lie(position) * count
    players, hands = len(position.held), list(map(int, worlds.more(count)))
    return [hands[begin : begin + players] for begin in range(0, len(hands), players)]


def _as_they_lie(position: Position) -> list[Dealt]:
    """Return the one world that is true."""
    return [hands_of(position.rules, position.held, seats_of(position.clockwise))]


class _Tried:
    """The player's places after each of several moves, world by world: the player goes on by the tips."""

    def __init__(self, position: Position, moves: tuple[Move, ...], others: str, seed: int) -> None:
        self.position = position
        self.moves = moves
        self.places: list[list[int]] = [[] for _ in moves]
        self._policies = ["tips" if seat == position.turn else others for seat in position.players]
        self._seed = seed
        self._slices = 0

    def play(self, which: Sequence[int], worlds: Sequence[Dealt]) -> None:
        """Try some of the moves in these worlds: each meets the same chance."""
        self._slices += 1
        moves, dealt = [self.moves[index] for index in which], numbers([*chain.from_iterable(worlds)])
        found = own_places(self.position, moves, dealt, policy=self._policies, seed=self._seed + self._slices)
        for index, places in zip(which, found, strict=True):
            self.places[index] += places

    def hopeful(self, played: Move) -> tuple[int, ...]:
        """Return which moves may still be the best, and the one played."""
        best = min(range(len(self.moves)), key=lambda index: fmean(self.places[index]))
        behind = [self.loss(index, best) for index in range(len(self.moves))]
        return tuple(
            index
            for index, move in enumerate(self.moves)
            if move == played or behind[index].mean <= LOSS or behind[index].mean <= _HOPELESS * behind[index].error
        )

    def loss(self, own: int, best: int) -> Loss:
        """Return how many places one move loses against another, in the worlds in which both were tried."""
        both = min(len(self.places[own]), len(self.places[best]))
        gain = gain_of(self.places[own][:both], self.places[best][:both])
        return Loss(gain.mean, gain.error)

    def margin(self, best: int) -> Loss:
        """Return how many places the second best move loses."""
        losses = [self.loss(index, best) for index in range(len(self.moves)) if index != best]
        return min(losses, key=lambda each: each.mean)


def _played(tried: _Tried, which: Sequence[int], worlds: Sequence[Dealt], begin: float, end: float) -> Iterator[float]:
    """Play the worlds slice by slice, and yield what part of the work is done: from `begin` on, at last `end`."""
    for done in range(0, len(worlds), _SLICE):
        tried.play(which, worlds[done : done + _SLICE])
        yield begin + (end - begin) * min(1.0, (done + _SLICE) / len(worlds))


def _solved(position: Position, moves: tuple[Move, ...], solving: list[Race]) -> list[int] | None:
    """Return the exact place after each move where two hands are left and can be solved (S5); else None."""
    if position.rules.killer or position.rules.joker != "none" or len(position.in_play) != 2:
        return None
    try:
        search = search_for(position)
    except SolverError:
        return None
    if isinstance(search, Race):
        solving[:] = solving or [search]
        search = solving[0]
    better = 1 + sum(gone.how is Ending.OUT for gone in position.exits)
    winners = [winner_after(search, position.after(move)[0], position.in_play) for move in moves]
    return [better + (winner != position.turn) for winner in winners]


def _decided(ply: int, played: Move, moves: tuple[Move, ...], places: list[int]) -> Decision:
    """Return a decision whose places are certain."""
    options = tuple(Option(move, place, 0.0, float(place == 1), 0.0) for move, place in zip(moves, places, strict=True))
    best = played if places[moves.index(played)] == min(places) else moves[places.index(min(places))]
    loss = Loss(float(places[moves.index(played)] - min(places)), 0.0)
    margin = Loss(float(sorted(places)[1] - min(places)), 0.0)
    return Decision(ply, played, options, best, (loss,), loss, best, margin)


def _option(move: Move, places: list[int]) -> Option:
    place, place_error = _mean([float(each) for each in places])
    win, win_error = _mean([float(each == 1) for each in places])
    return Option(move, place, place_error, win, win_error)


def _mean(values: list[float]) -> tuple[float, float]:
    """Return a mean and its standard error; 0 where one value says nothing of it."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))
