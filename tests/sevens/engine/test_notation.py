"""Cards, moves and positions as text, both ways; docs/notation.md is tested as a document."""

from __future__ import annotations

import copy
import pickle

import pytest
from positions import whole

from sevens_teach import (
    Card,
    Ending,
    Exchange,
    Exit,
    LayJoker,
    NotationError,
    Pass,
    Play,
    Position,
    PositionError,
    Rules,
    format_cards,
    parse_cards,
    parse_move,
)

START = "basic; board ♠7 ♥7 ♦7 ♣7; hands ♠A-6,8-K ♥A-6 | ♥8-K ♦A-6,8-K ♣A-6,8-K; turn 0"


# -- cards ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ([], "-"),
        (["★"], "★"),
        (["♠9", "♠8"], "♠8,9"),
        (["♠9", "♠8", "♠7"], "♠7-9"),
        (["♠A", "♠K", "♠Q"], "♠A,Q,K"),
        (["♣10", "♥J", "♠5", "♠6", "★", "♠7", "♠9"], "♠5-7,9 ♥J ♣10 ★"),
        ([f"♦{rank}" for rank in (*"A23456789", "10", *"JQK")], "♦A-K"),
    ],
)
def test_cards_are_written_suit_by_suit_in_runs(cards: list[str], text: str) -> None:
    assert format_cards(cards) == text
    assert sorted(map(Card, cards)) == list(parse_cards(text))


@pytest.mark.parametrize("text", ["♠5-7,9★", "S5-7,9 *", "s5-7,9joker", "♠5,6-7 , 9 ☆", "  ♠ 5 - 7 , 9  ★ ", "★♠9♠5-7"])
def test_cards_are_read_from_many_spellings(text: str) -> None:
    assert format_cards(parse_cards(text)) == "♠5-7,9 ★"


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("", 1, "found the end: expected '-' for none, ★ or a suit"),
        ("♠", 2, "found the end: expected a rank"),
        ("♠5,", 4, "found the end: expected a rank"),
        ("♠5 x", 4, "found 'x': expected '-', ',', ★, a suit or the end"),
        ("♠5-", 4, "found the end: expected a rank"),
        ("♠9-5", 2, "'♠9-♠5' is no run: expected the lower rank first"),
        ("♠5-5", 2, "'♠5-♠5' is no run: expected the lower rank first"),
        ("♥3 ♠5-9 ♠7", 10, "'♠7' is named twice: expected each card once"),
        ("★ ★", 3, "'★' is named twice: expected each card once"),
        ("5♠", 1, "found '5♠': expected '-' for none, ★ or a suit"),
        ("♠0", 2, "found '0': expected a rank"),
        ("- ♠5", 3, "found '♠5': expected the end"),
    ],
)
def test_what_is_no_list_of_cards_is_said_with_its_column(text: str, column: int, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_cards(text)
    assert (caught.value.line, caught.value.column, caught.value.what) == (1, column, what)
    assert str(caught.value) == f"line 1, column {column}: {what}"


# -- moves ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "text", "others"),
    [
        (Play("♠6"), "♠6", ["s6", "6S", " S6 "]),
        (Play("♠10"), "♠10", ["st", "10♠"]),
        (LayJoker("♠8"), "★♠8", ["*s8", "joker S8", "★ 8♠"]),
        (LayJoker("♠8", "♠9"), "★♠8+♠9", ["*s8+s9", "★ ♠8 + ♠9"]),
        (Pass(), "pass", ["PASS", " Pass "]),
        (Exchange(3, 1), "ghost 3>1", ["Ghost 3 > 1"]),
        (Play("★"), "★", ["*"]),
    ],
)
def test_moves(move: object, text: str, others: list[str]) -> None:
    assert str(move) == text
    assert [parse_move(spelling) for spelling in (text, *others)] == [move] * (len(others) + 1)


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("", 1, "found the end: expected 'pass', 'ghost', ★ or a card"),
        ("passs", 1, "not a card: 'passs': the suit is ♠, but 'pass' is no rank; expected A, 2 to 10, J, Q or K"),
        ("♠6 ♠7", 4, "found '♠7': expected the end"),
        ("★♠8+", 5, "found the end: expected a card"),
        ("ghost 3", 8, "found the end: expected '>'"),
        ("ghost x>1", 7, "found 'x>1': expected the ghost's number"),
        ("ghost 99>1", 7, "ghost=99 is no player: they are numbered from 0 to 51 (G1)"),
    ],
)
def test_what_is_no_move_is_said_with_its_column(text: str, column: int, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert (caught.value.column, caught.value.what) == (column, what)


# -- positions -----------------------------------------------------------------------------------


def test_a_position_is_one_line_and_leaves_out_what_says_nothing() -> None:
    position = Position.parse(START)
    assert str(position) == START
    assert repr(position) == f"Position.parse({START!r})"


EVERYTHING = (
    "passes=1 joker=pair tunnel=both ghost=on; board ♠3-8,J ♥A-K ♦A-K ♣5-K;"
    " hands ♠9,10 ♣3 | ♠2,Q ♣4 | ★ | ♠A,K ♣A,2 | - | -; passes 0 1 2 0 2 0; turn 1;"
    " out 5 out | 4 bankrupt ♠J ♣5 | 2 bankrupt; clockwise 3 2 4 1 5 0"
)


def test_a_position_with_every_section() -> None:
    position = Position.parse(EVERYTHING)
    assert str(position) == EVERYTHING
    assert position == Position(
        Rules(passes=1, joker="pair", tunnel="both", ghost=True),
        parse_cards("♠3-8,J ♥A-K ♦A-K ♣5-K"),
        [parse_cards(hand) for hand in ("♠9,10 ♣3", "♠2,Q ♣4", "★", "♠A,K ♣A,2", "-", "-")],
        passes=[0, 1, 2, 0, 2, 0],
        turn=1,
        exits=[
            Exit(5, Ending.OUT),
            Exit(4, Ending.BANKRUPT, parse_cards("♣5 ♠J")),
            Exit(2, Ending.BANKRUPT),
        ],
        clockwise=[3, 2, 4, 1, 5, 0],
    )


def test_G2_notation_says_whose_bankruptcy_laid_a_card_unless_the_seats_say_it() -> None:
    text = EVERYTHING.replace("♣5 |", "♣5 by 3 |").replace("2 bankrupt;", "2 bankrupt by 2;")
    position = Position.parse(text)
    assert str(position) == text
    assert [gone.laid_by for gone in position.exits] == [None, 3, 2]
    assert [gone.laid_by for gone in Position.parse(EVERYTHING).exits] == [None, None, None]
    in_order = EVERYTHING.removesuffix("; clockwise 3 2 4 1 5 0")
    assert [gone.laid_by for gone in Position.parse(in_order).exits] == [None, 4, 2]
    assert str(Position.parse(in_order.replace("♠J ♣5", "♠J ♣5 by 4"))) == in_order


def test_every_way_to_have_left_is_written() -> None:
    for text in (
        "killer=on; board ♠2-K ♥A-K ♦A-K ♣A-K; hands ♠A | -; turn -; out 1 left | 0 left",
        "joker=solo; board ♠2-K ♥A-K ♦A-K ♣A-K; hands ♠A | ★ | -; turn -; out 1 joker | 2 out",
    ):
        assert str(Position.parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        START.removeprefix("basic; "),
        START.replace("; ", ";"),
        f"  {START}  ",
        START.replace("♠", "s").replace("♥", "H").replace("♦", "d").replace("♣", "C"),
        "basic; turn 0; hands ♠A-6,8-K ♥A-6 | ♥8-K ♦A-6,8-K ♣A-6,8-K; board ♠7 ♥7 ♦7 ♣7; passes 0 0; clockwise 1 0",
        START.replace("basic", "passes=3 joker=none"),
    ],
)
def test_a_position_is_read_from_many_spellings(text: str) -> None:
    assert Position.parse(text) == Position.parse(START)


