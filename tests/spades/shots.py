"""States of tables of Spades, for screenshots and axe."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from browser.table_states import leave, review

from sevens_teach import spades
from sevens_teach.spades.players import RandomPlayer, TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.tables import Seen

_NAMES = ["You", "Ren", "Aoi", "Sora"]
_BEGUN = f'ui.Table(spades.Game("sandbags=on", names={_NAMES}, seed=1), speed="instant", {{}})'


def match(rules: str, names: list[str]) -> spades.Game:
    """Return a match of Spades of a reader who plays any card against players by the tips."""
    game, chance = spades.Game(rules, names=names, seed=5), Random(5)
    by_tips, anyhow = TipsPlayer(), RandomPlayer()
    while not game.is_over:
        turn = game.position.turn
        player = by_tips if turn else anyhow
        game.play(spades.DEAL if turn is None else player.choose(game.view(turn), chance))
    return game


def bid(widget: Seen) -> None:
    """Bid 3 at a table of Spades."""
    widget.el.locator("[data-move='bid 3']").click()


STATES: dict[str, tuple[str, Callable[[Seen], None]]] = {
    "spades": (_BEGUN, leave),
    "spades-play": (_BEGUN, bid),
    "spades-review": (f'ui.Table(spades_match("target=100 sandbags=on", {_NAMES}), {{}})', review),
}
"""By name: what makes a table, with `{}` for more options, and what one does at it."""
NAMES = {"spades": spades, "spades_match": match}
"""What the cells name."""
