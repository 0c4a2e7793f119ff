"""High card, a game to try what a new one has to say: each lays one of three cards, and the highest wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.cards import PACK, Card, card_set, cards_in, shuffled
from sevens_teach.errors import PositionError
from sevens_teach.play import game
from sevens_teach.play.contract import CardGame
from sevens_teach.play.legal import LegalMoves
from sevens_teach.play.moves import OneCard
from sevens_teach.play.record import Record
from sevens_teach.play.refusing import refuse
from sevens_teach.play.value import Value
from sevens_teach.play.view import Open, Seen, check_player
from sevens_teach.text.notation import format_cards, read_cards, read_one
from sevens_teach.text.sections import Sections, between_bars, one_by_one

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.text.reader import Reader


@dataclass(frozen=True, init=False)
class Play(OneCard):
    pass


class Moves(LegalMoves[Play]):
    PLAY, PLAYS = Play, {card.bit: Play(card) for card in PACK}


@dataclass(frozen=True)
class Event(Open):
    player: int
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class View(Seen[Play]):
    player: int
    turn: int | None
    hand: tuple[Card, ...]
    laid: tuple[Card, ...]

    @property
    def legal_moves(self) -> Moves:
        return Moves(card_set(self.hand) if self.is_my_turn else 0)


@dataclass(frozen=True)
class Outcome:
    laid: tuple[Card, ...]

    def rank_of(self, player: int) -> int:
        return 1 + sum(card.rank > self.laid[player].rank for card in self.laid)


@dataclass(frozen=True)
class Position(Value[Play]):
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[Card, ...] = ()
    rules = "basic"

    @property
    def players(self) -> range:
        return range(len(self.hands))

    @property
    def turn(self) -> int | None:
        return None if self.outcome else len(self.laid)

    @property
    def outcome(self) -> Outcome | None:
        return Outcome(self.laid) if len(self.laid) == len(self.hands) else None

    def view(self, player: int) -> View:
        check_player(player, len(self.hands))
        return View(player, self.turn, self.hands[player], self.laid)

    def after(self, move: Play) -> tuple[Position, tuple[Event, ...]]:
        if self.turn is None or move not in self.legal_moves:
            refuse(self, move)
        hands = [tuple(card for card in hand if card != move.card) for hand in self.hands]
        return Position(tuple(hands), (*self.laid, move.card)), (Event(self.turn, (move.card,)),)

    def __str__(self) -> str:
        laid = f"; laid {' '.join(map(str, self.laid))}" if self.laid else ""
        return f"hands {' | '.join(map(format_cards, self.hands))}{laid}"

    @classmethod
    def read(cls, reader: Reader) -> Position:
        parts = _SECTIONS.read(reader, ("hands",))[1]
        return cls(tuple(parts["hands"]), tuple(parts.get("laid", ())))


_SECTIONS = Sections({"hands": between_bars(read_cards), "laid": one_by_one(read_one)}, str)
RECORD: Record[Game] = Record(name="high_card", read_move=lambda reader: Play(read_one(reader)))


class Game(game.Game[Play, Position, Event]):
    POSITION, RECORD = Position, RECORD

    @classmethod
    def dealt(cls, _rules: str, players: int, rng: Random) -> tuple[Position, tuple[Event, ...]]:
        if players not in range(2, 7):
            raise PositionError(f"{players} players: expected two to six (X1)")
        deck = shuffled(PACK, rng)
        return Position(tuple(cards_in(card_set(deck[at::players][:3])) for at in range(players))), ()


GAME: CardGame[Play] = CardGame(name="high_card", game=Game, players=range(2, 7))
