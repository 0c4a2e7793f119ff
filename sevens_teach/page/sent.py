"""What a link opens that somebody sent: a position to play on from, or a finished game to watch."""

from __future__ import annotations

from typing import Literal

from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.widgets.stepper import Stepper
from sevens_teach.table.sending import Sent, read_sent
from sevens_teach.widgets.puzzle import PuzzleBox
from sevens_teach.widgets.table import Table


def opened(
    kind: Literal["position", "game"], text: str, lang: str, game: str = "sevens", seat: int = 0
) -> Table | Stepper:
    """Return what a link holds: all of it is a stranger's. Raises `SentError`, and what reading it raises."""
    found = read_sent(Sent(kind, text, game, seat))
    if isinstance(found, Game) and kind == "game":
        return Stepper(found, lang=lang, you=seat)
    return Table(found, you=seat, lang=lang)


def pictured(name: str, lang: str) -> str:
    """Return the picture of a puzzle; raises `PuzzleBoxError` where there is none of that name."""
    return PuzzleBox(name, lang=lang).picture()
