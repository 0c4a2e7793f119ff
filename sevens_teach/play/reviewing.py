"""The review of a game that is over as a table's last page has it: done piece by piece, stopped, told."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from sevens_teach.play.review_words import named_told, summary, told_of
from sevens_teach.play.reviewed import DecisionT, Mark, position_at
from sevens_teach.play.second_try import GOOD, RIGHT, SecondTry, ended, kind_of
from sevens_teach.say.messages import message, phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from sevens_teach.play.game import Game
    from sevens_teach.play.judging import Stage
    from sevens_teach.play.review_words import Told
    from sevens_teach.play.reviewed import Moment, Reviewed
    from sevens_teach.play.table_room import Keep, Phase
    from sevens_teach.say.messages import Phrase
    from sevens_teach.wire import Chance, Line

_KEPT: Final = (Mark.MISTAKE, Mark.BLUNDER)
"""What comes back in practice by itself; a slip, only where the reader asks for it."""
_TWO: Final = 2
"""Where there was one other move than the one made, nobody has to look for the better one."""
ReviewT = TypeVar("ReviewT", bound="Reviewed[Any, Any]")


class PiecewiseReviewer(Generic[ReviewT, DecisionT]):
    """The review of one player's moves in a game that is over, a little of it with every `step`.

    A game's own reviewer says what the work is and how it is told: the methods that raise here.
    """

    READY: ClassVar = "review-ready"
    """The message that says what it does, before it begins."""
    LINE: ClassVar = "review-line"
    """The message that says what the line shows."""
    MARKS: ClassVar = "review-marks"
    """The message that says what is a slip, a mistake, a blunder."""
    HINT_SAID: ClassVar = "review-hint-said"
    """The message that says that a hint had named another move than the review, and how that can be."""
    REVIEW: ClassVar[type[Reviewed[Any, Any]]]
    """What holds the game's review: the `ReviewT`."""
    found: ReviewT
    """The review so far."""

    def __init__(self, game: Game[Any, Any, Any], you: int, seed: int, keep: Keep) -> None:
        """Take a game that is over, what its chance comes from, and what keeps a mistake."""
        self._game = type(game).load(game.record())  # it may be undone meanwhile
        self._you = you
        self._seed = seed
        self._keep = keep
        self.phase: Phase = "ready"
        self.hinted: Mapping[object, str] = {}
        self.found = self.REVIEW(self._game, you, (), is_whole=False)  # type: ignore[assignment]  # it is the `ReviewT`
        self._total = len(self.choices())
        self._share = 0.0
        self._work: Iterator[Stage[ReviewT]] | None = None
        self._whole: Stage[ReviewT] | None = None  # the last of its work, done before it was asked for
        self._moments: tuple[object, list[Any]] = ((), [])
        self._kept: dict[int, Phrase] = {}
        self._revealed: set[int] = set()
        self._shown: set[int] = set()
        self._record = game.record()

    # -- what a game says of itself ------------------------------------------------------------------

    def choices(self) -> Sequence[int]:
        """Return how many moves were made before each decision."""
        raise NotImplementedError

    def work(self) -> Iterator[Stage[ReviewT]]:
        """Yield stages: `found`, the review so far, and the `share` of the work that is done; the last is whole."""
        raise NotImplementedError

    def with_moments(self) -> ReviewT:
        """Return the review of what was judged so far, with its moments."""
        raise NotImplementedError

    def headline(self) -> Phrase | None:
        """Return what decided the game."""
        raise NotImplementedError

    def told(self, moment: Moment[DecisionT]) -> Told:
        """Return a moment of the review in words."""
        raise NotImplementedError

    def shown_as(self, moment: Moment[DecisionT]) -> str:
        """Return what a moment is shown as: its mark, unless a game has more to say."""
        return moment.mark.value

    def has_rival(self, moment: Moment[DecisionT]) -> bool:
        """Return whether another move at a moment is worth a try."""
        return len(self.found.sensible(moment.decision)) > 1

    def worth(self, decision: DecisionT) -> tuple[float, float]:
        """Return what a decision left the reader with, and what it cost: in what costs are counted, more is better."""
        raise NotImplementedError

    def result(self, game: Game[Any, Any, Any]) -> float:
        """Return what the reader of a review came to at the end of a game, counted as decisions are."""
        raise NotImplementedError

    def result_told(self, game: Game[Any, Any, Any]) -> Phrase:
        """Return that in words."""
        raise NotImplementedError

    def scale(self) -> Sequence[tuple[float, Phrase]]:
        """Return what the review's line can reach, each with its name: the least first, the most last."""
        raise NotImplementedError

    def worth_told(self, decision: DecisionT) -> Phrase:
        """Return in words what a decision left the reader with."""
        raise NotImplementedError

    def gained(self, decision: DecisionT, move: Any) -> float | None:  # noqa: ANN401, a move of its own game
        """Return how much more a move brings than the one played; None where it was not tried."""
        raise NotImplementedError

    def hint_at(self, decision: DecisionT) -> Any:  # noqa: ANN401, a move of its own game
        """Return the move that a hint named where a decision was made; None for none, or where it was not tried."""
        named = self.hinted.get(self.found.before(decision))
        return next((each.move for each in decision.options if str(each.move) == named), None)

    def left_again(self, moment: Moment[DecisionT], game: Game[Any, Any, Any]) -> Sequence[Phrase]:  # noqa: ARG002
        """Return where a second try has left what its first move had saved, in words; nothing where it is kept."""
        return ()

    def kept_back(self, told: Sequence[Phrase], game: Game[Any, Any, Any], ply: int) -> Sequence[Phrase]:  # noqa: ARG002
        """Return who has let a chance go that is `told` of the move of a second try; nothing where nobody has."""
        return ()

    def comparison(self, moment: Moment[DecisionT], move: Any, *, is_as_good: bool) -> Sequence[Phrase]:  # noqa: ANN401, ARG002
        """Return how a move of a second try compares with the better one, in cards; nothing where that is not told."""
        return ()

    def amount(self, gained: float) -> Phrase:
        """Return in words how much a gain or a loss is."""
        raise NotImplementedError

    def written(self, move: Any) -> str | Phrase:  # noqa: ANN401, as above
        """Return a move as it stands in a sentence."""
        raise NotImplementedError

    def yours(self) -> Phrase:
        """Return how much of the result was the reader's doing, and how much the cards' and the others'."""
        raise NotImplementedError

    def remarks(self) -> Sequence[Phrase]:
        """Return what else is true of the whole game; mostly nothing."""
        return ()

    def to_do(self) -> Phrase | None:
        """Return what is left to do for who lost the whole game without a mistake; None where no game says that."""
        return None

    def terms(self) -> Sequence[Phrase]:
        """Return what the words of a whole review mean, and its numbers, for a reader who asks for them."""
        sure = "no" if self.found.named else "yes"
        accuracy = phrase("review-accuracy", accuracy=self.found.accuracy, sure=sure)
        besides = (*named_told(self.found, self.written), *self.remarks()) if self.found.is_whole else ()
        return [*([self._marks(sure)] if self.found.mistakes else []), accuracy, *besides]

    def _marks(self, sure: str) -> Phrase:
        """Return what is a slip, a mistake, a big mistake: by how much each loses at most."""
        first = self.found.decisions[0]
        return phrase(self.MARKS, sure=sure, mistake=f"{first.MISTAKE:g}", blunder=f"{first.BLUNDER:g}")

    def scene(self, decision: DecisionT, lang: str, names: Sequence[str]) -> Mapping[str, object]:
        """Return what lay on the table before a decision, and the move, as the browser is sent it."""
        raise NotImplementedError

    # -- the work --------------------------------------------------------------------------------------

    def is_of(self, game: Game[Any, Any, Any], you: int) -> bool:
        """Return whether it reviews this player's moves of this game."""
        return you == self._you and len(game.history) == len(self._game.history) and game.record() == self._record

    def start(self) -> None:
        """Begin the review, or go on where it was stopped."""
        if self.phase == "done":
            return
        if self.phase == "ready":
            self.hinted = dict(self.hinted)  # a hint at a second try comes after the move
        self.phase = "running"

    def stop(self) -> None:
        """Stop the review: what is found stays, and is told."""
        if self.phase == "running":
            self.phase = "stopped"
            self.found = self.with_moments()

    def step(self) -> bool:
        """Do some hundredths of a second of the work, if it is under way; return whether there is more."""
        if self.phase != "running":
            return False
        stage = self._whole or self._piece()
        self.found, self._share = stage.found, stage.share
        if stage.found.is_whole:
            self.phase = "done"
            self._keep_mistakes()
        return self.phase == "running"

    def ahead(self) -> bool:
        """Do as much before it is asked for, and tell nothing of it; return whether there is more."""
        if self.phase != "ready" or self._whole is not None:
            return False
        stage = self._piece()
        self._whole = stage if stage.found.is_whole else None
        return self._whole is None

    def _piece(self) -> Stage[ReviewT]:
        """Do some hundredths of a second of the work, and return how far it is."""
        if self._work is None:
            self._work = self.work()
        return next(self._work)

    def _keep_mistakes(self) -> None:
        """Keep the mistakes that are told, big or not, as puzzles, without being asked: nobody remembers to."""
        for moment in self.found.moments:
            if moment.mark in _KEPT and self.pose(moment.decision.ply) == phrase("practice-kept"):
                self._kept[moment.decision.ply] = phrase("practice-kept-by-itself")

    def game_at(self, ply: int) -> Game[Any, Any, Any] | None:
        """Return the game up to a turning point, to be played on from there; None where there is none."""
        if self._decision(ply) is None:
            return None
        game = type(self._game).load(self._game.record())
        while len(game.history) > ply:
            game.undo()
        return game

    def once_more(self, ply: int, game: Game[Any, Any, Any]) -> SecondTry | None:
        """Return what was played at a turning point, what was better, what the move made there in `game` is worth.

        Once `game` is over, also how it ended. None where there is no such turning point. What the reader is still to
        find is told only of a move that is as good: in the review too, from then on.
        """
        moment = self._moment(ply)
        if moment is None:
            return None
        words = self.told(moment)
        before, is_good = (phrase("review-once-more"), *words.did[:1]), moment.mark is Mark.GOOD
        if len(game.history) <= ply or position_at(game, ply) != self.found.before(moment.decision):
            asks = phrase("review-try-other" if is_good else "review-find-better")
            told = (asks,) if is_good or self._is_hidden(moment) else words.why[:1]
            return SecondTry((*before, *told))
        now, good = self._made_now(moment, game.history[ply].move)
        said = before if is_good or self._is_hidden(moment) else (*before, *words.why[:1])
        if good and (left := self.left_again(moment, game)):
            now, good = (*now[:1], *left), False
        if not game.is_over and self._is_hidden(moment):
            finds = bool(now) and all(entry.player != self._you for entry in game.history[ply + 1 :])
            return SecondTry(said, (*now, phrase("review-now-find")) if finds else now, good, finds)
        leads = None if self._is_hidden(moment) else self._asks_next(ply)
        if not game.is_over:
            return SecondTry(said, (*now, *self.kept_back((*said, *now), game, ply)), good, leads=leads)
        end, paid = ended(*((self.result(each), self.result_told(each)) for each in (game, self._game)), good=good)
        return SecondTry(said, (*now, end), paid, leads=leads)

    def _asks_next(self, ply: int) -> int | None:
        """Return the next moment after this one, or else the first, where something is to be found; None for none."""
        asking = [each.decision.ply for each in self.found.moments if self._is_hidden(each)]
        return min(asking, key=lambda each: (each < ply, each), default=None)

    def put_right(self, ply: int, game: Game[Any, Any, Any]) -> DecisionT | None:
        """Return the decision that the move made at a turning point in `game` puts right; None where it does not.

        What the reader has had shown is not put right by playing it.
        """
        moment = self._moment(ply)
        if moment is None or moment.mark is Mark.GOOD or ply in self._shown or len(game.history) <= ply:
            return None
        move = game.history[ply].move
        kind = kind_of(moment, move, self.gained(moment.decision, move))
        return moment.decision if kind in RIGHT else None

    def is_weighed(self, moment: Moment[DecisionT]) -> bool:  # noqa: ARG002, a game may tell of what nobody could see
        """Return whether a move of a second try from a moment is set beside what was played there."""
        return True

    def _made_now(self, moment: Moment[DecisionT], move: object) -> tuple[tuple[Phrase, ...], bool]:
        """Return what the move of a second try is worth, and whether that is at least better than the first time.

        Where it is not as good as any, and the reader is still to find what is, nothing else is told.
        """
        decision = moment.decision
        if not self.is_weighed(moment):
            return (phrase("review-now-made", move=self.written(move)),), False
        gained = self.gained(decision, move)
        kind = kind_of(moment, move, gained)
        if gained is None or kind is None:
            return (), False
        moves = {"move": move, "then": decision.played, "best": decision.better}
        written = {name: self.written(each) for name, each in moves.items()}
        told, good = phrase(f"review-now-{kind}", amount=self.amount(abs(gained)), **written), kind in GOOD
        if kind in RIGHT:
            self._revealed.add(decision.ply)
        if self._is_hidden(moment):
            return (told,), good
        if kind == "alike":  # what sets two moves apart would contradict it
            return (told,), good
        if kind == "better":
            told = phrase("review-now-still", told=told, **written)
        return (told, *self.comparison(moment, move, is_as_good=kind == "as-good")), good

    def pose(self, ply: int) -> Phrase | None:
        """Keep a turning point as a puzzle and return what came of it; None where there is none."""
        decision, today = self._decision(ply), datetime.now().astimezone().date()
        if decision is None:
            return None
        self._kept[ply] = self._keep(self.found, decision, today)
        return self._kept[ply]

    def reveal(self, ply: int) -> bool:
        """Show from now on what would have been better at a turning point; return whether there is one."""
        if self._decision(ply) is None:
            return False
        self._revealed.add(ply)
        self._shown.add(ply)
        return True

    @property
    def revealed(self) -> frozenset[int]:
        """The turning points, by their plies, where the reader was told what would have been better."""
        return frozenset(self._revealed)

    def recall(self, revealed: frozenset[int]) -> None:
        """Know again where that was told before the reader left: to play it there puts nothing right."""
        self._revealed |= revealed
        self._shown |= revealed

    @property
    def is_looked_into(self) -> bool:
        """Whether the reader has seen or tried what would have been better somewhere, or nothing would have been."""
        return bool(self._revealed) or not any(map(self._is_hidden, self.found.moments))

    def _is_hidden(self, moment: Moment[DecisionT]) -> bool:
        """Return whether the reader is still to find what would have been better: nothing there has told it yet."""
        decision = moment.decision
        asks = decision.is_mistake and decision.ply not in self._revealed
        return asks and len(self.found.sensible(decision)) > _TWO and not self._was_hinted(decision)

    def _hinted_at(self, decision: DecisionT) -> Any:  # noqa: ANN401, as above
        """Return the move that a hint which was asked for named at a decision; None for none."""
        return self.hint_at(decision) if self.found.before(decision) in self.hinted else None

    def _was_hinted(self, decision: DecisionT) -> bool:
        """Return whether a hint that was asked for named what would have been better."""
        return bool(decision.better == self._hinted_at(decision))

    def was_named(self, decision: DecisionT) -> bool:
        """Return whether a hint that was asked for named the move made."""
        return bool(decision.played == self._hinted_at(decision))

    def _moment(self, ply: int) -> Moment[DecisionT] | None:
        """Return what is told of a turning point by its ply; None where there is none."""
        return next((each for each in self.found.moments if each.decision.ply == ply), None)

    def _decision(self, ply: int) -> DecisionT | None:
        """Return a turning point of the review by its ply; None where there is none."""
        moment = self._moment(ply)
        return None if moment is None else moment.decision

    def _beside_the_hint(self, moment: Moment[DecisionT]) -> tuple[Phrase, ...]:
        """Return what a hint which was asked for had said, and where the review finds another move, why; if it did.

        To who made the move that it named, there is nothing to explain.
        """
        decision = moment.decision
        hint = self._hinted_at(decision)
        if hint in (None, decision.played):
            return ()
        if not decision.is_mistake:
            told = {"better": self.HINT_SAID}.get(how := self.stands(decision, hint), f"review-hint-{how}")
            return (phrase(told, move=self.written(hint), best=self.written(decision.played)),)
        if hint == decision.better:
            return (phrase("review-hint-so", move=self.written(hint)),)
        is_alike = self._is_alike(decision, hint, decision.better)
        told = "review-hint-alike" if is_alike else self.HINT_SAID
        return (phrase(told, move=self.written(hint), best=self.written(decision.better)),)

    def stands(self, decision: DecisionT, hint: object) -> str:
        """Return how a move that is no mistake stands beside another that was tried: `alike`, `better` or `fair`."""
        if self._is_alike(decision, decision.played, hint):
            return "alike"
        return "better" if (self.gained(decision, hint) or 0) < 0 else "fair"

    def _is_alike(self, decision: DecisionT, one: object, other: object) -> bool:
        """Return whether two moves of a decision differ by less than a slip; not where one of them was not tried."""
        gains = [self.gained(decision, each) for each in (one, other)]
        known = [each for each in gains if each is not None]
        return len(known) == len(gains) and round(max(known) - min(known), 2) < decision.losses[0].LEAST

    # -- how it is shown -------------------------------------------------------------------------------

    def state(self, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """Return what the browser is sent: nothing of a move before it was judged."""
        done, judged = self.phase in ("stopped", "done"), self.found.decisions
        headline = self.headline() if done and judged else None
        return {
            "phase": self.phase,
            "share": round(self._share, 3),
            "said": self._said(lang),
            "headline": say(headline, lang, names) if headline else "",
            "yours": say(self.yours(), lang, names) if self.found.is_whole and judged else "",
            "terms": [say(each, lang, names) for each in self.terms()] if done and judged else [],
            "line": self._line(lang, names) if judged else None,
            "moments": self._turnings(lang, names) if done else [],
        }

    def _line(self, lang: str, names: Sequence[str]) -> Line:
        """Return what each decision left, with the fall that it was: the same numbers that moments are told by."""
        scale = self.scale()
        low, high = scale[0][0], scale[-1][0]

        def height(value: float) -> float:
            """Return a value as a height from 0 to 1 on the review's line."""
            return round(min(1.0, max(0.0, (value - low) / (high - low))), 4)

        chances: list[Chance] = []
        for each, (had, left) in self._stands():
            text = say(self.worth_told(each), lang, names)
            chances.append({"ply": each.ply, "had": height(had), "left": height(left), "text": text})
        fell = "yes" if any(each["had"] > each["left"] for each in chances) else "no"
        return {
            "name": message(self.LINE, lang, fell=fell),
            "scale": [(height(value), say(name, lang)) for value, name in scale],
            "chances": chances,
            "end": height(self.result(self._game)) if self.found.is_whole else None,
        }

    def _stands(self) -> Sequence[tuple[DecisionT, tuple[float, float]]]:
        """Return what was to be expected before and after each decision, the first first.

        A turn without a choice is among them where a moment tells of it: there it is what came next.
        """
        stands: dict[int, tuple[DecisionT, tuple[float, float]]] = {}
        for each in self.found.decisions:
            left, cost = self.worth(each)
            stands[each.ply] = each, (left + cost, left)
        for each in self.found.turning_points if self.found.is_whole else ():
            if each.ply not in stands:
                later = [ply for ply in stands if ply > each.ply]
                then = stands[min(later)][1][0] if later else self.result(self._game)
                stands[each.ply] = each, (then, then)
        return [stands[ply] for ply in sorted(stands)]

    def _said(self, lang: str) -> str:
        """Return how far the review is, or what it found, in words."""
        done, total = len(self.found.decisions), self._total
        if self.phase == "ready":
            return message(self.READY if total else "review-none", lang)
        if self.phase == "running":
            return message("review-progress", lang, done=done, total=total)
        said = [message("review-sum-part", lang, done=done, total=total)] if self.phase == "stopped" else []
        if done:
            said.append(say(summary(self.found), lang))
            rest = told_of(self.found) or (self.to_do() if self.found.is_whole else None)
            said += [say(rest, lang)] if rest else []
        return message("ui-gap", lang).join(said)

    def _turnings(self, lang: str, names: Sequence[str]) -> list[Any]:
        """Return the moments in words, in the order of the game, made anew only where they or the language changed."""
        key = lang, (*names,), len(self.found.decisions), (*self._kept.values(),), frozenset(self._revealed)
        if self._moments[0] != key:
            self._moments = key, [self._turning(each, lang, names) for each in self.found.moments]
        return self._moments[1]

    def _turning(self, moment: Moment[DecisionT], lang: str, names: Sequence[str]) -> dict[str, object]:
        """Return a turning point as the last page shows it."""
        decision, words, hidden = moment.decision, self.told(moment), self._is_hidden(moment)
        did = [say(each, lang, names) for each in words.did]
        words = replace(words, why=(*words.why, *self._beside_the_hint(moment)))
        if hidden:
            better = self.written(decision.better)
            named = better if isinstance(better, str) else say(better, lang, names)
            did = [did[0], *(each for each in did[1:] if named not in each)]
            is_first = next(each for each in self.found.read if self._is_hidden(each)) is moment
            key = "review-what-better" if is_first else "review-what-better-too"
            words = replace(words, why=(phrase(key),), more=())
        return {
            "ply": decision.ply,
            "mark": self.shown_as(moment),
            "first": moment is self.found.read[0],
            "kind": say(words.kind, lang, names),
            "when": say(words.when, lang, names),
            "label": say(words.label, lang, names),
            "cost": message("ui-gap", lang).join([*did[1:], *([say(words.cost, lang, names)] if words.cost else [])]),
            "did": did[0],
            "hidden": hidden,
            "why": [say(each, lang, names) for each in words.why],
            "more": [say(each, lang, names) for each in words.more],
            "poses": decision.is_mistake,
            "replays": self.has_rival(moment),
            "kept": say(self._kept[decision.ply], lang) if decision.ply in self._kept else "",
            **self.scene(decision, lang, names),
            **({"better": None} if hidden else {}),
        }
