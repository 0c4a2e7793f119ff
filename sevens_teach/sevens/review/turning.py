"""Where a game of Sevens turned: the turns at which the reader broke others, spent a pass too many, let another out.

What the last page tells of a card that the reader kept is among it.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.fate import MISSING, opens
from sevens_teach.sevens.review.kept import kept_by
from sevens_teach.sevens.review.model import BROKE, KEPT_WELL, LOSS
from sevens_teach.sevens.review.spent import broke, ended_broke
from sevens_teach.sevens.review.waiting import breakings, told_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Review
    from sevens_teach.sevens.review.waiting import Waited

BROKE_TOO: Final = f"{BROKE}-too"
"""The message that tells whom else, at other turns."""
LET_OUT: Final = "review-turn-let-out"
"""The message that tells whose last card one let in."""
_SOON: Final = 2
"""Within how many rounds of the table another has got rid of the last card by a row that the reader opened."""


def turnings(found: Review) -> dict[int, tuple[Phrase, ...]]:
    """Return what some decisions of a review brought about in the game, by their plies: the weightiest first."""
    told: dict[int, tuple[Phrase, ...]] = {}
    for ply, event in (*_breaking(found), *_let_out(found), *_missing(found), *_keeping(found)):
        told[ply] = (*told.get(ply, ()), event)
    return told


def _breaking(found: Review) -> list[tuple[int, Phrase]]:
    """Return whom the reader broke, at one turn: the one before which they went broke, if it was no mistake.

    Of several such turns it is the first, and whom the others broke is told with it. Where there is none, it is one at
    which laying what they waited for would have cost; where that cost nothing, none.
    """
    game, broken = found.game, dict[tuple[bool, int], dict[int, "Waited"]]()
    for player, wait in breakings(game.start, game.history, found.player):
        turn = _turn_that_broke(found, _gone_at(found, player), wait.behind)
        if turn:
            broken.setdefault(turn, {})[player] = wait
    if not broken:
        return []
    soon, ply = turn = min(broken, key=lambda each: (not each[0], each[1] if each[0] else -each[1]))
    first = broken.pop(turn)
    values = told_of(first)
    told = [(ply, phrase(BROKE, soon="yes" if soon else "no", **values, **_one_by_one(values["cards"])))]
    rest = {player: wait for each in broken.values() for player, wait in each.items()}
    began = max(_gone_at(found, player) for player in first)
    later = {player: wait for player, wait in rest.items() if _gone_at(found, player) > began}
    earlier = {player: wait for player, wait in rest.items() if player not in later}
    for when, each in (("earlier", earlier), ("later", later)):
        more = {"more": "no"} if values["more"] == "yes" else {}
        told += [(ply, phrase(BROKE_TOO, when=when, **told_of(each) | more))] if each else []
    return told


def _turn_that_broke(found: Review, gone: int, card: Card) -> tuple[bool, int] | None:
    """Return the decision that broke somebody who waited for a card, and whether it was the reader's last before that.

    If not, a pass that kept the card comes before a card that did: there one sees it kept. None where to lay it would
    have been as good each time: the story tells it, and no turn decided it.
    """
    kept = [each for each in found.decisions if each.ply < gone and _kept(each, card)]
    if kept and not kept[-1].is_mistake:
        later = found.game.history[kept[-1].ply + 1 : gone]
        if all(entry.player != found.player for entry in later):
            return True, kept[-1].ply
    told = [each for each in kept if each.is_mistake or _gained(each, card) >= LOSS]
    passed = [each for each in told if isinstance(each.played, Pass)]
    return (False, (passed or told)[-1].ply) if told else None


def _kept(decision: Decision, card: Card) -> bool:
    """Return whether a decision kept a card that could have been laid."""
    return decision.played != Play(card) and any(each.move == Play(card) for each in decision.options)


def _gained(decision: Decision, card: Card) -> float:
    """Return how many places a decision brought more than laying a card would have."""
    return round(decision.option(Play(card)).shown - decision.option(decision.played).shown, 2)


def _one_by_one(cards: tuple[Card, ...]) -> dict[str, Card]:
    """Return cards as a message names them one by one."""
    return {f"card{number}": card for number, card in enumerate(cards)}


def _gone_at(found: Review, player: int) -> int:
    """Return after how many moves a player who went broke did so."""
    return next(
        ply
        for ply, entry in enumerate(found.game.history)
        if any(event.kind is Happening.BANKRUPT and event.player == player for event in entry.events)
    )


def _keeping(found: Review) -> Iterator[tuple[int, Phrase]]:
    """Yield at which turn a winner gained most by keeping the card of the last page's story; never by a mistake."""
    start, history, you = found.game.start, found.game.history, found.player
    kept = None if found.place != 1 or any(breakings(start, history, you)) else kept_by(start, history, you)
    turns = [each for each in found.decisions if kept and _kept(each, kept.card)]
    if kept and turns and not any(each.is_mistake for each in turns):
        told = max(turns, key=lambda each: (_gained(each, kept.card), each.ply))
        if _gained(told, kept.card) < LOSS:
            return  # to lay it would have been as good: keeping it helped nobody win
        waited = phrase(KEPT_WELL, player=Who(kept.other), cards=kept.cards, kept=(kept.card,), turns=kept.turns)
        yield told.ply, waited


def _let_out(found: Review) -> Iterator[tuple[int, Phrase]]:
    """Yield by which card, a mistake, the reader had let in the last card of who came in first, or ahead of them.

    It opened the place for that card, or for another, which opened the next, until it was that one's turn. Of several
    whom one card let in it is who was out first. In Killer Sevens a card touches eight others: nobody comes in by one
    move alone.
    """
    game, outcome = found.game, found.game.outcome
    if outcome is None or game.start.rules.killer:
        return
    is_broke = ended_broke(game.start, game.history, found.player) is not None
    ahead, told = outcome.placings[: 1 if is_broke else None], dict[int, "Phrase"]()
    for first in takewhile(lambda each: each.player != found.player, ahead):
        last = max((ply for ply, entry in enumerate(game.history) if entry.player == first.player), default=0)
        if first.reason is Reason.OUT and isinstance(game.history[last].move, Play):
            told = {**dict(_way_in(found, last, first.player)), **told}
    yield from told.items()


def _way_in(found: Review, last: int, player: int) -> Iterator[tuple[int, Phrase]]:
    """Yield by which mistake of the reader's, not long before, the row came to a player's last card, and the way."""
    history, way, ply = found.game.history, list["Card"](), last
    mistakes = {each.ply for each in found.mistakes}
    while isinstance(move := history[ply].move, Play) and ply >= last - _SOON * len(found.game.names):
        if history[ply].player == found.player:
            if ply in mistakes:
                yield ply, phrase(LET_OUT, card=way[-1], cards=(*way[:-1],), player=Who(player))
            return
        way.insert(0, move.card)
        ply = next((each for each in reversed(range(ply)) if opens(found, each, move.card)), -1)
        if ply < 0:
            return


def _missing(found: Review) -> Iterator[tuple[int, Phrase]]:
    """Yield by which pass too many the reader went broke, or which mistake of a pass was missing then: the largest."""
    end = broke(found.game.start, found.game.history, found.player)
    if end is None:
        return
    spent = [each for each in found.mistakes if each.ply in end.spent]
    if end.fits and any(each.ply == end.ply for each in found.decisions):
        yield end.ply, phrase("review-at-once-breaks", made="yes")
    elif spent:
        pass_ = max(spent, key=lambda each: (each.cost, each.ply))
        yield pass_.ply, phrase(MISSING, number=found.turn_at(end.ply))
