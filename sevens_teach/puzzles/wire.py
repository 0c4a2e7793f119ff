"""What crosses the wire of puzzles: the question, every answer, every reply; the table is each game's own."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sevens_teach.wire import Flight, PartTexts, Reply, Texts  # noqa: TC001, TypeScript's types are made from these

PuzzleSetup = TypeAliasType("PuzzleSetup", dict[str, Any])
"""What stays the same on the table: the `Setup` of any game. For TypeScript it is one of those that there are."""
PuzzleFrame = TypeAliasType("PuzzleFrame", dict[str, Any])
"""What lies on the table: the `PuzzleFrame` of any game."""
After = TypeAliasType("After", dict[str, Any])
"""How things stand after a line was played out: the `After` of a game that has one."""


class PuzzleTurn(TypedDict):
    """One move of a line that is played out."""

    player: int
    move: str
    say: str
    flights: list[Flight]
    stands: NotRequired[list[str | None]]
    """How each player stands in the middle of a line that is played out; null where that is as before."""


class WatchedTurn(PuzzleTurn):
    """One move of a line that is watched step by step."""

    after: After


class Item(TypedDict):
    """Something one can pick."""

    id: str
    label: str
    right: bool
    reply: Reply
    nudge: str
    """Where to look for it while it is missing."""
    line: NotRequired[list[WatchedTurn]]
    """What follows from it, to be watched once it is answered."""


class Branch(TypedDict):
    """Something to try in a puzzle to play out, and what comes of it."""

    id: str
    label: str
    right: bool
    reply: Reply
    line: list[PuzzleTurn]
    next: int | None


class PlayedBranch(Branch):
    """A branch with how things stand after it; null where no move was made."""

    after: After | None
    retold: NotRequired[bool]
    """Whether the reply tells what the others play in the line."""


class Answered(TypedDict):
    """One question with every possible answer to it but those that are played."""

    mode: Literal["set", "one", "order", "play"]
    rule: str
    items: list[Item]
    whole: Reply | None
    order: list[str]
    pairs: dict[str, Reply]
    """Why the first of two stands above the second, by `upper>lower`."""
    texts: PartTexts


class Part(Answered):
    """A question whole: all that a reply is composed of."""

    nodes: list[list[Branch]]


class ShowStep(TypedDict):
    """A step of the way to the answer."""

    caption: Reply
    picked: list[str]
    frame: int


class PuzzlePart(Answered):
    """A part as it is posed: what is asked, and where the items are."""

    name: str
    area: Literal["hand", "hands", "board", "players", "numbers", "moves"]
    prompt: str
    frame: int
    nodes: list[list[PlayedBranch]]
    par: int
    show: list[ShowStep]
    refused: NotRequired[dict[str, Reply]]
    """Why each other card of the reader's is no answer, by the card: one that fits is asked for, or some are."""
    laid: NotRequired[PuzzleFrame]
    """The picture once the right answer is given, where its cards lie then."""


class Puzzle(TypedDict):
    """A puzzle: the question, what lies on the table, every answer, every reply."""

    id: str
    title: str
    kind: str
    rule: str
    rules: str
    level: int
    facts: int
    """How many facts one must hold to solve it."""
    tags: list[str]
    lang: str
    question: str
    setup: PuzzleSetup
    story: list[str]
    record: list[PuzzleTurn]
    """The moves before the question, to be stepped through from the first frame."""
    frames: list[PuzzleFrame]
    parts: list[PuzzlePart]
    hints: list[str]
    misleads: list[list[str]]
    """Beside which wrong items each hint would mislead: it is about another wrong one."""
    spare: list[list[list[str]]]
    """What each hint says by what was tried: items with a text, of which the first not tried yet is said."""
    stars: int
    labels: Texts


class Spent(TypedDict):
    """What a puzzle has cost that is not solved yet."""

    wrong: int
    hints: int


class PuzzlesState(TypedDict):
    """Puzzles, one after another."""

    puzzles: list[Puzzle]
    lessons: Texts
    """Where the lesson of a rule is, by the rule's id."""
    earned: dict[str, int]
    """Stars brought before, by the puzzle's id."""
    names: NotRequired[Texts]
    """What the rules are called that drawn puzzles are about, by the rule's id: they come from anywhere."""
    listed: NotRequired[list[str]]
    """Those on the reader's own list, by id; missing where nothing can be put there."""
    spent: NotRequired[dict[str, Spent]]
    """What unsolved ones have cost, by id; missing where Python does not keep it."""
    practice: NotRequired[bool]
    """Whether wrong answers are told to Python too."""
    storm: NotRequired[bool]
    """Whether each puzzle is answered by a tap, without *Check*: a storm goes on."""
    plain: NotRequired[bool]
    """Whether only what a first look needs is shown."""
    focus: NotRequired[bool]
    """Whether the focus goes to the puzzle, in the place of one that had it."""
