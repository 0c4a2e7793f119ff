"""A turn looked through: all orders in which cards can be laid, positions that are the same merged."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Protocol

from sevens_teach.bridge.engine.moves import Add, Drop, Lay
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.puzzles.items import move_label
from sevens_teach.bridge.why import verdict
from sevens_teach.cards import JOKER
from sevens_teach.errors import PuzzleError
from sevens_teach.limits import SEARCH_TURNS
from sevens_teach.puzzles.answers import Branch, Item
from sevens_teach.puzzles.reading import made
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.say.messages import Phrase

MOST_MOVES: Final = 16
"""How many moves are offered at one time."""


class Goal(Protocol):
    """What a turn is to reach."""

    def reached(self, position: Position) -> bool:
        """Return whether the goal of the turn is reached."""

    def open(self, position: Position) -> bool:
        """Return whether the goal of the turn can still be reached from here."""

    def lost(self, position: Position) -> Phrase:
        """Return why the goal of the turn can no longer be reached from here."""


def steps_from(position: Position) -> list[Move]:
    """Return the melds that can be laid from here, what can be laid off, and the last card to throw (D4)."""
    if position.step is not Stage.PLAY:
        return []
    moves = [move for move in position.legal_moves if isinstance(move, Lay | Add)]
    drops = [move for move in position.legal_moves if isinstance(move, Drop)]
    return [*moves, *(drops if len(drops) == 1 else [])]


def need_a_choice(position: Position, goal: Goal) -> None:
    """Raise `PuzzleError` where every legal step of the turn leads to the goal."""
    if all(goal.open(position.after(move)[0]) for move in steps_from(position)):
        raise PuzzleError("position: whatever is laid first leads to the goal: expected a wrong way too")


def grow(position: Position, goal: Goal) -> tuple[tuple[Branch, ...], ...]:
    """Return the tree of a turn: every position that right steps lead to; raises `PuzzleError` for too many."""
    tree = _Tree(position, goal)
    nodes = []
    for each in tree.waiting:
        nodes.append(tree.branches(each))
        if len(tree.waiting) > SEARCH_TURNS:
            raise PuzzleError(f"position: more than {SEARCH_TURNS} turns to answer: leave fewer cards")
    return tuple(nodes)


def steps_to_the_end(nodes: tuple[tuple[Branch, ...], ...]) -> int:
    """Return how many steps the shown way through a turn takes: the first right one each time."""
    count, at = 0, 0
    while True:
        branch = next(each for each in nodes[at] if each.item.right)
        count += 1
        if branch.next is None:
            return count
        at = branch.next


class _Tree:
    def __init__(self, position: Position, goal: Goal) -> None:
        self.goal = goal
        self.waiting = [position]

    def branches(self, position: Position) -> tuple[Branch, ...]:
        """Return what can be tried at this step: what is right first, then what fails, then what is not legal."""
        moves = steps_from(position)
        if len(moves) > MOST_MOVES:
            raise PuzzleError(f"position: {len(moves)} moves at one time: expected at most {MOST_MOVES}")
        found = [self._branch(position, move) for move in moves]
        refused = [_refused(position, move) for move in _tempting(position) if move not in moves]
        return (*sorted(found, key=lambda branch: not branch.item.right), *map(Branch, refused))

    def _branch(self, position: Position, move: Move) -> Branch:
        """Return a step of a turn of Seven Bridge with its reply, and where it leads."""
        step = made(position, move)
        after: Position = step.after
        note = verdict(position, move).note
        if not self.goal.open(after):
            headline = phrase("bridge-puzzle-blocks", move=move_label(move))
            note = Note(note.rule, headline, self.goal.lost(after), note.cards)
            return Branch(Item(str(move), right=False, note=note, label=move_label(move)), (step,))
        note = replace(note, headline=phrase("bridge-puzzle-leads", move=move_label(move)))
        item = Item(str(move), right=True, note=note, label=move_label(move))
        return Branch(item, (step,), None if self.goal.reached(after) else self._number(after))

    def _number(self, position: Position) -> int:
        """Return the number of a position among those where the reader's turn of Seven Bridge goes on."""
        if position not in self.waiting:
            self.waiting.append(position)
        return self.waiting.index(position)


def _tempting(position: Position) -> list[Move]:
    """Return cards that would fit a meld, where nothing may be laid off yet (D4)."""
    if any(meld.owner == position.in_turn for meld in position.melds):
        return []
    owned = position.changed(melds=tuple(replace(meld, owner=position.in_turn) for meld in position.melds))
    fitting = [move for move in owned.legal_moves if isinstance(move, Add) and move.laid is not JOKER]
    return list(fitting[:3])


def _refused(position: Position, move: Move) -> Item:
    """Return a step of a turn that is not legal at Seven Bridge, with the verdict on it."""
    return Item(str(move), right=False, note=verdict(position, move).note, label=move_label(move))
