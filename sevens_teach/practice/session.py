"""A reader's practice without a screen: presses and answers in, puzzles to pose and what to tell out."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.practice.answers import answer_of, wrong_of
from sevens_teach.practice.drawing import (
    about_rules,
    games_met,
    has_a_question,
    is_begun,
    question_of,
    quick_puzzles,
    todays_puzzle,
)
from sevens_teach.practice.kinds import kinds_met
from sevens_teach.practice.listing import puzzles_on_list, take_off_list
from sevens_teach.practice.mistakes import due_mistakes, mistake_answered, waiting_mistakes
from sevens_teach.practice.resuming import posed_again, storm_name, stormed_again
from sevens_teach.practice.schedule import due_rules, rule_answered, waiting_rules
from sevens_teach.practice.storm import Storm
from sevens_teach.practice.tables import is_at_home, knows_table
from sevens_teach.practice.todays import is_solved, keep_day, keep_shown, kept_puzzle
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import StormRun, days_in_a_row
from sevens_teach.puzzles.level import MOST
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
    from datetime import date
    from random import Random

    from sevens_teach.practice.drawing import HasMet
    from sevens_teach.practice.resuming import StormAnswer
    from sevens_teach.puzzles import Puzzle
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note

WAYS: Final = ("today", "clock", "lives", "weak", "own", "listed")
"""The ways to practise."""
_HISTORY: Final = 8
"""How many of the last storms are shown."""
_FINISHED, _PASSING = "finished", "B5"
"""The deed of who has played a whole game of Sevens, and the rule that comes up in every one: passing."""
_AHEAD: Final = 3
"""How many puzzles of a storm are drawn ahead: one can take seconds, and the reader is not to wait for it."""
_AT_ONCE: Final = 5
"""How many rules or mistakes come back in one go."""


class Practising:
    """What is posed now, and what follows from a press or an answer. Everything is kept in the reader's progress.

    The day, the time in seconds and chance come from outside.
    """

    def __init__(
        self,
        today: Callable[[], date],
        clock: Callable[[], float],
        rng: Random,
        is_met: HasMet = lambda _, __: True,
    ) -> None:
        """Take what tells the day and the time, chance, and whether rules met are enough for a puzzle of a storm."""
        self._today, self._clock, self._rng, self._is_met = today, clock, rng, is_met
        self.way = ""
        """What is practised: one of `WAYS`, `over` where a storm is, `again` for what it missed, or nothing yet."""
        self.puzzles: tuple[Puzzle, ...] = ()
        """What to pose; in a storm one after another."""
        self.storm: Storm | None = None
        self._coming: Iterator[Puzzle | None] = iter(())
        self._ahead: list[Puzzle] = []
        """What comes next in a storm, as far as it is drawn."""
        self._first: Puzzle | None = None
        """What the last storm began with."""
        self._kinds: set[str] = set()
        """The kinds of question that the reader has met, in puzzles solved and then in storms here; none before any."""
        self._answered: set[str] = set()
        self._won: dict[str, int] = {}
        """The stars of what was solved before the page was loaded anew, by the puzzle's id."""
        self.missed: tuple[Puzzle, ...] = ()
        """What the last storm missed, each once."""
        self.before = 0
        """How many were solved in the best storm of this way before this one; 0 where there was none."""
        self._held = ""
        """The puzzle of a storm that was missed and stays, counted, until its reason is read."""
        self._picked: dict[str, str] = {}
        """What was picked and is wrong, by the puzzle of a storm."""
        self.last: tuple[Puzzle, bool] | None = None
        """The puzzle of a storm that was answered last, and whether it was right."""
        self.answers: list[StormAnswer] = []
        """All answers of a storm, from which it stands again on a page that is loaded anew."""

    # -- what stands -----------------------------------------------------------------------------

    @property
    def is_storming(self) -> bool:
        """Whether a storm goes on: one answer to each puzzle, and the next one comes."""
        return self.storm is not None and not self.storm.is_over(self._clock())

    @property
    def is_on_show(self) -> bool:
        """Whether a storm is to be seen: it goes on, or the reason of what was missed last in it is still read."""
        return self.is_storming or self._held != ""

    @property
    def answered(self) -> bool | None:
        """Whether the last answer of a storm was right; None before there is one, and where a miss has made room."""
        return None if self.last is None or not (self.last[1] or self._held) else self.last[1]

    @property
    def seconds_left(self) -> int | None:
        """The seconds left in a storm against the clock that goes on."""
        return self.storm.seconds_left(self._clock()) if self.storm and self.is_on_show else None

    @property
    def counts_days(self) -> bool:
        """Whether the reader wants to see how many days in a row."""
        return bool(progress.load().practice.streak)

    @property
    def earned(self) -> dict[str, int]:
        """The stars that today's puzzle has brought, where it is posed; or what was solved before a page came anew."""
        kept = progress.load().practice.todays
        is_solved_today = self.way == "today" and kept and kept.day == self._today() and kept.stars
        return {self.puzzles[0].id: kept.stars} if is_solved_today and kept else self._won

    @property
    def ended(self) -> Storm | None:
        """The storm that is over, while its end is shown."""
        return self.storm if self.way in ("over", "again") else None

    @property
    def lately(self) -> list[int]:
        """How many were solved in the last storms of this way, the newest last."""
        return self._solved_in(self.storm.way)[-_HISTORY:] if self.storm else []

    @property
    def can_list(self) -> bool:
        """Whether what is posed can be put on the reader's own list, or taken off it."""
        return not self.is_storming and self.way != "own"

    @property
    def leads_to(self) -> str:
        """The message on the button that leads on from the last puzzle posed."""
        if not self._has_more:
            return "practice-leave"
        return "practice-own-more" if self.way == "own" else "practice-one-more"

    @property
    def _has_more(self) -> bool:
        """Whether there is more of this way than what is posed: of weak rules a new position always."""
        return self.way == "weak" or self._others != []

    @property
    def _others(self) -> list[Puzzle]:
        """The mistakes that are due, or what is on the list, beside what is posed."""
        posed = {each.id for each in self.puzzles}
        if self.way == "own":
            return [each for each in due_mistakes(progress.load().practice, self._today()) if each.id not in posed]
        return [each for each in puzzles_on_list() if each.id not in posed] if self.way == "listed" else []

    @property
    def note(self) -> tuple[Phrase, ...]:
        """What practice tells: how the storm stands, or what waits today."""
        found, today = progress.load(), self._today()
        return (*self._told(found), *self._days(found.practice, today))

    # -- what the reader does --------------------------------------------------------------------

    def press(self, name: str) -> bool:
        """Follow a press on a button of practice; return whether other puzzles are posed from now on."""
        if name == "streak":
            progress.keep(Progress(practice=Practice(streak=not self.counts_days)))
        elif name == "stop":
            self._stop()
        elif name == "more" and self.ended:
            self._begin(self.ended.way)
        elif name == "leave" and self.puzzles:
            self._lead_on()
        elif name == "ways" and (self.ended or self.puzzles) and not self.is_on_show:
            self.way, self.puzzles, self.storm, self.missed = "", (), None, ()
        elif self.ended and name in self.looks:
            at = self.looks.index(name)
            self.way, self.puzzles = "again", (*self.missed[at:], *self.missed[:at])
        elif name in WAYS:
            self._begin(name)
        else:
            return False
        return name != "streak"

    def resume(self, way: str, won: Mapping[str, int]) -> None:
        """Pose again a row that stood on a page which is loaded anew, if there is anything of it.

        `won` has the ids of the row, in its order, with the stars that each has brought, or 0: what is solved stays so.
        """
        again = (posed_again(way, name) for name in [*won][:_AT_ONCE])
        posed = tuple(each for each in again if each is not None)
        if not posed:
            return
        self._clear(way)
        self.puzzles = posed
        self._won = {each.id: won[each.id] for each in posed if won[each.id]}
        self._answered = {*self._won}

    def resume_storm(self, way: str, left: int, answers: Sequence[StormAnswer]) -> None:
        """Go on, with a new puzzle, with a storm that stood on a page which is loaded anew, and had so much `left`."""
        missed = [None if right else stormed_again(name) for right, _, name in answers]
        self._kinds |= {name.rpartition(" ")[2] for _, is_new, name in answers if is_new}
        self._begin(way, given=len(answers))
        now = self._clock()
        assert self.storm is not None  # noqa: S101, it has begun
        self.storm.go_on(now)
        for (right, is_new, _), puzzle in zip(answers, missed, strict=True):
            self.storm.answered(puzzle, now, right=right, is_new=is_new)
        self.storm.has_left(left, now)
        if not answers:
            self.storm.rest(now)
        self.answers = [*answers]
        if self.storm.is_over(now):
            self._stop()

    def told_of(self, puzzle: Puzzle) -> Note | None:
        """Return the reply to what was picked in a puzzle of a storm and is wrong; None where nothing was."""
        return wrong_of(puzzle, self._picked.get(puzzle.id, ""))

    @property
    def looks(self) -> list[str]:
        """The buttons under which what the storm missed comes again."""
        return [f"again-{number}" for number in range(len(self.missed))]

    def answer(self, name: str, *, right: bool, item: str = "", stays: bool = False) -> bool:
        """Take the first answer to a puzzle of practice; return whether another is posed now.

        `item` is what was picked and is wrong. In a storm what `stays` counts, and a second answer poses the next one.
        """
        puzzle = next((each for each in self.puzzles if each.id == name), None)
        storm = self.storm if self.way in ("clock", "lives") else None
        if puzzle is None or name in self._answered:
            return puzzle is not None and name == self._held and self._let_go(storm)
        self._answered.add(name)
        if storm is not None and storm.is_too_late(self._clock()):
            self._stop()
            return True
        self._keep(puzzle, right=right)
        if storm is None:
            return False
        is_new = self._is_new(puzzle.kind)
        storm.go_on(self._clock())
        storm.answered(puzzle, self._clock(), right=right, is_new=is_new)
        self.answers.append((right, is_new, storm_name(puzzle)))
        self.last = (puzzle, right)
        self._picked[puzzle.id] = item
        if stays:
            self._held = name
            storm.rest(self._clock())
        else:
            self._go_on(storm)
        return not stays

    def _is_new(self, kind: str) -> bool:
        """Return whether a kind of question is asked for the first time; never where no puzzle was solved before."""
        is_new = bool(self._kinds) and kind not in self._kinds
        self._kinds |= {kind} if is_new else set()
        return is_new

    def solve(self, name: str, stars: int) -> None:
        """Take that a posed puzzle was solved, at whichever try: today's then counts."""
        posed = next((each for each in self.puzzles if each.id == name), None)
        if self.way == "today" and posed is not None:
            keep_day(self._today(), posed, stars)

    def prepare(self) -> bool:
        """Try once to draw what comes next in a storm; return whether there is more to draw."""
        if len(self._ahead) >= _AHEAD or not self.is_storming:
            return False
        self._ahead += filter(None, (next(self._coming),))
        return True

    # -- how it goes on --------------------------------------------------------------------------

    def _begin(self, way: str, given: int = 0) -> None:
        """Begin a way of practice: today's puzzle, a storm, weak rules, the own list or own mistakes.

        A storm that goes on has been `given` that many puzzles.
        """
        found, today = progress.load(), self._today()
        self._clear(way)
        if way in ("clock", "lives"):
            lately = [question_of(each) for each in (kept_puzzle(found.practice, today), self._first) if each]
            self._kinds |= kinds_met(found)
            self._coming = storm_puzzles(
                self._rng, _rules_met(found), self._is_met, lately, {*self._kinds}, given=given
            )
            self.puzzles = (self._drawn(),)
            self._first = self.puzzles[0]
            self.storm = Storm(begun=self._clock() if way == "clock" else None)
            self.storm.rest(self._clock())  # until the first answer
            self.before = max(self._solved_in(self.storm.way), default=0)
        elif way == "today":
            kept = kept_puzzle(found.practice, today)
            self.puzzles = (kept or self._todays(today, found),)
            if kept is None:
                keep_shown(today, self.puzzles[0])
        elif way == "weak":
            self._pose_about(due_rules(found, today)[:_AT_ONCE])
        elif way == "listed":
            self.puzzles = tuple(puzzles_on_list()[:_AT_ONCE])
        else:
            self.puzzles = tuple(due_mistakes(found.practice, today)[:_AT_ONCE])

    def _clear(self, way: str) -> None:
        """Begin a way of practice with nothing answered in it."""
        self.way, self.storm, self.missed, self._answered, self._ahead = way, None, (), set(), []
        self.last, self._picked, self._held, self._won, self.answers = None, {}, "", {}, []

    def _pose_about(self, rules: list[str]) -> None:
        """Pose a new puzzle about each rule."""
        met = _rules_met(progress.load())
        may = lambda each: is_at_home(each, met) and has_a_question(each)  # noqa: E731
        self.puzzles = tuple(about_rules(rules, self._rng, may))

    def _lead_on(self) -> None:
        """Go on from the last puzzle: to more of its way, to what a storm ended with, or back to all of practice."""
        if not self._has_more:
            self._go_back()
            return
        way, posed, others = self.way, self.puzzles, self._others
        self._begin(way)
        if way == "listed":
            self.puzzles = tuple(others[:_AT_ONCE])
        elif not self.puzzles:
            self._pose_about([self._rng.choice(posed).rule])
        if not self.puzzles:
            self._go_back()

    def _go_back(self) -> None:
        """Go back to what a storm ended with, or to all of practice."""
        self.way, self.puzzles = "over" if self.ended else "", ()

    def _todays(self, day: date, found: Progress) -> Puzzle:
        """Return the puzzle of a day for this reader."""
        return todays_puzzle(day, _rules_met(found), self._is_met)

    def _let_go(self, storm: Storm | None) -> bool:
        """Pose what comes after the puzzle of a storm that stayed; return whether there was one."""
        self._held = ""
        if storm is not None:
            storm.go_on(self._clock())
            self._go_on(storm)
        return storm is not None

    def _go_on(self, storm: Storm) -> None:
        """Pose the next puzzle of a storm, or end it."""
        if storm.is_over(self._clock()):
            self._stop()
            return
        self.puzzles = (self._drawn(),)

    def _drawn(self) -> Puzzle:
        """Return what comes next in a storm; it is drawn now, where it was not before."""
        return self._ahead.pop(0) if self._ahead else next(filter(None, self._coming))

    def _stop(self) -> None:
        """End the storm; what it missed can be looked at again, each as it was."""
        if self.storm is None or self.way not in ("clock", "lives"):
            return
        self.storm.end()
        self.missed = tuple({each.id: each for each in self.storm.missed if each}.values())
        self._keep_storm(self.storm)
        self.way, self.puzzles, self._answered, self._held = "over", (), set(), ""

    def _keep_storm(self, storm: Storm) -> None:
        """Keep how a storm went, once; one without an answer is none."""
        if storm.solved or storm.missed:
            today = self._today()
            turns = [each.turn + 1 for each in progress.load().practice.storms if each.day == today]
            counts = {"solved": storm.solved, "missed": len(storm.missed), "turn": max(turns, default=0)}
            run = StormRun(day=today, way=storm.way, **counts)
            progress.keep(Progress(practice=Practice(storms=[run])))

    def _keep(self, puzzle: Puzzle, *, right: bool) -> None:
        """Keep what a first answer in practice changes: when the rule or the mistake comes back."""
        found, today = progress.load(), self._today()
        if self.way == "own":
            change = mistake_answered(puzzle.id, found.practice, today, right=right)
        elif self.way == "again":
            return
        elif self.way == "listed":
            if right:
                take_off_list(puzzle, today)
            return
        elif self.way == "weak" and right and puzzle.rule not in due_rules(found, today):
            return  # one more on the same day makes no rule wait longer
        elif self.storm and (right or puzzle.rule in due_rules(found, today)):
            return  # in a hurry: what was missed comes back, and what is due waits to be thought about
        else:
            change = rule_answered(found, puzzle.rule, today, right=right)
        progress.keep(Progress(practice=change))

    # -- what is told ----------------------------------------------------------------------------

    def _told(self, found: Progress) -> tuple[Phrase, ...]:
        """Return what the reader is told of the practice that goes on."""
        today = self._today()
        if self.storm is not None:
            return self._of_storm(self.storm)
        if self.way == "weak" and not self.puzzles:
            waits, days = waiting_rules(found, today)
            return (phrase("practice-none-weak", waits=waits, days=days),)
        if self.way == "own" and not self.puzzles:
            waits, days = waiting_mistakes(found.practice, today)
            return (phrase("practice-none-own", waits=waits, days=days),)
        if self.way == "listed" and not self.puzzles:
            return (phrase("practice-none-listed"),)
        if self.way != "today":
            return ()
        solved = is_solved(found.practice, today)
        told = phrase("practice-today-solved" if solved else "practice-today-waits")
        return (told, *self._of_yesterday(found))

    def about(self, way: str) -> tuple[Phrase, str]:
        """Return what waits in a way to practise, in a line, and its picture where that says how it stands."""
        found, today = progress.load(), self._today()
        practice = found.practice
        if way == "today":
            if not is_solved(practice, today):
                return phrase("practice-today-about"), "?"
            kept = practice.todays
            won = kept.stars if kept and kept.day == today else 0
            return phrase("practice-today-done"), "★" * won + "☆" * (MOST - won) if won else "✓"
        if way == "weak":
            waits, days = waiting_rules(found, today)
            return phrase("practice-weak-about", due=len(due_rules(found, today)), waits=waits, days=days), ""
        if way == "own":
            waits, days = waiting_mistakes(practice, today)
            return phrase("practice-own-about", due=len(due_mistakes(practice, today)), waits=waits, days=days), ""
        if way == "listed":
            return phrase("practice-listed-about", count=len(puzzles_on_list())), ""
        best = max(self._solved_in(way), default=0)
        return phrase(f"practice-{way}-about", best=best), ""

    def _of_yesterday(self, found: Progress) -> tuple[Phrase, ...]:
        """Return yesterday's answer, while today's puzzle is posed."""
        puzzle = self._todays(self._today() - timedelta(days=1), found)
        return (phrase("practice-yesterday", title=puzzle.title_phrase, answer=answer_of(puzzle)),)

    def _of_storm(self, storm: Storm) -> tuple[Phrase, ...]:
        """Return how a storm stands, or how it ended."""
        missed = len(storm.missed)
        if not self.is_on_show:
            over = phrase("practice-storm-over", solved=storm.solved, missed=missed)
            return (over, *self.best)
        if storm.lives is None:
            return (phrase("practice-storm-clock", solved=storm.solved, missed=missed),)
        return (phrase("practice-storm-lives", solved=storm.solved, lives=storm.lives),)

    @property
    def best(self) -> tuple[Phrase, ...]:
        """What the storm that is over is beside the best one of its way: a new best, as good, or less."""
        solved = self.storm.solved if self.storm else 0
        if solved == 0 and self.before == 0:
            return ()
        if self.before == 0:
            return (phrase("practice-best-first"),)
        if solved > self.before:
            return (phrase("practice-best-new", before=self.before),)
        return (phrase("practice-best-even" if solved == self.before else "practice-best", best=self.before),)

    def _solved_in(self, way: str) -> list[int]:
        """Return how many were solved in each storm of a way that is kept, the newest last."""
        return [each.solved for each in progress.load().practice.storms if each.way == way]

    def _days(self, practice: Practice, today: date) -> tuple[Phrase, ...]:
        """Return how many days in a row the reader has practised, if they want to know."""
        if not practice.streak:
            return () if self.way or practice.streak is False else (phrase("practice-streak-about"),)
        return (phrase("practice-days", count=days_in_a_row(practice.days, today)),)


def storm_puzzles(  # noqa: PLR0913, as `quick_puzzles`
    rng: Random,
    rules: set[str],
    has_met: HasMet,
    lately: Collection[tuple[str, str]] = (),
    kinds: Collection[str] = (),
    *,
    given: int = 0,
) -> Iterator[Puzzle | None]:
    """Return puzzles for a storm of a reader who has met these rules, as `quick_puzzles` draws them.

    First comes none that asks what was asked lately, and none but of the kinds met, where there are any.
    """
    is_met = lambda each: all(holds(each, rules) for holds in (has_met, is_begun, is_at_home))  # noqa: E731
    knows = lambda house, players: knows_table(house, players, rules)  # noqa: E731
    return quick_puzzles(rng, games_met(rules), is_met, lately, knows, kinds_met=kinds, given=given)


def _rules_met(found: Progress) -> set[str]:
    """Return the rules of which the reader has solved a puzzle, or practised one; a whole game has passes in it."""
    solved = {name.partition("-")[0] for name in found.solved}
    return solved | found.practice.rules.keys() | ({_PASSING} if _FINISHED in found.practice.deeds else set())
