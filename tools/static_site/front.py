"""The first page of a language: a board that answers by itself, what to go on with, and the reader's board."""

from __future__ import annotations

from itertools import pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import Game, Pass, Play
from sevens_teach.cards import RANKS, Card, read_card
from sevens_teach.games import GAMES
from sevens_teach.progress.learned import course
from sevens_teach.say.messages import card_in_words, message
from sevens_teach.sevens.players.levels import LEVELS
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.line import from_seven
from static_site import today
from static_site.still import kept_games

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View

_START: Final = "board ♠7 ♥7 ♦7 ♣7; hands ♠5 ♥8 ♦9 | ♦8,10 | ♠4,6 ♥6 … | ♣8,9 ♦6 …; turn 0"
_WAIT: Final = "pass"
_TURNS: Final = (("♥8", "♦8", "♠6", "♣8"), ("♠5", _WAIT, "♠4", "♣9"), ("♦9",))
"""What is played: the reader's card, and then the others' or their passes. Ren waits for ♦9 with his last card."""
_SEATS: Final = ("reader", "first", "second", "third")
"""Who has a turn, in order, as a message calls the others."""
_ASKS: Final = ("front-ask", "front-ask-keep", "front-ask-last", "front-ask-over")
"""What each position asks of the reader; at the end their hand is empty."""
PRIZE: Final = next(each.card for each in course() if each.deed == "first")
"""The card of the reader's board that is won by coming first, as the small game is won."""
_COLUMNS: Final = RANKS[3:10]
"""The part of the board that is shown: 4 to 10."""
_MORE: Final = (
    ("front-killer", "fast-track-killer"),
    *sorted(((f"front-{game}", course(game)[0].lesson) for game in GAMES[1:] if course(game)), key=itemgetter(1)),
    ("front-player", "09-write-your-own-player"),
)
"""What else there is, where there is a lesson on it, by its name or its number: the other games among it."""
_TEXTS: Final = (
    *(
        "front-start",
        "front-back",
        "front-between",
        "front-won",
        "front-again",
        "front-laid",
        "front-free",
        "front-waits",
    ),
    *(
        "front-continue",
        "front-next",
        "front-so-far",
        "front-step",
        "front-step-open",
        "front-skipped",
        "front-days-next",
        "front-days-row",
        "front-today",
        "front-today-done",
        "front-today-first",
        "front-game-first",
        "front-back-again",
        "front-back-on",
        "front-ren",
        "front-ren-behind",
        "front-ren-ahead",
        "front-ren-level",
    ),
    *(
        "front-goes-on",
        "front-on",
        "front-also",
        "front-begin",
        "front-begin-next",
        "front-below",
        "front-first-card",
        "front-offline-keeping",
        "front-offline-kept",
        "front-offline-no",
        "front-laid-one",
        "front-minutes",
    ),
    *("front-did-today", "front-did-clock", "front-did-lives", "front-own-one", "front-own"),
)
_DAYS: Final = 1000
"""The most days in a row that the page can say; it counts no further."""


def rounds(lang: str) -> list[dict[str, Any]]:
    """Return the small game of the first page: each position with the engine's answer to every card, and what comes."""
    game = Game.from_position(as_position(_START))
    found = []
    for turn, ask in zip((*_TURNS, ()), _ASKS, strict=True):
        position, view = game.position, game.position.view(0)
        hand = [_answer(position, card, turn[0], lang) for card in view.hand]
        asked = {"ask": message(ask, lang), "last": _last(position), "then": list(turn), "told": _told(turn, lang)}
        found.append({"rows": [*_rows(view, lang)], "hand": hand} | asked)
        for move in turn:
            game.play(Pass() if move == _WAIT else Play(read_card(move)))
    return found


def _last(position: Position) -> str:
    """Return the one card that the next player still holds, or nothing."""
    hand = position.hands[1]
    return str(hand[0]) if len(hand) == 1 else ""


def _told(turn: tuple[str, ...], lang: str) -> str:
    """Return in words what the others did."""
    if len(turn) < len(_SEATS):
        return ""
    others = (message("front-passes" if move == _WAIT else "front-plays", lang, card=move) for move in turn[1:])
    return message("front-turns", lang, **dict(zip(_SEATS[1:], others, strict=True)))


