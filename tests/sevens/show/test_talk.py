"""What the others say while a game goes on: of what everybody sees, seldom, and never the same twice."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random
from typing import TYPE_CHECKING

import pytest
from positions import redealt, whole

from sevens_teach import Game, TipsPlayer, parse_move, play_game
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.names import called
from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.players.levels import seated
from sevens_teach.sevens.show.story import is_small
from sevens_teach.sevens.show.table import TABLE
from sevens_teach.sevens.show.talk import MOMENTS, VARIANTS, VOICES, Line, bubbles, lines
from sevens_teach.text.names import CAST

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position

NAMES = CAST[:4]
RULES = ("basic", "tunnel", "joker-solo", "joker-pair", "ghost", "forced", "fantan", "killer", "killer-group")
LONGEST = {"en": 22, "ja": 11}


def seen(game: Game, lang: str = "en", ply: int | None = None, *, plain: bool = False) -> Snapshot[Position]:
    """Return a game as the reader sees it after some moves, or all of them."""
    history = game.history[:ply]
    position = history[-1].position if history else game.start
    events = history[-1].events if history else ()
    return Snapshot(game, position, events, history, called(game.names, lang, 0), 0, lang, plain=plain)


def begun(start: str, *moves: str) -> Game:
    game = Game.from_position(whole(start), names=NAMES)
    for move in moves:
        game.play(parse_move(move))
    return game


def whole_game(rules: str, seed: int) -> Game:
    game = Game(rules, seed=seed, names=NAMES)
    players = [*seated(game.rules, 4, 0)]
    players[0] = TipsPlayer()
    play_game(game, players, Random(seed))
    return game


def moments(game: Game, *, plain: bool = False) -> list[tuple[str, str]]:
    """Return who has spoken, and about what."""
    found = [line.key.split("-") for line in lines(seen(game, plain=plain))]
    return [(who, what) for _, who, what, _ in found]


EARLY = "♠7 ♥7 ♦7 ♣7"


@pytest.mark.parametrize(
    ("hands", "passes", "moves", "said"),
    [
        pytest.param("♠8 … | ♠9 … | … | …", "0 0 0 0", "♠8 ♠9", ("ren", "thanks"), id="the card that opened the place"),
        pytest.param("♠8 … | … | ♠9 … | …", "0 0 0 0", "♠8 pass ♠9", ("aoi", "thanks"), id="or later in the round"),
        pytest.param("♠8 … | ♥8 … | … | …", "0 0 0 0", "♠8 ♥8", None, id="it was open before"),
        pytest.param("♠8 … | ♥8 … | ♥9 … | …", "0 0 0 0", "♠8 ♥8 ♥9", None, id="another opened it"),
        pytest.param("♠8 … | … | … | …", "0 2 0 0", "♠8 pass", ("ren", "last"), id="the last pass"),
        pytest.param("♠8 … | … | … | …", "0 1 0 0", "♠8 pass", None, id="not the last"),
        pytest.param("♠8 … | … | … | …", "0 0 0 0", "♠8 pass pass", None, id="two passes are no silence"),
        pytest.param("♠8 … | … | … | …", "0 0 0 0", "♠8 pass pass pass", ("aoi", "stuck"), id="all have passed"),
        pytest.param("… | … | … | …", "2 0 0 0", "pass", None, id="the reader's last pass is the reader's"),
        pytest.param("♠8 … | ♥8,2 | … | …", "0 0 0 0", "♠8 ♥8", ("ren", "one"), id="one card left"),
        pytest.param("♠8 … | ♥2 | … | …", "0 0 0 0", "♠8 pass", None, id="it was left before"),
        pytest.param("♠8 ♥2 | ♥8 … | … | …", "0 0 0 0", "♠8 ♥8", ("ren", "yours"), id="the reader has one left"),
        pytest.param("♥2 | ♥8 … | … | …", "0 0 0 0", "pass ♥8", None, id="nobody says so of a pass"),
        pytest.param("♠8 … | … | … | …", "0 3 0 0", "♠8 pass pass", ("aoi", "broke"), id="another is broke"),
        pytest.param("… | … | … | …", "0 0 0 3", "pass pass pass pass", None, id="who is broke has said so"),
        pytest.param("♠8 … | ♥8 | ♣8 … | …", "0 0 0 0", "♠8 ♥8 ♣8", ("aoi", "out"), id="another is out"),
        pytest.param("♠8 | ♥8 … | … | …", "0 0 0 0", "♠8 ♥8", ("ren", "out"), id="the reader is out"),
        pytest.param("… | … | … | …", "3 0 0 0", "pass pass", ("ren", "broke"), id="the reader is broke"),
        pytest.param("♠8 | ♥8 … | ♥9 … | …", "0 0 2 0", "♠8 pass pass", ("ren", "out"), id="then no more is said"),
    ],
)
def test_what_is_public_gives_a_reason_to_speak(
    hands: str, passes: str, moves: str, said: tuple[str, str] | None
) -> None:
    game = begun(f"basic; board {EARLY}; hands {hands}; passes {passes}; turn 0", *moves.split())
    assert moments(game) == ([said] if said else [])


def test_nothing_is_said_of_passes_left_before_they_were_told_of() -> None:
    start = f"basic; board {EARLY}; hands ♠8 … | … | … | …; passes 0 2 0 0; turn 0"
    assert moments(begun(start, "♠8", "pass"), plain=True) == []


def test_where_many_sit_there_is_no_room_for_lines() -> None:
    game = Game.from_position(whole(f"basic; board {EARLY}; hands ♠8 … | ♠9 … | … | … | …; turn 0"), names=CAST[:5])
    for move in ("♠8", "♠9"):
        game.play(parse_move(move))
    assert lines(seen(game)) == []
    assert bubbles(seen(game), []) == ["", "♠9", "", "", ""]


def test_who_is_none_of_the_cast_has_no_lines() -> None:
    start = f"basic; board {EARLY}; hands ♠8 … | ♠9 … | … | …; turn 0"
    game = Game.from_position(whole(start), names=["You", "Mio", "Ren", "Aoi"])
    for move in ("♠8", "♠9"):
        game.play(parse_move(move))
    assert lines(seen(game)) == []


@pytest.mark.parametrize("rules", RULES)
def test_they_speak_seldom_never_twice_in_a_round_and_say_no_line_twice(rules: str) -> None:
    spoken = turns = 0
    for seed in range(4):
        game = whole_game(rules, seed)
        said = lines(seen(game))
        for before, after in pairwise(said):
            assert after.ply - before.ply >= len(NAMES)
        assert len({line.key for line in said}) == len(said)
        spoken += len(said)
        turns += sum(entry.player != 0 for entry in game.history)
        for ply in range(len(game.history)):
            now = lines(seen(game, ply=ply))
            assert now == [line for line in said if line.ply <= ply], "what comes changes nothing"
            shown = bubbles(seen(game, ply=ply), now)
            assert sum("“" in each or "「" in each for each in shown) <= 1
            assert shown[0] == "", "the reader has no bubble"
    assert spoken
    assert spoken * 5 <= turns, "one in five of their turns at most"


def redealt_game(game: Game, ply: int, rng: Random) -> Game | None:
    """Return a game with the same moves in which the others hold other cards, as far as nobody has seen them."""
    now = game.history[ply - 1].position
    other = redealt(now, 0, rng)
    if other is None or other == now:
        return None
    gone = [{*start} - {*left} for start, left in zip(game.start.hands, now.hands, strict=True)]
    hands = [[*cards, *held] for cards, held in zip(gone, other.hands, strict=True)]
    found = Game.from_position(with_hands(game.start, hands), names=game.names)
    for entry in game.history[:ply]:
        if entry.move not in found.position.legal_moves:
            return None
        found.play(entry.move)
    told = [[entry.events for entry in each.history[:ply]] for each in (game, found)]
    return found if told[0] == told[1] else None


@pytest.mark.parametrize("rules", ["basic", "tunnel", "ghost", "killer"])
def test_no_line_depends_on_a_hand_that_nobody_sees(rules: str) -> None:
    rng, compared = Random(rules), 0
    for seed, ply in product(range(8), (8, 16, 24, 32)):
        game = whole_game(rules, seed)
        other = redealt_game(game, min(ply, len(game.history) - 1), rng)
        if other is not None:
            said = lines(seen(game, ply=len(other.history)))
            assert lines(seen(other)) == said
            compared += len(said)
    assert compared > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_of_the_cast_has_every_line_and_none_is_long(lang: str) -> None:
    said = [
        Line(0, 0, f"talk-{voice}-{moment}-{number}", "♠10" if moment == "thanks" else "").text(lang)
        for voice, moment, number in product(VOICES, MOMENTS, range(1, VARIANTS + 1))
    ]
    assert len({*said}) == len(said), "everybody has words of their own"
    assert max(map(len, said)) <= LONGEST[lang]


def test_in_a_small_game_there_is_one_line_at_most() -> None:
    start = "basic; board ♠A-7 ♥A-9 ♦A-K ♣A-K; hands ♠8 ♥10,J | ♠9 ♥K | ♠10,K ♥Q | ♠J,Q; passes 0 2 2 2; turn 0"
    game = begun(start, *["♠8", "pass", "pass", "pass", "♥10", "♠9", "♠10", "♠J"])
    assert is_small(game.start)
    assert len(moments(game)) == 1


def test_a_bubble_holds_the_moves_since_the_readers_or_a_line_until_its_speaker_moves() -> None:
    start = f"basic; board {EARLY}; hands ♠8 … | … | … | …; passes 0 2 0 3; turn 0"
    game = begun(start, "♠8", "pass", "pass", "pass")
    told = [seen(game, ply=ply) for ply in range(5)]
    assert [bubbles(each, lines(each)) for each in told] == [
        ["", "", "", ""],
        ["", "", "", ""],
        ["", "Pass. “My last pass. Watch.”", "", ""],
        ["", "Pass. “My last pass. Watch.”", "Pass.", ""],
        ["", "Pass. “My last pass. Watch.”", "Pass.", "I'm broke!"],
    ]


def test_a_line_is_heard_once_after_what_was_done() -> None:
    game = begun(f"basic; board {EARLY}; hands ♠8 … | ♠9 … | … | …; turn 0", "♠8", "♠9", "pass")
    heard = [TABLE.frame(seen(game, ply=ply))["say"] for ply in (2, 3)]
    assert heard == ["Ren plays the 9 of spades. Ren: “Your 8 of spades, for me? Ha!”", "Aoi passes."]
    assert TABLE.frame(seen(game, "ja", ply=2))["say"].endswith("レン「スペードの8は助かるね。」")


def test_who_is_back_from_the_dead_or_out_says_so_and_at_the_end_nobody_speaks() -> None:
    ghost = f"ghost; board {EARLY}; hands ♠8 … | … | … | …; passes 0 3 0 0; turn 0"
    game = begun(ghost, "♠8", "pass", "ghost 1>2", "pass")
    assert bubbles(seen(game), []) == ["", "Pass. I'm back! Pass.", "", ""]
    game = begun(f"basic; board {EARLY}; hands ♠8 … | ♥8 | … | …; turn 0", "♠8", "♥8")
    assert TABLE.frame(seen(game))["bubbles"] == ["", "♥8 I'm done!", "", ""]
    assert TABLE.frame(seen(whole_game("basic", 1)))["bubbles"] == []


def test_what_was_said_is_the_same_in_whatever_order_a_game_is_looked_at() -> None:
    game = begun(f"basic; board {EARLY}; hands ♠8 … | ♠9 … | … | …; turn 0", "♠8", "♠9", "pass", "pass")
    other = begun(f"basic; board {EARLY}; hands ♠8 … | ♠9 … | … | …; turn 0", "♠8", "pass", "pass")
    forth = [lines(seen(game, ply=ply)) for ply in range(5)]
    assert any(forth)
    for ply in (4, 1, 3, 0, 4, 2):
        lines(seen(other, ply=min(ply, 3)))
        assert lines(seen(game, ply=ply)) == forth[ply]
