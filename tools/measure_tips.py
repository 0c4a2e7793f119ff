"""What each tip is worth, and how much is luck, house rule by house rule: the numbers of lesson 07.

`make tips` measures them again, digit by digit. One player follows a single tip and plays any card else, against three
who play any card that fits; each deal is played with that player in every seat.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from sevens_teach.cards import SEVEN
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.lab.matches import compare
from sevens_teach.sevens.lab.playouts import playouts
from sevens_teach.sevens.players import TipsPlayer
from sevens_teach.sevens.players.characters import KeeperPlayer, can_wait, place_filled
from sevens_teach.sevens.players.expert import ExpertPlayer
from sevens_teach.sevens.players.solver.perfect import PerfectPlayer
from sevens_teach.sevens.players.tip_values import drawn_of, worths_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.lab.statistics import Interval
    from sevens_teach.sevens.players import Player

SEED: Final = 7
DEALS: Final = 120
"""How many for each tip and house rule, each in four seats."""
ALONE: Final = 10_000
"""In this many deals one careful player sits with three who play any card that fits."""
CAREFUL, WORLDS = 60, 200
"""In this many deals one who tries each move in this many worlds sits with three careful players."""
STARTS: Final = 200_000
"""How many games say how often each seat wins."""
TWO: Final = 500
"""How many whole deals of two are played to their proven end, each in both seats."""
RULES: Final = ("basic", "joker-solo", "joker-pair", "tunnel", "tunnel-oneway", "fantan", "killer")
"""The house rules that the lessons tell of, one after another."""
_NEXT_TO_SEVEN: Final = (SEVEN - 1, SEVEN + 1)
_ENDS: Final = (1, 2, 12, 13)
_LAST: Final = (1, 13)


@dataclass(frozen=True)
class OneTipPlayer:
    """Follows one tip to the letter, also where the house rules make it doubtful; else any card that fits."""

    tip: Literal["S1", "S2", "S3"]

    def choose(self, view: View, rng: Random) -> Move:
        """Return a move; what the tip keeps is laid only when nothing else fits and no pass is free."""
        moves = [*worths_of(view)]
        if self.tip == "S3":
            pushing = [move for move in moves if any(card.rank in _ENDS for card in beyond(view, place_filled(move)))]
            return drawn_of(pushing or moves, rng) if moves else PASS
        free = [move for move in moves if not (isinstance(move, Play) and self._keeps(view, move.card))]
        if not moves or (not free and can_wait(view)):
            return PASS
        return drawn_of(free or moves, rng)

    def _keeps(self, view: View, card: Card) -> bool:
        """Return whether to keep a card: nothing of one's own beyond it, a 6 or an 8 (S1), or a later one (S2)."""
        near = card.rank in _NEXT_TO_SEVEN
        wanted = near if self.tip == "S1" else not near and card.rank not in (SEVEN, *_LAST)
        return wanted and not beyond(view, card)


def beyond(view: View, place: Card) -> list[Card]:
    """Return the own cards further from the 7 of the suit than a place, on its side; from a 7 those of both sides."""
    side = place.rank - SEVEN
    return [
        card
        for card in view.hand
        if card.suit is place.suit and abs(card.rank - SEVEN) > abs(side) and (card.rank - SEVEN) * side >= 0
    ]


TIPS: Final[dict[str, Callable[[], Player]]] = {
    "S1": lambda: OneTipPlayer("S1"),
    "S2": lambda: OneTipPlayer("S2"),
    "S3": lambda: OneTipPlayer("S3"),
    "S4": lambda: KeeperPlayer(near=None),
    "all": TipsPlayer,
}
"""Who is measured: S4 is the eight keeper, who always keeps the suit that helps the others most; `all` is the cat."""


def gain(tip: str, rules: str, deals: int, seed: int = SEED) -> Interval:
    """Return by how many places a tip is better than playing any card that fits, over this many deals in four seats."""
    return compare(TIPS[tip](), "random", rules=rules, deals=deals, seed=seed, stop=False).gain


def alone(rules: str, deals: int = ALONE, seed: int = SEED) -> Interval:
    """Return how often the cat wins who sits with three that play any card that fits; by luck a quarter."""
    return compare("tips", "random", rules=rules, deals=deals, seed=seed, stop=False).win_share


def careful(rules: str, deals: int = CAREFUL, seed: int = SEED) -> Interval:
    """Return how often a player wins who tries each move in many worlds, at a table of three cats."""
    return compare(ExpertPlayer(WORLDS), "tips", rules=rules, deals=deals, seed=seed, stop=False).win_share


def starts(rules: str, games: int = STARTS, seed: int = SEED) -> list[float]:
    """Return how often each seat wins among four cats, from the one who starts."""
    found = playouts(rules, games=games, seed=seed, policy="tips")
    return [round(found.win_share(row).mean, 3) for row in found.places_after_starter]


def measured(deals: int = DEALS, seed: int = SEED) -> dict[str, Any]:
    """Return everything that lesson 07 tells in numbers: mean, low and high of each, rounded to three places."""
    perfect = compare(PerfectPlayer(), "tips", players=2, deals=TWO, seed=seed, stop=False)
    return {
        "seed": seed,
        "deals": deals,
        "tips": {rules: {tip: rounded(gain(tip, rules, deals, seed)) for tip in TIPS} for rules in RULES},
        "luck": {
            rules: {"alone": rounded(alone(rules, seed=seed)), "careful": rounded(careful(rules, seed=seed))}
            for rules in RULES
        },
        "starts": {rules: starts(rules, seed=seed) for rules in RULES},
        "two": {"perfect": rounded(perfect.win_share)},
    }


def rounded(interval: Interval) -> list[float]:
    """Return the mean, and where its interval begins and ends."""
    return [round(each, 3) for each in (interval.mean, interval.low, interval.high)]


if __name__ == "__main__":
    ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter).parse_args()
    sys.stdout.write(json.dumps(measured(), indent=1) + "\n")
