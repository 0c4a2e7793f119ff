"""An immutable position of a match: the legal moves, and `after(move)`, which gives the next one and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from sevens_teach.bridge.engine.events import Event, Happening
from sevens_teach.bridge.engine.melds import Meld, grown, in_order, own_card, own_cards
from sevens_teach.bridge.engine.moves import DEAL, Add, Chi, Deal, Draw, Drop, Lay, Move, No, Pon, Renew
from sevens_teach.bridge.engine.notation import format_position, read_parts
from sevens_teach.bridge.engine.score import ALL_AT_ONCE
from sevens_teach.bridge.engine.soundness import (
    HAND,
    check_cards,
    check_turn,
    checked_count,
    checked_hands,
    checked_melds,
    checked_pack,
    checked_player,
    checked_rules,
    checked_sheet,
    pack_of,
    rest_of_pack,
)
from sevens_teach.bridge.engine.state import OwnedMeld, State, Step
from sevens_teach.bridge.engine.view import View, view_of
from sevens_teach.cards import card_set, shuffled
from sevens_teach.errors import IllegalMoveError, listed, shown
from sevens_teach.play.refusing import refuse
from sevens_teach.play.value import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.score import Line
    from sevens_teach.cards import Card
    from sevens_teach.text.reader import Reader

Events = tuple[Event, ...]
Transition = tuple["Position", Events]
"""A position and the events that led to it, in order."""


class Position(State, Value[Move]):
    """Everything that decides how a match goes on: a value, never changed, compared by what it holds.

    Two to five players are numbered from 0 clockwise. One position holds one deal, and what the deals before
    it cost. `Position.parse(text)` reads the notation, `str` writes it.
    """

    __slots__ = ()

    def __init__(  # noqa: PLR0913, a position has this many parts
        self,
        rules: Rules,
        hands: Sequence[Iterable[Card | str]],
        *,
        stock: Sequence[Card] | None = None,
        pile: Sequence[Card] = (),
        melds: Sequence[OwnedMeld] = (),
        turn: tuple[int, Step] = (0, Step.DRAW),
        dealer: int = 0,
        moved: int | None = None,
        bare: bool = False,
        called: bool = False,
        drew: Card | None = None,
        declined: Sequence[int] = (),
        renewed: int = 0,
        sheet: Sequence[Line] = (),
    ) -> None:
        """Take the hands, and all that lies on the table; raises `PositionError` or `CardError`.

        A stock that is not given is what lies nowhere else, in the order of the pack. Without `moved` the
        order of play has gone round (D6).
        """
        held, rules = checked_hands(hands), checked_rules(rules)
        count = len(held)
        laid, thrown = checked_melds(melds, count, rules), listed(pile, "pile")
        values: dict[str, Any] = {"rules": rules, "held": held, "melds": laid, "pile": thrown}
        values["stock"] = rest_of_pack(rules, held, thrown, laid) if stock is None else listed(stock, "stock")
        in_turn, step = turn
        values |= {"in_turn": checked_player(in_turn, count, "turn"), "step": step, "_asked": ()}
        values |= {"dealer": checked_player(dealer, count, "dealer"), "renewed": renewed}
        values |= {"bare": bare, "called": called, "drawn": drew, "sheet": checked_sheet(sheet, count, rules)}
        values["moved"] = count if moved is None else min(moved, count)
        values["declined"] = tuple(checked_player(player, count, "declined") for player in listed(declined, "declined"))
        self._fill(values)
        check_cards(self)
        check_turn(self)
        object.__setattr__(self, "_asked", self.waiting())

    def _fill(self, values: dict[str, Any]) -> None:
        """Set the parts of a new position of Seven Bridge."""
        for name in State.__slots__:
            object.__setattr__(self, name, values[name])

    def view(self, player: int) -> View:
        """Return what `player` may see of Seven Bridge: the one place where hidden things are hidden."""
        return view_of(self, player)

    # -- what a move does ------------------------------------------------------------------------

    def after(self, move: Move) -> Transition:
        """Return the position of Seven Bridge after `move`, and what happened; raises `IllegalMoveError`.

        A deal and a renewed stock carry the order in which the cards came out: see `chance`.
        """
        if isinstance(move, Deal | Renew):
            if not self._may_follow(move):
                self._refuse(move)
        elif move not in self.legal_moves:
            self._refuse(move)
        return _FOLLOW[type(move)](self, move)

    def chance(self, rng: Random) -> Deal | Renew | None:
        """Return what chance brings where nobody decides: a renewed stock, or the next deal; None otherwise."""
        if self.step is Step.RENEW:
            return Renew(tuple(shuffled(self.pile[:-1], rng)))
        if self.is_deal_over and not self.is_over:
            return Deal(tuple(shuffled(pack_of(self.rules), rng)))
        return None

    def _may_follow(self, move: Deal | Renew) -> bool:
        """Return whether these cards can have come out here: the whole pack, or the pile but its top card."""
        if isinstance(move, Deal):
            return self.may(0, DEAL) and sorted(move.pack) == list(pack_of(self.rules))
        return self.step is Step.RENEW and sorted(move.stock) == sorted(self.pile[:-1])

    @classmethod
    def start(cls, rules: Rules, players: int, pack: Sequence[Card], dealer: int = 0) -> Transition:
        """Return the start of a match of Seven Bridge with this pack, and its events; raises `PositionError`."""
        count, rules = checked_count(players), checked_rules(rules)
        return _dealt(rules, checked_pack(pack, rules), checked_player(dealer, count, "dealer"), count, ())

    def _refuse(self, move: Move) -> NoReturn:
        """Raise `IllegalMoveError` with the rule that a move of Seven Bridge breaks."""
        if isinstance(move, Deal | Renew) and (move.pack if isinstance(move, Deal) else move.stock):
            rule = "D1" if isinstance(move, Deal) else "D4"
            said = f"illegal move: {shown(str(move))} ({rule}): these cards cannot have come out here."
            raise IllegalMoveError(f"{said} Position: {self}")
        refuse(self, move)

    def changed(self, **parts: object) -> Position:
        """Return a position with other parts; for this module and the search alone: nothing is checked."""
        position = object.__new__(Position)
        for name in State.__slots__:
            object.__setattr__(position, name, parts[name] if name in parts else getattr(self, name))
        return position

    # -- a value ---------------------------------------------------------------------------------

    def _key(self) -> tuple[object, ...]:
        """Return what two equal positions of Seven Bridge have alike."""
        return tuple(getattr(self, name) for name in State.__slots__)

    def __str__(self) -> str:
        return format_position(self)

    @classmethod
    def read(cls, reader: Reader) -> Position:
        """Return the position of Seven Bridge that stands next in a text, up to the end.

        After the rules the sections may come in any order. Raises `NotationError` with the column for what is not in
        the notation, and `PositionError` or `CardError` for what is, but contradicts itself.
        """
        return Position(**read_parts(reader))


# -- what each kind of move does -------------------------------------------------------------------


def _dealt(rules: Rules, pack: tuple[Card, ...], dealer: int, count: int, sheet: tuple[Line, ...]) -> Transition:
    """Return a deal before its first turn: seven cards each, one by one from the dealer's left (D1)."""
    last = HAND * count
    hands = [pack[(player - dealer - 1) % count : last : count] for player in range(count)]
    position = object.__new__(Position)
    values: dict[str, Any] = {"rules": rules, "sheet": sheet, "dealer": dealer, "in_turn": dealer, "step": Step.DRAW}
    values |= {"held": tuple(map(card_set, hands)), "stock": pack[last:], "pile": (), "melds": (), "moved": 0}
    values |= {"bare": False, "called": False, "drawn": None, "declined": (), "renewed": 0, "_asked": ()}
    position._fill(values)
    return position, (Event(Happening.DEALT, dealer),)


