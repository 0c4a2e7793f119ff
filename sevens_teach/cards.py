"""Suits, ranks, the 52 cards and the joker; sets of cards as one integer; a seeded deal (B1, J).

A set of cards is an `int` with one bit a card. Each suit has two lanes of eight bits, both
starting at the 7 and going outward: 7 8 9 10 J Q K and 7 6 5 4 3 2 A; the eighth bit of a lane is
always 0, a wall that stops carries and shifts. In a hand the 7 is the bit of its upper lane; on
the board it fills both lanes (`on_board`), so that every run starts at the foot of a lane.
"""

from __future__ import annotations

from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NoReturn

from sevens_teach import limits
from sevens_teach.errors import CardError, shown

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from random import Random


class Suit(Enum):
    """One of the four suits; the value is its symbol."""

    SPADES = "♠"
    HEARTS = "♥"
    DIAMONDS = "♦"
    CLUBS = "♣"

    def __str__(self) -> str:
        return self.value

    @property
    def letter(self) -> str:
        """The suit's ASCII letter: `S`, `H`, `D` or `C`."""
        return self.name[0]


RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
"""The ranks from A (1) to K (13), as written on the cards."""

SEVEN: Final = 7
MAX_PLAYERS: Final = limits.PLAYERS
"""How many can play: with 52 each player has one card (B1)."""

LANE: Final = 8
"""Bits in a lane; a suit has two lanes."""
JOKER_BIT: Final = 1 << 64


