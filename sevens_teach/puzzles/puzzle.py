"""A puzzle of any game: a position and a question. Find, load, parse or draw one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic
from zlib import crc32

from typing_extensions import TypeVar

from sevens_teach.puzzles import loader
from sevens_teach.puzzles.as_json import Table, table_of
from sevens_teach.puzzles.generator import draw
from sevens_teach.puzzles.source import Source
from sevens_teach.rule_book import is_rule
from sevens_teach.say.messages import phrase, say
from sevens_teach.say.names import names_for

if TYPE_CHECKING:
    from sevens_teach.play.contract import Position
    from sevens_teach.puzzles.answers import Part, Step
    from sevens_teach.puzzles.model import Kind
    from sevens_teach.say.messages import Phrase

PositionT = TypeVar("PositionT", bound="Position[Any]", default=Any)
SourceT = TypeVar("SourceT", bound=Source, default=Any)
_TITLES: Final = 4
"""How many titles each kind has for puzzles drawn at random."""


@dataclass(frozen=True, eq=False)
class Puzzle(Generic[PositionT, SourceT]):
    """One puzzle; `puzzle("B4-01")` finds an authored one, `Puzzle.random` draws one, `Puzzle.parse` reads one.

    The answer is nowhere in it: the engine finds it.
    """

    source: SourceT
    """What its file says."""
    asks: Kind[Any]
    """What is asked, and all that follows from it."""
    start: PositionT
    """The position before `steps`."""
    steps: tuple[Step, ...] = ()
    """The moves made before the question; in a `record` puzzle, the record."""

    @property
    def id(self) -> str:
        """`B4-01`: the rule it is about, and its number."""
        return self.source.id

    @property
    def kind(self) -> str:
        """What a puzzle asks, such as `playable`."""
        return self.asks.name

    @property
    def rule(self) -> str:
        """The id of the rule that a puzzle is about."""
        return str(self.source.rule)

    @property
    def rules(self) -> Any:  # noqa: ANN401, the game's own type
        """The house rules of a puzzle."""
        return self.start.rules

    @property
    def position(self) -> PositionT:
        """The position that the question is about."""
        return self.start if self.asks.is_record or not self.steps else self.steps[-1].after

    @property
    def viewpoint(self) -> int:
        """The player whose seat the reader takes."""
        return self.asks.seat(self) if self.source.viewpoint is None else self.source.viewpoint

    @property
    def tags(self) -> tuple[str, ...]:
        """A puzzle's tags; `trap` among them where the obvious answer is wrong."""
        return (*self.source.tags, *(("trap",) if self.source.trap is not None else ()))

    def names(self, lang: str = "en") -> tuple[str, ...]:
        """Return the names of a puzzle's players, by number."""
        return names_for(len(self.position.players), lang, self.viewpoint)

    def title(self, lang: str = "en") -> str:
        """Return what a puzzle is called; empty where its author gave it no title."""
        if self.source.title is not None:
            return str(getattr(self.source.title, lang))
        return say(self.title_phrase, lang) if self.is_drawn else ""

    @property
    def title_phrase(self) -> Phrase:
        """What a drawn one is called, before a language is chosen."""
        return phrase(self.asks.title, number=crc32(self.id.encode()) % _TITLES)

    @property
    def is_drawn(self) -> bool:
        """Whether it was drawn at random, or made of a game of the reader's."""
        return not {"random", "own"}.isdisjoint(self.source.tags)

    def question(self, lang: str = "en") -> str:
        """Return the question; each kind has its own where the file has none."""
        own = self.source.question
        return getattr(own, lang) if own is not None else say(self.parts[0].prompt, lang, self.names(lang))

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The questions in it, one or two, each with every possible answer and the reply to it."""
        return self.asks.parts(self)

    def table(self, lang: str = "en") -> Table:
        """Return everything a widget needs, as plain JSON; docs/puzzles.md describes it."""
        return table_of(self, lang)

    @staticmethod
    def random(  # noqa: PLR0913, each is one thing to wish for
        *,
        rule: str | None = None,
        level: int | None = None,
        seed: int | None = None,
        kind: str | None = None,
        rules: object = None,
        game: str = "sevens",
    ) -> Puzzle:
        """Return a puzzle drawn at random: the same for the same arguments on every machine.

        It turns on the `rule`, its `level` (1 to 5) is measured, its `kind` is one of the kinds; `rules` are the house
        rules to play under, a text or the game's own value. What is not said is drawn too; without a `rule` it is
        about `game`. Raises `PuzzleError` where no such puzzle comes up, `GameError` for a game that is not here.
        """
        return draw(Puzzle, rule=rule, level=level, seed=seed, kind=kind, rules=rules, game=game)

    @staticmethod
    def parse(text: str) -> Puzzle:
        """Return the one puzzle of a TOML text, as a file has it; raises `PuzzleError`."""
        return loader.parse_one(text, Puzzle)

    def __repr__(self) -> str:
        return f"<puzzle {self.id}: {self.kind}, {self.rules}>"


@cache
def about_rule(rule: str) -> dict[str, Puzzle]:
    """Return the puzzles of this package about a rule, by id: no other file is read. Raises `PuzzleError`."""
    return loader.about_rule(rule, Puzzle)


@cache
def authored() -> dict[str, Puzzle]:
    """Return the puzzles of this package by id, as `load_puzzles` and the book have them; raises `PuzzleError`."""
    return {name: each for rule in loader.files_by_rule() for name, each in about_rule(rule).items()}


def find_authored(name: object) -> Puzzle | None:
    """Return the puzzle of this package with this id, None if there is none: only the files about its rule are read."""
    rule = name.partition("-")[0] if isinstance(name, str) else ""
    return about_rule(rule).get(str(name)) if is_rule(rule) else None


def load_puzzles(folder: Path | str | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of this package, or of the `*.toml` files in a folder; raises `PuzzleError`."""
    return tuple((authored() if folder is None else loader.puzzles_in(Path(folder), Puzzle)).values())


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of this package with this id; raises `PuzzleError`, naming those that there are."""
    return find_authored(name) or loader.find_puzzle(name, authored())


def read_puzzles(text: str, file: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a TOML text, ready to pose; errors call it `file`. Raises `PuzzleError`."""
    return loader.read_puzzles(text, file, Puzzle)
