"""The rules of Spades, P1 to P5: exact hands in, exact answers out."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach import Card, CardError, GameError, IllegalMoveError, NotationError, PositionError, RulesError
from sevens_teach.cards import card_set, deal
from sevens_teach.errors import RecordError
from sevens_teach.spades import (
    BLIND_NIL,
    DEAL,
    LOOK,
    NIL,
    Bid,
    Deal,
    Event,
    Game,
    Happening,
    Line,
    Play,
    Position,
    Rules,
    Trick,
    parse_move,
    start,
    verdict,
)
from sevens_teach.spades.engine.hands import read_hand
from sevens_teach.spades.engine.score import outcome_of, score_deal
from sevens_teach.spades.engine.trick import playable
from sevens_teach.text.reader import Reader

HANDS = (
    "♠A,K,Q,J,10,9,8,7,6,5,4,3,2 | ♥A,K,Q,J,10,9,8,7,6,5,4,3,2 | "
    "♦A,K,Q,J,10,9,8,7,6,5,4,3,2 | ♣A,K,Q,J,10,9,8,7,6,5,4,3,2"
)
"""Each player has one suit: player 0 all ♠."""
MIXED = (
    "♠A,3 ♥A,K,4 ♦Q,J,4 ♣K,7,6,5,4 | ♠K,Q,10 ♥Q,5,3,2 ♦A,K ♣A,Q,3,2 | "
    "♠J,9,2 ♥J,10,9 ♦10,9,8,7 ♣J,10,9 | ♠8,7,6,5,4 ♥8,7,6 ♦6,5,3,2 ♣8"
)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return cards in the notation of Spades."""
    return read_hand(Reader(text, "cards"))


def after(moves: str, hands: str = MIXED, rules: str = "basic", dealer: int = 3) -> Position:
    """Return the position after moves in the notation."""
    position = Position.parse(f"{rules}; dealer {dealer}; hands {hands}")
    for move in moves.split(", ") if moves else ():
        position, _ = position.after(parse_move(move))
    return position


def played(cards: str, hands: str = MIXED) -> Position:
    """Return the position after four bids of 3 and these cards."""
    bids = ", ".join(["bid 3"] * 4)
    return after(f"{bids}, {', '.join(cards.split())}" if cards else bids, hands)


# -- P1 the game -------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(4))
def test_P1_the_dealers_left_bids_first_and_leads_first(dealer: int) -> None:
    position = Position.parse(f"dealer {dealer}; hands {HANDS}")
    assert position.turn == (dealer + 1) % 4
    for _ in range(4):
        position, _ = position.after(Bid(3))
    assert position.turn == (dealer + 1) % 4


def test_P1_the_deal_moves_left_until_a_side_has_the_target() -> None:
    game = Game("target=100", hands=Position.parse(f"hands {HANDS}").dealt_hands, seed=1)
    assert play_out(game).dealer == 0
    game.play("deal")
    assert game.position.dealer == 1
    assert game.position.turn == 2


def test_P1_a_seed_brings_the_same_hands_in_every_deal() -> None:
    game = Game(rules="target=300", seed=5)
    assert str(game.rules) == "target=300"
    assert " ".join(map(str, game.start.dealt_hands[0][:6])) == "♠Q ♠6 ♥A ♥K ♥Q ♥10"
    play_out(game)
    deal = game.go_on().move
    assert isinstance(deal, Deal)
    assert " ".join(map(str, deal.hands[0][:6])) == "♠5 ♥A ♥Q ♥10 ♥9 ♥5"


def play_out(game: Game) -> Position:
    """Play a deal: everybody bids 1 and plays the first card that may be played."""
    while game.position.turn is not None:
        bids = game.position.is_bidding
        game.play(Bid(1) if bids else game.legal_moves[0])
    return game.position


@pytest.mark.parametrize(
    ("points", "winner"),
    [
        ((499, 300), None),
        ((500, 300), 0),
        ((480, 501), 1),
        ((510, 530), 1),
        ((510, 510), None),
        ((-40, 500), 1),
    ],
)
def test_P1_P4_the_first_side_to_500_wins_the_higher_of_two_and_a_tie_plays_on(
    points: tuple[int, int], winner: int | None
) -> None:
    outcome = outcome_of(Rules(), points)
    assert (outcome.winner if outcome else None) == winner
    if outcome is not None:
        assert [outcome.rank_of(player) for player in outcome.winners] == [1, 1]


