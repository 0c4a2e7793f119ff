"""A puzzle of Spades as SVG: the seats, the trick, the hands and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sevens_teach.puzzles.picture import puzzle_picture
from sevens_teach.spades.show.svg import middle_panel
from sevens_teach.spades.why.telling import Teller

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings
    from sevens_teach.spades.wire import SpadesPuzzleFrame, SpadesSeen, SpadesSetup, TrickCard

LABELS: Final[Mapping[str, str]] = {"trick": "spades-label-trick"}


def puzzle_svg(shown: wire.Puzzle, told: str, settings: Settings) -> str:
    """Return a puzzle of Spades as SVG: its title, the table and its question, not the answer."""
    setup = cast("SpadesSetup", shown["setup"])
    frame = cast("SpadesPuzzleFrame", shown["frames"][0])
    trick: list[TrickCard] = [{**card, "wins": False} for card in frame["trick"]]
    seen = cast("SpadesSeen", {**frame, "trick": trick, "last": [], "broken": False})
    teller = Teller(settings.lang, setup["names"], setup["you"])
    return puzzle_picture(shown, told, settings, middle_panel(seen, setup, teller, settings.suits))
