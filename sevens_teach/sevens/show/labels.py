"""The strings of one language that the browser puts together itself: names of cards, places and buttons."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sevens_teach.cards import JOKER, PACK, Suit
from sevens_teach.messages import message, spoken
from sevens_teach.table.settings import CHOICES

_KINDS: Final = ("empty", "open", "down", "island", "dead", "closed", "last", "choice", "reason")
_KEYS: Final = (
    *("table", "board", "hand", "hand-empty", "players", "thinking", "passes", "comma", "ranking"),
    *("log", "slider", "step-back", "step-forth", "pass", "hint", "undo", "redo", "new", "go_on", "skip"),
    *("settings", "save", "load", "kept", "choose-place", "card-playable", "card-waiting", "card-dead"),
    *(f"place-{kind}" for kind in _KINDS),
    *("you", "reply", "say-pass", "say-broke", "say-out", "back-to-now", "left-over"),
    *("pass-last", "pass-broke", "pass-sure", "sure-broke", "sure-broke-reason"),
    *(
        "next-again",
        "next-new",
        "next-watch",
        "felt",
        "felt-green",
        "felt-indigo",
        "sound",
        "sound-true",
        "sound-false",
    ),
)


@cache
def labels(lang: str) -> dict[str, Any]:
    """Return the names of the cards and suits, and the texts by key."""
    return {
        "cards": {card.text: spoken(card, lang) for card in (*PACK, JOKER)},
        "suits": {suit.value: message("label-suit", lang, suit=suit.name.lower()) for suit in Suit},
        "text": {key: message(f"label-{key}", lang) for key in _KEYS} | _settings(lang),
    }


def _settings(lang: str) -> dict[str, str]:
    """Return the names of the settings and of their values: `speed`, `speed-slow`, `zoom-125`."""
    found = {name: message(f"label-{name}", lang) for name in CHOICES}
    for name, values in CHOICES.items():
        for value in values:
            key = f"{name}-{str(value).lower()}"
            size = name == "zoom"
            found[key] = message("label-percent", lang, percent=str(value)) if size else message(f"label-{key}", lang)
    return found
