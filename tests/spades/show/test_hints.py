"""The hint at a table of Spades: first what the trick is worth to one's side, then the best move and why."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from sevens_teach.cards import Card
from sevens_teach.play.reviewed import Mark
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.spades import Bid, Game, Position
from sevens_teach.spades.players.bidding import fitted_worth
from sevens_teach.spades.players.counting import Count
from sevens_teach.spades.players.tips import TipsPlayer
from sevens_teach.spades.review.judging import review
from sevens_teach.spades.show.hints import _best_bid, _why, best
from sevens_teach.spades.show.table import TABLE
from sevens_teach.spades.why.telling import Teller

NAMES = ("You", "Ren", "Aoi", "Sora")
BAGS = (
    "sandbags=on; dealer 0; hands ♠K,5,2 ♥K,7,6,4,2 ♦A,7,3 ♣A,3 | ♠A,Q,9 ♥Q,5,3 ♦K,8,6,5,4 ♣5,4 | "
    "♠J,8,7,4 ♥A,9 ♦J,10,9,2 ♣Q,10,7 | ♠10,6,3 ♥J,10,8 ♦Q ♣K,J,9,8,6,2; bids 3 2 1 4; "
    "played ♣4 ♣7 ♣K ♣A ♦A ♦4 ♦2 ♦Q ♣3 ♣5 ♣Q ♣2 ♥A ♥8 ♥2 ♥3 ♥9 ♥10 ♥K ♥5 ♦3 ♦K ♦9 ♣6 ♥Q ♠4 ♥J ♥4 "
    "♦10 ♠3 ♦7 ♦5 ♣J ♥7 ♦6 ♣10 ♣8 ♥6 ♦8 ♦J ♣9 ♠2 ♠9 ♠8 ♠Q ♠J ♠10"
)
"""Two tricks are left, the target is reached, and ♠5 leaves the trick to Ren."""


def asked(text: str, hints: int, lang: str = "en", you: int = 0) -> tuple[str, str, str]:
    """Return the rule, the headline and the reason of the hint asked for so often before."""
    game = Game.from_position(text, names=NAMES, seed=1)
    snapshot = Snapshot(game, game.position, (), (), NAMES, you, lang)
    found = TABLE.hint(replace(snapshot, hints=hints))
    return found["rule"], found["headline"], found["reason"]


def test_P2_a_bid_is_explained_by_the_count_only_where_it_is_near_to_it() -> None:
    view = Game(seed=1).view(1)
    worth = fitted_worth(view)
    told = {bid: _best_bid(view, Teller("en", NAMES, 1), Bid(bid))["reason"] for bid in range(14)}
    assert told[0] == "Nothing in this hand has to take a trick."
    for bid in range(1, 14):
        assert ("is worth about" in told[bid]) is (abs(worth - 100 * bid) <= 60)
    assert "in many deals" in told[13]
    assert told[4].endswith("tricks."), "nobody has bid before"
    weak = "basic; dealer 0; hands ♠3,2 ♥9,8,6,5 ♦9,8,7,5 ♣9,8,7 | ♠Q,9,5 ♥A,K,4 ♦A,K,4 ♣A,K,Q,J | "
    weak += "♠K,10,8,7 ♥Q,J,10 ♦Q,J,10 ♣6,5,4 | ♠A,J,6,4 ♥7,3,2 ♦6,3,2 ♣10,3,2; bids 5 4 3"
    low = Position.parse(weak).view(0)
    assert _best_bid(low, Teller("en", NAMES, 0), Bid(1))["reason"] == "It's hardly a trick, but nil would be riskier."


def test_P5_a_hint_says_that_a_bag_costs_later_then_which_card_leaves_it() -> None:
    assert asked(BAGS, 0)[:2] == ("P5", "You have your target: let this one go, a bag costs later.")
    rule, headline, reason = asked(BAGS, 1)
    assert (rule, headline) == ("P6", "I'd play ♠5.")
    assert reason == "You could take this trick; leaving it is worth more."
    assert asked(BAGS, 1) == asked(BAGS, 2), "the same at every asking"


def test_P4_without_bags_every_trick_over_is_a_point() -> None:
    plain = BAGS.removeprefix("sandbags=on")
    assert asked(f"basic{plain}", 0)[:2] == (
        "P4",
        "You have your target: every trick more is one point, and one they don't get.",
    )
    assert asked(f"basic{plain}", 1)[1] == "I'd play ♠K."


@pytest.mark.parametrize(
    ("bids", "said"),
    [
        ("3 2 2 4", "Your side needs 5 of the 13 tricks that are left."),
        ("3 nil 2 2", "Aoi has bid nil: one trick that Aoi has to take is worth 200 points to you."),
        ("3 nil 2 nil", "Both of them have bid nil: one trick that either has to take is worth 200 points to you."),
        ("3 2 nil 4", "Sora has bid nil: every trick you take is one that can't hurt."),
        ("nil 2 3 4", "You have bid nil, and have to lead"),
    ],
)
def test_P6_a_hint_says_what_a_trick_is_worth(bids: str, said: str) -> None:
    hands = BAGS.partition("hands ")[2].partition(";")[0]
    assert asked(f"basic; dealer 0; hands {hands}; bids {bids}", 0, you=1)[1].startswith(said)


def test_P2_with_a_nil_of_your_own_a_hint_leaves_the_trick() -> None:
    hands = BAGS.partition("hands ")[2].partition(";")[0]
    text = f"basic; dealer 3; hands {hands}; bids 3 nil 2 2; played ♥K"
    assert asked(text, 0, you=1)[1] == "You have bid nil: throw your highest card that doesn't take the trick."
    reason = asked(text, 1, you=1)[2]
    assert reason == "It doesn't take the trick, and your nil stands."


def test_P6_only_what_is_certain_is_called_so() -> None:
    hands = BAGS.partition("hands ")[2].partition(";")[0]
    head = f"basic; dealer 3; hands {hands}; bids 3 2 2 4"
    first = Count(Position.parse(head).view(0))
    assert _why(first, Card("♥K")) == "spades-hint-why-exit", "the ace is out"
    assert _why(first, Card("♦A")) == "spades-hint-why-sure-likely", "somebody may have no ♦"
    third = Count(Position.parse(f"{head}; played ♦3 ♦K").view(2))
    assert _why(third, Card("♦J")) == "spades-hint-why-cheap"
    last = Count(Position.parse(f"{head}; played ♥2 ♥3 ♥9").view(3))
    assert _why(last, Card("♥10")) == "spades-hint-why-takes", "nobody comes after"
    spades = Count(Position.parse(BAGS).view(0))
    assert _why(spades, Card("♠K")) == "spades-hint-why-takes"


def test_P2_a_blind_nil_of_theirs_is_worth_twice_as_much() -> None:
    hands = BAGS.partition("hands ")[2].partition(";")[0]
    said = asked(f"blind_nil=on; dealer 0; hands {hands}; bids 3 blind 2 2", 0, you=1)[1]
    assert said == "Aoi has bid nil: one trick that Aoi has to take is worth 400 points to you."
    said = asked(f"blind_nil=on; dealer 0; hands {hands}; bids 3 blind 2 nil", 0, you=1)[1]
    assert said.endswith("is worth 200 points to you."), "of both nils the one that is worth less"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_P2_a_hint_to_bid_names_the_high_cards_and_then_the_bid(lang: str) -> None:
    hands = BAGS.partition("hands ")[2].partition(";")[0]
    text = f"basic; dealer 3; hands {hands}"
    first, second = asked(text, 0, lang), asked(text, 1, lang)
    assert "♠K" in first[2]
    assert second[0] == "P2"
    assert any(each in second[1] for each in "2345")
    assert first != second


def test_a_review_calls_nothing_a_mistake_that_the_hints_had_said() -> None:
    """Which move is said where nothing is compiled is a smaller search: the review may know better there."""
    pytest.importorskip("numba")
    for seed in range(3):
        game, tips = Game("target=100", seed=seed), TipsPlayer()
        while not game.is_over:
            if game.position.turn is None:
                game.go_on()
                continue
            view = game.view(game.position.turn)
            game.play(best(view, len(game.history)) if view.player == 0 else tips.choose(view, Random(seed)))
        found = review(game, 0, rng=Random(seed))
        assert len(found.decisions) > 5
        assert [str(each.played) for each in found.mistakes if each.mark is not Mark.SLIP] == []
