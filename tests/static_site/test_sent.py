"""What one sends: a position or a finished game as a text that opens that alone; a picture with the address in it."""

from __future__ import annotations

import pytest

from sevens_teach import Game, limits
from sevens_teach.errors import SevensError
from sevens_teach.page.sent import SentError, opened, to_send
from sevens_teach.spades import Game as SpadesGame
from sevens_teach.ui import Stepper, Table

LINK = "https://example.org/en/play.html"


def finished(seed: int) -> Game:
    """Return a game that is over."""
    game = Game(seed=seed)
    while game.position.turn is not None:
        game.play(next(iter(game.position.legal_moves)))
    return game


@pytest.mark.parametrize("rules", ["basic", "killer", "joker-solo", "tunnel"])
def test_a_position_opens_as_it_lay(rules: str) -> None:
    table = Table(Game(rules, seed=4))
    sent = to_send(table, LINK)
    if table.game.position.turn != 0:
        assert sent is None
        return
    assert sent is not None
    again = opened(sent["kind"], sent["text"], "ja")
    assert isinstance(again, Table)
    assert str(again.game.position) == str(table.game.position)
    assert len(sent["text"]) < limits.SENT / 4
    assert "You" not in sent["text"]


def test_a_finished_game_opens_as_a_walk_through_it() -> None:
    table = Table(finished(6))
    sent = to_send(table, LINK)
    assert sent is not None
    assert sent["kind"] == "game"
    assert isinstance(opened("game", sent["text"], "en"), Stepper)


def test_the_picture_has_the_address_in_it_and_no_more_than_the_table_shows() -> None:
    table = Table(Game(seed=4))
    sent = to_send(table, f"{LINK}?a&b")
    assert sent is not None
    assert "https://example.org/en/play.html?a&amp;b</text></svg>" in sent["svg"]
    assert sent["svg"].startswith("<svg")


def test_what_is_no_table_of_sevens_cannot_be_sent() -> None:
    assert to_send(Table(SpadesGame(seed=1)), LINK) is None
    assert to_send(Stepper(finished(6)), LINK) is None


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("position", ""),
        ("position", "basic; board ♠7"),
        ("position", "__import__('os')"),
        ("position", "basic; board ♠7 ♥7 ♦7 ♣7; hands " + "♠8," * 2000),
        ("game", "\x00\ud800"),
        ("game", "1. ♠8"),
        ("code", "x"),
    ],
)
def test_a_link_of_a_strangers_is_refused_with_an_error_of_our_own(kind: str, text: str) -> None:
    with pytest.raises(SevensError):
        opened(kind, text, "en")


def test_a_text_too_long_is_not_even_read() -> None:
    with pytest.raises(SentError, match=r"^a link holds 4001 characters: expected at most 4000$"):
        opened("position", "a" * 4001, "en")
