"""What crosses the wire of Spades alone: the trick, how players and sides stand, the score sheet, frames."""

from __future__ import annotations

from typing_extensions import TypedDict

Pair = tuple[int, int]


class Setup(TypedDict):
    """What stays the same for a whole match."""

    names: list[str]
    you: int
    target: int
    """The score that wins."""
    sandbags: bool
    """Whether bags are counted."""
    sides: tuple[str, str]
    """What the two sides are called."""


class TrickCard(TypedDict):
    """A card of a trick, and who played it."""

    player: int
    card: str
    wins: bool
    """Whether it takes the trick as it stands."""


class PlayerState(TypedDict):
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

    target: int | None
    """The sum of the bids; null before both have bid."""
    tricks: int
    score: int
    bags: int
    text: str


class ResultItem(TypedDict):
    """One thing that a deal brought a side, or cost it."""

    text: str
    points: int


class SheetLine(TypedDict):
    """A deal on the score sheet."""

    text: str
    points: Pair
    bags: Pair
    total: Pair
    """The score after it."""


class Seen(TypedDict):
    """What one player sees of a table."""

    hand: list[str]
    playable: list[str]
    hidden: int
    """So many own cards that were not looked at yet."""
    turn: int | None
    leader: int
    """Who led the trick in the middle, or is to lead it."""
    trick: list[TrickCard]
    last: list[TrickCard]
    """The trick before it."""
    players: list[PlayerState]
    sides: tuple[SideState, SideState]
    broken: bool
    sheet: list[SheetLine]
    result: tuple[list[ResultItem], list[ResultItem]] | None
    """What the deal brought both sides, item by item, once it is over."""
