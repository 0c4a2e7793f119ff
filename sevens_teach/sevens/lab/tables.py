"""Results in words: tables of labels and values, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING
from unicodedata import east_asian_width

from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.names import called
from sevens_teach.sevens.engine.moves import PASS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.lab.statistics import Interval


def interval_text(interval: Interval, lang: str, digits: int = 3) -> str:
    """Return a mean with its interval, as the lab's tables write it."""
    mean, low, high = (f"{value:.{digits}f}" for value in (interval.mean, interval.low, interval.high))
    return message("lab-interval", lang, mean=mean, low=low, high=high)


def pass_table(game: Game, lang: str = LANGUAGES[0]) -> str:
    """Return who passed how often in a finished game: though a card fit, and because none did (B5); with the places."""
    counts = [[0, 0] for _ in game.names]
    before = game.start
    for entry in game.history:
        if entry.move == PASS and before.turn is not None:
            counts[before.turn][not before.legal_moves.cards] += 1
        before = entry.position
    heads = ("lab-pass-player", "lab-pass-chosen", "lab-pass-stuck", "lab-pass-place")
    rows = [[message(key, lang) for key in heads]]
    places = {each.player: each.rank for each in game.outcome.placings} if game.outcome else {}
    for player, name in enumerate(called(game.names, lang)):
        rows.append([name, *map(str, counts[player]), str(places.get(player, ""))])
    return "\n".join(aligned(rows))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of texts as lines with straight columns, two blanks before and between; Japanese is twice as wide."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return ["".join(map(_padded, row, widths)).rstrip() for row in rows]


def _padded(words: str, width: int) -> str:
    """Return words filled up with blanks to a width."""
    return f"  {words}{' ' * (width - _width(words))}"


def _width(words: str) -> int:
    """Return how wide words print, a Japanese character being two wide."""
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in words)
