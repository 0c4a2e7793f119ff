"""Hidden is hidden: whatever cards the others hold, what a table or a stepper sends is the same, pictures too."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from pictures import some_positions
from positions import redealt
from sevens.show.test_svg_hidden import VARIANTS

from sevens_teach import Game, Position
from sevens_teach.cards import JOKER, PACK
from sevens_teach.ui import Stepper, Table

if TYPE_CHECKING:
    from collections.abc import Iterator


def everything_sent(position: Position, me: int) -> list[Any]:
    """All that comes to the browser of the player to move: the states, and the answers to all that may be asked."""
    table = Table(Game.from_position(position), you=me, folder="nowhere")
    answers: list[Any] = []
    table.send = answers.append
    for content in questions():
        table._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})  # noqa: SLF001
    steps = Stepper([(position, "now")], you=me, predict=True)
    return [answers, *(shown for widget in (table, steps) for shown in all_shown(widget))]


def all_shown(widget: Table | Stepper) -> Iterator[Any]:
    """What a widget shows, drawn by the browser or not."""
    yield from (repr(widget), widget.sentence, widget.picture())
    state = widget.get_state()
    yield {name: state[name] for name in ("labels", "settings", "state", "saves") if name in state}


def questions() -> Iterator[dict[str, Any]]:
    """Every question that changes nothing."""
    yield {"kind": "hint"}
    yield {"kind": "hint"}  # the second time it says the move
    for card in (*PACK, JOKER):
        yield {"kind": "why", "text": card.text}
        yield {"kind": "peek", "text": card.text}


@pytest.mark.parametrize("rules", VARIANTS)
def test_other_cards_in_the_others_hands_change_nothing_that_is_sent(rules: str) -> None:
    rng = Random(rules)
    changed = 0
    for position in some_positions(rules, 4):
        other = None if position.turn is None else redealt(position, position.turn, rng)
        if other is None or other == position or position.turn is None:
            continue
        if other.view(position.turn) == position.view(position.turn):
            changed += 1
            assert everything_sent(other, position.turn) == everything_sent(position, position.turn)
    assert changed
