"""What names and tells a static picture: exact sentences in both languages."""

from __future__ import annotations

import pytest
from pictures import ENDED, ISLAND, KILLER, ONEWAY, SOLO

from sevens_teach import MessageError, Position, Rules
from sevens_teach.say.names import names_for
from sevens_teach.sevens.show.plain import (
    aside_text,
    board_summary,
    board_text,
    hand_text,
    summary,
    view_text,
)

NAMES = ["Aya", "Ren", "Aoi", "Sora"]
STUCK = Position.parse("passes=0; board ♠7 ♥7 ♦7 ♣7; hands ♠2 | ♠A,3-6,8-K ♥A-6,8-K ♦A-6,8-K ♣A-6,8-K; turn 0")
UNLIMITED = Position(Rules(passes=None), STUCK.board, STUCK.hands, turn=1)
ONLY_JOKER_HELPS = Position.parse(
    "joker=solo; board ♠7 ♥7 ♦7 ♣7; hands ♠2 ★ | ♠A,3-6,8-K ♥A-6,8-K ♦A-6,8-K ♣A-6,8-K; passes 2 0; turn 0"
)


@pytest.mark.parametrize(
    ("position", "player", "english", "japanese"),
    [
        (
            ISLAND,
            0,
            "Your turn: you can play ♠4, ♥9, ♦8 and ♣6; 2 passes left.",
            "あなたの番です。♠4、♥9、♦8、♣6を出せます（パスはあと2回）。",
        ),
        (
            ISLAND,
            1,
            "It's Aya's turn; you hold 11 cards, 2 passes left.",
            "Ayaの番です。あなたの手札は11枚（パスはあと2回）。",
        ),
        (ISLAND, 3, "It's Aya's turn; you are broke.", "Ayaの番です。あなたは破産しました。"),
        (
            STUCK,
            0,
            "Your turn: nothing fits, so you have to pass; no pass left.",
            "あなたの番です。出せるカードがないので、パスするしかありません（パスの残りなし）。",
        ),
        (
            UNLIMITED,
            1,
            "Your turn: you can play ♠6, ♠8, ♥6, ♥8, ♦6, ♦8, ♣6 and ♣8; as many passes as you like.",
            "あなたの番です。♠6、♠8、♥6、♥8、♦6、♦8、♣6、♣8を出せます（パスは何回でもできます）。",
        ),
        (
            SOLO,
            0,
            "Your turn: you can play ♠8, or lay ★ on ♠6, ♥6, ♥8, ♦6, ♦8, ♣6 and ♣8; 3 passes left.",
            "あなたの番です。♠8を出せます。♠6、♥6、♥8、♦6、♦8、♣6、♣8の場所に★を置くこともできます（パスはあと3回）。",
        ),
        (
            ONLY_JOKER_HELPS,
            0,
            "Your turn: you can lay ★ on ♠6, ♠8, ♥6, ♥8, ♦6, ♦8, ♣6 and ♣8; 1 pass left.",
            "あなたの番です。♠6、♠8、♥6、♥8、♦6、♦8、♣6、♣8の場所に★を置けます（パスはあと1回）。",
        ),
    ],
)
def test_summary(position: Position, player: int, english: str, japanese: str) -> None:
    assert summary(position.view(player), "en", NAMES) == english
    assert summary(position.view(player), "ja", NAMES) == japanese


def test_summary_of_an_ended_game_is_its_ranking() -> None:
    view = ENDED.view(0)
    assert summary(view, "en", NAMES, ENDED.outcome) == "The game is over: 1st Aoi, 2nd Ren, 3rd you."
    assert summary(view, "ja", NAMES, ENDED.outcome) == "ゲームが終わりました。1位 アオイ、2位 レン、3位 あなた。"
    assert summary(view) == "The game is over."


def test_summary_without_names() -> None:
    assert summary(ISLAND.view(1)).startswith("It's Sora's turn")
    assert summary(ISLAND.view(1), "ja").startswith("ソラの番です")


@pytest.mark.parametrize(
    ("position", "english", "japanese"),
    [
        (
            ISLAND,
            "On the board: ♠5-9 ♥3-8,J ♦7 ♣7-K; next to play: ♠4,10 ♥2,9 ♦6,8 ♣6.",
            "場に出ているのは♠5-9 ♥3-8,J ♦7 ♣7-K、次に出せるのは♠4,10 ♥2,9 ♦6,8 ♣6。",
        ),
        (
            Position(
                Rules(opening="fantan"), "", [ISLAND.board, [card for hand in ISLAND.hands for card in hand]], turn=0
            ),
            "The board is empty; next to play: ♠7 ♥7 ♦7 ♣7.",
            "場のカードはなし、次に出せるのは♠7 ♥7 ♦7 ♣7。",
        ),
        (
            Position.parse("basic; board ♠A-K ♥A-K ♦A-K ♣A-K; hands - | -; turn -; out 1 out | 0 out"),
            "All 52 cards are on the board.",
            "52枚が全部場に出ています。",
        ),
    ],
)
def test_board_summary(position: Position, english: str, japanese: str) -> None:
    assert board_summary(position) == english
    assert board_summary(position, "ja") == japanese


def test_board_text_names_every_state() -> None:
    assert board_text(ISLAND).splitlines() == [
        "On the board: ♠5-9 ♥3-8,J ♦7 ♣7-K",
        "Open: ♠4,10 ♥2,9 ♦6,8 ♣6",
        "On the board, not connected: ♥J",
    ]
    assert board_text(KILLER).splitlines()[-1] == "Dead: ♠A,8"
    assert board_text(ONEWAY, "ja").splitlines()[-1] == "閉じている：♠6"


def test_view_text_tells_what_is_seen() -> None:
    assert view_text(ISLAND.view(0), "en", NAMES).splitlines()[3:] == [
        "Your hand: ♠2,4,Q ♥9,Q ♦3,8,9 ♣2,6",
        "You can play: ♠4 ♥9 ♦8 ♣6",
        "Ren: 11 cards, 2 passes left",
        "Aoi: 11 cards, 3 passes left",
        "Sora: broke · 4th",
    ]
    assert view_text(KILLER.view(1), "en", NAMES).endswith("Aya: 21 cards, 3 passes left, dead: ♠A,8")


def test_an_empty_hand() -> None:
    assert hand_text(ISLAND.view(3)) == "Your hand: nothing"
    assert hand_text(ISLAND.view(3), "ja") == "あなたの手札：なし"


def test_K10_dead_cards_face_down_are_only_counted() -> None:
    assert aside_text(1, []) == "1 dead card face down"
    assert aside_text(2, [], "ja") == "死んだカード：裏向き2枚"
    assert aside_text(2, ["♠8", "♠A"], "ja") == "死んだカード：♠A,8"
    assert aside_text(0, []) == ""


def test_names_and_languages() -> None:
    assert names_for(2, "ja") == ("あなた", "レン")
    with pytest.raises(MessageError, match="no language 'de'"):
        summary(ISLAND.view(0), "de")
