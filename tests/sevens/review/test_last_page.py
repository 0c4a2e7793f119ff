"""Nothing on the last page of a game contradicts anything else on it, nor the game: whole games of every preset.

`make last-pages` looks at a thousand of each; in the suite it is a few.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from whole_review import reviewed

from sevens_teach import PRESETS, Game, Pass, Play, Position, RandomPlayer, TipsPlayer, play_game
from sevens_teach.cards import Card
from sevens_teach.play.review_words import told_of
from sevens_teach.players import opponents
from sevens_teach.practice import keep_mistake
from sevens_teach.review import Decision, Mark, Moment, Review, headline, review, summary, why
from sevens_teach.say.messages import Who, message, phrase, say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.engine.touch import sides
from sevens_teach.sevens.players.characters import KeeperPlayer
from sevens_teach.sevens.review import telling
from sevens_teach.sevens.review.cause import killed
from sevens_teach.sevens.review.fate import UNSEEN
from sevens_teach.sevens.review.kept import Kept, longest_kept
from sevens_teach.sevens.review.lead import Lead, happened_then, led_after
from sevens_teach.sevens.review.luck import luck
from sevens_teach.sevens.review.model import BLUNDER, HIDDEN, LEAD, LOSS, MISTAKE, Loss, Option, is_fate
from sevens_teach.sevens.review.own import own_mistake
from sevens_teach.sevens.review.reasons import in_short, written
from sevens_teach.sevens.review.remarks import reckoning, remarks, to_do
from sevens_teach.sevens.review.spent import broke, ended_broke
from sevens_teach.sevens.review.turning import turnings
from sevens_teach.sevens.review.waiting import Waited, widest_breaking
from sevens_teach.sevens.review.waiting import told_of as told_of_broken
from sevens_teach.sevens.review.what_befell import befell
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.sevens.show.story import finish_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach import Player
    from sevens_teach.play.review_words import Told
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View

GAMES = int(os.environ.get("SEVENS_LAST_PAGES", "3"))
NAMES = ("You", "Ren", "Aoi", "Sora")
WORLDS = 40
LAPSES = {Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER}
KINDS: tuple[Player, ...] = (RandomPlayer(), RandomPlayer(passing=True), TipsPlayer(), KeeperPlayer(None))


class First:
    """Who plays the first card that fits."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002, as every player's
        """Return the first move there is: never a pass where a card fits."""
        return next(iter(view.legal_moves.turn))


def by_first(rules: str, seed: int) -> Review:
    """Return the review of a game of who plays the first card that fits, against the cast."""
    game = Game(rules, names=NAMES, seed=seed)
    play_game(game, [First(), *opponents(rules)], Random(seed))
    return review(game, 0, worlds=400, rng=Random(f"{seed} review"))


def played(rules: str, seed: int) -> Game:
    """Return a whole game: another kind of player in the first seat each time, against the three others."""
    game = Game(rules, names=NAMES, seed=seed)
    first = seed % len(KINDS)
    play_game(game, [*KINDS[first:], *KINDS[:first]], Random(seed))
    return game


@pytest.mark.parametrize("rules", PRESETS)
def test_nothing_on_a_last_page_contradicts_anything_else(rules: str) -> None:
    for seed in range(GAMES):
        game = played(rules, seed)
        found = review(game, 0, worlds=WORLDS, rng=Random(seed))
        try:
            assert_places_are_those_taken(game, found)
            assert_one_scale(found)
            assert_choices(game, found)
            for moment in found.moments:
                assert_moment(found, moment)
            assert_line(found)
            assert_besides(game, found)
            assert_story(game)
            assert_no_echo(game, found)
            assert_free_of_slips_in_sight_alone(found)
            assert_luck(found)
        except AssertionError as error:
            raise AssertionError(f"{rules}, seed {seed}: {error}") from error


def assert_places_are_those_taken(game: Game, found: Review) -> None:
    outcome = game.outcome
    assert outcome is not None
    rank, told = outcome.rank_of(0), headline(found)
    finish = finish_of(game.start, game.history, outcome, Teller("en", NAMES, 0))
    assert found.place == rank == dict(told.args)["rank"]
    came = finish["headline"].replace("Broke: ", "You came ").removesuffix(" place")
    won = "You won" if rank == 1 and told.key != "review-passed-broke" else came
    assert say(told, "en", NAMES).split(".")[0].startswith(won)
    end = broke(game.start, game.history, 0)
    assert (told.key in {"review-came-clean", "review-passed-broke", "review-passes-most"}) >= (not found.mistakes)
    assert (told.key == "review-came-clean") <= (not found.mistakes)
    if end and end.fits:
        assert told.key == "review-passed-broke" or (found.turned and found.turned.cost >= 0.2)
        assert told.key != "review-came-clean", "who went broke by choice does not hear that it was the cards"
    assert told.key != "review-passed-broke" or bool(end and end.fits)
    if end and told.key == "review-passed-broke" and end.ply in {each.decision.ply for each in found.moments}:
        assert found.read[0].decision.ply == end.ply, "what the headline is about is read first"
    slip = found.turned is not None and found.turned.lapse is Mark.SLIP
    added_up = told.key == "review-passes-most"
    assert added_up <= (rank != 1 and not found.serious and end is not None and len(end.spent) > 1)
    assert (told.key == "review-cost-little") is (slip and told.key != "review-passed-broke" and not added_up)
    assert (told.key == "review-won-anyway") is (rank == 1 and bool(found.mistakes) and not slip)
    if found.decisions and told.key in {"review-cost-most", "review-cards-most"}:
        assert (told.key == "review-cards-most") is (dict(telling.yours(found).args)["most"] == "others")
    assert_one_story(found, told)
    assert_no_cards_blamed(found, told)
    if told.key == "review-was-yours":
        turned = found.turned
        assert turned is not None
        assert turned.cost >= 0.2, "by less than a mistake no game is lost"
        assert turned.option(turned.better).win >= 0.5 > turned.option(turned.played).win
    assert_until(found, told)
    assert_one_cause(found, finish["story"])
    assert_praised_cards_are_moments(found, finish["story"])
    for before, placing in zip(outcome.placings, outcome.placings[1:], strict=False):
        same = before.reason is placing.reason is Reason.DEAD_CARDS and before.dead_cards == placing.dead_cards
        assert placing.after == (before.player if same else None)


def assert_free_of_slips_in_sight_alone(found: Review) -> None:
    """Where a move is called better as the cards really lay, the page is free of slips from what was seen, no more."""
    if found.mistakes or not found.decisions:
        return
    reviewer = Reviewer(found.game, 0, 1, keep_mistake)
    reviewer.found = found
    seen = {"en": "From what you could see", "ja": "見えていた範囲では"}
    free = {"en": ("no slip", "clearly better"), "ja": ("ミスはありません", "ミスはなく", "はっきり")}
    hidden = ("review-fate-unseen", "review-fate-little")
    names_better = any(each.key in hidden for moment in found.moments for each in moment.events)
    for lang in ("en", "ja"):
        said = [say(each, lang, NAMES) for each in (headline(found), reviewer.headline())]
        accuracy = next(say(each, lang, NAMES) for each in reviewer.terms() if each.key == "review-accuracy")
        for each in (*said, accuracy) if names_better else (accuracy,):
            assert seen[lang] in each or not any(part in each for part in free[lang]), each


def assert_until(found: Review, told: Phrase) -> None:
    """Where the headline says until when the reader was winning, the curve says so too: nowhere later it is high.

    Who was winning after a good move has a moment of the last one after which that fell far, with both numbers.
    """
    curve = [(each, each.option(each.better).win, each.option(each.played).win) for each in found.decisions]
    if told.key in {"review-was-yours", "review-turned-on"}:
        assert found.turned is not None
        assert all(max(had, left) < 0.5 for each, had, left in curve if each.ply > found.turned.ply)
    serious = [each for each in found.mistakes if each.lapse is not Mark.SLIP]  # then it is they that are told of
    after = [had for _, had, _ in curve[1:]] + [0.0]
    fell = [
        (each, left, then)
        for (each, _, left), then in zip(curve, after, strict=False)
        if left >= 0.5 and round(left - then, 2) >= 0.2 and not each.is_mistake
    ]
    led = [(each, dict[str, Any](event.args)) for each in found.moments for event in each.events if event.key == LEAD]
    plies = [each.ply for each in found.decisions[1:]] + [len(found.game.history)]
    until = dict(zip((each.ply for each in found.decisions), plies, strict=False))  # without a choice there is no end
    took = [happened_then(found, Lead(each, left, then, until[each.ply])) for each, left, then in fell[-1:]]
    assert bool(led) is (found.place != 1 and any(took) and not serious)
    if led:
        ((moment, values),), (decision, left, then) = led, fell[-1]
        assert moment.decision == decision
        assert (values["win"], values["then"]) == (f"{100 * left:.0f}", f"{100 * then:.0f}")
        assert (values["over"] == "yes") is (decision == found.decisions[-1])


def assert_won(found: Review, moment: Moment) -> None:
    """What won a game is the choice that was furthest ahead of the next best, and clearly so; nothing else is it."""
    places = {
        each.ply: min((rest.shown for rest in each.options if rest.move != each.played), default=0.0)
        - each.option(each.played).shown
        for each in found.decisions
    }
    if telling.told(found, moment).label.key == "review-mark-won":
        ahead = places[moment.decision.ply]
        assert found.place == 1
        assert ahead >= 0.195
        assert ahead >= max(places.values()) - 1e-9


def assert_one_cause(found: Review, story: Sequence[str]) -> None:
    """The headline of the review begins with what the last page says that a lost game came down to, and no other."""
    assert found.game.outcome is not None
    said = [each.partition(", which ")[0].removesuffix(".") for each in story]
    parts = (" had to wait for ", " killed your ", ", you still held ")
    found_there = [each for each in said if any(part in each for part in parts) and not is_far(each)]
    causes = [each.replace(" had to wait for ", " waited for ") for each in found_there]
    told = say(headline(found), "en", NAMES)
    if found.place == 1 or headline(found).key == "review-passed-broke":
        assert not any(part in told for part in (" waited for ", *parts))
    elif causes:
        assert told.startswith(
            tuple(f"You came {say(phrase('place', rank=found.place or 0))}. {each}. " for each in causes)
        )
    else:
        assert " waited " not in told


def is_far(said: str) -> bool:
    """Return whether a sentence says that the reader still held more cards than a near miss."""
    return ", you still held " in said and (said.endswith(" cards") or len(re.findall("[♠♥♦♣★]", said)) > 2)


def assert_no_echo(game: Game, found: Review) -> None:
    """Of the same card and the same player no sentence stands both above the review, on the last page, and over it."""
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found = found
    assert game.outcome is not None
    assert_no_more_than_once(reviewer)
    for lang in ("en", "ja") if found.decisions else ():
        story = finish_of(game.start, game.history, game.outcome, Teller(lang, NAMES, 0))["story"]
        told = say(reviewer.headline(), lang, NAMES)
        above, below = (_who_and_what([*each]) for each in (story, re.split(r"(?<=[.。]) ?", told)))
        assert not above & below, f"{story}: {told}"
        assert "{" not in told


def assert_no_more_than_once(reviewer: Reviewer) -> None:
    """The place to expect is told beside the headline alone; no card was kept too long beside a move as good."""
    found = reviewer.found
    if found.is_whole and found.decisions:
        terms = [say(each, "en", NAMES) for each in reviewer.terms()]
        assert not any(
            re.fullmatch("Before your first choice you could expect to come [^,;.]+[.]", each) for each in terms
        )
    for moment in found.moments:
        keys = {each.key for each in reviewer.told(moment).sentences}
        as_good = moment.decision.is_mistake and moment.decision.as_good
        assert ("review-held-else" if not as_good else "review-held-up") not in keys
        assert sum(key.startswith(("review-as-good", "review-held-else")) for key in keys) <= 1


def test_who_waited_for_what_is_not_told_again_below_the_last_page_but_how_long() -> None:
    found = review(played("basic", 8), 0, worlds=WORLDS, rng=Random(8))
    game = found.game
    assert game.outcome is not None
    for lang, above, below in (
        ("en", "Your ♦A and ♦2 had to wait for Sora's ♦3.", "Sora could have played ♦3 on 4 turns."),
        ("ja", "あなたの♦Aと♦2は、Soraの♦3が出るのを待っていました。", "Soraは、♦3を出せる番が4回ありました。"),
    ):
        assert above in finish_of(game.start, game.history, game.outcome, Teller(lang, NAMES, 0))["story"]
        assert [say(each, lang, NAMES) for each in remarks(found)] == [below]
    once = phrase("review-kept-so-long", player=Who(3), card=Card("♦3"), turns=1)
    assert say(once, "en", NAMES) == "Sora could have played ♦3 once."


def _who_and_what(sentences: Sequence[str]) -> set[tuple[str, str]]:
    """Return of whom and of which cards sentences speak together."""
    cards = [(each, re.findall("[♠♥♦♣](?:10|[A-KQJ0-9])", each)) for each in sentences]
    return {(name, card) for each, found in cards for name in NAMES[1:] if name in each for card in found}


