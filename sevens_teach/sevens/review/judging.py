"""A played game is judged: every move the player could have made, in many worlds, under two models of the others.

The work is cut into small pieces, so that a waiting program can do other things between two of them.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.play.judging import Stage, judged_one_by_one, last_of, need_worlds, nobody
from sevens_teach.play.reviewed import position_at
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.outcome import best_rank
from sevens_teach.sevens.players.solver.race import Race
from sevens_teach.sevens.players.solver.solution import SolverError, search_for, winner_after
from sevens_teach.sevens.players.worlds import chain_of
from sevens_teach.sevens.review.model import Decision, Loss, Option, Review, choices_of
from sevens_teach.sevens.review.reasons import with_moments
from sevens_teach.sevens.review.trials import Tried, planned
from sevens_teach.sevens.review.what_befell import TRIES
from sevens_teach.sevens.simulator.rollouts import hands_of, seats_of
from sevens_teach.sevens.why.sure import sure_first

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator
    from random import Random

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.simulator.rollouts import Dealt

WORLDS: Final = 3000 if IS_COMPILED else 400
"""In this many worlds each move is tried: in plain Python fewer, so that a game takes some seconds either way."""
_SEEDS: Final = 1 << 30
_HINDSIGHT: Final = 0.4
"""How many worlds' worth of games are played with the cards as they lay."""


def review(
    game: Game,
    player: int,
    *,
    worlds: int = WORLDS,
    rng: Random,
    progress: Callable[[int, int], bool] | None = None,
) -> Review:
    """Return what each move of `player` in a game of Sevens was worth, wherever there was a choice.

    Every legal move is tried in up to `worlds` ways in which the hidden cards may have lain for the player, and in
    games with the cards as they did lie; where two hands are left and can be solved, the places are exact. After each
    decision `progress` is told how many are done, and of how many; where it returns False, the review ends there. The
    same `rng` gives the same review. Raises `GameError` for fewer than 2 worlds, and `PositionError` for a player who
    is not there.
    """
    begun = Review(game, player, (), is_whole=False)
    return last_of(begun, reviewing(game, player, worlds=worlds, rng=rng), progress)


def reviewing(
    game: Game, player: int, named: Callable[[Decision], bool] = nobody, *, worlds: int = WORLDS, rng: Random
) -> Iterator[Stage[Review]]:
    """Yield how far a review of Sevens is after every small piece of its work, some hundredths of a second each.

    The last stage has the whole review, the same that `review` returns, but that a move which a hint had `named` is no
    mistake. Raises what `review` raises.
    """
    game.view(player)
    need_worlds(worlds)
    return _stages(game, player, named, worlds, rng)


def _stages(
    game: Game, player: int, named: Callable[[Decision], bool], worlds: int, rng: Random
) -> Iterator[Stage[Review]]:
    """Yield the review of a game of Sevens, further on at each stage."""
    plies = choices_of(game, player)
    solving: list[Race] = []

    def work(ply: int) -> Generator[float, None, Decision]:
        """Judge the decision after this many moves."""
        return judging(position_at(game, ply), ply, game.history[ply].move, worlds, rng, solving)

    found = yield from judged_one_by_one(Review(game, player, (), is_whole=False), plies, work, named)
    yield from _told(found, len(plies), worlds)


def _told(found: Review, total: int, worlds: int) -> Iterator[Stage[Review]]:
    """Yield the review of Sevens with one moment more each time, and at last whole."""
    for found in with_moments(found, tries_in(worlds)):  # noqa: B020, PLR1704, it grows
        yield Stage(found, total, 1.0)
    yield Stage(replace(found, is_whole=True), total, 1.0)


def tries_in(worlds: int) -> int:
    """Return in how many games a review of this many worlds looks for the reason of a move."""
    return max(2, min(TRIES, worlds // 8))


def judged(position: Position, ply: int, played: Move, worlds: int, rng: Random) -> Decision:
    """Return what every move of Sevens in `position` is worth in places, and what the one `played` loses."""
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
    """Judge a decision of Sevens piece by piece: yield what part is done, return the decision.

    What a search met is kept in `solving`: it helps with the next decision.
    """
    assert position.turn is not None  # noqa: S101, there was a move
    if (sure := _sure(position, ply, played)) is not None:
        return sure
    moves = tuple(position.legal_moves.turn)
    if (exact := _solved(position, moves, [] if solving is None else solving)) is not None:
        return _decided(ply, played, moves, exact)
    seed = int(rng.random() * _SEEDS)
    dealt = _dealt(position, worlds, rng)
    plans = yield from planned(position, moves, dealt, seed)
    usual = Tried(position, moves, "tips", dealt, seed, plans)
    yield from usual.try_out(played, worlds, 0.0, 0.6)
    best, own = usual.best, moves.index(played)
    losses = [usual.loss(own, best)]
    if losses[0].mean >= Loss.LEAST:
        wild = Tried(position, (played, moves[best]), "random", dealt, seed, (plans[own], plans[best]))
        yield from wild.play(range(2), worlds, 0.6, 0.8)
        losses.append(wild.loss(0, 1))
    lay = _as_they_lie(position) * max(2, round(_HINDSIGHT * worlds))
    truth = Tried(position, moves, "tips", lay, seed, (yield from planned(position, moves, lay, seed)))
    yield from truth.play(range(len(moves)), len(lay), 0.8, 1.0)
    options = tuple(map(usual.option, range(len(moves))))
    margin = usual.loss(usual.second, best)
    hindsight = truth.loss(own, truth.best)
    return Decision(ply, played, options, moves[best], tuple(losses), hindsight, margin, moves[truth.best])


def _dealt(position: Position, count: int, rng: Random) -> list[Dealt]:
    """Return this many worlds as the player to move may think of them; as the cards lie, where no other is found."""
    assert position.turn is not None  # noqa: S101, there was a move
    worlds = chain_of(position.view(position.turn), rng)
    if worlds is None:
        return _as_they_lie(position) * count
    players, hands = len(position.held), list(map(int, worlds.more(count)))
    return [hands[begin : begin + players] for begin in range(0, len(hands), players)]


def _as_they_lie(position: Position) -> list[Dealt]:
    """Return the one world that is true, where no other is found."""
    return [hands_of(position.rules, position.held, seats_of(position.clockwise))]


def _sure(position: Position, ply: int, played: Move) -> Decision | None:
    """Return a decision between cards that each win for sure, as a hint knows it too; None where that is not so."""
    assert position.turn is not None  # noqa: S101, as above
    moves = tuple(map(Play, sure_first(position.view(position.turn))))
    if len(moves) < 2 or played not in moves:
        return None
    return _decided(ply, played, moves, [best_rank(position.exits)] * len(moves))


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
    better = best_rank(position.exits)
    winners = [winner_after(search, position.after(move)[0], position.in_play) for move in moves]
    return [better + (winner != position.turn) for winner in winners]


def _decided(ply: int, played: Move, moves: tuple[Move, ...], places: list[int]) -> Decision:
    """Return a decision whose places are certain, the hands being known."""
    options = tuple(Option(move, place, 0.0, float(place == 1), 0.0) for move, place in zip(moves, places, strict=True))
    best = played if places[moves.index(played)] == min(places) else moves[places.index(min(places))]
    loss = Loss(float(places[moves.index(played)] - min(places)), 0.0)
    margin = Loss(float(sorted(places)[1] - min(places)), 0.0)
    return Decision(ply, played, options, best, (loss,), loss, margin)
