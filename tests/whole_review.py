"""A review gone through to its end, whatever the game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, TypeVar

from sevens_teach import Game, RandomPlayer, TipsPlayer, play_game
from sevens_teach.review import review
from sevens_teach.sevens.players.characters import KeeperPlayer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.play.reviewing import PiecewiseReviewer
    from sevens_teach.review import Review

ReviewerT = TypeVar("ReviewerT", bound="PiecewiseReviewer[Any, Any]")


def whole_review(reviewer: ReviewerT, hinted: Mapping[object, str]) -> ReviewerT:
    """Go through the review of a game in which these hints were given, and return it."""
    reviewer.hinted = hinted
    reviewer.start()
    while reviewer.step():
        pass
    return reviewer


NAMES = ("You", "Ren", "Aoi", "Sora")
KINDS = (RandomPlayer(), RandomPlayer(passing=True), TipsPlayer(), KeeperPlayer(None))


def reviewed(rules: str, seed: int, worlds: int = 600) -> Review:
    """Return the review of a whole game of Sevens: another kind of player in the first seat by the seed."""
    game, first = Game(rules, names=NAMES, seed=seed), seed % len(KINDS)
    play_game(game, [*KINDS[first:], *KINDS[:first]], Random(seed))
    return review(game, 0, worlds=worlds, rng=Random(seed))
