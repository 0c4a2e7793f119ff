"""The puzzles of Spades: every authored and many drawn ones answered, by the engine and by naive means."""

from __future__ import annotations

import json
from itertools import combinations
from typing import TYPE_CHECKING

import pytest
from naive_spades import NaiveSpades

from sevens_teach.puzzles import Puzzle, PuzzleError, check, load_puzzles
from sevens_teach.puzzles.compose import compose
from sevens_teach.puzzles.hints import hints_of
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.spades.puzzles import PUZZLES

if TYPE_CHECKING:
    from sevens_teach.spades.engine.position import Position

AUTHORED = tuple(each for each in load_puzzles() if each.rule[0] == "P")
DRAWN = [Puzzle.random(kind=kind, seed=seed, game="spades") for kind in PUZZLES.kinds for seed in range(3)]
EVERY = pytest.mark.parametrize("puzzle", [*AUTHORED, *DRAWN], ids=lambda puzzle: f"{puzzle.id}-{puzzle.kind}")


def replayed(position: Position) -> NaiveSpades:
    """Return the naive engine's match at a position."""
    rules = position.rules
    hands = [list(map(str, hand)) for hand in position.dealt_hands]
    naive = NaiveSpades(hands, position.dealer, target=rules.target, blind_nil=rules.blind_nil, sandbags=rules.sandbags)
    naive.score = [sum(line.points[side] for line in position.sheet) for side in (0, 1)]
    naive.bags = [sum(line.bags[side] for line in position.sheet) for side in (0, 1)]
    for move in (*position.bids_made, *position.played):
        naive.play(str(move))
    return naive


def can_take(naive: NaiveSpades, side: int, need: int) -> bool:
    """Say whether a side can take so many more tricks with all hands open, by trying everything."""
    if need <= 0:
        return True
    if naive.turn is None:
        return False
    mine = naive.turn % 2 == side
    outcomes = (tried(naive, move, side, need) for move in sorted(naive.moves()))
    return any(outcomes) if mine else all(outcomes)


def tried(naive: NaiveSpades, move: str, side: int, need: int) -> bool:
    """Say the same after a move."""
    after = NaiveSpades.__new__(NaiveSpades)
    after.__dict__ = {
        **naive.__dict__,
        "hands": [list(hand) for hand in naive.hands],
        "middle": list(naive.middle),
        "tricks": list(naive.tricks),
        "score": list(naive.score),
        "bags": list(naive.bags),
    }
    count = len(after.tricks)
    after.play(move)
    taken = len(after.tricks) > count and after.last_winner is not None and after.last_winner % 2 == side
    return can_take(after, side, need - taken)


def expected(puzzle: Puzzle) -> set[str]:
    """Return the right answer, found without the engine."""
    naive = replayed(puzzle.position)
    if puzzle.kind == "cards":
        return naive.moves()
    if puzzle.kind == "trick":
        return {str(naive.last_winner)}
    side = puzzle.viewpoint % 2
    if puzzle.kind == "worth":
        return {str(naive.score[side] - sum(line.points[side] for line in puzzle.position.sheet))}
    bids = [naive.bids[mate] for mate in (side, side + 2)]
    need = sum(int(bid.split()[1]) for bid in bids) - sum(winner % 2 == side for winner in naive.__dict__["winners"])
    return {move for move in naive.moves() if tried(naive, move, side, need)}


@EVERY
def test_the_answer_is_the_one_found_without_the_engine(puzzle: Puzzle) -> None:
    assert set(puzzle.parts[0].right) == expected(puzzle)
    if puzzle.source.answer is not None:
        assert check(puzzle, puzzle.source.answer).right


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_answered(puzzle: Puzzle, lang: str) -> None:
    table = puzzle.table(lang)
    assert json.loads(json.dumps(table)) == json.loads(json.dumps(puzzle.table(lang)))
    part = table["parts"][0]
    names = [item["id"] for item in part["items"]]
    right = {item["id"] for item in part["items"] if item["right"]}
    sizes = range(len(names) + 1) if len(names) < 7 else (0, 1, 2, len(names))
    answers = [each for size in sizes for each in combinations(names, size)] if part["mode"] == "set" else zip(names)
    for answer in answers:
        reply = compose(part, list(answer))
        assert reply["right"] == (set(answer) == right)
        assert reply["headline"]
    for item in part["items"]:
        assert item["label"]
        assert item["reply"]["headline"]
        assert item["reply"]["reason"]
    assert table["hints"][2]
    assert table["question"]
    assert part["show"][-1]["picked"] == list(puzzle.parts[0].right)


@EVERY
def test_the_hints_are_true(puzzle: Puzzle) -> None:
    right = puzzle.parts[0].right
    for hint in (each for step in hints_of(puzzle) for each in step):
        assert not hint.among or len({*hint.among} & {*right}) == 1 < len(hint.among)
        assert {*hint.within} <= {*right} != {*hint.within}


@EVERY
def test_the_picture_shows_no_hand_that_is_hidden_and_no_winner(puzzle: Puzzle) -> None:
    frame = puzzle.table()["frames"][0]
    assert (frame["hands"] is not None) == (puzzle.kind == "goal")
    assert all(set(card) == {"player", "card"} for card in frame["trick"])
    if puzzle.kind == "trick":
        assert len(frame["trick"]) == 4
        assert frame["trick"][-1]["card"] not in frame["hand"]
        assert frame["turn"] is None


def test_there_are_a_dozen_of_four_kinds() -> None:
    assert len(AUTHORED) >= 12
    assert {puzzle.kind for puzzle in AUTHORED} == set(PUZZLES.kinds) == {"cards", "goal", "trick", "worth"}
    assert all(puzzle.title("en") and puzzle.title("ja") for puzzle in AUTHORED)


@pytest.mark.parametrize(
    ("rule", "kind"), [("P2", "worth"), ("P3", "cards"), ("P3", "trick"), ("P4", "goal"), ("P5", "worth")]
)
def test_a_puzzle_is_drawn_for_a_rule(rule: str, kind: str) -> None:
    drawn = Puzzle.random(rule=rule, kind=kind, seed=4)
    assert (drawn.rule, drawn.kind) == (rule, kind)
    assert Puzzle.random(rule=rule, kind=kind, seed=4).table() == drawn.table()


POSITION = AUTHORED[0].source.position


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"id": "P3-90", "kind": "goal"}, "position: player"),
        ({"id": "P3-90", "kind": "trick"}, r"moves: expected one, the fourth card of a trick \(P3\)"),
        ({"id": "P3-90", "kind": "cards"}, r"position: player . is not to play a card there \(P3\)"),
        ({"id": "P3-90", "kind": "playable"}, "kind: input should be"),
        ({"id": "P3-90", "kind": "cards", "moves": ["♠A"]}, "moves: move 1, '♠A': illegal move"),
        ({"id": "P3-90", "kind": "cards", "rules": "target=100"}, "the position is under 'basic', but the rules"),
    ],
)
def test_an_error_names_the_field(fields: dict[str, object], message: str) -> None:
    written = "\n".join(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items())
    with pytest.raises(PuzzleError, match=message):
        Puzzle.parse(f'[[puzzle]]\n{written}\nposition = """{POSITION}"""\n')