@pytest.mark.parametrize(
    ("link", "en", "ja"),
    [
        (
            "same",
            "Only one move cost you anything: ♦5.",
            "損をしたのは1手だけ。♦5でした。",
        ),
        (
            "no",
            "Only one move cost you anything: ♦5.",
            "損をしたのは1手だけ。♦5でした。",
        ),
        (
            "side",
            "Only one move cost you anything: ♦5, which left your ♥4 only one open side.",
            "損をしたのは1手だけ。♦5でした。それで、♥4のまわりの空きがあと1か所になりました。",
        ),
        (
            "kept",
            "Only one move cost you anything: ♦5.",
            "損をしたのは1手だけ。♦5でした。",
        ),
        (
            "led",
            "Only one move cost you anything: ♦5, which led to the death of your ♥4.",
            "損をしたのは1手だけ。♦5でした。それが、♥4の死ぬもとになりました。",
        ),
    ],
)
def test_below_a_last_page_the_largest_mistake_is_told_without_what_stands_above(link: str, en: str, ja: str) -> None:
    none = phrase("review-opening", rank=3, cause=phrase("review-cause-none"), placed="no")
    values: dict[str, Any] = {
        "rank": 3,
        "opening": none,
        "stopped": none,
        "placed": "no",
        "move": "♦5",
        "number": 4,
        "passed": "no",
    }
    values |= {
        "unseen": "no",
        "hinted": "no",
        "moves": 1,
        "amount": telling.amount(0.5),
        "sure": "no",
        "together": "none",
        "link": link,
        "card": Card("♥4"),
        "left": 1,
        "count": 1,
        "most": "own",
        "turn": "no",
        "named": "yes",
        "moment": 0,
    }
    assert say(phrase("review-own-most", **values), "en", NAMES) == en
    assert say(phrase("review-own-most", **values), "ja", NAMES) == ja
    for key in ("review-cost-little", "review-came-clean"):
        told = [say(phrase(key, **values), lang, NAMES) for lang in ("en", "ja")]
        assert not any(each in told[0] for each in ("{", "That was", "then"))
        assert not any(each in told[1] for each in ("{", "この1回", "そのとき"))


@pytest.mark.parametrize("place", [1, 3])
@pytest.mark.parametrize(
    ("turn", "en", "ja"),
    [
        ("no", "Your one small slip, ♦6, cost", "ミスは♦6の1回"),
        ("yes", "slip, ♦6 on your 11th turn, cost", "11回目の番の♦6"),
    ],
)
def test_the_headline_says_when_a_card_went_where_that_is_asked_for(turn: str, en: str, ja: str, place: int) -> None:
    opening = phrase("review-opening", rank=place, cause=phrase("review-cause-none"), placed="no")
    values: dict[str, Any] = {
        "rank": place,
        "opening": opening,
        "stopped": opening,
        "placed": "no",
        "most": "none",
        "link": "no",
        "named": "yes",
    }
    told = phrase("review-cost-little", move="♦6", number=11, passed="no", turn=turn, count=1, **values)
    assert en in say(told, "en", NAMES)
    assert ja in say(told, "ja", NAMES)


@pytest.mark.parametrize(
    ("count", "en", "ja"),
    [
        (1, "Your one small slip cost little.", "ミスは1回だけで、影響はわずかでした。"),
        (2, "Each of your 2 small slips cost little.", "小さなミスが2回ありましたが、どちらも影響はわずかでした。"),
    ],
)
def test_no_slip_is_named_where_the_review_opens_with_how_it_ended(count: int, en: str, ja: str) -> None:
    """The reader was shown another moment than the one the headline spoke of."""
    none = phrase("review-opening", rank=4, cause=phrase("review-cause-none"), placed="no")
    values: dict[str, Any] = {"rank": 4, "opening": none, "stopped": none, "placed": "no", "most": "none", "link": "no"}
    values |= {"move": "♦6", "number": 11, "passed": "no", "turn": "yes", "named": "no", "count": count}
    values["together"] = "none"
    told = phrase("review-cost-little", **values)
    assert say(told, "en", NAMES).strip() == en
    assert say(told, "ja", NAMES).strip() == ja


def test_a_page_that_names_a_better_move_is_free_of_slips_only_from_what_was_seen() -> None:
    found = review(played("killer", 2), 0, worlds=200, rng=Random(2))
    assert not found.mistakes
    assert any(each.key == UNSEEN for moment in found.moments for each in moment.events)
    assert "From what you could see, you made no slip" in say(headline(found), "en", NAMES)
    assert "見えていた範囲では、ミスは" in say(headline(found), "ja", NAMES)
    bare = replace(found, moments=())
    assert " You made no slip" in say(headline(bare), "en", NAMES)
    assert "見えていた" not in say(headline(bare), "ja", NAMES)


def test_who_followed_hints_that_a_longer_look_finds_worse_made_no_slip_of_their_own() -> None:
    found = slips_alone()
    kept = tuple(replace(each, was_named=True) for each in found.decisions)
    named = replace(found, decisions=kept, moments=())
    assert named.named
    assert not named.mistakes
    assert "You made no slip of your own" in say(headline(named), "en", NAMES)
    assert "自分で選んだ手に、ミスは" in say(headline(named), "ja", NAMES)
    won = phrase("review-came-clean", **dict[str, Any](headline(named).args) | {"rank": 1})
    assert say(won, "en", NAMES) == "You won without a slip of your own."
    assert say(won, "ja", NAMES) == "自分で選んだ手に、ミスなしで勝ちました。"


@cache
def slips_alone() -> Review:
    """Return the review of a lost game in which slips alone cost more together than a little."""
    found = review(played("basic", 12), 0, worlds=600, rng=Random(12))
    assert len(found.mistakes) > 1
    assert not found.serious
    assert found.lost > 0.25
    return found


def test_of_several_slips_it_is_said_what_they_cost_together_where_that_is_more_than_a_little() -> None:
    found = slips_alone()
    count = len(found.mistakes)
    assert telling.amount(found.lost) not in {telling.amount(each.cost) for each in found.mistakes}
    told = say(headline(found), "en", NAMES)
    assert f"Each of your {count} small slips cost little" in told
    assert told.endswith(". But together they cost a place in about every second game.")
    assert "合わせると2ゲームに1回くらい、順位が1つ下がる損です。" in say(headline(found), "ja", NAMES)
    least = found.mistakes[0]
    few = [each for each in found.decisions if not each.is_mistake or each is least]
    assert "together" not in say(headline(replace(found, decisions=tuple(few))), "en", NAMES)


def test_early_passes_that_cost_a_little_each_are_told_together_and_no_slip_is_all() -> None:
    game = Game("passes=3", names=NAMES, seed=20)
    play_game(game, [TipsPlayer()] * 4, Random(20))
    found = review(game, 0, worlds=200, rng=Random(20))
    end = broke(game.start, game.history, 0)
    assert end is not None
    assert telling.added_up(found) == ()
    assert headline(found).key == "review-came-clean"

    def costly(decision: Decision, cost: float, error: float) -> Decision:
        """Return the decision, if it was one of those passes, with a card that would have been better by this."""
        if decision.ply not in end.spent:
            return decision
        own, *rest = sorted(decision.options, key=lambda each: not isinstance(each.move, Pass))
        better, *others = (replace(each, place=own.place + 0.3) for each in rest)
        options = (own, replace(better, place=own.place - cost), *others)
        return replace(decision, options=options, best=better.move, losses=(Loss(cost, error),))

    unsure = replace(found, decisions=tuple(costly(each, 0.08, 0.1) for each in found.decisions))
    assert headline(unsure).key == "review-came-clean", "that may be chance"
    for error in (0.035, 0.01):  # none is sure by itself; each is a slip
        together = replace(found, decisions=tuple(costly(each, 0.08, error) for each in found.decisions))
        assert len(together.mistakes) == (0 if error > 0.03 else 3)
        told = [say(headline(together, is_placed=False), lang, NAMES).strip() for lang in ("en", "ja")]
        assert told[0].endswith(
            "No single move cost much. But your 3 early passes added up, and in the end you were one pass short."
        )
        assert told[1].endswith("でも、早めのパス3回が重なって、最後にパスが1回足りなくなりました。")
        said = " ".join(say(each, "en", NAMES) for each in remarks(together))
        assert "while a card fitted. Together those passes cost about a quarter of a place." in said
        assert "one pass short" not in said, "once is enough"
        assert dict(telling.yours(together).args)["most"] == "none"


def test_a_cost_is_not_set_against_a_gain_that_would_name_the_better_move() -> None:
    game = Game("basic", names=NAMES, seed=55)
    play_game(game, [RandomPlayer(), *opponents("basic")], Random(55))
    reviewer = Reviewer(game, 0, 55, lambda *_: phrase("practice-kept"))
    reviewer.start()
    while reviewer.step():
        pass
    moment = reviewer.state("en", NAMES)["moments"][1]
    assert (moment["did"], moment["cost"]) == (
        "You played ♥2.",
        "That costs you a place in about every second game.",
    )
    reviewer.reveal(moment["ply"])
    moment = reviewer.state("en", NAMES)["moments"][1]
    assert re.search(
        "waiting for your ♦J, .+ All the same, ♥2 at that point costs you a place in about every second game",
        moment["cost"],
    )


def assert_praised_cards_are_moments(found: Review, story: Sequence[str]) -> None:
    """A card that the last page of a won game says was kept while others waited has its moment, and its name there.

    But where to lay it would have been as good each time: then no turn decided it.
    """
    kept = [card for card in found.game.start.hands[0] if any(f"You kept {card} for " in each for each in story)]
    kept += [card for card in found.game.start.hands[0] if any(f"behind your {card}." in each for each in story)]
    said = " ".join(say(each, "en", NAMES) for moment in found.moments for each in why(moment))
    choices = [
        {str(each.move) for each in decision.options if each.move != decision.played and _lost(decision, each) >= LOSS}
        for decision in found.decisions
    ]
    if found.place == 1 and not found.mistakes:
        assert all(str(card) in said for card in kept if any(str(card) in each for each in choices))


def _lost(decision: Decision, other: Option) -> float:
    """Return how many places another move would have lost, as shown."""
    return round(other.shown - decision.option(decision.played).shown, 2)


def assert_no_cards_blamed(found: Review, told: Phrase) -> None:
    """The reader's cards are never blamed where, with them, a first place was to be expected, or a better one."""
    if not found.decisions:
        return
    expected = say(telling.dealt(found), "en")
    said = [say(told, "en", NAMES), say(telling.yours(found), "en", NAMES)]
    assert not any("Mostly it was the cards" in each or "was the cards" in each for each in said)
    if "the cards decided" in said[0].lower():
        assert "1st" not in expected
        assert say(phrase("place", rank=found.place or 0), "en") in expected
    if "others' way" in said[0]:
        assert found.lost <= 0.25
        places = [rank for rank in range(1, 5) if say(phrase("place", rank=rank), "en") in expected]
        assert (found.place or 0) > places[0]


def assert_one_story(found: Review, told: Phrase) -> None:
    """Where another move spares what the first moment says came in the end, the game turned there: not on the cards."""
    if found.turned is None or found.place == 1:
        passed = {"review-passed-broke", "review-passes-most"}
        assert told.key in {"review-came-clean", "review-cost-little", "review-won-anyway", *passed}
        return
    first = next(each for each in found.moments if each.decision is found.turned)
    spared = {
        each.key.removeprefix("review-spares-"): dict[str, Any](each.args)["count"] / dict[str, Any](each.args)["tries"]
        for each in first.rather
        if each.key in {"review-spares-broke", "review-spares-joker", "review-spares-behind"}
    }
    came = {each.key.removeprefix("review-came-") for each in first.why}
    nearly_all = any(kind in came and part >= 0.9 for kind, part in spared.items())
    slip = found.turned.lapse is Mark.SLIP
    if told.key not in {"review-was-yours", "review-passed-broke"}:
        later = led_after(found, found.turned)
        assert (told.key == "review-turned-on") is (nearly_all and not slip and not later)
    if spared and not slip:
        assert told.key != "review-cards-most"
        assert told.key == "review-was-yours" or dict(telling.yours(found).args)["most"] != "others"
    assert_one_death(found, told)
    for lang in ("en", "ja"):
        assert "{" not in say(told, lang, NAMES)
        assert "{" not in say(telling.yours(found), lang, NAMES)


def spread(found: Review, decision: Decision) -> float:
    """Return how many places a decision could have cost, but for a pass that nobody would think of."""
    is_last = found.before(decision).view(found.player).passes_left == 0
    too_many = Pass() if is_last and decision.played != Pass() else None
    places = [each.shown for each in decision.options if each.move != too_many]
    return max(places) - min(places)


def leads_to(found: Review, one: Decision, move: Move) -> bool:
    """Return whether what was better at a mistake is this card of the reader's, or opens the place for it."""
    before = found.before(one)
    opened = {*before.after(one.better)[0].open_places} - {*before.open_places}
    return isinstance(move, Play) and (one.better == move or move.card in opened)


def assert_no_easy_praise(found: Review) -> None:
    """Nobody is praised for choices that could cost no more than a slip, nor for what a hint had named."""
    said, total = say(summary(found), "en"), len(found.decisions)
    good = [each for each in found.moments if each.mark is Mark.GOOD]
    gains = {"review-turn-broke", "review-turn-kept"}
    praised = {each.decision.ply for each in good if not each.events or each.events[0].key in gains}
    real = [each for each in found.decisions if spread(found, each) > (0.099 if each.ply in praised else 0.199)]
    if not found.mistakes and all(each.was_named for each in found.decisions):
        assert "chose" not in said
    elif not found.mistakes and len(real) < total:
        assert (f"{len(real)} of your choices mattered" in said) is (len(real) > 1)
        turns = [message("nth", "en", number=found.turn_at(each.ply)) for each in real]
        shown = len(real) <= 4 and all(each in found.turning_points for each in real)
        assert not real or (f"on your {turns[0]}" in said) is shown, "what is named is shown below"
        assert not shown or all(each in said for each in turns)
        assert ("it never mattered much" in said) is (not real)


