"""Random games of Sevens by the engine that the lessons use, as the lab plays them and as a reader's game does."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach import PRESETS, Position, deal

if TYPE_CHECKING:
    from random import Random

    from measure import PlayGame

    from sevens_teach import Rules

PLAYERS = 4


def variants() -> dict[str, Rules]:
    """Return every preset with passing only when stuck (B5), basic first; those that then are the same, once."""
    named: dict[Rules, str] = {}
    for name, rules in PRESETS.items():
        named.setdefault(replace(rules, voluntary_passing=False), name)
    return {name: rules for rules, name in named.items()}


def in_place(rules: Rules) -> PlayGame:
    """Return a game by `Position.play_out`, the lab's way; it does not count turns."""

    def play(rng: Random) -> int:
        _start(rules, rng).play_out(rng)
        return 0

    return play


def step_by_step(rules: Rules) -> PlayGame:
    """Return a game by `legal_moves.draw` and `after`: every position on the way is a public value."""

    def play(rng: Random) -> int:
        position, turns = _start(rules, rng), 0
        while not position.is_over:
            moves = position.legal_moves
            if rules.ghost:
                moves = moves.turn  # nobody talks to a ghost here, as in `play_out`
            position, _ = position.after(moves.draw(rng))
            turns += 1
        return turns

    return play


def _start(rules: Rules, rng: Random) -> Position:
    hands = deal(PLAYERS, rng, joker=rules.joker != "none")
    return Position.start(rules, hands)[0]
