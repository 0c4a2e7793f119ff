"""The review at a table: it is done piece by piece, can be stopped, and leads back into the game."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from naive import DECK, USUAL, is_dead
from whole_review import whole_review
from widgets.test_table import Wire

from sevens_teach import Game, RandomPlayer, TipsPlayer, play_game, progress
from sevens_teach.practice import keep_mistake
from sevens_teach.review import Decision, review
from sevens_teach.say.messages import LANGUAGES, message, phrase, say
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.review.reasons import written
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.spades import Game as Spades
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach import Player
    from sevens_teach.play.game import Game as AnyGame

NAMES = ["Mio", "Ren", "Aoi", "Sora"]


def over(seed: int = 3, rules: str = "basic", players: int = 4) -> Game:
    """Return a game that player 0 has played at random to its end."""
    game = Game(rules, names=NAMES[:players], seed=seed)
    others: list[Player] = [TipsPlayer()] * (players - 1)
    play_game(game, [RandomPlayer(passing=True), *others], Random(seed))
    return game


def duel() -> Game:
    """Return one of two players: every place is exact, so what was a mistake is certain."""
    return over(5, players=2)


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge quickly: how well is measured elsewhere."""
    monkeypatch.setattr("sevens_teach.sevens.review.judging.reviewing.__kwdefaults__", {"worlds": 12})


def test_piece_by_piece_it_is_the_same_review() -> None:
    reviewer = Reviewer(over(), 0, 1, keep_mistake)
    assert reviewer.state("en", NAMES)["phase"] == "ready"
    assert not reviewer.step(), "nothing is done before it is asked for"
    reviewer.start()
    shares = [reviewer.state("en", NAMES)["share"]]
    while reviewer.step():
        shares.append(reviewer.state("en", NAMES)["share"])
    assert shares == sorted(shares)
    assert len(shares) > 20
    assert reviewer.phase == "done"
    assert reviewer.found == review(over(), 0, worlds=12, rng=Random("1 review")) or reviewer.found.is_whole


@pytest.mark.parametrize("pieces", [7, None])
def test_what_was_worked_ahead_is_told_only_once_it_is_asked_for(pieces: int | None) -> None:
    asked, reviewer = (Reviewer(over(), 0, 1, lambda *_: phrase("practice-kept")) for _ in range(2))
    before = reviewer.state("en", NAMES)
    done = 0
    while done != pieces and reviewer.ahead():
        done += 1
    assert (pieces is None) is (not reviewer.ahead()), "it ends by itself"
    assert reviewer.state("en", NAMES) == before
    for each in (asked, reviewer):
        each.start()
        assert not each.ahead()
        assert each.phase == "running"
    assert not pieces or reviewer.step()
    while reviewer.step():
        pass
    while asked.step():
        pass
    assert reviewer.state("en", NAMES) == asked.state("en", NAMES)
    assert reviewer.phase == "done"


def test_it_stops_and_goes_on_where_it_was() -> None:
    reviewer = Reviewer(over(), 0, 1, keep_mistake)
    reviewer.start()
    while len(reviewer.found.decisions) < 3:
        reviewer.step()
    reviewer.stop()
    assert not reviewer.step()
    stopped = reviewer.state("en", NAMES)
    assert (stopped["phase"], len(stopped["line"]["chances"])) == ("stopped", 3)
    assert "Stopped after 3 of" in stopped["said"]
    reviewer.start()
    while reviewer.step():
        pass
    done = reviewer.state("en", NAMES)
    assert done["phase"] == "done"
    assert done["line"]["chances"][:3] == stopped["line"]["chances"]
    assert "it never mattered much" in done["said"]
    assert "Accuracy" not in done["said"]
    assert any(each.startswith("Accuracy: ") for each in done["terms"])


