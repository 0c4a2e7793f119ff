"""The table without a browser: what it sends, what it answers, and what it never tells."""

from __future__ import annotations

import json
import logging
import re
import subprocess
import sys
from itertools import product
from logging.handlers import BufferingHandler
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from whole_games import whole_game
from widgets.hostile import GOOD, JSON

from sevens_teach import JOKER, PACK, PRESETS, Game, Position, Rules, progress
from sevens_teach.bridge import Game as BridgeGame
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.show import consequences as told
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.spades import Game as SpadesGame
from sevens_teach.ui import Table

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

NAMES = ["Mio", "Ren", "Aoi", "Sora"]


@pytest.mark.parametrize(
    "game", [Game(seed=1), SpadesGame(seed=1), BridgeGame(seed=1)], ids=["sevens", "spades", "bridge"]
)
def test_a_plain_table_says_so_with_every_state_and_another_never(game: Any) -> None:  # noqa: ANN401, any game
    for plain in (True, False):
        wire = Wire(game, plain=plain)
        wire.ask({"kind": "new"})
        states = [message["state"] for message in wire.messages if "state" in message]
        assert len(states) > 1
        assert {state.get("plain", False) for state in states} == {plain}


@pytest.mark.parametrize(("lang", "words"), [("en", "passes left"), ("ja", "パス")])
def test_B6_of_passes_left_nobody_hears_at_a_plain_table(lang: str, words: str) -> None:
    for plain in (True, False):
        wire = Wire(Game(seed=1), plain=plain, lang=lang)
        wire.ask({"kind": "new"})
        states = [message["state"] for message in wire.messages if "state" in message]
        heard = [each["text"] for state in states for frame in state["frames"] for each in frame["players"]]
        assert any(words in text for text in heard) is not plain


@pytest.mark.parametrize(
    ("lang", "told"), [("en", ["Ren plays", "Aoi plays", "Sora plays"]), ("ja", ["レン", "アオイ", "ソラ"])]
)
def test_a_table_tells_all_that_the_others_did_and_a_plain_one_nothing_of_what_lay_there_before(
    lang: str, told: list[str]
) -> None:
    for plain in (True, False):
        wire = Wire(Game(seed=23), plain=plain, lang=lang, speed="instant")
        assert ("♦7" in wire.frame["coach"]["reason"]) is not plain
        assert ("7" in wire.frame["say"]) is not plain
        wire.ask({"kind": "move", "text": "♠6"})
        said = wire.frame["coach"]["reason"]
        assert all(each in said for each in told)
        assert told[0] not in wire.frame["say"], "who listens has heard each as it was done"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_B4_a_plain_table_tells_of_no_place_that_opened_for_others(lang: str) -> None:
    """♠8 opens ♠9 for somebody else, and ♥6 the ♥5 that the reader holds."""
    lines = {}
    for plain, card in product((True, False), ("♠8", "♥6")):
        dealt = "basic; board ♠7 ♥7 ♦7 ♣7; hands ♠8,K ♥5,6 | ♠A-6,9-Q | ♥A-4,8-K ♦A-6 | ♦8-K ♣A-6,8-K; turn 0"
        wire = Wire(Game.from_position(dealt, seed=3), plain=plain, lang=lang, speed="instant")
        wire.ask({"kind": "move", "text": card})
        lines[plain, card] = [line["reason"] for line in wire.frame["brings"]]
    assert {"en": "It made room for Ren's ♠9.", "ja": "これで、レンも♠9を出せました。"}[lang] in lines[False, "♠8"][0]
    assert lines[True, "♠8"] == []
    assert lines[True, "♥6"] == [next(iter(lines[False, "♥6"]))[: len(lines[True, "♥6"][0])]]
    assert "♥5" in lines[True, "♥6"][0]