def _deal(position: Position, move: Deal) -> Transition:
    """Deal the next hands of the match (D1)."""
    count = len(position.held)
    return _dealt(position.rules, move.pack, (position.dealer + 1) % count, count, position.lines)


def _renew(position: Position, move: Renew) -> Transition:
    """Turn the pile over into a new stock (D4)."""
    after = position.changed(stock=move.stock, pile=position.pile[-1:], step=Step.DRAW, renewed=position.renewed + 1)
    return _asking(after), (Event(Happening.RENEWED),)


def _draw(position: Position, _move: Draw) -> Transition:
    """Take the top card of the stock (D4)."""
    card, *stock = position.stock
    held = _with(position.held, position.in_turn, position.held[position.in_turn] | card.bit)
    bare = all(meld.owner != position.in_turn for meld in position.melds)
    parts: dict[str, Any] = {"held": held, "stock": tuple(stock), "drawn": card, "bare": bare}
    after = position.changed(**parts, step=Step.PLAY, called=False, declined=(), _asked=())
    return after, (Event(Happening.DREW, position.in_turn, (card,)),)


def _lay(position: Position, move: Lay) -> Transition:
    """Lay a meld (D2 to D4)."""
    return _laid(position, move.cards, Happening.MELDED, own_cards(move.cards))


def _laid(
    position: Position, meld: Meld, kind: Happening, cards: tuple[Card, ...], other: int | None = None
) -> Transition:
    """Return a position with a new meld of the player in turn, whose own cards of it leave the hand."""
    in_turn = position.in_turn
    left = position.held[in_turn] & ~card_set(own_cards(meld))
    after = position.changed(
        melds=(*position.melds, OwnedMeld(in_turn, meld)), held=_with(position.held, in_turn, left)
    )
    event = Event(kind, in_turn, cards, laid=meld, meld=len(after.melds), other=other)
    return _perhaps_out(after, (event,))


