"""Rollouts: how games go on from one position when the rest of them is played at random or by the tips."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.compiled import numbers, zeros
from sevens_teach.errors import LabError, shown
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.simulator.model import Now, house_of, new_table, to_rows
from sevens_teach.sevens.simulator.policies import policies_of
from sevens_teach.sevens.simulator.worlds import play_worlds

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules

Places = list[list[list[int]]]
"""For each move, for each game of it, each player's place from 1."""
Dealt = list[int]
"""The hands of a world by seat, as the loop has them."""


def rollouts(
    position: Position,
    moves: Sequence[Move] = (),
    worlds: Sequence[Sequence[int]] = (),
    *,
    policy: str | Sequence[str] = "tips",
    seed: int = 0,
    games: int = 1,
) -> Places:
    """Play Sevens on from `position` to the end, after each of `moves`, in each of `worlds`, `games` times.

    `worlds` are ways to deal the hidden cards: a set a player, in the form of `position.held` (without any: the hands
    as they are). `moves` are legal moves of the player to move (without any: play on as it is). `policy` is `"tips"`
    or `"random"`, or one of them a player. Nobody talks to a ghost (G1), and a random player passes only when stuck.

    Returns `places[move][world * games + game][player]`, from 1. Every move meets the same worlds and the same chance,
    so differences between moves are paired. The same arguments give the same places, compiled or not. Raises
    `LabError` when play is over, a world has not a hand a player, or a policy or a move is unknown.
    """
    seats = seats_of(position.clockwise)
    dealt = numbers([hand for world in worlds or (position.held,) for hand in hands_of(position.rules, world, seats)])
    places = _places(position, moves, dealt, policy, seed, games)
    return _by_move(list(map(int, places)), seats, max(1, len(moves)))


def own_places(
    position: Position,
    moves: Sequence[Move],
    dealt: Sequence[int],
    *,
    policy: str | Sequence[str] = "tips",
    planned: Sequence[Card | None] = (),
    seed: int = 0,
    games: int = 1,
) -> list[list[int]]:
    """Return for each move the places in its rollouts of the player to move in `position`.

    `dealt` has the worlds one after another, in the form of `hands_of`. `planned` has for each move the card that the
    player lays after it as soon as it fits, before the tips are asked, or None. All else is as in `rollouts`.
    """
    places = _places(position, moves, dealt, policy, seed, games, planned)
    seats = seats_of(position.clockwise)
    seat, each = seats.index(position.turn or 0), len(places) // len(moves)
    own = [places[begin + seat : begin + each : len(seats)] for begin in range(0, len(places), each)]
    return [list(map(int, row)) for row in own]


def _places(
    position: Position,
    moves: Sequence[Move],
    dealt: Sequence[int],
    policy: str | Sequence[str],
    seed: int,
    games: int,
    planned: Sequence[Card | None] = (),
) -> Sequence[int]:
    """Return the places of rollouts: a place a seat, for each move, world and game in that order."""
    if position.turn is None:
        raise LabError(f"no rollouts from here: play is over (B10): {position}")
    seats = seats_of(position.clockwise)
    policies = policies_of(policy, len(seats))
    house, table = house_of(position.rules), new_table([policies[player] for player in seats])
    cards = planned or [None] * len(moves)
    played = [
        number
        for move, card in zip(moves, cards, strict=True)
        for number in (*_as_numbers(position, move), 0 if card is None else to_rows(position.rules, card.bit))
    ]
    now = _now(position, seats, table.exits)
    if type(games) is not int or games < 1:
        raise LabError(f"games={shown(games)}: expected 1 or more")
    places = zeros(max(1, len(moves)) * len(dealt) * games)
    passes = numbers([position.passes[player] for player in seats])
    play_worlds(house, table, now, passes, numbers(played), dealt, seed, games, places)
    return places


def seats_of(clockwise: Sequence[int]) -> list[int]:
    """Return the players in turn order from player 0, as rollouts seat them (G2 may have changed it)."""
    seats = [0]
    while (follower := clockwise[seats[-1]]) != 0:
        seats.append(follower)
    return seats


def _as_numbers(position: Position, move: Move) -> tuple[int, int]:
    """Return a move of Sevens as the compiled loop takes it; raises `LabError`."""
    rules = position.rules
    if move not in position.legal_moves.turn:
        raise LabError(f"no rollouts of {shown(move)}: not a move of the player to move: {position}")
    if isinstance(move, LayJoker):
        return 0 if move.card is None else to_rows(rules, move.card.bit), to_rows(rules, move.place.bit)
    return (to_rows(rules, move.card.bit), 0) if isinstance(move, Play) else (0, 0)


def hands_of(rules: Rules, world: Sequence[int], seats: list[int]) -> Dealt:
    """Return the hands of a world by seat, for rollouts; raises `LabError` where it has more or fewer."""
    if len(world) != len(seats):
        raise LabError(f"a world has {len(world)} hands: expected one for each of {len(seats)} players")
    return [to_rows(rules, world[player]) for player in seats]


def _now(position: Position, seats: list[int], exits: MutableSequence[int]) -> Now:
    """Return where a rollout begins, with the players numbered by seat; `exits` takes who is out."""
    rules, bankrupt = position.rules, 0
    for index, gone in enumerate(position.exits):
        exits[index] = seat = seats.index(gone.player)
        bankrupt |= (gone.how is Ending.BANKRUPT) << seat
    assert position.turn is not None  # noqa: S101, see `_seats`
    return Now(
        board=to_rows(rules, position.down),
        dead=to_rows(rules, position.dead),
        turn=seats.index(position.turn),
        staying=sum((position.staying >> player & 1) << seat for seat, player in enumerate(seats)),
        gone=len(position.exits),
        bankrupt=bankrupt,
        turns=0,
        chance=0,
    )


def _by_move(places: list[int], seats: list[int], moves: int) -> Places:
    """Return the places of rollouts by move and game, with the players numbered as in the position."""
    players = len(seats)
    rows = [places[begin : begin + players] for begin in range(0, len(places), players)]
    if seats != sorted(seats):
        rows = [[row[seats.index(player)] for player in range(players)] for row in rows]
    each = len(rows) // moves
    return [rows[begin : begin + each] for begin in range(0, len(rows), each)]
