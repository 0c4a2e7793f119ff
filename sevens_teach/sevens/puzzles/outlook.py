"""A move and what follows it: played on against the others, and what there is to say of it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from math import inf
from typing import TYPE_CHECKING, Any, Final, Literal
from zlib import crc32

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note, both
from sevens_teach.sevens.puzzles.endings import certain_rank, end_of, news_of, says_it_all, says_why, shorter
from sevens_teach.sevens.puzzles.goals import read_goal
from sevens_teach.sevens.puzzles.items import mentioned, need_turn, sort_of
from sevens_teach.sevens.puzzles.retold import retold
from sevens_teach.sevens.puzzles.search import Solver, check_size
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.puzzles.why_good import afforded, held_back, must_go_broke, why_good
from sevens_teach.sevens.puzzles.why_lost import first_out, last_card, let_happen, tells_the_end, told_beside
from sevens_teach.sevens.puzzles.why_unstopped import holds_out, why_unstopped
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.retold import as_made

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.goals import Goal
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


_WORDINGS: Final = 3
"""In how many ways it is told that the reader has played the last card: not in the same one in every puzzle."""
_NOTHING: Final = phrase("puzzle-nothing")
"""Where there is nothing more to say."""
_RULE: Final = {False: "B9", True: "K8"}
"""The rule by which one comes first, by whether it is Killer Sevens."""


class GoalSource(Source):
    """What to reach, against whom."""

    goal: Line | None = None
    """What to reach: `win`, `rank 2`, `not last`, `out`, `bankrupt 1`, `save ♠8`."""
    opponents: Literal["perfect", "eager"] | None = None
    """Who the others are."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a move leads to."""

    line: tuple[Step, ...]
    """The move and what follows: to the reader's next turn, or to where the goal is reached, or seen to be lost."""
    needed: float
    """How many own moves it takes, with this one; infinite where the goal is lost by it."""
    is_last: bool
    """Whether the goal is reached by the line."""

    @property
    def end(self) -> Position:
        """The position after a move's line."""
        end: Position = self.line[-1].after
        return end


