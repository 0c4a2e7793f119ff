"""A puzzle of Seven Bridge as SVG: the table, the hands and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sevens_teach.bridge.show.svg import cloth
from sevens_teach.bridge.why.telling import Teller
from sevens_teach.draw.paint import document, words_panel
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.bridge.wire import BridgePuzzleFrame, BridgeSeen, BridgeSetup
    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings

LABELS: Final[Mapping[str, str]] = {
    key: f"bridge-label-{key}" for key in ("melds", "no-melds", "pile", "pile-empty", "stock")
}


def puzzle_svg(shown: wire.Puzzle, told: str, settings: Settings) -> str:
    """Return a puzzle as SVG: its title, the table and its question, not the answer; `told` names the picture."""
    lang, setup = settings.lang, cast("BridgeSetup", shown["setup"])
    frame = cast("BridgePuzzleFrame", shown["frames"][0])
    gap = message("ui-gap", lang)
    hands = frame["hands"] or [frame["hand"]]
    owners = setup["names"] if frame["hands"] else [message("label-hand", lang)]
    held = [(name, " ".join(cards)) for name, cards in zip(owners, hands, strict=True) if cards]
    panels = [words_panel([(shown["title"], "")], lang)] if shown["title"] else []
    teller = Teller(lang, setup["names"], setup["you"])
    panels.append(cloth(cast("BridgeSeen", frame), setup, teller, settings.suits))
    panels += [words_panel(held, lang)] if held else []
    panels.append(words_panel([(shown["question"], gap.join(shown["story"]))], lang))
    return document(panels, title=told, desc=told, lang=lang)
