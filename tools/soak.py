"""Hours of bad luck in minutes: broken texts, hostile messages, killed writers and kernels, a class on one server.

`python tools/soak.py [MINUTES] [PART …]` shares the minutes (10 unless told) among the parts, and prints for each how
many cases there were and what was lost; its exit status is 1 if anything was. With the same `SEED` in the environment
the texts and messages are the same, as many of them as the minutes allow. `READERS` is how many sit in the class, 30
unless told: `READERS=100 python tools/soak.py 8 readers` seats a hundred at once and weighs them.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import chdir
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from nobody import nobodys_home
from soaking import again, doors, kernels, kills, leaks, messages, presses, readers, texts

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from soaking.tally import Tally

PARTS: Final[dict[str, Callable[[float, int], Tally]]] = {
    "texts": texts.soak,
    "extremes": doors.soak,
    "again": again.soak,
    "messages": messages.soak,
    "presses": presses.soak,
    "kills": kills.soak,
    "kernels": kernels.soak,
    "leaks": leaks.soak,
    "readers": readers.soak,
}
"""What is done, for this many seconds and with a seed."""
MINUTES: Final = 10.0


@dataclass
class Asked:
    """What the command line asks for."""

    minutes: float = MINUTES
    parts: list[str] = field(default_factory=lambda: [*PARTS])


def asked(arguments: list[str]) -> Asked:
    """Read the command line; ends the program with advice if it makes no sense."""
    numbers = [each for each in arguments if each.replace(".", "", 1).isdecimal()]
    parts = [each for each in arguments if each not in numbers]
    if len(numbers) > 1 or (strange := [part for part in parts if part not in PARTS]):
        raise SystemExit(f"usage: soak.py [MINUTES] [{'|'.join(PARTS)}] …" + (f": no {strange[0]!r}" if parts else ""))
    return Asked(float(numbers[0]) if numbers else MINUTES, parts or [*PARTS])


def main() -> int:
    """Soak, print what was found, and return the exit status."""
    what = asked(sys.argv[1:])
    with nobodys_home() as folder, chdir(folder):  # tables keep games where they are
        return int(sum(map(len, soaked(what))) > 0)


def soaked(what: Asked) -> Iterator[list[str]]:
    """Soak in each part, print what was found, and yield what was lost; a part that tried nothing has lost too."""
    seed = int(os.environ.get("SEED", "1"))
    for part in what.parts:
        begin, seconds = time.monotonic(), what.minutes * 60 / len(what.parts)
        print(f"{part}: for about {seconds:.0f} s", flush=True)
        tally = PARTS[part](seconds, seed)
        if not tally.cases:
            tally.lost.append("nothing was tried")
        print(f"{part}: {tally} in {time.monotonic() - begin:.0f} s", flush=True)
        for line in tally.lost[:10]:
            print(f"  {line}", flush=True)
        yield tally.lost


if __name__ == "__main__":
    sys.exit(main())
