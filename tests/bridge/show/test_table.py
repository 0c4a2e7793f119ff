"""Seven Bridge at a table: whole matches through the session, hostile moves, saved games, and nothing hidden told."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bridge.sample import match, redealt, settled
from pydantic import TypeAdapter

from sevens_teach import GameError
from sevens_teach.bridge import NO, Game, Position, Step, Wild
from sevens_teach.bridge.engine.melds import own_cards
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.bridge.players.levels import LEVELS, seated
from sevens_teach.bridge.show.table import TABLE, told
from sevens_teach.bridge.wire import BridgeState
from sevens_teach.errors import RecordError
from sevens_teach.play.table_room import Snapshot
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.table.intents import parse_intent
from sevens_teach.table.session import Session

CARD = re.compile(r"[♠♥♦♣](?:10|[A2-9JQK])|★")
NAMES = ("You", "Ren", "Aoi", "Sora", "Yui")


def sit_down(game: Game, folder: Path = Path(), lang: str = "en", level: str | None = None) -> Session[Any]:
    """Return a session at a match."""
    return Session(game, 0, level=level, seed=3, settings=Settings(lang=lang), folder=folder)


def send(session: Session[Any], kind: str, **parts: object) -> Any:  # noqa: ANN401, a notice or None
    """Have a session follow what a browser sends."""
    return session.do(parse_intent({"kind": kind, **parts}))


def now(session: Session[Any]) -> Any:  # noqa: ANN401, a frame as the browser reads it
    """Return the frame on show."""
    return session.frames[-1]


def press(session: Session[Any], rng: Random) -> None:
    """Press one of the things that a frame offers, rather a meld or a call than anything else."""
    actions = now(session)["actions"]
    best = [each for each in actions if each["move"].split()[0] not in {"drop", "draw", "no"}]
    pool = best if best and rng.random() < 0.7 else actions
    assert send(session, "move", text=pool[int(rng.random() * len(pool))]["move"]) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_D9_a_whole_match_over_its_deals(players: int, lang: str) -> None:
    session = sit_down(Game("target=50", players=players, seed=5), lang=lang)
    shape, rng = TypeAdapter(BridgeState), Random(1)
    for _ in range(600):
        shape.validate_python(session.state(), strict=True)
        if now(session)["ranking"]:
            break
        press(session, rng)
    frame = now(session)
    assert frame["ranking"][0]["rank"] == 1
    assert len(frame["finish"]["story"]) == players + 1
    assert ("for each 7" if lang == "en" else "7は1枚につき2倍") in frame["finish"]["story"][-1]  # what its numbers are
    assert [line["text"] for line in frame["sheet"]["lines"]]
    assert Game.load(session.game.record()) == session.game


def look_at(game: Game, entry: Any, position: Position, you: int) -> Snapshot[Position]:  # noqa: ANN401, an entry
    """Return one reader's look at a position."""
    seen = tuple(event for each in entry.events if (event := each.seen_by(you)) is not None)
    return Snapshot(game, position, seen, (), NAMES[: len(position.held)], you, "en")


def visible(position: Position, you: int) -> set[str]:
    """Return every card that `you` may see named."""
    cards = {*position.hands[you], *position.pile}
    cards |= {card for meld in position.melds for card in own_cards(meld.cards)}
    cards |= {laid.card for meld in position.melds for laid in meld.cards if isinstance(laid, Wild)}
    if position.is_deal_over:
        cards |= {card for hand in position.hands for card in hand}
    return {card.text for card in cards}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_frame_of_a_whole_match_tells_anything_hidden(players: int) -> None:
    game, rng = match(players=players, seed=players), Random(players)
    for you in range(players):
        for entry, position in settled(game, you):
            frame = TABLE.frame(look_at(game, entry, position, you))
            said = [frame["hand"], frame["pile"], frame["melds"], frame["coach"], frame["say"], frame["flights"]]
            own = [action["move"] for action in frame["actions"] if "★" not in action["move"]]
            assert set(CARD.findall(json.dumps([said, own], ensure_ascii=False))) <= visible(position, you)
            other = redealt(position, you, rng)
            if other is not None and (
                other.turn == position.turn or (position.turn != you and other.view(you) == position.view(you))
            ):
                assert TABLE.frame(look_at(game, entry, other, you)) == frame


