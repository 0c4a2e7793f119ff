"""The story of a finished game: each sentence from what happened, and none where nothing of the kind did."""

from __future__ import annotations

from random import Random

from sevens_teach import Game, Position, Rules
from sevens_teach.practice import keep_mistake
from sevens_teach.review import review
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.sevens.engine.outcome import Outcome, Placing, Reason
from sevens_teach.sevens.review.kept import longest_kept
from sevens_teach.sevens.review.waiting import breakings, waits
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.story import finish_of, story, told_at_once
from sevens_teach.sevens.show.table import reviewer_of
from sevens_teach.sevens.why.news import placing_reason

NAMES = ["Mio", "Ren"]
THREE = [*NAMES, "Aoi"]
KEEPER = "passes=1; board ♠7,9-K,A-6 ♥A-K ♦A-K ♣7-K; hands ♣A-6 | ♠8; turn 1"
"""Ren keeps ♠8 although it fits."""


def played(position: str, *moves: str) -> Game:
    game = Game.from_position(Position.parse(position), names=THREE[: position.count("|") + 1])
    for move in moves:
        game.play(move)
    return game


def told(game: Game, you: int, lang: str = "en") -> list[str]:
    assert game.outcome is not None
    return story(game.start, game.history, game.outcome, Teller(lang, THREE, you))


def at_once(game: Game, you: int, lang: str = "en") -> list[str]:
    """Return what the coach says of a small game that is over."""
    assert game.outcome is not None
    return told_at_once(game.start, game.history, game.outcome.placings[0].player, Teller(lang, THREE, you))


def test_who_kept_a_card_and_went_broke_is_told() -> None:
    game = played(KEEPER, "pass", "♣6", "pass")
    assert told(game, 0) == [], "nobody waited for ♠8, and the headline tells of the win"
    assert told(game, 1)[1] == "Mio was the last player still in the game: you went broke."
    assert told(game, 1, "ja")[1] == "最後まで残ったのはMioです。あなたは破産しました。"
    assert told(game, 1)[:1] == ["You passed with no pass left, though a card fitted."], (
        "what keeping it cost oneself is for the review to say"
    )


def test_a_card_was_kept_only_if_it_could_have_been_laid_before() -> None:
    """Between ♥J and ♥Q nobody could have done anything else."""
    start = "board ♠A-{} ♥A-10 ♦A-K ♣A-K; hands ♥J-Q {}| ♥K; turn 0"
    game = played(start.format("K", ""), "♥J", "pass", "♥Q")
    assert at_once(game, 0) == ["You were first, while Ren still held ♥K."]
    game = played(start.format("Q", "♠K "), "♥J", "pass", "♠K", "pass", "♥Q")
    assert at_once(game, 0) == ["You kept ♥Q back, so Ren had to pass with ♥K in hand, and you were done first."]


def test_a_small_table_that_was_lost_says_which_move_gave_it_away_and_has_no_review() -> None:
    start = "passes=2; board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9-10 | ♠J-K; passes 0 1 2; turn 0"
    game = played(start, "♠8", "♠9", "pass", "♥K", "♠10")
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    assert at_once(game, 0) == [
        "Your ♠8 lost it: it made room for Ren's ♠9 and last card, ♠10. ♥K first would have won.",
    ]
    assert headlines(game, 0) == ["You came 2nd", "2位でした"]
    assert game.outcome is not None
    assert finish_of(game.start, game.history, game.outcome, Teller("en", THREE, 0))["story"] == [], "it is said once"
    assert reviewer_of(game, 0, 1, keep_mistake) is None
    assert reviewer_of(Game(seed=1), 0, 1, keep_mistake) is not None


WAITING = "passes=1; board ♠A-7 ♥A-K ♦A-Q ♣A-J; hands ♠9 ♠J-K ♣K | ♠8 ♦K | ♠10 ♣Q; turn 1"
"""Mio and Aoi both wait behind Ren's ♠8."""


def test_who_kept_the_card_that_others_waited_for_and_went_broke_with_it_is_told() -> None:
    game = played(WAITING, "pass", "♣Q", "♣K", "pass")
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    assert "Ren kept ♠8 for 2 turns and ran out of passes." in told(game, 0)


