"""What is said of the move of a second try: beside what was played, what was better, and what it came to in the end."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from sevens_teach import Game, RandomPlayer, TipsPlayer, play_game
from sevens_teach.play.second_try import ended, kind_of
from sevens_teach.practice import keep_mistake
from sevens_teach.review import Decision, Mark, Moment, Review
from sevens_teach.say.messages import LANGUAGES, Who, message, phrase, say
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.review.at_once import doors
from sevens_teach.sevens.review.fate import UNSEEN
from sevens_teach.sevens.review.kept import HeldUp
from sevens_teach.sevens.review.kept_back import kept_back
from sevens_teach.sevens.review.model import Loss, Option
from sevens_teach.sevens.review.telling import win_of
from sevens_teach.sevens.review.what_befell import Fact, Kind, often_in, tried
from sevens_teach.sevens.show import reviewing
from sevens_teach.sevens.show.reviewing import Reviewer

PLACES = {Play("♠8").card.text: 2.8, "♥6": 2.3, "♦9": 2.6, "♣9": 2.82, "♣4": 3.1, "pass": 2.32}
MOVES = {text: PASS if text == "pass" else Play(text) for text in PLACES}


def moment(mark: Mark, played: str = "♠8", win: float = 0.0) -> Moment:
    options = tuple(Option(MOVES[text], place, 0.01, win, 0.01) for text, place in PLACES.items())
    decision = Decision(9, MOVES[played], options, MOVES["♥6"], (Loss(0.5, 0.01),), Loss(0.0, 0.01))
    return Moment(decision, mark)


@pytest.mark.parametrize(
    ("move", "gained", "kind"),
    [
        ("♥6", 0.5, "right"),
        ("pass", 0.48, "as-good"),
        ("♦9", 0.2, "better"),
        ("♣9", -0.02, "alike"),
        ("♣4", -0.3, "worse"),
        ("♠8", 0.0, "again"),
        ("♥6", None, None),
    ],
)
def test_a_move_is_told_by_what_it_gains(move: str, gained: float | None, kind: str | None) -> None:
    assert kind_of(moment(Mark.MISTAKE), MOVES[move], gained) == kind


def test_what_was_right_is_right_again() -> None:
    assert kind_of(moment(Mark.GOOD, played="♥6"), MOVES["♥6"], 0.0) == "kept"
    assert kind_of(moment(Mark.GOOD, played="♥6"), MOVES["♣4"], -0.8) == "worse"


@pytest.mark.parametrize(
    ("now", "good", "said", "paid"),
    [
        (2, True, "And at the end: 2nd instead of 3rd.", True),
        (2, False, "And at the end: 2nd instead of 3rd.", True),
        (3, True, "At the end it's 3rd again. Over many games the better move pays.", True),
        (3, False, "At the end it's 3rd again.", False),
        (4, True, "At the end it's 4th instead of 3rd: what came later undid it. ", False),
        (4, False, "At the end it's 4th instead of 3rd.", False),
    ],
)
def test_the_end_is_told_beside_the_first_one(now: int, good: bool, said: str, paid: bool) -> None:  # noqa: FBT001
    places = ((-float(rank), phrase("place", rank=rank)) for rank in (now, 3))
    told, found = ended(*places, good=good)
    assert say(told, "en").startswith(said)
    assert found is paid
    assert all("{" not in say(told, lang) for lang in LANGUAGES)


def test_a_chance_to_come_first_that_no_move_left_is_not_told() -> None:
    assert win_of(moment(Mark.MISTAKE).decision, MOVES["♥6"]) == "none"
    assert win_of(moment(Mark.MISTAKE, win=0.04).decision, MOVES["♥6"]) == "4"


def second_try() -> tuple[Reviewer, int, Any]:
    """Return a review that promises that ♠9 spares going broke, and a second try that begins with it."""
    game = Game(names=["You", "Ren", "Aoi", "Sora"], seed=0)
    play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(0))
    reviewer, ply = Reviewer(game, 0, 1, keep_mistake), 25
    before = game.history[ply - 1].position
    options = tuple(
        Option(move, 1.5 if move == Play("♠9") else 3.0, 0.01, 0.3, 0.01) for move in before.legal_moves.turn
    )
    decision = Decision(ply, game.history[ply].move, options, Play("♠9"), (Loss(1.5, 0.01),), Loss(1.5, 0.01))
    spares = phrase("review-spares-broke", move="♠9", other="♠8", **often_in(16, 0, 16))
    moments = (Moment(decision, Mark.BLUNDER, (), (spares,)),)
    reviewer.found = Review(game, 0, (decision,), is_whole=True, moments=moments)
    again = reviewer.game_at(ply)
    assert again is not None
    again.play("♠9")
    return reviewer, ply, again


def test_what_decided_unseen_is_played_once_more_and_nothing_is_said_of_what_the_move_is_worth() -> None:
    """By what the reader could see the other move brings no more: to say so would gainsay the moment."""
    reviewer, ply, again = second_try()
    (told,) = reviewer.found.moments
    unseen = Moment(told.decision, Mark.GOOD, events=(phrase(UNSEEN, move="♠9"),))
    reviewer.found = Review(reviewer.found.game, 0, (told.decision,), is_whole=True, moments=(unseen,))
    assert reviewer.shown_as(unseen) == "fate"
    tried = reviewer.once_more(ply, again)
    assert tried is not None
    assert [say(each, "en") for each in tried.now][:1] == ["This time: ♠9."]
    assert tried.good is False
    assert reviewer.put_right(ply, again) is None


def test_a_move_that_is_not_as_good_gives_away_nothing_of_what_is_until_it_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Review, "sensible", lambda *_: (PASS, Play("♠9"), Play("♠8")))  # else nothing to find
    reviewer, ply, _ = second_try()
    again = reviewer.game_at(ply)
    assert again is not None
    (decision,) = reviewer.found.decisions
    for move in (each for each in again.position.legal_moves.turn if each != Play("♠9")):
        again.play(move)
        tried = reviewer.once_more(ply, again)
        assert tried is not None
        told = " ".join(say(each, "en", again.names) for each in (*tried.said, *tried.now))
        assert "♠9" not in told
        assert tried.finds
        assert ("again. There is" in told) is (move == decision.played)
        assert told.endswith("There is something better. Can you find it?")
        assert not reviewer.revealed
        again.undo()
    again.play("♠9")
    found = reviewer.once_more(ply, again)
    assert found is not None
    assert not found.finds
    assert "Right" in say(found.now[0], "en", again.names)
    assert reviewer.revealed == {ply}


@pytest.mark.parametrize("kept", ["♠9", "♠8"])
def test_a_moment_knows_whom_the_story_says_its_card_held_up(kept: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "held_up", lambda *_: {Play(kept).card: HeldUp(1)})
    reviewer, _, _ = second_try()
    (moment,) = reviewer.found.moments
    why = [say(each, "en", reviewer.found.game.names) for each in reviewer.told(moment).why]
    known = "Keeping ♠9 did hold Ren up, but playing it here was worth more."
    assert (known in why) is (kept == "♠9")


def said_of(reviewer: Reviewer, ply: int, again: Any) -> tuple[str, bool]:  # noqa: ANN401, a game of Sevens
    told = reviewer.once_more(ply, again)
    assert told is not None
    return " ".join(say(each, "en", again.names) for each in told.now), told.good


def test_the_move_that_leaves_what_was_promised_is_told_at_once_and_what_would_have_kept_it() -> None:
    reviewer, ply, again = second_try()
    chance, said, left = Random(1), "", None
    while not again.is_over:
        turn = again.position.turn or 0
        player = RandomPlayer(passing=True) if turn == 0 else TipsPlayer()
        before = again.position
        again.play(player.choose(again.view(turn), chance))
        said, good = said_of(reviewer, ply, again)
        if left is None and "gave that away" in said:
            left = before, again.history[-1].move, sum(each.player == 0 for each in again.history)
        assert good is (left is None) or again.is_over
    assert left is not None
    before, move, number = left
    turn = message("nth", "en", number=number)
    assert f"But a pass on your {turn} turn gave that away. After ♠10 you nearly always stay in the game." in said
    broke = Fact(Kind.BROKE)
    assert sum(broke in each for each in tried(before, move, 8)) >= 7
    assert not any(broke in each for each in tried(before, Play("♠10"), 8))
    assert "Over many games" not in said


def test_nothing_is_given_away_where_the_line_is_kept() -> None:
    reviewer, ply, again = second_try()
    while not again.is_over:
        again.play(TipsPlayer().choose(again.view(again.position.turn or 0), Random(1)))
        assert "gave that away" not in said_of(reviewer, ply, again)[0]


@pytest.mark.parametrize(
    ("gap", "gained", "kind"), [(0.15, 0.1, "better"), (0.15, 0.11, "as-good"), (0.3, 0.1, "better")]
)
def test_what_is_as_good_as_the_better_move_is_less_than_a_slip_behind_it(gap: float, gained: float, kind: str) -> None:
    decision: Any = SimpleNamespace(played="♠5", better="♣6", gap=gap, losses=(Loss(gap, 0.0),))
    moment: Any = SimpleNamespace(decision=decision, mark=Mark.MISTAKE)
    assert kind_of(moment, "♦9", gained) == kind


def test_who_passes_though_a_card_named_before_was_let_in_is_said_to_keep_it() -> None:
    game = Game(names=["You", "Ren", "Aoi", "Sora"], seed=0)
    start = game.position
    move, player, cards = next(
        (each, player, cards) for each in start.legal_moves.turn for player, cards in doors(start, each).items()
    )
    named = phrase("review-compare-one", cards=cards, player=Who(player))
    game.play(move)
    while game.position.turn != player:
        assert not kept_back((named,), game, 0)
        game.play(PASS)
    game.play(PASS)
    (told,) = kept_back((phrase("review-moments", told=named),), game, 0)
    said = say(told, "en", game.names)
    assert said == f"{game.names[player]} passed all the same, and keeps {cards[0].text} back for now."
    assert not kept_back((), game, 0), "what nobody has told gives no hand away"
    while game.position.turn != player:
        game.play(PASS)
    game.play(Play(cards[0]))
    assert not kept_back((named,), game, 0)
