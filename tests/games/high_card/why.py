"""Why a card may be laid or not: its owner may lay any (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused

if TYPE_CHECKING:
    from sevens_teach.high_card import Play, Position


def verdict(seen: Position, move: Play, player: int | None = None) -> Verdict:
    legal = seen.may(seen.turn or 0 if player is None else player, move)
    return (allowed if legal else refused)(Grounds("X1", phrase("high-card-why")), "high-card-rule")