@pytest.mark.parametrize("you", range(4))
def test_D5_nobody_else_is_told_of_a_no_in_log_ply_or_frame(you: int) -> None:
    found = 0
    for seed in range(40):
        game = match("deals=1", seed=seed, habits=Habits(pon=False))
        for before, entry in zip((None, *game.history), game.history, strict=False):
            if entry.move == NO and entry.player != you:
                found += 1
                assert told(entry, you) is None
                assert [event.seen_by(you) for event in entry.events] == [None]
                assert before is not None
                if you not in {before.position.in_turn, entry.position.turn}:
                    assert before.position.view(you) == entry.position.view(you)
    session = sit_down(match("deals=1", seed=1))
    assert all(text != "no" or player == 0 for player, text in session.state()["log"])
    assert found > 10


def test_D5_who_was_asked_in_silence_leaves_no_trace_in_a_sitting() -> None:
    # Aoi can pon ♠9 and lets it go: the reader sees the same as where nobody could
    asked = "hands ♠9 ♠K ♥2 | ♥J ♣Q ♣2 | ♥9 ♦9 ♣3 | ♣4 ♣5; turn 0 play"
    plain = "hands ♠9 ♠K ♥2 | ♥J ♣Q ♣2 | ♥4 ♦9 ♣3 | ♣8 ♣5; turn 0 play"
    shown = []
    for text in (asked, plain):
        session = Session(Game.from_position(text, seed=1), 0, (Shy(),) * 4, seed=1, settings=Settings(), folder=Path())
        session.do(parse_intent({"kind": "move", "text": "drop ♠9"}))
        first = session.frames[0]
        shown.append(({key: first[key] for key in first if key != "stock"}, session.state()["log"][:2]))
    assert shown[0] == shown[1]


