"""One deal played by players of any kind: the candidate in every seat, a fault forfeits the game."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from sevens_teach.cards import deal
from sevens_teach.lab.deals import Task, play_task
from sevens_teach.lab.players import Fault, FaultyMoveError, checked_player, chosen_move, name_of
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.sevens.simulator.policies import POLICIES

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.players import Player


@dataclass(frozen=True)
class Match:
    """Who is compared with whom, and how."""

    rules: Rules
    candidate: Player | str
    baseline: Player | str
    players: int
    seed: int
    seconds: float | None
    """The time for a move; None: no limit."""

    @property
    def is_simulated(self) -> bool:
        """Whether both are players that the simulator knows."""
        return name_of(self.candidate) in POLICIES and name_of(self.baseline) in POLICIES


DealResults = tuple[dict[int, tuple[int, ...]], tuple[Fault, ...]]
"""The candidate's place in each seat, by the number of the deal; and what players did wrong."""


def play_deals(part: tuple[Match, int, int]) -> DealResults:
    """Play so many deals of a match, numbered from a first one: a task for a worker."""
    match, first, deals = part
    return _simulated(match, first, deals) if match.is_simulated else _played(match, first, deals)


def _simulated(match: Match, first: int, deals: int) -> DealResults:
    candidate, baseline = POLICIES[name_of(match.candidate)], POLICIES[name_of(match.baseline)]
    size = match.players
    seatings = tuple(tuple(candidate if player == seat else baseline for player in range(size)) for seat in range(size))
    _, places = play_task(Task(match.rules, seatings, match.seed, first, deals, with_places=True))
    own = [places[seat * size + seat % size] for seat in range(deals * size)]
    return {first + deal: tuple(own[deal * size : (deal + 1) * size]) for deal in range(deals)}, ()


def _played(match: Match, first: int, deals: int) -> DealResults:
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


def play_one(match: Match, seats: list[Player], names: list[str], number: int) -> tuple[tuple[int, ...], list[Fault]]:
    """Play one deal; who makes a fault has its cards played at random from there, and is last in the end."""
    rng = Random(f"{match.seed} {number}")  # a text gives the same start everywhere
    hands = deal(match.players, rng, joker=match.rules.joker != "none")
    position = Position.start(match.rules, hands)[0]
    faults: list[Fault] = []
    forfeited: list[int] = []
    seats = [*seats]
    while (turn := position.turn) is not None:
        try:
            move = chosen_move(seats[turn], position, rng, match.seconds)
        except FaultyMoveError as error:
            faults.append(Fault(names[turn], str(error), str(position)))
            forfeited.append(turn)
            seats[turn] = RandomPlayer()
        else:
            position = position.after(move)[0]
    assert position.outcome is not None  # noqa: S101, play is over
    ranking = [player for player in position.outcome.ranking if player not in forfeited] + forfeited[::-1]
    return tuple(ranking.index(player) + 1 for player in range(match.players)), faults
