"""Comparing two players by duplicate deals: the candidate in every seat of each, until it is sure who is better."""

from __future__ import annotations

from contextlib import closing, suppress
from typing import TYPE_CHECKING, Any, Final, Protocol, Self, TypeVar

from sevens_teach import limits
from sevens_teach.errors import LabError, shown
from sevens_teach.sevens.lab.comparison import Comparison
from sevens_teach.sevens.lab.deals import checked_count, checked_rules, checked_seed, chunks
from sevens_teach.sevens.lab.games import Match, play_deal, play_deals
from sevens_teach.sevens.lab.players import checked_player, name_of
from sevens_teach.sevens.lab.saved import check_no_gaps
from sevens_teach.sevens.lab.workers import ResultT, TaskT, Workers, worked

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Sequence

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.lab.players import Fault
    from sevens_teach.sevens.players import Player

_DEALS_A_TASK: Final = {True: 1_000, False: 10}
"""How many deals a worker is given at a time, by whether they are simulated: the test is looked at after each."""
_FEWEST_PLAYERS: Final = 2

DealsT_contra = TypeVar("DealsT_contra", contravariant=True)


class Found(Protocol[DealsT_contra]):
    """What comes of deals, and grows with each."""

    def with_deals(self, deals: DealsT_contra, faults: Iterable[Fault] = (), /) -> Self:
        """Return the match's results with more deals."""


FoundT = TypeVar("FoundT", bound="Found[Any]")


def compare(  # noqa: PLR0913, all but the two players has a default
    candidate: Player | str,
    baseline: Player | str = "tips",
    *,
    rules: Rules | str = "basic",
    deals: int = 1_000,
    players: int = 4,
    seed: int = 0,
    workers: Workers = 1,
    smallest: float = 0.05,
    stop: bool = True,
    seconds: float | None = None,
    earlier: Comparison | None = None,
    progress: bool = False,
) -> Comparison:
    """Play `candidate` against a table of `baseline`s, in every seat of each deal, and say how sure the difference is.

    A player is a name (`"tips"`, `"random"`, an entry point's) or an object with `choose(view, rng)`. With `stop` the
    match ends before `deals` deals as soon as the sequential test knows whether the candidate is better by `smallest`
    places or not better. `seconds` is the time for a move. `earlier` results of the same match are gone on with, up to
    `deals` deals in all. Ctrl-C returns what is finished.

    Every deal has its own seed: the result is the same for any number of workers. A player that raises, chooses an
    illegal move or takes too long forfeits that game and is named in `faults`. Raises `RulesError` or `LabError`; when
    the workers stop in the middle, its `found` is what was finished.
    """
    rules = checked_rules(rules)
    for player in (candidate, baseline):
        checked_player(player)
    if checked_count("players", players, 52) < _FEWEST_PLAYERS:
        raise LabError("players=1: a comparison needs a table of 2 or more")
    match = Match(rules, players, checked_seed(seed), checked_seconds(seconds), candidate, baseline)
    found = _begun(match, _checked_smallest(smallest), earlier)
    first = len(found.places)
    parts = chunks(
        first, max(0, checked_count("deals", deals, limits.DEALS) - first), _DEALS_A_TASK[match.is_simulated]
    )
    tasks = [(match, begin, count) for begin, count in parts]
    return gathered(found, workers, play_deals, tasks, progress=progress, enough=_is_known if stop else None)


def _is_known(found: Comparison) -> bool:
    """Return whether a comparison is sure who is better."""
    return found.verdict is not None


def replay(  # noqa: PLR0913, all but the two players has a default
    candidate: Player | str,
    baseline: Player | str = "tips",
    *,
    deal: int,
    seat: int = 0,
    rules: Rules | str = "basic",
    players: int = 4,
    seed: int = 0,
) -> Game:
    """Return one game of a match as it was played there: to step through, to review, to see why it was lost.

    `deal` and `seat` are as in `Comparison.places`, from 0. Two players that the simulator knows are refused: it keeps
    no moves. Raises `LabError` or `RulesError`.
    """
    size = checked_count("players", players, 52)
    match = Match(checked_rules(rules), size, checked_seed(seed), None, candidate, baseline)
    if match.is_simulated:
        raise LabError(f"{name_of(candidate)} against {name_of(baseline)} is simulated, and no moves are kept")
    if seat not in range(players):
        raise LabError(f"seat={shown(seat)}: expected a number from 0 to {players - 1}")
    made = [checked_player(candidate if each == seat else baseline) for each in range(players)]
    return play_deal(match, made, [name_of(each) for each in made], deal)[0]


def gathered(  # noqa: PLR0913, all but the work has a default
    found: FoundT,
    workers: Workers,
    task: Callable[[TaskT], tuple[Any, Any]],
    tasks: Sequence[TaskT],
    *,
    progress: bool = False,
    enough: Callable[[FoundT], bool] | None = None,
) -> FoundT:
    """Return a match's results with the deals of all tasks, or until it is `enough`, or until Ctrl-C.

    Raises `LabError`; its `found` is what was finished.
    """
    try:
        with suppress(KeyboardInterrupt), closing(_results(workers, task, tasks)) as results:
            for deals, faults in _shown_progress(results, len(tasks)) if progress else results:
                found = found.with_deals(deals, faults)
                if enough and enough(found):
                    break
    except LabError as error:
        error.found = found
        raise
    return found


def _results(
    workers: Workers, task: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]
) -> Generator[ResultT, None, None]:
    """Yield the results of tasks as the workers finish them."""
    yield from worked(workers, task, tasks)


def _begun(match: Match, smallest: float, earlier: Comparison | None) -> Comparison:
    """Return a match without a deal, or the `earlier` one when it is the same."""
    names = name_of(match.candidate), name_of(match.baseline)
    new = Comparison(str(match.rules), *names, match.players, match.seed, smallest)
    if earlier is None:
        return new
    if not isinstance(earlier, Comparison):
        raise LabError(f"earlier={shown(earlier)}: expected the Comparison of the same match, or None")
    earlier.check_same_match(new)
    check_no_gaps(earlier.places)
    return earlier


def _shown_progress(results: Iterable[Any], total: int) -> Iterable[Any]:
    """Yield the results behind a progress bar, in the terminal or the notebook."""
    try:
        from tqdm.auto import tqdm  # noqa: PLC0415, only who wants a bar needs it
    except ImportError as error:
        raise LabError("progress=True needs tqdm: pip install 'sevens-teach[lab]'") from error
    bar: Iterable[Any] = tqdm(results, total=total, unit="part")
    return bar


def _checked_smallest(smallest: object) -> float:
    """Return the smallest difference in places that a match has to find; raises `LabError`."""
    if isinstance(smallest, bool) or not isinstance(smallest, int | float) or not 0 < smallest < 1:
        raise LabError(f"smallest={shown(smallest)}: expected a difference in places between 0 and 1")
    return float(smallest)


def checked_seconds(seconds: object) -> float | None:
    """Return the seconds that a match gives for a move, or None for no limit; raises `LabError`."""
    if seconds is None:
        return None
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds <= limits.MOVE_SECONDS:
        most = f"{limits.MOVE_SECONDS:,}"
        raise LabError(f"seconds={shown(seconds)}: expected the seconds for a move, or None; at most {most}")
    return float(seconds)
