"""What befalls one player in a line of play: told from its events, and counted over games played on from a position."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sevens_teach.cards import JOKER, cards_in
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.players.tips import TipsPlayer
from sevens_teach.sevens.review.waiting import most, waits

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position

Step: TypeAlias = "tuple[Position, Sequence[Event]]"
"""A position, and the events that led to it."""
TRIES: Final = 16
"""So often is a game played on from a move, to see what mostly happens."""
MOSTLY: Final = 0.5
"""What happens oftener by this part of the games after one move than after the other, it mostly brings."""
NEARLY: Final = 0.9
"""In this part of the games something comes nearly always."""
CLEARLY: Final = 0.25
"""A smaller difference than this says nothing."""
_ROUND: Final = 3
"""Within how many moves something comes soon."""
_TIPS: Final = TipsPlayer()


class Kind(Enum):
    """What can befall a player, the worst first."""

    BROKE = "broke"
    """The player goes broke (B6)."""
    KEPT_JOKER = "joker"
    """The player is left with ★ (J5, J6)."""
    TOOK_JOKER = "took"
    """The player has to put down a card, and takes ★ (J1, J2)."""
    DIED = "died"
    """A card of the player's hand dies (K3)."""
    CLOSED = "closed"
    """The tunnel closes the side on which a card of the player's waits (T4)."""
    FORCED = "forced"
    """Nothing fits, and the player has to pass (B5)."""
    USED = "used"
    """Another soon plays where the player's move opened the way."""
    BEHIND = "behind"
    """Another comes in ahead of the player."""


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that befell the player."""

    kind: Kind
    card: Card | None = None
    other: int | None = None
    """The other player, where there is one."""
    count: int = 0
    """Which of several it is, from 1."""


def befell(before: Position, line: Iterable[Step], player: int) -> dict[Fact, int]:
    """Return what befell a player in a line of play, each with the number of moves made until then, from 0."""
    found: dict[Fact, int] = {}
    last, opened, number = before, set[Any](), 0
    for number, (position, events) in enumerate(line):
        was, last = last, position
        if number == 0:
            opened = set(position.open_places) - set(before.open_places)
        if was.staying >> player & 1:
            news = [*_in_events(position, events, player), *_closed(was, position, player)]
            if number:
                news += [*_forced(was, events, player, found), *_used_way(events, opened, player, number)]
            found |= {fact: number for fact in news if fact not in found}
    return found | dict.fromkeys(_at_the_end(last, player), number)


def played_on(position: Position, move: Move, chance: str) -> Iterator[Step]:
    """Yield how a game of Sevens goes on after a move, everybody by the tips and with the hands as they are."""
    rng = Random(chance)
    step = position.after(move)
    yield step
    while (turn := step[0].turn) is not None:
        step = step[0].after(_TIPS.choose(step[0].view(turn), rng))
        yield step


@lru_cache(maxsize=8)
def games_on(position: Position, move: Move, tries: int = TRIES) -> tuple[tuple[Step, ...], ...]:
    """Return how games go on after a move: the same ones each time, whatever is asked of them."""
    return tuple(tuple(played_on(position, move, f"try {each}")) for each in range(tries))


@lru_cache(maxsize=64)
def tried(position: Position, move: Move, tries: int = TRIES) -> tuple[dict[Fact, int], ...]:
    """Return what befalls the player who makes a move, in games played on from there: the same ones each time."""
    assert position.turn is not None  # noqa: S101, somebody moves
    return tuple(befell(position, line, position.turn) for line in games_on(position, move, tries))


@lru_cache(maxsize=64)
def waited_for(position: Position, move: Move, tries: int = TRIES) -> tuple[Card, int] | None:
    """Return for which card of whom most cards of the player wait who goes broke after a move, in most such games."""
    assert position.turn is not None  # noqa: S101, as above
    found, ended = Counter[Any](), 0
    for line in games_on(position, move, tries):
        before = position
        for after, events in line:
            if Fact(Kind.BROKE) in _in_events(after, events, position.turn):
                wait, ended = most(waits(before, position.turn)), ended + 1
                found.update([] if wait is None else [(wait.behind, wait.other)])
                break
            before = after
    return next((card for card, count in found.most_common(1) if 2 * count > ended), None)


def often_in(count: int, rest: int, tries: int) -> dict[str, int | str]:
    """Return how often something comes in games played on from two moves, and that of the first one in words.

    It comes oftener after the first.
    """
    limits = {"nearly": count >= NEARLY * tries, "mostly": count > MOSTLY * tries}
    often = next((how for how, is_so in limits.items() if is_so), "more")
    return {"count": count, "rest": rest, "tries": tries, "often": often}


def _in_events(position: Position, events: Sequence[Event], player: int) -> Iterator[Fact]:
    """Yield what befalls a player in the events of one move: a card dies, bankruptcy, ★ arrives."""
    for event in events:
        if event.kind is Happening.DIED:
            yield from (Fact(Kind.DIED, card) for card in event.cards if card in position.hands[player])
        elif event.player == player and event.kind is Happening.BANKRUPT:
            yield Fact(Kind.BROKE)
        elif event.player == player and event.kind is Happening.TOOK_JOKER:
            yield Fact(Kind.TOOK_JOKER, event.cards[0])


def _closed(before: Position, after: Position, player: int) -> Iterator[Fact]:
    """Yield the player's cards whose places have closed by a move."""
    now = connection.closed_places(after.rules, after.down) & ~connection.closed_places(before.rules, before.down)
    yield from (Fact(Kind.CLOSED, card) for card in cards_in(now & after.held[player]))


def _forced(before: Position, events: Sequence[Event], player: int, found: dict[Fact, int]) -> Iterator[Fact]:
    """Yield one more pass that befell the player because nothing fitted."""
    if before.turn == player and events[0].kind is Happening.PASSED:
        moves = before.legal_moves
        if not moves.cards and not moves.jokers:
            yield Fact(Kind.FORCED, count=1 + sum(fact.kind is Kind.FORCED for fact in found))


def _used_way(events: Sequence[Event], opened: set[Card], player: int, number: int) -> Iterator[Fact]:
    """Yield who plays where the player opened the way, within a round."""
    first = events[0]
    if number <= _ROUND and first.kind is Happening.PLAYED and first.player != player and first.cards[0] in opened:
        yield Fact(Kind.USED, first.cards[0], first.player)


def _at_the_end(last: Position, player: int) -> Iterator[Fact]:
    """Yield what befell a player at the end: who came in ahead, and whether ★ was left."""
    if last.outcome is not None:
        yield from (
            Fact(Kind.BEHIND, other=other) for other in last.outcome.ranking[: last.outcome.rank_of(player) - 1]
        )
        if JOKER in last.hands[player]:
            yield Fact(Kind.KEPT_JOKER)
