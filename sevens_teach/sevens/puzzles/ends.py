"""What decided a puzzle to play out: what a move let happen, what happened last, and the place that it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine import touch
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import NEWS, Ending
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.engine.outcome import Outcome, Reason, settled_rank
from sevens_teach.sevens.puzzles.asking import mentioned

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


def place_of(position: Position, you: int) -> int | None:
    """Return the place that the reader has for certain, play being over or not; None while that is open."""
    if position.outcome is not None:
        return position.outcome.rank_of(you)
    return settled_rank(position.rules, position.exits, len(position.players), you)


def news_of(goal: Goal, line: Sequence[Step]) -> tuple[str, Phrase]:
    """Return who left the game by the last move of a line, as a clause, and the rule of it."""
    if goal.card is not None:
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
    return "yes" if event.player == goal.you else "no"


def end_of(goal: Goal, position: Position) -> tuple[str, Phrase] | None:
    """Return what the reader ends with, and the rule of it; None where the news says it all."""
    if goal.name in ("bankrupt", "save"):
        return None
    if goal.name == "out":
        return ("B10", phrase("puzzle-end-cards")) if goal.you in position.in_play else None
    if position.outcome is not None:
        return _placed(position.outcome, goal.you)
    rank = place_of(position, goal.you)
    return None if rank is None else ("B9", phrase("puzzle-end-place", you="player", rank=rank))


def _placed(outcome: Outcome, you: int) -> tuple[str, Phrase]:
    """Return the reader's place at the end, and the rule that gave it; of dead cards, how many the next above keeps."""
    placing = outcome.placings[outcome.rank_of(you) - 1]
    key, rule = _ENDS[placing.reason], placing.reason.rule
    above = outcome.placings[max(0, placing.rank - 2)]
    if placing.reason is Reason.DEAD_CARDS and above is not placing:
        key = "puzzle-end-as-many" if above.dead_cards == placing.dead_cards else "puzzle-end-more-dead"
    said = phrase(
        key,
        you="player",
        rank=placing.rank,
        dead=placing.dead_cards,
        above=Who(above.player),
        fewer=above.dead_cards,
    )
    return rule, said


# -- what a move let happen ------------------------------------------------------------------------


def let_happen(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return what the first move of a lost line let happen, taken from the line; None where it did nothing by itself.

    It let a card be played that the board would not have let in without it, or without what it let in before.
    """
    first = line[0]
    died = tuple(card for event in first.events if event.kind is Happening.DIED for card in event.cards)
    killed = tuple(card for card in died if card in first.before.hands[goal.you])
    if killed:
        return phrase("puzzle-let-die", move=mentioned(first.move), cards=killed)
    if goal.card is not None and line[-1].player != goal.you:
        last = line[-1]
        return phrase("puzzle-let-close", player=Who(last.player), move=mentioned(last.move), card=goal.card)
    found = _let_in(goal, line)
    if found:
        player = next((player for player in _leavers(line) if player in found), next(iter(found)))
        said = "puzzle-let-play-broke" if isinstance(first.move, Pass) else "puzzle-let-play"
        return phrase(said, move=mentioned(first.move), player=Who(player), cards=tuple(found[player]))
    stuck = [step for step in line[1:] if step.player == goal.you and not _could_play(step)]
    return phrase("puzzle-let-stuck", count=len(stuck)) if stuck else _time_for(goal, line)


def _time_for(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return what another player, done by the last move, had the time to play; None where nobody did."""
    done = {NEWS[how] for how in (Ending.OUT, Ending.LEFT)}
    player = next((each.player for each in line[-1].events if each.kind in done and each.player != goal.you), None)
    played = tuple(step.move.card for step in line if step.player == player and isinstance(step.move, Play))
    return phrase("puzzle-let-time", player=Who(player), cards=played) if player is not None and played else None


def _let_in(goal: Goal, line: Sequence[Step]) -> dict[int, list[Card]]:
    """Return the cards that others could play only thanks to the first move, by player."""
    thanks = line[0].after.down & ~line[0].before.down
    found: dict[int, list[Card]] = {}
    for step in line[1:]:
        fits, _ = survey(step.before.rules, step.before.down & ~thanks)
        if isinstance(step.move, Play) and not step.move.card.place & fits:
            thanks |= step.move.card.place
            if step.player != goal.you:
                found.setdefault(step.player, []).append(step.move.card)
    return found


def _leavers(line: Sequence[Step]) -> list[int]:
    """Return who left the game by the last move."""
    return [event.player for event in line[-1].events if event.kind in _NEWS and event.player is not None]


def _could_play(step: Step) -> bool:
    return any(not isinstance(move, Pass) for move in step.before.legal_moves)