def assert_one_scale(found: Review) -> None:
    """Marks, costs, counts and accuracy say the same."""
    costs = [each.cost for each in found.decisions]
    lost = [each for each in found.decisions if each.mark in LAPSES]
    assert (found.accuracy == 100) is (not any(costs)) is (not lost)
    assert lost == list(found.mistakes)
    assert "accuracy" not in dict(summary(found).args)
    assert (summary(found).key != "review-sum") is (not lost)
    assert_no_easy_praise(found)
    assert sum(found.count(mark) for mark in LAPSES) == len(lost)
    assert_moments(found, lost)
    for each in found.decisions:
        best, better, own = each.option(each.best), each.option(each.better), each.option(each.played)
        assert better is best or (best.move == Pass() != better.move and round(better.shown - best.shown, 2) < 0.05)
        assert own.place - best.place == pytest.approx(each.losses[0].mean)
        assert each.cost in (0, round(own.shown - better.shown, 2))
        assert all(best.place <= other.place + 1e-9 for other in each.options)
    for each in lost:
        size = Mark.SLIP if each.cost < 0.2 else Mark.MISTAKE if each.cost < 0.6 else Mark.BLUNDER
        assert each.mark is size
        assert each.option(each.best).place < each.option(each.played).place
    by_cost = sorted(lost, key=lambda each: each.cost)
    assert [each.accuracy(4) for each in by_cost] == sorted((each.accuracy(4) for each in lost), reverse=True)


def assert_choices(game: Game, found: Review) -> None:
    """A turn was a choice with two cards or places for ★ that fitted, or one and a pass that was free, or was made.

    To lay one's last card was none.
    """
    positions = [game.start, *(entry.position for entry in game.history)]
    plies = []
    for ply, (position, entry) in enumerate(zip(positions, game.history, strict=False)):
        if position.turn == 0 and entry.move in position.legal_moves.turn:
            view, moves = position.view(0), position.legal_moves
            ways = len(moves.cards) + len(moves.jokers)
            free = moves.can_pass and (view.passes_left != 0 or entry.move == Pass())
            is_last = len(position.hands[0]) == 1 and isinstance(entry.move, Play)
            plies += [ply] if (ways > 1 or (ways == 1 and free)) and not is_last else []
    assert [each.ply for each in found.decisions] == plies


def assert_moments(found: Review, lost: Sequence[Decision]) -> None:
    """They are in the order of the game: where it turned, the mistakes that cost most, and what was done well."""
    plies = [each.ply for each in found.turning_points]
    assert plies == sorted({*plies})
    assert len(plies) <= 3
    assert found.moments or found.place == 1 or found.mistakes or not goes_by_bankruptcy(found)
    quiet = [moment for moment in found.moments if not moment.events]
    assert len(quiet) <= 3 or all(moment.mark in LAPSES for moment in quiet), "what was done well is no fourth"
    assert all(each.why or each.rather for each in quiet if each.mark is Mark.GOOD)
    told = [moment.decision for moment in quiet if moment.mark in LAPSES]
    untold = [each for each in lost if each.ply not in plies]
    assert_told_of(found, untold)
    passes = [each for each in found.moments if each.mark in LAPSES and isinstance(each.decision.better, Pass)]
    is_broke = ended_broke(found.game.start, found.game.history, 0) is not None
    wrong = [each.decision for each in found.moments if each.mark in LAPSES]
    crossing = [each for at, each in enumerate(wrong) if any(leads_to(found, one, each.played) for one in wrong[:at])]
    assert (phrase("review-each-alone") in remarks(found)) is bool(crossing or (is_broke and len(passes) > 1))
    assert_no_card_is_blamed_twice(found, quiet)
    turned = turnings(found)
    if found.place == 1:
        slips = [each for each in told if each.lapse is Mark.SLIP]
        assert len(slips) <= 1, "of a winner's slips only the one that the headline names is gone into"
        assert all(each == found.turned for each in slips)
        assert len(told) <= 2
    elif found.turned:
        assert found.turned.ply in plies
    assert len(plies) == 3 or turned.keys() <= {*plies}, "where the game turned is told"
    assert sum(each.key == "review-turn-broke" for moment in found.moments for each in moment.events) <= 1
    assert len([*turned]) < 4 or all(each.events for each in found.moments if each.mark is Mark.GOOD)


def assert_told_of(found: Review, untold: Sequence[Decision]) -> None:
    """Of mistakes those have moments that cost most, a slip only where all others have; words count what is shown."""
    shown = [moment.decision for moment in found.moments if moment.mark in LAPSES]
    quiet = [moment.decision for moment in found.moments if moment.mark in LAPSES and not moment.events]
    rest = [each for each in untold if each.lapse is not Mark.SLIP]
    assert all(each.cost <= other.cost for each in rest for other in quiet)
    assert not rest or len(found.moments) == 3 or (found.place == 1 and len(quiet) == 2), "there was room for it"
    told = told_of(found)
    assert (told is None) is (not untold), "what is shown stands in a row already"
    if told is not None:
        values = dict[str, Any](told.args)
        assert values["count"] == len(shown)
        assert values["total"] == len(found.mistakes)
        assert not rest or shown
        assert values["slips"] == (0 if rest else len(untold)), "slips alone are named, and all of them"
        assert values["other"] == ("yes" if any(each.lapse is Mark.SLIP for each in shown) else "no")


def assert_no_card_is_blamed_twice(found: Review, quiet: Sequence[Moment]) -> None:
    """No two mistakes are told by the same two moves side by side, nor a smaller one by a card that died before.

    It points back to one that is read before it, never on.
    """
    lapses = [moment for moment in found.read if moment in quiet and moment.mark in LAPSES]
    words = [telling.told(found, moment) for moment in lapses]
    compared = [each for told in words for each in told.why if each.key == "review-compare"]
    assert len({*compared}) == len(compared)
    costs, earlier = dict[object, float](), set[int]()
    for moment, told in zip(lapses, words, strict=True):
        back = [dict[str, Any](each.args)["number"] for each in told.why if each.key == "review-same-reason"]
        assert {*back} <= earlier
        earlier.add(found.turn_at(moment.decision.ply))
        died = [dict(each.args)["card"] for each in told.did if each.key == "review-came-died"]
        assert all(costs.get(each, 0.0) < moment.decision.cost for each in died)
        costs |= dict.fromkeys(died, moment.decision.cost)


def assert_fate(found: Review, moment: Moment) -> None:
    """What decided a game without a mistake is looked up in it; nothing of what the move was worth is told with it."""
    game, told = found.game, {each.key: dict[str, Any](each.args) for each in moment.events}
    positions = [game.start, *(entry.position for entry in game.history)]
    ply, outcome = moment.decision.ply, game.outcome
    assert outcome is not None
    assert positions[ply].turn == found.player == game.history[ply].player
    assert (found.place == 1) is ("review-fate-won" in told)
    assert found.place != 1 or len(found.moments) == 1
    led = LEAD in told
    assert not any(each.lapse in {Mark.MISTAKE, Mark.BLUNDER} for each in found.decisions) or found.place == 1 or led
    words = telling.told(found, moment)
    assert (words.cost, words.did[1:] + words.why) == (None, moment.events)
    assert all(each.key in {"review-trials", "review-how-tries"} for each in words.more)
    is_last = not any(positions[later].turn == found.player for later in range(ply + 1, len(game.history)))
    label = ("end" if is_last else "turn") if found.place == 1 or found.mistakes else "fate"
    label = "turn" if "review-fate-fitted" in told else "unseen" if "review-fate-unseen" in told else label
    label = "lead" if led else label
    label = "won" if moment.decision is found.won_most else label
    assert words.kind.key == f"review-mark-{label}"
    if "review-fate-unseen" in told:
        assert moment.decision.hindsight.mean >= HIDDEN
        assert not moment.decision.is_mistake
        assert moment.decision.unseen in {each.move for each in moment.decision.options} - {moment.decision.played}
        assert_hidden(found, moment)
    else:
        assert led or not any(each.was_hidden for each in found.decisions) or found.place == 1, (
            "a turn that would have helped"
        )
    if stuck := told.get("review-fate-stuck"):
        own = [
            at for at in range(ply + 1) if positions[at].turn == found.player and not positions[at].legal_moves.jokers
        ]
        assert stuck["count"] == sum(not {*positions[at].open_places} & {*positions[at].hands[0]} for at in own)
        broken = any(each.kind is Happening.BANKRUPT and each.player == 0 for each in game.history[ply].events)
        assert (stuck["last"] == "yes") is broken
        assert say(words.did[0], "en") == "You had to pass."
    if kept := told.get("review-fate-kept"):
        holder, card = kept["player"].player, kept["card"]
        assert card in positions[ply].hands[holder]
        assert {*kept["cards"]} <= {*positions[ply].hands[0]}
        might = [at for at in range(ply) if positions[at].turn == holder and card in positions[at].legal_moves.cards]
        assert kept["turns"] == len(might)
    if led:
        assert_lead(found, moment)
    assert_gone(found, ply, told)
    for each in (words.label, *words.sentences):
        assert all("{" not in say(each, lang, NAMES) for lang in ("en", "ja"))


def assert_hidden(found: Review, moment: Moment) -> None:
    """What another move would have spared came in the game; where no card tells why it was better, that is said."""
    decision, keys = moment.decision, [each.key for each in moment.events]
    *_, why_better, last = moment.events
    assert last.key == "review-fate-in-sight"
    assert keys.count(UNSEEN) == 1
    later = [each.played for each in found.mistakes if each.ply > decision.ply]
    assert decision.unseen not in later, "a card is not first missed and then blamed"
    bare = why_better.key == UNSEEN
    assert not bare or "review-turn-missing" in keys, "it has a reason, or it is said that there is none"
    assert ("review-no-one-card" in keys) is ("review-spares-behind" in keys)
    values = dict[str, Any](why_better.args)
    kind = why_better.key.removeprefix("review-spares-")
    came = befell(position_of(found, decision), line_of(found, decision), found.player)
    if why_better.key != kind and kind not in {"used", "used-but"}:
        happened = {(each.kind.value, None if each.card is None else str(each.card)) for each in came}
        assert (kind, values.get("card")) in happened, "what did not come cannot be spared"
    if why_better.key.startswith("review-itself-"):
        assert any(str(each.card) == str(values["card"]) for each in came)


def line_of(found: Review, decision: Decision) -> list[Any]:
    """Return how a game went on from a decision."""
    return [(entry.position, entry.events) for entry in found.game.history[decision.ply :]]


HURT = {"review-lead-out", "review-lead-stuck", "review-lead-waited", "review-lead-kept", "review-at-once-pass"}
HURT |= {f"review-came-{kind}" for kind in ("died", "closed", "took", "used")}
"""What takes a lead: all of it harms the reader, or brings another in."""


def assert_lead(found: Review, moment: Moment) -> None:
    """Why a lead went is told by what harmed the reader alone; who kept a card could have played it."""
    game, ply = found.game, moment.decision.ply
    told = {each.key: dict[str, Any](each.args) for each in moment.events}
    assert {*told} - {LEAD, "review-lead-best", "review-fate-in-sight"} <= HURT
    if kept := told.get("review-lead-kept"):
        holder, card = kept["player"].player, kept["card"]
        positions = [game.start, *(each.position for each in game.history)]
        later = [at for at in range(ply + 1, len(game.history)) if positions[at].turn == holder]
        assert card in positions[later[0]].legal_moves.cards
        assert game.history[later[0]].move != Play(card)
        assert {*kept["cards"]} <= {*positions[later[0]].hands[0]} - {*positions[later[0]].open_places}
        assert not {*kept["cards"]} <= {getattr(each.move, "card", None) for each in game.history if each.player == 0}


def assert_gone(found: Review, ply: int, told: dict[str, dict[str, Any]]) -> None:
    """Who is said to have been out first, or to have killed cards, did so right after the reader's move."""
    game = found.game
    before = game.history[ply - 1].position if ply else game.start
    outcome = game.outcome
    assert outcome is not None
    if out := told.get("review-fate-out"):
        assert outcome.placings[0].player == out["player"].player
        assert outcome.placings[0].reason is Reason.OUT
        after = [entry for entry in game.history[ply + 1 :] if entry.player == out["player"].player]
        assert after[0].move == Play(out["card"])
        assert out["count"] == len(after[0].position.hands[0])
    if killed := told.get("review-fate-killed"):
        later = next(entry for entry in game.history[ply + 1 :] if entry.move == Play(killed["card"]))
        assert later.player == killed["player"].player != 0
        dead = {card for each in later.events if each.kind is Happening.DIED for card in each.cards}
        fitted = {*before.legal_moves.cards}
        mine = dead & {*later.position.hands[0]}
        assert {*killed["cards"]} <= mine
        assert ("review-fate-fitted" in told) is ({*killed["cards"]} <= fitted)
    if joker := told.get("review-fate-out-joker"):
        assert outcome.placings[0].player == joker["player"].player
        after = [entry for entry in game.history[ply + 1 :] if entry.player == joker["player"].player]
        assert isinstance(after[0].move, LayJoker)
        assert after[0].move.place == joker["place"]
        assert joker["count"] == len(after[0].position.hands[0])


