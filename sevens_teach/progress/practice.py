"""What practice keeps of a reader: when each rule comes back, own mistakes, the days, and how strong the others play.

All of it can be merged in any order and any number of times, as `Progress` can: only of a wish the later one counts.
"""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, field_validator

from sevens_teach import games, limits
from sevens_teach.rule_book import is_rule

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

MISTAKES: Final = 12
"""How many mistakes are kept: those met last."""
STORMS: Final = 20
"""How many storms are kept: the last ones, and besides of each way the best."""
LISTED: Final = 50
"""How many puzzles are kept on the reader's own list, or as taken from it: those changed last."""
_RUNS: Final = 20
"""How many runs of days are kept: the last ones."""
_BOXES: Final = 7
DEEDS: Final = tuple(deed for deeds in games.DEEDS.values() for deed in deeds)
"""What is done at tables and lays a card; besides there are the results of the final evening, `evening-a-bacd`."""
_OF_AN_EVENING: Final = re.compile(r"evening-[a-e]-[a-d]{4}")

Day = Annotated[date, Field(ge=limits.FIRST_DAY, le=limits.LAST_DAY)]
Count = Annotated[int, Field(ge=0, le=limits.COUNT)]
Deed = Annotated[str, Field(pattern=r"^[a-z-]{1,20}$")]
MoveText = Annotated[str, Field(min_length=1, max_length=20)]
ListedName = Annotated[str, Field(pattern=r"^[A-Z]\d{1,2}-\d{2,3}$|^([A-Z]\d{1,2}|\*) [a-z-]{1,20} \d{1,9}( [1-5])?$")]
"""An authored puzzle's id; of one that was drawn the rule (`*` for any), kind, seed, and the level if that was set."""
MistakeName = Annotated[str, Field(min_length=1, max_length=40)]
Run = tuple[Day, Day]
"""The first and the last of days without a gap."""


def this_day() -> date:
    """Return today's date where this runs, as progress keeps days."""
    return kept_day(datetime.now().astimezone().date())


def kept_day(day: date) -> date:
    """Return a day, or the nearest that can be kept where the clock is far wrong."""
    return min(max(day, limits.FIRST_DAY), limits.LAST_DAY)


def day_after(day: date) -> date:
    """Return the next day, as progress keeps days: elsewhere it may have begun already."""
    return day + timedelta(days=1)


class Strict(BaseModel):
    """Nothing unknown, nothing converted, nothing changed later."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Repeat(Strict):
    """When something comes back: a day after a wrong answer, and twice as late after each right one."""

    day: Day
    """When it was answered last."""
    box: Annotated[int, Field(ge=0, le=_BOXES)] = 0
    """How many right answers there were since the last wrong one."""
    seen: Count = 1
    """How often it was answered."""

    @property
    def due(self) -> date:
        """The day from which on a rule or mistake is to come back."""
        return self.day + timedelta(days=2**self.box)

    def is_due(self, today: date) -> bool:
        """Return whether a kept rule or mistake is to come back: also where a wrong clock put it into the future."""
        return self.due <= today or self.day > day_after(today)

    def answered(self, day: date, *, right: bool) -> Repeat:
        """Return when a kept rule or mistake comes back after one more answer."""
        return Repeat(day=max(day, self.day), box=min(self.box + 1, _BOXES) if right else 0, seen=one_more(self.seen))

    def until(self, last: date) -> Repeat:
        """Return the kept rule or mistake as answered on a day at the latest."""
        return Repeat(day=min(self.day, last), box=self.box, seen=_with_room(self.seen))

    @property
    def age(self) -> tuple[date, int, int]:
        """Return by what two kept states are compared: greater is newer."""
        return (self.day, self.seen, self.box)


class Mistake(Strict):
    """A position of the reader's own where a better move could be known."""

    position: Annotated[str, Field(min_length=1, max_length=limits.MISTAKE_POSITION)]
    """In notation, the reader to move."""
    played: MoveText
    places: Annotated[
        dict[MoveText, Annotated[float, Field(ge=-limits.WORTH, le=limits.WORTH)]],
        Field(min_length=2, max_length=limits.MISTAKE_MOVES),
    ]
    """What to expect after each legal move, as the review found it: the place in Sevens, the points in Spades."""
    repeat: Repeat

    @property
    def age(self) -> tuple[Any, ...]:
        """Return by what two kept states of a mistake are compared: greater is newer; of one age the same is chosen."""
        return (self.repeat.age, self.position, self.played, sorted(self.places.items()))

    def until(self, last: date) -> Mistake:
        """Return the kept mistake as answered on a day at the latest."""
        return self.model_copy(update={"repeat": self.repeat.until(last)})