def test_who_outlasted_everybody_is_cheered_in_the_headline() -> None:
    two = played("passes=0; board ♠A-7 ♥A-K ♦A-Q ♣A-K; hands ♠8 ♦K | ♠9-K; turn 0", "♦K", "pass")
    start = "passes=0; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,K | ♠9-J | ♠Q; turn 1"
    three = played(start, "pass", "pass")
    won = ["You came 1st: everybody else went broke", "1位！ほかの人は全員、破産しました"]
    assert headlines(two, 0) == won
    assert headlines(three, 0) == won
    assert headlines(three, 1) == ["Broke: 3rd place", "破産して、3位でした"]
    out = played("board ♠7-K,A-6 ♥A-K ♦A-K ♣7-K; hands ♣6 | ♣A-5; turn 0", "♣6")
    assert headlines(out, 0) == ["You win: 1st place!", "勝ちました！1位です"]


def headlines(game: Game, you: int) -> list[str]:
    assert game.outcome is not None
    names = THREE[: len(game.names)]
    return [
        finish_of(game.start, game.history, game.outcome, Teller(lang, names, you))["headline"] for lang in LANGUAGES
    ]


def test_S1_who_kept_a_card_is_told_with_whom_it_stopped() -> None:
    start = "passes=3; board ♠A-7 ♥A-K ♦A-J ♣A-K; hands ♠8 ♦Q ♦K | ♠9-K; turn 0"
    game = played(start, "♦Q", "pass", "♦K", "pass", "♠8")
    kept = "You kept ♠8 for 2 turns, and Ren's ♠9 to ♠K could not be played."
    assert told(game, 0) == [kept], "a win is told by the headline"
    slower = ["When Mio got rid of all cards, you still held 5 cards."]
    assert told(game, 1) == slower, "what stopped them is the review's to tell"
    assert told(game, 0, "ja") == ["あなたが♠8を2回出さずにいるあいだ、Renは♠9〜♠Kを出せませんでした。"]


def test_S1_who_won_though_a_card_was_kept_from_them_hears_that_too() -> None:
    start = "passes=5; board ♠A-7 ♥A-K ♦A-J ♣A-Q; hands ♠9-K | ♠8 ♦Q ♦K ♣K; turn 1"
    passed = [each for card in ("♠10", "♠J", "♠Q", "♠K") for each in ("pass", card)]
    game = played(start, "♦Q", "pass", "♦K", "pass", "♠8", "♠9", *passed)
    kept = "Ren kept ♠8 for 2 turns, and your ♠9 to ♠K could not be played; you came first all the same."
    assert told(game, 0) == [kept]
    japanese = "Renが♠8を2回続けて止めたので、そのあいだ、あなたは♠9〜♠Kを出せませんでした。それでも1位です。"
    assert told(game, 0, "ja") == [japanese]


def test_a_card_that_nobody_waits_for_is_not_told_as_kept() -> None:
    start = "passes=3; board ♠A-7 ♥A-K ♦A-Q ♣A-J; hands ♠8 ♦K ♣Q ♣K | ♠9-K; turn 0"
    kept = longest_kept((game := played(start, "♣Q", "pass", "♣K", "pass")).start, game.history, 0)
    assert kept is not None
    assert (str(kept.card), kept.turns, kept.other) == ("♠8", 2, 1)
    assert [str(card) for card in kept.cards] == ["♠9", "♠10", "♠J", "♠Q", "♠K"]


def test_S1_a_card_holds_up_only_what_waits_for_it_alone() -> None:
    start = "passes=5; board ♠A-7 ♥A-K ♦A-J ♣A-K; hands ♠8 ♦Q ♦K | ♠10 ♠Q | ♠9 ♠J ♠K; turn 0"
    game = played(start, "♦Q", "pass", "pass", "♦K", "pass", "pass", "♠8")
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    assert told(game, 0) == ["You kept ♠8 for 2 turns, and Aoi's ♠9 could not be played."], "Ren's need Aoi's ♠9 too"
    own = played(start.replace("♦K |", "♦K ♠9 |").replace("| ♠9", "|"), "♦Q", "pass", "pass", "♦K", "pass", "pass")
    assert longest_kept(own.start, own.history, 0) is None, "the keeper has what comes next"


def test_whom_the_reader_broke_comes_first_and_no_win_is_told_twice() -> None:
    start = "passes=0; board ♠A-7 ♥A-K ♦A-Q ♣A-K; hands ♠8 ♦K | ♠9-K; turn 0"
    game = played(start, "♦K", "pass")
    assert told(game, 0)[0] == "You broke Ren, whose ♠9 to ♠K waited behind your ♠8."
    assert told(game, 0, "ja")[0] == "あなたが♠8を手に残していたので、Renは♠9〜♠Kを出せずに破産しました。"
    assert "last player" not in str(told(game, 0)), "the headline says so"


