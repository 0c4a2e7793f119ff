"""Why a move was good or bad, in cards: every house rule with a position in which the reason is known."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sevens_teach import Game, Play, Position, RandomPlayer, TipsPlayer, play_game
from sevens_teach.practice import keep_mistake
from sevens_teach.review import review, why
from sevens_teach.say.messages import Who, phrase, say
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.review.at_once import brought_at_once, given_at_once
from sevens_teach.sevens.review.reasons import _Pair, compared
from sevens_teach.sevens.review.what_befell import Fact, Kind, befell, often_in
from sevens_teach.sevens.show.reviewing import Reviewer

NAMES = ("You", "Ren", "Aoi", "Sora")


def line(game: Game) -> list[tuple[Position, tuple[object, ...]]]:
    return [(entry.position, entry.events) for entry in game.history]


def facts(position: str, *moves: str) -> dict[Fact, int]:
    game = Game.from_position(Position.parse(position))
    for move in moves:
        game.play(move)
    return befell(game.start, line(game), 0)  # type: ignore[arg-type]


def test_S1_who_plays_through_the_opened_door_is_found() -> None:
    found = facts("board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣6 ♠A ♥A | ♣A-5; turn 0", "♣6", "♣5", "♠A", "♣4", "♥A")
    assert found == {Fact(Kind.USED, Play("♣5").card, 1): 1}


def test_B5_a_forced_pass_counts_and_one_on_purpose_does_not() -> None:
    start = "board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣6 ♠A | ♣A-5 ♥A; turn 0"
    assert Fact(Kind.FORCED, count=1) not in facts(start, "pass", "♥A", "pass", "pass", "♠A")
    start = "board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣4 ♠A | ♣A-3 ♣5-6 ♥A; turn 0"
    assert facts(start, "♠A", "♥A", "pass", "pass", "pass", "♣6")[Fact(Kind.FORCED, count=2)] == 4


def test_B6_going_broke_is_found_with_who_came_in_ahead() -> None:
    start = "passes=0; board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣4 ♠A | ♣A-3 ♣5-6 ♥A; turn 0"
    assert facts(start, "pass") == {Fact(Kind.BROKE): 0, Fact(Kind.BEHIND, other=1): 0}


def test_J1_a_card_that_the_joker_came_for_is_found() -> None:
    start = "joker=solo; board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣6 ♠A ♥A | ★ ♣A-5; turn 0"
    found = facts(start, "♠A", "★♣6")
    assert found[Fact(Kind.TOOK_JOKER, Play("♣6").card)] == 1


def test_B6_what_a_pass_costs_is_told() -> None:
    for passes, told in (
        (3, "It used up one of the 3 passes you had left."),
        (1, "It used up the last pass you had."),
        (0, "That pass was one too many: you went broke."),
    ):
        start = Position.parse(f"passes={passes}; " + DOORS)
        assert [say(each, "en", NAMES) for each in given_at_once(start, PASS)] == [told]


DOORS = "board ♠2-K ♥7-K ♦A-K ♣7-K; hands ♣6 ♥6 ♥5 ♠A | ♣A-5 ♥A-4; turn 0"


def test_S1_S3_what_two_moves_open_is_told() -> None:
    start = Position.parse(DOORS)
    given, brought = given_at_once(start, Play("♣6")), brought_at_once(start, Play("♥6"), Play("♣6"))
    assert [say(each, "en", NAMES) for each in given] == ["It opened the way for Ren's ♣5."]
    assert say(brought[0], "en", NAMES) == "♥6 opens the way for your own ♥5."
    assert given[0].args[-2][1] == Who(1)
    kept = brought_at_once(start, PASS, Play("♣6"))
    assert [say(each, "en", NAMES) for each in kept] == ["It keeps Ren's ♣5 waiting."]


def test_a_card_is_not_praised_for_a_pass_that_another_card_would_have_spared_too() -> None:
    """*It spared you a pass* was said of a card where two fitted; who passed hears that a card spares the pass."""
    start = Position.parse(DOORS)
    told = [say(each, "en", NAMES) for each in brought_at_once(start, Play("♥6"), PASS)]
    assert told == ["♥6 opens the way for your own ♥5.", "That spares you a pass."]
    praise = [say(each, "en", NAMES) for each in brought_at_once(start, Play("♥6"), PASS, made=True)]
    assert praise == ["It opened the way for your own ♥5."]


def test_S3_a_door_that_nobody_went_through_is_no_reason() -> None:
    start = Position.parse(DOORS)
    assert given_at_once(start, Play("♣6"), went=Play("♣4").card.bit) == ()
    assert brought_at_once(start, PASS, Play("♣6"), went=0) == ()
    assert given_at_once(start, Play("♣6"), went=Play("♣5").card.bit) == given_at_once(start, Play("♣6"))


def test_K3_a_card_that_dies_is_the_reason_and_laying_it_saves_it() -> None:
    start = Position.parse("killer=on; board ♠3-K ♥2-K ♦A-K ♣A-K; hands ♠A ♠2 | ♥A; turn 0")
    (worse,), (rather,) = compared(start, Play("♠A"), Play("♠2"), made=False)
    assert say(worse, "en", NAMES) == "With ♠A your ♠2 nearly always dies in your hand."
    assert say(rather, "en", NAMES) == "Once ♠2 is on the board, it cannot die."


def test_how_often_is_told_plainly_in_both_languages() -> None:
    def often(count: int, lang: str) -> str:
        return say(phrase("review-spares-broke", move="♣6", other="♠5", **often_in(count, 0, 16)), lang)

    assert [often(count, "en") for count in (16, 15, 12, 8)] == [
        "After ♣6 you nearly always stay in the game.",
        "After ♣6 you nearly always stay in the game.",
        "After ♣6 you usually stay in the game.",
        "After ♣6 you often stay in the game.",
    ]
    assert [often(count, "ja") for count in (16, 15, 12, 8)] == [
        "♣6なら、ほとんどのゲームで破産せずにすみます。",
        "♣6なら、ほとんどのゲームで破産せずにすみます。",
        "♣6なら、多くのゲームで破産せずにすみます。",
        "♣6なら、よく破産せずにすみます。",
    ]


def test_K3_a_card_that_died_in_a_game_is_told_with_the_move_that_saves_it() -> None:
    game = Game("killer", names=NAMES, seed=13)
    play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(13))
    found = review(game, 0, worlds=200, rng=Random(1))
    moment = next(each for each in found.moments if each.why and each.why[0].key == "review-came-died")
    assert [say(each, "en", NAMES) for each in why(moment)] == [
        "You played ♣10.",
        "At once ♦10 died in your hand.",
        "Better: ♦10.",
        "Once ♦10 is on the board, it cannot die.",
        "About as good: ♣9, or ♣J.",
    ]


def test_B5_it_is_told_how_many_passes_a_move_costs() -> None:
    hands = "♠5,6,K ♥A,4,Q ♦5,8 ♣10,J | ♠4,J ♥2,10,J,K ♦2,J,K ♣2 | ♠A,3 ♥3 ♦A,9,10 ♣3,4,K | ♠2,Q ♥5 ♦3,4,Q ♣A,9,Q"
    start = Position.parse(f"voluntary_passing=off; board ♠7-10 ♥6-9 ♦6,7 ♣5-8; hands {hands}; turn 0")
    _, rather = _Pair(start, Play("♠6"), Play("♦5"), 16).praise({})
    assert say(rather[-1], "en", NAMES) == "After ♦5 you nearly always spend 2 passes more than after ♠6."
    assert say(rather[-1], "ja", NAMES) == "♦5だと、♠6より、出せない番がほとんどのゲームで2回多くなります。"
    for count, said in ((1, "one pass"), (2, "2 passes")):
        told = phrase("review-spares-forced", move="♠6", other="♦5", passes=count, **often_in(16, 0, 16))
        assert say(told, "en") == f"After ♠6 you nearly always spend {said} fewer than after ♦5."


def test_K3_of_two_cards_that_kill_each_other_neither_is_the_reason_for_a_third() -> None:
    hands = "♦A,J-K ♣A,2,5,6,K | ♠A,10 ♥A,3,6,Q ♦10 ♣3,Q | ♠2,4,5,J ♥8,J ♦2,9 ♣8 | ♠8,9,Q,K ♥9,10,K ♦3"
    board = "♠3,6,7 ♥2,4,5,7 ♦4-8 ♣4,7,9-J"
    start = Position.parse(f"killer=on death=sides; board {board}; hands {hands}; turn 0")
    pair = _Pair(start, Play("♣5"), Play("♦A"), 16, turn=4)
    died = {Fact(Kind.DIED, Play(card).card): moves for card, moves in (("♣6", 0), ("♦A", 6))}
    why, rather = pair.blame(died)
    assert [say(each, "en", NAMES) for each in (*why, *rather)] == [
        "Later ♦A died in your hand.",
        "Once ♦A is on the board, it cannot die.",
    ]


def test_the_same_two_moves_give_the_same_reason() -> None:
    start = Position.parse(DOORS)
    first = compared(start, Play("♣6"), Play("♥6"), made=True)
    assert first == compared(start, Play("♣6"), Play("♥6"), made=True)


def test_K3_what_mostly_dies_is_no_reason_where_the_player_laid_it_in_the_end() -> None:
    start = Position.parse("killer=on; board ♠3-K ♥2-K ♦A-K ♣A-K; hands ♠A ♠2 | ♥A; turn 0")
    pair = _Pair(start, Play("♠A"), Play("♠2"), 8)
    told = pair.blame({})
    assert any("dies" in say(each, "en", NAMES) for each in told[0])
    spared = replace(pair, laid=sum(card.bit for card in start.hands[0]))
    assert not any("dies" in say(each, "en", NAMES) for part in spared.blame({}) for each in part)


def test_where_the_last_card_could_go_nothing_else_is_told_beside_it() -> None:
    hands = "♣K | ♥K ♠K | ♥Q ♠Q | ♦K"
    game = Game.from_position(f"basic; board ♠A-J ♥A-J ♦A-Q ♣A-Q; hands {hands}; turn 0", names=NAMES)
    for move in ("pass", "pass", "♥Q", "♦K"):
        game.play(move)
    while not game.is_over:
        game.play(next(iter(map(str, game.view(game.position.turn or 0).legal_moves.turn))))
    found = review(game, 0, worlds=100, rng=Random(1))
    moment = found.moments[0]
    told = Reviewer(game, 0, 1, keep_mistake)
    told.found = found
    for lang, said in (
        ("en", ["You passed.", "Better: ♣K.", "With ♣K you are out of cards."]),
        ("ja", ["パスしました。", "ここは♣Kのほうがよい手でした。", "♣Kで抜けられます。"]),
    ):
        assert [say(each, lang, NAMES) for each in told.told(moment).sentences] == said
