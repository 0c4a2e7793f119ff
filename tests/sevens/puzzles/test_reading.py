"""Reading the table: the answer follows from what one sees, so hands that nobody sees may be dealt anew."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from sevens.puzzles.answering import authored
from sevens.puzzles.reading import ANSWERS, knowledge, ways, ways_with

from sevens_teach import Card, PositionError
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.as_json import table_of
from sevens_teach.puzzles.loader import make
from sevens_teach.puzzles.model import room_of
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.puzzles.counting import Deals, seen_in

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.counting import Seen

READING = [puzzle for puzzle in authored() if puzzle.kind in ANSWERS]
TRIES = 4_000


def dealt_anew(puzzle: Puzzle, rng: Random) -> Puzzle | None:
    """Return the puzzle with other hands that agree with what the reader saw; None where none is found."""
    start, end = puzzle.start, puzzle.position
    view = end.view(puzzle.viewpoint)
    _, hidden, able = knowledge(puzzle) if not puzzle.rules.killer else (None, *killer_cards(puzzle))
    hands = dealt(hidden, able, rng)
    if hands is None:
        return None
    whole = [set(hand) for hand in start.hands]
    for player, cards in hands.items():
        played = {step.move.card for step in puzzle.steps if step.player == player and isinstance(step.move, Play)}
        whole[player] = {*map(Card, cards), *played}
    try:
        other = with_hands(start, whole)
        source = puzzle.source.model_copy(update={"position": str(other), "viewpoint": view.player})
        return make(source, puzzle.asks, room_of("sevens"), Puzzle)
    except (PositionError, PuzzleError):
        return None


def killer_cards(puzzle: Puzzle) -> tuple[dict[int, int], dict[str, set[int]]]:
    """Return the sizes of the hidden hands in Killer Sevens, and who may hold each card: anybody."""
    view = puzzle.position.view(puzzle.viewpoint)
    hidden = {each: count for each, count in enumerate(view.counts) if each != view.player and count}
    return hidden, {card.text: {*hidden} for card in view.unseen}


def dealt(hidden: dict[int, int], able: dict[str, set[int]], rng: Random) -> dict[int, list[str]] | None:
    """Deal the cards that only few can hold first, until it works out."""
    for _ in range(TRIES):
        hands: dict[int, list[str]] = {player: [] for player in hidden}
        for card in sorted(able, key=lambda each: (len(able[each]), rng.random())):
            free = [each for each in able[card] if len(hands[each]) < hidden[each]]
            if not free:
                break
            hands[rng.choice(free)].append(card)
        else:
            return hands
    return None


@pytest.mark.parametrize("puzzle", READING, ids=lambda puzzle: puzzle.id)
def test_the_answer_does_not_depend_on_what_nobody_sees(puzzle: Puzzle) -> None:
    rng, compared = Random(puzzle.id), 0
    for _ in range(4):
        other = dealt_anew(puzzle, rng)
        if other is not None:
            assert table_of(other, "en") == table_of(puzzle, "en")
            compared += other.start != puzzle.start
    assert compared or (not puzzle.rules.killer and ways(*knowledge(puzzle)[1:]) == 1), "there is another deal"


@pytest.mark.parametrize("kind", ANSWERS)
def test_nor_in_a_drawn_one(kind: str) -> None:
    rng = Random(kind)
    puzzles = [Puzzle.random(kind=kind, seed=seed) for seed in range(3)]
    others = [(puzzle, dealt_anew(puzzle, rng)) for puzzle in puzzles]
    assert all(other is None or table_of(other, "ja") == table_of(puzzle, "ja") for puzzle, other in others)
    assert any(other is not None for _, other in others)


@pytest.mark.parametrize("name", ["B5-41", "B5-43", "S4-46", "S4-47"])
def test_every_deal_is_counted(name: str) -> None:
    puzzle: Any = next(each for each in READING if each.id == name)
    seen: Seen = seen_in(puzzle)
    _, hidden, able = knowledge(puzzle)
    assert seen.deals.total == ways(hidden, able)
    for card in able:
        counts = [seen.count(player, Card(card)) for player in hidden]
        assert counts == [ways_with(hidden, able, card, player) for player in hidden]
        assert sum(counts) == seen.deals.total


def test_a_small_deal_by_hand() -> None:
    """Three cards, the first not in hand 0, which gets one: only the second and the third can be there."""
    deals = Deals((1, 2), ((1,), (0, 1), (0, 1)))
    assert deals.total == 2
    assert [deals.with_card(card, 0) for card in range(3)] == [0, 1, 1]


def test_there_are_sixty_with_hands_hidden_titles_and_hints_of_their_own() -> None:
    assert len(READING) >= 60
    assert all(puzzle.source.title and puzzle.source.hints for puzzle in READING)
    assert all(frame["hands"] is None for puzzle in READING for frame in puzzle.table()["frames"])
    assert {*ANSWERS} == {puzzle.kind for puzzle in READING}
    assert Counter(puzzle.rule[0] for puzzle in READING)["S"] >= 20
