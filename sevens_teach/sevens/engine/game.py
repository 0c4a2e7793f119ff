"""A game in progress: whose names, which deal, every move so far; play, undo, redo, and a record of it all."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card, card_set, cards_in, deal
from sevens_teach.errors import GameError, shown
from sevens_teach.sevens.engine.moves import PASS, Move
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.engine.soundness import listed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.legal import LegalMoves
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.view import View

SEEDS: Final = 1_000_000_000
"""Seeds go from 0 to one less than this: short enough to write down and to tell a friend."""
LONGEST_NAME: Final = 40
"""In characters."""
_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but Persian names and some emoji are spelt with them."""

Deal = tuple[tuple[Card, ...], ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of a game's history."""

    move: Move
    position: Position
    """The position it led to."""
    events: tuple[Event, ...]
    """What it made happen, in order."""

    @property
    def player(self) -> int:
        """Who moved; in an exchange the ghost (G1)."""
        player = self.events[0].player
        assert player is not None  # noqa: S101, a move's first event is always somebody's
        return player


class Game:
    """A game from its deal to its ranking; the one thing here that changes.

    `Game("tunnel", names=["Ren", "Sora", "Mio"], seed=7)` deals to three; `Game.from_position` starts
    anywhere, `Game.load` from a record. Two games are equal when their records are.
    """

    def __init__(
        self,
        rules: Rules | str = "basic",
        players: int | None = None,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        hands: Sequence[Iterable[Card | str]] | None = None,
    ) -> None:
        """Deal to 1 to 52 players: four, or as many as there are names or hands.

        The same `seed` (0 to 999,999,999) deals the same hands everywhere; without one a seed is drawn and kept in
        `seed`. With `hands` nothing is dealt, and a seed is only kept. Raises `GameError`, `RulesError`,
        `CardError` or `PositionError`.
        """
        rules = Rules.parse(rules) if isinstance(rules, str) else rules
        seed = _checked_seed(seed) if seed is not None or hands is not None else SystemRandom().randrange(SEEDS)
        if hands is None:
            count = players if players is not None else 4 if names is None else len(listed(names, "names"))
            hands = deal(count, Random(seed), joker=isinstance(rules, Rules) and rules.joker != "none")
        start, opening = Position.start(rules, hands)
        self._begin(start, names, opening=opening, dealt=tuple(cards_in(card_set(hand)) for hand in hands), seed=seed)

    @classmethod
    def from_position(cls, position: Position | str, *, names: Sequence[str] | None = None) -> Game:
        """Start in a `position` (or its notation); raises what `Position.parse` raises, or `GameError`."""
        game = object.__new__(cls)
        if not isinstance(position, Position):
            position = Position.parse(position)
        game._begin(position, names)
        return game

    def _begin(
        self,
        start: Position,
        names: Sequence[str] | None,
        *,
        opening: tuple[Event, ...] = (),
        dealt: Deal | None = None,
        seed: int | None = None,
    ) -> None:
        self._start = start
        self._names = checked_names(names, len(start.players))
        self._opening = opening
        self._dealt = dealt
        self._seed = seed
        self._history: list[Entry] = []
        self._undone: list[Entry] = []

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self._start.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self._names

    @property
    def seed(self) -> int | None:
        """The seed of the deal; None for hands or a position given card by card."""
        return self._seed

    @property
    def hands(self) -> Deal | None:
        """The hands as they were dealt, each sorted; None for a game that started in a position."""
        return self._dealt

    @property
    def start(self) -> Position:
        """The position before the first move: the sevens are down (B2)."""
        return self._start

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move: the lay of the sevens (B2)."""
        return self._opening

    @property
    def history(self) -> tuple[Entry, ...]:
        """The moves so far, with the positions they led to and their events."""
        return tuple(self._history)

    @property
    def position(self) -> Position:
        """The position now."""
        return self._history[-1].position if self._history else self._start

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be done now."""
        return self.position.legal_moves

    @property
    def is_over(self) -> bool:
        """Whether play has ended (B10, K7)."""
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """The ranking with the reason for each place; None while play goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now."""
        return self.position.view(player)

    # -- what one does with it -------------------------------------------------------------------

    def play(self, move: Move | str) -> Entry:
        """Make a move, or the move that a text names; what was undone can then no longer be redone.

        Raises `IllegalMoveError`, or `NotationError` for a text that names no move; then nothing changes.
        """
        move = parse_move(move) if isinstance(move, str) else move
        entry = Entry(move, *self.position.after(move))
        self._history.append(entry)
        self._undone.clear()
        return entry

    def pass_turn(self) -> Entry:
        """Pass (B5)."""
        return self.play(PASS)

    def undo(self) -> Entry:
        """Take the last move back and return it; raises `GameError` where there is none."""
        if not self._history:
            raise GameError("no move to undo: this is the start of the game")
        self._undone.append(self._history.pop())
        return self._undone[-1]

    def redo(self) -> Entry:
        """Make the move that was undone last again and return it; raises `GameError` where there is none."""
        if not self._undone:
            raise GameError("no move to redo: none was undone since the last move")
        self._history.append(self._undone.pop())
        return self._history[-1]

    def record(self) -> str:
        """Return the game as text, one move a line; `Game.load` reads it."""
        from sevens_teach.sevens.engine.record import format_record  # noqa: PLC0415, the record reads games

        return format_record(self)

    @classmethod
    def load(cls, text: str) -> Game:
        """Return the game that `record` wrote; raises `RecordError` with line and column."""
        from sevens_teach.sevens.engine.record import parse_record  # noqa: PLC0415, the record makes games

        return parse_record(text)

    # -- a thing to print and compare ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self.record() == other.record() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if turn is None else f"{self._names[turn]} to move"
        return f"<game: {self.rules}, {len(self._names)} players, {len(self._history)} moves, {state}>"


def _checked_seed(seed: object) -> int | None:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS):
        raise GameError(f"seed={shown(seed)} is no seed: expected a number from 0 to {SEEDS - 1:,}")
    return seed


def checked_names(names: object, count: int) -> tuple[str, ...]:
    """Return the names, one a player, each different ('Player 1' … where `names` is None); raises `GameError`."""
    if names is None:
        return tuple(f"Player {player}" for player in range(1, count + 1))
    given = tuple(_checked_name(name) for name in listed(names, "names"))
    if len(given) != count:
        raise GameError(f"{len(given)} names for {count} players: {shown(names)}")
    if twice := [name for index, name in enumerate(given) if name in given[:index]]:
        raise GameError(f"two players are called {shown(twice[0])}: expected names that tell them apart")
    return given


def _checked_name(name: object) -> str:
    if not isinstance(name, str):
        raise GameError(f"{shown(name)} is no name: expected text")
    if not name.strip(" ") or name != name.strip(" ") or len(name) > LONGEST_NAME:
        raise GameError(
            f"{shown(name)} is no name: expected 1 to {LONGEST_NAME} characters, no spaces before or after them"
        )
    if wrong := [letter for letter in name if not (letter.isprintable() or letter in _JOINERS)]:
        raise GameError(f"{shown(name)} is no name: it holds {wrong[0]!a}, which cannot be printed on one line")
    return name
