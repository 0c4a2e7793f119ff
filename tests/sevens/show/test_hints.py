"""A hint's nudge at Sevens: it leads to the move that the hint names next, and names passes only where they tell.

And the move: one, with one reason.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from positions import whole

from sevens_teach import Game, Position, RandomPlayer, TipsPlayer, parse_move
from sevens_teach.cards import PACK, cards_in
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import LANGUAGES, phrase, say
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.moves import PASS, Pass, Play, laid_by
from sevens_teach.sevens.players.expert import ExpertPlayer
from sevens_teach.sevens.review.judging import judged
from sevens_teach.sevens.review.model import LOSS, MISTAKE, sensible
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.why.advice import advice
from sevens_teach.sevens.why.consequences import opened_by

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Card, Move
    from sevens_teach.sevens.engine.view import View

NAMES = ("You", "Ren", "Aoi")
KEEPS = "your ♠3 keeps the way shut"
WAITS = "Which cards have to wait for it?"


@pytest.mark.parametrize(
    ("rules", "passes", "said"),
    [
        ("passes=3", "0 0 0", f"You have 3 passes left, and {KEEPS}. {WAITS}"),
        ("passes=3", "2 0 0", f"You have 1 pass left, and {KEEPS}. {WAITS}"),
        ("passes=3", "0 1 2", "Aoi has 1 pass left. Who may be waiting for your ♠3?"),
        ("passes=3", "0 3 0", "Ren has no pass left. Who may be waiting for your ♠3?"),
        ("passes=3", "3 3 0", "Do you have to play ♠3 just now?"),
        ("passes=unlimited", "", f"Y{KEEPS[1:]}. {WAITS}"),
    ],
)
def test_where_a_pass_is_best_the_nudge_says_what_a_card_keeps_shut_and_who_is_short_of_passes(
    rules: str, passes: str, said: str
) -> None:
    start = f"{rules}; board ♠4-K ♥A-K ♦A-Q ♣A-K; hands ♠3 ♠A | ♠2 | ♦K; turn 0"
    view = Position.parse(start + (f"; passes {passes}" if passes else "")).view(0)
    cards, nudge = hints._nudge(view, PASS, 0)  # noqa: SLF001, the first step alone
    assert cards == ()
    assert nudge
    assert say(nudge, "en", NAMES) == said
    assert "{" not in say(nudge, "ja", NAMES)


@pytest.mark.parametrize(
    ("others", "asks"),
    [
        (
            "♠2 | ♦K; turn 0; passes 0 2 0",
            [
                "Ren has 1 pass left. Who may be waiting for your ♠3?",
                f"Ren has 1 pass left, and {KEEPS}. What happens to whoever waits there when no pass is left?",
            ],
        ),
        (
            "♠2 ♦K; turn 0; passes 0 2",
            [
                "Ren has 1 pass left. How long can Ren wait for your ♠3?",
                f"Ren has 1 pass left, and {KEEPS}. What happens to Ren when no pass is left?",
            ],
        ),
    ],
)
def test_whose_cards_wait_is_said_only_where_one_other_plays(others: str, asks: list[str]) -> None:
    view = Position.parse(f"basic; board ♠4-K ♥A-K ♦A-Q ♣A-K; hands ♠3 ♠A | {others}").view(0)
    asked = [hints._nudge(view, PASS, turn)[1] for turn in range(2)]  # noqa: SLF001, the first step alone
    assert [say(each, "en", NAMES) for each in asked if each] == asks
    assert not any("{" in say(each, "ja", NAMES) for each in asked if each)


def test_where_only_own_cards_fit_the_nudge_asks_what_the_others_must_do() -> None:
    for hands, who in (("♠3 ♥A | ♠2 | ♠A", "the others"), ("♠3 ♥A | ♠A,2", "Ren")):
        view = Position.parse(f"basic; board ♠4-K ♥2-K ♦A-K ♣A-K; hands {hands}; turn 0").view(0)
        _, nudge = hints._nudge(view, PASS, 0)  # noqa: SLF001, the first step alone
        assert nudge
        again = hints._once_more(view, nudge, ())  # noqa: SLF001, where it was asked before
        assert say(nudge, "en", NAMES) == f"Only your cards fit now. What must {who} do if you wait?"
        assert say(again, "en", NAMES) == f"Still, only your cards fit. What must {who} do if you wait again?"
        assert "{" not in say(nudge, "ja", NAMES) + say(again, "ja", NAMES)


WON = "basic; board ♠A-7 ♥A-K ♦A-K ♣A-7; hands ♠8 ♣8 | ♠9-J ♣9 | ♠Q,K ♣10-K; turn 0; passes 2 0 "


@pytest.mark.parametrize(("spent", "given_up"), [(3, " A pass would break Aoi, but you win without it."), (2, "")])
def test_B9_in_a_game_that_is_won_a_hint_says_so_at_once_and_that_no_pass_is_needed(spent: int, given_up: str) -> None:
    game = Game.from_position(Position.parse(f"{WON}{spent}"), names=NAMES)
    told = hints.hint(Snapshot(game, game.position, (), game.history, NAMES, you=0, lang="en"))
    assert told is not None
    sure = "All your cards can come out one after another, and nobody has fewer: you win for sure."
    assert told["reason"] == sure + given_up
    assert "{" not in hinted(game, "ja")


def test_a_pass_that_breaks_somebody_and_is_not_named_is_told_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    start = "basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,10 | ♠9,J | ♠Q,K; turn 0; passes "
    for passes, why in (("2 3 0", "it's your last pass."), ("1 3 0", "in many tries in my head it came out worse.")):
        monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
        told = hinted(Game.from_position(Position.parse(start + passes), names=NAMES), "en")
        assert told.endswith(f" A pass would break Ren, but {why}")


GAMES = 3
WORLDS = 400
"""In this many worlds the review judges what a hint has said."""


def asked(rules: str) -> Iterator[tuple[Position, Move, bool]]:
    """Yield the reader's turns with a choice in some games, each with what a hint finds there."""
    for seed in range(GAMES):
        game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            if turn == 0 and len(view.legal_moves.turn) > 1:
                yield (game.position, *hints.weighed(view, f"{seed} {len(game.history)}"))
            player = RandomPlayer(passing=True) if rng.random() < 0.2 else TipsPlayer()
            game.play(player.choose(view, rng))


