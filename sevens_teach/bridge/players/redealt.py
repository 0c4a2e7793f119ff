"""A position with the hidden cards dealt anew: what one player of Seven Bridge knows, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.position import Position
from sevens_teach.cards import shuffled

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.bridge.engine.view import View
    from sevens_teach.cards import Card


def redealt(view: View, rng: Random) -> Position:
    """Return a position that looks the same to the player of `view`, the hidden cards dealt anew."""
    assert view.in_turn is not None  # noqa: S101, a player decides
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
        turn=(view.in_turn, view.step),
        dealer=view.dealer,
        moved=view.moved,
        bare=view.bare,
        called=view.called,
        drew=view.drawn,
        renewed=view.renewed,
        sheet=view.sheet,
    )
    return made if made.turn == view.player else _asked_first(made, view.player)


def _asked_first(position: Position, player: int) -> Position:
    """Return a world in which those who come before this player let the discard go."""
    while position.turn != player:
        before = position
        position, _ = position.after(position.legal_moves[-1])
        assert position is not before  # noqa: S101, each is asked once
    return position
