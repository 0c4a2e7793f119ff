"""What coach and hint say turn after turn: what was said and has not changed is not said again word for word."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from positions import whole

from sevens_teach import Game, Position, TipsPlayer, parse_move
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.show.consequences import after_move
from sevens_teach.table.intents import Ask, Make
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ("Mio", "Ren", "Aoi")
COUNTED: Final = re.compile(r"pass (is )?left|last pass|had to pass|spent a pass|パス")
"""What tells of passes, which are counted: who has one left of three has not heard it before."""


def sentences(text: str) -> set[str]:
    """Return the sentences of a text."""
    return {each for each in re.split(r"(?<=[.!?。])\s*", text) if each}


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("policy", ["tips", "first", "hint"])
def test_what_a_move_has_brought_is_never_told_word_for_word_on_two_turns_running(
    policy: str, lang: str, tmp_path: Path
) -> None:
    told = 0
    for seed in range(6):
        before = set[str]()
        session = Session(Game(seed=seed), 0, level="gentle", seed=seed, settings=Settings(lang=lang), folder=tmp_path)
        while session.game.position.turn == 0:
            brought = [each["reason"] for each in session.frames[-1]["brings"]]
            now = {each for text in brought for each in sentences(text)}
            assert not {each for each in now & before if not COUNTED.search(each)}, seed
            told, before = told + len(now), now
            session.do(Make(str(chosen(session, policy, Random(seed)))))
    assert told > 40


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_which_move_was_made_is_said_by_the_coach_or_below_it_and_never_by_both(lang: str, tmp_path: Path) -> None:
    session = Session(Game(seed=2), 0, level="gentle", seed=2, settings=Settings(lang=lang), folder=tmp_path)
    own, later = 0, 0
    while session.game.position.turn == 0:
        session.do(Make(str(chosen(session, "tips", Random(1)))))
        for frame in session.frames:
            history = session.game.history[: frame["ply"]]
            heads = [line["headline"] for line in frame["brings"] if line["reason"]]
            if history and history[-1].player == 0:
                assert not any(heads), "the coach says it"
                own += bool(heads)
            else:
                later += any(heads)
    assert own > 3
    assert later > own


def chosen(session: Session, policy: str, rng: Random) -> object:
    """Return what a reader plays: by the tips, the first card that fits, or what a hint names."""
    view = session.game.position.view(0)
    if policy == "hint":
        for _ in range(2):
            session.do(Ask("hint"))
        named = session.hinted.get(session.game.position)
        return parse_move(named) if named else next(iter(view.legal_moves.turn))
    first = Play(view.legal_moves.cards[0]) if view.legal_moves.cards else PASS
    return TipsPlayer().choose(view, rng) if policy == "tips" else first


@pytest.mark.parametrize(
    ("followed", "said"),
    [
        (False, ["It kept ♠9 shut. You have 2 passes left.", "You have one pass left.", "That was your last pass."]),
        (
            True,
            [
                "♠9 stayed shut, and Aoi passed. You have 2 passes left.",
                "This time Aoi passed. You have one pass left.",
                "This time Aoi passed. That was your last pass.",
            ],
        ),
    ],
)
def test_what_a_pass_keeps_shut_is_said_once_while_it_stays_so(*, followed: bool, said: list[str]) -> None:
    start = "basic; board ♠A-7 ♥A-7 ♦A-K ♣A-K; hands ♠8 ♠K ♥K | ♥8-J | ♠9-Q ♥Q; turn 0"
    game, told = Game.from_position(Position.parse(start), names=NAMES), []
    for card in ("♥8", "♥9", "♥10"):
        for move in ("pass", card, "pass"):
            game.play(move)
        ply = len(game.history) - 3
        (line,) = after_move(game.start, game.history, 0, "en", NAMES, followed=ply if followed else None)
        told.append(line["reason"])
        (line,) = after_move(game.start, game.history, 0, "ja", NAMES, followed=ply if followed else None)
        assert "{" not in line["reason"]
    assert told == said


def test_of_another_pass_only_what_else_it_keeps_shut_is_said() -> None:
    start = "basic; board ♠A-7 ♥A-7 ♦A-K ♣A-9; hands ♠8 ♥10,K | ♥8,9,J | ♠9-K ♥Q ♣10-K; turn 0"
    game, told = Game.from_position(Position.parse(start), names=NAMES), []
    for theirs in (("♥8", "♣10"), ("♥9", "♣J"), ("pass", "♣Q")):
        for move in ("pass", *theirs):
            game.play(move)
        told.append([after_move(game.start, game.history, 0, lang, NAMES)[0]["reason"] for lang in ("en", "ja")])
    assert told == [
        ["It kept ♠9 shut. You have 2 passes left.", "これで♠9は、まだだれも出せません。パスは、あと2回です。"],
        ["You have one pass left.", "パスは、あと1回です。"],
        ["It kept ♥J shut. That was your last pass.", "これで♥Jは、まだだれも出せません。これが最後のパスでした。"],
    ]


WON: Final = "basic; board ♠A-7 ♥A-K ♦A-K ♣A-7; hands ♠8-10 ♣8 | ♠J,Q ♣9,10 | ♠K ♣J-K; turn 0; passes 2 0 3"


def asked(game: Game, lang: str = "en", **more: Any) -> str:  # noqa: ANN401, parts of a snapshot
    """Return what a hint says to the reader now."""
    found = hints.hint(replace(Snapshot(game, game.position, (), game.history, NAMES, you=0, lang=lang), **more))
    assert found is not None
    return f"{found['headline']} {found['reason']}"


def test_that_a_game_is_won_for_sure_is_said_once_in_full() -> None:
    game = Game.from_position(Position.parse(WON), names=NAMES)
    first = asked(game)
    assert first.endswith("All your cards can come out one after another, and nobody has fewer: you win for sure.")
    hinted = {game.position: first.split()[1].rstrip(".")}
    for move in (hinted[game.position], "pass", "pass"):
        game.play(move if parse_move(move) in game.legal_moves else next(iter(game.legal_moves)))
    assert asked(game, hinted=hinted).endswith("Still a sure win: the other 2 cards can all follow, too.")
    assert "続けて出せます" in asked(game, "ja", hinted=hinted)
    assert asked(game).endswith("you win for sure."), "who has not asked before hears all of it"


def test_what_presses_is_said_in_few_words_where_the_question_has_just_said_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: hints.Weighed(PASS, ahead=False))
    start = "basic; board ♠A-7 ♥A-7 ♦A-K ♣A-Q; hands ♠8 ♥8 ♠K | ♠9-J ♥9 ♥10 | ♠Q ♥J-K ♣K; turn 0; passes 0 3 0"
    game = Game.from_position(Position.parse(start), names=NAMES)
    question = asked(game)
    assert question.startswith("Ren has no pass left: if nothing fits, Ren goes broke. ")
    answer = asked(game, hints=1, asked=(question.removesuffix(" Ask again, and I'll tell you."),))
    assert answer.startswith("I'd pass. Ren can't afford to pass. ")
    assert "{" not in asked(game, "ja", hints=1)


def test_which_cards_keep_most_shut_is_said_anew_in_fewer_words() -> None:
    view = whole("basic; board ♠7 ♥7 ♦7 ♣7; hands ♠8,9 ♥8 ♦8 ♣6 … | … | …; turn 0").view(0)
    either = hints._either(view)  # noqa: SLF001, the question alone
    assert dict(either.args)["most"]
    game = Game(names=NAMES, seed=1)
    shown = Snapshot(game, game.position, (), game.history, NAMES, you=0, lang="en")
    first = hints._in_words(shown, hints._in_turn(shown, either))  # noqa: SLF001
    then = replace(shown, asked=(first,))
    second = hints._in_words(then, hints._in_turn(then, either))  # noqa: SLF001
    assert "The most of the others' cards wait behind" in first
    assert "The most still wait behind" in second
    assert "Play one, or pass?" in first
    assert "A card, or a pass?" in second
    assert hints._is_same(then, (), either)  # noqa: SLF001, in whichever wording


def test_of_the_only_card_that_fitted_it_is_not_told_whom_it_may_let_in() -> None:
    def told(hand: str, next_one: str) -> list[str]:
        dealt = f"board ♠3-9 ♥A-Q ♦A-8 ♣A-Q; hands {hand} | {next_one} | ♠A,J ♦9,K | ♠K ♣K ♦Q; turn 0"
        game = Game.from_position(dealt)
        game.play("♠2")
        game.play(str(game.legal_moves.cards[0]))
        return [line["reason"] for line in after_move(game.start, game.history, 0, "en", (*NAMES, "Sora"))]

    assert told("♠2 ♦10,J", "♠10,Q ♥K") == []
    assert told("♠2,10 ♦J", "♠Q ♥K ♦10") == ["It opened ♠A for somebody else."]
