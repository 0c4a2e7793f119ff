"""Spades, to be tried by the suite over all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sampling import Sample

from sevens_teach.errors import PositionError
from sevens_teach.spades import Position

if TYPE_CHECKING:
    from random import Random


def redealt(position: Position, me: int, rng: Random) -> Position | None:
    """Return a position that `me` cannot tell from this one, what the others still hold dealt anew; None for none."""
    seen = position.view(me).has_seen_hand
    hands = [[*hand] for hand in position.dealt_hands]
    places = [
        (player, index)
        for player in position.players
        if player != me or not seen
        for index, card in enumerate(hands[player])
        if card not in position.played
    ]
    cards = [hands[player][index] for player, index in places]
    rng.shuffle(cards)
    for (player, index), card in zip(places, cards, strict=True):
        hands[player][index] = card
    try:
        return Position(
            position.rules,
            hands,
            dealer=position.dealer,
            bids=position.bids_made,
            looked=position.has_looked,
            played=position.played,
            sheet=position.sheet,
        )
    except PositionError:  # somebody showed a void in a suit
        return None


SAMPLE = Sample(
    rules=("target=100", "target=100 sandbags=on blind_nil=on"),
    players=(4,),
    redealt=redealt,
    bad_moves=("", "pass", "bid 14", "bid -1", "nil 2", "♠11", "deal 5"),
    extremes=("basic", "target=100 blind_nil=on sandbags=on"),
    stages=(
        ("spades/engine/test_rules.py", "spades/engine/test_lockstep.py", "spades/engine/test_properties.py"),
        ("spades/show/test_show.py", "spades/show/test_table.py", "games"),
        ("spades/puzzles/test_puzzles.py", "spades/simulator/test_simulator.py"),
    ),
)
