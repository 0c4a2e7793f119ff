"""The engine beside the naive reference: the same position in both, and whether they say the same of it."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, cast

from naive import DECK, Exit, HouseRules, NaiveGame, is_dead

if TYPE_CHECKING:
    from sevens_teach import Move, Position, Rules


def house_rules(rules: Rules) -> HouseRules:
    """Return the rules as the reference reads them."""
    return cast("HouseRules", asdict(rules))


def exits_of(position: Position) -> list[Exit]:
    """Return who left, how, what was laid and by whom, as the reference says it."""
    return [Exit(gone.player, gone.how.value, frozenset(map(str, gone.laid)), gone.laid_by) for gone in position.exits]


def seats_of(position: Position) -> list[int]:
    """Return the players in turn order from player 0."""
    seats = [0]
    while (follower := position.clockwise[seats[-1]]) != 0:
        seats.append(follower)
    return seats


def reference(position: Position) -> NaiveGame:
    """Return the reference's game that stands as the engine's position says."""
    return NaiveGame.middle(
        house_rules(position.rules),
        map(str, position.board),
        [map(str, hand) for hand in position.hands],
        passes=position.passes,
        turn=position.turn or 0,
        exits=exits_of(position),
        seats=seats_of(position),
    )


def same(position: Position, game: NaiveGame) -> dict[str, Move]:
    """Assert that both say the same about everything; return the legal moves by their text."""
    moves = {str(move): move for move in position.legal_moves}
    assert set(moves) == game.moves(), position
    assert len(moves) == len(position.legal_moves), position
    assert set(map(str, position.board)) == game.board, position
    assert [set(map(str, hand)) for hand in position.hands] == game.hands, position
    assert (position.turn, list(position.passes)) == (game.turn, game.passes), position
    assert exits_of(position) == game.exits, position
    if game.rules["killer"]:
        dead = {place for place in DECK if is_dead(place, game.board, game.rules)}
        assert set(map(str, position.dead_places)) == dead, position
    assert _ranking(position) == (game.ranking() if game.over else None), position
    return moves


def _ranking(position: Position) -> list[int] | None:
    return None if position.outcome is None else list(position.outcome.ranking)
