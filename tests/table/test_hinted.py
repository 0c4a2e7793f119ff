"""A move that a hint has named is answered as advised; another one, and the next, is not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from sevens_teach import Game
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.players import TipsPlayer
from sevens_teach.table.intents import Ask, Make
from sevens_teach.table.session import Session

ROOT = Path(__file__).parents[2]


def head(session: Session) -> str:
    """Return what the coach's line begins with that tells what the reader's last move brought about."""
    return str(session.frames[-1]["brings"][0]["headline"])


def advised(session: Session) -> str:
    """Ask twice for a hint, and return the move that it names."""
    session.do(Ask("hint"))
    told = session.do(Ask("hint"))
    assert told is not None
    return next(iter(told["reply"]["cards"]), "pass")


def small_games() -> list[tuple[str, bool]]:
    """Return the small games of the lessons that are there to be won, and whether their tables are plain."""
    cells = [
        "".join(cell["source"])
        for path in sorted((ROOT / "lessons/en").glob("*.ipynb"))
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        if "asks-win" in cell["metadata"].get("tags", ())
    ]
    return [(re.findall(r'"((?:basic; )?board [^"]+)"', cell)[0], "plain=True" in cell) for cell in cells]


@pytest.mark.parametrize(("deal", "plain"), small_games())
def test_who_follows_the_hints_wins_every_small_game_of_the_lessons(deal: str, *, plain: bool, tmp_path: Path) -> None:
    settings = Settings(lang="en", speed="instant")
    session = Session(Game.from_position(deal), 0, seed=0, settings=settings, folder=tmp_path, plain=plain)
    while session.snapshot.position.outcome is None:
        session.do(Ask("hint"))
        told = session.do(Ask("hint"))
        assert "Whichever card you play" not in str(told), "the words beside it may tell whose card is whose"
        only = str(next(iter(session.snapshot.position.legal_moves.turn)))
        session.do(Make(next(iter(told["reply"]["cards"]), "pass") if told and told.get("reply") else only))
    assert session.snapshot.position.outcome.placings[0].player == 0


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
