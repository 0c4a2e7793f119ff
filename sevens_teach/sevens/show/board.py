"""A board alone: which cards are down, which places are open, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.draw.exhibit import Exhibit
from sevens_teach.say.labels import labels_with
from sevens_teach.sevens.show.answers import Answers
from sevens_teach.sevens.show.plain import board_summary
from sevens_teach.sevens.show.scenes import Shot, Voice, as_cards, caption_of, make_scene, setup_for
from sevens_teach.sevens.show.svg import board_svg
from sevens_teach.sevens.to_wire import board_state

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.say.settings import Settings
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.why import Verdict
    from sevens_teach.sevens.wire import SevensSteps


def board(
    position: Position,
    caption: str | Verdict = "",
    *,
    marks: str | Iterable[Card | str] = (),
    last: str | Iterable[Card | str] = (),
    settings: Settings,
) -> Exhibit:
    """Return the board of a position; every place says why it is open or not, in whatever hand its card is.

    `marks` are places to point at, `last` the cards just laid. Raises `NotationError` or `CardError`.
    """
    lang = settings.lang
    voice = Voice.of(len(position.players), lang, None)
    said, laid = caption_of(caption, voice, marks), as_cards(last)
    answers = Answers(lang, voice.names)
    scene = make_scene(Shot(position, said), answers, voice)
    if not caption:
        scene["caption"] = {**said, "reason": voice.text("stepper-tap")}
    scene["board"] = board_state(position.rules, position.board, laid)
    state: SevensSteps = {
        "setup": setup_for(position, voice),
        "scenes": [scene],
        "replies": answers.all,
        "ask": None,
    }
    pointed = as_cards([*said["cards"], *said["places"]])
    below = said if said["headline"] or said["reason"] else None
    return Exhibit(
        "steps",
        state,
        labels_with(lang, title="label-board"),
        settings,
        board_summary(position, lang),
        lambda: board_svg(position, lang, last=laid, reply=below, marks=pointed, suits=settings.suits),
    )
