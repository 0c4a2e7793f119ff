"""What was hidden where a move had bad luck: who held the card that it let in, and who held one before an own card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.review.at_once import doors
from sevens_teach.sevens.why.consequences import cards_beyond

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.model import Decision, Review


def let_in(found: Review, decision: Decision) -> tuple[Phrase, ...]:
    """Return who held the card that the move let in and that was played first, and when; nothing if it let in none."""
    position = found.before(decision)
    if not _is_hidden(position):
        return ()
    held = doors(position, decision.played)
    is_next = True
    for number, entry in enumerate(found.game.history[decision.ply + 1 :]):
        is_next = is_next and entry.player != found.player
        card = entry.move.card if isinstance(entry.move, Play) else None
        if card is not None and card in held.get(entry.player, ()):
            when = "next" if number == 0 else "soon" if is_next else "later"
            return (phrase("review-luck-used", player=Who(entry.player), card=card, when=when),)
    return ()


def on_the_way(found: Review, decision: Decision) -> tuple[Phrase, ...]:
    """Return who held the card that the better move lets in, where an own card waits behind it, if so."""
    position, better = found.before(decision), decision.better
    rules = position.rules
    if not isinstance(better, Play) or rules.killer or rules.tunnel != "off" or not _is_hidden(position):
        return ()
    for player, cards in doors(position, better).items():
        for card in cards:
            if card.suit is better.card.suit and (own := _next_own(position, card)):
                return (phrase("review-luck-way", player=Who(player), card=card, own=own),)
    return ()


def _next_own(position: Position, card: Card) -> Card | None:
    """Return the nearest own card that waits behind one of another's; None for none."""
    view = position.view(position.turn or 0)
    waiting = [each for each in view.hand if each.place & cards_beyond(view, card)]
    return min(waiting, key=lambda each: abs(each.rank - card.rank), default=None)


def _is_hidden(position: Position) -> bool:
    """Return whether two others or more hold cards: of one alone everybody knows them."""
    return sum(bool(hand) for player, hand in enumerate(position.held) if player != position.turn) > 1
