"""A game at a table, without a screen: intents in, frames or an answer out."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from sevens_teach.errors import SevensError
from sevens_teach.seating import SEEDS
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.moves import Exchange, Move, Play
from sevens_teach.sevens.show.frames import Frame, Teller, make_frame, reply, setup_of
from sevens_teach.sevens.show.story import finish_of
from sevens_teach.sevens.show.whys import why_hand, why_places
from sevens_teach.sevens.why import verdict
from sevens_teach.table import ghosts
from sevens_teach.table.intents import Ask, Change, Do, Intent, Load, Seek, Why
from sevens_teach.table.saves import load_game, save_game, saved_games
from sevens_teach.teaching.lessons import lessons_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players import Player
    from sevens_teach.sevens.why import Verdict
    from sevens_teach.table.settings import Settings

Notice = dict[str, Any]
"""An answer that changes nothing: a `reply`, and whether the move it is about is `legal`."""


class Session:
    """One reader at one game; `do` follows an intent and returns a notice if there is something to say.

    Chance comes from `seed` and the number of the move, so the same moves get the same replies, also
    after an undo.
    """

    def __init__(  # noqa: PLR0913, what a table is made of
        self,
        game: Game,
        you: int,
        opponents: Sequence[Player],
        *,
        seed: int,
        settings: Settings,
        folder: Path,
    ) -> None:
        self.settings = settings
        self._folder = folder
        self._lessons = lessons_in(folder)
        self._opponents = opponents
        self._seed = seed
        self._made = 0
        self._updates = 0
        self.sit_down(game, you)

    def sit_down(self, game: Game, you: int, left: tuple[Game, int] | None = None) -> None:
        """Start at a game, which goes on until it is the reader's turn; raises `PositionError`.

        Until the reader moves there, undoing leads back to the game that was `left`.
        """
        game.view(you)
        self.game = game
        self.you = you
        self.ply = len(game.history)
        self._undone = 0
        self._left = left
        self._spoke_at: int | None = None
        self.frames: list[Frame] = []
        self._add_frame()
        self._let_others_move()

    # -- what the reader sees --------------------------------------------------------------------

    @property
    def teller(self) -> Teller:
        """What speaks to the reader."""
        return Teller(self.settings.lang, self.game.names, self.you)

    @property
    def position(self) -> Position:
        """The position on show: the newest, unless the reader looks back."""
        return self._position_at(self.ply)

    @property
    def view(self) -> View:
        """What the reader sees of it."""
        return self.position.view(self.you)

    @property
    def events(self) -> tuple[Event, ...]:
        """What led to it."""
        return self.game.history[self.ply - 1].events if self.ply else self.game.opening

    @property
    def looks_back(self) -> bool:
        """Whether an earlier position is on show."""
        return self.ply < len(self.game.history)

    def state(self) -> dict[str, Any]:
        """Return what the browser is sent."""
        self._updates += 1
        return {
            "seq": self._updates,
            "setup": setup_of(self.game.view(self.you), self.game.names, self._lessons),
            "frames": self.frames,
            "log": [[entry.player, str(entry.move)] for entry in self.game.history],
        }

    @property
    def saves(self) -> list[str]:
        """The names of the games kept."""
        return saved_games(self._folder)

    def redraw(self) -> None:
        """Make the frame on show anew, with nothing on its way: in another language, say."""
        self._add_frame()
        self.frames = [self.frames[-1] | {"flights": []}]

    def _position_at(self, ply: int) -> Position:
        return self.game.history[ply - 1].position if ply else self.game.start

    def _add_frame(self) -> None:
        """Add the picture of the position on show."""
        position = self.position
        frame = make_frame(self.view, self.events, self.teller, position.outcome)
        self._made += 1
        newest = len(self.game.history)
        frame |= {"n": self._made, "ply": self.ply, "last_ply": newest, "exchanges": self._exchanges(position)}
        frame["can"] = self._can(position)
        if self.looks_back:
            frame |= {"playable": [], "jokers": []}
        elif position.outcome is not None:
            frame["finish"] = self._finish(position.outcome)
        self.frames.append(frame)

    def _finish(self, outcome: Outcome) -> dict[str, Any]:
        """Return the last page: now that play is over, every hand may be seen."""
        return finish_of(self.game.start, self.game.history, outcome, self.teller)

    def _can(self, position: Position) -> dict[str, bool]:
        live = not self.looks_back
        mine = position.turn == self.you
        return {
            "pass": live and mine and position.legal_moves.can_pass,
            "undo": self._own_move() is not None or self._left is not None,
            "redo": self._undone > 0,
            "go_on": live and position.turn is not None and not mine,
        }

    def _exchanges(self, position: Position) -> list[dict[str, Any]]:
        """Return the ghost's exchanges in which the reader takes part (G1)."""
        if self.looks_back:
            return []
        mine = [each for each in position.legal_moves.exchanges if self.you in (each.ghost, each.talker)]
        return ghosts.offered(mine, self.teller, self._moment, tried=self._spoke_at == self.ply)

    @property
    def _moment(self) -> str:
        """What chance depends on now: the same moves bring the same luck."""
        return f"{self._seed} {len(self.game.history)}"

    # -- what the reader does --------------------------------------------------------------------

    def do(self, intent: Intent) -> Notice | None:
        """Follow an intent: `frames` then holds what is new, and the notice, if any, says what there is to say."""
        before, self.frames = self.frames, []
        notice = self._FOLLOW[type(intent)](self, intent)
        self.frames = self.frames or before
        return notice

    def _move(self, intent: Do) -> Notice | None:
        move = intent.move
        if self.looks_back:
            return self._note("looking-back")
        if not self._may(move):
            return self._judge(move)
        if isinstance(move, Exchange) and move.ghost == self.you and not self._persuades(move):
            return self._note("no-answer", name=self.game.names[move.talker])
        self._undone, self._left = 0, None
        self._play(move)
        self._let_others_move()
        return None

    def _persuades(self, exchange: Exchange) -> bool:
        """Whether the reader, a ghost, gets an answer; each round has one try (G1)."""
        spoke, self._spoke_at = self._spoke_at == self.ply, self.ply
        answered = not spoke and ghosts.answers(exchange, self._moment)
        if not answered:
            self.redraw()
        return answered

    def _may(self, move: Move) -> bool:
        position = self.game.position
        moves = position.legal_moves
        return move in moves if position.turn == self.you else move in moves.exchanges

    def _judge(self, move: Move) -> Notice:
        """Return the engine's verdict on a move of the reader's."""
        notice = self._verdict(verdict(self.view, move))
        return notice | {"card": move.card.text} if isinstance(move, Play) else notice

    def _why(self, intent: Why) -> Notice:
        """Say why a card of the reader's may be played or not, or what the board says to any other place."""
        view, card = self.view, intent.card
        whys = why_hand(view) if card in view.hand else why_places(view)
        found = whys.get(card) or verdict(view, Play(card))
        return self._verdict(found) | {"card": card.text, "quiet": intent.quiet}

    def _verdict(self, found: Verdict) -> Notice:
        lang, names = self.settings.lang, self.game.names
        answer = reply(found.rule, found.headline(lang, names), found.reason(lang, names), found.cards, found.places)
        return {"kind": "notice", "reply": answer, "legal": found.legal, "quiet": False}

    def _seek(self, intent: Seek) -> Notice | None:
        if intent.ply <= len(self.game.history):
            self.ply = intent.ply
            self.redraw()
        return None

    def _change(self, intent: Change) -> Notice | None:
        try:
            self.settings = self.settings.changed(intent.name, intent.value)
        except SevensError:
            return self._note("not-understood")
        if intent.name == "lang":
            self.redraw()
        return None

    def _load(self, intent: Load) -> Notice | None:
        try:
            game = load_game(self._folder, intent.name)
            self.sit_down(game, min(self.you, len(game.names) - 1))
        except (OSError, UnicodeError, SevensError):
            return self._note("not-loaded", name=intent.name)
        return None

    def _ask(self, intent: Ask) -> Notice | None:
        return self._ANSWER[intent.what](self)

    def _hint(self) -> Notice:
        """Say what may be done, and by which rule."""
        view = self.view
        moves = view.legal_moves
        if self.looks_back or not view.is_my_turn:
            return self._note("looking-back" if self.looks_back else "not-now")
        found = verdict(view, moves[0])
        places = tuple(move.place for move in moves.jokers)
        text = self.teller.text
        headline = text("hint", cards=moves.cards, jokers=places, can_pass="yes" if moves.can_pass else "no")
        answer = reply(found.rule, headline, found.reason(self.settings.lang, self.game.names), moves.cards, places)
        return {"kind": "notice", "reply": answer, "legal": True, "quiet": False}

    def _note(self, key: str, **values: str) -> Notice:
        text = self.teller.text
        answer = reply("", text(key, **values), text(f"{key}-reason", **values))
        return {"kind": "notice", "reply": answer, "legal": False, "quiet": False}

    def not_understood(self) -> Notice:
        """Return the answer to what is no intent."""
        return self._note("not-understood")

    def _save(self) -> Notice:
        try:
            name = save_game(self._folder, self.game)
        except OSError as error:
            return self._note("not-saved", problem=error.strerror or "")
        return self._note("saved", name=name) | {"legal": True}

    # -- how the game goes on --------------------------------------------------------------------

    def _play(self, move: Move) -> None:
        self.game.play(move)
        self.ply = len(self.game.history)
        self._add_frame()

    def _let_others_move(self) -> None:
        """Let the others move until it is the reader's turn; a ghost sees one round at a time (G1)."""
        ghost = self.game.rules.ghost and self._is_bankrupt()
        most = len(self.game.position.in_play) if ghost else None
        while (turn := self.game.position.turn) not in (None, self.you) and most != 0:
            assert turn is not None  # noqa: S101, just looked
            rng = Random(self._moment)
            self._play(self._opponents[turn % len(self._opponents)].choose(self.game.view(turn), rng))
            most = None if most is None else most - 1

    def _is_bankrupt(self) -> bool:
        gone = self.game.position.exit_of(self.you)
        return gone is not None and gone.how is Ending.BANKRUPT

    def _go_on(self) -> None:
        self.ply = len(self.game.history)
        self._let_others_move()

    def _own_move(self) -> int | None:
        """Return how many moves were made before the reader's last one; None if there is none."""
        plies = range(len(self.game.history) - 1, -1, -1)
        return next((ply for ply in plies if self._position_at(ply).turn == self.you), None)

    def _undo(self) -> None:
        """Take back the reader's last move and all that followed, or the step to a new game."""
        target = self._own_move()
        if target is None:
            if self._left is not None:
                self.sit_down(*self._left)
            return
        while len(self.game.history) > target:
            self.game.undo()
            self._undone += 1
        self.ply = target
        self.redraw()

    def _redo(self) -> None:
        """Make the reader's move again that was taken back last, and all that followed."""
        while self._undone:
            self.game.redo()
            self._undone -= 1
            self.ply = len(self.game.history)
            self._add_frame()
            if self.game.position.turn == self.you:
                break

    def _new(self) -> None:
        self._leave_for(another(self.game))

    def _again(self) -> None:
        """Deal the same cards again."""
        self._leave_for(dealt_again(self.game))

    def _leave_for(self, game: Game) -> None:
        """Sit down at another game; until a move is made there, undoing leads back."""
        self.sit_down(game, self.you, None if self.game.is_over else (self.game, self.you))

    def _watch(self) -> None:
        """Show the game from the start, move by move."""
        for ply in range(len(self.game.history) + 1):
            self.ply = ply
            self._add_frame()

    _FOLLOW: ClassVar[dict[type, Callable[[Session, Any], Notice | None]]] = {
        Do: _move,
        Why: _why,
        Seek: _seek,
        Change: _change,
        Load: _load,
        Ask: _ask,
    }
    _ANSWER: ClassVar[dict[str, Callable[[Session], Notice | None]]] = {
        "hint": _hint,
        "undo": _undo,
        "redo": _redo,
        "new": _new,
        "again": _again,
        "watch": _watch,
        "go_on": _go_on,
        "save": _save,
    }


def dealt_again(game: Game) -> Game:
    """Return a new game of the same players, rules and cards."""
    if game.hands is not None or game.seed is not None:
        return Game(game.rules, names=game.names, seed=game.seed, hands=game.hands)
    return Game.from_position(game.start, names=game.names)


def another(game: Game) -> Game:
    """Return a new game of the same players and rules: the next seed's deal, or the same cards where there is none."""
    if game.seed is not None:
        return Game(game.rules, names=game.names, seed=(game.seed + 1) % SEEDS)
    if game.hands is not None:
        return Game(game.rules, names=game.names, hands=game.hands)
    return Game.from_position(game.start, names=game.names)
