"""The widgets: each is one line in a cell."""

from sevens_teach.ui.board import Board
from sevens_teach.ui.compare import Compare
from sevens_teach.ui.hand import Hand
from sevens_teach.ui.puzzle import PuzzleBox
from sevens_teach.ui.stepper import Stepper
from sevens_teach.ui.table import Table

__all__ = ["Board", "Compare", "Hand", "PuzzleBox", "Stepper", "Table"]
