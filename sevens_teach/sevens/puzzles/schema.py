"""What a puzzle file may say, checked field by field; docs/puzzles.md is the page for authors."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, field_validator

from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.rule_ids import is_rule

Kind = Literal[
    "playable",
    "dead",
    "joker",
    "gives",
    "bankruptcy",
    "rank",
    "passes",
    "play",
    "record",
    "legal",
    "next",
    "still-in",
    "seen",
    "holds",
]
"""What is asked."""

Answer: TypeAlias = str | int | list[str] | list[int] | dict[str, list[str]]
"""An answer as a file writes it; each kind reads its own."""

Line = Annotated[str, Field(min_length=1)]

ID: Final = r"^[A-Z]\d{1,2}-(\d{2,3}|r\d{1,9})$"
"""An `r` is for those drawn at random."""


class _Strict(BaseModel):
    """Nothing unknown, nothing converted, nothing changed later."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Texts(_Strict):
    """One text in both languages."""

    en: Line
    ja: Line


class PuzzleSource(_Strict):
    """One `[[puzzle]]` table of a file."""

    id: Annotated[str, Field(pattern=ID)]
    """The rule it is about, and its number: `B4-03`."""
    kind: Kind
    position: Line
    """The notation; a hand may end in `…`, for its share of the cards named nowhere; `turn 0` may be left out."""
    rules: Line = "basic"
    """A preset or settings; left out where the position names them."""
    viewpoint: Annotated[int, Field(ge=0)] | None = None
    """Whose seat the reader takes; the player to move, if not said."""
    moves: list[Line] = []
    """Moves made from the position before the question is asked; for `record`, the record itself."""
    among: Literal["hand", "board"] | None = None
    """Where `playable` and `dead` look: the own hand, or every place not down."""
    show: Literal["own", "all"] | None = None
    """Whether the other hands lie open too; each kind has its own usual way."""
    choices: list[Line] = []
    """The moves to judge, for `legal`."""
    goal: Line | None = None
    """What to reach, for `play`: `win`, `rank 2`, `out`, `bankrupt 1`."""
    opponents: Literal["perfect", "eager"] | None = None
    """Who the others are, for `play`."""
    par: Annotated[int, Field(ge=1)] | None = None
    """In how many own moves, for `play`."""
    question: Texts | None = None
    """The question; each kind has its own, if not said."""
    hints: Annotated[list[Texts], Field(min_length=3, max_length=3)] | None = None
    """Three hints, each saying more than the one before; worked out, if not said."""
    answer: Answer | None = None
    """The right answer, said once more for the tests."""
    trap: Answer | None = None
    """The obvious answer, which is wrong."""
    tags: list[Line] = []

    @field_validator("id")
    @classmethod
    def _names_a_rule(cls, value: str) -> str:
        rule = value.partition("-")[0]
        if not is_rule(rule):
            raise ValueError(f"no rule is called {rule!r}")
        return value

    @field_validator("rules")
    @classmethod
    def _are_rules(cls, value: str) -> str:
        Rules.parse(value)
        return value


class PuzzleFile(_Strict):
    """A whole file."""

    puzzle: Annotated[list[dict[str, Any]], Field(min_length=1)]
