"""A kind of puzzle, whole in one object, and what a game has for its puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from sevens_teach.errors import PuzzleError, shown
from sevens_teach.games import GAMES, room
from sevens_teach.rule_book import game_about

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from importlib.resources.abc import Traversable
    from random import Random
    from types import ModuleType

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Item, Part, Step
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.puzzles.source import Source
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Verdict
    from sevens_teach.say.voice import Voice

P = TypeVar("P", bound="Puzzle")
PositionT_contra = TypeVar("PositionT_contra", contravariant=True)
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Sample:
    """Something that a random game offers to ask about: a position, moves made from it, and other fields of a file."""

    start: Any
    steps: tuple[Step, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)


def to_move(puzzle: Puzzle) -> int:
    """Return the player to move: the puzzle's viewpoint, in most kinds."""
    return puzzle.position.turn or 0


def never(_puzzle: Puzzle) -> bool:
    """Return that the other hands of a puzzle stay hidden."""
    return False


def always(_puzzle: Puzzle, _part: Part, _item: Item) -> bool:
    """Return that any item of a puzzle could be the answer at a first look."""
    return True


def about_any(_puzzle: Puzzle, _rule: str) -> bool:
    """Return that a puzzle may be about any rule of its kind."""
    return True


def by_the_rule(_puzzle: Puzzle) -> tuple[Phrase | None, Phrase | None]:
    """Return that a puzzle's second and third hint are its rule, and a few items to choose from."""
    return None, None


@dataclass(frozen=True, kw_only=True)
class Kind(Generic[P]):
    """Everything that is particular to one kind of puzzle."""

    name: str
    """What a file calls it."""
    title: str
    """The message that a drawn one is called by; it has four, by `$number` from 0."""
    source: type[Source]
    """What a file may say."""
    check: Callable[[P], None]
    """Raises `PuzzleError` for a position that it cannot ask about; the text begins with the field."""
    parts: Callable[[P], tuple[Part, ...]]
    """The questions, with every possible answer and the reply to it."""
    hint: Callable[[P], Phrase]
    """The first hint: where to look."""
    later_hints: Callable[[P], tuple[Phrase | None, Phrase | None]] = by_the_rule
    """The second and third hint, where the kind knows better ones than the rule and a few items to choose from."""
    story: Callable[[P, Voice], list[str]]
    """What is told before the question."""
    seat: Callable[[P], int] = to_move
    """Whose seat the reader takes, if the file does not say."""
    is_seated: bool = True
    """Whether the reader is told what "you" did."""
    open_hands: Callable[[P], bool] = never
    """Whether all hands lie open, if the file does not say."""
    is_record: bool = False
    """Whether the moves are what is asked about: they need not be legal, and the question is about the start."""

    could_be: Callable[[P, Part, Item], bool] = always
    """Whether an item could be the answer at a first look: only such count for the level."""

    samples: tuple[Callable[[Sequence[Step], Random], Iterator[Sample]], ...]
    """Ways to find something to ask about in a random game."""
    game: Callable[[str, int, Random], list[Step]] | None = None
    """What plays the game to look in, for these rules and players; moves drawn at random, if not said."""
    turns_on: Mapping[str, tuple[str, ...]]
    """The rules that can decide the answer, each with house rules under which that comes up."""
    always_some: bool = False
    """Whether there is always a right item, so that no button says that there is none."""
    houses: tuple[str, ...] = ("basic",)
    """House rules to draw it under where no rule is wished for."""
    players: range = range(2, 6)
    """For how many players it is drawn."""
    is_about: Callable[[P, str], bool] = about_any
    """Whether a drawn one is a good one for a rule of `turns_on`, where no reply cites it."""
    looks_ahead: bool = False
    """Whether the answer is found by looking ahead, so that no single rule decides it."""
    may_be_all: bool = False
    """Whether all items of a drawn puzzle may be right."""
    stand_in: str = ""
    """The kind that is tried next, every second time, where this one finds nothing: another rare one."""


class MakeMoves(Protocol[PositionT_contra]):
    """Makes moves in order; unless `lawful`, also one that is not legal. Raises `SevensError`."""

    def __call__(self, position: PositionT_contra, moves: Sequence[str], *, lawful: bool = True) -> tuple[Step, ...]:
        """Return each move with the positions before and after it."""


class MakeFrame(Protocol):
    """Shows what the reader sees of the table, and nothing that would give the answer away."""

    def __call__(self, part: Part, viewpoint: int, lang: str, *, open_hands: bool) -> Mapping[str, Any]:
        """Return it in the game's own shape."""


@dataclass(frozen=True, kw_only=True)
class PuzzleRoom:
    """What a game has for its puzzles; the folder `data` beside it holds the puzzles."""

    kinds: Mapping[str, Kind[Any]]
    """The kinds by name."""
    read_position: Callable[[str, str], Any]
    """Returns the position that a file describes under these rules; raises `SevensError`."""
    make_moves: MakeMoves[Any]
    random_game: Callable[[str, int, Random], list[Step]]
    """Returns a game played at random, by rules and players; raises `SevensError` where there can be none."""
    setup: Callable[[Any, Sequence[str]], Mapping[str, Any]]
    """Returns what stays the same on the table for the whole puzzle, with these names."""
    frame: MakeFrame
    standing: Callable[[Any, int, str], Mapping[str, Any]]
    """Returns the part of a frame that does not follow from the cards moved."""
    tell: Callable[[Iterable[Any], Voice], str]
    """Returns what happened, a sentence an event."""
    flights: Callable[[Iterable[Any]], Sequence[Mapping[str, Any]]]
    """Returns what moves on the table."""
    nudge: Callable[[Part, Item], Phrase]
    """Returns where to look for an item that an answer leaves out."""
    recall: Callable[[Part], Phrase]
    """Returns the rule to think of, in a sentence, and whom to watch; it gives no item of the answer away."""
    judge: Callable[[Any, Card], Verdict] | None = None
    """Returns whether who is to move may play a card, and why; None: no card is played by itself."""
    needs: Callable[[Any], set[str]] | None = None
    """Returns the rules that one has to have met for a puzzle; None: its own and those that its replies cite."""


def room_about(rule: str) -> PuzzleRoom:
    """Return the puzzle room of the game that a rule belongs to; raises `PuzzleError` for no such game."""
    name = game_about(rule)
    if name not in (known := games_with_puzzles()):
        raise PuzzleError(f"{shown(rule)} is a rule of a game without puzzles: expected one of {', '.join(known)}")
    return room_of(name)


def games_with_puzzles() -> tuple[str, ...]:
    """Return the names of the games that have puzzles."""
    return tuple(name for name in GAMES if folder_of(name).is_dir())


def folder_of(game: str) -> Traversable:
    """Return the folder of a game's puzzles; there is none for a game that has no puzzles."""
    return files("sevens_teach") / game / "puzzles" / "data"


def room_of(name: str) -> PuzzleRoom:
    """Return the puzzle room of a game; raises `GameError` where there is no such game."""
    found: PuzzleRoom = room(name, "puzzles").PUZZLES
    return found


def find_kinds(package: ModuleType) -> dict[str, Kind[Any]]:
    """Return the kinds in a package by name: the object `KIND` of each of its modules, in the order of their names."""
    modules = sorted(each.name for each in iter_modules(package.__path__))
    found = [import_module(f"{package.__name__}.{name}").KIND for name in modules]
    return {kind.name: kind for kind in found}
