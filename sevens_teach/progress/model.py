"""What a reader has solved, as a value: two can be merged in any order and any number of times, and nothing is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from pydantic import Field, ValidationError, field_validator

from sevens_teach import limits
from sevens_teach.errors import SevensError, shown
from sevens_teach.progress.practice import Practice, Strict
from sevens_teach.puzzles.level import MOST, stars
from sevens_teach.rule_book import is_rule

if TYPE_CHECKING:
    from datetime import date

    from pydantic_core import ErrorDetails

_VERSION: Final = 3
"""Version 1 had no practice, version 2 no deeds, storms or list; a progress without any is still written as that."""
_SINCE_3: Final[dict[str, Any]] = {"deeds": [], "ren": (0, 0), "storms": [], "listed": {}}
"""What version 3 has more of practice, as it is where there is none."""
_KEPT: Final = r"^[A-Z]\d{1,2}-(0[1-9]|[1-9]\d)$"
"""Puzzles drawn at random have no number, and come back no more: they are not kept."""

Name = Annotated[str, Field(pattern=_KEPT)]


class ProgressError(SevensError):
    """A text that is no reader's progress."""


class NewerProgressError(ProgressError):
    """The progress of a newer version of this package: it may hold what this one does not know."""


class Solved(Strict):
    """The best way in which a puzzle was solved."""

    stars: Annotated[int, Field(ge=0, le=MOST)]
    """What it brought; none where it was kept as shown."""
    tries: Annotated[int, Field(ge=0, le=limits.TRIES)] = 0
    """At which try it was right, from 1; 0 where it came by a code, which carries the stars only."""
    hints: Annotated[int, Field(ge=0, le=limits.HINTS)] = 0
    """How many hints were asked for."""
    shown: bool = False
    """Whether the way to the answer was shown."""

    @property
    def _worth(self) -> tuple[int, bool, int, int, bool]:
        """Return by what two results of a puzzle are compared: the stars, then how they were won."""
        return (self.stars, self.tries > 0, -self.tries, -self.hints, not self.shown)

    def better(self, other: Solved) -> Solved:
        """Return the better one of two results of a puzzle."""
        return max(self, other, key=lambda each: each._worth)  # noqa: SLF001, it is of the same class


class Progress(Strict):
    """All that is kept of a reader; `Progress()` has solved nothing yet."""

    solved: dict[Name, Solved] = Field(default_factory=dict)
    """By the puzzle's id."""
    rule: str | None = None
    """The rule of the last puzzle solved: where the reader stopped."""
    practice: Practice = Practice()
    """What practice keeps."""

    @field_validator("solved")
    @classmethod
    def _about_rules(cls, value: dict[str, Solved]) -> dict[str, Solved]:
        """Return the solved puzzles in order; refuse one about a rule that no rule book has."""
        for name in value:
            if not is_rule(name.partition("-")[0]):
                raise ValueError(f"no rule is called {name.partition('-')[0]!r}")
        return {name: value[name] for name in sorted(value)}

    @field_validator("rule")
    @classmethod
    def _is_rule(cls, value: str | None) -> str | None:
        """Refuse a last rule that no rule book has."""
        if value is not None and not is_rule(value):
            raise ValueError(f"no rule is called {value!r}")
        return value

    @classmethod
    def one(cls, name: str, *, tries: int, hints: int = 0, shown: bool = False) -> Progress:
        """Return the progress of one puzzle solved; nothing for one drawn at random, or for what is no puzzle's id."""
        try:
            earned = stars(tries, hints, shown=shown)
            counted = min(tries, limits.TRIES), min(hints, limits.HINTS)
            found = Solved(stars=min(earned, MOST), tries=counted[0], hints=counted[1], shown=shown)
            return cls(solved={name: found}, rule=name.partition("-")[0])
        except (ValidationError, TypeError, AttributeError):
            return cls()

    @classmethod
    def parse(cls, content: bytes) -> Progress:
        """Read the progress that `text` writes; raises `ProgressError`."""
        try:
            return cls(**_File.model_validate_json(content).model_dump(exclude={"version"}))
        except ValidationError as error:
            if newer := [each["input"] for each in error.errors() if each["loc"] == ("version",) and _is_newer(each)]:
                raise NewerProgressError(f"progress of version {shown(newer[0])}: expected {_VERSION}") from None
            raise ProgressError(f"no progress: {error.errors()[0]['msg']}") from None
        except ArithmeticError as error:
            raise ProgressError(f"no progress: {error}") from None

    @property
    def text(self) -> str:
        """The progress as JSON, as its file has it."""
        version, left_out = self._version
        return _File(version=version, **dict(self)).model_dump_json(indent=1, exclude=left_out) + "\n"

    @property
    def stars(self) -> Progress:
        """The stars alone, and where the reader stopped: whatever else is kept, these can be put together."""
        return Progress(solved=self.solved, rule=self.rule)

    @property
    def _version(self) -> tuple[Literal[1, 2, 3], dict[str, Any]]:
        """The oldest version that holds it, and what that leaves out."""
        if self.practice == Practice():
            return 1, {"practice": True}
        if self.practice == self.practice.model_copy(update=_SINCE_3):
            return 2, {"practice": set(_SINCE_3)}
        return 3, {}

    @property
    def earned(self) -> dict[str, int]:
        """The stars by the puzzle's id."""
        return {name: each.stars for name, each in self.solved.items()}

    def merged(self, later: Progress) -> Progress:
        """Return two progresses together: of each puzzle the better, and the place where the later one stopped."""
        solved = dict(self.solved)
        for name, each in later.solved.items():
            solved[name] = each.better(solved[name]) if name in solved else each
        practice = self.practice.merged(later.practice)
        return Progress(solved=solved, rule=later.rule or self.rule, practice=practice)

    def until(self, last: date) -> Progress:
        """Return the progress with nothing after a day."""
        return self.model_copy(update={"practice": self.practice.until(last)})


class _File(Progress):
    """What a file holds."""

    version: Literal[1, 2, 3]


def _is_newer(error: ErrorDetails) -> bool:
    """Return whether a progress file was written by a later version of the kit."""
    return type(error["input"]) is int and error["input"] > _VERSION