class Wire:
    """A table and everything that it sends to the browser."""

    def __init__(self, game: Game, folder: Path | str = "nowhere", **options: Any) -> None:  # noqa: ANN401
        self.table = Table(game, folder=folder, **options)
        self.messages: list[Any] = [self.table.get_state(["kind", "labels", "settings", "state", "saves"])]
        self.notices: list[Any] = []
        self.laid: list[Any] = []
        self.table.send = lambda told: (self.notices if told["kind"] == "notice" else self.laid).append(told)
        self.table.observe(lambda change: self.messages.append({change.name: change.new}), list(self.table.keys))

    def ask(self, content: Any) -> None:  # noqa: ANN401
        """As if the browser sent a custom message."""
        message = {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
        self.hear(message)

    def hear(self, message: Any) -> None:  # noqa: ANN401
        """As if the browser sent any message."""
        self.table._handle_msg(message)  # noqa: SLF001, it is what a message arrives at

    @property
    def frame(self) -> dict[str, Any]:
        """The current frame."""
        frame: dict[str, Any] = self.table.state["frames"][-1]
        return frame

    @property
    def notice(self) -> dict[str, Any]:
        """The last answer."""
        notice: dict[str, Any] = self.notices[-1]
        return notice

    def move(self) -> None:
        """Do the first thing that may be done."""
        frame = self.frame
        if frame["playable"]:
            self.ask({"kind": "move", "text": frame["playable"][0]})
        elif frame["jokers"]:
            self.ask({"kind": "move", "text": frame["jokers"][0]["move"]})
        else:
            self.ask({"kind": "move", "text": "pass"} if frame["can_pass"] else {"kind": "go_on"})


def new_game(rules: Rules | str = "basic", seed: int = 23) -> Game:
    return Game(rules, names=NAMES, seed=seed)


def test_a_legal_card_is_played_and_the_others_follow() -> None:
    wire = Wire(new_game())
    card = wire.frame["playable"][0]
    wire.ask({"kind": "move", "text": card})
    assert wire.table.state["frames"][0]["flights"] == [{"card": card, "from": 0, "to": card}]
    assert card in wire.frame["board"]["down"]
    assert card not in wire.frame["hand"]
    assert wire.table.game.position.turn == 0
    assert wire.frame["turn"] == 0
    assert wire.notices == []


def test_B4_an_illegal_card_changes_nothing_and_gets_the_rule() -> None:
    wire = Wire(new_game())
    card = next(card for card in wire.frame["hand"] if card not in wire.frame["playable"])
    before = wire.table.state
    wire.ask({"kind": "move", "text": card})
    assert wire.table.state is before
    assert wire.notice["legal"] is False
    assert wire.notice["card"] == card
    assert wire.notice["reply"]["rule"] == "B4"
    assert card in wire.notice["reply"]["headline"]


@pytest.mark.parametrize("rules", PRESETS)
def test_a_whole_game_under_every_rule_set(rules: str) -> None:
    wire = Wire(new_game(rules, seed=5))
    for _ in range(300):
        if wire.table.game.is_over:
            break
        wire.move()
    assert [placing["rank"] for placing in wire.frame["ranking"]] == [1, 2, 3, 4]
    assert wire.frame["say"]
    assert wire.notices == []


@pytest.mark.parametrize("rules", ["basic", "joker-solo", "killer"])
def test_nobody_elses_card_is_in_any_message(rules: str) -> None:
    game = new_game(rules, seed=11)
    wire = Wire(game)
    while not game.is_over:
        for card in wire.frame["hand"][:3]:
            wire.ask({"kind": "why", "text": card})
        wire.ask({"kind": "hint"})
        wire.move()
        hidden = {card.text for player in (1, 2, 3) for card in game.position.hands[player]} - {"★"}
        assert not hidden & set(_cards_told(wire))
        wire.messages.clear()
        wire.notices.clear()


def _cards_told(wire: Wire) -> Iterator[str]:
    """The cards, not the places, in everything sent."""
    for state in (message["state"] for message in wire.messages if "state" in message):
        for frame in state["frames"]:
            yield from (*frame["hand"], *frame["playable"], *frame["board"]["down"], *frame["board"]["last"])
            yield from (flight["card"] for flight in frame["flights"])
            yield from (joker["card"] for joker in frame["jokers"])
        yield from (move for _, move in state["log"])
    for notice in wire.notices:
        yield from notice["reply"]["cards"]


INTENTS = st.one_of(
    JSON,
    st.sampled_from([content for content, _ in GOOD]),
    st.builds(lambda good, key, value: good[0] | {key: value}, st.sampled_from(GOOD), st.text(max_size=6), JSON),
)
OUT_OF_TURN = {"undo", "redo", "new", "seek", "set", "go_on", "save", "load", "review", "stop"}


@given(st.lists(INTENTS.filter(lambda content: not _may_change(content)), min_size=1, max_size=30))
def test_malformed_and_out_of_turn_intents_change_nothing_and_log_nothing(contents: list[Any]) -> None:
    game = new_game()
    while not game.is_over:
        game.play(game.legal_moves[0])
    wire = Wire(game)
    before, record = wire.table.get_state(), game.record()
    logged = BufferingHandler(len(contents))
    logging.getLogger().addHandler(logged)
    for content in contents:
        wire.ask(content)
    logging.getLogger().removeHandler(logged)
    assert wire.table.get_state() == before
    assert game.record() == record
    assert logged.buffer == []
    assert len(wire.notices) == len(contents), "each has its answer"


def _may_change(content: Any) -> bool:  # noqa: ANN401
    return isinstance(content, dict) and content.get("kind") in OUT_OF_TURN


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"content": None},
        {"content": {"data": {}}},
        {"content": {"data": {"method": "update", "state": {"state": {}, "kind": "board"}}}},
        {"content": {"data": {"method": "fly"}}},
        {"content": {"data": {"method": "custom"}}},
    ],
)
def test_other_messages_are_ignored(message: dict[str, Any]) -> None:
    wire = Wire(new_game())
    before = wire.table.get_state()
    wire.hear(message)
    assert wire.table.get_state() == before


