"""A mistake that a review finds is kept with the progress, comes back as a puzzle, and travels in the code."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Game, TipsPlayer, progress
from sevens_teach.practice.mistakes import due_mistakes, keep_mistake, mistake_answered
from sevens_teach.practice.session import Practising
from sevens_teach.progress import Practice, Progress, decode, encode
from sevens_teach.progress.practice import MISTAKES
from sevens_teach.puzzles.compose import compose
from sevens_teach.review import Decision, Option, Review
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.sevens.review.model import Loss
from sevens_teach.sevens.review.own import own_mistake, rule_of
from sevens_teach.sevens.review.reasons import compared
from sevens_teach.table.sending import Sent, read_sent
from sevens_teach.ui import PuzzleBox

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 1, 5)
CERTAIN, NONE = Loss(0.4, 0.01), Loss(0.0, 0.0)


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what is kept here apart."""
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))


def judged(seed: int = 3, rules: str = "basic") -> tuple[Review, Decision]:
    """Return a review with a mistake: the first move where there was a choice among three or more."""
    game = Game(rules, seed=seed)
    players, rng = TipsPlayer(), Random(seed)
    while len(moves := [*game.position.legal_moves.turn]) < 3:
        game.play(players.choose(game.view(game.position.turn or 0), rng))
    ply, player = len(game.history), game.position.turn or 0
    game.play(moves[0])
    options = tuple(Option(move, 2.4 - 0.3 * number, 0.01, 0.3, 0.01) for number, move in enumerate(moves))
    decision = Decision(ply, moves[0], options, moves[-1], (CERTAIN, CERTAIN), NONE)
    return Review(game, player, (decision,), is_whole=True), decision


@pytest.mark.parametrize("rules", ["basic", "joker-solo", "joker-pair", "tunnel", "killer"])
def test_a_mistake_comes_back_as_a_puzzle_with_a_reply_to_every_move(rules: str) -> None:
    found, decision = judged(rules=rules)
    assert keep_mistake(found, decision, DAY).key == "practice-kept"
    [puzzle] = due_mistakes(progress.load().practice, DAY)
    assert puzzle.position == (found.game.history[decision.ply - 1].position if decision.ply else found.game.start)
    assert puzzle.viewpoint == found.player
    told: list[dict[str, Any]] = []
    box = PuzzleBox([puzzle])
    box.send = told.append
    box._receive(box, {"kind": "picture", "id": puzzle.id}, [])  # noqa: SLF001, as the browser does
    sent = read_sent(Sent(**told[0]["sent"]))
    assert sent.position.view(puzzle.viewpoint).hand == puzzle.position.view(puzzle.viewpoint).hand
    assert sent.position.turn == puzzle.viewpoint, "a friend plays on from there"
    for lang in LANGUAGES:
        [part] = puzzle.table(lang)["parts"]
        replies = {item["id"]: compose(part, [item["id"]]) for item in part["items"]}
        assert replies.keys() == {str(option.move) for option in decision.options}
        assert [name for name, reply in replies.items() if reply["right"]] == [str(decision.best)]
        assert all(reply["headline"] and reply["reason"] for reply in replies.values())


def test_a_mistake_at_killer_sevens_shows_what_is_dead_as_the_table_does() -> None:
    game = Game("killer", seed=3)
    players, rng = TipsPlayer(), Random(3)
    while not game.position.dead or len([*game.position.legal_moves.turn]) < 3:
        game.play(players.choose(game.view(game.position.turn or 0), rng))
    worths = {str(move): 3.0 for move in game.position.legal_moves.turn}
    *_, played, better = worths
    [frame] = own_mistake("S3-r1", str(game.position), played, worths | {better: 2.0}).table()["frames"]
    assert frame["board"]["dead"] == [str(card) for card in game.position.dead_places] != []


