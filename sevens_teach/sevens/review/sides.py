"""In Killer Sevens: the own cards that died of a move which took one of their sides and a later one that took the last.

A reader sees both: they lie beside the card.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.touch import sides
from sevens_teach.sevens.why.consequences import written
from sevens_teach.sevens.why.danger import sides_left

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.cause import Killed
    from sevens_teach.sevens.review.model import Decision, Review
    from sevens_teach.sevens.review.what_befell import Step

TOLD: Final = "review-came-side-died"
"""The message that tells of it."""


@dataclass(frozen=True, slots=True)
class Shut:
    """An own card that died by itself (K3, K9), with one side taken by the move it is told of."""

    card: Card
    moves: int
    """How many moves later the last side was taken."""
    player: int
    """By whom."""
    last: Card
    """With which card."""
    left: int
    """How many sides the move had left open."""

    def told(self, when: str, you: int) -> Phrase:
        """Say that the move left the card this many open sides, and who took the last."""
        own, player = "yes" if self.player == you else "no", Who(self.player)
        values: dict[str, Any] = {"card": str(self.card), "last": self.last, "left": self.left, "own": own}
        return phrase(TOLD, moves=self.moves, when=when, player=player, **values)


def shut_in(before: Position, move: Move, line: Iterable[Step], you: int) -> tuple[Shut, ...]:
    """Return which own cards died in a line of play that a move begins, and had lost one of their sides by it."""
    if not before.rules.killer or not isinstance(move, Play):
        return ()
    down = before.down | move.card.place
    found = []
    for moves, (after, events) in enumerate(line):
        first = events[0]
        if not moves or first.kind is not Happening.PLAYED or first.player is None:
            continue
        dead = {card for event in events if event.kind is Happening.DIED for card in event.cards}
        for card in sorted(dead & {*after.hands[you]}):
            around = sides(before.rules, card)
            if {move.card, first.cards[0]} <= {*around} and all(each.place & after.down for each in around):
                left = sides_left(before.rules, down, card)
                found.append(Shut(card, moves, first.player, first.cards[0], left))
    return tuple(found)


def leaves_open(position: Position, move: Move, card: Card) -> tuple[Phrase, ...]:
    """Return that a move takes no side of an own card, and how many it leaves open; nothing where it takes one."""
    if isinstance(move, Play) and move.card in sides(position.rules, card):
        return ()
    left = sides_left(position.rules, position.down, card)
    told = written(move) if isinstance(move, Play) else phrase("review-pass")
    return (phrase("review-leaves-sides", move=told, card=str(card), left=left),)


def how_far(position: Position, move: Move, card: Card) -> int:
    """Return how many places a card lies from the one that a move lays, along rows and columns."""
    if not isinstance(move, Play):
        return 0
    rows = position.rules.suit_order
    across = abs(rows.index(str(move.card)[0]) - rows.index(str(card)[0]))
    return across + abs(move.card.rank - card.rank)


def one_story(found: Review, mistake: Decision, death: Killed) -> dict[str, Any]:
    """Return what the death that a lost game came down to has to do with the reader's largest mistake, for a message.

    The mistake is what killed the card, `same`, or left it a side, or kept it in the hand, or led to its death.
    """
    return {"link": _link(found, mistake, death), "card": death.card, "left": _left(found, mistake, death.card)}


def _link(found: Review, mistake: Decision, death: Killed) -> str:
    """Return in which way a mistake brought a death about; `no` where it did not."""
    if mistake.ply >= death.ply:
        return "same" if mistake.ply == death.ply else "no"
    why = [told for each in found.moments if each.decision == mistake for told in each.why]
    came = {told.key for told in why if dict(told.args).get("card") == str(death.card)}
    around = {*sides(found.game.start.rules, death.card)}
    is_side = isinstance(mistake.played, Play) and {mistake.played.card, death.killer} <= around
    if is_side and (TOLD in came or _left(found, mistake, death.card) == 1):
        return "side"
    if mistake.better == Play(death.card):
        return "kept"
    return "led" if came & {TOLD, "review-came-died"} else "no"


def _left(found: Review, mistake: Decision, card: Card) -> int:
    """Return how many sides of a card were open after a mistake."""
    return sides_left(found.game.start.rules, found.game.history[mistake.ply].position.down, card)