@pytest.mark.parametrize(
    ("text", "column", "what"),
    [
        ("", 1, "no house rules in '': expected a preset such as 'basic', or settings"),
        ("basic", 6, "found the end: expected ';'"),
        ("tunnel=both jokr=solo; board -", 13, "no house rule is called 'jokr=solo': expected passes, "),
        ("killer=on joker=solo; board -", 1, "joker='solo' does not combine with killer=True (K11)"),
        ("basic; bord -", 8, "found 'bord': expected board, hands, passes, turn, out or clockwise"),
        ("basic; board ♠5-9x", 18, "found 'x': expected ',', ★, a suit, the end or ';'"),
        ("basic; board -; board -", 17, "a second 'board': expected each section once"),
        ("basic; board -; hands - | ; turn 0", 27, "found ';': expected '-' for none, ★ or a suit"),
        ("basic; board -; turn x", 22, "found 'x': expected '-' when play is over or a player's number"),
        ("basic; board -; passes 1 -1", 26, "found '-1': expected the end, ';' or a number"),
        ("basic; board -; passes 1234567890", 24, "found '1234567890': expected a number"),
        ("basic; board -; out 1", 22, "found the end: expected out, bankrupt, left or joker"),
        ("basic; board -; out 1 gone", 23, "found 'gone': expected out, bankrupt, left or joker"),
        ("basic; board -; hands -; passes 0", 34, "found the end: expected a section 'turn' before it"),
        ("basic; board -; ", 17, "found the end: expected board, hands, passes, turn, out or clockwise"),
        ("basic; board ♠7\n; hands -", 16, "found '\\n': expected '-', ',', ★, a suit, the end or ';'"),
    ],
)
def test_what_is_no_position_is_said_with_its_column(text: str, column: int, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        Position.parse(text)
    assert caught.value.column == column
    assert caught.value.what.startswith(what)


WHOLE = "basic; board ♠7 ♥7 ♦7 ♣7; hands {}; turn {}"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        (WHOLE.format("♠6 … | ♥7", 0), "player 1 holds ♥7, which is down too (B1)"),
        (WHOLE.format("♠6 … | ♠6 …", 0), "player 1 holds ♠6, which is in another hand too (B1)"),
        (WHOLE.format("♠6 | ♥6", 0).replace("♥6", "♥A-6,8-K ♦A-6,8-K ♣A-6,8-Q ♠A-5,8-K"), "♣K missing: every"),
        (WHOLE.format("… | ♠6 ★", 0), "★ is in a hand, but these rules have no joker (J)"),
        ("basic; board ♠7 ♦7 ♣7; hands … | ♠6; turn 0", "♥7 not down: the sevens are laid before play (B2)"),
        ("joker=solo; board ♠7 ♥7 ♦7 ♣7 ★; hands … | ♠6; turn 0", "★ cannot lie on the board: it never stays"),
        (WHOLE.format("… | -", 0), "player 1 is still in with an empty hand (B9)"),
        ("joker=solo; board ♠7 ♥7 ♦7 ♣7; hands … | ★; turn 0", "player 1 is still in with ★ alone (J5)"),
        ("killer=on; board ♠2,7 ♥A,7 ♦7 ♣7; hands … | ♠A; turn 0", "player 1 is still in with nothing but dead"),
        (WHOLE.format("… | ♠6", 2), "turn=2: expected a player from 0 to 1, or None when play is over (B2)"),
        (WHOLE.format("… | ♠6", "-"), "nobody has the turn, but players (0, 1) are still in (B10)"),
        (WHOLE.format("… | -", 0) + "; out 1 out", "turn=0, but play is over: players still in: (0,) (B10)"),
        (WHOLE.format("… | ♠6 | -", 2) + "; out 2 out", "turn=2: the turn goes to one of (0, 1) (B2)"),
        (WHOLE.format("… | ♠6", 0) + "; passes 4 0", "player 0 is still in after 4 passes (B6)"),
        (WHOLE.format("… | ♠6", 0) + "; passes 0 0 0", "passes=(0, 0, 0): expected 2 numbers from 0"),
        (WHOLE.format("… | ♠6 | ♠5", 0) + "; out 2 out", "player 2 cannot be out holding ♠5 (B9)"),
        (WHOLE.format("… | ♠6 | -", 0) + "; out 2 bankrupt", "player 2 cannot be bankrupt after 0 passes (B6)"),
        (
            WHOLE.format("… | ♠6 | ♠5", 0) + "; out 2 bankrupt; passes 0 0 4",
            "player 2 cannot be bankrupt holding ♠5 (B7)",
        ),
        (
            WHOLE.format("… | ♠6 | -", 0) + "; out 2 bankrupt ♠5; passes 0 0 4",
            "player 2 cannot have laid ♠5: a bankrupt's cards are down (B7)",
        ),
        (WHOLE.format("… | ♠6 | -", 0) + "; out 2 out | 2 out", "a player left the game twice: 2, 2 (B9)"),
        (WHOLE.format("… | ♠6 | -", 0) + "; out 2 out by 1", "laid_by=1: expected the bankruptcy of one of 3"),
        (
            WHOLE.format("… | ♠6 | -", 0) + "; out 2 bankrupt by 3; passes 0 0 4",
            "laid_by=3: expected the bankruptcy of one of 3 players (B7, G2)",
        ),
        (WHOLE.format("… | ♠6", 0) + "; clockwise 0 1", "clockwise=(0, 1) is not one round of 2 players (B2)"),
    ],
)
def test_what_contradicts_itself_is_said_with_the_rule(text: str, error: str) -> None:
    with pytest.raises(PositionError) as caught:
        whole(text)
    assert str(caught.value).startswith(error)


def test_B1_more_than_52_hands() -> None:
    with pytest.raises(PositionError, match=r"53 hands: 1 to 52 can play \(B1\)"):
        Position(Rules(), [], [[]] * 53, turn=0)


def test_positions_are_values() -> None:
    position = Position.parse(EVERYTHING)
    assert hash(position) == hash(Position.parse(EVERYTHING))
    assert position != Position.parse(START)
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301, our own bytes
    assert copy.deepcopy(position) == position
    with pytest.raises(AttributeError, match=r"positions never change: cannot set 'turn'; use position\.after\(move\)"):
        position.turn = 1
