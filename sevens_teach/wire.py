"""What crosses the wire between Python and a browser, whatever the game: each shape stands here, once.

`make wire` makes the types of `widgets/src/kit/wire.ts` from these and from each game's own `wire.py`. A player is a
number from 0, a card or a place its text: `"♠9"`, `"★"`. Where one card makes a move, its text is that move; any other
move has a text of its own. Every `setup` says in `game` whose it is, and a shape that another game could have too bears
its game's name: `SevensFrame`.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

CardText = TypeAliasType("CardText", str)
Texts = dict[str, str]
"""Strings of one language, by what they are for."""

# -- what is said ----------------------------------------------------------------------------------


class Reply(TypedDict):
    """One rule-book answer: a bold sentence, the reason, and what to point at."""

    rule: str
    """The rule's id; empty where none is cited."""
    headline: str
    reason: str
    cards: list[CardText]
    places: list[CardText]
    last: NotRequired[bool]
    """Whether the bold sentence is said last: what is to do now, after all that came before it."""


class Answer(Reply):
    """Why a card may be played, or has to wait."""

    legal: bool


class Notice(TypedDict):
    """Python's answer to an intent that changes nothing."""

    kind: Literal["notice"]
    reply: Reply
    card: NotRequired[CardText]
    """The card or place that the answer is about."""
    legal: NotRequired[bool]
    """Whether what was asked about may be done."""
    looks: NotRequired[bool]
    """Whether it says where to look, and not what is right."""
    quiet: NotRequired[bool]
    """Only point at the cards and places, say nothing."""
    brings: NotRequired[list[Reply]]
    """What the moves in question would bring about, a line each."""


class SentLink(TypedDict):
    """What a link holds that somebody sends."""

    kind: Literal["position", "game", "drawn"]
    """A position, a game that is over, or what draws a puzzle again."""
    text: str
    game: str
    seat: int


class SentMessage(TypedDict):
    """What of a table or a puzzle can be sent."""

    kind: Literal["sent"]
    sent: SentLink | None
    """None where nothing can be sent now, and for a puzzle of the collection, whose id says enough."""
    svg: str
    """A picture of it; empty where there is none."""


class PartTexts(TypedDict):
    """The sentences that the reply to picks is made of, by how many there are."""

    good: NotRequired[list[str]]
    wrong: NotRequired[list[str]]
    missing: NotRequired[list[str]]
    all: str
    shown: NotRequired[str]
    """What is said of the right answer once it was shown."""
    begin: NotRequired[str]
    gap: str


class Labels(TypedDict):
    """The strings of one language that the browser puts together itself."""

    cards: dict[CardText, str]
    suits: dict[str, str]
    text: Texts
    """By the key of the catalogue."""


class SettingsState(TypedDict):
    """How a widget looks and moves."""

    lang: str
    speed: Literal["slow", "normal", "fast", "instant"]
    zoom: int
    suits: Literal[2, 4]
    coach: bool
    consequences: bool
    level: Literal["lesson", "gentle", "normal", "sharp", "expert", "follow"]


# -- a game at a table -----------------------------------------------------------------------------

Spot = TypeAliasType("Spot", int | str)
"""Where a card can be: at a player, on a place of the board, or at `stock`, `pile`, `meld 3`."""
Flight = TypedDict("Flight", {"card": CardText, "from": Spot, "to": Spot})
Flight.__doc__ = "A card on its way, from one spot to another; the card is empty where it is face down."


class Can(TypedDict):
    """Which of the table's own buttons do something now."""

    undo: bool
    redo: bool
    go_on: bool


class Action(TypedDict):
    """A move that is no single card's, and the words for it."""

    text: str
    """What is on its button, or what the player who wants it asks."""
    move: str
    player: int | None
    """Who asks the reader for it; null where it is up to the reader."""
    cards: NotRequired[list[CardText]]
    """The own cards that it takes: it is offered once just these are selected."""
    meld: NotRequired[int]
    """The meld that it adds to."""


class Placing(TypedDict):
    """A place in the ranking, with the reason for it; players who tie have the same rank."""

    rank: int
    players: list[int]
    """Whose place it is: one player, or a side."""
    rule: str
    text: str
    why: NotRequired[str]
    """The reason alone, in a few words, where there are such."""


class SheetLine(TypedDict):
    """A line of a score sheet."""

    text: str
    """What the line is about."""
    cells: list[str]


class Sheet(TypedDict):
    """A score sheet over deals, as it is written: one column a player or a side."""

    title: str
    goal: str
    """What the match is about, such as how many points win."""
    heads: list[str]
    """Whose the columns are."""
    lines: list[SheetLine]


class Finish(TypedDict):
    """What is told when a game is over."""

    headline: str
    story: list[str]
    hands: list[list[CardText]]
    """The cards that each player was left with."""
    tally: NotRequired[list[str]]
    """How it stands for the reader since: against Ren, wins in a row, how the others play from now on."""
    offer: NotRequired[str]
    """What is on the button that has the others follow the reader, or play on as they did; empty for none."""
    level: NotRequired[str]
    """What that button sets how the others play to."""


class Sight(TypedDict):
    """What one player sees of a game at one moment, and what is said of it: the part that all games share."""

    hand: list[CardText]
    playable: list[CardText]
    turn: int | None
    coach: Reply | None
    say: str
    """The same for the ear."""
    flights: list[Flight]
    ranking: list[Placing] | None
    """Every player's place, from first to last, once play is over."""


