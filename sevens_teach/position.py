"""An immutable position: the legal moves, and `after(move)`, which gives the next position and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from sevens_teach import connection
from sevens_teach.cards import (
    ALL,
    DIAMOND_SEVEN,
    JOKER_BIT,
    SEVENS,
    Card,
    card_set,
    cards_in,
    on_board,
)
from sevens_teach.connection import survey
from sevens_teach.errors import IllegalMoveError
from sevens_teach.events import ENDED, Event, Happening, passed, played
from sevens_teach.exits import Ending, Exit, clockwise_from, departures, is_over, still_in
from sevens_teach.legal import LegalMoves, turn_moves
from sevens_teach.moves import Exchange, LayJoker, Move, Pass, Play
from sevens_teach.soundness import (
    check_position,
    check_rules,
    checked_clockwise,
    checked_exits,
    checked_passes,
    listed,
    number_cards,
    whole_hands,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sevens_teach.outcome import Outcome
    from sevens_teach.rules import Rules
    from sevens_teach.view import View


Step = tuple["Position", tuple[Event, ...]]
"""A position and the events that led to it, in order."""


class Position:
    """Everything that decides how the game goes on: a value, never changed, compared by what it holds.

    Players are numbered from 0. `Position.parse(text)` reads the notation, `str` writes it.
    """

    rules: Rules
    passes: tuple[int, ...]
    """How many passes each player has used."""
    turn: int | None
    """The player to move; None when play is over."""
    exits: tuple[Exit, ...]
    """The players who are not in any more, in the order in which that happened."""
    clockwise: tuple[int, ...]
    """Who follows each player; only the ghost's exchange changes it (G2)."""
    _down: int
    _held: tuple[int, ...]
    _in: int
    _open: int
    _dead: int

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
        check_rules(rules)
        held = tuple(card_set(hand) for hand in listed(hands, "hands"))
        count = len(held)
        made = _make(
            rules,
            on_board(number_cards(board)),
            held,
            checked_passes(passes, count),
            turn,
            checked_exits(exits, count),
            checked_clockwise(clockwise, count),
        )
        object.__setattr__(self, "__dict__", made.__dict__)
        check_position(self)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def board(self) -> tuple[Card, ...]:
        """The cards down, sorted."""
        return cards_in(self._down)

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each player's cards, sorted."""
        return tuple(map(cards_in, self._held))

    @property
    def players(self) -> range:
        """The players' numbers, from 0."""
        return range(len(self._held))

    @property
    def in_play(self) -> tuple[int, ...]:
        """The players still in."""
        return tuple(player for player in self.players if self._in >> player & 1)

    @property
    def is_over(self) -> bool:
        """Whether play has ended (B10, K7)."""
        return self.turn is None

    @property
    def open_places(self) -> tuple[Card, ...]:
        """The places that the board lets a card into now, whoever holds it."""
        return cards_in(self._open)

    @property
    def dead_places(self) -> tuple[Card, ...]:
        """The places not down that can never be filled (K3, K9)."""
        return cards_in(self._dead)

    @property
    def islands(self) -> tuple[Card, ...]:
        """The cards down that do not join their 7 yet (B8); none in Killer Sevens."""
        return cards_in(connection.islands(self.rules, self._down))

    @property
    def closed_places(self) -> tuple[Card, ...]:
        """The places next to a run that the one-way tunnel has closed (T4)."""
        return cards_in(connection.closed_places(self.rules, self._down))

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be done now: a view with `in`, `len`, iteration and `bool`."""
        if self.turn is None:
            return LegalMoves()
        moves = turn_moves(self.rules, self._down, self._open, self._held[self.turn])
        if self.rules.ghost and self.exits:
            moves = moves.with_exchanges(self._exchanges())
        return moves

    @property
    def outcome(self) -> Outcome | None:
        """The ranking with the reason for each place; None while play goes on."""
        from sevens_teach.outcome import outcome_of  # noqa: PLC0415, the outcome reads positions

        return outcome_of(self) if self.is_over else None

    def exit_of(self, player: int) -> Exit | None:
        """Return how `player` left the game; None for one still in."""
        return next((gone for gone in self.exits if gone.player == player), None)

    def view(self, player: int) -> View:
        """Return what `player` may see: the one place where hidden things are hidden."""
        from sevens_teach.view import view_of  # noqa: PLC0415, the view reads positions

        return view_of(self, player)

    # -- what a move does ------------------------------------------------------------------------

    def after(self, move: Move) -> Step:
        """Return the position after `move` and what happened, in order; raises `IllegalMoveError`."""
        try:
            apply = _APPLY[type(move)]
        except (KeyError, TypeError):
            raise IllegalMoveError(f"not a move: {move!r}") from None
        return apply(self, move)

    def _play(self, move: Play) -> Step:
        player = self.turn
        card = move.card
        if player is None or not card.bit & self._held[player] & self._open:
            self._refuse(move)
        held = _replaced(self._held, player, self._held[player] ^ card.bit)
        return self._settle(self._down | card.place, held, self.passes, played(player, card), self.exits)

    def _lay_joker(self, move: LayJoker) -> Step:
        player = self.turn
        if player is None or move not in self.legal_moves:
            self._refuse(move)
        own = move.card.bit if move.card else 0
        place = move.place
        holder = next(other for other in self.players if self._held[other] & place.bit)
        held = _replaced(self._held, player, self._held[player] ^ JOKER_BIT ^ own)
        held = _replaced(held, holder, held[holder] ^ place.bit ^ JOKER_BIT)
        laid = (place, move.card) if move.card else (place,)
        events = (Event(Happening.LAID_JOKER, player, laid), Event(Happening.TOOK_JOKER, holder, (place,)))
        return self._settle(self._down | place.place | own, held, self.passes, events, self.exits, forced=True)

    def _pass(self, move: Pass) -> Step:
        player = self.turn
        if player is None or not (self.rules.voluntary_passing or self.legal_moves.can_pass):
            self._refuse(move)
        used = self.passes[player] + 1
        passes = _replaced(self.passes, player, used)
        limit = self.rules.passes
        if limit is None or used <= limit:
            return self._settle(self._down, self._held, passes, passed(player), self.exits)
        laid = self._held[player] & ALL & ~self._dead
        held = _replaced(self._held, player, self._held[player] ^ laid)
        gone = Exit(player, Ending.BANKRUPT, cards_in(laid))
        events = (
            *passed(player),
            Event(Happening.BANKRUPT, player),
            Event(Happening.LAID_HAND, player, gone.laid),
        )
        return self._settle(self._down | on_board(laid), held, passes, events, (*self.exits, gone), forced=True)

    def _exchange(self, move: Exchange) -> Step:
        if move not in self._exchanges():
            self._refuse(move)
        swap = {move.ghost: move.talker, move.talker: move.ghost}
        seats = [swap.get(player, player) for player in self.players]
        turn = self.turn
        after = _make(
            self.rules,
            self._down,
            tuple(self._held[seat] for seat in seats),
            tuple(self.passes[seat] for seat in seats),
            None if turn is None else seats[turn],
            tuple(Exit(seats[gone.player], gone.how, gone.laid) for gone in self.exits),
            tuple(seats[self.clockwise[seat]] for seat in seats),
        )
        return after, (Event(Happening.EXCHANGED, move.ghost, other=move.talker),)

    def _exchanges(self) -> tuple[Exchange, ...]:
        if not self.rules.ghost or self.turn is None:
            return ()
        ghosts = [gone.player for gone in self.exits if gone.how is Ending.BANKRUPT]
        return tuple(Exchange(ghost, talker) for ghost in ghosts for talker in self.in_play)

    def _settle(  # noqa: PLR0913, these are the parts a move changes
        self,
        down: int,
        held: tuple[int, ...],
        passes: tuple[int, ...],
        events: tuple[Event, ...],
        exits: tuple[Exit, ...],
        *,
        forced: bool = False,
    ) -> Step:
        """Return the next position: what died, who departs now, whose turn it is, or that play is over."""
        rules, player = self.rules, self.turn
        open_places, dead = survey(rules, down)
        staying = self._in
        if forced or rules.killer or not held[player] & ALL:
            events += _deaths(dead & ~self._dead)
            departed = tuple(departures(rules, held, dead, clockwise_from(player, self.clockwise, exits)))
            exits += tuple(gone for gone, _ in departed)
            events += tuple(event for _, event in departed)
            staying = still_in(len(held), exits)
        clockwise = self.clockwise
        turn: int | None = None
        if is_over(rules, staying):
            events += (ENDED,)
        else:
            turn = clockwise[player]
            while not staying >> turn & 1:
                turn = clockwise[turn]
        return _bare(rules, down, held, passes, turn, exits, clockwise, staying, open_places, dead), events

    def _refuse(self, move: Move) -> NoReturn:
        from sevens_teach.verdict import verdict  # noqa: PLC0415, the verdict reads positions

        raise IllegalMoveError(f"illegal move: {str(move)!r}: {verdict(self, move).text()}, in {self}")

    # -- a value ---------------------------------------------------------------------------------

    def _key(self) -> tuple[object, ...]:
        return self.rules, self._down, self._held, self.passes, self.turn, self.exits, self.clockwise

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"positions never change: cannot set {name!r}; use position.after(move)")

    def __str__(self) -> str:
        from sevens_teach.notation import format_position  # noqa: PLC0415, the notation reads positions

        return format_position(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[str], Position], tuple[str]]:
        return Position.parse, (str(self),)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the notation that `str` writes; raises `NotationError` with the column, or `PositionError`."""
        from sevens_teach.notation import parse_position  # noqa: PLC0415, the notation makes positions

        return parse_position(text)

    @classmethod
    def start(cls, rules: Rules, hands: Sequence[Iterable[Card | str]]) -> Step:
        """Return the position in which play starts with these `hands` dealt, and its events.

        The sevens are laid and the ♦7's player has the first turn (B2); in Fan Tan the board is
        empty and the ♦7's holder has it (F1, F2). Raises `PositionError` or `CardError`.
        """
        held = whole_hands(rules, hands)
        first = next(player for player, hand in enumerate(held) if hand & DIAMOND_SEVEN.bit)
        sevens = 0 if rules.opening == "fantan" else SEVENS
        clockwise = (*range(1, len(held)), 0)
        order = tuple(clockwise_from(first, clockwise, ()))
        events = tuple(
            Event(Happening.LAID_SEVENS, player, cards_in(held[player] & sevens))
            for player in order
            if held[player] & sevens
        )
        held = tuple(hand & ~sevens for hand in held)
        departed = tuple(departures(rules, held, survey(rules, on_board(sevens))[1], order))
        exits = tuple(gone for gone, _ in departed)
        staying = still_in(len(held), exits)
        turn = None if is_over(rules, staying) else next(player for player in order if staying >> player & 1)
        events += tuple(event for _, event in departed) + (() if turn is not None else (ENDED,))
        return _make(rules, on_board(sevens), held, (0,) * len(held), turn, exits, clockwise), events


