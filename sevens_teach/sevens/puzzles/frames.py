"""What lies on the table in a puzzle, and what moves on it; nothing that would give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import JOKER, Card
from sevens_teach.messages import message
from sevens_teach.sevens.engine.events import Event, Happening

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

Json = dict[str, Any]

_PUT_DOWN: Final = (Happening.PLAYED, Happening.TOOK_JOKER, Happening.LAID_HAND)


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards or places as the browser has them."""
    return [card.text for card in cards]


def setup(puzzle: SevensPuzzle[Any], names: Sequence[str]) -> Json:
    """Return what stays the same for the whole puzzle, as a table has it."""
    rules = puzzle.rules
    return {
        "rows": rules.suit_order,
        "walls": rules.killer,
        "tunnel": rules.tunnel,
        "passes": rules.passes,
        "names": list(names),
        "you": puzzle.viewpoint,
    }


def frame(position: Position, viewpoint: int, lang: str, *, open_hands: bool) -> Json:
    """Return what `viewpoint` sees of a position, in the shape of a table's frame.

    Which places are open, dead or closed is left out: finding them is the puzzle. `hands` is None, or
    every player's hand where all of them lie open.
    """
    view = position.view(viewpoint)
    return {
        "board": {
            "down": texts(view.board),
            "islands": texts(position.islands),
            "open": [],
            "dead": [],
            "closed": [],
            "last": [],
        },
        "hand": texts(view.hand),
        "hands": [texts(hand) for hand in position.hands] if open_hands else None,
        "players": [_player(view, player, lang) for player in position.players],
        "turn": view.turn,
    }


def standing(position: Position, viewpoint: int, lang: str) -> Json:
    """Return what of a frame does not follow from the cards moved: the islands, the players, whose turn it is."""
    view = position.view(viewpoint)
    players = [_player(view, player, lang) for player in position.players]
    return {"islands": texts(position.islands), "players": players, "turn": view.turn}


def _player(view: View, player: int, lang: str) -> Json:
    """Return how a player stands, for everybody to see."""
    gone = next((each for each in view.exits if each.player == player), None)
    limit, used, count = view.rules.passes, view.passes[player], view.counts[player]
    left = None if limit is None else max(0, limit - used)
    if gone is not None:
        text = message("ui-gone", lang, how=gone.how.name.lower(), count=count)
    else:
        text = message("puzzle-stands", lang, count=count, used=used)
    return {
        "count": count,
        "left": left,
        "status": gone.how.value if gone else "in",
        "text": text,
        "rank": None,
        "aside": view.put_aside[player],
        "shown": texts(view.shown[player]),
    }


def flights(events: Iterable[Event]) -> list[Json]:
    """Return what moved, in order, as a table's frame has it: cards to their places, ★ from hand to hand."""
    found: list[Json] = []
    layer = None
    for event in events:
        cards = event.cards if event.kind in _PUT_DOWN else ()
        if event.kind is Happening.LAID_JOKER:
            layer, cards = event.player, event.cards[1:]
        found += [{"card": card.text, "from": event.player, "to": card.text} for card in cards]
        if event.kind is Happening.TOOK_JOKER:
            found.append({"card": JOKER.text, "from": layer, "to": event.player})
    return found
