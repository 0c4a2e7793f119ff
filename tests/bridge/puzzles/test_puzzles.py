"""The puzzles of Seven Bridge: every authored and many drawn ones answered, by the engine and by naive means."""

from __future__ import annotations

import json
import re
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from drawn import Drawing, every, posed
from naive_bridge import DECK, STAR, NaiveBridge

from sevens_teach.bridge import Step, parse_move
from sevens_teach.bridge.engine.rules import CHOICES
from sevens_teach.bridge.puzzles import PUZZLES
from sevens_teach.puzzles import Puzzle, PuzzleError, check, load_puzzles
from sevens_teach.puzzles.hints import hints_of
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import POSED

if TYPE_CHECKING:
    from sevens_teach.bridge import Position

__all__ = ("posed",)  # a fixture

AUTHORED = tuple(each for each in load_puzzles() if each.rule[0] == "D")
EVERY = every([*AUTHORED, *(Drawing(kind, seed, "bridge") for kind in PUZZLES.kinds for seed in range(3))])


def naive_of(position: Position) -> NaiveBridge:
    """Return the naive engine at a position in which somebody lays, or a discard lies there."""
    naive = NaiveBridge.__new__(NaiveBridge)
    naive.switches = {name: getattr(position.rules, name) for name in CHOICES}
    naive.number, naive.dealer, naive.sheet = len(position.held), position.dealer, []
    naive.hands = [list(map(str, hand)) for hand in position.hands]
    naive.stock, naive.pile = list(map(str, position.stock)), list(map(str, position.pile))
    naive.table = [(meld.owner, [str(laid) for laid in meld.cards]) for meld in position.melds]
    naive.refused, naive.renewals = list(position.declined), position.renewed
    naive.by_call, naive.empty_table = position.called, position.bare
    laying = position.step is Step.PLAY
    naive.state = "lay" if laying else "asking" if position.pile else "begin"
    naive.at = position.in_turn if laying or not position.pile else (position.in_turn - 1) % naive.number
    naive.round = position.has_gone_round
    return naive


def most_laid(naive: NaiveBridge, known: dict[str, int]) -> int:
    """Return how many cards can be laid in this turn, by trying every order."""
    key = str((naive.hands, naive.table))
    if key not in known:
        known[key] = max((laid for move in naive.moves() for laid in tried(naive, move, known)), default=0)
    return known[key]


def tried(naive: NaiveBridge, move: str, known: dict[str, int]) -> list[int]:
    """Return how many cards are laid with a meld or a card laid off; nothing for a discard."""
    if move.split(maxsplit=1)[0] not in {"meld", "add"}:
        return []
    after = NaiveBridge.__new__(NaiveBridge)
    after.__dict__ = {
        **naive.__dict__,
        "hands": [list(hand) for hand in naive.hands],
        "table": [(owner, list(meld)) for owner, meld in naive.table],
        "sheet": [],
    }
    before = len(after.hands[after.at])
    after.play(move)
    laid = before - len(after.hands[after.at])
    return [laid + (most_laid(after, known) if after.state == "lay" else 0)]


def expected(puzzle: Puzzle) -> Any:  # noqa: ANN401, PLR0911, each kind has its own
    """Return the right answer, found without the engine."""
    position: Position = puzzle.position
    naive = naive_of(position)
    hand = naive.hands[puzzle.viewpoint]
    if puzzle.kind == "meld":
        cards = puzzle.source.cards.split()
        return {str(int(any(len(meld) == len(cards) for meld in naive.melds(cards))))}
    if puzzle.kind == "grow":
        number = str(puzzle.source.meld)
        adds = [move.split() for move in naive.moves() if move.startswith("add")]
        return {STAR if card[0] == STAR else card for _, card, at in adds if at == number}
    if puzzle.kind == "call":
        decides = naive.decider() == puzzle.viewpoint
        calls = {move for move in naive.moves() if move.split()[0] in {"pon", "chi"}} if decides else set()
        return calls or {"no"}
    if puzzle.kind == "whose":
        return {str(naive.callers()[0])}
    if puzzle.kind == "cost":
        return {str(naive.worth(hand))}
    if puzzle.kind == "waits":
        seen = {*hand, *naive.pile, *(STAR if c[0] == STAR else c for _, meld in naive.table for c in meld)}
        unseen = [card for card in (*DECK, STAR) if card not in seen]
        return {str(sum(bool(naive.melds([*hand, card])) for card in unseen))}
    if puzzle.kind == "nobody":
        return {card for card in hand if not callable_by_any(naive, card)}
    return most_laid(naive, {})


