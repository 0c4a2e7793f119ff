"""The stepper: a game, or a row of positions with captions, to walk through forward and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.show.stepper import Shown, stepper
from sevens_teach.widgets.static_widget import StaticWidget

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position


class Stepper(StaticWidget):
    """Positions to step through, each with its caption; tap a place to ask why.

    `Stepper(game)`, `Stepper(record)`, `Stepper(position, ["♠6", "pass"])`, or
    `Stepper([(position, caption), (position, caption, marks)])`. With `you` the hand of that player and
    the others' seats are shown too, with `hands` every hand lies open. With `predict` (True, or the
    numbers of frames, from 0) the reader first says which cards can follow; with `bet` who goes broke
    first, or else who wins, with `bet="second"` who comes second. `explain` gives the reason for each
    move. A `plain` one is for a first look: no passes left. Raises `StepperError`, `SettingError`, and
    what reading positions and moves raises.
    """

    def __init__(  # noqa: PLR0913, each is one word of the author's
        self,
        what: Game | Position | str | Sequence[Sequence[Any]],
        moves: Iterable[Move | str] | None = None,
        *,
        you: int | None = None,
        hands: bool = False,
        predict: bool | Collection[int] = False,
        explain: bool = True,
        bet: bool | Literal["second"] = False,
        plain: bool = False,
        names: Sequence[str] | None = None,
        lang: str = LANGUAGES[0],
        speed: str = "normal",
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take what to step through, what to show and ask, and the settings."""
        settings = Settings(lang=lang, speed=speed, zoom=zoom, suits=suits)
        show = Shown(you, hands=hands, predict=predict, explain=explain, bet=bet, plain=plain)
        super().__init__(stepper(what, moves, names=names, show=show, settings=settings))

    def __repr__(self) -> str:
        return f"Stepper({len(self.state['scenes'])} frames)"