def goes_by_bankruptcy(found: Review) -> bool:
    """Return whether no card dies and ★ is not there: then what decided a game is always told."""
    rules = found.game.start.rules
    return not rules.killer and rules.joker == "none"


def assert_turned(found: Review, moment: Moment) -> None:
    """What turned the game is looked up in it, by other ways than those that found it."""
    if is_fate(moment):
        assert_fate(found, moment)
        return
    decision, game = moment.decision, found.game
    positions = [game.start, *(entry.position for entry in game.history)]
    before = positions[decision.ply]
    for event in moment.events:
        values = dict[str, Any](event.args)
        if event.key == "review-turn-broke":
            players = [values[f"player{at}"].player for at in range(values["count"])]
            assert {*values["cards"]} <= {*before.legal_moves.cards} - {getattr(decision.played, "card", None)}
            for player in players:
                gone = broke_at(game, player)
                assert decision.ply < gone
                assert not {*positions[gone].hands[player]} & {*positions[gone].open_places}
                assert {*values["cards"]} & {*positions[gone].hands[0]}
                assert {card.suit for card in values["cards"]} & {card.suit for card in positions[gone].hands[player]}
            assert_soon(found, moment, players)
        elif event.key == "review-turn-broke-too":
            assert_others_broken(found, moment)
        elif event.key == "review-turn-kept":
            assert found.place == 1
            (card,) = values["kept"]
            assert not decision.is_mistake
            assert Play(card) in {each.move for each in decision.options} - {decision.played}
            assert {*values["cards"]} <= {*game.start.hands[values["player"].player]}
        elif event.key == "review-turn-let-out":
            assert_let_out(found, decision, values)
        else:
            assert isinstance(decision.played, Pass)
            assert before.legal_moves.cards or before.legal_moves.jokers
            assert game.outcome is not None
            assert found.place != 1 or game.outcome.placings[-1].reason is Reason.JOKER
            gone = broke_at(game, 0)
            assert (event.key == "review-at-once-breaks") is (gone == decision.ply)
            assert event.key == "review-at-once-breaks" or values["number"] == found.turn_at(gone)
            assert event.key == "review-at-once-breaks" or decision.is_mistake, "what cost nothing is not blamed"
    words = telling.told(found, moment)
    if moment.events and moment.mark is Mark.GOOD:
        assert words.cost is None
        assert all(each.key == "review-turn-no-better" for each in words.why)
    said = [each.key for each in words.sentences]
    assert ("review-rather-still" in said) is (decision.is_mistake and "review-turn-broke" in said)


def assert_let_out(found: Review, decision: Decision, values: dict[str, Any]) -> None:
    """A mistake let in the first of the cards, each of them the next, the last of them who came in ahead."""
    game, player = found.game, values["player"].player
    positions = [game.start, *(entry.position for entry in game.history)]
    outcome = game.outcome
    assert outcome is not None
    assert decision.is_mistake, "what cost nothing is not blamed"
    assert outcome.rank_of(player) < (found.place or 0)
    assert (Reason.OUT, player) in {(each.reason, each.player) for each in outcome.placings}
    moves = [(ply, entry.player, entry.move) for ply, entry in enumerate(game.history)]
    assert [move for _, who, move in moves if who == player][-1] == Play(values["card"])
    at = decision.ply
    for card in (*values["cards"], values["card"]):
        assert [card in positions[at + after].open_places for after in (0, 1)] == [False, True]
        ((at, who),) = ((ply, who) for ply, who, move in moves if move == Play(card))
        assert who != found.player
    assert decision.ply < at <= decision.ply + 2 * len(NAMES)


def assert_soon(found: Review, moment: Moment, players: Sequence[int]) -> None:
    """Before the reader's next turn they all went broke, if so it is told; then the label says it too."""
    if dict(moment.events[0].args)["soon"] == "no":
        return
    gone = max(broke_at(found.game, player) for player in players)
    assert not moment.decision.is_mistake
    assert found.player not in [entry.player for entry in found.game.history[moment.decision.ply + 1 : gone]]
    assert say(moment_label(found, moment), "en", NAMES).startswith(
        ("The turn that broke ", "A turn that helped to break ", "Your most important choice")
    )


def assert_others_broken(found: Review, moment: Moment) -> None:
    """Whom the reader broke at other turns waited for the reader's cards, and is not told of twice."""
    first, *more = (dict[str, Any](each.args) for each in moment.events if each.key.startswith("review-turn-broke"))
    of_first, *others = ({each[f"player{at}"].player for at in range(each["count"])} for each in (first, *more))
    began = max(broke_at(found.game, player) for player in of_first)
    for rest, players in zip(more, others, strict=True):
        assert not of_first & players
        for player in players:
            gone = broke_at(found.game, player)
            assert (rest["when"] == "later") is (gone > began)
            before = [found.game.start, *(entry.position for entry in found.game.history)][gone]
            assert {*rest["cards"]} & {*before.hands[0]}


def moment_label(found: Review, moment: Moment) -> Phrase:
    return telling.told(found, moment).label


def broke_at(game: Game, player: int) -> int:
    """Return after how many moves a player went broke."""
    return next(
        ply
        for ply, entry in enumerate(game.history)
        if any(event.kind is Happening.BANKRUPT and event.player == player for event in entry.events)
    )


def assert_line(found: Review) -> None:
    """What is drawn is what is told: a mistake is a fall, the worse the longer, and all adds up to the place taken."""
    if not found.decisions:
        return
    reviewer = Reviewer(found.game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    state = reviewer.state("en", NAMES)
    line, moments = state["line"], state["moments"]
    falls = {each["ply"]: 3 * (each["had"] - each["left"]) for each in line["chances"]}
    costs = {each.ply: each.cost for each in found.decisions}
    costs |= {each.ply: 0.0 for each in found.turning_points if each.ply not in costs}
    assert falls == pytest.approx(costs, abs=0.001), "every moment has its place on the line"
    assert [*falls] == sorted(falls)
    assert ("Red: what a move of yours cost" in line["name"]) is any(each > 0 for each in falls.values())
    assert_level(found, state)
    marked = [moment.decision.ply for moment in found.moments if moment.mark in LAPSES]
    assert [each["ply"] for each in moments] == [moment.decision.ply for moment in found.moments]
    for words in (telling.told(found, each) for each in found.moments):
        assert_cost(words)
    assert all(each["better"] is None for each in moments if each["mark"] == "good"), "one move is not called twice"
    start, lost, rest = telling.sums(found)
    assert found.place is not None
    assert start + lost - rest == pytest.approx(found.place)
    assert_yours(found, start, lost, rest)
    assert ("A small slip costs" in state["terms"][0]) is bool(found.mistakes)
    assert not found.mistakes or all(f"less than {size:g}" in state["terms"][0] for size in (MISTAKE, BLUNDER))
    assert 1 - line["end"] == pytest.approx((found.place - 1) / 3, abs=0.001)
    assert_little_at_first_sight(found, state)
    assert "cost most" not in state["said"] or len(found.mistakes) > len(marked) > 0
    if not found.count(Mark.MISTAKE) and not found.count(Mark.BLUNDER):
        assert not any("mistake" in each["label"].lower() for each in moments), "a slip is called none"


def assert_level(found: Review, state: dict[str, Any]) -> None:
    """Where a good move is told of and the curve stays level there, or falls after it, the words beside it say why."""
    chances = {each["ply"]: each for each in state["line"]["chances"]}
    plies = [*chances]
    notes = " ".join(each for each in state["terms"] if re.match("(At|After) moments? ", each))
    for number, moment in enumerate(found.moments, 1):
        here, at = chances[moment.decision.ply], plies.index(moment.decision.ply)
        is_told = number in {int(each) for each in re.findall(r"\d", notes)}
        if moment.mark is not Mark.GOOD or len(moment.decision.options) == 1 or is_fate(moment):
            assert is_told is any(each.key == UNSEEN for each in moment.events)
            continue
        before = chances[plies[at - 1]]["left"] if at else here["had"]
        then = chances[plies[at + 1]]["had"] if at + 1 < len(plies) else state["line"]["end"]
        rise = 3 * max(here["had"] - before, then - here["left"])
        assert is_told or rise > 0.14
        assert not is_told or rise < 0.16 or 3 * (here["left"] - then) > 0.14


def assert_little_at_first_sight(found: Review, state: dict[str, Any]) -> None:
    """How many choices and mistakes there were; all other under More."""
    kind = [each for each in remarks(found) if each.key not in {"review-spent", "review-each-alone"}]
    assert not (kind and found.mistakes)
    assert all(say(each, "en", NAMES) in state["terms"] for each in remarks(found))
    assert "ccuracy" not in state["said"]
    assert f"Accuracy: {found.accuracy} of 100." in " ".join(state["terms"])
    assert {say(each, "en", NAMES) for each in reckoning(found)} <= {*state["terms"]}
    opening = [each["cost"] for each in state["moments"] if each["hidden"]]
    assert not any(each.startswith("All the same") for each in opening), "it is set against nothing that stands there"
    assert [each["first"] for each in state["moments"]] == [each is found.read[0] for each in found.moments]


@pytest.mark.parametrize(
    ("place", "start", "lost", "rest", "most"),
    [
        (2, 1.9, 0.1, 0.0, "even"),
        (2, 1.5, 0.1, -0.4, "even"),
        (1, 1.5, 0.2, 0.7, "even"),
        (2, 1.75, 1.1, 0.85, "made-up"),
        (1, 1.5, 0.4, 0.9, "made-up"),
        (2, 1.5, 0.6, 0.1, "likelier"),
        (3, 2.4, 0.3, -0.3, "likelier"),
        (1, 2.2, 0.0, 1.2, "gave"),
        (3, 1.7, 0.7, -0.6, "own"),
        (3, 1.7, 0.5, -0.8, "others"),
        (4, 2.5, 0.0, -1.5, "others"),
    ],
)
def test_where_the_place_taken_is_one_of_those_expected_no_difference_is_explained(
    place: int, start: float, lost: float, rest: float, most: str
) -> None:
    assert start + lost - rest == pytest.approx(place)
    assert telling._weighed_most(place, start, lost, rest) == most  # noqa: SLF001, every case in one place


def assert_yours(found: Review, start: float, lost: float, rest: float) -> None:
    """The place that was to be expected is named by the nearest whole ones, and what weighed most by the sum."""
    told = say(telling.yours(found), "en", NAMES)
    named = [
        number for number, name in enumerate(("1st", "2nd", "3rd", "4th"), 1) if name in re.split("[,.;]", told)[0]
    ]
    assert min(abs(start - number) for number in named) <= 0.25 or named[0] < start < named[1]
    worse = (found.place or 0) - start
    if headline(found).key == "review-was-yours":
        turned = found.turned
        assert turned is not None
        assert told.split("; ")[1] == f"before your {nth(found, turned.ply)} turn a win was likelier than not."
        assert told.count(";") == 1, "who was winning is not told that another place would have been likelier"
        return
    most = dict(telling.yours(found).args)["most"]
    assert ("; you came " in told) is (most in {"own", "others", "rest", "turned"}), "the place stands above"
    expected = found.place in named
    if most == "none":
        left = found.turned.option(found.turned.played).shown if found.turned else start
        gave_nothing = lost > 0.25 and expected and round(worse, 2) <= 0.25 and left - (found.place or 0) <= 0.25
        if telling.added_up(found):
            return  # the headline says what it was: early passes
        assert telling.broke_others(found) or gave_nothing, "nothing made up for what the moves had cost"
        assert expected or worse < -0.25, "who broke others did not have all from the cards"
        return
    assert (most in ("even", "made-up", "likelier")) is expected
    assert (most in ("own", "others", "rest", "turned")) is (worse > 0.25 and not expected)
    assert (most == "gave") is (worse < -0.25 and not expected)
    assert most != "likelier" or (lost > 0.25 and worse > 0.25)
    assert most != "own" or lost >= worse / 2 - 0.01
    assert most not in ("others", "rest", "turned") or -rest >= worse / 2 - 0.01
    assert (" moves" in told) is (most not in ("even", "others", "rest") and bool(found.mistakes))
    assert most != "rest" or (found.mistakes and not found.serious), "of slips alone nothing else says where it went"


def nth(found: Review, ply: int) -> str:
    """Return which own turn of the reader's a move was made on, in words."""
    number = 1 + sum(entry.player == found.player for entry in found.game.history[:ply])
    return message("nth", "en", number=number)


def assert_besides(game: Game, found: Review) -> None:
    """That choices hardly mattered is said where no move could lose much; passes that were missed are those made."""
    told = {each.key: dict[str, Any](each.args) for each in (*remarks(found), *reckoning(found))}
    spreads = [[option.place for option in each.options] for each in found.decisions]
    worst = [max(each) - min(each) for each in spreads]
    if hardly := {key for key in told if key.startswith("review-hardly-")}:
        assert len(hardly) == 1
        assert found.accuracy == 100
        assert all(moment.mark is Mark.GOOD for moment in found.moments)
    if "review-hardly-gave" in told:
        assert sum(worst) < 0.25
        assert all(map(is_fate, found.moments))
        assert dict(telling.yours(found).args)["most"] == "gave", "who came out better hears why"
    if "review-hardly-which" in told:
        assert all(map(is_fate, found.moments))
        assert "no choice of yours" not in say(summary(found), "en"), "that is said already"
        assert not any(isinstance(move, Pass) for each in found.decisions for move in (each.best, each.played))
    assert ("review-together" in told) is (len(found.mistakes) > 1 and found.lost <= 3 and bool(found.serious))
    if together := told.get("review-together"):
        assert found.accuracy < 100
        assert together["amount"] == telling.amount(sum(each.cost for each in found.mistakes))
        assert say(together["lost"], "en") in say(summary(found), "en")
    assert_to_do(game, found)
    if spent := told.get("review-spent"):
        assert_spent(game, found, spent)


def assert_to_do(game: Game, found: Review) -> None:
    """Who lost without a mistake hears of a card that was as good as a pass, or that there is nothing to put right."""
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    said = reviewer.state("en", NAMES)["said"]
    told = to_do(found)
    assert told is None or say(told, "en", NAMES) in said
    may = found.is_whole and found.decisions and found.place != 1 and not found.mistakes
    seen = any(each.key == UNSEEN for moment in found.moments for each in moment.events)
    assert (told is not None) is bool(may and not seen and not found.named), "nobody else"
    if told is None:
        return
    assert found.accuracy == 100
    assert not any(each["hidden"] for each in reviewer.state("en", NAMES)["moments"])
    if told.key == "review-try":
        tip, end = dict[str, Any](told.args), broke(game.start, game.history, 0)
        assert end
        (passed,) = [each for each in found.decisions if found.turn_at(each.ply) == tip["number"]]
        assert passed.ply in end.spent
        (card,) = [each for each in passed.options if written(each.move) == tip["move"]]
        assert round(card.shown - passed.option(Pass()).shown, 2) < 0.05


def assert_spent(game: Game, found: Review, spent: dict[str, Any]) -> None:
    """Who is told of spent passes went broke with no card that fitted, and had passed so often while one did."""
    positions = [game.start, *(entry.position for entry in game.history)]
    own = [ply for ply, entry in enumerate(game.history) if entry.player == 0]
    passed = [ply for ply in own if isinstance(game.history[ply].move, Pass)]
    *before, last = passed
    assert any(event.kind is Happening.BANKRUPT and event.player == 0 for event in game.history[last].events)
    assert not set(positions[last].open_places) & set(positions[last].hands[0])
    kept = [ply for ply in before if positions[ply].legal_moves.cards or positions[ply].legal_moves.jokers]
    assert spent["count"] == len(kept)
    at = [] if isinstance(spent["at"], int) else [number for _, number in spent["at"].args]
    assert at == ([own.index(ply) + 1 for ply in kept] if len(kept) <= 3 else [])
    costly = any(each.cost > 0 for each in found.decisions if each.ply in kept) or bool(telling.added_up(found))
    assert spent["judged"].key == ("review-spent-cost" if costly else "review-spent-fair"), "only what cost is blamed"


class _Careless:
    """Lays the rightmost card that fits; or passes first, as long as passes are free."""

    def __init__(self, *, passes: int) -> None:
        self._passes = passes

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002, it leaves nothing to chance
        moves = view.legal_moves
        if not moves.cards or view.passes[view.player] < self._passes:
            return Pass()
        return Play(moves.cards[-1])


def test_a_mistake_that_only_shares_its_better_move_with_another_has_its_own_reason() -> None:
    found = by_first("forced", 14)
    told = [say(each, "en", NAMES) for moment in found.moments for each in telling.told(found, moment).sentences]
    assert [moment.mark for moment in found.moments].count(Mark.SLIP) == 0
    assert (
        told[-1]
        == "♣8 opens ♣9 for Sora, but is on the way to your own ♣K; ♥10 opened ♥J for Sora and nothing for you."
    )
    assert not any("same as on your" in each for each in told), "the better card was the same; what was played was not"
    shown = "Below are the moments that mattered most."
    assert say(told_of(found) or phrase("review-none"), "en") == shown


def test_only_the_very_same_reason_is_told_as_the_same() -> None:
    found = by_first("forced", 14)
    first, second, third = found.moments
    assert found.read == (third, first, second), "the one that the headline is about is read first"
    same = replace(second, rather=third.rather)
    with_it = replace(found, moments=(first, same, third))
    assert [say(each, "en", NAMES) for each in in_short(with_it, same).rather] == [
        f"The reason is the same as on your {nth(found, third.decision.ply)} turn."
    ]
    assert in_short(with_it, same).why == second.why, "what came of it was another thing"
    assert in_short(with_it, third) == third
    assert in_short(found, second) == second


def test_a_card_of_two_moments_is_told_in_the_later_one_as_kept_before() -> None:
    found = by_first("forced", 24)
    kept, laid = found.moments
    assert say(headline(found), "en", NAMES) == "You won, in spite of ♠6 on your 2nd turn."
    assert say(headline(found), "ja", NAMES) == "2回目の番の♠6は損でしたが、それでも勝ちました。"
    on_the_page = say(headline(found, is_placed=False), "en", NAMES)
    assert on_the_page == "You won, in spite of ♠6 on your 2nd turn."
    assert "♠6" not in say(telling.told(found, kept).did[0], "en", NAMES)
    did = telling.told(found, laid).did[0]
    assert say(did, "en", NAMES) == "You played ♠6, the card you had kept until then."
    assert say(did, "ja", NAMES) == "それまで残していた♠6を、ここで出しました。"


def test_a_card_that_it_was_a_mistake_to_keep_is_not_told_as_well_kept() -> None:
    found = by_first("forced", 34)
    (laid,) = (each for each in found.moments if each.decision.played == Play("♣8"))
    (before,) = (each.decision for each in found.moments if each.decision.better == Play("♣8") != each.decision.played)
    assert before.is_mistake
    did = telling.told(found, laid).did[0]
    assert say(did, "en", NAMES) == "You played ♣8.", "what would have been better before is still a question"


def test_of_mistakes_that_are_not_told_it_is_said_whether_they_are_slips() -> None:
    def said(count: int, total: int, lang: str) -> str:
        values: dict[str, Any] = {"count": count, "total": total, "slips": 0, "other": "no"}
        return say(phrase("review-told-of", **values), lang)

    assert said(0, 1, "en") == "It isn't shown below: too little hung on it."
    assert said(0, 2, "ja") == "どれも順位にほとんど響かないので、下では省きます。"
    assert said(3, 4, "en") == "Below are the moments that mattered most."
    assert said(3, 4, "ja") == "下で、特に大事だった場面を見てみましょう。"
    values: dict[str, Any] = {"count": 2, "total": 3, "other": "no"}
    one = phrase("review-told-of", **values | {"slips": 1})
    assert say(one, "en") == "The slip mattered less, and isn't shown."
    assert say(one, "ja") == "小さなミスは、それほど響かなかったので省きます。"
    another = phrase(one.key, **dict(one.args) | {"other": "yes"})
    assert say(another, "en") == "The other slip mattered less, and isn't shown."
    assert say(another, "ja").startswith("ほかの小さなミスは、")
    assert say(phrase("review-told-of", **values, slips=2), "en") == "The slips mattered less, and aren't shown."


def test_who_had_no_choice_is_not_praised_for_it() -> None:
    found = review(played("fantan", 11), 0, worlds=8, rng=Random(11))
    assert not found.decisions
    assert summary(found).key == "review-none"


def careless(seed: int, passes: int) -> Review:
    """Return the review of a game that somebody has played without a thought."""
    game = Game(names=NAMES, seed=seed)
    play_game(game, [_Careless(passes=passes), *[TipsPlayer()] * 3], Random(seed))
    return review(game, 0, worlds=120, rng=Random(seed))


def test_who_passed_away_the_passes_hears_of_it_only_where_that_cost_something() -> None:
    game = Game("tunnel", names=NAMES, seed=20)
    play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(20))
    found = review(game, 0, worlds=1500, rng=Random(20))
    assert_besides(game, found)
    (told,) = remarks(found)
    assert say(told, "en") == (
        "You passed on your turns 1, 3 and 5 while a card fitted. Together those passes cost a little."
    )
    (moment,) = (each for each in found.moments if each.events)
    assert_moment(found, moment)
    assert [say(each, "en") for each in why(moment)[:2]] == [
        "You passed.",
        "On your 7th turn nothing of yours fitted and that pass was missing: you went broke.",
    ]
    kept = replace(found, decisions=tuple(replace(each, was_named=True) for each in found.decisions))
    assert remarks(kept)[:1] != remarks(found), "a hint had named it"
    assert turnings(kept) == {}


