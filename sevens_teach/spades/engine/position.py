"""An immutable position of a match: the legal moves, and `after(move)`, which gives the next one and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import deal
from sevens_teach.errors import IllegalMoveError, PositionError, listed
from sevens_teach.play.refusing import refuse
from sevens_teach.play.value import Value
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.moves import LOOK, TRICKS, Bid, Deal, Look, Move, Play
from sevens_teach.spades.engine.notation import format_position, read_parts
from sevens_teach.spades.engine.soundness import checked_dealer, checked_hands, checked_rules, checked_sheet
from sevens_teach.spades.engine.state import State
from sevens_teach.spades.engine.trick import PLAYERS, SPADES, best
from sevens_teach.spades.engine.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.rules import Rules
    from sevens_teach.spades.engine.score import Line
    from sevens_teach.text.reader import Reader

Events = tuple[Event, ...]
Step = tuple["Position", Events]
"""A position and the events that led to it, in order."""
_CARDS: Final = PLAYERS * TRICKS


class Position(State, Value[Move]):
    """Everything that decides how a match goes on: a value, never changed, compared by what it holds.

    Players are numbered 0 to 3 clockwise; 0 and 2 are partners, and so are 1 and 3. One position holds one
    deal, and what the deals before it brought. `Position.parse(text)` reads the notation, `str` writes it.
    """

    __slots__ = ()

    def __init__(  # noqa: PLR0913, a position has this many parts
        self,
        rules: Rules,
        hands: Sequence[Iterable[Card | str]],
        *,
        dealer: int = 0,
        bids: Sequence[Bid] = (),
        looked: bool = False,
        played: Sequence[Card | str] = (),
        sheet: Sequence[Line] = (),
    ) -> None:
        """Take the four hands as dealt, and what has happened since; raises `PositionError` or `CardError`.

        What happened has to be what the rules allow, move by move.
        """
        position = _dealt(checked_rules(rules), hands, checked_dealer(dealer), checked_sheet(rules, sheet))
        moves: list[Move] = [*listed(bids, "bids"), *(Play(card) for card in listed(played, "played"))]
        for number, move in enumerate(moves):
            if rules.blind_nil and isinstance(move, Bid) and not move.blind:
                position = _followed(position, LOOK, number)
            position = _followed(position, move, number)
        if looked:
            position = _followed(position, LOOK, len(moves))
        for name in State.__slots__:
            object.__setattr__(self, name, getattr(position, name))

    def view(self, player: int) -> View:
        """Return what `player` may see of Spades: the one place where hidden things are hidden."""
        return view_of(self, player)

    # -- what a move does ------------------------------------------------------------------------

    def after(self, move: Move) -> Step:
        """Return the position of Spades after `move`, and what happened, in order; raises `IllegalMoveError`.

        After a deal the deal is one seat further to the left (P1); raises `PositionError` or `CardError` for hands
        that cannot be dealt.
        """
        if not (self._awaits_deal and move.hands if isinstance(move, Deal) else move in self.legal_moves):
            refuse(self, move)
        return _FOLLOW[type(move)](self, move)

    def chance(self, rng: Random) -> Deal | None:
        """Return the next deal of the match, drawn by `rng` (P1); None before the last trick and after the match."""
        return Deal(deal(PLAYERS, rng)) if self._awaits_deal else None

    def mover(self, _move: Move) -> int | None:
        """Return who bids or plays, the next dealer of a deal; None once the match is over."""
        if self._turn is None and self._awaits_deal:
            return (self.dealer + 1) % PLAYERS
        return self._turn

    @classmethod
    def start(cls, rules: Rules, hands: Sequence[Iterable[Card | str]], dealer: int = 0) -> Step:
        """Return the start of a match of Spades with these `hands`; raises `PositionError` or `CardError`."""
        position = _dealt(checked_rules(rules), hands, checked_dealer(dealer), ())
        return position, (Event(Happening.DEALT, position.dealer),)

    def _changed(self, **parts: object) -> Position:
        """Return this position of Spades with other parts."""
        position = object.__new__(Position)
        for name in State.__slots__:
            object.__setattr__(position, name, parts[name] if name in parts else getattr(self, name))
        return position

    # -- a value ---------------------------------------------------------------------------------

    def _key(self) -> tuple[object, ...]:
        """Return what two equal positions of Spades have alike."""
        return self.rules, self.sheet, self.dealer, self.dealt, self.bids_made, self.has_looked, self.played

    def __str__(self) -> str:
        return format_position(self)

    @classmethod
    def read(cls, reader: Reader) -> Position:
        """Return the position of Spades that stands next in a text, up to the end.

        After the rules the sections may come in any order. Raises `NotationError` with the column for what is not in
        the notation, and `PositionError` or `CardError` for what is, but contradicts itself.
        """
        return Position(**read_parts(reader))


# -- what each kind of move does -------------------------------------------------------------------


def _look(position: Position, _move: Look) -> Step:
    """Look at one's cards (P2)."""
    return position._changed(has_looked=True), (Event(Happening.LOOKED, position.turn),)  # noqa: SLF001, its own parts


