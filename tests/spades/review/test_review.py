"""The review of a match: what it judges by, what it says of a trick, and that nothing on the last page contradicts.

`make last-pages` looks at many matches; in the suite it is a few.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from functools import cache
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import pytest
from plain_simulator import SPADES, plain
from whole_review import whole_review

from sevens_teach import GameError, progress
from sevens_teach.cards import Card
from sevens_teach.compiling.compiled import numbers, zeros
from sevens_teach.play.review_words import summary
from sevens_teach.play.reviewed import SURE, Mark
from sevens_teach.practice import keep_mistake
from sevens_teach.practice.mistakes import mistake_puzzle
from sevens_teach.puzzles import check
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.spades import DEAL, LOOK, Bid, Game, Play, Position
from sevens_teach.spades.engine.events import Happening
from sevens_teach.spades.engine.score import SIDES
from sevens_teach.spades.players import TipsPlayer, play_deal
from sevens_teach.spades.players.worlds import Chain
from sevens_teach.spades.review.judging import candidates, review, reviewing
from sevens_teach.spades.review.model import BLUNDER, GOOD, LOSS, MISTAKE, Moment, choices_of
from sevens_teach.spades.review.own import own_mistake, rule_of, worth_of
from sevens_teach.spades.review.reasons import written
from sevens_teach.spades.review.telling import as_json, average, headline, told, why, yours
from sevens_teach.spades.review.tricks import Laid
from sevens_teach.spades.show.reviewing import Reviewer
from sevens_teach.spades.simulator.model import house_of, to_lanes
from sevens_teach.spades.simulator.outcomes import END, bid_ends, card_ends, end_at
from sevens_teach.spades.why.telling import signed

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from sevens_teach.play.judging import Stage
    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades import Move
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.review.model import Decision, Review

NAMES = ("You", "Ren", "Aoi", "Sora")
MATCHES = int(os.environ.get("SEVENS_LAST_PAGES", "4"))
RULES = ("target=100", "target=100 sandbags=on", "target=100 sandbags=on blind_nil=on", "target=300 sandbags=on")
WORLDS = 60
LAPSES = {Mark.SLIP, Mark.MISTAKE, Mark.BLUNDER}


class Careless:
    """Plays by the tips, but often any card, and bids a little off."""

    def __init__(self, often: float) -> None:
        self.often = often

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move."""
        usual = TipsPlayer().choose(view, rng)
        if not isinstance(usual, Bid | Play) or rng.random() >= self.often:
            return usual
        if isinstance(usual, Bid) and not usual.blind:
            return Bid(max(0, min(13, usual.tricks + int(rng.random() * 5) - 2)))
        return view.legal_moves.draw(rng) if isinstance(usual, Play) else usual


@cache
def played(rules: str, seed: int) -> Game:
    """Return a whole match of a player who is more careful in one match than in the next."""
    game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
    you = Careless((seed % 4) / 4)
    while not game.is_over:
        turn = game.position.turn
        player = you if turn == 0 else TipsPlayer()
        game.play(DEAL if turn is None else player.choose(game.position.view(turn), rng))
    return game


@cache
def reviewed(rules: str, seed: int) -> Review:
    return review(played(rules, seed), 0, worlds=WORLDS, rng=Random(seed))


def all_reviewed() -> Iterator[Review]:
    for number in range(MATCHES):
        yield reviewed(RULES[number % len(RULES)], number)


# -- what it judges by -------------------------------------------------------------------------------


@pytest.mark.parametrize("ply", [0, 1, 2, 3, 4, 9, 20, 33, 46])
def test_P4_a_deal_ends_as_the_engine_has_it(ply: int) -> None:
    game = played("target=300 sandbags=on", 3)
    before = game.history[ply - 1].position if ply else game.start
    assert before.turn is not None
    view = before.view(before.turn)
    chain, dealt = Chain(view, Random(1)), numbers([to_lanes(hand) for hand in before.held])
    moves = [*candidates(view, game.history[ply].move)]  # type: ignore[arg-type]  # a bid or a card
    found = zeros(END * len(moves))
    if view.is_bidding:
        bids = numbers([move.tricks for move in moves if isinstance(move, Bid)])
        bid_ends(house_of(view), chain.table, chain.first, view.player, bids, dealt, found)
    else:
        cards = numbers([to_lanes(move.card.bit) for move in moves if isinstance(move, Play)])
        card_ends(house_of(view), chain.table, chain.now, cards, dealt, found)
    for number, move in enumerate(moves):
        end = play_deal(before.after(move)[0], [TipsPlayer()] * 4, Random(0))
        assert end.result is not None
        ended = end_at(found, number)
        assert ended.points == end.result.line.points
        assert ended.taken == end.taken
        assert ended.bids == tuple(bid.tricks for bid in end.bids if bid)
        bags = [10 * side.bags for side in end.result.sides]
        points = [side.points - side.penalty - cost for side, cost in zip(end.result.sides, bags, strict=True)]
        assert ended.lead == points[0] - points[1]


