"""Spades at a table: whole matches through the session, hostile moves, saved games, and no hidden card in any frame."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from games.walks import sample
from pydantic import TypeAdapter

from sevens_teach import GameError
from sevens_teach.cards import PACK, Card
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.spades import DEAL, Game, Position
from sevens_teach.spades.players import RandomPlayer, TipsPlayer
from sevens_teach.spades.players.levels import LEVELS, SHARP, seated
from sevens_teach.spades.wire import SpadesState
from sevens_teach.table.intents import parse_intent
from sevens_teach.table.session import Session
from sevens_teach.ui import Table

NAMES = ("Mio", "Ren", "Aoi", "Sora")


def sit_down(game: Game, folder: Path = Path(), lang: str = "en", you: int = 0) -> Session:
    """Return a session at a match."""
    return Session(game, you, seed=3, settings=Settings(lang=lang), folder=folder)


def send(session: Session, kind: str, **parts: object) -> Any:  # noqa: ANN401, a notice or None
    """Have a session follow what a browser sends."""
    return session.do(parse_intent({"kind": kind, **parts}))


def now(session: Session) -> Any:  # noqa: ANN401, a frame as the browser reads it
    """Return the frame on show."""
    return session.frames[-1]


def played(session: Session) -> Any:  # noqa: ANN401, a match of Spades
    """Return the match in progress."""
    return session.game


def press(session: Session, rng: Random) -> None:
    """Press one of the things that a frame offers."""
    frame = now(session)
    choices = [*frame["playable"], *(action["move"] for action in frame["actions"])]
    send(session, "move", text=choices[int(rng.random() * len(choices))])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["target=100", "target=100 sandbags=on blind_nil=on"])
def test_P1_a_whole_match_over_its_deals(rules: str, lang: str) -> None:
    session = sit_down(Game(rules, names=NAMES, seed=5), lang=lang)
    shape = TypeAdapter(SpadesState)
    player, rng, most = TipsPlayer(), Random(0), 0
    while not now(session)["ranking"]:
        view = played(session).view(0)
        move = DEAL if view.turn is None else player.choose(view, rng)
        if move is DEAL:
            told = (send(session, "hint") or {})["reply"]
            assert (told["rule"], told["headline"]) == ("P1", message("spades-to-deal", lang))
        assert send(session, "move", text=str(move)) is None
        shape.validate_python(session.state(), strict=True)
        most = max(most, len(now(session)["sheet"]["lines"]))
    assert played(session).is_over
    own = 3 if "sandbags" in rules else 2
    assert most == len(played(session).lines) + own > 1 + own
    assert [place["rank"] for place in now(session)["ranking"]] == [1, 2]
    assert now(session)["finish"]["headline"]
    send(session, "again")
    assert session.game.start == Game(rules, names=NAMES, seed=5).start
    send(session, "new")
    assert played(session).seed == 6


@pytest.mark.parametrize("seed", range(4))
def test_random_presses_over_deals(seed: int) -> None:
    session, rng = sit_down(Game("sandbags=on", names=NAMES, seed=seed)), Random(seed)
    for _ in range(40):
        before = session.game.record()
        press(session, rng)
        assert session.game.record() != before
        assert played(session).position.turn in (0, None)
        if rng.random() < 0.2:
            after = session.game.record()
            send(session, "undo")
            send(session, "redo")
            assert session.game.record() == after
    assert len(played(session).lines) > 1


@pytest.mark.parametrize(
    ("text", "rule"),
    [("♠A", "P3"), ("deal", "P1"), ("look", "P2"), ("blind nil", "P2"), ("bid 3", None), ("★", "P1")],
)
def test_a_move_that_may_not_be_made_is_answered(text: str, rule: str | None) -> None:
    session = sit_down(Game(names=NAMES, seed=1))
    told = send(session, "move", text=text)
    if rule is None:
        assert told is None
        return
    assert told["legal"] is False
    assert told["reply"]["rule"] == rule
    assert told["reply"]["reason"]


@pytest.mark.parametrize(
    "text", ["pass", "bid 14", "bid -1", "bid 03", "Bid 3", " nil", "deal ♠A", "♠1", "♠A ", "\x00"]
)
def test_what_is_no_move_changes_nothing(text: str) -> None:
    session = sit_down(Game(names=NAMES, seed=1))
    record = session.game.record()
    assert send(session, "move", text=text)["reply"]["headline"]
    assert session.game.record() == record


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["basic", "blind_nil=on sandbags=on"])
def test_frames_are_equal_when_the_hidden_cards_are_dealt_anew(rules: str, lang: str) -> None:
    rng, compared = Random(7), 0
    for seed in range(6):
        game = Game(rules, names=NAMES, seed=seed)
        while game.position.turn is not None:
            if game.position.turn == 0:
                compared += _compare(game.position, lang, rng)
            game.play(RandomPlayer().choose(game.view(game.position.turn), rng))
    assert compared > 20


def _compare(position: Position, lang: str, rng: Random) -> int:
    """Compare two tables that the reader cannot tell apart; return 1, or 0 where there is no such other table."""
    other = sample("spades").redealt(position, 0, rng)
    if other is None:
        return 0
    one, two = (sit_down(Game.from_position(each, names=NAMES, seed=1), lang=lang) for each in (position, other))
    assert one.state() == two.state()
    assert send(one, "hint") == send(two, "hint")
    for card in PACK:
        assert send(one, "why", text=card.text) == send(two, "why", text=card.text), card
    assert one.room.sentence(one.snapshot) == two.room.sentence(two.snapshot)
    assert one.room.picture(one.snapshot, 4) == two.room.picture(two.snapshot, 4)
    return 1


def test_a_match_is_saved_and_loaded(tmp_path: Path) -> None:
    session = sit_down(Game(names=NAMES, seed=2), tmp_path)
    press(session, Random(1))
    record = session.game.record()
    assert send(session, "save")["legal"]
    press(session, Random(2))
    assert session.saves == ["spades-1.txt"]
    assert send(session, "load", name="spades-1.txt") is None
    assert session.game.record() == record


def test_the_widget_shows_it() -> None:
    table = Table(Game(seed=1))
    assert table.state["setup"]["game"] == "spades"
    assert table.labels["text"]["table"] == "Spades table"
    assert table.sentence.startswith("Spades, 0 to 0, deal 1")
    assert table.picture().startswith("<svg")


def test_a_level_that_does_not_exist() -> None:
    with pytest.raises(GameError, match=r"^level='easy' is no level: expected gentle, normal, sharp$"):
        Table(Game(seed=1), level="easy")


@pytest.mark.parametrize("level", LEVELS)
def test_P1_a_partner_never_plays_worse_than_the_tips(level: str) -> None:
    players = seated(1, level)
    assert len(players) == 4
    assert repr(players[3]) in {"TipsPlayer()", f"ExpertPlayer(budget={SHARP[0]})"}
    assert (repr(players[0]) == repr(players[2]) != "TipsPlayer()") is (level != "normal")


@pytest.mark.parametrize("level", ["expert", "gentle", "sharp", "follow", "lesson"])
def test_a_level_chosen_at_another_game_does_not_stop_this_one(level: str) -> None:
    session = Session(Game(seed=1), 0, seed=1, settings=Settings(level=level), folder=Path("nowhere"))
    assert session.game.position.turn in (0, None)


def test_hints_cite_a_rule() -> None:
    session, rules = sit_down(Game("blind_nil=on", names=NAMES, seed=3)), []
    for text in ("look", "bid 2"):
        rules.append(send(session, "hint")["reply"]["rule"])
        send(session, "move", text=text)
    told = send(session, "hint")["reply"]
    assert [*rules, told["rule"]] == ["P2", "P2", "P4"]
    assert told["cards"] == [Card(text).text for text in now(session)["playable"]]


def test_nothing_is_compiled_for_a_table_or_a_puzzle_before_something_needs_it() -> None:
    code = """