def callable_by_any(naive: NaiveBridge, card: str) -> bool:
    """Say whether the unseen cards could be dealt so that somebody can call a discard."""
    me = naive.at
    hand = naive.hands[me]
    seen = {*hand, *naive.pile, *(STAR if c[0] == STAR else c for _, meld in naive.table for c in meld)}
    unseen = [each for each in (*DECK, STAR) if each not in seen]
    sizes = [len(each) for seat, each in enumerate(naive.hands) if seat != me]
    if max(sizes) > 1 and any(naive.is_set([*pair, card]) for pair in combinations(unseen, 2)):
        return True
    following = (me + 1) % naive.number
    if not (naive.round or following == naive.dealer):
        return False
    near = [each for each in unseen if each == STAR or each[0] == card[0] or card == STAR]
    return any(
        naive.windows((*own, card))
        for size in range(1, min(2, len(naive.hands[following])) + 1)
        for own in combinations(near, size)
    )


@EVERY
def test_the_right_answer_is_what_a_naive_engine_finds(puzzle: Puzzle) -> None:
    part = puzzle.parts[0]
    found = expected(puzzle)
    if puzzle.kind in {"lay", "out"}:
        position: Position = puzzle.position
        hand = position.held[puzzle.viewpoint].bit_count()
        for name in part.right:
            position, _ = position.after(parse_move(name))
        left = position.held[puzzle.viewpoint].bit_count()
        assert left == (0 if puzzle.kind == "out" else hand - found)
        assert found >= hand - (1 if puzzle.kind == "out" else left)
        return
    assert set(part.right) == found


def answered(puzzle: Puzzle, ids: list[str]) -> Any:  # noqa: ANN401, as a file writes it
    """Return items as an answer in a file."""
    part = puzzle.parts[0]
    if part.mode == "set":
        return ids
    return int(ids[0]) if part.area in {"numbers", "players"} else ids[0]


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_reply_and_three_hints(puzzle: Puzzle, lang: str) -> None:
    for part in puzzle.parts:
        items = [branch.item for node in part.nodes for branch in node] or part.items
        assert len({item.id for item in part.items}) == len(part.items)
        for item in items:
            assert item.note.rule in {f"D{number}" for number in range(1, 10)}
    assert len(hints_of(puzzle)) == 3
    assert json.dumps(puzzle.table(lang))
    assert puzzle.title(lang)
    assert puzzle.question(lang)
    if len(puzzle.parts) == 1 and puzzle.parts[0].mode != "play":
        part = puzzle.parts[0]
        found = check(puzzle, answered(puzzle, list(part.right)))
        assert found.right
        wrong = [item.id for item in part.items if not item.right]
        for name in wrong:
            assert not check(puzzle, answered(puzzle, [name])).right


@pytest.mark.parametrize("puzzle", [each for each in AUTHORED if each.position.is_deal_over], ids=lambda each: each.id)
def test_the_picture_of_a_deal_that_is_over_does_not_tell_what_it_costs(puzzle: Puzzle) -> None:
    before = [sum(line[player] for line in puzzle.position.sheet) for player in puzzle.position.players]
    assert puzzle.position.line != tuple([0] * len(before))
    for frame in puzzle.table("en")["frames"]:
        assert [player["total"] for player in frame["players"]] == before


