"""What one player may see: the only thing that verdicts, widgets, puzzles and computer players are given."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER_BIT, Card, card_set, cards_in
from sevens_teach.play.view import Seen, check_player
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.exits import still_in
from sevens_teach.sevens.engine.legal import LegalMoves, exchanges, other_moves

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.draft import Draft
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.moves import Exchange, Move
    from sevens_teach.sevens.engine.rules import Rules


@dataclass(frozen=True)
class View(Seen["Move"]):
    """A position as `player` sees it: the own hand and what lies open on the table, nothing else."""

    rules: Rules
    player: int
    own: int
    """The own cards, as a set."""
    down: int
    """The cards down, as `cards.on_board` has them."""
    counts: tuple[int, ...]
    """How many cards each player holds."""
    passes: tuple[int, ...]
    """How many passes each player has used."""
    turn: int | None
    exits: tuple[Exit, ...]
    clockwise: tuple[int, ...]
    shown: tuple[tuple[Card, ...], ...]
    """The dead cards that lie face up before each player (K10, `faceup`)."""
    put_aside: tuple[int, ...]
    """How many dead cards lie before each player, face up or face down (K10)."""

    # -- cards and places ------------------------------------------------------------------------

    @cached_property
    def hand(self) -> tuple[Card, ...]:
        """The own cards, sorted."""
        return cards_in(self.own)

    @cached_property
    def board(self) -> tuple[Card, ...]:
        """The cards down, sorted."""
        return cards_in(self.down)

    @cached_property
    def _places(self) -> tuple[int, int]:
        """The open places and those that only a later 7 opens, worked out once."""
        return connection.survey(self.rules, self.down)

    @property
    def open(self) -> int:
        """The places that the board lets a card into now, as a set."""
        return self._places[0]

    @property
    def dead(self) -> int:
        """The dead places, as a set (K3, K9)."""
        return self._places[1]

    @property
    def open_places(self) -> tuple[Card, ...]:
        """The places that the board lets a card into now."""
        return cards_in(self.open)

    @property
    def dead_places(self) -> tuple[Card, ...]:
        """The places not down that can never be filled (K3, K9): they follow from the board."""
        return cards_in(self.dead)

    @property
    def islands(self) -> tuple[Card, ...]:
        """The cards down that do not join their 7 yet (B8); none in Killer Sevens."""
        return cards_in(connection.islands(self.rules, self.down))

    @property
    def closed_places(self) -> tuple[Card, ...]:
        """The places next to a run that the one-way tunnel has closed (T4)."""
        return cards_in(connection.closed_places(self.rules, self.down))

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of Sevens neither down, nor in the own hand, nor shown: some other player holds each."""
        pack = ALL | (0 if self.rules.joker == "none" else JOKER_BIT)
        face_up = card_set({card for cards in self.shown for card in cards})
        return cards_in(pack & ~(self.own | self.down | face_up))

    def is_down(self, card: Card) -> bool:
        """Return whether a card is down."""
        return bool(card.place & self.down)

    def missing(self, cards: Iterable[Card]) -> tuple[Card, ...]:
        """Return those of the cards that are not down."""
        return tuple(card for card in cards if not card.place & self.down)

    # -- moves -----------------------------------------------------------------------------------

    @cached_property
    def legal_moves(self) -> LegalMoves:
        """What this player of Sevens may do now; nothing when it is another's turn."""
        if not self.is_my_turn:
            return LegalMoves()
        plays = self.own & self.open
        return LegalMoves(plays, other_moves(self.rules, self.down, plays, self.own))

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The ghost's exchanges that may be reported now, on anybody's turn (G1)."""
        return () if self.turn is None else exchanges(self.rules, self.exits, still_in(len(self.counts), self.exits))

    def may(self, move: Move) -> bool:
        """Return whether this player may make `move` now, or it is a ghost's exchange that may be reported (G1)."""
        return move in self.legal_moves or move in self.exchanges

    # -- players ---------------------------------------------------------------------------------

    @property
    def passes_left(self) -> int | None:
        """How many free passes this player still has (B6); None when there is no limit."""
        return self.passes_left_of(self.player)

    def passes_left_of(self, player: int) -> int | None:
        """Return how many free passes `player` still has (B6); None when there is no limit."""
        return None if self.rules.passes is None else max(0, self.rules.passes - self.passes[player])

    def exit_of(self, player: int) -> Exit | None:
        """Return how `player` left the game; None for one still in."""
        return next((gone for gone in self.exits if gone.player == player), None)

    def bankruptcy_of(self, card: Card) -> Exit | None:
        """Return the bankruptcy that laid a card that is down (B7); None for one that was played."""
        return next((gone for gone in self.exits if card in gone.laid), None)


def view_of(position: Draft, player: int) -> View:
    """Return what `player` may see of a position of Sevens; raises `PositionError` for a player who is not there."""
    held, rules = position.held, position.rules
    check_player(player, len(held))
    dead = tuple([hand & position.dead for hand in held])
    nobody: tuple[tuple[Card, ...], ...] = ((),) * len(held)
    return View(
        rules=rules,
        player=player,
        own=held[player],
        down=position.down,
        counts=tuple([hand.bit_count() for hand in held]),
        passes=position.passes,
        turn=position.turn,
        exits=position.exits,
        clockwise=position.clockwise,
        shown=tuple(map(cards_in, dead)) if rules.dead_cards == "faceup" else nobody,
        put_aside=(0,) * len(held) if rules.dead_cards == "hand" else tuple([cards.bit_count() for cards in dead]),
    )