_APPLY: Final[dict[type, Callable[[Position, Any], Step]]] = {
    Play: Position._play,  # noqa: SLF001, these are the position's own ways to follow a move
    LayJoker: Position._lay_joker,  # noqa: SLF001
    Pass: Position._pass,  # noqa: SLF001
    Exchange: Position._exchange,  # noqa: SLF001
}


def _bare(
    rules: Rules,
    down: int,
    held: tuple[int, ...],
    passes: tuple[int, ...],
    turn: int | None,
    exits: tuple[Exit, ...],
    clockwise: tuple[int, ...],
    staying: int,
    open_places: int,
    dead: int,
) -> Position:
    """Make a position of its parts, unchecked: they come from the rules, or are checked next."""
    position = object.__new__(Position)
    parts = {
        "rules": rules,
        "passes": passes,
        "turn": turn,
        "exits": exits,
        "clockwise": clockwise,
        "_down": down,
        "_held": held,
        "_in": staying,
        "_open": open_places,
        "_dead": dead,
    }
    object.__setattr__(position, "__dict__", parts)
    return position


def _make(
    rules: Rules,
    down: int,
    held: tuple[int, ...],
    passes: tuple[int, ...],
    turn: int | None,
    exits: tuple[Exit, ...],
    clockwise: tuple[int, ...],
) -> Position:
    """Make a position of the parts that decide it; the rest follows from them."""
    return _bare(rules, down, held, passes, turn, exits, clockwise, still_in(len(held), exits), *survey(rules, down))


def _replaced(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])


def _deaths(places: int) -> tuple[Event, ...]:
    return (Event(Happening.DIED, cards=cards_in(places)),) if places else ()
