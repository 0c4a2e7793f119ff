"""The widgets: each is one line in a cell. For teachers besides: a sheet to print, and a class's codes in a table."""

from sevens_teach.sevens.widgets.board import Board
from sevens_teach.sevens.widgets.compare import Compare
from sevens_teach.sevens.widgets.hand import Hand
from sevens_teach.sevens.widgets.house_rules import HouseRules
from sevens_teach.sevens.widgets.ring import Ring
from sevens_teach.sevens.widgets.stepper import Stepper
from sevens_teach.teaching.sheet import sheet
from sevens_teach.teaching.teachers import ClassTable, class_table
from sevens_teach.teaching.tip_results import Measured
from sevens_teach.widgets.book import PuzzleBook
from sevens_teach.widgets.practice import Practice
from sevens_teach.widgets.progress import Evening, KeepProgress, LessonMap, Report
from sevens_teach.widgets.puzzle import PuzzleBox
from sevens_teach.widgets.table import Table
from sevens_teach.widgets.warm_up import WarmUp

__all__ = [
    "Board",
    "ClassTable",
    "Compare",
    "Evening",
    "Hand",
    "HouseRules",
    "KeepProgress",
    "LessonMap",
    "Measured",
    "Practice",
    "PuzzleBook",
    "PuzzleBox",
    "Report",
    "Ring",
    "Stepper",
    "Table",
    "WarmUp",
    "class_table",
    "sheet",
]