def test_a_mistake_shows_the_passes_that_everybody_has_left_before_anybody_has_passed() -> None:
    position = Game("basic", seed=3).position
    worths = {str(move): 3.0 for move in position.legal_moves.turn}
    played = next(each for each in worths if each != "pass")
    for lang, left in (("en", "3 passes left"), ("ja", "パスはあと3回")):
        puzzle = own_mistake("S1-r1", str(position), played, worths | {"pass": 2.0})
        [frame] = puzzle.table(lang)["frames"]
        assert all(left in player["text"].replace("\u00a0", " ") for player in frame["players"])


def test_the_heading_of_one_kept_long_ago_is_made_anew_and_it_is_answered_under_its_old_name() -> None:
    found, decision = judged(rules="killer")
    keep_mistake(found, decision, DAY)
    [(name, mistake)] = progress.load().practice.mistakes.items()
    old = f"S3{name.removeprefix('K8')}"  # as it was kept when every mistake went by a rule of basic Sevens
    practice = Practice(mistakes={old: mistake})
    [puzzle] = due_mistakes(practice, DAY)
    assert (puzzle.id, puzzle.rule) == (old, "K8")
    for lang in LANGUAGES:
        assert puzzle.table(lang)["rule"] == puzzle.table(lang)["parts"][0]["rule"] == "K8"
        assert "names" not in PuzzleBox([puzzle], lang=lang).state, "what its rule is called would tell the answer"
    changed = mistake_answered(puzzle.id, practice, DAY, right=True)
    assert [*changed.mistakes] == [old]


@pytest.mark.parametrize("rules", ["basic", "killer"])
def test_its_hints_are_what_came_of_the_move_and_what_the_better_one_does_unnamed(rules: str) -> None:
    unnamed = 0
    for seed in range(3, 9):
        found, decision = judged(seed, rules)
        position = found.before(decision)
        played, better = (option.move for option in decision.options[:2])
        assert rule_of(position, better) == ("K8" if rules == "killer" else "S3")
        worths = {str(option.move): 2.0 if option.move == better else 3.0 for option in decision.options}
        puzzle = own_mistake(f"{rule_of(position, better)}-r1", str(position), str(played), worths)
        worse, _ = compared(position, played, better, made=True)
        for lang in LANGUAGES:
            _, second, third = puzzle.table(lang)["hints"]
            assert not worse or second == say(worse[0], lang, puzzle.names(lang))
            assert str(better) not in third
            assert "either" not in third, "no toss of a coin"
            unnamed += "?" in third
        puzzle = own_mistake("S1-r1", str(position), str(played), {**worths, "pass": 1.0})
        assert puzzle.table()["hints"][2].startswith("On average the best move gains you")
    assert unnamed


def test_the_other_hands_stay_hidden() -> None:
    keep_mistake(*judged(), DAY)
    [puzzle] = due_mistakes(progress.load().practice, DAY)
    assert all(frame["hands"] is None for frame in puzzle.table()["frames"])


def test_its_first_hint_names_a_card_that_waits_and_not_whose_it_is() -> None:
    position = "basic; board ♠A-8 ♥A-10 ♦A-K ♣A-K; hands ♠9,K ♥J | ♠10 ♥Q | ♠J,Q ♥K; turn 0"
    puzzle = own_mistake("S1-r1", position, "♠9", {"♠9": 1.9, "♥J": 1.2, "pass": 1.5})
    for lang in LANGUAGES:
        first = puzzle.table(lang)["hints"][0]
        assert "♠10" in first
        assert "♠K" in first
        assert not any(name in first for name in puzzle.names(lang)[1:])


def test_it_grows_apart_with_right_answers_and_is_kept_once() -> None:
    found, decision = judged()
    keep_mistake(found, decision, DAY)
    [puzzle] = due_mistakes(progress.load().practice, DAY)
    for right, days in ((True, 2), (True, 4), (False, 1)):
        change = mistake_answered(puzzle.id, progress.load().practice, DAY, right=right)
        progress.keep(Progress(practice=change))
        practice = progress.load().practice
        assert due_mistakes(practice, DAY + timedelta(days=days - 1)) == []
        assert [each.id for each in due_mistakes(practice, DAY + timedelta(days=days))] == [puzzle.id]
    assert keep_mistake(found, decision, DAY + timedelta(days=9)).key == "practice-kept-before"
    assert progress.load().practice == practice


