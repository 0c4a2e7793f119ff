"""The table: a whole game against computer players, with a coach."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import asdict
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import traitlets

from sevens_teach import progress
from sevens_teach.play.table_room import room_of
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import CHOICES, Settings
from sevens_teach.sevens.engine.game import Game
from sevens_teach.table.intents import IntentError, parse_intent
from sevens_teach.table.sending import to_send
from sevens_teach.table.session import Session
from sevens_teach.table.unfinished import Unfinished
from sevens_teach.teaching.lessons import lessons_in
from sevens_teach.widgets.laying import counts_days, tell_laid
from sevens_teach.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.play.game import Game as AnyGame
    from sevens_teach.play.table_room import Player, Reviewer

_TELL: Final = 0.3
"""Seconds after which the browser is told again how far a review is."""
_REST: Final = 0.002
"""Seconds of rest after each piece of a review: what was pressed meanwhile comes first."""
_WORKED_ON: Final = ("ready", "running") if sys.platform == "emscripten" else ("running",)
"""When a review is worked on: on a site also before it is asked for, where nothing else waits for Python."""


class Table(Widget):
    """A game to play, seen by player `you`: the others, the board, the hand, a coach, the log.

    `Table(Game("tunnel", seed=7))` in a cell is all it takes. Raises `SettingError` for settings, and
    `PositionError` for a player who is not there.
    """

    labels = traitlets.Dict(read_only=True).tag(sync=True)
    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)
    saves: traitlets.List[str] = traitlets.List(read_only=True).tag(sync=True)
    review = traitlets.Dict(read_only=True, allow_none=True, default_value=None).tag(sync=True)

    def __init__(  # noqa: PLR0913, each is one word of the reader's or the author's
        self,
        game: AnyGame[Any, Any, Any] | None = None,
        you: int = 0,
        *,
        opponents: Sequence[Player] = (),
        level: str | None = None,
        seed: int = 0,
        lang: str = LANGUAGES[0],
        speed: str = "normal",
        zoom: int = 100,
        suits: int = 4,
        coach: bool = True,
        folder: str | Path = ".",
        plain: bool = False,
        sent: bool = False,
    ) -> None:
        """Take a game, who the reader is, and the settings.

        The `opponents` choose for the other players (in turn, by number), with chance from `seed`;
        without any the cast sits there, at a `level` of `players.LEVELS`, at one that follows the
        reader's results (`"follow"`), or at the one that suits the rules.
        Games are saved in `folder`. A `plain` table is for a first look: hand, middle, coach and hint,
        without bids, passes left, scores and settings. In a game that was `sent` and is over, who sat at `you` is
        called a friend. Raises `GameError` for a level that does not exist.
        """
        settings = Settings(lang=lang, speed=speed, zoom=zoom, suits=suits, coach=coach)
        if level in CHOICES["level"] and room_of(game or Game()).levels:
            settings, level = settings.changed("level", level), None
        place, lessons = Path(folder), lessons_in(Path(folder))
        dealt = game or Game()
        dealt.start.view(you)
        self._plain = plain
        self._unfinished = Unfinished(progress.store().path.parent, dealt, you)
        left = self._unfinished.take_up()
        page = None if left else self._unfinished.take_back()
        if plain and page and not page.tried:
            page = None
        over = page and page.game
        self._session = Session(
            left or over or self._unfinished.deal_anew() or dealt,
            you,
            opponents,
            level=level,
            seed=seed,
            settings=settings,
            folder=place,
            lessons=lessons,
            plain=plain,
            sent=sent,
            hinted=self._unfinished.hinted_in(left or over, you),
        )
        if left is not None:
            self._session.say_taken_up()
        if page is not None:
            self._session.take_back(page)
        super().__init__("table")
        self._send_settings()
        self._send_state()
        self.set_trait("saves", self._session.saves)
        self._send_review()
        self._working: object = None
        self.on_msg(self._receive)
        self._review_on()

    @property
    def game(self) -> AnyGame[Any, Any, Any]:
        """The game in progress."""
        return self._session.game

    @property
    def you(self) -> int:
        """Which player the reader is."""
        return self._session.you

    @property
    def sentence(self) -> str:
        """Whose turn it is and what can be played; the ranking when play is over."""
        return self._session.room.sentence(self._session.snapshot)

    def picture(self) -> str:
        """Return the table as SVG."""
        session = self._session
        return session.room.picture(session.snapshot, session.settings.suits)

    def __repr__(self) -> str:
        return f"Table({self.game!r}, you={self.you})"

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Follow an intent of the browser's; what is none gets an answer and changes nothing."""
        session = self._session
        if counts_days(content):
            return
        if content == {"kind": "send"}:
            self._send_link()
            return
        try:
            intent = parse_intent(content)
        except IntentError:
            self.send(session.not_understood())
            return
        before, known = (session.settings, session.frames), (len(session.hinted), session.revealed)
        notice = session.do(intent)
        if session.frames is not before[1] or (len(session.hinted), session.revealed) != known:
            # first, so that nothing is lost that was seen
            game, revealed = session.first_game, session.revealed
            self._unfinished.keep(game, session.hinted, revealed=revealed, tried=session.tried)
        with self.hold_sync():
            if session.settings is not before[0]:
                self._send_settings()
            if session.frames is not before[1]:
                self._send_state()
            self._send_review()
        if notice is not None:
            self.set_trait("saves", session.saves)
            self.send(notice)
        self._review_on()
        self._tell_laid()

    def _tell_laid(self) -> None:
        """Tell the browser of the cards that were laid, if something has counted."""
        session = self._session
        if (counted := session.take_counted()) is not None:
            tell_laid(self, counted, session.settings.lang, session.how_done)

    def _send_link(self) -> None:
        """Answer with what can be sent of the game, and its picture."""
        sent = to_send(self.game, self.you, Random())
        link = None if sent is None else asdict(sent)
        self.send({"kind": "sent", "sent": link, "svg": "" if sent is None else self.picture()})

    def _send_settings(self) -> None:
        """Send the table's settings and labels to the browser."""
        settings = self._session.settings
        self.set_trait("settings", settings.as_dict())
        self.set_trait("labels", self._session.room.labels(settings.lang))

    def _send_state(self) -> None:
        """Send the table's state to the browser."""
        state = self._session.state()
        if self._plain:
            lang = self._session.settings.lang
            state |= {"plain": True, "frames": [_plain(frame, lang) for frame in state["frames"]]}
        self.set_trait("state", state)

    def _send_review(self) -> None:
        """Send how far the table's review is."""
        session = self._session
        reviewer = session.reviewer
        self.set_trait("review", None if reviewer is None else reviewer.state(session.settings.lang, session.names))

    # -- the review, between the presses ---------------------------------------------------------

    def _review_on(self) -> None:
        """Go on with a review that is under way: piece by piece where presses may come between, else at once."""
        reviewer = self._session.reviewing
        if reviewer is None or reviewer.phase not in _WORKED_ON or self._working is reviewer:
            return
        self._working = reviewer
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            while reviewer.step():
                pass
            self._review_ended(reviewer)
        else:
            self._task = loop.create_task(self._review_in_pieces(reviewer))

    async def _review_in_pieces(self, reviewer: Reviewer) -> None:
        """Work and rest by turns, so that a press is answered at once; tell the browser now and then how far it is."""
        told = monotonic()
        while self._session.reviewing is reviewer and (reviewer.step() or reviewer.ahead()):
            if monotonic() - told > _TELL:
                self._send_review()
                told = monotonic()
            await asyncio.sleep(_REST)
        self._review_ended(reviewer)

    def _review_ended(self, reviewer: Reviewer) -> None:
        """Send the last of a review, if the table still shows it; one that is whole counts."""
        self._working = None
        if reviewer.phase == "ready":  # nobody has asked for it yet
            return
        if self._session.reviewing is reviewer:
            if self._session.tell_of_review():
                self._send_state()
            self._send_review()
        self._session.count_review(reviewer)
        self._tell_laid()


def _plain(frame: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Return a plain table's frame: nobody hears of passes left, which are not to be seen there, nor of levels."""
    told = [
        {**each, "text": message("ui-cards", lang, count=each["count"])}
        if each.get("left") is not None and each["status"] == "in"
        else each
        for each in frame["players"]
    ]
    finish = frame["finish"]
    return {**frame, "players": told, "finish": finish and {**finish, "offer": ""}}
