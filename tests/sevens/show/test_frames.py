"""Frames: what they say of the board and of the players, beside the engine's own words."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_teach import PRESETS, Game, Position, Rules, ui
from sevens_teach.cards import texts
from sevens_teach.say.messages import Who, aloud, message, say
from sevens_teach.sevens.engine.outcome import Reason, settled_rank
from sevens_teach.sevens.players import RandomPlayer, play_game
from sevens_teach.sevens.show.frames import Teller, broke_later, make_sight
from sevens_teach.sevens.to_wire import board_state, flights, put_down

NAMES = ["Mio", "Ren", "Aoi", "Sora"]


def played(rules: Rules | str, seed: int) -> Game:
    """A whole game at random, with many passes."""
    game = Game(rules, names=NAMES, seed=seed)
    play_game(game, [RandomPlayer(passing=True)] * 4, Random(seed))
    return game


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6))
def test_B9_a_settled_rank_is_the_rank_in_the_end(preset: str, seed: int) -> None:
    game = played(preset, seed)
    assert game.outcome is not None
    for entry in game.history:
        for player in range(4):
            rank = settled_rank(game.rules, entry.position.exits, 4, player)
            assert rank in (None, game.outcome.rank_of(player))


def test_B9_who_goes_bankrupt_first_is_last_at_once() -> None:
    game = Game(Rules(passes=0), names=NAMES, seed=1)
    bankrupt = game.position.turn
    assert bankrupt is not None
    game.pass_turn()
    view = game.view((bankrupt + 1) % 4)
    frame = make_sight(view, game.history[-1].events, Teller("en", NAMES, view.player), None)
    assert frame["players"][bankrupt]["rank"] == 4
    assert frame["players"][bankrupt]["text"] == "broke · 4th"


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6))
def test_the_board_says_what_the_position_says(preset: str, seed: int) -> None:
    for entry in played(preset, seed).history:
        position: Position = entry.position
        state = board_state(position.rules, position.board)
        assert state["down"] == texts(position.board)
        assert state["open"] == texts(position.open_places)
        assert state["islands"] == texts(position.islands)
        assert state["dead"] == texts(position.dead_places)
        assert state["closed"] == texts(position.closed_places)


@given(st.sampled_from(sorted(PRESETS)), st.integers(0, 10**6))
def test_what_flies_is_what_has_come_down(preset: str, seed: int) -> None:
    game = played(preset, seed)
    before = game.start
    for entry in game.history:
        new = set(entry.position.board) - set(before.board)
        assert set(put_down(entry.events)) == new
        assert {flight["card"] for flight in flights(entry.events)} - {"★"} == set(texts(new))
        before = entry.position


def test_J1_the_joker_goes_from_hand_to_hand() -> None:
    game = Game("joker-solo", names=NAMES, seed=1)
    while not game.legal_moves.jokers:
        game.play(game.legal_moves[0])
    layer = game.position.turn
    move = game.legal_moves.jokers[0]
    holder = next(player for player, hand in enumerate(game.position.hands) if move.place in hand)
    events = game.play(move).events
    assert flights(events) == [
        {"card": str(move.place), "from": holder, "to": str(move.place)},
        {"card": "★", "from": layer, "to": holder},
    ]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_frame_is_small(lang: str) -> None:
    game = played("basic", 3)
    sizes = [
        len(repr(make_sight(entry.position.view(0), entry.events, Teller(lang, NAMES, 0), entry.position.outcome)))
        for entry in game.history
    ]
    assert max(sizes) < 4000


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_B9_at_the_end_the_coach_says_first_that_its_reader_has_won_and_nobody_else(preset: str) -> None:
    game = played(preset, 3)
    assert game.outcome is not None
    for player in range(4):
        view, events = game.view(player), game.history[-1].events
        has_won = game.outcome.rank_of(player) == 1
        is_last = game.outcome.placings[0].reason is Reason.LAST_IN
        for lang in ("en", "ja"):
            last = message("ui-won-last", lang, NAMES, others=3, other=Who(0), cards=view.hand)
            won = last if is_last else message("ui-won", lang)
            sight = make_sight(view, events, Teller(lang, NAMES, player), game.outcome)
            assert sight["coach"] is not None
            assert (sight["coach"]["headline"] == won) is (aloud(won, lang) in sight["say"]) is has_won
            assert not (has_won and sight["coach"]["reason"]), "the last page tells how the others ended"
            placed = message("story-placed", lang, rank=game.outcome.rank_of(player), count=4)
            assert (sight["coach"]["headline"] == placed) is not has_won
            assert message("event-ended", lang) not in sight["coach"]["reason"], "the place says so"
            running = make_sight(view, events, Teller(lang, NAMES, player), None)
            assert aloud(won, lang) not in running["say"]


@pytest.mark.parametrize(
    ("hands", "en", "ja"),
    [
        ("♠8 | ♠9,10 | ♠J-K", "Everybody else is broke, so you win, with ♠8 still in your hand.", "♠8を残したまま"),
        ("♠8 ♥K | ♠9-K", "Ren is broke, so you win, with ♠8 and ♥K still in your hand.", "レンが破産しました"),
        ("♠8,Q ♥Q,K | ♠9-J,K", "Ren is broke, so you win, with 4 cards still in your hand.", "手札に4枚を残したまま"),
    ],
)
def test_B10_who_wins_with_cards_left_is_told_why(hands: str, en: str, ja: str) -> None:
    seats = hands.count("|") + 1
    board = f"board ♠A-7 ♥A-{'J' if '♥Q' in hands else 'Q' if '♥K' in hands else 'K'} ♦A-K ♣A-K"
    game = Game.from_position(f"{board}; hands {hands}; passes 0{' 3' * (seats - 1)}; turn 0", names=NAMES[:seats])
    for _ in range(seats):
        game.play("pass")
    for lang, names, told in (("en", NAMES, en), ("ja", ["ミオ", "レン", "アオイ"], ja)):
        sight = make_sight(game.view(0), game.history[-1].events, Teller(lang, names[:seats], 0), game.outcome)
        assert sight["coach"] is not None
        assert told in sight["coach"]["headline"]


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_B9_of_the_second_bankruptcy_the_coach_says_who_is_ahead_once_and_it_stays_so(preset: str) -> None:
    told = 0
    for seed in range(12):
        game, said = played(preset, seed), set[str]()
        assert game.outcome is not None
        for entry in game.history:
            view = entry.position.view(0)
            if (found := broke_later(view, entry.events)) is not None:
                values = dict(found.args)
                second, first = values["player"], values["other"]
                assert isinstance(second, Who)
                assert isinstance(first, Who)
                assert game.outcome.rank_of(second.player) < game.outcome.rank_of(first.player)
                said.add(say(found, "en", NAMES))
                assert "{" not in say(found, "ja", NAMES)
        assert len(said) < 2
        told += len(said)
    rules = Rules.preset(preset)
    assert told == 0 or (rules.joker == "none" and not rules.ghost)
    assert told or preset != "basic"


def test_B6_the_coach_says_where_nothing_fits_whether_the_pass_breaks_its_reader() -> None:
    for spent, said in ((2, "so you have to pass."), (3, "so you have to pass, and you go broke.")):
        start = f"basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠9,K | ♠8 | ♠10-Q; turn 0; passes {spent} 0 0"
        assert Teller("en", NAMES, 0).prompt(Position.parse(start).view(0)).endswith(said)


def test_B8_where_nothing_fits_a_card_beside_one_beyond_a_gap_has_its_reason() -> None:
    start = "basic; board ♠7,10 ♥7-K ♦4-K ♣A-K; hands ♠J ♥A | ♠8,9,Q ♦A-3 | ♠A-6,K ♥2-6; turn 0"
    view = Position.parse(start).view(0)
    said = Teller("en", NAMES, 0).prompt(view)
    assert said.startswith("Your turn: nothing fits, so you have to pass. ♠J has to wait. ♠8 and ♠9 are not on")
    assert "♥A" not in said
    assert "すき間の先にある♠10" in Teller("ja", NAMES, 0).prompt(view)


def test_K5_the_reader_hears_of_a_card_that_died_before_that_of_leaving_by_it() -> None:
    text = "killer; board ♠A-3,6-K ♥A-J,K ♦A-J,K ♣A-K; hands ♥Q ♦Q | ♠4 | ♠5; turn 0"
    game = Game.from_position(text, names=NAMES[:3])
    game.play("♥Q")
    coach = Teller("en", NAMES[:3], 0).coach(game.view(0), game.history[-1].events)
    said = f"{coach['headline']} {coach['reason']}"
    assert said.index("Your ♦Q is dead now.") < said.index("You leave the game")


@pytest.mark.parametrize(
    ("hands", "moves", "en", "ja"),
    [
        (
            *("♠8,J-K | ♥8 | ♠9,10 ♥9-K ♣8-K", "♠8 ♥8 ♠9"),
            "You play on for 2nd place. Your turn: nothing fits, so you have to pass.",
            "ここからは2位争いです。あなたの番です。出せるカードがないので、パスするしかありません。",
        ),
        (
            *("♠8,J-K | ♥8 | ♠9,10 ♥9-K ♣8-K", "♠8 ♥8 ♠9 pass ♠10"),
            *("Your turn: 1 card fits.", "あなたの番です。出せるのは1枚です。"),
        ),
        (
            *("♠8,J-K ♥8 | ♥9 | ♠9,10 ♥10-K ♣8-K", "♥8 ♥9 ♣8"),
            "Your ♥8 made room for Ren's ♥9: Ren is out of cards. You play on for 2nd place.",
            "あなたが♥8を出したので、レンが♥9を出して上がりました。ここからは2位争いです。",
        ),
    ],
)
def test_B9_who_is_still_in_hears_once_for_which_place_after_somebody_else_is_out(
    hands: str, moves: str, en: str, ja: str
) -> None:
    game = Game.from_position(f"basic; board ♠A-7 ♥A-7 ♦A-K ♣A-7; hands {hands}; turn 0")
    for move in moves.split():
        game.play(move)
    for lang, said, place in (("en", en, "for 2nd place."), ("ja", ja, "2位争い")):
        frame = ui.Table(game, lang=lang).state["frames"][-1]
        assert frame["coach"]["headline"] == said
        assert (place in frame["say"]) is (place in said)


def test_B9_B6_no_place_is_promised_to_who_must_go_broke() -> None:
    hands = "♠8,J-K | ♥8 | ♠9,10 ♥9-K ♣8-K"
    for passes, promised in ((2, True), (3, False)):
        game = Game.from_position(f"basic; board ♠A-7 ♥A-7 ♦A-K ♣A-7; hands {hands}; passes {passes} 0 0; turn 0")
        for move in ("♠8", "♥8", "♠9"):
            game.play(move)
        frame = ui.Table(game).state["frames"][-1]
        assert ("for 2nd place." in frame["coach"]["headline"]) is promised
        assert ("for 2nd place." in frame["say"]) is promised
