"""How a lead went: after a move that was no mistake a win was likelier than not, and another won all the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import position_at
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.model import LEAD, when
from sevens_teach.sevens.review.spent import broke, fits_in
from sevens_teach.sevens.review.waiting import behind_doors, most, waits
from sevens_teach.sevens.review.what_befell import Kind, befell
from sevens_teach.sevens.why.consequences import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Review
    from sevens_teach.sevens.review.waiting import Waited
    from sevens_teach.sevens.review.what_befell import Fact

LIKELY: Final = 0.5
"""Who comes first at least this often is winning."""
FALL: Final = 0.2
"""A smaller fall of that chance is no event."""
_OF_CARD: Final = frozenset({Kind.DIED, Kind.CLOSED, Kind.TOOK_JOKER})
"""How the reader loses an own card."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The reader's last choice after which a win was likelier than not, and soon no more."""

    decision: Decision
    win: float
    """The chance to come first after it."""
    then: float
    """And before the next choice; 0 at the end."""
    until: int
    """After how many moves of the game that is."""
    happened: tuple[Phrase, ...] = ()
    """What took the lead; nothing where that is not known."""


def lead(found: Review) -> Lead | None:
    """Return how the reader's lead went, last of all; None where no such thing took it.

    Where a move was more than a slip, it is that one that cost the game.
    """
    if found.place in {None, 1} or found.serious:
        return None
    held = [each for each in _falls(found) if not each.decision.is_mistake]
    clear = (each for each in reversed(held) if each.win >= LIKELY and round(each.win - each.then, 2) >= FALL)
    gone = next(clear, None)
    known = replace(gone, happened=happened_then(found, gone)) if gone else None
    return known if known and known.happened else None


def led_after(found: Review, decision: Decision) -> bool:
    """Return whether the reader was winning at a later choice than this one, before it or after it."""
    later = (each for each in found.decisions if each.ply > decision.ply)
    return any(each.option(move).win >= LIKELY for each in later for move in (each.better, each.played))


def _falls(found: Review) -> Iterator[Lead]:
    """Yield the chance to come first after each decision, and before the next one."""
    ends = [(each.ply, each.option(each.better).win) for each in found.decisions[1:]]
    ends.append((len(found.game.history), 0.0))
    for decision, (until, then) in zip(found.decisions, ends, strict=False):
        yield Lead(decision, decision.option(decision.played).win, then, until)


def told_of(found: Review, gone: Lead) -> tuple[Phrase, ...]:
    """Return what happened after the reader's move, and how far the chance to come first fell by it."""
    decision = gone.decision
    over = "yes" if gone.until == len(found.game.history) else "no"
    fall = phrase(LEAD, win=f"{100 * gone.win:.0f}", then=f"{100 * gone.then:.0f}", over=over)
    seen = "review-lead-best" if decision.played == decision.best else "review-fate-in-sight"
    return fall, *gone.happened, phrase(seen)


def happened_then(found: Review, gone: Lead) -> tuple[Phrase, ...]:
    """Return what took the lead; nothing where only what did the reader good, or no harm, came between.

    The winner was out, the reader broke or had to pass, lost a card, was kept waiting, or had opened a way for who came
    in ahead.
    """
    ways = (_out, _stuck, _lost_card, _kept_waiting, _way_used)
    return next(filter(None, (tuple(way(found, gone)) for way in ways)), ())


def _stuck(found: Review, gone: Lead) -> Iterator[Phrase]:
    """Yield how often nothing of the reader's fitted before the next choice, and what they waited for."""
    game, you = found.game, found.player
    plies = range(gone.decision.ply + 1, gone.until)
    forced = [ply for ply in plies if position_at(game, ply).turn == you and not fits_in(position_at(game, ply))]
    if not forced:
        return
    end = broke(game.start, game.history, you)
    is_last = end is not None and end.ply in forced
    yield phrase("review-lead-stuck", count=len(forced), broke="yes" if is_last else "no")
    if wait := most(waits(position_at(game, forced[-1]), you)):
        yield phrase("review-lead-waited", cards=wait.cards, card=wait.behind, player=Who(wait.other))


def _lost_card(found: Review, gone: Lead) -> Iterator[Phrase]:
    """Yield which card of the reader's died, was shut in by the tunnel, or was taken by ★."""
    for fact, moves in _befell(found, gone).items():
        if fact.kind in _OF_CARD:
            at = when(moves, found.next_turn(gone.decision.ply))
            yield phrase(f"review-came-{fact.kind.value}", moves=moves, when=at, card=str(fact.card))
            return


def _kept_waiting(found: Review, gone: Lead) -> Iterator[Phrase]:
    """Yield behind which card that another kept most of the reader's waited, and not all of them came out later.

    Who came in ahead of the reader is named first.
    """
    kept = list["Waited"]()
    for ply in range(gone.decision.ply + 1, gone.until):
        position, entry = position_at(found.game, ply), found.game.history[ply]
        still = {*entry.position.hands[entry.player]}
        kept += [
            each
            for each in behind_doors(position, found.player)
            if each.other == entry.player == position.turn and each.behind in still
        ]
    stayed = [each for each in kept if not {*each.cards} <= _laid_later(found, gone)]
    told = max(stayed, key=lambda each: (each.other in found.came_ahead, len(each.cards)), default=None)
    if told is not None:
        yield phrase("review-lead-kept", player=Who(told.other), card=told.behind, cards=told.cards)


def _way_used(found: Review, gone: Lead) -> Iterator[Phrase]:
    """Yield who of those that came in ahead of the reader played where the reader had just opened the way."""
    for fact, moves in _befell(found, gone).items():
        if fact.kind is Kind.USED and fact.other is not None and fact.other in found.came_ahead:
            who, at = Who(fact.other), when(moves, found.next_turn(gone.decision.ply))
            card = str(fact.card)
            yield phrase("review-came-used", moves=moves, when=at, player=who, card=card, cards=(), ahead="yes")
            return


def _befell(found: Review, gone: Lead) -> dict[Fact, int]:
    """Return what befell the reader from the move to the next choice, each with the number of moves until then."""
    line = [(entry.position, entry.events) for entry in found.game.history[gone.decision.ply : gone.until]]
    return befell(found.before(gone.decision), line, found.player)


def _laid_later(found: Review, gone: Lead) -> set[Card]:
    """Return which cards the reader still laid after the move."""
    own = (entry.move for entry in found.game.history[gone.decision.ply + 1 :] if entry.player == found.player)
    return {move.card for move in own if isinstance(move, Play | LayJoker) and move.card}


def _out(found: Review, gone: Lead) -> tuple[Phrase, ...]:
    """Return that the winner got rid of the last card, by the reader's own move or not; nothing where not by then."""
    game = found.game
    assert game.outcome is not None  # noqa: S101, a lost game is over
    first = game.outcome.placings[0]
    if first.reason is not Reason.OUT:
        return ()
    last = max(ply for ply, entry in enumerate(game.history) if entry.player == first.player)
    move = game.history[last].move
    if not gone.decision.ply < last < gone.until or not isinstance(move, Play | LayJoker):
        return ()
    before, after = (position_at(game, gone.decision.ply + later).open_places for later in (0, 1))
    opened = isinstance(move, Play) and move.card in after and move.card not in before
    count = len(game.history[last].position.hands[found.player])
    who = Who(first.player)
    return (phrase("review-lead-out", player=who, card=written(move), count=count, own="yes" if opened else "no"),)