def test_it_is_the_same_without_numba() -> None:
    game = played("target=100 sandbags=on", 1)
    ours = next(stage for stage in reviewing(game, 0, worlds=8, rng=Random(1)) if stage.found.decisions)
    plainly = plain(SPADES)["judging"].reviewing(game, 0, worlds=8, rng=Random(1))
    theirs: Stage[Review] = next(stage for stage in plainly if stage.found.decisions)
    one, two = ours.found.decisions[0], theirs.found.decisions[0]
    assert [(str(each.move), each.points) for each in one.options] == [
        (str(each.move), each.points) for each in two.options
    ]


def test_every_bid_on_seen_cards_and_every_card_of_several_is_a_decision() -> None:
    game = played("target=100 sandbags=on blind_nil=on", 2)
    positions = [game.start, *(entry.position for entry in game.history)]
    plies = choices_of(game, 0)
    assert all(positions[ply].turn == 0 and len(positions[ply].legal_moves) > 1 for ply in plies)
    assert not any(game.history[ply].move == LOOK for ply in plies)
    assert len(reviewed("target=100 sandbags=on blind_nil=on", 2).decisions) == len(plies)


def test_a_bid_of_thirteen_on_nothing_is_a_blunder_and_the_reason_is_the_target() -> None:
    hands = "♠4,3 ♥8,6,5 ♦9,7,6,5 ♣9,8,7,6 | ♠A,K,Q ♥A,K,Q ♦A,K ♣A,K,Q,J,10 | "
    hands += "♠8,7,6,5 ♥J,10,9 ♦Q,J,10 ♣4,3,2 | ♠J,10,9,2 ♥7,4,3,2 ♦8,4,3,2 ♣5"
    game = Game.from_position(f"target=100; dealer 3; hands {hands}", names=NAMES, seed=1)
    game.play("bid 13")
    while not game.is_over:
        turn = game.position.turn
        game.play(DEAL if turn is None else TipsPlayer().choose(game.position.view(turn), Random(0)))
    found = review(game, 0, worlds=WORLDS, rng=Random(1))
    first = found.decisions[0]
    assert (first.mark, first.deal, first.trick) == (Mark.BLUNDER, 1, 0)
    moment = next(each for each in found.moments if each.decision is first)
    assert [each.key for each in why(moment)] == [
        "spades-review-did-bid",
        "spades-review-missed",
        "review-rather",
        "spades-review-target" if not first.best.is_nil else "spades-review-bid-nil",  # type: ignore[union-attr]
    ]


def test_errors() -> None:
    with pytest.raises(GameError, match="worlds=1: expected 2 or more"):
        review(played(RULES[0], 0), 0, worlds=1, rng=Random(1))


# -- what it says of a trick ---------------------------------------------------------------------------

HANDS = "♠A,3 ♥A,K,4 ♦Q,J,4 ♣K,7,6,5,4 | ♠K,Q,10 ♥Q,5,3,2 ♦A,K ♣A,Q,3,2 | "
HANDS += "♠J,9,2 ♥J,10,9 ♦10,9,8,7 ♣J,10,9 | ♠8,7,6,5,4 ♥8,7,6 ♦6,5,3,2 ♣8"
NO_HEARTS = "♠9,5,3 ♦A,K,Q,J,10 ♣A,K,Q,J,10 | ♠J,8,4 ♦9,8,7,6,5 ♣9,8,7,6,5 | "
NO_HEARTS += "♠A,K,Q ♥A,K,Q,J,10,9 ♦4,3 ♣4,3 | ♠10,7,6,2 ♥8,7,6,5,4,3,2 ♦2 ♣2"