@pytest.mark.parametrize(("move", "rank"), [("♠8", 1), ("pass", 2)])
def test_after_a_win_there_is_nothing_to_take_back_and_after_a_loss_there_is(move: str, rank: int) -> None:
    start = "passes=0; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8 | ♠9-K; turn 0"
    wire = Wire(Game.from_position(Position.parse(start), names=["Mio", "Ren"]))
    wire.ask({"kind": "move", "text": move})
    [own] = [each for each in wire.frame["ranking"] if 0 in each["players"]]
    assert (own["rank"], wire.frame["can"]["undo"]) == (rank, rank > 1)


def test_undo_and_redo_go_from_turn_to_turn() -> None:
    wire = Wire(new_game())
    first = wire.frame["hand"]
    assert wire.frame["can"] == {"undo": False, "redo": False, "go_on": False}
    assert wire.frame["can_pass"]
    wire.move()
    after, log = wire.frame["hand"], wire.table.state["log"]
    wire.ask({"kind": "undo"})
    assert wire.frame["hand"] == first
    assert wire.frame["can"]["redo"]
    wire.ask({"kind": "redo"})
    assert wire.frame["hand"] == after
    assert wire.table.state["log"] == log
    wire.ask({"kind": "undo"})
    wire.ask({"kind": "move", "text": wire.frame["playable"][0]})
    assert wire.table.state["log"] == log, "the others answer the same move in the same way"


def test_looking_back_shows_the_game_as_it_was_and_plays_nothing() -> None:
    wire = Wire(new_game())
    wire.move()
    card = wire.frame["playable"][0]
    wire.ask({"kind": "seek", "ply": 1})
    assert (wire.frame["ply"], wire.frame["playable"]) == (1, [])
    wire.ask({"kind": "move", "text": card})
    assert wire.notice["reply"]["headline"] == "You are looking back."
    wire.ask({"kind": "seek", "ply": wire.frame["last_ply"]})
    assert card in wire.frame["playable"]
    wire.ask({"kind": "seek", "ply": 999})
    assert wire.frame["ply"] == wire.frame["last_ply"]


def test_a_hint_nudges_first_and_then_says_the_move_and_why() -> None:
    wire = Wire(new_game())
    wire.ask({"kind": "hint"})
    nudge = wire.notice["reply"]
    assert nudge["reason"] == "Ask again, and I'll tell you."
    assert not nudge["headline"].startswith("Play ")
    for _ in range(2):
        wire.ask({"kind": "hint"})
        told = wire.notice["reply"]
        card = told["cards"][0]
        assert re.fullmatch(rf"(Play|I'd play) {card}\.", told["headline"])
        assert card in wire.frame["playable"]
        assert told["reason"]
    wire.ask({"kind": "move", "text": told["cards"][0]})
    wire.ask({"kind": "hint"})
    again = wire.notice["reply"]
    assert not again["headline"].startswith(("Play ", "I'd play ")), "a new moment, a new nudge"
    assert not again["reason"], "the reader knows by now that a second press says it"


