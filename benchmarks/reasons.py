"""Of the moments that reviews tell of, how many have a reason in cards: `benchmarks/reasons.py [MOMENTS [READ]]`.

They are drawn over all presets, from games of four kinds of players. Some of them are printed with their games, to be
read against them.
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from sevens_teach import PRESETS, Game, RandomPlayer, TipsPlayer, play_game
from sevens_teach.review import Moment, review, why
from sevens_teach.say.messages import say
from sevens_teach.sevens.players.characters import KeeperPlayer
from sevens_teach.sevens.review.fate import IN_SIGHT, UNSEEN
from sevens_teach.sevens.review.reasons import NO_CARD, NO_ONE_CARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Player

NAMES = ("You", "Ren", "Aoi", "Sora")
KINDS: tuple[Player, ...] = (RandomPlayer(), RandomPlayer(passing=True), TipsPlayer(), KeeperPlayer(None))
"""Who sits there: two who play at random, with and without passes on purpose, one who knows the tips, one who waits."""
WORLDS = 600
NO_REASON = frozenset({UNSEEN, IN_SIGHT, NO_CARD, NO_ONE_CARD})
"""That another move was better, what could be seen of it, and that no card tells why, are no reasons."""
RANKING = "behind"
"""A reason of this kind is about the ranking."""


class Drawn(NamedTuple):
    """A moment and where it comes from."""

    rules: str
    seed: int
    game: Game
    moment: Moment


def games(rules: str) -> Iterator[tuple[int, Game]]:
    """Yield games without end, each time another kind of player in the first seat."""
    seed = 0
    while True:
        game = Game(rules, seed=seed, names=NAMES)
        first = seed % len(KINDS)
        play_game(game, [*KINDS[first:], *KINDS[:first]], Random(seed))
        yield seed, game
        seed += 1


def drawn(count: int) -> list[Drawn]:
    """Return this many moments, as many of each preset as of any other."""
    found: list[Drawn] = []
    for number, rules in enumerate(PRESETS):
        wanted = count * (number + 1) // len(PRESETS)
        for seed, game in games(rules):
            told = review(game, 0, worlds=WORLDS, rng=Random(seed)).moments
            found += [Drawn(rules, seed, game, moment) for moment in told][: wanted - len(found)]
            if len(found) >= wanted:
                break
    return found


def is_in_cards(moment: Moment) -> bool:
    """Return whether a moment has a reason that names cards, a pass or ★."""
    said = [*moment.events, *moment.why, *moment.rather]
    return any(told.key not in NO_REASON and not told.key.endswith(RANKING) for told in said)


def main(count: int, read: int) -> None:
    """Print how many have a reason, by preset, and some of them in full."""
    found = drawn(count)
    with_reason = Counter(each.rules for each in found if is_in_cards(each.moment))
    of = Counter(each.rules for each in found)
    for rules in PRESETS:
        print(f"{rules:15} {with_reason[rules]:3} of {of[rules]:3}")
    print(f"{'all':15} {with_reason.total():3} of {of.total():3}, {100 * with_reason.total() / of.total():.1f} %")
    for each in Random(1).sample(found, read):
        print(f"\n{each.rules}, seed {each.seed}, after {each.moment.decision.ply} moves")
        print(" ".join(say(told, "en", NAMES) for told in why(each.moment)))
        print(each.game.record())


if __name__ == "__main__":
    main(*(int(word) for word in (sys.argv[1:] + ["300", "0"][len(sys.argv) - 1 :])))
