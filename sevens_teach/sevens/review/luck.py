"""Where the place to expect went far after a move that was no mistake, and whose move or which cards did that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import position_at
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.review.lead import Lead, happened_then
from sevens_teach.sevens.review.reasons import written
from sevens_teach.sevens.review.telling import amount

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Review

FAR: Final = 0.5
"""By fewer places the curve goes all the time."""


def luck(found: Review) -> tuple[Phrase, ...]:
    """Return where the curve went furthest by no mistake, and what happened then; nothing where that is not known.

    Nor of what a moment tells.
    """
    told = {each.decision.ply for each in found.moments}
    for change, decision, until in sorted(_swings(found), key=lambda each: -abs(each[0])):
        if abs(change) < FAR or not told.isdisjoint(range(decision.ply, until)):
            continue
        if happened := _fell(found, decision, until) if change > 0 else tuple(_rose(found, decision, until)):
            values = {"number": found.turn_at(decision.ply), "move": written(decision.played)}
            how = "falls" if change > 0 else "rises"
            return phrase("review-luck", how=how, amount=amount(abs(change)), **values), *happened
    return ()


def _swings(found: Review) -> Iterator[tuple[float, Decision, int]]:
    """Yield by how many places it goes down from each move that was no mistake to the next choice, and when that is."""
    thens = [(each.option(each.played).shown - each.cost, each.ply) for each in found.decisions[1:]]
    thens.append((found.place or 0, len(found.game.history)))
    for each, (then, until) in zip(found.decisions, thens, strict=False):
        if not each.is_mistake:
            yield round(then - each.option(each.played).shown, 2), each, until


def _fell(found: Review, decision: Decision, until: int) -> tuple[Phrase, ...]:
    """Return what did the reader harm until then; of who won, nothing."""
    return () if found.place == 1 else happened_then(found, Lead(decision, 0.0, 0.0, until))


def _rose(found: Review, decision: Decision, until: int) -> Iterator[Phrase]:
    """Yield who went broke until then, or else whose card opened the way for most of the reader's own."""
    game, you, plies = found.game, found.player, range(decision.ply + 1, until)
    events = (event for ply in plies for event in game.history[ply].events)
    broke = [event.player for event in events if event.kind is Happening.BANKRUPT and event.player not in {you, None}]
    if broke:
        yield phrase("review-luck-broke", player=Who(broke[0] or 0))
        return
    opened = list[tuple["Card", Who, tuple["Card", ...]]]()
    for ply in plies if not game.start.rules.killer else ():
        before, entry = position_at(game, ply), game.history[ply]
        new = {*entry.position.open_places} - {*before.open_places}
        if entry.player not in {you, None} and isinstance(entry.move, Play):
            opened.append(
                (entry.move.card, Who(entry.player or 0), tuple(each for each in before.hands[you] if each in new))
            )
    for card, player, cards in sorted(opened, key=lambda each: -len(each[2]))[:1]:
        if cards:
            yield phrase("review-luck-opened", player=player, card=card, cards=cards)