@pytest.mark.parametrize("rules", ["basic", "tunnel", "joker-pair", "killer"])
def test_what_a_hint_names_is_no_mistake_by_the_review(rules: str) -> None:
    lost = []
    for position, best, _ in asked(rules):
        decision = judged(position, 0, best, WORLDS, Random(1))
        lost.append(decision.option(best).place - min(each.place for each in decision.options))
        assert best in sensible(position, best), "a pass too many is none"
    assert len(lost) > 20
    assert sum(each < LOSS for each in lost) >= 0.7 * len(lost)
    assert sum(each < MISTAKE for each in lost) >= 0.97 * len(lost)


def test_where_a_move_came_out_ahead_the_next_best_is_worse_by_the_review() -> None:
    worse = []
    for rules in ("joker-pair", "killer"):
        for position, best, ahead in asked(rules):
            if ahead:
                options = judged(position, 0, best, WORLDS, Random(1)).options
                own, *others = sorted(options, key=lambda each: each.move != best)
                worse.append(min(each.place for each in others) > own.place)
    assert sum(worse) >= 0.8 * len(worse) > 10


CLOSE = "basic; board ♠7 ♥7 ♦7 ♣7; hands ♠8 ♥6 ♣2 | … | … | …; turn 0"


@pytest.mark.parametrize(
    ("best", "spent", "said"),
    [
        (
            "pass",
            0,
            (
                "I'd pass. Meanwhile the others have to keep ♠9 and ♥5. "
                "Whoever has nothing that fits must use up a pass. You'd have 2 passes left."
            ),
        ),
        ("pass", 1, "I'd pass. Meanwhile the others have to keep ♠9 and ♥5. You'd have 1 pass left."),
        (
            "pass",
            2,
            (
                "I'd pass. Meanwhile the others have to keep ♠9 and ♥5. "
                "It's your last pass: when nothing fits after that, you go broke."
            ),
        ),
        ("♠8", 0, "I'd play ♠8. Your ♥6 still keeps its run shut."),
    ],
)
def test_a_hint_names_one_move_with_its_reason_and_what_a_pass_leaves(
    best: str, spent: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move(best), False))
    game = Game.from_position(whole(f"{CLOSE}; passes {spent} 0 0 0"), names=(*NAMES, "Sora"))
    told = {lang: hinted(game, lang) for lang in ("en", "ja")}
    assert told["en"] == said
    assert "{" not in told["en"] + told["ja"]
    assert "回になります" not in hinted(Game.from_position(whole(CLOSE), names=(*NAMES, "Sora")), "ja", plain=True)


