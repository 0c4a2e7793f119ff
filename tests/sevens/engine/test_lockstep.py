"""The engine and the naive reference play the same games under every combination of house rules.

`make sweep` tries twice as many positions.
"""

from __future__ import annotations

import os
import random
from contextlib import nullcontext
from itertools import product
from typing import TYPE_CHECKING

import pytest
from naive import DECK, JOKER, NaiveGame, is_dead
from versus import house_rules, reference, same

from sevens_teach import Ending, Exit, IllegalMoveError, Position, Rules
from sevens_teach.sevens.engine.notation import parse_move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Move

PASSES = (0, 1, 3, None)
FAMILIES = [
    {"joker": joker, "tunnel": tunnel, "opening": opening}
    for joker, tunnel, opening in product(("none", "solo", "pair"), ("off", "both", "oneway"), ("sevens", "fantan"))
] + [{"killer": True, "death": death} for death in ("surround", "sides", "group")]
FULL_TABLE = 52
DOUBLE = 2 if "SEVENS_GAMES" in os.environ else 1
"""How many times as many positions are tried that no game may have led to."""
LIKELY = {"play": 0.65, "pass": 0.3, "ghost": 0.05}


def name_of(family: dict[str, object]) -> str:
    """Return a family's settings as a test's name."""
    return "-".join(map(str, family.values()))


def tables(family: dict[str, object]) -> Iterator[Rules]:
    """Yield a family's rules with every setting of ghost, voluntary passing and passes."""
    for ghost, voluntary, passes in product((False, True), (False, True), PASSES):
        order = "".join(random.Random(f"{family} {passes}").sample("♠♥♦♣", 4)) if voluntary else "♠♥♦♣"
        yield Rules(ghost=ghost, voluntary_passing=voluntary, passes=passes, suit_order=order, **family)  # type: ignore[arg-type]


def pack_of(rules: Rules) -> list[str]:
    """Return the pack as text."""
    return DECK + ([JOKER] if rules.joker != "none" else [])


def kind_of(move: str) -> str:
    """Return `pass`, `ghost` or `play`."""
    return move.split(maxsplit=1)[0] if move.startswith(("pass", "ghost")) else "play"


def pick(moves: dict[str, Move], rng: random.Random) -> str:
    """Pick a kind of move first, so that exchanges and passes do not crowd out the plays."""
    kinds = sorted(set(map(kind_of, moves)))
    kind = rng.choices(kinds, [LIKELY[kind] for kind in kinds])[0]
    return rng.choice(sorted(move for move in moves if kind_of(move) == kind))


def play_to_the_end(position: Position, game: NaiveGame, rng: random.Random) -> None:
    """Play a random game with both, comparing every position."""
    while moves := same(position, game):
        move = pick(moves, rng)
        position, game = position.after(moves[move])[0], game.play(move)
    assert game.over


def play_a_deal(rules: Rules, players: int, rng: random.Random) -> None:
    """Deal, and play to the end with both."""
    pack = rng.sample(pack_of(rules), len(pack_of(rules)))
    hands = [pack[player::players] for player in range(players)]
    play_to_the_end(Position.start(rules, hands)[0], NaiveGame(house_rules(rules), hands), rng)


@pytest.mark.parametrize("family", FAMILIES, ids=name_of)
def test_whole_games_are_the_same(family: dict[str, object]) -> None:
    for rules in tables(family):
        rng = random.Random(str(rules))
        play_a_deal(rules, rng.randint(1, 4 if rules.killer else 10), rng)
        if not rules.killer:
            play_a_deal(rules, rng.randint(3, 5), rng)


@pytest.mark.parametrize("players", range(1, 11))
def test_killer_at_every_table_is_the_same(players: int) -> None:
    play_a_deal(Rules(killer=True), players, random.Random(players))


@pytest.mark.parametrize("family", FAMILIES, ids=name_of)
def test_B1_a_table_of_52_is_the_same(family: dict[str, object]) -> None:
    play_a_deal(Rules(passes=1, **family), FULL_TABLE, random.Random(str(family)))  # type: ignore[arg-type]


# -- positions that no game may have led to: rows with many gaps and islands ----------------------


def random_board(rules: Rules, rng: random.Random) -> set[str]:
    """Draw a board: some rows nearly whole, some nearly empty."""
    board = set()
    for suit in "♠♥♦♣":
        fullness = rng.choice((0.2, 0.6, 0.85, 0.95))
        board |= {place for place in DECK if place[0] == suit and rng.random() < fullness}
        if rules.opening == "sevens":
            board.add(f"{suit}7")
    return board


def can_be_in(hand: list[str], board: set[str], rules: Rules) -> bool:
    """Tell whether a player with this hand is still in: it has more than ★ and dead cards (J5, K5)."""
    house = house_rules(rules)
    return any(place != JOKER and not (rules.killer and is_dead(place, board, house)) for place in hand)


def random_position(rules: Rules, rng: random.Random) -> Position:
    """Draw a position with three players in, and one who is broke where there is bankruptcy."""
    board = random_board(rules, rng)
    rest = [place for place in pack_of(rules) if place not in board]
    rng.shuffle(rest)
    hands = [rest[player::3] for player in range(3)]
    if not all(can_be_in(hand, board, rules) for hand in hands):
        return random_position(rules, rng)
    used = [rng.randint(0, rules.passes or 0) for _ in hands]
    turn = rng.randrange(3)
    if rules.passes is None:
        return Position(rules, board, hands, passes=used, turn=turn)
    gone = Exit(3, Ending.BANKRUPT)
    return Position(rules, board, [*hands, []], passes=[*used, rules.passes + 1], turn=turn, exits=[gone])


@pytest.mark.parametrize("family", FAMILIES, ids=name_of)
def test_every_move_from_random_positions_is_the_same(family: dict[str, object]) -> None:
    for rules in tables(family):
        rng = random.Random(f"{rules} middle")
        for _ in range((2 if rules.killer else 6) * DOUBLE):
            position = random_position(rules, rng)
            game = reference(position)
            for text, move in same(position, game).items():
                same(position.after(move)[0], game.play(text))


def attempts(game: NaiveGame, rng: random.Random) -> list[str]:
    """Draw moves that someone might try, most of them illegal."""
    jokers = [f"{JOKER}{place}" for place in rng.sample(DECK, 4)]
    pairs = [f"{JOKER}{place}+{beyond}" for places in game.hands for place in DECK for beyond in places]
    exchanges = [f"ghost {ghost}>{talker}" for ghost in range(4) for talker in range(4)]
    return [*rng.sample(DECK, 8), *jokers, *rng.sample(pairs, 4), "pass", *rng.sample(exchanges, 3)]


@pytest.mark.parametrize("family", FAMILIES, ids=name_of)
def test_only_legal_moves_are_followed(family: dict[str, object]) -> None:
    for rules in tables(family):
        rng = random.Random(f"{rules} attempts")
        position = random_position(rules, rng)
        game = reference(position)
        legal = game.moves()
        for text in attempts(game, rng):
            with nullcontext() if text in legal else pytest.raises(IllegalMoveError):
                position.after(parse_move(text))
