"""The simulator's moves of Seven Bridge, which are numbers, as the engine writes them."""

from __future__ import annotations

from sevens_teach.bridge.simulator.model import ADD, CONTENT, DRAW, DROP, JOKER, LAY_RUN, LAY_SET, NO, PON, SUIT
from sevens_teach.cards import JOKER as STAR
from sevens_teach.cards import PACK


def text_of(move: int, discard: int) -> str:
    """Return a move as the engine writes it; `discard` is the number of the newest discard."""
    kind, content = move & ~CONTENT, move & CONTENT
    if kind in {DRAW, NO}:
        return "draw" if kind == DRAW else "no"
    if kind == DROP:
        return f"drop {_card(content)}"
    if kind == ADD:
        stands = content & 63
        return f"add {'★' if stands else ''}{_card(stands - 1 if stands else content >> 6 & 63)} {content >> 12}"
    if kind in {LAY_SET, PON}:
        return f"{'meld' if kind == LAY_SET else 'pon'} {_set_text(content)}"
    laid = _run_texts(content)
    if kind == LAY_RUN:
        return f"meld {' '.join(laid)}"
    return f"chi {' '.join(text for text in laid if text != _card(discard))}"


def _card(number: int) -> str:
    """Return the text of a card's number."""
    return str(STAR if number == JOKER else PACK[number])


def _set_text(content: int) -> str:
    """Return the text of a set of cards' bits."""
    return " ".join(_card(card) for card in range(JOKER + 1) if content >> card & 1)


def _run_texts(content: int) -> list[str]:
    """Return the texts of a run's cards, ★ with the card it stands for."""
    suit, low, high, star = content >> 12, content >> 8 & 15, content >> 4 & 15, content & 15
    return [
        ("★" if height == star else "") + _card(SUIT * suit + (height - 1) % SUIT) for height in range(low, high + 1)
    ]
