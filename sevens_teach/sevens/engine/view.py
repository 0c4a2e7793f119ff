"""What one player may see: the only thing that widgets, puzzles and computer players are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER_BIT, Card, cards_in, on_board
from sevens_teach.errors import PositionError, shown
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.legal import LegalMoves, other_moves

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class View:
    """A position as `player` sees it: the own hand and what lies open on the table, nothing else."""

    rules: Rules
    player: int
    hand: tuple[Card, ...]
    """The own cards, sorted."""
    board: tuple[Card, ...]
    """The cards down, sorted."""
    counts: tuple[int, ...]
    """How many cards each player holds."""
    passes: tuple[int, ...]
    """How many passes each player has used."""
    turn: int | None
    exits: tuple[Exit, ...]
    clockwise: tuple[int, ...]
    open_places: tuple[Card, ...]
    """The places that the board lets a card into now."""
    dead_places: tuple[Card, ...]
    """The places not down that can never be filled (K3, K9): they follow from the board."""
    shown: tuple[tuple[Card, ...], ...]
    """The dead cards that lie face up before each player (K10, `faceup`)."""
    put_aside: tuple[int, ...]
    """How many dead cards lie before each player, face up or face down (K10)."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this player is to move."""
        return self.turn == self.player

    @property
    def legal_moves(self) -> LegalMoves:
        """What this player may do now; nothing when it is another's turn."""
        if not self.is_my_turn:
            return LegalMoves()
        hand = sum(card.bit for card in self.hand)
        board = on_board(sum(card.bit for card in self.board))
        plays = hand & survey(self.rules, board)[0]
        return LegalMoves(plays, other_moves(self.rules, board, plays, hand))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are neither down, nor in the own hand, nor shown: some other player holds each."""
        pack = ALL | (0 if self.rules.joker == "none" else JOKER_BIT)
        seen = (*self.hand, *self.board, *(card for cards in self.shown for card in cards))
        return cards_in(pack & ~sum({card.bit for card in seen}))

    @property
    def passes_left(self) -> int | None:
        """How many free passes this player still has (B6); None when there is no limit."""
        return None if self.rules.passes is None else max(0, self.rules.passes - self.passes[self.player])


def view_of(position: Position, player: int) -> View:
    """Return what `player` may see of `position`; raises `PositionError` for a player who is not there."""
    if isinstance(player, bool) or not isinstance(player, int) or player not in position.players:
        raise PositionError(f"no player {shown(player)}: players are numbered 0 to {len(position.players) - 1}")
    rules = position.rules
    dead = tuple(cards_in(hand & position.dead) for hand in position.held)
    nobody: tuple[tuple[Card, ...], ...] = ((),) * len(dead)
    return View(
        rules=rules,
        player=player,
        hand=position.hands[player],
        board=position.board,
        counts=tuple(hand.bit_count() for hand in position.held),
        passes=position.passes,
        turn=position.turn,
        exits=position.exits,
        clockwise=position.clockwise,
        open_places=position.open_places,
        dead_places=position.dead_places,
        shown=dead if rules.dead_cards == "faceup" else nobody,
        put_aside=(0,) * len(dead) if rules.dead_cards == "hand" else tuple(map(len, dead)),
    )
