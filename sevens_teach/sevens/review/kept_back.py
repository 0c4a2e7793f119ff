"""Who passes in a second try, though the move made there lets in a card of theirs that the review has named."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.cards import Card, card_set, cards_in
from sevens_teach.play.reviewed import position_at
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.review.at_once import doors

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.play.game import Game


def kept_back(told: Iterable[Phrase], game: Game[Any, Any, Any], ply: int) -> tuple[Phrase, ...]:
    """Return who passed since the move at `ply`, and which cards named in what is `told`, let in by it, they keep."""
    named = card_set({card for each in told for card in _cards(each)})
    for player, cards in doors(position_at(game, ply), game.history[ply].move).items():
        turn = next((at for at in range(ply + 1, len(game.history)) if game.history[at].player == player), None)
        if turn is None or game.history[turn].move != PASS:
            continue
        fitted = card_set(position_at(game, turn).open_places)
        kept = cards_in(card_set(cards) & named & fitted & game.position.held[player])
        if kept:
            return (phrase("review-now-keeps", player=Who(player), cards=kept),)
    return ()


def _cards(told: object) -> Iterable[Card]:
    """Yield the cards that a message names, also within another."""
    if isinstance(told, Card):
        yield told
    elif isinstance(told, Phrase):
        for _, value in told.args:
            yield from _cards(value)
    elif isinstance(told, tuple):
        for value in told:
            yield from _cards(value)
