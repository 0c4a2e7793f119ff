"""What the others' bubbles say: their moves since the reader's last one, and now and then a line of their own.

A line is about what everybody sees: who passed, how many cards somebody holds, which place a card opened. No hand is
looked into. It follows from the moves so far, so a game that is opened again says the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, message
from sevens_teach.say.names import names_for
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS, Exchange, Play, laid_by
from sevens_teach.sevens.show.story import is_small
from sevens_teach.text.names import SEATED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.play.history import Entry
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View

    Moves = Sequence[Entry[Move, Position, Event]]
    _Context = tuple[int, tuple[str, ...], str, bool]

VOICES: Final = ("ren", "aoi", "sora")
"""Who of the cast has lines: those at a usual table, but for the reader."""
MOMENTS: Final = ("broke", "out", "last", "one", "stuck", "yours", "thanks")
"""What there is a line about, the first comes first: somebody is broke, or out; it was a last pass; the speaker is
down to one card; all others have passed; the reader is down to one; the reader's card has opened the place."""
VARIANTS: Final = 3
"""How many lines each of them has about each."""
_GONE: Final = {Happening.BANKRUPT: "broke", Happening.OUT: "out"}
_REST: Final = 4
"""The least number of moves from one line to the next: where more are seated, a whole round."""
_CROWD: Final = 5
"""From this number of players on a bubble has no room for a line."""
_TABLES: Final = 8
"""Of how many tables it is known what was said there."""
_SAID: dict[_Context, tuple[Moves, tuple[Line, ...]]] = {}


@dataclass(frozen=True, slots=True)
class Line:
    """A line that somebody says."""

    ply: int
    """How many moves lead to it."""
    player: int
    key: str
    """Its message."""
    card: str = ""
    """The reader's card that it thanks for."""

    def text(self, lang: str) -> str:
        """Return what is said."""
        return message(self.key, lang, card=self.card) if self.card else message(self.key, lang)


def lines(snapshot: Snapshot[Position]) -> list[Line]:
    """Return all that was said so far: never two lines in one round, none twice, and one in a small game."""
    moves, you = snapshot.history, snapshot.you
    cast = dict(zip(names_for(SEATED, snapshot.lang)[1:], VOICES, strict=True))
    voices = {player: cast[name] for player, name in enumerate(snapshot.names) if name in cast and player != you}
    left_out = "last" if snapshot.plain else ""  # passes that are left are told later
    rest = max(_REST, len(snapshot.names))
    most = 0 if len(snapshot.names) >= _CROWD else 1 if is_small(snapshot.game.start) else len(moves)
    context = (you, snapshot.names, snapshot.lang, snapshot.plain)
    before, found = _said_before(context, moves)
    for ply in range(before + 1, len(moves) + 1):
        if len(found) < most and (not found or ply - found[-1].ply >= rest):
            said = {each.key for each in found}
            reasons = (each for each in _moments(snapshot.game.start, moves, ply, you) if each[0] in voices)
            keys = (
                Line(ply, who, key, _card_of(moves, ply, you) if what == "thanks" else "")
                for who, what in reasons
                if what != left_out
                for key in _variants(voices[who], what, ply)
            )
            found += [line for line in keys if line.key not in said][:1]
    _keep(context, moves, found)
    return found


def _said_before(context: _Context, moves: Moves) -> tuple[int, list[Line]]:
    """Return up to which move the lines are known already, and those: a table shows one move after the other."""
    known, found = _SAID.get(context, ((), ()))
    is_same = len(known) <= len(moves) and (not known or known[-1] is moves[len(known) - 1])
    return (len(known), [*found]) if is_same else (0, [])


def _keep(context: _Context, moves: Moves, found: list[Line]) -> None:
    """Keep what was said up to here, of the tables shown last."""
    _SAID.pop(context, None)
    _SAID[context] = (moves, tuple(found))
    if len(_SAID) > _TABLES:
        del _SAID[next(iter(_SAID))]


