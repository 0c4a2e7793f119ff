"""Print every benchmark, measured in one run on one core: `make bench`. Nothing is asserted."""

from __future__ import annotations

import platform
from typing import TYPE_CHECKING

from imports import imports
from measure import stay_on_one_core
from playouts import playouts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from table import Table

BENCHMARKS: tuple[Callable[[], Iterator[Table]], ...] = (imports, playouts)


def main() -> None:
    """Run them all; each table is printed as soon as it is there."""
    where = stay_on_one_core()
    print(f"Processor time {where}, Python {platform.python_version()}; about a minute.\n", flush=True)
    for benchmark in BENCHMARKS:
        for table in benchmark():
            print(table, flush=True)


if __name__ == "__main__":
    main()