def test_D9_who_has_won_and_D1_who_deals_next_is_what_a_naive_engine_says() -> None:
    asked = [puzzle for puzzle in AUTHORED if len(puzzle.parts) == 2 and puzzle.kind == "cost"]
    assert {puzzle.rule for puzzle in asked} == {"D1", "D9"}
    for puzzle in asked:
        position: Position = puzzle.position
        naive = naive_of(position)
        now = [naive.worth(hand) for hand in naive.hands]
        now[position.in_turn] = -50 if position.bare else 0
        naive.sheet, naive.state = [*map(list, position.sheet), now], "over"
        places = naive.places()
        assert (places is None) == (puzzle.rule == "D1")
        following = (naive.dealer + 1) % naive.number if places is None else places.index(1)
        assert puzzle.parts[1].right == (str(following),)
        others = {player for player in range(naive.number) if player != following}
        wrong = {"cost": [*puzzle.parts[0].right], "after": [str(min(others))]}
        assert not check(puzzle, wrong).right
        assert check(puzzle, {**wrong, "after": [str(following)]}).right


def test_a_shared_first_place_is_not_asked_about() -> None:
    text = """[[puzzle]]
id = "D9-99"
kind = "cost"
position = "hands ♥10 | - | ♠K; sheet 40 50 95; turn 1 out"
viewpoint = 0"""
    with pytest.raises(PuzzleError, match="share the first place"):
        Puzzle.parse(text)


STRATEGY = {"out", "cost", "nobody", "waits", "lay", "whose"}


@pytest.mark.parametrize("puzzle", AUTHORED, ids=lambda puzzle: puzzle.id)
def test_what_the_lesson_poses_and_what_wants_a_plan_has_hints_of_its_own(puzzle: Puzzle) -> None:
    hints = puzzle.source.hints
    if puzzle.kind not in STRATEGY and puzzle.id not in POSED["10"]:
        return
    assert hints is not None
    answers = {f"{int(name)}" for name in puzzle.parts[0].right} if puzzle.kind == "cost" else set()
    for texts in hints:
        for lang in LANGUAGES:
            assert not answers & {*re.findall(r"(?<![♠♥♦♣\d])\d+(?!\d)", getattr(texts, lang))}


def test_there_are_sixty_of_nine_kinds_each_with_a_title_of_its_own() -> None:
    assert len(AUTHORED) >= 60
    assert len({puzzle.kind for puzzle in AUTHORED}) == 9 == len(PUZZLES.kinds)
    for lang in LANGUAGES:
        titles = [puzzle.title(lang) for puzzle in AUTHORED]
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("each", AUTHORED, ids=lambda each: each.id)
def test_what_is_put_together_is_said_as_one_says_it(each: Puzzle) -> None:
    told = json.dumps(each.table("en"), ensure_ascii=False)
    assert re.findall(r"You calls|(?:after|to|comes|and) You\b|seen nothing|\b[34] (?:[0-9JQKA]+)s\b", told) == []


def test_D5_why_a_thrown_card_could_be_called() -> None:
    texts = {name: check(posed_puzzle, [card]).text() for name, card, posed_puzzle in _thrown()}
    assert "You haven't seen ★. If Ren holds it, it's a chi." in texts["D5-16"]
    assert "★ makes a set with any two cards of one rank" in texts["D5-18"]


def _thrown() -> list[tuple[str, str, Puzzle]]:
    by_name = {each.id: each for each in AUTHORED}
    found = []
    for name in ("D5-16", "D5-18"):
        items = by_name[name].parts[0].items
        keys = ("bridge-puzzle-may-any",) if name == "D5-18" else ("bridge-puzzle-may-chi",)
        wrong = [item for item in items if item.note.why.key in keys and ("★" in str(item.note.why) or name == "D5-18")]
        found.append((name, wrong[0].id, by_name[name]))
    return found
