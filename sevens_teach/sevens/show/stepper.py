"""A stepper: a game, or a row of positions with captions, to walk through forward and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from sevens_teach.cards import PACK, Suit, texts
from sevens_teach.draw.exhibit import Exhibit
from sevens_teach.say.labels import STEPPING, labels_with
from sevens_teach.say.messages import message
from sevens_teach.say.replies import reply, taken_off
from sevens_teach.sevens.puzzles.as_one import all_that_fit
from sevens_teach.sevens.show.answers import Answers
from sevens_teach.sevens.show.bet import bet_on
from sevens_teach.sevens.show.scenes import Shot, Voice, caption_text, make_scene, setup_for
from sevens_teach.sevens.show.steps import read_walk
from sevens_teach.sevens.show.svg.scenes import Drawn, scenes_svg

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sevens_teach.say.settings import Settings
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.wire import SevensGuess, SevensPrompt, SevensScene, SevensSetup, SevensSteps

_FEW: Final = 4
"""How many boards are drawn one below the other in a static picture."""
_LABELS: Final = {
    "title": "stepper-title",
    "check": "stepper-check",
    "answer": "stepper-answer",
    **STEPPING,
}


class Shown(NamedTuple):
    """What a stepper shows besides the boards."""

    you: int | None = None
    """The player whose hand and whose view of the others are shown."""
    hands: bool = False
    """Whether every hand lies open."""
    predict: bool | Collection[int] = False
    """Whether one first says which cards can follow; or the numbers of the scenes after which one does."""
    explain: bool = True
    """Whether a move says its rule and its reason."""
    bet: bool | Literal["second"] = False
    """Whether the reader may bet first on who goes broke first, or else on who wins; or on who comes second."""
    plain: bool = False
    """Whether it is for a first look: nothing is said of passes left."""


PLAIN: Final = Shown()


def stepper(
    what: Game | Position | str | Sequence[Sequence[Any]],
    moves: Iterable[Move | str] | None = None,
    *,
    names: Sequence[str] | None = None,
    show: Shown = PLAIN,
    settings: Settings,
) -> Exhibit:
    """Return positions to step through; raises `StepperError`, and what reading positions and moves raises."""
    lang = settings.lang
    walk = read_walk(what, moves, names)
    first = walk.start
    voice = Voice.of(len(first.players), lang, walk.names, show.you)
    answers = Answers(lang, voice.names)
    opened = tuple(first.players) if show.hands else () if show.you is None else (first.view(show.you).player,)
    shots = walk.shots(voice, explain=show.explain, opened=opened)
    scenes = [make_scene(shot, answers, voice, opened, plain=show.plain) for shot in shots]
    asked = _asked(show.predict, shots)
    for number in asked:
        scenes[number]["ask"] = _guess(shots[number].position, scenes[number], answers)
    state: SevensSteps = {
        "setup": setup_for(first, voice),
        "scenes": scenes,
        "replies": answers.all,
        "ask": _prompt(lang) if asked else None,
    }
    if show.plain:
        state["plain"] = True
    if show.bet:
        state["bet"] = bet_on([shot.position for shot in shots], voice, second=show.bet == "second")
    told = message("stepper-summary", lang, count=len(scenes), last=caption_text(scenes[-1], lang))
    labels = labels_with(lang, **_LABELS)
    return Exhibit("steps", state, labels, settings, told, lambda: _drawn(scenes, state["setup"], told, settings))


def _drawn(scenes: Sequence[SevensScene], setup: SevensSetup, told: str, settings: Settings) -> str:
    """Return the stepper's first and last board as SVG, all of them where they are few, with captions."""
    few = scenes if len(scenes) <= _FEW else [scenes[0], scenes[-1]]
    desc = "\n".join(f"{number}. {caption_text(scene, settings.lang)}" for number, scene in enumerate(scenes, 1))
    drawn = [
        Drawn(each["board"], setup, each["caption"], [(hand["name"], hand["cards"]) for hand in each["hands"]])
        for each in few
        if each["board"] is not None
    ]
    return scenes_svg(drawn, settings.lang, title=told, desc=desc, suits=settings.suits)


def _asked(predict: bool | Collection[int], shots: Sequence[Shot]) -> set[int]:  # noqa: FBT001, as the author gives it
    """Return the scenes of a stepper before whose next one the reader is asked which cards can follow."""
    can = {number for number, shot in enumerate(shots[:-1]) if shot.position.open_places and not shot.position.is_over}
    if isinstance(predict, bool):
        return can if predict else set()
    return can & set(predict)


def _guess(position: Position, scene: SevensScene, answers: Answers) -> SevensGuess:
    """Return the stepper's question which places are open: all that are not down can be picked."""
    right = texts(position.open_places)
    down = set(position.board)
    whole = all_that_fit(position, tuple(position.open_places))
    return {
        "rule": answers.all[scene["why"][right[0]]]["rule"],
        "items": [card.text for card in PACK if card not in down],
        "right": right,
        "whole": answers.reply(whole) if whole else None,
    }


def _prompt(lang: str) -> SevensPrompt:
    """Return the words of the stepper's question, and the sentences that an answer to it is made of."""
    return {
        "prompt": reply("", message("stepper-predict", lang), message("stepper-predict-how", lang)),
        "texts": taken_off(
            {
                "good": _counted("puzzle-count-good", lang),
                "wrong": _counted("puzzle-count-wrong", lang),
                "missing": _counted("puzzle-count-missing", lang),
                "all": message("puzzle-all-of-them", lang),
                "gap": message("puzzle-gap", lang),
            },
            "puzzle-taken-rest",
            lang,
        ),
        "nudges": {suit.value: message("puzzle-nudge-suit", lang, suit=suit.value, unit="place") for suit in Suit},
    }


def _counted(key: str, lang: str) -> list[str]:
    """Return a message of a stepper for each count of places."""
    return ["", *(message(key, lang, count=number, unit="place", sorts="") for number in range(1, len(PACK) + 1))]
