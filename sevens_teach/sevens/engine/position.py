"""An immutable position: the legal moves, and `after(move)`, which gives the next position and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from sevens_teach.cards import SEVENS, Card, cards_in
from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.play.refusing import refuse
from sevens_teach.play.value import Value
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.draft import FOLLOW, Draft, leave, work_out
from sevens_teach.sevens.engine.events import ENDED, Event, laid_sevens
from sevens_teach.sevens.engine.lanes import DIAMOND_SEVEN, on_board
from sevens_teach.sevens.engine.legal import LegalMoves, drawn, exchanges, other_moves
from sevens_teach.sevens.engine.moves import Exchange, Move, Play
from sevens_teach.sevens.engine.notation import format_position, read_parts
from sevens_teach.sevens.engine.outcome import Outcome, outcome_of
from sevens_teach.sevens.engine.soundness import (
    check_position,
    checked_clockwise,
    checked_exits,
    checked_hands,
    checked_passes,
    checked_rules,
    checked_turn,
    number_cards,
    whole_hands,
)
from sevens_teach.sevens.engine.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from random import Random

    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.text.reader import Reader


Step = tuple["Position", tuple[Event, ...]]
"""A position and the events that led to it, in order."""


class Position(Draft, Value[Move]):
    """Everything that decides how the game goes on: a value, never changed, compared by what it holds.

    Players are numbered from 0. `Position.parse(text)` reads the notation, `str` writes it.
    """

    __slots__ = ()

    def __init__(  # noqa: PLR0913, a position has this many parts
        self,
        rules: Rules,
        board: Iterable[Card | str],
        hands: Sequence[Iterable[Card | str]],
        *,
        turn: int | None,
        passes: Sequence[int] | None = None,
        exits: Sequence[Exit] = (),
        clockwise: Sequence[int] | None = None,
    ) -> None:
        """Take the cards down, each player's hand, and what has happened; raises `PositionError` or `CardError`.

        Every card of the pack must be down or in a hand, once; the position need not be reachable.
        """
        held = checked_hands(hands)
        count = len(held)
        draft = _draft(checked_rules(rules), number_cards(board), held, checked_clockwise(clockwise, count))
        draft.passes = checked_passes(passes, count)
        draft.exits = checked_exits(exits, draft.clockwise)
        draft.turn = checked_turn(turn, count)
        work_out(draft)
        for name in Draft.__slots__:
            object.__setattr__(self, name, getattr(draft, name))
        check_position(self)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def board(self) -> tuple[Card, ...]:
        """The cards down, sorted."""
        return cards_in(self.down)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each player's cards, sorted."""
        return tuple(map(cards_in, self.held))

    @property
    def is_over(self) -> bool:
        """Whether play has ended (B10, K7)."""
        return self.turn is None

    @property
    def open_places(self) -> tuple[Card, ...]:
        """The places that the board lets a card into now, in anybody's hand."""
        return cards_in(connection.survey(self.rules, self.down)[0])

    @property
    def dead_places(self) -> tuple[Card, ...]:
        """The places not down that can never be filled (K3, K9)."""
        return cards_in(self.dead)

    @property
    def islands(self) -> tuple[Card, ...]:
        """The cards down that do not join their 7 yet (B8); none in Killer Sevens."""
        return cards_in(connection.islands(self.rules, self.down))

    @property
    def closed_places(self) -> tuple[Card, ...]:
        """The places next to a run that the one-way tunnel has closed (T4)."""
        return cards_in(connection.closed_places(self.rules, self.down))

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be done now: a view with `in`, `len`, iteration and `bool`."""
        turn = self.turn
        if turn is None:
            return LegalMoves()
        rules = self.rules
        others = other_moves(rules, self.down, self.plays, self.held[turn])
        return LegalMoves(self.plays, others + exchanges(rules, self.exits, self.staying) if rules.ghost else others)

    @property
    def outcome(self) -> Outcome | None:
        """The ranking with the reason for each place; None while play goes on."""
        return outcome_of(self) if self.is_over else None

    def view(self, player: int) -> View:
        """Return what `player` may see of Sevens: the one place where hidden things are hidden."""
        return view_of(self, player)

    # -- what a move does ------------------------------------------------------------------------

    def may(self, player: int, move: Move) -> bool:
        """Return whether `player` may make `move` now: on the own turn (B2), or a ghost's exchange at any time (G1)."""
        return (player == self.turn or isinstance(move, Exchange)) and move in self.legal_moves

    def mover(self, move: Move) -> int | None:
        """Return who makes `move`: the player to move, in an exchange the ghost (G1); None once play is over."""
        return move.ghost if isinstance(move, Exchange) else self.turn

    def after(self, move: Move) -> Step:
        """Return the position of Sevens after `move`, and what happened, in order; raises `IllegalMoveError`."""
        if not (move.card.bit & self.plays if type(move) is Play else move in self.legal_moves):
            self._refuse(move)
        draft = Draft(self)
        events = FOLLOW[type(move)](draft, self, self.turn, move)
        return _sealed(draft), events

    def play_out(self, rng: Random) -> Position:
        """Return how the game ends when every player plays at random, without the ghost's exchanges.

        One draft is changed from move to move, so this is the fast way to play very many games.
        """
        draft, rules = Draft(self), self.rules
        for name in Draft.__slots__:
            setattr(draft, name, getattr(self, name))
        while (turn := draft.turn) is not None:
            others = other_moves(rules, draft.down, draft.plays, draft.held[turn])
            move = drawn(draft.plays, others, rng)
            FOLLOW[type(move)](draft, draft, turn, move)
        return _sealed(draft)

    def _refuse(self, move: Move) -> NoReturn:
        """Raise `IllegalMoveError` with the rule that a move of Sevens breaks."""
        if type(move) not in FOLLOW:
            raise IllegalMoveError(f"not a move: {shown(move)}: expected a Play, LayJoker, Pass or Exchange (B3)")
        refuse(self, move)

    # -- a value ---------------------------------------------------------------------------------

    def _key(self) -> tuple[object, ...]:
        """Return what two equal positions of Sevens have alike."""
        return self.rules, self.down, self.held, self.passes, self.turn, self.exits, self.clockwise

    def __hash__(self) -> int:
        return hash((self.down, self.held, self.passes, self.turn))  # where games are searched, the rest is the same

    def __str__(self) -> str:
        return format_position(self)

    @classmethod
    def read(cls, reader: Reader) -> Position:
        """Return the position of Sevens that stands next in a text, up to the end.

        After the rules the sections may come in any order. Raises `NotationError` with the column for what is not in
        the notation, and `PositionError` or `CardError` for what is, but contradicts itself.
        """
        return Position(**read_parts(reader))

    @classmethod
    def start(cls, rules: Rules, hands: Sequence[Iterable[Card | str]]) -> Step:
        """Return the position of Sevens in which play starts with these `hands` dealt, and its events.

        The sevens are laid and the ♦7's player has the first turn (B2); in Fan Tan the board is
        empty and the ♦7's holder has it (F1, F2). Raises `PositionError` or `CardError`.
        """
        held = whole_hands(rules, hands)
        sevens = 0 if rules.opening == "fantan" else SEVENS
        draft = _draft(rules, sevens, tuple(hand & ~sevens for hand in held), (*range(1, len(held)), 0))
        first = draft.turn = next(player for player, hand in enumerate(held) if hand & DIAMOND_SEVEN.bit)
        order = (*range(first, len(held)), *range(first))
        events = _sevens_laid(rules, held, order) if sevens else ()
        work_out(draft)
        if news := leave(draft, order):
            still = (player for player in order if draft.staying >> player & 1)
            draft.turn = None if news[-1] is ENDED else next(still)
            work_out(draft)
            events += news
        return _sealed(draft), events