def test_a_hint_where_there_is_one_move_says_it_at_once() -> None:
    wire = Wire(Game.from_position("board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♣4 ♠A | ♣A-3 ♣5-6 ♥A; turn 0", names=NAMES[:2]))
    wire.move()
    while wire.frame["playable"] or wire.frame["turn"] != 0:
        wire.move()
    wire.ask({"kind": "hint"})
    assert "Ask again" not in wire.notice["reply"]["reason"]
    assert wire.notice["reply"]["headline"] == "Nothing fits, so you have to pass."


def test_B6_a_hint_before_the_pass_that_is_one_too_many_says_so() -> None:
    wire = Wire(Game.from_position("passes=0; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠9 | ♠8 ♠10-K; turn 0", names=NAMES[:2]))
    wire.ask({"kind": "hint"})
    told = wire.notice["reply"]
    assert told["headline"] == "Nothing fits, and you have no pass left: passing now means going broke."
    assert told["rule"] == "B6"
    wire.ask({"kind": "set", "name": "lang", "value": "ja"})
    wire.ask({"kind": "hint"})
    assert wire.notice["reply"]["headline"].endswith("ここでパスすると破産です。")


def test_why_is_answered_for_every_card_and_place_and_tells_no_hidden_thing() -> None:
    one, two = (Wire(Game.from_position(text, names=NAMES[:3])) for text in SAME_TO_THE_FIRST)
    for card in (*PACK, JOKER):
        for wire in (one, two):
            wire.ask({"kind": "why", "text": card.text})
        assert one.notice == two.notice
        assert one.notice["card"] == card.text
        assert one.notice["reply"]["rule"]


def _deals() -> tuple[Position, Position]:
    """Two positions that differ only in who of the others holds what."""
    game = Game("joker-solo", names=NAMES[:3], seed=4)
    while game.position.turn != 0 or len(game.history) < 6:
        game.play(game.legal_moves[0])
    position = game.position
    mine, *others = position.hands
    cards = sorted(others[0] + others[1])
    count = len(others[0])
    deals = [(mine, cards[:count], cards[count:]), (mine, cards[-count:], cards[:-count])]
    one, two = (Position(position.rules, position.board, hands, turn=0, passes=position.passes) for hands in deals)
    return one, two


SAME_TO_THE_FIRST = _deals()


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    wire = Wire(new_game(), tmp_path)
    wire.move()
    record = wire.table.game.record()
    wire.ask({"kind": "save"})
    assert wire.table.saves == ["sevens-1.txt"]
    assert (tmp_path / "sevens-1.txt").read_text(encoding="utf-8") == record
    again = Wire(new_game(seed=1), tmp_path)
    again.ask({"kind": "load", "name": "sevens-1.txt"})
    assert again.table.game.record() == record
    assert record not in json.dumps([wire.messages, wire.notices], ensure_ascii=False)


def test_a_broken_record_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    (tmp_path / "sevens-1.txt").write_bytes(b"\xff sevens?")
    wire = Wire(new_game(), tmp_path)
    before = wire.table.state
    for name in ("sevens-1.txt", "sevens-2.txt"):
        wire.ask({"kind": "load", "name": name})
        assert wire.notice["reply"]["headline"] == f"{name} could not be loaded."
    assert wire.table.state is before


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    wire = Wire(new_game(), tmp_path / "missing")
    wire.ask({"kind": "save"})
    assert wire.notice["reply"]["headline"] == "The game could not be saved."


def test_the_language_changes_at_once() -> None:
    wire = Wire(new_game())
    wire.ask({"kind": "set", "name": "lang", "value": "ja"})
    assert wire.table.settings["lang"] == "ja"
    assert wire.frame["coach"]["headline"].startswith("あなたの番です。")
    assert wire.table.labels["cards"]["♥Q"] == "ハートのクイーン"


def test_a_setting_out_of_bounds_is_refused() -> None:
    wire = Wire(new_game())
    for value in (True, 1, 100.0, "100", None, [100]):
        wire.ask({"kind": "set", "name": "zoom", "value": value})
        assert wire.notice["reply"]["headline"] == "That did not work."
    assert wire.table.settings["zoom"] == 100


