"""How the small tables of the first lessons end, in every way a reader can play them: the cat says why."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from test_first_tables import ends, played, rank

from sevens_teach import Game, TipsPlayer, parse_move, play_game, ui
from sevens_teach.say.messages import LANGUAGES, aloud, phrase, say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.show.story import slip_so_far

if TYPE_CHECKING:
    from collections.abc import Mapping

LESSONS = Path(__file__).parents[3] / "lessons" / "en"
FIRST = ("00-welcome", "01-the-row-of-sevens", "02-passing-and-going-broke", "fast-track-killer")
AND_LOST = {
    "en": r"(\blost it: (it (made room for|gave)|.* would have made room for)\b|no pass left).*\bwould have won\.",
    "ja": r"(分かれ目は.*|パスが残っていないのに.*)(出せました|上がりました|続き|出しました|しました).*勝てました。",
}
AND_WON = {
    "en": r"had to pass|You were first, while|You broke",
    "ja": r"パス。|残っているうちに|出せずに破産しました",
}


def dealt() -> dict[str, str]:
    """Return the small tables of the first lessons, by their cells."""
    found = {}
    for lesson in FIRST:
        for cell in json.loads((LESSONS / f"{lesson}.ipynb").read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "code" and "Table(Game.from_position" in source:
                ((found[cell["id"]],),) = [re.findall(r'^\w+ = "(.*)"', source, re.MULTILINE)]
    return found


DEALT = dealt()


@cache
def all_ends(cell: str) -> tuple[Game, ...]:
    return tuple(ends(DEALT[cell], stopping=True))


def last(game: Game, lang: str) -> Mapping[str, Any]:
    """Return the last thing that a table shows."""
    frame: Mapping[str, Any] = ui.Table(game, lang=lang).state["frames"][-1]
    return frame


def because(game: Game, lang: str) -> str:
    """Return what the coach says of the end of a game: below that it is won, or all of it."""
    coach = last(game, lang)["coach"]
    return str(coach["reason"]) if rank(game) == 1 else f"{coach['headline']} {coach['reason']}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cell", DEALT)
def test_the_cat_says_why_a_small_table_was_won_or_which_move_lost_it_and_what_that_let_happen(
    cell: str, lang: str
) -> None:
    assert len(DEALT) == 4
    for game in all_ends(cell):
        frame = last(game, lang)
        has_won = rank(game) == 1
        told = (AND_WON if has_won else AND_LOST)[lang]
        assert re.search(told, because(game, lang)), (game.record(), frame["coach"])
        assert frame["finish"]["story"] == [], "the bubble has it"
        assert aloud(frame["coach"]["reason"], lang) in frame["say"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_won_in_which_somebody_went_broke_says_who_of_them_comes_last(lang: str) -> None:
    told = {
        "en": {
            1: "Whoever goes broke comes last.",
            2: "Whoever goes broke first comes last.",
        },
        "ja": {
            1: "破産した人が最下位です。",
            2: "先に破産した人ほど、順位は下です。",
        },
    }[lang]
    met: set[int] = set()
    both = "basic; board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9-10 | ♠J-K; passes 1 2 3; turn 0"
    games = [*(each for cell in DEALT for each in all_ends(cell)), *ends(both, stopping=True)]
    for game in (each for each in games if rank(each) == 1):
        broke = [event.player for entry in game.history for event in entry.events if event.kind is Happening.BANKRUPT]
        kind = min(len(broke), 2)
        met.add(kind)
        said = max((count for count, text in told.items() if text in because(game, lang)), default=0)
        assert said == kind
        assert game.outcome is not None
        assert not broke or game.outcome.placings[-1].player == broke[0]
    assert met == {0, 1, 2}


@pytest.mark.parametrize("cell", DEALT)
def test_the_move_that_is_said_to_have_lost_it_is_the_readers_and_the_better_one_wins(cell: str) -> None:
    better = r"(?:^|[.:] )(A pass|[♠♥♦♣]\w+) (?:first|instead) would have"
    for game in all_ends(cell):
        if rank(game) == 1:
            continue
        (said,) = re.findall(better, because(game, "en"))
        lost_by = re.search(r"Your (\w+ )?(\S+) lost it", because(game, "en"))
        mine = [number for number, entry in enumerate(game.history) if entry.player == 0]
        passes = [number for number in mine if isinstance(game.history[number].move, Pass)]
        if lost_by is None:
            ply = passes[-1]
        elif lost_by[2] == "pass":
            ply = passes[["first", "second", "third"].index(lost_by[1].strip()) if lost_by[1] else 0]
        else:
            (ply,) = (number for number in mine if str(game.history[number].move) == lost_by[2])
        before = tuple(game.history[number].move for number in mine if number < ply)
        position = game.history[ply - 1].position if ply else game.start
        (move,) = (move for move in position.legal_moves if str(move) == ("pass" if said == "A pass" else said))
        assert any(rank(each) == 1 for each in ends(DEALT[cell], stopping=True, moves=(*before, move)))


def test_the_deal_in_which_the_way_to_an_own_card_is_missed_names_the_card_that_came_too_soon() -> None:
    said = {str(game.history[0].move): because(game, "en") for game in ends(DEALT["endgame"])}
    assert said == {
        "♠10": "Ren's last card, ♥A, went down while you still held ♠A. Your ♠10 lost it: ♠4 first would have made "
        "room for ♠3 and ♠2, then your ♠A, and you would have won.",
        "♠4": "Your ♠4 made room for ♠3 and ♠2, then your ♠A. You were first, while Ren still held ♥A.",
    }


def whole(lang: str, *, won: bool) -> list[Mapping[str, Any]]:
    """Return what a table shows of the end of a game that is not small, which the reader wins or goes broke in."""
    mine, sora = ("♠8", "♥8-K") if won else ("♥9-K ♦9", "♥8 ♦8")
    rest = "♠9-J ♣8-10 ♦8-10 ♠Q-K ♣J-K" if won else "♠8-J ♣8-10 ♠Q-K ♣J-K"
    dealt = f"passes=0; board ♠A-7 ♥A-7 ♦A-7{',J-K' if won else ',10-K'} ♣A-7; hands {mine} | {rest} | {sora}; turn 0"
    table = ui.Table(Game.from_position(Position.parse(dealt)), lang=lang)
    table._receive(table, {"kind": "move", "text": "♠8" if won else "pass"}, [])  # noqa: SLF001, as the browser sends it
    return list(table.state["frames"])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You came 1st! The others play on for the places."),
        ("ja", "1位です！ほかの人は、残りの順位をかけて続けます。"),
    ],
)
def test_who_is_first_hears_so_at_once_and_once_while_the_others_play_on(lang: str, said: str) -> None:
    coach = [frame["coach"]["headline"] for frame in whole(lang, won=True) if frame["coach"]]
    assert coach.count(said) == 1
    assert coach.index(said) < len(coach) - 1


@pytest.mark.parametrize(("lang", "broke"), [("en", r"\b[Bb]roke\b"), ("ja", "破産")])
def test_who_went_broke_at_a_whole_table_reads_so_once_on_the_last_page(lang: str, broke: str) -> None:
    frame = whole(lang, won=False)[-1]
    finish = frame["finish"]
    words = [frame["coach"]["headline"], frame["coach"]["reason"], finish["headline"], *finish["story"]]
    words += [each["headline"] + each["reason"] for each in frame["brings"]]
    assert len(re.findall(broke, " ".join(each for each in words if "Ren" not in each))) == 1, words
    assert frame["coach"]["headline"] not in finish["story"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_place_taken_is_on_the_podium_and_in_its_headline_and_nowhere_else(lang: str) -> None:
    frames = [whole(lang, won=False)[-1], whole(lang, won=True)[-1]]
    for seed in range(8):
        game = Game(seed=seed)
        play_game(game, [TipsPlayer()] * 4, Random(seed))
        frames.append(last(game, lang))
    shown = Counter[int]()
    for frame in frames:
        (mine,) = (each["rank"] for each in frame["ranking"] if 0 in each["players"])
        place = say(phrase("place", rank=mine), lang)
        assert place in frame["finish"]["headline"]
        said = [frame["coach"]["headline"], frame["coach"]["reason"], *frame["finish"]["story"]]
        said += [each["text"] for each in frame["players"]]
        assert not any(place in each for each in said), said
        shown[mine] += 1
    assert sum(count for place, count in shown.items() if place > 1) > 3


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("cell", DEALT)
def test_at_a_small_table_the_seats_have_the_places_also_the_readers_since_a_step_shows_no_podium(
    cell: str, lang: str
) -> None:
    for game in all_ends(cell):
        frame = last(game, lang)
        ranks = {player: each["rank"] for each in frame["ranking"] for player in each["players"]}
        for player, each in enumerate(frame["players"]):
            assert say(phrase("place", rank=ranks[player]), lang) in each["text"]


@pytest.mark.parametrize(("lang", "said"), [("en", "Your ♠10 lost it: ♠4 first"), ("ja", "分かれ目は♠10でした。")])
def test_who_has_a_turn_left_when_ren_is_out_hears_at_once_which_move_lost_it(lang: str, said: str) -> None:
    table = ui.Table(Game.from_position(DEALT["endgame"]), lang=lang, plain=True)
    for move in ("♠10", "pass", "pass"):
        table._receive(table, {"kind": "move", "text": move}, [])  # noqa: SLF001, as the browser sends it
    frame = table.state["frames"][-1]
    assert frame["finish"] is None
    assert said in frame["coach"]["headline"]


@pytest.mark.parametrize(
    ("cell", "before", "lost", "won"),
    [
        ("endgame", (), "♠10", "♠4"),
        ("passing-table", ("pass",), "♠4", "♥J"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_loses_is_told_once_the_others_have_played_and_one_that_may_still_win_is_not(
    cell: str, before: tuple[str, ...], lost: str, won: str, lang: str
) -> None:
    frames = [last(played(DEALT[cell], tuple(map(parse_move, (*before, now)))), lang) for now in (lost, won)]
    assert [frame.get("lost") for frame in frames] == [lost, None]
    told = frames[0]["coach"]["headline"]
    assert (f"Your {lost} lost it" if lang == "en" else f"分かれ目は{lost}でした。") in told
    assert (f"{won} first would have" if lang == "en" else f"先に{won}を出していれば") in told
    assert aloud(told, lang) in frames[0]["say"]
    assert not re.search("lost it|分かれ目", frames[1]["coach"]["headline"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_that_it_is_lost_is_told_once_and_a_hint_says_it_again(lang: str) -> None:
    """After ♠10 and ♠4 nothing of the reader's fits: what to do is told, and which card lost it where they ask."""
    table = ui.Table(Game.from_position(DEALT["endgame"]), lang=lang, plain=True)
    told = []
    for move in ("♠10", "♠4"):
        table._receive(table, {"kind": "move", "text": move}, [])  # noqa: SLF001, as the browser sends it
        told.append(table.state["frames"][-1]["coach"]["headline"])
    assert told[0] != told[1]
    assert table.state["frames"][-1]["lost"] == "♠10"
    told_to_the_browser: list[Any] = []
    table.send = told_to_the_browser.append
    table._receive(table, {"kind": "hint"}, [])  # noqa: SLF001, as the browser sends it
    assert [each["reply"]["headline"] for each in told_to_the_browser] == [told[0]]


