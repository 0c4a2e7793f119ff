"""The puzzles of Sevens: their kinds, how their positions are written, told and shown; `data` holds them."""

from __future__ import annotations

from sevens_teach.puzzles.model import find_kinds
from sevens_teach.sevens.puzzles import kinds
from sevens_teach.sevens.puzzles.frames import flights, frame, setup, standing
from sevens_teach.sevens.puzzles.hints import nudge, recall
from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
from sevens_teach.sevens.puzzles.reading import make_moves, read_position
from sevens_teach.sevens.puzzles.sampling import random_game
from sevens_teach.sevens.puzzles.told_before import tell

__all__ = [
    "KINDS",
    "PUZZLE",
    "flights",
    "frame",
    "make_moves",
    "nudge",
    "random_game",
    "read_position",
    "recall",
    "setup",
    "standing",
    "tell",
]

PUZZLE = SevensPuzzle
KINDS = find_kinds(kinds)
"""The kinds by name, each from its own file."""
