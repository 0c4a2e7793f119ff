"""Every way to answer a puzzle, as far as there are not too many: then a fair sample of them."""

from __future__ import annotations

import contextlib
from functools import cache
from itertools import chain, combinations, permutations
from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.loader import files_by_rule
from sevens_teach.puzzles.puzzle import about_rule
from sevens_teach.rule_book import game_about

if TYPE_CHECKING:
    from collections.abc import Iterator

Json = dict[str, Any]
Answer = tuple[str, ...]

ABOUT_DEATH = {"dead", "playable", "legal", "record", "seen", "can-win", "set-rules", "bankruptcy"}
"""The kinds whose answer turns on what is dead."""
SMALL_SET = 7
"""How many items are picked from in every way."""
SMALL_ORDER = 5
"""How many players are put in every order."""
SAMPLE = 12


@cache
def authored() -> tuple[Puzzle, ...]:
    """Return the authored puzzles of every rule of Sevens that can be read: a broken file stops no other rule's tests.

    They are the same that all other tests look at, so nothing is read or answered twice.
    """
    found: list[Puzzle] = []
    for rule in files_by_rule():
        if game_about(rule) == "sevens":
            with contextlib.suppress(PuzzleError):
                found += about_rule(rule).values()
    return tuple(found)


def answers(part: Json) -> Iterator[Answer]:
    """Yield answers to one part of a table, none of them twice."""
    found = {"set": _sets, "one": _ones, "order": _orders, "play": _plays}[part["mode"]](part)
    yield from dict.fromkeys(found)


def _ids(part: Json) -> list[str]:
    return [item["id"] for item in part["items"]]


def _sets(part: Json) -> Iterator[Answer]:
    ids = _ids(part)
    if len(ids) <= SMALL_SET:
        return chain.from_iterable(combinations(ids, count) for count in range(len(ids) + 1))
    return chain(((), tuple(ids)), ((each,) for each in ids), _near(part), _sampled(ids))


def _near(part: Json) -> Iterator[Answer]:
    """Yield the right answer, then with one item too few, then with one too many."""
    right = [item["id"] for item in part["items"] if item["right"]]
    yield tuple(right)
    yield from (tuple(each for each in right if each != left) for left in right)
    yield from ((*right, other) for other in _ids(part) if other not in right)


def _sampled(ids: list[str]) -> Iterator[Answer]:
    rng = Random(len(ids))
    for _ in range(SAMPLE):
        yield tuple(each for each in ids if rng.random() < 1 / 2)


def _ones(part: Json) -> Iterator[Answer]:
    return ((each,) for each in _ids(part))


def _orders(part: Json) -> Iterator[Answer]:
    ids = _ids(part)
    if len(ids) <= SMALL_ORDER:
        return permutations(ids)
    rng = Random(len(ids))
    return chain((tuple(part["order"]),), (tuple(sorted(ids, key=lambda _: rng.random())) for _ in range(SAMPLE)))


def _plays(part: Json) -> Iterator[Answer]:
    """Yield for every turn that can be come to each thing to try there, after the first way that leads there."""
    ways: dict[int, Answer] = {0: ()}
    yield ()
    for number, node in enumerate(part["nodes"]):
        for branch in node:
            yield (*ways[number], branch["id"])
            if branch["right"] and branch["next"] is not None:
                ways.setdefault(branch["next"], (*ways[number], branch["id"]))
