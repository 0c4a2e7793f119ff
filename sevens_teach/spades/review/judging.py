"""A match is judged: every bid and card the player could have chosen, in many worlds that agree with what was seen.

The work is cut into small pieces, so that a waiting program can do other things between two of them.
"""

from __future__ import annotations

from dataclasses import replace
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import IS_COMPILED, numbers, zeros
from sevens_teach.play.judging import Stage, Trials, judged_one_by_one, last_of, mean_of, need_worlds, nobody
from sevens_teach.play.reviewed import position_at
from sevens_teach.spades.engine.moves import NIL, TRICKS, Bid, Play
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.players.bidding import counted_bid
from sevens_teach.spades.players.worlds import Chain
from sevens_teach.spades.review.model import Decision, Loss, Option, Outlook, Review, choices_of
from sevens_teach.spades.review.reasons import with_moments
from sevens_teach.spades.review.standing import Standing
from sevens_teach.spades.simulator.model import bid_number, house_of, to_lanes
from sevens_teach.spades.simulator.outcomes import END, End, bid_ends, card_ends, end_at

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, MutableSequence, Sequence
    from random import Random

    from sevens_teach.spades.engine.game import Game
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.view import View

WORLDS: Final = 600 if IS_COMPILED else 40
"""In this many worlds each move is tried: in plain Python fewer, so that fewer losses are sure enough to be told."""
_SLICE: Final = 200 if IS_COMPILED else 2
"""How many worlds are played between two stops of the work."""
_NEAR: Final = 2
"""Bids so near to the tips' are tried, and nil."""
_SEEDS: Final = 1 << 30


def review(
    game: Game,
    player: int,
    *,
    worlds: int = WORLDS,
    rng: Random,
    progress: Callable[[int, int], bool] | None = None,
) -> Review:
    """Return what each bid and card of `player` in a match of Spades was worth, wherever there was a choice.

    Each is tried in up to `worlds` ways in which the hidden cards may have lain for the player, everybody going on by
    the tips; what seems a loss is tried once more, in fresh ones. After each decision `progress` is told how many are
    done, and of how many; where it returns False, the review ends there. The same `rng` gives the same review. Raises
    `GameError` for fewer than 2 worlds, and `PositionError` for a player who is not there.
    """
    begun = Review(game, player, (), is_whole=False)
    return last_of(begun, reviewing(game, player, worlds=worlds, rng=rng), progress)


def reviewing(
    game: Game, player: int, named: Callable[[Decision], bool] = nobody, *, worlds: int = WORLDS, rng: Random
) -> Iterator[Stage[Review]]:
    """Yield how far a review of Spades is after every small piece of its work, some hundredths of a second each.

    The last stage has the whole review, the same that `review` returns, but that a move which a hint had `named` is no
    mistake. Raises what `review` raises.
    """
    game.view(player)
    need_worlds(worlds)
    return _stages(game, player, named, worlds, rng)


def _stages(
    game: Game, player: int, named: Callable[[Decision], bool], worlds: int, rng: Random
) -> Iterator[Stage[Review]]:
    """Yield the review of a match of Spades, further on at each stage."""
    plies = choices_of(game, player)
    found = Review(game, player, (), is_whole=False)
    standing = Standing(game.rules, int(rng.random() * _SEEDS))
    for _ in standing.prepare() if plies else ():
        yield Stage(found, len(plies), 0.0)
    found = yield from judged_one_by_one(found, plies, lambda ply: _judging(game, ply, standing, worlds, rng), named)
    yield Stage(replace(with_moments(found), is_whole=True), len(plies), 1.0)


def _judging(game: Game, ply: int, standing: Standing, worlds: int, rng: Random) -> Generator[float, None, Decision]:
    """Judge one bid or card piece by piece: yield what part is done, return the decision."""
    position, played = position_at(game, ply), game.history[ply].move
    assert isinstance(played, Bid | Play)  # noqa: S101, it was a choice
    view = position.view(position.turn or 0)
    tried = Tried(view, candidates(view, played), rng)
    yield from tried.try_out(played, worlds, 0.0, 0.8)
    best, own = tried.best, tried.moves.index(played)
    rival = tried.second if own == best else best
    losses = [tried.loss(own, best)]
    if losses[0].mean >= Loss.LEAST:
        again = Tried(view, (played, tried.moves[best]), rng)
        yield from again.play(range(2), worlds, 0.8, 1.0)
        losses.append(again.loss(0, 1))
    return Decision(
        ply,
        played,
        tuple(map(tried.option, range(len(tried.moves)))),
        tried.moves[best],
        tuple(losses),
        len(position.sheet) + 1,
        position.trick_number,
        tried.moves[rival],
        tried.loss(tried.second, best),
        (tried.chance(own, position, standing), tried.chance(rival, position, standing)),
    )


