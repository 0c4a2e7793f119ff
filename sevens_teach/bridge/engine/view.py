"""What one player may see: the only thing that verdicts, players, puzzles and widgets are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.legal import NONE
from sevens_teach.bridge.engine.melds import own_cards
from sevens_teach.bridge.engine.moves import DEAL, Deal
from sevens_teach.bridge.engine.score import totals_of
from sevens_teach.bridge.engine.state import Step
from sevens_teach.cards import JOKER, PACK, Card
from sevens_teach.play.view import check_player

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.legal import LegalMoves
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.score import Cost, Line, Outcome
    from sevens_teach.bridge.engine.state import OwnedMeld, State


@dataclass(frozen=True, slots=True)
class View:
    """A position as `player` sees it: the own hand, and what lies open on the table."""

    rules: Rules
    player: int
    hand: tuple[Card, ...]
    """The own cards, sorted, ★ last."""
    counts: tuple[int, ...]
    """How many cards each player holds."""
    dealer: int
    turn: int | None
    """Whose turn it is, as everybody may know; the player of the view when that one is asked about the discard."""
    step: Step
    stock: int
    """How many cards the stock has."""
    pile: tuple[Card, ...]
    """The discards, the newest last: anybody may look through them (D4)."""
    discarder: int | None
    """Who made the newest discard, as long as it can be called."""
    melds: tuple[OwnedMeld, ...]
    """The melds on the table; the first is meld 1."""
    moved: int
    bare: bool
    """Whether the player in turn had no meld when the turn began (D8)."""
    called: bool
    """Whether this turn began with a call."""
    drawn: Card | None
    """The card drawn in this turn, where it is the own one."""
    renewed: int
    """How often the stock was renewed (D4)."""
    sheet: tuple[Line, ...]
    """What the deals before this one cost each player."""
    legal_moves: LegalMoves
    """What this player may do now; nothing when another decides."""
    may_deal: bool
    """Whether the next deal may be asked for (D1)."""
    costs: tuple[Cost, ...] | None
    """What each hand costs; None before the deal is over."""
    line: Line | None
    """What the deal brings each player; None before it is over."""
    outcome: Outcome | None
    """How the match ended; None while it goes on."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this player of Seven Bridge decides."""
        return bool(self.legal_moves)

    @property
    def discard(self) -> Card | None:
        """The newest discard, as long as it can be called."""
        return self.pile[-1] if self.step is Step.DRAW and self.pile else None

    @property
    def has_gone_round(self) -> bool:
        """Whether the order of play has come back to the dealer's seat, or passed over it (D6)."""
        return self.moved >= len(self.counts)

    @property
    def own_melds(self) -> tuple[OwnedMeld, ...]:
        """The player's own melds (D4)."""
        return tuple(meld for meld in self.melds if meld.owner == self.player)

    @property
    def in_turn(self) -> int | None:
        """Whose turn it is, or comes if nobody calls the discard; the player who is asked alone has `turn`."""
        return self.turn if self.discarder is None else (self.discarder + 1) % len(self.counts)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet of Seven Bridge, with this deal once it is over."""
        return self.sheet if self.line is None else (*self.sheet, self.line)

    @property
    def totals(self) -> tuple[int, ...]:
        """The players' totals now (D9)."""
        return totals_of(self.lines, len(self.counts))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of Seven Bridge in the stock and in the others' hands, as far as this player knows."""
        lying = {card for meld in self.melds for card in own_cards(meld.cards)}
        seen = lying.union(self.hand, self.pile)
        pack = (*PACK, JOKER) if self.rules.joker else PACK
        return tuple(card for card in pack if card not in seen)

    def may(self, move: Move) -> bool:
        """Return whether this player of Seven Bridge may make `move` now."""
        return (self.may_deal and move == DEAL) if isinstance(move, Deal) else move in self.legal_moves


def view_of(position: State, player: int) -> View:
    """Return what `player` may see of a position of Seven Bridge; raises `PositionError` for none of its players."""
    check_player(player, len(position.held))
    decides, over = position.turn == player, position.is_deal_over
    return View(
        rules=position.rules,
        player=player,
        hand=position.hands[player],
        counts=tuple(hand.bit_count() for hand in position.held),
        dealer=position.dealer,
        turn=player if decides else None if position.turn is None else position.in_turn,
        step=position.step,
        stock=len(position.stock),
        pile=position.pile,
        discarder=position.discarder,
        melds=position.melds,
        moved=position.moved,
        bare=position.bare,
        called=position.called,
        drawn=position.drawn if position.in_turn == player else None,
        renewed=position.renewed,
        sheet=position.sheet,
        legal_moves=position.legal_moves if decides else NONE,
        may_deal=position.may(player, DEAL),
        costs=position.costs if over else None,
        line=position.line,
        outcome=position.outcome,
    )