def bubbles(snapshot: Snapshot[Position], said: Sequence[Line]) -> list[str]:
    """Return what each player's bubble says, empty where nobody speaks: the moves since the reader's last one.

    A line stands behind the move it came with, until its speaker moves again.
    """
    moves, lang = snapshot.history, snapshot.lang
    moved, spoken = [""] * len(snapshot.names), [""] * len(snapshot.names)
    at = _own_at(moves, len(moves), snapshot.you)
    since = 0 if at is None else at + 1
    for ply, entry in enumerate(moves[since:], since + 1):
        moved[entry.player] = f"{moved[entry.player]} {_spoken(entry.move, lang)}".strip()
        spoken[entry.player] = ""
        for line in said:
            if line.ply == ply:
                made = [_spoken(entry.move, lang)] if line.player == entry.player else []
                spoken[line.player] = " ".join([*made, message("talk-said", lang, line=line.text(lang))])
    found = [line or cards for line, cards in zip(spoken, moved, strict=True)]
    for gone in snapshot.position.exits:
        if moved[gone.player] and gone.how is Ending.BANKRUPT:
            found[gone.player] = message("bubble-broke", lang)
        elif moved[gone.player] and gone.how is Ending.OUT:
            found[gone.player] = f"{moved[gone.player]} {message('bubble-out', lang)}"
    return found


def heard(snapshot: Snapshot[Position], said: Sequence[Line]) -> str:
    """Return the line that came with the newest move, for a screen reader; empty where there was none."""
    if not said or said[-1].ply < len(snapshot.history):
        return ""
    line, lang = said[-1], snapshot.lang
    return message("talk-heard", lang, snapshot.names, player=Who(line.player), line=line.text(lang))


def _spoken(move: Move, lang: str) -> str:
    """Return a move as the one who made it would say it; the notation of an exchange is nobody's words."""
    if isinstance(move, Exchange):
        return message("bubble-exchange", lang)
    return message("bubble-pass", lang) if move == PASS else str(move)


def _own_at(moves: Moves, ply: int, you: int) -> int | None:
    """Return which of the first `ply` moves was the reader's last."""
    return next((at for at in range(ply - 1, -1, -1) if moves[at].player == you), None)


def _card_of(moves: Moves, ply: int, you: int) -> str:
    """Return the place that the reader's last move filled."""
    at = _own_at(moves, ply, you)
    filled = () if at is None else laid_by(moves[at].move)
    return str(filled[0]) if filled else ""


def _variants(voice: str, moment: str, ply: int) -> Iterator[str]:
    """Yield the lines of a voice for a moment, from another one on at each move."""
    yield from (f"talk-{voice}-{moment}-{(ply + at) % VARIANTS + 1}" for at in range(VARIANTS))


def _moments(start: Position, moves: Moves, ply: int, you: int) -> Iterator[tuple[int, str]]:
    """Yield who has reason to speak at the last of the first `ply` moves, and about what: in play, and not the reader.

    Once the reader is out of play it is only about that.
    """
    newest, mover = moves[ply - 1], moves[ply - 1].player
    view = newest.position.view(you)
    others = [player for player in range(len(view.counts)) if player != you and view.exit_of(player) is None]
    if mover not in others:
        return
    is_in = view.exit_of(you) is None
    at = _own_at(moves, ply, you)
    lately = moves[max(0, ply - (3 if at == ply - 2 else 2)) : ply - 1]  # since somebody could have said so
    for event in (event for entry in reversed(lately) for event in entry.events):
        if event.kind in _GONE and event.player != mover and (is_in or event.player == you):
            yield mover, _GONE[event.kind]
    if is_in:
        yield from ((mover, moment) for moment in _of_the_move(newest, view))
        run = moves[max(0, ply - len(others)) : ply]
        if len(others) > 1 and {entry.player for entry in run if entry.move == PASS} == {*others}:
            yield others[ply % len(others)], "stuck"
        if at is not None:
            before = moves[at - 1].position if at else start
            yield from ((mover, moment) for moment in _of_the_readers(moves[at], before, newest.move, you))


def _of_the_move(newest: Entry[Move, Position, Event], view: View) -> Iterator[str]:
    """Yield what can be said of one's own move."""
    if newest.move == PASS and view.passes_left_of(newest.player) == 0:
        yield "last"
    if newest.move != PASS and _held(view, newest.player) == 1:
        yield "one"


def _of_the_readers(own: Entry[Move, Position, Event], before: Position, newest: Move, you: int) -> Iterator[str]:
    """Yield what can be said of the reader's last move: that one card is left, that it let the newest one be made."""
    view = own.position.view(you)
    if own.move != PASS and _held(view, you) == 1:
        yield "yours"
    if isinstance(newest, Play) and newest.card.place & view.open & ~before.view(you).open:
        yield "thanks"


def _held(view: View, player: int) -> int:
    """Return how many cards everybody sees in a player's hand: not those laid aside (K10)."""
    return view.counts[player] - view.put_aside[player]
