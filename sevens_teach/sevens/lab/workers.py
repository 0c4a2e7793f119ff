"""Run tasks here, in a process pool, or through any `map`."""

from __future__ import annotations

from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from sevens_teach import limits
from sevens_teach.errors import LabError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

TaskT = TypeVar("TaskT")
ResultT = TypeVar("ResultT")
Workers: TypeAlias = "int | Executor | Callable[..., Iterable[Any]]"
"""1: this process. A number: this many processes, never more than tasks. An executor, or a function like `map`."""
_ATTEMPTS = 3
"""How often a pool of our own is begun anew when a worker of it was killed."""


def worked(workers: Workers, task: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[ResultT]:
    """Yield the results of the tasks in their order, each as soon as it is there, however the work is done.

    When a process of our own pool is killed, its unfinished tasks are given to a new pool. Raises `LabError` for
    what is no worker, and when a pool that was given is closed or broken; what was yielded before stays.
    """
    if workers == 1 and not isinstance(workers, bool):
        return map(task, tasks)
    if type(workers) is int and 1 < workers <= limits.WORKERS:
        return _own_pool(max(1, min(workers, len(tasks))), task, tasks)
    if isinstance(workers, Executor):
        return _given(workers.map, task, tasks)
    if callable(workers):
        return _given(workers, task, tasks)
    numbers = f"a number from 1 to {limits.WORKERS}"
    raise LabError(f"workers={shown(workers)}: expected {numbers}, an executor, or a function like map")


def _own_pool(workers: int, task: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]) -> Iterator[ResultT]:
    """Yield the results of tasks from processes of one's own; one that was killed is started again."""
    finished = 0
    for attempt in range(1, _ATTEMPTS + 1):
        with ProcessPoolExecutor(workers) as pool:
            try:
                for result in pool.map(task, tasks[finished:]):
                    finished += 1
                    yield result
            except BrokenProcessPool as error:
                if attempt == _ATTEMPTS:
                    raise LabError(f"the workers were killed {attempt} times: is there too little memory?") from error
            except GeneratorExit:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
            else:
                return


def _given(
    mapped: Callable[..., Iterable[ResultT]], task: Callable[[TaskT], ResultT], tasks: Sequence[TaskT]
) -> Iterator[ResultT]:
    """Yield what a foreign `map` returns for the tasks; an error of its pool, not of the task, is a `LabError`."""
    try:
        yield from mapped(task, tasks)
    except (BrokenProcessPool, RuntimeError) as error:
        raise LabError(f"the workers stopped: {error}; what was finished is in the error's `found`") from error
