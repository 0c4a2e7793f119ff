"""What crosses the wire of Spades alone: the trick, how players and sides stand, the score sheet, frames."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from sevens_teach.wire import CardText, Moment, ReviewTold, Sheet, Sight, Texts, Turned


class SpadesSetup(TypedDict):
    """What stays the same for a whole match."""

    game: Literal["spades"]
    names: list[str]
    you: int
    target: int
    """The score that wins."""
    sandbags: bool
    """Whether bags are counted."""


class LaidCard(TypedDict):
    """A card of a trick, and who played it."""

    player: int
    card: CardText


class TrickCard(LaidCard):
    """The same, with how the trick stands."""

    wins: bool
    """Whether it takes the trick as it stands."""


class SpadesPlayer(TypedDict):
    """How a player stands, for everybody to see."""

    count: int
    bid: str
    """As it is said; empty before the bid."""
    taken: int
    side: int
    dealer: bool
    text: str


class SideState(TypedDict):
    """How a side stands."""

    name: str
    """What it is called: its two players."""
    target: int | None
    """The sum of the bids; null before both have bid."""
    tricks: int
    score: int
    bags: int
    text: str


class SpadesTable(TypedDict):
    """What lies on a table, as one player sees it."""

    hidden: int
    """How many own cards that were not looked at yet."""
    leader: int
    """Who led the trick in the middle, or is to lead it."""
    trick: list[TrickCard]
    last: list[TrickCard]
    """The trick before it."""
    players: list[SpadesPlayer]
    sides: tuple[SideState, SideState]
    broken: bool
    sheet: Sheet
    """The score: how both sides stand, what the deal brought, deal by deal, and the total."""


class SpadesSeen(SpadesTable):
    """What one player sees of a table: what lies there, and the own hand."""

    hand: list[CardText]
    playable: list[CardText]
    turn: int | None


# -- a table ---------------------------------------------------------------------------------------


class SpadesFrame(SpadesTable, Sight, Moment):
    """One sight of a match with everything decided, for one player's eyes."""


class SpadesState(TypedDict):
    """A sitting at a table of Spades: the newest frames, and every move so far."""

    seq: int
    setup: SpadesSetup
    lessons: Texts
    """Where the lesson of a rule is, by the rule's id."""
    frames: list[SpadesFrame]
    log: list[tuple[int, str]]
    """A player and a move in the notation, from the first to the newest."""
    plain: NotRequired[bool]
    """Whether only what a first look needs is shown."""


# -- the review of a match -------------------------------------------------------------------------


class SpadesTurning(Turned):
    """A moment at the table: what lay in the middle, the hand, and which of its cards was played."""

    trick: list[LaidCard]
    hand: list[CardText]
    stands: list[str]
    """How each player stood, in words: name, bid and tricks."""
    played: CardText | None
    """Null for a bid."""
    better: CardText | None
    """Null for a bid, and where there was no better one."""


class SpadesReview(ReviewTold):
    """The review on the last page of a match of Spades."""

    moments: list[SpadesTurning]


# -- puzzles ---------------------------------------------------------------------------------------


class SpadesAfter(TypedDict):
    """How things stand after a line was played out."""

    trick: list[LaidCard]
    players: list[SpadesPlayer]
    turn: int | None


class SpadesPuzzleFrame(TypedDict):
    """What lies on the table of a puzzle; who takes the trick is left to the solver."""

    trick: list[LaidCard]
    hand: list[CardText]
    hands: list[list[CardText]] | None
    """Every player's hand where all of them lie open."""
    players: list[SpadesPlayer]
    turn: int | None
