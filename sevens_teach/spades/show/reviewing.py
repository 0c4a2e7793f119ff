"""The review of a match of Spades that is over, as the last page shows it."""

from __future__ import annotations

from math import ceil, floor
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sevens_teach.cards import texts
from sevens_teach.play.reviewing import PiecewiseReviewer
from sevens_teach.say.messages import Who, message, phrase
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.review.model import Review, choices_of
from sevens_teach.spades.review.reasons import with_moments, written
from sevens_teach.spades.review.telling import average, headline, lead, told, where, yours
from sevens_teach.spades.show.hints import best
from sevens_teach.spades.why.telling import Teller, signed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.play.game import Game as AnyGame
    from sevens_teach.play.judging import Stage
    from sevens_teach.play.review_words import Told
    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades.engine.game import Game
    from sevens_teach.spades.engine.moves import Bid, Move
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.review.model import Decision, Moment

_GRID: Final = 50
"""The line's scale goes in steps of this many points."""


class Reviewer(PiecewiseReviewer["Review", "Decision"]):
    """The review of one player's bids and cards: `step` does a little of it, `state` says how far it is."""

    READY: ClassVar = "spades-review-ready"
    LINE: ClassVar = "spades-review-line"
    MARKS: ClassVar = "spades-review-marks"
    HINT_SAID: ClassVar = "spades-review-hint-said"
    REVIEW: ClassVar = Review
    _game: Game

    def choices(self) -> Sequence[int]:
        """Return how many moves of Spades were made before each decision."""
        return choices_of(self._game, self._you)

    def work(self) -> Iterator[Stage[Review]]:
        """Yield how far the review of a match of Spades is after every piece."""
        from sevens_teach.spades.review.judging import reviewing  # noqa: PLC0415, it compiles: not before it is asked

        return reviewing(self._game, self._you, self.was_named, rng=Random(f"{self._seed} review"))

    def with_moments(self) -> Review:
        """Return what was judged of a match of Spades so far, with its moments."""
        return with_moments(self.found)

    def headline(self) -> Phrase | None:
        """Return who won the match of Spades, and what decided it, for the last page."""
        return headline(self.found)

    def told(self, moment: Moment) -> Told:
        """Return a moment of a match of Spades in words, for the last page."""
        return told(moment)

    def worth(self, decision: Decision) -> tuple[float, float]:
        """Return by how many points the side can expect to lead after the deal of a decision, and what it cost."""
        before = lead(self.found, self.found.before(decision).score)
        return before + decision.option(decision.played).shown, decision.cost

    def result(self, game: AnyGame[Any, Any, Any]) -> float:
        """Return by how many points the side was ahead at the end of a match of Spades."""
        return lead(self.found, game.position.score)

    def result_told(self, game: AnyGame[Any, Any, Any]) -> Phrase:
        """Return that in points, with its sign."""
        return phrase("spades-review-ended", lead=signed(round(self.result(game))))

    def scale(self) -> Sequence[tuple[float, Phrase]]:
        """Return leads at Spades in hundreds for the review's line, from one below all to one above all."""
        worths = [self.worth(each) for each in self.found.decisions]
        values = [self.result(self._game), 0.0, *(left for left, _ in worths), *(left + cost for left, cost in worths)]
        low, high = floor(min(values) / _GRID), ceil(max(values) / _GRID)
        step = max(1, (high - low + 3) // 4)
        low, high = step * floor(low / step), step * max(ceil(high / step), floor(low / step) + 1)
        return [
            (_GRID * each, phrase("spades-review-lead", lead=signed(_GRID * each)))
            for each in range(low, high + 1, step)
        ]

    def worth_told(self, decision: Decision) -> Phrase:
        """Return what a bid or card left the reader with, and what it cost, for the last page."""
        values = {"where": where(decision), "cost": int(decision.cost), **average(decision, rival=False)}
        return phrase("spades-review-chance", **values)

    def gained(self, decision: Decision, move: Bid | Play) -> float | None:
        """Return how many points more a bid or a card brings than the one made; None where it was not tried."""
        if move not in {each.move for each in decision.options}:
            return None
        return decision.option(move).shown - decision.option(decision.played).shown

    def hint_at(self, decision: Decision) -> Bid | Play | None:
        """Return the bid or card of Spades that a hint named where a decision was made."""
        before = self.found.before(decision)
        if before.is_bidding:
            return best(before.view(self._you), decision.ply)
        named = self.hinted.get(before)
        options = (each.move for each in decision.options)
        return next((each for each in options if isinstance(each, Play) and each.card.text == named), None)

    def amount(self, gained: float) -> Phrase:
        """Return points in words."""
        return phrase("spades-review-points", points=round(gained))

    def written(self, move: Bid | Play) -> str | Phrase:
        """Return a bid or a card as it stands in a sentence."""
        return written(move)

    def yours(self) -> Phrase:
        """Return how much of the lead at Spades was the reader's doing, for the last page."""
        return yours(self.found)

    def scene(self, decision: Decision, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """Return what lay on the table before a bid or a card, for the last page's review."""
        view = self.found.before(decision).view(self._you)
        teller = Teller(lang, names, self._you)
        return {
            "trick": [{"player": view.trick.player_of(card), "card": card.text} for card in view.trick.cards],
            "hand": texts(view.hand),
            "stands": [_stands(teller, view, player) for player in self._game.position.players],
            "played": _card(decision.played),
            "better": None if decision.was_good else _card(decision.best),
            "board": _in_words(view, lang),
        }


def _card(move: Move) -> str | None:
    """Return the card of a reviewed move; None for a bid."""
    return move.card.text if isinstance(move, Play) else None


def _stands(teller: Teller, view: View, player: int) -> str:
    """Return how a player of Spades stood, with the name, for the last page's review."""
    return teller.text("spades-review-stands", player=Who(player), stands=teller.stands(view, player))


def _in_words(view: View, lang: str) -> str:
    """Return what lay on the table before a reviewed bid or card, and the hand, in one sentence."""
    kind = "-bid" if view.is_bidding else "" if view.trick.cards else "-lead"
    return message(f"spades-review-then{kind}", lang, cards=view.trick.cards, hand=view.hand)
