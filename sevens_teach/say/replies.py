"""What is answered, as it crosses the wire: a rule, a bold sentence, the reason, and what to point at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import aloud, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.verdict import Verdict
    from sevens_teach.wire import Answer, Field, Notice, PartTexts, Press, Reply


def reply(rule: str, headline: str, reason: str, cards: Iterable[Card] = (), places: Iterable[Card] = ()) -> Reply:
    """Return an answer as the browser has it."""
    pointed = [card.text for card in cards], [place.text for place in places]
    return {"rule": rule, "headline": headline, "reason": reason, "cards": pointed[0], "places": pointed[1]}


def taken_off(texts: PartTexts, then: str, lang: str) -> PartTexts:
    """Return what a reply to picks is made of, where wrong ones are taken off; `then` is said if nothing is missing."""
    wrong, gap = texts["wrong"], texts["gap"]
    told = [said and said + gap + message("puzzle-taken-off", lang, count=count) for count, said in enumerate(wrong)]
    return {**texts, "wrong": told, "missing": [message(then, lang), *texts["missing"][1:]]}


def coached(news: str, prompt: str, *, asked: bool) -> Reply:
    """Return what the coach says unasked: the news, and last in bold what a reader who is `asked` may do."""
    return {**reply("", prompt, news), "last": True} if asked and prompt else reply("", news or prompt, "")


def coached_aloud(news: str, prompt: str, lang: str, *, asked: bool) -> str:
    """Return what the coach says unasked for a screen reader: the news, then the prompt, cards in words."""
    said = [news, prompt if asked else ""]
    return aloud(message("ui-gap", lang).join(filter(None, said)), lang)


def verdict_reply(found: Verdict, lang: str, names: Sequence[str]) -> Reply:
    """Return a verdict as the browser has it."""
    return reply(found.rule, found.headline(lang, names), found.reason(lang, names), found.cards, found.places)


def answer(found: Verdict, lang: str, names: Sequence[str]) -> Answer:
    """Return a verdict as the browser has it that asked about a move."""
    return {**verdict_reply(found, lang, names), "legal": found.legal}


def notice(answer: Reply, *, legal: bool = False, quiet: bool = False) -> Notice:
    """Return an answer as a message of its own; a `quiet` one only points at its cards and places."""
    return {"kind": "notice", "reply": answer, "legal": legal, "quiet": quiet}


def answered(answer: Answer, card: str | None = None, *, quiet: bool = False) -> Notice:
    """Return what a table answers about a move, or about a `card`, as a message of its own."""
    told: Reply = {
        "rule": answer["rule"],
        "headline": answer["headline"],
        "reason": answer["reason"],
        "cards": answer["cards"],
        "places": answer["places"],
    }
    found = notice(told, legal=answer["legal"], quiet=quiet)
    return found if card is None else {**found, "card": card}


def form_field(name: str, label: str, value: str, options: Sequence[tuple[str, str]], *, idle: bool = False) -> Field:
    """Return a choice of a form; it is `idle` where it changes nothing now."""
    return {"name": name, "label": label, "value": value, "options": list(options), "idle": idle}


def form_button(name: str, label: str, *, on: bool | None = None) -> Press:
    """Return a button of a form; `on` says whether what it leads to is shown now, None where it is no such thing."""
    return {"name": name, "label": label, "on": on}
