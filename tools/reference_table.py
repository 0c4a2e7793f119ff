"""The reference table: how Sevens goes by house rule, for random and tips players, with how much of it is luck.

`python tools/reference_table.py > docs/reference-table.md` makes it again, digit by digit.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import deal
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import PRESETS
from sevens_teach.sevens.lab.matches import compare
from sevens_teach.sevens.lab.playouts import Playouts, playouts
from sevens_teach.sevens.lab.statistics import Sample
from sevens_teach.sevens.simulator.rollouts import rollouts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.lab.statistics import Interval

SEED: Final = 7
GAMES: Final = 200_000
DEALS: Final = 10_000
PUBLISHED: Final = (
    (
        "[Sevens competition](https://github.com/Adam-D-Lewis/Sevens_Alg_Writing_Competition), `win_tally.txt`",
        "the best player against three random ones; no passing with a card that fits, passes without limit",
        "51.55 of 502,240 games",
        "voluntary_passing=off passes=unlimited",
        4,
    ),
    (
        "[AI Sevens, XQ](https://github.com/hirorogo/singyura), outputs of the lecture notebook",
        "two players, each against two random ones; three passes, no tunnel in its code",
        "27.6 and 41.2 of 2,000 games each",
        "basic",
        3,
    ),
    (
        "[singyura](https://github.com/hirorogo/singyura), README",
        "700 sampled deals a move, against two random players; three passes, tunnel one way",
        "80 of 10 games, 75 of 20, 86.7 of 15",
        "tunnel-oneway",
        3,
    ),
)
"""Who published a win rate of Sevens, what was measured, the figure, our nearest rules, and how many players."""
_POLICIES: Final = ("random", "tips")
_HEAD: Final = """# Reference table

Four players, three passes, {games:,} games a row, seed {seed}; every mean with its 95 % interval. They can be made
again, digit by digit, by one command; what [others have published](#published) stands below, beside ours:

```
python tools/reference_table.py > docs/reference-table.md
```

*random* plays any card that fits and passes only when stuck; *tips* follows the tips S1 to S3 and passes on purpose.
Nobody talks to a ghost, so `ghost` is the same as `basic`; under `forced` nobody may pass on purpose.
"""


def reference(games: int = GAMES, deals: int = DEALS, seed: int = SEED) -> str:
    """Return the whole page in Markdown."""
    return "\n".join([_HEAD.format(games=games, seed=seed), *_pages(games, deals, seed)])


def _pages(games: int, deals: int, seed: int) -> Iterator[str]:
    for policy in _POLICIES:
        found = {name: playouts(name, games=games, seed=seed, policy=policy) for name in PRESETS}
        yield f"## Four {policy} players\n"
        yield from _games(found)
        yield "\nWin share (in percent) and mean place by seat, counted from the one who has the first turn:\n"
        yield from _seats(found)
        yield ""
    yield "## Skill and luck\n"
    yield f"One tips player against three random ones, in every seat of {deals:,} deals: what skill brings."
    yield f"And {deals // 5:,} deals played twice by four players of one kind, each in the same seat again, with the"
    yield "correlation of their places: how alike two plays of one deal are. Players who hardly vary repeat themselves,"
    yield "so this is no measure of luck.\n"
    yield from _luck(deals, seed)
    yield from _published(deals, seed)


def _published(deals: int, seed: int) -> Iterator[str]:
    """Yield what others have published of Sevens, each beside tips players of ours under the nearest rules."""
    yield '\n## <a id="published"></a>What others have published\n'
    yield f"Each beside one tips player of ours among random ones, in every seat of {deals:,} deals; rules differ."
    yield "\n| who | what | wins in percent | ours there |\n|---|---|---|---|"
    for who, what, theirs, rules, players in PUBLISHED:
        wins = compare("tips", "random", rules=rules, players=players, deals=deals, seed=seed, stop=False).win_share
        yield f"| {who} | {what} | {theirs} | {100 * wins.mean:.1f} ± {50 * _width(wins):.1f} |"


def _games(found: dict[str, Playouts]) -> Iterator[str]:
    yield "| rules | turns a game | passes a game | bankruptcies a game |\n|---|---|---|---|"
    for name, games in found.items():
        cells = (games.turns_a_game, games.passes_a_game, games.bankruptcies_a_game)
        yield f"| {name} | {' | '.join(map(_written, cells))} |"


def _seats(found: dict[str, Playouts]) -> Iterator[str]:
    yield "| rules | starter | second | third | fourth |\n|---|---|---|---|---|"
    for name, games in found.items():
        rows = games.places_after_starter
        wins = [games.win_share(row) for row in rows]
        cells = [
            f"{100 * share.mean:.2f} ± {50 * _width(share):.2f}, {_written(games.rank(row))}"
            for share, row in zip(wins, rows, strict=True)
        ]
        yield f"| {name} | {' | '.join(cells)} |"


def _luck(deals: int, seed: int) -> Iterator[str]:
    yield (
        "| rules | mean place of tips | wins in percent | the same deal again, random | the same deal again, tips |\n"
        "|---|---|---|---|---|"
    )
    for name in PRESETS:
        found = compare("tips", "random", rules=name, deals=deals, seed=seed, stop=False)
        wins, again = found.win_share, [same_deal_again(name, policy, deals // 5, seed) for policy in _POLICIES]
        yield (
            f"| {name} | {_written(found.rank)} | {100 * wins.mean:.1f} ± {50 * _width(wins):.1f} "
            f"| {' | '.join(map(_written, again))} |"
        )


def same_deal_again(name: str, policy: str, deals: int, seed: int) -> Interval:
    """Return how the places of one deal, played twice by the same players, go together: 1 is all deal, 0 none of it."""
    rules, values = PRESETS[name], []
    spread = 1.25  # the variance of the places 1 to 4
    for number in range(deals):
        hands = deal(4, Random(f"{seed} {number}"), joker=rules.joker != "none")
        position = Position.start(rules, hands)[0]
        [[once, twice]] = rollouts(position, policy=policy, seed=number, games=2)
        values.append(sum((one - 2.5) * (two - 2.5) for one, two in zip(once, twice, strict=True)) / 4 / spread)
    return Sample.of(values).interval


def _width(interval: Interval) -> float:
    return interval.high - interval.low


def _written(interval: Interval) -> str:
    return f"{interval.mean:.3f} ± {_width(interval) / 2:.3f}"


if __name__ == "__main__":
    ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter).parse_args()
    sys.stdout.write(reference() + "\n")
