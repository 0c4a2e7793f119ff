"""What crosses the wire of Sevens alone: the board, how players stand, frames, scenes, puzzles."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sevens_teach.wire import Answer, CardText, Flight, Moment, PartTexts, Reply, ReviewTold, Sight, Texts, Turned

SevensStatus = TypeAliasType("SevensStatus", Literal["in", "out", "bankrupt", "left", "joker"])


class BoardState(TypedDict):
    """The places by what they are; whatever is in no list is empty."""

    down: list[CardText]
    islands: list[CardText]
    open: list[CardText]
    dead: list[CardText]
    closed: list[CardText]
    last: list[CardText]


class BoardSetup(TypedDict):
    """What of the house rules is to be seen on a board."""

    rows: str
    """The suits from top to bottom."""
    killer: bool
    tunnel: Literal["off", "both", "oneway"]


class SevensSetup(BoardSetup):
    """What stays the same for a whole game."""

    game: Literal["sevens"]
    passes: int | None
    """Free passes; null where there is no limit."""
    names: list[str]
    you: int
    pass_move: str
    """The move that passes."""


class SevensPlayer(TypedDict):
    """How a player stands, for everybody to see."""

    count: int
    left: int | None
    """Free passes left; null where there is no limit."""
    status: SevensStatus
    text: str
    rank: int | None
    aside: int
    """Dead cards laid before the player, face down or up."""
    shown: list[CardText]
    """Those that lie face up."""


class JokerChoice(TypedDict):
    """A way to lay ★: on a place, alone or with the card beyond it."""

    place: CardText
    card: CardText | None
    move: str


# -- a table ---------------------------------------------------------------------------------------


class SevensSeen(Sight):
    """What one player sees of a table."""

    board: BoardState
    jokers: list[JokerChoice]
    players: list[SevensPlayer]
    pass_text: str


class SevensFrame(SevensSeen, Moment):
    """One sight of the game with everything decided, for one player's eyes."""

    can_pass: bool


class SevensState(TypedDict):
    """A sitting at a table: the newest frames, and every move so far."""

    seq: int
    setup: SevensSetup
    lessons: Texts
    """Where the lesson of a rule is, by the rule's id."""
    frames: list[SevensFrame]
    log: list[tuple[int, str]]
    """A player and a move in the notation, from the first to the newest."""


# -- the review of a game --------------------------------------------------------------------------


class Turning(Turned):
    """A moment on the board: what was down, and where the cards went."""

    down: list[CardText]
    played: CardText | None
    """Where the card went; null for a pass."""
    better: CardText | None
    """Where another would have done more; null for a pass, and where there was no better one."""


class ReviewState(ReviewTold):
    """The review on the last page of a game of Sevens."""

    moments: list[Turning]


# -- scenes: a board, a hand, a stepper, a comparison ----------------------------------------------


class OpenHand(TypedDict):
    """A hand that lies open."""

    player: int
    name: str
    text: str
    cards: list[CardText]
    playable: list[CardText]


class Guess(TypedDict):
    """The question which places are open: what can be picked, and what is right."""

    rule: str
    """The rule to cite where no place is the reason."""
    items: list[CardText]
    right: list[CardText]


class Scene(TypedDict):
    """One position with its caption, and the number of the answer for each card one can point at."""

    board: BoardState | None
    dead: list[CardText]
    """Dead cards, where there is no board to name them."""
    hands: list[OpenHand]
    players: list[SevensPlayer]
    turn: int | None
    why: dict[CardText, int]
    caption: Reply
    say: str
    flights: list[Flight]
    ask: Guess | None
    """What the reader is asked before the next scene, if anything."""


class Prompt(TypedDict):
    """The words of the question before a scene, and of the reply to it."""

    prompt: Reply
    texts: PartTexts
    nudges: Texts
    """Where to look again, by suit."""


class Stake(TypedDict):
    """A player to bet on, and what is said of it once the board has settled the bet."""

    label: str
    right: bool
    settled: Reply


class Bet(TypedDict):
    """What the reader bets on before the first step."""

    prompt: Reply
    stakes: list[Stake]
    at: int
    """The number of the scene that settles it."""


class StepsState(TypedDict):
    """Scenes to step through, with every answer."""

    setup: SevensSetup
    scenes: list[Scene]
    replies: list[Answer]
    ask: Prompt | None
    """How to ask; null where nothing is asked."""
    bet: NotRequired[Bet]


class Panel(TypedDict):
    """One of several house rules side by side."""

    name: str
    setup: BoardSetup
    board: BoardState
    why: dict[CardText, int]
    differs: list[CardText]
    """The places that are not as on the first."""
    note: str


class CompareState(TypedDict):
    """House rules side by side."""

    panels: list[Panel]
    replies: list[Answer]


# -- puzzles ---------------------------------------------------------------------------------------


class SevensAfter(TypedDict):
    """How things stand after a line was played out."""

    islands: list[CardText]
    players: list[SevensPlayer]
    turn: int | None


class SevensPuzzleFrame(TypedDict):
    """What lies on the table of a puzzle; which places are open or dead is left to the solver."""

    board: BoardState
    hand: list[CardText]
    hands: list[list[CardText]] | None
    """Every player's hand where all of them lie open."""
    players: list[SevensPlayer]
    turn: int | None