def said(bids: str, before: str, rest: str, better: str, table: str = f"basic; dealer 3; hands {HANDS}") -> list[str]:
    """Return what is said of the first card of `rest`, beside a better one."""
    head = f"{table}; bids {bids}"
    position = Position.parse(f"{head}; played {before}" if before else head)
    after = position
    for card in rest.split():
        after, _ = after.after(Play(card))
    laid = Laid(position, after.tricks[-1], Card(rest.split(maxsplit=1)[0]), Card(better))
    return [each.key for each in laid.said()]


@pytest.mark.parametrize(
    ("bids", "before", "rest", "better", "found"),
    [
        ("3 4 2 2", "", "♥4 ♥Q ♥J ♥8", "♥A", ["led-away"]),
        ("3 4 2 2", "", "♦Q ♦K ♦10 ♦6", "♣4", ["led-into"]),
        ("3 4 2 2", "", "♥A ♥2 ♥9 ♥6", "♥4", []),
        ("nil 4 2 2", "", "♥A ♥2 ♥9 ♥6", "♥4", ["own-nil"]),
        ("3 4 2 2", "♦4 ♦A ♦7 ♦2 ♣Q ♣9 ♣8", "♣4", "♣K", ["let-go"]),
        ("4 nil 2 3", "♥4", "♥5 ♥9 ♥8", "♥2", []),
        ("2 3 nil 4", "♥4 ♥2", "♥J ♥6", "♥9", ["own-nil"]),
        ("2 3 nil 4", "", "♥4 ♥2 ♥J ♥6", "♥A", ["partner-nil"]),
        ("3 4 2 2", "♦4 ♦A ♦7 ♦2 ♣2 ♣9 ♣8", "♣K", "♣4", ["overtook"]),
        ("3 4 2 2", "♦4", "♦K ♦7 ♦2", "♦A", []),
        ("3 4 2 2", "♦4 ♦A ♦7 ♦2 ♣A", "♣9 ♣8 ♣4", "♣J", []),
        ("3 4 2 2", "♥A ♥2 ♥9 ♥6 ♥K ♥3 ♥10", "♥7", "♥8", []),
        ("3 4 2 2", "♥4 ♥2", "♥9 ♥6", "♥J", []),
    ],
)
def test_what_a_card_did_to_its_trick(bids: str, before: str, rest: str, better: str, found: list[str]) -> None:
    assert said(bids, before, rest, better) == [f"spades-review-{name}" for name in found]


@pytest.mark.parametrize(
    ("rules", "before", "rest", "better", "found"),
    [
        ("basic", "♥9 ♥2", "♠9 ♠J", "♣10", ["overruffed"]),
        ("basic", "♥A ♥2", "♣A ♦5", "♣10", ["spent"]),
        ("sandbags=on", "♥A ♥2 ♣10 ♦5 ♥K ♥3 ♦10 ♦6 ♥9 ♥8", "♠9 ♣5", "♣J", ["bag"]),
        ("basic", "♥A ♥2 ♣10 ♦5 ♥K ♥3 ♦10 ♦6 ♥9 ♥8", "♠9 ♣5", "♣J", []),
    ],
)
def test_what_a_ruff_or_a_discard_did(rules: str, before: str, rest: str, better: str, found: list[str]) -> None:
    table = f"{rules}; dealer 1; hands {NO_HEARTS}"
    assert said("1 2 1 2", before, rest, better, table) == [f"spades-review-{name}" for name in found]


# -- nothing contradicts ---------------------------------------------------------------------------------


def test_nothing_on_a_last_page_contradicts_anything_else() -> None:
    for found in all_reviewed():
        try:
            assert_headline(found)
            assert_one_scale(found)
            assert_line(found)
            for moment in found.moments:
                assert_moment(found, moment)
        except AssertionError as error:
            raise AssertionError(f"{found.game.rules}, seed {found.game.seed}: {error}") from error


def assert_headline(found: Review) -> None:
    outcome, head = found.game.outcome, headline(found)
    assert outcome is not None
    assert head is not None
    won, turned = outcome.winner == 0, found.turned
    assert found.has_won is won
    assert say(head, "en", NAMES).startswith("Your side won" if won else "Your side lost")
    assert (head.key == "spades-review-clean") is (not found.mistakes)
    serious = turned is not None and turned.is_serious
    assert (head.key == "spades-review-slips") is (bool(found.mistakes) and not serious)
    assert (head.key == "spades-review-won-anyway") is (won and serious)
    if found.mistakes:
        assert turned is not None
        assert turned.cost == max(each.cost for each in found.mistakes)
    if head.key == "spades-review-was-yours":
        assert turned is not None
        assert turned.wins[0] < 0.5 <= turned.wins[1]
        assert turned.wins[1] - turned.wins[0] >= 0.2