class Lines:
    """What the moves of a puzzle lead to."""

    def __init__(self, puzzle: SevensPuzzle[Any]) -> None:
        self.goal = goal_of(puzzle)
        self._eager = _are_eager(puzzle)
        self.goal_is_killer = puzzle.rules.killer
        self.rule = _RULE[self.goal_is_killer]
        self._solver = Solver(self.goal, self._eager)
        self._wording = crc32(puzzle.id.encode()) % _WORDINGS

    def needed(self, position: Position) -> float:
        """Return in how many own moves the goal can be reached; infinite where it can be prevented."""
        return self._solver.moves_needed(position)

    def outlook(self, position: Position, move: Move) -> Outlook:
        """Return what a legal move leads to; raises `PuzzleError` where that takes too long to find."""
        needed = 1 + self.needed(position.after(move)[0])
        line = self._play_on(position, move, lost=needed == inf)
        return Outlook(line, needed, self._solver.is_sure(line[-1].after))

    def _play_on(self, position: Position, move: Move, *, lost: bool) -> tuple[Step, ...]:
        """Return the steps from a move on, until the goal is decided or the reader moves again."""
        line: list[Step] = []
        while True:
            line.append(made(position, move))
            position = line[-1].after
            if self.goal.decided(position) is not None or self._solver.is_sure(position):
                return tuple(line)
            is_mine = position.turn == self.goal.you
            if is_mine and not lost:
                return tuple(line)
            move = (is_mine and holds_out(position)) or self._solver.move(position)

    def lost(self, move: Move, found: Outlook) -> Note:
        """Return what a move that misses the goal comes to; raises `PuzzleError` where it comes to winning the game."""
        if self.goal.card is None and certain_rank(found.end, self.goal.you) == 1:
            raise PuzzleError(f"goal: {move} would miss it by winning the game")
        rule, news = news_of(self.goal, found.line)
        end = end_of(self.goal, found.end)
        headline = phrase("puzzle-play-wrong", sort=sort_of(move), goal=self.goal.name, move=mentioned(move))
        return Note(end[0] if end else rule, headline, self._why_lost(found, news, end[1] if end else None))

    def _why_lost(self, found: Outlook, news: Phrase, end: Phrase | None) -> Phrase:
        """Return what a move that misses the goal let happen, what came of it later, and what the reader ends with."""
        line, let = found.line, let_happen(self.goal, found.line)
        free = why_unstopped(self.goal, line)
        later = self._later(line, news, is_race=free is not None and free.key == "puzzle-unstopped-all")
        later = both(free, later) if free else later
        if let is None:
            why = later
        elif tells_the_end(self.goal, let, end):
            why, end = let, end and shorter(end)
        else:
            why = last_card(line, news, let) or both(let, later)
        return both(why, end) if end and not says_it_all(self.goal, end) else why

    def _later(self, line: Sequence[Step], news: Phrase, *, is_race: bool = False) -> Phrase:
        """Return what came of a line's first move in the end; in a race also what the reader holds then."""
        count, sort = len(line) - 1, sort_of(line[0].move)
        kept = line[-1].after.hands[self.goal.you] if is_race else ()
        return first_out(self.goal, line, news, kept) or phrase("puzzle-play-lost", count=count, sort=sort, news=news)

    def plainly(self, line: Sequence[Step]) -> Phrase:
        """Return what follows a line's first move, move by move where that is short, and that it reaches the goal."""
        told = retold(line)
        if told is None:
            return self.ended(line)
        if self.goal_is_killer:
            return both(told, self.ended(line))
        is_told = self.goal.name in ("bankrupt", "save") or self.ran_out(line)
        return told if is_told else both(told, phrase("puzzle-line-so", sure=self.goal.sure))

    def ran_out(self, line: Sequence[Step]) -> bool:
        """Return whether a line ends with the last card of the reader's own hand."""
        return line[-1].player == self.goal.you and not line[-1].after.hands[self.goal.you]

    def ended(self, line: Sequence[Step]) -> Phrase:
        """Return what a line that was played until the goal is reached comes to, and what the reader ends with."""
        news, end = news_of(self.goal, line)[1], end_of(self.goal, line[-1].after)
        first = first_out(self.goal, line, news)
        return first or (both(self._later(line, news), end[1]) if end else self._later(line, news))

    def beside(self, lost: Iterable[Outlook]) -> Phrase | None:
        """Return what the moves that lose let happen, as it is told beside one that does not; None where none loses."""
        return told_beside(self.goal, [each.line for each in lost])

    def why_right(
        self,
        found: Outlook,
        beside: Phrase | None = None,
        then: Sequence[Phrase] = (),
        *,
        spoils: bool = False,
        is_named: bool = False,
    ) -> Phrase | None:
        """Return why a move that keeps the goal within reach does; `beside` is what another would let happen; or None.

        `then` is what came of it next, as far as that is told. `spoils` says that the card to keep is the answer,
        `is_named` that what is read before ends with something else.
        """
        shown, saved = self.watched(found), self.goal.card
        told = why_good(shown, beside, then, tells_waiting=not spoils, is_named=is_named, saved=saved)
        return told and afforded(told, self.played_on(found) if spoils else shown, int(found.needed) - 1)

    def reached(self, move: Move, found: Outlook, why: Phrase | None) -> Note:
        """Return what the last move brings; where that comes of what follows, `why` it is sure, or why it was legal."""
        line = self.watched(found)
        values: dict[str, str | Phrase] = {"sort": sort_of(move), "move": mentioned(move)}
        end = end_of(self.goal, line[-1].after)
        if len(line) > 1:
            broke = must_go_broke(line)
            whatever = "no" if self._eager or broke else "yes"
            sure = phrase("puzzle-play-sure", whatever=whatever, sure=self.goal.sure, **values)
            last = None if end is None or says_it_all(self.goal, end[1]) else end[1]
            if why is None and not (last and says_why(last)):
                why = why_legal(found)
            last = shorter(last) if last and self.goal.name == "win" else last
            told = reduce(both, [each for each in (why, last) if each and each.key != "puzzle-nothing"] or [_NOTHING])
            return Note(self.rule, sure, broke or told)
        rule, news = news_of(self.goal, line)
        is_won = self.goal.name == "win"
        headline = phrase("puzzle-play-won" if is_won else "puzzle-play-reached", news=news, **values)
        if news.key == "puzzle-news-out" and line[-1].after.exit_of(self.goal.you):
            headline = phrase("puzzle-play-emptied", move=values["move"], wording=self._wording)
            kept = held_back(line[0])
            headline = both(headline, kept) if kept else headline
        if end is None:
            return Note(rule, headline, _NOTHING)
        return Note(rule, headline, shorter(end[1]) if headline.key == "puzzle-play-won" else end[1])

    def watched(self, found: Outlook) -> tuple[Step, ...]:
        """Return what follows from a move that keeps the goal: to the end, where the goal is reached whatever comes."""
        return self.played_on(found) if found.is_last else found.line

    def played_on(self, found: Outlook) -> tuple[Step, ...]:
        """Return what follows from a move that keeps the goal, until it is reached."""
        line = list(found.line)
        while self.goal.decided(line[-1].after) is None:
            line.append(made(line[-1].after, self._solver.move(line[-1].after)))
        return tuple(line)


