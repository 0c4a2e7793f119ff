"""What moves on the table when something happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import JOKER
from sevens_teach.sevens.engine.events import Event, Happening

if TYPE_CHECKING:
    from collections.abc import Iterable

_PUT_DOWN: Final = (Happening.PLAYED, Happening.TOOK_JOKER, Happening.LAID_HAND)


def moved(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return what moved, in order, as a table's frame has it: cards to their places, ★ from hand to hand."""
    found: list[dict[str, Any]] = []
    layer = None
    for event in events:
        cards = event.cards if event.kind in _PUT_DOWN else ()
        if event.kind is Happening.LAID_JOKER:
            layer, cards = event.player, event.cards[1:]
        found += [{"card": card.text, "from": event.player, "to": card.text} for card in cards]
        if event.kind is Happening.TOOK_JOKER:
            found.append({"card": JOKER.text, "from": layer, "to": event.player})
    return found