def test_a_card_that_a_better_move_opens_and_that_is_a_mistake_later_does_not_contradict_it() -> None:
    """*♣4 opens your own ♣3* was said, and ♣3 was a mistake some turns later."""
    found = review(played("basic", 140), 0, worlds=WORLDS, rng=Random(140))
    wrong = [moment.decision for moment in found.moments if moment.mark in LAPSES]
    (pair,) = [(one, two) for one in wrong for two in wrong if one.ply < two.ply and leads_to(found, one, two.played)]
    assert [str(each) for each in (pair[0].better, pair[1].played)] == ["♣4", "♣3"]
    assert "Each moment is looked at by itself" in " ".join(say(each, "en", NAMES) for each in remarks(found))


def test_who_had_no_real_choice_hears_of_it_once() -> None:
    """Choices counted as weighty that could have cost a small slip at most; or two sentences said that none was."""
    seen = 0
    for passes in (0, 3):
        for seed in range(8):
            found = careless(seed, passes)
            assert_besides(found.game, found)
            assert all("{" not in say(each, lang, NAMES) for each in remarks(found) for lang in ("en", "ja"))
            if say(summary(found), "en") == "As far as you could see, it never mattered much what you played.":
                seen += 1
                assert max(spread(found, each) for each in found.decisions) < 0.2
                assert not {each.key for each in remarks(found)} & {"review-hardly-which"}
    assert seen


def test_who_came_out_better_though_no_choice_mattered_hears_what_helped() -> None:
    found = careless(27, 0)
    assert_besides(found.game, found)
    (told,) = remarks(found)
    assert say(told, "en") == "No single move decided it: luck and the others' moves helped you."
    assert "{" not in say(told, "ja")


def test_what_all_mistakes_cost_together_is_told_to_who_asks_for_more() -> None:
    found = review(played("basic", 1), 0, worlds=WORLDS, rng=Random(1))
    assert len(found.mistakes) > 1
    told = reckoning(found)[0]
    counts = say(summary(found), "en").split(" fine, ")[1].removesuffix(".")
    assert say(told, "en") == f"Together, {counts} cost {say(telling.amount(found.lost), 'en')} on average."
    assert say(told, "ja").endswith(f"。合わせて、平均で{say(telling.amount(found.lost), 'ja')}の損です。")


def assert_cost(words: Told) -> None:
    """What a mistake cost is what *More* shows of it; every sentence that is explained is there."""
    averages = [float(dict(each.args)["place"]) for each in words.more if each.key == "review-average"]  # type: ignore[arg-type]
    if words.cost is not None and words.cost.key == "review-would-cost":
        assert {*telling.amount(averages[1] - averages[0]).args} <= {*words.cost.args}
    elif words.cost is not None:
        cost, said = averages[0] - averages[1], dict[str, Any](words.cost.args)
        assert said.pop("sure") in {"yes", "no"}
        gained = any(each.key in {"review-turn-broke", "review-turn-kept"} for each in words.did)
        assert said.pop("still") == ("yes" if gained else "no"), "a cost is set against what the same move gained"
        move = said.pop("move")
        assert (move if isinstance(move, str) else say(move)) in say(words.did[0]).replace("You passed", "a pass")
        assert said == dict(telling.amount(cost).args)
        (shown,) = [dict(each.args)["cost"] for each in words.more if each.key == "review-difference"]
        assert shown == f"{cost:.2f}"
    if words.cost is not None and dict[str, Any](words.cost.args)["size"] not in {"most", "whole"}:
        ends = ("broke", "joker", "behind")
        often = [each.key for each in words.sentences if "tries" in dict(each.args)]
        assert not any(each.endswith(ends) for each in often), "what often ends the game is not called small"
    explained = any(each.key == "review-how-tries" for each in words.more)
    assert explained is any("tries" in dict(each.args) for each in words.sentences)
    numbers = ("trial game", "By what you could see", " game of ", "on average,", "%")
    assert not any(
        each in say(told, "en", NAMES) for each in numbers for told in words.sentences if told.key != LEAD
    ), "they are behind it"


def assert_moment(found: Review, moment: Moment) -> None:
    decision, told = moment.decision, why(moment)
    assert moment.mark is (decision.mark or Mark.GOOD)
    assert_turned(found, moment)
    assert_won(found, moment)
    if moment.events and moment.mark is Mark.GOOD:
        pass
    elif decision.mark is None:
        assert_weighty(found, decision)
    elif moment.mark is Mark.GOOD:
        assert decision.played == decision.best
        rivals = [each for each in decision.options if each.move != decision.played]
        assert isinstance(decision.played, Pass) or any(not isinstance(each.move, Pass) for each in rivals)
        assert all(each.place > decision.option(decision.played).place for each in rivals)
    if moment.mark in LAPSES:
        assert_said_little(telling.told(found, moment), moment)
        assert_as_good(telling.told(found, moment), decision)
        assert_puzzle(found, decision)
    assert not {each.key for each in told} >= {"review-at-once-pass", "review-saves-pass"}, "one of them says both"
    for each in told:
        assert_happened(found, decision, each)
        if moment.mark is not Mark.GOOD and each.key in (
            "review-at-once-opens",
            "review-at-once-opens-too",
            "review-keeps-shut",
        ):
            values: dict[str, Any] = dict(each.args)
            assert_went(found, decision, values["cards"])
        if each.key == "review-nearer":
            assert_nearer(found, decision, dict(each.args))
        if moment.mark is not Mark.GOOD and each.key == "review-compare":
            assert_side_by_side(found, decision, each)
        for lang in ("en", "ja"):
            assert "{" not in say(each, lang, NAMES)


