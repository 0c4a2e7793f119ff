"""Where a second try leaves the line that spared the player something: the later move that brings it after all."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import Card
from sevens_teach.play.reviewed import position_at
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.review.model import turn_at
from sevens_teach.sevens.review.reasons import values_of, written
from sevens_teach.sevens.review.what_befell import Fact, Kind, befell, often_in, played_on

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.play.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.model import Moment

_TRIES: Final = 8
"""So often a game is played on from a later move."""
_NEARLY: Final = 1
"""In all games but this many it has to come."""
_KEY: Final = "review-spares-"
_ONCE: Final = {Kind.BROKE, Kind.KEPT_JOKER, Kind.TOOK_JOKER, Kind.DIED, Kind.CLOSED, Kind.BEHIND}
"""What can befall a player once only, so that it is known again later."""


def promised(moment: Moment) -> Fact | None:
    """Return what the better move of a moment spares the player, as it is told there; None where nothing is."""
    for told in moment.rather:
        kind = next((each for each in _ONCE if told.key == _KEY + each.value), None)
        if kind is not None:
            values = dict(told.args)
            card, other = values.get("card"), values.get("player")
            lies = Card(card) if isinstance(card, str) else None
            return Fact(kind, lies, other.player if isinstance(other, Who) else None)
    return None


def left_again(fact: Fact, game: Game[Any, Any, Any], ply: int, player: int) -> tuple[Phrase, ...]:
    """Return where the player first left the line that spared a fact, after the move at `ply`; nothing if kept."""
    for at in range(ply + 1, len(game.history)):
        before, move = position_at(game, at), game.history[at].move
        if before.turn == player and (better := _spared(before, move, fact)):
            told = phrase("review-now-left", number=turn_at(game, player, at), move=written(move))
            rest = sum(not came for came in _games(before, move, fact))
            often = often_in(_TRIES, rest, _TRIES)
            values = {"move": written(better), "other": written(move), **values_of(fact), **often}
            return told, phrase(_KEY + fact.kind.value, **values)
    return ()


@lru_cache(maxsize=128)
def _spared(before: Position, move: Move, fact: Fact) -> Move | None:
    """Return another move that still spares what this one brings nearly always; None where there is none."""
    others = [each for each in before.legal_moves.turn if each != move]
    if not others or not _mostly(before, move, fact):
        return None
    return next((each for each in others if _never(before, each, fact)), None)


def _mostly(before: Position, move: Move, fact: Fact) -> bool:
    """Return whether something befalls the player in nearly all games played on from a move."""
    spared = 0
    for came in _games(before, move, fact):
        spared += not came
        if spared > _NEARLY:
            return False
    return True


def _never(before: Position, move: Move, fact: Fact) -> bool:
    """Return whether something befalls the player in none of the games played on from a move."""
    return not any(_games(before, move, fact))


def _games(before: Position, move: Move, fact: Fact) -> Iterator[bool]:
    """Yield of one game played on from a move after another whether something befalls the player in it."""
    assert before.turn is not None  # noqa: S101, somebody moves
    for each in range(_TRIES):
        yield fact in befell(before, played_on(before, move, f"try {each}"), before.turn)
