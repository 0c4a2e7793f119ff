"""What one sends: a position as one's seat sees it, a game that is over, a drawn puzzle, as a text for a link."""

from __future__ import annotations

import base64
import json
import re
import zlib
from datetime import date, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Game, bridge, limits, progress, spades
from sevens_teach.errors import SevensError
from sevens_teach.page import sent as page_sent
from sevens_teach.page.sent import opened, pictured
from sevens_teach.play.table_room import room_of
from sevens_teach.practice.drawing import link_of, todays_puzzle
from sevens_teach.table.sending import Sent, SentError, packed, read_sent, to_send, unpacked
from sevens_teach.ui import PuzzleBox, Stepper, Table

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

GAMES: dict[str, Callable[[int], Any]] = {
    "basic": lambda seed: Game(seed=seed),
    "killer": lambda seed: Game("killer", seed=seed),
    "joker": lambda seed: Game("joker-solo", seed=seed),
    "tunnel": lambda seed: Game("tunnel", seed=seed),
    "fantan": lambda seed: Game("fantan", seed=seed),
    "spades": lambda seed: spades.Game(seed=seed),
    "blind": lambda seed: spades.Game("blind_nil=on target=100", seed=seed),
    "bridge": lambda seed: bridge.Game(seed=seed),
}


def moved(game: Any, count: int) -> Any:  # noqa: ANN401, any game
    """Return a game after this many moves by its usual players."""
    players = room_of(game).opponents(game, 0, None)
    rng = Random(3)
    for _ in range(count):
        if game.is_over:
            break
        turn = game.position.turn
        if turn is None:
            game.go_on()
        else:
            game.play(players[turn % len(players)].choose(game.position.view(turn), rng))
    return game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_position_opens_as_its_sender_saw_it_from_every_seat_and_holds_no_hidden_card(name: str, seed: int) -> None:
    game = moved(GAMES[name](seed), 5 + 9 * seed)
    you = game.position.turn
    if you is None:
        assert to_send(game, 0, Random(1)) is None
        return
    sent = to_send(game, you, Random(1))
    assert sent is not None
    assert to_send(game, (you + 1) % len(game.names), Random(1)) is None
    again = read_sent(sent)
    assert again.position.view(you) == game.position.view(you)
    others = {str(read_sent(found).position) for at in range(8) if (found := to_send(game, you, Random(at)))}
    hidden = any(count > 1 for player, count in enumerate(game.position.view(you).counts) if player != you)
    assert len(others) > 1 or not hidden or len(game.names) == 2
    table = opened(sent.kind, sent.text, "ja", sent.game, sent.seat)
    assert isinstance(table, Table)
    assert table.you == you


def press(table: Table, kind: str) -> None:
    """Press one of a table's buttons."""
    table._receive(table, {"kind": kind}, [])  # noqa: SLF001, as the browser does


def cards_of(game: Game) -> list[str]:
    """Return all the cards that were dealt."""
    return sorted(card.text for hand in game.hands or () for card in hand)


@pytest.mark.parametrize("rules", ["basic", "tunnel", "killer", "joker-solo"])
def test_a_new_game_after_a_sent_position_is_dealt_anew_by_the_same_rules(rules: str) -> None:
    game = moved(Game(rules, seed=3), 6)
    you = game.position.turn
    assert you is not None
    sent = to_send(game, you, Random(1))
    assert sent is not None
    table = opened(sent.kind, sent.text, "en", sent.game, sent.seat)
    assert isinstance(table, Table)
    names = table.game.names
    deals = {str(table.game.start)}
    for _ in range(3):
        press(table, "new")
        assert (table.game.start.rules, table.game.names, table.you) == (game.rules, names, you)
        assert isinstance(table.game, Game)
        assert cards_of(table.game) == cards_of(game)
        deals.add(str(table.game.start))
    assert len(deals) == 4


def test_the_sent_position_comes_back_by_undo_and_by_again() -> None:
    sent = Sent("position", str(moved(Game(seed=2), 9).position), "sevens", 1)
    table = opened(sent.kind, sent.text, "en", sent.game, sent.seat)
    assert isinstance(table, Table)
    start = table.game.start
    press(table, "new")
    assert table.game.start != start
    press(table, "undo")
    assert table.game.start == start
    press(table, "again")
    assert table.game.start == start
    press(table, "new")
    assert table.game.start != start


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_is_over_is_sent_whole_and_opens_as_it_was_played(name: str) -> None:
    game = moved(GAMES[name](6), 5_000)
    assert game.is_over
    sent = to_send(game, 1, Random(1))
    assert sent is not None
    assert len(sent.text) <= limits.SENT
    assert read_sent(sent).record() == game.record()
    assert isinstance(opened(sent.kind, sent.text, "en", sent.game, 1), (Stepper, Table))


