"""The board alone: which cards are down, which places are open, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import LANGUAGES
from sevens_teach.sevens.show.plain import board_summary
from sevens_teach.sevens.show.scenes import (
    Shot,
    Voice,
    caption_of,
    labels_with,
    make_scene,
    read_cards,
    read_position,
    setup_for,
)
from sevens_teach.sevens.show.svg import board_svg
from sevens_teach.sevens.show.whys import Answers
from sevens_teach.table.settings import Settings
from sevens_teach.widgets.finite import Finite

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.why import Verdict


class Board(Finite):
    """The board of a position (or of its notation); every place says why it is open or not.

    `caption` is a text or a verdict, `marks` are places to point at (`"♠4,10"`), `last` the cards just
    laid. Raises what `Position.parse` raises, `NotationError` or `SettingError`.
    """

    def __init__(  # noqa: PLR0913, each is one word of the author's
        self,
        position: Position | str,
        caption: str | Verdict = "",
        *,
        marks: str | Iterable[Card | str] = (),
        last: str | Iterable[Card | str] = (),
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take a position, what to say of it, and the settings."""
        settings = Settings(lang=lang, zoom=zoom, suits=suits)
        self.position = read_position(position)
        self._caption = caption_of(caption, voice := Voice.of(len(self.position.players), lang, None), marks)
        self._last = read_cards(last)
        answers = Answers(lang, voice.names)
        scene = make_scene(Shot(self.position, self._caption), answers, voice)
        if not caption:
            scene["caption"] = self._caption | {"reason": voice.text("stepper-tap")}
        scene["board"]["last"] = [card.text for card in self._last]
        state = {"setup": setup_for(self.position, voice), "scenes": [scene], "replies": answers.all, "ask": None}
        super().__init__("steps", state, labels_with(lang, title="label-board"), settings)

    @property
    def sentence(self) -> str:
        """Which cards are down, and which come next."""
        return board_summary(self.position, self.settings["lang"])

    def picture(self) -> str:
        """Return the board as SVG."""
        lang, suits = self.settings["lang"], self.settings["suits"]
        said = self._caption
        shown = said if said["headline"] or said["reason"] else None
        marks = [*said["cards"], *said["places"]]
        return board_svg(self.position, lang, last=self._last, reply=shown, marks=read_cards(marks), suits=suits)

    def __repr__(self) -> str:
        return f"Board({str(self.position)!r})"
