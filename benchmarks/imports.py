"""What `import sevens_teach` costs, and that it brings in neither the screen's packages nor the lab's."""

from __future__ import annotations

import os
import subprocess
import sys
from statistics import median
from typing import TYPE_CHECKING

from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

RUNS = 15
UNWANTED = ("ipywidgets", "anywidget", "IPython", "numpy", "babel", "fluent")
_ENVIRONMENT = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}
"""The first run may compile the modules; the others find them compiled, as they are once a package is installed."""
_CHILD = f"""
import sys, time
begin = time.process_time()
import sevens_teach
print(time.process_time() - begin, *set(sys.modules).intersection({UNWANTED}))
"""


def imports() -> Iterator[Table]:
    """Yield the table of the import."""
    runs = [_import() for _ in range(RUNS)]
    milliseconds = 1000 * median(seconds for seconds, _ in runs)
    strangers = sorted({name for _, names in runs for name in names})
    yield Table(
        f"Import of the engine in a fresh interpreter, started up already: processor time, median of {RUNS}",
        ("", "milliseconds", f"of {', '.join(UNWANTED)}"),
        [("import sevens_teach", f"{milliseconds:.0f}", ", ".join(strangers) or "none imported")],
        ["Aim: under 60 milliseconds."],
    )


def _import() -> tuple[float, list[str]]:
    run = [sys.executable, "-c", _CHILD]
    printed = subprocess.run(run, env=_ENVIRONMENT, stdout=subprocess.PIPE, text=True, check=True).stdout
    seconds, *strangers = printed.split()
    return float(seconds), strangers
