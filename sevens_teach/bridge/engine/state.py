"""What a position of Seven Bridge holds, and what follows from it: who decides, and what may be done."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.calls import chis, in_order_of_asking, pons
from sevens_teach.bridge.engine.legal import NONE, LegalMoves, playing_moves
from sevens_teach.bridge.engine.melds import Meld, format_meld
from sevens_teach.bridge.engine.moves import DEAL, DRAW, NO, Deal, Move
from sevens_teach.bridge.engine.score import ALL_AT_ONCE, Cost, Line, Outcome, cost_of, is_last, totals_of
from sevens_teach.cards import Card, cards_in

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.rules import Rules


class Step(Enum):
    """Where a deal stands."""

    DRAW = "draw"
    """A turn begins: the discard may be called, and the player in turn draws (D4, D5, D6)."""
    PLAY = "play"
    """The player in turn may meld and lay off, and discards (D4)."""
    RENEW = "renew"
    """The stock is empty, and the pile is to be shuffled: chance decides (D4)."""
    OUT = "out"
    """The player in turn has no card left: the deal is over (D7)."""
    END = "end"
    """The stock ran out again: the deal is over, and nobody is out (D4)."""


@dataclass(frozen=True, slots=True)
class OwnedMeld:
    """A meld on the table."""

    owner: int
    """Who laid it; it stays that player's when others add to it (D4)."""
    cards: Meld

    def __str__(self) -> str:
        return f"{self.owner} {format_meld(self.cards)}"


