"""What can be answered, and the reply to it, before a language is chosen.

Moves, events and positions are those of the game that the puzzle is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

if TYPE_CHECKING:
    from sevens_teach.play.contract import Position
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note

Mode = Literal["set", "one", "order", "play"]
"""How one answers: any number of the items, one of them, all of them in order, or one after another."""

Area = Literal["hand", "hands", "board", "players", "numbers", "moves"]
"""Where the items are."""

Unit = Literal["card", "place", "player", "move", "number"]
"""What one counts: languages count them differently."""

_UNITS: Final[dict[Area, Unit]] = {
    "hand": "card",
    "hands": "card",
    "board": "place",
    "players": "player",
    "numbers": "number",
    "moves": "move",
}


@dataclass(frozen=True, slots=True)
class Item:
    """Something one can pick."""

    id: str
    """A card or a place (`♠9`), a player or a number (`2`), a move (`pass`)."""
    right: bool
    """Whether it belongs to the right answer."""
    note: Note
    label: Phrase | None = None
    """How to call it; None where the id says it."""
    line: tuple[Step, ...] = ()
    """What follows from it, move by move, to be watched once it is answered; empty where nothing is played."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move: who made it, from where to where, and what happened."""

    move: Any
    player: int
    """Who made it; one who moves out of turn too."""
    before: Any
    after: Any
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """One thing to try when it is the reader's turn in a puzzle to play out, and what comes of it."""

    item: Item
    """The move; right while the goal can still be reached."""
    line: tuple[Step, ...] = ()
    """The move and the others' replies: up to the reader's next turn, or to where the goal is reached or lost."""
    next: int | None = None
    """The node it leads to; None where the goal is reached, or lost, or the move is not legal."""
    retold: bool = False
    """Whether the reply tells what the others play in the line."""

    @property
    def end(self) -> Position[Any] | None:
        """The position after a branch's line; None where the move is not legal."""
        return self.line[-1].after if self.line else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One question with every possible answer to it."""

    mode: Mode
    area: Area
    position: Any
    """The position to look at."""
    rule: str
    """The rule to cite where no item is the reason."""
    prompt: Phrase
    """The question, and what to do."""
    items: tuple[Item, ...] = ()
    name: str = "answer"
    """A puzzle in two parts names them."""
    whole: Note | None = None
    """In a `set`: the reply to the right answer as one, instead of one for each item; always where nothing is right."""
    order: tuple[str, ...] = ()
    """In an `order`: the items in the right order."""
    pairs: tuple[tuple[str, str, Note], ...] = ()
    """In an `order`: why the first of two comes before the second, for every two."""
    nodes: tuple[tuple[Branch, ...], ...] = ()
    """In a `play`: every reachable turn of the reader, the first one first, with all moves to try."""
    par: int = 0
    """In a `play`: the fewest own moves that reach the goal whatever the others do."""
    depth: int = 0
    """How many moves one has to look ahead at most, or cards to count; 0 where nothing is played on in the mind."""
    sorts: str = ""
    """In a `set` of more than one sort of item, which sorts they are, as its count of what is left out names them."""
    asks_turn: bool = False
    """Whether whose turn it is is asked: the picture does not say."""
    asks_cards: bool = False
    """Whether the places on the board stand for their cards."""
    laid: tuple[Any, ...] = ()
    """Cards that the picture shows on the table already: what follows from them is asked."""
    lands: bool = False
    """Whether the cards of the right answer lie in their places once it is given."""

    @property
    def unit(self) -> Unit:
        """What the items of a question are counted as."""
        return "card" if self.asks_cards else _UNITS[self.area]

    @property
    def right(self) -> tuple[str, ...]:
        """The items of a question's right answer."""
        if self.nodes:
            return tuple(branch.item.id for branch in _winning(self.nodes))
        return self.order or tuple(item.id for item in self.items if item.right)

    def show(self) -> tuple[tuple[Note, tuple[str, ...]], ...]:
        """Return the way to a question's answer, a step an item: its reply, and what is picked by then.

        In a `play` the steps are the moves of the quickest way; the picture follows from their lines.
        """
        if self.whole is not None and not self.right:
            return ((self.whole, ()),)
        notes = {item.id: item.note for item in self.items}
        found = [branch.item.note for branch in _winning(self.nodes)] or [notes[name] for name in self.right]
        return tuple((note, self.right[: count + 1]) for count, note in enumerate(found))


def _winning(nodes: tuple[tuple[Branch, ...], ...]) -> tuple[Branch, ...]:
    """Return the branches of a shortest line to the goal: the first right one of a turn is the quickest."""
    found: list[Branch] = []
    at: int | None = 0 if nodes else None
    while at is not None:
        found.append(next(branch for branch in nodes[at] if branch.item.right))
        at = found[-1].next
    return tuple(found)
