"""From what a file says to a position: the cards that it leaves open are dealt, the moves before the question made."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, PACK, Card, cards_in
from sevens_teach.errors import NotationError, SevensError
from sevens_teach.sevens.engine.draft import FOLLOW, Draft
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Move, Play
from sevens_teach.sevens.engine.notation import format_cards, parse_cards, parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.events import Event

_REST: Final = re.compile(r"…|\.\.\.")
_SECTION: Final = re.compile(r"\s*(board|hands|passes|turn|out|clockwise)\b(?!=)\s*(.*)")


@dataclass(frozen=True, slots=True)
class Step:
    """One move before the question: where it was made, and what it made happen."""

    move: Move
    player: int
    """Who made it; in an exchange the ghost (G1)."""
    before: Position
    after: Position
    events: tuple[Event, ...]


def read_position(text: str, rules: str) -> Position:
    """Return the position of a puzzle, on one line or more; raises what `Position.parse` raises, or `PuzzleError`.

    A hand that ends in `…` gets its share of the cards named nowhere; without a turn, player 0 is to move.
    """
    named, sections = _sections(" ".join(text.split()))
    if named and rules != "basic" and Rules.parse(named) != Rules.parse(rules):
        raise PuzzleError(f"the position is under {named!r}, but the rules are {rules!r}")
    house = Rules.parse(named or rules)
    if "hands" in sections and _REST.search(sections["hands"]):
        sections["hands"] = _dealt(sections["hands"], parse_cards(sections.get("board") or "-"), house)
    sections.setdefault("turn", "0")
    return _parsed("; ".join((str(house), *(f"{name} {value}" for name, value in sections.items()))))


def _parsed(text: str) -> Position:
    """Return the position; an error shows the text, since its column is in the completed one."""
    try:
        return Position.parse(text)
    except NotationError as error:
        raise PuzzleError(f"{error}, in {text!r}") from None


def _sections(text: str) -> tuple[str, dict[str, str]]:
    """Return the house rules that a position names, or '', and its sections."""
    rules, sections = "", {}
    for number, part in enumerate(text.split(";")):
        if found := _SECTION.fullmatch(part):
            sections[found[1]] = found[2].strip()
        elif number == 0:
            rules = part.strip()
        else:
            raise PuzzleError(f"{part.strip()!r} is no section: expected board, hands, passes, turn, out or clockwise")
    return rules, sections


def _dealt(hands: str, board: tuple[Card, ...], rules: Rules) -> str:
    """Return the hands with the cards named nowhere dealt, in order, to those that end in `…`."""
    texts = hands.split("|")
    named = [parse_cards(_REST.sub("", text).strip() or "-") for text in texts]
    seen = {*board, *(card for cards in named for card in cards)}
    pack = PACK if rules.joker == "none" else (*PACK, JOKER)
    rest = [card for card in pack if card not in seen]
    waiting = [number for number, text in enumerate(texts) if _REST.search(text)]
    shares = {number: rest[turn :: len(waiting)] for turn, number in enumerate(waiting)}
    return " | ".join(format_cards((*cards, *shares.get(number, ()))) for number, cards in enumerate(named))


def make_moves(position: Position, moves: Sequence[str], *, lawful: bool = True) -> tuple[Step, ...]:
    """Return the moves made one after another; unless `lawful`, one that is not legal is made all the same."""
    steps: list[Step] = []
    for number, text in enumerate(moves, 1):
        if position.turn is None:
            raise PuzzleError(f"move {number}, {text!r}: play has ended before it")
        try:
            steps.append(_step(position, parse_move(text), lawful=lawful))
        except SevensError as error:
            raise PuzzleError(f"move {number}, {text!r}: {error}") from None
        position = steps[-1].after
    return tuple(steps)


def _step(position: Position, move: Move, *, lawful: bool) -> Step:
    player = move.ghost if isinstance(move, Exchange) else position.turn
    assert player is not None  # noqa: S101, play goes on: somebody is to move
    if lawful or move in position.legal_moves:
        return Step(move, player, position, *position.after(move))
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
    """Return what a move that is not legal would do: a record shows it made, and the reader finds it."""
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