class Card:
    """A playing card or the joker, read from text: `Card("♠6")`, `Card("S6")`, `Card("10h")`, `Card("★")`.

    There is one object a card, so cards compare by identity. They sort by suit (♠ ♥ ♦ ♣), then
    rank, the joker last. Raises `CardError` for anything that is no card.
    """

    __slots__ = ("bit", "order", "place", "rank", "suit", "text")

    bit: int
    """The card's bit in a hand."""
    place: int
    """Its bits on the board: a 7 has one in each lane, the joker none."""
    order: int
    """Its place in the sorted pack: ♠A 0 … ♣K 51, joker 52."""
    rank: int
    """1 (A) to 13 (K); 0 for the joker."""
    suit: Suit | None
    """The suit; None for the joker."""
    text: str
    """As printed: `♠10`, `★`."""

    def __new__(cls, text: str | Card) -> Card:  # noqa: PYI034, the pack is fixed: no subclass has cards of its own
        """Return the card that `text` names."""
        return read_card(text)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"cards never change: cannot set {name!r}")

    def __lt__(self, other: Card) -> bool:
        return self.order < other.order

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Card({self.text!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.text,)

    @property
    def is_joker(self) -> bool:
        """Whether this is ★."""
        return self.suit is None

    @classmethod
    def of(cls, suit: Suit, rank: int) -> Card:
        """Return the card of a `suit` and a `rank` from 1 to 13."""
        if not isinstance(suit, Suit) or type(rank) is not int or rank not in range(1, len(RANKS) + 1):
            raise CardError(f"no card has suit {shown(suit)} and rank {shown(rank)}: ranks go from 1 (A) to 13 (K)")
        return PACK[_SUITS.index(suit) * len(RANKS) + rank - 1]


_SUITS: Final = tuple(Suit)


def _bit(row: int, rank: int) -> int:
    """Return the bit of a card: outward from the 7 in the lane of its suit and side."""
    lane = 2 * row + (rank < SEVEN)
    return 1 << (LANE * lane + abs(rank - SEVEN))


def _make(suit: Suit | None, rank: int, order: int) -> Card:
    """Return a new card: each exists once."""
    card = object.__new__(Card)
    bit = JOKER_BIT if suit is None else _bit(_SUITS.index(suit), rank)
    text = "★" if suit is None else f"{suit}{RANKS[rank - 1]}"
    place = 0 if suit is None else bit | bit << LANE if rank == SEVEN else bit
    values = {"suit": suit, "rank": rank, "order": order, "bit": bit, "place": place, "text": text}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


PACK: Final = tuple(_make(suit, rank, row * 13 + rank - 1) for row, suit in enumerate(_SUITS) for rank in range(1, 14))
"""The 52 cards: ♠A … ♠K, ♥, ♦, ♣."""
JOKER: Final = _make(None, 0, len(PACK))
"""★"""

_BY_BIT: Final = {card.bit: card for card in (*PACK, JOKER)}
ALL: Final = sum(card.bit for card in PACK)
"""The 52 cards as a set; each 7 once, as in a hand."""
SEVENS: Final = sum(card.bit for card in PACK if card.rank == SEVEN)
"""The four 7s, as in a hand."""
_PACK_BITS: Final = ALL | JOKER_BIT
_in_order: Final = attrgetter("order")

_SUIT_LETTERS: Final = {name: suit for suit in Suit for name in (suit.value, suit.letter, suit.letter.lower())}
_RANK_LETTERS: Final = {name: rank for rank, text in enumerate(RANKS, 1) for name in (text, text.lower())} | {
    "T": 10,
    "t": 10,
    "1": 1,
}
_JOKER_NAMES: Final = ("★", "☆", "*", "joker")


def read_card(text: object) -> Card:
    """Read a card: suit then rank or rank then suit, symbols or letters, T for 10, ★ for the joker."""
    if isinstance(text, Card):
        return text
    if not isinstance(text, str):
        raise CardError(f"not a card: {shown(text)}: expected text such as '♠6', 'S6' or '★'")
    name = text.strip()
    if name.lower() in _JOKER_NAMES:
        return JOKER
    for suit, rank in ((name[:1], name[1:]), (name[-1:], name[:-1])):
        if suit in _SUIT_LETTERS and rank in _RANK_LETTERS:
            return Card.of(_SUIT_LETTERS[suit], _RANK_LETTERS[rank])
    raise CardError(f"not a card: {shown(text)}: {_what_is_wrong(name)}")


def _what_is_wrong(name: str) -> str:
    """Return what is wrong with a card's name, for an error's sentence."""
    if not name:
        return "it is empty; expected a suit and a rank, such as '♠6' or 'S6'"
    if name[0] in _SUIT_LETTERS:
        return f"the suit is {_SUIT_LETTERS[name[0]]}, but {shown(name[1:])} is no rank; expected A, 2 to 10, J, Q or K"
    if name[-1] in _SUIT_LETTERS:
        return (
            f"the suit is {_SUIT_LETTERS[name[-1]]}, but {shown(name[:-1])} is no rank; expected A, 2 to 10, J, Q or K"
        )
    return f"{name[0]!r} is no suit; expected ♠ ♥ ♦ ♣ or S H D C, then a rank"


def card_set(cards: Iterable[Card | str]) -> int:
    """Return the cards as a set (an `int`); a card named twice is a `CardError`."""
    try:
        named = tuple(cards)
    except TypeError:
        raise CardError(f"not a list of cards: {shown(cards)}") from None
    found = 0
    for card in named:
        found |= card.bit if type(card) is Card else read_card(card).bit
    if found.bit_count() < len(named):
        read = [read_card(card) for card in named]
        raise CardError(f"{next(card for card in read if read.count(card) > 1)} is named twice")
    return found


def bits(found: int) -> Iterator[int]:
    """Yield the single bits of a set of cards, lowest first."""
    while found:
        rest = found & (found - 1)
        yield found ^ rest
        found = rest


def cards_in(found: int) -> tuple[Card, ...]:
    """Return the cards of a set (a 7 of the board once), sorted by suit and rank, the joker last."""
    return tuple(sorted([_BY_BIT[bit] for bit in bits(found & _PACK_BITS)], key=_in_order))


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards or places as they cross to a browser."""
    return [card.text for card in cards]


def card_of(bit: int) -> Card:
    """Return the card that one bit stands for."""
    return _BY_BIT[bit]


def shuffled(cards: Iterable[Card], rng: Random) -> list[Card]:
    """Return the cards in random order: the same for the same `rng` on every machine and Python version."""
    deck = list(cards)
    draw = rng.random  # the one generator whose sequence Python promises to keep
    for count in range(len(deck), 1, -1):
        pick = int(draw() * count)
        deck[count - 1], deck[pick] = deck[pick], deck[count - 1]
    return deck


def deal(players: int, rng: Random, *, joker: bool = False) -> tuple[tuple[Card, ...], ...]:
    """Deal the shuffled pack one by one clockwise to 1 to 52 `players` (B1); hand 0 gets the first card."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in range(1, MAX_PLAYERS + 1):
        raise CardError(f"cannot deal to {shown(players)} players: 1 to {MAX_PLAYERS} can play (B1)")
    deck = shuffled((*PACK, JOKER) if joker else PACK, rng)
    return tuple(tuple(deck[player::players]) for player in range(players))