class Level(Strict):
    """How strong the others play for a reader whom they follow."""

    step: Annotated[int, Field(ge=0, le=9)] = 0
    """From the gentlest level on."""
    games: Count = 0
    """How many games were played to the end."""
    lately: Annotated[list[Annotated[int, Field(ge=-1, le=1)]], Field(max_length=3)] = []
    """The games at this level, the newest last: 1 for a win, -1 for a last place."""


class StormRun(Strict):
    """One storm that is over."""

    day: Day
    way: Literal["clock", "lives"]
    solved: Count
    missed: Count
    turn: Count = 0
    """How many there were before it on its day."""

    @property
    def age(self) -> tuple[date, int, str, int, int]:
        """Return by what two kept storms are compared: greater is newer; of one turn the better."""
        return (self.day, self.turn, self.way, self.solved, -self.missed)


class Listed(Strict):
    """Whether a puzzle is on the reader's own list, since when."""

    day: Day
    here: bool
    changes: Count = 1
    """How often it was put there or taken away."""

    @property
    def age(self) -> tuple[date, int, bool]:
        """Return by what two kept wishes of the list are compared: greater is newer."""
        return (self.day, self.changes, self.here)

    def with_room(self) -> Listed:
        """Return the kept wish of the list with changes that can still be counted."""
        return self.model_copy(update={"changes": _with_room(self.changes)})


class Todays(Strict):
    """Which puzzle the reader was shown as today's, and how well it was solved."""

    day: Day
    name: ListedName
    """What draws it again."""
    stars: Annotated[int, Field(ge=0, le=3)]
    """0 until it is solved."""

    @property
    def age(self) -> tuple[date, int, str]:
        """Return by what two kept puzzles of the day are compared: greater is newer; of one day the better."""
        return (self.day, self.stars, self.name)


class Practice(Strict):
    """All that practice keeps; `Practice()` is that of a reader who has not practised."""

    rules: dict[str, Repeat] = {}
    """When a rule comes back."""
    mistakes: Annotated[dict[MistakeName, Mistake], Field(max_length=limits.PRACTISED)] = {}
    """By a name made of what they hold."""
    days: Annotated[list[Run], Field(max_length=limits.PRACTISED)] = []
    """The days on which today's puzzle was solved, as runs in order."""
    todays: Todays | None = None
    """The last of today's puzzles, with its stars."""
    streak: bool | None = None
    """Whether the reader wants to see how many days in a row; None where nothing was said."""
    level: Level = Level()
    deeds: Annotated[list[Deed], Field(max_length=limits.PRACTISED)] = []
    """What was done at tables and lays a card of the reader's board: `won-sevens`."""
    ren: tuple[Count, Count] = (0, 0)
    """In how many games the reader ended before Ren, and in how many behind him."""
    wins: tuple[Count, Count] = (0, 0)
    """How many games were played to the end, and how many of the last of them were won, without a break."""

    storms: Annotated[list[StormRun], Field(max_length=limits.PRACTISED)] = []
    """The last storms that are over, and of each way the best, the newest last."""
    listed: Annotated[dict[ListedName, Listed], Field(max_length=limits.PRACTISED)] = {}
    """The reader's own list, by what draws or finds each puzzle."""

    @field_validator("rules")
    @classmethod
    def _about_rules(cls, value: dict[str, Repeat]) -> dict[str, Repeat]:
        """Refuse progress about a rule that no rule book has."""
        if strange := [name for name in value if not is_rule(name)]:
            raise ValueError(f"no rule is called {strange[0]!r}")
        return value

    @field_validator("days")
    @classmethod
    def _in_order(cls, value: list[Run]) -> list[Run]:
        """Return the days of practice as runs in order that do not touch."""
        return joined(value)

    def merged(self, later: Practice) -> Practice:
        """Return what two keep of practice together: of each the newer, and of the wishes the later."""
        mistakes = _newer(self.mistakes, later.mistakes, lambda each: each.age)
        newest = sorted(mistakes, key=lambda name: (mistakes[name].repeat.age, name))[-MISTAKES:]
        return Practice(
            rules=_newer(self.rules, later.rules, lambda each: each.age),
            mistakes={name: mistakes[name] for name in sorted(newest)},
            days=joined([*self.days, *later.days]),
            todays=max(self.todays or later.todays, later.todays or self.todays, key=_age_of),
            streak=self.streak if later.streak is None else later.streak,
            level=max(self.level, later.level, key=lambda each: (each.games, each.step, each.lately)),
            deeds=_known_first({*self.deeds, *later.deeds}),
            ren=max(self.ren, later.ren, key=lambda each: (sum(each), each)),
            wins=max(self.wins, later.wins),
            storms=_together(self.storms, later.storms),
            listed=_newest(_newer(self.listed, later.listed, lambda each: each.age)),
        )

    def until(self, last: date) -> Practice:
        """Return what is kept of practice with nothing after a day.

        Its counts leave room too: where one that decides what is newer could not grow, nothing new would be kept.
        """
        rules = {name: each.until(last) for name, each in self.rules.items()}
        mistakes = {name: each.until(last) for name, each in self.mistakes.items()}
        days = [(first, min(end, last)) for first, end in self.days if first <= last]
        changed: dict[str, Any] = {"rules": rules, "mistakes": mistakes, "days": days}
        changed["todays"] = self.todays if self.todays is None or self.todays.day <= last else None
        changed["storms"] = [each for each in self.storms if each.day <= last]
        changed["listed"] = {name: each.with_room() for name, each in self.listed.items() if each.day <= last}
        changed["level"] = self.level.model_copy(update={"games": _with_room(self.level.games)})
        changed["wins"] = (_with_room(self.wins[0]), _with_room(self.wins[1]))
        changed["ren"] = (_with_room(self.ren[0]), _with_room(self.ren[1]))
        return self.model_copy(update=changed)


