"""The widgets: each is one line in a cell. For teachers besides: a sheet to print, and a class's codes in a table."""

from sevens_teach.ui.board import Board
from sevens_teach.ui.book import PuzzleBook
from sevens_teach.ui.builder import HouseRules
from sevens_teach.ui.compare import Compare
from sevens_teach.ui.hand import Hand
from sevens_teach.ui.living import KeepProgress, LessonMap, Report
from sevens_teach.ui.puzzle import PuzzleBox
from sevens_teach.ui.sheet import sheet
from sevens_teach.ui.stepper import Stepper
from sevens_teach.ui.table import Table
from sevens_teach.ui.teachers import ClassTable, class_table

__all__ = [
    "Board",
    "ClassTable",
    "Compare",
    "Hand",
    "HouseRules",
    "KeepProgress",
    "LessonMap",
    "PuzzleBook",
    "PuzzleBox",
    "Report",
    "Stepper",
    "Table",
    "class_table",
    "sheet",
]
