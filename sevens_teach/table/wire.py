"""What a browser may send, whatever the widget: `parse_intent` and each widget read it as hostile input."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict


class MoveIntent(TypedDict):
    """Make a move, written as the game's notation has it."""

    kind: Literal["move"]
    text: str


class WhyIntent(TypedDict):
    """Say why a card may be played or not, or another move be made; a `peek` only points at the reason."""

    kind: Literal["why", "peek"]
    text: str
    """A card's text, or a move's."""


class SeekIntent(TypedDict):
    """Show the game after this many moves, play on from there, make a puzzle of it, or show what was better there."""

    kind: Literal["seek", "replay", "puzzle", "reveal"]
    ply: int


class SetIntent(TypedDict):
    """Change a setting."""

    kind: Literal["set"]
    name: Literal["lang", "speed", "zoom", "suits", "coach", "consequences", "level"]
    value: str | int | bool


class LoadIntent(TypedDict):
    """Go on with a saved game."""

    kind: Literal["load"]
    name: str


class PlainIntent(TypedDict):
    """What needs no further word; `reset` forgets the reader's progress."""

    kind: Literal["hint", "undo", "redo", "new", "again", "watch", "go_on", "save", "review", "stop", "back", "reset"]


class CodeIntent(TypedDict):
    """Look at the progress, with the code that the browser remembers; or restore what a code carries."""

    kind: Literal["open", "restore"]
    code: str


class ChooseIntent(TypedDict):
    """Choose a value of a form's field."""

    kind: Literal["choose"]
    name: str
    value: str


class PressIntent(TypedDict):
    """Press a button of a form."""

    kind: Literal["press"]
    name: str


class ResumeIntent(TypedDict):
    """Pose again what was practised when the page was loaded anew: each by its id, with the stars it brought, or 0."""

    kind: Literal["resume"]
    way: str
    puzzles: list[tuple[str, int]]


class StormIntent(TypedDict):
    """Go on with a storm that stood there when the page was loaded anew: with all its answers, and the seconds left."""

    kind: Literal["storm"]
    way: str
    left: int
    """Without a clock any number."""
    answers: list[tuple[bool, bool, str]]


class PoseIntent(TypedDict):
    """Show a puzzle of the report, to be solved below it."""

    kind: Literal["pose"]
    id: str


class AnyIntent(TypedDict):
    """What every widget follows: say what can be sent, or have the days in a row counted from now on."""

    kind: Literal["send", "count"]


class PictureIntent(TypedDict):
    """Draw a puzzle, to be sent."""

    kind: Literal["picture"]
    id: str


class ListIntent(TypedDict):
    """Put a puzzle on the reader's own list, or take it off."""

    kind: Literal["list"]
    id: str
    here: bool


class SolvedIntent(TypedDict):
    """Tell that a puzzle was solved, and how."""

    kind: Literal["solved"]
    id: str
    tries: int
    hints: int
    shown: bool


class SpentIntent(TypedDict):
    """Tell what a puzzle has cost that is not solved yet."""

    kind: Literal["spent"]
    id: str
    wrong: int
    hints: int


class MissedIntent(TypedDict):
    """Tell that a puzzle of practice was answered wrong."""

    kind: Literal["missed"]
    id: str
    item: NotRequired[str]
    """What was picked and is wrong."""


Intent = TypeAliasType(
    "Intent",
    MoveIntent
    | WhyIntent
    | SeekIntent
    | SetIntent
    | LoadIntent
    | PlainIntent
    | CodeIntent
    | ChooseIntent
    | PressIntent
    | ResumeIntent
    | StormIntent
    | PoseIntent
    | AnyIntent
    | PictureIntent
    | ListIntent
    | SolvedIntent
    | SpentIntent
    | MissedIntent,
)