@pytest.mark.parametrize(("target", "ends"), [(100, True), (300, False), (500, False)])
def test_P1_a_short_match_goes_to_100_or_300(target: int, ends: bool) -> None:  # noqa: FBT001, what is expected
    assert (outcome_of(Rules(target=target), (120, 90)) is not None) == ends


def test_P1_a_match_that_is_won_has_no_next_deal() -> None:
    # player 0 takes all thirteen: 130 points of 100
    position = Position.parse(f"target=100; dealer 3; hands {HANDS}; bids 13 nil nil nil")
    while position.turn is not None:
        position, events = position.after(position.legal_moves[0])
    assert position.score == (230, 200)
    assert position.outcome is not None
    assert position.outcome.winners == (0, 2)
    assert [event.kind for event in events][-1] is Happening.WON
    assert not position.may(0, DEAL)
    with pytest.raises(IllegalMoveError, match=r"\(P1\): The match is over\. You and Aoi have won it"):
        position.after(Deal(position.dealt_hands))


# -- P2 bids -----------------------------------------------------------------------------------------


def test_P2_each_bids_once_0_to_13() -> None:
    assert list(after("").legal_moves) == [NIL, *map(Bid, range(1, 14))]
    position = after("bid 3, nil, bid 13")
    assert position.bids == (Bid(3), NIL, Bid(13), None)
    assert not any(position.may(player, Bid(4)) for player in (0, 1, 2))


def test_P2_blind_nil_is_said_before_looking() -> None:
    position = after("", rules="blind_nil=on")
    assert list(position.legal_moves) == [LOOK, BLIND_NIL]
    assert position.view(0).hand == ()
    looked, events = position.after(LOOK)
    assert events[0].kind is Happening.LOOKED
    assert len(looked.view(0).hand) == 13
    assert looked.view(1).hand == ()
    assert BLIND_NIL not in looked.legal_moves
    blind, _ = position.after(BLIND_NIL)
    assert len(blind.view(0).hand) == 13


@pytest.mark.parametrize(
    ("bids", "taken", "points"),
    [
        ((4, 3, 2, 4), (5, 3, 2, 3), (61, -70)),
        ((4, 3, 2, 3), (4, 3, 2, 4), (60, 61)),
        ((4, 3, 3, 3), (3, 4, 3, 3), (-70, 61)),
        ((0, 3, 5, 4), (0, 3, 6, 4), (151, 70)),
        ((0, 3, 5, 4), (1, 3, 5, 4), (-49, 70)),
        ((0, 3, 5, 4), (2, 3, 3, 5), (-50, 71)),
        ((0, 3, 0, 4), (0, 8, 0, 5), (200, 76)),
        ((0, 3, 0, 4), (1, 7, 0, 5), (1, 75)),
    ],
)
def test_P2_P4_what_a_deal_is_worth(bids: tuple[int, ...], taken: tuple[int, ...], points: tuple[int, int]) -> None:
    assert score_deal(Rules(), [Bid(tricks) for tricks in bids], taken).line == Line(points)


def test_P2_blind_nil_is_worth_200() -> None:
    bids = (BLIND_NIL, Bid(4), Bid(5), Bid(3))
    assert score_deal(Rules(blind_nil=True), bids, (0, 4, 5, 4)).line.points == (250, 71)
    assert score_deal(Rules(blind_nil=True), bids, (1, 4, 4, 4)).line.points == (-150, 71)


def test_P4_the_tricks_of_a_failed_nil_count_for_the_side() -> None:
    side = score_deal(Rules(), (NIL, Bid(4), Bid(5), Bid(3)), (2, 4, 3, 4)).sides[0]
    assert (side.target, side.tricks, side.made, side.for_bid) == (5, 5, True, 50)
    assert [(nil.player, nil.made, nil.points) for nil in side.nils] == [(0, False, -100)]


# -- P3 play -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trick", "cards"),
    [
        ("♦2 ♦K", "♦4,J"),
        ("♠2", "♠A"),
        ("♥2", "♠A ♦4,J ♣9"),
        ("♣2 ♠3", "♣9"),
    ],
)
def test_P3_follow_suit_if_able_else_play_any_card(trick: str, cards: str) -> None:
    hand = card_set(("♠A", "♦4", "♦J", "♣9"))
    assert playable(hand, Card(trick.split(maxsplit=1)[0]).suit, broken=False) == card_set(parse_cards(cards))


