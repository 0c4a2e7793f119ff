"""What the last page of a match of Spades tells: the deal that decided most, as the score sheet has it."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach.spades import Game
from sevens_teach.spades.engine.events import Happening
from sevens_teach.spades.players.levels import seated
from sevens_teach.spades.show.story import story
from sevens_teach.spades.why.telling import Teller
from sevens_teach.ui import Table

NAMES = ("You", "Ren", "Aoi", "Sora")


def finished(seed: int) -> Game:
    """Return a match to 100 that the cast played; in the reader's seat sits somebody like Ren."""
    game, cast, chance = Game("target=100", seed=seed), seated(0, None), Random(seed)
    for _ in range(600):
        if game.position.outcome is not None:
            break
        turn = game.position.turn
        if turn is None:
            game.go_on()
        else:
            game.play(cast[turn or 1].choose(game.view(turn), chance))
    return game


@pytest.mark.parametrize("seed", range(4))
def test_P4_the_deal_that_decided_most_is_told_from_the_score_sheet(seed: int) -> None:
    game = finished(seed)
    outcome = game.position.outcome
    assert outcome is not None
    results = [
        entry.position.result
        for entry in game.history
        if any(event.kind is Happening.SCORED for event in entry.events) and entry.position.result
    ]
    swings = [each.sides[outcome.winner].points - each.sides[1 - outcome.winner].points for each in results]
    assert sum(swings) == outcome.points[outcome.winner] - outcome.points[1 - outcome.winner]
    (told,) = story(game.history, outcome.winner, Teller("en", NAMES, 0))
    deal = swings.index(max(swings))
    assert f"deal {deal + 1} " in told
    lost = results[deal].sides[1 - outcome.winner]
    needed = f"needed {lost.target} tricks in deal {deal + 1} and took {lost.tricks}."
    assert (needed in told) is (lost.tricks < lost.target)
    finish = Table(game).state["frames"][-1]["finish"]
    assert finish["story"] == [told]
    assert "響いた" in Table(game, lang="ja").state["frames"][-1]["finish"]["story"][0]
