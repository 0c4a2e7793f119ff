"""Spades: its rules beside OpenSpiel's, card by card, and what its players are worth: `python benchmarks/spades.py`."""

from __future__ import annotations

from importlib import import_module
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from measure import MissingError
from table import Table

from sevens_teach.cards import PACK, RANKS, Card, deal
from sevens_teach.compiling.compiled import IS_COMPILED, numbers, zeros
from sevens_teach.spades import Bid, Play, Position, Rules
from sevens_teach.spades.players import RandomPlayer, TipsPlayer, play_deal
from sevens_teach.spades.simulator.deals import play_deals
from sevens_teach.spades.simulator.model import RANDOM, TIPS, House, new_table, to_lanes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.spades.players import Player

AGREED: Final = 300
"""Deals beside OpenSpiel."""
PLAYED: Final = 200
"""Deals of a pair against a pair, each played twice with the seats changed."""
SPEED: Final = 200_000
"""Deals of the simulator in one go."""
_SUITS: Final = "♣♦♥♠"
_RANKS: Final = (*RANKS[1:], RANKS[0])
_FIRST_BID: Final = 52
"""OpenSpiel numbers cards ♣2 … ♣A, ♦, ♥, ♠ from 0, and bids from here."""


def spades() -> Iterator[Table]:
    """Yield what the players are worth, then how far OpenSpiel agrees."""
    yield _players()
    yield _speed()
    yield _agreement()


# -- the simulator -----------------------------------------------------------------------------------


def _speed() -> Table:
    """Return how many whole deals the simulator plays in a second of processor time."""
    how = "compiled" if IS_COMPILED else "plain Python"
    table = Table(f"Deals of Spades a second on one core, {how}", ("all four play", "deals a second"))
    fresh, pack = numbers([to_lanes(card.bit) for card in PACK]), zeros(len(PACK))
    house, deals = House(blind_nil=False, sandbags=False, lead=0, bags=0), SPEED if IS_COMPILED else 100
    points = zeros(10 * deals)
    for name, policy in (("by the tips", TIPS), ("at random", RANDOM)):
        players = new_table([policy] * 4)
        play_deals(house, players, fresh, pack, 1, 1, points)
        began = process_time()
        play_deals(house, players, fresh, pack, 1, deals, points)
        table.rows.append((name, f"{deals / (process_time() - began):,.0f}"))
    return table


# -- OpenSpiel ---------------------------------------------------------------------------------------


def _agreement() -> Table:
    """Return how often OpenSpiel has the same legal cards and gives the trick to the same player."""
    try:
        game = import_module("pyspiel").load_game("spades")
    except ImportError as error:
        raise MissingError(f"OpenSpiel is not installed ({error})") from error
    table = Table(f"Spades beside OpenSpiel, {AGREED} random deals", ("", "compared", "the same", "else ♠ is broken"))
    cards = [0, 0, 0]
    tricks = [0, 0]
    for seed in range(AGREED):
        _compare(game, Random(seed), cards, tricks)
    table.rows.append(("which cards are legal", *map(str, cards)))
    table.rows.append(("who takes a trick", *map(str, tricks), "0"))
    table.notes.append("OpenSpiel lets ♠ be led from a hand of ♠ alone, even once ♠ is broken (P3).")
    return table


def _compare(game: Any, rng: Random, cards: list[int], tricks: list[int]) -> None:  # noqa: ANN401, OpenSpiel has no types
    """Play one deal at random in both, and count what is the same."""
    hands = deal(4, rng)
    position, _ = Position.start(Rules(), hands, dealer=3)
    theirs = game.new_initial_state()
    for number in range(52):
        theirs.apply_action(_number(hands[number % 4][number // 4]))
    while position.turn is not None and not theirs.is_terminal():
        if position.is_bidding:
            bid = Bid(1 + int(rng.random() * 4))
            position, _ = position.after(bid)
            theirs.apply_action(_FIRST_BID + bid.tricks)
            continue
        own = position.legal_moves
        both = {_number(card) for card in own.cards}
        same = both == set(theirs.legal_actions())
        cards[0] += 1
        cards[1] += same
        cards[2] += not same and not position.trick.cards and position.spades_broken
        move = own.draw(rng)
        assert isinstance(move, Play)  # noqa: S101, the bids are made
        position, _ = position.after(move)
        theirs.apply_action(_number(move.card))
        if position.turn is not None and not position.trick.cards:
            tricks[0] += 1
            tricks[1] += theirs.current_player() == position.turn


def _number(card: Card) -> int:
    return 13 * _SUITS.index(card.text[0]) + _RANKS.index(card.text[1:])


# -- the players -------------------------------------------------------------------------------------


def _players() -> Table:
    """Return what a pair of tips players is worth against others, with 95 % intervals over deals."""
    table = Table(f"A pair of TipsPlayer, {PLAYED} deals, both ways round", ("against a pair of", "points a deal", "±"))
    tips, chance = TipsPlayer(), RandomPlayer()
    gains = [_gain(tips, chance, seed) for seed in range(PLAYED)]
    table.rows.append(("RandomPlayer", f"{mean(gains):+.1f}", f"{1.96 * stdev(gains) / PLAYED**0.5:.1f}"))
    table.rows.append(("targets reached by four tips players", f"{100 * _made(tips):.1f} %", ""))
    return table


def _gain(first: Player, second: Player, seed: int) -> float:
    """Return the points by which the first pair leads after a deal, the mean of both ways to sit."""
    gains = []
    for pairs in ([first, second], [second, first]):
        rng = Random(seed)
        start, _ = Position.start(Rules(), deal(4, rng), dealer=seed % 4)
        score = play_deal(start, pairs * 2, rng).score
        gains.append(score[0] - score[1])
    return (gains[0] - gains[1]) / 2


def _made(player: Player) -> float:
    """Return the share of targets that four equal players reach."""
    made = 0
    for seed in range(PLAYED):
        start, _ = Position.start(Rules(), deal(4, Random(seed)), dealer=seed % 4)
        result = play_deal(start, [player] * 4, Random(seed)).result
        made += sum(side.made for side in result.sides) if result else 0
    return made / (2 * PLAYED)


if __name__ == "__main__":
    for each in spades():
        print(each, flush=True)