@pytest.mark.parametrize(
    ("hand", "broken", "cards"),
    [
        ("♠A,2 ♥4", False, "♥4"),
        ("♠A,2 ♥4", True, "♠A,2 ♥4"),
        ("♠A,2", False, "♠A,2"),
        ("♥4 ♣9", False, "♥4 ♣9"),
    ],
)
def test_P3_no_spade_is_led_before_one_was_played_on_another_suit(hand: str, broken: bool, cards: str) -> None:  # noqa: FBT001, what is asked
    assert playable(card_set(parse_cards(hand)), None, broken=broken) == card_set(parse_cards(cards))


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("♥4 ♥9 ♥A ♥K", 2),
        ("♥4 ♦A ♣A ♦K", 0),
        ("♥A ♠2 ♥K ♥Q", 1),
        ("♥A ♠2 ♠10 ♠9", 2),
        ("♠2 ♥A ♠A ♠K", 2),
        ("♥2 ♥3 ♥10 ♥J", 3),
    ],
)
def test_P3_the_highest_spade_wins_else_the_highest_of_the_suit_led(cards: str, winner: int) -> None:
    for leader in range(4):
        assert Trick(leader, tuple(map(Card, cards.split()))).winner == (leader + winner) % 4


def test_P3_the_winner_leads_the_next_trick() -> None:
    position = played("♣K ♣A ♣9 ♣8")
    assert (position.turn, position.taken) == (1, (0, 1, 0, 0))
    assert position.tricks[0].winner == 1


def test_P3_a_spade_on_another_suit_breaks_spades_and_a_spade_led_does_not() -> None:
    position = played("♣K ♣A ♣9 ♣8 ♣Q ♣J ♠4")
    assert position.spades_broken
    only, _ = Position.start(Rules(), Position.parse(f"hands {HANDS}").dealt_hands, dealer=3)
    for move in (Bid(3), Bid(3), Bid(3), Bid(3), Play("♠A")):
        only, _ = only.after(move)
    assert not only.spades_broken
    discarded, _ = only.after(Play("♥2"))
    assert not discarded.spades_broken


# -- P5 sandbags -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "over", "points", "bags"),
    [
        (0, 3, 33, 3),
        (8, 1, 31, 1),
        (8, 2, -68, 2),
        (9, 4, -66, 4),
        (17, 3, -67, 3),
    ],
)
def test_P5_every_ten_bags_cost_100(before: int, over: int, points: int, bags: int) -> None:
    found = score_deal(Rules(sandbags=True), [Bid(2), Bid(3), Bid(1), Bid(3)], (2 + over, 0, 1, 0), (before, 0))
    assert (found.sides[0].points, found.sides[0].bags) == (points, bags)


def test_P5_without_sandbags_nothing_is_counted() -> None:
    side = score_deal(Rules(), [Bid(2), Bid(3), Bid(1), Bid(3)], (9, 0, 4, 0), (9, 9)).sides[0]
    assert (side.points, side.bags, side.penalty) == (40, 0, 0)


# -- the verdicts ------------------------------------------------------------------------------------

