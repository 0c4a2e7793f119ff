"""What a puzzle file may say in any game, checked field by field; docs/puzzles.md is the page for authors."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, field_validator

from sevens_teach.limits import PUZZLE_MOVES, PUZZLE_TEXT
from sevens_teach.rule_book import is_rule

Answer: TypeAlias = str | int | list[str] | list[int] | dict[str, list[str]]
"""An answer as a file writes it; each kind reads its own."""

Line = Annotated[str, Field(min_length=1, max_length=PUZZLE_TEXT)]
Moves = Annotated[list[Line], Field(max_length=PUZZLE_MOVES)]

ID: Final = r"^[A-Z]\d{1,2}-(\d{2,3}|r\d{1,9})$"
"""An `r` is for those drawn at random."""


class Strict(BaseModel):
    """Nothing unknown, nothing converted, nothing changed later."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Texts(Strict):
    """One text in both languages."""

    en: Line
    ja: Line


class Head(Strict):
    """What every puzzle has to say; the rest depends on the kind."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)

    id: Annotated[str, Field(pattern=ID)]
    """The rule it is about, and its number: `B4-03`."""
    kind: Line
    """What is asked."""

    @field_validator("id")
    @classmethod
    def _names_a_rule(cls, value: str) -> str:
        """Refuse a puzzle's id that begins with no rule."""
        rule = value.partition("-")[0]
        if not is_rule(rule):
            raise ValueError(f"no rule is called {rule!r}")
        return value


class Source(Head):
    """One `[[puzzle]]` table of a file; a kind with fields of its own adds them."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    position: Line
    """The game's notation; docs/puzzles.md says what may be left out."""
    title: Texts | None = None
    """What to call it."""
    rules: Line = "basic"
    """A preset or settings; left out where the position names them."""
    viewpoint: Annotated[int, Field(ge=0)] | None = None
    """Whose seat the reader takes; the player to move, if not said."""
    moves: Moves = []
    """Moves made from the position before the question is asked; for `record`, the record itself."""
    show: Literal["own", "all"] | None = None
    """Whether the other hands lie open too; each kind has its own usual way."""
    question: Texts | None = None
    """The question; each kind has its own, if not said."""
    about: list[Line] = []
    """The cards of the reader's that the question names: it is about no other."""
    hints: Annotated[list[Texts], Field(min_length=3, max_length=3)] | None = None
    """Three hints, each saying more than the one before; worked out, if not said."""
    answer: Answer | None = None
    """The right answer, said once more for the tests."""
    trap: Answer | None = None
    """The obvious answer, which is wrong."""
    tags: list[Line] = []

    @property
    def rule(self) -> str:
        """The id of the rule that the puzzle is about."""
        return self.id.partition("-")[0]


class File(Strict):
    """A whole file."""

    puzzle: Annotated[list[dict[str, Any]], Field(min_length=1)]
