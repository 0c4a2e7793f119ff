"""Puzzles without end: drawn from random games, kept only if they ask what is wanted and have one clear answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain, islice
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.play.seeds import SEEDS
from sevens_teach.puzzles.level import LEVELS, level, notes_in_question, rules_in_question
from sevens_teach.puzzles.model import games_with_puzzles, room_about, room_of
from sevens_teach.rule_book import RULE_IDS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.puzzles.model import Kind, PuzzleRoom, Sample
    from sevens_teach.puzzles.puzzle import Puzzle

    T = TypeVar("T")

_GAMES: Final = 240
"""How many games are searched before a wish is given up."""
_TRIES: Final = 400
"""How many puzzles are looked at before a wish is given up."""
_LEAST: Final = 120
"""The fewest games and puzzles of each kind."""
_A_GAME: Final = 10
"""How many samples of one game are tried."""
_KEPT: Final = 256
"""Of the last wishes this many are not searched for again: whether a puzzle is today's is asked when it is solved."""


def mixed(values: Sequence[T], rng: Random) -> list[T]:
    """Return the values in random order for drawing puzzles: the same for the same `rng` on every Python version."""
    return [value for _, _, value in sorted((rng.random(), number, value) for number, value in enumerate(values))]


def drawn_rules(game: str | None = None) -> tuple[str, ...]:
    """Return the rules for which puzzles of a game, or of any, can be drawn, in the order of the rule book."""
    return _rules_of(*map(room_of, games_with_puzzles() if game is None else (game,)))


def _rules_of(*rooms: PuzzleRoom) -> tuple[str, ...]:
    """Return the rules about which these games can draw puzzles."""
    found = {rule for room in rooms for kind in room.kinds.values() for rule in kind.turns_on}
    return tuple(rule for rule in RULE_IDS if rule in found)


def draw(  # noqa: PLR0913, each is one thing to wish for
    made: type[Puzzle],
    *,
    rule: str | None,
    level: int | None,
    seed: int | None,
    kind: str | None,
    rules: object,
    game: str,
) -> Puzzle:
    """Return a puzzle from random games as `Puzzle.random` describes it."""
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    house = None if rules is None else str(rules)
    wish = _Wish(made, room_of(game) if rule is None else _room_for(rule), rule, level, kind, house)
    wish.check()
    found = _first(wish, seed)
    if isinstance(found, str):
        raise PuzzleError(found)
    return found


def first_table(kind: str, rule: str, seed: int) -> tuple[str, int]:
    """Return the house rules and the number of players of the first game that is searched for a puzzle of Sevens.

    Most puzzles are found there, so this tells before any game is played whether a seed is worth drawing.
    """
    asked = room_of("sevens").kinds[kind]
    return _table(asked, asked.turns_on.get(rule, asked.houses), _rng(rule, kind, None, seed))


def _rng(rule: str | None, kind: str, rules: str | None, seed: int) -> Random:
    """Return the chance by which puzzles of a kind are drawn for a wish."""
    return Random(f"{rule} {kind} {rules} {seed}")


def _table(kind: Kind[Any], houses: tuple[str, ...] | str, rng: Random) -> tuple[str, int]:
    """Return the house rules and the number of players of the next random game for a kind; a text leaves no choice."""
    house = houses if isinstance(houses, str) else mixed(houses, rng)[0]
    return house, kind.players.start + int(rng.random() * len(kind.players))


def _room_for(rule: object) -> PuzzleRoom:
    """Return the puzzle room of the game that has a rule; raises `PuzzleError`."""
    try:
        return room_about(str(rule))
    except SevensError:
        raise PuzzleError(f"rule={rule!r}: {_drawn_for(room_of('sevens'))}") from None


def _drawn_for(room: PuzzleRoom) -> str:
    """Return for which rules puzzles are drawn, for an error's sentence."""
    return f"puzzles are drawn for {', '.join(_rules_of(room))}"


def _in_turn(kinds: Sequence[Kind[Any]], seed: int) -> list[Kind[Any]]:
    """Return the kinds in the order in which a seed draws them: a hundred seeds in a row share them evenly.

    With four kinds, each is the first for every fourth seed. Where it finds nothing, the others come next, each as
    often as any other; but every second time its own stand-in: what is always found does not get all of its turns.
    """
    turn, place = divmod(seed, len(kinds))
    first, *others = *kinds[place:], *kinds[:place]
    start = turn % max(1, len(others))
    others = others[start:] + others[:start]
    return [first, *sorted(others, key=lambda kind: turn % 2 == 0 and kind.name != first.stand_in)]


@lru_cache(_KEPT, typed=True)
def _first(wish: _Wish, seed: int) -> Puzzle | str:
    """Return the first drawn puzzle that is as wished for, or in what words there is none."""
    levels = set()
    for puzzle in wish.offered(seed):
        if _is_wanted(puzzle, wish.rule):
            levels.add(measured := level(puzzle))
            if wish.level in (None, measured):
                return puzzle
    found = f"only of level {', '.join(map(str, sorted(levels)))}" if levels else "none of any level"
    return f"no puzzle with {wish} came up at random, {found}"