VERDICTS = [
    (
        "",
        "bid 3, bid 3, bid 3",
        "♣K",
        0,
        "P2",
        "The bids come first.",
        "Player 4 is still to bid, and nobody leads before all four have.",
    ),
    ("", "bid 3", "bid 4", 0, "P2", "Your bid stands.", "Everybody bids once, and a bid is never changed. Yours is 3."),
    (
        "",
        "bid 3",
        "bid 4",
        2,
        "P1",
        "It's not your turn.",
        "Player 2 bids next: the bids go round from the dealer's left.",
    ),
    (
        "",
        "nil",
        "blind nil",
        1,
        "P2",
        "This table plays without blind nil.",
        "At this table everybody looks before bidding.",
    ),
    (
        "blind_nil=on",
        "look",
        "blind nil",
        0,
        "P2",
        "You have looked, so it wouldn't be blind.",
        "Blind nil is said before looking.",
    ),
    (
        "blind_nil=on",
        "",
        "bid 3",
        0,
        "P2",
        "Look at your cards first.",
        "Before looking, blind nil is the only bid there is.",
    ),
    ("blind_nil=on", "", "♠A", 0, "P2", "Look at your cards first.", "You have not looked at your cards."),
    ("blind_nil=on", "", "look", 0, "P2", "You may look at your cards.", "Whoever looks can no longer bid blind nil."),
    ("blind_nil=on", "look", "look", 0, "P2", "You have looked already.", "You cannot unsee your cards."),
    (
        "",
        "",
        "look",
        0,
        "P2",
        "You have looked already.",
        "At this table everybody looks as soon as the cards are dealt.",
    ),
    ("", "", "bid 4", 0, "P2", "You may bid 4.", "Your side's target is this bid and Player 3's together."),
    ("", "bid 3, bid 2", "bid 4", 2, "P2", "You may bid 4.", "Player 1 has bid 3, so your side has to take 7."),
    (
        "",
        "nil, bid 2",
        "bid 4",
        2,
        "P2",
        "You may bid 4.",
        "Player 1 has bid nil, so your side has to take 4, and you alone.",
    ),
    (
        "",
        "",
        "nil",
        0,
        "P2",
        "You may bid nil.",
        "Take no trick at all, and your side gets 100 points. Take one, and it loses 100.",
    ),
    (
        "",
        "bids",
        "bid 4",
        0,
        "P2",
        "The bidding is over.",
        "Everybody bids once, and a bid is never changed. Yours is 3.",
    ),
    ("", "bids", "deal", 0, "P1", "The next cards have to wait.", "52 cards are still to be played."),
    (
        "",
        "bids",
        "♠A",
        0,
        "P3",
        "♠ may not be led yet.",
        "Nobody has played a ♠ on another suit yet, and you hold ♥A, ♥K, ♥4, ♦Q, ♦J, ♦4, ♣K and ♣7 down to ♣4.",
    ),
    ("", "bids", "♣K", 0, "P3", "♣K may be played.", "You lead, and may lead any suit but spades."),
    ("", "bids", "♥Q", 0, "P3", "♥Q is not in your hand.", "You play only from your own hand."),
    ("", "bids", "★", 0, "P1", "★ is not in this game.", "Spades is played with 52 cards."),
    ("", "bids", "♥Q", 1, "P3", "It's not your turn.", "It's Player 1's turn."),
    ("", "bids, ♦4", "♣A", 1, "P3", "You must follow with a ♦ card.", "♦4 was led, and you hold ♦A and ♦K."),
    ("", "bids, ♦4", "♦K", 1, "P3", "♦K may be played.", "♦4 was led, and this follows it."),
    ("", "bids, ♦4", "♦4", 1, "P3", "♦4 has been played.", "Player 1 played it in this trick."),
    ("", "bids, ♦4, ♦A, ♦10, ♦2", "♦A", 1, "P3", "♦A has been played.", "Player 2 played it in trick 1."),
    (
        "",
        "bids, ♣K, ♣A, ♣9, ♣8, ♣Q, ♣J",
        "♥6",
        3,
        "P3",
        "♥6 may be played.",
        "♣Q was led and you hold no ♣, so you may play any card.",
    ),
    (
        "",
        "bids, ♣K, ♣A, ♣9, ♣8, ♣Q, ♣J",
        "♠4",
        3,
        "P3",
        "♠4 may be played.",
        "♣Q was led and you hold no ♣, so you may play any card, a ♠ too.",
    ),
    (
        "",
        "bids, ♣K, ♣A, ♣9, ♣8, ♣Q, ♣J, ♠4, ♣4",
        "♠8",
        3,
        "P3",
        "♠8 may be played.",
        "♠ is broken: Player 4 played ♠4 on another suit.",
    ),
    (
        "",
        "bids, ♣K, ♣A, ♣9, ♣8, ♣Q, ♣J, ♠4, ♣4",
        "♥8",
        3,
        "P3",
        "♥8 may be played.",
        "You lead, and may lead any suit: ♠ is broken.",
    ),
]


@pytest.mark.parametrize(("rules", "moves", "move", "player", "rule", "headline", "reason"), VERDICTS)
def test_every_refusal_and_every_permission_has_its_reason(  # noqa: PLR0913, PLR0917, a row of the table
    rules: str, moves: str, move: str, player: int, rule: str, headline: str, reason: str
) -> None:
    position = after(moves.replace("bids", "bid 3, bid 3, bid 3, bid 3"), rules=rules or "basic")
    found = verdict(position, parse_move(move), player)
    names = [f"Player {number}" for number in range(1, 5)]
    assert (found.rule, found.headline("en", names), found.reason("en", names)) == (rule, headline, reason)
    assert found.text("ja") != found.text()


