"""How the hidden cards may lie: every deal that agrees with what one player saw, counted exactly.

A pass tells something where it was forced (B5): at a table without passing on purpose, and from Aoi,
who plays whatever fits. A player who passed so holds none of the cards that were open then.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.say.messages import Who
from sevens_teach.sevens.engine.moves import Pass

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

Counts = tuple[int, ...]
"""How many cards each hidden player still gets."""

_CAST: Final = 3
"""Ren, Aoi and Sora sit round the table in turn, and so do the ways in which they play."""
_RUSHER: Final = 2
"""How many seats after the reader Aoi sits."""


def never_waits(position: Position, you: int, player: int) -> bool:
    """Return whether a pass of a player says that nothing fitted: it had to (B5), or it is Aoi's."""
    seats = (player - you) % len(position.players)
    return seats > 0 and (not position.rules.voluntary_passing or seats % _CAST == _RUSHER)


@dataclass(frozen=True)
class Seen:
    """What one player knows of the others' hands."""

    position: Position
    """The position at the end, of which only the player's own view is used."""
    you: int
    passed: tuple[tuple[int, int], ...]
    """Who passed for want of a card, and the places that were open then, as a set."""

    @cached_property
    def players(self) -> tuple[int, ...]:
        """The players whose cards are hidden."""
        view = self.position.view(self.you)
        return tuple(each for each in self.position.players if each != self.you and view.counts[each])

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that the hidden hands hold between them."""
        return self.position.view(self.you).unseen

    def barred(self, player: int, card: Card) -> bool:
        """Return whether a player cannot hold a card, having passed while it was open."""
        return any(card.place & places for who, places in self.passed if who == player)

    def able(self, card: Card) -> tuple[int, ...]:
        """Return who has not passed while a card was open."""
        return tuple(player for player in self.players if not self.barred(player, card))

    @cached_property
    def deals(self) -> Deals:
        """All deals of the hidden cards that agree with what was seen."""
        counts = self.position.view(self.you).counts
        places = [tuple(self.players.index(each) for each in self.able(card)) for card in self.cards]
        return Deals(tuple(counts[each] for each in self.players), tuple(places))

    def count(self, player: int, card: Card) -> int:
        """Return in how many of the deals a player holds a card."""
        if player not in self.players or card not in self.cards:
            return 0
        return self.deals.with_card(self.cards.index(card), self.players.index(player))

    def percent(self, player: int, card: Card) -> int:
        """Return in how many of 100 deals a player holds a card, but never none nor all."""
        count, total = self.count(player, card), self.deals.total
        return min(99, max(1, round(100 * count / total))) if 0 < count < total else 100 * (count > 0)

    def mean(self, player: int, cards: Iterable[Card]) -> float:
        """Return how many of the cards a player holds on average over the deals."""
        return sum(self.count(player, card) for card in cards) / self.deals.total


@dataclass(frozen=True)
class Deals:
    """The ways to deal cards out, this many to each player, where not everybody can hold every card."""

    counts: Counts
    able: tuple[tuple[int, ...], ...]
    """For each card who can hold it."""

    @cached_property
    def _before(self) -> list[Counter[Counts]]:
        """For each card in how many ways those before it can have gone, by what is left to deal."""
        return _ways(self.counts, self.able)

    @cached_property
    def _behind(self) -> list[Counter[Counts]]:
        """For each card in how many ways those behind it can go, by what they take."""
        none = tuple(0 for _ in self.counts)
        return _ways(none, self.able[::-1], take=1)[::-1]

    @property
    def total(self) -> int:
        """How many deals of the hidden cards there are."""
        return self._before[-1][tuple(0 for _ in self.counts)]

    def with_card(self, card: int, player: int) -> int:
        """Return in how many of the deals a player holds a card, both by their numbers here."""
        if player not in self.able[card]:
            return 0
        before, behind = self._before[card], self._behind[card + 1]
        return sum(ways * behind[_given(left, player)] for left, ways in before.items() if left[player])


def _ways(start: Counts, able: Sequence[tuple[int, ...]], take: int = -1) -> list[Counter[Counts]]:
    """Return the ways to deal card after card: what is left of `start`, or, with `take` 1, what was taken."""
    found = [Counter({start: 1})]
    for who in able:
        following: Counter[Counts] = Counter()
        for left, ways in found[-1].items():
            for player in who:
                after = _given(left, player, take)
                if after[player] >= 0:
                    following[after] += ways
        found.append(following)
    return found


def _given(left: Counts, player: int, take: int = -1) -> Counts:
    """Return how many cards each player still lacks after one is dealt to a player."""
    return (*left[:player], left[player] + take, *left[player + 1 :])


# -- from a puzzle ---------------------------------------------------------------------------------


def seen_in(puzzle: SevensPuzzle[Any]) -> Seen:
    """Return what the reader knows after the moves of a puzzle; raises `PuzzleError` where no deal agrees."""
    found = Seen(puzzle.position, puzzle.viewpoint, told_by(puzzle.steps, puzzle.viewpoint))
    if not found.cards or not found.deals.total:
        raise PuzzleError("moves: no deal agrees with who passed while what was open (B5)")
    return found


def told_by(steps: Iterable[Step], you: int) -> tuple[tuple[int, int], ...]:
    """Return who passed for want of a card, and what was open."""
    return tuple(
        (step.player, step.before.view(you).open)
        for step in steps
        if isinstance(step.move, Pass) and never_waits(step.before, you, step.player)
    )


def need_reading(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless hidden hands can be counted: two or more, no ★, not in Killer Sevens."""
    if puzzle.rules.killer or puzzle.rules.joker != "none":
        raise PuzzleError(f"rules: {puzzle.kind!r} counts the deals of a table without ★ and not in Killer Sevens")
    if puzzle.position.turn is None or len(seen_in(puzzle).players) < 2:
        raise PuzzleError("position: with fewer than two hidden hands there is nothing to read (B1)")


def passing_of(puzzle: SevensPuzzle[Any]) -> dict[str, Value]:
    """Return what a question says of passing: whether it is forced (B5), else how many may wait, and who."""
    position, you = puzzle.position, puzzle.viewpoint
    others = [each for each in position.players if each != you and not never_waits(position, you, each)]
    forced = "no" if puzzle.rules.voluntary_passing else "yes"
    return {"forced": forced, "others": len(others), "other": Who(others[0]) if others else ""}
