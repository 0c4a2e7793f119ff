"""Who wins when two race to an empty hand, and how long the loser can hold out (B6, B9, B10, T, S5)."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.sevens.players.solver.shapes import Shapes

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.players.solver.shapes import Lay, Shape

Board: TypeAlias = "tuple[tuple[Shape, ...], int, int, int]"
"""The shapes left, the owner to move, and how many cards may be laid at will: by the mover, by the other."""


Left: TypeAlias = "tuple[tuple[Shape, ...], int, int]"
"""Shapes after a play, with the free plays of mover and opponent."""
_number = attrgetter("number")


class Race:
    """Every position met of one deal; asking again costs nothing.

    A state is a `Board`, then the cards left and the passes used, each the mover's and the other's. Two facts cut
    the search. A win with some passes used is a win with fewer, and against an opponent who has used more. And a card
    that lets the other in nowhere is at least as good as a pass on purpose: the pass can take its place later.
    """

    def __init__(self, rules: Rules) -> None:
        limit = rules.passes
        assert limit is not None  # noqa: S101, `solve` has refused it
        self.rules = rules
        self._limit = limit
        self._stops = rules.voluntary_passing
        self._shapes = Shapes(rules)
        self._won: dict[Board, int] = {}
        self._lost: dict[Board, int] = {}
        self._lays: dict[tuple[tuple[Shape, ...], int], list[Left]] = {}
        self._as_good, self._as_bad = _comparable(limit)

    def __len__(self) -> int:
        return len(self._won) + len(self._lost)

    def winner(self, position: Position) -> int:
        """Return who wins the race of the two still in."""
        assert position.turn is not None  # noqa: S101, play goes on
        mover, other = position.turn, next(player for player in position.in_play if player != position.turn)
        shapes, free = self._shapes.cut(position.down, (position.held[mover], position.held[other]))
        left = position.held[mover].bit_count(), position.held[other].bit_count()
        passed = position.passes[mover], position.passes[other]
        return mover if self.wins((shapes, 0, *free), *left, *passed) else other

    def wins(self, board: Board, mine: int, others: int, passed: int, other_passed: int) -> bool:
        """Return whether the player to move wins the race."""
        at = 1 << passed * (self._limit + 1) + other_passed
        if self._won.get(board, 0) & at:
            return True
        if self._lost.get(board, 0) & at:
            return False
        won = self._searched(board, mine, others, passed, other_passed)
        known, like = (self._won, self._as_good) if won else (self._lost, self._as_bad)
        known[board] = known.get(board, 0) | like[passed][other_passed]
        return won

    def _searched(self, board: Board, mine: int, others: int, passed: int, other_passed: int) -> bool:
        """Return whether the player to move wins the race, by trying every card and pass."""
        shapes, me, free, other_free = board
        lays = self._laid(shapes, me)
        if mine == 1 and (free or lays):
            return True
        if free and not self.wins((shapes, 1 - me, other_free, free - 1), others, mine - 1, other_passed, passed):
            return True
        for left, own_gain, other_gain in lays:
            after = (left, 1 - me, other_free + other_gain, free + own_gain)
            if not self.wins(after, others, mine - 1, other_passed, passed):
                return True
        if free or passed == self._limit or (lays and not self._stops) or any(shape.safe[me] for shape in shapes):
            return False
        return not self.wins((shapes, 1 - me, other_free, free), others, mine, other_passed, passed + 1)

    def _laid(self, shapes: tuple[Shape, ...], owner: int) -> list[Left]:
        """Return what each lay of `owner` leaves in the race, those first that let the other in least."""
        found = self._lays.get((shapes, owner))
        if found is None:
            lays = sorted(
                [
                    (lay, index)
                    for index, shape in enumerate(shapes)
                    if not index or shapes[index - 1] is not shape
                    for lay in shape.lays[owner]
                ],
                key=_let_in,
            )
            found = self._lays[shapes, owner] = [_left(shapes, index, lay, owner) for lay, index in lays]
        return found


def _let_in(lay: tuple[Lay, int]) -> int:
    """Return how many cards of the other a lay lets in."""
    return lay[0].let_in


def _left(shapes: tuple[Shape, ...], index: int, lay: Lay, owner: int) -> Left:
    """Return the shapes and the free plays that a lay leaves."""
    rest = shapes[:index] + lay.left + shapes[index + 1 :]
    gains = (lay.free, lay.other_free) if owner == 0 else (lay.other_free, lay.free)
    return tuple(sorted(rest, key=_number)), *gains


def _comparable(limit: int) -> tuple[list[list[int]], list[list[int]]]:
    """Return for each two counts of passes in the race all that are as good for the mover or better, and as bad."""
    counts = range(limit + 1)
    good = [[_bits(limit, range(mine + 1), range(other, limit + 1)) for other in counts] for mine in counts]
    bad = [[_bits(limit, range(mine, limit + 1), range(other + 1)) for other in counts] for mine in counts]
    return good, bad


def _bits(limit: int, mine: range, other: range) -> int:
    """Return pairs of counts of passes in the race as bits."""
    return sum(1 << one * (limit + 1) + two for one in mine for two in other)
