"""The puzzles of Spades: their kinds, how their positions are written, told and shown; `data` holds them."""

from __future__ import annotations

from sevens_teach.puzzles.model import find_kinds
from sevens_teach.spades.puzzles import kinds
from sevens_teach.spades.puzzles.frames import flights, frame, nudge, recall, setup, standing, tell
from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle
from sevens_teach.spades.puzzles.reading import make_moves, random_game, read_position

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

PUZZLE = SpadesPuzzle
KINDS = find_kinds(kinds)
"""The kinds by name, each from its own file."""
