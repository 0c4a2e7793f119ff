"""Which house rules go together: Killer Sevens has no runs, so ★, the tunnel and Fan Tan do nothing there (K11)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from pydantic import Field

from sevens_teach.errors import PuzzleError, RulesError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Moves, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_NAMED: Final = {
    "killer=on": "read-rule-killer",
    "joker=solo": "read-rule-joker",
    "tunnel=both": "read-rule-tunnel",
    "opening=fantan": "read-rule-fantan",
    "ghost=on": "read-rule-ghost",
    "passes=1": "read-rule-passes",
}
"""The house rules that are put together, each with its name."""
_ASKED: Final = 5


class CombineSource(Source):
    """What to judge."""

    choices: Moves = Field(default_factory=list)
    """Two settings each: `killer=on tunnel=both`."""


def _goes(text: str) -> bool:
    """Return whether two house rules go together."""
    try:
        Rules.parse(text)
    except RulesError:
        return False
    return True


def check(puzzle: SevensPuzzle[CombineSource]) -> None:
    """Raise `PuzzleError` unless there are pairs of house rules, some of which go together and some not."""
    choices = puzzle.source.choices
    known = all(len(words := text.split()) == 2 and {*words} <= _NAMED.keys() for text in choices)
    if not known or len({*choices}) < len(choices) or len({_goes(text) for text in choices}) < 2:
        raise PuzzleError(f"choices: expected pairs of {', '.join(_NAMED)}, some possible and some not, got {choices}")


def parts(puzzle: SevensPuzzle[CombineSource]) -> tuple[Part, ...]:
    """Return the one question: which house rules go together."""
    items = tuple(_item(text) for text in puzzle.source.choices)
    prompt = phrase("read-ask-combine")
    position = puzzle.position
    return (Part(mode="set", area="numbers", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(text: str) -> Item:
    """Return two house rules with whether they go together, and why."""
    first, second = (phrase(_NAMED[word]) for word in text.split())
    label = phrase("read-rules-two", first=first, second=second)
    goes = _goes(text)
    headline = phrase("read-combine" if goes else "read-combine-not", rules=label)
    why = "read-combine-no-runs" if not goes else "read-combine-killer" if "killer" in text else "read-combine-why"
    return Item(text, goes, Note("K11", headline, phrase(why)), label)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield pairs of house rules."""
    pairs = [f"{first} {second}" for first, second in combinations(_NAMED, 2)]
    killer, plain = ([pair for pair in pairs if ("killer" in pair) == wanted] for wanted in (True, False))
    chosen = mixed(killer, rng)[: _ASKED - 2] + mixed(plain, rng)[:2]
    yield Sample(game[0].before, (), {"choices": mixed(chosen, rng)})


KIND = Kind(
    name="combine",
    title="drawn-combine",
    source=CombineSource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-combine"),
    story=whole_story,
    samples=(_samples,),
    turns_on={"K11": ("killer",)},
    houses=("killer",),
)
