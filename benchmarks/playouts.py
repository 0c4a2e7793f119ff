"""Random playouts a second: every variant, and basic Sevens beside OpenSpiel and C, all in the same rounds."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from measure import MissingError, in_python, interleaved, pace, ratios, turns_a_game
from others import COMPILE, hearts, playouts_in_c
from sevens import PLAYERS, in_place, step_by_step, variants
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure import Contestant, Slice

ROUNDS = 17
SECONDS = 0.13
"""A slice; with the contestants there are, all rounds together take about 50 seconds."""
BASIC = "basic"
OTHERS = {
    "OpenSpiel hearts, driven from Python": hearts,
    f"benchmarks/playouts.c, {' '.join(COMPILE)}": playouts_in_c,
}

Slices = dict[str, list["Slice"]]


def playouts() -> Iterator[Table]:
    """Yield the two tables of playouts."""
    others, missing = _others()
    slices = interleaved(others | _ours(), ROUNDS, SECONDS)
    yield _table_of_variants(slices)
    yield _table_of_others(slices, missing)


def _others() -> tuple[dict[str, Contestant], dict[str, str]]:
    """Return those that are here, and why the others are not."""
    here, missing = {}, {}
    for name, make in OTHERS.items():
        try:
            here[name] = make()
        except MissingError as error:
            missing[name] = str(error)
    return here, missing


def _ours() -> dict[str, Contestant]:
    """Return each variant in both ways; basic comes first, next to what it is set beside."""
    ours = {}
    for name, rules in variants().items():
        ours[name] = in_python(in_place(rules))
        ours[_steps(name)] = in_python(step_by_step(rules))
    return ours


def _steps(name: str) -> str:
    return f"{name}, step by step"


def _table_of_variants(slices: Slices) -> Table:
    table = Table(
        f"Random games of Sevens a second: {PLAYERS} players, passing only when stuck, the deal included",
        ("", "play_out", "to basic", "step by step", "to basic", "turns a game"),
        notes=["Aim: no variant below a third (0.33) of basic."],
    )
    for name in variants():
        steps = slices[_steps(name)]
        table.rows.append(
            (
                name,
                f"{pace(slices[name]):,.0f}",
                f"{median(ratios(slices[name], slices[BASIC])):.2f}",
                f"{pace(steps):,.0f}",
                f"{median(ratios(steps, slices[_steps(BASIC)])):.2f}",
                f"{turns_a_game(steps):.1f}",
            )
        )
    return table


def _table_of_others(slices: Slices, missing: dict[str, str]) -> Table:
    table = Table(
        "Basic Sevens beside others: games a second, and our games for each of theirs (median and quartiles)",
        ("", "theirs", "play_out to theirs", "step by step to theirs", "their turns a game"),
        notes=["Aim: at least one for each of OpenSpiel's (1.00)."],
    )
    for name in OTHERS:
        if name in missing:
            table.rows.append(f"{name}: not measured, {missing[name]}")
            continue
        theirs = slices[name]
        ours = (slices[BASIC], slices[_steps(BASIC)])
        compared = [_spread(ratios(each, theirs)) for each in ours]
        turns = turns_a_game(theirs)
        table.rows.append((name, f"{pace(theirs):,.0f}", *compared, f"{turns:.1f}" if turns else "-"))
    return table


def _spread(values: list[float]) -> str:
    low, high = values[len(values) // 4], values[-1 - len(values) // 4]
    return f"{_written(median(values))} ({_written(low)} to {_written(high)})"


def _written(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio > 0.1 else f"1/{1 / ratio:.0f}"
