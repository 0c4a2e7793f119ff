"""Nobody's home: a developer has stars, games, settings and a language of their own.

What is run here reads none of them and adds nothing to them.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

PERSONAL: Final = ("IPYTHON", "JUPYTER", "LANG", "LC_", "MPL", "SEVENS_TEACH_DATA", "SEVENS_TEACH_PARENT")
"""How the names of the variables begin by which programs know their user; HOME stays, browsers are found by it."""


def be_nobody(folder: Path) -> None:
    """Have this process, and those that it starts, keep all that they remember of a user below a folder."""
    for name in [name for name in os.environ if name.startswith(PERSONAL)]:
        del os.environ[name]
    places = {"SEVENS_TEACH_DATA": "data", "IPYTHONDIR": "ipython", "MPLCONFIGDIR": "matplotlib"}
    places |= {f"JUPYTER_{part}_DIR": f"jupyter/{part.lower()}" for part in ("CONFIG", "DATA", "RUNTIME")}
    os.environ.update({name: str(folder / place) for name, place in places.items()} | {"LANG": "C.UTF-8"})


@contextmanager
def nobodys_home() -> Iterator[Path]:
    """Be nobody for a while, in a folder that is gone afterwards."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory(prefix="nobody-", ignore_cleanup_errors=True) as folder:
        be_nobody(Path(folder))
        try:
            yield Path(folder)
        finally:
            os.environ.clear()
            os.environ.update(before)
