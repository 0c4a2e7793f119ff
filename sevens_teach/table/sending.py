"""What one sends to a friend: a position as one's own seat sees it, or a game that is over, as a text for a link.

A position carries no hidden card: those are dealt anew, so the friend who opens it plays against other hands than the
sender did. A game that is over is its record. It is packed, behind a `~`, where that makes the address shorter.
"""

from __future__ import annotations

import base64
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal
from urllib.parse import quote

from sevens_teach import limits
from sevens_teach.errors import SevensError, shown
from sevens_teach.games import game as card_game
from sevens_teach.games import game_of
from sevens_teach.play.table_room import room_of

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.play.game import Game

    AnyGame = Game[Any, Any, Any]

_PACKED: Final = "~"


class SentError(SevensError):
    """A link that holds nothing to open."""


@dataclass(frozen=True, slots=True)
class Sent:
    """What a link holds."""

    kind: Literal["position", "game"]
    text: str
    game: str
    """The game's name."""
    seat: int
    """Which player the sender was: the friend who opens it sits there."""


def to_send(game: AnyGame, you: int, rng: Random) -> Sent | None:
    """Return what a player can send of a game: where it is over the game, else the position when it is their turn."""
    if game.is_over:
        return _fitting("game", game.record(), game, you)
    if game.position.turn != you:
        return None
    made = room_of(game).redealt(game.position.view(you), rng)
    return None if made is None else _fitting("position", str(made), game, you)


def read_sent(sent: Sent) -> AnyGame:
    """Return the game that a stranger's link holds; raises `SentError`, and what reading it raises."""
    kind = card_game(sent.game).game
    text = unpacked(sent.text)
    if sent.kind == "position":
        return kind.from_position(text)
    if sent.kind == "game":
        return kind.load(text)
    raise SentError(f"a link holds {shown(sent.kind)}: expected a position or a game")


def packed(text: str) -> str:
    """Return a text to be sent, packed as a link holds it."""
    tight = _PACKED + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return min(text, tight, key=lambda each: len(quote(each)))


def unpacked(text: str) -> str:
    """Return what `packed` packed; raises `SentError` for what is too long, or broken."""
    if len(text) > limits.SENT:
        raise SentError(f"a link holds {len(text)} characters: expected at most {limits.SENT}")
    if not text.startswith(_PACKED):
        return text
    letters = text[1:]
    reader = zlib.decompressobj()
    try:
        content = base64.b64decode(letters + "=" * (-len(letters) % 4), altchars=b"-_", validate=True)
        found = reader.decompress(content, limits.SENT_GAME).decode()
    except (ValueError, zlib.error):
        raise SentError(f"a link holds {shown(text)}: expected a packed game") from None
    if not reader.eof:
        raise SentError(f"a link holds half a game, or one of over {limits.SENT_GAME} characters")
    return found


def _fitting(kind: Literal["position", "game"], text: str, game: AnyGame, you: int) -> Sent | None:
    """Return a text to be sent, if it fits into a link."""
    held = packed(text)
    whole = len(text) <= limits.SENT_GAME and len(held) <= limits.SENT
    return Sent(kind, held, game_of(game), you) if whole else None
