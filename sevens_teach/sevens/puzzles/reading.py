"""From what a file says to a position: the cards that it leaves open are dealt, the moves before the question made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, PACK, Card, cards_in
from sevens_teach.errors import NotationError, PuzzleError
from sevens_teach.puzzles.answers import Step
from sevens_teach.puzzles.reading import made, stepped
from sevens_teach.sevens.engine.draft import FOLLOW, Draft
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Move, Play
from sevens_teach.sevens.engine.notation import as_parts, parse_move, read_sections
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.text.notation import read_cards
from sevens_teach.text.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.events import Event

_BLANK: Final = re.compile(r"\s")
_REST: Final = re.compile(r"…|\.\.\.")
_BAR: Final = re.compile(r"\|")


@dataclass(frozen=True, slots=True)
class _Hand:
    """A hand as a file writes it."""

    cards: tuple[Card, ...]
    takes_more: bool
    """Whether it ends in `…`, for its share of the cards named nowhere."""


def read_position(text: str, rules: str) -> Position:
    """Return the position of a puzzle of Sevens; raises what `Position.parse` raises, or `PuzzleError`.

    A hand that ends in `…` gets its share of the cards named nowhere; without a turn, player 0 is to move.
    Lines and columns in errors are those of the text.
    """
    house = Rules.parse(rules)
    try:
        named, parts = read_sections(Reader(_BLANK.sub(" ", text), "a position"), ("board", "hands"), _read_hands)
    except NotationError as error:
        before = text[: error.column - 1]
        line, column = before.count("\n") + 1, error.column - (before.rfind("\n") + 1)
        raise NotationError(error.what, line=line, column=column) from None
    if named is not None and rules != "basic" and named != house:
        raise PuzzleError(f"the position is under {str(named)!r}, but the rules are {rules!r}")
    house = named or house
    parts["hands"] = _dealt(parts["hands"], parts["board"], house)
    return Position(**as_parts(house, {"turn": 0} | parts))


def _read_hands(reader: Reader) -> list[_Hand]:
    """Read the hands of a puzzle's position, with bars between."""
    hands = [_read_hand(reader)]
    while reader.take(_BAR, "'|'"):
        hands.append(_read_hand(reader))
    return hands


def _read_hand(reader: Reader) -> _Hand:
    """Read one hand of a puzzle's position: cards, and `…` for a share of the rest."""
    cards = () if reader.sees(_REST, "'…' for the rest") else read_cards(reader)
    return _Hand(cards, reader.take(_REST, "'…' for the rest") is not None)


def _dealt(hands: list[_Hand], board: tuple[Card, ...], rules: Rules) -> list[tuple[Card, ...]]:
    """Return the hands of a puzzle's position with the cards named nowhere dealt to those that take more."""
    seen = {*board, *(card for hand in hands for card in hand.cards)}
    pack = PACK if rules.joker == "none" else (*PACK, JOKER)
    rest = [card for card in pack if card not in seen]
    waiting = [hand for hand in hands if hand.takes_more]
    shares = {id(hand): tuple(rest[turn :: len(waiting)]) for turn, hand in enumerate(waiting)}
    return [(*hand.cards, *shares.get(id(hand), ())) for hand in hands]


# -- moves -----------------------------------------------------------------------------------------


def make_moves(position: Position, moves: Sequence[str], *, lawful: bool = True) -> tuple[Step, ...]:
    """Return the moves of Sevens made one after another; unless `lawful`, also one that is not legal."""
    return stepped(position, moves, lambda position, text: _step(position, parse_move(text), lawful=lawful))


def mover(position: Position, move: Move) -> int:
    """Return who makes a move before the question: in an exchange the ghost (G1)."""
    player = move.ghost if isinstance(move, Exchange) else position.turn
    assert player is not None  # noqa: S101, play goes on: somebody is to move
    return player


def _step(position: Position, move: Move, *, lawful: bool) -> Step:
    """Return a move before the question as a step, also one that has to be forced; raises `PuzzleError`."""
    if position.turn is None:
        raise PuzzleError("play has ended before it")
    if lawful or move in position.legal_moves:
        return made(position, move)
    player = mover(position, move)
    if isinstance(move, Exchange) or not can_be_forced(position, player, move):
        raise PuzzleError(f"player {player} is to move, and does not hold that, or ★ and its place: {position}")
    return Step(move, player, position, *forced(position, player, move))


def can_be_forced(position: Position, player: int, move: Move) -> bool:
    """Return whether a player could make a move by breaking the rules: with cards that there are."""
    hand = position.held[player]
    if isinstance(move, Play):
        return bool(hand & move.card.bit & ALL)
    if isinstance(move, LayJoker):
        own = move.card.bit if move.card else 0
        return hand & JOKER_BIT > 0 and not own & ~hand and not move.place.place & position.down
    return True


def forced(position: Position, player: int, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return what an illegal move would do: a record shows it made, and the reader finds it."""
    draft = Draft(position)
    events = FOLLOW[type(move)](draft, position, player, move)
    hands = [cards_in(hand) for hand in draft.held]
    after = Position(
        draft.rules,
        cards_in(draft.down),
        hands,
        turn=draft.turn,
        passes=draft.passes,
        exits=draft.exits,
        clockwise=draft.clockwise,
    )
    return after, events
