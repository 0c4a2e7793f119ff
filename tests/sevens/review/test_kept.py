"""What keeping a card did, which the last page praises, beside what a moment of the review blames it for."""

from __future__ import annotations

import pytest
from whole_review import NAMES, reviewed

from sevens_teach import Game, Play
from sevens_teach.cards import Card
from sevens_teach.practice import keep_mistake
from sevens_teach.say.messages import LANGUAGES, Who, phrase, say
from sevens_teach.sevens.review.kept import HeldUp, held_up
from sevens_teach.sevens.review.model import is_fate
from sevens_teach.sevens.review.waiting import Waited, breakings, gone_beyond, told_of
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.sevens.show.story import finish_of, story

JA_NAMES = ("あなた", "レン", "アオイ", "ソラ")


@pytest.mark.parametrize(
    ("how", "en", "ja"),
    [
        (
            "later",
            "Keeping ♦6 helped to break Sora, but playing it here was worth more.",
            "♦6を残したことはソラの破産につながりましたが、ここでは出したほうが得でした。",
        ),
        (
            "before",
            "Keeping ♦6 had helped to break Sora, but by now playing it was worth more.",
            "♦6を残したことはソラの破産につながりました。ただ、このときはもう、出したほうが得でした。",
        ),
        (
            "held",
            "Keeping ♦6 did hold Sora up, but playing it here was worth more.",
            "♦6を出さずにソラを待たせましたが、ここでは出したほうが得でした。",
        ),
    ],
)
def test_what_keeping_a_card_did_is_said_beside_what_it_cost(how: str, en: str, ja: str) -> None:
    told = phrase("review-held-up", card=Card("♦6"), player=Who(3), how=how)
    assert (say(told, "en", NAMES), say(told, "ja", JA_NAMES)) == (en, ja)


def test_a_move_as_good_that_keeps_the_card_is_said_where_the_better_one_plays_it() -> None:
    for sort, move, en, ja in (("card", "♠K", "♠K", "♠K"), ("pass", "pass", "a pass", "パス")):
        told = phrase("review-held-else", sort=sort, move=move, card=Card("♣5"))
        assert say(told, "en", NAMES) == f"About as good: {en}, with ♣5 still in your hand."
        assert say(told, "ja", NAMES) == f"{ja}も、同じくらいよい手でした。それなら♣5は手に残ります。"


def test_what_keeping_a_card_until_it_was_played_had_done_is_said_in_both_languages() -> None:
    for how, en, ja in (
        ("before", "helped to break Sora.", "ソラの破産につながりました。"),
        ("held", "held Sora up.", "ソラを待たせるのに役立ちました。"),
    ):
        told = phrase("review-did-play-held", move="♦6", player=Who(3), how=how)
        assert say(told, "en", NAMES) == f"You played ♦6. Kept until then, it had {en}"
        assert say(told, "ja", JA_NAMES) == f"♦6を出しました。それまで残していたことは、{ja}"


@pytest.mark.parametrize(
    ("rules", "seed", "ply", "card", "how", "said"),
    [
        ("fantan", 10, 15, "♠7", "later", "Keeping ♠7 helped to break Ren, but playing it here was worth more."),
        (
            "tunnel-oneway",
            23,
            47,
            "♠8",
            "before",
            "Keeping ♠8 had helped to break Ren, but by now playing it was worth more.",
        ),
        ("forced", 35, 12, "♥9", "later", "Keeping ♥9 helped to break Aoi, but playing it here was worth more."),
    ],
)
def test_a_card_that_the_story_praises_is_not_blamed_without_a_word_on_the_keeping(  # noqa: PLR0913, PLR0917, a case
    rules: str, seed: int, ply: int, card: str, how: str, said: str
) -> None:
    found = reviewed(rules, seed)
    game, outcome = found.game, found.game.outcome
    assert outcome is not None
    held = held_up(game.start, game.history, outcome, 0)[Card(card)]
    assert held.how(ply) == how
    story = finish_of(game.start, game.history, outcome, Teller("en", NAMES, 0))["story"]
    assert any(card in each and NAMES[held.other] in each for each in story)
    moment = next(each for each in found.moments if each.decision.ply == ply)
    assert Play(Card(card)) in {moment.decision.played, moment.decision.better, moment.decision.unseen}
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    told = [say(each, "en", NAMES) for each in reviewer.told(moment).sentences]
    assert said in told
    assert all("{" not in say(each, lang, NAMES) for each in reviewer.told(moment).sentences for lang in LANGUAGES)
    if is_fate(moment):
        assert told[-1] == "From what you could see, though, your move was no mistake."


def test_the_card_is_praised_behind_which_somebody_had_to_pass_not_the_one_kept_for_longer() -> None:
    found = reviewed("forced", 8, worlds=8)
    assert found.game.outcome is not None
    assert found.place == 1
    assert [*held_up(found.game.start, found.game.history, found.game.outcome, 0)] == [Card("♠10")], "not ♣9"


def test_who_waited_is_told_of_no_card_where_the_story_tells_something_else() -> None:
    found = reviewed("basic", 31, worlds=40)
    assert found.game.outcome is not None
    assert held_up(found.game.start, found.game.history, found.game.outcome, 0) == {}
    assert HeldUp(1).how(3) == "held"


def test_who_went_broke_further_along_behind_the_same_card_is_told_too() -> None:
    """Aoi, who lays between, is broke by it for certain; Ren waits for Aoi's cards as well."""
    for lang, names, told in (
        ("en", NAMES, "Ren went broke, too, with ♥J and ♥Q waiting beyond your ♥8."),
        ("ja", JA_NAMES, "レンも、あなたの♥8が出ないので♥Jと♥Qを出せないまま、破産しました。"),
    ):
        position = "board ♠A-K ♥A-7 ♦A-Q ♣A-Q; hands ♥8 ♣K | ♥J,Q | ♥9,10 | ♥K ♦K; passes 0 3 3 0; turn 0"
        game = Game.from_position(f"basic; {position}", names=names)
        game.play("♣K")
        for _ in range(2):
            game.play("pass")
        broken = dict(breakings(game.start, game.history, 0))
        assert [*broken] == [2]
        beyond = [*gone_beyond(game.start, game.history, 0, broken)]
        assert [(player, wait.behind) for player, wait in beyond] == [(1, Card("♥8"))]
        while not game.is_over:
            game.play(*[each.text for each in game.legal_moves.cards][:1] or ["pass"])
        assert game.outcome is not None
        assert told in story(game.start, game.history, game.outcome, Teller(lang, names, 0))


def test_of_three_who_were_broken_every_card_is_named_that_one_of_them_waited_behind() -> None:
    six, eight, ten = Card("♦6"), Card("♥8"), Card("♣10")
    sora = Waited((Card("♦5"),), six, 0, is_all=True, doors=(six, ten), held=2)
    broken = {3: sora, **{each: Waited((Card("♥9"),), eight, 0, is_all=True) for each in (1, 2)}}
    assert told_of(broken)["cards"] == (six, ten, eight)
    assert told_of({1: broken[1], 3: sora})["cards"] == (eight, six), "of two a message says who waited behind which"
