"""The puzzles of Sevens: their kinds, how their positions are written, told and shown; `data` holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.model import PuzzleRoom, find_kinds
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.puzzles import kinds
from sevens_teach.sevens.puzzles.frames import flights, frame, setup, standing
from sevens_teach.sevens.puzzles.hints import nudge, recall
from sevens_teach.sevens.puzzles.needs import rules_needed
from sevens_teach.sevens.puzzles.reading import make_moves, read_position
from sevens_teach.sevens.puzzles.sampling import random_game
from sevens_teach.sevens.puzzles.told_before import tell
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.say.verdict import Verdict
    from sevens_teach.sevens.engine.position import Position


def _judge(position: Position, card: Card) -> Verdict:
    """Return whether who is to move in a puzzle of Sevens may play a card, and why: as at a table."""
    return verdict(position, Play(card))


PUZZLES = PuzzleRoom(
    kinds=find_kinds(kinds),
    read_position=read_position,
    make_moves=make_moves,
    random_game=random_game,
    setup=setup,
    frame=frame,
    standing=standing,
    tell=tell,
    flights=flights,
    nudge=nudge,
    recall=recall,
    judge=_judge,
    needs=rules_needed,
)
"""What Sevens has for its puzzles; each kind stands in a file of its own."""
