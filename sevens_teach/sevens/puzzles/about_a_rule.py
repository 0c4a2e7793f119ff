"""What a play-out drawn at random is about: a rule book's tip where that is what wins, a rule where it is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.cards_behind import way_behind
from sevens_teach.sevens.puzzles.sampling import holds_joker

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.cards_behind import Way
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

TURNS_ON: Final = {
    "S1": ("basic",),
    "S2": ("basic",),
    "S3": ("basic",),
    "S5": ("basic",),
    "B6": ("passes=1", "passes=2"),
    "B9": ("basic",),
    "J6": ("joker-solo", "joker-pair"),
    "T3": ("tunnel",),
    "K8": ("killer",),
}
"""What play-outs and moves to find are drawn for, and under which house rules."""


def is_about(puzzle: SevensPuzzle[Any], rule: str) -> bool:
    """Return whether a play-out is a good one for a rule: not going broke at once must not be all there is to it."""
    _, bad = _first_moves(puzzle)
    if all(isinstance(move, Pass) for move in bad):
        return False
    return _GOOD[rule](puzzle) if rule in _GOOD else True


def _first_moves(puzzle: SevensPuzzle[Any]) -> tuple[list[Move], list[Move]]:
    """Return the first moves that keep the goal within reach, and those that lose it."""
    part = puzzle.parts[0]
    items = [branch.item for branch in part.nodes[0] if branch.line] if part.nodes else [*part.items]
    losing = getattr(puzzle.source, "find", "only") == "losing"
    good = [parse_move(item.id) for item in items if item.right != losing]
    return good, [parse_move(item.id) for item in items if item.right == losing]


def _way(puzzle: SevensPuzzle[Any], move: Move) -> Way | None:
    """Return what waits behind the card of a move; None for a move that plays none."""
    view = puzzle.position.view(puzzle.viewpoint)
    return way_behind(view, move.card) if isinstance(move, Play) else None


def _stops(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether a card that only others wait behind loses, and to keep it does not (S1)."""
    good, bad = _first_moves(puzzle)
    return any(way and way.is_stop for way in (_way(puzzle, move) for move in bad)) and not any(
        way and way.is_stop for way in (_way(puzzle, move) for move in good)
    )


def _stops_before_last(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether a card whose next is one's own is good, and one without loses (S2)."""
    good, bad = _first_moves(puzzle)
    ways = [_way(puzzle, move) for move in good]
    chained = any(way and way.own and way.behind[0] is way.own[0] for way in ways)
    return chained and any(way and way.is_stop for way in (_way(puzzle, move) for move in bad))


def _pushes(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether of the cards only those that lead to one's own are good (S3), whatever a pass is."""
    good, bad = _first_moves(puzzle)
    ways = [way for move in good if (way := _way(puzzle, move))]
    return bool(ways) and all(way.own for way in ways) and not all(isinstance(move, Pass) for move in bad)


def _through_tunnel(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether the tunnel matters already: other places are open than without it."""
    position = puzzle.position
    return survey(position.rules, position.down)[0] != survey(Rules(), position.down)[0]


def _goal(name: str) -> Callable[[SevensPuzzle[Any]], bool]:
    """Return the test whether the goal of a play-out about a rule begins with a word."""
    return lambda puzzle: bool(puzzle.source.goal.startswith(name))


_GOOD: Final[dict[str, Callable[[SevensPuzzle[Any]], bool]]] = {
    "S1": _stops,
    "S2": _stops_before_last,
    "S3": _pushes,
    "S5": lambda puzzle: len(puzzle.position.in_play) == len(puzzle.position.players) == 2,
    "B6": _goal("bankrupt"),
    "B9": lambda puzzle: not puzzle.source.goal.startswith("bankrupt"),
    "J6": lambda puzzle: holds_joker(puzzle.position),
    "T3": _through_tunnel,
}