def test_where_nothing_else_speaks_for_a_move_it_is_said_to_have_come_out_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
    monkeypatch.setattr(hints, "advice", lambda *_: (Grounds("B6", phrase("advice-alike", left=2)),))
    for cards, reason in (
        ("♠8 ♥6 ♣2", "Your ♥6 still keeps its run shut."),
        ("♠8 ♥A-6 ♣2", "Your ♥6 can wait: at any later turn, too, no card can follow it."),
        ("♠8 ♥5,6 ♣2", "No card says why: in many tries in my head this came out best."),
    ):
        start = whole(CLOSE.replace("♠8 ♥6 ♣2", cards))
        monkeypatch.setattr(hints, "_speaks", lambda *_: None)
        assert hinted(Game.from_position(start, names=(*NAMES, "Sora")), "en") == f"Play ♠8. {reason}"


def test_a_nudge_marks_no_cards_where_it_would_mark_all_that_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
    marked = []
    for cards in ("♠8 ♥6 ♣2", "♠8,9 ♥6 ♣2"):
        start = whole(CLOSE.replace("♠8 ♥6 ♣2", cards))
        game = Game.from_position(start, names=(*NAMES, "Sora"))
        told = hints.hint(Snapshot(game, start, (), (), tuple(game.names), you=0, lang="en"))
        assert told is not None
        marked.append([*told["cards"]])
    assert marked == [[], ["♠9"]]


@pytest.mark.parametrize("best", ["♠8", "♥6", "pass"])
def test_the_same_question_is_not_asked_twice_running(best: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move(best), True))
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    for lang in ("en", "ja"):
        said = ["", "", "", ""]
        for number in range(1, len(said)):
            names = tuple(game.names)
            told = hints.hint(Snapshot(game, game.position, (), (), names, you=0, lang=lang, asked=(*said[1:number],)))
            assert told is not None
            said[number] = told["headline"]
            assert said[number] != said[number - 1]
            assert "{" not in said[number]


def test_of_one_waiting_card_the_same_is_asked_once_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
    start = whole(CLOSE.replace("♠8 ♥6 ♣2", "♠8,J ♥6 ♣2"))
    game, names = Game.from_position(start, names=(*NAMES, "Sora")), (*NAMES, "Sora")
    first = hints.hint(Snapshot(game, start, (), (), names, you=0, lang="en"))
    assert first is not None
    assert first["headline"] == "Your ♠J has to wait for its run. Which card of yours helps it along?"
    asked = (first["headline"], "Something else?")
    again = hints.hint(Snapshot(game, start, (), (), names, you=0, lang="en", asked=asked))
    assert again is not None
    assert again["headline"] == "♠8 and ♥6 fit. Look at each: whose card could follow it, yours or another player's?"
    assert again["cards"] == []


