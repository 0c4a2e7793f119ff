"""What can be done, as values (D4 to D6): one step is one move, and chance is a move that carries its outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.bridge.engine.melds import Laid, Meld, Wild, format_meld, in_order, own_cards, shown_card
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.cards import Card, read_card
from sevens_teach.errors import CardError, IllegalMoveError, shown
from sevens_teach.play.moves import OneCard

if TYPE_CHECKING:
    from collections.abc import Iterable


def read_laid(text: object) -> Laid:
    """Return the card as it lies that a text names: `♥8`, `★`, or `★♥8` for ★ in its place; raises `CardError`."""
    if isinstance(text, Card | Wild):
        return text
    if isinstance(text, str) and len(text) > 1 and text[0] in "★☆*":
        card = read_card(text[1:])
        if card.is_joker:
            raise CardError(f"not a card: {shown(text)}: ★ cannot stand for itself (D3)")
        return Wild(card)
    return read_card(text)


def _laid(cards: Iterable[Laid | str] | str) -> Meld:
    """Return the cards of a meld as they are named in a move; raises `IllegalMoveError` for a card named twice."""
    found = tuple(map(read_laid, cards.split() if isinstance(cards, str) else cards))
    own = own_cards(found)
    if not found or len(set(own)) < len(own):
        raise IllegalMoveError(f"{shown(format_meld(found))} is no meld: expected cards, each once (D2)")
    return found


def _upwards(cards: Meld) -> Meld:
    """Return the own cards of a sequence from the lowest on; the ace is the highest unless a 2 or a 3 is there."""
    ranks = {shown_card(laid).rank for laid in cards}
    return tuple(sorted(cards, key=lambda laid: (shown_card(laid).rank == 1 and not ranks & {2, 3}, shown_card(laid))))


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the stock (D4)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a meld (D4): `Lay("♥6 ♥7")`."""

    cards: Meld

    def __init__(self, cards: Iterable[Laid | str] | str) -> None:
        """Take the cards, which are put in the order in which they lie; raises `CardError` or `IllegalMoveError`."""
        object.__setattr__(self, "cards", in_order(_laid(cards), Rules()))

    def __str__(self) -> str:
        return f"meld {format_meld(self.cards)}"


@dataclass(frozen=True, slots=True)
class Add:
    """Lay off a card on a meld of anybody's (D4): `Add("♥8", 3)` on meld 3."""

    laid: Laid
    meld: int
    """The meld's number, from 1."""

    def __init__(self, laid: Laid | str, meld: int) -> None:
        """Take the card as it will lie, and the meld's number; raises `CardError` or `IllegalMoveError`."""
        if type(meld) is not int or meld < 1:
            raise IllegalMoveError(f"no meld has the number {shown(meld)}: melds are numbered from 1 (D4)")
        object.__setattr__(self, "laid", read_laid(laid))
        object.__setattr__(self, "meld", meld)

    def __str__(self) -> str:
        return f"add {self.laid} {self.meld}"


@dataclass(frozen=True, slots=True, init=False)
class Drop(OneCard):
    """Discard a card, which ends the turn (D4): `Drop("♠K")`."""

    def __str__(self) -> str:
        return f"drop {self.card}"


@dataclass(frozen=True, slots=True)
class Pon:
    """Call the discard for a set with these own cards (D5): `Pon("♠9 ♣9")`."""

    cards: tuple[Card, ...]

    def __init__(self, cards: Iterable[Laid | str] | str) -> None:
        """Take the own cards; raises `CardError` or `IllegalMoveError`."""
        object.__setattr__(self, "cards", tuple(sorted(own_cards(_laid(cards)))))

    def __str__(self) -> str:
        return f"pon {format_meld(self.cards)}"


@dataclass(frozen=True, slots=True)
class Chi:
    """Call the discard for a sequence with these own cards (D6): `Chi("♥9 ♥10")`; a taken ★ is named too."""

    cards: Meld

    def __init__(self, cards: Iterable[Laid | str] | str) -> None:
        """Take the own cards, and a taken ★ in its place; raises `CardError` or `IllegalMoveError`."""
        object.__setattr__(self, "cards", _upwards(_laid(cards)))

    def __str__(self) -> str:
        return f"chi {format_meld(self.cards)}"


@dataclass(frozen=True, slots=True)
class No:
    """Let the discard go, when asked (D5)."""

    def __str__(self) -> str:
        return "no"


@dataclass(frozen=True, slots=True)
class Renew:
    """The pile but its top card becomes the stock (D4): chance, with the new stock as it came out, top card first."""

    stock: tuple[Card, ...]

    def __str__(self) -> str:
        return " ".join(("renew", *map(str, self.stock)))


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next cards of the match (D1), with the pack as it came out, in the order of dealing.

    `Deal()` asks for them: anybody may once a deal is over; which cards come is chance.
    """

    pack: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return " ".join(("deal", *map(str, self.pack)))


Move: TypeAlias = Draw | Lay | Add | Drop | Pon | Chi | No | Renew | Deal

DRAW: Final = Draw()
NO: Final = No()
DEAL: Final = Deal()
