"""What a verdict is: the answer, the rule, the reason in cards and places, and the text in each language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import TYPE_CHECKING

from sevens_teach.say.messages import Phrase, Value, message, phrase, say

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sevens_teach.cards import Card


@dataclass(frozen=True, slots=True)
class Grounds:
    """What a note says besides its headline: why, by which rule, and what one has to look at."""

    rule: str
    """The rule's id."""
    why: Phrase
    cards: tuple[Card, ...] = ()
    """Cards that are the reason: down, or in the own hand."""
    places: tuple[Card, ...] = ()
    """Places that are the reason: not down."""


@dataclass(frozen=True, slots=True)
class Note:
    """The reply to whatever one tried: the answer in a sentence, the reason, the rule, and what to look at."""

    rule: str
    """The id of the most specific rule that decides it."""
    headline: Phrase
    why: Phrase
    cards: tuple[Card, ...] = ()
    """Cards that are the reason: down, or in a hand that lies open."""
    places: tuple[Card, ...] = ()
    """Places that are the reason: not down."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to one move: `legal` or not, and why."""

    legal: bool
    """Whether the move may be made."""
    note: Note

    @property
    def rule(self) -> str:
        """The id of the most specific rule that decides it."""
        return self.note.rule

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are the reason: down, or in the own hand."""
        return self.note.cards

    @property
    def places(self) -> tuple[Card, ...]:
        """The places that are the reason: not down."""
        return self.note.places

    @property
    def answer(self) -> Phrase:
        """The message of the headline."""
        return self.note.headline

    @property
    def why(self) -> Phrase:
        """The message of the reason."""
        return self.note.why

    def headline(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the answer as one sentence; `names` are the players', by number. Raises `MessageError`."""
        return say(self.answer, lang, names)

    def reason(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the one or two sentences that say why; raises `MessageError`."""
        return say(self.why, lang, names)

    def text(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Return the headline and the reason; raises `MessageError`."""
        return message("two-sentences", lang, names, first=self.answer, second=self.why)


def allowed(grounds: Grounds, answer: str, **args: Value) -> Verdict:
    """Return the verdict on a legal move: its grounds, and the headline `answer` with its values."""
    return _verdict(grounds, phrase(answer, **args), legal=True)


def refused(grounds: Grounds, answer: str, **args: Value) -> Verdict:
    """Return the verdict on a move that is not legal."""
    return _verdict(grounds, phrase(answer, **args), legal=False)


def _verdict(grounds: Grounds, answer: Phrase, *, legal: bool) -> Verdict:
    """Return a verdict of its grounds and its answer."""
    return Verdict(legal, Note(grounds.rule, answer, grounds.why, grounds.cards, grounds.places))


def both(first: Phrase, second: Phrase) -> Phrase:
    """Return two reasons as one phrase."""
    return phrase("two-sentences", first=first, second=second)


def sentences_in(told: Phrase) -> tuple[Phrase, ...]:
    """Return the reasons that were put into one phrase by `both`."""
    if told.key != "two-sentences":
        return (told,)
    return tuple(each for _, part in told.args if isinstance(part, Phrase) for each in sentences_in(part))


def without(told: Phrase, said: Collection[Phrase]) -> Phrase:
    """Return a reason without the sentences that were `said` before; with its first one where that is all it has."""
    first, *rest = sentences_in(told)
    return reduce(both, [each for each in (first, *rest) if each not in said] or [first])
