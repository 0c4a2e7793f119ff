"""Moments of games played at random that are worth asking about: for each kind, scenes for its puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, Card, deal
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS, Exchange, LayJoker, Move, Play
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.scene import Step, can_be_forced, forced

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from random import Random
    from typing import TypeVar

    from sevens_teach.sevens.engine.rules import Rules

    T = TypeVar("T")

_LONGEST: Final = 300
_PLACES: Final = 30
"""So many places not down can be looked through."""
_SMALL: Final = 8
"""So many cards in the hands can be played out."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A position, the moves made from it, and what else a puzzle file would say."""

    start: Position
    steps: tuple[Step, ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)


Game = list[Step]


def play_at_random(rules: Rules, players: int, rng: Random) -> Game:
    """Return the moves of a random game; passing is a move like any other, so some players go bankrupt."""
    position, _ = Position.start(rules, deal(players, rng, joker=rules.joker != "none"))
    game: Game = []
    while position.turn is not None and len(game) < _LONGEST:
        game.append(made(position, position.legal_moves.turn.draw(rng)))
        position = game[-1].after
    return game


def made(position: Position, move: Move) -> Step:
    """Return a legal move made."""
    player = move.ghost if isinstance(move, Exchange) else position.turn
    assert player is not None  # noqa: S101, somebody is to move
    return Step(move, player, position, *position.after(move))


def mixed(values: Sequence[T], rng: Random) -> list[T]:
    """Return the values in random order: the same for the same `rng` on every Python version."""
    return [value for _, _, value in sorted((rng.random(), number, value) for number, value in enumerate(values))]


def _moments(game: Game, rng: Random) -> Iterator[Position]:
    """Yield positions of a game in random order, none of them twice."""
    yield from (step.before for step in mixed(game, rng))


# -- one position ----------------------------------------------------------------------------------


