"""What a position of Spades holds, and what follows from it: whose turn, the trick, the score, the legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import Card, cards_in
from sevens_teach.spades.engine.legal import NONE, LegalMoves, bidding_moves
from sevens_teach.spades.engine.moves import TRICKS, Bid, Deal, Move
from sevens_teach.spades.engine.score import DealResult, Line, Outcome, Pair, outcome_of, score_deal, totals
from sevens_teach.spades.engine.trick import PLAYERS, Trick, best, by_height, playable

if TYPE_CHECKING:
    from sevens_teach.spades.engine.rules import Rules


class State:
    """One deal and what the deals before it brought; `Position` adds what is done with it."""

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

    # -- what it is ------------------------------------------------------------------------------

    @property
    def turn(self) -> int | None:
        """The player to bid or to play; None when the last trick is taken."""
        return self._turn

    @property
    def players(self) -> range:
        """The four players' numbers at Spades, from 0."""
        return range(PLAYERS)

    @property
    def held(self) -> tuple[int, ...]:
        """Each player's cards, as sets."""
        return self._held

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Each player's cards in a deal of Spades, by suit and from the ace down."""
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
    def trick_number(self) -> int:
        """The number of the trick in the middle, from 1; 0 while somebody is to bid."""
        return 0 if self.is_bidding else len(self.played) // PLAYERS + 1

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
        if len(self.played) < PLAYERS * TRICKS:
            return None
        bids = [bid for bid in self.bids if bid is not None]
        return score_deal(self.rules, bids, self._taken, totals(self.sheet)[1])

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet of Spades: what each deal brought, this one included once its last trick is taken."""
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
        """How the match of Spades ended; None while it goes on, also between two deals."""
        return outcome_of(self.rules, self.score) if self._turn is None else None

    @property
    def _awaits_deal(self) -> bool:
        """Whether the last trick is taken, and the match goes on (P1)."""
        return self._turn is None and self.outcome is None

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may bid or play; none between two deals."""
        turn = self._turn
        if turn is None:
            return NONE
        if len(self.bids_made) < PLAYERS:
            return bidding_moves(self.rules, looked=self.has_looked)
        return LegalMoves(playable(self._held[turn], self.trick.led, broken=self._broken))

    def may(self, player: int, move: Move) -> bool:
        """Return whether `player` may make `move` now; between two deals everybody may ask for the next (P1).

        Which cards are dealt is chance's affair.
        """
        if isinstance(move, Deal):
            return self._awaits_deal and not move.hands
        return player == self._turn and move in self.legal_moves