def test_its_moments_are_told_in_both_languages() -> None:
    marks = set()
    for game in (duel(), over(14, players=2), over(5, "joker-solo"), over(5, "killer")):
        reviewer = Reviewer(game, 0, 2, keep_mistake)
        reviewer.start()
        while reviewer.step():
            pass
        for lang in LANGUAGES:
            moments = reviewer.state(lang, NAMES)["moments"]
            assert len(moments) <= 4
            for moment in moments:
                marks.add(moment["mark"])
                assert moment["did"]
                assert all(moment["why"])
                assert moment["hidden"] or moment["mark"] in {"good", "fate"} or moment["played"] != moment["better"]
                assert moment["hidden"] is moment["poses"]
                assert moment["poses"] is (moment["mark"] in {"slip", "mistake", "blunder"})
                assert moment["cost"] or not moment["poses"]
    assert marks >= {"blunder", "good"}


def test_a_moment_shows_the_hand_what_fitted_and_how_all_stood() -> None:
    seen = 0
    for game in (*map(over, (4, 7, 12, 14, 15, 16, 23, 25)), over(5, "joker-solo"), over(5, "killer")):
        reviewer = Reviewer(game, 0, 2, keep_mistake)
        reviewer.start()
        while reviewer.step():
            pass
        for moment in reviewer.state("en", NAMES)["moments"]:
            decision = next(each for each in reviewer.found.moments if each.decision.ply == moment["ply"]).decision
            view = reviewer.found.before(decision).view(0)
            assert moment["hand"] == [card.text for card in view.hand]
            laid = {each.move for each in decision.options if not isinstance(each.move, Pass)}
            assert set(moment["fits"]) == {each.card.text if isinstance(each, Play) else "★" for each in laid}
            assert set(moment["fits"]) <= set(moment["hand"])
            *lines, passes = moment["stands"] if view.passes_left is not None else [*moment["stands"], ""]
            marked = " ".join(lines)
            assert len(lines) == bool(moment["marks"]), "one short line, where anything is marked"
            left = {0: "no pass", 1: "one pass"}.get(view.passes_left or 0, f"{view.passes_left} passes")
            assert passes in ("", f"You had {left} left.")
            assert not marked or marked.startswith("Marked: the ")
            assert all(card in marked for card in moment["marks"])
            assert f"{NAMES[0]}: {len(view.hand)} card" in moment["board"]
            if view.passes_left is not None:
                assert re.search(rf"\b({view.passes_left or 'no'}) pass", moment["board"])
            assert "Your hand: the " in moment["board"]
            assert "You could lay: " in moment["board"]
            seen += 1
    assert seen > 4


def test_a_moment_of_killer_sevens_shows_and_says_what_was_dead_before_the_move() -> None:
    seen = set()
    for seed in range(5, 9):
        reviewer = Reviewer(over(seed, "killer"), 0, 2, keep_mistake)
        reviewer.start()
        while reviewer.step():
            pass
        for moment in reviewer.state("en", NAMES)["moments"]:
            board = {*moment["down"]}
            dead = {each for each in DECK if each not in board and is_dead(each, board, USUAL | {"killer": True})}
            assert {*moment["dead"]} == dead
            assert ("Dead: the " in moment["board"]) is bool(dead)
            seen.add(bool(dead))
    assert True in seen


def test_moments_are_told_in_the_order_of_the_game_and_the_worst_mistake_is_marked() -> None:
    seen = 0
    for game in (
        *(over(seed, players=2) for seed in (5, 8, 14, 15)),
        over(18),
        over(7, "tunnel"),
        over(5, "killer"),
    ):
        reviewer = Reviewer(game, 0, 2, keep_mistake)
        reviewer.start()
        while reviewer.step():
            pass
        moments = reviewer.state("en", NAMES)["moments"]
        if len(moments) == 1:
            continue
        seen += len(moments)
        told = reviewer.found.turned
        assert [each["ply"] for each in moments] == sorted(each["ply"] for each in moments)
        assert sum(each["first"] for each in moments) == 1
        if told and told in reviewer.found.turning_points:
            assert [each["ply"] for each in moments if each["first"]] == [told.ply], "as the headline says"
        for lang, dot in (("en", " · "), ("ja", "・")):
            for each in reviewer.state(lang, NAMES)["moments"]:
                assert each["label"] == each["kind"] + dot + each["when"]
    assert seen > 2