def test_G1_a_ghost_sees_one_round_at_a_time_and_comes_back() -> None:
    wire = Wire(new_game("ghost"))
    for _ in range(4):
        wire.ask({"kind": "move", "text": "pass"})
    assert wire.frame["players"][0]["status"] == "bankrupt"
    assert wire.frame["can"]["go_on"]
    tries = 0
    while wire.frame["players"][0]["status"] == "bankrupt":
        exchange = next(each for each in wire.frame["actions"] if each["move"].startswith("ghost 0>"))
        wire.ask({"kind": "move", "text": exchange["move"]})
        tries += 1
        if wire.frame["players"][0]["status"] == "bankrupt":
            assert "keeps quiet" in wire.notice["reply"]["headline"]
            assert wire.frame["actions"] == [], "a ghost speaks to one player a round"
            wire.ask({"kind": "move", "text": exchange["move"]})
            assert wire.frame["players"][0]["status"] == "bankrupt", "and a second try in it does nothing"
            wire.ask({"kind": "go_on"})
    assert tries > 1, "nobody answers at will"
    assert wire.frame["hand"]


def test_G1_a_ghost_asks_now_and_then_and_a_reply_is_the_exchange() -> None:
    asked, silent = 0, 0
    for seed in range(12):
        wire = Wire(new_game("ghost", seed))
        while wire.frame["ranking"] is None and wire.frame["players"][0]["status"] == "in":
            ghosts = [each for each in wire.frame["players"] if each["status"] == "bankrupt"]
            offers = [each for each in wire.frame["actions"] if each["player"] is not None]
            asked, silent = asked + bool(offers), silent + bool(ghosts and not offers)
            if offers:
                assert "?" in offers[0]["text"]
                assert offers[0]["move"] == f"ghost {offers[0]['player']}>0"
                wire.ask({"kind": "move", "text": offers[0]["move"]})
                first, *later = wire.table.state["frames"]
                assert first["coach"]["rule"] == "G1"
                for frame in later:
                    told = [each["headline"] for each in frame["brings"]]
                    assert not told if frame["ranking"] else "You talked to" in told[0]
                break
            wire.move()
    assert asked
    assert silent


def test_the_mime_bundle_has_a_text_and_a_picture_and_is_the_same_each_time() -> None:
    bundles = [Wire(new_game()).table._repr_mimebundle_() for _ in range(2)]
    texts = [{mime: text for mime, text in bundle[0].items() if "widget" not in mime} for bundle in bundles if bundle]
    assert texts[0] == texts[1]
    assert texts[0]["image/svg+xml"].startswith("<svg")
    assert texts[0]["text/plain"].startswith(
        "Table(<game: basic, 4 players, 0 moves, Mio to move>, you=0)\nYour turn: "
    )
    assert bundles[0] is not None
    assert "application/vnd.jupyter.widget-view+json" in bundles[0][0]


def test_what_is_heard_says_what_is_seen() -> None:
    wire = Wire(new_game())
    wire.move()
    for frame in wire.table.state["frames"]:
        for name in (NAMES[flight["from"]] for flight in frame["flights"] if flight["from"]):
            assert name in frame["say"]
            assert name in frame["coach"]["headline"] + frame["coach"]["reason"]
    count = len(wire.frame["playable"])
    assert f"Your turn: {count} card" in wire.frame["say"]
    assert f"Your turn: {count} card" in wire.frame["coach"]["headline"]


def test_a_new_game_in_mid_game_can_be_undone() -> None:
    for kind in ("new", "again"):
        wire = Wire(new_game())
        wire.move()
        before = wire.table.game.record()
        wire.ask({"kind": kind})
        assert wire.table.game.record() != before
        assert wire.frame["can"]["undo"]
        wire.ask({"kind": "undo"})
        assert wire.table.game.record() == before


def test_a_move_in_the_new_game_leaves_the_old_one() -> None:
    wire = Wire(new_game())
    wire.move()
    wire.ask({"kind": "new"})
    new = wire.table.game.seed
    wire.move()
    wire.ask({"kind": "undo"})
    assert wire.table.game.seed == new
    assert not wire.frame["can"]["undo"]


def test_the_same_deal_again() -> None:
    for game in (new_game(), Game.from_position(new_game().start, names=NAMES)):
        wire = Wire(game)
        wire.ask({"kind": "again"})
        assert wire.table.game.start == game.start