class SecondTryTold(TypedDict):
    """A game that is played once more from a moment of its review."""

    ply: int
    """The moment: how many moves were made before it."""
    said: str
    """What was played there, and what was better."""
    now: str
    """What the move made there now is worth, and how it ended; empty before a move."""
    good: bool
    """Whether that was better than the first time."""
    finds: bool
    """Whether the reader is still to find what is better, and has just made another move."""
    leads: int | None
    """The moment to go on with, once nothing is left to find here; None for none, and before that."""


class Moment(TypedDict):
    """Where a frame stands in a sitting, and what may be pressed there."""

    n: int
    """Frames are numbered as they are made, from 1: a browser shows those it has not shown yet."""
    ply: int
    """How many moves lead to it."""
    last_ply: int
    """How many moves were made in all: more than `ply` where the reader looks back."""
    can: Can
    actions: list[Action]
    finish: Finish | None
    """The last page, once play is over."""
    brings: list[Reply]
    """What the reader's last move has brought about."""
    again: NotRequired[SecondTryTold]
    """In a game that is played once more from a moment of its review."""
    lost: NotRequired[str]
    """The move of the reader's by which a small game that goes on is lost already."""


# -- the review of a game that is over -------------------------------------------------------------


class Chance(TypedDict):
    """What a decision left the reader with."""

    ply: int
    had: float
    """What the best move would have left, from 0 to 1; more than `left` where the one made was a mistake."""
    left: float
    text: str


class Line(TypedDict):
    """What the reader could expect, decision by decision: a mistake is a fall by what it is told to have cost."""

    name: str
    scale: list[tuple[float, str]]
    """The heights that have a name, from 0 to 1."""
    chances: list[Chance]
    end: float | None
    """What it came to in the end; None while not all is judged."""


class Turned(TypedDict):
    """A moment that mattered: what was done, what came of it, and what would have been better."""

    ply: int
    mark: Literal["blunder", "mistake", "slip", "good", "fate"]
    """What the move was; `fate` where a lost game was decided by no move of the reader's."""
    first: bool
    """Whether it is the one to begin with: what the headline is about."""
    kind: str
    """The mark in words."""
    when: str
    """Which of the reader's turns it was."""
    label: str
    """Both in one."""
    cost: str
    """What came of the move, and how much it cost; empty where neither is told."""
    did: str
    """What the reader did, in one sentence."""
    hidden: bool
    """Whether the reader is still to find what would have been better: then nothing here names it."""
    why: list[str]
    more: list[str]
    """The averages behind it."""
    board: str
    """What lay there then, in one sentence."""
    poses: bool
    """Whether it can be made a puzzle."""
    replays: bool
    """Whether it can be played once more from there: there was a choice."""
    kept: str
    """What came of making it a puzzle; empty where nobody asked for that."""


class ReviewTold(TypedDict):
    """The review on the last page: how far it is, and what it has found so far; `moments` are the game's own."""

    phase: Literal["ready", "running", "stopped", "done"]
    share: float
    """What part of the work is done, from 0 to 1."""
    said: str
    """How far it is; in the end how many slips there were, and the accuracy."""
    headline: str
    """What decided the game; empty while that is not known."""
    yours: str
    """How much of the result was the reader's doing; empty while not all is judged."""
    terms: list[str]
    """What the words mean, and the numbers, for a reader who asks for them."""
    line: Line | None
    """None while nothing is judged."""


# -- forms ----------------------------------------------------------------------------


class Field(TypedDict):
    """One choice of a form."""

    name: str
    label: str
    value: str
    options: list[tuple[str, str]]
    """The values it can take, and what stands for each."""
    idle: bool
    """Whether it changes nothing now."""


class Press(TypedDict):
    """A button of a form."""

    name: str
    label: str
    on: bool | None
    """Whether what it leads to is shown now; null where it is no such thing."""
    about: NotRequired[str]
    """What it leads to, of a button that is as large as a card."""
    picture: NotRequired[str]
    """What is seen of it before its words, where that says how it stands."""


class Refusal(TypedDict):
    """Why the last choice was refused."""

    rule: str
    text: str


class StormState(TypedDict):
    """How a storm stands."""

    solved: int
    lives: int | None
    """How many are left; null against the clock."""
    of: int
    """And of how many."""
    right: bool | None
    """Whether the last answer was right; null before the first. While it is false the clock rests."""
    told: str
    """What is told of it: of a wrong one what would have been right, and why."""
    run: int
    """How many answers in a row were right, up to now."""
    row: int
    """How many of them bring more time; 0 where there is no clock."""
    running: str
    """How long the run is, in words; empty where it is none."""
    seconds: int
    """From how many seconds the clock counts."""
    soon: str
    """What is said when ten seconds are left."""
    answers: list[tuple[bool, bool, str]]
    """All answers so far: whether each was right, whether it asked something new, and what draws its puzzle again."""


class StormEnd(TypedDict):
    """How a storm ended."""

    title: str
    solved: int
    of: str
    """What the number counts."""
    best: str
    """What it is beside the best one so far; empty where there is nothing to tell."""
    new: bool
    """Whether it is the best one so far."""
    facts: list[tuple[str, str]]
    """What else is to tell: a name and a number."""
    lately: list[int]
    """How many were solved in the last storms, this one last."""


class FormState(TypedDict):
    """Choices and buttons above something else."""

    title: str
    note: str
    fields: list[Field]
    buttons: list[Press]
    refused: Refusal | None
    left: NotRequired[int]
    """The seconds left, where they are counted: a browser counts down, and presses `stop` when they are over."""
    storm: NotRequired[StormState]
    """The storm that is on: nothing else is shown then."""
    end: NotRequired[StormEnd]
    """How the storm ended that is over."""