class State:
    """One deal and what the deals before it cost; `Position` adds what is done with it."""

    __slots__ = (
        "_asked",
        "bare",
        "called",
        "dealer",
        "declined",
        "drawn",
        "held",
        "in_turn",
        "melds",
        "moved",
        "pile",
        "renewed",
        "rules",
        "sheet",
        "step",
        "stock",
    )

    rules: Rules
    sheet: tuple[Line, ...]
    """What the deals before this one cost each player."""
    dealer: int
    held: tuple[int, ...]
    """Each player's cards, as sets."""
    stock: tuple[Card, ...]
    """The cards face down, the next one first."""
    pile: tuple[Card, ...]
    """The discards that lie open, the newest last."""
    melds: tuple[OwnedMeld, ...]
    """The melds on the table, in the order in which they were laid: the first is meld 1."""
    in_turn: int
    """Whose turn it is; when it begins, others may still be asked about the discard."""
    step: Step
    moved: int
    """How many seats the turn has moved on since the dealer's; as many as there are players once it went round (D6)."""
    bare: bool
    """Whether the player in turn had no meld on the table when the turn began (D8)."""
    called: bool
    """Whether this turn began with a call."""
    drawn: Card | None
    """The card that was drawn in this turn."""
    declined: tuple[int, ...]
    """Who was asked about the discard and let it go: nobody else knows (D5)."""
    renewed: int
    """How often the stock was renewed in this deal (D4)."""
    _asked: tuple[int, ...]

    # -- who decides -----------------------------------------------------------------------------

    @property
    def players(self) -> range:
        """The players' numbers at Seven Bridge, from 0."""
        return range(len(self.held))

    @property
    def turn(self) -> int | None:
        """Who decides now: who is asked about the discard, else the player in turn; None where nobody does."""
        if self.step is Step.DRAW:
            return self._asked[0] if self._asked else self.in_turn
        return self.in_turn if self.step is Step.PLAY else None

    @property
    def is_deal_over(self) -> bool:
        """Whether this deal is over (D4, D7)."""
        return self.step in {Step.OUT, Step.END}

    @property
    def has_gone_round(self) -> bool:
        """Whether the order of play has come back to the dealer's seat, or passed over it (D6)."""
        return self.moved >= len(self.held)

    @property
    def discard(self) -> Card | None:
        """The newest discard, as long as it can be called; None otherwise."""
        return self.pile[-1] if self.step is Step.DRAW and self.pile else None

    @property
    def discarder(self) -> int | None:
        """Who made the newest discard, as long as it can be called."""
        return None if self.discard is None else (self.in_turn - 1) % len(self.held)

    @property
    def pack(self) -> tuple[Card, ...]:
        """The pack as it was shuffled, at the start of a deal: what `Position.start` deals again."""
        count = len(self.held)
        dealt = [self.hands[(self.dealer + 1 + seat) % count] for seat in range(count)]
        return (*(card for each in zip(*dealt, strict=True) for card in each), *self.stock)

    def waiting(self) -> tuple[int, ...]:
        """Return who can pon the newest discard and was not asked yet, in the order of asking (D5)."""
        if self.discard is None or self.discarder is None or (self.rules.first == "none" and not self.has_gone_round):
            return ()
        able = in_order_of_asking(self.discard, self.held, self.discarder, self.rules)
        return tuple(player for player in able if player not in self.declined)

    # -- what may be done ------------------------------------------------------------------------

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player who decides may do; a dealt or a renewed stock is chance, and no player's move."""
        if self.step is Step.PLAY:
            return playing_moves(self.held[self.in_turn], self.melds, self.rules, may_add=self._may_add())
        return self._calling_moves() if self.step is Step.DRAW else NONE

    def _may_add(self) -> bool:
        """Return whether the player in turn may lay off: with an own meld (D4), and by the switch `call_add`."""
        owns = any(meld.owner == self.in_turn for meld in self.melds)
        return owns and (self.rules.call_add or not self.called)

    def _calling_moves(self) -> LegalMoves:
        """What may be done at the beginning of a turn: call the discard, let it go, or draw (D4 to D6)."""
        turn, card = self.turn, self.discard
        assert turn is not None  # noqa: S101, somebody decides while a turn begins
        if card is None:
            return LegalMoves((DRAW,))
        hand = self.held[turn]
        pon = tuple(pons(card, hand, self.rules)) if turn in self._asked else ()
        if turn != self.in_turn or len(self._asked) > 1:
            return LegalMoves((*pon, NO))
        chi = tuple(chis(card, hand, self.rules)) if self.has_gone_round or self.rules.first == "all" else ()
        return LegalMoves((*pon, *chi, DRAW))

    def may(self, player: int, move: Move) -> bool:
        """Return whether `player` may make `move` now; once a deal is over everybody may ask for the next (D1)."""
        if isinstance(move, Deal):
            return move == DEAL and self.is_deal_over and self.outcome is None
        return player == self.turn and move in self.legal_moves

    def mover(self, move: Move) -> int:
        """Return who makes a move: of a deal its dealer, of a renewed stock the player in turn."""
        if isinstance(move, Deal):
            return (self.dealer + 1) % len(self.held)
        return self.in_turn if self.turn is None else self.turn

    # -- what it costs ---------------------------------------------------------------------------

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each player's cards at Seven Bridge, sorted, ★ last."""
        return tuple(map(cards_in, self.held))

    @property
    def costs(self) -> tuple[Cost, ...]:
        """What each hand of Seven Bridge would cost now (D7)."""
        return tuple(cost_of(hand, self.rules) for hand in self.hands)

    @property
    def line(self) -> Line | None:
        """What this deal costs each player (D7, D8); None while it goes on."""
        if not self.is_deal_over:
            return None
        costs = [cost.total for cost in self.costs]
        if self.step is Step.OUT and self.bare:
            costs[self.in_turn] = ALL_AT_ONCE
        return tuple(costs)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet of Seven Bridge, this deal included once it is over."""
        line = self.line
        return self.sheet if line is None else (*self.sheet, line)

    @property
    def totals(self) -> tuple[int, ...]:
        """The players' totals at Seven Bridge now (D9)."""
        return totals_of(self.lines, len(self.held))

    @property
    def outcome(self) -> Outcome | None:
        """How the match of Seven Bridge ended; None while it goes on, also between two deals."""
        if not self.is_deal_over or not is_last(self.lines, len(self.held), self.rules):
            return None
        return Outcome(self.totals)
