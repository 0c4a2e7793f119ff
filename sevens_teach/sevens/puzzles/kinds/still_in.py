"""Who is still in (B6, B9, J5, K5, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.history import has_exchanged, talk_of
from sevens_teach.sevens.puzzles.kinds.asking import name_of

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(_puzzle: Puzzle) -> None:
    """Refuse nothing: one can always ask who is still in."""


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question: with the picture from before the moves; the one after them tells it."""
    position = puzzle.position
    items = tuple(
        Item(str(player), player in position.in_play, _note(puzzle, player), name_of(player))
        for player in position.players
    )
    none = None if position.in_play else Note("K7", phrase("puzzle-nobody-in"), phrase("why-everyone-gone"))
    return (Part("answer", "set", "players", items, puzzle.start, puzzle.rule, phrase("puzzle-ask-still-in"), none),)


def _note(puzzle: Puzzle, player: int) -> Note:
    position = puzzle.position
    if player not in position.in_play:
        return gone_because(puzzle, player)
    headline = phrase("puzzle-is-in", player=Who(player))
    used, limit = position.passes[player], position.rules.passes
    if limit and used == limit:
        return Note("B6", headline, phrase("puzzle-is-in-passes", player=Who(player), count=limit))
    rule = "K5" if position.rules.killer else "B9"
    return Note(rule, headline, phrase("puzzle-is-in-why", player=Who(player), count=len(position.hands[player])))


def gone_because(puzzle: Puzzle, player: int) -> Note:
    """Return how a player left the game, and the rule of it."""
    gone = puzzle.position.exit_of(player)
    assert gone is not None  # noqa: S101, the player is not in any more
    who, how = Who(player), gone.how.name.lower()
    headline = phrase("puzzle-is-gone", player=who)
    if talk := talk_of(puzzle, player):
        return Note("G1", headline, phrase("puzzle-gone-talked", player=who, ghost=Who(talk.ghost)))
    if gone.how is Ending.BANKRUPT and has_exchanged(puzzle):
        how = "somehow"
    return Note(gone.how.rule, headline, phrase(f"puzzle-gone-{how}", player=who))
