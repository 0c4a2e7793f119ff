"""Exercises in writing a player: `check` tries it in positions where it matters, `hint` helps, `solution` shows one."""

from __future__ import annotations

import ast
import inspect
import traceback
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final, cast

from sevens_teach.cards import SEVEN
from sevens_teach.errors import IllegalMoveError, LabError, shown
from sevens_teach.progress import keep_deed
from sevens_teach.say.messages import LANGUAGES, Phrase, message, phrase, say
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.lab.players import FaultyMoveError, asked_move
from sevens_teach.sevens.lab.solutions import KeepsEights, OpensItsOwn, Waits
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players import Player

_NOT_THE_READERS: Final = (Path(__file__).parents[2], Path(inspect.__file__).parent)
"""Where the code of the kit lies, and that of Python."""
POSITIONS: Final = 200
"""How many positions a player is tried in."""
_SECONDS: Final = 2.0
_SELF_LEFT_OUT: Final = "choose() takes 2 positional arguments but 3 were given"


def behind(view: View, card: Card) -> int:
    """Return how many own cards wait behind a card of the hand, for the exercises of lesson 09."""
    return sum(own.suit is card.suit and (own.rank - card.rank) * (card.rank - SEVEN) > 0 for own in view.hand)


# -- what is wrong with a move ---------------------------------------------------------------------


def _idle(view: View, move: Move) -> Phrase | None:
    """Judge a pass in the exercises of lesson 09: needless where a card fits."""
    cards = view.legal_moves.cards
    return phrase("lab-ex-passed", cards=cards) if move == PASS and cards else None


def _eights(view: View, move: Move) -> Phrase | None:
    """Judge a move in the exercise of keeping 6s and 8s back; None where it is right."""
    others = tuple(card for card in view.legal_moves.cards if card.rank not in (6, 8))
    if isinstance(move, Play) and move.card.rank in (6, 8) and others:
        return phrase("lab-ex-opened", played=move.card, cards=others)
    return _idle(view, move)


def _most_behind(view: View, move: Move) -> Phrase | None:
    """Judge a play in the exercise of opening one's own suit; None where no card had more behind it."""
    if not isinstance(move, Play):
        return None
    best = max(view.legal_moves.cards, key=lambda card: behind(view, card))
    own, most = behind(view, move.card), behind(view, best)
    return phrase("lab-ex-behind", played=move.card, own=own, better=best, most=most) if own < most else None


def _own_first(view: View, move: Move) -> Phrase | None:
    """Judge a move in the exercise of opening one's own suit first; None where it is right."""
    return _most_behind(view, move) or _idle(view, move)


def _waits(view: View, move: Move) -> Phrase | None:
    """Judge a move in the exercise of passing while it is free; None where it is right."""
    cards, free = view.legal_moves.cards, bool(view.passes_left)
    useful = tuple(card for card in cards if behind(view, card) or card.rank in (1, 13))
    if move == PASS and cards and not free:
        return phrase("lab-ex-broke", cards=cards)
    if move == PASS and useful:
        return phrase("lab-ex-needless", cards=useful)
    if isinstance(move, Play) and free and not useful:
        return phrase("lab-ex-gave", played=move.card)
    return None if isinstance(move, Play) and move.card.rank in (1, 13) else _most_behind(view, move)


@dataclass(frozen=True)
class _Task:
    """What one exercise is."""

    judge: Callable[[View, Move], Phrase | None]
    solution: type
    right: str
    hints: tuple[str, str, str]
    """The idea, where to look, the first step."""


TASKS: Final[dict[str, _Task]] = {
    "eights": _Task(
        _eights, KeepsEights, "lab-ex-eights-right", ("lab-ex-eights-idea", "lab-ex-eights-where", "lab-ex-eights-step")
    ),
    "own first": _Task(
        _own_first, OpensItsOwn, "lab-ex-own-right", ("lab-ex-own-idea", "lab-ex-own-where", "lab-ex-own-step")
    ),
    "waits": _Task(
        _waits, Waits, "lab-ex-waits-right", ("lab-ex-waits-idea", "lab-ex-waits-where", "lab-ex-waits-step")
    ),
}


