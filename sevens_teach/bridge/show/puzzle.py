"""A puzzle of Seven Bridge as SVG: the table, the hands and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sevens_teach.bridge.show.svg import cloth
from sevens_teach.bridge.why.telling import Teller
from sevens_teach.puzzles.picture import puzzle_picture

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.bridge.wire import BridgeSeen, BridgeSetup
    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings

LABELS: Final[Mapping[str, str]] = {key: f"bridge-label-{key}" for key in ("melds", "pile", "pile-empty", "stock")}


def puzzle_svg(shown: wire.Puzzle, told: str, settings: Settings) -> str:
    """Return a puzzle of Seven Bridge as SVG: title, table and question, not the answer; `told` names the picture."""
    setup = cast("BridgeSetup", shown["setup"])
    teller = Teller(settings.lang, setup["names"], setup["you"])
    table = cloth(cast("BridgeSeen", shown["frames"][0]), setup, teller, settings.suits)
    return puzzle_picture(shown, told, settings, table)
