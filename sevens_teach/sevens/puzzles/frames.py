"""What lies on the table in a puzzle, and what moves on it; nothing that would give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import texts
from sevens_teach.say.messages import message
from sevens_teach.sevens.to_wire import flights, player_state, setup_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.puzzles.answers import Part
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
    from sevens_teach.sevens.wire import SevensAfter, SevensBoard, SevensPuzzleFrame, SevensSetup

__all__ = ["flights", "frame", "setup", "standing"]


_NOTHING: Final[SevensBoard] = {"down": [], "islands": [], "open": [], "dead": [], "closed": [], "last": []}


def setup(puzzle: SevensPuzzle[Any], names: Sequence[str]) -> SevensSetup:
    """Return what stays the same for a whole puzzle of Sevens, as a table has it."""
    return setup_of(puzzle.rules, names, puzzle.viewpoint)


def frame(part: Part, viewpoint: int, lang: str, *, open_hands: bool) -> SevensPuzzleFrame:
    """Return what `viewpoint` sees of the table of Sevens, in the shape of a table's frame.

    Which places are open, dead or closed is left out: finding them is the puzzle. `hands` is None, or
    every player's hand where all of them lie open.
    """
    position: Position = part.position
    view = position.view(viewpoint)
    after = standing(position, viewpoint, lang)
    return {
        "board": {**_NOTHING, "down": texts(view.board), "islands": after["islands"]},
        "hand": texts(view.hand),
        "hands": [texts(hand) for hand in position.hands] if open_hands else None,
        "players": after["players"],
        "turn": None if part.asks_turn else after["turn"],
    }


def standing(position: Position, viewpoint: int, lang: str) -> SevensAfter:
    """Return what the cards moved do not tell of a frame of Sevens: the islands, the players, whose turn it is."""
    view = position.view(viewpoint)
    players = [player_state(view, player, _stands(view, player, lang)) for player in position.players]
    return {"islands": texts(view.islands), "players": players, "turn": view.turn}


def _stands(view: View, player: int, lang: str) -> str:
    """Return how a player stands, with the passes used, not those left: how many are free may be the question."""
    count, gone = view.counts[player], view.exit_of(player)
    if gone is not None:
        return message("ui-gone", lang, how=gone.how.value, count=count)
    return message("puzzle-stands", lang, count=count, used=view.passes[player])
