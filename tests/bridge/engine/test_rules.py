"""The rules of Seven Bridge, D1 to D9: exact positions in, exact answers out; every example of the rule book."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach.bridge import (
    DEAL,
    DRAW,
    NO,
    Add,
    Chi,
    Deal,
    Drop,
    Event,
    Game,
    Happening,
    Kind,
    Lay,
    Outcome,
    Pon,
    Position,
    Renew,
    Rules,
    Step,
    Wild,
    parse_move,
    start,
)
from sevens_teach.bridge.engine.melds import grown, kind_of, openings
from sevens_teach.bridge.engine.moves import read_laid
from sevens_teach.bridge.engine.score import cost_of, is_last
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.cards import PACK, Card
from sevens_teach.errors import CardError, IllegalMoveError, NotationError, PositionError, RulesError
from sevens_teach.text.notation import parse_cards


def meld(text: str) -> tuple[Card | Wild, ...]:
    """Return cards as they lie."""
    return tuple(map(read_laid, text.split()))


def kind(text: str, rules: str = "basic") -> Kind | None:
    """Return what kind of meld cards are, as they are written."""
    return kind_of(meld(text), Rules.parse(rules))


def takes(text: str, rules: str = "basic") -> list[str]:
    """Return what fits on a meld."""
    return [str(laid) for laid in openings(meld(text), Rules.parse(rules))]


def moves(position: Position, verb: str) -> list[str]:
    """Return the legal moves that begin with a word."""
    return [str(move) for move in position.legal_moves if str(move).split()[0] == verb]


def after(position: Position | str, *texts: str) -> Position:
    """Return the position after moves in the notation."""
    position = Position.parse(position) if isinstance(position, str) else position
    for text in texts:
        position, _ = position.after(parse_move(text))
    return position


def events(position: Position | str, *texts: str) -> tuple[Event, ...]:
    """Return what the last of these moves makes happen."""
    position = after(position, *texts[:-1])
    return position.after(parse_move(texts[-1]))[1]


# -- D1 pack and deal --------------------------------------------------------------------------------


def test_D1_four_players_get_28_cards_and_the_stock_has_25() -> None:
    position, happened = Position.start(Rules(), 4, pack_of(Rules()), dealer=3)
    assert [hand.bit_count() for hand in position.held] == [7, 7, 7, 7]
    assert len(position.stock) == 25
    assert position.pile == ()
    assert happened == (Event(Happening.DEALT, 3),)
    assert position.turn == 3
    assert list(position.legal_moves) == [DRAW]


def test_D1_after_a_deal_of_seat_3_seat_0_deals_and_plays_first() -> None:
    position = Position.parse("dealer 3; hands ♠A | ♠2 | ♠3 | -; stock " + rest("♠A ♠2 ♠3") + "; turn 3 out")
    chance = position.chance(Random(1))
    assert isinstance(chance, Deal)
    following, happened = position.after(chance)
    assert (following.dealer, following.turn) == (0, 0)
    assert following.sheet == ((10, 2, 3, 0),)
    assert happened == (Event(Happening.DEALT, 0),)


def rest(cards: str) -> str:
    """Return the pack but for these cards."""
    return " ".join(str(card) for card in pack_of(Rules()) if str(card) not in cards.split())


def test_D1_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    position, _ = Position.start(Rules(), 3, pack_of(Rules()), dealer=1)
    assert position.hands[2] == tuple(PACK[0:21:3])
    assert position.hands[0] == tuple(PACK[1:21:3])
    assert position.hands[1] == tuple(PACK[2:21:3])
    assert position.stock == pack_of(Rules())[21:]


def test_D1_without_the_joker_there_are_52_cards() -> None:
    position, _ = start("joker=off", 5, Random(1))
    assert sum(hand.bit_count() for hand in position.held) + len(position.stock) == 52


@pytest.mark.parametrize("players", [0, 1, 6])
def test_D1_two_to_five_play(players: int) -> None:
    with pytest.raises(PositionError, match=rf"^{players} players: 2 to 5 play Seven Bridge \(D1\)$"):
        start("basic", players, Random(1))


# -- D2 melds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("♠4 ♥4 ♦4", Kind.SET),
        ("♣A ♣2 ♣3", Kind.RUN),
        ("♦Q ♦K ♦A", Kind.RUN),
        ("♥7", Kind.LONE),
        ("♠7 ♥7", Kind.SET),
        ("♥6 ♥7", Kind.RUN),
        ("♥7 ♥8", Kind.RUN),
        ("♣K ♣A ♣2", None),
        ("♥8 ♥9", None),
        ("♠8 ♥8", None),
        ("♠8", None),
        ("♥6 ♥8", None),
        ("♥6 ♠7", None),
        ("♠4 ♥4 ♦4 ♣4", Kind.SET),
    ],
)
def test_D2_what_is_a_meld(cards: str, expected: Kind | None) -> None:
    assert kind(cards) is expected


def test_D2_a_meld_grows_at_its_ends_a_set_up_to_four() -> None:
    assert takes("♥6 ♥7") == ["♥5", "♥8", "★♥5", "★♥8"]
    assert takes("♠4 ♥4 ♦4") == ["♣4", "★"]
    assert takes("♠4 ♥4 ♦4 ♣4") == []
    assert takes("♣A ♣2 ♣3") == ["♣4", "★♣4"]
    assert takes("♦Q ♦K ♦A") == ["♦J", "★♦J"]
    assert takes(" ".join(f"♥{rank}" for rank in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])) == [
        "♥A",
        "★♥A",
    ]


def test_D2_a_lone_7_is_open_until_a_card_lies_on_it() -> None:
    assert takes("♥7") == ["♠7", "♥6", "♥8", "♦7", "♣7", "★", "★♥6", "★♥8"]
    assert takes("♥7 ♥8") == ["♥6", "♥9", "★♥6", "★♥9"]
    assert takes("♠7 ♥7") == ["♦7", "♣7", "★"]


def test_D2_by_the_letter_a_lone_7_takes_only_sevens() -> None:
    assert takes("♥7", "lone=set") == ["♠7", "♦7", "♣7", "★"]
    assert takes("♥6 ♥7", "lone=set") == ["♥5", "♥8", "★♥5", "★♥8"]


def test_D2_without_a_high_ace_a_sequence_ends_at_the_king() -> None:
    assert kind("♦Q ♦K ♦A", "high_ace=off") is None
    assert kind("♣A ♣2 ♣3", "high_ace=off") is Kind.RUN
    assert takes("♦J ♦Q ♦K", "high_ace=off") == ["♦10", "★♦10"]
    assert takes("♦J ♦Q ♦K") == ["♦A", "♦10", "★♦10", "★♦A"]


# -- D3 the joker ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("♥6 ★♥7", None),
        ("★", None),
        ("★♥7", None),
        ("★♥7 ♥8", None),
        ("♥7 ★", Kind.SET),
        ("★♥6 ♥7", Kind.RUN),
        ("♥7 ★♥8", Kind.RUN),
        ("♥5 ♥6 ★♥7", Kind.RUN),
        ("♠4 ♥4 ★", Kind.SET),
        ("♠4 ★", None),
        ("♠4 ♥4 ♦4 ★", Kind.SET),
        ("♠4 ♥4 ♦4 ♣4 ★", None),
        ("♥8 ★♥9 ♥10", Kind.RUN),
        ("★♥9 ♥10 ♥9", None),
        ("♥9 ★♥9 ♥10", None),
        ("★♥Q ♥K ♥A", Kind.RUN),
    ],
)
def test_D3_the_joker_stands_for_any_card_but_never_for_the_7_that_makes_two_enough(
    cards: str, expected: Kind | None
) -> None:
    assert kind(cards) is expected


def test_D3_the_joker_is_one_of_the_four_of_a_set_and_its_suit_is_not_said() -> None:
    assert takes("♠4 ♥4 ★") == ["♦4", "♣4"]
    assert takes("♠4 ♥4 ♦4 ★") == []


def test_D3_no_meld_holds_a_card_and_the_joker_in_its_place() -> None:
    whole = " ".join(f"♥{rank}" for rank in ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"])
    assert takes(whole) == []
    assert grown(meld(whole), Card("★"), Rules()) is None


def test_D3_the_joker_is_laid_off_as_a_card_and_the_card_itself_never_replaces_it() -> None:
    position = Position.parse("hands ♥8 ★ ♠2 ♠3 | ♠K; melds 0 ♥6 ♥7 | 1 ♣7; turn 0 play")
    assert moves(position, "add") == ["add ♥8 1", "add ★♥5 1", "add ★♥8 1", "add ★ 2", "add ★♣6 2", "add ★♣8 2"]
    laid = after(position, "add ★♥8 1")
    assert str(laid.melds[0]) == "0 ♥6 ♥7 ★♥8"
    assert moves(laid, "add") == []
    assert Card("♥8") in laid.hands[0]


def test_D1_a_seed_brings_the_same_cards_in_every_deal() -> None:
    game = Game(rules="target=300", players=2, seed=5)
    assert " ".join(map(str, game.start.pack[:6])) == "♠3 ♠J ♠9 ♥5 ♠K ♦7"
    later = Game.from_position(after(f"{ALL}; bare", *ALL_MOVES), seed=5)
    deal = later.go_on().move
    assert isinstance(deal, Deal)
    assert " ".join(map(str, deal.pack[:6])) == "♠K ♣9 ♦10 ♠7 ♠5 ♣Q"


def test_D4_a_drawn_card_is_shown_to_its_player_alone() -> None:
    dealt, _ = Position.start(Rules(), 3, pack_of(Rules()), dealer=1)
    drawn, _ = dealt.after(DRAW)
    assert [drawn.view(player).drawn for player in range(3)] == [None, dealt.stock[0], None]


# -- D4 a turn ---------------------------------------------------------------------------------------


def test_D4_draw_then_lay_then_discard() -> None:
    position = Position.parse("hands ♥6 ♠2 ♠K | ♠A ♣A ♦3; stock ♥7 " + rest("♥6 ♠2 ♠K ♠A ♣A ♦3 ♥7"))
    drawn, happened = position.after(DRAW)
    assert happened == (Event(Happening.DREW, 0, (Card("♥7"),)),)
    assert drawn.drawn is Card("♥7")
    assert [str(move) for move in drawn.legal_moves] == [
        "meld ♥7", "meld ♥6 ♥7", "drop ♠2", "drop ♠K", "drop ♥6", "drop ♥7",
    ]  # fmt: skip
    laid, happened = drawn.after(Lay("♥6 ♥7"))
    assert happened == (Event(Happening.MELDED, 0, (Card("♥6"), Card("♥7")), meld("♥6 ♥7"), meld=1),)
    thrown = after(laid, "drop ♠K")
    assert thrown.turn == 1
    assert thrown.pile == (Card("♠K"),)
    assert thrown.drawn is None


def test_D4_laying_off_needs_an_own_meld_and_one_of_this_turn_counts() -> None:
    position = Position.parse("hands ♠7 ♥8 ♣2 | ♠A ♣K; melds 1 ♥6 ♥7; turn 0 play")
    assert moves(position, "add") == []
    laid = after(position, "meld ♠7")
    assert moves(laid, "add") == ["add ♥8 1"]
    grown_meld = after(laid, "add ♥8 1")
    assert str(grown_meld.melds[0]) == "1 ♥6 ♥7 ♥8"


def test_D4_a_meld_stays_the_owners_whoever_adds_to_it() -> None:
    position = Position.parse("hands ♥8 ♣2 ♣3 | ♥9 ♣K; melds 1 ♥6 ♥7 | 0 ♠7; turn 0 play")
    later = after(position, "add ♥8 1", "drop ♣2", "draw")
    assert moves(later, "add")[0] == "add ♥9 1"
    assert later.melds[0].owner == 1


def test_D4_any_card_may_be_discarded() -> None:
    position = Position.parse("hands ♥8 ♥7 ★ ♣2 | ♥9 ♣K; melds 0 ♠6 ♠7; turn 0 play; drew ♣2")
    assert moves(position, "drop") == ["drop ♥7", "drop ♥8", "drop ♣2", "drop ★"]


def test_D4_the_pile_but_its_top_card_is_shuffled_into_a_new_stock_once_a_deal() -> None:
    pile = [card for card in pack_of(Rules()) if str(card) not in ["♠2", "♠3", "♠4", "♠5", "♥9", "♥K"]][:24]
    lying = " ".join(map(str, pile))
    others = [card for card in pack_of(Rules()) if card not in pile and str(card) not in ["♠2", "♠3", "♠4", "♠5"]]
    hands = f"♠2 {hand(others[:7])} | ♠3 {hand(others[7:13])} | ♠4 {hand(others[13:19])} | ♠5 {hand(others[19:])}"
    position = Position.parse(f"hands {hands}; stock -; pile {lying}; turn 0 play")
    assert len(position.pile) == 24
    thrown = after(position, "drop ♠2")
    assert (thrown.step, thrown.turn, list(thrown.legal_moves)) == (Step.RENEW, None, [])
    chance = thrown.chance(Random(7))
    assert isinstance(chance, Renew)
    assert parse_move(str(chance)) == chance
    renewed, happened = thrown.after(chance)
    assert [event.kind for event in happened] == [Happening.RENEWED]
    assert sorted(renewed.stock) == sorted(pile)
    assert renewed.pile == (Card("♠2"),)
    assert renewed.discard is Card("♠2")
    with pytest.raises(IllegalMoveError, match=r"\(D4\)"):
        thrown.after(Renew(chance.stock[1:]))
    seeded = Game.from_position(thrown, seed=5).go_on().move
    assert isinstance(seeded, Renew)
    assert " ".join(map(str, seeded.stock[:6])) == "♠8 ♠A ♠J ♥10 ♥2 ♠7"


def hand(cards: list[Card]) -> str:
    """Return cards one by one."""
    return " ".join(map(str, cards))


@pytest.mark.parametrize(("rules", "renewed"), [("basic", "; renewed 1"), ("renewals=0", "")])
def test_D4_when_the_stock_is_empty_again_the_discard_is_the_last_and_all_hands_count(rules: str, renewed: str) -> None:
    pile = [card for card in PACK if str(card) not in ["♠K", "♠2", "♠3", "♣9", "♥9", "♦9"]]
    text = f"{rules}; hands ♠K ♣9 | ♥9 ♦9 ♠2 | ♠3 ★; stock -; pile {hand(pile)}; turn 0 play{renewed}"
    over, happened = Position.parse(text).after(Drop("♣9"))
    assert over.step is Step.END
    assert over.turn is None
    assert over.line == (10, 20, 15)
    assert [event.kind for event in happened] == [Happening.DROPPED, Happening.RAN_OUT, *[Happening.SCORED] * 3]


# -- D5 pon ------------------------------------------------------------------------------------------

NINES = "hands ♠9 ♠K ♥2 | ♥J ♥Q ♣2 | ♥9 ♦9 ♣3 | ♣9 ★ ♣4; turn 0 play"
"""Four players; seat 0 may throw ♠9, seat 2 holds two 9s, seat 3 a 9 and ★."""


def test_D5_if_two_call_whoever_holds_the_joker_goes_first() -> None:
    thrown = after(NINES, "drop ♠9")
    assert thrown.turn == 3
    assert [str(move) for move in thrown.legal_moves] == ["pon ♣9 ★", "no"]
    asked = after(thrown, "no")
    assert asked.turn == 2
    assert [str(move) for move in asked.legal_moves] == ["pon ♥9 ♦9", "no"]
    assert asked.declined == (3,)
    refused = after(asked, "no")
    assert refused.turn == 1
    assert [str(move) for move in refused.legal_moves] == ["draw"]


def test_D5_the_caller_lays_the_set_at_once_and_the_turn_goes_on_from_the_callers_left() -> None:
    called, happened = after(NINES, "drop ♠9").after(Pon("♣9 ★"))
    assert str(called.melds[0]) == "3 ♠9 ♣9 ★"
    assert called.pile == ()
    assert called.turn == 3
    assert called.hands[3] == parse_cards("♣4")
    assert [str(move) for move in called.legal_moves] == ["drop ♣4"]
    kinds = [(event.kind, event.player) for event in happened]
    assert kinds == [(Happening.PONNED, 3), (Happening.SKIPPED, 1), (Happening.SKIPPED, 2)]
    assert happened[0].other == 0
    assert after(after(NINES.replace("♣3", "♣3 ♣5"), "drop ♠9", "no"), "pon ♥9 ♦9", "drop ♣3").turn == 3


def test_D5_with_one_7_and_no_joker_a_discarded_7_cannot_be_ponned() -> None:
    one = after("hands ♠7 ♠K | ♣2 ♣3 | ♥7 ♣4; turn 0 play", "drop ♠7")
    assert one.turn == 1
    two = after("hands ♠7 ♠K | ♣2 ♣3 | ♥7 ♦7 ♣4; turn 0 play", "drop ♠7")
    assert [str(move) for move in two.legal_moves] == ["pon ♥7 ♦7", "no"]
    starred = after("hands ♠7 ♠K | ♣2 ♣3 | ♥7 ★ ♣4; turn 0 play", "drop ♠7")
    assert [str(move) for move in starred.legal_moves] == ["pon ♥7 ★", "no"]


def test_D5_with_three_5s_a_5_is_called_with_two_or_with_three_of_them() -> None:
    position = after("hands ♠5 ♠K | ♣2 ♣3 | ♥5 ♦5 ♣5 ♣4; turn 0 play", "drop ♠5")
    assert moves(position, "pon") == ["pon ♥5 ♦5", "pon ♥5 ♣5", "pon ♦5 ♣5", "pon ♥5 ♦5 ♣5"]


def test_D5_a_discarded_joker_is_called_with_any_pair_nearest_to_the_discarders_left_first() -> None:
    text = "hands ★ ♠K | ♣2 ♣3 | ♠5 ♥5 ♣4 | ♦9 ♣9 ♣6; turn 0 play"
    thrown = after(text, "drop ★")
    assert thrown.turn == 2
    assert moves(thrown, "pon") == ["pon ♠5 ♥5"]
    assert str(after(thrown, "pon ♠5 ♥5").melds[0]) == "2 ♠5 ♥5 ★"
    assert after(thrown, "no").turn == 3


def test_D5_the_next_in_turn_if_last_in_that_order_answers_pon_chi_and_draw_together() -> None:
    position = after("hands ♥9 ♠K | ♠9 ♦9 ♥8 ♥10 ♣2 | ♣3; turn 0 play", "drop ♥9")
    assert position.turn == 1
    assert [str(move) for move in position.legal_moves] == ["pon ♠9 ♦9", "chi ♥8 ♥10", "draw"]


def test_D5_the_next_in_turn_with_the_joker_is_asked_first_and_once() -> None:
    position = after("hands ♥9 ♠K | ♠9 ★ ♣2 | ♦9 ♣9 ♣3; turn 0 play", "drop ♥9")
    assert [str(move) for move in position.legal_moves] == ["pon ♠9 ★", "no"]
    asked = after(position, "no")
    assert asked.turn == 2
    refused = after(asked, "no")
    assert refused.turn == 1
    assert moves(refused, "pon") == []
    assert moves(refused, "draw") == ["draw"]


def test_D5_a_no_is_private() -> None:
    (event,) = events(after(NINES, "drop ♠9"), "no")
    assert event == Event(Happening.DECLINED, 3)
    assert [event.seen_by(player) for player in range(4)] == [None, None, None, event]


def test_D5_only_the_newest_discard_can_be_called_and_only_before_the_next_draw() -> None:
    drawn = after(NINES, "drop ♠9", "no", "no", "draw")
    assert not any(drawn.may(player, Pon("♥9 ♦9")) for player in range(4))
    later = after(drawn, "drop ♣2")
    assert not any(later.may(player, Pon("♥9 ♦9")) for player in range(4))


def test_D5_pons_are_allowed_in_the_first_round_unless_the_table_plays_without() -> None:
    hands = "hands ♠9 ♠K ♥2 | ♥J ♥Q ♣2 | ♥9 ♦9 ♣3 | ♣4; turn 0 play; moved 0"
    assert after(hands, "drop ♠9").turn == 2
    assert after(f"first=none; {hands}", "drop ♠9").turn == 1
    assert after(f"first=none; {hands}".replace("moved 0", "moved 3"), "drop ♠9").turn == 2


# -- D6 chi ------------------------------------------------------------------------------------------


def test_D6_only_the_next_in_turn_may_chi_and_only_once_the_order_has_gone_round() -> None:
    hands = "hands ♥8 ♠K | ♥9 ♥10 ♣2 | ♥6 ♥7 ♣3; turn 0 play"
    thrown = after(hands, "drop ♥8")
    assert moves(thrown, "chi") == ["chi ♥9 ♥10"]
    assert not thrown.may(2, Chi("♥6 ♥7"))
    assert moves(after(f"{hands}; moved 1", "drop ♥8"), "chi") == []
    assert moves(after(f"{hands}; moved 2", "drop ♥8"), "chi") == ["chi ♥9 ♥10"]
    assert moves(after(f"first=all; {hands}; moved 0", "drop ♥8"), "chi") == ["chi ♥9 ♥10"]


def test_D6_the_order_has_gone_round_when_a_pon_passes_over_the_dealers_seat() -> None:
    # seat 0 deals and discards, seat 3 pons and discards: seat 0 may chi
    text = "hands ♠9 ♣10 ♣J | ♣2 ♣3 | ♣4 ♣5 | ♥9 ♦9 ♣9 ♦2; turn 0 play; moved 0"
    ponned = after(text, "drop ♠9", "pon ♥9 ♦9", "drop ♣9")
    assert ponned.turn == 0
    assert [str(move) for move in ponned.legal_moves] == ["chi ♣10 ♣J", "draw"]


def test_D6_pon_goes_before_chi() -> None:
    position = after("hands ♥8 ♠K | ♥9 ♥10 ♣2 | ♠8 ♦8 ♣3; turn 0 play", "drop ♥8")
    assert position.turn == 2
    assert moves(after(position, "no"), "chi") == ["chi ♥9 ♥10"]


def test_D6_a_sequence_of_two_with_a_7_is_a_sequence_here_too() -> None:
    assert moves(after("hands ♥8 ♠K | ♥7 ♣2; turn 0 play", "drop ♥8"), "chi") == ["chi ♥7"]
    assert moves(after("hands ♥7 ♠K | ♥6 ♣2; turn 0 play", "drop ♥7"), "chi") == ["chi ♥6"]


def test_D6_a_taken_joker_is_named() -> None:
    position = after("hands ★ ♠K | ♥9 ♥10 ♣2; turn 0 play", "drop ★")
    assert moves(position, "chi") == ["chi ★♥8 ♥9 ♥10", "chi ♥9 ♥10 ★♥J"]
    called, happened = position.after(parse_move("chi ♥9 ♥10 ★♥J"))
    assert str(called.melds[0]) == "1 ♥9 ♥10 ★♥J"
    assert happened[0].cards == (Card("★"),)
    assert called.hands[1] == parse_cards("♣2")


# -- D7 the end of a deal ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "rules", "points"),
    [
        ("♠7 ♥K ★", "basic", 170),
        ("♠7 ♥7", "basic", 56),
        ("♠7 ♥7 ♦7", "basic", 168),
        ("★", "basic", 0),
        ("♦A,2", "basic", 12),
        ("♦A,2", "ace=1", 3),
        ("♦A,2", "ace=11", 13),
        ("♠7 ♥7", "sevens=twenty", 40),
        ("♠7 ♥K ★", "sevens=twenty", 150),
        ("-", "basic", 0),
    ],
)
def test_D7_what_a_hand_costs(cards: str, rules: str, points: int) -> None:
    assert cost_of(parse_cards(cards), Rules.parse(rules)).total == points


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hands ♠7 | ♠K; melds 0 ♥7; turn 0 play", "meld ♠7"),
        ("hands ♠7 | ♠K; melds 0 ♥7; turn 0 play", "add ♠7 1"),
        ("hands ♠7 | ♠K; melds 0 ♥7; turn 0 play", "drop ♠7"),
        ("hands ♥9 ♦9 | ♠K; melds 0 ♥7; pile ♠9; turn 0 draw", "pon ♥9 ♦9"),
        ("hands ♥9 ♥10 | ♠K; melds 0 ♥7; pile ♥J; turn 0 draw", "chi ♥9 ♥10"),
    ],
)
def test_D7_a_deal_ends_as_soon_as_a_hand_is_empty(text: str, move: str) -> None:
    over, happened = Position.parse(text).after(parse_move(move))
    assert over.step is Step.OUT
    assert over.turn is None
    assert list(over.legal_moves) == []
    assert over.line == (0, 10)
    assert Event(Happening.OUT, 0) in happened
    assert happened[-1] == Event(Happening.SCORED, 1, (Card("♠K"),), points=10)


def test_D7_the_last_discard_cannot_be_called() -> None:
    over = after("hands ♠9 | ♥9 ♦9; melds 0 ♥7; turn 0 play", "drop ♠9")
    assert not over.may(1, Pon("♥9 ♦9"))


def test_D7_where_the_last_card_must_be_discarded_nothing_else_uses_up_the_hand() -> None:
    rules = "out=discard; "
    assert moves(Position.parse(f"{rules}hands ♠7 | ♠K; melds 0 ♥7; turn 0 play"), "drop") == ["drop ♠7"]
    assert len(Position.parse(f"{rules}hands ♠7 | ♠K; melds 0 ♥7; turn 0 play").legal_moves) == 1
    called = Position.parse(f"{rules}hands ♥9 ♦9 | ♠K; melds 0 ♥7; pile ♠9; turn 0 draw")
    assert list(called.legal_moves) == [DRAW]


# -- D8 all at once ----------------------------------------------------------------------------------

ALL = "hands ♠7 ♥2 ♥3 ♥4 ♦9 ♣9 ★ ♠K | ♠A; turn 0 play"
ALL_MOVES = ("meld ♠7", "meld ♥2 ♥3 ♥4", "meld ♦9 ♣9 ★", "drop ♠K")


def test_D8_all_at_once_brings_50() -> None:
    assert after(f"{ALL}; bare", *ALL_MOVES).line == (-50, 10)
    assert Event(Happening.AT_ONCE, 0, points=-50) in events(f"{ALL}; bare", *ALL_MOVES)


def test_D8_with_a_meld_laid_a_turn_before_it_brings_nothing() -> None:
    text = "hands ♥2 ♥3 ♥4 ♦9 ♣9 ★ ♠K | ♠A; melds 0 ♠7; turn 0 play"
    assert after(text, *ALL_MOVES[1:]).line == (0, 10)


def test_D8_a_call_and_laying_off_belong_to_the_turn() -> None:
    text = "hands ♦9 ♣9 ♥8 ♠K | ♥9 ♠A; melds 1 ♥6 ♥7; turn 1 play"
    assert after(text, "drop ♥9", "pon ♦9 ♣9", "add ♥8 1", "drop ♠K").line == (-50, 10)


def test_D8_even_then_laying_off_needs_an_own_meld_first() -> None:
    assert moves(Position.parse("hands ♥8 | ♠A; melds 1 ♥6 ♥7; turn 0 play; bare"), "add") == []


# -- D9 a match --------------------------------------------------------------------------------------


def test_D9_equal_totals_share_the_place() -> None:
    outcome = Outcome((104, 61, 61, 88))
    assert [outcome.rank_of(player) for player in range(4)] == [4, 1, 1, 3]
    assert outcome.winners == (1, 2)


@pytest.mark.parametrize(
    ("rules", "sheet", "ends"),
    [
        ("basic", [(50, 0), (49, 10)], False),
        ("basic", [(50, 0), (50, 10)], True),
        ("target=50", [(50, 0)], True),
        ("target=200", [(150, 0)], False),
        ("deals=4", [(150, 0)] * 3, False),
        ("deals=4", [(1, 0)] * 4, True),
        ("deals=1", [(0, 0)], True),
        ("basic", [], False),
    ],
)
def test_D9_a_match_goes_to_a_target_or_for_a_number_of_deals(
    rules: str,
    sheet: list[tuple[int, ...]],
    ends: bool,  # noqa: FBT001, what is expected
) -> None:
    assert is_last(sheet, 2, Rules.parse(rules)) is ends


def test_D9_a_match_that_is_over_has_no_next_deal_and_may_end_below_0() -> None:
    text = f"deals=4; sheet 10 -50 | 20 -50 | 0 0; {ALL.replace('turn', 'turn')}; bare"
    over = after(text, *ALL_MOVES)
    assert over.totals == (-20, -90)
    assert over.outcome == Outcome((-20, -90))
    assert over.chance(Random(1)) is None
    assert not over.may(0, DEAL)
    assert events(text, *ALL_MOVES)[-1] == Event(Happening.ENDED, 1, points=-90)


def test_D9_between_deals_everybody_may_ask_for_the_next() -> None:
    over = after(f"{ALL}; bare", *ALL_MOVES)
    assert over.outcome is None
    assert [over.may(player, DEAL) for player in over.players] == [True, True]
    with pytest.raises(IllegalMoveError, match=r"\(D1\)"):
        over.after(DEAL)


# -- switches ----------------------------------------------------------------------------------------


def test_D_a_caller_may_lay_off_at_once_unless_the_table_plays_without() -> None:
    text = "hands ♦9 ♣9 ♥8 ♠K ♣2 | ♥9 ♠A; melds 1 ♥6 ♥7; turn 1 play"
    assert moves(after(text, "drop ♥9", "pon ♦9 ♣9"), "add") == ["add ♥8 1"]
    assert moves(after(f"call_add=off; {text}", "drop ♥9", "pon ♦9 ♣9"), "add") == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("joker=maybe", r"^joker='maybe' is no house rule: expected on or off \(D1 to D9\)$"),
        ("ace=2", r"^ace='2' is no house rule: expected 10, 1 or 11"),
        ("bonus=on", r"^no house rule is called 'bonus=on': expected joker, high_ace"),
        ("ace=1 ace=10", r"^ace is set twice, the second time by 'ace=10'$"),
        ("deals=4 target=50", r"^a match ends after 4 deals or at 50: expected only one \(D9\)$"),
        ("", r"^no house rules in ''"),
    ],
)
def test_D_house_rules_that_do_not_exist(text: str, why: str) -> None:
    with pytest.raises(RulesError, match=why):
        Rules.parse(text)


# -- notation ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("lay ♥6", r"column 1: found 'lay': expected draw, meld, add"),
        ("add ♥8", r"column 7: found the end: expected a meld's number"),
        ("add ♥8 0", r"no meld has the number 0"),
        ("meld", r"column 5: found the end: expected a card"),
        ("meld ♥6 ♥6", r"column 6: '♥6 ♥6' is no meld: expected cards, each once \(D2\)"),
        ("meld ★★", r"column 6: not a card: '★★': ★ cannot stand for itself \(D3\)"),
        ("drop ★♥8", r"column 6: found '★♥8': expected a card; ★ stands for one in a sequence alone \(D3\)"),
        ("draw ♥8", r"column 6: found '♥8': expected the end"),
    ],
)
def test_a_text_that_is_no_move(text: str, why: str) -> None:
    with pytest.raises(NotationError, match=why):
        parse_move(text)


def test_a_move_is_read_however_its_cards_are_written() -> None:
    assert parse_move("meld h7 h6") == Lay("♥6 ♥7")
    assert str(parse_move("MELD ★ ♦4 ♠4")) == "meld ♠4 ♦4 ★"
    assert str(parse_move("meld ♦A ♦K ♦Q")) == "meld ♦Q ♦K ♦A"
    assert str(parse_move("chi ♥10 ♥9")) == "chi ♥9 ♥10"
    assert str(parse_move("add *h8 3")) == "add ★♥8 3"
    assert parse_move("no") == NO
    assert parse_move("add ♥8 3") == Add("♥8", 3)


@pytest.mark.parametrize(
    ("text", "why", "error"),
    [
        ("hands ♠A", r"^1 players: 2 to 5", PositionError),
        ("hands ♠A | ♠A", r"^♠A is in two places", PositionError),
        ("hands ♠A | ♠2; stock ♠3", r"is in no place: expected each card", PositionError),
        ("hands ♠A | ♠2; melds 0 ♥8 ♥9", r"^'0 ♥8 ♥9' is no meld \(D2, D3\)$", PositionError),
        ("hands ♠A | ♠2; melds 4 ♥7", r"^owner=4 is no player", PositionError),
        ("hands ♠A | -", r"^a player without a card is out", PositionError),
        ("hands ♠A | ♠2; turn 0 out", r"^'turn 0 out' contradicts the cards", PositionError),
        ("hands ♠A | ♠2; renewed 2", r"^renewed 2: this table renews", PositionError),
        ("sheet 1 2 3; hands ♠A | ♠2", r"is no line of a score sheet: expected 2 numbers", PositionError),
        ("sheet 100 0; hands ♠A | ♠2", r"^deal 1 ended the match \(D9\)$", PositionError),
        ("joker=off; hands ♠A | ★", r"^★ is not in the pack of this table", PositionError),
        ("hands ♠A | ♠2; hands ♠3 | ♠4", r"column 16: a second 'hands'", NotationError),
        ("hands ♠A | ♠2; pile ♠", r"is no rank", NotationError),
        ("dealer 1", r"expected a section 'hands' before it", NotationError),
        ("hands ♠A | ♠2; turn 0 sleep", r"found 'sleep': expected draw, play", NotationError),
    ],
)
def test_a_position_that_cannot_be(text: str, why: str, error: type[Exception]) -> None:
    with pytest.raises(error, match=why):
        Position.parse(text)


def test_a_card_of_no_pack_is_refused_wherever_it_is_named() -> None:
    for make in (lambda: Drop("♥1x"), lambda: Lay("♥99"), lambda: Add("♥99", 1), lambda: Pon("♥99 ♥1")):
        with pytest.raises(CardError):
            make()
    with pytest.raises(IllegalMoveError, match=r"melds are numbered from 1"):
        Add("♥8", 0)


# -- small wrongs that no other test noticed ----------------------------------------------------------


def test_a_move_is_drawn_from_all_of_the_legal_ones() -> None:
    position = Position.parse("hands ♥6 ♠2 ♠K | ♠A ♣A ♦3; stock " + rest("♥6 ♠2 ♠K ♠A ♣A ♦3") + "; turn 0 play")
    found = {position.legal_moves.draw(Random(seed)) for seed in range(60)}
    assert found == {*position.legal_moves}


def test_D1_a_player_who_is_not_there_is_named_with_those_who_are() -> None:
    with pytest.raises(PositionError, match=r"numbered 0 to 3$"):
        Position.start(Rules(), 4, pack_of(Rules()), dealer=9)


def test_D1_a_wish_for_the_next_deal_made_anew_is_the_same_wish() -> None:
    over = after(f"{ALL}; bare", *ALL_MOVES)
    assert Deal() is not DEAL
    assert over.may(0, Deal())
    assert over.view(1).may(Deal())


def test_D1_the_next_deal_is_made_by_the_player_after_the_dealer() -> None:
    for dealer in (0, 1):
        over = after(f"dealer {dealer}; {ALL}; bare", *ALL_MOVES)
        assert over.mover(DEAL) == 1 - dealer


@pytest.mark.parametrize("seat", range(3))
def test_D5_the_discarder_is_whoever_sat_before_the_player_in_turn(seat: int) -> None:
    thrown = after(f"hands ♠9 ♠K | ♥J ♣2 | ♥3 ♣3; turn {seat} play", ["drop ♠9", "drop ♥J", "drop ♥3"][seat])
    assert thrown.in_turn == (seat + 1) % 3
    assert thrown.discarder == seat


def test_D4_a_pile_of_two_is_enough_for_a_new_stock() -> None:
    held = [card for card in pack_of(Rules()) if str(card) not in {"♠2", "♠3"}]
    text = f"hands {hand(held[:26])} | {hand(held[26:])}; stock -; pile ♠2 ♠3; turn 0 renew"
    assert Position.parse(text).chance(Random(1)) == Renew((Card("♠2"),))


def test_D5_the_joker_takes_the_place_of_one_of_the_cards_and_never_makes_a_set_of_five() -> None:
    thrown = "hands ♠5 ♠K | ♣2 ♣3 | ♥5 ♦5 ♣5 ★ ♣4; turn 0 play"
    assert {*moves(after(thrown, "drop ♠5"), "pon")} == {
        *("pon ♥5 ★", "pon ♦5 ★", "pon ♣5 ★"),
        *("pon ♥5 ♦5", "pon ♥5 ♣5", "pon ♦5 ♣5", "pon ♥5 ♦5 ♣5"),
        *("pon ♥5 ♦5 ★", "pon ♥5 ♣5 ★", "pon ♦5 ♣5 ★"),
    }


def test_D7_where_the_last_card_must_be_discarded_a_call_with_the_joker_leaves_one_too() -> None:
    text = "out=discard; hands ♠5 ♠K | ♣2 ♣3 | {}; turn 0 play"
    assert moves(after(text.format("♥5 ♣4 ★"), "drop ♠5"), "pon") == ["pon ♥5 ★"]
    assert moves(after(text.format("♥5 ♦5 ★"), "drop ♠5"), "pon") == ["pon ♥5 ★", "pon ♦5 ★", "pon ♥5 ♦5"]
    assert moves(after(text.format("♥5 ★"), "drop ♠5"), "pon") == []


def test_D1_a_deal_begins_with_a_draw_that_nobody_called() -> None:
    dealt, _ = Position.start(Rules(), 3, pack_of(Rules()))
    assert not dealt.called
    assert not any(dealt.view(player).called for player in dealt.players)
    assert Position.parse(str(dealt)) == dealt


def test_D7_where_the_last_card_must_be_discarded_a_chi_leaves_one_too() -> None:
    text = "out=discard; hands ♥8 ♠K | {} | ♥2 ♣3; turn 0 play"
    assert moves(after(text.format("♥9 ♥10 ♣2"), "drop ♥8"), "chi") == ["chi ♥9 ♥10"]
    assert moves(after(text.format("♥9 ♥10"), "drop ♥8"), "chi") == []


def test_D_a_setting_is_given_by_its_name() -> None:
    with pytest.raises(TypeError):
        Rules(300)  # type: ignore[call-arg,arg-type]
