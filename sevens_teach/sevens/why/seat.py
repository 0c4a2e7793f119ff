"""What the player who asks may know, and nothing else; and the refusals that come before any card is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER_BIT, SEVEN
from sevens_teach.errors import PositionError, shown
from sevens_teach.finding import Grounds, Verdict, both, refused
from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.legal import LegalMoves
from sevens_teach.sevens.engine.moves import Exchange

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class Seat:
    """The board, the open facts, and one hand."""

    rules: Rules
    player: int | None
    """Who asks; None when play is over and nobody in particular does."""
    turn: int | None
    """Who is to move."""
    moves: LegalMoves
    """The legal moves of this player's turn, and the ghost's exchanges; only these where it is another's turn."""
    board: int
    """The cards down, as a set."""
    hand: int
    """The own cards, as a set."""
    open: int
    """The places the board lets a card into, as a set."""
    dead: int
    """The dead places (K3), as a set."""
    passes: int
    """How many passes this player has used."""
    exits: tuple[Exit, ...]
    clockwise: tuple[int, ...]
    """Who follows each player."""
    players: range

    def is_down(self, card: Card) -> bool:
        """Return whether a card is down."""
        return bool(card.place & self.board)

    def missing(self, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return those of the cards that are not down."""
        return tuple(card for card in cards if not card.place & self.board)

    def was_laid(self, card: Card) -> bool:
        """Return whether a bankruptcy laid a card that is down (B7)."""
        return any(card in gone.laid for gone in self.exits)

    def laid_by(self, card: Card) -> int | None:
        """Return whose bankruptcy laid a card that is down (B7, G2); None where nobody knows."""
        return next((gone.laid_by for gone in self.exits if card in gone.laid), None)

    def exit_of(self, player: int | None) -> Exit | None:
        """Return how a player left the game; None for one still in."""
        return next((gone for gone in self.exits if gone.player == player), None)


def seat_of(position: Position, player: int | None) -> Seat:
    """Return what `player` (None: the one to move) may know; raises `PositionError` for one who is not there."""
    if player is None:
        player = position.turn
    elif isinstance(player, bool) or not isinstance(player, int) or player not in position.players:
        raise PositionError(f"no player {shown(player)}: players are numbered 0 to {len(position.players) - 1}")
    return Seat(
        rules=position.rules,
        player=player,
        turn=position.turn,
        moves=_moves(position, player),
        board=position.down,
        hand=0 if player is None else position.held[player],
        open=survey(position.rules, position.down)[0],
        dead=position.dead,
        passes=0 if player is None else position.passes[player],
        exits=position.exits,
        clockwise=position.clockwise,
        players=position.players,
    )


def _moves(position: Position, player: int | None) -> LegalMoves:
    moves = position.legal_moves
    if player == position.turn:
        return moves
    return LegalMoves(0, tuple(move for move in moves if isinstance(move, Exchange)))


# -- refusals for whatever move ------------------------------------------------------------------


def barred(seat: Seat) -> Verdict | None:
    """Refuse a player who cannot move at all: play has ended, or the player is not in any more."""
    gone = seat.exit_of(seat.player)
    if seat.turn is None or gone is None:
        return ended(seat)
    answer, why = _GONE[gone.how]
    return refused(Grounds(gone.how.rule, phrase(why)), answer)


def ended(seat: Seat) -> Verdict | None:
    """Refuse any move where play has ended (B10, K7)."""
    return refused(_over(seat), "play-has-ended") if seat.turn is None else None


_GONE: Final = {
    Ending.OUT: ("you-are-out", "why-out"),
    Ending.BANKRUPT: ("you-are-bankrupt", "why-bankrupt-before"),
    Ending.LEFT: ("you-have-left", "why-left"),
    Ending.JOKER: ("you-are-stuck", "why-stuck"),
}


def _over(seat: Seat) -> Grounds:
    if seat.rules.killer:
        return Grounds("K7", phrase("why-everyone-gone"))
    staying = [player for player in seat.players if seat.exit_of(player) is None]
    return Grounds("B10", phrase("why-one-left", player=Who(staying[0])) if staying else phrase("why-nobody-left"))


def not_your_turn(seat: Seat, *, could: Card | None = None) -> Verdict:
    """Refuse a move whose only fault is that it is another's turn; `could` is a card that fits all the same."""
    turn = phrase("why-turn", player=Who(seat.turn or 0))
    if could is None:
        return refused(Grounds("B2", turn), "not-your-turn")
    return refused(Grounds("B2", both(turn, phrase("why-turn-but-open", card=could)), (could,)), "not-your-turn")


def already_down(seat: Seat, card: Card) -> Grounds:
    """Return why a card is down: it went down before play (B2), or with a bankruptcy (B7), or it was played (B3)."""
    if card.rank == SEVEN and seat.rules.opening == "sevens":
        return Grounds("B2", phrase("why-sevens-first"), (card,))
    if seat.was_laid(card):
        player = seat.laid_by(card)
        laid = phrase("why-laid-by-somebody") if player is None else phrase("why-laid", player=Who(player))
        return Grounds("B7", laid, (card,))
    return Grounds("B3", phrase("why-own-hand"), (card,))


def without_joker(seat: Seat) -> Verdict | None:
    """Refuse ★ where there is none in the game (B1, K11), or not in this hand (B3)."""
    if seat.rules.killer:
        return refused(Grounds("K11", phrase("why-no-joker-killer")), "no-joker")
    if seat.rules.joker == "none":
        return refused(Grounds("B1", phrase("why-no-joker")), "no-joker")
    if not seat.hand & JOKER_BIT:
        return refused(Grounds("B3", phrase("why-own-hand")), "joker-not-yours")
    return None