def candidates(view: View, played: Bid | Play) -> tuple[Bid | Play, ...]:
    """Return the bids or cards worth trying in a review: every card; nil, bids near the tips', the one made."""
    if isinstance(played, Play):
        return tuple(move for move in view.legal_moves if isinstance(move, Play))
    usual = counted_bid(view).tricks
    near = range(max(1, usual - _NEAR), min(TRICKS, max(1, usual) + _NEAR) + 1)
    return tuple(sorted({NIL, played, *map(Bid, near)}, key=lambda bid: bid.tricks))


class Tried(Trials["Bid | Play", "MutableSequence[int]"]):
    """How the deal ends after each of several moves: the more one's side comes out ahead, the better."""

    SLICE = _SLICE
    HOPELESS = 3.0
    LOSS = Loss

    def __init__(self, view: View, moves: tuple[Bid | Play, ...], rng: Random) -> None:
        super().__init__(moves)
        self.ends: list[list[End]] = [[] for _ in moves]
        self._view = view
        self._house = house_of(view)
        self._chain = Chain(view, rng)
        self._sign = -1 if view.player % 2 else 1

    def deal(self, count: int) -> MutableSequence[int]:
        """Return `count` more ways in which the hidden cards of Spades may lie."""
        return self._chain.more(count)

    def run(self, which: Sequence[int], batch: MutableSequence[int]) -> list[list[int]]:
        """Return by how many points one's side comes out better after some bids or cards, world by world."""
        count = len(batch) // PLAYERS
        found = zeros(END * count * len(which))
        self._play_on([self.moves[index] for index in which], batch, found)
        ends = [[end_at(found, number * count + world) for world in range(count)] for number in range(len(which))]
        for index, each in zip(which, ends, strict=True):
            self.ends[index] += each
        return [[self._sign * end.lead for end in each] for each in ends]

    def _play_on(self, moves: Sequence[Bid | Play], dealt: Sequence[int], found: MutableSequence[int]) -> None:
        """Play these bids or cards on in more worlds."""
        chain, house = self._chain, self._house
        if self._view.is_bidding:
            bids = numbers([bid_number(move) for move in moves if isinstance(move, Bid)])
            bid_ends(house, chain.table, chain.first, self._view.player, bids, dealt, found)
        else:
            cards = numbers([to_lanes(move.card.bit) for move in moves if isinstance(move, Play)])
            card_ends(house, chain.table, chain.now, cards, dealt, found)

    def option(self, index: int) -> Option:
        """Return what a tried bid or card was worth."""
        error = mean_of(self.worths[index])[1]
        return Option(self.moves[index], self.worth(index), error, _outlook(self.ends[index], self._view.player))

    def chance(self, index: int, position: Position, standing: Standing) -> float:
        """Return the chance to win the match after a tried bid or card."""
        return standing.chance(position.score, [end.points for end in self.ends[index]], side_of(self._view.player))


def _outlook(ends: Sequence[End], player: int) -> Outlook:
    """Return what happens in the worlds after a bid or card: targets, nils, bags."""
    over = [[_over(end, side) for end in ends] for side in (0, 1)]
    return Outlook(
        targets=(fmean(each >= 0 for each in over[0]), fmean(each >= 0 for each in over[1])),
        nils=tuple(fmean(not end.taken[seat] for end in ends) for seat in range(PLAYERS)),
        over=(fmean(max(0, each) for each in over[0]), fmean(max(0, each) for each in over[1])),
        tricks=fmean(end.taken[player] for end in ends),
    )


def _over(end: End, side: int) -> int:
    """Return how many tricks over its bid a side took in a tried deal; below 0 where it missed it."""
    return sum(end.taken[player] - end.bids[player] % 16 for player in SIDES[side])
