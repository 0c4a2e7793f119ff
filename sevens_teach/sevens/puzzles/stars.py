"""Stars: what the way to the right answer was worth. Nothing is ever locked by them."""

from __future__ import annotations

from typing import Final

MOST: Final = 3
"""Stars for the right answer at the first try, without a hint."""


def stars(tries: int, hints: int = 0, *, shown: bool = False) -> int:
    """Return the stars for a right answer at the `tries`-th try, from 1: each earlier try and each hint cost one.

    The right answer always brings one at least, but none for this time once the way was `shown`.
    """
    return 0 if shown else max(1, MOST + 1 - tries - hints)
