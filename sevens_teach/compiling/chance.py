"""Chance: splitmix64 (Steele, Lea, Flood 2014), the same compiled and in plain Python, with a start for every game."""

from __future__ import annotations

from typing import Final

from sevens_teach.compiling.compiled import inlined, word

_GOLDEN: Final = 0x9E3779B97F4A7C15
_WORD: Final = 0xFFFFFFFFFFFFFFFF


@inlined
def stirred(chance: int) -> int:
    """Return 64 bits in which every bit of `chance` counts."""
    chance = (chance ^ (chance >> 30)) * 0xBF58476D1CE4E5B9 & _WORD
    chance = (chance ^ (chance >> 27)) * 0x94D049BB133111EB & _WORD
    return chance ^ (chance >> 31)


@inlined
def chance_of(seed: int, game: int) -> int:
    """Return where the chance of one game starts: every game of a seed has its own."""
    return stirred(stirred(word(seed)) + word(game + 1) * _GOLDEN & _WORD)


@inlined
def next_chance(chance: int) -> int:
    """Return the chance after a draw."""
    return chance + _GOLDEN & _WORD


@inlined
def below(chance: int, count: int) -> int:
    """Return a number from 0 to `count` - 1, all equally likely (to one in 2³²)."""
    return (stirred(chance) >> 32) * count >> 32
