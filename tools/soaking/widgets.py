"""Every widget, made afresh: the one list for the soak and for the tests."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import PRESETS, Game
from sevens_teach.games import GAMES, game
from sevens_teach.ui import (
    Board,
    Compare,
    Evening,
    Hand,
    HouseRules,
    KeepProgress,
    LessonMap,
    Practice,
    PuzzleBook,
    PuzzleBox,
    Report,
    Stepper,
    Table,
    WarmUp,
)
from sevens_teach.widgets.form import FormAbove

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sevens_teach.widgets.widget import Widget


def _played() -> Game:
    """Return a game in its middle."""
    played = Game("joker-solo", seed=23)
    for _ in range(12):
        played.play(played.legal_moves[0])
    return played


def _table_of(name: str, rng: Random) -> Table:
    """Return a table at which a game begins."""
    position, _ = game(name).start("basic", 4, rng)
    return Table(game(name).game.from_position(position), folder="nowhere")


def warmed_up(lesson: str) -> WarmUp:
    """Return a warm-up that poses its puzzles, whatever its reader has met."""
    made = WarmUp(lesson, seed=1)
    made.for_anybody()
    return made


_GAME: Final = _played()
WIDGETS: Final[dict[str, Callable[[Random], Widget | FormAbove]]] = {
    "table": lambda rng: Table(Game(rng.choice(sorted(PRESETS)), seed=rng.randrange(1000)), folder="nowhere"),
    **{f"table of {name}": partial(_table_of, name) for name in GAMES},
    "board": lambda _: Board(_GAME.position),
    "hand": lambda _: Hand(_GAME.view(0)),
    "stepper": lambda _: Stepper(_GAME, predict=True),
    "compare": lambda _: Compare(_GAME.position, ["basic", "tunnel"]),
    "puzzle": lambda _: PuzzleBox(["B4-01", "B4-02"]),
    "book": lambda _: PuzzleBook(),
    "practice": lambda _: Practice(),
    "warm-up": lambda _: warmed_up("03"),
    "builder": lambda _: HouseRules(),
    "keep": lambda _: KeepProgress(),
    "map": lambda _: LessonMap(),
    "evening": lambda _: Evening(),
    "report": lambda _: Report(),
}
"""How each is made; where it has a game, chance may choose it."""


def parts(widget: Widget | FormAbove) -> list[Any]:
    """Return the widget, and those that it is made of at the moment: a browser reaches each of them."""
    return [widget, widget.form, widget.below] if isinstance(widget, FormAbove) else [widget]
