"""What every habit at Seven Bridge is worth, for two to five players: the numbers of lesson 10 and of its docs.

    python tools/measure_bridge.py [DEALS]

`make bridge-tips` measures them again, digit by digit, and stores them. Each habit is tried in every seat of the same
deals, against the seat's own cost when everybody keeps to the tips; the intervals are over deals.
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from dataclasses import asdict
from pathlib import Path
from typing import Final

from nobody import nobodys_home

from sevens_teach.bridge import Rules
from sevens_teach.bridge.simulator.habit_trials import TRIED, change_of

STORED: Final = Path(__file__).parent.parent / "sevens_teach" / "bridge" / "habits.json"
SEED: Final = 22
DEALS: Final = 20_000
PLAYERS: Final = range(2, 6)


def measured(deals: int) -> dict[str, dict[str, dict[str, float]]]:
    """Return for each number of players what each habit changed."""
    return {
        str(players): {
            name: {part: round(value, 4) for part, value in asdict(change).items()}
            for name, habits in TRIED.items()
            for change in (change_of(habits, players, deals, rules=Rules(), seed=SEED),)
        }
        for players in PLAYERS
    }


def main() -> None:
    """Measure, store, and print a line for each habit."""
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("deals", type=int, nargs="?", default=DEALS)
    found = measured(parser.parse_args().deals)
    STORED.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    for name in TRIED:
        cells = (f"{found[str(n)][name]['own']:+6.2f} ± {found[str(n)][name]['own_error']:.2f}" for n in PLAYERS)
        print(f"{name:13} {'   '.join(cells)}")


if __name__ == "__main__":
    with nobodys_home():
        main()
