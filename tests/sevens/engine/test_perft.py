"""All continuations of fixed positions, counted by the engine and by the naive reference (perft).

The counts were first made by the reference; where they are large, it takes too long to make them again in
every run, and the engine alone is held to them.
"""

from __future__ import annotations

import pytest
from naive import perft
from versus import reference

from sevens_teach import Position

END = 99
"""A depth that no game here reaches: the number of complete games."""
MOST_FOR_THE_REFERENCE = 1700

DEALT = (
    "board ♠7 ♥7 ♦7 ♣7; turn 0; hands ♠5,9,Q ♥8,10 ♦3-5,J ♣5,9,K {}| ♠2,4,8,K ♥3-5 ♦A,6 ♣A,2,10,J"
    " | ♠3,J ♥A,9,J ♦8,9,Q ♣3,4,6 | ♠A,6,10 ♥2,6,Q,K ♦2,10,K ♣8,Q"
)
EMPTY = (
    "board -; turn 2; hands ♠5,9,Q ♥8,10 ♦3-5,J ♣5,9,K {}| ♠2,4,7,8,K ♥3-5 ♦A,6 ♣A,2,10,J"
    " | ♠3,J ♥A,9,J ♦7-9,Q ♣3,4,6 | ♠A,6,10 ♥2,6,7,Q,K ♦2,10,K ♣7,8,Q"
)
# ♠ went through the tunnel from K, ♦ from A; ♥K is an island; ♣ may still go either way.
LATE = "board ♠A,4-K ♥A-J,K ♦A-7,J-K ♣4-K; turn 0; hands ♠2 ♦9 ♣3 {}| ♠3 ♦8 ♣A | ♥Q ♦10 ♣2"
# Only the ♦7 is down: the other sevens wait in hands while most cards beyond them lie there as islands.
LATE_FANTAN = "board ♠A-4,9-K ♥A-6,9-K ♦A-K ♣2-5,8-K; turn 0; hands ♠5,7 ♥8 {}| ♠8 ♥7 ♣A | ♠6 ♣6,7"
LATE_KILLER = "board ♠4-K ♥3-K ♦A-9 ♣A-Q; turn 0; hands ♠A ♥2 ♦J,K | ♠2 ♥A ♦10 | ♠3 ♦Q ♣K"
# Player 4 went broke first, laying the ♠A; two ghosts wait for three talkers.
HAUNTED = (
    "board ♠A,4-K ♥A-J,K ♦A-7,J-K ♣4-K; turn 0; hands ♠2 ♦9 ♣3 {}| - | ♥Q ♦10 ♣2 | ♠3 ♦8 ♣A | -;"
    " passes 0 2 1 1 2; out 4 bankrupt ♠A | 1 bankrupt"
)

COUNTS: list[tuple[str, str, dict[int, int]]] = [
    ("basic", DEALT, {1: 2, 2: 6, 3: 21, 4: 84, 5: 254, 8: 7457}),
    ("voluntary_passing=off", DEALT, {4: 18, 7: 166, 10: 1858}),
    ("joker=solo", DEALT, {2: 40, 3: 185, 4: 1142, 5: 6997}),
    ("joker=pair", DEALT, {3: 76, 4: 302, 5: 1363, 6: 4205}),
    ("opening=fantan", EMPTY, {3: 8, 5: 50, 6: 170, 8: 905}),
    ("killer=on", DEALT, {2: 6, 3: 25, 4: 111, 6: 1811}),
    ("killer=on death=sides", DEALT, {4: 111, 6: 1770}),
    ("killer=on death=group", DEALT, {4: 111, 6: 1801}),
    ("passes=1", LATE, {4: 31, END: 2210}),
    ("passes=0", LATE, {4: 34, END: 151}),
    ("passes=unlimited", LATE, {6: 166, 9: 1409}),
    ("passes=3 voluntary_passing=off", LATE, {END: 9}),
    ("passes=1 tunnel=both", LATE, {4: 116, 6: 1159, END: 26700}),
    ("passes=1 tunnel=oneway", LATE, {4: 58, 6: 416, END: 5195}),
    ("passes=1 joker=solo", LATE, {4: 215, 6: 1891, END: 72119}),
    ("passes=1 joker=pair", LATE, {4: 76, END: 3927}),
    ("passes=1 joker=solo tunnel=both", LATE, {4: 1068, 6: 18676}),
    ("passes=1 joker=solo tunnel=oneway", LATE, {4: 286, 6: 2489}),
    ("passes=1 joker=pair tunnel=both", LATE, {4: 314, 6: 2854, END: 49258}),
    ("passes=1 joker=pair tunnel=oneway", LATE, {4: 111, 6: 761, END: 8782}),
    ("passes=1 opening=fantan", LATE_FANTAN, {4: 25, END: 1249}),
    ("passes=1 opening=fantan joker=solo", LATE_FANTAN, {4: 42, END: 8275}),
    ("passes=1 opening=fantan joker=pair tunnel=both", LATE_FANTAN, {4: 33, END: 3507}),
    ("passes=1 opening=fantan tunnel=oneway", LATE_FANTAN, {4: 25, END: 2348}),
    ("passes=1 killer=on", LATE_KILLER, {4: 202, 6: 1363, END: 14495}),
    ("passes=0 killer=on", LATE_KILLER, {4: 107, END: 457}),
    ("passes=1 killer=on death=sides", LATE_KILLER, {4: 118, END: 1604}),
    ("passes=1 killer=on death=group", LATE_KILLER, {4: 105, END: 373}),
    ("passes=1 killer=on suit_order=♥♣♠♦", LATE_KILLER, {4: 169, END: 2665}),
    ("passes=1 ghost=on", HAUNTED, {1: 8, 2: 65, 3: 539, 4: 4538}),
    ("passes=1 ghost=on joker=solo", HAUNTED, {2: 109, 3: 1037, 4: 9690}),
]


def count(position: Position, depth: int) -> int:
    """Count as the reference does: a game that ends sooner counts once, at its end."""
    moves = position.legal_moves
    if not depth or not moves:
        return 1
    return sum(count(position.after(move)[0], depth - 1) for move in moves)


@pytest.mark.parametrize(("rules", "where", "counts"), COUNTS, ids=[rules for rules, _, _ in COUNTS])
def test_every_continuation_is_counted(rules: str, where: str, counts: dict[int, int]) -> None:
    position = Position.parse(f"{rules}; {where.format('★ ' if 'joker' in rules else '')}")
    assert {depth: count(position, depth) for depth in counts} == counts
    small = {depth: leaves for depth, leaves in counts.items() if leaves <= MOST_FOR_THE_REFERENCE}
    game = reference(position)
    assert {depth: perft(game, depth, ghosts=True) for depth in small} == small