def _rows(view: View, lang: str) -> Iterator[dict[str, Any]]:
    """Yield each row of the part of the board that is shown, with how its places stand."""
    fits = {str(card) for card in view.open_places}
    for suit in "♠♥♦♣":
        places = [_place(view, suit + rank, suit + rank in fits, lang) for rank in _COLUMNS]
        yield {"suit": suit, "places": places}


def _place(view: View, name: str, fits: bool, lang: str) -> dict[str, str]:  # noqa: FBT001, how one place stands
    stands = "down" if view.is_down(read_card(name)) else "open" if fits else "empty"
    return {"card": name, "stands": stands, "name": card_in_words(name, lang)}


def all_said(lang: str) -> list[tuple[str, str]]:
    """Return all that the cat says at once in the small game, with what it asks then, the longest first.

    So much room it has: on a phone that of the first, on a wide page that of whichever takes most lines.
    """
    said = []
    for before, now in pairwise(rounds(lang)):
        (right,) = [each for each in before["hand"] if each["right"]]
        told = [right["headline"], right["reason"], before["told"]]
        wrong = [[each["headline"], each["reason"]] for each in now["hand"] if not each["right"]]
        said += [(" ".join(each), now["ask"] if now["hand"] else "") for each in (told, *wrong)]
    return sorted(said, key=lambda each: -len("".join(each)))


def whole_board() -> list[list[dict[str, str]]]:
    """Return a board with the 7s on it, row by row: the page lays the cards of today's puzzle on it."""
    return [[{"card": suit + rank, "stands": "down" if rank == "7" else "empty"} for rank in RANKS] for suit in "♠♥♦♣"]


def _answer(position: Position, card: Card, right: str, lang: str) -> dict[str, Any]:
    """Return what the engine says of a card: that it has to wait, that it lets Ren win, or that it is right."""
    found = verdict(position.view(0), Play(card))
    headline, reason, places = found.headline(lang), found.reason(lang), found.places
    last = _last(position)
    if found.legal and str(card) != right:
        headline, reason = (message(f"front-lets-out{end}", lang, name=str(card), card=last) for end in ("", "-why"))
        places = (read_card(last),)
    elif found.legal and len(position.hands[0]) > 1 and last:
        headline, reason = message("front-kept", lang), message("front-kept-why", lang, card=last)
    elif found.legal:
        headline = message("front-right", lang, name=str(card))
        reason = message("front-beside", lang, card=from_seven(card)[-1])
    told = {
        "headline": headline,
        "reason": reason,
        "missing": [str(place) for place in places if str(place) != str(card)],
    }
    return {"card": str(card), "name": card_in_words(card, lang), "right": str(card) == right} | told


def texts(lang: str) -> dict[str, str]:
    """Return what the page's program says, with `{name}` where it writes a number or a name."""
    holes = {name: f"{{{name}}}" for name in ("count", "all", "down", "name", "card")}
    return {key.removeprefix("front-"): message(key, lang, **holes) for key in _TEXTS} | {
        "won-about": message("front-won-about", lang, card=PRIZE, all=len(course())),
        **{f"next-level-{step}": message("front-level-next", lang, level=level) for step, level in enumerate(LEVELS)},
        "gap": message("ui-gap", lang),
        "way": message("steps-way", lang, **holes),
        "next-way": message("steps-next-way", lang, **holes),
        "at": message("steps-at", lang, **holes),
        "then": message("steps-then", lang, **holes),
        "day": message("front-days", lang, count=1),
        "days": message("front-days", lang, count=_DAYS).replace(f"{_DAYS:,}", "{count}"),
    }


def data(lang: str, days: int = 0) -> dict[str, Any]:
    """Return what the page holds for its program: also what is asked on this many days, which games are not over."""
    return {"rounds": rounds(lang), "texts": texts(lang), "asked": today.asked(lang, days), "games": kept_games()}


def more(lang: str, pages: Mapping[str, str]) -> list[dict[str, str]]:
    """Return what else there is, of what has a page; `pages` are addresses by the lesson's name."""
    return [
        {"name": key.removeprefix("front-"), "title": message(key, lang), "about": message(f"{key}-about", lang)}
        | {"href": href}
        for key, lesson in _MORE
        for name, href in pages.items()
        if name == lesson or name.startswith(f"{lesson}-")
    ]
