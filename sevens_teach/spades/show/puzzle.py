"""A puzzle of Spades as SVG: the seats, the trick, the hands and the question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from sevens_teach.draw.paint import document, words_panel
from sevens_teach.say.messages import message
from sevens_teach.spades.show.svg import middle_panel
from sevens_teach.spades.why.telling import Teller

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings
    from sevens_teach.spades.wire import SpadesPuzzleFrame, SpadesSeen, SpadesSetup, TrickCard

LABELS: Final[Mapping[str, str]] = {"trick": "spades-label-trick"}


def puzzle_svg(shown: wire.Puzzle, told: str, settings: Settings) -> str:
    """Return a puzzle as SVG: its title, the table and its question, not the answer; `told` names the picture."""
    lang, setup = settings.lang, cast("SpadesSetup", shown["setup"])
    frame = cast("SpadesPuzzleFrame", shown["frames"][0])
    gap = message("ui-gap", lang)
    trick: list[TrickCard] = [{**card, "wins": False} for card in frame["trick"]]
    seen = cast("SpadesSeen", {**frame, "trick": trick, "last": [], "broken": False})
    hands = frame["hands"] or [frame["hand"]]
    owners = setup["names"] if frame["hands"] else [message("label-hand", lang)]
    held = [(name, " ".join(cards)) for name, cards in zip(owners, hands, strict=True) if cards]
    panels = [words_panel([(shown["title"], "")], lang)] if shown["title"] else []
    panels.append(middle_panel(seen, setup, Teller(lang, setup["names"], setup["you"]), settings.suits))
    panels += [words_panel(held, lang)] if held else []
    panels.append(words_panel([(shown["question"], gap.join(shown["story"]))], lang))
    return document(panels, title=told, desc=told, lang=lang)
