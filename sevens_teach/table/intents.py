"""What the browser may ask for, read as hostile input: exact shapes, known cards, bounded numbers, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.cards import JOKER, PACK, Card
from sevens_teach.errors import SevensError
from sevens_teach.games import GAMES, game, game_of

if TYPE_CHECKING:
    from collections.abc import Callable

LONGEST_GAME: Final = 100_000
"""More moves than any game has."""
LONGEST_MOVE: Final = 40
"""More characters than any move has."""
SAVED: Final = re.compile(rf"({'|'.join(GAMES)})-[1-9][0-9]{{0,3}}\.txt")
"""The names of saved games: no other file is ever read."""


class IntentError(SevensError):
    """Something from the browser that is no intent."""


@dataclass(frozen=True, slots=True)
class Make:
    """Make the move that a text names; `read_move` says which that is."""

    text: str


@dataclass(frozen=True, slots=True)
class Why:
    """Say whether a card may be played now, or lie on its place, or another move be made, and why."""

    text: str
    """A card's text, or a move's."""
    quiet: bool = False
    """Only point at the reason."""


@dataclass(frozen=True, slots=True)
class Seek:
    """Show the game as it was after this many moves."""

    ply: int


@dataclass(frozen=True, slots=True)
class Replay:
    """Play the game that is over once more, from after this many moves."""

    ply: int


@dataclass(frozen=True, slots=True)
class Pose:
    """Make a puzzle of what the reader did after this many moves."""

    ply: int


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show what would have been better than what the reader did after this many moves."""

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
    """What needs no further word: `hint`, `undo`, `redo`, `new`, `again`, `watch`, `go_on`, `save`, `review`, …."""

    what: str


Intent: TypeAlias = "Make | Why | Seek | Replay | Pose | Reveal | Change | Load | Ask"

_CARDS: Final = {str(card): card for card in (*PACK, JOKER)}


def parse_intent(content: object) -> Intent:
    """Read what came from the browser; raises `IntentError` for all but the exact shapes below."""
    if type(content) is not dict or not isinstance(kind := content.get("kind"), str) or kind not in _SHAPES:
        raise IntentError("not an intent: expected one of the known kinds")
    make, readers = _SHAPES[kind]
    if content.keys() - {"kind"} != readers.keys():
        raise IntentError(f"not the parts of {kind!r}: expected {', '.join(readers) or 'none'}")
    return make(**{name: read(content[name]) for name, read in readers.items()})


def read_move(text: str, played: object) -> object:
    """Return the move that a text names exactly as the game writes it; None for any other text."""
    try:
        move = game(game_of(played)).parse_move(text)
    except SevensError:
        return None
    return move if str(move) == text else None


def read_card(text: str) -> Card | None:
    """Return the card that a text names exactly as it is written; None for any other text."""
    return _CARDS.get(text)


def _move(value: object) -> str:
    """Return a move's text as a browser sends it; raises `IntentError`."""
    if isinstance(value, str) and 0 < len(value) <= LONGEST_MOVE:
        return value
    raise IntentError("not a move")


def _ply(value: object) -> int:
    """Return the number of a frame as a browser sends it; raises `IntentError`."""
    return _number(value, LONGEST_GAME)


def _number(value: object, most: int) -> int:
    """Return a whole number as a browser sends it; raises `IntentError`."""
    if type(value) is int and 0 <= value <= most:
        return value
    raise IntentError(f"not a number from 0 to {most}")


def _setting(value: object) -> str:
    """Return a setting's name as a browser sends it; raises `IntentError`."""
    if isinstance(value, str) and value in ("lang", "speed", "zoom", "suits", "coach", "consequences", "level"):
        return value
    raise IntentError("not a setting")


def _saved(value: object) -> str:
    """Return a saved game's name as a browser sends it; raises `IntentError`."""
    if isinstance(value, str) and SAVED.fullmatch(value):
        return value
    raise IntentError("not the name of a saved game")


def _anything(value: object) -> object:
    """Return what a browser sends as it is: it is checked where it is used."""
    return value


_SHAPES: Final[dict[str, tuple[Callable[..., Intent], dict[str, Callable[[object], object]]]]] = {
    "move": (Make, {"text": _move}),
    "why": (Why, {"text": _move}),
    "peek": (lambda text: Why(text, quiet=True), {"text": _move}),
    "seek": (Seek, {"ply": _ply}),
    "replay": (Replay, {"ply": _ply}),
    "puzzle": (Pose, {"ply": _ply}),
    "reveal": (Reveal, {"ply": _ply}),
    "set": (Change, {"name": _setting, "value": _anything}),
    "load": (Load, {"name": _saved}),
    **{
        what: (lambda what=what: Ask(what), {})
        for what in ("hint", "undo", "redo", "new", "again", "watch", "go_on", "save", "review", "stop", "back")
    },
}
