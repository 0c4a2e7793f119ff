"""What lies on the table in a puzzle, and what moves on it; nothing that would give the answer away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, card_set, cards_in, texts
from sevens_teach.say.messages import message
from sevens_teach.sevens.engine.lanes import on_board
from sevens_teach.sevens.to_wire import flights, player_state, setup_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Part
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle
    from sevens_teach.sevens.wire import SevensAfter, SevensBoard, SevensPlayer, SevensPuzzleFrame, SevensSetup

__all__ = ["flights", "frame", "setup", "standing"]


_ABOUT_PASSES: Final = ("B6", "B7")
"""The rules that ask how many passes there are: then it is said too that none was used."""
_TELLS_PASSES: Final = "B5"
"""The rule whose replies count the passes left: how many there are is seen beforehand."""
_ASKS_BETTER: Final = "puzzle-ask-own"
"""The question in which the reader weighs any move of their own game, a pass as well: the passes left are seen."""
_PASSLESS: Final = ("B1", "B2", "B3", "B4")
"""The rules of which nothing is said of passes: the board answers."""
_ASKS_DEATH: Final = (
    *("puzzle-ask-dead", "puzzle-ask-dead-hand", "puzzle-ask-playable", "puzzle-ask-playable-board"),
    *("puzzle-ask-legal", "puzzle-ask-record", "puzzle-ask-seen", "puzzle-ask-can-win", "read-ask-rules"),
    *("puzzle-ask-bankruptcy", "puzzle-ask-bankruptcy-open"),
)
"""The questions that turn on what is dead: it is not shown. In all others it is seen as at a table."""
_OF_NOBODY: Final = "puzzle-ask-playable-board"
"""The question about the board alone: nobody is shown beside it, as the reader's own hand is not."""
_NOTHING: Final[SevensBoard] = {"down": [], "islands": [], "open": [], "dead": [], "closed": [], "last": []}


def setup(puzzle: SevensPuzzle[Any], names: Sequence[str]) -> SevensSetup:
    """Return what stays the same for a whole puzzle of Sevens, as a table has it."""
    return setup_of(puzzle.rules, names, puzzle.viewpoint)


def frame(part: Part, viewpoint: int, lang: str, *, open_hands: bool) -> SevensPuzzleFrame:
    """Return what `viewpoint` sees of the table of Sevens, in the shape of a table's frame.

    Which places are open or closed is left out: finding them is the puzzle. So is what is dead, where that is asked,
    and who leaves by the cards that are `laid` already. `hands` is None, or every player's hand where all lie open.
    """
    position: Position = part.position
    view = _with_laid(position, viewpoint, part.laid)
    hands = [texts(card for card in hand if card not in part.laid) for hand in position.hands]

    def stands(player: int) -> str:
        """Return how a player stands: with the passes left where all hands lie open and nobody may be gone yet."""
        return (
            _stands_left(view, player, lang, is_told=not part.laid) if open_hands else _stands(view, player, lang, part)
        )

    return {
        "board": {
            **_NOTHING,
            "down": texts(view.board),
            "islands": texts(view.islands),
            "dead": [] if part.prompt.key in _ASKS_DEATH else texts(view.dead_places),
        },
        "hand": texts(view.hand),
        "hands": hands if open_hands else None,
        "players": [] if part.prompt.key == _OF_NOBODY else _players(view, stands),
        "turn": None if part.asks_turn or part.laid else view.turn,
    }


def _with_laid(position: Position, viewpoint: int, laid: Sequence[Card]) -> View:
    """Return what `viewpoint` sees once these cards lie on the board, and nothing has followed from them yet."""
    view = position.view(viewpoint)
    if not laid:
        return view
    counts = tuple(sum(card not in laid for card in hand) for hand in position.hands)
    return replace(view, own=view.own & ~card_set(laid), down=view.down | on_board(card_set(laid)), counts=counts)


def standing(position: Position, viewpoint: int, lang: str) -> SevensAfter:
    """Return what the cards moved do not tell of a frame of Sevens: islands, what is dead, the players, the turn."""
    view = position.view(viewpoint)
    players = _players(view, lambda player: _stands_left(view, player, lang, is_told=True))
    dead = texts(cards_in(view.dead & ALL))
    return {"islands": texts(view.islands), "dead": dead, "players": players, "turn": view.turn}


def _players(view: View, stands: Callable[[int], str]) -> list[SevensPlayer]:
    """Return the players as a browser has them; `stands` says how each one does."""
    return [player_state(view, player, stands(player)) for player in range(len(view.counts))]


def _stands(view: View, player: int, lang: str, part: Part) -> str:
    """Return how a player stands; with the passes used, not those left, where how many are left may be the question."""
    count, is_passless = view.counts[player], part.rule in _PASSLESS
    asked = part.area == "numbers" and part.rule in _ABOUT_PASSES
    if not is_passless and part.area != "numbers":
        is_told = part.rule == _TELLS_PASSES or part.prompt.key == _ASKS_BETTER
        return _stands_left(view, player, lang, is_told=is_told)
    used = 0 if is_passless else view.passes[player]
    return _gone(view, player, lang) or (
        message("puzzle-stands", lang, count=count, used=used)
        if asked or used
        else message("puzzle-count-cards", lang, count=count)
    )


def _stands_left(view: View, player: int, lang: str, *, is_told: bool = False) -> str:
    """Return how a player stands, with the passes left as at a table: once anybody has used one, or where `is_told`."""
    count, left = view.counts[player], view.passes_left_of(player)
    return _gone(view, player, lang) or (
        message("puzzle-count-cards", lang, count=count)
        if left is None or not (is_told or any(view.passes))
        else message("puzzle-may-pass", lang, count=count, left=left)
    )


def _gone(view: View, player: int, lang: str) -> str:
    """Return how a player left the game; nothing of one who is still in."""
    gone = view.exit_of(player)
    return "" if gone is None else message("ui-gone", lang, how=gone.how.value, count=view.counts[player])
