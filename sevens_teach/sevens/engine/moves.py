"""What can happen in a turn, as values: play, the joker, pass; and the ghost's exchange between turns (B3, J, G)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from sevens_teach.cards import MAX_PLAYERS, PACK, Card, read_card
from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.play.moves import OneCard


@dataclass(frozen=True, slots=True, init=False)
class Play(OneCard):
    """Play one card from the hand (B3): `Play("♠6")`."""


@dataclass(frozen=True, slots=True)
class LayJoker:
    """Lay ★ on a `place`, alone (J1) or with the next `card` beyond it (J2): `LayJoker("♠8", "♠9")`."""

    place: Card
    card: Card | None

    def __init__(self, place: Card | str, card: Card | str | None = None) -> None:
        """Take the cards, or their texts; raises `CardError`."""
        object.__setattr__(self, "place", read_card(place))
        object.__setattr__(self, "card", None if card is None else read_card(card))

    def __str__(self) -> str:
        return f"★{self.place}" if self.card is None else f"★{self.place}+{self.card}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass (B3, B5); one pass too many is bankruptcy (B6)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Exchange:
    """A player still in talked to a bankrupt one: the two change places (G1, G2)."""

    ghost: int
    """The bankrupt player who comes back."""
    talker: int
    """The player still in who talked, and is now bankrupt."""

    def __post_init__(self) -> None:
        for name, player in (("ghost", self.ghost), ("talker", self.talker)):
            if type(player) is not int or player not in range(MAX_PLAYERS):
                raise IllegalMoveError(f"{name}={shown(player)} is no player: they are numbered from 0 to 51 (G1)")

    def __str__(self) -> str:
        return f"ghost {self.ghost}>{self.talker}"


Move: TypeAlias = Play | LayJoker | Pass | Exchange

PASS = Pass()


def cards_of(move: Move) -> tuple[Card, ...]:
    """Return the card that a move takes from the hand besides a ★ that stands for another; none for most moves."""
    card = move.card if isinstance(move, Play | LayJoker) else None
    return () if card is None else (card,)


def places_of(move: Move) -> tuple[Card, ...]:
    """Return the place on which a move lays ★; none for other moves."""
    return (move.place,) if isinstance(move, LayJoker) else ()


def laid_by(move: Move) -> tuple[Card, ...]:
    """Return what a move puts on the board: a card, or the place of ★ with the card beyond it."""
    return (*places_of(move), *cards_of(move))


PLAYS: dict[int, Play] = {card.bit: Play(card) for card in PACK}
"""The play of each card, by the card's bit."""