def test_several_whom_the_reader_broke_are_told_in_one_sentence_and_the_review_says_so_too() -> None:
    start = "passes=3; board ♠A-7 ♥A-7 ♦A-K ♣A-K; hands ♠8 ♥8 ♠K | ♠9-J ♥Q | ♥9-J ♠Q ♥K; passes 0 3 3; turn 0"
    game = played(start, "pass", "pass", "pass")
    assert told(game, 0)[0] == "You broke Ren and Aoi: they waited for your ♠8 and ♥8."
    assert told(game, 0, "ja")[0].startswith("あなたが♠8と♥8を手に残していたので、RenとAoiは")
    beside = start.replace("♦A-K", "♦A-Q").replace("♠Q ♥K", "♠Q ♥K ♦K").replace("0 3 3", "0 3 0")
    fitted = Game.from_position(beside, names=THREE)
    for move in ("pass", "pass"):
        fitted.play(move)
    ((player, wait),) = breakings(fitted.start, fitted.history, 0)
    assert (player, wait.is_all) == (1, False), "Aoi's ♦K fitted, too, and ♥Q waited for more than one's own"
    alone = start.replace(" ♥Q", "").replace(" ♠Q ♥K", "").replace("♠8 ♥8 ♠K", "♠8,Q ♥8,Q ♠K ♥K")
    whole = played(alone, "pass", "pass", "pass")
    assert told(whole, 0)[0] == "You broke Ren and Aoi: they waited for your ♠8 and ♥8.", "with too many cards to name"
    few = alone.replace("♠A-7 ♥A-7", "♠A-7,J ♥A-7,9,J").replace("♠9-J", "♠9,10").replace("♥9-J", "♥10")
    short = played(few, "pass", "pass", "pass")
    assert told(short, 0)[0] == "You broke Ren and Aoi: Ren's ♠9 and ♠10, and Aoi's ♥10, waited behind your ♠8 and ♥8."
    assert (
        told(short, 0, "ja")[0]
        == "あなたが♠8と♥8を手に残していたので、Renは♠9と♠10を、Aoiは♥10を出せずに破産しました。"
    )
    (moment,) = review(whole, 0, worlds=20, rng=Random(1)).moments
    (turned,) = moment.events
    assert say(turned, "en", THREE) == (
        "Ren was waiting for your ♠8 and Aoi for your ♥8: both went broke before your next turn."
    )
    assert say(turned, "ja", THREE) == ("Renはあなたの♠8を、Aoiは♥8を待ったまま、次のあなたの番までに破産しました。")


def test_who_went_broke_is_told_what_the_cards_waited_for() -> None:
    start = "passes=1; board ♠4-K ♥A-K ♦A-K ♣A-K; hands ♠2 ♠A | ♠3; turn 0"
    game = played(start, "pass", "pass", "pass")
    broke = "No pass was left, and none of your 2 cards fitted."
    assert told(game, 0)[:2] == [broke, "Your ♠A and ♠2 had to wait for Ren's ♠3."]
    assert told(game, 0, "ja")[:2] == [
        "手札2枚はどれも出せず、パスも残っていませんでした。",
        "あなたの♠Aと♠2は、Renの♠3が出るのを待っていました。",
    ]
    assert "No pass was left" not in str(told(game, 1))
    own = played(KEEPER, "pass", "♣6", "pass")
    assert [waits(each, 1) for each in (own.start, *(entry.position for entry in own.history[:-1]))] == [()] * 3, (
        "Ren could have played ♠8"
    )


def test_who_was_slower_is_told_what_they_still_held() -> None:
    close = "board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♠A | ♣6 ♥A | ♣A-5; turn 0"
    game = played(close, "♠A", "♣6", "♣5", "♥A")
    while not game.is_over:
        game.play(game.legal_moves[0])
    assert told(game, 0)[:2] != told(game, 1)[:2]
    assert told(game, 1) == ["When Mio got rid of all cards, you still held ♥A and ♣6."], "the win is told with it"
    assert told(game, 0) == [], "the headline tells of the win"
    assert told(game, 1, "ja")[0] == "Mioが手札を出しきったとき、あなたの手札はあと2枚、♥Aと♣6だけでした。"
    assert told(game, 2) == ["When Mio got rid of all cards, you still held 5 cards."]
    assert told(game, 2, "ja") == ["Mioが手札を出しきったとき、あなたの手札はまだ5枚ありました。"]


