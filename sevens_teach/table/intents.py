"""What the browser may ask for, read as hostile input: exact shapes, known cards, bounded numbers, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.cards import JOKER, PACK, Card
from sevens_teach.errors import SevensError
from sevens_teach.sevens.engine.moves import PASS, Exchange, LayJoker, Move, Play

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_PLAYERS: Final = 52
LONGEST_GAME: Final = 100_000
"""More moves than any game has."""
SAVED: Final = re.compile(r"sevens-[1-9][0-9]{0,3}\.txt")
"""The names of saved games: no other file is ever read."""


class IntentError(SevensError):
    """Something from the browser that is none of the intents."""


@dataclass(frozen=True, slots=True)
class Do:
    """Make a move."""

    move: Move


@dataclass(frozen=True, slots=True)
class Why:
    """Say whether a card may be played now, or lie on its place, and why."""

    card: Card
    quiet: bool = False
    """Only point at the reason."""


@dataclass(frozen=True, slots=True)
class Seek:
    """Show the game as it was after so many moves."""

    ply: int


@dataclass(frozen=True, slots=True)
class Change:
    """Change a setting; `Settings` decides whether it can be."""

    name: str
    value: object


@dataclass(frozen=True, slots=True)
class Load:
    """Go on with a saved game."""

    name: str


@dataclass(frozen=True, slots=True)
class Ask:
    """What needs no further word: `hint`, `undo`, `redo`, `new`, `again`, `watch`, `go_on`, `save`."""

    what: str


Intent: TypeAlias = "Do | Why | Seek | Change | Load | Ask"

_CARDS: Final = {str(card): card for card in (*PACK, JOKER)}


def parse_intent(content: object) -> Intent:
    """Read what came from the browser; raises `IntentError` for all but the exact shapes below."""
    if type(content) is not dict or not isinstance(kind := content.get("kind"), str) or kind not in _SHAPES:
        raise IntentError("not an intent: expected one of the known kinds")
    make, readers = _SHAPES[kind]
    if content.keys() - {"kind"} != readers.keys():
        raise IntentError(f"not the parts of {kind!r}: expected {', '.join(readers) or 'none'}")
    return make(**{name: read(content[name]) for name, read in readers.items()})


def _card(value: object) -> Card:
    if isinstance(value, str) and value in _CARDS:
        return _CARDS[value]
    raise IntentError("not a card")


def _card_or_none(value: object) -> Card | None:
    return None if value is None else _card(value)


def _player(value: object) -> int:
    return _number(value, MOST_PLAYERS)


def _ply(value: object) -> int:
    return _number(value, LONGEST_GAME)


def _number(value: object, most: int) -> int:
    if type(value) is int and 0 <= value <= most:
        return value
    raise IntentError(f"not a number from 0 to {most}")


def _setting(value: object) -> str:
    if isinstance(value, str) and value in ("lang", "speed", "zoom", "suits", "coach"):
        return value
    raise IntentError("not a setting")


def _saved(value: object) -> str:
    if isinstance(value, str) and SAVED.fullmatch(value):
        return value
    raise IntentError("not the name of a saved game")


def _anything(value: object) -> object:
    return value


_SHAPES: Final[dict[str, tuple[Callable[..., Intent], dict[str, Callable[[object], object]]]]] = {
    "play": (lambda card: Do(Play(card)), {"card": _card}),
    "pass": (lambda: Do(PASS), {}),
    "joker": (lambda place, card: Do(LayJoker(place, card)), {"place": _card, "card": _card_or_none}),
    "exchange": (lambda ghost, talker: Do(Exchange(ghost, talker)), {"ghost": _player, "talker": _player}),
    "why": (Why, {"card": _card}),
    "peek": (lambda card: Why(card, quiet=True), {"card": _card}),
    "seek": (Seek, {"ply": _ply}),
    "set": (Change, {"name": _setting, "value": _anything}),
    "load": (Load, {"name": _saved}),
    **{
        what: (lambda what=what: Ask(what), {})
        for what in ("hint", "undo", "redo", "new", "again", "watch", "go_on", "save")
    },
}
