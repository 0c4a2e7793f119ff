"""What to reach in a puzzle to play out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.errors import CardError, PuzzleError
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.outcome import best_rank, settled_rank

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.position import Position

_GOAL: Final = re.compile(r"(?P<plain>win|not last|out)|(?P<name>rank|bankrupt) (?P<number>\d{1,2})|save (?P<card>\S+)")
_EXPECTED: Final = "'win', 'rank 2', 'not last', 'out', 'bankrupt 1' or 'save ♠8'"


@dataclass(frozen=True, slots=True)
class Goal:
    """What the reader, who sits at `you`, is to reach."""

    name: str
    """`win`, `rank`, `not last`, `out`, `bankrupt` or `save`."""
    you: int
    number: int = 0
    """The rank to take, or the player to drive bankrupt."""
    card: Card | None = None
    """The card to save from dying."""

    @property
    def aim(self) -> Phrase:
        """What to reach in a play-out, said as a request."""
        return self._said("puzzle-goal")

    @property
    def sure(self) -> Phrase:
        """What is sure once nobody can prevent the goal any more, as a clause."""
        return self._said("puzzle-sure")

    def kept_by(self, how: str) -> Phrase:
        """Return that `one` move, or `many`, still reach the goal: what follows the subject of a sentence."""
        return self._said("puzzle-still", how)

    def _said(self, kind: str, how: str = "") -> Phrase:
        """Return the goal of a puzzle to play out in words."""
        saved = () if self.card is None else (self.card,)
        name = self.name.replace(" ", "-")
        return phrase(f"{kind}-{name}", number=self.number, player=Who(self.number), card=saved, how=how)

    def decided(self, position: Position) -> bool | None:
        """Return whether the goal is reached or lost for good, as it is by going broke; None while that is open."""
        mine = position.exit_of(self.you)
        if mine is not None and mine.how is Ending.BANKRUPT:
            return False
        if self.name == "bankrupt":
            return _is_bankrupt(position, position.exit_of(self.number), mine)
        if self.name == "out":
            if mine is None:
                return False if position.is_over else None
            return mine.how in (Ending.OUT, Ending.LEFT)
        if self.card is not None:
            return _is_saved(position, self.card)
        return self._ranked(position, mine)

    def _ranked(self, position: Position, mine: Exit | None) -> bool | None:
        """Return whether the goal of a place is reached; None while it is open."""
        if position.outcome is not None:
            return position.outcome.rank_of(self.you) <= self.number
        if position.rules.killer or position.rules.joker != "none":
            return None
        if mine is None:
            return False if best_rank(position.exits) > self.number else None
        rank = settled_rank(position.rules, position.exits, len(position.players), self.you)
        return None if rank is None else rank <= self.number


def _is_bankrupt(position: Position, target: Exit | None, mine: Exit | None) -> bool | None:
    """Return whether the goal of another's bankruptcy is reached; None while it is open."""
    if target is not None:
        return target.how is Ending.BANKRUPT
    return False if mine is not None or position.is_over else None


def _is_saved(position: Position, card: Card) -> bool | None:
    """Return whether the goal of saving a card is reached; None while it is open."""
    if card.place & position.down:
        return True
    return False if card.bit & position.dead or position.is_over else None


def read_goal(text: str | None, you: int, position: Position) -> Goal:
    """Return the goal of a play-out that a file names; raises `PuzzleError`."""
    found = _GOAL.fullmatch(text or "")
    if found is None:
        raise PuzzleError(f"goal: {text!r} is no goal: expected {_EXPECTED}")
    if found["card"]:
        return _saving(found["card"], you, position)
    if found["plain"]:
        rank = {"win": 1, "not last": len(position.players) - 1}
        return Goal(found["plain"], you, rank.get(found["plain"], 0))
    goal = Goal(found["name"], you, int(found["number"]))
    players = position.players
    allowed = [each for each in players if each != you] if goal.name == "bankrupt" else [*players][1:]
    if goal.number not in allowed:
        raise PuzzleError(f"goal: {text!r}: expected one of {', '.join(map(str, allowed))}")
    return goal


def _saving(text: str, you: int, position: Position) -> Goal:
    """Return the goal of saving a card from death; raises `PuzzleError`."""
    try:
        card = Card(text)
    except CardError as error:
        raise PuzzleError(f"goal: {error}") from None
    if card.is_joker or _is_saved(position, card) is not None:
        raise PuzzleError(f"goal: {card} needs no saving: expected a card that is neither down nor dead")
    if not position.rules.killer:
        raise PuzzleError(f"goal: no card dies under {str(position.rules)!r} (K3)")
    return Goal("save", you, card=card)
