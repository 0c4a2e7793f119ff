"""A move that a hint has named is answered as advised; another one, and the next, is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sevens_teach import Game
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.players import TipsPlayer
from sevens_teach.table.intents import Ask, Make
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from pathlib import Path


def head(session: Session) -> str:
    """Return what the coach's line begins with that tells what the reader's last move brought about."""
    return str(session.frames[-1]["brings"][0]["headline"])


def advised(session: Session) -> str:
    """Ask twice for a hint, and return the move that it names."""
    session.do(Ask("hint"))
    told = session.do(Ask("hint"))
    assert told is not None
    return next(iter(told["reply"]["cards"]), "pass")


@pytest.mark.parametrize(("lang", "said"), [("en", "as advised"), ("ja", "ヒントどおり")])
def test_the_move_that_a_hint_named_is_answered_as_advised_and_no_other(tmp_path: Path, lang: str, said: str) -> None:
    game = Game(names=["You", "Ren", "Aoi", "Sora"], seed=14)
    session = Session(game, 0, [TipsPlayer()], seed=1, settings=Settings(lang=lang), folder=tmp_path)
    best = advised(session)
    session.do(Make(best))
    assert said in head(session)
    session.do(Ask("undo"))
    fits = session.frames[-1]["playable"]
    session.do(Make(next(card for card in fits if card != best)))
    assert said not in head(session)
    session.do(Ask("hint"))  # a nudge names no move
    session.do(Make(session.frames[-1]["playable"][0]))
    assert said not in head(session)