def test_what_is_called_a_small_slip_below_has_lost_no_match_above() -> None:
    found = next(each for each in all_reviewed() if each.mistakes and not each.has_won)
    turned = found.turned
    assert turned is not None
    best = turned.option(turned.best)
    slip = replace(turned, options=(best, replace(best, move=turned.played, points=best.points - 8)), wins=(0.2, 0.8))
    assert slip.lapse is Mark.SLIP
    assert slip.wins[0] < 0.5 <= slip.wins[1]
    one = headline(replace(found, decisions=(slip,)))
    assert one is not None
    assert re.fullmatch("Your side lost. Your one small slip, your .+, cost little.", say(one, "en", NAMES))
    assert say(one, "ja", NAMES).endswith("だけで、損はわずかでした。")
    two = headline(replace(found, decisions=(slip, replace(slip, ply=slip.ply + 1))))
    assert two is not None
    assert "Each of your 2 small slips cost little; the largest was your " in say(two, "en", NAMES)
    assert say(told(Moment(slip, Mark.SLIP)).why[0], "en").endswith(" was a little better.")


def assert_one_scale(found: Review) -> None:
    """Marks, costs, counts and accuracy say the same."""
    costs = [each.cost for each in found.decisions]
    lost = [each for each in found.decisions if each.mark in LAPSES]
    assert (found.accuracy == 100) is (not any(costs)) is (not lost)
    assert lost == list(found.mistakes)
    assert "accuracy" not in dict(summary(found).args)
    assert sum(found.count(mark) for mark in LAPSES) == len(lost)
    marked = [moment.decision for moment in found.moments if moment.mark in LAPSES]
    assert marked == sorted(sorted(lost, key=lambda each: (-each.cost, each.ply))[:3], key=lambda each: each.ply)
    assert [each.ply for each in found.turning_points] == sorted(each.ply for each in found.turning_points)
    for each in found.decisions:
        assert_decision(each)


