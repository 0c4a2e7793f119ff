"""The players that the simulator knows, by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import LabError, shown
from sevens_teach.sevens.simulator.model import RANDOM, TIPS

if TYPE_CHECKING:
    from collections.abc import Sequence

POLICIES: Final = {"random": RANDOM, "tips": TIPS}
"""`RandomPlayer()` and `TipsPlayer()`, as the simulator plays them."""


def policies_of(policy: str | Sequence[str], players: int) -> list[int]:
    """Return what each of this many players follows: one name for all, or one each; raises `LabError`."""
    named = [policy] * players if isinstance(policy, str) else list(policy)
    if len(named) != players or any(name not in POLICIES for name in named):
        raise LabError(f"policy={shown(policy)}: expected 'random' or 'tips', or one of them for each player")
    return [POLICIES[name] for name in named]
