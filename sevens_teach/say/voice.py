"""Who is spoken to: the language, the players' names, and which player the reader is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Self

from sevens_teach.say.messages import aloud, message, say
from sevens_teach.say.names import called
from sevens_teach.text.names import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.say.messages import Phrase, Value
    from sevens_teach.wire import Reply


@dataclass(frozen=True)
class Voice:
    """Speaks one language, to one reader; what happened in a game its own functions or subclasses tell."""

    lang: str
    names: Sequence[str]
    you: int | None = None
    """Which player the reader is, if any."""

    @classmethod
    def of(cls, players: int, lang: str, names: Sequence[str] | None, you: int | None = None) -> Self:
        """Return a voice that knows every player's name."""
        return cls(lang, called(names or seat_names(players), lang, you or 0), you)

    def text(self, key: str, **values: Value) -> str:
        """Return a message of the catalogue."""
        return message(key, self.lang, self.names, **values)

    def say(self, what: Phrase) -> str:
        """Return a phrase as text."""
        return say(what, self.lang, self.names)

    def join(self, *sentences: str) -> str:
        """Return the sentences as one text in the voice's language."""
        return message("ui-gap", self.lang).join(filter(None, sentences))

    def aloud(self, said: Reply) -> str:
        """Return a reply as a screen reader says it, cards in words."""
        return aloud(self.join(said["headline"], said["reason"]), self.lang)
