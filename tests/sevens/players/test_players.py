"""The computer players: what they choose, and that knowing the tips helps under every rule set (S1 to S3)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from positions import whole

from sevens_teach import (
    PRESETS,
    Ending,
    Game,
    GameError,
    Pass,
    Player,
    Position,
    RandomPlayer,
    Rules,
    TipsPlayer,
    deal,
    play_game,
)

SEVENS = "♠7 ♥7 ♦7 ♣7"
NOWHERE = "♦7 ♣7"
MORE_RULES = {
    "unlimited passes": Rules(passes=None),
    "no passes": Rules(passes=0),
    "joker without stopping": Rules(joker="solo", voluntary_passing=False),
    "everything, pair": Rules(joker="pair", tunnel="both", opening="fantan", ghost=True),
    "everything, solo": Rules(joker="solo", tunnel="oneway", opening="fantan", passes=None),
    "killer without stopping": Rules(killer=True, voluntary_passing=False),
    "killer, other rows": Rules(killer=True, suit_order="♣♥♠♦", dead_cards="facedown", passes=None),
}
EVERY_RULES = PRESETS | MORE_RULES


def choices(player: Player, position: Position, seeds: int = 20) -> set[str]:
    """Return what a player chooses in a position, over several seeds."""
    assert position.turn is not None
    view = position.view(position.turn)
    return {str(player.choose(view, Random(seed))) for seed in range(seeds)}


# -- the random player ---------------------------------------------------------------------------


def test_the_random_player_plays_any_card_and_passes_only_when_it_must() -> None:
    position = whole(f"basic; board {SEVENS}; hands ♠6,8 ♥6 | …; turn 0")
    assert choices(RandomPlayer(), position) == {"♠6", "♠8", "♥6"}
    assert choices(RandomPlayer(passing=True), position) == {"♠6", "♠8", "♥6", "pass"}
    assert choices(RandomPlayer(), whole(f"basic; board {SEVENS}; hands ♠5 | …; turn 0")) == {"pass"}


def test_a_seed_chooses_the_same_everywhere() -> None:
    game = Game(seed=5)
    assert play_game(game, [RandomPlayer()] * 4, Random(5)).ranking == (0, 2, 3, 1)
    assert [str(entry.move) for entry in game.history[:6]] == ["♥6", "♥8", "♦6", "♠8", "♠6", "♥9"]


# -- the tips ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "board", "chosen"),
    [
        pytest.param("♠8 ♥A,2", "♠7 ♥3-7", {"♥2"}, id="S1 hold the 8 with nothing beyond"),
        pytest.param("♠8 ♥2", "♠7 ♥7", {"pass"}, id="S1 and pass rather than lay it"),
        pytest.param("♠6 ♥2", "♠7 ♥7", {"pass"}, id="S1 the 6 as well"),
        pytest.param("♠8-10 ♥2", "♠7 ♥7", {"♠8"}, id="S2 lay what belongs together"),
        pytest.param("♠9,10 ♥2", "♠7,8 ♥7", {"♠9"}, id="S2 as far as the last but one"),
        pytest.param("♠10 ♥2", "♠7-9 ♥7", {"pass"}, id="S2 and keep the last"),
        pytest.param("♠8,K ♥8", "♠7 ♥7", {"♠8"}, id="S3 push the suit whose end one holds"),
        pytest.param("♠6,A ♥6", "♠7 ♥7", {"♠6"}, id="S3 down to the A as well"),
        pytest.param("♠8,9 ♥8,K", "♠7 ♥7", {"♥8"}, id="S3 the longest way first"),
        pytest.param("♠K ♥2", "♠7-Q ♥7", {"♠K"}, id="nobody is helped by a K"),
        pytest.param("♠8", "♠7 ♥7", {"♠8"}, id="the last card is played"),
    ],
)
def test_S_the_tips(hand: str, board: str, chosen: set[str]) -> None:
    assert choices(TipsPlayer(), whole(f"basic; board {board} {NOWHERE}; hands {hand} | … | …; turn 0")) == chosen


@pytest.mark.parametrize("passes", [0, 1, 3, "unlimited"])
def test_S1_the_last_pass_is_never_spent_while_something_is_playable(passes: int | str) -> None:
    used = 3 if passes == "unlimited" else passes
    text = f"passes={passes}; board {SEVENS}; hands ♠8 ♥2 | … | …; passes {used} 0 0; turn 0"
    assert choices(TipsPlayer(), whole(text)) == {"♠8"}


def test_S1_where_stopping_is_not_allowed_the_least_harm_is_done() -> None:
    position = whole("voluntary_passing=off; board ♠7-10 ♥7 ♦7 ♣7; hands ♠J ♥8 ♣2 | … | …; turn 0")
    assert choices(TipsPlayer(), position) == {"♠J"}


def test_S_of_equals_chance_decides() -> None:
    position = whole(f"basic; board {SEVENS}; hands ♠8,9 ♥8,9 | … | …; turn 0")
    assert choices(TipsPlayer(), position) == {"♠8", "♥8"}


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        pytest.param("joker=pair; board {}; hands ♠9 ♥2 ★ | … | …", {"★♠8+♠9"}, id="J6 away with the joker"),
        pytest.param("joker=pair; board {}; hands ♠9 ★ | … | …", {"★♠8+♠9"}, id="J4 out with both"),
        pytest.param("joker=solo; board {}; hands ♠8 ♥2 ★ | … | ♦K", {"★♥6"}, id="J1 the joker rather than a stopper"),
        pytest.param("joker=solo; board ♠7 ♥2-Q ♦7 ♣7; hands ♠8 ★ | ♥A … | …", {"★♥A", "★♥K"}, id="J5 never ★ alone"),
    ],
)
def test_J_with_the_joker(text: str, chosen: set[str]) -> None:
    assert choices(TipsPlayer(), whole(text.format(SEVENS) + "; turn 0")) == chosen


def test_K_own_cards_are_kept_alive_and_others_killed() -> None:
    saving = whole("killer=on; board ♠7,9 ♥7 ♦7 ♣7; hands ♠8 ♥6 ♣A | ♥8 … | …; turn 0")
    assert choices(TipsPlayer(), saving) == {"♠8"}
    killing = whole("killer=on; board ♠7,9 ♥7 ♦7 ♣7; hands ♥8 ♣8 ♣A | ♠8 … | …; turn 0")
    assert choices(TipsPlayer(), killing) == {"♥8"}


# -- both ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("player", [RandomPlayer(), TipsPlayer()], ids=repr)
def test_a_player_does_not_choose_for_another(player: Player) -> None:
    with pytest.raises(GameError, match=r"player 1 cannot choose a move: the turn is 0 \(B2\)"):
        player.choose(whole(f"basic; board {SEVENS}; hands ♠8 | …; turn 0").view(1), Random(1))


def test_there_is_a_player_for_each_seat() -> None:
    with pytest.raises(GameError, match="3 computer players for 4 seats"):
        play_game(Game(seed=1), [TipsPlayer()] * 3, Random(1))


@pytest.mark.parametrize("rules", EVERY_RULES.values(), ids=EVERY_RULES)
def test_every_game_ends_and_nobody_goes_bankrupt_with_a_playable_card(rules: Rules) -> None:
    for players, seed in product(range(1, 8), range(2)):
        seats: list[Player] = [TipsPlayer() if seat % 3 else RandomPlayer() for seat in range(players)]
        game = Game(rules, players, seed=seed)
        play_game(game, seats, Random(seed))
        positions = [game.start, *(entry.position for entry in game.history)]
        for before, entry in zip(positions, game.history, strict=False):
            gone = entry.position.exit_of(entry.player)
            if gone is not None and gone.how is Ending.BANKRUPT:
                assert [move for move in before.legal_moves.turn if move != Pass()] == []


def mean_rank(rules: Rules, deals: int) -> float:
    """Return the mean rank of one who knows the tips among three who do not: each deal from every seat."""
    ranks = []
    for seed, seat in product(range(deals), range(4)):
        hands = deal(4, Random(seed), joker=rules.joker != "none")
        players: list[Player] = [RandomPlayer()] * 4
        players[seat] = TipsPlayer()
        ranks.append(play_game(Game(rules, hands=hands), players, Random(4 * seed + seat)).rank_of(seat))
    return sum(ranks) / len(ranks)


@pytest.mark.parametrize("rules", EVERY_RULES.values(), ids=EVERY_RULES)
def test_S_knowing_the_tips_helps(rules: Rules) -> None:
    assert mean_rank(rules, 25) < 2.5  # what chance alone would give
