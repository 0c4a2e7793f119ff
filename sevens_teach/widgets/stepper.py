"""The stepper: a game, or a row of positions with captions, to walk through forward and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import PACK
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.sevens.show.frames import reply
from sevens_teach.sevens.show.scenes import Shot, Voice, caption_text, labels_with, make_scene, setup_for
from sevens_teach.sevens.show.svg.scenes import scenes_svg
from sevens_teach.sevens.show.walk import read_walk
from sevens_teach.sevens.show.whys import Answers
from sevens_teach.table.settings import Settings
from sevens_teach.widgets.finite import Finite

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position


_FEW: Final = 4
"""So many boards are drawn one below the other in a static picture."""
_LABELS: Final = {
    "title": "stepper-title",
    **{name: f"stepper-{name}" for name in ("first", "back", "play", "pause", "forth", "last", "at", "check", "steps")},
    **{f"tag-{tag}": f"tag-{tag}" for tag in ("right", "wrong")},
}


class Stepper(Finite):
    """Positions to step through, each with its caption; tap a place to ask why.

    `Stepper(game)`, `Stepper(record)`, `Stepper(position, ["♠6", "pass"])`, or
    `Stepper([(position, caption), (position, caption, marks)])`. With `you` the hand of that player and
    the others' seats are shown too, with `hands` every hand lies open. With `predict` (True, or the
    numbers of frames, from 0) the reader first says which cards can follow. `explain` gives the reason
    for each move. Raises `StepperError`, `SettingError`, and what reading positions and moves raises.
    """

    def __init__(  # noqa: PLR0913, each is one word of the author's
        self,
        what: Game | Position | str | Sequence[Sequence[Any]],
        moves: Iterable[Move | str] | None = None,
        *,
        you: int | None = None,
        hands: bool = False,
        predict: bool | Collection[int] = False,
        explain: bool = True,
        names: Sequence[str] | None = None,
        lang: str = LANGUAGES[0],
        speed: str = "normal",
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take what to step through, what to show and ask, and the settings."""
        settings = Settings(lang=lang, speed=speed, zoom=zoom, suits=suits)
        walk = read_walk(what, moves, names)
        first = walk.start
        voice = Voice.of(len(first.players), lang, walk.names, you)
        shots = walk.shots(voice, explain=explain)
        open_hands = first.players if hands else () if you is None else (first.view(you).player,)
        answers = Answers(lang, voice.names)
        asked = _asked(predict, shots)
        state = {
            "setup": setup_for(first, voice),
            "scenes": [
                make_scene(shot, answers, voice, open_hands) | {"ask": number in asked}
                for number, shot in enumerate(shots)
            ],
            "replies": answers.all,
            "ask": _question(lang) if asked else None,
        }
        super().__init__("steps", state, labels_with(lang, **_LABELS), settings)

    @property
    def sentence(self) -> str:
        """How many positions there are, and what the last one shows."""
        lang, scenes = self.settings["lang"], self.state["scenes"]
        return message("stepper-summary", lang, count=len(scenes), last=caption_text(scenes[-1], lang))

    def picture(self) -> str:
        """Return the first and the last board as SVG, all of them where they are few; the caption below each."""
        lang, suits, scenes = self.settings["lang"], self.settings["suits"], self.state["scenes"]
        few = scenes if len(scenes) <= _FEW else [scenes[0], scenes[-1]]
        told = "\n".join(f"{number}. {caption_text(scene, lang)}" for number, scene in enumerate(scenes, 1))
        setups = [self.state["setup"]] * len(few)
        return scenes_svg(few, setups, lang, title=self.sentence, desc=told, suits=suits)

    def __repr__(self) -> str:
        return f"Stepper({len(self.state['scenes'])} frames)"


def _asked(predict: bool | Collection[int], shots: Sequence[Shot]) -> set[int]:  # noqa: FBT001, as the author gives it
    """Return the frames before whose next one the reader is asked which cards can follow."""
    can = {number for number, shot in enumerate(shots[:-1]) if shot.position.open_places and not shot.position.is_over}
    if isinstance(predict, bool):
        return can if predict else set()
    return can & set(predict)


def _question(lang: str) -> dict[str, Any]:
    """Return the question, and the sentences that an answer to it is made of."""
    counts = {name: _counted(f"puzzle-count-{name}", lang) for name in ("good", "wrong", "missing")}
    nudges = {suit: message("puzzle-nudge-suit", lang, suit=suit) for suit in "♠♥♦♣"}
    texts = counts | {"all": message("puzzle-all", lang), "gap": message("puzzle-gap", lang)}
    prompt = reply("", message("stepper-predict", lang), message("stepper-predict-how", lang))
    return {"prompt": prompt, "texts": texts, "nudges": nudges}


def _counted(key: str, lang: str) -> list[str]:
    return ["", *(message(key, lang, count=number, unit="place") for number in range(1, len(PACK) + 1))]
