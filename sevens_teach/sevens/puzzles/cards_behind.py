"""What waits behind a card in its suit: whose it is follows from the own hand alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sevens_teach.cards import RANKS, SEVEN, Card
from sevens_teach.errors import PuzzleError
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


@dataclass(frozen=True, slots=True)
class Way:
    """An own card that fits, and what lies behind it, up to the end of the suit."""

    card: Card
    behind: tuple[Card, ...]
    """The cards not down behind it, the nearest first."""
    own: tuple[Card, ...]
    """Those of them in the own hand."""

    @property
    def theirs(self) -> tuple[Card, ...]:
        """The cards behind this one that the others hold."""
        return tuple(card for card in self.behind if card not in self.own)

    @property
    def is_stop(self) -> bool:
        """Whether the card helps nobody but the others (S1)."""
        return bool(self.behind) and not self.own

    @property
    def before_own(self) -> tuple[Card, ...]:
        """The others' cards that have to come before the own card furthest out; none where there is no such card."""
        if not self.own:
            return ()
        last = self.behind.index(self.own[-1])
        return tuple(card for card in self.behind[:last] if card not in self.own)

    def told(self) -> Phrase:
        """Return in a sentence what waits behind the card."""
        if not self.behind:
            return phrase("read-behind-end")
        if not self.own:
            return phrase("read-behind-theirs", cards=self.theirs, count=len(self.theirs))
        if not self.before_own:
            return phrase("read-behind-own", own=self.own)
        return phrase("read-behind-both", cards=self.before_own, own=self.own[-1], count=len(self.before_own))


def ways_of(view: View) -> tuple[Way, ...]:
    """Return the own cards that fit now, each with the cards behind it."""
    return tuple(way_behind(view, card) for card in view.hand if card.place & view.open)


def way_behind(view: View, card: Card) -> Way:
    """Return the cards that wait behind a card, seen from its 7."""
    assert card.suit is not None  # noqa: S101, ★ has no place
    ranks = range(card.rank + 1, len(RANKS) + 1) if card.rank > SEVEN else range(card.rank - 1, 0, -1)
    behind = view.missing(Card.of(card.suit, rank) for rank in ranks)
    return Way(card, behind, tuple(each for each in behind if each in view.hand))


def need_line(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless what is behind a card can be told: no ★, no tunnel, not in Killer Sevens."""
    rules = puzzle.rules
    if rules.killer or rules.joker != "none" or rules.tunnel != "off" or rules.opening != "sevens":
        raise PuzzleError(f"rules: under {str(rules)!r} a suit has no two ends: {puzzle.kind!r} is about the plain row")
