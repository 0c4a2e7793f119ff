"""What decided a puzzle to play out: what happened last, and the place that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine import touch
from sevens_teach.sevens.engine.exits import NEWS, Ending
from sevens_teach.sevens.engine.outcome import Outcome, Reason, settled_rank

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.goals import Goal

_NEWS: Final = {
    NEWS[how]: (how.rule, key)
    for how, key in (
        (Ending.OUT, "puzzle-news-out"),
        (Ending.BANKRUPT, "puzzle-news-bankrupt"),
        (Ending.LEFT, "puzzle-news-left"),
        (Ending.JOKER, "puzzle-news-stuck"),
    )
}
_ENDS: Final = {
    Reason.OUT: "puzzle-end-out",
    Reason.LAST_IN: "puzzle-end-last-in",
    Reason.BANKRUPT: "puzzle-end-bankrupt",
    Reason.DEAD_CARDS: "puzzle-end-dead-cards",
    Reason.JOKER: "puzzle-end-joker",
}

_AGAINST: Final = {
    (False, False): "puzzle-end-fewer-dead",
    (False, True): "puzzle-end-earlier",
    (True, False): "puzzle-end-more-dead",
    (True, True): "puzzle-end-later",
}
"""How a place by dead cards is told beside a rival's: whether that one is above, and keeps as many."""

_SHORTER: Final = {
    "puzzle-end-joker": "puzzle-end-joker-last",
    "puzzle-end-earlier": "puzzle-end-tie-first",
    "puzzle-end-fewer-dead": "puzzle-end-fewer",
}
"""How the ends are told without the place."""

_FOLLOWS: Final = {"puzzle-end-place", "puzzle-end-out", "puzzle-end-last-in", "puzzle-end-bankrupt"}
"""The ends that need no more to be said than who went out, or broke."""


def certain_rank(position: Position, you: int) -> int | None:
    """Return the place that the reader has for certain, play being over or not; None while that is open."""
    if position.outcome is not None:
        return position.outcome.rank_of(you)
    return settled_rank(position.rules, position.exits, len(position.players), you)


def news_of(goal: Goal, line: Sequence[Step]) -> tuple[str, Phrase]:
    """Return who left the game by the last move of a line, as a clause, and the rule of it."""
    mine = line[-1].after.exit_of(goal.you)
    if goal.card is not None and not (mine and mine.how is Ending.BANKRUPT):
        return _fate(goal.card, line[-1].after)
    news = [event for event in line[-1].events if event.kind in _NEWS]
    event = min(news, key=lambda each: _weight(goal, each))
    assert event.player is not None  # noqa: S101, somebody left
    rule, key = _NEWS[event.kind]
    return rule, phrase(key, you=_you(goal, event), player=Who(event.player))


def _fate(card: Card, position: Position) -> tuple[str, Phrase]:
    """Return whether the card to save is down or dead, and the rule of it."""
    if card.place & position.down:
        return "K2", phrase("puzzle-news-saved", card=card)
    return touch.death_rule(position.rules, card), phrase("puzzle-news-died", card=card)


def _weight(goal: Goal, event: Event) -> int:
    """Return how little an event says about the goal: what befell the one to drive bankrupt says most."""
    if goal.name == "bankrupt" and event.player == goal.number:
        return 0
    return 1 if event.player == goal.you else 2


def _you(goal: Goal, event: Event) -> str:
    """Return whether an event is of the reader's player, as the messages ask."""
    return "yes" if event.player == goal.you else "no"


def end_of(goal: Goal, position: Position) -> tuple[str, Phrase] | None:
    """Return what the reader ends with, and the rule of it; None where the news says it all."""
    if goal.name in ("bankrupt", "save"):
        return None
    if goal.name == "out":
        return ("B10", phrase("puzzle-end-cards")) if goal.you in position.in_play else None
    if position.outcome is not None:
        return _placed(position.outcome, goal.you)
    rank = certain_rank(position, goal.you)
    return None if rank is None else ("B9", phrase("puzzle-end-place", you="player", rank=rank))


def says_it_all(goal: Goal, end: Phrase) -> bool:
    """Return whether what a reader who is to win ends with follows from what was told before."""
    return goal.name == "win" and end.key in _FOLLOWS


def says_why(end: Phrase) -> bool:
    """Return whether what the reader ends with says why: how many dead cards a rival keeps."""
    return end.key in _AGAINST.values()


def shorter(end: Phrase) -> Phrase:
    """Return what the reader ends with, where it was told before that ★ stays there, or who comes first."""
    return Phrase(_SHORTER.get(end.key, end.key), end.args)


def _placed(outcome: Outcome, you: int) -> tuple[str, Phrase]:
    """Return the reader's place at the end, and the rule that gave it; of dead cards, how many a rival keeps.

    That is the next above, for the winner the next below.
    """
    placing = outcome.placings[outcome.rank_of(you) - 1]
    rival = outcome.placings[placing.rank - 2 if placing.rank > 1 else 1]
    key = _ENDS[placing.reason]
    if placing.reason is rival.reason is Reason.DEAD_CARDS:
        key = _AGAINST[placing.rank > 1, placing.dead_cards == rival.dead_cards]
    said = phrase(
        key,
        you="player",
        rank=placing.rank,
        dead=placing.dead_cards,
        rival=Who(rival.player),
        theirs=rival.dead_cards,
    )
    return placing.reason.rule, said
