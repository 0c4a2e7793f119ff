"""What a table asks of a game beyond its rules: a game in progress, and how it is shown to one reader.

Each game has a module `show.table` that answers the functions here; `room_of` finds it. They take values and give plain
data, the shapes of the game's `wire.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, cast

from sevens_teach.games import game_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.play.contract import Position
    from sevens_teach.play.history import Entry
    from sevens_teach.wire import Answer, Labels, Reply


PositionT = TypeVar("PositionT", bound="Position[Any]")


class Game(Protocol):
    """A game in progress: the one thing here that changes."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""

    @property
    def start(self) -> Any:  # noqa: ANN401, a position of the game
        """The position before the first move."""

    @property
    def opening(self) -> tuple[Any, ...]:
        """What happened before the first move."""

    @property
    def history(self) -> tuple[Entry[Any, Any, Any], ...]:
        """The moves so far, each with the position it led to."""

    def play(self, move: Any) -> object:  # noqa: ANN401, a move of the game
        """Make a move; raises `IllegalMoveError`."""

    def undo(self) -> object:
        """Take the last move back; raises `GameError` where there is none."""

    def redo(self) -> object:
        """Make the move again that was undone last; raises `GameError` where there is none."""

    def record(self) -> str:
        """Return the game as text."""

    @classmethod
    def load(cls, text: str) -> Self:
        """Return the game that `record` wrote; raises `RecordError`."""


class Player(Protocol):
    """Somebody who chooses moves from what one player may see."""

    def choose(self, view: Any, rng: Random) -> Any:  # noqa: ANN401, a view and a move of the game
        """Return the move to make."""


@dataclass(frozen=True, slots=True)
class Look(Generic[PositionT]):
    """One reader's look at a game: at which position, who looks, in which language, where in the sitting."""

    position: PositionT
    events: tuple[Any, ...]
    """What led to it."""
    names: tuple[str, ...]
    you: int
    """The player that the reader is."""
    lang: str
    number: int = 1
    """Looks are numbered as they are taken."""
    ply: int = 0
    """So many moves lead to it."""
    last_ply: int = 0
    """So many moves were made in all."""
    undo: bool = False
    """Whether the reader has a move to take back."""
    redo: bool = False
    """Whether one was taken back."""
    chance: str = ""
    """What chance depends on at this moment: the same moves bring the same luck."""
    tried: bool = False
    """Whether the reader has already asked others for something here."""
    game: Any = None
    """The game itself, for the last page of it."""

    @property
    def live(self) -> bool:
        """Whether it is the newest position: there alone one plays."""
        return self.ply == self.last_ply


class Sights(Protocol):
    """How a game is shown at a table."""

    def setup(self, game: Any, you: int) -> Mapping[str, Any]:  # noqa: ANN401, a game of this kind
        """Return what stays the same for a whole game."""

    def frame(self, look: Look[Any]) -> Mapping[str, Any]:
        """Return one sight of the game, finished."""

    def labels(self, lang: str) -> Labels:
        """Return the strings that the browser puts together itself."""

    def sentence(self, look: Look[Any]) -> str:
        """Return what is to be seen, in one sentence."""

    def picture(self, look: Look[Any], suits: int) -> str:
        """Return it as SVG."""


class Coach(Protocol):
    """What is answered to a reader who asks."""

    def judge(self, look: Look[Any], move: Any) -> Answer:  # noqa: ANN401, a move of the game
        """Return the verdict on a move of the reader's."""

    def why(self, look: Look[Any], card: Card) -> Answer:
        """Return why a card of the reader's may be played or not, or what the table says of any other."""

    def hint(self, look: Look[Any]) -> Reply:
        """Return what the reader may do, who is to move or may ask for the next deal, and by which rule."""

    def brings(self, look: Look[Any], card: Card | None = None) -> list[Reply]:
        """Return what the reader's moves would bring about, or the one that plays a `card`; none out of turn."""

    def refusal(self, look: Look[Any], move: Any) -> Reply | None:  # noqa: ANN401, a legal move of the game
        """Return why a legal move does not come about: it needs another player, who does not want it."""


class Sitting(Protocol):
    """How a table goes on."""

    def opponents(self, game: Any, you: int, level: str | None) -> Sequence[Player]:  # noqa: ANN401, of this kind
        """Return who plays when nobody is named, at a `level` or at the one that suits; raises `GameError`."""

    def levels(self) -> Sequence[str]:
        """Return the levels among which a reader may choose, the gentlest first; none where there is no choice."""

    def patience(self, game: Any, you: int) -> int | None:  # noqa: ANN401, a game of this kind
        """Return after how many moves of the others the reader is asked again; None: when it is the reader's turn."""

    def another(self, game: Any) -> Game:  # noqa: ANN401, a game of this kind
        """Return a new game of the same players and rules."""

    def again(self, game: Any) -> Game:  # noqa: ANN401, a game of this kind
        """Return a new game of the same players, rules and cards."""


class TableRoom(Sights, Coach, Sitting, Protocol):
    """A game's module `show.table`."""


def room_of(game: object) -> TableRoom:
    """Return how a game is shown at a table; raises `GameError` for what is no game."""
    return cast("TableRoom", import_module(f"sevens_teach.{game_of(game)}.show.table"))