def plies(moments: Sequence[Any]) -> list[int]:
    """Return after how many moves the moments come."""
    return [each["ply"] for each in moments]


def test_nothing_of_a_mistake_names_the_better_move_until_the_reader_asks_for_it() -> None:
    hidden = 0
    for game in (*(over(seed, players=2) for seed in range(5, 12)), over(5, "killer")):
        reviewer = Reviewer(game, 0, 2, keep_mistake)
        reviewer.start()
        while reviewer.step():
            pass
        for lang in LANGUAGES:
            before = reviewer.state(lang, NAMES)
            for moment in before["moments"]:
                decision = next(each for each in reviewer.found.turning_points if each.ply == moment["ply"])
                better = written(decision.better)
                named = better if isinstance(better, str) else say(better, lang)
                assert moment["hidden"] is decision.is_mistake
                if not moment["hidden"]:
                    assert moment["mark"] in {"good", "fate"}
                    assert (moment["mark"] == "fate") <= (reviewer.found.place != 1), "what decided a loss is no praise"
                    continue
                hidden += 1
                told = [moment["did"], moment["label"], moment["cost"], moment["kept"], *moment["why"]]
                if decision is reviewer.found.turned:
                    told += [before["headline"], before["yours"]]
                assert not [each for each in told if named in each]
                assert (moment["better"], moment["more"]) == (None, [])
                asked = [each for each in before["moments"] if each["hidden"]]
                question = message("review-what-better" if moment is asked[0] else "review-what-better-too", lang)
                assert moment["why"] == [question], "two moments do not ask word for word the same"
    assert hidden > 6


def test_what_was_better_stays_shown_for_this_review(tmp_path: Path) -> None:
    wire = reviewed(Wire(duel(), tmp_path))
    first = next(each for each in wire.table.review["moments"] if each["hidden"])
    wire.ask({"kind": "reveal", "ply": first["ply"]})

    def shown() -> list[int]:
        return [each["ply"] for each in wire.table.review["moments"] if each["poses"] and not each["hidden"]]

    assert shown() == [first["ply"]]
    now = next(each for each in wire.table.review["moments"] if each["ply"] == first["ply"])
    assert now["better"] or "pass" in now["why"][0]
    assert now["why"][0].startswith("Better: ")
    assert now["more"]
    wire.ask({"kind": "set", "name": "lang", "value": "ja"})
    wire.ask({"kind": "set", "name": "lang", "value": "en"})
    assert shown() == [first["ply"]]
    wire.ask({"kind": "replay", "ply": first["ply"]})
    assert wire.frame["again"]["said"].endswith(now["why"][0]), "who has seen it is not asked for it"
    wire.ask({"kind": "undo"})
    assert shown() == [first["ply"]]
    again = Wire(duel(), tmp_path)
    assert all(each["hidden"] for each in reviewed(again).table.review["moments"] if each["poses"])


def session(game: AnyGame[Any, Any, Any]) -> Session:
    """Return a sitting of player 0."""
    return Session(game, 0, seed=1, settings=Settings(), folder=Path("nowhere"))


def test_only_a_game_of_sevens_that_is_over_has_a_review() -> None:
    assert session(over()).reviewer is not None
    assert session(Game(seed=1)).reviewer is None
    assert session(Spades(seed=1)).reviewer is None


def reviewed(wire: Wire) -> Wire:
    """Have the review of the game on its last page done."""
    wire.ask({"kind": "review"})
    assert wire.table.review["phase"] == "done", "without a loop to give way to, it is done at once"
    return wire


def turning_points(wire: Wire) -> tuple[Decision, ...]:
    """Return the moments of the review on the last page, as they were judged."""
    reviewer = wire.table._session.reviewer  # noqa: SLF001, what was better is not sent before a try
    assert isinstance(reviewer, Reviewer)
    return reviewer.found.turning_points


def test_a_review_lays_its_card_once_there_is_something_to_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))

    async def pressed_and_stopped() -> Wire:
        wire = Wire(over(), tmp_path)
        wire.ask({"kind": "review"})
        await asyncio.sleep(0)
        wire.ask({"kind": "stop"})
        await wire.table._task  # noqa: SLF001, it rests between its pieces
        return wire

    wire = asyncio.run(pressed_and_stopped())
    assert wire.laid == []
    assert "reviewed" not in progress.load().practice.deeds
    wire.ask({"kind": "review"})
    assert [each["cards"] for each in wire.laid] == [["♣2"]], "nothing would have been better"


def test_a_review_that_knows_better_lays_its_card_once_one_saw_or_tried_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("seen", "tried"):
        monkeypatch.setenv(progress.FOLDER, str(tmp_path / name))
        wire = reviewed(Wire(duel(), tmp_path / name))
        ply = next(each["ply"] for each in wire.table.review["moments"] if each["hidden"])
        if name == "tried":
            wire.ask({"kind": "replay", "ply": ply})
            wire.ask({"kind": "back"})
            wire.ask({"kind": "replay", "ply": ply})
        assert wire.laid == [], "pressing alone is nothing done"
        if name == "tried":
            wire.move()
            wire.ask({"kind": "back"})
        else:
            wire.ask({"kind": "reveal", "ply": ply})
        assert [each["cards"] for each in wire.laid if "♣2" in each["cards"]] == [["♣2"]]


def test_replay_leads_to_the_moment_and_undo_back_to_the_end_with_its_review(tmp_path: Path) -> None:
    wire = reviewed(Wire(duel(), tmp_path))
    found = wire.table.review
    moment = found["moments"][0]
    wire.ask({"kind": "replay", "ply": moment["ply"]})
    assert wire.table.review is None
    assert len(wire.table.game.history) == moment["ply"]
    assert wire.frame["turn"] == 0
    assert wire.frame["again"]["said"].startswith("A second try.")
    assert wire.notices == [], "the coach does not say it once more"
    wire.ask({"kind": "undo"})
    assert wire.frame["ranking"]
    assert wire.table.review == found
    wire.ask({"kind": "replay", "ply": moment["ply"]})
    wire.move()
    assert wire.table.game.history[moment["ply"]].player == 0


def test_a_second_try_says_what_was_better_and_what_this_move_brings_and_leads_back(tmp_path: Path) -> None:
    progress.reset()
    wire = reviewed(Wire(duel(), tmp_path))
    found, record = wire.table.review, wire.table.game.record()
    moment = next(each for each in found["moments"] if each["poses"])
    assert moment["hidden"]
    assert "again" not in wire.frame
    decision = next(each for each in turning_points(wire) if each.ply == moment["ply"])
    best, better = str(decision.best), f"Better: {decision.best}"
    wire.ask({"kind": "replay", "ply": moment["ply"]})
    first = wire.frame["again"]
    assert first["said"].startswith("A second try. Last time: You ")
    assert first["said"].endswith("Find something better: your turn."), "the answer is not told before the try"
    assert better not in first["said"]
    assert (first["ply"], first["now"], first["good"]) == (moment["ply"], "", False)
    wire.ask({"kind": "move", "text": best})
    then = wire.frame["again"]
    assert re.match(f"This time: {best}. Right: (a little|clearly|much|far) better than before", then["now"])
    assert better in then["said"]
    [kept] = [each for each in progress.load().practice.mistakes.values() if each.played == str(decision.played)]
    assert (kept.repeat.seen, kept.repeat.box) == (1, 1), "put right, it comes back later, not at once"
    wire.ask({"kind": "set", "name": "lang", "value": "ja"})
    assert wire.frame["again"]["said"].startswith("もう一度、ここから。")
    assert "正解です（前の手より" in wire.frame["again"]["now"]
    wire.ask({"kind": "set", "name": "lang", "value": "en"})
    for _ in range(2):  # another end, and another: the review of the first game is kept for the way back
        while not wire.frame["ranking"]:
            wire.move()
        assert " at the end" in wire.frame["again"]["now"].lower()
        wire.ask({"kind": "undo"})
        wire.ask({"kind": "move", "text": "pass"})
    wire.ask({"kind": "back"})
    assert wire.table.game.record() == record
    assert "again" not in wire.frame
    tried = next(each for each in wire.table.review["moments"] if each["ply"] == moment["ply"])
    assert tried["why"][0].startswith(better), "after a try it is shown"
    assert [each for each in wire.table.review["moments"] if each is not tried] == [
        each for each in found["moments"] if each is not moment
    ]
    wire.ask({"kind": "back"})
    assert wire.notice["reply"]["headline"] == "That did not work."


def test_a_second_try_that_found_what_was_better_leads_to_the_next_moment_to_find(tmp_path: Path) -> None:
    wire = reviewed(Wire(over(8, players=2), tmp_path))
    first, second = (each["ply"] for each in wire.table.review["moments"] if each["hidden"])
    best = {each.ply: str(each.better) for each in turning_points(wire)}
    for ply, leads in ((second, first), (first, None)):
        wire.ask({"kind": "replay", "ply": ply})
        assert wire.frame["again"]["leads"] is None, "here it is still to be found"
        wire.ask({"kind": "move", "text": best[ply]})
        assert wire.frame["again"]["leads"] == leads
        wire.ask({"kind": "back"})


def test_who_was_right_is_asked_what_another_move_brings(tmp_path: Path) -> None:
    wire = reviewed(Wire(over(6, players=2), tmp_path))
    [good] = wire.table.review["moments"]
    decision = next(each for each in turning_points(wire) if each.ply == good["ply"])
    other = min((each for each in decision.options if each.move != decision.played), key=lambda each: -each.place)
    wire.ask({"kind": "replay", "ply": good["ply"]})
    assert wire.frame["again"]["said"].endswith("What happens if you play something else? Your turn.")
    wire.ask({"kind": "set", "name": "lang", "value": "ja"})
    assert wire.frame["again"]["said"].endswith("ほかの手なら、どうなるでしょう。さあ、どうぞ。")
    wire.ask({"kind": "set", "name": "lang", "value": "en"})
    wire.ask({"kind": "move", "text": str(other.move)})
    assert "What happens" not in wire.frame["again"]["said"]
    assert wire.frame["again"]["now"].startswith(f"This time: {other.move}")


def test_where_every_move_was_as_good_none_is_asked_for() -> None:
    """*A turn that helped to break Sora* was tried again, and the other move was *about as good*."""
    told: set[bool] = set()
    for seed in (*range(6), 47):
        game = Game("basic", names=NAMES, seed=seed)
        play_game(game, [TipsPlayer()] * 4, Random(seed))
        reviewer = finished(game, {})
        shown = {each["ply"]: each["replays"] for each in reviewer.state("en", NAMES)["moments"]}
        for moment in reviewer.found.moments:
            if not moment.decision.is_mistake and reviewer.is_weighed(moment):
                left = [each.shown for each in moment.decision.options]
                told.add(shown[moment.decision.ply])
                assert not shown[moment.decision.ply] or max(left) - min(left) >= 0.05
    assert told == {True, False}


def test_a_better_move_that_was_shown_is_not_put_right_by_playing_it(tmp_path: Path) -> None:
    progress.reset()
    wire = reviewed(Wire(duel(), tmp_path))
    moment = next(each for each in wire.table.review["moments"] if each["poses"])
    decision = next(each for each in turning_points(wire) if each.ply == moment["ply"])
    wire.ask({"kind": "reveal", "ply": moment["ply"]})
    wire.ask({"kind": "replay", "ply": moment["ply"]})
    wire.ask({"kind": "move", "text": str(decision.best)})
    [kept] = [each for each in progress.load().practice.mistakes.values() if each.played == str(decision.played)]
    assert kept.repeat.seen == 0


def test_a_game_left_for_a_new_deal_says_that_undo_brings_it_back(tmp_path: Path) -> None:
    wire = Wire(Game(seed=1, names=NAMES), tmp_path)
    wire.ask({"kind": "new"})
    assert wire.frame["coach"]["headline"] != "A new deal.", "nothing was lost"
    wire.move()
    record = wire.table.game.record()
    wire.ask({"kind": "new"})
    assert wire.frame["coach"]["headline"] == "A new deal."
    assert "Undo brings back" in wire.frame["coach"]["reason"]
    wire.ask({"kind": "undo"})
    assert wire.table.game.record() == record


