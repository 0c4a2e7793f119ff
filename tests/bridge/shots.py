"""States of tables of Seven Bridge, for screenshots and axe."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from browser.table_states import leave

from sevens_teach import bridge
from sevens_teach.bridge.players import TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.tables import Seen

_CALL = (
    "hands ♥9 ♦9 ♠2,K ♣J,Q | ♠A ♦5 ♣4 ♠6 ♥Q | ♥4 ♣8 ♦K ♠5 ♥3 ♠10 ♦2 | ♣3,6 ♦J; pile ♠9; "
    "melds 1 ♥5 ♥6 ♥7 | 2 ♠4 ♦4 ★ | 3 ♣7; turn 3 draw"
)
_LAYING = (
    "hands ♥8,9,10 ♠2,K ♦5 ♣J,Q | ♠A ♦2 ♣4 | ♥4 ♣8 ♦3 ♠5 | ♣3,6 ♠10 | ♥A,2 ♣A,2; pile ♦9 ♣9; "
    "melds 1 ♥5 ♥6 ♥7 | 2 ♠4 ♦4 ★ | 2 ♦J ♦Q ♦K | 3 ♣7 | 4 ♠7 ♠8 ♠9; turn 0 play; drew ♥8"
)
_SEATS = ["You", "Ren", "Aoi", "Sora", "Yui"]


def lift(widget: Seen) -> None:
    """Lift a row."""
    for card in ("♥8", "♥9", "♥10"):
        widget.card(card).click()


def match(rules: str, names: list[str]) -> bridge.Game:
    """Return a match of Seven Bridge that players by the tips have played to its end."""
    game, player, chance = bridge.Game(rules, names=names, seed=4), TipsPlayer(), Random(4)
    while not game.is_over:
        turn = game.position.turn
        if turn is None:
            game.go_on()
        else:
            game.play(player.choose(game.view(turn), chance))
    return game


STATES: dict[str, tuple[str, Callable[[Seen], None]]] = {
    "bridge-call": (f'ui.Table(bridge.Game.from_position("{_CALL}", names={_SEATS[:4]}, seed=1), {{}})', leave),
    "bridge-lifted": (f'ui.Table(bridge.Game.from_position("{_LAYING}", names={_SEATS}, seed=1), {{}})', lift),
    "bridge-over": (f'ui.Table(bridge_match("deals=1", {_SEATS[:2]}), {{}})', leave),
}
"""By name: what makes a table, with `{}` for more options, and what one does at it."""
NAMES = {"bridge": bridge, "bridge_match": match}
"""What the cells name."""
