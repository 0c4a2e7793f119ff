"""How often a hint at Sevens names the move that 3,000 worlds name, by how many worlds it looks at; the tips beside it.

And how often a hint calls another move about as good, and how often that is so in 3,000 worlds.

    python benchmarks/hints.py [POSITIONS]

POSITIONS of every preset, sixty where no number is given, as the player to move sees them in games at random.
"""

from __future__ import annotations

import sys
from operator import itemgetter
from random import Random
from typing import TYPE_CHECKING

from table import Table

from sevens_teach import Game
from sevens_teach.sevens.engine.rules import PRESETS
from sevens_teach.sevens.players import RandomPlayer, TipsPlayer
from sevens_teach.sevens.players.expert import ExpertPlayer
from sevens_teach.sevens.review.model import LOSS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.view import View

TRUTH = 3000
WORLDS = (300, 128, 32)
"""In 300 a hint looks where numba has been loaded; elsewhere in 128, and at Killer Sevens in 32."""
_LOOKED_AT = 0.08
"""The share of the moments that are looked at: those of one game are much alike."""


def moments(rules: str) -> Iterator[tuple[View, str]]:
    """Yield what players see where there is a choice, each with a seed, game after game."""
    for seed in range(10_000):
        game, chance = Game(rules, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            if len(view.legal_moves) > 1 and chance.random() < _LOOKED_AT:
                yield view, f"{seed} {len(game.history)}"
            game.play(RandomPlayer(passing=True).choose(view, chance))


def main(positions: int) -> None:
    """Print how many of the positions each agrees in."""
    agree = dict.fromkeys(("tips", *map(str, WORLDS)), 0)
    called, so = dict.fromkeys(WORLDS, 0), dict.fromkeys(WORLDS, 0)
    for rules in PRESETS:
        for (view, seed), _ in zip(moments(rules), range(positions), strict=False):
            best, truth = ExpertPlayer(TRUTH).weighed(view, Random(f"{seed} truth"))
            worse = {best: 0.0, **(truth or {})}
            agree["tips"] += TipsPlayer().choose(view, Random(f"{seed} hint")) == best
            for worlds in WORLDS:
                named, leads = ExpertPlayer(worlds).weighed(view, Random(f"{seed} hint"))
                agree[str(worlds)] += named == best
                near = min((leads or {}).items(), key=itemgetter(1), default=(named, LOSS))
                called[worlds] += near[1] < LOSS
                so[worlds] += near[1] < LOSS and worse[near[0]] - worse[named] < LOSS
    everywhere = positions * len(PRESETS)
    table = Table(
        f"The move that {TRUTH} worlds name, in {everywhere} positions of all presets", ("worlds", "named", "%")
    )
    table.rows += [(name, str(found), f"{100 * found / everywhere:.1f}") for name, found in agree.items()]
    print(table)
    close = Table("Another move about as good", ("worlds", "called so", "no slip beside it"))
    close.rows += [(str(worlds), str(called[worlds]), str(so[worlds])) for worlds in WORLDS]
    print(close)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
