"""What is in a static picture: every state of a place and of a card with its mark, and all that stands around."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pictures import ENDED, ISLAND, KILLER, ONEWAY, SOLO, SVG, groups, in_hand, in_state, parsed, some_positions, words

from sevens_teach import PACK, PRESETS, Card, Event, Happening, MessageError, Position, Rules
from sevens_teach.draw.paint import WIDTH, document, shortened, text_width, wrapped
from sevens_teach.say.replies import reply
from sevens_teach.sevens.show.svg import board_svg, hand_svg, table_svg
from sevens_teach.sevens.show.svg.board import board_panel

if TYPE_CHECKING:
    from sevens_teach.sevens.wire import SevensBoard

NAMES = ["Aya", "Ren", "Aoi", "Sora"]
MOST_BYTES = 19_000
"""Each avatar is some 700 bytes of it, the 52 cards of a full board 4,000."""
MOST_BYTES_FOR_SEVEN = 21_000
NINE_PLAYED = (Event(Happening.PLAYED, 2, (Card("♠9"),)),)


# -- the board -------------------------------------------------------------------------------------


def test_B8_states_of_places() -> None:
    svg = board_svg(ISLAND, last=[Card("♠9")])
    assert in_state(svg, "open") == ["4", "10", "2", "9", "6", "8", "6"]
    down = [card for card in ISLAND.board if card.text != "♥J"]
    assert in_state(svg, "down") == [card.text[1:] + card.text[0] for card in down]
    assert in_state(svg, "island") == ["J♥"]
    assert len(in_state(svg, "empty")) == 52 - 7 - 19 - 1
    assert [len(list(ring)) for ring in groups(svg, "data-state", "last")] == [1]


def test_K3_K4_dead_places_and_walls() -> None:
    svg = board_svg(KILLER)
    assert in_state(svg, "dead") == ["A", "8"]
    assert groups(svg, "data-state", "walls")
    assert not groups(board_svg(ISLAND), "data-state", "walls")


def test_K_rows_stand_in_the_order_of_the_suits() -> None:
    rules = Rules(killer=True, suit_order="♣♦♥♠")
    svg = board_svg(Position(rules, KILLER.board, KILLER.hands, turn=0))
    assert words(parsed(svg))[:4] == ["♣", "♦", "♥", "♠"]


def test_T1_T4_joined_rows_and_the_closed_side() -> None:
    svg = board_svg(ONEWAY)
    assert in_state(svg, "closed") == ["6"]
    assert in_state(svg, "joined") == ["K", "A"]
    assert in_state(svg, "tunnel") == ["K", "A"] * 3
    assert not groups(board_svg(ISLAND), "data-state", "tunnel")


def test_T4_the_gate_stands_on_the_side_of_the_7() -> None:
    upward = Position.parse("tunnel=oneway; board ♠A-7,K ♥7 ♦7 ♣7; hands ♠8-Q ♥A-6 | ♥8-K ♦A-6,8-K ♣A-6,8-K; turn 0")
    for position, side in ((ONEWAY, 3 + 63), (upward, -3)):
        (closed,) = groups(board_svg(position), "data-state", "closed")
        (cell,) = closed.iter(f"{SVG}rect")
        bar = closed.findall(f"{SVG}path")[-1].attrib["d"]
        assert bar.startswith(f"M{int(cell.attrib['x']) + side} ")


def test_states_differ_by_more_than_colour() -> None:
    """The same place in every state with all colours made one: no two drawings are alike."""
    drawn = {state: _without_colour(state) for state in ("empty", "open", "down", "islands", "dead", "closed")}
    assert all(drawn.values())
    for one, other in combinations(drawn.values(), 2):
        assert one != other


def _without_colour(state: str) -> str:
    """Return how a place is drawn, but for the colours."""
    board: SevensBoard = {"down": [], "islands": [], "open": [], "dead": [], "closed": [], "last": []}
    if state != "empty":
        board[state] = ["♠A"]  # type: ignore[literal-required]  # one of its lists
    panel = board_panel(board, {"rows": "♠", "killer": False, "tunnel": "off"})
    (group,) = groups(document([panel], title="", desc="", lang="en"), "data-state", state.removesuffix("s"))
    looks = [
        (part.tag, part.text, {key: part.attrib[key] for key in part.attrib if key not in ("fill", "stroke")})
        for part in list(group.iter())[1:]
    ]
    return repr(looks[:3] if state == "empty" else looks)


# -- the table -------------------------------------------------------------------------------------


def test_hand_shows_what_is_playable() -> None:
    svg = hand_svg(ISLAND.view(0))
    assert in_hand(svg, "playable") == ["♠4", "♥9", "♦8", "♣6"]
    assert in_hand(svg, "waiting") == ["♠2", "♠Q", "♥Q", "♦3", "♦9", "♣2"]
    assert _baselines(svg, "playable") == {37}
    assert _baselines(svg, "waiting") == {49}


def _baselines(svg: str, kind: str) -> set[int]:
    """Return at what heights the ranks of some cards stand."""
    return {
        int(face.attrib["y"].split()[0]) for part in groups(svg, "data-card", kind) for face in part.iter(f"{SVG}text")
    }


def test_J1_where_the_joker_may_be_laid() -> None:
    svg = table_svg(SOLO.view(0))
    assert in_state(svg, "joker") == ["★"] * 7  # not for the own ♠8 (J3)
    assert in_hand(svg, "playable") == ["♠8", "★"]
    assert in_hand(svg, "waiting") == ["♠9"]
    assert not groups(board_svg(SOLO), "data-state", "joker")


def test_K3_dead_cards_in_the_hand() -> None:
    svg = table_svg(KILLER.view(0))
    assert in_hand(svg, "dead") == ["♠A", "♠8"]
    (dead,) = groups(svg, "data-card", "dead")
    lines = [path.attrib["d"].count("M") for path in dead.findall(f"{SVG}path")]
    assert lines == [8, 2]  # the waves of a back, and a cross each


def test_the_other_players() -> None:
    drawn = words(parsed(table_svg(ISLAND.view(0), names=NAMES)))
    assert drawn[: drawn.index("♠")] == ["Ren", "Aoi", "Sora", "11", "11", "broke · 4th"]
    drawn = words(parsed(table_svg(ISLAND.view(2), names=NAMES)))
    assert drawn[:7] == ["Sora", "Aya", "to move ●", "Ren", "broke · 4th", "10", "11"]


@pytest.mark.parametrize(
    ("passes", "left", "dots", "word"),
    [(3, 2, [2, 1], "2 left"), (3, 0, [3], "0 left"), (9, 8, [], "8 left"), (None, None, [], "no limit")],
)
def test_B6_passes_left(passes: int | None, left: int | None, dots: list[int], word: str) -> None:
    used = (passes or 0) - (left or 0)
    cards = [card for card in PACK if card.rank != 7]
    sevens = [card for card in PACK if card.rank == 7]
    position = Position(Rules(passes=passes), sevens, [cards[::2], cards[1::2]], turn=0, passes=[used, 0])
    svg = hand_svg(position.view(0))
    assert words(parsed(svg))[-2:] == ["Pass", word]
    assert _dots(svg) == dots


def _dots(svg: str) -> list[int]:
    """Return how many discs there are of each kind, the full ones first."""
    rows = [part for part in parsed(svg).iter(f"{SVG}g") if part.get("stroke-linecap") == "round"]
    return [row[0].attrib["d"].count("M") for row in rows]


def test_K10_dead_cards_lie_before_their_owner() -> None:
    assert "dead: ♠A,8" in words(parsed(table_svg(KILLER.view(1))))
    facedown = Position(Rules(killer=True, dead_cards="facedown"), KILLER.board, KILLER.hands, turn=0)
    assert "2 dead cards face down" in words(parsed(table_svg(facedown.view(1))))


def test_the_coach_speaks_below() -> None:
    answer = reply("B8", "♥Q has to wait.", "♥9 and ♥10 are not on the board yet.", [Card("♥J")], [Card("♥9")])
    svg = table_svg(ISLAND.view(0), reply=answer)
    assert words(parsed(svg))[-2:] == ["B8", "♥Q has to wait. ♥9 and ♥10 are not on the board yet."]
    assert in_state(svg, "reason") == ["!", "!"]  # the two places; the own ♥9 is not the reason
    assert "B8" in words(parsed(board_svg(ISLAND, reply=answer)))


def test_the_coach_may_be_silent() -> None:
    svg = table_svg(ISLAND.view(0), events=NINE_PLAYED, coach=False)
    assert words(parsed(svg))[-1] == "2 left"
    assert groups(svg, "data-state", "last")


def test_what_just_happened() -> None:
    svg = table_svg(ISLAND.view(0), names=NAMES, events=NINE_PLAYED)
    assert words(parsed(svg))[-1].endswith("Aoi plays ♠9.")
    assert groups(svg, "data-state", "last")


def test_the_ranking_at_the_end() -> None:
    drawn = words(parsed(table_svg(ENDED.view(0), names=NAMES[:3], outcome=ENDED.outcome)))
    assert [line[:10] for line in drawn[-9:]] == [
        "1",
        "B9",
        "Aoi is 1st",
        "2",
        "B9",
        "Ren is 2nd",
        "3",
        "B10",
        "You are 3r",
    ]
    assert "Pass" not in drawn


def test_two_suit_colours() -> None:
    four, two = (board_svg(ISLAND, suits=suits) for suits in (4, 2))
    assert "#1257a6" in four
    assert "#1a6e36" in four
    assert "#1257a6" not in two
    assert "#1a6e36" not in two


# -- the document ----------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_title_and_description_name_the_picture(lang: str) -> None:
    for svg in (board_svg(ISLAND, lang), table_svg(ISLAND.view(0), lang), hand_svg(ISLAND.view(0), lang)):
        root = parsed(svg)
        title, desc = root[0], root[1]
        assert (title.tag, desc.tag) == (f"{SVG}title", f"{SVG}desc")
        assert root.get("role") == "img"
        assert root.get("lang") == lang
        assert root.get("aria-labelledby") == title.get("id")
        assert root.get("aria-describedby") == desc.get("id")
        assert title.text
        assert desc.text


def test_ids_follow_from_the_content() -> None:
    first, again, other = (parsed(board_svg(position))[0].get("id") for position in (ISLAND, ISLAND, KILLER))
    assert first == again != other


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(MessageError, match="no language 'de'"):
        board_svg(ISLAND, "de")


@pytest.mark.parametrize(("players", "lang"), [(2, "en"), (4, "ja"), (7, "en")])
@pytest.mark.parametrize("rules", PRESETS)
def test_tables_are_small_and_hold_nothing_that_hosts_take_out(rules: str, players: int, lang: str) -> None:
    for position in some_positions(rules, players):
        svg = table_svg(position.view(players - 1), lang, outcome=position.outcome)
        assert len(svg.encode()) < (MOST_BYTES if players < 7 else MOST_BYTES_FOR_SEVEN)
        tags = {element.tag.removeprefix(SVG) for element in parsed(svg).iter()}
        assert tags <= {"svg", "title", "desc", "g", "path", "rect", "circle", "text", "tspan"}
        assert "url(" not in svg
        assert "href" not in svg


def test_same_bytes_in_another_process() -> None:
    """Strings hash differently there, so nothing may depend on the order of a set."""
    program = (
        "from pictures import ISLAND\nfrom sevens_teach.sevens.show.svg import table_svg\n"
        "import sys; sys.stdout.buffer.write(table_svg(ISLAND.view(0), 'ja').encode())"
    )
    tests = Path(__file__).parents[2]
    found = os.pathsep.join([str(tests), str(tests.parent)])
    drawn = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        env={**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": found},
    ).stdout
    assert drawn == table_svg(ISLAND.view(0), "ja").encode()


@given(names=st.lists(st.text(), min_size=4, max_size=4))
def test_names_may_be_any_text(names: list[str]) -> None:
    root = parsed(table_svg(ISLAND.view(0), names=names))
    assert not [element for element in root.iter() if element.tag.removeprefix(SVG) in ("b", "script")]


def test_markup_in_a_name_is_text() -> None:
    names = ["Aya", '<b>&"', "Aoi", "Sora"]
    assert words(parsed(table_svg(ISLAND.view(0), names=names)))[0] == '<b>&"'


@given(st.text(alphabet="ab ♥9あい、。", max_size=300), st.text(alphabet="ab ♥9あい、。", max_size=300))
def test_lines_hold_all_the_text_and_fit(bold: str, rest: str) -> None:
    lines = wrapped([(bold, True), (rest, False)], 14, WIDTH)
    told = "".join(word for line in lines for word, _ in line)
    assert told.replace(" ", "") == (bold + rest).replace(" ", "")
    for line in lines:
        assert len(line) <= 1 or text_width("".join(word for word, _ in line).rstrip(), 14) <= WIDTH


def test_no_line_begins_with_the_end_of_a_clause() -> None:
    lines = wrapped([("あ、" * 90, False)], 14, 200)
    assert len(lines) > 10
    assert {line[0][0] for line in lines} == {"あ、"}


def test_Japanese_breaks_where_one_may() -> None:
    """No line begins with a long vowel, a small kana or a closing mark, none ends with an opening one."""
    told = "「ちょっと待って！」とソラがレンを止めました（トランプは、ジョーカーを抜いた52枚）。"
    for width in range(60, 300, 7):
        lines = ["".join(word for word, _ in line) for line in wrapped([(told, False)], 14, width)]
        assert "".join(lines) == told
        assert not [line for line in lines if line[0] in "ーゃょっ、。！」）" or line[-1] in "「（"]
        assert any("ソラ" in line for line in lines)
        assert any("トランプ" in line for line in lines)


def test_Japanese_breaks_between_words() -> None:
    told = "アオイが抜けた。あなたが先なら、自分のミスは灰色の数、基本のルールで13枚ずつ、お皿はレンのお仕事です。"
    words = ["あなたが", "自分の", "灰色の", "基本の", "ルールで", "13枚ずつ", "お皿は", "お仕事です"]
    for width in range(120, 400, 7):
        lines = ["".join(word for word, _ in line) for line in wrapped([(told, False)], 14, width)]
        assert "".join(lines) == told
        assert [word for word in words if not any(word in line for line in lines)] == []
        assert not [line for line in lines if text_width(line, 14) > width]


@given(st.text(), st.integers(40, 400))
def test_shortened_text_fits(words_: str, width: int) -> None:
    assert text_width(shortened(words_, 15, width), 15) <= width
