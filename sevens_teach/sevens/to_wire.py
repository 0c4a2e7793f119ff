"""What lies on a table of Sevens, as it crosses the wire: places, cards, how players stand, what moved. No words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER, card_set, cards_in, texts
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.events import Event, Happening
from sevens_teach.sevens.engine.lanes import on_board
from sevens_teach.sevens.engine.moves import PASS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.wire import SevensBoard, SevensBoardSetup, SevensPlayer, SevensSetup
    from sevens_teach.wire import Flight

_PUT_DOWN: Final = (Happening.LAID_SEVENS, Happening.PLAYED, Happening.TOOK_JOKER, Happening.LAID_HAND)


def board_setup(rules: Rules) -> SevensBoardSetup:
    """Return which house rules show on a board, as the browser has it."""
    return {"rows": rules.suit_order, "killer": rules.killer, "tunnel": rules.tunnel}


def setup_of(rules: Rules, names: Sequence[str], you: int) -> SevensSetup:
    """Return what stays the same for a whole game of Sevens, as the browser has it; `you` are the player who looks."""
    return {
        "game": "sevens",
        **board_setup(rules),
        "passes": rules.passes,
        "names": list(names),
        "you": you,
        "pass_move": str(PASS),
    }


def board_state(rules: Rules, board: Iterable[Card], last: Iterable[Card] = ()) -> SevensBoard:
    """Return which places are what, as the browser has it: they follow from the cards down alone."""
    down = tuple(board)
    bits = on_board(card_set(down))
    open_places, dead = connection.survey(rules, bits)
    return {
        "down": texts(down),
        "islands": texts(cards_in(connection.islands(rules, bits))),
        "open": texts(cards_in(open_places)),
        "dead": texts(cards_in(dead)),
        "closed": texts(cards_in(connection.closed_places(rules, bits))),
        "last": texts(last),
    }


def player_state(view: View, player: int, text: str, rank: int | None = None) -> SevensPlayer:
    """Return how a player of Sevens stands, as the browser has it: `text` says it, `rank` is the place, if known."""
    gone = view.exit_of(player)
    return {
        "count": view.counts[player],
        "left": view.passes_left_of(player),
        "status": gone.how.value if gone else "in",
        "text": text,
        "rank": rank,
        "aside": view.put_aside[player],
        "shown": texts(view.shown[player]),
    }


def put_down(events: Iterable[Event]) -> list[Card]:
    """Return the cards that the events put on the board, in order, as the browser shows them."""
    found: list[Card] = []
    for event in events:
        if event.kind in _PUT_DOWN:
            found += event.cards
        elif event.kind is Happening.LAID_JOKER:
            found += event.cards[1:]
    return found


def flights(events: Iterable[Event]) -> list[Flight]:
    """Return what moved at Sevens, in order: cards from a player to their places, and ★ from hand to hand."""
    found: list[Flight] = []
    layer = None
    for event in events:
        if event.player is not None:
            found += [{"card": card.text, "from": event.player, "to": card.text} for card in put_down((event,))]
        if event.kind is Happening.LAID_JOKER:
            layer = event.player
        elif event.kind is Happening.TOOK_JOKER and layer is not None and event.player is not None:
            found.append({"card": JOKER.text, "from": layer, "to": event.player})
    return found
