"""A review in words and as plain data: why a move lost, from the events of the game and of the better line."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.say.messages import Who, message, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.model import Decision, Review


def why(found: Review, decision: Decision) -> tuple[Phrase, ...]:
    """Return sentences that say what the move let happen, and what the better one would have brought."""
    if decision.was_good:
        return (_praised(decision),)
    told = [*_let_happen(found, decision, before(found, decision))]
    if decision.was_hidden:
        told.append(phrase("review-hidden", move=written(decision.better)))
    else:
        own, best = (f"{decision.option(move).place:.1f}" for move in (decision.played, decision.best))
        told.append(phrase("review-better", move=written(decision.best), place=best, own=own))
    _, better = better_line(found, decision)
    told.append(phrase("review-line", move=written(decision.better), how=_ended(found.player, better)))
    return tuple(told)


def _praised(decision: Decision) -> Phrase:
    """Say that a move was the best, and by how much."""
    others = [each for each in decision.options if each.move != decision.played]
    second = min(others, key=lambda each: each.place)
    own, place = f"{decision.option(decision.played).place:.1f}", f"{second.place:.1f}"
    return phrase("review-good", move=written(decision.played), own=own, second=written(second.move), place=place)


def before(found: Review, decision: Decision) -> Position:
    """Return the position in which a decision was made."""
    return found.game.history[decision.ply - 1].position if decision.ply else found.game.start


def better_line(found: Review, decision: Decision) -> tuple[tuple[Move, ...], tuple[Event, ...]]:
    """Return how the game goes on after the better move, everybody by the tips, with the hands as they were."""
    moves, events, rng, player = [decision.better], list[Any](), Random(decision.ply), TipsPlayer()
    position, news = before(found, decision).after(decision.better)
    events += news
    while position.turn is not None:
        moves.append(player.choose(position.view(position.turn), rng))
        position, news = position.after(moves[-1])
        events += news
    return tuple(moves), tuple(events)


def _let_happen(found: Review, decision: Decision, position: Position) -> Sequence[Phrase]:
    """Return who used a place that the move opened, and how soon that player was out."""
    history = found.game.history[decision.ply :]
    if isinstance(decision.played, Pass):
        broke = any(
            each.kind is Happening.BANKRUPT and each.player == found.player for e in history for each in e.events
        )
        return (phrase("review-passed-broke" if broke else "review-passed"),)
    opened = set(history[0].position.open_places) - set(position.open_places)
    for turns, entry in enumerate(history[1:], 1):
        for event in entry.events:
            if event.kind is Happening.PLAYED and event.player != found.player and event.cards[0] in opened:
                return _used(decision.played, event, history[turns:])
    return (phrase("review-waited", move=written(decision.played)),)


def _used(played: Move, used: Event, after: Sequence[Any]) -> Sequence[Phrase]:
    assert used.player is not None  # noqa: S101, somebody played
    values = {"move": written(played), "card": used.cards[0], "player": Who(used.player)}
    for turns, entry in enumerate(after):
        if any(event.kind is Happening.OUT and event.player == used.player for event in entry.events):
            return (phrase("review-let-out", turns=turns, **values),)
    return (phrase("review-let-in", **values),)


def _ended(player: int, events: Sequence[Event]) -> Phrase:
    kinds = {event.kind for event in events if event.player == player}
    for kind, key in _ENDINGS.items():
        if kind in kinds:
            return phrase(key)
    return phrase("review-last-in")


_ENDINGS = {
    Happening.BANKRUPT: "review-broke",
    Happening.OUT: "review-out",
    Happening.LEFT: "review-left",
    Happening.STUCK: "review-stuck",
}


def written(move: Move) -> Phrase | str:
    """Return a move as a sentence has it."""
    return str(move) if isinstance(move, Play | LayJoker) else phrase("review-pass")


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review as plain data for a page: chances by ply, the moments, their words; raises `MessageError`."""
    names = found.game.names
    return {
        "player": found.player,
        "whole": found.is_whole,
        "accuracy": round(found.accuracy, 1),
        "chances": [
            [each.ply, round(option.place, 3), round(option.win, 3)]
            for each in found.decisions
            for option in each.options
            if option.move == each.played
        ],
        "moments": [
            {
                "ply": each.ply,
                "played": str(each.played),
                "best": str(each.better),
                "loss": round(each.losses[0].mean, 3),
                "hidden": each.was_hidden,
                "line": [str(move) for move in better_line(found, each)[0]],
                "why": [message(told.key, lang, names, **dict(told.args)) for told in why(found, each)],
            }
            for each in found.turning_points
        ],
    }
