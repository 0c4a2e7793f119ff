"""One deal played by players of any kind: the candidate in every seat, a fault forfeits the game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_teach.cards import deal
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.lab.deals import Task, play_task
from sevens_teach.sevens.lab.players import Fault, FaultyMoveError, checked_player, chosen_move, name_of
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.sevens.simulator.policies import POLICIES

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.players import Player


@dataclass(frozen=True)
class Terms:
    """What is played, and how."""

    rules: Rules
    players: int
    seed: int
    seconds: float | None
    """The time for a move; None: no limit."""


@dataclass(frozen=True)
class Match(Terms):
    """Who is compared with whom."""

    candidate: Player | str
    baseline: Player | str

    @property
    def is_simulated(self) -> bool:
        """Whether both are players that the simulator knows."""
        return name_of(self.candidate) in POLICIES and name_of(self.baseline) in POLICIES


DealResults = tuple[dict[int, tuple[int, ...]], tuple[Fault, ...]]
"""The candidate's place in each seat, by the number of the deal; and what players did wrong."""


def play_deals(part: tuple[Match, int, int]) -> DealResults:
    """Play this many deals of a match, numbered from a first one: a task for a worker."""
    match, first, deals = part
    return _simulated(match, first, deals) if match.is_simulated else _played(match, first, deals)


def _simulated(match: Match, first: int, deals: int) -> DealResults:
    """Return a match's deals as the compiled simulator plays them."""
    candidate, baseline = POLICIES[name_of(match.candidate)], POLICIES[name_of(match.baseline)]
    size = match.players
    seatings = tuple(tuple(candidate if player == seat else baseline for player in range(size)) for seat in range(size))
    _, places = play_task(Task(match.rules, seatings, match.seed, first, deals, with_places=True))
    own = [places[seat * size + seat % size] for seat in range(deals * size)]
    return {first + deal: tuple(own[deal * size : (deal + 1) * size]) for deal in range(deals)}, ()


def _played(match: Match, first: int, deals: int) -> DealResults:
    """Return a match's deals as Python players play them, and their faults."""
    candidate, baseline = checked_player(match.candidate), checked_player(match.baseline)
    names = name_of(match.candidate), name_of(match.baseline)
    results: dict[int, tuple[int, ...]] = {}
    faults: list[Fault] = []
    for number in range(first, first + deals):
        own = []
        for seat in range(match.players):
            seats = [candidate if player == seat else baseline for player in range(match.players)]
            called = [names[player != seat] for player in range(match.players)]
            places, wrong = play_one(match, seats, called, number)
            own.append(places[seat])
            faults += wrong
        results[number] = tuple(own)
    return results, tuple(faults)


def play_one(terms: Terms, seats: list[Player], names: list[str], number: int) -> tuple[tuple[int, ...], list[Fault]]:
    """Play one deal and return the places by seat; who makes a fault is last in the end."""
    game, faults = play_deal(terms, seats, names, number)
    assert game.outcome is not None  # noqa: S101, play is over
    forfeited = [seat for seat, _ in faults]
    ranking = [player for player in game.outcome.ranking if player not in forfeited] + forfeited[::-1]
    return tuple(ranking.index(player) + 1 for player in range(terms.players)), [fault for _, fault in faults]


def play_deal(terms: Terms, seats: list[Player], names: list[str], number: int) -> tuple[Game, list[tuple[int, Fault]]]:
    """Play one deal of a match to its end, with the faults by seat; who makes one plays at random from there.

    Those who play at random in another's place have all the time they want, so that every deal ends.
    """
    rng = Random(f"{terms.seed} {number}")  # a text gives the same start everywhere
    game = Game(terms.rules, hands=deal(terms.players, rng, joker=terms.rules.joker != "none"), seed=0)
    faults: list[tuple[int, Fault]] = []
    seats = [*seats]
    while (turn := game.position.turn) is not None:
        seconds = None if turn in {seat for seat, _ in faults} else terms.seconds
        try:
            move = chosen_move(seats[turn], game.position, rng, seconds)
        except FaultyMoveError as error:
            faults.append((turn, Fault(names[turn], str(error), str(game.position))))
            seats[turn] = RandomPlayer()
        else:
            game.play(move)
    return game, faults
