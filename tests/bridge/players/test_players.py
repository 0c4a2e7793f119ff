"""The players of Seven Bridge: the cast's habits, and the sharp one's sampled worlds."""

from __future__ import annotations

import os
from importlib import import_module
from random import Random

import pytest
from bridge.move_texts import text_of
from bridge.sample import match, redealt

from sevens_teach.bridge import NO, Draw, Drop, No, Position, Rules, Step
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.bridge.players.levels import CAST
from sevens_teach.bridge.players.sharp import SharpPlayer, sensible, weighed
from sevens_teach.bridge.simulator.habit_trials import seats_of
from sevens_teach.compiling.plain import plain

FIRST = "sevens_teach.bridge.simulator."
WORLDS = 6 if "SEVENS_GAMES" in os.environ else 2
"""In how many worlds moves are weighed in plain Python too."""


def positions(rules: str, players: int, seed: int) -> list[Position]:
    """Return the positions of a match at which somebody decides."""
    return [entry.position for entry in match(rules, players, seed).history if entry.position.turn is not None]


def test_the_plain_twin_of_a_module_is_not_the_compiled_one() -> None:
    assert not plain("sevens_teach.compiling.compiled").IS_COMPILED
    assert plain(f"{FIRST}worlds") is plain(f"{FIRST}worlds")
    with pytest.raises(ModuleNotFoundError, match=r"^no module is called 'sevens_teach.bridge.nothing'$"):
        plain("sevens_teach.bridge.nothing")


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("rules", ["target=50", "target=50 joker=off lone=set out=discard first=none high_ace=off"])
def test_the_simulator_knows_what_a_player_sees(rules: str, players: int) -> None:
    model, from_view, deals = (plain(FIRST + name) for name in ("model", "from_view", "deals"))
    room = model.new_room()
    for position in positions(rules, players, 5):
        assert position.turn is not None
        view = position.view(position.turn)
        row = from_view.row_of(view)
        found = room.found[: deals.list_moves(row, room)]
        discard = row[model.PILE + row[model.THROWN] - 1] if row[model.THROWN] else -1
        assert [text_of(move, discard) for move in found] == list(map(str, view.legal_moves)), position


def test_the_same_moves_cost_the_same_compiled_and_plain() -> None:
    position = next(each for each in positions("target=50", 4, 3) if each.step is Step.PLAY)
    assert position.turn is not None
    view = position.view(position.turn)
    tried = sensible(view, view.legal_moves, TipsPlayer().choose(view, Random(1)))
    assert weighed(view, tried, WORLDS, 9) == weighed(view, tried, WORLDS, 9, import_module)


def test_the_sharp_player_sees_no_more_than_anybody() -> None:
    sharp = SharpPlayer(12)
    for number, position in enumerate(positions("target=50", 3, 4)[::5]):
        turn = position.turn
        assert turn is not None
        move = sharp.choose(position.view(turn), Random(number))
        assert move in position.legal_moves
        other = redealt(position, turn, Random(number))
        if other is not None and list(other.legal_moves) == list(position.legal_moves):
            assert sharp.choose(other.view(turn), Random(number)) == move


def test_the_sharp_player_goes_out_where_it_can_and_tries_few_moves() -> None:
    position = Position.parse("hands ♥6,7 ♠K | ♦3,5,9; melds 0 ♣7; turn 0 play")
    assert str(SharpPlayer(12).choose(position.view(0), Random(1))) == "meld ♥6 ♥7"
    asked = Position.parse("hands ♥9 ♦9 ♠2 | ♠A ♥K | ♦4; pile ♠9; turn 2 draw")
    assert sensible(asked.view(0), asked.view(0).legal_moves, NO)[0] == NO
    assert repr(SharpPlayer(12)) == "SharpPlayer(played_out=12)"


def test_who_nearly_always_dreams_lays_nothing_and_calls_nothing() -> None:
    dreamer, rng = TipsPlayer(Habits(dreams=99)), Random(2)
    made = [dreamer.choose(each.view(each.turn), rng) for each in positions("target=50", 4, 6) if each.turn]
    awake = [move for move in made if not isinstance(move, Draw | No | Drop)]
    assert len(awake) < len(made) / 20
    assert any(isinstance(move, Drop) for move in made)


def test_who_throws_safely_keeps_what_could_be_ponned() -> None:
    position = Position.parse("hands ♠K ♥Q ♣2 ♣3 | ♠A ♥2 ♦4; melds 1 ♠Q ♦Q ♣Q; pile ♠J; turn 0 play")
    assert str(TipsPlayer().choose(position.view(0), Random(1))) == "drop ♠K"
    assert str(TipsPlayer(Habits(safe=8)).choose(position.view(0), Random(1))) == "drop ♥Q"


def test_each_of_the_cast_has_ways_of_their_own() -> None:
    assert all(len(set(ways)) == 3 for ways in CAST.values())


def test_a_reader_by_the_tips_wins_as_often_as_anybody_and_one_who_does_anything_a_fifth_at_gentle() -> None:
    """A sample of `make fairness`; the same deals every time."""
    for ways in CAST.values():
        reader, *others = seats_of([Habits(), *ways], 3000, rules=Rules(), seed=3)
        assert reader.won + reader.won_error >= max(each.won for each in others)
    anything = seats_of([None, *CAST["gentle"]], 3000, rules=Rules(), seed=3)[0]
    assert 0.15 - anything.won_error <= anything.won <= 0.25 + anything.won_error
