"""The player who tries its moves in sampled worlds, everybody going on by the tips, and takes what costs least."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.moves import Drop
from sevens_teach.bridge.engine.position import Position
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.players.player import moves_of, play_deal
from sevens_teach.bridge.players.tips import TipsPlayer, worth_keeping
from sevens_teach.cards import Card, shuffled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.view import View

_DROPS: Final = 3
"""How many discards are tried: those least worth keeping by the tips."""
_SEEDS: Final = 1 << 31


class SharpPlayer:
    """Tries a few sensible moves in `worlds` ways in which the hidden cards may lie, to the end of the deal.

    Every move meets the same worlds and the same chance. It sees no more than anybody: a world is dealt from the
    cards that it has not seen.
    """

    def __init__(self, worlds: int = 20) -> None:
        self.worlds = worlds

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of `view`; raises `GameError` when another decides."""
        moves = moves_of(view)
        usual = TipsPlayer().choose(view, rng)
        tried = sensible(view, moves, usual)
        if len(tried) < 2:
            return usual
        costs = dict.fromkeys(tried, 0)
        for _ in range(self.worlds):
            position, seed = world_of(view, rng), int(rng.random() * _SEEDS)
            for move in tried:
                costs[move] += cost_after(position, move, view.player, seed)
        return min(tried, key=costs.__getitem__)

    def __repr__(self) -> str:
        return f"SharpPlayer(worlds={self.worlds})"


def sensible(view: View, moves: Sequence[Move], usual: Move) -> list[Move]:
    """Return the moves worth trying, the usual one first: every call, or the few best discards."""
    if view.step is Step.DRAW:
        return [usual, *(move for move in moves if move != usual)]
    if not isinstance(usual, Drop):
        return [usual]
    rules, habits = view.rules, TipsPlayer().habits
    drops = sorted(view.hand, key=lambda card: worth_keeping(card, view.hand, rules, habits))[:_DROPS]
    return [usual, *(Drop(card) for card in drops if card is not usual.card)]


def cost_after(position: Position, move: Move, player: int, seed: int) -> int:
    """Return what the deal costs a player, less what it costs the others on average, where all go on by the tips."""
    after, _ = position.after(move)
    line = play_deal(after, (TipsPlayer(),) * len(position.held), Random(seed)).line
    assert line is not None  # noqa: S101, the deal is over
    count = len(line) - 1
    return line[player] * (count + 1) - sum(line)


def world_of(view: View, rng: Random) -> Position:
    """Return one way in which the hidden cards may lie, each as likely as any other."""
    deck = shuffled(view.unseen, rng)
    hands: list[tuple[Card, ...]] = []
    for player, count in enumerate(view.counts):
        if player == view.player:
            hands.append(view.hand)
        else:
            hands.append(tuple(deck[:count]))
            deck = deck[count:]
    made = Position(
        view.rules,
        hands,
        stock=deck,
        pile=view.pile,
        melds=view.melds,
        turn=(_in_turn(view), view.step),
        dealer=view.dealer,
        moved=view.moved,
        bare=view.bare,
        called=view.called,
        drew=view.drawn,
        renewed=view.renewed,
        sheet=view.sheet,
    )
    return made if made.turn == view.player else _asked_first(made, view.player)


def _in_turn(view: View) -> int:
    """Return whose turn it is; the view of one who is asked names that one."""
    if view.discarder is not None:
        return (view.discarder + 1) % len(view.counts)
    assert view.turn is not None  # noqa: S101, a player decides
    return view.turn


def _asked_first(position: Position, player: int) -> Position:
    """Return a world in which those who come before this player let the discard go."""
    while position.turn != player:
        before = position
        position, _ = position.after(position.legal_moves[-1])
        assert position is not before  # noqa: S101, each is asked once
    return position