def test_a_card_that_was_better_than_a_pass_has_a_reason_even_if_no_card_shows_it() -> None:
    game = Game("basic", names=NAMES, seed=38)
    play_game(game, [RandomPlayer(passing=True), *opponents("basic")], Random(38))
    found = review(game, 0, worlds=60, rng=Random("38 review"))
    moment = next(each for each in found.moments if isinstance(each.decision.played, Pass) and each.mark in LAPSES)
    bare = replace(moment, rather=())
    told = telling.told(replace(found, moments=(bare,)), bare).why
    assert [say(each, "en", NAMES) for each in told] == [
        "♦5 was a little better.",
        "It saves the pass: over many deals that is worth more than keeping ♦5 back.",
    ]
    assert "パスを使わずにすみます" in say(told[-1], "ja", NAMES)


def assert_said_little(words: Told, moment: Moment) -> None:
    """Of a slip nothing is said to cost anything, and the better move is called a little better; else it just is."""
    if moment.mark is Mark.SLIP:
        assert words.cost is None
    better = [each.key for each in words.why if each.key.startswith("review-rather")][:1]
    assert better != ["review-rather" if moment.mark is Mark.SLIP else "review-rather-little"]


def assert_as_good(words: Told, decision: Decision) -> None:
    """What would have been better is named first, then what would have been about as good, two moves at most."""
    (told,) = (each for each in words.why if each.key.startswith("review-rather"))
    assert said_of(decision.better).casefold() in say(told, "en", NAMES).casefold()
    also = [each for each in words.why if each.key.startswith("review-as-good")]
    named = " ".join(say(each, "en", NAMES) for each in (told, *also)).casefold()
    places = {each.move: round(each.place, 2) for each in decision.options if each.move != decision.played}
    best, own = places[decision.better], round(decision.option(decision.played).place, 2)
    near = [each for each, place in places.items() if round(place - best, 2) < 0.05 <= round(own - place, 2)]
    shown = [each for each in places if said_of(each).casefold() in named]
    assert len(shown) == min(3, len(near)), named
    assert {*shown} <= {*near}


def said_of(move: Move) -> str:
    """Return a move as a review writes it."""
    told = written(move)
    return told if isinstance(told, str) else say(told, "en", NAMES)


def assert_weighty(found: Review, decision: Decision) -> None:
    """A choice is told of as weighty where nothing else is praised, and the worst card would cost something."""
    assert found.place == 1 or len([each for each in found.moments if each.mark is Mark.GOOD and not each.events]) == 1
    assert found.place == 1 or not found.mistakes
    assert decision.played == decision.best
    cards = [each for each in decision.options if not isinstance(each.move, Pass) and each.move != decision.played]
    worst = decision.option(decision.rival)
    assert worst in cards
    assert all(each.place <= worst.place for each in cards)
    assert worst.shown - decision.option(decision.played).shown >= 0.045
    assert not any(each.key.startswith("review-hardly-a") for each in remarks(found))


def test_a_game_without_a_slip_or_praise_tells_of_its_weightiest_choice() -> None:
    game = played("killer", 10)
    found = review(game, 0, worlds=100, rng=Random(10))
    moment = max(found.moments, key=lambda each: each.decision.stake)
    assert_moment(found, moment)
    words = telling.told(found, moment)
    told = [words.label, words.cost, *words.sentences]
    assert [say(each, "en", NAMES) for each in told if each] == [
        "What helped you win · your 8th turn",
        "♦9 would have cost you a place in about three games of four.",
        "You played ♠J.",
        "With ♦9 your ♦8 nearly always dies in your hand.",
    ]


@pytest.mark.parametrize(("rules", "seed"), [("basic", 24), ("killer", 69)])
def test_a_winner_hears_of_what_was_done_well_and_not_of_slips(rules: str, seed: int) -> None:
    found = review(played(rules, seed), 0, worlds=100, rng=Random(seed))
    assert found.place == 1
    assert found.mistakes
    assert_moments(found, found.mistakes)
    well = [moment for moment in found.moments if moment.mark not in LAPSES]
    assert well
    for moment in well:
        if not moment.events:
            assert_praise(found, moment)


def test_a_winner_hears_of_up_to_three_moves_done_well() -> None:
    found = review(played("basic", 26), 0, worlds=100, rng=Random(26))
    assert found.place == 1
    assert not found.mistakes
    assert len(found.moments) in {3, 4}
    for moment in found.moments:
        if not moment.events:
            assert_praise(found, moment)
    compared = [each for moment in found.moments for each in moment.rather if each.key == "review-compare"]
    others = [dict(each.args)["worse"] for each in compared]
    assert len({*others}) == len(others), "the same is not said twice"
    told = say(summary(found), "en")
    assert told == "You chose well each time."
    assert len(found.decisions) == own_turns(found)


def own_turns(found: Review) -> int:
    """Return how many moves the reader made."""
    return sum(entry.player == found.player for entry in found.game.history)


def test_without_a_mistake_it_is_said_what_was_at_stake_and_how_often_the_hint_had_named_the_move() -> None:
    """Beside the turns of the game no second count stands, of all choices, for a reader to make the two agree."""
    found = review(played("forced", 8), 0, worlds=60, rng=Random(8))
    assert not found.mistakes
    assert 3 < len(found.decisions) < own_turns(found)
    for named, said in ((1, "Once you followed the hint."), (3, "3 times you followed the hint.")):
        decisions = tuple(replace(each, was_named=at < named) for at, each in enumerate(found.decisions))
        told = [say(summary(replace(found, decisions=decisions)), lang) for lang in ("en", "ja")]
        assert re.search(r"of your choices mattered( \(on your .* turns\))?, and you ", told[0])
        assert told[0].endswith(said)
        assert told[1].startswith("何を出すかで差がつく番は")
        assert told[1].endswith(f"。ヒントどおりの手は{named}回でした。")


@pytest.mark.parametrize(
    ("rules", "seed", "passing", "said"),
    [
        ("basic", 15, False, ["It opened the way for Ren's ♠4.", "It opened the way for Sora's ♦4."]),
        (
            "killer",
            10,
            False,
            ["As on your 5th turn, what you did helped to cost you ♣5.", "At once ♣5 died in your hand."],
        ),
        ("tunnel", 29, True, ["It opened the way for Aoi's ♠3.", "It used up one of the 2 passes you had left."]),
    ],
)
def test_a_reason_is_told_in_full_where_it_is_read_first(
    rules: str, seed: int, *, passing: bool, said: list[str]
) -> None:
    game = Game(rules, names=NAMES, seed=seed)
    play_game(game, [RandomPlayer(passing=passing), *[TipsPlayer()] * 3], Random(seed))
    found = review(game, 0, worlds=100, rng=Random(seed))
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    hidden = [reviewer.told(moment).sentences for moment in found.moments[:2]]
    assert all(each.key != "review-same-reason" for told in hidden for each in told), "that turn is still a question"
    for moment in found.moments:
        reviewer.reveal(moment.decision.ply)
    told = [[say(each, "en", NAMES) for each in reviewer.told(moment).sentences] for moment in found.moments]
    assert all(each in told[at] for at, each in enumerate(said))


def assert_praise(found: Review, moment: Moment) -> None:
    """What was done well has a reason, and another card would have lost much."""
    words = telling.told(found, moment)
    if not moment.decision.was_good:
        assert words.kind.key in {"review-mark-weighty", "review-mark-won", "review-mark-helped"}
        assert words.cost is not None
        assert words.cost.key == "review-would-cost", "there was another card to choose"
    assert len(words.sentences) > 1, "it is told why"


def assert_nearer(found: Review, decision: Decision, told: dict[str, Any]) -> None:
    """The cards that a row was brought nearer to are another's, of that row, and did not fit."""
    position, laid = position_of(found, decision), getattr(decision.played, "card", None)
    assert told["player"].player != found.player
    assert {*told["cards"]} <= {*position.hands[told["player"].player]} - {*position.open_places}
    assert laid is not None
    assert all(card.suit is laid.suit for card in told["cards"])
    assert decision.better == Pass()


def test_a_mistake_of_which_no_game_tells_anything_has_its_reason_from_the_board() -> None:
    game = Game("tunnel", names=NAMES, seed=45)
    play_game(game, [KINDS[0], *KINDS[1:]], Random(45))
    found = review(game, 0, worlds=600, rng=Random(45))
    told = {each.key for moment in found.moments for each in moment.why}
    for moment in found.moments:
        assert_moment(found, moment)
    assert "review-nearer" in told


@pytest.mark.parametrize(("rules", "kind", "seed"), [("basic", 0, 6), ("tunnel", 1, 8), ("tunnel", 1, 11)])
def test_who_went_broke_for_want_of_a_pass_does_not_hear_that_a_pass_was_a_little_better(
    rules: str, kind: int, seed: int
) -> None:
    game = Game(rules, names=NAMES, seed=seed)
    play_game(game, [KINDS[kind], *KINDS[1:]], Random(seed))
    assert ended_broke(game.start, game.history, 0)
    found = review(game, 0, worlds=100, rng=Random(seed))
    little = {each.ply for each in found.mistakes if not each.is_serious and isinstance(each.better, Pass)}
    assert little
    assert found.turned
    told = {each.decision.ply for each in found.moments if not each.events}
    assert little & told <= {found.turned.ply}, "what the headline names is shown"


def test_whom_the_reader_broke_is_told_where_that_was_decided() -> None:
    seen: dict[str, int] = {}
    for seed in (0, 8, 9, 10, 14, 15, 24, 37):
        game = Game("basic", names=NAMES, seed=seed)
        play_game(game, [TipsPlayer()] * 4, Random(seed))
        found = review(game, 0, worlds=100, rng=Random(seed))
        told = [event for moment in found.moments for event in moment.events]
        for each in told:
            seen[each.key] = seen.get(each.key, 0) + 1
        broken = [dict(each.args)["player0"] for each in told if each.key == "review-turn-broke"]
        assert len({*broken}) == len(broken), "nobody is broken twice"
        assert_moments(found, found.mistakes)
        for moment in found.moments:
            assert_moment(found, moment)
    assert seen["review-turn-broke"] > 4
    told_unseen = seen.get("review-fate-unseen", 0)
    assert seen.get("review-turn-missing", 0) <= told_unseen, "no pass of theirs was a slip"


def test_a_game_lost_without_a_mistake_names_the_turn_that_would_have_saved_it() -> None:
    game = Game("basic", names=NAMES, seed=123)
    play_game(game, [TipsPlayer()] * 4, Random(123))
    found = review(game, 0, worlds=400, rng=Random(123))
    (moment,) = (each for each in found.moments if is_fate(each))
    assert_fate(found, moment)
    words = telling.told(found, moment)
    assert " ".join(say(each, "en", NAMES) for each in (words.label, *words.sentences)) == (
        "What you couldn't see · your 6th turn You passed. On your 9th turn nothing of yours fitted and that pass was "
        "missing: you went broke. As the cards really lay, ♠4 would have been better here. After ♠4 Sora nearly always "
        "goes broke, waiting for your ♣9. From what you could see, though, your move was no mistake."
    )
    assert say(words.more[0], "en", NAMES) == (
        "After ♠4 Sora nearly always goes broke, waiting for your ♣9. That was so in 16 of 16 trial games with the "
        "real hands; after a pass in none."
    )
    assert "review-spent" not in {each.key for each in remarks(found)}, "it is said once"


def test_a_card_that_let_out_who_won_is_told_with_the_card_it_opened() -> None:
    start = "board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9 | ♠10-K; turn 0"
    game = Game.from_position(Position.parse(start), names=NAMES[:3])
    for move in ("♠8", "♠9"):
        game.play(move)
    while not game.is_over:
        game.play(game.legal_moves[0])
    found = review(game, 0, worlds=40, rng=Random(1))
    (moment,) = (each for each in found.moments if each.events)
    assert_turned(found, moment)
    assert [say(each, "en", NAMES) for each in why(moment)[:2]] == [
        "You played ♠8.",
        "That made room for ♠9, Ren's last card.",
    ]


def test_a_card_that_let_in_a_row_up_to_the_last_card_of_who_won_is_told_with_all_of_it() -> None:
    start = "board ♠A-10 ♥A-K ♦A-K ♣5-Q; hands ♠J ♣4 ♣K | ♣3 ♣A | ♣2 ♠Q,K; turn 0; passes 3 3 3"
    game = Game.from_position(Position.parse(start), names=NAMES[:3])
    for move in ("♣4", "♣3", "♣2", "♣K", "♣A"):
        game.play(move)
    while not game.is_over:
        game.play(game.legal_moves[0])
    found = review(game, 0, worlds=40, rng=Random(1))
    moment = found.moments[0]
    assert_turned(found, moment)
    words = telling.told(found, moment)
    assert words.cost is None, "here it did, and not sometimes"
    assert [say(each, "en", NAMES) for each in words.did] == [
        "You played ♣4.",
        "That made room for ♣3 and ♣2, then Ren's last card, ♣A.",
    ]
    assert say(words.did[1], "ja", NAMES) == "そのため、♣3と♣2が続き、Renの最後の1枚、♣Aまで出ました。"


