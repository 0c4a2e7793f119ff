"""The cast of the lessons: who sits opposite, how each of them plays, and how well at each level."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import MAX_PLAYERS
from sevens_teach.errors import GameError, shown
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.players.characters import CautiousPlayer, KeeperPlayer, RusherPlayer
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from sevens_teach.sevens.players.player import Player


LEVELS: Final = ("gentle", "normal", "sharp", "expert")
"""How well the cast plays, from the easiest on."""

_WAYS: Final[dict[str, tuple[Player, ...]]] = {
    "gentle": (KeeperPlayer(giving=True), RusherPlayer(giving=True), CautiousPlayer(giving=True, dozes=0.1)),
    "normal": (KeeperPlayer(), RusherPlayer(), CautiousPlayer(wakes=0.5)),
    "sharp": (KeeperPlayer(near=None), RusherPlayer(looks_ahead=True), TipsPlayer()),
}
"""How Ren, Aoi and Sora play at each level; later seats play like one of the three in turn."""
_IN_PUZZLES: Final = (KeeperPlayer(), RusherPlayer(), CautiousPlayer(near=0))
"""How they play in puzzles, whatever the levels are: else a puzzle that was drawn from a seed would become another."""
_BUDGET: Final = {True: 1000, False: 24}
"""In how many worlds an expert at a table tries each move, by whether that is compiled: it takes a tenth of a second,
so that the reader's next press is not kept waiting."""


def opponents(rules: Rules | str = "basic", level: str | None = None, count: int = 3) -> tuple[Player, ...]:
    """Return `count` computer players (0 to 51) to sit opposite a reader: Ren, Aoi, Sora, then their guests.

    `level` is one of `LEVELS`; without one it is what the lesson on these `rules` uses. Raises `GameError` for a
    level or number that does not exist, and `RulesError`.
    """
    level = default_level(Rules.parse(rules) if isinstance(rules, str) else rules) if level is None else level
    if level not in LEVELS:
        raise GameError(f"level={shown(level)} is no level: expected {', '.join(LEVELS)}")
    if isinstance(count, bool) or not isinstance(count, int) or count not in range(MAX_PLAYERS):
        raise GameError(f"count={shown(count)}: expected 0 to {MAX_PLAYERS - 1} opponents (B1)")
    ways = _experts() if level == "expert" else _WAYS[level]
    return tuple(ways[seat % len(ways)] for seat in range(count))


def _experts() -> tuple[Player, ...]:
    """Return the three as experts; what they need is imported only for a reader who sits down with them."""
    from sevens_teach.compiling.compiled import IS_COMPILED  # noqa: PLC0415
    from sevens_teach.sevens.players.expert import ExpertPlayer  # noqa: PLC0415, see above

    return (ExpertPlayer(_BUDGET[IS_COMPILED]),) * 3


def seated(rules: Rules, players: int, you: int, level: str | None = None) -> tuple[Player, ...]:
    """Return a computer player for each seat at Sevens, the cast round the table from the reader at `you`.

    The reader's own seat has one too, who is not asked. Raises `GameError` as `opponents` does.
    """
    return _around(opponents(rules, level, players - 1), you)


def seated_in_puzzles(players: int, you: int) -> tuple[Player, ...]:
    """Return a computer player for each seat as `seated` does, of the cast as they play in puzzles."""
    return _around(tuple(_IN_PUZZLES[seat % len(_IN_PUZZLES)] for seat in range(players - 1)), you)


def _around(others: tuple[Player, ...], you: int) -> tuple[Player, ...]:
    """Return the others round the table from the reader at `you`, whose own seat has a player too."""
    around = (*others[-1:], *others) if others else (TipsPlayer(),)
    return tuple(around[(seat - you) % len(around)] for seat in range(len(around)))


def default_level(rules: Rules) -> str:
    """Return the level at which the lesson on these rules plays: gentle for lessons 00 to 03, normal after them."""
    later = rules.killer or rules.tunnel != "off" or rules.opening == "fantan"
    return "normal" if later else "gentle"