import sys
from sevens_teach import ui
from sevens_teach.puzzles import puzzle
from sevens_teach.spades import Game
table = ui.Table(Game(seed=3))
sent = []
table.send = sent.append
for press in ({"kind": "hint"}, {"kind": "hint"}, {"kind": "send"}):
    table._handle_custom_msg(press, [])
assert len(sent) == 3 and sent[2]["sent"]
table._handle_custom_msg({"kind": "move", "text": "bid 3"}, [])
assert len(table.game.history) > 1
assert puzzle("P2-05").table("en")
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_P3_nothing_is_said_of_a_trick_that_was_set_up_before_the_table_was_opened() -> None:
    text = (
        "target=100; dealer 2; hands ♠8,2 ♥A,Q,10,7,5,2 ♦K,10,7 ♣J,4 | ♠A,K,Q,9,5,4,3 ♥J,8,4 ♦9 ♣Q,3 | "
        "♠J,6 ♥9,6 ♦5,4,3 ♣K,10,7,6,5,2 | ♠10,7 ♥K,3 ♦A,Q,J,8,6,2 ♣A,9,8; bids 3 2 6 1; "
        "played ♦A ♦7 ♦9 ♦3 ♣A ♣4 ♣3 ♣2"
    )
    session = sit_down(Game.from_position(text, seed=11), lang="en")
    while played(session).position.turn != 0:
        press(session, Random(1))
    assert "took" not in now(session)["coach"]["reason"]


def test_P3_who_took_the_last_trick_is_said_when_it_is_the_readers_turn_in_the_next_one() -> None:
    found = []
    for lang in ("en", "ja"):
        session = sit_down(Game("target=100", names=NAMES, seed=5), lang=lang)
        while True:
            press(session, Random(1))
            position = played(session).position
            if position.tricks and position.turn == 0 and position.trick.cards:
                last = position.tricks[-1]
                card = next(each for each in last.cards if last.player_of(each) == last.winner)
                found.append((NAMES[last.winner], str(card), now(session)["coach"]["reason"], now(session)["say"]))
                break
    (name, card, reason, heard), (_, _, japanese, _) = found
    who = "You" if name == NAMES[0] else name
    assert reason.startswith(f"{who} took the trick with {card}.")
    assert f"{who} took the trick with the " in heard
    assert "前のトリックは、" in japanese
