"""The puzzles of Seven Bridge: their kinds, how their positions are written, told and shown; `data` holds them."""

from __future__ import annotations

from sevens_teach.bridge.puzzles import kinds
from sevens_teach.bridge.puzzles.frames import flights, frame, nudge, recall, setup, standing, tell
from sevens_teach.bridge.puzzles.reading import make_moves, random_game, read_position
from sevens_teach.puzzles.model import PuzzleRoom, find_kinds

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
)
"""What Seven Bridge has for its puzzles; each kind stands in a file of its own."""