@dataclass(frozen=True, slots=True)
class _Wish:
    """What is asked for; None for what is left to chance."""

    made: type[Puzzle]
    room: PuzzleRoom = field(hash=False)
    rule: str | None
    level: int | None
    kind: str | None
    rules: str | None

    def check(self) -> None:
        """Raise `PuzzleError` for a wish for a drawn puzzle that there never is."""
        if self.rule is not None and self.rule not in _rules_of(self.room):
            raise PuzzleError(f"rule={self.rule!r}: {_drawn_for(self.room)}")
        if self.level is not None and self.level not in range(1, LEVELS + 1):
            raise PuzzleError(f"level={self.level!r}: expected 1 to {LEVELS}")
        if self.kind is not None and self.kind not in self.room.kinds:
            raise PuzzleError(f"kind={self.kind!r}: expected one of {', '.join(self.room.kinds)}")

    def __str__(self) -> str:
        wish = {"rule": self.rule, "level": self.level, "kind": self.kind, "rules": self.rules}
        return ", ".join(f"{name}={value!r}" for name, value in wish.items() if value is not None)

    def offered(self, seed: int) -> Iterator[Puzzle]:
        """Yield puzzles of one kind after another; which comes first follows from the seed, as `_in_turn` has it.

        What comes of a kind does not depend on whether it was wished for by name.
        """
        kinds = self._kinds()
        count = len(kinds)
        for kind in _in_turn(kinds, seed):
            rng = _rng(self.rule, kind.name, self.rules, seed)
            games = (self._drawn(kind, seed, rng) for _ in range(max(_LEAST, _GAMES // count)))
            yield from islice(chain.from_iterable(games), max(_LEAST, _TRIES // count))

    def _kinds(self) -> list[Kind[Any]]:
        """Return the kinds that may be drawn: those that turn on the rule, or the one wished for."""
        kinds = [kind for kind in self.room.kinds.values() if self.kind in (None, kind.name)]
        return [kind for kind in kinds if self.rule in kind.turns_on] or kinds

    def _drawn(self, kind: Kind[Any], seed: int, rng: Random) -> Iterator[Puzzle]:
        """Yield the puzzles of a kind that one random game offers."""
        house, players = _table(kind, self._houses(kind), rng)
        game = (kind.game or self.room.random_game)(house, players, rng)
        find = mixed(kind.samples, rng)[0]
        for _, sample in zip(range(_A_GAME), find(game, rng), strict=False):
            if puzzle := self._puzzle(kind, sample, seed):
                yield puzzle

    def _houses(self, kind: Kind[Any]) -> tuple[str, ...] | str:
        """Return the house rules to draw a puzzle under: the ones wished for, or those that bring its rule up."""
        if self.rules is not None:
            return self.rules
        return kind.houses if self.rule is None else kind.turns_on.get(self.rule, kind.houses)

    def _puzzle(self, kind: Kind[Any], sample: Sample, seed: int) -> Puzzle | None:
        """Return the drawn puzzle that asks about a sample; None where it cannot be asked there."""
        rule = self.rule or next(iter(kind.turns_on))
        puzzle = self._made(kind, sample, f"{rule}-r{seed}")
        try:
            kind.check(puzzle)
            decided = _decided_by(puzzle)
        except SevensError:
            return None
        return puzzle if self.rule else self._made(kind, sample, f"{decided}-r{seed}")

    def _made(self, kind: Kind[Any], sample: Sample, name: str) -> Puzzle:
        """Return a sample from a random game as a puzzle."""
        source = kind.source.model_construct(
            id=name,
            kind=kind.name,
            position=str(sample.start),
            rules=str(sample.start.rules),
            moves=[str(step.move) for step in sample.steps],
            tags=["random"],
            **sample.fields,
        )
        return self.made(source, kind, sample.start, sample.steps)


def _decided_by(puzzle: Puzzle) -> str:
    """Return the rule that a drawn puzzle's right answer turns on."""
    part = puzzle.parts[0]
    asks = puzzle.asks
    if asks.looks_ahead:
        return next((rule for rule in asks.turns_on if asks.is_about(puzzle, rule)), next(iter(asks.turns_on)))
    return next((note.rule for note in notes_in_question(puzzle, part, right=True)), part.rule)


def _is_wanted(puzzle: Puzzle, rule: str | None) -> bool:
    """Return whether a drawn puzzle turns on the rule, and has an answer that is neither all nor nothing."""
    asks = puzzle.asks
    if rule is not None and not (
        asks.is_about(puzzle, rule) if asks.looks_ahead else rule in rules_in_question(puzzle)
    ):
        return False
    first = puzzle.parts[0]
    return first.mode in ("order", "play") or 0 < len(first.right) < len(first.items) + asks.may_be_all
