"""Every sentence a reader sees, in each language: messages by key, from the catalogues of the house and its games.

A message takes values (`{ $card }`), and writes them as its language does: a card as `♥Q`, cards as a
list, a player as the name, a phrase as the sentence it makes. For each list `x` it may ask for
`$x-count`. Every `*.ftl` file in the folder of a language belongs to its catalogue.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sevens_teach import limits
from sevens_teach.cards import RANKS, Card, read_card
from sevens_teach.errors import MessageError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ja")
"""The languages, English first: it is what one gets without asking."""

_RANGE: Final = 4
"""How many cards in a row are written as a range, `♠8 to ♠J`."""
_TEXTS_KEPT: Final = 4096
_CARDS_IN_TEXT: Final = re.compile(rf"(?:\bthe )?([♠♥♦♣](?:{'|'.join(RANKS)})|★)")
_ENTRIES: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins in a catalogue."""
_NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)\s*[}.(]")
"""The messages and terms that a message writes into itself."""
_OWNED: Final = re.compile(r"(?i)(?:\byour|\bown|\bwhose|(?<!\bit)(?<!\bthat)'s) $")
"""After this a card has no article: `your queen of hearts`, `Ren's 9 of clubs`."""
_SENTENCE_START: Final = re.compile(r"(?:^|[.!?。] ?)$")


@dataclass(frozen=True, slots=True)
class Who:
    """A player, to be written as the name."""

    player: int
    """The number, from 0."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message and its values, before a language is chosen."""

    key: str
    args: tuple[tuple[str, Value], ...] = ()


Value: TypeAlias = "str | int | Card | tuple[Card, ...] | Who | Phrase"
"""What a message may be given."""


def phrase(key: str, **args: Value) -> Phrase:
    """Return the message `key` with these values, to be said later in some language."""
    return Phrase(key, tuple(args.items()))


def several(players: Collection[int]) -> dict[str, Value]:
    """Return of several players what a message says: how many, and who."""
    return {"count": len(players), **{f"player{number}": Who(player) for number, player in enumerate(players)}}


def message(key: str, lang: str = "en", names: Sequence[str] | None = None, **args: Value) -> str:
    """Return the message `key` in `lang`; `names` are the players', by number. Raises `MessageError`."""
    return say(Phrase(key, tuple(args.items())), lang, names)


def say(what: Phrase, lang: str = "en", names: Sequence[str] | None = None) -> str:
    """Return a phrase as text; raises `MessageError`."""
    values: dict[str, str | int] = {}
    for name, value in what.args:
        written = _written(value, lang, names)
        values[name] = _writable(written) if isinstance(written, str) else written
        if isinstance(value, tuple):
            values[f"{name}-count"] = len(value)
    return _formatted(_known(lang), what.key, tuple(values.items()))


def phrases_in(what: Phrase) -> Iterator[Phrase]:
    """Yield a phrase, and the phrases in it."""
    yield what
    for _, value in what.args:
        if isinstance(value, Phrase):
            yield from phrases_in(value)


def reworded(what: Phrase, change: Callable[[Phrase], Phrase]) -> Phrase:
    """Return a phrase, and the phrases in it, changed: those inside first."""
    args = tuple((name, reworded(value, change) if isinstance(value, Phrase) else value) for name, value in what.args)
    return change(Phrase(what.key, args))


def card_in_words(card: Card | str, lang: str = "en") -> str:
    """Return a card in words, for a screen reader: `queen of hearts`; raises `CardError` or `MessageError`."""
    card = read_card(card)
    if card.suit is None:
        return message("card-joker", lang)
    return message("card-spoken", lang, suit=card.suit.name.lower(), rank=RANKS[card.rank - 1])


def aloud(text: str, lang: str = "en") -> str:
    """Return a text with its cards in words: for `Ren plays ♥9.`, `Ren plays the 9 of hearts.`."""

    def word(found: re.Match[str]) -> str:
        """Return a card in words, for a screen reader."""
        words = card_in_words(found[1], lang)
        if _OWNED.search(text, 0, found.start()):
            return words
        words = message("card-in-sentence", lang, card=words)
        starts = _SENTENCE_START.search(text, 0, found.start())
        return words[0].upper() + words[1:] if starts else words

    return _CARDS_IN_TEXT.sub(word, text)


# -- how a value is written ------------------------------------------------------------------------


def _written(value: Value, lang: str, names: Sequence[str] | None) -> str | int:
    """Return a message's value as text in a language: cards, a player, another phrase."""
    if isinstance(value, tuple):
        return _listed(value, lang)
    if isinstance(value, Who):
        return _name(value.player, lang, names)
    if isinstance(value, Phrase):
        return say(value, lang, names)
    return str(value) if isinstance(value, Card) else value


