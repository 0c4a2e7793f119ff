"""How a lead went: after a move that was no mistake a win was likelier than not, and another won all the same."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import Mark, position_at
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.spent import broke, fits_in
from sevens_teach.sevens.review.waiting import most, waits
from sevens_teach.sevens.why.consequences import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Review

LEAD: Final = "review-lead"
"""What the moment at which a lead went begins with."""
OTHERS: Final = "review-lead-others"
"""What the others did then, where nothing else is told of."""
LIKELY: Final = 0.5
"""Who comes first at least this often is winning."""
FALL: Final = 0.2
"""A smaller fall of that chance is no event."""


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


def lead(found: Review) -> Lead | None:
    """Return how the reader's lead went, last of all: by no mistake, and after any that was more than a slip."""
    if found.place in {None, 1}:
        return None
    turned = found.turned
    since = turned.ply if turned and turned.lapse is not Mark.SLIP else -1
    held = [each for each in _falls(found) if each.decision.ply > since and not each.decision.is_mistake]
    clear = (each for each in reversed(held) if each.win >= LIKELY and round(each.win - each.then, 2) >= FALL)
    return next(clear, None)


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
    last = "yes" if gone.until == len(found.game.history) else "no"
    fall = phrase(LEAD, win=f"{100 * gone.win:.0f}", then=f"{100 * gone.then:.0f}", last=last)
    seen = "review-lead-best" if decision.played == decision.best else "review-fate-in-sight"
    return fall, *_happened(found, gone), phrase(seen)


def _happened(found: Review, gone: Lead) -> Iterator[Phrase]:
    """Yield what took the lead: the winner was out, the reader broke or had to pass; else what the others did."""
    if out := _out(found, gone):
        yield from out
        return
    plies = range(gone.decision.ply + 1, gone.until)
    game, you = found.game, found.player
    forced = [ply for ply in plies if position_at(game, ply).turn == you and not fits_in(position_at(game, ply))]
    if not forced:
        entries = takewhile(lambda ply: position_at(game, ply).turn != you, plies)
        done = [_done(found, ply) for ply in entries]
        if 0 < len(done) <= 3:
            what = phrase(f"review-list-{len(done)}", **dict(zip("abc", done, strict=False)))
            yield phrase(OTHERS, what=what)
        return
    end = broke(game.start, game.history, you)
    is_last = end is not None and end.ply in forced
    yield phrase("review-lead-stuck", count=len(forced), broke="yes" if is_last else "no")
    if wait := most(waits(position_at(game, forced[-1]), you)):
        yield phrase("review-lead-waited", cards=wait.cards, card=wait.behind, player=Who(wait.other))


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


def _done(found: Review, ply: int) -> Phrase:
    """Return what another player did by a move: played, passed or went broke."""
    entry = found.game.history[ply]
    broken = any(event.kind is Happening.BANKRUPT and event.player == entry.player for event in entry.events)
    how = "broke" if broken else "passed" if isinstance(entry.move, Pass) else "played"
    laid = written(entry.move) if isinstance(entry.move, Play | LayJoker) else ""
    return phrase("review-lead-did", player=Who(entry.player), how=how, move=laid)