def test_a_mistake_becomes_a_puzzle_kept_with_the_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path / "data"))  # nothing is kept yet
    wire = reviewed(Wire(duel(), tmp_path))
    moment = next(each for each in wire.table.review["moments"] if each["poses"])
    before = len(progress.load().practice.mistakes)
    by_itself = moment["kept"] != ""
    assert by_itself is (moment["mark"] in {"mistake", "blunder"})
    assert ("This one is kept: “My mistakes”" in moment["kept"]) is by_itself, "a slip has a button instead"
    wire.ask({"kind": "puzzle", "ply": moment["ply"]})
    assert len(progress.load().practice.mistakes) == before + (not by_itself) > 0
    assert wire.notice["legal"]


def test_what_is_no_moment_is_not_understood(tmp_path: Path) -> None:
    wire = Wire(over(), tmp_path)
    for kind in ("replay", "puzzle", "reveal"):
        wire.ask({"kind": kind, "ply": 1})
        assert wire.notice["reply"]["headline"] == "That did not work."
    wire = Wire(Game(seed=1, names=NAMES), tmp_path)
    assert wire.table.review is None
    wire.ask({"kind": "review"})
    assert wire.table.review is None


def test_presses_are_answered_while_it_goes_on(tmp_path: Path) -> None:
    async def sit() -> list[str]:
        wire = Wire(over(), tmp_path)
        wire.ask({"kind": "review"})
        phases = [wire.table.review["phase"]]
        await asyncio.sleep(0.05)
        wire.ask({"kind": "set", "name": "lang", "value": "ja"})
        assert wire.table.settings["lang"] == "ja"
        wire.ask({"kind": "stop"})
        phases.append(wire.table.review["phase"])
        wire.ask({"kind": "review"})
        while len(asyncio.all_tasks()) > 1:
            await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
        phases.append(wire.table.review["phase"])
        wire.ask({"kind": "new"})
        assert wire.table.review is None
        return phases

    assert asyncio.run(sit()) == ["running", "stopped", "done"]


def finished(game: Game, hinted: dict[object, str]) -> Reviewer:
    """Return the whole review of a game in which these hints were given."""
    return whole_review(Reviewer(game, 0, 1, keep_mistake), hinted)


def test_a_move_that_a_hint_had_named_is_no_mistake_anywhere_in_the_review(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))
    before = finished(duel(), {})
    mistakes = before.found.mistakes
    assert mistakes
    kept = len(progress.load().practice.mistakes)
    assert kept
    named: dict[object, str] = {before.found.before(each): str(each.played) for each in mistakes}
    monkeypatch.setenv(progress.FOLDER, str(tmp_path / "anew"))
    after = finished(duel(), named)
    state = after.state("en", NAMES)
    assert (after.found.mistakes, after.found.lost, after.found.accuracy) == ((), 0, 100)
    assert len(after.found.named) == len(mistakes)
    assert after.found.turned is None
    assert not [each for each in state["moments"] if each["poses"]]
    assert not progress.load().practice.mistakes
    whole = " ".join([state["headline"], state["said"], state["yours"], *state["terms"]])
    assert not re.search(r"Your one slip|(?<!made no )mistake|cost you|No other move was clearly better", whole)
    assert "A longer look prefers" in " ".join(state["terms"])
    assert all(each["left"] == each["had"] for each in state["line"]["chances"])
    assert "くわしく調べると" in " ".join(after.state("ja", NAMES)["terms"])


def test_a_hint_at_a_second_try_comes_too_late_for_the_review() -> None:
    hints: dict[object, str] = {}
    reviewer = finished(duel(), hints)
    told = reviewer.state("en", NAMES)["moments"]
    hints[reviewer.found.before(reviewer.found.mistakes[0])] = "pass"
    reviewer.reveal(reviewer.found.mistakes[0].ply)
    assert told
    assert not [line for each in reviewer.state("en", NAMES)["moments"] for line in each["why"] if "The hint" in line]
