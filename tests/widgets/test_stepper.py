"""Board, hand and stepper without a browser: every answer travels with them and is the engine's."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from widgets.hostile import JSON

from sevens_teach import PACK, PRESETS, Game, Play, Position, RandomPlayer, verdict
from sevens_teach.errors import PositionError
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import SettingError
from sevens_teach.sevens.show.steps import StepperError
from sevens_teach.ui import Board, Hand, Stepper

if TYPE_CHECKING:
    from sevens_teach.widgets.static_widget import StaticWidget

NAMES = ["Mio", "Ren", "Aoi", "Sora"]
ISLAND = "board ♠5-8,J ♥7 ♦7 ♣7; hands ♠4,9 ♥8 | ♠A-3,10,Q,K ♥A-6,9-K ♦A-6,8-K ♣A-6,8-K | -; passes 0 0 4; turn 0; "
ISLAND += "out 2 bankrupt ♠J"
LAST_CARD = "board ♠5-9 ♥7 ♦7 ♣7; hands ♠4 | ♠A-3,10-K ♥A-6,8-K ♦A-6,8-K ♣A-6,8-K; turn 0"
MOST_BYTES = 200_000
"""What travels to the browser with a whole game."""


def played(rules: str = "basic", seed: int = 5, moves: int = 300) -> Game:
    """Return a game of chance to its end, or some moves long."""
    game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
    while not game.is_over and len(game.history) < moves:
        turn = game.position.turn
        assert turn is not None
        game.play(RandomPlayer().choose(game.view(turn), rng))
    return game


def answer(widget: StaticWidget, card: str, scene: int = 0) -> dict[str, Any]:
    """Return what the widget says of a card or place."""
    found = widget.state["replies"][widget.state["scenes"][scene]["why"][card]]
    assert isinstance(found, dict)
    return found


# -- the answers -----------------------------------------------------------------------------------


def test_B8_a_board_says_of_every_place_why() -> None:
    board = Board(ISLAND)
    assert len(board.state["scenes"][0]["why"]) == 52
    waits = answer(board, "♠10")
    assert (waits["legal"], waits["rule"], waits["headline"]) == (False, "B8", "♠10 has to wait.")
    assert waits["places"] == ["♠9"]
    assert (answer(board, "♠9")["legal"], answer(board, "♠9")["rule"]) == (True, "B4")
    apart = answer(board, "♠J")
    assert (apart["rule"], apart["headline"]) == ("B8", "♠J is on the board, but it does not connect.")
    assert answer(board, "♠7")["rule"] == "B2"
    assert answer(board, "♠8")["reason"] == "Only a card that is still in a hand can be played."


@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_open_on_the_board_is_what_the_answers_allow(rules: str) -> None:
    stepper = Stepper(played(rules))
    for number, scene in enumerate(stepper.state["scenes"]):
        legal = {card for card in scene["why"] if answer(stepper, card, number)["legal"]}
        assert legal == set(scene["board"]["open"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", PRESETS)
def test_every_answer_and_caption_is_a_text_that_cites_a_rule(rules: str, lang: str) -> None:
    stepper = Stepper(played(rules), lang=lang)
    for said in stepper.state["replies"]:
        assert said["rule"]
        assert said["headline"]
        assert said["reason"]
    assert all(scene["say"] for scene in stepper.state["scenes"])


def test_a_hand_answers_with_the_engines_verdicts() -> None:
    game = played(moves=10)
    position = game.position
    hand = Hand(position, names=NAMES)
    for card in hand.view.hand:
        found = verdict(position, Play(card))
        said = answer(hand, card.text)
        assert (said["legal"], said["rule"]) == (found.legal, found.rule)
        assert said["headline"] == found.headline()
        assert said["reason"] == found.reason(names=NAMES)


def test_J1_a_hand_says_whether_the_joker_can_be_laid() -> None:
    rest = "♠A-5 ♥A-6,8-K ♦A-6,8-K ♣A-6,8-K"
    somewhere = f"joker=solo; board ♠7-K ♥7 ♦7 ♣7; hands ♠6 ★ | {rest}; turn 0"
    assert answer(Hand(somewhere), "★")["legal"]
    nowhere = "joker=solo; board ♠7-K ♥A-K ♦A-K ♣A-K; hands ♠6 ★ | ♠A-5; turn 0"
    said = answer(Hand(nowhere), "★")
    assert (said["legal"], said["rule"], said["headline"]) == (False, "J1", "★ can go nowhere now.")
    waiting = Position.parse(somewhere.replace("turn 0", "turn 1"))
    assert answer(Hand(waiting.view(0)), "★")["legal"] is False


# -- what is stepped through ------------------------------------------------------------------------


def test_a_game_its_record_and_its_moves_give_the_same_steps() -> None:
    game = played()
    from_record = Stepper(game.record())
    assert Stepper(game).state == from_record.state
    moves = [str(entry.move) for entry in game.history]
    again = Stepper(game.start, moves, names=NAMES)
    assert again.state["scenes"][1:] == from_record.state["scenes"][1:]
    assert repr(again) == f"Stepper({len(moves) + 1} frames)"


def test_B4_a_move_is_told_with_its_reason_and_the_end_with_the_ranking() -> None:
    stepper = Stepper(LAST_CARD, ["♠4"])
    said = stepper.state["scenes"][1]["caption"]
    assert (said["rule"], said["headline"]) == ("B4", "You play ♠4.")
    assert said["reason"].startswith("It goes next to ♠5, where the run ended. You are out of cards.")
    assert "Ren is 2nd" in said["reason"]
    assert "Ren is 2nd" in stepper.sentence
    bare = Stepper(LAST_CARD, ["♠4"], explain=False).state["scenes"][1]["caption"]
    assert (bare["rule"], bare["cards"]) == ("", [])


def test_J4_a_reason_is_told_of_who_moves_or_to_the_reader() -> None:
    start, move = "joker=pair; board ♠A-K ♥6-K ♦A-K ♣A-K; hands ★♥4 | ♥5,A | ♥2-3", ["★♥5+♥4"]
    told, to_you = (Stepper(start, move, you=you).sentence for you in (None, 0))
    assert "These are your last two cards: you are out of cards." in told
    assert "These are your last two cards: you are out of cards." in to_you


def test_an_author_writes_captions_and_points_at_places() -> None:
    position = Position.parse(ISLAND)
    found = verdict(position, Play("♠10"), 0)
    stepper = Stepper([(ISLAND, "The run 5-8.", "♠4,9"), (position, found)])
    first, second = (scene["caption"] for scene in stepper.state["scenes"])
    assert (first["reason"], first["places"]) == ("The run 5-8.", ["♠4", "♠9"])
    assert (second["rule"], second["headline"]) == (found.rule, found.headline())


def test_hands_and_seats_are_shown_on_request() -> None:
    game = played(moves=6)
    assert [scene["hands"] for scene in Stepper(game).state["scenes"]] == [[]] * 7
    mine = Stepper(game, you=2).state["scenes"][0]
    assert ([hand["player"] for hand in mine["hands"]], len(mine["players"])) == ([2], 4)
    everybody = Stepper(game, hands=True).state["scenes"][0]
    assert [hand["name"] for hand in everybody["hands"]] == NAMES
    with pytest.raises(PositionError, match="no player 9"):
        Stepper(game, you=9)


def test_without_hands_no_hidden_card_travels() -> None:
    game = played(moves=6)
    sent = json.dumps(Stepper(game, you=2).state["scenes"][0], ensure_ascii=False)
    others = [card.text for card in game.start.hands[0]]
    scene = json.loads(sent)
    assert not {*others} & {card for hand in scene["hands"] for card in hand["cards"]}
    assert all(len(scene["players"][player]["shown"]) == 0 for player in range(4))


def test_predictions_are_asked_where_something_can_follow() -> None:
    game = played()
    asked = [scene["ask"] for scene in Stepper(game, predict=True).state["scenes"]]
    assert asked[0]["right"] == [place.text for place in game.start.open_places]
    assert set(asked[0]["items"]) == {card.text for card in PACK} - {card.text for card in game.start.board}
    assert asked[-1] is None
    some = Stepper(game, predict=(2, 4, 9999))
    assert [number for number, scene in enumerate(some.state["scenes"]) if scene["ask"]] == [2, 4]
    assert Stepper(game).state["ask"] is None
    assert some.state["ask"]["texts"]["good"][1] == "One is right."


@pytest.mark.parametrize("what", [[], 7, None, [(ISLAND,)], [(ISLAND, 7)], [7], [(ISLAND, "", "", "")]])
def test_what_cannot_be_stepped_through_is_refused(what: Any) -> None:  # noqa: ANN401, anything wrong
    with pytest.raises(StepperError, match="expected"):
        Stepper(what)


def test_moves_need_a_position_before_them() -> None:
    with pytest.raises(StepperError, match="expected a position before them"):
        Stepper([(ISLAND, "")], ["♠4"])


def test_a_hand_needs_somebody_to_hold_it() -> None:
    over = played().position
    with pytest.raises(PositionError, match="nobody is to move"):
        Hand(over)
    assert Hand(over.view(0)).sentence.startswith("The game is over")


# -- what is sent and shown --------------------------------------------------------------------------


def widgets() -> list[StaticWidget]:
    """Return one of each."""
    game = played(moves=12)
    return [Board(game.position, "Look.", marks="♠8"), Hand(game.position), Stepper(game, you=0, predict=True)]


def test_the_picture_the_sentence_and_the_repr_are_the_same_each_time() -> None:
    for one, other in zip(widgets(), widgets(), strict=True):
        assert (repr(one), one.sentence, one.picture()) == (repr(other), other.sentence, other.picture())
        assert one.picture().startswith("<svg")
        bundle = one._repr_mimebundle_()
        assert bundle is not None
        assert bundle[0]["text/plain"] == f"{one!r}\n{one.sentence}"


def test_a_whole_game_is_small_enough_to_travel() -> None:
    stepper = Stepper(played(seed=1), hands=True, predict=True)
    assert len(json.dumps(stepper.state, ensure_ascii=False).encode()) < MOST_BYTES


@pytest.mark.parametrize("make", [Board, Hand])
def test_settings_out_of_bounds_are_refused(make: Any) -> None:  # noqa: ANN401, either class
    with pytest.raises(SettingError, match="lang='fr'"):
        make(ISLAND, lang="fr")
    with pytest.raises(SettingError, match="zoom=7"):
        make(ISLAND, zoom=7)


@given(st.lists(JSON, max_size=5))
def test_nothing_the_browser_sends_changes_anything(messages: list[object]) -> None:
    board = Board(ISLAND)
    before = board.state
    for content in messages:
        for data in ({"method": "custom", "content": content}, {"method": "update", "state": {"state": content}}):
            board._handle_msg({"content": {"data": data}, "buffers": []})  # noqa: SLF001, as the kernel calls it
    assert board.state is before


# -- a bet before the first step -------------------------------------------------------------------

DUEL = "board ♠A-7 ♥A-K ♦A-10 ♣A-K; hands ♠9-10 ♦K | ♠8 ♦J-Q | ♠J-K; passes 2 0 2; turn 1"
KILLER = (
    "killer=on; board ♠2-Q ♥A-4,6-Q ♦A,2,4-7,9-K ♣2-Q; hands ♥5 | ♠A,K ♣A | ♣K | ♥K ♦3,8; turn 1; out 0 left | 2 left"
)


def bet_of(widget: Stepper) -> dict[str, Any]:
    found: dict[str, Any] = widget.state["bet"]
    return found


def test_the_board_settles_who_breaks_first() -> None:
    bet = bet_of(Stepper(DUEL, ["♦J", "pass", "pass", "♦Q", "pass"], hands=True, bet=True))
    assert bet["prompt"]["headline"] == "Your bet: who goes broke first?"
    assert [(each["label"], each["right"]) for each in bet["stakes"]] == [("You", False), ("Ren", False), ("Aoi", True)]
    assert bet["at"] == 5
    assert bet["stakes"][0]["settled"]["headline"] == "You bet on yourself; it was Aoi."
    assert [each["settled"]["reason"] for each in bet["stakes"]] == [
        "You have no pass left either, but your ♦K fits now.",
        "Ren still has 3 passes left.",
        "",
    ], "why it was not the one bet on"
    assert bet["stakes"][2]["settled"]["headline"] == "You win your bet: it was Aoi."
    assert [each["kept"]["headline"] for each in bet["stakes"]] == [
        "You bet on yourself.",
        "You bet on Ren.",
        "You bet on Aoi.",
    ]


def test_a_lost_bet_on_a_place_says_why_it_was_another() -> None:
    end = "board ♠A-9 ♥A-K ♦A-K ♣A-J; hands ♠10 | ♠Q ♣K | ♠J,K ♣Q; passes 0 3 1"
    second = bet_of(Stepper(end, ["♠10", "pass"], hands=True, bet="second"))
    assert [each["settled"]["reason"] for each in second["stakes"]] == [
        "You are 1st: no cards left.",
        "Ren is broke, and Aoi is not.",
        "",
    ]
    wins = bet_of(Stepper(KILLER, ["♠K"], hands=True, bet=True))
    assert [each["settled"]["reason"] for each in wins["stakes"]] == [
        "",
        "You have 1 dead card, Ren has 2.",
        "Both have the same number of dead cards, and you left earlier.",
        "You have 1 dead card, Sora has 3.",
    ]


def test_where_nobody_breaks_the_bet_is_on_who_wins_even_on_one_who_has_left() -> None:
    bet = bet_of(Stepper(KILLER, ["♠K"], hands=True, bet=True, lang="ja"))
    assert bet["prompt"]["headline"] == "予想：勝つのはだれ？"
    assert [(each["label"], each["right"]) for each in bet["stakes"]] == [
        ("あなた", True),
        ("レン", False),
        ("アオイ", False),
        ("ソラ", False),
    ]
    assert bet["at"] == 1
    assert [each["kept"]["headline"] for each in bet["stakes"]][:2] == [
        "あなたの予想：あなた。",
        "あなたの予想：レン。",
    ]


def test_one_may_bet_on_who_comes_second_though_somebody_breaks() -> None:
    start = "board ♠A-9 ♥A-K ♦A-K ♣A-J; hands ♠10 | ♠Q ♣K | ♠J,K ♣Q; passes 0 3 1"
    bet = bet_of(Stepper(start, ["♠10", "pass"], hands=True, bet="second"))
    assert bet["prompt"]["headline"] == "Your bet: who comes second?"
    assert [(each["label"], each["right"]) for each in bet["stakes"]] == [("You", False), ("Ren", False), ("Aoi", True)]
    assert bet["at"] == 2


def test_there_is_nothing_to_bet_on_where_nobody_breaks_or_wins() -> None:
    with pytest.raises(StepperError, match="nothing to bet on"):
        Stepper(DUEL, ["♦J"], bet=True)
    assert "bet" not in Stepper(DUEL, ["♦J"]).state


@pytest.mark.parametrize(("lang", "once"), [("en", "takes ★"), ("ja", "★を引き取")])
def test_a_caption_tells_once_that_the_holder_takes_the_joker(lang: str, once: str) -> None:
    start = "joker=solo; board ♠5-7 ♥A-K ♦A-K ♣A-Q; hands ★♠4,K ♣K | ♠3,8-9 | ♠A-2,10-Q"
    said = Stepper(start, ["★♠8"], hands=True, lang=lang).sentence
    assert said.count(once) == 1
    assert said.count("♠8") == 3


@pytest.mark.parametrize(("lang", "words"), [("en", "passes left"), ("ja", "パス")])
def test_a_plain_film_shows_who_sits_there_and_counts_no_passes(lang: str, words: str) -> None:
    for plain in (True, False):
        state = Stepper(LAST_CARD, ["♠4"], you=0, plain=plain, lang=lang).state
        assert state.get("plain", False) is plain
        said = [each["text"] for scene in state["scenes"] for each in (*scene["players"], *scene["hands"])]
        assert any(words in text for text in said) is not plain
        assert len(state["scenes"][0]["players"]) == 2


@pytest.mark.parametrize(("lang", "words"), [("en", "no pass left now"), ("ja", "パスは、もう残っていません")])
def test_a_pass_that_was_the_last_one_is_told_as_such_where_the_hand_lies_open(lang: str, words: str) -> None:
    moves = ["♦J", "pass", "pass", "♦Q", "pass"]
    scenes = Stepper(DUEL, moves, hands=True, lang=lang).state["scenes"]
    told = [words in scene["caption"]["reason"] for scene in scenes]
    assert told == [False, False, True, True, False, False], "Aoi's, then yours; the one after it breaks Aoi"
    assert not any(words in scene["caption"]["reason"] for scene in Stepper(DUEL, moves, lang=lang).state["scenes"])
