"""The cast: who waits for what, that nobody sees a hidden card, and that a table of them is one a reader can win."""

from __future__ import annotations

from random import Random

import pytest
from positions import redealt, whole

from sevens_teach import (
    PRESETS,
    Game,
    GameError,
    Player,
    Position,
    RandomPlayer,
    Rules,
    RulesError,
    TipsPlayer,
    play_game,
)
from sevens_teach.players import LEVELS, opponents
from sevens_teach.sevens.players.characters import CautiousPlayer, KeeperPlayer, RusherPlayer, sees_reason
from sevens_teach.sevens.players.levels import default_level, seated, seated_in_puzzles

SEVENS = "♠7 ♥7 ♦7 ♣7"
CALM = "passes 0 1 0"
TENSE = "passes 0 2 0"


def choices(player: Player, position: Position) -> set[str]:
    """Return what a player chooses in a position, over several seeds."""
    assert position.turn is not None
    return {str(player.choose(position.view(position.turn), Random(seed))) for seed in range(30)}


@pytest.mark.parametrize(
    ("player", "hand", "board", "passes", "chosen"),
    [
        pytest.param(RusherPlayer(), "♠8 ♥10", "♠7 ♥7-9", CALM, {"♥10"}, id="the longest row first"),
        pytest.param(RusherPlayer(), "♠8 ♥2", "♠7 ♥7-9", TENSE, {"♠8"}, id="a rusher never waits"),
        pytest.param(RusherPlayer(looks_ahead=True), "♠8,K ♥8", "♠7 ♥7", CALM, {"♠8"}, id="a sharp one looks ahead"),
        pytest.param(
            RusherPlayer(giving=True), "♠8 ♥10,K", "♠7 ♥7-9", CALM, {"♠8"}, id="or what helps others, at once"
        ),
        pytest.param(KeeperPlayer(), "♠8 ♥6", "♠7 ♥7", CALM, {"♠8", "♥6"}, id="no reason to stop yet"),
        pytest.param(KeeperPlayer(), "♠8 ♥3", "♠7 ♥4-7", TENSE, {"♥3"}, id="keeps the suit that helps others most"),
        pytest.param(KeeperPlayer(), "♠8 ♥2", "♠7 ♥7", TENSE, {"pass"}, id="and passes rather than open it"),
        pytest.param(KeeperPlayer(giving=True), "♠8 ♥6,A", "♠7 ♥7", CALM, {"♠8"}, id="gives while nobody is near"),
        pytest.param(KeeperPlayer(giving=True), "♠8 ♥3", "♠7 ♥4-7", TENSE, {"♥3"}, id="and keeps when somebody is"),
        pytest.param(KeeperPlayer(None), "♠8 ♥2", "♠7 ♥7", CALM, {"pass"}, id="a sharp one always has a reason"),
        pytest.param(KeeperPlayer(), "♠8 ♥2", "♠7 ♥7", "passes 3 2 0", {"♠8"}, id="never the pass that is bankruptcy"),
        pytest.param(CautiousPlayer(), "♠8 ♥6,A", "♠7 ♥7", CALM, {"♠8", "♥6"}, id="any card while nobody is near"),
        pytest.param(CautiousPlayer(), "♠8 ♥6,A", "♠7 ♥7", TENSE, {"♥6"}, id="then by the tips"),
        pytest.param(CautiousPlayer(giving=True), "♠8 ♥6,A", "♠7 ♥7", CALM, {"♠8"}, id="or what helps others most"),
        pytest.param(CautiousPlayer(dozes=1), "♠8 ♥6,A,2", "♠7 ♥7", CALM, {"pass"}, id="or asleep"),
        pytest.param(CautiousPlayer(dozes=1), "♠8 ♥A,2", "♠7 ♥7", CALM, {"♠8"}, id="but not with three cards left"),
        pytest.param(CautiousPlayer(wakes=0.5), "♠8 ♥6,A,2", "♠7,6 ♥7", CALM, {"♠8", "♥6"}, id="awake now and then"),
        pytest.param(CautiousPlayer(wakes=1), "♠8 ♥6,A", "♠7 ♥7", CALM, {"♥6"}, id="or always"),
        pytest.param(CautiousPlayer(wakes=1), "♠8 ♥2", "♠7 ♥7", CALM, {"pass"}, id="and then passes on purpose too"),
        pytest.param(CautiousPlayer(), "♠2 ♥2", "♠7 ♥7", TENSE, {"pass"}, id="B5 stuck"),
    ],
)
def test_S1_each_plays_as_drawn(player: Player, hand: str, board: str, passes: str, chosen: set[str]) -> None:
    position = whole(f"basic; board {board} ♦7 ♣7; hands {hand} | … | …; {passes}; turn 0")
    assert choices(player, position) == chosen


