"""A league of many players: some are drawn for each deal and play it from every seat; ratings by openskill."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import limits
from sevens_teach.errors import LabError, shown
from sevens_teach.say.messages import LANGUAGES, message, phrase
from sevens_teach.sevens.lab.deals import checked_count, checked_rules, checked_seed, chunks
from sevens_teach.sevens.lab.games import Terms, play_one
from sevens_teach.sevens.lab.matches import checked_seconds, gathered
from sevens_teach.sevens.lab.players import Fault, checked_player, name_of
from sevens_teach.sevens.lab.plots import Plot
from sevens_teach.sevens.lab.saved import STRICT, check_no_gaps, check_same, check_terms, load, save
from sevens_teach.sevens.lab.statistics import Interval, Sample
from sevens_teach.sevens.lab.tables import aligned, interval_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from pandas import DataFrame

    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.lab.workers import Workers
    from sevens_teach.sevens.players import Player

_DEALS_A_TASK: Final = 5
_SAME: Final = ("rules", "names", "seed", "seats")
_SIGMAS: Final = 1.96
"""How many standard deviations are the 95 % interval of a rating."""
Played = tuple[tuple[int, ...], tuple[int, ...]]
"""Who sat in each seat, by number in the league, and the place that each seat took, from 1."""


@dataclass(frozen=True)
class League:
    """What a league has found, as far as it was played."""

    __pydantic_config__ = STRICT
    rules: str
    names: tuple[str, ...]
    seed: int
    seats: int
    """How many sit at a table."""
    games: Mapping[int, tuple[Played, ...]] = field(default_factory=dict)
    """The games of each deal, by the number of the deal: one for each turn of the players round the table."""
    faults: tuple[Fault, ...] = ()

    @property
    def deals(self) -> int:
        """How many deals were finished."""
        return len(self.games)

    @cached_property
    def ratings(self) -> dict[str, Interval]:
        """Each player's rating by openskill's Plackett-Luce model, the strongest first; raises `LabError` without it.

        The games are taken in the order of the deals. A rating starts at 25, and its interval is the model's own.
        """
        try:
            from openskill.models import PlackettLuce  # noqa: PLC0415, only who wants ratings needs it
        except ImportError as error:
            raise LabError("ratings need openskill: pip install 'sevens-teach[lab]'") from error
        model: Any = PlackettLuce()
        rated = [model.rating() for _ in self.names]
        for deal in sorted(self.games):
            for seats, places in self.games[deal]:
                teams = model.rate([[rated[player]] for player in seats], ranks=[*places])
                for player, [new] in zip(seats, teams, strict=True):
                    rated[player] = new
        found = {name: _rating(each.mu, each.sigma) for name, each in zip(self.names, rated, strict=True)}
        return dict(sorted(found.items(), key=lambda item: -item[1].mean))

    def rank(self, name: str) -> Interval:
        """Return a player's mean place, over the deals it sat in; raises `LabError`."""
        if name not in self.names:
            raise LabError(f"no player of this league is called {shown(name)}: expected {', '.join(self.names)}")
        number, means = self.names.index(name), []
        for deal in sorted(self.games):
            own = [places[seats.index(number)] for seats, places in self.games[deal] if number in seats]
            means += [sum(own) / len(own)] if own else []
        return Sample.of(means).interval

    # -- adding up and files ---------------------------------------------------------------------

    def with_deals(self, games: Mapping[int, tuple[Played, ...]], faults: Iterable[Fault] = ()) -> League:
        """Return the league with more deals."""
        return replace(self, games={**self.games, **games}, faults=(*self.faults, *faults))

    def merge(self, other: League) -> League:
        """Return both parts of one league together; a deal in both counts once. Raises `LabError`."""
        check_same(self, other, _SAME, "league")
        return self.with_deals(other.games, [fault for fault in other.faults if fault not in self.faults])

    def save(self, path: str | Path) -> None:
        """Write the league to a JSON file, whole or not at all; raises `LabError`, and the old file is still there."""
        save(self, path)

    @classmethod
    def load(cls, path: str | Path) -> League:
        """Return the league that `save` wrote; raises `LabError` for what it cannot have written."""
        return load(path, "a league", cls)

    def check_sound(self) -> None:
        """Raise `ValueError` for what no league can have found."""
        check_terms(self.rules, self.seed, self.seats, self.games)
        if len({*self.names}) < len(self.names) or not self.seats <= len(self.names):
            raise ValueError(f"{self.seats} seats for {len(self.names)} players")
        if not all(self.has(game) for played in self.games.values() for game in played):
            raise ValueError(f"games that {len(self.names)} players at tables of {self.seats} do not play")

    def has(self, game: Played) -> bool:
        """Return whether a game is one of players of this league, each in one seat, with a place each."""
        seats, places = game
        sound = {*seats} <= {*range(len(self.names))} and sorted(places) == list(range(1, self.seats + 1))
        return sound and len(seats) == len({*seats}) == self.seats

    # -- shown -----------------------------------------------------------------------------------

    def frame(self) -> DataFrame:
        """Return a pandas data frame, a row for each player of each game; raises `LabError` without pandas."""
        try:
            import pandas as pd  # noqa: PLC0415, only who wants a frame needs it
        except ImportError as error:
            raise LabError("a data frame needs pandas: pip install 'sevens-teach[lab]'") from error
        rows = [
            (deal, game, seat, self.names[player], place)
            for deal in sorted(self.games)
            for game, played in enumerate(self.games[deal])
            for seat, (player, place) in enumerate(zip(*played, strict=True))
        ]
        return pd.DataFrame(rows, columns=["deal", "game", "seat", "player", "place"])

    def text(self, lang: str = LANGUAGES[0]) -> str:
        """Return the table, the strongest first; raises `MessageError` for an unknown language."""
        if not self.games:
            return message("lab-league-nothing", lang, rules=self.rules)
        head = message("lab-league", lang, rules=self.rules, deals=f"{self.deals:,}", seed=str(self.seed))
        names = ("lab-league-player", "lab-league-rating", "lab-rank", "lab-league-games")
        rows = [[message(key, lang) for key in names]]
        for name, rating in self.ratings.items():
            games = sum(self.names.index(name) in seats for played in self.games.values() for seats, _ in played)
            rows.append([name, interval_text(rating, lang, 1), interval_text(self.rank(name), lang), f"{games:,}"])
        return "\n".join([head, *aligned(rows)])

    def plot(self, lang: str = LANGUAGES[0]) -> Plot:
        """Return the ratings as a plot."""
        title = phrase("lab-plot-league", deals=f"{self.deals:,}", rules=self.rules)
        return Plot(title, phrase("lab-plot-rating"), tuple(self.ratings.items()), None, lang, digits=1)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return str(self)


