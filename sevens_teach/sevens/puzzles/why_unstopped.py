"""Why the reader could not stop the one who ran out of cards first: whose cards need one of the reader's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.why.consequences import arrivals

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.goals import Goal

_AT_ONCE: Final = 2
"""So long is a line in which the next player ends the game."""
_AGAINST_ONE: Final = ("win", "bankrupt")
"""The goals that are lost by a single player's running out of cards."""


def waiting(position: Position, player: int, keeper: int) -> tuple[Card, ...]:
    """Return the cards of a player that cannot come down while `keeper` plays nothing, whatever all others play."""
    come = arrivals(position.rules, position.down, ~position.held[keeper])
    return tuple(card for card in cards_in(position.held[player] & ALL) if card not in come)


def why_unstopped(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return why the reader could not stop, after a losing first move, who runs out of cards by the end of its line.

    None where the board does not say it: in Killer, with ★, or where the next player ends it at once.
    """
    start, rules = line[0], line[0].before.rules
    player = next((each.player for each in line[-1].events if each.kind is Happening.OUT), None)
    if player in (None, goal.you) or len(line) == _AT_ONCE or rules.killer or rules.joker != "none":
        return None
    still = waiting(start.after, player, goal.you)
    if not still and isinstance(start.move, Play) and waiting(start.before, player, goal.you):
        return phrase("puzzle-unstopped-only", own=start.move.card, player=Who(player))
    if goal.name not in _AGAINST_ONE:
        return None
    if still:
        return next(_forced(goal, line, player), None)
    return phrase("puzzle-unstopped-all", cards=start.after.hands[player], player=Who(player))


def _forced(goal: Goal, line: Sequence[Step], player: int) -> Iterator[Phrase]:
    """Yield that the reader had to play a card that a player waited for: it alone fitted, and no pass was left."""
    for step in reversed(line[1:]):
        if step.player != goal.you or not isinstance(step.move, Play):
            continue
        still = waiting(step.after, player, goal.you)
        let = tuple(card for card in waiting(step.before, player, goal.you) if card not in still)
        if let:
            if len(step.before.legal_moves.cards) == 1 and step.before.view(goal.you).passes_left == 0:
                yield phrase("puzzle-unstopped-forced", own=step.move.card, cards=let, player=Who(player))
            return


def holds_out(position: Position) -> Move | None:
    """Return how the reader plays on in a lost position: a card that nobody waits for, else a pass that is left.

    None where there is neither, and in Killer or with ★, where others are held back by more than that.
    """
    you, rules = position.turn, position.rules
    if you is None or rules.killer or rules.joker != "none":
        return None
    others = [each for each in position.in_play if each != you]
    for card in position.legal_moves.cards:
        after = position.after(Play(card))[0]
        if all(waiting(position, each, you) == waiting(after, each, you) for each in others):
            return Play(card)
    is_free = PASS in position.legal_moves and position.view(you).passes_left != 0
    return PASS if is_free else None
