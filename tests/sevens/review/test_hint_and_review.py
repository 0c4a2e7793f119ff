"""The hint and the review of one moment: where they name different moves, the review says so, and how both stand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sevens_teach import Game
from sevens_teach.sevens.review.model import LOSS
from sevens_teach.ui import Table

SEEDS = (2, 8)


def reviewed(seed: int, *, hints: bool, lang: str = "en") -> Any:  # noqa: ANN401, a table
    """Return the table of a game of random moves that was reviewed, every better move shown."""
    table, chance = Table(Game(names=["You", "Ren", "Aoi", "Sora"], seed=seed), lang=lang), Random(seed)
    while not table.game.is_over:
        moves = list(table.game.view(0).legal_moves)
        for _ in range(2 if hints else 1):
            table._receive(None, {"kind": "hint"}, [])  # noqa: SLF001
        table._receive(None, {"kind": "move", "text": str(chance.choice(moves))}, [])  # noqa: SLF001
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001
    for moment in table.review["moments"]:
        table._receive(None, {"kind": "reveal", "ply": moment["ply"]}, [])  # noqa: SLF001
    return table


def lines(table: Any) -> list[tuple[int, str]]:  # noqa: ANN401, as above
    """Return what each moment says of the hint."""
    return [(each["ply"], line) for each in table.review["moments"] for line in each["why"] if "hint" in line.lower()]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_hint_that_named_another_move_is_told_of_with_how_it_stands(seed: int) -> None:
    table = reviewed(seed, hints=True)
    reviewer = table._session.reviewer  # noqa: SLF001
    found = 0
    for moment in reviewer.found.moments:
        decision, said = moment.decision, [line for ply, line in lines(table) if ply == moment.decision.ply]
        hint = reviewer.hint_at(decision)
        if hint == decision.better:
            assert said == []
            continue
        behind = decision.option(hint).shown - decision.option(decision.better).shown
        assert len(said) == 1
        assert ("about as good" in said[0]) is (round(behind, 2) < LOSS)
        assert str(hint) in said[0]
        found += 1
    assert found > 0


def test_a_nudge_alone_names_no_move_and_nothing_is_said_of_it() -> None:
    assert lines(reviewed(SEEDS[0], hints=False)) == []
