"""A hand alone: which cards may be played, and why the others have to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER, texts
from sevens_teach.draw.exhibit import Exhibit
from sevens_teach.errors import PositionError
from sevens_teach.say.labels import labels_with
from sevens_teach.say.names import called
from sevens_teach.say.replies import reply
from sevens_teach.sevens.engine.view import View
from sevens_teach.sevens.show.answers import Answers, hand_verdicts
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.plain import summary
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.sevens.show.svg import hand_svg
from sevens_teach.sevens.to_wire import setup_of
from sevens_teach.text.names import seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.say.settings import Settings
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.wire import SevensOpenHand, SevensScene, SevensSteps


def hand(view: View, names: Sequence[str] | None = None, *, settings: Settings) -> Exhibit:
    """Return what one player holds; every card says why it may be played now or not."""
    lang = settings.lang
    names = called(names or seat_names(len(view.counts)), lang, view.player)
    answers = Answers(lang, names)
    told = summary(view, lang, names)
    state: SevensSteps = {
        "setup": setup_of(view.rules, names, view.player),
        "scenes": [_scene(view, Teller(lang, names, view.player), answers, told)],
        "replies": answers.all,
        "ask": None,
    }
    labels = labels_with(lang, title="label-hand")
    return Exhibit("steps", state, labels, settings, told, lambda: hand_svg(view, lang, suits=settings.suits))


def read_view(given: View | Position | str) -> View:
    """Return a view, or that of the player to move; raises `PositionError` where nobody is, or what reading raises."""
    if isinstance(given, View):
        return given
    position = as_position(given)
    if position.turn is None:
        raise PositionError(f"nobody is to move: expected a view, such as position.view(0): {position}")
    return position.view(position.turn)


def _scene(view: View, teller: Teller, answers: Answers, told: str) -> SevensScene:
    """Return a hand alone as the browser draws it."""
    moves = view.legal_moves
    mine: SevensOpenHand = {
        "player": view.player,
        "name": "",
        "text": teller.status(view, view.player, None),
        "cards": texts(view.hand),
        "playable": texts((*moves.cards, *((JOKER,) if moves.jokers else ()))),
    }
    return {
        "board": None,
        "dead": texts(view.dead_places),
        "hands": [mine],
        "players": [],
        "turn": view.turn,
        "why": answers.table(hand_verdicts(view)),
        "caption": reply("", "", told),
        "say": "",
        "flights": [],
        "ask": None,
    }