class Shy:
    """Lets every discard go, and throws what it draws."""

    def choose(self, view: Any, rng: Random) -> Any:  # noqa: ANN401, ARG002, a view and a move
        """Return no, a draw, or the discard of the last card."""
        return next((move for move in view.legal_moves if str(move) in {"no", "draw"}), view.legal_moves[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_refused_is_answered_with_its_rule_and_changes_nothing(lang: str) -> None:
    game = Game.from_position("hands ♥6 ♥9 ♠2 ★ | ♠A ♣A; turn 0 play", seed=1)
    session = sit_down(game, lang=lang)
    for text, rule in [
        ("meld ♥6 ♥9", "D2"),
        ("meld ♥6 ★", "D3"),
        ("add ♥6 1", "D4"),
        ("draw", "D4"),
        ("pon ♥6 ♥9", "D5"),
        ("chi ♥6", "D5"),
        ("no", "D5"),
        ("drop ♣A", "D4"),
        ("deal", "D1"),
        ("renew", "D4"),
    ]:
        notice = send(session, "move", text=text)
        assert notice["reply"]["rule"] == rule, text
        assert notice["legal"] is False
    assert not game.history


@pytest.mark.parametrize("text", ["meld", "drop ♥6 ♥7", "deal ♠A", "meld ♥6 ♥6", "add ♥6 -1", "🂡"])
def test_what_is_no_move_is_not_understood(text: str) -> None:
    session = sit_down(Game.from_position("hands ♥6 ♥9 ♠2 ★ | ♠A ♣A; turn 0 play", seed=1))
    assert send(session, "move", text=text)["reply"]["headline"]
    assert not session.game.history


def test_the_sentences_of_the_issue() -> None:
    session = sit_down(Game.from_position("hands ♥6 ♥9 ♠2 ★ | ♠A ♣A; melds 1 ♣7; turn 0 play", seed=1))

    def said(text: str) -> str:
        reply = send(session, "move", text=text)["reply"]
        return f"{reply['headline']} {reply['reason']}"

    assert said("meld ♥6 ♥9") == "♥6 and ♥9 are no meld. ♥7 and ♥8 are missing between them."
    assert said("meld ♥6 ★") == "♥6 and ★ are no meld. ♥6 and ★ are two cards: only a real 7 makes two enough."
    assert said("add ★♣8 1") == "Nothing can be added. You have no meld on the table yet, so nothing can be added."


def test_undo_redo_looking_back_and_saving_meet(tmp_path: Path) -> None:
    session, rng = sit_down(Game("target=50", seed=4), tmp_path), Random(2)
    for _ in range(12):
        press(session, rng)
    before, record = now(session), session.game.record()
    send(session, "undo")
    assert now(session)["ply"] < before["ply"]
    send(session, "redo")
    assert session.game.record() == record
    send(session, "seek", ply=1)
    assert now(session)["actions"] == []
    send(session, "go_on")
    assert now(session)["ply"] == before["ply"]
    send(session, "save")
    assert session.saves == ["bridge-1.txt"]
    send(session, "new")
    assert send(session, "load", name="bridge-1.txt") is None
    assert session.game.record() == record


def test_D4_a_stock_is_renewed_without_a_press() -> None:
    pile = " ".join(f"♣{rank}" for rank in ("2", "3", "4", "5", "6", "8", "9", "10", "J", "Q", "K"))
    hands = "♠2 ♥2 ♦2 ♠3 ♥3 ♦3 ♠4 ♥4 ♦4 ♠5 ♥5 ♦5 ♠6 ♥6 ♦6 ♠8 ♥8 ♦8 ♠9 ♥9 ♦9"
    rest = "♠10 ♥10 ♦10 ♠J ♥J ♦J ♠Q ♥Q ♦Q ♠K ♥K ♦K ♠A ♥A ♦A ♣A ★ ♠7 ♥7 ♦7 ♣7"
    position = Position.parse(f"hands {hands} | {rest}; stock -; pile {pile}; turn 0 play")
    session = Session(Game.from_position(position, seed=1), 0, (Shy(),), seed=1, settings=Settings(), folder=Path())
    send(session, "move", text="drop ♠2")
    assert session.state()["log"][:2] == [(0, "drop ♠2"), (1, "renew")]
    assert session.game.position.renewed == 1
    assert session.game.position.step is not Step.RENEW


ASKED = "hands {hand} ♠2 ♠K | ♠A ♦5 | ♥4 ♣8 | ♣3 ♣6; pile ♥9; turn {turn} draw; moved 0"


def sight(text: str) -> Any:  # noqa: ANN401, a frame as the browser reads it
    """Return the reader's sight of a position in which others may still have to answer."""
    position = Position.parse(text)
    snapshot = sit_down(Game.from_position(ASKED.format(hand="♠3", turn=0), seed=1)).snapshot
    return TABLE.frame(replace(snapshot, position=position, events=()))


@pytest.mark.parametrize("turn", [0, 2, 3])
def test_one_who_speaks_up_is_told_the_same_whether_or_not_there_is_something_to_call(turn: int) -> None:
    pair, none = (sight(ASKED.format(hand=hand, turn=turn)) for hand in ("♠9 ♦9", "♠9 ♦10"))
    assert pair["calling"]
    assert not none["calling"]
    assert [each["quiet"]["turn"] for each in (pair, none)] == [turn, turn]
    assert pair["quiet"]["coach"] == none["quiet"]["coach"]
    assert pair["quiet"]["say"] == none["quiet"]["say"]
    assert "♥9" in none["quiet"]["refusal"]["reason"]


def test_one_s_own_discard_is_nothing_to_speak_up_for() -> None:
    assert sight(ASKED.format(hand="♠9 ♦9", turn=1))["quiet"] is None
    assert sight("hands ♠9 ♦9 | ♠A; turn 0 play")["quiet"] is None


def test_the_refusal_of_one_whose_pair_comes_too_late_says_so() -> None:
    shown = sight("hands ♠9 ♦9 ♠2 | ♠A ♦5 | ♥4 | ♣9 ★; pile ♥9; turn 2 draw")
    assert not shown["calling"]
    assert shown["quiet"]["refusal"]["reason"].startswith("You have the pair")


def test_a_call_takes_own_cards_from_the_seat_and_the_discard_from_the_pile() -> None:
    session = sit_down(Game.from_position(ASKED.format(hand="♠9 ♦9", turn=3), seed=1))
    send(session, "move", text="pon ♠9 ♦9")
    first = next(each for each in session.frames if each["called"])
    assert first["flights"] == [
        {"card": "♠9", "from": 0, "to": "meld 1"},
        {"card": "♦9", "from": 0, "to": "meld 1"},
        {"card": "♥9", "from": "pile", "to": "meld 1"},
    ]
    assert first["skipped"] == [3]


@pytest.mark.parametrize("level", LEVELS)
def test_the_cast_plays_a_deal_at_every_level(level: str) -> None:
    session = sit_down(Game("deals=1", seed=2), level=level)
    player, rng = TipsPlayer(), Random(1)
    for _ in range(200):
        if now(session)["ranking"]:
            break
        send(session, "move", text=str(player.choose(session.game.position.view(0), rng)))
    assert session.game.is_over


def test_a_level_that_is_none() -> None:
    with pytest.raises(GameError, match=r"^level='easy' is no level: expected gentle, normal, sharp$"):
        seated(4, 0, "easy")


def test_a_hint_says_where_to_look_then_what_one_who_knows_the_tips_would_do() -> None:
    session = sit_down(Game.from_position("hands ♥6 ♥9 ♠2 ♠K | ♠A ♣A; turn 0 draw", seed=1))
    assert send(session, "hint")["reply"]["headline"] == "Try this: Draw."
    send(session, "move", text="draw")
    first, again = (send(session, "hint")["reply"] for _ in range(2))
    assert first["headline"] == "Which card goes with nothing you hold, and costs most if it stays?"
    assert first["cards"] == []
    assert again["headline"].startswith("Try this: Throw")
    assert again["cards"]
    assert again["rule"].startswith("D")


def test_a_hint_that_speaks_of_cards_marks_them() -> None:
    session = sit_down(Game.from_position("hands ♥3,4,5 ♠K | ♠A ♣A | ♦2,9; turn 0 draw", seed=1))
    send(session, "move", text="draw")
    first = send(session, "hint")["reply"]
    assert first["headline"] == "You hold cards that belong together."
    assert first["cards"] == ["♥3", "♥4", "♥5"]


@pytest.mark.parametrize(
    ("others", "said"), [("♠A,3,5,8", "Try this: Draw."), ("♠A,3,5,8 | ♣2,4", "Try this: Pon! ♥9 ♦9.")]
)
def test_D5_a_hint_about_a_call_has_its_reason_with_two_too(others: str, said: str) -> None:
    seat = 1 + others.count("|")
    text = f"hands ♥9 ♦9 ♠2,K | {others}; pile ♠9; turn 0 draw; moved {seat + 1}"
    session = sit_down(Game.from_position(text, seed=1))
    first, again = (send(session, "hint")["reply"] for _ in range(2))
    assert first["cards"] == []
    assert again["headline"] == said
    assert ("for the fifty" in again["reason"]) == (seat == 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("bridge record 2\n", r"line 1, column 15"),
        ("bridge record 1\nplayers A B\nseed 1\nrules basic\ndealer 0\npack ♠A\n", r"line 6, column 6: .*not the pack"),
        ("bridge record 1\nplayers A B\nseed 1\nposition hands ♠A | ♠2\n1 B draw\n", r"line 5, column 3: found 'B'"),
        ("bridge record 1\nplayers A B\nseed 1\nposition hands ♠A | ♠2\n1 A drop ♠A\n", r"line 5, column 5: .*\(D4\)"),
        ("bridge record 1\nplayers A B\nseed 1\nposition hands ♠A | ♠2\ntotals 1 2\n", r"line 5, column 1: .*not over"),
    ],
)
def test_a_record_that_is_none(text: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        Game.load(text)


def test_a_record_stands_without_its_seed() -> None:
    game = match(seed=3)
    again = Game.load(game.record().replace(f"seed {game.seed}", "seed 77"))
    assert again.position == game.position
    assert again.position.outcome == game.outcome
