"""The story of a finished match of Spades in a sentence: the deal that decided most, told from the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.spades.engine.events import Happening

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.spades.engine.game import Entry
    from sevens_teach.spades.engine.score import DealResult
    from sevens_teach.spades.why.telling import Teller


def story(history: Sequence[Entry], winner: int, teller: Teller) -> list[str]:
    """Return which deal decided most for the side that won, and how; nothing where no deal was for it."""
    results = [
        entry.position.result
        for entry in history
        if entry.position.result and any(event.kind is Happening.SCORED for event in entry.events)
    ]
    if not results:
        return []
    number = max(range(len(results)), key=lambda each: (_ahead(results[each], winner), -each))
    return [_told(results[number], number + 1, winner, teller)] if _ahead(results[number], winner) > 0 else []


def _ahead(result: DealResult, winner: int) -> int:
    """Return by how many points a deal was for the side that won the match."""
    return result.sides[winner].points - result.sides[1 - winner].points


def _told(result: DealResult, deal: int, winner: int, teller: Teller) -> str:
    """Return how a deal was won: by a target that the other side missed, else by points alone."""
    lost = result.sides[1 - winner]
    if not lost.made:
        side = teller.side_name(1 - winner)
        return teller.text("spades-story-missed", side=side, deal=deal, target=lost.target, tricks=lost.tricks)
    points = _ahead(result, winner)
    return teller.text("spades-story-points", side=teller.side_name(winner), deal=deal, points=points)
