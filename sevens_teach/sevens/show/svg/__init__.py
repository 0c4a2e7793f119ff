"""Static pictures of what the widgets show, as SVG: for code hosts, paper, and wherever no widget runs.

They are drawn from what one player may see and from the very frames that the browser gets, so the
picture and the screen cannot disagree, and no other player's card can be in one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.draw.paint import Panel, document
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.names import called, names_for
from sevens_teach.sevens.show.frames import Teller, make_sight
from sevens_teach.sevens.show.plain import board_summary, board_text, hand_text, summary, view_text
from sevens_teach.sevens.show.svg.board import board_panel
from sevens_teach.sevens.show.svg.table import coach_panel, hand_panel, ranking_panel, seats_panel
from sevens_teach.sevens.to_wire import board_setup, board_state, setup_of
from sevens_teach.text.names import seat_names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.wire import SevensSeen, SevensSetup
    from sevens_teach.wire import Reply

__all__ = ["board_svg", "hand_svg", "table_svg"]


def board_svg(  # noqa: PLR0913, each is one thing to draw
    seen: Position | View,
    lang: str = LANGUAGES[0],
    *,
    last: Iterable[Card] = (),
    reply: Reply | None = None,
    marks: Iterable[Card] = (),
    suits: int = 4,
) -> str:
    """Return the board of a position, which everybody sees: no hand is in the picture.

    `last` are the cards just laid, `marks` the places that are the reason for something; a `reply` of
    the coach stands below with its own marks. Raises `MessageError` for an unknown language.
    """
    rules = seen.rules
    board = board_state(rules, seen.board, last)
    marked = [*(card.text for card in marks), *pointed_at(reply)]
    panels = [board_panel(board, board_setup(rules), marks=marked, suits=suits)]
    if reply is not None:
        panels.append(coach_panel(reply, lang))
    return document(panels, title=board_summary(seen, lang), desc=board_text(seen, lang), lang=lang)


def table_svg(  # noqa: PLR0913, each is one thing to draw
    view: View,
    lang: str = LANGUAGES[0],
    names: Sequence[str] | None = None,
    *,
    events: Sequence[Event] = (),
    outcome: Outcome | None = None,
    reply: Reply | None = None,
    coach: bool = True,
    suits: int = 4,
) -> str:
    """Return the table of Sevens as one player sees it: others, board, own hand, coach, ranking.

    `events` are what has just happened, `outcome` the ranking when play is over; a `reply` stands in
    the place of what the coach says unasked, if there is a `coach`. Raises `MessageError` for an unknown language.
    """
    names = called(names or seat_names(len(view.counts)), lang, view.player)
    sight = make_sight(view, events, Teller(lang, names, view.player), outcome)
    said = reply if reply is not None or not coach else sight["coach"]
    title, desc = summary(view, lang, names, outcome), view_text(view, lang, names)
    panels = [*_panels(sight, setup_of(view.rules, names, view.player), said, lang, suits)]
    return document(panels, title=title, desc=desc, lang=lang)


def hand_svg(view: View, lang: str = LANGUAGES[0], *, suits: int = 4) -> str:
    """Return a player's own hand with the passes left; raises `MessageError` for an unknown language."""
    names = names_for(len(view.counts), lang, view.player)
    sight = make_sight(view, (), Teller(lang, names, view.player), None)
    panel = hand_panel(sight, setup_of(view.rules, names, view.player), lang, suits=suits)
    return document([panel], title=summary(view, lang, names), desc=hand_text(view, lang), lang=lang)


def _panels(sight: SevensSeen, setup: SevensSetup, reply: Reply | None, lang: str, suits: int) -> Iterator[Panel]:
    """Yield the panels of a picture, one below the other."""
    jokers = [choice["place"] for choice in sight["jokers"]]
    if len(setup["names"]) > 1:
        yield seats_panel(sight, setup, lang)
    yield board_panel(sight["board"], setup, marks=pointed_at(reply), jokers=jokers, suits=suits)
    yield hand_panel(sight, setup, lang, marks=reply["cards"] if reply else (), suits=suits)
    if reply is not None and (reply["headline"] or reply["reason"]):
        yield coach_panel(reply, lang)
    if sight["ranking"] is not None:
        yield ranking_panel(sight["ranking"])


def pointed_at(reply: Reply | None) -> list[str]:
    """Return the cards and places that a coach's reply points at, in a picture."""
    return [] if reply is None else [*reply["cards"], *reply["places"]]
