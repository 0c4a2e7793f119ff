"""Puzzles at the table: what is told of a hundred deals is so, and follows from what the reader sees."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from positions import redealt
from sevens.puzzles.answering import authored

from sevens_teach import parse_move
from sevens_teach.puzzles import Puzzle, PuzzleError, check
from sevens_teach.sevens.puzzles.odds import CLEAR, best_of, odds_of, replies

TABLES = [puzzle for puzzle in authored() if puzzle.kind == "table"]
SAMPLE = TABLES[:: max(1, len(TABLES) // 5)]
"""What is measured again here; `make puzzle-odds` measures all."""
FEW, FAR = 40, 30
"""Deals a move, and how far the number may lie from the stored one: four standard errors and more."""


def odds(puzzle: Puzzle) -> list[dict[str, int]]:
    source: Any = puzzle.source
    found: list[dict[str, int]] = source.odds
    return found


@pytest.mark.parametrize("puzzle", TABLES, ids=lambda puzzle: puzzle.id)
def test_the_best_move_is_right_at_every_turn_and_no_other(puzzle: Puzzle) -> None:
    part = puzzle.parts[0]
    assert puzzle.table()["frames"][0]["hands"] is None
    for node, turn in zip(part.nodes, odds(puzzle), strict=True):
        assert [branch.item.id for branch in node if branch.item.right] == [best_of(turn)]
        assert {branch.item.id for branch in node if branch.line} == {*turn}
        counts = sorted(turn.values())
        assert counts[-1] - counts[-2] >= CLEAR
    assert check(puzzle, [best_of(turn) for turn in odds(puzzle)]).right
    assert puzzle.source.title
    assert puzzle.source.hints


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_numbers_come_out_again_in_other_deals(puzzle: Puzzle) -> None:
    now = odds_of(puzzle.position.view(puzzle.viewpoint), FEW, seed=1)
    before = odds(puzzle)[0]
    assert best_of(now) == best_of(before)
    assert all(abs(now[move] - before[move]) <= FAR for move in before)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.id)
def test_the_numbers_do_not_depend_on_what_nobody_sees(puzzle: Puzzle) -> None:
    other = next(filter(None, (redealt(puzzle.position, puzzle.viewpoint, Random(seed)) for seed in range(50))))
    view = puzzle.position.view(puzzle.viewpoint)
    assert other.view(puzzle.viewpoint) == view
    assert odds_of(other.view(puzzle.viewpoint), 4, seed=2) == odds_of(view, 4, seed=2)


def test_at_least_half_of_the_play_outs_are_at_the_table() -> None:
    proofs = [puzzle for puzzle in authored() if puzzle.kind == "play"]
    assert len(TABLES) >= len(proofs)


def test_the_same_seed_brings_the_same_replies() -> None:
    puzzle = TABLES[0]
    move = parse_move(best_of(odds(puzzle)[0]))
    assert replies(puzzle.position, move, 5) == replies(puzzle.position, move, 5)


@pytest.mark.parametrize(
    ("odds", "message"),
    [
        ('{ "♠10" = 80 }', r"odds: turn 1: expected a number for each of pass, ♠10, ♥8$"),
        ('{ "♠10" = 50, "♥8" = 45, "pass" = 0 }', r"odds: turn 1: no move is clearly the best$"),
        ('{ "♠10" = 101, "♥8" = 45, "pass" = 0 }', r"odds.0.♠10: input should be less than or equal to 100"),
    ],
)
def test_odds_that_make_no_puzzle_are_refused(odds: str, message: str) -> None:
    refused("board ♠7-9 ♥7 ♦7 ♣7; hands ♠10,Q ♥8,J | … | … | …", odds, message)


def test_no_pass_is_better_than_a_card_that_opens_nothing() -> None:
    """It waits as well, and costs no pass: what counts it out is how the reader is played on."""
    odds = '{ "♠K" = 20, "♥8" = 5, "pass" = 60 }'
    message = r"odds: turn 1: ♠K opens nothing, and waits as well as a pass$"
    refused("board ♠7-Q ♥7 ♦7 ♣7; hands ♠K ♥8,J | … | … | …", odds, message)


def refused(position: str, odds: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle.parse(f'[[puzzle]]\nid = "B9-90"\nkind = "table"\nposition = "{position}"\nodds = [{odds}]')
