"""The ring: a suit's row bends until A and K meet (T1). A picture, so it needs no kernel and prints as it is."""

from __future__ import annotations

from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.sevens.show.svg.ring import ring_svg


class Ring:
    """A suit as a row and as a ring: `Ring("♠", lang="ja")`. Raises `MessageError` for an unknown language."""

    def __init__(self, suit: str = "♠", *, lang: str = LANGUAGES[0]) -> None:
        """Take the suit and the language."""
        self.suit, self.lang = suit, lang
        self._svg = ring_svg(suit, lang)

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        """The ring as SVG and in words, for Jupyter."""
        told = message("ring-told", self.lang)
        return {"text/plain": f"{self!r}\n{told}", "image/svg+xml": self._svg}

    def __repr__(self) -> str:
        return f"Ring({self.suit!r})"
