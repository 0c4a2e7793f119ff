"""A game at a table, without a screen: intents in, frames or an answer out. It knows no game's rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple

from sevens_teach import limits, progress
from sevens_teach.errors import SevensError
from sevens_teach.play.second_try import SecondTry
from sevens_teach.play.table_room import AnyRoom, PositionT, Snapshot, room_of
from sevens_teach.practice.level import followed_level
from sevens_teach.say.messages import message, phrase, say
from sevens_teach.say.names import as_friends, called
from sevens_teach.say.replies import answered, notice, reply
from sevens_teach.table.intents import (
    Ask,
    Change,
    Intent,
    Load,
    Make,
    Pose,
    Replay,
    Reveal,
    Seek,
    Why,
    read_card,
    read_move,
)
from sevens_teach.table.log import Log
from sevens_teach.table.notices import level_name, note
from sevens_teach.table.others import Others
from sevens_teach.table.results import Results, offer_of
from sevens_teach.table.reviews import Reviews
from sevens_teach.table.saves import load_game, save_game, saved_games
from sevens_teach.table.unfinished import Tried

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import Player, Reviewer
    from sevens_teach.progress import Progress
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.settings import Settings
    from sevens_teach.table.unfinished import LastPage
    from sevens_teach.wire import Notice


class Again(NamedTuple):
    """A game that is over, whose review led back to a moment of it."""

    game: Game[Any, Any, Any]
    reviewer: Reviewer
    ply: int


class Session(Generic[PositionT]):
    """One reader at one game; `do` follows an intent and returns a notice if there is something to say.

    Chance comes from `seed` and the number of the move, so the same moves get the same replies, also
    after an undo.
    """

    def __init__(  # noqa: PLR0913, what a table is made of
        self,
        game: Game[Any, PositionT, Any],
        you: int,
        opponents: Sequence[Player] = (),
        *,
        level: str | None = None,
        seed: int,
        settings: Settings,
        folder: Path,
        lessons: Mapping[str, str] | None = None,
        plain: bool = False,
        sent: bool = False,
        hinted: Mapping[object, str] | None = None,
    ) -> None:
        """Take the game, who plays for the others or at which level, where games are kept, and the rules' lessons.

        A `plain` table is for a first look; a game that was `sent` and is over was a friend's. In one that was left,
        hints have `hinted` at moves.
        """
        self._sent = game if sent and game.is_over else None
        self._plain = plain
        self.settings = settings
        self.room: AnyRoom = room_of(game)
        self._folder = folder
        self._lessons = dict(lessons or {})
        self._others = Others(self.room, opponents or self.room.opponents(game, you, level), own=bool(opponents))
        self._seed = seed
        self._results = Results(plain=plain)
        self._made = 0
        self._updates = 0
        self._reviews = Reviews(self.room, seed, hinted or {})
        self.sit_down(game, you)

    def take_counted(self) -> Progress | None:
        """Return the reader's progress as it was before what was done last counted, once; None where nothing did."""
        return self._results.take_before() or self._reviews.take_before()

    @property
    def how_done(self) -> dict[str, str]:
        """How the reader did some of what lays cards, in words, by what the reader's board calls it."""
        told = self.room.how_done(self.game, self.you)
        return {name: say(each, self.settings.lang, self.names) for name, each in told.items()}

    def sit_down(
        self,
        game: Game[Any, PositionT, Any],
        you: int,
        left: tuple[Game[Any, PositionT, Any], int] | None = None,
        *,
        again: Again | None = None,
    ) -> None:
        """Start at a game, which goes on until it is the reader's turn; raises `PositionError`.

        Until the reader moves there, undoing leads back to the game that was `left`. What is done in a game that is
        played `again` from a moment lays no card.
        """
        game.start.view(you)
        self.game = game
        self.you = you
        self._log = Log(self.room, game, you)
        self._others.sit_down(self.game, self.you, self.settings.level)
        self._counted = self._position.outcome is not None
        self.ply = len(self._log)
        self._undone = 0
        self._left = left
        self._again = again
        self._tried_at: int | None = None
        self._hinted, self._asked = (0, 0), tuple[str, ...]()
        self._named: tuple[int, str] | None = None
        self._followed: int | None = None
        self._done = frozenset(progress.load().practice.deeds)
        self._kept: set[str] = set()
        self._same_before: int | None = None
        self.frames: list[Mapping[str, Any]] = []
        self._add_frame()
        self._let_others_move()

    def take_back(self, page: LastPage) -> None:
        """Go on where the table's game that is over was left: with its review, and at the second try made from it."""
        reviewer = self.reviewer
        if page.revealed is None or reviewer is None:
            return
        reviewer.recall(page.revealed)
        reviewer.start()
        if page.tried is None:
            return
        game, ply = page.tried
        left = (self.game, self.you) if len(game.history) == ply else None
        self.sit_down(game, self.you, left, again=Again(self.game, reviewer, ply))
        if not game.is_over:
            self.say_taken_up()

    # -- what the reader sees --------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in the reader's language: in a friend's game that is over nobody is "you"."""
        found = called(self.game.names, self.settings.lang, self.you)
        return as_friends(found, self.settings.lang) if self._is_friends else found

    @property
    def _is_friends(self) -> bool:
        """Whether the game is the one that a friend sent, as it was played."""
        return self.game is self._sent and self.game.is_over

    @property
    def snapshot(self) -> Snapshot[PositionT]:
        """The snapshot of the position on show: the newest, unless the reader has gone back."""
        made = self._log.moves_at(self.ply)
        return Snapshot(
            self.game,
            made[-1].position if made else self.game.start,
            self._log.events_at(self.ply),
            made,
            self.names,
            self.you,
            self.settings.lang,
            number=self._made,
            ply=self.ply,
            last_ply=len(self._log),
            undo=self._log.own_move() is not None or self._left is not None,
            redo=self._undone > 0,
            chance=self._chance,
            tried=self._tried_at == self.ply,
            hints=self._hinted[1] if self._hinted[0] == len(self.game.history) else 0,
            asked=self._asked,
            followed=self._followed,
            hinted=self._reviews.hinted,
            plain=self._plain,
            done=self._done,
            sent=self._is_friends,
        )

    def state(self) -> dict[str, Any]:
        """Return what the table's browser is sent: the `State` of the game's `wire.py`."""
        self._updates += 1
        return {
            "seq": self._updates,
            "setup": {**self.room.setup(self.game, self.you), "names": [*self.names]},
            "lessons": self._lessons,
            "frames": self.frames,
            "log": self._log.lines,
        }

    @property
    def hinted(self) -> Mapping[object, str]:
        """Which move a hint has named at which positions."""
        return self._reviews.hinted

    @property
    def is_replayed(self) -> bool:
        """Whether this is a second try from a moment of a game that is over."""
        return self._again is not None

    @property
    def first_game(self) -> Game[Any, Any, Any]:
        """The table's game; at a second try the one that is over."""
        return self.game if self._again is None else self._again.game

    @property
    def tried(self) -> Tried | None:
        """The second try that lies on the table."""
        return None if self._again is None else Tried(self.game, self._again.ply)

    @property
    def revealed(self) -> frozenset[int] | None:
        """Before which moves the review has told what would have been better; None where none was begun."""
        reviewer = self.reviewing
        return None if reviewer is None or reviewer.phase == "ready" else reviewer.revealed

    @property
    def saves(self) -> list[str]:
        """The names of the games kept."""
        return saved_games(self._folder, self.game)

    def redraw(self) -> None:
        """Make the frame on show anew, with nothing on its way: in another language, say."""
        self._add_frame()
        self.frames = [{**self.frames[-1], "flights": []}]

    def say_taken_up(self) -> None:
        """Have the coach say that a kernel left this game when it stopped; of one that is lost already, why it is."""
        frame = self.frames[-1]
        coach, told = frame["coach"], self._note("ui-taken-up")["reply"]
        if coach:
            told = coach if "lost" in frame else {**told, "reason": coach["headline"] or told["reason"]}
        self.frames = [{**frame, "flights": [], "coach": told}]

    @property
    def _position(self) -> PositionT:
        """The newest position."""
        return self.game.position

    @property
    def _chance(self) -> str:
        """What chance depends on now: the same moves bring the same luck."""
        return f"{self._seed} {len(self.game.history)}"

    def _add_frame(self) -> None:
        """Add a frame of the position on show."""
        self._made += 1
        self.frames.append(self._frame())

    def _frame(self) -> Mapping[str, Any]:
        """Return the frame of the position on show; in a game that is played once more, with what was better there.

        While the review of one that was taken up has not come so far again, it is said that all is kept.
        """
        frame: Mapping[str, Any] = self._with_same(self._with_tally(self.room.frame(self.snapshot)))
        if self._again is None:
            return frame
        told = self._again.reviewer.once_more(self._again.ply, self.game) or SecondTry((phrase("review-try-kept"),))
        said, now = (self._sentences(each) for each in (told.said, told.now))
        how = {"good": told.good, "finds": told.finds, "leads": told.leads}
        return {**frame, "again": {"ply": self._again.ply, "said": said, "now": now, **how}}

    def _with_tally(self, frame: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a frame of the table, where its game is over and counted with how it stands since."""
        tally = self._results.tally(self.game) if frame["finish"] else None
        if tally is None:
            return frame
        lines = [say(each, self.settings.lang, self.names) for each in tally.lines]
        offer = {"offer": "", "level": "follow"}
        if tally.rises is not None:
            was, _ = tally.rises
            said, level = phrase("tally-stay"), self.room.levels[was]
            offer = {"offer": self._sentences([said]), "level": level}
        elif tally.offer is not None and self.settings.level != "follow":
            offer["offer"] = self._sentences([offer_of(tally.offer, self.room.levels)])
        return {**frame, "finish": {**frame["finish"], "tally": lines, **offer}}

    def _with_same(self, frame: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a frame of the table; at the end of a deal that was played before also which place that brought."""
        before, outcome = self._same_before, self._position.outcome
        if before is None or outcome is None or not frame["finish"]:
            return frame
        now = outcome.rank_of(self.you)
        how = "same" if now == before else "better" if now < before else "worse"
        told = phrase("same-deal", how=how, now=phrase("place", rank=now), before=phrase("place", rank=before))
        return {**frame, "finish": {**frame["finish"], "story": [self._sentences([told]), *frame["finish"]["story"]]}}

    def _sentences(self, told: Sequence[Phrase]) -> str:
        """Return sentences in the reader's language, one after another."""
        lang = self.settings.lang
        return message("ui-gap", lang).join(say(each, lang, self.names) for each in told)

    # -- what the reader does --------------------------------------------------------------------

    def do(self, intent: Intent) -> Notice | None:
        """Follow an intent of the reader's: `frames` then holds what is new, the notice what there is to say."""
        before, self.frames = self.frames, []
        told = self._FOLLOW[type(intent)](self, intent)
        self.frames = self.frames or before
        return told

    def _make(self, intent: Make) -> Notice | None:
        """Make a move, or say why it may not be made; what is no move is not understood."""
        move = read_move(intent.text, self.game)
        if move is None:
            return self.not_understood()
        if not self.snapshot.live:
            return self._note("ui-looking-back")
        if not self._position.may(self.you, move):
            return answered(self.room.judge(self.snapshot, move), intent.text if read_card(intent.text) else None)
        if refused := self.room.refusal(self.snapshot, move):
            self._tried_at = self.ply
            self.redraw()
            return notice(refused)
        self._learn_what_was_told()
        self._undone, self._left = 0, None
        self._followed = self.ply if self._named == (self.ply, str(move)) else None
        self._play(move)
        if self._again is not None and len(self.game.history) == self._again.ply + 1:
            self._reviews.put_right(self._again.reviewer, self._again.ply, self.game)
        self._let_others_move()
        return None

    def _why(self, intent: Why) -> Notice:
        """Say why a card may be played or not at the table, or any other move may be made."""
        if (card := read_card(intent.text)) is not None:
            found = answered(self.room.why(self.snapshot, card), card.text, quiet=intent.quiet)
            brings = [] if intent.quiet else self.room.brings(self.snapshot, card)
            return {**found, "brings": brings} if brings else found
        move = read_move(intent.text, self.game)
        return (
            self.not_understood()
            if move is None
            else answered(self.room.judge(self.snapshot, move), quiet=intent.quiet)
        )

    def _seek(self, intent: Seek) -> None:
        """Show another position of the game."""
        if intent.ply <= len(self._log):
            self.ply = intent.ply
            self.redraw()

    def _change(self, intent: Change) -> Notice | None:
        """Change a setting: language, speed, suit colours, level."""
        try:
            changed = self.settings.changed(intent.name, intent.value)
        except SevensError:
            return self.not_understood()
        if intent.name == "level" and not self.room.levels:
            return self.not_understood()
        self.settings = changed
        if intent.name == "lang":
            self.redraw()
        if intent.name == "level":
            return self._sit_with_others()
        return None

    def _sit_with_others(self) -> Notice | None:
        """Have others play from now on; where they follow the reader, say how."""
        if self.settings.level == "follow":
            self._results.take_offer(self.game)
        else:
            self._results.stay(self.game)
        self._others.sit_down(self.game, self.you, self.settings.level, later=self._log.own_move() is not None)
        if self._position.outcome is not None:
            self.redraw()  # what was offered is taken
        if self.settings.level != "follow":
            return None
        level = level_name(followed_level(self.room.levels), self.settings.lang)
        return {**self._note("ui-level-follow", level=level), "legal": True}

    def _load(self, intent: Load) -> Notice | None:
        """Sit down at a saved game."""
        try:
            game = load_game(self._folder, intent.name, self.game)
            self.sit_down(game, min(self.you, len(game.names) - 1))
        except (OSError, UnicodeError, SevensError):
            return self._note("ui-not-loaded", name=intent.name)
        return None

    def _hint(self) -> Notice:
        """Say what may be done at the table and by which rule; asked again, a game may say more."""
        snapshot = self.snapshot
        if not snapshot.live:
            return self._note("ui-looking-back")
        turn, over = snapshot.position.turn, snapshot.position.outcome is not None
        if over or turn not in (None, self.you):
            return self._note("ui-not-now")
        self._hinted = len(self.game.history), snapshot.hints + 1
        told = self.room.hint(snapshot)
        if named := self.room.named(snapshot, told):
            if not self.is_replayed:  # at a second try it comes after the move
                self._reviews.remember_hint(snapshot.position, named)
            self._named = snapshot.ply, named
        else:
            self._asked = *self._asked, told["headline"]
        return {
            **notice(told, legal=True),
            "looks": True,
            "brings": self.room.brings(snapshot, None),
        }

    def _save(self) -> Notice:
        """Keep the game in a file beside the notebook."""
        try:
            name = save_game(self._folder, self.game)
        except OSError as error:
            return self._note("ui-not-saved", problem=error.strerror or "")
        return {**self._note("ui-saved", name=name), "legal": True}

    # -- once it is over -------------------------------------------------------------------------

    @property
    def reviewer(self) -> Reviewer | None:
        """What reviews the game, kept for when undoing leads back to it; None while it goes on, or without a review."""
        return self._reviews.of(self.game, self.you)

    @property
    def reviewing(self) -> Reviewer | None:
        """The same; at a second try what reviews the game that is over."""
        return self.reviewer if self._again is None else self._again.reviewer

    def tell_of_review(self) -> bool:
        """Have a second try that was taken up say what its review has found by now; return whether there is one."""
        again = self._again
        if again is None:
            return False
        if len(self.game.history) > again.ply:
            self._reviews.put_right(again.reviewer, again.ply, self.game)
        coach = self.frames[-1]["coach"]
        self.redraw()
        self.frames = [{**self.frames[-1], "coach": coach}]
        return True

    def count_review(self, reviewer: Reviewer) -> None:
        """Keep that a game of this table was reviewed, once its review has come to its end."""
        self._reviews.count(reviewer)

    def _replay(self, intent: Replay) -> Notice | None:
        """Play on from a moment of the game that is over; undoing leads back to its end."""
        reviewer, game = self.reviewer, self._reviews.game_at(self.game, self.you, intent.ply)
        if reviewer is None or game is None:
            return self.not_understood()
        reviewer.stop()
        self.sit_down(game, self.you, (self.game, self.you), again=Again(self.game, reviewer, intent.ply))
        return None

    def _back(self) -> Notice | None:
        """Go back to the finished game that is played once more from a moment, and to its review."""
        if self._again is None:
            return self.not_understood()
        self._reviews.keep(self._again.reviewer)
        self._reviews.count(self._again.reviewer)
        self.sit_down(self._again.game, self.you)
        return None

    def _reveal(self, intent: Reveal) -> Notice | None:
        """Show what would have been better at a moment of the table's review."""
        return None if self._reviews.reveal(self.game, self.you, intent.ply) else self.not_understood()

    def _pose(self, intent: Pose) -> Notice | None:
        """Make a puzzle of a mistake in the table's review: it is kept with the progress, for practice."""
        told = self._reviews.pose(self.game, self.you, intent.ply)
        if told is None:
            return self.not_understood()
        return notice(reply("", say(told, self.settings.lang), ""), legal=True)

    # -- how the game goes on --------------------------------------------------------------------

    def _play(self, move: object) -> None:
        """Make a move of the reader's or another's; a wish for what chance brings is fulfilled."""
        if self._position.turn is None:
            self.game.go_on()
        else:
            self.game.play(move)
        self._show_newest()

    def _show_newest(self) -> None:
        """Add a frame of the newest position; a move that the reader is not told of changes the last one at most."""
        before, self.ply = self.ply, len(self._log)
        if self.ply != before:
            self._add_frame()
        elif self.frames:
            self.frames[-1] = {**self._frame(), "flights": self.frames[-1]["flights"]}
        else:
            self.redraw()

    def _let_others_move(self) -> None:
        """Let the others move until it is the reader's turn, or for as long as the reader has the patience."""
        most = self.room.patience(self.game, self.you)
        while most != 0 and self._others.are_on(self._position, self.you):
            self._play(self._others.choose(self._position, self._chance))
            most = None if most is None else most - 1
        self._keep_what_was_told()
        self._count_the_game()

    def _learn_what_was_told(self) -> None:
        """Learn what other tables have told the reader since this one was laid; what this game has told stays told."""
        if not self.game.history:
            self._kept.clear()
        if not self._kept:
            self._done = frozenset(progress.load().practice.deeds)

    def _keep_what_was_told(self) -> None:
        """Keep what need not be told again at another table, once: here it stands until the game is over."""
        for deed in {*self.room.learned(self.game, self.you)} - self._kept - self._done:
            self._kept.add(deed)
            progress.keep_deed(deed)

    def _count_the_game(self) -> None:
        """Keep how a game ended, once, and tell how it stands since."""
        if self._position.outcome is None or self._counted:
            return
        self._counted = True
        if not self.is_replayed:
            self._results.keep(self.room, self.game, self.you, self._others.level, self.settings.level)
        self.frames[-1] = self._with_tally(self.frames[-1])

    def _go_on(self) -> None:
        """Come back from where the reader has looked, and let the others move if it is their turn."""
        if not self.snapshot.live:
            self.ply = len(self._log)
            self.redraw()
        self._let_others_move()

    def _undo(self) -> None:
        """Take back the reader's last move and all that followed, or the step to a new game."""
        target = self._log.own_move()
        if self._left is not None:
            self.sit_down(*self._left)
            return
        if target is None:
            return
        while len(self.game.history) > target:
            self.game.undo()
            self._undone += 1
        self.ply = len(self._log)
        self.redraw()

    def _redo(self) -> None:
        """Make the reader's move again that was taken back last, and all that followed."""
        while self._undone:
            self.game.redo()
            self._undone -= 1
            self._show_newest()
            if self._position.turn == self.you:
                break

    def _deal(self) -> None:
        """Deal anew; after a win that leads on, the others follow the reader from here on."""
        if self.settings.level == "lesson" and self._results.rises(self.game) is not None:
            self.settings = self.settings.changed("level", "follow")
        self._leave_for(self.room.another(self.game))

    def _deal_the_same(self) -> None:
        """Deal the same cards once more; of a game that is over it is kept which place it brought."""
        outcome, you = self._position.outcome, self.you
        self._leave_for(self.room.again(self.game))
        self._same_before = None if outcome is None else outcome.rank_of(you)

    def _leave_for(self, game: Game[Any, PositionT, Any]) -> None:
        """Sit down at another game; until a move is made there, undoing leads back to the last one that has a move."""
        done, begun = self._position.outcome is not None or self.is_replayed, self._log.own_move() is not None
        left = (self.game, self.you) if begun or self._left is None else self._left
        is_told = begun or left is self._left
        self.sit_down(game, self.you, None if done else left)
        if is_told and not done:
            self.frames[-1] = {**self.frames[-1], "coach": self._note("ui-left")["reply"]}

    def _watch(self) -> None:
        """Show the game from the start, move by move; of a very long one, its end."""
        last = len(self._log)
        for ply in range(max(0, last - limits.FRAMES), last + 1):
            self.ply = ply
            self._add_frame()

    def not_understood(self) -> Notice:
        """Return the answer to what is no intent."""
        return self._note("ui-not-understood")

    def _note(self, key: str, **values: str) -> Notice:
        """Return a notice of the table itself."""
        return note(key, self.settings.lang, self.names, **values)

    _FOLLOW: ClassVar[dict[type, Callable[[Any, Any], Notice | None]]] = {
        Make: _make,
        Why: _why,
        Seek: _seek,
        Replay: _replay,
        Pose: _pose,
        Reveal: _reveal,
        Change: _change,
        Load: _load,
        Ask: lambda self, intent: self._ANSWER[intent.what](self),
    }
    _ANSWER: ClassVar[dict[str, Callable[[Any], Notice | None]]] = {
        "hint": _hint,
        "undo": _undo,
        "redo": _redo,
        "new": _deal,
        "again": _deal_the_same,
        "watch": _watch,
        "go_on": _go_on,
        "back": _back,
        "save": _save,
        "review": lambda self: self._reviews.start(self.game, self.you),
        "stop": lambda self: self._reviews.stop(self.game, self.you),
    }
