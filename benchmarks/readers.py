"""What opening a lesson costs: seconds to the first board, memory, disk, and the time of all lessons under nbval."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import rehearsal
from cores import all_cores
from openings import BARE, LESSON, VIEWS, Opening, browser, open_once, write_bare_notebook
from soaking.readers import EVERY, READERS, soak
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rehearsal import Image

ROUNDS = 3
CLASS_SECONDS = 120
"""How long a class comes in and plays."""
CLASS_MEMORY = 8192
"""MiB: a machine for a school."""
MEMORY = 2048
"""MiB: what Binder promises a reader at most, and what a small machine for a class has."""

Openings = dict[tuple[str, str], list[Opening]]


def readers() -> Iterator[Table]:
    """Yield the tables, measured in the environment that Binder would have built."""
    with all_cores(), tempfile.TemporaryDirectory() as folder, browser() as chromium:
        image = rehearsal.build(Path(folder))
        write_bare_notebook(image.repository)
        openings: Openings = {(view, notebook): [] for view in VIEWS for notebook in (LESSON, BARE)}
        for _ in range(ROUNDS):
            for (view, notebook), opened in openings.items():
                opened.append(open_once(image, chromium, view, notebook))
        yield _table_of_seconds(openings)
        yield _table_of_memory(openings)
        yield _table_of_the_rest(image)
        yield _table_of_a_class()


def _table_of_seconds(openings: Openings) -> Table:
    table = Table(
        f"Seconds from the start of the server to the first board one can play at: median of {ROUNDS}, on all cores",
        ("", "lesson", "bare anywidget", "lesson to bare"),
        notes=["Each with a new server, a new kernel and an empty browser cache."],
    )
    for view in VIEWS:
        ours, bare = ([opening.seconds for opening in openings[view, notebook]] for notebook in (LESSON, BARE))
        ratio = median(our / other for our, other in zip(ours, bare, strict=True))
        table.rows.append((view, f"{median(ours):.1f}", f"{median(bare):.1f}", f"{ratio:.2f}"))
    return table


def _table_of_memory(openings: Openings) -> Table:
    table = Table(
        "Memory with a lesson open: MiB resident, median",
        ("", "server", "kernel", f"readers in {MEMORY} MiB", "with one server for all"),
        notes=["Each reader has a server and a kernel, as on Binder and JupyterHub; or all share one server."],
    )
    for view in VIEWS:
        server, kernel = (
            median(getattr(opening, part) for opening in openings[view, LESSON]) for part in ("server", "kernel")
        )
        own, shared = MEMORY // (server + kernel), (MEMORY - server) // kernel
        table.rows.append((view, f"{server:.0f}", f"{kernel:.0f}", f"{own:.0f}", f"{shared:.0f}"))
    return table


def _table_of_a_class() -> Table:
    """A press is answered when all that it changes was sent; memory counts what kernels share once."""
    counts = soak(CLASS_SECONDS, 0).counts
    table = Table(
        f"{READERS} readers on one server, each with a kernel, press something every {EVERY:.0f} seconds", ("", "")
    )
    table.rows += [(what, str(number)) for what, number in counts.items()]
    room = (CLASS_MEMORY - counts["MiB of the server"]) // counts["MiB of a kernel"]
    table.rows.append((f"readers in {CLASS_MEMORY} MiB", str(room)))
    return table


def _table_of_the_rest(image: Image) -> Table:
    begin = time.monotonic()
    nbval = [sys.executable, "-m", "pytest", "-q", "--nbval", "--nbval-current-env", "lessons"]
    done = subprocess.run(nbval, cwd=rehearsal.REPOSITORY, stdout=subprocess.DEVNULL, check=False)
    seconds = f"{time.monotonic() - begin:.0f}" + (", and they fail" if done.returncode else "")
    return Table(
        "The rest",
        ("", "figure"),
        [
            ("MiB on disk of the environment that Binder builds", f"{_mebibytes(image.environment):.0f}"),
            ("packages in it", f"{len(list(image.environment.glob('lib/*/site-packages/*.dist-info')))}"),
            ("seconds for all lessons under nbval, one after the other", seconds),
        ],
    )


def _mebibytes(folder: Path) -> float:
    files = (path.lstat() for path in folder.rglob("*") if not path.is_dir())
    return sum(file.st_blocks for file in files) * 512 / 2**20