def test_K8_a_tie_for_the_first_place_is_told_as_one() -> None:
    names = ["Mio", "Ren"]
    tied = Outcome((Placing(1, 0, Reason.DEAD_CARDS, 2), Placing(2, 1, Reason.DEAD_CARDS, 2, after=0)))
    told_of = story(Game(Rules(killer=True), names=names, seed=1).start, (), tied, Teller("en", names, 1))
    assert told_of[0] == "Mio left with 2 dead cards: nobody had fewer, and in a tie whoever left first is ahead."
    assert placing_reason(tied.placings[1], "en", names, 1) == "You are 2nd: 2 dead cards too, and Mio left earlier."
    assert placing_reason(tied.placings[1], "en", names, 0) == "Ren is 2nd: 2 dead cards too, and you left earlier."


def test_K3_who_has_not_won_hears_what_killed_a_card_that_could_have_been_played() -> None:
    kings = "killer; board ♠A-3,6-K ♥A-J,K ♦A-J,K ♣A-K; hands ♠5 ♦Q | ♥Q | ♠4; turn 0"
    game = played(kings, "♠5", "♥Q")
    assert told(game, 0)[-1] == "Ren's ♥Q killed your ♦Q, which had fitted before."
    assert told(game, 0, "ja")[-1] == "Renの♥Qで、あなたの♦Qが死にました。その前に、出せるときもありました。"
    assert told(game, 2)[-1] == "Mio's ♠5 killed your ♠4.", "it never was Aoi's turn"
    assert not any("killed" in line for line in told(game, 1)), "who has won hears nothing of it"
    mutual = played("killer; board ♠A-3,6-K ♥A-J,K ♦A-J,K ♣A-K; hands ♠4,5 | ♥Q | ♦Q; turn 0", "♠5", "♥Q")
    assert not any("killed" in line for line in told(mutual, 0)), "♠4 would have killed ♠5 as well"
    spared = "killer; board ♠A-4,7-K ♥A-4,6-J,K ♦A-J,K ♣A-K; hands ♠5,6 ♥5 | ♥Q | ♦Q; turn 0"
    assert told(played(spared, "♠5", "♥Q"), 0)


def test_a_card_that_nobody_kept_is_not_told() -> None:
    game = played("board ♠7-K,A-6 ♥A-K ♦A-K ♣7-K; hands ♣6 | ♣A-5; turn 0", "♣6")
    assert longest_kept(game.start, game.history, 0) is None


def test_at_a_small_table_that_was_lost_only_what_lost_it_is_told_not_whom_one_broke() -> None:
    start = "board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9-10 | ♠J-K; passes 1 2 3; turn 0"
    game = played(start, "♦K", "pass", "pass", "♠8", "♠9", "pass", "♠10")
    assert at_once(game, 0) == [
        "Ren's last card, ♠10, went down while you still held ♥K.",
        "Your pass lost it: it gave Ren time for ♠10. ♥K instead would have won.",
    ]
    assert at_once(game, 0, "ja")[0] == "Renが最後の1枚、♠10を出しました。あなたの手には、まだ♥Kがありました。"


def test_a_small_game_that_nothing_would_have_won_says_so() -> None:
    game = played("board ♠7-K,A-6 ♥A-K ♦A-K ♣7-K; hands ♣A-5 | ♣6; turn 1", "♣6")
    assert (
        at_once(game, 0)[-1] == "This one could not be won: whatever you played, somebody else would have come first."
    )
    assert at_once(game, 0, "ja")[-1] == "このゲームは、何を出しても1位にはなれませんでした。"


def test_of_a_board_that_is_out_of_sight_no_tilted_card_is_named() -> None:
    start = "passes=0; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8 ♠10-K | ♠9; turn 1"
    game = played(start, "pass")
    for player, lang in ((0, "en"), (1, "en"), (0, "ja")):
        assert not [each for each in told(game, player, lang) if "tilted" in each or "傾" in each]


def test_K_the_dead_are_counted() -> None:
    for seed in range(3):
        game = Game(Rules(killer=True), names=NAMES, seed=seed)
        while not game.is_over:
            game.play(next(iter(game.legal_moves)))
        assert game.outcome is not None
        finish = finish_of(game.start, game.history, game.outcome, Teller("en", NAMES, 0))
        dead = sum(len(hand) for hand in finish["hands"])
        assert any("died" in sentence for sentence in finish["story"])
        assert dead == sum(placing.dead_cards for placing in game.outcome.placings)
