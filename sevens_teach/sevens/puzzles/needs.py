"""Which rules a puzzle uses: in its right line, in the lines that lose, in its replies and hints, and at its table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.level import rules_cited
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import phrases_in
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles.answers import Part
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.say.messages import Phrase

_NAMED: Final = re.compile(r"\b[A-Z]\d{1,2}\b")
_TOLD: Final = {
    "puzzle-news-bankrupt": ("B6", "B7"),
    "puzzle-end-bankrupt": ("B6", "B9"),
    "puzzle-find-left": ("B5", "B9"),
    "puzzle-let-play-broke": ("B6", "B7"),
    "puzzle-let-nobody": ("B6", "J6"),
    "puzzle-let-joker-back": ("J1",),
    "puzzle-let-die": ("K3",),
    "puzzle-let-die-later": ("K3",),
    "puzzle-news-died": ("K3",),
    "puzzle-news-left": ("K5",),
    "puzzle-news-stuck": ("J5",),
    "puzzle-then-died": ("K3",),
    "puzzle-then-left": ("K5",),
    "bankrupt": ("B6",),
}
"""What a sentence tells of, by its message."""
_HINTED: Final = re.compile(r"\bbroke\b|\bbankrupt|pass(?:es)? left", re.IGNORECASE)
"""In a hint: somebody may go broke."""
_BROUGHT_IN: Final = {"joker": "J1", "tunnel": "T1", "killer": "K1", "opening": "F1", "ghost": "G1"}
"""The rule that tells of a house rule first."""
_BANKRUPT: Final = "B6"


def rules_needed(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that one has to have met for a puzzle of Sevens, those of its table too."""
    basic = Rules()
    house = {rule for name, rule in _BROUGHT_IN.items() if getattr(puzzle.rules, name) != getattr(basic, name)}
    gone = {_BANKRUPT} if any(each.how is Ending.BANKRUPT for each in puzzle.position.exits) else set()
    return rules_met(puzzle) | house | gone


def rules_met(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that one has to know for a puzzle, whatever one tries in it."""
    phrases = [each for part in puzzle.parts for note in _phrases(part) for each in phrases_in(note)]
    told = {rule for each in phrases for rule in _TOLD.get(each.key, ())}
    left = {
        gone.how.rule
        for part in puzzle.parts
        for node in part.nodes
        for branch in node
        for step in branch.line
        for gone in getattr(step.after, "exits", ())
    }
    hints = " ".join(each.en for each in puzzle.source.hints or ())
    named = {rule for rule in _NAMED.findall(hints) if rule in RULE_IDS}
    broke = {"B6"} if _HINTED.search(hints) else set()
    return rules_cited(puzzle) | told | left | named | broke | {puzzle.rule}


def _phrases(part: Part) -> Iterator[Phrase]:
    """Yield all phrases of the replies in a question, for the rules in them."""
    notes = [item.note for item in part.items]
    notes += [branch.item.note for node in part.nodes for branch in node]
    notes += [note for _, _, note in part.pairs]
    for note in notes:
        yield from (note.headline, note.why)
