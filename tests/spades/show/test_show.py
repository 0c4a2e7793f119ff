"""What a table of Spades shows: data, sentences and pictures from one view, and no hidden card in any."""

from __future__ import annotations

import re
from random import Random
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_teach.cards import PACK
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.spades import DEAL, Game, Play
from sevens_teach.spades.players import Player, RandomPlayer, TipsPlayer
from sevens_teach.spades.show.frames import make_seen, result
from sevens_teach.spades.show.plain import summary, view_text
from sevens_teach.spades.show.svg import table_svg
from sevens_teach.spades.why.telling import Teller, signed

NAMES = ("Ren", "Sora", "Mio", "Aoi")
CARDS = re.compile("[♠♥♦♣](?:10|[2-9AJQK])")


def game_after(moves: int, seed: int, rules: str = "sandbags=on") -> Game:
    """Return a match in which this many moves were made."""
    game = Game(rules, names=NAMES, seed=seed)
    players: list[Player] = [TipsPlayer(), RandomPlayer()] * 2
    rng = Random(seed)
    while len(game.history) < moves and not game.is_over:
        turn = game.position.turn
        game.play(DEAL if turn is None else players[turn].choose(game.view(turn), rng))
    return game


@given(st.integers(0, 200), st.integers(0, 999), st.sampled_from(LANGUAGES), st.booleans())
@settings(max_examples=25, deadline=None)
def test_no_hidden_card_is_shown_or_told(moves: int, seed: int, lang: str, blind: bool) -> None:  # noqa: FBT001, a switch
    game = game_after(moves, seed, "blind_nil=on" if blind else "basic")
    events = game.history[-1].events if game.history else game.opening
    for player in range(4):
        view, teller = game.view(player), Teller(lang, NAMES, player)
        told = [teller.news(events), teller.prompt(view), summary(view, teller), view_text(view, teller)]
        shown = {*CARDS.findall(f"{make_seen(view, teller)} {told}")}
        open_cards = {card.text for card in (*view.hand, *view.played)}
        assert shown <= open_cards
        assert {card.text for card in PACK} - shown
        picture = ET.fromstring(table_svg(view, lang, NAMES))  # noqa: S314, our own
        assert picture.find("{http://www.w3.org/2000/svg}title") is not None


def test_the_sight_of_a_trick() -> None:
    game = Game.from_position(
        "dealer 3; hands ♠A,3 ♥A,K,4 ♦Q,J,4 ♣K,7,6,5,4 | ♠K,Q,10 ♥Q,5,3,2 ♦A,K ♣A,Q,3,2 | "
        "♠J,9,2 ♥J,10,9 ♦10,9,8,7 ♣J,10,9 | ♠8,7,6,5,4 ♥8,7,6 ♦6,5,3,2 ♣8; bids 4 nil 2 3; played ♣K ♣A",
        names=NAMES,
        seed=1,
    )
    view = game.view(2)
    teller = Teller("en", NAMES, 2)
    seen = make_seen(view, teller)
    assert seen["trick"] == [
        {"player": 0, "card": "♣K", "wins": False},
        {"player": 1, "card": "♣A", "wins": True},
    ]
    assert seen["playable"] == ["♣9", "♣10", "♣J"]
    assert [state["text"] for state in seen["players"]] == [
        "bid 4, no trick",
        "nil, no trick",
        "bid 2, no trick",
        "bid 3, no trick",
    ]
    assert [state["text"] for state in seen["sides"]] == ["target 6, 0 taken", "target 3, 0 taken"]
    assert make_seen(view, teller, live=False)["playable"] == []
    assert [state["name"] for state in seen["sides"]] == ["Ren and Mio", "Sora and Aoi"]
    assert summary(view, teller) == "Spades, 0 to 0, deal 1: ♣K and ♣A in the middle."
    assert view_text(view, Teller("ja", NAMES, 2)).splitlines()[1] == "Sora：ニル、0トリック。"
    entry = game.play(Play("♣J"))
    assert teller.news(entry.events) == "You play ♣J."
    assert teller.prompt(game.view(2)) == "It's Aoi's turn."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_of_a_deal_adds_up(lang: str) -> None:
    game = game_after(0, 7)
    while game.position.turn is not None:
        game = game_after(len(game.history) + 1, 7)
    teller = Teller(lang, NAMES, 0)
    found = result(game.view(0), teller)
    assert found is not None
    for side, items in enumerate(found):
        assert sum(points for _, points in items[:-1]) == items[-1][1] == game.lines[-1].points[side]
    sheet = make_seen(game.view(0), teller)["sheet"]
    assert [line["cells"] for line in sheet["lines"] if line["text"] == teller.text("spades-sheet-total")] == [
        [str(points) for points in game.score]
    ]
    assert {len(line["cells"]) for line in sheet["lines"]} == {len(sheet["heads"])} == {2}
    assert teller.news(game.history[-1].events)
    assert teller.prompt(game.view(0))


@pytest.mark.parametrize(("lang", "called"), [("en", ("Ren", "Aoi", "Sora")), ("ja", ("レン", "アオイ", "ソラ"))])
def test_a_picture_without_names_calls_the_players_by_the_names_of_the_cast(lang: str, called: tuple[str, ...]) -> None:
    drawn = table_svg(game_after(0, 7).view(0), lang)
    assert all(name in drawn for name in called)
    assert "Seat" not in drawn


def test_points_are_signed() -> None:
    assert [signed(points) for points in (63, 0, -40)] == ["+63", "0", "−40"]
