"""What changes from card to card as numbers in a row, a card beside them: to keep, and to go back to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import inlined
from sevens_teach.spades.simulator.model import Now

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

ROW: Final = 12
"""The numbers of a row."""


@inlined
def write_row(rows: MutableSequence[int], at: int, now: Now, card: int) -> None:
    """Write into a row what everybody can see before a card is played, and the card."""
    rows[at], rows[at + 1], rows[at + 2], rows[at + 3] = now.turn, now.laid, now.led, now.best
    rows[at + 4], rows[at + 5], rows[at + 6], rows[at + 7] = now.winner, now.played, now.broken, now.voids
    rows[at + 8], rows[at + 9], rows[at + 10], rows[at + 11] = now.needs, now.nils, now.taken, card


@inlined
def now_in(plays: Sequence[int], at: int) -> Now:
    """Return from a row what everybody could see before a card was played."""
    return Now(
        plays[at],
        plays[at + 1],
        plays[at + 2],
        plays[at + 3],
        plays[at + 4],
        plays[at + 5],
        plays[at + 6],
        plays[at + 7],
        plays[at + 8],
        plays[at + 9],
        plays[at + 10],
        0,
    )


assert len(Now._fields) == ROW  # noqa: S101, a row is everything but the chance, and the card
