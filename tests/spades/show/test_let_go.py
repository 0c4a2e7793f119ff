"""The card that would have taken a lost trick: named where it would have, whatever the others did, and else none."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach.spades import Game
from sevens_teach.spades.engine.events import Happening
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.players.levels import seated
from sevens_teach.spades.show.let_go import card_let_go
from sevens_teach.ui import Table

LAST = (
    "target=100; dealer 2; hands ♠8,2 ♥A,Q,10,7,5,2 ♦K,10,7 ♣J,4 | ♠A,K,Q,9,5,4,3 ♥J,8,4 ♦9 ♣Q,3 | "
    "♠J,6 ♥9,6 ♦5,4,3 ♣K,10,7,6,5,2 | ♠10,7 ♥K,3 ♦A,Q,J,8,6,2 ♣A,9,8; bids {bids}; "
    "played ♦A ♦7 ♦9 ♦3 ♣A ♣4 ♣3 ♣2 ♣8 ♣J ♣Q ♣K ♣10 ♣9 ♥2 ♠3 ♠A ♠6 ♠7 ♠2 ♠K ♠J ♠10 ♠8 "
    "♠Q ♦4 ♦2 ♥5 ♠9 ♦5 ♥3 ♥7 ♠5 ♣5 ♦6 ♦10 ♠4 ♥6 ♦8 ♥10 ♥4 ♥9 ♥K"
)


def coach_after(card: str, bids: str, lang: str = "en") -> str:
    """Return what the coach says once the others have led the next trick."""
    table = Table(Game.from_position(LAST.format(bids=bids), seed=11), lang=lang, plain=True)
    table._receive(None, {"kind": "move", "text": card}, [])  # noqa: SLF001
    told: str = table.state["frames"][-1]["coach"]["reason"]
    return told


@pytest.mark.parametrize(("lang", "words"), [("en", "With ♥A you would have taken it."), ("ja", "♥Aを出していれば")])
def test_P3_the_ace_kept_back_is_named(lang: str, words: str) -> None:
    assert words in coach_after("♥Q", "3 2 6 1", lang)


@pytest.mark.parametrize(("card", "bids"), [("♥A", "3 2 6 1"), ("♥Q", "3 nil 6 1")])
def test_P3_nothing_is_named_where_the_trick_was_taken_or_not_wanted(card: str, bids: str) -> None:
    assert "would have" not in coach_after(card, bids)


def test_P3_the_card_named_takes_the_trick_whenever_it_is_played_instead() -> None:
    found = 0
    for seed in range(4):
        game, others, rng = Game("target=100", seed=seed), seated(0, None), Random(seed)
        while game.position.outcome is None and len(game.history) < 120:
            turn = game.position.turn
            if turn is None:
                game.go_on()
                continue
            moves = tuple(game.view(turn).legal_moves)
            game.play(rng.choice(moves) if turn == 0 else others[turn].choose(game.view(turn), rng))
            card = card_let_go(game.start, game.history, 0)
            trick = len(game.position.trick.cards)
            if card is None or trick:
                continue
            found += 1
            takers = [each.player for each in game.history[-1].events if each.kind is Happening.TOOK]
            assert [side_of(each) for each in takers if each is not None] == [1]
            other = type(game).load(game.record())
            other.undo()
            events = other.play(Play(card)).events
            assert [each.player for each in events if each.kind is Happening.TOOK] == [0]
    assert found > 3
