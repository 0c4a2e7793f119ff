"""Moments of games played at random that are worth asking about: what the kinds' samples are made of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, Card, deal
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS, Exchange, LayJoker, Move, Play
from sevens_teach.sevens.engine.position import Position, with_hands
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step

JOKERS: Final = ("joker-solo", "joker-pair")
TUNNELS: Final = ("tunnel", "tunnel-oneway")
KILLERS: Final = ("killer", "killer-sides", "killer-group")
PASSES: Final = ("basic", "passes=1", "passes=2", "passes=5")
"""House rules to draw puzzles under."""

_LONGEST: Final = 300
_PLACES: Final = 30
"""How many places not down can be looked through."""
_FEW: Final = 8
"""How many cards in the hands can be played out."""


def random_game(rules: str, players: int, rng: Random) -> list[Step]:
    """Return the moves of a random game of Sevens; passing is a move like any other, so some go bankrupt."""
    house = Rules.parse(rules)
    position, _ = Position.start(house, deal(players, rng, joker=house.joker != "none"))
    game: list[Step] = []
    while position.turn is not None and len(game) < _LONGEST:
        game.append(made(position, position.legal_moves.turn.draw(rng)))
        position = game[-1].after
    return game


def moments(game: Sequence[Step], rng: Random) -> Iterator[Position]:
    """Yield positions of a game in random order, none of them twice."""
    yield from (step.before for step in mixed(game, rng))


def is_readable(position: Position) -> bool:
    """Return whether the player to move has a hand of a size that suits a puzzle."""
    assert position.turn is not None  # noqa: S101, a moment of a game
    return 2 <= position.held[position.turn].bit_count() <= 12


def is_crowded(position: Position) -> bool:
    """Return whether few enough places are left on the board for a puzzle about them."""
    return 52 - (position.down & ALL).bit_count() <= _PLACES


def crowded(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield boards with few enough places left for a puzzle about them."""
    yield from (Sample(position) for position in moments(game, rng) if is_crowded(position))


def holds_joker(position: Position) -> bool:
    """Return whether the player to move holds ★."""
    return position.turn is not None and bool(position.held[position.turn] & JOKER_BIT)


def few_left(position: Position, rng: Random) -> Position | None:
    """Return the position with only ★ and one card left to the player to move: what J4 and J5 are about."""
    turn = position.turn
    if turn is None or not holds_joker(position):
        return None
    hand = [card for card in position.hands[turn] if not card.is_joker]
    others = [player for player in position.in_play if player != turn]
    kept = mixed(hand, rng)[0]
    hands = [list(cards) for cards in position.hands]
    for number, card in enumerate(card for card in hand if card is not kept):
        hands[others[number % len(others)]].append(card)
    hands[turn] = [JOKER, kept]
    return with_hands(position, hands)


def some_moves(position: Position, most: int, rng: Random) -> tuple[Step, ...]:
    """Return up to `most` moves from a position, at random, to ask about."""
    steps: list[Step] = []
    for _ in range(int(rng.random() * (most + 1))):
        if position.turn is not None:
            steps.append(made(position, position.legal_moves.turn.draw(rng)))
            position = steps[-1].after
    return tuple(steps)


def thinkable_moves(position: Position) -> list[Move]:
    """Return moves of Sevens that come to mind: what is legal, other cards of the hand, a pass, ★ here and there."""
    assert position.turn is not None  # noqa: S101, a moment of a game
    hand = position.hands[position.turn]
    found: list[Move] = [PASS, *position.legal_moves, *(Play(card) for card in hand if not card.is_joker)]
    if JOKER in hand:
        alone = position.rules.joker == "solo"
        found += [LayJoker(place) for place in position.open_places if alone]
    ghosts = [gone.player for gone in position.exits if gone.how is Ending.BANKRUPT]
    found += [Exchange(ghost, player) for ghost in ghosts for player in position.players if player != ghost]
    return list(dict.fromkeys(found))


# -- endgames --------------------------------------------------------------------------------------


def endgames(game: Sequence[Step], rng: Random) -> Iterator[Position]:
    """Yield positions with few enough cards left to play all games from there to their end."""
    for position in moments(game, rng):
        cards = sum(position.held[player].bit_count() for player in position.in_play)
        if 1 < len(position.in_play) < cards <= _FEW:
            yield position


def short_of_passes(position: Position, rng: Random) -> Position:
    """Return the position with a pass or none left to everybody."""
    limit = position.rules.passes or 0
    left = [min(limit, int(rng.random() * 2)) for _ in position.players]
    gone = [position.exit_of(player) for player in position.players]
    passes = [limit - left[player] if gone[player] is None else used for player, used in enumerate(position.passes)]
    return with_hands(position, position.hands, passes)


def any_goal(position: Position, rng: Random) -> str:
    """Return something to reach from a position, for a play-out drawn at random."""
    other = next(player for player in position.in_play if player != position.turn)
    goals = ["win", "win", "out", f"bankrupt {other}", *(["not last"] if len(position.players) > 2 else [])]
    return mixed([*goals, *(f"save {card}" for card in _mortal(position)[:3])], rng)[0]


def _mortal(position: Position) -> list[Card]:
    """Return the own cards that cannot be played yet, and may still die (K3)."""
    assert position.turn is not None  # noqa: S101, a moment of a game
    hand = position.hands[position.turn] if position.rules.killer else ()
    return [card for card in hand if not card.bit & position.dead and card not in position.legal_moves.cards]
