"""Whole games by the simulator, and what is counted of them: turns, places, passes, bankruptcies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach import limits
from sevens_teach.say.messages import LANGUAGES, phrase
from sevens_teach.sevens.lab.deals import (
    Task,
    checked_count,
    checked_players,
    checked_rules,
    checked_seed,
    chunks,
    play_task,
)
from sevens_teach.sevens.lab.plots import Plot
from sevens_teach.sevens.lab.statistics import Interval, Sample
from sevens_teach.sevens.lab.workers import Workers, worked
from sevens_teach.sevens.simulator.games import BANKRUPT, PASSES, PLACES, TURNS
from sevens_teach.sevens.simulator.policies import policies_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.rules import Rules

_GAMES_A_TASK: Final = 250_000


@dataclass(frozen=True)
class Playouts:
    """What happened in this many games of one table."""

    rules: Rules
    policies: tuple[int, ...]
    seed: int
    games: int
    counts: tuple[int, ...]
    """As `simulator.games` has them."""

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.policies)

    @property
    def turns(self) -> int:
        """The turns of all games together, passes among them."""
        return self.counts[TURNS]

    @property
    def turns_a_game(self) -> Interval:
        """The turns of one game of the playouts."""
        return self._a_game(TURNS)

    @property
    def passes_a_game(self) -> Interval:
        """The passes that all players of one game used together (B5)."""
        return self._a_game(PASSES)

    @property
    def bankruptcies_a_game(self) -> Interval:
        """The players who went bankrupt in one game (B6)."""
        return self._a_game(BANKRUPT)

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """How often each player (rows, by number) took each place (columns, from the first)."""
        return self._table(0)

    @property
    def places_after_starter(self) -> tuple[tuple[int, ...], ...]:
        """How often each seat took each place: row 0 is the first to move (B2), row 1 the next clockwise."""
        return self._table(1)

    def rank(self, row: Sequence[int]) -> Interval:
        """Return the mean place that a row of places comes to, from 1."""
        places = range(1, self.players + 1)
        total = sum(place * count for place, count in zip(places, row, strict=True))
        squares = sum(place * place * count for place, count in zip(places, row, strict=True))
        return Sample(self.games, total, squares).interval

    def win_share(self, row: Sequence[int]) -> Interval:
        """Return how often a row of places has the first."""
        return Sample(self.games, row[0], row[0]).interval

    def plot(self, lang: str = LANGUAGES[0]) -> Plot:
        """Return who wins, in percent, by the seat counted from the first to move, as a plot."""
        rows = enumerate(self.places_after_starter, 1)
        shares = tuple(
            (phrase("lab-plot-seat", number=number), self.win_share(row).scaled(100)) for number, row in rows
        )
        title = phrase("lab-plot-games", games=f"{self.games:,}", rules=str(self.rules))
        return Plot(title, phrase("lab-plot-wins"), shares, 100 / self.players, lang, digits=2)

    def __repr__(self) -> str:
        return f"<{self.games:,} games of {self.rules}, {self.players} players: {self.turns:,} turns>"

    def _a_game(self, begin: int) -> Interval:
        """Return the mean of a count over the games."""
        return Sample(self.games, self.counts[begin], self.counts[begin + 1]).interval

    def _table(self, index: int) -> tuple[tuple[int, ...], ...]:
        """Return a table of the counts: how often each player took each place."""
        begin, size = PLACES + index * self.players**2, self.players
        return tuple(self.counts[begin + row * size : begin + (row + 1) * size] for row in range(size))


def playouts(  # noqa: PLR0913, all but the rules has a default
    rules: Rules | str = "basic",
    players: int = 4,
    *,
    games: int = 10_000,
    seed: int = 0,
    policy: str | Sequence[str] = "random",
    workers: Workers = 1,
) -> Playouts:
    """Play whole games, the deal included (B1), and count turns, places, passes and bankruptcies.

    At random a player passes only when stuck; `policy="tips"` has everybody follow the tips, and a sequence gives each
    player its own. Nobody talks to a ghost (G1). Every game has a seed of its own, so the counts are the same for any
    number of workers, compiled or not. Raises `LabError` or `RulesError`.
    """
    rules, seed = checked_rules(rules), checked_seed(seed)
    policies = tuple(policies_of(policy, checked_players(players)))
    parts = chunks(0, checked_count("games", games, limits.GAMES), _GAMES_A_TASK)
    tasks = [Task(rules, (policies,), seed, first, count) for first, count in parts]
    totals = [0] * (PLACES + 2 * players * players)
    for counts, _ in worked(workers, play_task, tasks):
        totals = [total + count for total, count in zip(totals, counts, strict=True)]
    return Playouts(rules, policies, seed, games, tuple(totals))
