"""What goes over the wire in a whole game: no card of another's hand comes to the browser before all may see it.

`make test-hosts` has one of Killer Sevens too, with dead cards in the hands.
"""

from __future__ import annotations

import json
import re
import struct
from typing import TYPE_CHECKING, Any

import pytest
from browser.tables import EVERYWHERE, Seen, open_notebook

from sevens_teach import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab_server import Lab
    from playwright.sync_api import Page, WebSocket

WITNESS = """
from pathlib import Path
watched = {table}
def testify(change=None):
    Path("truth.txt").write_text(watched.game.record(), encoding="utf-8")
watched.observe(testify, "state")
testify()
watched
"""
CARD = re.compile("[♠♥♦♣](?:10|[2-9AJQK])")
JOKER_PLACE = re.compile(f"★{CARD.pattern}")
"""A move that lays ★ names the place: whose card belongs there, it does not tell."""
PUBLIC = {"open", "dead", "closed", "place", "places"}
"""What names places: they follow from the cards down alone."""
SPOKEN = {"headline", "reason", "say", "text", "labels", "text/plain", "image/svg+xml"}
"""Sentences and pictures name places too. That they tell nothing is shown in tests/sevens/show/test_hidden.py."""
SOURCE = frozenset({"code", "history", "_esm", "_css"})
"""The code of cells, also of those run before, which JupyterLab asks for; and ours."""


class Wire:
    """Everything that goes between a page and the kernels, in order."""

    def __init__(self, page: Page) -> None:
        self.received: list[dict[str, Any]] = []
        self.asked: set[str] = set()
        """The cards that the browser itself has named."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.received.append(read_message(payload)))
        socket.on("framesent", lambda payload: self.asked.update(cards_told(read_message(payload), hushed=SOURCE)))


def read_message(payload: str | bytes) -> dict[str, Any]:
    """The content of a message, in the protocol in which offsets come first, or in the one of plain JSON."""
    if isinstance(payload, bytes):
        count = struct.unpack_from("<Q", payload)[0]
        offsets = struct.unpack_from(f"<{count}Q", payload, 8)
        payload = payload[offsets[4] : offsets[5]].decode()
    found: dict[str, Any] = json.loads(payload)
    return found


def cards_told(
    value: Any,  # noqa: ANN401, any JSON
    key: str = "",
    hushed: frozenset[str] = frozenset(PUBLIC | SPOKEN | SOURCE),
) -> Iterator[str]:
    """Every card named anywhere in a message, but under the keys in `hushed`: places, sentences, the source.

    What the browser asks about, it names as a text.
    """
    if key in hushed:
        return
    if isinstance(value, str):
        yield from CARD.findall(JOKER_PLACE.sub("★", value))
    elif isinstance(value, dict):
        for name, each in value.items():
            yield from CARD.findall(name)
            yield from cards_told(each, name, hushed)
    elif isinstance(value, list):
        for each in value:
            yield from cards_told(each, hushed=hushed)


def visible(game: Game, moves: int) -> set[str]:
    """The cards that player 0 may know after this many moves."""
    positions = [game.start, *(entry.position for entry in game.history[:moves])]
    seen = {card for position in positions for card in position.hands[0]} | set(positions[-1].board)
    seen |= {card for cards in positions[-1].view(0).shown for card in cards}
    if positions[-1].is_over:  # the last page turns every hand up
        seen |= {card for hand in positions[-1].hands for card in hand}
    return {card.text for card in seen}


def logs(value: Any) -> Iterator[list[Any]]:  # noqa: ANN401, any JSON
    """The moves made, of every state of a table in a message: an update's, or one of all when a page asks for all."""
    if isinstance(value, dict):
        if {"frames", "log"} <= value.keys():
            yield value["log"]
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from logs(each)


def play_and_ask(table: Seen) -> None:
    """Play the whole game, and ask for hints and reasons on the way."""
    table.wait_for_turn()
    while not table.ranking.is_visible():
        moves = table.moves()
        table.tool("hint").click()
        if (waiting := table.el.locator(".sv-board :is(.sv-empty, .sv-dead)")).count():
            waiting.last.click()
        table.move()
        table.wait_for_move(moves)


@pytest.mark.parametrize(
    "table", ['table("joker-solo", seed=4)', *['table(Rules(killer=True, dead_cards="hand"), seed=4)'] * EVERYWHERE]
)
def test_no_hidden_card_is_in_any_message(page: Page, lab: Lab, table: str) -> None:
    wire = Wire(page)
    open_notebook(page, lab, WITNESS.format(table=table), host="voila")
    play_and_ask(Seen.on(page))
    game = Game.load((lab.root / "truth.txt").read_text(encoding="utf-8"))
    assert game.is_over
    moves = updates = 0
    for message in wire.received:
        for log in logs(message):
            moves, updates = len(log), updates + 1
        assert set(cards_told(message)) - visible(game, moves) - wire.asked == set()
    assert updates > 5, "the game went over this wire"
    hands = [[card.text for card in hand] for hand in game.start.hands]
    assert set(cards_told({"hands": hands})) - visible(game, 0), "a leak would be seen"
    (lab.root / "truth.txt").unlink()