def test_one_that_is_solved_for_today_says_when_it_comes_back() -> None:
    keep_mistake(*judged(), DAY)
    practising = Practising(lambda: DAY, lambda: 0.0, Random(1))

    def told() -> str:
        return say(practising.about("own")[0], "en")

    assert told() == "One mistake of yours waits: find the better move."
    practising.press("own")
    practising.answer(practising.puzzles[0].id, right=True)
    back = "Nothing today. One mistake from a game comes back in 2 days, to see whether you still know."
    assert told() == back
    later = Practising(lambda: DAY, lambda: 0.0, Random(1))
    later.press("own")
    assert not later.puzzles
    assert [say(each, "en") for each in later.note] == [back]
    keep_mistake(*judged(4), DAY)
    assert told() == "One mistake of yours waits: find the better move.", "one is new"


def test_what_could_not_be_known_is_no_puzzle() -> None:
    found, decision = judged()
    unsure = Decision(decision.ply, decision.played, decision.options, decision.best, (CERTAIN, NONE), CERTAIN)
    told = keep_mistake(found, unsure, DAY)
    assert say(told, "en").startswith("Nobody can say for sure what was better")
    assert progress.load() == Progress()


def test_where_only_two_moves_made_sense_there_is_no_question(monkeypatch: pytest.MonkeyPatch) -> None:
    found, decision = judged()
    monkeypatch.setattr(Review, "sensible", lambda *_: tuple(each.move for each in decision.options[:2]))
    assert say(keep_mistake(found, decision, DAY), "en").startswith("Only two moves made sense there")
    assert progress.load() == Progress()
    practising = Practising(lambda: DAY, lambda: 0.0, Random(1))
    tile = practising.about("own")[0]
    practising.press("own")
    (page,) = practising.note
    told = {lang: [say(each, lang) for each in (tile, page)] for lang in LANGUAGES}
    assert told["en"][0].startswith("Empty. A mistake that the review of a game finds")
    assert told["ja"][0].startswith("まだありません。")
    assert "most mistakes it finds come here by themselves" in told["en"][1]
    assert "たいていの「まちがい」は自動で" in told["ja"][1]
    assert "None so far" not in str(told), "a mistake was found, after all"


def test_the_newest_are_kept_and_travel_in_a_code() -> None:
    for seed in range(MISTAKES + 3):
        keep_mistake(*judged(seed), DAY + timedelta(days=seed))
    kept = progress.load()
    assert len(kept.practice.mistakes) == MISTAKES
    assert min(each.repeat.day for each in kept.practice.mistakes.values()) == DAY + timedelta(days=3)
    assert decode(encode(kept)) == kept
    progress.reset()
    assert progress.restore(encode(kept)).key == "progress-restored-practice"
    assert progress.load() == kept


def test_a_reply_says_the_reason_in_cards() -> None:
    position = "board ♠2-K ♥7-K ♦A-K ♣7-K; hands ♣6 ♥6 ♥5 ♠A | ♣A-5 ♥A-4; turn 0"
    places = {"♣6": 2.0, "♥6": 1.2, "♠A": 1.6, "pass": 1.9}
    items = {item.id: item for item in own_mistake("S3-r1", position, "♣6", places).parts[0].items}
    assert say(items["♥6"].note.why, "en", ("You", "Ren")) == (
        "♥6 opens your own ♥5; ♣6 opened ♣5 for Ren and nothing for you. "
        "On average it's about three quarters of a place better than what you did then."
    )
    assert say(items["♣6"].note.why, "en", ("You", "Ren")).startswith(
        "It opened the way for Ren's ♣5. On average it's about three quarters of a place worse"
    )
    assert say(items["pass"].note.why, "en", ("You", "Ren")).startswith(
        "A pass costs one of the 3 you have left. On average it's"
    )