def _age_of(todays: Todays | None) -> tuple[date, int, str] | tuple[()]:
    """Return by what two kept puzzles of the day are compared: the newer one stays."""
    return () if todays is None else todays.age


def one_more(count: int) -> int:
    """Return a kept count after one more."""
    return min(count + 1, limits.COUNT)


def _with_room(count: int) -> int:
    """Return a kept count that came from elsewhere: it can still grow."""
    return min(count, limits.COUNT_FROM_ELSEWHERE)


def _known_first(deeds: Iterable[str]) -> list[str]:
    """Return as many deeds as are kept: the best of each deal of the final evening, what lays a card, then the others.

    So a stranger's deeds take nobody's place.
    """
    evening = {each[8]: each for each in sorted(deeds, reverse=True) if _is_of_an_evening(each)}
    others = {each for each in deeds if not _is_of_an_evening(each)}
    kept = [*evening.values(), *sorted(others, key=lambda each: (each not in DEEDS, each))]
    return sorted(kept[: limits.PRACTISED])


def _is_of_an_evening(deed: str) -> bool:
    """Return whether a deed is the result of a deal of the final evening: its letter, and the four places."""
    return _OF_AN_EVENING.fullmatch(deed) is not None and len({*deed[10:]}) == 4


def joined(runs: Iterable[Run]) -> list[Run]:
    """Return runs of kept days in order, those that meet as one; the last ones only."""
    found: list[Run] = []
    for first, last in sorted(runs):
        if found and first <= day_after(found[-1][1]):
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        elif first <= last:
            found.append((first, last))
    return found[-_RUNS:]


def days_in_a_row(runs: list[Run], today: date) -> int:
    """Return on how many days, up to today or yesterday, the puzzle was solved: one day missed between is forgiven."""
    count, reached = 0, today
    for first, last in reversed(runs):
        if last > today:
            continue
        if reached - last > timedelta(days=2):
            break
        count, reached = count + (last - first).days + 1, first
    return count


def _together(one: list[StormRun], two: list[StormRun]) -> list[StormRun]:
    """Return the kept storms of both, none twice: the last ones, and of each way the best."""
    found = {each.age: each for each in (*one, *two)}
    best = {each.way: each.age for each in sorted(found.values(), key=lambda each: (each.solved, *each.age))}
    return [found[age] for age in sorted({*sorted(found)[-STORMS:], *best.values()})]


def _newest(found: dict[str, Listed]) -> dict[str, Listed]:
    """Return the kept list, what was changed last only."""
    kept = sorted(found, key=lambda name: (found[name].age, name))[-LISTED:]
    return {name: found[name] for name in sorted(kept)}


ValueT = TypeVar("ValueT")


def _newer(one: Mapping[str, ValueT], two: Mapping[str, ValueT], age: Callable[[ValueT], Any]) -> dict[str, ValueT]:
    """Return both mappings in one; of two values under one key the newer."""
    found = {**one}
    for name, each in two.items():
        found[name] = max(found.get(name, each), each, key=age)
    return {name: found[name] for name in sorted(found)}
