"""Positions of Seven Bridge to try anything on, and the same with everything hidden dealt anew."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from games.sampling import Sample

from sevens_teach.bridge import Game, Position
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.cards import shuffled

if TYPE_CHECKING:
    from sevens_teach.bridge import Entry


def match(rules: str = "target=50", players: int = 4, seed: int = 1, habits: Habits | None = None) -> Game:
    """Return a match that players who keep to the tips have played to its end."""
    game, player, rng = Game(rules, players=players, seed=seed), TipsPlayer(habits), Random(seed)
    while not game.is_over:
        turn = game.position.turn
        if turn is None:
            game.go_on()
        else:
            game.play(player.choose(game.view(turn), rng))
    return game


def redealt(position: Position, player: int, rng: Random) -> Position | None:
    """Return a position with all that is hidden from `player` dealt anew: the others' hands and the stock.

    None where the new hands would have somebody else asked first, which `player` would see.
    """
    if position.is_deal_over:
        return position  # the hands lie open; the stock is gone through
    hidden = shuffled(position.view(player).unseen, rng)
    hands = []
    for seat, hand in enumerate(position.hands):
        hands.append(hand if seat == player else tuple(hidden[: len(hand)]))
        hidden = hidden if seat == player else hidden[len(hand) :]
    drawn = position.drawn if position.in_turn == player else None
    made = Position(
        position.rules,
        hands,
        stock=hidden,
        pile=position.pile,
        melds=position.melds,
        turn=(position.in_turn, position.step),
        dealer=position.dealer,
        moved=position.moved,
        bare=position.bare,
        called=position.called,
        drew=drawn,
        renewed=position.renewed,
        sheet=position.sheet,
    )
    return made if (made.turn == player) == (position.turn == player) else None


def settled(game: Game, you: int) -> list[tuple[Entry, Position]]:
    """Return the moves that `you` is told of, each with the position once nobody can still be asked in silence."""
    from sevens_teach.bridge.show.table import told  # noqa: PLC0415, only who looks at a table needs it

    found: list[tuple[Entry, Position]] = []
    for entry in game.history:
        if told(entry, you) is None:
            found[-1] = (found[-1][0], entry.position)
        else:
            found.append((entry, entry.position))
    return found


SAMPLE = Sample(
    rules=("target=50", "target=50 joker=off lone=set out=discard first=none"),
    players=(2, 4),
    redealt=redealt,
    bad_moves=("", "pass", "♥9", "meld", "add ♥9", "drop ♥9 ♥10", "pon ♥11", "bid 3"),
    extremes=(
        "basic",
        "target=300",
        "deals=8 renewals=0",
        "joker=off high_ace=off lone=set first=none call_add=off out=discard ace=1 sevens=twenty deals=1",
    ),
    stages=(
        ("bridge/engine/test_rules.py", "bridge/why/test_why.py", "bridge/why/test_telling.py"),
        ("bridge/engine/test_lockstep.py", "bridge/engine/test_properties.py"),
        ("bridge/show/test_table.py", "games"),
        ("bridge/puzzles/test_puzzles.py", "bridge/simulator/test_simulator.py"),
    ),
)
