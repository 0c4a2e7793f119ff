"""Starts the Python of a page, in the worker that the page has for it."""

from __future__ import annotations

import json
import os
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevens_teach.page import models
from sevens_teach.page.stand_in import install

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.page.kernel import Kernel

DATA: Final = "SEVENS_TEACH_DATA"
_TABLE: Final = "from sevens_teach import Game\nfrom sevens_teach.ui import Table\nTable(Game(seed=1), lang={!r})"
_MOST: Final = 500_000
"""How many letters of games are kept by a browser, which has little room."""
_GAME: Final = re.compile(r"data/(?:un)?finished/[0-9a-f]{20}\.txt|lessons/[a-z]{2}/[a-z]+-[1-9][0-9]{0,3}\.txt")
"""The names of games that are not over, or saved, and of those last ended: beside them lie the kit and other texts."""


class InPage:
    """The kernel of a page, the reader's progress, and the games that it keeps."""

    def __init__(self, kernel: Kernel, home: Path) -> None:
        """Take the kernel, and the folder under which the games are."""
        self.show, self.receive, self.pictured = kernel.show, kernel.receive, kernel.pictured
        self._home = home

    def code(self) -> str:
        """Return the reader's progress as a code: what Python keeps of it, the page keeps from then on."""
        from sevens_teach import progress  # noqa: PLC0415, the folder has to be named first

        return progress.code()

    def take(self, code: str) -> None:
        """Take in what the page's own widgets have kept meanwhile; a broken code changes nothing."""
        from sevens_teach import progress  # noqa: PLC0415, as above

        progress.restore(code)

    def forget(self) -> None:
        """Forget the reader's progress, as the page has done."""
        from sevens_teach import progress  # noqa: PLC0415, as above

        progress.reset()

    def kept(self) -> str:
        """Return the page's games that are saved or not over, by file, as JSON: nothing where they are too many."""
        places = sorted([*self._home.glob("data/*finished/*.txt"), *self._home.glob("lessons/*/*.txt")])
        games = {name: path for path in places if _GAME.fullmatch(name := path.relative_to(self._home).as_posix())}
        kept = json.dumps({name: path.read_text(encoding="utf-8") for name, path in games.items()}, ensure_ascii=False)
        return kept if len(kept) <= _MOST else "{}"


def prepare(lang: str, home: str = "/kit") -> None:
    """Bring in what every table of a page needs, and nothing of a reader: the memory can be kept for any reader."""
    os.environ[DATA] = str(Path(home).resolve() / "data")
    install()
    models.install()
    from sevens_teach.page.kernel import Kernel  # noqa: PLC0415, after the stand-ins

    Kernel({"table": _TABLE.format(lang)}, lambda _: None).show("table")


def start(given: str, post: Callable[[str], None], home: str = "/kit") -> InPage:
    """Start a page's Python with what the page gives as JSON (sources, lang, codes, files), and whom to tell.

    Those are the cells by id, the language, the reader's progress as codes, and the games kept. The lessons of a
    language are in `home`/lessons; there a table saves its games.
    """
    page, folder = json.loads(given), Path(home).resolve()
    for name, text in (page["files"] if isinstance(page["files"], dict) else {}).items():
        path = folder / name
        if _GAME.fullmatch(name) and isinstance(text, str):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", errors="replace")
    os.chdir(folder / "lessons" / page["lang"])  # a memory that was kept does not know where it was
    random.seed()  # nor is its chance anybody's own
    from sevens_teach import progress  # noqa: PLC0415, the folder has to be named first
    from sevens_teach.page.kernel import Kernel  # noqa: PLC0415, after the stand-ins

    for code in page["codes"]:
        progress.restore(code)
    return InPage(Kernel(page["sources"], post), folder)