def test_watching_it_again_shows_every_position_once() -> None:
    wire = Wire(new_game())
    while wire.frame["ranking"] is None:
        wire.move()
    wire.ask({"kind": "watch"})
    plies = [frame["ply"] for frame in wire.table.state["frames"]]
    assert plies == [*range(len(wire.table.game.history) + 1)]
    assert wire.frame["ranking"] is not None


def test_the_last_page_says_the_place_and_turns_the_hands_up() -> None:
    wire = Wire(new_game())
    while wire.frame["ranking"] is None:
        assert wire.frame["finish"] is None
        wire.move()
    finish, mine = wire.frame["finish"], next(each for each in wire.frame["ranking"] if each["players"] == [0])
    assert re.fullmatch(
        rf"(You came|Broke:) {mine['rank']}\w\w( place|: everybody else went broke)?", finish["headline"]
    )
    assert finish["hands"] == [[card.text for card in hand] for hand in wire.table.game.position.hands]
    assert finish["story"] == ["When Aoi got rid of all cards, you still held ♥3."]
    wire.ask({"kind": "seek", "ply": 1})
    assert wire.frame["finish"] is None


def test_J_star_alone_is_no_card_to_count() -> None:
    teller = Teller("en", NAMES, 0)
    assert teller.text("ui-your-turn", count=0, joker="yes") == (
        "Your turn: no card fits, but you can lay ★: tap it, then its place."
    )


@pytest.mark.parametrize("rules", ["basic", "killer"])
def test_a_press_asks_once_what_the_move_brings_about(
    rules: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {"consequences": 0, "opened_by": 0}
    told._brought.cache_clear()  # noqa: SLF001, another test may have played the same game
    told._ways.cache_clear()  # noqa: SLF001, the same
    for name in asked:
        real = getattr(told, name)

        def counted(*given: Any, name: str = name, real: Any = real, **more: Any) -> Any:  # noqa: ANN401
            asked[name] += 1
            return real(*given, **more)

        monkeypatch.setattr(told, name, counted)
    wire = Wire(new_game(rules), tmp_path)
    for _ in range(3):
        asked |= dict.fromkeys(asked, 0)
        wire.move()
        frames = wire.table.state["frames"]
        assert len(frames) > 2
        assert rules == "killer" or all(frame["brings"] for frame in frames), "there it may be nothing"
        assert asked == {"consequences": 1, "opened_by": 1}
        last = wire.frame["last_ply"]
        for ply in (last - 1, last):
            wire.ask({"kind": "seek", "ply": ply})
        assert asked == {"consequences": 1, "opened_by": 1}, "to look back there is nothing to work out either"


def test_nothing_is_compiled_for_a_table_before_something_needs_it() -> None:
    code = """
import sys
from itertools import product
from sevens_teach import Game, ui
for rules in ("basic", "killer", "joker-solo"):
    table = ui.Table(Game(rules, seed=3))
    sent = []
    table.send = sent.append
    frame = table.state["frames"][-1]
    for press in ({"kind": "hint"}, {"kind": "hint"}, {"kind": "send"}):
        table._handle_custom_msg(press, [])
    assert len(sent) == 3 and sent[2]["sent"]
    table._handle_custom_msg({"kind": "move", "text": (frame["playable"] or ["pass"])[0]}, [])
    assert len(table.game.history) > 1
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_after_three_wins_in_a_row_others_at_the_readers_level_are_offered(tmp_path: Path) -> None:
    def offers(wins: Sequence[bool], level: str = "gentle") -> list[bool]:
        wire, found = Wire(whole_game(NAMES), tmp_path), []
        wire.ask({"kind": "set", "name": "level", "value": level})
        for number, won in enumerate(wins):
            if number:
                wire.table._session.sit_down(whole_game(NAMES), 0)  # noqa: SLF001, the next game
            wire.ask({"kind": "move", "text": "♠6" if won else "pass"})
            while not wire.frame["ranking"]:
                wire.ask({"kind": "move", "text": (won and next(iter(wire.frame["playable"]), "")) or "pass"})
            found.append(bool(wire.frame["finish"].get("offer")))
        return found

    won, lost = True, False
    assert offers([lost, *[won] * 4]) == [False, False, False, True, False]
    assert offers([lost, won, won, lost, won]) == [False] * 5
    progress.reset()
    assert offers([lost, won, won, won], "follow") == [False, True, False, True], "to stay, each time they rise"
