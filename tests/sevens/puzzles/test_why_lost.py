"""Why did that move lose: of three things said of it one is true, and each is checked here by itself."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.puzzles import Puzzle, load_puzzles
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.sevens.engine.moves import Play

if TYPE_CHECKING:
    from sevens_teach import Card
    from sevens_teach.puzzles.answers import Item
    from sevens_teach.say.messages import Phrase

AUTHORED = [each.id for each in load_puzzles() if each.kind == "why-lost"]
SEEDS = range(6)


def posed(name: str | int) -> Puzzle:
    if isinstance(name, int):
        return Puzzle.random(rule="S1", kind="why-lost", seed=name)
    return next(each for each in load_puzzles() if each.id == name)


def lies_beyond(card: Card, first: Card) -> bool:
    """Return whether a card lies further out on the same side of the same 7: only then can it need the first one."""
    one, other = int(first.rank) - 7, int(card.rank) - 7
    return card.suit == first.suit and one * other > 0 and abs(other) > abs(one)


def is_so(puzzle: Puzzle, label: Phrase) -> bool:
    """Return whether what is said of the first card is so, seen without the package's own reasoning."""
    said: dict[str, Any] = dict(label.args)
    first = puzzle.steps[0].move.card
    mine = [step for step in puzzle.steps[1:] if step.player == puzzle.viewpoint]
    if label.key == "read-why-let":
        player = said["player"].player
        played = [step.move.card for step in puzzle.steps[1:] if step.player == player and isinstance(step.move, Play)]
        assert {*said["cards"]} <= {*played}
        return all(lies_beyond(card, first) for card in said["cards"])
    if label.key == "read-why-no-pass":
        move = puzzle.steps[1].move
        return not isinstance(move, Play) or lies_beyond(move.card, first)
    if label.key == "read-why-stuck":
        return not any(isinstance(move, Play) for move in mine[0].before.legal_moves)
    assert label.key == "read-why-shut"
    return said["own"] not in puzzle.position.open_places


def label_of(item: Item) -> Phrase:
    assert item.label is not None
    return item.label


@pytest.mark.parametrize("name", [*AUTHORED, *SEEDS])
def test_one_of_three_reasons_is_true_and_the_others_are_not(name: str | int) -> None:
    puzzle = posed(name)
    items = puzzle.parts[0].items
    assert [is_so(puzzle, label_of(item)) for item in items] == [item.right for item in items]
    assert sum(item.right for item in items) == 1
    for lang in LANGUAGES:
        assert len({say(label_of(item), lang) for item in items}) == len(items) == 3


def test_the_false_reasons_are_of_every_sort() -> None:
    keys = {label_of(item).key for name in (*AUTHORED, *SEEDS) for item in posed(name).parts[0].items if not item.right}
    assert keys == {"read-why-let", "read-why-no-pass", "read-why-stuck", "read-why-shut"}


@pytest.mark.parametrize("name", AUTHORED)
def test_the_last_hint_strikes_out_somebody_who_owes_the_move_nothing(name: str) -> None:
    puzzle = posed(name)
    hints = puzzle.source.hints
    assert hints is not None
    found = re.search(r"It wasn't (\w+): none of \w+'s cards needed your ([♠♥♦♣]\w+)", hints[-1].en)
    assert found is not None
    first = puzzle.steps[0].move.card
    assert found[2] == first.text
    seat = puzzle.table("en")["setup"]["names"].index(found[1])
    cards = [step.move.card for step in puzzle.steps[1:] if step.player == seat and isinstance(step.move, Play)]
    assert cards
    assert not any(lies_beyond(card, first) for card in cards)
