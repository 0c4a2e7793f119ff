"""Print every benchmark, measured in one run: `make bench`; or those that are named. Nothing is asserted."""

from __future__ import annotations

import platform
import sys
from typing import TYPE_CHECKING

from bridge import bridge
from clicks import clicks
from imports import imports
from measure import MissingError, stay_on_one_core
from nobody import nobodys_home
from pages import pages
from playouts import playouts
from readers import readers
from simulator import simulator
from sitting import sitting
from spades import spades
from storm import storm

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from table import Table

BENCHMARKS: tuple[Callable[[], Iterator[Table]], ...] = (
    imports,
    playouts,
    simulator,
    clicks,
    storm,
    sitting,
    readers,
    spades,
    bridge,
    pages,
)


def main() -> None:
    """Run them all, or those that are named; each table is printed as soon as it is there."""
    names = sys.argv[1:] or [each.__name__ for each in BENCHMARKS]
    if strange := {*names} - {each.__name__ for each in BENCHMARKS}:
        raise SystemExit(f"no benchmark is called {min(strange)!r}")
    where = stay_on_one_core()
    print(f"Processor time {where}, Python {platform.python_version()}; about ten minutes for all.\n", flush=True)
    for benchmark in (each for each in BENCHMARKS if each.__name__ in names):
        try:
            with nobodys_home():
                for table in benchmark():
                    print(table, flush=True)
        except MissingError as error:
            print(f"{benchmark.__name__}: not measured, {error}", flush=True)


if __name__ == "__main__":
    main()