def test_S1_a_reason_to_stop_is_another_who_is_still_in_and_short_of_passes() -> None:
    text = f"{{}}; board {SEVENS}; hands ♠8 | … | …; {{}}; turn 0"
    assert not sees_reason(whole(text.format("basic", "passes 3 1 1")).view(0), 1)
    assert sees_reason(whole(text.format("basic", "passes 0 0 2")).view(0), 1)
    assert not sees_reason(whole(text.format("passes=unlimited", "passes 0 9 9")).view(0), 1)


def test_the_levels_and_numbers_that_exist() -> None:
    assert [len(opponents(level=level, count=count)) for level in LEVELS for count in (0, 3, 51)] == [0, 3, 51] * 4
    assert opponents("killer") == opponents(PRESETS["killer"], "normal")
    assert {name for name, rules in PRESETS.items() if default_level(rules) == "gentle"} == {
        *("basic", "forced", "joker-solo", "joker-pair", "ghost"),
    }
    with pytest.raises(GameError, match="level='hard' is no level: expected gentle, normal, sharp, expert"):
        opponents(level="hard")
    with pytest.raises(GameError, match=r"count=52: expected 0 to 51 opponents \(B1\)"):
        opponents(count=52)
    with pytest.raises(RulesError):
        opponents("poker")


def test_the_cast_sits_round_the_table_from_the_reader() -> None:
    ren, aoi, sora = opponents(count=3)
    assert seated(Rules(), 4, 0)[1:] == (ren, aoi, sora)
    assert (seated(Rules(), 4, 2)[3], *seated(Rules(), 4, 2)[:2]) == (ren, aoi, sora)
    assert len(seated(Rules(), 1, 0)) == 1


def test_in_puzzles_the_cast_plays_in_one_way_whatever_the_levels() -> None:
    assert seated_in_puzzles(4, 0)[1:] == (KeeperPlayer(), RusherPlayer(), CautiousPlayer(near=0))
    assert (seated_in_puzzles(4, 2)[3], *seated_in_puzzles(4, 2)[:2]) == seated_in_puzzles(4, 0)[1:]
    assert len(seated_in_puzzles(1, 0)) == 1


def wins(rules: str, level: str, reader: Player, games: int = 300) -> float:
    """Return which share of its games a reader wins against the cast, who sits in every place as often."""
    won = 0
    for seed in range(games):
        players = [*opponents(rules, level)]
        players.insert(seed % 4, reader)
        won += play_game(Game(rules, seed=seed), players, Random(seed)).placings[0].player == seed % 4
    return won / games


@pytest.mark.parametrize("rules", ["basic", "joker-solo", "tunnel", "killer"])
def test_each_level_is_clearly_harder_than_the_one_before(rules: str) -> None:
    """A reader who knows the tips wins more than chance gives at gentle, and some 5 in 100 less with each level."""
    gentle, normal, sharp = (wins(rules, level, TipsPlayer()) for level in LEVELS[:-1])
    assert gentle > 0.4
    assert gentle - 0.05 > normal
    assert normal - 0.05 > sharp
    assert sharp < 0.4


@pytest.mark.parametrize("rules", ["basic", "joker-solo", "tunnel", "killer"])
def test_who_plays_any_card_wins_more_than_chance_at_gentle_and_less_with_each_level(rules: str) -> None:
    gentle, normal, sharp = (wins(rules, level, RandomPlayer()) for level in LEVELS[:-1])
    assert gentle > 0.25
    assert gentle > normal > sharp


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_the_same_choice_whatever_the_others_hold(rules: Rules, level: str) -> None:
    players = opponents(rules, level, 4)
    game = Game(rules, seed=5)
    for _ in range(30):
        if (turn := game.position.turn) is None:
            break
        other = redealt(game.position, turn, Random(1))
        views = [game.view(turn), (other or game.position).view(turn)]
        chosen, same = (players[turn].choose(view, Random(turn)) for view in views)
        assert chosen == same
        game.play(chosen)


@pytest.mark.parametrize("level", LEVELS[:-1])
def test_every_game_with_the_cast_ends(level: str) -> None:
    for seed, rules in enumerate(PRESETS.values()):
        players = [RandomPlayer(), *opponents(rules, level, 5)]
        assert len(play_game(Game(rules, 6, seed=seed), players, Random(seed)).placings) == 6
