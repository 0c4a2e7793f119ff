"""The final evening: what a finished deal is kept as, the points, and the sheet to print."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sevens_teach import Game, progress
from sevens_teach.progress import Practice, Progress
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.players import RandomPlayer, play_game
from sevens_teach.sevens.show.deeds import deeds
from sevens_teach.sevens.show.evening import DEALS, best_places, evening_deed, points
from sevens_teach.teaching.final_evening import NAME, evening_state
from sevens_teach.ui import Evening


def finished(rules: str, seed: int, players: int = 4) -> Game:
    game = Game(rules, players=players, seed=seed)
    play_game(game, [RandomPlayer() for _ in range(players)], Random(1))
    return game


def with_deeds(*names: str) -> Progress:
    return Progress(practice=Practice(deeds=[*names]))


@pytest.mark.parametrize(("rules", "seed"), DEALS)
def test_a_finished_deal_of_the_evening_is_kept_with_every_place(rules: str, seed: int) -> None:
    game = finished(rules, seed)
    outcome: Any = game.position.outcome
    deed = evening_deed(game, 2)
    assert deed is not None
    [(number, places)] = best_places([deed]).items()
    assert DEALS[number] == (rules, seed)
    assert places == tuple(outcome.rank_of((2 + seat) % 4) for seat in range(4))
    assert deed in deeds(game, 2)
    assert with_deeds(deed).practice.deeds == [deed]  # it has the form that is kept


def test_no_other_game_counts() -> None:
    assert evening_deed(finished("basic", 510), 0) is None
    assert evening_deed(finished("basic", 514, players=3), 0) is None
    assert evening_deed(Game("basic", seed=514), 0) is None


def test_the_best_try_counts_in_whatever_order_it_comes() -> None:
    tries = ["evening-a-cabd", "evening-a-bacd", "won-sevens", "evening-a-", "evening-a-aaaa", "evening-f-abcd"]
    assert best_places(tries) == best_places(reversed(tries)) == {0: (2, 1, 3, 4)}
    assert points((2, 1, 3, 4)) == (2, 3, 1, 0)


def test_it_says_who_is_ahead_and_at_the_end_who_does_the_dishes() -> None:
    assert evening_state(Progress(), "en")["told"] == "Nothing is played yet; 5 deals to go."
    assert evening_state(with_deeds("evening-a-abcd"), "en")["told"] == "You lead Ren, 3 to 2; 4 deals to go."
    every = with_deeds(*(f"evening-{letter}-bacd" for letter in "abcde"))
    assert evening_state(every, "en")["told"] == "Ren beats you, 15 to 10. Any deal can be played again."
    assert evening_state(every, "ja")["told"] == "15対10で、レンの勝ち。どの配りも、もう一度遊べます。"
    assert evening_state(every, "en")["rows"][-1]["cells"] == ["10", "15", "5", "0"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_has_the_seeds_the_points_and_one_place_for_the_name(lang: str) -> None:
    sheet = evening_state(with_deeds("evening-b-abcd"), lang)["sheet"]
    assert sheet.count(NAME) == 1
    assert all(str(seed) in sheet for _, seed in DEALS)
    assert "<td>3</td><td>2</td><td>1</td><td>0</td>" in sheet


def test_the_widget_shows_what_is_kept_when_it_comes_into_sight() -> None:
    widget = Evening()
    assert widget.state["evening"]["rows"][3]["cells"] == ["–"] * 4
    progress.keep_deed("evening-d-acbd")
    widget._receive(widget, {"kind": "open", "code": ""}, [])  # noqa: SLF001, as the browser sends it
    assert widget.state["evening"]["rows"][3]["cells"] == ["3", "1", "2", "0"]
    assert widget.state["total"] == "3"
    assert "seed 513" in widget.picture()