def test_a_mistake_that_broke_somebody_says_both() -> None:
    told = phrase("review-turn-broke", count=1, player0=Who(1), cards=(Play("♠6").card,), soon="no", more="no")
    assert say(told, "en", NAMES) == "Ren was waiting for your ♠6, and went broke in the end."
    assert say(told, "ja", NAMES) == "Renは、あなたの♠6を待ったまま、最後に破産しました。"
    for held, who in ((1, ("One of Ren's cards was", "")), (2, ("Some of Ren's cards were", "何枚か"))):
        some = phrase("review-turn-broke", **dict[str, Any](told.args) | {"more": "yes", "held": held})
        assert say(some, "en", NAMES) == f"{who[0]} waiting for your ♠6, and Ren went broke in the end."
        kept = f"あなたが♠6を出すまで出せないカードを{who[1]}持ったまま"
        assert say(some, "ja", NAMES) == f"Renは、{kept}、最後に破産しました。"
    found = review(played("basic", 1), 0, worlds=WORLDS, rng=Random(1))
    moment = replace(next(each for each in found.moments if each.decision.is_mistake), events=(told,))
    words = telling.told(found, moment)
    assert words.did[1:] == (told,)
    assert words.why[0] == phrase("review-rather-still", move=written(moment.decision.better), little="no")
    slip = telling.told(found, replace(moment, mark=Mark.SLIP)).why[0]
    assert say(slip, "en") == say(words.why[0], "en").replace("better", "a little better")
    assert say(slip, "ja") == say(words.why[0], "ja").replace("ほうがよい", "ほうが、少しだけよい")
    assert say(words.why[0], "en", NAMES) == "Even so, ♠3 would have been better."
    assert say(words.why[0], "ja", NAMES) == "ただ、♠3のほうがよい手でした。"
    assert "About as good: a pass." in [say(each, "en", NAMES) for each in words.why]
    assert (words.cost is None) is (moment.mark is Mark.SLIP)


def test_one_whose_whole_hand_waited_behind_several_cards_is_told_of_with_all_of_them() -> None:
    """The last page named them all, and the review one."""
    wait = Waited((Play("♥4").card,), Play("♥5").card, 0, has_more=True, is_all=True, held=3)
    doors = (Play("♥5").card, Play("♥9").card)
    told = phrase("review-turn-broke", **told_of_broken({2: replace(wait, doors=doors)}), soon="no")
    assert say(told, "en", NAMES) == "Aoi was waiting for your ♥5 and ♥9, and went broke in the end."
    assert say(told, "ja", NAMES) == "Aoiは、あなたの♥5と♥9を待ったまま、最後に破産しました。"
    one = phrase("review-turn-broke", **told_of_broken({2: wait}), soon="no")
    assert say(one, "en", NAMES) == "One of Aoi's cards was waiting for your ♥5, and Aoi went broke in the end."


def test_the_turn_that_broke_two_at_once_is_one_moment_of_two_cards() -> None:
    game = Game("passes=3", names=NAMES, seed=47)
    play_game(game, [TipsPlayer()] * 4, Random(47))
    found = review(game, 0, worlds=200, rng=Random(47))
    moment = next(each for each in found.moments if each.events[:1] and each.events[0].key == "review-turn-broke")
    words = telling.told(found, moment)
    assert [say(each, "en", NAMES) for each in (words.label, *words.did[:2])] == [
        "A turn that helped to break Ren and Aoi · your 6th turn",
        "You played ♣4, and kept ♦8 and ♥4.",
        (
            "Ren was waiting for your ♦8 and Aoi for your ♥4, and for other cards too: "
            "both went broke before your next turn."
        ),
    ]
    assert [say(each, "ja", NAMES) for each in (words.label, *words.did[:2])] == [
        "RenとAoiの破産につながった手・6回目の番",
        "♦8と♥4を残して、♣4を出しました。",
        "Renはあなたの♦8を、Aoiは♥4やほかのカードを待ったまま、次のあなたの番までに破産しました。",
    ]


def test_where_a_lead_went_is_told_with_both_chances_and_what_happened_then() -> None:
    game = Game("passes=3", names=NAMES, seed=38)
    play_game(game, [TipsPlayer()] * 4, Random(38))
    found = review(game, 0, worlds=200, rng=Random(38))
    (moment,) = (each for each in found.moments if any(event.key == LEAD for event in each.events))
    assert_moment(found, moment)
    words = telling.told(found, moment)
    assert [say(each, "en", NAMES) for each in (words.label, *words.sentences)] == [
        "Where your lead went · your 7th turn",
        "You played ♦9.",
        "After that your chance to come first was 52 %; before your next choice it was 0 %.",
        "Ren kept ♠5, and your ♠2, ♠3 and ♠4 waited behind it.",
        "From what you could see, though, your move was no mistake.",
    ]
    assert say(words.sentences[2], "ja", NAMES) == "Renは♠5を出さず、あなたの♠2、♠3、♠4は待たされました。"


def test_what_did_the_reader_good_is_no_reason_why_a_lead_went() -> None:
    """Two broke, behind the reader's own cards at that: that took no lead; nor did moves that harmed nobody."""
    told: list[Phrase] = []
    for seed in (9, 18, 29, 38, 45):
        game = Game("passes=3", names=NAMES, seed=seed)
        play_game(game, [TipsPlayer()] * 4, Random(seed))
        found = review(game, 0, worlds=100, rng=Random(seed))
        moments = [moment for moment in found.moments if any(event.key == LEAD for event in moment.events)]
        for moment in moments:
            assert_lead(found, moment)
            told += moment.events[1:-1]
    assert {each.key for each in told} == {"review-lead-kept"}
    assert len(told) >= 4


@pytest.mark.parametrize(
    ("start", "moves", "said"),
    [
        (
            "killer; board ♠3-Q ♥A-Q ♦A-K ♣A-J; hands ♠A ♥K | ♠2 ♣Q | ♠K ♣K; turn 0",
            ("♥K", "♠2"),
            ["Before your next turn ♠A died in your hand."],
        ),
        (
            "board ♠A-7 ♥A-K ♦A-K ♣A-10; hands ♠8 ♣J ♣K | ♠9 ♣Q | ♠10-K; turn 0; passes 0 0 0",
            ("♣J", "♣Q", "pass"),
            ["Before your next turn Ren played ♣Q: you had opened the way. That helped Ren."],
        ),
        (
            "board ♠A-7 ♥A-K ♦A-K ♣A-10; hands ♠8 ♣Q | ♠9 ♣J ♣K | ♠10-K; turn 0; passes 0 0 0",
            ("pass", "♣J", "pass"),
            [],
        ),
        (
            "board ♠A-7 ♥A-K ♦A-K ♣A-10; hands ♠8 ♣Q | ♠9 ♣J ♣K | ♠10-K; turn 0; passes 0 0 0",
            ("♠8", "♠9", "♠10"),
            [],
        ),
    ],
)
def test_why_a_lead_went_is_told_by_what_hurt(start: str, moves: tuple[str, ...], said: list[str]) -> None:
    game = Game.from_position(Position.parse(start), names=NAMES[:3])
    for move in moves:
        game.play(move)
    until = len(game.history)
    while not game.is_over:
        game.play(game.legal_moves[0])
    decision = review(game, 0, worlds=8, rng=Random(1)).decisions[0]
    found = Review(game, 0, (decision,), is_whole=True)
    happened = happened_then(found, Lead(decision, 0.9, 0.1, until))
    assert [say(each, "en", NAMES) for each in happened] == said
    assert all("{" not in say(each, "ja", NAMES) for each in happened)


def test_what_happened_then_is_told_in_every_way() -> None:
    out: dict[str, Any] = {"player": Who(2), "card": "♥J", "count": 3}
    told = [
        phrase("review-lead", win="61", then="0", over="yes"),
        phrase("review-lead-out", own="yes", **out),
        phrase("review-lead-out", own="no", **out),
        phrase("review-lead-stuck", count=1, broke="no"),
        phrase("review-lead-stuck", count=2, broke="yes"),
        phrase("review-fate-little", number=3, move=phrase("review-pass")),
    ]
    assert [say(each, "en", NAMES) for each in told] == [
        "After that your chance to come first was 61 %.",
        "It also let Aoi get rid of the last card, ♥J, while you still had 3 cards.",
        "Then Aoi got rid of the last card, ♥J, while you still had 3 cards.",
        "Then nothing of yours fitted, and you had to pass.",
        "Then on 2 turns nothing of yours fitted, and no pass was left: you went broke.",
        "Even with all hands in sight, only one move would have changed a little: a pass on your 3rd turn.",
    ]
    assert all("{" not in say(each, "ja", NAMES) for each in told)


def test_a_place_far_below_the_one_expected_is_told_after_what_decided_it() -> None:
    game = Game("passes=3", names=NAMES, seed=33)
    play_game(game, [RandomPlayer(), *[TipsPlayer()] * 3], Random(33))
    found = review(game, 0, worlds=200, rng=Random(33))
    told = telling.far(found)
    assert told is not None
    english = "With cards like yours one usually comes 2nd, but the others' cards and moves made it 4th."
    assert say(told, "en", NAMES) == english
    assert (
        say(told, "ja", NAMES)
        == "配られたのは2位になりそうな手札でしたが、相手の手札と出し方のために、4位になりました。"
    )
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found = found
    assert (reviewer.headline(), reviewer.yours()) == (headline(found, is_placed=False), told)


def test_below_the_headline_of_a_last_page_the_review_does_not_tell_the_place_again() -> None:
    shown = set[str]()
    for seed, lang in ((seed, lang) for seed in range(12) for lang in ("en", "ja")):
        found = review(played("basic", seed), 0, worlds=40, rng=Random(seed))
        reviewer = Reviewer(found.game, 0, 1, keep_mistake)
        reviewer.found, place = found, say(phrase("place", rank=found.place or 0), lang)
        told, alone = reviewer.headline(), say(headline(found), lang, NAMES)
        if found.place == 1 or told.key == "review-far":
            continue
        below = say(told, lang, NAMES)
        assert place in alone
        assert alone.endswith(below), "what the own moves did stays as it is"
        assert below == below.strip()
        assert place not in below
        shown.add(told.key)
    assert len(shown) >= 3


def test_a_good_move_that_the_hint_had_named_is_called_the_hints() -> None:
    game = Game("passes=3", names=NAMES, seed=6)
    play_game(game, [TipsPlayer()] * 4, Random(6))
    found = review(game, 0, worlds=200, rng=Random(6))
    moment = next(each for each in found.moments if not each.events)
    named = replace(moment, decision=replace(moment.decision, was_named=True))
    assert say(moment_label(found, moment), "en", NAMES) == "Well seen · your 3rd turn"
    assert say(moment_label(found, named), "en", NAMES) == "The hint's move · your 3rd turn"


def by_tips(seed: int) -> Review:
    """Return the review of a game in which all play by the tips."""
    game = Game("passes=3", names=NAMES, seed=seed)
    play_game(game, [TipsPlayer()] * 4, Random(seed))
    return review(game, 0, worlds=200, rng=Random(seed))


def test_who_went_broke_one_pass_short_hears_of_a_card_that_was_as_good_as_a_pass() -> None:
    found = by_tips(28)
    assert_besides(found.game, found)
    assert [say(each, "en", NAMES) for each in remarks(found)] == [
        (
            "You passed on your turns 4, 5 and 6 while a card fitted. "
            "None of those passes was a mistake by itself. "
            "But do keep one for the end."
        ),
    ]
    tip = to_do(found)
    assert tip is not None
    assert say(tip, "en") == ("To try next time: on your 4th turn ♠J was about as good, and would have saved the pass.")
    short = "In the end you were one pass short, after 3 passes while a card fitted. "
    for is_placed in (True, False):
        assert short in say(headline(found, is_placed=is_placed), "en", NAMES), "that is what a learner has felt"
    assert all("{" not in say(each, "ja", NAMES) for each in (*remarks(found), tip))


def test_who_came_where_the_hand_was_good_for_hears_of_no_pass_that_was_missing() -> None:
    found = by_tips(20)
    assert_besides(found.game, found)
    assert say(telling.dealt(found), "en", NAMES) == "With cards like yours one usually comes 3rd or 4th."
    assert found.place in {3, 4}
    assert "one pass short" not in say(headline(found), "en", NAMES)
    tip = to_do(found)
    assert tip is not None
    assert (remarks(found), tip.key) == ((), "review-try")


def test_who_lost_without_a_mistake_hears_on_the_page_that_nothing_is_to_be_put_right() -> None:
    for lang, nothing in (
        ("en", "There's nothing to put right here: the next deal brings other cards."),
        ("ja", "ここで直すところはありません。次は、また別の手札です。"),
    ):
        reviewer = Reviewer(by_tips(4).game, 0, 1, keep_mistake)
        reviewer.start()
        while reviewer.step():
            assert nothing not in reviewer.state(lang, NAMES)["said"]
        assert reviewer.found.place == 4
        assert not reviewer.found.mistakes
        assert reviewer.state(lang, NAMES)["said"].endswith(nothing)


@pytest.mark.parametrize(
    ("rules", "seed", "said"),
    [
        (
            "basic",
            18,
            (
                "After a pass on your 7th turn the curve rises by about three quarters of a place.",
                "Then Aoi's ♣J opened the way for your ♣Q.",
            ),
        ),
        (
            "basic",
            13,
            (
                (
                    "After ♣9 on your 5th turn the curve falls by about three quarters of a place, "
                    "though that was no mistake."
                ),
                "Ren kept ♦5, and your ♦2 and ♦3 waited behind it.",
            ),
        ),
        ("basic", 10, ()),
    ],
)
def test_where_the_curve_goes_far_by_no_mistake_it_is_told_what_happened_then(
    rules: str, seed: int, said: tuple[str, ...]
) -> None:
    """A turn of pure luck was silent."""
    found = reviewed(rules, seed)
    assert tuple(say(each, "en", NAMES) for each in luck(found)) == said
    assert_luck(found)