def why_legal(found: Outlook) -> Phrase:
    """Return why a move was legal: all there is to say of it where nothing tells why it was good."""
    start = found.line[0]
    return as_made(verdict(start.before.view(start.player), start.move).note.why)


def goal_of(puzzle: SevensPuzzle[Any]) -> Goal:
    """Return the goal that a puzzle to play out or to find has; raises `PuzzleError`."""
    return read_goal(puzzle.source.goal, puzzle.viewpoint, puzzle.position)


def told_against_whom(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return what happened before the question of a puzzle with a goal, then how the others play if not their best."""
    told = whole_story(puzzle, voice)
    return [*told, voice.say(_others_play(puzzle))] if _are_eager(puzzle) else told


def _are_eager(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether the others play what fits, not what hurts the reader most."""
    return bool(puzzle.source.opponents == "eager")


def _others_of(puzzle: SevensPuzzle[Any]) -> list[int]:
    """Return the others who are still in, in turn order from the reader."""
    seats, you = len(puzzle.position.players), puzzle.viewpoint
    return sorted((each for each in puzzle.position.in_play if each != you), key=lambda each: (each - you) % seats)


def _others_play(puzzle: SevensPuzzle[Any]) -> Phrase:
    """Return how eager others play."""
    others = _others_of(puzzle)
    is_last = len(others) == 1 == len(puzzle.position.hands[others[0]])
    plays = "last" if is_last else "eager"
    return phrase("puzzle-others", plays=plays, others=len(others), **_two_of(others))


def _whatever(puzzle: SevensPuzzle[Any], goal: Goal) -> Phrase:
    """Return that a goal is to be reached whatever the others do; an empty phrase where it is told how they play."""
    others = _others_of(puzzle)
    count = 0 if _are_eager(puzzle) else goal.name if goal.name == "bankrupt" else len(others)
    return phrase("puzzle-whatever", others=count, **_two_of(others))


def _against(puzzle: SevensPuzzle[Any], goal: Goal) -> int | str:
    """Return how many the goal is to be reached against; in words where it names one of them itself."""
    count = 0 if _are_eager(puzzle) else len(_others_of(puzzle))
    if goal.name != "bankrupt" or count == 0:
        return count
    return "bankrupt" if count == 1 else "rest"


def _two_of(others: Sequence[int]) -> dict[str, Who]:
    """Return the first and the last of the others, to be named."""
    return {"other": Who(others[0]), "second": Who(others[-1])}


def prompt(puzzle: SevensPuzzle[Any], key: str) -> Phrase:
    """Return the question `key` of a puzzle with a goal: what is to be reached, and against whom."""
    goal, way = goal_of(puzzle), puzzle.rules.tunnel
    values = {"one": goal.kept_by("one"), "many": goal.kept_by("many"), "whatever": _whatever(puzzle, goal)}
    against = _against(puzzle, goal)
    asked = phrase(key, name=goal.name, goal=goal.aim, others=against, **_two_of(_others_of(puzzle)), **values)
    return asked if way == "off" else phrase("puzzle-ask-way", way=way, asked=asked)


def check_goal(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless it is the reader's turn, all hands lie open, and there is a goal within limits."""
    need_turn(puzzle)
    check_size(puzzle.position)
    if puzzle.source.show == "own":
        raise PuzzleError("show: the others' replies would give away their hands, so all hands lie open")
    goal_of(puzzle)
