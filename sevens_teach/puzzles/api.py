"""Public API: find, load, parse or draw a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from sevens_teach.puzzles import loader
from sevens_teach.puzzles.generator import draw
from sevens_teach.puzzles.model import Posed
from sevens_teach.puzzles.table import Table, table_of

if TYPE_CHECKING:
    from pathlib import Path


class Puzzle(Posed):
    """One puzzle; `puzzle("B4-01")` finds an authored one, `Puzzle.random` draws one, `Puzzle.parse` reads one."""

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
        return cast("Puzzle", draw(rule=rule, level=level, seed=seed, kind=kind, rules=rules, game=game))

    @staticmethod
    def parse(text: str) -> Puzzle:
        """Return the one puzzle of a TOML text, as a file has it; raises `PuzzleError`."""
        return cast("Puzzle", loader.parse_one(text))


def load_puzzles(folder: Path | str | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of this package, or of the `*.toml` files in a folder; raises `PuzzleError`."""
    return cast("tuple[Puzzle, ...]", loader.load_puzzles(folder))


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of this package with this id; raises `PuzzleError`, naming those that there are."""
    return cast("Puzzle", loader.find_puzzle(name))


def read_puzzles(text: str, file: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a TOML text; errors call it `file`. Raises `PuzzleError`."""
    return cast("tuple[Puzzle, ...]", loader.read_puzzles(text, file))
