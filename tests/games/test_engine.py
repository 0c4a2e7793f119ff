"""The contract of a game, held for every game: positions, moves, events, chance, notation and records."""

from __future__ import annotations

import pickle
import re
from itertools import islice
from random import Random
from typing import Any

import pytest
from games.walks import CASES, begun, sample, some, steps

from sevens_teach.errors import GameError, IllegalMoveError, NotationError, PositionError, RecordError
from sevens_teach.games import GAMES, game, game_of
from sevens_teach.play.table_room import room_of

MOST = 150


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_each_move_is_made_by_its_player_and_by_nobody_else(name: str, rules: str, players: int) -> None:
    for position, entry in islice(steps(begun(name, rules, players, 1), 1), MOST):
        turn, move = position.turn, entry.move
        assert position.players == range(players)
        assert position.outcome is None
        assert entry.player == position.mover(move)
        who = [player for player in position.players if position.may(player, move)]
        if turn is None:
            assert (who, len(position.legal_moves)) == ([], 0), "chance is nobody's"
            continue
        assert position.chance(Random(1)) is None
        assert entry.player in who
        assert move in position.legal_moves
        assert [*position.legal_moves][[*position.legal_moves].index(move)] == move
        assert len(position.legal_moves) == len([*position.legal_moves]) > 0
        assert {*position.legal_moves.cards} <= {*position.view(turn).hand}


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_a_view_knows_whose_turn_it_is_and_what_its_player_may_do(name: str, rules: str, players: int) -> None:
    for position, _ in islice(steps(begun(name, rules, players, 2), 2), MOST):
        for player in position.players:
            view = position.view(player)
            assert view.player == player
            assert not view.is_my_turn or view.turn == player
            for move in position.legal_moves:
                assert view.may(move) == position.may(player, move)
            if player == position.turn:
                assert view.is_my_turn
                assert {*view.legal_moves} <= {*position.legal_moves}
            elif not view.is_my_turn:
                assert not [*view.legal_moves]
        with pytest.raises(PositionError, match=f"^no player {players}: players are numbered 0 to {players - 1}$"):
            position.view(players)


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_events_are_told_as_each_player_may_see_them(name: str, rules: str, players: int) -> None:
    for position, entry in islice(steps(begun(name, rules, players, 3), 3), MOST):
        assert entry.events
        for event in entry.events:
            assert event.player is None or event.player in position.players
            assert [event.seen_by(player) for player in position.players] != [None] * players
            for player in position.players:
                seen = event.seen_by(player)
                assert seen is None or {*_cards(seen)} <= {*_cards(event)}