def _add(position: Position, move: Add) -> Transition:
    """Lay off a card to a meld on the table (D4)."""
    in_turn, card, number = position.in_turn, own_card(move.laid), move.meld
    meld = position.melds[number - 1]
    laid = grown(meld.cards, move.laid, position.rules)
    assert laid is not None  # noqa: S101, the move was legal
    melds = (*position.melds[: number - 1], OwnedMeld(meld.owner, laid), *position.melds[number:])
    held = _with(position.held, in_turn, position.held[in_turn] & ~card.bit)
    event = Event(Happening.ADDED, in_turn, (card,), laid=laid, meld=number)
    return _perhaps_out(position.changed(melds=melds, held=held), (event,))


def _drop(position: Position, move: Drop) -> Transition:
    """Discard: the turn ends, or the deal does (D4, D7)."""
    in_turn, count = position.in_turn, len(position.held)
    held = _with(position.held, in_turn, position.held[in_turn] & ~move.card.bit)
    after = position.changed(held=held, pile=(*position.pile, move.card))
    events: Events = (Event(Happening.DROPPED, in_turn, (move.card,)),)
    if not held[in_turn]:
        return _perhaps_out(after, events)
    if not position.stock and position.renewed >= position.rules.renewals:
        return _ended(after.changed(step=Step.END), (*events, Event(Happening.RAN_OUT)))
    moved = min(position.moved + 1, count)
    parts: dict[str, Any] = {"in_turn": (in_turn + 1) % count, "moved": moved, "drawn": None}
    after = after.changed(**parts, called=False, bare=False, declined=())
    if not position.stock:
        return after.changed(step=Step.RENEW, _asked=()), events
    return _asking(after.changed(step=Step.DRAW)), events


def _no(position: Position, _move: No) -> Transition:
    """Let a discard go (D5)."""
    turn = position.turn
    assert turn is not None  # noqa: S101, the move was legal
    after = position.changed(declined=(*position.declined, turn), _asked=position._asked[1:])  # noqa: SLF001, its own parts
    return after, (Event(Happening.DECLINED, turn),)


def _pon(position: Position, move: Pon) -> Transition:
    """Call a discard for a set (D5)."""
    return _called(position, in_order((*move.cards, position.pile[-1]), position.rules), Happening.PONNED)


def _chi(position: Position, move: Chi) -> Transition:
    """Call a discard for a run (D6)."""
    card = position.pile[-1]
    cards = move.cards if card.is_joker else (*move.cards, card)
    return _called(position, in_order(cards, position.rules), Happening.CHIED)


def _called(position: Position, meld: Meld, kind: Happening) -> Transition:
    """Return the position after a call: the caller's turn, which begins with that meld (D5, D6)."""
    caller, other, count = position.turn, position.discarder, len(position.held)
    assert caller is not None  # noqa: S101, the move was legal
    skipped = [(position.in_turn + step) % count for step in range((caller - position.in_turn) % count)]
    bare = all(owned.owner != caller for owned in position.melds)
    parts: dict[str, Any] = {"in_turn": caller, "pile": position.pile[:-1], "bare": bare, "called": True}
    moved = min(position.moved + len(skipped), count)
    turn = position.changed(**parts, moved=moved, step=Step.PLAY, drawn=None, declined=(), _asked=())
    after, events = _laid(turn, meld, kind, position.pile[-1:], other)
    return after, (*events[:1], *(Event(Happening.SKIPPED, seat) for seat in skipped), *events[1:])


# -- how a turn and a deal end -----------------------------------------------------------------------


def _with(held: tuple[int, ...], player: int, hand: int) -> tuple[int, ...]:
    """Return the hands of all, one of them changed."""
    return (*held[:player], hand, *held[player + 1 :])


def _asking(position: Position) -> Position:
    """Return the position in which those who can call the discard are asked, in their order (D5)."""
    return position.changed(_asked=position.waiting())


def _perhaps_out(position: Position, events: Events) -> Transition:
    """End the deal where the player in turn has no card left (D7)."""
    if position.held[position.in_turn]:
        return position, events
    out: Events = (Event(Happening.OUT, position.in_turn),)
    if position.bare:
        out += (Event(Happening.AT_ONCE, position.in_turn, points=ALL_AT_ONCE),)
    return _ended(position.changed(step=Step.OUT), events + out)


def _ended(position: Position, events: Events) -> Transition:
    """Return the end of a deal, with what it cost each player, and who has won where the match is over (D7, D9)."""
    line, outcome = position.line, position.outcome
    assert line is not None  # noqa: S101, the deal is over
    scored = tuple(
        Event(Happening.SCORED, player, position.hands[player], points=points) for player, points in enumerate(line)
    )
    winners = () if outcome is None else outcome.winners
    won = tuple(Event(Happening.ENDED, player, points=position.totals[player]) for player in winners)
    return position, (*events, *scored, *won)


_FOLLOW: Final[dict[type, Callable[[Position, Any], Transition]]] = {
    Draw: _draw,
    Lay: _lay,
    Add: _add,
    Drop: _drop,
    No: _no,
    Pon: _pon,
    Chi: _chi,
    Renew: _renew,
    Deal: _deal,
}
