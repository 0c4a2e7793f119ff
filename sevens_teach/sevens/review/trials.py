"""What the moves of a decision come to in trial games, and with few cards left: which card is best laid next."""

from __future__ import annotations

from itertools import chain
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import IS_COMPILED, numbers
from sevens_teach.play.judging import FIRST, Trials, mean_of
from sevens_teach.sevens.engine.moves import cards_of
from sevens_teach.sevens.review.model import LOSS, Loss, Option
from sevens_teach.sevens.simulator.rollouts import own_places

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.simulator.rollouts import Dealt

FEW: Final = 4
"""With no more cards in hand the order of the rest is tried too: the tips would often spoil what a move prepared."""


def planned(
    position: Position, moves: Sequence[Move], dealt: Sequence[Dealt], seed: int
) -> Generator[float, None, tuple[Card | None, ...]]:
    """Find the card that is best laid next after each of some moves, of the few in hand: yield at each stop, return it.

    None stands for going on by the tips, as with more cards in hand. All plans meet the same part of the worlds.
    """
    assert position.turn is not None  # noqa: S101, there are moves
    hand = position.hands[position.turn]
    if len(hand) > FEW:
        return (None,) * len(moves)
    pairs = [(move, card) for move in moves for card in (None, *hand) if card is None or card not in cards_of(move)]
    tried = Tried(position, [move for move, _ in pairs], "tips", dealt, seed, [card for _, card in pairs])
    yield from tried.play(range(len(pairs)), max(2, round(FIRST * len(dealt))), 0.0, 0.0)
    best: dict[Move, tuple[float, Card | None]] = {}
    for worths, (move, card) in zip(tried.worths, pairs, strict=True):
        if move not in best or fmean(worths) > best[move][0]:
            best[move] = fmean(worths), card
    return tuple(best[move][1] for move in moves)


class Tried(Trials["Move", "tuple[int, Sequence[Dealt]]"]):
    """The player's place after each of several moves: the sooner, the better; the player goes on by the tips.

    Where `plans` has a card for a move, the player lays that one before, as soon as it fits.
    """

    SLICE = 60 if IS_COMPILED else 6
    HOPELESS = 4.0
    NEAR = LOSS
    LOSS = Loss

    def __init__(  # noqa: PLR0913, PLR0917, a trial is all of this
        self,
        position: Position,
        moves: Sequence[Move],
        others: str,
        dealt: Sequence[Dealt],
        seed: int,
        plans: Sequence[Card | None],
    ) -> None:
        super().__init__(moves)
        self._position = position
        self._policies = ["tips" if seat == position.turn else others for seat in position.players]
        self._dealt = dealt
        self._plans = plans
        self._seed = seed
        self._begun = 0

    def deal(self, count: int) -> tuple[int, Sequence[Dealt]]:
        """Return the next `count` worlds of Sevens, and the seed of what happens in them: the same for each move."""
        self._seed += 1
        begin, self._begun = self._begun, self._begun + count
        return self._seed, self._dealt[begin : self._begun]

    def run(self, which: Sequence[int], batch: tuple[int, Sequence[Dealt]]) -> list[list[int]]:
        """Return the place that each of some tried moves comes to, below 0."""
        seed, worlds = batch
        moves, plans = [self.moves[index] for index in which], [self._plans[index] for index in which]
        dealt = numbers([*chain.from_iterable(worlds)])
        found = own_places(self._position, moves, dealt, policy=self._policies, planned=plans, seed=seed)
        return [[-place for place in places] for places in found]

    def option(self, index: int) -> Option:
        """Return what a move tried in the worlds was worth."""
        win, win_error = mean_of([float(each == -1) for each in self.worths[index]])
        place = min(-self.worth(index), float(len(self._position.players)))  # of one left out it is reckoned only
        return Option(self.moves[index], place, mean_of(self.worths[index])[1], win, win_error)
