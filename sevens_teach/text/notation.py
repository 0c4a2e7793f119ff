"""Cards as text, both ways, in every game: `♠5-9 ♥3,8,J ★`; docs/notation.md describes the notation."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER, RANKS, Card, Suit, card_set, cards_in, read_card
from sevens_teach.errors import CardError
from sevens_teach.text.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_NOTHING: Final = "-"
_DASH: Final = re.compile("-")
_COMMA: Final = re.compile(",")
_SUIT: Final = re.compile("[♠♥♦♣SHDCshdc]")
_RANK: Final = re.compile("10|[A1-9TJQKatjqk]")
_JOKER: Final = re.compile("[★☆*]|joker")
_WORD: Final = re.compile(r"[^\s;|+]+")


def format_cards(cards: Iterable[Card | str]) -> str:
    """Return cards as text, sorted: `♠5-9 ♥3,8,J ★`, and `-` for none; raises `CardError`."""
    found = cards_in(card_set(cards))
    groups = [_format_suit(suit, [card.rank for card in found if card.suit is suit]) for suit in Suit]
    joker = str(JOKER) if JOKER in found else ""
    return " ".join(filter(None, (*groups, joker))) or _NOTHING


def _format_suit(suit: Suit, ranks: list[int]) -> str:
    """Return the cards of one suit as text: `♠5-9,J`."""
    return f"{suit}{','.join(_format_runs(ranks))}" if ranks else ""


def _format_runs(ranks: list[int]) -> Iterator[str]:
    """Yield the ranks, three or more in a row as `5-9`."""
    starts = [ranks[0]] + [rank for before, rank in pairwise(ranks) if rank != before + 1]
    for start in starts:
        last = start
        while last + 1 in ranks:
            last += 1
        if last - start > 1:
            yield f"{RANKS[start - 1]}-{RANKS[last - 1]}"
        else:
            yield from RANKS[start - 1 : last]


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards that `format_cards` writes, in the order of the text; raises `NotationError`."""
    reader = Reader(text, "a list of cards")
    cards = read_cards(reader)
    reader.end()
    return cards


def read_cards(reader: Reader) -> tuple[Card, ...]:
    """Return the cards that stand next: one group or more, or `-`."""
    if reader.take(_DASH, "'-' for none"):
        return ()
    cards: list[Card] = []
    while True:
        at = reader.at
        if reader.take(_JOKER, "★"):
            _add(cards, [JOKER], reader, at)
        elif suit := reader.take(_SUIT, "a suit"):
            _read_ranks(cards, suit, reader)
        elif cards:
            return tuple(cards)
        else:
            reader.fail()


def read_one(reader: Reader, name: str = "a card") -> Card:
    """Return the card that stands next, up to a blank or a mark; `name` is what an error calls it."""
    at = reader.at
    word = reader.need(_WORD, name)
    try:
        return read_card(word)
    except CardError as error:
        reader.refuse(at, str(error))


def _read_ranks(cards: list[Card], suit: str, reader: Reader) -> None:
    """Add one suit's cards: ranks and runs of ranks, separated by commas."""
    more: str | None = suit
    while more:
        at = reader.at
        first = last = read_card(suit + reader.need(_RANK, "a rank"))
        if reader.take(_DASH, "'-'"):
            last = read_card(suit + reader.need(_RANK, "a rank"))
            if last.rank <= first.rank:
                reader.refuse(at, f"'{first}-{last}' is no run: expected the lower rank first")
        _add(cards, [Card.of(first.suit, rank) for rank in range(first.rank, last.rank + 1)], reader, at)  # type: ignore[arg-type]
        more = reader.take(_COMMA, "','")


def _add(cards: list[Card], found: list[Card], reader: Reader, at: int) -> None:
    """Add cards that were read; refuse one that is named twice."""
    for card in found:
        if card in cards:
            reader.refuse(at, f"{str(card)!r} is named twice: expected each card once")
        cards.append(card)
