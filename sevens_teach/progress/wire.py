"""What crosses the wire of what the reader has solved: the map, the report, the board of 52, the code, the evening."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from sevens_teach.wire import CardText, Texts  # noqa: TC001, TypeScript's types are made from these


class LessonState(TypedDict):
    """A lesson of the map, with the stars won in it."""

    name: str
    about: str
    """What one learns in it, in a line."""
    rules: str
    href: str | None
    won: int
    of: int
    text: str
    here: str
    """Says so where the reader stopped; else empty."""


class Tile(TypedDict):
    """A puzzle of the report."""

    id: str
    stars: int
    """Stars, or -1 where it is not solved."""
    text: str


class RuleState(TypedDict):
    """A rule of the report, with its puzzles by level."""

    id: str
    name: str
    href: str | None
    text: str
    levels: list[list[Tile]]


class Family(TypedDict):
    """A part of the rule book."""

    name: str
    rules: list[RuleState]


class KeepState(TypedDict):
    """The code that carries the progress, and the words around it."""

    code: str
    can_reset: bool
    offer: str
    """What the code `offered` would bring back; empty if all of it is here."""
    offered: str
    """The code that this browser remembers, or that the link brought."""
    link: str
    """A link that starts again with this progress; empty where nothing is forgotten."""
    text: Texts


class CourseRow(TypedDict):
    """A row of the reader's board."""

    suit: str
    name: str


class CourseCard(TypedDict):
    """What a card of the reader's board stands for."""

    card: CardText
    line: str
    """What one then knows."""
    lesson: str
    """The lesson's name."""
    step: str
    """Where it is told: the lesson's number and the cell, `01/aim`."""
    href: str | None
    """The address of that; null where it is not here."""
    puzzles: list[str]
    """The ids of the puzzles that lay it, all of them."""
    deed: str
    """What lays it as well; empty where nothing does."""
    todo: str
    """That deed in words; empty where there is none."""
    won: str
    """What it was won for, where its puzzles laid it; empty where it has none."""
    did: str
    """What it was won for, where its deed laid it; empty where there is none."""
    rule: str
    """The rule that practice repeats."""
    earlier: NotRequired[list[str]]
    """The ids of the puzzles that laid it once, all of them: it stays laid by these."""
    play: NotRequired[str]
    """The address of a table to win it at, where only a whole game lays it."""


class CourseState(TypedDict):
    """The reader's board: all that can be learned, and which of it is laid."""

    rows: list[CourseRow]
    cards: list[CourseCard]
    """In the order in which they are learned."""
    laid: list[CardText]
    faded: list[CardText]
    solved: list[str]
    """The ids of its puzzles that are solved."""
    on: NotRequired[CourseCard]
    """Where the reader goes on, where a page knows that: its card is empty where that brings none nearer."""
    text: Texts
    """With `{name}` where the browser writes a number, a card or a line."""


class LessonCards(TypedDict):
    """The cards of the reader's board that a lesson lays, where it ends."""

    cards: list[CourseCard]
    laid: list[CardText]
    solved: list[str]
    """The ids of their puzzles that are solved."""
    down: int
    """How many cards lie on the whole board."""
    all: int
    """How many it has."""
    text: Texts


class LaidMessage(TypedDict):
    """Cards were laid on the reader's board."""

    kind: Literal["laid"]
    cards: list[CardText]
    """In the order in which they are learned."""
    course: CourseState
    """The board with the cards on it."""
    offer: bool
    """Whether the reader is asked if days in a row are to be counted."""


class EveningRow(TypedDict):
    """A deal of the final evening, or their sum: the points of each player."""

    name: str
    cells: list[str]


class EveningState(TypedDict):
    """The final evening: its points, and a page to print."""

    heads: list[str]
    rows: list[EveningRow]
    told: str
    name: str
    """What to call the field for the reader's name."""
    print: str
    """What the button says that opens the sheet."""
    sheet: str
    """The page; where U+FFFD stands, the name goes."""


class ProgressState(TypedDict):
    """What the reader has solved; null for what the widget does not show."""

    title: str
    total: str
    course: CourseState | None
    lessons: list[LessonState] | None
    families: list[Family] | None
    levels: list[str]
    keep: KeepState | None
    evening: NotRequired[EveningState]
    own: NotRequired[LessonCards]
    """The cards of the lesson that ends here."""