def stepped(game: Any, lang: str, seat: int) -> dict[str, Any]:  # noqa: ANN401, any game of Sevens
    """Return what the link of a game opens."""
    held = Sent("game", packed(game.record()), "sevens", seat)
    shown = opened(held.kind, held.text, lang, held.game, held.seat)
    assert isinstance(shown, Stepper)
    return dict(shown.state)


@pytest.mark.parametrize(("lang", "you", "friend"), [("en", "You", "Your friend"), ("ja", "あなた", "友だち")])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("rules", ["basic", "killer", "joker-solo"])
def test_a_game_that_is_over_is_told_to_a_friend_of_the_one_who_played_it(
    lang: str, you: str, friend: str, seat: int, rules: str
) -> None:
    game = moved(Game(rules, seed=6), 5_000)
    shown = stepped(game, lang, seat)
    told = " ".join(f"{each['caption']['headline']} {each['caption']['reason']}" for each in shown["scenes"])
    assert friend in told
    assert you not in re.sub(friend, "", told)
    assert shown["setup"]["names"][seat] == friend
    assert shown["setup"]["you"] not in range(4)


@pytest.mark.parametrize(("lang", "you", "friend"), [("en", "You", "Your friend"), ("ja", "あなた", "友だち")])
@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("name", ["spades", "bridge"])
def test_a_game_of_another_kind_that_is_over_is_told_as_a_friends_until_the_reader_plays_on(
    lang: str, you: str, friend: str, seat: int, name: str
) -> None:
    sent = to_send(moved(GAMES[name](6), 5_000), seat, Random(1))
    assert sent is not None
    table = opened(sent.kind, sent.text, lang, sent.game, seat)
    assert isinstance(table, Table)
    told = json.dumps([table.state["frames"], table.state["log"]], ensure_ascii=False)
    assert table.state["setup"]["names"][seat] == friend
    assert friend in told
    assert not re.search(rf"\b{you}\b|\b{you.lower()}r?\b" if lang == "en" else you, re.sub(friend, "", told))
    press(table, "new")
    assert table.state["setup"]["names"][seat] == you


def test_all_hands_lie_open_in_a_game_that_is_over_and_only_the_senders_in_one_that_is_not() -> None:
    over, running = moved(Game(seed=6), 5_000), moved(Game(seed=6), 9)
    dealt = sorted(sorted(card.text for card in hand) for hand in over.position.hands or ())
    first, *_, last = stepped(over, "en", 1)["scenes"]
    assert [hand["player"] for hand in first["hands"]] == [0, 1, 2, 3]
    assert sorted(sorted(hand["cards"]) for hand in last["hands"]) == dealt
    for scene in stepped(running, "en", 1)["scenes"]:
        assert [hand["player"] for hand in scene["hands"]] == [1]


@pytest.mark.parametrize(
    ("names", "seat", "told"),
    [
        (["Mia", "Ren", "Ken", "Sora"], 0, ["Mia", "Ren", "Ken", "Sora"]),
        (["Mia", "You", "Ken", "Sora"], 0, ["Mia", "Your friend", "Ken", "Sora"]),
        (["You", "Ren", "Aoi", "Sora"], 1, ["Sora", "Your friend", "Ren", "Aoi"]),
    ],
)
def test_a_name_of_the_senders_own_stays(names: list[str], seat: int, told: list[str]) -> None:
    game = moved(Game(seed=6, names=names), 5_000)
    assert stepped(game, "en", seat)["setup"]["names"] == told


def test_a_seat_that_is_not_there_is_refused_in_a_game_too() -> None:
    with pytest.raises(SevensError):
        stepped(moved(Game(seed=6), 5_000), "en", 9)


def test_sending_leaves_the_game_as_it_was() -> None:
    table = Table(Game(seed=6))
    before = table.game.record()
    said: list[Any] = []
    table.send = said.append
    table._receive(table, {"kind": "send"}, [])  # noqa: SLF001
    assert table.game.record() == before
    (told,) = said
    assert told["kind"] == "sent"
    assert set(told["sent"] or {}) in ({"kind", "text", "game", "seat"}, set())


def test_the_picture_of_a_puzzle_is_the_puzzle() -> None:
    assert pictured("B4-01", "ja").startswith("<svg")
    with pytest.raises(SevensError):
        pictured("B4-99", "en")


