"""Who is still in (B6, B9, J5, K5, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.exits import Ending
from sevens_teach.messages import Who, phrase
from sevens_teach.puzzles.answers import Item, Note, Part
from sevens_teach.puzzles.kinds.asking import name_of

if TYPE_CHECKING:
    from sevens_teach.position import Position
    from sevens_teach.puzzles.puzzle import Puzzle

_RULES: Final = {Ending.OUT: "B9", Ending.BANKRUPT: "B6", Ending.LEFT: "K5", Ending.JOKER: "J5"}


def check(_puzzle: Puzzle) -> None:
    """Refuse nothing: one can always ask who is still in."""


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    position = puzzle.position
    items = tuple(
        Item(str(player), player in position.in_play, _note(position, player), name_of(player))
        for player in position.players
    )
    none = None if position.in_play else Note("K7", phrase("puzzle-nobody-in"), phrase("why-everyone-gone"))
    return (Part("answer", "set", "players", items, position, puzzle.rule, phrase("puzzle-ask-still-in"), none),)


def _note(position: Position, player: int) -> Note:
    if player not in position.in_play:
        return gone_because(position, player)
    rule = "K5" if position.rules.killer else "B9"
    return Note(
        rule, phrase("puzzle-is-in", player=Who(player)), phrase("puzzle-is-in-why", count=len(position.hands[player]))
    )


def gone_because(position: Position, player: int) -> Note:
    """Return how a player left the game, and the rule of it."""
    gone = position.exit_of(player)
    assert gone is not None  # noqa: S101, the player is not in any more
    why = phrase(f"puzzle-gone-{gone.how.name.lower()}")
    return Note(_RULES[gone.how], phrase("puzzle-is-gone", player=Who(player)), why)
