"""The naive reference agrees with the examples of the rule book."""

import random

import pytest
from naive import DECK, JOKER, RANKS, Exit, HouseRules, NaiveGame, is_dead, perft

SUITS = "♠♥♦♣"


def cards(text: str) -> set[str]:
    """Read rows such as `♠5-9,J ♥7` as the cards they name."""
    found = set()
    for row in text.split():
        for part in row[1:].split(","):
            first, _, last = part.partition("-")
            span = RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]
            found |= {row[0] + rank for rank in span}
    return found


def everything_held(board: str, **rules: object) -> NaiveGame:
    """Give a position in which player 0 is in turn and holds every card that is not down."""
    down = cards(board)
    return NaiveGame.middle(HouseRules(**rules), down, [set(DECK) - down, set()])  # type: ignore[typeddict-item]


def playable(board: str, suit: str = "♠", **rules: object) -> set[str]:
    """Give the ranks of a suit that the board lets in."""
    moves = everything_held(board, **rules).moves()
    return {m[1:] for m in moves if m[0] == suit}


@pytest.mark.parametrize(
    ("board", "ranks"),
    [
        ("♠5-9", {"4", "10"}),
        ("♠5-8,J", {"4", "9"}),
        ("♠5-9,J", {"4", "10"}),
        ("♠5-J", {"4", "Q"}),
        ("♠7-K", {"6"}),
        ("♠A-K", set()),
        ("♠6,8", set()),
    ],
)
def test_B4_B8_what_the_row_lets_in(board: str, ranks: set[str]) -> None:
    assert playable(board) == ranks


@pytest.mark.parametrize(
    ("tunnel", "board", "ranks"),
    [
        ("off", "♠7-K", {"6"}),
        ("both", "♠7-K", {"6", "A"}),
        ("both", "♠A,7-K", {"6", "2"}),
        ("both", "♠A-7,K", {"8", "Q"}),
        ("both", "♠A-5,7-K", {"6"}),
        ("oneway", "♠7-K", {"6", "A"}),
        ("oneway", "♠A-7", {"8", "K"}),
        ("oneway", "♠A,7-K", {"2"}),
        ("oneway", "♠A-7,K", {"Q"}),
        ("oneway", "♠A-3,7-K", {"4"}),
        ("oneway", "♠A-5,7-K", {"6"}),
        ("oneway", "♠A,7-Q", {"6", "K"}),
    ],
)
def test_T_what_the_ring_lets_in(tunnel: str, board: str, ranks: set[str]) -> None:
    assert playable(board, tunnel=tunnel) == ranks


def test_F1_a_seven_opens_its_row() -> None:
    game = everything_held("♠6,8 ♥7", opening="fantan")
    assert game.moves() == {"♠7", "♦7", "♣7", "♥6", "♥8", "pass"}


def test_B2_lays_the_sevens_and_ranks_who_is_out() -> None:
    rest = [c for c in DECK if c[1:] != "7"]
    game = NaiveGame({}, [["♠7"], rest[:24], ["♦7"], ["♥7", "♣7"], rest[24:]])
    assert game.exits == [Exit(2, "out"), Exit(3, "out"), Exit(0, "out")]
    assert game.turn == 4
    assert game.board == {"♠7", "♥7", "♦7", "♣7"}


def test_B6_B7_bankruptcy_lays_the_hand_and_ends_the_game() -> None:
    game = NaiveGame.middle({"passes": 0}, cards("♠A-K ♥A-K ♦A-K ♣3-8"), [{"♣K", "♣A"}, set(DECK)])
    over = game.play("pass")
    assert {"♣A", "♣K"} <= over.board
    assert (over.over, over.turn, over.ranking()) == (True, None, [1, 0])


def test_B5_passing_only_when_stuck() -> None:
    rules: HouseRules = {"voluntary_passing": False}
    rest = set(DECK) - cards("♠7 ♥7 ♦7 ♣7")
    assert NaiveGame.middle(rules, cards("♠7"), [{"♠6"}, rest]).moves() == {"♠6"}
    assert NaiveGame.middle(rules, cards("♠7"), [{"♠5"}, rest]).moves() == {"pass"}


SMALL = cards("♠A-K ♥A-K ♦A-K ♣A-7")


def test_J1_J5_the_holder_plays_and_is_left_with_the_joker() -> None:
    game = NaiveGame.middle({"joker": "solo"}, SMALL, [{JOKER, "♣K"}, {"♣8"}, cards("♣9-Q")])
    assert game.moves() == {"★♣8", "pass"}
    after = game.play("★♣8")
    assert after.hands == [{"♣K"}, {JOKER}, cards("♣9-Q")]
    assert after.exits == [Exit(1, "joker")]
    assert after.turn == 2


def test_J2_J4_out_on_the_joker_with_the_card_beyond() -> None:
    game = NaiveGame.middle({"joker": "pair"}, SMALL, [{JOKER, "♣9"}, cards("♣8,10-K")])
    assert game.moves() == {"★♣8+♣9", "pass"}
    over = game.play("★♣8+♣9")
    assert over.exits == [Exit(0, "out")]
    assert over.ranking() == [0, 1]


def test_J3_never_for_an_own_card() -> None:
    hand = {JOKER, *cards("♣8-9")}
    assert NaiveGame.middle({"joker": "solo"}, SMALL, [hand, cards("♣10-K")]).moves() == {
        "♣8",
        "pass",
    }


