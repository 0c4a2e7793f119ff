"""What a stepper steps through: a game, a record, moves from a position, or positions with captions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from sevens_teach import limits
from sevens_teach.cards import JOKER
from sevens_teach.errors import SevensError, shown
from sevens_teach.say.messages import message, say
from sevens_teach.say.replies import reply
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.show.scenes import Shot, Voice, as_position, caption_of
from sevens_teach.sevens.why import Verdict, verdict
from sevens_teach.sevens.why.news import placing_reason
from sevens_teach.sevens.why.retold import as_made, of_player

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.wire import Reply

_RECORD = "sevens record"


class StepperError(SevensError):
    """What a stepper cannot step through."""


class Walk(Protocol):
    """Something to step through."""

    @property
    def start(self) -> Position:
        """The first position of what is stepped through."""

    @property
    def names(self) -> Sequence[str] | None:
        """The players' names of what is stepped through, if they have any."""

    def shots(self, voice: Voice, *, explain: bool, opened: Sequence[int] = ()) -> list[Shot]:
        """Return what a stepper shows, one after another; the hands of `opened` lie open."""


def read_walk(what: object, moves: Iterable[Move | str] | None, names: Sequence[str] | None) -> Walk:
    """Return what is to be stepped through; raises `StepperError`, or what reading it raises."""
    if moves is not None:
        if not isinstance(what, Position | str):
            raise StepperError(f"moves from {shown(what)}: expected a position before them")
        return _played(Game.from_position(as_position(what), names=names), moves, names)
    if isinstance(what, str) and what.lstrip().startswith(_RECORD):
        return _game_walk(game := Game.load(what), names or game.names)
    if isinstance(what, Game):
        return _game_walk(what, names or what.names)
    if isinstance(what, list | tuple) and what:
        _check_count(len(what))
        return PicturesWalk([_read_pair(each) for each in what], names)
    raise StepperError(f"nothing to step through in {shown(what)}: expected a game, a record, or (position, caption)s")


def _played(game: Game, moves: Iterable[Move | str], names: Sequence[str] | None) -> Walk:
    """Return what a stepper steps through: a game after these moves."""
    for move in moves:
        game.play(move)
    return _game_walk(game, names)


def _game_walk(game: Game, names: Sequence[str] | None) -> Walk:
    """Return the steps of a game; raises `StepperError` for too many."""
    _check_count(len(game.history) + 1)
    return GameWalk(game, names)


def _check_count(count: int) -> None:
    """Raise `StepperError` for more positions than a stepper takes."""
    if count > limits.FRAMES:
        raise StepperError(f"{count:,} positions to step through: expected at most {limits.FRAMES:,}")


# -- games -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameWalk:
    """A game from its start to its newest move."""

    game: Game
    names: Sequence[str] | None

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return self.game.start

    def shots(self, voice: Voice, *, explain: bool, opened: Sequence[int] = ()) -> list[Shot]:
        """Return a game's start, and then each move with what it did, to step through."""
        opening = self.game.opening
        told = voice.join(*voice.tell(opening)) or voice.text("stepper-start")
        found = [Shot(self.start, reply("", "", told), opening)]
        for entry in self.game.history:
            said = move_caption(found[-1].position, entry, voice, explain=explain, is_open=entry.player in opened)
            found.append(Shot(entry.position, with_ranking(said, entry.position, voice), entry.events))
        return found


def move_caption(before: Position, entry: Entry, voice: Voice, *, explain: bool, is_open: bool = False) -> Reply:
    """Return what a move did: the move in bold, why it could be made, and what else it made happen.

    `is_open` says that the player's hand lies open: then a pass says whether anything would have fitted.
    """
    headline, *rest = voice.tell(entry.events)
    if not explain:
        return reply("", headline, voice.join(*rest))
    found = verdict(before.view(entry.player), entry.move)
    if isinstance(entry.move, Pass) and is_open:
        return reply(found.rule, headline, voice.join(_why_passed(before, entry, voice), *rest))
    if not isinstance(entry.move, Play | LayJoker):  # the reason would tell of a hand
        return reply(found.rule, headline, voice.join(*rest))
    why = found.why if entry.player == voice.you else of_player(found.why, entry.player)
    reason = say(as_made(why), voice.lang, voice.names)
    return reply(found.rule, headline, voice.join(reason, *rest), found.cards, found.places)


def _why_passed(before: Position, entry: Entry, voice: Voice) -> str:
    """Return which cards a player could have played and kept, or that none fitted; and that it was the last pass."""
    cards = before.legal_moves.cards
    key = "stepper-kept" if cards or before.legal_moves.jokers else "stepper-stuck"
    said = message(key, voice.lang, player=voice.names[entry.player], cards=cards or (JOKER,))
    is_last = entry.position.exit_of(entry.player) is None and entry.position.view(entry.player).passes_left == 0
    if not is_last:
        return said
    return voice.join(said, message("stepper-last-pass", voice.lang, player=voice.names[entry.player]))


def with_ranking(said: Reply, position: Position, voice: Voice) -> Reply:
    """Return a step's caption that also tells the ranking, where play is over."""
    outcome = position.outcome
    if outcome is None:
        return said
    placed = [placing_reason(placing, voice.lang, voice.names, voice.you) for placing in outcome.placings]
    return {**said, "reason": voice.join(said["reason"], *placed)}


# -- positions with captions -----------------------------------------------------------------------


@dataclass(frozen=True)
class Picture:
    """A position, what its author says of it, and what to point at."""

    position: Position
    caption: str | Verdict
    marks: Any = ()


@dataclass(frozen=True)
class PicturesWalk:
    """Positions that an author has put in a row."""

    pictures: Sequence[Picture]
    names: Sequence[str] | None

    @property
    def start(self) -> Position:
        """The first position of those with captions."""
        return self.pictures[0].position

    def shots(
        self,
        voice: Voice,
        *,
        explain: bool,  # noqa: ARG002, captions are the author's
        opened: Sequence[int] = (),  # noqa: ARG002
    ) -> list[Shot]:
        """Return the positions with their captions, to step through."""
        return [Shot(each.position, caption_of(each.caption, voice, each.marks)) for each in self.pictures]


def _read_pair(given: object) -> Picture:
    """Return a position with its caption as a stepper is given it; raises `StepperError`."""
    if not isinstance(given, list | tuple) or len(given) not in (2, 3) or not isinstance(given[1], str | Verdict):
        raise StepperError(f"{shown(given)} is no frame: expected (position, caption) or (position, caption, marks)")
    return Picture(as_position(given[0]), *given[1:])
