"""How often the review of Spades calls falsely: `make review`; nothing is asserted.

Whole matches of a reader who is careful, or often careless, are reviewed. Each slip, mistake and blunder that is called
is then tried again beside its better move, in ten times as many worlds, all of them fresh. It is confirmed where it
still loses what a slip loses at least, and doubtful where it does not surely lose anything.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from table import Table

from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.play.reviewed import SURE, position_at
from sevens_teach.spades import DEAL, Bid, Game, Play
from sevens_teach.spades.players import TipsPlayer
from sevens_teach.spades.review.judging import WORLDS, Tried, review
from sevens_teach.spades.review.model import LOSS

if TYPE_CHECKING:
    from sevens_teach.play.reviewed import Loss
    from sevens_teach.spades import Move
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.review.model import Decision

RULES: Final = ("target=300", "target=300 sandbags=on")
CARELESS: Final = (0.0, 0.1, 0.3, 0.6)
"""How often the reader plays any card, and bids up to two off."""
TIMES: Final = 10
_NORMAL: Final = 1.96


class Reader(TipsPlayer):
    """Plays by the tips, but for this part of the cards and bids."""

    def __init__(self, careless: float) -> None:
        self.careless = careless

    def choose(self, view: View, rng: Random) -> Move:
        """Return a bid or a card."""
        usual = super().choose(view, rng)
        if rng.random() >= self.careless:
            return usual
        if isinstance(usual, Bid) and not usual.blind:
            return Bid(max(0, min(13, usual.tricks + rng.randrange(-2, 3))))
        return view.legal_moves.draw(rng) if isinstance(usual, Play) else usual


@dataclass
class Calls:
    """What was called, and what came of it in fresh worlds."""

    decisions: int = 0
    said: list[float] = field(default_factory=list)
    """The points that the review says each call lost."""
    again: list[Loss] = field(default_factory=list)

    @property
    def confirmed(self) -> int:
        """How many calls still lose what a slip loses."""
        return sum(loss.mean >= LOSS for loss in self.again)

    def add(self, other: Calls) -> None:
        """Take in what was called of another reader."""
        self.decisions += other.decisions
        self.said += other.said
        self.again += other.again

    def cells(self) -> tuple[str, ...]:
        """Return the numbers as text."""
        confirmed = self.confirmed
        doubtful = sum(loss.mean <= SURE * loss.error for loss in self.again)
        means = (fmean(self.said or [0.0]), fmean([loss.mean for loss in self.again] or [0.0]))
        share = f"{100 * confirmed / max(1, len(self.again)):.1f} %"
        return (
            *map(str, (self.decisions, len(self.again), confirmed)),
            share,
            str(doubtful),
            *(f"{x:.1f}" for x in means),
        )


def played(rules: str, careless: float, seed: int) -> Game:
    """Return a whole match: the reader, with a partner and opponents by the tips."""
    game, rng = Game(rules, seed=seed), Random(seed)
    players = [Reader(careless), TipsPlayer(), TipsPlayer(), TipsPlayer()]
    while not game.is_over:
        turn = game.position.turn
        game.play(DEAL if turn is None else players[turn].choose(game.view(turn), rng))
    return game


def tried_again(game: Game, called: Decision, worlds: int, rng: Random) -> Loss:
    """Return what a move loses against the one that the review calls better, in fresh worlds."""
    tried = Tried(position_at(game, called.ply).view(0), (called.played, called.best), rng)
    for _ in tried.play(range(2), worlds, 0, 1):
        pass
    return tried.loss(0, 1)


def calls(careless: float, matches: int, worlds: int) -> Calls:
    """Review matches, and try each call again."""
    found = Calls()
    for seed in range(matches):
        game = played(RULES[seed % len(RULES)], careless, seed)
        told = review(game, 0, worlds=worlds, rng=Random(seed))
        found.decisions += len(told.decisions)
        found.said += [each.cost for each in told.mistakes]
        rng = Random(f"fresh {seed}")
        found.again += [tried_again(game, each, TIMES * worlds, rng) for each in told.mistakes]
    return found


def interval(part: int, whole: int) -> tuple[float, float]:
    """Return between which shares a share lies in 95 of 100 samples, by Wilson's score."""
    if not whole:
        return 0.0, 1.0
    share, tail = part / whole, _NORMAL**2 / whole
    middle, reach = share + tail / 2, _NORMAL * sqrt(share * (1 - share) / whole + tail / (4 * whole))
    return (middle - reach) / (1 + tail), (middle + reach) / (1 + tail)


def main() -> None:
    """Read the arguments and print a line for each reader."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    chosen = parser.parse_args()
    how = "compiled" if IS_COMPILED else "plain Python"
    title = f"Calls in {chosen.worlds} worlds, tried again in {TIMES * chosen.worlds} fresh ones, {how}"
    headings = ("careless", "decisions", "calls", f"still {LOSS:.0f} points", "share", "doubtful", "said", "then")
    table = Table(title, headings)
    every = Calls()
    for careless in CARELESS:
        found = calls(careless, chosen.matches, chosen.worlds)
        every.add(found)
        table.rows.append((f"{100 * careless:.0f} % of the moves", *found.cells()))
    table.rows.append(("together", *every.cells()))
    print(table, flush=True)
    low, high = interval(every.confirmed, len(every.again))
    print(f"of all calls {100 * low:.1f} to {100 * high:.1f} % still cost it (95 %)", flush=True)


if __name__ == "__main__":
    main()
