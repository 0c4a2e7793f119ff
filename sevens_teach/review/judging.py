"""A played game is judged: every move the player could have made, in many worlds, under two models of the others."""

from __future__ import annotations

from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import GameError, shown
from sevens_teach.review.model import Decision, Loss, Option, Review
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.players.expert import gain_of
from sevens_teach.sevens.players.solver.solution import SolverError, search_for, winner_after
from sevens_teach.sevens.players.worlds import worlds_of
from sevens_teach.sevens.simulator.rollouts import rollouts

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position

_SEEDS: Final = 1 << 31
_MODELS: Final = ("tips", "random")


def review(
    game: Game,
    player: int,
    *,
    worlds: int = 300,
    rng: Random,
    progress: Callable[[int, int], bool] | None = None,
) -> Review:
    """Return what each move of `player` was worth, wherever there was a choice.

    Every legal move is tried in `worlds` ways in which the hidden cards may have lain for the player, and as often with
    the cards as they did lie; where two hands are left and can be solved, the places are exact. After each decision
    `progress` is told how many are done, and of how many; where it returns False, the review ends there. The same
    `rng` gives the same review. Raises `GameError` for fewer than 2 worlds, and `PositionError` for a player who is
    not there.
    """
    game.view(player)
    if type(worlds) is not int or worlds < 2:
        raise GameError(f"worlds={shown(worlds)}: expected 2 or more")
    positions = [game.start, *(entry.position for entry in game.history)]
    plies = [
        ply
        for ply, entry in enumerate(game.history)
        if positions[ply].turn == player and entry.move in (moves := positions[ply].legal_moves.turn) and len(moves) > 1
    ]
    found: list[Decision] = []
    for ply in plies:
        found.append(judged(positions[ply], ply, game.history[ply].move, worlds, rng))
        if progress is not None and not progress(len(found), len(plies)):
            break
    return Review(game, player, tuple(found), is_whole=len(found) == len(plies))


def judged(position: Position, ply: int, played: Move, worlds: int, rng: Random) -> Decision:
    """Return what every move of the player to move in `position` is worth, and what the one `played` loses."""
    assert position.turn is not None  # noqa: S101, there was a move
    player, moves = position.turn, tuple(position.legal_moves.turn)
    if (exact := _solved(position, moves)) is not None:
        return _decided(ply, played, moves, exact)
    seed = int(rng.random() * _SEEDS)
    dealt = worlds_of(position.view(player), worlds, rng) or [list(position.held)]
    usual, wild = (_places(position, moves, dealt, seed, model) for model in _MODELS)
    truth = _places(position, moves, [list(position.held)] * worlds, seed, _MODELS[0])
    options = tuple(_option(move, places) for move, places in zip(moves, usual, strict=True))
    best = min(range(len(moves)), key=lambda index: options[index].place)
    own = moves.index(played)
    losses = _loss(usual[own], usual[best]), _loss(wild[own], wild[best])
    seen = min(range(len(moves)), key=lambda index: fmean(truth[index]))
    return Decision(ply, played, options, moves[best], losses, _loss(truth[own], truth[seen]))


def _solved(position: Position, moves: tuple[Move, ...]) -> list[int] | None:
    """Return the exact place after each move where two hands are left and can be solved (S5); else None."""
    if position.rules.killer or position.rules.joker != "none" or len(position.in_play) != 2:
        return None
    try:
        search = search_for(position)
    except SolverError:
        return None
    better = 1 + sum(gone.how is Ending.OUT for gone in position.exits)
    winners = [winner_after(search, position.after(move)[0], position.in_play) for move in moves]
    return [better + (winner != position.turn) for winner in winners]


def _decided(ply: int, played: Move, moves: tuple[Move, ...], places: list[int]) -> Decision:
    """Return a decision whose places are certain."""
    options = tuple(Option(move, place, 0.0, float(place == 1), 0.0) for move, place in zip(moves, places, strict=True))
    best = played if places[moves.index(played)] == min(places) else moves[places.index(min(places))]
    loss = Loss(float(places[moves.index(played)] - min(places)), 0.0)
    return Decision(ply, played, options, best, (loss, loss), loss)


def _places(
    position: Position, moves: tuple[Move, ...], worlds: list[list[int]], seed: int, others: str
) -> list[list[int]]:
    """Return the player's place after each move in each world: the player goes on by the tips, the others as said."""
    player = position.turn
    policies = ["tips" if seat == player else others for seat in position.players]
    assert player is not None  # noqa: S101, see `judged`
    return [[row[player] for row in rows] for rows in rollouts(position, moves, worlds, policy=policies, seed=seed)]


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


def _loss(own: list[int], best: list[int]) -> Loss:
    gain = gain_of(own, best)
    return Loss(gain.mean, gain.error)