_LAST: Final = "waits"
"""The exercise that lays a card of the reader's board."""


class Exercise:
    """A player to write: `eights`, `own first` or `waits`. Raises `LabError` for another name."""

    def __init__(self, name: str, lang: str = LANGUAGES[0]) -> None:
        """Take which exercise, and the reader's language."""
        if name not in TASKS:
            raise LabError(f"no exercise is called {shown(name)}: expected {', '.join(TASKS)}")
        self._task, self._lang, self._hints = TASKS[name], lang, 0
        self.player: Player = self._task.solution()
        """The reader's player once it was right, until then the solution's."""

    def check(self, player: object) -> str:
        """Return what is wrong with a player, in the first position where something is, or that all is right."""
        if isinstance(player, type) or not callable(getattr(player, "choose", None)):
            return message("lab-ex-no-player", self._lang, given=shown(player))
        reader = cast("Player", player)
        for position in positions():
            wrong = self._wrong(reader, position)
            if wrong is not None:
                return f"{say(wrong, self._lang)} {self._where(position)}"
        self.player = reader
        if self._task is TASKS[_LAST]:
            keep_deed("own-player")
        return message(self._task.right, self._lang, positions=POSITIONS)

    def _where(self, position: Position) -> str:
        """Return in which position it was: what fitted there, and the position, to be shown with `Board`."""
        cards = position.legal_moves.cards
        key = "lab-ex-where" if cards else "lab-ex-where-none"
        return message(key, self._lang, cards=cards, position=str(position))

    def _wrong(self, player: Player, position: Position) -> Phrase | None:
        """Return what is wrong with a player's move in a position of the exercise; None where it is right."""
        view = position.view(position.turn or 0)
        try:
            move = asked_move(player, position, Random(0), _SECONDS)
            reason = verdict(view, move)
        except FaultyMoveError as error:
            cause = error.__cause__
            if isinstance(cause, TypeError) and _SELF_LEFT_OUT in str(cause):
                return phrase("lab-ex-self")
            return phrase("lab-ex-slow") if cause is None else _stumbled(cause)
        except IllegalMoveError:
            return phrase("lab-ex-no-move", given=shown(move))
        if not reason.legal:
            return phrase("lab-ex-illegal", move=str(move), why=reason.text(self._lang))
        return self._task.judge(view, move)

    def hint(self) -> str:
        """Return the exercise's next hint: the idea, where to look, the first step; then from the start."""
        key = self._task.hints[self._hints % len(self._task.hints)]
        self._hints += 1
        return message(key, self._lang)

    def solution(self) -> str:
        """Return one player that solves the exercise, as one would write it into a cell."""
        [written] = ast.parse(inspect.getsource(self._task.solution)).body
        for node in ast.walk(written):
            if isinstance(node, ast.arg):
                node.annotation = None
            elif isinstance(node, ast.FunctionDef | ast.ClassDef):
                node.body = node.body[ast.get_docstring(node) is not None :]
                if isinstance(node, ast.FunctionDef):
                    node.returns = None
        return ast.unparse(written)


def _stumbled(error: BaseException) -> Phrase:
    """Return what to tell of an error in a player, with the last line of the reader's own that led to it."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [each.lineno or 0 for each in frames if not any(map(Path(each.filename).is_relative_to, _NOT_THE_READERS))]
    return phrase("lab-ex-raised", error=repr(error), line=own[-1] if own else 0)


@cache
def positions() -> tuple[Position, ...]:
    """Return positions for the exercises, from random games of four before anybody is out."""
    found: list[Position] = []
    seed = 0
    while len(found) < POSITIONS:
        game, rng = Game(seed=seed), Random(seed)
        for _ in range(rng.randrange(4, 40)):
            if not game.position.exits:
                game.play(game.legal_moves.turn.draw(rng))
        found += [] if game.position.turn is None or game.position.exits else [game.position]
        seed += 1
    return tuple(found)