def assert_luck(found: Review) -> None:
    """After the move that is told of the curve goes so far, by what nobody called a mistake; who did it did it then."""
    told = luck(found)
    if not told:
        return
    values = dict[str, Any](told[0].args)
    plies = [each.ply for each in found.decisions] + [len(found.game.history)]
    at = next(i for i, each in enumerate(found.decisions) if found.turn_at(each.ply) == values["number"])
    decision, until = found.decisions[at], plies[at + 1]
    left = decision.option(decision.played).shown
    following = found.decisions[at + 1] if at + 1 < len(found.decisions) else None
    then = following.option(following.played).shown - following.cost if following else float(found.place or 0)
    assert not decision.is_mistake
    assert values["how"] == ("falls" if then > left else "rises")
    assert abs(then - left) > 0.49
    assert not {each.decision.ply for each in found.moments} & {*range(decision.ply, until)}
    entries = found.game.history[decision.ply + 1 : until]
    for each in told[1:]:
        rest = dict[str, Any](each.args)
        if each.key == "review-luck-opened":
            assert any(
                (str(entry.move), entry.player) == (str(rest["card"]), rest["player"].player) for entry in entries
            )
            assert {*rest["cards"]} <= {*found.before(decision).hands[0]}
        if each.key == "review-luck-broke":
            broke = [event.player for entry in entries for event in entry.events if event.kind is Happening.BANKRUPT]
            assert rest["player"].player in broke
    assert all("{" not in say(each, lang, NAMES) for each in told for lang in ("en", "ja"))


def assert_side_by_side(found: Review, decision: Decision, told: Phrase) -> None:
    """What the move that was made opened for others, by the sentence that compares, was gone through too."""
    for part in dict[str, Any](told.args).values():
        values = dict(part.args)
        if part.key == "review-compare-keeps":
            assert_went(found, decision, values["cards"])
            hands = [hand for player, hand in enumerate(position_of(found, decision).hands) if player != found.player]
            waiting = [
                card
                for hand in hands
                for card in hand
                if any(
                    card.suit is each.suit and (card.rank - each.rank) * (each.rank - 7) > 0 for each in values["cards"]
                )
            ]
            assert values["behind"] == (len(waiting) if found.game.start.rules.tunnel == "off" else 0)
        elif "theirs" in values and values["made"] == "yes":
            assert_went(found, decision, dict[str, Any](values["theirs"].args)["cards"])


def assert_went(found: Review, decision: Decision, cards: Sequence[Card]) -> None:
    """A door that is told of was gone through: the story never says of its cards that they were kept."""
    moves = [entry.move for entry in found.game.history[decision.ply :] if entry.player != found.player]
    assert {*cards} <= {getattr(move, "card", None) for move in moves}


def assert_puzzle(found: Review, decision: Decision) -> None:
    """The puzzle made of it holds the same move for the best, and the one played for wrong."""
    places = {str(each.move): round(each.place, 2) for each in decision.options}
    puzzle = own_mistake("S1-r1", str(position_of(found, decision)), str(decision.played), places)
    right = {item.id for item in puzzle.parts[0].items if item.right}
    assert {str(decision.best), str(decision.better)} <= {*right}
    assert str(decision.played) not in right


def position_of(found: Review, decision: Decision) -> Position:
    return found.game.history[decision.ply - 1].position if decision.ply else found.game.start


def assert_happened(found: Review, decision: Decision, told: Phrase) -> None:  # noqa: C901, a case a kind
    """What is said to have come of a move is looked up in the game, by other ways than those that found it."""
    values: dict[str, Any] = dict(told.args)
    if "count" in values and "tries" in values:
        assert 0 <= values["count"] <= values["tries"]
    if told.key == "review-brings-broke":
        assert values["card"] in position_of(found, decision).hands[values["player"].player], "whose card stays shut"
    if not told.key.startswith("review-came-"):
        return
    assert_seen(found, decision, told)
    entry = found.game.history[decision.ply + values["moves"]]
    outcome = found.game.outcome
    assert outcome is not None
    mine = [event for event in entry.events if event.player == found.player]
    held = [str(card) for card in entry.position.hands[found.player]]
    match told.key.removeprefix("review-came-"):
        case "broke":
            assert any(event.kind is Happening.BANKRUPT for event in mine)
            assert found.place != 1
        case "joker":
            assert outcome.placings[-1].player == found.player
            assert outcome.placings[-1].reason is Reason.JOKER
        case "took":
            assert any(event.kind is Happening.TOOK_JOKER and str(event.cards[0]) == values["card"] for event in mine)
        case "died" | "side-died":
            assert_side(found, decision, told)
            dead = [str(card) for event in entry.events if event.kind is Happening.DIED for card in event.cards]
            assert values["card"] in dead
            assert values["card"] in held
        case "closed":
            assert values["card"] in held
        case "forced":
            assert entry.player == found.player
            assert isinstance(entry.move, Pass)
        case "used":
            assert entry.player == values["player"].player != found.player
            assert_went(found, decision, values["cards"])
            assert all(each in position_of(found, decision).hands[entry.player] for each in values["cards"])
            helped = f"That helped {NAMES[entry.player]}{', whose' if values['cards'] else '.'}"
            is_ahead = outcome.rank_of(entry.player) < outcome.rank_of(found.player)
            assert (helped in say(told, "en", NAMES)) is is_ahead, "who came in behind was not helped enough"
            assert (" waited behind it." in say(told, "en", NAMES)) is bool(values["cards"])
            assert str(entry.move) == values["card"]
            after = found.game.history[decision.ply].position
            assert [values["card"] in map(str, each.open_places) for each in (position_of(found, decision), after)] == [
                *(False, True)
            ]
        case "behind":
            assert outcome.rank_of(values["player"].player) < outcome.rank_of(found.player)
        case other:
            pytest.fail(other)


def assert_side(found: Review, decision: Decision, told: Phrase) -> None:
    """The move took one of the sides of the card that died and left some open; another card took the last of them."""
    values: dict[str, Any] = dict(told.args)
    if "last" not in values:
        return
    entry = found.game.history[decision.ply + values["moves"]]
    assert (entry.move, entry.player) == (Play(values["last"]), values["player"].player)
    assert (values["own"] == "yes") is (entry.player == found.player)
    around = sides(found.game.start.rules, Card(values["card"]))
    assert {decision.played, entry.move} <= {Play(each) for each in around}
    assert values["left"] == len({*around} - {*found.game.history[decision.ply].position.board}) > 0


def assert_one_death(found: Review, told: Phrase) -> None:
    """A mistake that killed the card of the headline, kept it or left it one side is not told as another matter."""
    values: dict[str, Any] = dict(told.args)
    if values.get("link", "no") != "no" or found.turned is None or found.place == 1:
        return
    game, mistake = found.game, found.turned
    death = killed(game.start, game.history, found.player) if game.start.rules.killer else None
    if death is None or mistake.ply > death.ply or told.key == "review-passed-broke":
        return
    around = {Play(each) for each in sides(game.start.rules, death.card)}
    left = around - {Play(each) for each in game.history[mistake.ply].position.board}
    assert mistake.ply != death.ply
    assert mistake.better != Play(death.card)
    assert not (mistake.played in around and left == {Play(death.killer)})


def assert_seen(found: Review, decision: Decision, told: Phrase) -> None:
    """It is told beside the reader's next turn when something came; never of a pass that nobody sees coming."""
    values: dict[str, Any] = dict(told.args)
    later = [entry.player for entry in found.game.history[decision.ply + 1 :]]
    turn = 1 + later.index(found.player) if found.player in later else len(found.game.history)
    moves = values["moves"]
    assert values["when"] == ("now" if not moves else "soon" if moves < turn else "turn" if moves == turn else "later")
    assert not (moves > 2 * len(found.game.names) and told.key == "review-came-forced")


def assert_short(game: Game) -> None:
    """What the reader still held is told, or counted, when the winner went out, and the sentence says so."""
    outcome = game.outcome
    assert outcome is not None
    winner, told = outcome.ranking[0], {}
    for lang in ("en", "ja"):
        found = finish_of(game.start, game.history, outcome, Teller(lang, NAMES, 0))["story"]
        told[lang] = [each for each in found if "you still held" in each or "が手札を出しきったとき" in each]
    assert len(told["en"]) == len(told["ja"]) <= 1
    out = [
        ply
        for ply, entry in enumerate(game.history)
        if any(event.kind is Happening.OUT and event.player == winner for event in entry.events)
    ]
    if not told["en"]:
        broke = any(event.kind is Happening.BANKRUPT and event.player == 0 for e in game.history for event in e.events)
        assert not out or not winner or broke or 0 in [each.player for each in game.history[out[0]].position.exits]
        return
    held = list(map(str, game.history[out[0]].position.hands[0]))
    named = f"{', '.join(held[:-1])} and {held[-1]}" if len(held) > 1 else held[0]
    few = len(held) <= 3
    shown = named if few else f"{len(held)} cards"
    assert told["en"] == [f"When {NAMES[winner]} got rid of all cards, you still held {shown}."]
    listed = ("と" if len(held) < 3 else "、").join(held)
    shown = f"あと{len(held)}枚、{listed}だけでした。" if few else f"まだ{len(held)}枚ありました。"
    assert told["ja"] == [f"{NAMES[winner]}が手札を出しきったとき、あなたの手札は{shown}"]
    laid = [str(entry.move) for entry in game.history[: out[0] + 1] if entry.player == 0]
    assert not {*held} & {*laid}
    if gone := game.history[-1].position.exit_of(0):
        assert {*map(str, gone.laid)} <= {*held}, "what goes on the board later was held then"


def assert_how_it_ended(game: Game) -> None:
    """Who went broke for want of a card that fitted is told so, and nobody else; no pass before it is blamed."""
    assert game.outcome is not None
    positions = [game.start, *(entry.position for entry in game.history)]
    for you in range(len(NAMES)):
        finish = finish_of(game.start, game.history, game.outcome, Teller("en", NAMES, you))
        told = [each for each in finish["story"] if each.startswith(("No pass was left", "You passed with no pass"))]
        passes = [ply for ply, each in enumerate(game.history) if each.player == you and isinstance(each.move, Pass)]
        fitted = [ply for ply in passes if positions[ply].legal_moves.cards or positions[ply].legal_moves.jokers]
        gone = passes and any(event.kind is Happening.BANKRUPT for event in game.history[passes[-1]].events)
        assert bool(told) is finish["headline"].startswith("Broke: ") is bool(gone)
        if told and passes[-1] in fitted:
            assert told == ["You passed with no pass left, though a card fitted."]
        elif told:
            count = len(positions[passes[-1]].hands[you])
            assert (f"none of your {count} cards fitted" in told[0]) is (count > 1)
            assert "passed" not in told[0], "what passes were worth is left to the review"


def assert_story(game: Game) -> None:
    """The sentences of the story are true of the game, each by a count of its own."""
    assert_short(game)
    assert_how_it_ended(game)
    if kept := longest_kept(game.start, game.history, 0):
        positions = [game.start, *(entry.position for entry in game.history)]
        turns = [
            ply
            for ply, entry in enumerate(game.history)
            if kept.card in positions[ply].open_places and kept.card in positions[ply].hands[kept.player]
            if entry.player == positions[ply].turn == kept.player and kept.card not in entry.events[0].cards
        ]
        assert 2 <= kept.turns <= len(turns)
        assert any({*kept.cards} <= {*positions[ply].hands[kept.other]} for ply in turns)
        assert any(nothing_between(positions[ply], kept) for ply in turns)
        assert all(
            card.suit is kept.card.suit
            and (kept.card.rank == 7 or (card.rank - kept.card.rank) * (kept.card.rank - 7) > 0)
            for card in kept.cards
        )
    assert_told_once(game)


def nothing_between(position: Position, kept: Kept) -> bool:
    """Return whether nobody else held a card between the one kept and the last of those that waited for it."""
    if kept.card.rank == 7:
        return True
    ranks = {*range(*sorted((kept.card.rank, kept.cards[-1].rank)))} - {kept.card.rank}
    others = [card for player, hand in enumerate(position.hands) if player != kept.other for card in hand]
    return not any(card.suit is kept.card.suit and card.rank in ranks for card in others)


def assert_told_once(game: Game) -> None:
    """Whom the reader broke stands first, but for how the reader went broke.

    A win that the headline tells is told again only where nothing else is.
    """
    assert game.outcome is not None
    story = finish_of(game.start, game.history, game.outcome, Teller("en", NAMES, 0))["story"]
    broken = widest_breaking(game.start, game.history, 0)
    own = [each.startswith(("No pass was left", "You passed with no pass", "Your ")) for each in story]
    told = [each.startswith(("You broke ", "You helped to break ")) for each in story]
    assert any(told) is (broken is not None)
    assert broken is None or all(own[: told.index(True)])
    won = game.outcome.placings[0]
    emptied = [
        each for each in story if each.endswith(("got rid of all cards first.", "got rid of all your cards first."))
    ]
    short = any(", you still held" in each for each in story)
    assert bool(emptied) is (won.reason is Reason.OUT and won.player != 0 and not short)
    assert len(story) <= 5