def _bid(position: Position, move: Bid) -> Step:
    """Bid (P2)."""
    turn = position.turn
    assert turn is not None  # noqa: S101, the move was legal
    after = position._changed(bids_made=(*position.bids_made, move), has_looked=False, _turn=(turn + 1) % PLAYERS)  # noqa: SLF001, its own parts
    return after, (Event(Happening.BID, turn, bid=move),)


def _play(position: Position, move: Play) -> Step:
    """Play a card to the trick; the fourth ends it (P3)."""
    turn, trick = position.turn, position.trick
    assert turn is not None  # noqa: S101, the move was legal
    card = move.card
    cards = (*trick.cards, card)
    held = tuple(hand ^ card.bit if player == turn else hand for player, hand in enumerate(position.held))
    events: Events = (Event(Happening.PLAYED, turn, (card,)),)
    breaks = bool(card.bit & SPADES) and not cards[0].bit & SPADES and not position.spades_broken
    if breaks:
        events += (Event(Happening.BROKE_SPADES, turn, (card,)),)
    parts: dict[str, Any] = {"played": (*position.played, card), "_held": held}
    parts["_broken"] = position.spades_broken or breaks
    if len(cards) < PLAYERS:
        return position._changed(**parts, _turn=(turn + 1) % PLAYERS), events  # noqa: SLF001, its own parts
    winner = (trick.leader + best(cards)) % PLAYERS
    taken = tuple(count + (player == winner) for player, count in enumerate(position.taken))
    over = len(position.played) + 1 == _CARDS
    after = position._changed(**parts, _leader=winner, _taken=taken, _turn=None if over else winner)  # noqa: SLF001, its own parts
    return after, (*events, Event(Happening.TOOK, winner, cards), *_news_of_the_deal(after))


def _news_of_the_deal(position: Position) -> Events:
    """Return what a deal brought, item by item, when its last trick is taken (P2, P4, P5)."""
    result, outcome = position.result, position.outcome
    if result is None:
        return ()
    events: list[Event] = []
    for side in result.sides:
        for nil in side.nils:
            kind = Happening.NIL_MADE if nil.made else Happening.NIL_FAILED
            events.append(Event(kind, nil.player, side=side.side, points=nil.points))
        if side.penalty:
            events.append(Event(Happening.BAGGED, side=side.side, points=side.penalty))
        events.append(Event(Happening.SCORED, side=side.side, points=side.points))
    if outcome is not None:
        events.append(Event(Happening.WON, side=outcome.winner, points=outcome.points[outcome.winner]))
    return tuple(events)


def _deal(position: Position, move: Deal) -> Step:
    """Deal the next hands of the match (P1)."""
    dealer = (position.dealer + 1) % PLAYERS
    return _dealt(position.rules, move.hands, dealer, position.lines), (Event(Happening.DEALT, dealer),)


_FOLLOW: Final[dict[type, Callable[[Position, Any], Step]]] = {Look: _look, Bid: _bid, Play: _play, Deal: _deal}


def _dealt(rules: Rules, hands: object, dealer: int, sheet: tuple[Line, ...]) -> Position:
    """Return a deal before its first bid (P1)."""
    held = checked_hands(hands)
    first = (dealer + 1) % PLAYERS
    position = object.__new__(Position)
    parts = {"rules": rules, "sheet": sheet, "dealer": dealer, "dealt": held, "bids_made": (), "has_looked": False}
    parts |= {"played": (), "_held": held, "_leader": first, "_taken": (0,) * PLAYERS, "_broken": False, "_turn": first}
    for name, value in parts.items():
        object.__setattr__(position, name, value)
    return position


def _followed(position: Position, move: object, number: int) -> Position:
    """Return the position after a move of its past; raises `PositionError` for one that could not be made."""
    try:
        return position.after(move)[0]  # type: ignore[arg-type]  # what is no move is refused like any other
    except IllegalMoveError as error:
        raise PositionError(f"what happened cannot have happened, move {number + 1}: {error}") from None
