"""An immutable position of a match: the legal moves, and `after(move)`, which gives the next one and its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

from sevens_teach.cards import ALL, Card, card_set, cards_in
from sevens_teach.errors import IllegalMoveError, PositionError, listed, shown
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.legal import BIDDING, NONE, UNSEEN, LegalMoves
from sevens_teach.spades.engine.moves import DEAL, LOOK, TRICKS, Bid, Deal, Look, Move, Play
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.score import (
    DealResult,
    Line,
    Outcome,
    Pair,
    outcome_of,
    score_deal,
    totals,
)
from sevens_teach.spades.engine.trick import PLAYERS, SPADES, Trick, best, by_height, playable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sevens_teach.spades.engine.view import View

Events = tuple[Event, ...]
Step = tuple["Position", Events]
"""A position and the events that led to it, in order."""
_CARDS: Final = PLAYERS * TRICKS


class Position:
    """Everything that decides how a match goes on: a value, never changed, compared by what it holds.

    Players are numbered 0 to 3 clockwise; 0 and 2 are partners, and so are 1 and 3. One position holds one
    deal, and what the deals before it brought. `Position.parse(text)` reads the notation, `str` writes it.
    """

    __slots__ = (
        "_broken",
        "_held",
        "_leader",
        "_taken",
        "_turn",
        "bids_made",
        "dealer",
        "dealt",
        "has_looked",
        "played",
        "rules",
        "sheet",
    )

    rules: Rules
    sheet: tuple[Line, ...]
    """What the deals before this one brought both sides."""
    dealer: int
    dealt: tuple[int, ...]
    """The hands as they were dealt, as sets."""
    bids_made: tuple[Bid, ...]
    """The bids so far, from the dealer's left (P1)."""
    has_looked: bool
    """Whether the player whose turn it is to bid has looked first (P2)."""
    played: tuple[Card, ...]
    """The cards played so far, in order."""
    _held: tuple[int, ...]
    _leader: int
    _taken: tuple[int, ...]
    _broken: bool
    _turn: int | None

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
        position = _dealt(_checked_rules(rules), hands, _checked_dealer(dealer), _checked_sheet(rules, sheet))
        moves: list[Move] = [*listed(bids, "bids"), *(Play(card) for card in listed(played, "played"))]
        for number, move in enumerate(moves):
            if rules.blind_nil and isinstance(move, Bid) and not move.blind:
                position = _followed(position, LOOK, number)
            position = _followed(position, move, number)
        if looked:
            position = _followed(position, LOOK, len(moves))
        for name in Position.__slots__:
            object.__setattr__(self, name, getattr(position, name))

    # -- what it is ------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The player to move; None when the last trick is taken."""
        return self._turn

    @property
    def players(self) -> range:
        """The players' numbers, from 0."""
        return range(PLAYERS)

    @property
    def held(self) -> tuple[int, ...]:
        """Each player's cards, as sets."""
        return self._held

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each player's cards, by suit and from the ace down."""
        return tuple(by_height(cards_in(hand)) for hand in self._held)

    @property
    def dealt_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands as they were dealt, by suit and from the ace down."""
        return tuple(by_height(cards_in(hand)) for hand in self.dealt)

    @property
    def bids(self) -> tuple[Bid | None, ...]:
        """Each player's bid; None for those still to bid."""
        first = self.dealer + 1
        found: list[Bid | None] = [None] * PLAYERS
        for number, bid in enumerate(self.bids_made):
            found[(first + number) % PLAYERS] = bid
        return tuple(found)

    @property
    def is_bidding(self) -> bool:
        """Whether somebody is still to bid (P2)."""
        return len(self.bids_made) < PLAYERS

    @property
    def trick(self) -> Trick:
        """The trick in the middle; empty when its leader is still to play."""
        return Trick(self._leader, self.played[len(self.played) // PLAYERS * PLAYERS :])

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The tricks taken so far, in order."""
        found: list[Trick] = []
        leader = (self.dealer + 1) % PLAYERS
        for start in range(0, len(self.played) - PLAYERS + 1, PLAYERS):
            trick = Trick(leader, self.played[start : start + PLAYERS])
            found.append(trick)
            leader = (leader + best(trick.cards)) % PLAYERS
        return tuple(found)

    @property
    def taken(self) -> tuple[int, ...]:
        """How many tricks each player has taken."""
        return self._taken

    @property
    def spades_broken(self) -> bool:
        """Whether a ♠ was played on another suit, so that ♠ may be led (P3)."""
        return self._broken

    @property
    def result(self) -> DealResult | None:
        """What the deal is worth to both sides (P4); None before the last trick is taken."""
        if len(self.played) < _CARDS:
            return None
        bids = [bid for bid in self.bids if bid is not None]
        return score_deal(self.rules, bids, self._taken, totals(self.sheet)[1])

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet: what each deal brought, this one included once its last trick is taken."""
        result = self.result
        return self.sheet if result is None else (*self.sheet, result.line)

    @property
    def score(self) -> Pair:
        """The points of both sides now."""
        return totals(self.lines)[0]

    @property
    def bags(self) -> Pair:
        """The bags of both sides now (P5)."""
        return totals(self.lines)[1]

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on, also between two deals."""
        return outcome_of(self.rules, self.score) if self._turn is None else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended (P1, P4)."""
        return self.outcome is not None

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do: a view with `in`, `len`, iteration and `bool`; none between two deals."""
        turn = self._turn
        if turn is None:
            return NONE
        if len(self.bids_made) < PLAYERS:
            return bidding_moves(self.rules, looked=self.has_looked)
        return LegalMoves(playable(self._held[turn], self.trick.led, broken=self._broken))

    def may(self, player: int, move: Move) -> bool:
        """Return whether `player` may make `move` now; between two deals everybody may ask for the next (P1)."""
        if isinstance(move, Deal):
            return self._turn is None and self.outcome is None
        return player == self._turn and move in self.legal_moves

    def view(self, player: int) -> View:
        """Return what `player` may see: the one place where hidden things are hidden."""
        from sevens_teach.spades.engine.view import view_of  # noqa: PLC0415, the view reads positions

        return view_of(self, player)

    # -- what a move does ------------------------------------------------------------------------

    def after(self, move: Move) -> Step:
        """Return the position after `move` and what happened, in order; raises `IllegalMoveError`.

        The next deal is no decision of a player's: see `next_deal`.
        """
        if move not in self.legal_moves:
            self._refuse(move)
        return _FOLLOW[type(move)](self, move)

    def next_deal(self, hands: Sequence[Iterable[Card | str]]) -> Step:
        """Return the start of the next deal with these `hands`, the deal one seat to the left (P1), and its events.

        Raises `IllegalMoveError` where this deal or the match does not ask for one, `PositionError` or `CardError`.
        """
        if not self.may(self.dealer, DEAL):
            self._refuse(DEAL)
        position = _dealt(self.rules, hands, (self.dealer + 1) % PLAYERS, self.lines)
        return position, (Event(Happening.DEALT, position.dealer),)

    @classmethod
    def start(cls, rules: Rules, hands: Sequence[Iterable[Card | str]], dealer: int = 0) -> Step:
        """Return the start of a match with these `hands`, and its events; raises `PositionError` or `CardError`."""
        position = _dealt(_checked_rules(rules), hands, _checked_dealer(dealer), ())
        return position, (Event(Happening.DEALT, position.dealer),)

    def _refuse(self, move: Move) -> NoReturn:
        from sevens_teach.spades.why import verdict  # noqa: PLC0415, the verdict reads views

        why = verdict(self, move)
        raise IllegalMoveError(f"illegal move: {str(move)!r} ({why.rule}): {why.text()} Position: {self}")

    def _changed(self, **parts: Any) -> Position:  # noqa: ANN401, every slot has its own type
        position = object.__new__(Position)
        for name in Position.__slots__:
            object.__setattr__(position, name, parts[name] if name in parts else getattr(self, name))
        return position

    # -- a value ---------------------------------------------------------------------------------

    def _key(self) -> tuple[object, ...]:
        return self.rules, self.sheet, self.dealer, self.dealt, self.bids_made, self.has_looked, self.played

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, Position) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"positions never change: cannot set {name!r}; use position.after(move)")

    def __str__(self) -> str:
        from sevens_teach.spades.engine.notation import format_position  # noqa: PLC0415, the notation reads positions

        return format_position(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[str], Position], tuple[str]]:
        return Position.parse, (str(self),)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the notation that `str` writes; raises `NotationError` with the column, or `PositionError`."""
        from sevens_teach.spades.engine.notation import parse_position  # noqa: PLC0415, the notation makes positions

        return parse_position(text)


def bidding_moves(rules: Rules, *, looked: bool) -> LegalMoves:
    """Return what one may do whose turn it is to bid (P2)."""
    return UNSEEN if rules.blind_nil and not looked else BIDDING


# -- what each kind of move does -------------------------------------------------------------------


def _look(position: Position, _move: Look) -> Step:
    return position._changed(has_looked=True), (Event(Happening.LOOKED, position.turn),)  # noqa: SLF001, its own parts


def _bid(position: Position, move: Bid) -> Step:
    turn = position.turn
    assert turn is not None  # noqa: S101, the move was legal
    after = position._changed(bids_made=(*position.bids_made, move), has_looked=False, _turn=(turn + 1) % PLAYERS)  # noqa: SLF001, its own parts
    return after, (Event(Happening.BID, turn, bid=move),)


def _play(position: Position, move: Play) -> Step:
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


_FOLLOW: Final[dict[type, Callable[[Position, Any], Step]]] = {Look: _look, Bid: _bid, Play: _play}


# -- what is refused -------------------------------------------------------------------------------


def _dealt(rules: Rules, hands: object, dealer: int, sheet: tuple[Line, ...]) -> Position:
    """Return a deal before its first bid; raises `PositionError` unless the `hands` are the pack, 13 each (P1)."""
    held = tuple(card_set(hand) for hand in listed(hands, "hands"))
    if len(held) != PLAYERS:
        raise PositionError(f"{len(held)} hands: expected four (P1)")
    found = 0
    for player, hand in enumerate(held):
        if hand.bit_count() != TRICKS or hand & ~ALL:
            raise PositionError(f"player {player} has {hand.bit_count()} cards: expected 13 of the 52 (P1)")
        if twice := found & hand:
            raise PositionError(f"{cards_in(twice)[0]} is in two hands (P1)")
        found |= hand
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


def _checked_rules(rules: object) -> Rules:
    if not isinstance(rules, Rules):
        raise PositionError(f"rules={shown(rules)} are no house rules: expected Rules(...)")
    return rules


def _checked_dealer(dealer: object) -> int:
    if type(dealer) is not int or dealer not in range(PLAYERS):
        raise PositionError(f"dealer={shown(dealer)} is no player: players are numbered 0 to 3")
    return dealer


def _checked_sheet(rules: Rules, sheet: object) -> tuple[Line, ...]:
    """Return the lines of the score sheet; raises `PositionError` where they ended the match (P1)."""
    lines = listed(sheet, "sheet")
    for number, line in enumerate(lines):
        if not isinstance(line, Line) or not all(_is_pair(pair) for pair in (line.points, line.bags)):
            raise PositionError(f"{shown(line)} is no line of a score sheet: expected Line((points, points))")
        if min(line.bags) < 0 or (any(line.bags) and not rules.sandbags):
            raise PositionError(f"{shown(line)} counts bags that this table has not (P5)")
        points, _ = totals(lines[: number + 1])
        if outcome_of(rules, points):
            raise PositionError(f"deal {number + 1} ended the match, {points[0]} to {points[1]} (P1)")
    return lines


def _is_pair(pair: object) -> bool:
    return isinstance(pair, tuple) and [type(number) for number in pair] == [int, int]
