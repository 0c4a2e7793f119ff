"""A puzzle of Sevens as SVG: its board, its hands and its question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sevens_teach.puzzles.picture import seen_hands
from sevens_teach.say.messages import message
from sevens_teach.say.replies import reply
from sevens_teach.sevens.show.svg.scenes import Drawn, scenes_svg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings
    from sevens_teach.sevens.wire import SevensPuzzleFrame, SevensSetup

LABELS: Final[Mapping[str, str]] = {}
"""A board says all by itself."""


def puzzle_svg(shown: wire.Puzzle, told: str, settings: Settings) -> str:
    """Return a puzzle of Sevens as SVG: title, position and question, not the answer; `told` names the picture."""
    lang, setup = settings.lang, cast("SevensSetup", shown["setup"])
    board = cast("SevensPuzzleFrame", shown["frames"][0])["board"]
    caption = reply(shown["rule"], shown["question"], "")
    story = message("ui-gap", lang).join(shown["story"])
    drawn = Drawn(board, setup, caption, seen_hands(shown, lang), shown["title"], story)
    return scenes_svg([drawn], lang, title=told, desc=told, suits=settings.suits)
