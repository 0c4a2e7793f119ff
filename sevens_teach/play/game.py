"""Any game in progress: names, seed, every move so far; play, chance, undo, redo, print and compare."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self

from sevens_teach.errors import GameError
from sevens_teach.play.history import Entry, EventT, History, MoveT, PositionT
from sevens_teach.play.seeds import checked_seed, drawn_seed
from sevens_teach.text.names import checked_names
from sevens_teach.text.reader import read_whole

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.play.contract import View
    from sevens_teach.play.record import Record


USUAL_PLAYERS: Final = 4


class Game(ABC, Generic[MoveT, PositionT, EventT]):
    """A game from its deal to its end; the one thing here that changes. Two are equal when their records are.

    A game adds how it is dealt and what it has besides.
    """

    POSITION: ClassVar[Any]
    """What its positions are."""
    RECORD: ClassVar[Record[Any]]
    """How it is written down."""
    WISH: ClassVar[Any] = None
    """The move that wishes for what chance brings next, such as the next deal; None where chance decides once."""

    def __init__(self, rules: object = "basic", *, names: Sequence[str] | None = None, seed: int | None = None) -> None:
        """Deal to as many as there are names, or to four, the cards of `seed`; raises `GameError` or `SevensError`.

        Every game takes these; its own may take more.
        """
        seed = drawn_seed() if seed is None else checked_seed(seed)
        start, opening = self.dealt(str(rules), USUAL_PLAYERS if names is None else len(names), Random(seed))
        self._begin(start, names, seed, opening)

    def _begin(
        self, start: PositionT, names: Sequence[str] | None, seed: int | None, opening: tuple[EventT, ...] = ()
    ) -> None:
        """Take a game's first position, who plays, what chance comes from, and what happened before the first move."""
        self._history: History[MoveT, PositionT, EventT] = History(start)
        self._names = checked_names(names, len(start.players))
        self._seed = seed
        self._opening = opening

    # -- what it is ------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self._names

    @property
    def seed(self) -> int | None:
        """The seed of the cards; None where none was given with the cards themselves."""
        return self._seed

    @property
    def start(self) -> PositionT:
        """The position before the first move."""
        return self._history.start

    @property
    def opening(self) -> tuple[EventT, ...]:
        """What happened before the first move; nothing for a game that started in a position."""
        return self._opening

    @property
    def history(self) -> tuple[Entry[MoveT, PositionT, EventT], ...]:
        """The moves so far, with who made them, the positions they led to and their events."""
        return self._history.entries

    @property
    def position(self) -> PositionT:
        """The position now."""
        return self._history.position

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.outcome is not None

    def view(self, player: int) -> View[MoveT]:
        """Return what `player` may see now, in any game."""
        return self.position.view(player)

    # -- what is done with it --------------------------------------------------------------------

    def play(self, move: MoveT | str) -> Entry[MoveT, PositionT, EventT]:
        """Make a move, or the move that a text names; what was undone can then no longer be redone.

        `WISH` brings what the seed has. Raises `IllegalMoveError`, or `NotationError` for a text that names no move;
        then nothing changes.
        """
        move = self.parse_move(move) if isinstance(move, str) else move
        if self.WISH is not None and move == self.WISH:
            move = self.position.chance(self._luck()) or move
        return self._history.play(move)

    def go_on(self) -> Entry[MoveT, PositionT, EventT]:
        """Make the move that chance makes now, drawn by the seed; raises `GameError` where it is not its turn."""
        move = self.position.chance(self._luck())
        if move is None:
            raise GameError("nothing to be drawn now: expected a player's move, or the game is over")
        return self._history.play(move)

    def _luck(self) -> Random:
        """Return what chance draws from now: the same seed and the same moves bring the same luck."""
        return Random(f"{self._seed} {len(self.history)}")

    def undo(self) -> Entry[MoveT, PositionT, EventT]:
        """Take the last move back and return it; raises `GameError` where there is none."""
        return self._history.undo()

    def redo(self) -> Entry[MoveT, PositionT, EventT]:
        """Make the move that was undone last again and return it; raises `GameError` where there is none."""
        return self._history.redo()

    @classmethod
    def from_position(
        cls, position: PositionT | str, *, names: Sequence[str] | None = None, seed: int | None = None
    ) -> Self:
        """Start in a `position` (or its notation); raises what `Position.parse` raises, or `GameError`.

        What chance still brings is that of `seed`; where there is more to come, one is drawn if none is given.
        """
        made = object.__new__(cls)
        start = position if isinstance(position, cls.POSITION) else cls.POSITION.parse(position)
        made._begin(start, names, drawn_seed() if seed is None and cls.WISH is not None else checked_seed(seed))
        return made

    @classmethod
    @abstractmethod
    def dealt(cls, rules: str, players: int, rng: Random, /) -> tuple[PositionT, tuple[EventT, ...]]:
        """Return what is dealt at random to this many players, and its events; raises `SevensError`."""

    @classmethod
    def parse_move(cls, text: str) -> MoveT:
        """Return the move that a text names; raises `NotationError` with the column."""
        found: MoveT = read_whole(text, "a move", cls.RECORD.read_move)
        return found

    # -- a thing to keep, print and compare ------------------------------------------------------

    def record(self) -> str:
        """Return the game as text, one move a line; `load` reads it."""
        return self.RECORD.format(self)

    @classmethod
    def load(cls, text: str) -> Self:
        """Return the game that `record` wrote; raises `RecordError` with line and column."""
        found: Self = cls.RECORD.parse(text, cls)
        return found

    def __eq__(self, other: object) -> bool:
        return self.record() == other.record() if isinstance(other, type(self)) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes
