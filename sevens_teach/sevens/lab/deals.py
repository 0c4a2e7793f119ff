"""Deals by the simulator: checked, cut into tasks for the workers, and played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.cards import MAX_PLAYERS, PACK
from sevens_teach.compiling.compiled import numbers
from sevens_teach.errors import LabError, shown
from sevens_teach.play.seeds import SEEDS
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.simulator.games import PLACES, play_games
from sevens_teach.sevens.simulator.model import JOKER, house_of, new_table, to_rows

if TYPE_CHECKING:
    from collections.abc import Sequence


@dataclass(frozen=True)
class Task:
    """How many deals, numbered from `first`, each played in every one of the seatings."""

    rules: Rules
    seatings: tuple[tuple[int, ...], ...]
    """The players' policies, for one seating after the other."""
    seed: int
    first: int
    deals: int
    with_places: bool = False


Played = tuple[tuple[int, ...], tuple[int, ...]]
"""The counts as `simulator.games` has them, and the places of every game where they were asked for."""


def play_task(task: Task) -> Played:
    """Play the deals of a task by the simulator."""
    players = len(task.seatings[0])
    pack = [to_rows(task.rules, card.bit) for card in PACK]
    pack += [JOKER] * (task.rules.joker != "none")
    counts = numbers([0] * (PLACES + 2 * players * players))
    places = numbers([0] * (task.deals * len(task.seatings) * players * task.with_places))
    seatings = numbers([policy for seating in task.seatings for policy in seating])
    table, house = new_table(task.seatings[0]), house_of(task.rules)
    fresh, work = numbers(pack), numbers(pack)
    play_games(house, table, fresh, work, task.seed, task.first, task.deals, seatings, counts, places)
    return tuple(map(int, counts)), tuple(map(int, places))


def checked_rules(rules: Rules | str) -> Rules:
    """Return the house rules of a match, also from their name; raises `RulesError` or `LabError`."""
    if isinstance(rules, str):
        return Rules.parse(rules)
    if not isinstance(rules, Rules):
        raise LabError(f"rules={shown(rules)}: expected Rules or their name")
    return rules


def checked_count(name: str, value: object, most: int | None = None) -> int:
    """Return a number of deals or games from 1 (to `most`); anything else is a `LabError`."""
    if type(value) is not int or value < 1 or (most is not None and value > most):
        raise LabError(f"{name}={shown(value)}: expected a number from 1{'' if most is None else f' to {most:,}'}")
    return value


def checked_players(players: object) -> int:
    """Return how many play in the lab's deals: 1 to 52 (B1)."""
    return checked_count("players", players, MAX_PLAYERS)


def checked_table(players: object) -> int:
    """Return how many play where somebody can win: 2 to 52; raises `LabError`."""
    if checked_players(players) == 1:
        raise LabError("players=1: expected a table of 2 or more")
    return checked_players(players)


def checked_seed(seed: object) -> int:
    """Return the seed of the lab's deals; raises `LabError`."""
    if type(seed) is not int or seed not in range(SEEDS):
        raise LabError(f"seed={shown(seed)}: expected a number from 0 to {SEEDS - 1:,}")
    return seed


def chunks(first: int, count: int, size: int) -> Sequence[tuple[int, int]]:
    """Return where each task's part of the deals begins, and how many it has: the same for any number of workers."""
    return [(begin, min(size, first + count - begin)) for begin in range(first, first + count, size)]