def test_P3_only_spades_may_be_led_from_a_hand_of_spades() -> None:
    found = verdict(after("bid 3, bid 3, bid 3, bid 3", hands=HANDS), Play("♠A"))
    assert found.text() == "♠A may be played. You hold nothing but ♠, so you may lead it."


def test_P3_the_cards_that_are_the_reason_are_named() -> None:
    found = verdict(played("♦4"), Play("♣A"))
    assert found.cards == (Card("♦4"), Card("♦A"), Card("♦K"))
    assert found.text("ja") == "♦を出さなければなりません。リードは♦4で、♦Aと♦Kを持っています。"


def test_P1_between_deals_anybody_may_ask_for_the_next() -> None:
    game = Game(hands=Position.parse(f"hands {MIXED}").dealt_hands, seed=1)
    play_out(game)
    for player in range(4):
        assert verdict(game.position, DEAL, player).legal
        assert verdict(game.position, Play("♠A"), player).text() == (
            "This deal is over. All thirteen tricks are taken; the next cards are still to be dealt."
        )
    with pytest.raises(IllegalMoveError, match="This deal is over"):
        game.play("♠A")


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("target=200", "target='200' is no house rule: expected 100, 300 or 500 (P1)"),
        ("blind_nil=maybe", "blind_nil='maybe' is no house rule: expected True or False"),
        ("sandbags", "no house rule is called 'sandbags': expected target, blind_nil, sandbags"),
        ("target=100 target=300", "target is set twice, the second time by 'target=300'"),
        ("", "no house rules in '': expected 'basic', or settings"),
    ],
)
def test_house_rules_that_do_not_exist(text: str, message: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("bid", "line 1, column 4: found the end: expected a number of tricks"),
        ("bid 14", "line 1, column 5: 14 is no bid: expected 0 to 13 tricks (P2)"),
        ("blind 3", "line 1, column 7: found '3': expected 'nil'"),
        ("1", "line 1, column 1: not a card: '1': '1' is no suit; expected ♠ ♥ ♦ ♣ or S H D C, then a rank"),
        ("♠A ♠K", "line 1, column 4: found '♠K': expected the end"),
    ],
)
def test_moves_that_are_none(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("basic; dealer 0", NotationError, "found the end: expected a section 'hands' before it"),
        ("target=7; hands -", NotationError, "column 1: target='7' is no house rule"),
        ("hands ♠A,A", NotationError, "column 10: '♠A' is named twice"),
        (f"hands {HANDS}; hands -", NotationError, "a second 'hands'"),
        ("hands ♠A | ♠K | ♠Q | ♠J", PositionError, r"player 0 has 1 cards: expected 13 of the 52 \(P1\)"),
        (f"hands {HANDS} | -", PositionError, r"5 hands: expected four \(P1\)"),
        (f"dealer 4; hands {HANDS}", PositionError, "dealer=4 is no player"),
        (f"hands {HANDS}; bids 3 3 3 3 3", PositionError, "move 5: illegal move: 'bid 3' .P2"),
        (f"hands {HANDS}; bids 3 3 3 3; played ♠A", PositionError, r"move 5: illegal move: '♠A' .P3.: ♠A is not in"),
        (f"hands {HANDS}; looked", PositionError, "illegal move: 'look'"),
        (f"hands {HANDS}; sheet 500 20", PositionError, r"deal 1 ended the match, 500 to 20 \(P1\)"),
        (f"hands {HANDS}; sheet 61,1 20", PositionError, r"counts bags that this table has not \(P5\)"),
    ],
)
def test_positions_that_are_none(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Position.parse(text)


def test_positions_are_values() -> None:
    position = played("♣K ♣A")
    assert eval(repr(position)) == position  # noqa: S307, that is what a repr is for
    assert hash(Position.parse(str(position))) == hash(position)
    with pytest.raises(AttributeError, match="positions never change"):
        position.dealer = 2


def test_the_bids_and_names_that_a_game_refuses() -> None:
    with pytest.raises(IllegalMoveError, match=r"14 is no bid: expected 0 to 13 tricks \(P2\)"):
        Bid(14)
    with pytest.raises(IllegalMoveError, match=r"blind 3 is no bid: only nil may be said before looking \(P2\)"):
        Bid(3, blind=True)
    with pytest.raises(IllegalMoveError, match=r"not a move: 'pass': expected a Bid, Look, Play or Deal"):
        verdict(played(""), "pass")  # type: ignore[arg-type]
    with pytest.raises(PositionError, match="no player 4"):
        played("").view(4)
    with pytest.raises(GameError, match="3 names for 4 players"):
        Game(names=["Ren", "Sora", "Mio"])
    with pytest.raises(GameError, match="seed=-1 is no seed"):
        Game(seed=-1)
    with pytest.raises(CardError, match=r"cannot deal to 3 players: four play Spades \(P1\)"):
        start("basic", 3, Random(1))


@pytest.mark.parametrize(
    ("line", "new", "message"),
    [
        (1, "spades record 2", "line 1, column 15: found version 2: expected version 1"),
        (4, "rules target=9", "line 4, column 7: target='9' is no house rule"),
        (7, "2 Sora bid 3", "line 7, column 1: found move 2: expected move 1"),
        (7, "1 Ren bid 3", "line 7, column 3: found 'Ren': expected 'Sora', whose move it is"),
        (7, "1 Sora ♠A", "line 7, column 8: illegal move: '♠A' .P2"),
        (8, "score 1 2", "line 8, column 1: a score, but the match is not over"),
    ],
)
def test_records_that_are_none(line: int, new: str, message: str) -> None:
    game = Game(names=["Ren", "Sora", "Mio", "Aoi"], seed=3)
    game.play("bid 3")
    lines = [*game.record().splitlines(), ""]
    lines[line - 1] = new
    with pytest.raises(RecordError, match=message):
        Game.load("\n".join(lines))


def test_a_record_starts_from_a_position_too_and_its_next_deals_are_the_seeds() -> None:
    game = Game.from_position(played("♣K"), names=["Ren", "Sora", "Mio", "Aoi"], seed=9)
    play_out(game)
    game.play("deal")
    again = Game.load(game.record())
    assert again == game
    assert repr(again) == f"<spades: basic, {again.score[0]} to {again.score[1]}, 52 moves, Sora to move>"


def test_where_there_is_no_move_none_is_drawn() -> None:
    """Between two deals nobody is to move: the next deal is chance's."""
    game = Game(seed=1)
    while game.legal_moves:
        game.play(game.legal_moves[0])
    with pytest.raises(IllegalMoveError, match="no legal move to draw"):
        game.legal_moves.draw(Random(1))


def test_P1_the_next_deal_is_made_by_the_player_to_the_dealers_left() -> None:
    for dealer in range(4):
        position, _ = Position.start(Rules(), deal(4, Random(1)), dealer)
        rng = Random(dealer)
        while position.turn is not None:
            position, _ = position.after(position.legal_moves.draw(rng))
        assert position.mover(DEAL) == (dealer + 1) % 4


def test_P4_the_last_card_of_a_deal_tells_what_the_deal_brought_each_side() -> None:
    position, _ = Position.start(Rules(), deal(4, Random(2)))
    events: tuple[Event, ...] = ()
    for move in (Bid(3), NIL, Bid(3), Bid(3)):
        position, _ = position.after(move)
    rng = Random(2)
    while position.turn is not None:
        position, events = position.after(position.legal_moves.draw(rng))
    result = position.result
    assert result is not None
    scored = [(event.side, event.points) for event in events if event.kind is Happening.SCORED]
    assert scored == [(0, result.line.points[0]), (1, result.line.points[1])]
    (nil,) = [event for event in events if event.kind in {Happening.NIL_MADE, Happening.NIL_FAILED}]
    assert abs(nil.points) == 100
    assert nil.side == (nil.player or 0) % 2


def test_P_a_setting_is_given_by_its_name() -> None:
    with pytest.raises(TypeError):
        Rules(100)  # type: ignore[call-arg]


def test_P3_the_trick_in_the_middle_is_numbered_from_1_once_all_have_bid() -> None:
    position, _ = Position.start(Rules(), deal(4, Random(3)))
    assert position.trick_number == 0
    for move in (Bid(3),) * 4:
        position, _ = position.after(move)
    rng = Random(3)
    for card in range(9):
        assert position.trick_number == 1 + card // 4
        position, _ = position.after(position.legal_moves.draw(rng))
