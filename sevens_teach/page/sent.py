"""What a link opens that somebody sent: a position to play on from, a finished game to watch, a drawn puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from sevens_teach.practice.drawing import linked_puzzle
from sevens_teach.practice.todays import count_for_today
from sevens_teach.progress.practice import this_day
from sevens_teach.say.names import as_friends, called
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.widgets.stepper import Stepper
from sevens_teach.table.sending import Sent, read_sent
from sevens_teach.widgets.puzzle import PuzzleBox
from sevens_teach.widgets.table import Table

if TYPE_CHECKING:
    from sevens_teach.puzzles.box import Solved


def opened(
    kind: Literal["position", "game", "drawn"], text: str, lang: str, game: str = "sevens", seat: int = 0
) -> Table | Stepper | PuzzleBox:
    """Return what a friend's link holds: all of it is a stranger's. Raises `SentError`, and what reading it raises."""
    if kind == "drawn":
        return _posed(text, lang)
    found = read_sent(Sent(kind, text, game, seat))
    if isinstance(found, Game) and kind == "game":
        return _watched(found, lang, seat)
    return Table(found, you=seat, lang=lang, sent=kind == "game")


def _watched(game: Game, lang: str, seat: int) -> Stepper:
    """Return a game to step through: once it is over all hands lie open, and who sat at `seat` is the sender."""
    if not game.is_over:
        return Stepper(game, lang=lang, you=seat)
    game.start.view(seat)
    return Stepper(game, lang=lang, hands=True, names=as_friends(called(game.names, lang, seat), lang))


def pictured(name: str, lang: str) -> str:
    """Return the picture of a puzzle for the page, by its id or by what draws it; raises `PuzzleBoxError` for none."""
    return PuzzleBox(linked_puzzle(name) if "." in name else name, lang=lang).picture()


def _posed(text: str, lang: str) -> PuzzleBox:
    """Return a drawn puzzle of a link, posed: today's counts for the day here too."""
    posed = linked_puzzle(text)

    def solved(found: Solved) -> None:
        """Count a puzzle from a link for today."""
        count_for_today(posed, this_day(), found.stars)

    return PuzzleBox(posed, lang=lang, on_solved=solved)
