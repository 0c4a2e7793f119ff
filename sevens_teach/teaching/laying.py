"""The moment in which cards are laid on the reader's board: which ones, and the board with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.games import GAMES
from sevens_teach.progress.learned import course, laid
from sevens_teach.teaching.course import course_state

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from sevens_teach.progress import Progress
    from sevens_teach.progress.wire import LaidMessage


def laid_message(  # noqa: PLR0913, it is asked for from two places
    before: Progress,
    after: Progress,
    addresses: Mapping[str, str],
    lang: str,
    today: date,
    *,
    how_done: Mapping[str, str] | None = None,
) -> LaidMessage | None:
    """Return what is told of the cards of a game that lie now and did not lie before; None where there are none.

    A card for a game that was won comes first. One that a deed has laid tells how it was done, where that is known.
    """
    how = how_done or {}
    for game in GAMES:
        fresh = [card for card in laid(after, game) if card not in laid(before, game)]
        if fresh:
            wins = {each.card for each in course(game) if each.deed.startswith("won-")}
            fresh.sort(key=lambda card: card not in wins)
            board = course_state(after, addresses, lang, today, game)
            for card in board["cards"]:
                if card["card"] in fresh and card["deed"] in how:
                    card["did"] = how[card["deed"]]
            offered = after.practice.streak is None and bool(after.practice.days)  # first a day's puzzle is solved
            return {"kind": "laid", "cards": fresh, "course": board, "offer": offered}
    return None
