"""The strings of one language that the browser puts together itself: names of cards, places and buttons."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER, PACK, Suit
from sevens_teach.say.messages import card_in_words, message
from sevens_teach.say.settings import CHOICES

if TYPE_CHECKING:
    from sevens_teach.wire import Labels

_KEYS: Final = (
    *("label-table", "label-board", "label-hand", "label-hand-empty", "label-players", "label-thinking"),
    *("label-passes", "label-comma", "label-ranking", "label-log", "label-log-at", "label-slider"),
    *(
        "label-step-back",
        "label-step-forth",
        "label-pass",
        "label-hint",
        "label-undo",
        "label-redo",
        "label-new",
        "label-go_on",
    ),
    *("label-skip", "label-settings", "label-save", "label-load", "label-kept", "label-choose-place"),
    *("label-card-playable", "label-card-waiting", "label-card-dead", "label-place-empty", "label-place-open"),
    *("label-place-down", "label-place-island", "label-place-dead", "label-place-closed", "label-place-last"),
    *("label-place-choice", "label-place-reason"),
    *("label-lang", "label-lang-en", "label-lang-ja", "label-suits", "label-suits-4", "label-suits-2"),
    *("label-speed", "label-speed-slow", "label-speed-normal", "label-speed-fast", "label-speed-instant"),
    *("label-coach", "label-coach-true", "label-coach-false", "label-zoom"),
    *("label-consequences", "label-consequences-true", "label-consequences-false"),
    *("label-level", "label-level-lesson", "label-level-gentle", "label-level-normal", "label-level-sharp"),
    *("label-level-expert", "label-level-follow"),
    *("label-you", "label-reply", "label-back-to-now"),
    *("label-left-over", "label-pass-last", "label-pass-broke", "label-pass-sure", "label-sure-broke"),
    *("label-sure-broke-reason",),
    *("label-next-again", "label-next-new", "label-next-watch", "label-felt", "label-felt-green", "label-felt-indigo"),
    "label-sound",
    *(
        "label-review",
        "label-review-more",
        "label-review-stop",
        "label-review-working",
        "label-replay",
        "label-replay-other",
        "label-next-moment",
        "label-again-back",
        "label-again-undo",
        "label-review-terms",
    ),
    *(
        "label-make-puzzle",
        "label-show-better",
        "label-averages",
        "label-board-then",
        "label-played-there",
        "label-better-there",
        "label-arrow-there",
    ),
)
"""The messages that are sent, each under its key without `label-`."""
STEPPING: Final = {
    "first": "stepper-first",
    "back": "stepper-back",
    "play": "stepper-play",
    "pause": "stepper-pause",
    "forth": "stepper-forth",
    "next": "stepper-next",
    "last": "stepper-last",
    "at": "stepper-at",
    "steps": "stepper-steps",
    "tag-right": "tag-right",
    "tag-wrong": "tag-wrong",
}
"""Extra labels for steppers and guessing: for `labels_with`."""


_SENDING: Final = (
    "sent-send",
    "sent-picture",
    "sent-saved",
    "sent-copied",
    "sent-not",
    "sent-anew",
    "sent-drawn",
    "sent-wait",
)
"""What sending says, each under its key without `sent-` behind `send-`."""
SITE: Final = "https://sevens-teach.github.io/sevens-teach/"
"""Where the pages are that open what was sent; a page of the site names itself instead."""


def _sending(lang: str) -> dict[str, str]:
    """Return the labels of what is sent in a link."""
    texts = {f"send-{key.removeprefix('sent-')}": message(key, lang) for key in _SENDING}
    return {**texts, "send": message("sent-send", lang), "send-to": f"{SITE}{lang}/play.html"}


@cache
def labels(lang: str) -> Labels:
    """Return the names of the cards and suits, and the texts by key; raises `MessageError`."""
    sizes = {f"zoom-{size}": message("label-percent", lang, percent=str(size)) for size in CHOICES["zoom"]}
    return {
        "cards": {card.text: card_in_words(card, lang) for card in (*PACK, JOKER)},
        "suits": {suit.value: message("label-suit", lang, suit=suit.name.lower()) for suit in Suit},
        "text": {key.removeprefix("label-"): message(key, lang) for key in _KEYS} | sizes | _sending(lang),
    }


def labels_with(lang: str, **more: str) -> Labels:
    """Return the labels of a table, and `more` by the keys of their messages."""
    found = labels(lang)
    return {**found, "text": found["text"] | {name: message(key, lang) for name, key in more.items()}}
