"""A puzzle as SVG, in any game: its title, the table, the hands that are seen, and its question; never the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.draw.paint import document, words_panel
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from sevens_teach.draw.paint import Panel
    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings


def seen_hands(shown: wire.Puzzle, lang: str) -> list[tuple[str, list[str]]]:
    """Return whose hands a puzzle shows, each with its cards; one that is empty is left out."""
    frame: Any = shown["frames"][0]
    setup: Any = shown["setup"]
    hands = frame["hands"] or [frame["hand"]]
    owners = setup["names"] if frame["hands"] else [message("label-hand", lang)]
    return [(name, cards) for name, cards in zip(owners, hands, strict=True) if cards]


def puzzle_picture(shown: wire.Puzzle, told: str, settings: Settings, table: Panel) -> str:
    """Return a puzzle as SVG, its `table` in the middle; `told` names the picture."""
    lang = settings.lang
    held = [(name, " ".join(cards)) for name, cards in seen_hands(shown, lang)]
    panels = [words_panel([(shown["title"], "")], lang)] if shown["title"] else []
    panels.append(table)
    panels += [words_panel(held, lang)] if held else []
    story = message("ui-gap", lang).join(shown["story"])
    panels.append(words_panel([*([("", story)] if story else []), (shown["question"], "")], lang))
    return document(panels, title=told, desc=told, lang=lang)