def assert_line(found: Review) -> None:
    """What is drawn is what is told: a mistake is a fall, the worse the longer; what it cost is what *More* shows."""
    reviewer = Reviewer(found.game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    line, scale = reviewer.state("en", NAMES)["line"], reviewer.scale()
    low, high = scale[0][0], scale[-1][0]
    falls = {each["ply"]: (high - low) * (each["had"] - each["left"]) for each in line["chances"]}
    assert falls == pytest.approx({each.ply: each.cost for each in found.decisions}, abs=0.2)
    assert all(0 <= each["left"] <= each["had"] <= 1 for each in line["chances"])
    assert len(scale) <= 6
    assert low + line["end"] * (high - low) == pytest.approx(found.game.score[0] - found.game.score[1], abs=0.2)
    for moment in found.moments:
        if moment.decision.is_mistake:
            own, better = (average(moment.decision, rival=rival)["points"] for rival in (False, True))
            cost = int(better.replace("−", "-")) - int(own.replace("−", "-"))
            assert say(told(moment).cost, "en") == f"It cost about {cost} points."  # type: ignore[arg-type]
    values: dict[str, Any] = dict(yours(found).args)
    end = values["lead"] * (1 if values["ahead"] == "yes" else -1)
    assert values["rest"] * (1 if values["gave"] == "gave" else -1) - values["lost"] == end
    assert end == found.game.score[0] - found.game.score[1]


def assert_decision(each: Decision) -> None:
    best, own, rival = (each.option(move) for move in (each.best, each.played, each.rival))
    assert all(other.points <= best.points for other in each.options)
    assert best.points - own.points == pytest.approx(each.losses[0].mean)
    if each.played == each.best:
        assert own.points - rival.points == pytest.approx(each.margin.mean)
        assert all(other.points <= rival.points for other in each.options if other is not own)
    if each.is_mistake:
        assert each.mark is (
            Mark.SLIP if each.cost < MISTAKE else Mark.MISTAKE if each.cost < BLUNDER else Mark.BLUNDER
        )
        assert each.rival == each.best != each.played
        assert best.shown - own.shown == each.cost
        assert each.wins[0] <= each.wins[1]
        assert len(each.losses) == 2
        assert all(loss.mean >= LOSS and loss.mean > SURE * loss.error for loss in each.losses)
    if each.mark is Mark.GOOD:
        assert each.played == each.best != each.rival
        assert own.points - rival.points >= GOOD - 1e-9
        assert each.wins[0] >= each.wins[1]
    assert all(0 <= win <= 1 for win in each.wins)


def assert_moment(found: Review, moment: Moment) -> None:
    decision = moment.decision
    assert moment.mark is decision.mark
    assert bool(told(moment).cost) is decision.is_mistake
    for each in why(moment):
        assert_true(found, decision, each, is_good=moment.mark is Mark.GOOD)
        for lang in LANGUAGES:
            assert "{" not in say(each, lang, NAMES)
    if decision.is_mistake:
        worths = {str(each.move): worth_of(each) for each in decision.options}
        position = str(found.before(decision))
        rule = rule_of(found.before(decision), decision.best)
        posed = own_mistake(f"{rule}-r1", position, str(decision.played), worths)
        right = {item.id for item in posed.parts[0].items if item.right}
        assert str(decision.best) in right
        assert str(decision.played) not in right


def assert_true(found: Review, decision: Decision, each: Phrase, *, is_good: bool) -> None:  # noqa: C901, PLR0912, PLR0915, a case a kind
    """What is said is looked up in the match, by other ways than those that found it."""
    values: dict[str, Any] = dict(each.args)
    better, worse = decision.option(decision.best), decision.option(decision.rival if is_good else decision.played)
    history = found.game.history[decision.ply :]
    whole = next(number for number, entry in enumerate(history) if entry.position.result is not None)
    deal, end = history[: whole + 1], history[whole].position
    assert end.result is not None
    own, mine = end.result.sides[0], [entry for entry in deal if entry.player == 0]
    takes = [event for entry in deal for event in entry.events if event.kind is Happening.TOOK]
    taker = takes[0].player if takes else None
    if "more" in values and each.key not in {"spades-review-bags", "spades-review-bid-low"}:
        assert (values["more"] > values["less"]) is (each.key not in {"spades-review-set", "spades-review-nil-theirs"})
    match each.key.removeprefix("spades-review-"):
        case "own-nil":
            assert taker == 0
            assert end.bids[0] is not None
            assert end.bids[0].is_nil
        case "partner-nil":
            assert taker == 2
            assert end.bids[2] is not None
            assert end.bids[2].is_nil
            assert str(values["card"]) in {str(entry.move) for entry in deal[:4] if entry.player == 2} | {
                str(card) for card in takes[0].cards
            }
        case "let-go" | "overruffed" | "led-away" | "led-into":
            assert taker == values["player"].player
            assert taker in SIDES[1]
            assert values["card"] in takes[0].cards
        case "bag":
            assert found.game.rules.sandbags
            assert taker == 0
            assert own.bags
        case "overtook":
            assert taker == 0
            assert values["partner"].player == 2
        case "spent":
            assert taker != 0
            assert str(mine[0].move) == str(values["played"])
        case "nil-broke-own" | "nil-broke-partner":
            broke = end.tricks[values["trick"] - 1]
            assert broke.winner == (0 if each.key.endswith("own") else 2)
            assert not any(trick.winner == broke.winner for trick in end.tricks[: values["trick"] - 1])
            assert any(nil.player == broke.winner and not nil.made for nil in own.nils)
        case "nil-kept":
            assert any(nil.player == values["player"].player and nil.made for nil in end.result.sides[1].nils)
        case "missed":
            assert not own.made
            assert values["short"] == own.target - sum(end.taken[player] for player in SIDES[0])
        case "they-made":
            assert end.result.sides[1].made
        case "bags-came":
            assert values["count"] == own.bags > 0
        case "over":
            assert values["count"] == own.over > 0
        case "target":
            assert values["more"] == round(100 * better.outlook.targets[0])
            assert values["less"] == round(100 * worse.outlook.targets[0])
        case "set":
            assert values["more"] == round(100 * better.outlook.targets[1])
        case "nil-own" | "nil-partner" | "nil-theirs":
            player = values["player"].player
            assert end.bids[player] is not None
            assert end.bids[player].is_nil
            assert values["more"] == round(100 * better.outlook.nils[player])
        case "bags":
            assert found.game.rules.sandbags
            assert float(values["more"]) < float(values["less"])
        case "bid-no-nil":
            assert values["kept"] == round(100 * worse.outlook.nils[0])
        case "bid-nil":
            assert values["kept"] == round(100 * better.outlook.nils[0])
        case "bid-low":
            assert decision.best.tricks > worse.move.tricks  # type: ignore[union-attr]  # both are bids
            assert (values["bags"] == "yes") is found.game.rules.sandbags
        case "did-bid" | "review-did-play" | "review-rather" | "review-rather-little":
            pass
        case other:
            pytest.fail(other)


def test_of_many_moments_most_have_a_reason() -> None:
    moments = [moment for found in all_reviewed() for moment in found.moments]
    assert len(moments) > 5
    assert sum(bool(moment.why or moment.rather) for moment in moments) >= 0.7 * len(moments)


def test_it_is_plain_data_too() -> None:
    found = reviewed(RULES[1], 1)
    assert as_json(found)["accuracy"] == found.accuracy
    assert len(as_json(found, "ja")["moments"]) == len(found.moments)


# -- at a table ------------------------------------------------------------------------------------------


@pytest.fixture
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge quickly."""
    monkeypatch.setattr("sevens_teach.spades.review.judging.reviewing.__kwdefaults__", {"worlds": WORLDS})


def done(game: Game, hinted: Mapping[object, str] = MappingProxyType({})) -> Reviewer:
    return whole_review(Reviewer(game, 0, 1, keep_mistake), hinted)


@pytest.mark.usefixtures("few_worlds")
def test_piece_by_piece_stopped_and_gone_on_with() -> None:
    reviewer = Reviewer(played(RULES[1], 3), 0, 1, keep_mistake)
    assert reviewer.state("en", NAMES)["phase"] == "ready"
    assert not reviewer.step()
    reviewer.start()
    while len(reviewer.found.decisions) < 3:
        reviewer.step()
    reviewer.stop()
    stopped = reviewer.state("en", NAMES)
    assert (stopped["phase"], len(stopped["line"]["chances"])) == ("stopped", 3)
    assert stopped["headline"] in {"Your side won the match.", "Your side lost the match."}
    reviewer.start()
    while reviewer.step():
        pass
    before, after = (state["line"]["chances"][:3] for state in (stopped, reviewer.state("en", NAMES)))
    assert [(each["ply"], each["text"]) for each in before] == [(each["ply"], each["text"]) for each in after]
    assert reviewer.found == done(played(RULES[1], 3)).found


@pytest.mark.usefixtures("few_worlds")
def test_what_a_hint_had_said_of_a_card_is_told() -> None:
    reviewer = done(played(RULES[1], 3))
    cards = [each for each in reviewer.found.moments if isinstance(each.decision.played, Play)]
    mistakes = [each.decision for each in cards if each.decision.is_mistake]
    assert mistakes
    reviewer.hinted = {reviewer.found.before(each): str(each.better) for each in mistakes}
    told = {each["ply"]: each for each in reviewer.state("en", NAMES)["moments"]}
    for each in mistakes:
        reviewer.reveal(each.ply)
        assert f"The hint had advised {each.better} too." in " ".join(reviewer_state(reviewer, each.ply)["why"])
        assert not told[each.ply]["hidden"], "who was told it needs not look for it"


@pytest.mark.usefixtures("few_worlds")
@pytest.mark.parametrize(("kind", "seed"), [(Bid, 31), (Play, 3)])
def test_what_a_hint_had_named_is_no_mistake_in_the_review(
    kind: type[Bid | Play], seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = done(played(RULES[1], seed))
    mistakes = [each for each in before.found.mistakes if isinstance(each.played, kind)]
    assert mistakes
    made = {each.ply: each.played for each in mistakes}
    monkeypatch.setattr("sevens_teach.spades.show.reviewing.best", lambda _view, ply: made[ply])
    hinted: dict[object, str] = {
        before.found.before(each): str(each.played) if kind is Play else "pass" for each in mistakes
    }
    after = done(played(RULES[1], seed), hinted)
    assert {each.ply for each in after.found.mistakes} == {each.ply for each in before.found.mistakes} - made.keys()
    assert {each.ply for each in after.found.named} == made.keys()
    assert not made.keys() & {moment.decision.ply for moment in after.found.moments}
    assert after.found.accuracy >= before.found.accuracy
    assert "A longer look prefers" in " ".join(after.state("en", NAMES)["terms"])
    assert "A longer look prefers" not in " ".join(before.state("en", NAMES)["terms"])


def reviewer_state(reviewer: Reviewer, ply: int) -> dict[str, Any]:
    """Return a moment of a review as the browser is sent it."""
    (found,) = (each for each in reviewer.state("en", NAMES)["moments"] if each["ply"] == ply)
    return dict(found)


def written_in(move: Play) -> str:
    """Return a card as it stands in a sentence of the review."""
    told = written(move)
    return told if isinstance(told, str) else say(told, "en", NAMES)


@pytest.mark.usefixtures("few_worlds")
def test_replayed_from_there_and_made_a_puzzle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    reviewer = done(played(RULES[1], 3))
    state = reviewer.state("en", NAMES)
    lapses = [moment for moment in state["moments"] if moment["poses"]]
    assert lapses
    mistakes = [moment for moment in state["moments"] if moment["mark"] in {"mistake", "blunder"}]
    assert [moment for moment in state["moments"] if moment["kept"]] == mistakes != [], "these are kept by themselves"
    for moment in lapses:
        game = reviewer.game_at(moment["ply"])
        assert game is not None
        assert len(game.history) == moment["ply"]
        assert game.position.turn == 0
        told = reviewer.pose(moment["ply"])
        assert told is not None
        assert told.key == ("practice-kept-before" if moment in mistakes else "practice-kept")
    kept = progress.load().practice.mistakes
    assert len(kept) == len(lapses)
    for name, mistake in kept.items():
        puzzle = mistake_puzzle(name, mistake)
        assert puzzle is not None
        best = max(mistake.places, key=lambda move: mistake.places[move])
        reply = check(puzzle, best)
        assert reply.right
        assert not check(puzzle, mistake.played).right
    assert reviewer.game_at(9999) is None
    assert reviewer.pose(9999) is None


def opened(reviewer: Reviewer, ply: int, lang: str) -> dict[str, Any]:
    """Return a moment of the review, as the browser is sent it."""
    found: dict[str, Any] = next(each for each in reviewer.state(lang, NAMES)["moments"] if each["ply"] == ply)
    return found


@pytest.mark.usefixtures("few_worlds")
def test_a_moment_shows_the_table_as_the_reader_saw_it_and_no_other_hand() -> None:
    for lang in LANGUAGES:
        reviewer = done(played(RULES[1], 3))
        for moment, shown in zip(reviewer.found.moments, reviewer.state(lang, NAMES)["moments"], strict=True):
            position = reviewer.found.before(moment.decision)
            assert shown["hand"] == [str(card) for card in position.view(0).hand]
            assert [each["card"] for each in shown["trick"]] == [str(card) for card in position.trick.cards]
            assert len(shown["stands"]) == 4
            assert shown["hidden"] is moment.decision.is_mistake
            if shown["hidden"]:
                named = written(moment.decision.best)
                text = named if isinstance(named, str) else say(named, lang)
                assert text not in f"{shown['did']} {shown['why']} {shown['label']} {shown['cost']}"
                assert (shown["better"], shown["more"]) == (None, [])
                assert reviewer.reveal(shown["ply"])
                assert text.lower() in str(opened(reviewer, shown["ply"], lang)["why"]).lower()
            if moment.decision.trick:
                assert shown["played"] in shown["hand"]
            assert shown["board"]


def test_a_second_try_is_told_in_points_and_beside_the_first_end() -> None:
    found = next(each for each in all_reviewed() if any(moment.decision.is_mistake for moment in each.moments))
    reviewer = Reviewer(found.game, 0, 1, keep_mistake)
    reviewer.found, reviewer.phase = found, "done"
    moment = next(moment for moment in found.moments if moment.decision.is_mistake)
    ply, points = moment.decision.ply, int(moment.decision.cost)
    game = reviewer.game_at(ply)
    assert game is not None
    game.play(moment.decision.best)
    better = reviewer.once_more(ply, game)
    assert better is not None
    assert better.good
    (now,) = better.now
    assert f"Right: about {points} point" in say(now, "en", NAMES)
    same = reviewer.once_more(ply, found.game)
    assert same is not None
    assert not same.good
    lead = reviewer.result(found.game)
    assert f"At the end it's {signed(round(lead))} points again." in say(same.now[-1], "en", NAMES)
    for each in (*better.said, *better.now, *same.now):
        assert "{" not in say(each, "ja", NAMES)
