"""The review of a game of Sevens that is over, as the last page shows it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final

from sevens_teach.cards import JOKER, texts
from sevens_teach.play.review_words import listed
from sevens_teach.play.reviewed import Mark
from sevens_teach.play.reviewing import PiecewiseReviewer
from sevens_teach.say.messages import Who, aloud, message, phrase
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.review.at_once import gets_rid
from sevens_teach.sevens.review.fate import UNSEEN
from sevens_teach.sevens.review.kept import held_up
from sevens_teach.sevens.review.kept_back import kept_back
from sevens_teach.sevens.review.left_again import left_again, promised
from sevens_teach.sevens.review.luck import luck
from sevens_teach.sevens.review.model import BROKE, LOSS, Review, choices_of, is_fate
from sevens_teach.sevens.review.reasons import told_again, told_at, with_moments, written
from sevens_teach.sevens.review.remarks import reckoning, remarks, to_do
from sevens_teach.sevens.review.telling import (
    amount,
    cost_of,
    dealt,
    far,
    headline,
    much,
    spoken_of,
    sums,
    told,
    win_of,
    yours,
)
from sevens_teach.sevens.show.plain import board_summary, standings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.play.game import Game as AnyGame
    from sevens_teach.play.judging import Stage
    from sevens_teach.play.review_words import Told
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.review.kept import HeldUp
    from sevens_teach.sevens.review.model import Decision, Moment


_LEVEL: Final = 0.15
"""Where the place to expect changes by less than this many places, the curve looks level."""
_FEW: Final = 2
"""More turns on which a hint had named another move are only counted."""


class Reviewer(PiecewiseReviewer["Review", "Decision"]):
    """The review of one player's moves: `step` does a little of it, `state` says how far it is."""

    REVIEW: ClassVar = Review
    _game: Game

    def choices(self) -> Sequence[int]:
        """Return how many moves of Sevens were made before each decision."""
        return choices_of(self._game, self._you)

    def work(self) -> Iterator[Stage[Review]]:
        """Yield how far the review of a game of Sevens is after every piece."""
        from sevens_teach.sevens.review.judging import reviewing  # noqa: PLC0415, it compiles: not before it is asked

        return reviewing(self._game, self._you, self.was_named, rng=Random(f"{self._seed} review"))

    def with_moments(self) -> Review:
        """Return what was judged of a game of Sevens so far, with its moments."""
        return [self.found, *with_moments(self.found)][-1]

    def headline(self) -> Phrase:
        """Return what decided which place the reader of Sevens took: first that it is far above the hand's.

        The last page has the place itself, above.
        """
        return self._far_above() or headline(self.found, is_placed=False)

    def _far_above(self) -> Phrase | None:
        """Return that the place taken is far better than the hand promised; None where it is not."""
        return far(self.found) if self.found.place and self.found.place < sums(self.found)[0] else None

    def told(self, moment: Moment) -> Told:
        """Return a moment of a game of Sevens in words, for the last page, in agreement with the story.

        What an earlier moment tells already it does not tell anew, unless the reader is still to find that one out.
        That a card was kept too long is not said where another move was as good, but that one is; nor of the last card.
        """
        same = told_at(self.found, moment)
        is_known = same is not None and not self._is_hidden(same)
        words = self._bare(self._praised(told(self.found, moment, in_full=not is_known), moment), moment)
        held = () if is_known or any(each.key == BROKE for each in moment.events) else tuple(self._held_up(moment))
        says = any(each.key == "review-held-else" for each in held)  # which move was as good: once is enough
        why = [each for each in words.why if not (says and each.key.startswith("review-as-good"))]
        cut = len(why) - is_fate(moment)  # what could be seen is said last
        return replace(words, why=(*why[:cut], *held, *why[cut:]))

    def shown_as(self, moment: Moment) -> str:
        """Return what a moment of Sevens is shown as: what decided a lost game is not praised."""
        return "fate" if is_fate(moment) and self.found.place != 1 else super().shown_as(moment)

    def has_rival(self, moment: Moment) -> bool:
        """Return False where a turn is told for its story alone: no other move would have been better, or worse."""
        decision = moment.decision
        is_even = not decision.is_mistake and self.is_weighed(moment) and self.found.spread(decision) < LOSS
        return not is_even and super().has_rival(moment)

    def is_weighed(self, moment: Moment) -> bool:
        """Return False where what decided a lost game was not to be seen: by what was, another move brings no more."""
        return self.shown_as(moment) != "fate"

    def _praised(self, words: Told, moment: Moment) -> Told:
        """Return what is told of a turn with what keeping the card until then had done, if the last page praises it."""
        move = moment.decision.played
        held = self._held.get(move.card) if isinstance(move, Play) else None
        made, *came = words.did
        if held is None or not isinstance(move, Play) or made.key != "review-did-play" or not _is_blamed(moment):
            return words
        how = held.how(moment.decision.ply)
        made = phrase("review-did-play-held", **dict(made.args), how=how, player=Who(held.other))
        return replace(words, did=(made, *came))

    def _bare(self, words: Told, moment: Moment) -> Told:
        """Return what is told of a mistake without what it is set against, where that would name what was better."""
        better = moment.decision.better
        is_named = isinstance(better, Play) and better.card in spoken_of(moment)[0]
        if words.cost is None or not (is_named and self._is_hidden(moment)):
            return words
        return replace(words, cost=cost_of(moment.decision))

    def _held_up(self, moment: Moment) -> Iterator[Phrase]:
        """Yield what keeping the better card did all the same, if the last page praises it."""
        decision = moment.decision
        better = decision.unseen if is_fate(moment) else decision.better
        held = self._held.get(better.card) if isinstance(better, Play) else None
        if held is None or not isinstance(better, Play) or not _is_blamed(moment):
            return
        if gets_rid(self.found.before(decision), better):
            return
        if decision.is_mistake and decision.as_good:
            other = decision.as_good[0]
            sort = "pass" if isinstance(other, Pass) else "card"
            yield phrase("review-held-else", sort=sort, move=written(other), card=better.card)
        else:
            yield phrase("review-held-up", card=better.card, player=Who(held.other), how=held.how(decision.ply))

    @cached_property
    def _held(self) -> dict[Card, HeldUp]:
        """Return the cards that the story says the reader kept while others waited, and who waited."""
        outcome = self._game.outcome
        return {} if outcome is None else held_up(self._game.start, self._game.history, outcome, self._you)

    def worth(self, decision: Decision) -> tuple[float, float]:
        """Return the place to expect after a decision, below 0, and how many places it cost, for the last page."""
        return -decision.option(decision.played).shown, decision.cost

    def result(self, game: AnyGame[Any, Any, Any]) -> float:
        """Return the place taken in a reviewed game of Sevens, below 0."""
        return -float(self._place(game))

    def result_told(self, game: AnyGame[Any, Any, Any]) -> Phrase:
        """Return the place taken in a game."""
        return phrase("place", rank=self._place(game))

    def _place(self, game: AnyGame[Any, Any, Any]) -> int:
        """Return the rank in a game; 0 where it is not over."""
        outcome = game.position.outcome
        return 0 if outcome is None else int(outcome.rank_of(self._you))

    def scale(self) -> Sequence[tuple[float, Phrase]]:
        """Return the places of Sevens for the review's line, the last first."""
        return [(-float(rank), phrase("place", rank=rank)) for rank in range(len(self._game.names), 0, -1)]

    def worth_told(self, decision: Decision) -> Phrase:
        """Return the place to expect and the chance to come first after a decision, and its cost, for the last page.

        Of a turn without a choice, that there was none.
        """
        if len(decision.options) == 1:
            number = self.found.turn_at(decision.ply)
            return phrase("review-chance-none", number=number, move=written(decision.played))
        option = decision.option(decision.played)
        values: dict[str, Any] = {"win": win_of(decision, option.move), "place": f"{option.shown:.2f}"}
        had = f"{decision.option(decision.better).shown:.2f}" if decision.cost else "same"
        return phrase(
            "review-chance", number=self.found.turn_at(decision.ply), move=written(decision.played), had=had, **values
        )

    def gained(self, decision: Decision, move: Move) -> float | None:
        """Return how many places better a move is than the one played."""
        if move not in {each.move for each in decision.options}:
            return None
        return round(decision.option(decision.played).shown - decision.option(move).shown, 2)

    def left_again(self, moment: Moment, game: AnyGame[Any, Any, Any]) -> Sequence[Phrase]:
        """Return where a second try at Sevens brings after all what the better move had spared."""
        ply, fact = moment.decision.ply, promised(moment)
        if fact is None or game.history[ply].move != moment.decision.better:
            return ()
        return left_again(fact, game, ply, self._you)

    def kept_back(self, told: Sequence[Phrase], game: AnyGame[Any, Any, Any], ply: int) -> Sequence[Phrase]:
        """Return who passed in a second try at Sevens, though a card that it is told to let in could be played."""
        return () if self._game.position.rules.killer else kept_back(told, game, ply)

    def comparison(self, moment: Moment, move: Move, *, is_as_good: bool) -> Sequence[Phrase]:
        """Return how a move of a second try at Sevens compares with the better one, as its moment tells it."""
        told = told_again(self.found, moment, move, is_as_good=is_as_good)
        return () if told is None else (told,)

    def amount(self, gained: float) -> Phrase:
        """Return in a word by how much a move is better, or worse."""
        return much(gained)

    def written(self, move: Move) -> str | Phrase:
        """Return a move as it stands in a sentence."""
        return written(move)

    def terms(self) -> Sequence[Phrase]:
        """Return what the marks mean, and the accuracy, what all cost together, what weighed most, and the curve."""
        whole = (*reckoning(self.found), yours(self.found)) if self.found.is_whole else ()
        whole = tuple(each for each in whole if ("most", "none") not in each.args)
        by_luck = luck(self.found) if self.found.is_whole else ()
        return [*super().terms(), *whole, phrase("review-curve"), *self._level(), *by_luck]

    def _level(self) -> Iterator[Phrase]:
        """Yield of which moments the curve does not show what is told, and why: it stays level, say, or falls later."""
        found: dict[str, list[int]] = {}
        for number, moment in enumerate(self.found.moments, 1):
            if self.found.is_whole and (how := self._drawn(moment)):
                found.setdefault(how, []).append(number)
        for how, numbers in found.items():
            yield phrase(f"review-curve-{how}", count=len(numbers), moments=listed(numbers))

    def _drawn(self, moment: Moment) -> str:
        """Return how the curve goes at a moment, where that does not show what is told of it; nothing where it does."""
        if moment.mark is not Mark.GOOD or len(moment.decision.options) == 1:
            return ""
        if is_fate(moment):
            return "unseen" if any(each.key == UNSEEN for each in moment.events) else ""
        stands = self._stands()
        at = [each.ply for each, _ in stands].index(moment.decision.ply)
        had, left = stands[at][1]
        before = stands[at - 1][1][1] if at else had
        then = stands[at + 1][1][0] if at + 1 < len(stands) else self.result(self._game)
        if left - then >= _LEVEL:
            return "falls"
        return "level" if max(had - before, then - left) < _LEVEL else ""

    def yours(self) -> Phrase:
        """Return what place at Sevens the reader's cards were good for, for its page."""
        if self._far_above():
            return headline(self.found, is_placed=False)
        return far(self.found) or dealt(self.found)

    def remarks(self) -> Sequence[Phrase]:
        """Return how little the choices of a game of Sevens mattered, if so, and what was not done as a hint said."""
        return *remarks(self.found), *self._otherwise()

    def to_do(self) -> Phrase | None:
        """Return what is left to do for who lost a game of Sevens without a mistake."""
        return to_do(self.found)

    def _otherwise(self) -> Iterator[Phrase]:
        """Yield how the moves stand that were made where a hint had named others, and no moment tells so."""
        told = {each.ply for each in self.found.turning_points}
        rest = [each for each in self.found.decisions if each.ply not in told and not each.was_named]
        other = [(each, hint) for each in rest if (hint := self.hint_at(each)) is not None]
        if len(other) <= _FEW:
            yield from (self._beside(*each) for each in other)
        else:
            wrong = sum(each.is_mistake for each, _ in other)
            yield phrase("review-hint-turns", count=len(other), wrong=wrong)

    def _beside(self, decision: Decision, hint: Move) -> Phrase:
        """Return how a move stands beside another that a hint had named on that turn."""
        values: dict[str, Any] = {"number": self.found.turn_at(decision.ply), "amount": amount(decision.cost)}
        passed = "yes" if isinstance(decision.played, Pass) else "no"
        moves = {"move": written(hint), "played": written(decision.played), "passed": passed}
        how = "worse" if decision.is_mistake else self.stands(decision, hint)
        return phrase("review-hint-turn", how=how, **moves, **values)

    def scene(self, decision: Decision, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """Return the board and the hand before a move, and how all stood, for the last page's review."""
        position = self.found.before(decision)
        view = position.view(self._you)
        moves = view.legal_moves
        fits = (*moves.cards, *([JOKER] if moves.jokers else []))
        hand = aloud(message("review-then-hand", lang, hand=view.hand, fits=fits), lang)
        stands = [message("review-then-stands", lang, text=each) for each in standings(view, lang, names)]
        kept, opened = self._spoken_of(decision)
        marked = [message("review-then-kept", lang, cards=kept)] if kept else []
        marked += [message("review-then-open", lang, cards=opened)] if opened else []
        return {
            "down": texts(position.board),
            "hand": texts(view.hand),
            "fits": texts(fits),
            "dead": texts(view.dead_places),
            "marks": texts((*kept, *opened)),
            "stands": [*marked, *_passes(view, lang)],
            "played": _place(decision.played),
            "better": _place(decision.better) if decision.is_mistake else None,
            "board": message("ui-gap", lang).join((board_summary(view, lang), *_dead(view, lang), hand, *stands)),
        }

    def _spoken_of(self, decision: Decision) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """Return which own cards the moment of a decision says were kept, and which open places it is about.

        None that was kept at a mistake: a ring would look like what had been better.
        """
        told = (spoken_of(each) for each in self.found.moments if each.decision.ply == decision.ply)
        kept, opened = next(told, ((), ()))
        return () if decision.is_mistake else kept, opened


def _is_blamed(moment: Moment) -> bool:
    """Return whether a moment says that another move was better: for a mistake, or as the cards really lay."""
    return moment.mark is not Mark.GOOD or any(each.key == UNSEEN for each in moment.events)


def _passes(view: View, lang: str) -> tuple[str, ...]:
    """Return how many passes the reader had left where passing is a choice: what a pass is worth hangs on it."""
    left = view.passes_left
    if left is None or not view.rules.voluntary_passing:
        return ()
    return (message("review-then-passes", lang, left=left),)


def _dead(view: View, lang: str) -> tuple[str, ...]:
    """Return what is dead in the review's picture, in words; nothing where nothing is."""
    places = view.dead_places
    return (aloud(message("review-then-dead", lang, cards=places), lang),) if places else ()


def _place(move: Move) -> str | None:
    """Return where a move puts a card on the review's board; None for a pass."""
    return move.card.text if isinstance(move, Play) else move.place.text if isinstance(move, LayJoker) else None
