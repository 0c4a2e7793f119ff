"""What crosses the wire of Sevens alone: the board, how players stand, frames, scenes, puzzles."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

from sevens_teach.wire import Answer, CardText, Flight, Moment, PartTexts, Reply, ReviewTold, Sight, Texts, Turned

SevensStatus = TypeAliasType("SevensStatus", Literal["in", "out", "bankrupt", "left", "joker"])


class SevensBoard(TypedDict):
    """The places by what they are; whatever is in no list is empty."""

    down: list[CardText]
    islands: list[CardText]
    open: list[CardText]
    dead: list[CardText]
    closed: list[CardText]
    last: list[CardText]


class SevensBoardSetup(TypedDict):
    """Which house rules show on a board."""

    rows: str
    """The suits from top to bottom."""
    killer: bool
    tunnel: Literal["off", "both", "oneway"]


class SevensSetup(SevensBoardSetup):
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


class SevensJoker(TypedDict):
    """A way to lay ★: on a place, alone or with the card beyond it."""

    place: CardText
    card: CardText | None
    move: str


# -- a table ---------------------------------------------------------------------------------------


class SevensSeen(Sight):
    """What one player sees of a table."""

    board: SevensBoard
    jokers: list[SevensJoker]
    players: list[SevensPlayer]
    pass_text: str


class SevensFrame(SevensSeen, Moment):
    """One sight of the game with everything decided, for one player's eyes."""

    can_pass: bool
    bubbles: list[str]
    """What each player says, empty for who says nothing: the moves, or in their place a line of one's own."""


class SevensState(TypedDict):
    """A sitting at a table: the newest frames, and every move so far."""

    seq: int
    setup: SevensSetup
    lessons: Texts
    """Where the lesson of a rule is, by the rule's id."""
    frames: list[SevensFrame]
    log: list[tuple[int, str]]
    """A player and a move in the notation, from the first to the newest."""
    plain: NotRequired[bool]
    """Whether only what a first look needs is shown."""


# -- the review of a game --------------------------------------------------------------------------


class SevensTurning(Turned):
    """A moment on the board: what was down, the hand, and where the cards went."""

    down: list[CardText]
    hand: list[CardText]
    fits: list[CardText]
    """Which cards of the hand could be laid."""
    dead: list[CardText]
    """Which cards could never be laid any more, on the board and in the hand."""
    marks: list[CardText]
    """Which cards it speaks of: kept in the hand, or missing on an open place."""
    stands: list[str]
    """What is marked on the board and in the hand, in words: one line, or none."""
    played: CardText | None
    """Where the card went; null for a pass."""
    better: CardText | None
    """Where another would have done more; null for a pass, and where there was no better one."""


class SevensReview(ReviewTold):
    """The review on the last page of a game of Sevens."""

    moments: list[SevensTurning]


# -- scenes: a board, a hand, a stepper, a comparison ----------------------------------------------


class SevensOpenHand(TypedDict):
    """A hand that lies open."""

    player: int
    name: str
    text: str
    cards: list[CardText]
    playable: list[CardText]


class SevensGuess(TypedDict):
    """The question which places are open: what can be picked, and what is right."""

    rule: str
    """The rule to cite where no place is the reason."""
    items: list[CardText]
    right: list[CardText]
    whole: Reply | None
    """The reply to all of it, where each would say the same."""


class SevensScene(TypedDict):
    """One position with its caption, and the number of the answer for each card one can point at."""

    board: SevensBoard | None
    dead: list[CardText]
    """Dead cards, where there is no board to name them."""
    hands: list[SevensOpenHand]
    players: list[SevensPlayer]
    turn: int | None
    why: dict[CardText, int]
    caption: Reply
    say: str
    flights: list[Flight]
    ask: SevensGuess | None
    """What the reader is asked before the next scene, if anything."""


class SevensPrompt(TypedDict):
    """The words of the question before a scene, and of the reply to it."""

    prompt: Reply
    texts: PartTexts
    nudges: Texts
    """Where to look again, by suit."""


class SevensStake(TypedDict):
    """A player to bet on, and what is said of it until the board has settled the bet, and from then on."""

    label: str
    right: bool
    kept: Reply
    settled: Reply


class SevensBet(TypedDict):
    """What the reader bets on before the first step."""

    prompt: Reply
    stakes: list[SevensStake]
    at: int
    """The number of the scene that settles it."""


class SevensSteps(TypedDict):
    """Scenes to step through, with every answer."""

    setup: SevensSetup
    scenes: list[SevensScene]
    replies: list[Answer]
    ask: SevensPrompt | None
    """How to ask; null where nothing is asked."""
    bet: NotRequired[SevensBet]
    plain: NotRequired[bool]
    """Whether nothing is shown of passes left: they are told later."""


class SevensPanel(TypedDict):
    """One of several house rules side by side."""

    name: str
    setup: SevensBoardSetup
    board: SevensBoard
    why: dict[CardText, int]
    differs: list[CardText]
    """The places that are not as on the first."""
    note: str


class SevensCompare(TypedDict):
    """House rules side by side."""

    panels: list[SevensPanel]
    replies: list[Answer]


# -- puzzles ---------------------------------------------------------------------------------------


class SevensAfter(TypedDict):
    """How things stand after a line was played out."""

    islands: list[CardText]
    dead: list[CardText]
    players: list[SevensPlayer]
    turn: int | None


class SevensPuzzleFrame(TypedDict):
    """What lies on the table of a puzzle; which places are open is left to the solver, and what is dead if asked."""

    board: SevensBoard
    hand: list[CardText]
    hands: list[list[CardText]] | None
    """Every player's hand where all of them lie open."""
    players: list[SevensPlayer]
    turn: int | None
