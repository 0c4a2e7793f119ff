"""What one sends to a friend in a link: a position to play on from, or a finished game to watch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach import limits
from sevens_teach.errors import SevensError, shown
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.show.svg.sent import with_link
from sevens_teach.widgets.stepper import Stepper
from sevens_teach.widgets.table import Table

if TYPE_CHECKING:
    from sevens_teach.page.stand_in import StandIn


class SentError(SevensError):
    """A link that holds nothing to open."""


def opened(kind: str, text: str, lang: str) -> Table | Stepper:
    """Return what a link holds: the text is a stranger's. Raises `SentError`, and what reading it raises."""
    if len(text) > limits.SENT:
        raise SentError(f"a link holds {len(text)} characters: expected at most {limits.SENT}")
    if kind == "position":
        return Table(Game.from_position(text), lang=lang)
    if kind == "game":
        return Stepper(Game.load(text), lang=lang, you=0)
    raise SentError(f"a link holds {shown(kind)}: expected a position or a game")


def to_send(widget: StandIn | Table, link: str) -> dict[str, Any] | None:
    """Return what of a table of Sevens can be sent: its game if that is over, else its position; and its picture.

    `link` is the address that opens links, and stands in the picture. None for what cannot be sent.
    """
    game = getattr(widget, "game", None)
    if not isinstance(widget, Table) or not isinstance(game, Game):
        return None
    over = game.position.outcome is not None
    kind, text = ("game", game.record()) if over else ("position", str(game.position))
    if len(text) > limits.SENT or (not over and game.position.turn != 0):
        return None
    return {"kind": kind, "text": text, "svg": with_link(widget.picture(), link)}