def test_J6_a_bankrupt_joker_is_last() -> None:
    rules: HouseRules = {"joker": "solo", "passes": 0}
    game = NaiveGame.middle(rules, SMALL, [{JOKER, "♣9"}, {"♣8"}, cards("♣10-K")])
    over = game.play("pass").play("pass")
    assert over.board == set(DECK) - cards("♣10-K")
    assert over.ranking() == [2, 1, 0]
    assert [e.player for e in over.exits] == [0, 1]


def test_J2_T5_the_joker_on_the_ace_with_the_two() -> None:
    board = SMALL - cards("♠A-6")
    hands = [{JOKER, "♠2"}, cards("♠A,3-6 ♣8-K")]
    assert "★♠A+♠2" in NaiveGame.middle({"joker": "pair", "tunnel": "oneway"}, board, hands).moves()
    assert NaiveGame.middle({"joker": "pair"}, board, hands).moves() == {"pass"}


def test_F2_the_joker_never_stands_for_a_seven() -> None:
    rules: HouseRules = {"joker": "solo", "opening": "fantan"}
    game = NaiveGame.middle(rules, cards("♠7"), [{JOKER, "♥7"}, set(DECK) - cards("♠7 ♥7")])
    assert game.moves() == {"♥7", "★♠6", "★♠8", "pass"}


def test_G2_ghost_and_talker_change_places_wholly() -> None:
    game = NaiveGame.middle(
        {"ghost": True},
        SMALL,
        [{"♣8"}, cards("♣9-J"), cards("♣Q-K"), set()],
        passes=[1, 2, 0, 4],
        turn=1,
        exits=[Exit(3, "bankrupt", frozenset(SMALL))],
    )
    assert game.moves() == {"pass", "ghost 3>0", "ghost 3>1", "ghost 3>2"}
    after = game.play("ghost 3>1")
    assert after.turn == 3
    assert after.hands == [{"♣8"}, set(), cards("♣Q-K"), cards("♣9-J")]
    assert after.passes == [1, 4, 0, 2]
    assert after.bankrupt == [1]
    assert after.play("pass").turn == 2


def test_K2_touches_on_eight_sides() -> None:
    for neighbour in ("♥9", "♥J", "♠10", "♦10", "♠9", "♠J", "♦9", "♦J"):
        assert "♥10" in everything_held(neighbour, killer=True).moves()
    assert "♥10" not in everything_held("♥8 ♣10", killer=True).moves()


@pytest.mark.parametrize(
    ("death", "board", "dead"),
    [
        ("surround", "♠7,9 ♥8", "♠8"),
        ("surround", "♠2 ♥A", "♠A"),
        ("surround", "♥Q ♠K ♦K", "♥K"),
        ("surround", "♠2", ""),
        ("surround", "♥A,4 ♠2,3 ♦2,3", "♠A"),
        ("sides", "♠2", "♠A"),
        ("sides", "♥7,9", "♥8"),
        ("group", "♥A,4 ♠2,3 ♦2,3", "♠A ♥2,3"),
        ("group", "♥5 ♠2-4 ♦2-4", ""),
    ],
)
def test_K3_K4_K9_what_is_dead(death: str, board: str, dead: str) -> None:
    rules: HouseRules = {"death": death, "suit_order": SUITS}
    down = cards(board)
    assert {c for c in DECK if is_dead(c, down, rules)} == cards(dead)


def test_K5_several_leave_in_turn_order() -> None:
    game = NaiveGame.middle({"killer": True}, cards("♠7,9"), [{"♠8"}, {"♥8", "♥K"}, {"♠8"}], turn=1)
    after = game.play("♥8")
    assert after.exits == [Exit(2, "left"), Exit(0, "left")]
    assert (after.over, after.turn) == (False, 1)


def test_K6_K8_a_bankrupt_player_keeps_the_dead_cards() -> None:
    rules: HouseRules = {"killer": True, "passes": 0}
    game = NaiveGame.middle(rules, cards("♠7,9 ♥8"), [{"♠8", "♦7"}, {"♦8"}, {"♦9", "♠8"}])
    after = game.play("pass")
    assert after.hands[0] == {"♠8"}
    assert "♦7" in after.board
    over = after.play("♦8").play("♦9")
    assert over.ranking() == [1, 2, 0]


def test_K8_equal_counts_rank_by_leaving() -> None:
    exits = [Exit(p, "left") for p in (2, 0, 1)]
    hands = [{"♠8"}, set(), {"♠A"}]
    game = NaiveGame.middle({"killer": True}, cards("♠2,7,9 ♥A,8"), hands, exits=exits)
    assert game.ranking() == [1, 2, 0]


def test_perft_counts_by_hand() -> None:
    game = NaiveGame.middle({"passes": 0}, SMALL, [{"♣8"}, {"♣9"}])
    assert [perft(game, depth) for depth in range(4)] == [1, 2, 2, 2]
    three = NaiveGame.middle({"passes": 0}, SMALL, [{"♣8"}, {"♣9"}, {"♣10"}])
    assert [perft(three, depth) for depth in range(4)] == [1, 2, 4, 4]


@pytest.mark.parametrize("seed", range(5))
def test_B10_random_games_end_with_everyone_ranked(seed: int) -> None:
    rng = random.Random(seed)
    deck = rng.sample([*DECK, JOKER], 53)
    game = NaiveGame({"joker": "solo"}, [deck[p::4] for p in range(4)])
    while not game.over:
        game = game.play(rng.choice(sorted(game.moves())))
    assert sorted(game.ranking()) == [0, 1, 2, 3]


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(ValueError, match="not legal here: '♠9'"):
        everything_held("♠7").play("♠9")