def test_a_lost_game_may_be_played_on_and_stays_lost_while_the_others_move() -> None:
    table = ui.Table(Game.from_position(DEALT["passing-table"]), lang="en")
    for move in ("pass", "♠4", "♥J"):
        table._receive(table, {"kind": "move", "text": move}, [])  # noqa: SLF001, as the browser sends it
        frames = table.state["frames"]
        if move == "♠4":
            assert frames[-1]["coach"]["headline"].endswith("Play on and see, or try again.")
    *moved, last = frames
    assert [each.get("lost") for each in moved] == ["♠4"] * len(moved)
    assert "Your ♠4 lost it" in last["coach"]["headline"], "Aoi is out"


def test_taken_back_it_is_lost_no_more() -> None:
    table = ui.Table(Game.from_position(DEALT["passing-table"]), lang="en")
    for content in ({"kind": "move", "text": "pass"}, {"kind": "move", "text": "♠4"}):
        table._receive(table, content, [])  # noqa: SLF001, as the browser sends it
    assert table.state["frames"][-1]["lost"] == "♠4"
    table._receive(table, {"kind": "undo"}, [])  # noqa: SLF001, as the browser sends it
    assert "lost" not in table.state["frames"][-1]


@pytest.mark.parametrize("cell", DEALT)
def test_whoever_is_told_to_have_lost_does_not_win_whatever_they_play(cell: str) -> None:
    for game in all_ends(cell):
        moments = (game.history[:ply] for ply in range(len(game.history)))
        assert not (rank(game) == 1 and any(slip_so_far(game.start, moment, 0) for moment in moments)), game.record()
