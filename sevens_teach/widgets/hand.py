"""A hand alone: which cards may be played, and why the others have to wait."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PositionError
from sevens_teach.messages import LANGUAGES
from sevens_teach.notation import format_cards
from sevens_teach.sevens.engine.view import View
from sevens_teach.sevens.show.frames import Teller, player_states, reply, setup_of, texts
from sevens_teach.sevens.show.plain import default_names, summary
from sevens_teach.sevens.show.scenes import labels_with, read_position
from sevens_teach.sevens.show.svg import hand_svg
from sevens_teach.sevens.show.whys import Answers, why_hand
from sevens_teach.table.settings import Settings
from sevens_teach.widgets.finite import Finite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.position import Position


class Hand(Finite):
    """What one player holds; every card says why it may be played now or not.

    `Hand(position.view(0))`, or `Hand(position)` for the player to move. Raises what `Position.parse`
    raises, `PositionError` where nobody is to move, or `SettingError`.
    """

    def __init__(
        self,
        view: View | Position | str,
        *,
        names: Sequence[str] | None = None,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take what a player sees, the players' names, and the settings."""
        settings = Settings(lang=lang, zoom=zoom, suits=suits)
        self.view = _read_view(view)
        self._names = tuple(names or default_names(len(self.view.counts), lang))
        answers = Answers(lang, self._names)
        state = {
            "setup": setup_of(self.view, self._names),
            "scenes": [self._scene(answers, lang)],
            "replies": answers.all,
            "ask": None,
        }
        super().__init__("steps", state, labels_with(lang, title="label-hand"), settings)

    def _scene(self, answers: Answers, lang: str) -> dict[str, object]:
        view = self.view
        me = player_states(view, Teller(lang, self._names, view.player), None)[view.player]
        moves = view.legal_moves
        playable = [*texts(moves.cards), *(["★"] if moves.jokers else [])]
        hand = {"player": view.player, "name": "", "text": me["text"], "cards": texts(view.hand), "playable": playable}
        return {
            "board": None,
            "dead": texts(view.dead_places),
            "hands": [hand],
            "players": [],
            "turn": view.turn,
            "why": answers.table(why_hand(view)),
            "caption": reply("", "", summary(view, lang, self._names)),
            "say": "",
            "flights": [],
        }

    @property
    def sentence(self) -> str:
        """What can be played from it."""
        return summary(self.view, self.settings["lang"], self._names)

    def picture(self) -> str:
        """Return the hand as SVG."""
        return hand_svg(self.view, self.settings["lang"], suits=self.settings["suits"])

    def __repr__(self) -> str:
        return f"Hand({format_cards(self.view.hand)!r}, player={self.view.player})"


def _read_view(given: View | Position | str) -> View:
    if isinstance(given, View):
        return given
    position = read_position(given)
    if position.turn is None:
        raise PositionError(f"nobody is to move: expected a view, such as position.view(0): {position}")
    return position.view(position.turn)