def _sevens_laid(rules: Rules, held: Sequence[int], order: Sequence[int]) -> tuple[Event, ...]:
    """Return who lays which 7s, from the ♦7's player on; where the rows stand in their order, one after the other."""
    laid = [Card(f"{suit}7").bit for suit in rules.suit_order] if rules.killer else [SEVENS]
    return tuple([laid_sevens(player, held[player] & each) for each in laid for player in order if held[player] & each])


def with_hands(seen: Position | View, hands: Sequence[Iterable[Card]], passes: Sequence[int] | None = None) -> Position:
    """Return a position like this one but for the hands, and the passes used if given; raises `PositionError`."""
    return Position(
        seen.rules,
        seen.board,
        hands,
        turn=seen.turn,
        passes=seen.passes if passes is None else passes,
        exits=seen.exits,
        clockwise=seen.clockwise,
    )


def parse_position(text: str) -> Position:
    """Return the position that `format_position` writes; raises what `Position.parse` raises."""
    return Position.parse(text)


def _draft(rules: Rules, board: int, held: tuple[int, ...], clockwise: tuple[int, ...]) -> Draft:
    """Return a draft with these cards down and in the hands, before anything has happened."""
    draft = object.__new__(Draft)
    draft.rules = rules
    draft.clockwise = clockwise
    draft.passes = (0,) * len(held)
    draft.exits = ()
    draft.down = on_board(board)
    draft.held = held
    return draft


def just_laid(position: Position, card: Card) -> Position:
    """Return the position with a card of the player to move down, before anybody leaves by it or has the next turn."""
    assert position.turn is not None  # noqa: S101, somebody lays it
    draft = Draft(position)
    draft.turn, draft.down = position.turn, position.down | card.place
    held = (hand & ~card.bit if player == draft.turn else hand for player, hand in enumerate(position.held))
    draft.held = tuple(held)
    work_out(draft)
    return _sealed(draft)


def _sealed(draft: Draft) -> Position:
    """Return the draft as a position: nothing can be assigned to it any more."""
    draft.__class__ = Position
    return draft  # type: ignore[return-value]  # the line above makes it one
