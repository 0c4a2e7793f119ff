"""What one player may see: the only thing that verdicts, players, puzzles and widgets are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, Card, card_set, cards_in
from sevens_teach.play.view import Seen, check_player
from sevens_teach.spades.engine.legal import NONE, LegalMoves, bidding_moves
from sevens_teach.spades.engine.moves import Deal
from sevens_teach.spades.engine.score import totals
from sevens_teach.spades.engine.trick import PLAYERS, by_height, playable

if TYPE_CHECKING:
    from sevens_teach.spades.engine.moves import Bid, Move
    from sevens_teach.spades.engine.rules import Rules
    from sevens_teach.spades.engine.score import DealResult, Line, Outcome, Pair
    from sevens_teach.spades.engine.state import State
    from sevens_teach.spades.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class View(Seen["Move"]):
    """A position as `player` sees it: the own hand once it was looked at, and what lies open on the table."""

    rules: Rules
    player: int
    hand: tuple[Card, ...]
    """The own cards, by suit and from the ace down; none before the player has looked (P2)."""
    has_seen_hand: bool
    """Whether this player has looked at the cards, or bid."""
    counts: tuple[int, ...]
    """How many cards each player holds."""
    dealer: int
    turn: int | None
    bids: tuple[Bid | None, ...]
    """Each player's bid; None for those still to bid."""
    has_looked: bool
    """Whether the player whose turn it is to bid has looked first (P2)."""
    trick: Trick
    """The trick in the middle."""
    tricks: tuple[Trick, ...]
    """The tricks taken so far."""
    taken: tuple[int, ...]
    """How many tricks each player has taken."""
    spades_broken: bool
    sheet: tuple[Line, ...]
    """What the deals before this one brought both sides."""
    result: DealResult | None
    """What this deal is worth; None before its last trick is taken."""
    outcome: Outcome | None
    """How the match ended; None while it goes on."""

    @property
    def is_bidding(self) -> bool:
        """Whether somebody is still to bid (P2)."""
        return None in self.bids

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet, with this deal once its last trick is taken."""
        return self.sheet if self.result is None else (*self.sheet, self.result.line)

    @property
    def score(self) -> Pair:
        """The points of both sides now."""
        return totals(self.lines)[0]

    @property
    def bags(self) -> Pair:
        """The bags of both sides now (P5)."""
        return totals(self.lines)[1]

    @property
    def legal_moves(self) -> LegalMoves:
        """What this player may bid or play now; nothing when it is another's turn."""
        if not self.is_my_turn:
            return NONE
        if self.is_bidding:
            return bidding_moves(self.rules, looked=self.has_looked)
        return LegalMoves(playable(card_set(self.hand), self.trick.led, broken=self.spades_broken))

    def may(self, move: Move) -> bool:
        """Return whether this player may make `move` now; between two deals everybody may ask for the next (P1)."""
        if isinstance(move, Deal):
            return self.turn is None and self.outcome is None and not move.hands
        return move in self.legal_moves

    @property
    def played(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return tuple(card for trick in (*self.tricks, self.trick) for card in trick.cards)

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of Spades neither played nor in the own hand, as far as this player knows: others hold them."""
        return cards_in(ALL & ~card_set((*self.hand, *self.played)))


def view_of(position: State, player: int) -> View:
    """Return what `player` may see of a position of Spades; raises `PositionError` for a player who is not there."""
    check_player(player, PLAYERS)
    bids = position.bids
    seen = not position.rules.blind_nil or bids[player] is not None
    seen = seen or (player == position.turn and position.has_looked)
    return View(
        rules=position.rules,
        player=player,
        hand=by_height(cards_in(position.held[player])) if seen else (),
        has_seen_hand=seen,
        counts=tuple(hand.bit_count() for hand in position.held),
        dealer=position.dealer,
        turn=position.turn,
        bids=bids,
        has_looked=position.has_looked,
        trick=position.trick,
        tricks=position.tricks,
        taken=position.taken,
        spades_broken=position.spades_broken,
        sheet=position.sheet,
        result=position.result,
        outcome=position.outcome,
    )