def test_of_the_one_card_that_fits_the_question_is_whether_to_play_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
    start = whole(CLOSE.replace("♠8 ♥6 ♣2", "♠8,J ♥2 ♣2"))
    game = Game.from_position(start, names=(*NAMES, "Sora"))
    told = hints.hint(Snapshot(game, start, (), (), tuple(game.names), you=0, lang="en"))
    assert told is not None
    assert told["headline"] == "Only ♠8 fits. It would make room for ♠9. Play it, or pass?"


def test_a_question_leans_to_a_pass_only_where_the_hint_holds_that_it_is_better(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    said = {}
    for ahead in (True, False):
        monkeypatch.setattr(hints, "weighed", lambda *_, ahead=ahead, **__: (parse_move("pass"), ahead))
        told = hints.hint(Snapshot(game, game.position, (), (), tuple(game.names), you=0, lang="en"))
        assert told is not None
        said[ahead] = told["headline"]
    assert (
        said[True] == "You have 3 passes left, and your ♠8 and ♥6 keep the way shut. Which cards have to wait for them?"
    )
    assert said[False] == "♠8 and ♥6 fit. They would make room for ♠9 and ♥5. Play one, or pass?"
    last = Game.from_position(whole(f"{CLOSE}; passes 2 0 0 0"), names=(*NAMES, "Sora"))
    names, end = tuple(last.names), "A pass would be your last. Play one, or pass?"
    for plain, lang in product((True, False), ("en", "ja")):
        told = hints.hint(Snapshot(last, last.position, (), (), names, you=0, lang=lang, plain=plain))
        assert told is not None
        assert lang == "ja" or (end in told["headline"]) is not plain
        assert "{" not in told["headline"]
        said[plain] = told["headline"]
    again = Snapshot(last, last.position, (), (), names, you=0, lang="ja", asked=(said[False],))
    assert hints.hint(again) == hints.hint(replace(again, hints=1)), "the same is not asked twice"


def hinted(game: Game, lang: str, *, plain: bool = False) -> str:
    """Return what a hint says that is asked for twice."""
    names = tuple(game.names)
    told = hints.hint(Snapshot(game, game.position, (), game.history, names, you=0, lang=lang, hints=1, plain=plain))
    assert told is not None
    return f"{told['headline']} {told['reason']}"


@pytest.mark.parametrize("rules", ["basic", "joker-pair", "tunnel", "killer"])
def test_the_reason_of_a_hint_holds(rules: str) -> None:
    found = set()
    for position, _, _ in asked(rules):
        view = position.view(0)
        for move in view.legal_moves.turn:
            if told := hints._speaks(view, move):  # noqa: SLF001
                assert holds(view, move, told), say(told.why, "en", NAMES)
                assert "{" not in say(told.why, "en", NAMES) + say(told.why, "ja", NAMES)
                found.add(told.why.key)
    assert len(found) > 4


def holds(view: View, best: Move, told: Grounds) -> bool:
    """Return whether a reason is true of the move in this position, by the board before and after."""
    cards, values = set(told.cards), dict[str, Any](told.why.args)
    laid = laid_by(best)
    opened = {*cards_in(opened_by(view, *laid) & ~view.down)} - {*laid}
    own = {*cards_in(view.own)}
    match told.why.key:
        case "brings-keeps":
            return isinstance(best, Pass) and bool(values["places"]) and not {*values["places"]} & {*view.open_places}
        case "brings-opens-own":
            return bool(cards) and cards <= opened & own
        case "brings-leads":
            return bool(cards) and cards <= own - opened and {each.suit for each in cards} == {laid[0].suit}
        case "brings-opens-nothing":
            return not opened
        case "hint-holds-all" | "hint-breaks" | "hint-outlasts":
            return ({*view.open_places} | opened) - {*laid} <= own
    return told.why.key in {*hints._OF_OWN, *hints._OF_OTHERS} or told in advice(view, best)  # noqa: SLF001


def own_killed(position: Position, move: Move) -> set[str]:
    """Return the reader's cards that die of a move, by the engine."""
    if isinstance(move, Pass):
        return set()
    after, _ = position.after(move)
    died = cards_in(after.dead & ~position.dead)
    return {str(card) for card in died if card in position.hands[0] and str(card) != str(move)}


def test_K3_a_hint_names_what_else_that_fits_could_die_of_the_next_card() -> None:
    told = 0
    for seed in range(30):
        game, rng = Game("killer", names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            for best in (Play(card) for card in view.legal_moves.cards):
                for found in hints._in_danger_too(view, best):  # noqa: SLF001, whatever move is best
                    told += 1
                    assert best.card not in found.cards
                    assert all(card in view.legal_moves.cards and _next_kills(view, card) for card in found.cards)
                    assert _next_kills(view, best.card) or dict(found.why.args)["both"] == "no"
                    assert "{" not in say(found.why, "en", NAMES) + say(found.why, "ja", NAMES)
            game.play(rng.choice([*game.legal_moves]))
    assert told


def _next_kills(view: View, card: Card) -> bool:
    """Return whether a single card of somebody else's, laid next, kills a card in hand."""
    places, _ = survey(view.rules, view.down)
    theirs = [each for each in PACK if each.place & places and not each.bit & view.own]
    return any(card.bit & survey(view.rules, view.down | each.place)[1] for each in theirs)


def test_K3_a_hint_that_names_a_move_which_kills_an_own_card_says_so() -> None:
    told = 0
    for seed in range(12):
        game, rng = Game("killer", names=NAMES, seed=seed), Random(seed)
        while (turn := game.position.turn) is not None:
            if turn == 0 and len(game.legal_moves) > 1:
                shot = Snapshot(
                    game, game.position, (), game.history, NAMES, you=0, lang="en", chance=f"{seed}", hints=1
                )
                best, _ = hints.weighed(game.view(0), f"{seed}")
                said = hints.hint(shot)
                assert said is not None
                for card in own_killed(game.position, best):
                    costs = rf"(It costs you|It kills|{best} kills) your own [^,.]*{card}"
                    assert re.search(costs, said["reason"]), said
                    told += 1
            game.play(TipsPlayer().choose(game.view(turn), rng))
    assert told


@pytest.mark.parametrize(("spent", "broke"), [("2 0 3", "Aoi"), ("2 3 0", "Ren"), ("2 0 1", None)])
@pytest.mark.parametrize("move", ["pass", "♣K"])
def test_B6_a_move_after_which_only_own_cards_fit_says_that_all_others_pass_and_who_goes_broke(
    spent: str, broke: str | None, move: str
) -> None:
    start = f"basic; board ♠A-7 ♥A-K ♦A-K ♣A-Q; hands ♠8,10 ♣K | ♠9,J | ♠Q,K; turn 0; passes {spent}"
    game = Game.from_position(Position.parse(start), names=NAMES)
    told = hints._held(game.view(0), parse_move(move))  # noqa: SLF001
    assert told is not None
    said = say(told.why, "en", NAMES)
    assert said.endswith(f"{broke} has no pass left: {broke} goes broke." if broke else "all the others have to pass.")
    assert ("then, too" in said) is (move != "pass")
    assert hints._held(game.view(0), parse_move("♠8")) is None, "Ren's ♠9 would fit"  # noqa: SLF001
    game.play(move)
    while game.position.turn and not game.position.exits:
        assert [*game.legal_moves] == [parse_move("pass")]
        game.play("pass")
    assert [NAMES[each.player] for each in game.position.exits] == ([broke] if broke else [])
    opened = Position.parse(start.replace("♠8,10 ♣K | ♠9", "♠9,10 ♣K | ♠8"))
    assert hints._held(opened.view(0), parse_move(move)) is None, "Ren's ♠8 fits"  # noqa: SLF001


@pytest.mark.parametrize(
    ("hands", "spent", "said"),
    [
        ("♠8 | ♠9,10 | ♠J-K", "0 0 0", "Play ♠8. That's your last card."),
        ("♠8,10 | ♠9 | ♠J-K", "3 0 0", "Play ♠8. "),
        ("♠8,10 | ♠9 | ♠J-K", "2 0 0", None),
    ],
)
def test_where_there_is_nothing_to_choose_a_hint_asks_nothing(hands: str, spent: str, said: str | None) -> None:
    start = f"basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands {hands}; turn 0; passes {spent}"
    position = Position.parse(start)
    game = Game.from_position(position, names=NAMES)
    shot = Snapshot(game, position, (), game.history, NAMES, you=0, lang="en")
    told = hints.hint(shot)
    assert told is not None
    assert told["headline"].endswith("?") is (said is None)
    if said:
        assert f"{told['headline']} {told['reason']}".startswith(said)
        assert told == hints.hint(replace(shot, hints=1))


def test_B9_the_last_card_is_played_though_all_others_could_be_outlasted() -> None:
    view = Position.parse("basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8 | ♠9,J,K | ♠10,Q; turn 0; passes 0 2 3").view(0)
    assert str(hints.weighed(view, "")[0]) == "♠8"


def test_a_hint_names_the_move_that_breaks_somebody_where_it_costs_less_than_a_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = "basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,10 | ♠9,J | ♠Q,K; turn 0; passes 1 3 0"
    view = Position.parse(start).view(0)
    for lead, named in ((0.9 * MISTAKE, "pass"), (1.1 * MISTAKE, "♠8")):
        monkeypatch.setattr(
            ExpertPlayer, "weighed", lambda *_, lead=lead: (parse_move("♠8"), {parse_move("pass"): lead})
        )
        hints.weighed.cache_clear()
        best, _ = hints.weighed(view, f"{lead}")
        assert str(best) == named


@pytest.mark.parametrize("rules", ["basic", "tunnel", "tunnel-oneway"])
def test_B6_who_can_wait_longer_than_anybody_breaks_them_all_whatever_they_do(rules: str) -> None:
    waited = 0
    for seed in range(150):
        game, rng, holds_on = Game(rules, names=NAMES, seed=seed), Random(seed), False
        while (turn := game.position.turn) is not None:
            view = game.view(turn)
            certain = turn == 0 and any(
                (why := hints._held(view, each)) and why.why.key == "hint-outlasts"  # noqa: SLF001
                for each in view.legal_moves.turn
            )
            if turn == 0:
                assert certain or not holds_on, "once so, it stays so"
                holds_on = certain
            move = hints.weighed(view, str(seed))[0] if certain else None
            patient = turn == 0 and bool(view.passes_left) and PASS in view.legal_moves and rng.random() < 0.6
            game.play(move or (PASS if patient else RandomPlayer(passing=turn > 0).choose(view, rng)))
        if holds_on:
            assert game.outcome is not None
            assert game.outcome.rank_of(0) == 1
            waited += 1
    assert waited > 5


PRESSED = "basic; board ♠7-9 ♥7 ♦2-7 ♣A-K; hands ♠10 ♥8,J ♦A | "
"""Somebody else's card could follow ♠10 and ♥8, and none ♦A; the own ♥J waits."""


@pytest.mark.parametrize(
    ("hands", "best", "asks", "answers"),
    [
        (
            "♠J | … | …; turn 0",
            "♦A",
            "Ren has one card left. ♠10, ♥8 and ♦A fit. Which of them could let Ren in?",
            ("I'd play ♦A. Ren has one card left. ♠10 and ♥8 would make room for ♠J and ♥9. ♦A lets nobody in."),
        ),
        (
            "♠J | … | …; turn 0",
            "♥8",
            "Ren has one card left. ♠10, ♥8 and ♦A fit. Which of them could let Ren in?",
            "I'd play ♥8. Ren has one card left. ♥8 would make room for ♥9. I'd take that risk.",
        ),
        (
            "♠J | ♠Q | …; turn 0",
            "♦A",
            "Ren and Aoi have one card left each. ♠10, ♥8 and ♦A fit. Which of them could let somebody in?",
            (
                "I'd play ♦A. Ren and Aoi have one card left each. "
                "♠10 and ♥8 would make room for ♠J and ♥9. ♦A lets nobody in."
            ),
        ),
    ],
)
def test_who_is_nearly_done_comes_first_with_what_could_let_that_player_in(
    hands: str, best: str, asks: str, answers: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move(best), False))
    game = Game.from_position(whole(PRESSED + hands), names=(*NAMES, "Sora"))
    names = tuple(game.names)
    told = hints.hint(Snapshot(game, game.position, (), (), names, you=0, lang="en"))
    assert told is not None
    assert (told["headline"], told["cards"]) == (asks, [])
    assert hinted(game, "en").startswith(answers)
    assert "{" not in hinted(game, "ja")


@pytest.mark.parametrize(
    ("own", "best", "said"),
    [
        ("♠10 ♥8,J", "♠10", "Ren has one card left. Whichever card you play, Ren may get in."),
        ("♠10 ♥J", "♠10", "Ren has one card left. No other card fits."),
    ],
)
def test_where_every_card_that_fits_could_let_somebody_in_no_two_are_set_side_by_side(
    own: str, best: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer named the card that it advised among those it warned of."""
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move(best), False))
    game = Game.from_position(
        whole(f"basic; board ♠7-9 ♥7 ♦A-7 ♣A-K; hands {own} | ♠J | … | …; turn 0"), names=(*NAMES, "Sora")
    )
    told = hinted(game, "en")
    assert said in told
    assert "would make room for" not in told
    assert "{" not in hinted(game, "ja")


@pytest.mark.parametrize(
    ("hands", "spent", "best", "said"),
    [
        ("♠8,10 ♦K | ♠9,J | ♠Q,K", "0 0 0", "♠8", "until you let somebody in, all the others have to pass."),
        ("♠8,10 ♦K | ♠9,J | ♠Q,K", "0 3 0", "♠8", "unless you let somebody in, Ren goes broke."),
        ("♠8,10 ♦K | ♠9,J | ♠Q,K", "2 3 3", "♠8", "unless you let somebody in, they go broke."),
        (
            "♠8,10 ♦K | ♠9,J ♥3 | ♠Q,K",
            "3 3 3",
            "♦K",
            "Nobody has a pass left: whoever has nothing that fits goes broke.",
        ),
        ("♠8,10 ♦K | ♠9,J ♥3 | ♠Q,K", "1 3 0", "pass", "Ren has no pass left: if nothing fits, Ren goes broke."),
        ("♠8,10 ♦K | ♠9,J ♥3 | ♠Q,K", "1 0 0", "pass", "the others can only play ♥3, so somebody has to pass."),
        ("♠8,10 ♦K | ♠9,J ♥3 | ♠Q,K", "3 0 0", "♠8", "You have no pass left, but after ♠8 your ♦K fits."),
    ],
)
def test_B6_a_hint_tells_whose_passes_are_at_stake(
    hands: str, spent: str, best: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move(best), False))
    shown = "♥A,2,4-K" if "♥3" in hands else "♥A-K"
    start = f"basic; board ♠A-7 {shown} ♦A-Q ♣A-K; hands {hands}; turn 0; passes {spent}"
    game = Game.from_position(Position.parse(start), names=NAMES)
    assert said in hinted(game, "en")
    assert "{" not in hinted(game, "ja")
    assert said not in hinted(game, "en", plain=True), "of passes a plain table tells nothing"


def test_a_plain_tables_first_hint_says_what_a_raised_card_is() -> None:
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    told = hints.hint(Snapshot(game, game.position, (), (), tuple(game.names), you=0, lang="en", plain=True))
    assert told is not None
    assert told["headline"] == "Does one of the raised cards lead the way to another card of yours?"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_in_a_small_game_a_plain_tables_first_hint_is_about_its_own_cards(lang: str) -> None:
    """The first small one of lesson 01 had the Welcome's hint, word for word."""
    deal = "basic; board ♠5-9 ♥4-K ♦A-Q ♣A-K; hands ♠A,4,10 | ♥A,2,3 | ♠2,Q ♦K | ♠3,J,K; turn 0"
    game = Game.from_position(deal, names=(*NAMES, "Sora"))
    told = hints.hint(Snapshot(game, game.position, (), (), tuple(game.names), you=0, lang=lang, plain=True))
    assert told is not None
    assert "♠A" in told["headline"]


@pytest.mark.parametrize(
    ("start", "asks"),
    [
        (
            "board ♠A-Q ♥3-10 ♦A-J ♣A-J; hands ♠K ♦Q | ♦K | ♥J,Q ♣Q | ♥A,2,K ♣K; turn 0",
            "Ren has one card left. ♠K and ♦Q fit. Which of them could let Ren in?",
        ),
        (
            "board ♠A-K ♥A-K ♦7-K ♣A-J; hands ♦6 ♣Q | ♦5 | ♦3 ♣K | ♦A,2,4; turn 0",
            "Ren has one card left. ♦6 and ♣Q would make room for ♦5 and ♣K: what would Ren do then?",
        ),
    ],
)
def test_a_plain_tables_first_hint_sends_nobody_into_a_trap(start: str, asks: str) -> None:
    game = Game.from_position(f"basic; {start}", names=(*NAMES, "Sora"))
    told = hints.hint(Snapshot(game, game.position, (), (), tuple(game.names), you=0, lang="en", plain=True))
    assert told is not None
    assert told["headline"] == asks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_tables_hint_names_and_asks_of_no_pass_while_a_card_fits(lang: str) -> None:
    """It has no Pass then; the Welcome's hint advised one."""
    game, rng = Game(seed=23), Random(4)
    while game.position.turn is not None:
        moves = [*game.position.legal_moves.turn]
        if game.position.turn == 0 and game.position.legal_moves.cards:
            now = Snapshot(game, game.position, (), game.history, tuple(game.names), you=0, lang=lang, plain=True)
            for asked in (now, replace(now, hints=1)):
                told = hints.hint(asked)
                assert told is None or not re.search("pass|パス", told["headline"], re.IGNORECASE), told
                if told is not None:
                    is_asked = re.search(r"\?|か。", told["headline"])
                    assert bool(hints.named(asked, told)) is not bool(is_asked), told
            moves = [move for move in moves if move != PASS]
        game.play(rng.choice(moves))


def test_a_pass_that_is_a_little_ahead_in_the_tries_is_no_firm_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.from_position(whole(CLOSE), names=(*NAMES, "Sora"))
    for number, (lead, is_ahead) in enumerate(((0.15, False), (0.25, True))):
        leads = dict.fromkeys((parse_move("♠8"), parse_move("♥6")), lead)
        monkeypatch.setattr(ExpertPlayer, "weighed", lambda *_, leads=leads: (PASS, leads))
        assert hints.weighed(game.position.view(0), f"little {number}") == (PASS, is_ahead)


def test_a_question_of_many_cards_points_at_the_one_that_keeps_most_shut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("pass"), False))
    start = whole("basic; board ♠7-9 ♥7 ♦7 ♣7-9; hands ♠10 ♥8 ♦8 ♣10,2 | … | … | …; turn 0")
    game = Game.from_position(start, names=(*NAMES, "Sora"))
    told = hints.hint(Snapshot(game, start, (), (), tuple(game.names), you=0, lang="en"))
    assert told is not None
    assert told["headline"] == (
        "4 of your cards fit. The most of the others' cards wait behind ♥8 and ♦8. Play one, or pass?"
    )