def playable(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield hands of a size to look through."""
    for position in _moments(game, rng):
        few = _few_left(position, rng) if rng.random() < 1 / 2 else None
        if _is_readable(few or position):
            yield Scene(few or position)


def _is_readable(position: Position) -> bool:
    assert position.turn is not None  # noqa: S101, a moment of a game
    return 2 <= position.held[position.turn].bit_count() <= 12


def places(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield boards with few enough places to look through."""
    for position in _moments(game, rng):
        if 52 - (position.down & ALL).bit_count() <= _PLACES:
            yield Scene(position, (), {"among": "board"})


def seen(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield positions in which the player to move holds a dead card."""
    for position in _moments(game, rng):
        if position.turn is not None and position.held[position.turn] & position.dead:
            yield Scene(position)


def holds(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield boards with few enough places to look through."""
    for position in _moments(game, rng):
        if 52 - (position.down & ALL).bit_count() <= _PLACES:
            yield Scene(position)


def dead(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield boards on which some place is dead."""
    for position in _moments(game, rng):
        if position.dead and 52 - (position.down & ALL).bit_count() <= _PLACES:
            yield Scene(position)


def joker(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield positions in which the player to move holds ★."""
    yield from (Scene(position) for position in _moments(game, rng) if _holds_joker(position))


def _holds_joker(position: Position) -> bool:
    return position.turn is not None and bool(position.held[position.turn] & JOKER_BIT)


def bankruptcy(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield positions in which the player to move has no free pass left."""
    for position in _moments(game, rng):
        if _is_readable(position):
            yield Scene(_exhausted(position))


def _exhausted(position: Position) -> Position:
    limit = position.rules.passes
    passes = [limit if player == position.turn else used for player, used in enumerate(position.passes)]
    return _changed(position, position.hands, [used or 0 for used in passes])


def _changed(position: Position, hands: Sequence[Sequence[Card]], passes: Sequence[int]) -> Position:
    return Position(
        position.rules,
        position.board,
        hands,
        turn=position.turn,
        passes=passes,
        exits=position.exits,
        clockwise=position.clockwise,
    )


def _few_left(position: Position, rng: Random) -> Position | None:
    """Return the position with only ★ and one card left to the player to move: what J4 and J5 are about."""
    turn = position.turn
    if turn is None or not _holds_joker(position):
        return None
    hand = [card for card in position.hands[turn] if not card.is_joker]
    others = [player for player in position.in_play if player != turn]
    kept = mixed(hand, rng)[0]
    hands = [list(cards) for cards in position.hands]
    for number, card in enumerate(card for card in hand if card is not kept):
        hands[others[number % len(others)]].append(card)
    hands[turn] = [JOKER, kept]
    return _changed(position, hands, position.passes)


def rank(game: Game, _rng: Random) -> Iterator[Scene]:
    """Yield the end of the game."""
    if game and game[-1].after.is_over:
        yield Scene(game[-1].after)


def passes(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield players who have used some passes; with ghosts, also after an exchange."""
    for position in _moments(game, rng):
        exchanges = position.legal_moves.exchanges
        if exchanges:
            exchange = mixed(exchanges, rng)[0]
            yield Scene(position, (made(position, exchange),), {"viewpoint": exchange.ghost})
        else:
            steps = _some_moves(position, 5, rng)
            seat = steps[0].player if steps else 0
            yield Scene(position, steps, {"viewpoint": seat})


def _some_moves(position: Position, most: int, rng: Random) -> tuple[Step, ...]:
    """Return up to `most` moves from a position, at random."""
    steps: list[Step] = []
    for _ in range(int(rng.random() * (most + 1))):
        if position.turn is not None:
            steps.append(made(position, position.legal_moves.turn.draw(rng)))
            position = steps[-1].after
    return tuple(steps)


def legal(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield positions with some moves to judge."""
    for position in _moments(game, rng):
        few = _few_left(position, rng) if rng.random() < 1 / 2 else None
        moves = mixed(_thinkable(few or position), rng)[: 3 + int(rng.random() * 8)]
        yield Scene(few or position, (), {"choices": [str(move) for move in moves]})


def _thinkable(position: Position) -> list[Move]:
    """Return moves that one may think of: what is legal, the other cards of the hand, a pass, ★ here and there."""
    assert position.turn is not None  # noqa: S101, a moment of a game
    hand = position.hands[position.turn]
    found: list[Move] = [PASS, *position.legal_moves, *(Play(card) for card in hand if not card.is_joker)]
    if JOKER in hand:
        alone = position.rules.joker == "solo"
        found += [LayJoker(place) for place in position.open_places if alone]
    ghosts = [gone.player for gone in position.exits if gone.how is Ending.BANKRUPT]
    found += [Exchange(ghost, player) for ghost in ghosts for player in position.players if player != ghost]
    return list(dict.fromkeys(found))


def play(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield endgames small enough to be played out, with a pass or none left to everybody."""
    for step in mixed(game, rng):
        position = step.before
        cards = sum(position.held[player].bit_count() for player in position.in_play)
        if len(position.in_play) < cards <= _SMALL:
            others = [player for player in position.in_play if player != position.turn]
            goal = mixed(("win", "win", "out", f"bankrupt {others[0]}"), rng)[0]
            yield Scene(_short_of_passes(position, rng), (), {"goal": goal})


def _short_of_passes(position: Position, rng: Random) -> Position:
    limit = position.rules.passes or 0
    left = [min(limit, int(rng.random() * 2)) for _ in position.players]
    gone = [position.exit_of(player) for player in position.players]
    passes = [limit - left[player] if gone[player] is None else used for player, used in enumerate(position.passes)]
    return _changed(position, position.hands, passes)


# -- moves before the question -----------------------------------------------------------------------


def gives(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield moves that lay ★."""
    for position in _moments(game, rng):
        if ways := position.legal_moves.jokers:
            yield Scene(position, (made(position, mixed(ways, rng)[0]),))


def next_turn(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield moves after which somebody is to move: ★ and exchanges among them."""
    for position in _moments(game, rng):
        moves = position.legal_moves
        others: tuple[Move, ...] = (*moves.jokers, *moves.exchanges)
        special = mixed(others, rng)
        steps = (made(position, special[0]),) if special else _some_moves(position, 5, rng)
        if steps and not steps[-1].after.is_over:
            yield Scene(position, steps)


def still_in(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield moves by which somebody left the game."""
    leaving = [number for number, step in enumerate(game) if len(step.after.exits) > len(step.before.exits)]
    for number in mixed(leaving, rng):
        steps = game[max(0, number - int(rng.random() * 6)) : number + 1]
        if not steps[-1].after.is_over:
            yield Scene(steps[0].before, tuple(steps))


def record(game: Game, rng: Random) -> Iterator[Scene]:
    """Yield records in which one move is not legal."""
    for position in _moments(game, rng):
        length = 3 + int(rng.random() * 6)
        if steps := _record(position, length, int(rng.random() * length), rng):
            yield Scene(position, steps)


def _record(position: Position, length: int, wrong: int, rng: Random) -> tuple[Step, ...]:
    """Return `length` moves, the one numbered `wrong` not legal; none where that cannot be."""
    steps: list[Step] = []
    for number in range(length):
        if position.turn is None:
            return ()
        step = _illegal(position, rng) if number == wrong else made(position, position.legal_moves.turn.draw(rng))
        if step is None:
            return ()
        steps.append(step)
        position = step.after
    return tuple(steps)


def _illegal(position: Position, rng: Random) -> Step | None:
    turn = position.turn
    assert turn is not None  # noqa: S101, `_record` stops when play is over
    moves = [move for move in _thinkable(position) if not isinstance(move, Exchange)]
    wrong = [move for move in moves if move not in position.legal_moves and can_be_forced(position, turn, move)]
    if not wrong:
        return None
    move = mixed(wrong, rng)[0]
    return Step(move, turn, position, *forced(position, turn, move))


SCENES: Final[dict[str, tuple[Callable[[Game, Random], Iterator[Scene]], ...]]] = {
    "playable": (playable, places),
    "dead": (dead,),
    "joker": (joker,),
    "gives": (gives,),
    "bankruptcy": (bankruptcy,),
    "rank": (rank,),
    "passes": (passes,),
    "play": (play,),
    "record": (record,),
    "legal": (legal,),
    "next": (next_turn,),
    "still-in": (still_in,),
    "seen": (seen,),
    "holds": (holds,),
}
"""Where scenes for each kind come from."""
