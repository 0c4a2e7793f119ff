"""What the review blames of a move the coach has told at the table: nothing hidden, but not silence either."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Game, Play
from sevens_teach.review import Mark, review
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.review.comparison import KEY
from sevens_teach.table.intents import Make
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.review import Moment

BEHIND = {
    "en": ("yours.", "opened nothing for you.", "is out of cards", "three passes in a game"),
    "ja": ("ほかの人のカードです。", "自分のカードはありません", "上がりました", "上がりです", "1ゲームに1人3回"),
}
"""That nothing of the reader's waits behind a card; that somebody is done by it; and what the first pass costs."""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_where_a_review_says_that_a_move_opened_nothing_for_the_reader_the_coach_has_said_so(
    lang: str, tmp_path: Path
) -> None:
    blamed = 0
    for seed in range(12):
        game, told = played(seed, lang, tmp_path)
        found = review(game, 0, worlds=60, rng=Random(seed))
        for moment in found.moments:
            decision = moment.decision
            if moment.mark in {Mark.MISTAKE, Mark.BLUNDER} and _opened_for_others_alone(moment):
                said = told[decision.ply]
                assert any(each in said for each in BEHIND[lang]), f"{seed}, {decision.played}: {said}"
                blamed += 1
    assert blamed >= 5


def played(seed: int, lang: str, folder: Path) -> tuple[Game, dict[int, str]]:
    """Return a game of who plays the card that lies furthest out, and what the coach said after each move, by ply."""
    settings = Settings(lang=lang)
    game = Game(seed=seed)
    session: Session[Any] = Session(game, 0, level="gentle", seed=seed, settings=settings, folder=folder)
    told = {}
    while not game.is_over:
        view, ply = game.view(0), len(game.history)
        session.do(Make(str(max(view.legal_moves.cards, key=lambda card: abs(card.rank - 7), default="pass"))))
        frame = session.frames[-1]
        coach = frame["coach"] or {"headline": "", "reason": ""}
        told[ply] = " ".join(each[part] for each in (coach, *frame["brings"]) for part in ("headline", "reason"))
    return game, told


def _opened_for_others_alone(moment: Moment) -> bool:
    """Return whether a moment says that the card played opened a place for others, and nothing for the reader."""
    worse = (dict[str, Any](each.args)["worse"] for each in moment.rather if each.key == KEY)
    keys = ("review-compare-for", "review-compare-none")
    return isinstance(moment.decision.played, Play) and any(each.key in keys for each in worse)
