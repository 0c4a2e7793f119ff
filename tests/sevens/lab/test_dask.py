"""A Dask cluster as the workers: started here, and the same result as alone."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING, Any

import pytest
from distributed import Client, LocalCluster

from sevens_teach import RandomPlayer
from sevens_teach.lab import compare, playouts
from sevens_teach.sevens.lab.solutions import Waits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@pytest.fixture(scope="module", params=[1, 2, 4])
def cluster(request: pytest.FixtureRequest) -> Iterator[Any]:
    """A cluster of this many workers on this machine, as an executor."""
    local = LocalCluster(request.param, threads_per_worker=1, processes=False, dashboard_address=None)
    with local, Client(local) as client:
        yield client.get_executor()


class Passing(RandomPlayer):
    """A random player that the simulator does not know."""

    def __repr__(self) -> str:
        return "passing"


def test_a_match_is_the_same_on_a_cluster(cluster: Any) -> None:  # noqa: ANN401
    given: dict[str, Any] = {"deals": 40, "stop": False, "rules": "killer"}
    assert compare(Passing(), "tips", workers=cluster, **given) == compare(Passing(), "tips", **given)


def test_playouts_are_the_same_on_a_cluster(cluster: Any) -> None:  # noqa: ANN401
    assert playouts(games=3_000, workers=cluster) == playouts(games=3_000)


def test_a_worker_killed_in_the_middle_loses_nothing() -> None:
    alone = compare(Waits(), "random", deals=60, stop=False)
    local = LocalCluster(2, threads_per_worker=1, processes=True, dashboard_address=":0")
    with local, Client(local) as client:
        workers = client.run(os.getpid)

        def killing(task: Callable[[Any], Any], tasks: list[Any]) -> Iterator[Any]:
            for number, result in enumerate(client.get_executor().map(task, tasks)):
                if number == 0:
                    os.kill(next(iter(workers.values())), signal.SIGKILL)
                yield result

        assert compare(Waits(), "random", deals=60, stop=False, workers=killing) == alone
        assert {*client.run(os.getpid).values()} != {*workers.values()}