DAY = date(2026, 11, 22)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A progress of this test's own."""
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))


def sent_by(box: PuzzleBox) -> Any:  # noqa: ANN401, a message
    """Return what a box answers to who wants to send its first puzzle."""
    said: list[Any] = []
    box.send = said.append
    box._receive(box, {"kind": "picture", "id": box.puzzles[0].id}, [])  # noqa: SLF001, as the browser does
    return said[0]


@pytest.mark.parametrize("met", [(), None], ids=["of a new reader", "of one who has met all"])
@pytest.mark.parametrize("day", [DAY, DAY + timedelta(days=3), DAY + timedelta(days=5)], ids=str)
def test_todays_puzzle_is_sent_by_what_draws_it_again(day: date, met: tuple[str, ...] | None) -> None:
    posed = todays_puzzle(day, met)
    told = sent_by(PuzzleBox(posed))
    assert told["svg"].startswith("<svg")
    sent = told["sent"]
    again = opened(sent["kind"], sent["text"], "ja", sent["game"], sent["seat"])
    assert isinstance(again, PuzzleBox)
    assert [each.table() for each in again.puzzles] == [posed.table()]


@pytest.mark.usefixtures("own_folder")
def test_todays_puzzle_from_a_link_counts_once_solved_and_only_on_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    posed = todays_puzzle(DAY, ())
    solved = {"kind": "solved", "id": posed.id, "tries": 2, "hints": 1, "shown": True}
    for today, told, days in (
        (DAY + timedelta(days=1), solved, []),
        (DAY, {"kind": "missed", "id": posed.id}, []),  # wrong, or shown
        (DAY, solved, [(DAY, DAY)]),
    ):
        monkeypatch.setattr(page_sent, "this_day", lambda today=today: today)
        box = opened("drawn", link_of(posed) or "", "en")
        box._receive(box, told, [])  # noqa: SLF001, as the browser does
        assert progress.load().practice.days == days


def test_a_puzzle_of_the_collection_needs_no_more_than_its_id() -> None:
    assert sent_by(PuzzleBox("B4-01"))["sent"] is None


def test_a_long_text_is_packed_and_comes_back() -> None:
    text = "♠7 ♥8\n" * 900
    assert packed(text).startswith("~")
    assert unpacked(packed(text)) == text
    assert packed("♠7") == unpacked("♠7") == "♠7"


def bomb(size: int) -> str:
    return "~" + base64.urlsafe_b64encode(zlib.compress(b"a" * size, 9)).decode().rstrip("=")


@pytest.mark.parametrize(
    ("kind", "text", "game", "seat"),
    [
        ("position", "", "sevens", 0),
        ("position", "basic; board ♠7", "sevens", 0),
        ("position", "__import__('os')", "spades", 0),
        ("position", "basic; board ♠7 ♥7 ♦7 ♣7; hands " + "♠8," * 1000, "sevens", 0),
        ("position", "~", "sevens", 0),
        ("position", "~AAAA", "bridge", 0),
        ("position", "~ä", "bridge", 0),
        ("position", "a" * 4001, "sevens", 0),
        ("game", bomb(60_001), "sevens", 0),
        ("game", bomb(10), "spades", 0),
        ("game", "\x00\ud800", "sevens", 0),
        ("game", "1. ♠8", "bridge", 0),
        ("code", "x", "sevens", 0),
        ("position", "x", "os", 0),
        ("position", "x", "../spades", 0),
        ("drawn", "", "sevens", 0),
        ("drawn", "B4.why", "sevens", 0),
        ("drawn", "B4.no-such-kind.7", "sevens", 0),
        ("drawn", "Z99.play.7", "sevens", 0),
        ("drawn", "B4.why." + "9" * 40, "sevens", 0),
        ("drawn", "../../etc/passwd", "sevens", 0),
    ],
)
def test_a_link_of_a_strangers_is_refused_with_an_error_of_our_own(
    kind: Any,  # noqa: ANN401, a stranger's
    text: str,
    game: str,
    seat: int,
) -> None:
    with pytest.raises(SevensError):
        opened(kind, text, "en", game, seat)


def test_a_seat_that_is_not_there_is_refused() -> None:
    sent = to_send(moved(Game(seed=2), 0), 0, Random(1)) or Sent("position", "", "sevens", 0)
    with pytest.raises(SevensError):
        opened("position", sent.text, "en", "sevens", 9)


def test_what_a_link_unpacks_to_has_an_end() -> None:
    with pytest.raises(SentError, match=r"of over 60,?000 characters"):
        unpacked(bomb(1_000_000))
