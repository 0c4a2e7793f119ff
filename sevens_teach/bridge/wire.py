"""What crosses the wire of Seven Bridge alone: melds, steps in words, how players stand, what hands cost, frames."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from sevens_teach.wire import Action, CardText, Moment, Reply, Sheet, Sight, Texts


class BridgeSetup(TypedDict):
    """What stays the same for a whole match."""

    game: Literal["bridge"]
    names: list[str]
    you: int


class LaidInMeld(TypedDict):
    """A card as it lies in a meld."""

    card: CardText
    stands: CardText
    """The card that ★ stands for in a sequence; empty for any other card."""


class MeldState(TypedDict):
    """A meld on the table; melds are numbered from 1 as they are laid."""

    owner: int
    kind: Literal["lone", "set", "run"]
    cards: list[LaidInMeld]
    name: str
    """Whose it is and what, in words."""


class BridgePlayer(TypedDict):
    """How a player stands, for everybody to see."""

    count: int
    dealer: bool
    total: int
    text: str


class HandCost(TypedDict):
    """What a hand cost when the deal was over, as it is reckoned."""

    player: int
    cards: list[CardText]
    text: str
    """`(7 + 10) × 2 × 5 = 170`."""
    points: int


class BridgeTable(TypedDict):
    """What lies on a table, as one player sees it."""

    stock: int
    pile: list[CardText]
    """The discards, the newest last."""
    thrown: str
    """Who threw the newest, in words; empty where nothing lies there."""
    melds: list[MeldState]
    players: list[BridgePlayer]
    sheet: Sheet
    """The penalties: a column a player, a line a deal, and the totals."""
    costs: list[HandCost] | None
    """What each hand cost; null before the deal is over."""


class BridgeSeen(BridgeTable):
    """What one player sees of a table: what lies there, the own hand, and what may be done."""

    hand: list[CardText]
    playable: list[CardText]
    turn: int | None
    drawn: CardText
    """The own card that was drawn in this turn; empty where there is none."""
    calling: bool
    """Whether the reader may call the discard."""
    actions: list[Action]
    """Every legal move of the reader's, in words; each is offered once just its cards are lifted."""


# -- a table ---------------------------------------------------------------------------------------


class Quiet(TypedDict):
    """The same moment for one who wants to speak up unasked: nothing in it says whether there is something to call."""

    turn: int
    """Whose turn comes next, as everybody knows."""
    coach: Reply
    say: str
    refusal: Reply
    """What one hears who speaks up and has nothing to call."""


class BridgeFrame(BridgeSeen, Sight, Moment):
    """One sight of a match with everything decided, for one player's eyes."""

    called: str
    """What was called with the last move, as it is shouted; empty where nothing was."""
    skipped: list[int]
    """Who was passed over by the call."""
    quiet: Quiet | None
    """While another's discard can be called, by whomever: null at any other time."""


class BridgeState(TypedDict):
    """A sitting at a table of Seven Bridge: the newest frames, and every move that the reader is told of."""

    seq: int
    setup: BridgeSetup
    lessons: Texts
    """Where the lesson of a rule is, by the rule's id."""
    frames: list[BridgeFrame]
    log: list[tuple[int, str]]
    """A player and a move in the notation, from the first to the newest."""
    plain: NotRequired[bool]
    """Whether only what a first look needs is shown."""


# -- puzzles ---------------------------------------------------------------------------------------


class BridgePuzzleFrame(TypedDict):
    """What lies on the table of a puzzle."""

    hand: list[CardText]
    hands: list[list[CardText]] | None
    """Every player's hand where all of them lie open."""
    stock: int
    pile: list[CardText]
    thrown: str
    melds: list[MeldState]
    players: list[BridgePlayer]
    turn: int | None


class BridgeAfter(TypedDict):
    """How things stand after a line was played out."""

    hand: list[CardText]
    pile: list[CardText]
    melds: list[MeldState]
    players: list[BridgePlayer]
    turn: int | None