def _writable(text: str) -> str:
    """Return a text that can be shown and sent whatever it is: cut where it is long, half characters written as `?`."""
    if len(text) > limits.VALUE:
        text = text[: limits.VALUE] + "…"
    return text.encode(errors="replace").decode()


def _name(player: int, lang: str, names: Sequence[str] | None) -> str:
    """Return the name of a player in a sentence, or their number."""
    if names is not None and player < len(names):
        return names[player]
    return message("player-name", lang, number=player + 1)


@lru_cache(_TEXTS_KEPT)
def _listed(cards: tuple[Card, ...], lang: str) -> str:
    """Return the cards as the language lists them: `♥9 and ♥10`, `♥9と♥10`."""
    items = [_item(row, lang) for row in _in_rows(cards)]
    if not items:
        return message("list-empty", lang)
    if len(items) == 1:
        return items[0]
    last = message("list-pair" if len(items) == 2 else "list-last", lang)
    return message("list-comma", lang).join(items[:-1]) + last + items[-1]


def _in_rows(cards: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield the cards one by one, but those that follow one another in a suit, up or down, together."""
    start = 0
    while start < len(cards):
        stop = max(_row_end(cards, start, 1), _row_end(cards, start, -1))
        stop = stop if stop - start >= _RANGE else start + 1
        yield cards[start:stop]
        start = stop


def _row_end(cards: tuple[Card, ...], start: int, step: int) -> int:
    """Return where a row of cards of one suit ends, up or down."""
    stop = start + 1
    while (
        stop < len(cards)
        and cards[stop].order == cards[stop - 1].order + step
        and cards[stop].suit is cards[start].suit
    ):
        stop += 1
    return stop


def _item(row: tuple[Card, ...], lang: str) -> str:
    """Return a card, or a row of them from the first to the last, as text."""
    first, last = row[0], row[-1]
    if first is last:
        return str(first)
    return message("list-range" if first.order < last.order else "list-range-down", lang, first=first, last=last)


# -- the catalogues --------------------------------------------------------------------------------


def _known(lang: str) -> str:
    """Return a language that has a catalogue; raises `MessageError`."""
    if lang not in LANGUAGES:
        raise MessageError(f"no language {shown(lang)}: expected {' or '.join(map(repr, LANGUAGES))}")
    return lang


@lru_cache(_TEXTS_KEPT)
def _formatted(lang: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """Return a message of the catalogue with its values put in; raises `MessageError`."""
    catalogue = _catalogue(lang)
    bundle = catalogue.with_message(key)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise MessageError(f"no message {shown(key)} in the catalogue of {lang!r}")
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise MessageError(f"message {key!r} in {lang!r} cannot be written: {errors[0]}")
    return str(text)


class _Catalogue:
    """The messages of a language. Each is read when it is first asked for: to read all takes a browser seconds."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415, slow to import, and only texts need it

        functions: dict[str, Any] = {"ORDINAL": lambda number: _ordinal_form(lang, int(number))}
        self._bundle = FluentBundle([lang], functions, use_isolating=False)
        self._resource = FluentResource
        self._unread: dict[str, str] = {}
        for text in _texts(lang):
            for key, entry in apart(text):
                self._unread.setdefault(key, entry)

    def with_message(self, key: str) -> FluentBundle:
        """Return the bundle with a message in it, if there is such a message, and with those that it names."""
        entry = self._unread.pop(key, None)
        if entry is not None:
            self._bundle.add_resource(self._resource(entry))
            for named in _NAMED.findall(entry):
                self.with_message(named)
        return self._bundle


def apart(catalogue: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a catalogue: each one's key, and its text."""
    for entry in _ENTRIES.split(catalogue)[1:]:
        yield entry.partition("=")[0].rstrip(), entry


@cache
def _catalogue(lang: str) -> _Catalogue:
    """Return the catalogue of a language, read once."""
    return _Catalogue(lang)


def _texts(lang: str) -> Iterator[str]:
    """Yield every file of a language: the house's own, and those of each room."""
    from importlib.resources import files  # noqa: PLC0415, slow to import, and only texts need it

    house = files("sevens_teach")
    rooms = sorted((house, *(room for room in house.iterdir() if room.is_dir())), key=str)
    for folder in [room / "locale" / lang for room in rooms]:
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")


def _ordinal_form(lang: str, number: int) -> str:
    """Return the plural form of an ordinal: in English `one` for 1st, `two` for 2nd, `few` for 3rd, else `other`."""
    from babel import Locale  # noqa: PLC0415, Fluent itself has loaded it by now

    return str(Locale.parse(lang).ordinal_form(number))
