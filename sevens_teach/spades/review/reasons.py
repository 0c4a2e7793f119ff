"""Why a bid or a card was good or bad: what it did to its trick, what came of it, and what it changes in the worlds.

What came of it is looked up in the match. What would have been is counted over the worlds in which both moves were
tried: where no end of the deal becomes clearly oftener, or it explains too little of the loss, nothing is said.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import MOMENTS, Mark, in_order, position_at
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.spades.engine.moves import Bid, Play
from sevens_teach.spades.engine.score import SIDES, partner_of, side_of
from sevens_teach.spades.players.counting import Count
from sevens_teach.spades.review.model import Moment
from sevens_teach.spades.review.tricks import Laid

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.score import SideResult
    from sevens_teach.spades.review.model import Decision, Outlook, Review

_CLEARLY: Final = 0.04
"""A smaller difference than this, in parts of the worlds, is no reason."""
_TRICKS: Final = 0.3
"""Nor is a smaller one in tricks over, on average."""
_EXPLAINS: Final = 0.4
"""A reason explains at least this part of what was lost."""
_NIL: Final = 200
"""What a nil turns on, kept or broken (P2)."""
_BAG: Final = 9
"""What a trick over costs with sandbags: a tenth of a hundred, less the point it brings (P5)."""

Told = tuple[tuple[Phrase, ...], tuple[Phrase, ...]]
"""What came of a move, and what the other one would have spared or brought."""


def with_moments(found: Review) -> Review:
    """Return the review of Spades with its moments: the three weightiest at most."""
    moments = (_moment(found, decision) for decision in found.weighed)
    told = [each for each in moments if each.why or each.rather or each.decision.is_mistake]
    return replace(found, moments=in_order(told[:MOMENTS]))


def _moment(found: Review, decision: Decision) -> Moment:
    """Return a decision of a match of Spades as a moment to tell of, with its reasons."""
    assert decision.mark is not None  # noqa: S101, it was weighed
    said = Said(found, decision)
    why, rather = said.praise() if decision.mark is Mark.GOOD else said.blame()
    return Moment(decision, decision.mark, why, rather)


def written(move: Bid | Play, how: str = "within") -> Phrase | str:
    """Return a bid or card as a sentence of the review has it."""
    if isinstance(move, Play):
        return phrase("spades-review-own-card", card=move.card) if how == "own" else str(move)
    return phrase("spades-review-bid", tricks=move.tricks, how=how)


@dataclass(frozen=True, slots=True)
class Change:
    """One way in which the deal ends oftener, or better, after one move than after another."""

    worth: float
    """How many points of the difference it explains."""
    told: Phrase
    came: Phrase | None = None
    """What became of it in the match; None where it did not come about."""


@dataclass(frozen=True)
class Said:
    """What can be said of one decision of a match."""

    found: Review
    decision: Decision

    def blame(self) -> Told:
        """Return what came of the bid or card, and what the better one spares."""
        played, best = self.decision.played, self.decision.best
        trick = [*self._of_the_trick(played, best)][:1]
        change = self.change(worse=played, better=best)
        told_already = trick and trick[0].key in ("spades-review-own-nil", "spades-review-partner-nil")
        came = [change.came] if change and change.came and not told_already else []
        return (*trick, *came), (change.told,) if change else ()

    def praise(self) -> Told:
        """Return what the next best bid or card would have changed."""
        change = self.change(worse=self.decision.rival, better=self.decision.played)
        return (), (change.told,) if change else ()

    def change(self, *, worse: Bid | Play, better: Bid | Play) -> Change | None:
        """Return what explains most of the difference between two bids or cards; None where nothing does."""
        lost = self.decision.option(better).points - self.decision.option(worse).points
        changes = [each for each in self._changes(worse, better) if each.worth >= _EXPLAINS * lost]
        return max(changes, key=lambda each: each.worth, default=None)

    # -- where it was --------------------------------------------------------------------------------

    @cached_property
    def position(self) -> Position:
        """The position in which the bid or card was made."""
        return self.found.before(self.decision)

    @cached_property
    def end(self) -> Position:
        """The deal of the bid or card after its last trick."""
        last = max(
            ply
            for ply in range(self.decision.ply + 1, len(self.found.game.history) + 1)
            if position_at(self.found.game, ply).dealt == self.position.dealt
        )
        return position_at(self.found.game, last)

    def _result(self, side: int) -> SideResult:
        """Return what the decision's deal was worth to a side."""
        result = self.end.result
        assert result is not None  # noqa: S101, a match that is over has whole deals
        return result.sides[side]

    def _of_the_trick(self, played: Bid | Play, best: Bid | Play) -> Iterator[Phrase]:
        """Yield what the card did to its trick, and what the better one would have done."""
        if isinstance(played, Play) and isinstance(best, Play):
            trick = self.end.tricks[self.decision.trick - 1]
            yield from Laid(self.position, trick, played.card, best.card).said()

    # -- what changes --------------------------------------------------------------------------------

    def _changes(self, worse: Bid | Play, better: Bid | Play) -> Iterator[Change]:
        """Yield what clearly changes between two bids or cards: targets, nils, bags."""
        if isinstance(worse, Bid) and isinstance(better, Bid):
            yield from self._of_bids(worse, better)
            return
        first, second = self.decision.option(worse).outlook, self.decision.option(better).outlook
        named = {"worse": written(worse), "better": written(better)}
        yield from self._of_nils(first, second, named)
        yield from self._of_targets(first, second, named)
        yield from self._of_bags(first, second, named)

    def _of_nils(self, worse: Outlook, better: Outlook, named: dict[str, Phrase | str]) -> Iterator[Change]:
        """Yield whose nil is kept oftener: one's own side's after the better move, the others' after the worse."""
        count, own = Count(self.position.view(self.found.player)), side_of(self.found.player)
        for player in filter(count.keeps_nil, self.position.players):
            gain = better.nils[player] - worse.nils[player]
            gain = gain if side_of(player) == own else -gain
            if gain >= _CLEARLY:
                who = self._who(player)
                told = phrase(
                    f"spades-review-nil-{who}",
                    player=Who(player),
                    **_parts(worse.nils[player], better.nils[player]),
                    **named,
                )
                yield Change(_NIL * gain, told, self._nil_came(player, who))

    def _who(self, player: int) -> str:
        """Return whose tricks a sentence is about: own, the partner's or theirs."""
        own = self.found.player
        return "own" if player == own else "partner" if player == partner_of(own) else "theirs"

    def _nil_came(self, player: int, who: str) -> Phrase | None:
        """Return what became of a nil, if it is bad news."""
        taken = next((number for number, trick in enumerate(self.end.tricks, 1) if trick.winner == player), None)
        if who == "theirs":
            return phrase("spades-review-nil-kept", player=Who(player)) if taken is None else None
        return None if taken is None else phrase(f"spades-review-nil-broke-{who}", player=Who(player), trick=taken)

    def _of_targets(self, worse: Outlook, better: Outlook, named: dict[str, Phrase | str]) -> Iterator[Change]:
        """Yield how the better move changes the chances of both sides' targets."""
        own = side_of(self.found.player)
        gain = better.targets[own] - worse.targets[own]
        if gain >= _CLEARLY:
            told = phrase("spades-review-target", **_parts(worse.targets[own], better.targets[own]), **named)
            yield Change(2 * 10 * self._target(own) * gain, told, self._missed(own))
        gain = worse.targets[1 - own] - better.targets[1 - own]
        if gain >= _CLEARLY:
            told = phrase("spades-review-set", **_parts(worse.targets[1 - own], better.targets[1 - own]), **named)
            came = phrase("spades-review-they-made") if self._result(1 - own).made else None
            yield Change(2 * 10 * self._target(1 - own) * gain, told, came)

    def _target(self, side: int) -> int:
        """Return how many tricks a side has bid."""
        return sum(bid.tricks for player in SIDES[side] if (bid := self.position.bids[player]))

    def _missed(self, side: int) -> Phrase | None:
        """Return by how many tricks a side missed its target; None where it made it."""
        result = self._result(side)
        return None if result.made else phrase("spades-review-missed", short=result.target - result.tricks)

    def _of_bags(self, worse: Outlook, better: Outlook, named: dict[str, Phrase | str]) -> Iterator[Change]:
        """Yield the bags that the better move spares; without sandbags nobody minds a trick over."""
        own = side_of(self.found.player)
        gain = worse.over[own] - better.over[own]
        if self.position.rules.sandbags and gain >= _TRICKS:
            values = {"less": f"{worse.over[own]:.1f}", "more": f"{better.over[own]:.1f}"}
            yield Change(_BAG * gain, phrase("spades-review-bags", **values, **named), self._bags_came(own))

    def _bags_came(self, side: int) -> Phrase | None:
        """Return how many bags a side took in the deal; None for none."""
        bags = self._result(side).bags
        return phrase("spades-review-bags-came", count=bags) if bags else None

    # -- bids ----------------------------------------------------------------------------------------

    def _of_bids(self, worse: Bid, better: Bid) -> Iterator[Change]:
        """Yield why one bid is better than another: all of the difference is the bid's."""
        first, second = self.decision.option(worse), self.decision.option(better)
        own, player, lost = side_of(self.found.player), self.found.player, second.points - first.points
        named = {"worse": written(worse), "better": written(better)}
        if worse.is_nil or better.is_nil:
            kept = (first if worse.is_nil else second).outlook.nils[player]
            key = "spades-review-bid-no-nil" if worse.is_nil else "spades-review-bid-nil"
            became = self._nil_came(player, "own") if worse.is_nil else self._missed(own)
            came = became if self.decision.played == worse else None
            yield Change(lost, phrase(key, kept=_hundredths(kept)), came)
            return
        parts = _parts(first.outlook.targets[own], second.outlook.targets[own])
        if better.tricks < worse.tricks and second.outlook.targets[own] - first.outlook.targets[own] >= _CLEARLY:
            came = self._missed(own) if self.decision.played == worse else None
            yield Change(lost, phrase("spades-review-target", **parts, **named), came)
        if better.tricks > worse.tricks and first.outlook.over[own] - second.outlook.over[own] >= _TRICKS:
            bags = "yes" if self.position.rules.sandbags else "no"
            over = f"{first.outlook.over[own]:.1f}"
            told = phrase("spades-review-bid-low", over=over, bags=bags, **parts, **named)
            taken = self._result(own).tricks - self._result(own).target
            came = phrase("spades-review-over", count=taken) if taken > 0 and self.decision.played == worse else None
            yield Change(lost, told, came)


def _parts(worse: float, better: float) -> dict[str, int]:
    """Return how often something happens after two bids or cards, of a hundred worlds."""
    return {"less": _hundredths(worse), "more": _hundredths(better)}


def _hundredths(part: float) -> int:
    """Return a share of the worlds of a match of Spades, of a hundred."""
    return round(100 * part)
