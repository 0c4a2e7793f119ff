"""A game that is won for sure: every card of a hand comes out in turn, whatever the others do, and nobody is faster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER_BIT
from sevens_teach.sevens.engine import connection

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View


def sure_first(view: View) -> tuple[Card, ...]:
    """Return the cards that fit where each of them wins for sure, played now; none where that is not known.

    The whole hand comes out by itself, one card a turn, and nobody else in play has fewer cards. Where rows can close,
    cards die or ★ calls cards, that is not looked for.
    """
    rules = view.rules
    has_row_alone = rules.tunnel == "off" and not rules.killer and rules.joker == "none" and not rules.ghost
    if not has_row_alone or view.own & JOKER_BIT or not _comes_out(view):
        return ()
    others = (player for player in range(len(view.counts)) if player != view.player and view.exit_of(player) is None)
    is_fastest = all(view.counts[player] >= len(view.hand) for player in others)
    return view.legal_moves.cards if is_fastest else ()


def _comes_out(view: View) -> bool:
    """Return whether all cards of the hand fit one after the other, with no card of others between them."""
    down, left = view.down, view.own
    while left and (fits := connection.survey(view.rules, down)[0] & left):
        down, left = down | fits, left & ~fits
    return not left