def _cards(event: Any) -> tuple[Any, ...]:  # noqa: ANN401, an event of any game
    return tuple(getattr(event, "cards", ()))


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_after_changes_nothing_and_refuses_what_is_not_legal(name: str, rules: str, players: int) -> None:
    played = begun(name, rules, players, 4)
    walk = [*islice(steps(played, 4), MOST)]
    everything = {entry.move for _, entry in walk}
    for position, entry in walk[::7]:
        before = str(position)
        assert position.after(entry.move)[0] == entry.position
        assert str(position) == before
        for move in everything:
            if move not in position.legal_moves and position.turn is not None:
                with pytest.raises(IllegalMoveError, match=r"\([A-Z]\d+\)"):
                    position.after(move)
                break
    with pytest.raises(AttributeError):
        walk[0][0].rules = None


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_the_same_seed_brings_the_same_game_and_chance(name: str, rules: str, players: int) -> None:
    record = begun(name, rules, players, 5).record()
    one, two = (game(name).game.load(record) for _ in range(2))
    first = [entry for _, entry in islice(steps(one, 5), MOST)]
    assert [entry for _, entry in islice(steps(two, 5), MOST)] == first


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_positions_and_moves_are_read_as_they_are_written(name: str, rules: str, players: int) -> None:
    for position, entry in islice(steps(begun(name, rules, players, 6), 6), MOST):
        again = type(position).parse(str(position))
        assert (again, str(again), hash(again)) == (position, str(position), hash(position))
        assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301, our own
        assert game(name).parse_move(str(entry.move)) == entry.move
        assert game_of(position) == game_of(entry.move) == name


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_a_record_gives_the_game_back_also_without_its_seed(name: str, rules: str, players: int) -> None:
    for moves in (0, 1, 30, MOST):
        played = some(name, rules, players, 7, moves)
        text = played.record()
        again = type(played).load(text)
        assert again == played
        assert (again.history, again.start, again.names) == (played.history, played.start, played.names)
        assert again.record() == text
        other = re.sub(r"^seed \d+$", "seed 12345", text, flags=re.MULTILINE)
        assert type(played).load(other).history == played.history


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_a_broken_record_says_where(name: str, rules: str, players: int) -> None:
    kind, text = game(name).game, some(name, rules, players, 8, 12).record()
    lines = text.splitlines()
    for number in range(len(lines)):
        with pytest.raises(RecordError, match=r"^line \d+, column \d+"):
            kind.load("\n".join((*lines[:number], "no such line", *lines[number + 1 :])))


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_a_record_that_names_another_player_says_whose_move_it_is(name: str, rules: str, players: int) -> None:
    played = some(name, rules, players, 8, 12)
    lines = played.record().splitlines()
    for number, entry in enumerate(played.history, 1):
        who, other = played.names[entry.player], played.names[(entry.player + 1) % players]
        wrong = [line.replace(f"{number} {who} ", f"{number} {other} ") for line in lines]
        with pytest.raises(RecordError, match=f"found '{other}': expected '{who}', whose move it is$"):
            type(played).load("\n".join(wrong))


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_undo_and_redo_lead_through_the_whole_game(name: str, rules: str, players: int) -> None:
    played = some(name, rules, players, 9, 40)
    history = played.history
    for entry in reversed(history):
        assert played.undo() == entry
    with pytest.raises(GameError, match=r"^no move to undo"):
        played.undo()
    assert [played.redo() for _ in history] == [*history]
    with pytest.raises(GameError, match=r"^no move to redo"):
        played.redo()
    assert played.history == history


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_the_games_own_players_play_to_the_end_and_everybody_has_a_place(name: str, rules: str, players: int) -> None:
    played, rng = begun(name, rules, players, 10), Random(10)
    others = room_of(played).opponents(played, 0, None)
    while (position := played.position).outcome is None:
        turn = position.turn
        if turn is None:
            played.go_on()
        else:
            played.play(others[turn % len(others)].choose(position.view(turn), rng))
    ranks = [played.position.outcome.rank_of(player) for player in range(players)]
    assert min(ranks) == 1
    assert {*ranks} <= {*range(1, players + 1)}
    assert played.position.turn is None
    assert played.position.chance(rng) is None
    assert type(played).load(played.record()) == played


@pytest.mark.parametrize("name", GAMES)
def test_what_is_no_move_is_refused_with_its_column(name: str) -> None:
    for text in sample(name).bad_moves:
        with pytest.raises(NotationError, match=r"^line 1, column \d+"):
            game(name).parse_move(text)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_says_how_many_can_play(name: str) -> None:
    found = game(name)
    assert found.name == name
    for players in (min(found.players) - 1, max(found.players) + 1):
        with pytest.raises(Exception, match=r"\([A-Z]\d+\)"):
            found.start("basic", players, Random(1))


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_where_nobody_can_move_none_is_drawn(name: str, rules: str, players: int) -> None:
    for position, _ in steps(begun(name, rules, players, 17), 17):
        for seat in position.players:
            if not (moves := position.view(seat).legal_moves):
                with pytest.raises(IllegalMoveError, match=r"^no legal move to draw: "):
                    moves.draw(Random(1))
                return
    pytest.fail("somebody waits in every game")