def _rating(mean: float, deviation: float) -> Interval:
    """Return a player's rating in the league with its interval."""
    return Interval(mean, mean - _SIGMAS * deviation, mean + _SIGMAS * deviation)


def league(  # noqa: PLR0913, all but the players has a default
    players: Sequence[Player | str] | Mapping[str, Player | str],
    *,
    rules: Rules | str = "basic",
    deals: int = 100,
    seats: int = 4,
    seed: int = 0,
    workers: Workers = 1,
    seconds: float | None = None,
    earlier: League | None = None,
    progress: bool = False,
) -> League:
    """Play a league: for each deal `seats` of the players are drawn, and all of them play it from every seat.

    `players` are names or objects with `choose(view, rng)`, or such by the names they are to have. Everything else is
    as for `compare`: any workers find the same, a fault forfeits the game, Ctrl-C returns what is finished, and
    `earlier` results of the same league are gone on with.
    Raises `LabError` or `RulesError`.
    """
    named = _named(players)
    rules, size = checked_rules(rules), checked_count("seats", seats)
    if not 2 <= size <= len(named):
        raise LabError(f"seats={size}: expected a number from 2 to the {len(named)} players of the league")
    terms = Terms(rules, size, checked_seed(seed), checked_seconds(seconds))
    found = _begun(League(str(rules), tuple(named), seed, size), earlier)
    parts = chunks(found.deals, max(0, checked_count("deals", deals, limits.DEALS) - found.deals), _DEALS_A_TASK)
    tasks = [(terms, tuple(named.items()), first, count) for first, count in parts]
    return gathered(found, workers, play_league_deals, tasks, progress=progress)


def _begun(new: League, earlier: League | None) -> League:
    """Return a league without a deal, or the `earlier` one when it is the same."""
    if earlier is None:
        return new
    check_same(earlier, new, _SAME, "league")
    check_no_gaps(earlier.games)
    return earlier


def _named(players: object) -> dict[str, Player | str]:
    """Return the players of a league by name; raises `LabError`."""
    if isinstance(players, Mapping):
        named = {str(name).encode(errors="backslashreplace").decode(): player for name, player in players.items()}
    elif isinstance(players, list | tuple):
        named = {name_of(player): player for player in players}
        if len(named) < len(players):
            raise LabError("two players of the league have one name: give them as {name: player}")
    else:
        raise LabError(f"players={shown(players)}: expected a list of players, or players by name")
    for player in named.values():
        checked_player(player)
    return named


LeagueTask = tuple[Terms, tuple[tuple[str, "Player | str"], ...], int, int]
LeagueResults = tuple[dict[int, tuple[Played, ...]], tuple[Fault, ...]]


def play_league_deals(task: LeagueTask) -> LeagueResults:
    """Play this many deals of a league, numbered from a first one: a task for a worker."""
    terms, named, first, deals = task
    names = [name for name, _ in named]
    players = [checked_player(player) for _, player in named]
    games: dict[int, tuple[Played, ...]] = {}
    faults: list[Fault] = []
    for number in range(first, first + deals):
        drawn = Random(f"league {terms.seed} {number}").sample(range(len(named)), terms.players)
        played = []
        for turn in range(terms.players):
            seats = (*drawn[turn:], *drawn[:turn])
            places, wrong = play_one(terms, [players[each] for each in seats], [names[each] for each in seats], number)
            played.append((seats, places))
            faults += wrong
        games[number] = tuple(played)
    return games, tuple(faults)
