"""A puzzle: a position and a question. Its answer is nowhere in it: the engine finds it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import message, say
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.puzzles.answers import Part
    from sevens_teach.sevens.puzzles.scene import Step
    from sevens_teach.sevens.puzzles.schema import PuzzleSource

Table = dict[str, Any]
"""Plain JSON: all that a browser needs to ask the puzzle and to answer every answer."""

_NAMES = 7
ABOUT_PLAYERS: Final = ("next", "still-in")
"""The kinds that ask what the moves did to the players: picture, seat and story must not tell it."""


@dataclass(frozen=True, eq=False)
class Puzzle:
    """One puzzle; `puzzle("B4-01")` finds an authored one, `Puzzle.random` draws one, `Puzzle.parse` reads one."""

    id: str
    """`B4-01`: the rule it is about, and its number."""
    source: PuzzleSource
    """What its file says."""
    start: Position
    """The position before `steps`."""
    steps: tuple[Step, ...] = ()
    """The moves made before the question; in a `record` puzzle, the record."""

    @property
    def kind(self) -> str:
        """What is asked, such as `playable`."""
        return self.source.kind

    @property
    def rule(self) -> str:
        """The id of the rule it is about."""
        return self.id.partition("-")[0]

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.start.rules

    @property
    def position(self) -> Position:
        """The position that the question is about."""
        return self.steps[-1].after if self.steps and self.kind != "record" else self.start

    @property
    def viewpoint(self) -> int:
        """The player whose seat the reader takes."""
        if self.source.viewpoint is not None:
            return self.source.viewpoint
        before = self.start if self.kind in ABOUT_PLAYERS else self.position
        return before.turn or 0

    @property
    def tags(self) -> tuple[str, ...]:
        """Its tags; `trap` among them where the obvious answer is wrong."""
        return (*self.source.tags, *(("trap",) if self.source.trap is not None else ()))

    def names(self, lang: str = "en") -> tuple[str, ...]:
        """Return the players' names, by number."""
        return tuple(
            message(f"puzzle-name-{player}", lang)
            if player < _NAMES
            else message("player-name", lang, number=player + 1)
            for player in self.position.players
        )

    def question(self, lang: str = "en") -> str:
        """Return the question; each kind has its own where the file has none."""
        own = self.source.question
        return getattr(own, lang) if own is not None else say(self.parts[0].prompt, lang, self.names(lang))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The questions in it, one or two, each with every possible answer and the reply to it."""
        from sevens_teach.sevens.puzzles.kinds import find_parts  # noqa: PLC0415, the kinds read puzzles

        return find_parts(self)

    def table(self, lang: str = "en") -> Table:
        """Return everything a widget needs, as plain JSON; docs/puzzles.md describes it."""
        from sevens_teach.sevens.puzzles.table import table_of  # noqa: PLC0415, the table reads puzzles

        return table_of(self, lang)

    def __repr__(self) -> str:
        return f"<puzzle {self.id}: {self.kind}, {self.rules}>"

    @classmethod
    def random(
        cls,
        *,
        rule: str | None = None,
        level: int | None = None,
        seed: int | None = None,
        kind: str | None = None,
        rules: Rules | str | None = None,
    ) -> Puzzle:
        """Return a puzzle drawn at random: the same for the same arguments on every machine.

        It turns on the `rule`, its `level` (1 to 5) is measured, its `kind` is one of the kinds; `rules` are the house
        rules to play under. What is not said is drawn too. Raises `PuzzleError` where no such puzzle comes up.
        """
        from sevens_teach.sevens.puzzles.drawing import draw  # noqa: PLC0415, drawing makes puzzles

        return draw(rule=rule, level=level, seed=seed, kind=kind, rules=rules)

    @classmethod
    def parse(cls, text: str) -> Puzzle:
        """Return the one puzzle of a TOML text, as a file has it; raises `PuzzleError`."""
        from sevens_teach.sevens.puzzles.loader import read_puzzles  # noqa: PLC0415, the loader makes puzzles

        found = read_puzzles(text, "the text")
        if len(found) != 1:
            raise PuzzleError(f"the text holds {len(found)} puzzles: expected one; read_puzzles reads many")
        return found[0]
