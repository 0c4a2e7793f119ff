"""The moment in which a card is laid on the reader's board: which one, and the board with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.games import GAMES
from sevens_teach.teaching.course import course_state, laid

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from sevens_teach.progress import Progress
    from sevens_teach.progress.wire import LaidMessage


def laid_message(
    before: Progress, after: Progress, addresses: Mapping[str, str], lang: str, today: date
) -> LaidMessage | None:
    """Return what is told of the first card that lies now and did not lie before; None where there is none."""
    for game in GAMES:
        fresh = [card for card in laid(after, game) if card not in laid(before, game)]
        if fresh:
            board = course_state(after, addresses, lang, today, game)
            return {"kind": "laid", "card": fresh[0], "course": board, "offer": after.practice.streak is None}
    return None
