"""The answer suite: puzzles answered in every possible way.

Every reply has text in both languages and cites a rule that exists; what is right is right by the naive
reference; and no hint contradicts the answer. `SEVENS_PUZZLES` says how many puzzles of each kind are
drawn at random (a few, if not said); `pytest -rP` prints how many replies were checked.
"""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from naive import DECK
from sevens.puzzles.answering import answers, authored
from sevens.puzzles.expected import expected
from sevens.puzzles.playing import Known, can_reach

from sevens_teach import Position, parse_move
from sevens_teach.puzzles import Puzzle, check, load_puzzles
from sevens_teach.puzzles import puzzle as puzzle_named
from sevens_teach.puzzles.compose import compose
from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.puzzles.hints import Hint, hints_of
from sevens_teach.puzzles.level import rules_in_question
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.puzzles import PUZZLES

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Part

DRAWN = int(os.environ.get("SEVENS_PUZZLES", "5"))
DEAR = {"table": 3}
"""By what part fewer of a kind are drawn: to draw one at the table is to play hundreds of games."""
LARGEST = 110_000
"""No table is larger, in bytes of JSON (docs/puzzles.md)."""
SENTENCE = re.compile(r"(?<=[.?!]) ")
CARD = re.compile(r"[♠♥♦♣](?:10|[A2-9JQK])|★")
Json = dict[str, Any]

AUTHORED = authored()


def check_puzzle(puzzle: Puzzle) -> Counter[str]:
    """Assert all that must hold of a puzzle; return what was counted."""
    tables = [puzzle.table(lang) for lang in LANGUAGES]
    counted = Counter(puzzles=1)
    for part, (here, there), right in zip(
        puzzle.parts, zip(*(table["parts"] for table in tables), strict=True), expected(puzzle), strict=True
    ):
        assert right is None or right == (list(part.right) if part.mode == "order" else sorted(part.right)), puzzle
        for answer in answers(here):
            reply = compose(here, answer)
            check_reply(reply, compose(there, answer), answer)
            given = list(answer) if part.mode == "order" else sorted(answer)
            assert right is None or reply["right"] == (given == right), (puzzle, answer)
            counted["replies"] += len(LANGUAGES)
    if puzzle.kind == "play":
        check_play(puzzle, tables[0]["parts"][0])
    check_hints(puzzle)
    assert size(puzzle) <= LARGEST, (puzzle, size(puzzle))
    assert counted["replies"] > len(LANGUAGES), puzzle
    return counted


def check_reply(here: Json, there: Json, answer: tuple[str, ...]) -> None:
    """Assert that the two languages say the same of an answer, by a rule that exists."""
    assert (here["right"], here["rule"], here["cards"], here["places"]) == (
        there["right"],
        there["rule"],
        there["cards"],
        there["places"],
    )
    for lang, reply in zip(LANGUAGES, (here, there), strict=True):
        assert len(reply["headline"]) >= 4, (lang, answer)
        assert all(line["headline"] and line["rule"] in RULE_IDS for line in reply["lines"]), (lang, answer)
    assert here["headline"] != there["headline"], answer
    assert here["rule"] in RULE_IDS, answer
    assert {*here["cards"], *here["places"]} <= {*DECK, "★"}, answer


def check_play(puzzle: Puzzle, part: Json) -> None:
    """Assert that a move is right exactly when the goal can still be reached, by playing all games to their end."""
    known: Known = {}
    positions: dict[int, Position] = {0: puzzle.position}
    for number, node in enumerate(part["nodes"]):
        for branch in node:
            move, position = parse_move(branch["id"]), positions[number]
            assert bool(branch["line"]) == (move in position.legal_moves), branch["id"]
            if branch["line"]:
                assert branch["right"] == can_reach(puzzle, position.after(move)[0], known), (puzzle, branch["id"])
                check_standing(position, branch)
            if branch["next"] is not None:
                positions.setdefault(branch["next"], follow(position, [turn["move"] for turn in branch["line"]]))


def check_standing(position: Position, branch: Json) -> None:
    """Assert that each move of a line but the last tells how many cards everybody has by then."""
    stands = [""] * len(position.players)
    assert "stands" not in branch["line"][-1], "that is told after it"
    for turn in branch["line"][:-1]:
        position = follow(position, [turn["move"]])
        stands = [text or was for text, was in zip(turn["stands"], stands, strict=True)]
        for player, text in enumerate(stands):
            count = len(position.hands[player])
            gone = any(each.player == player for each in position.exits)
            assert gone or text.startswith((f"{count} card", f"{count}枚")), (turn, text)


def follow(position: Position, moves: list[str]) -> Position:
    """Return the position after these moves."""
    for move in moves:
        position, _ = position.after(parse_move(move))
    return position


def size(puzzle: Puzzle) -> int:
    """Return the bytes of a puzzle's table as JSON, in the language where it is larger."""
    return max(len(json.dumps(puzzle.table(lang), ensure_ascii=False).encode()) for lang in LANGUAGES)


def told(counted: Counter[str], largest: int) -> str:
    """Return what was checked, and the size of the largest table."""
    return f"{counted['puzzles']} puzzles drawn, {counted['replies']} replies, at most {largest} bytes"


def check_hints(puzzle: Puzzle) -> None:
    """Assert that there are three hints in each language, all different and true, and none gives the answer away."""
    for lang in LANGUAGES:
        texts = puzzle.table(lang)["hints"]
        assert len(set(texts)) == len(texts) == 3, (puzzle, texts)
        assert all(texts), (puzzle, texts)
        assert given_away(puzzle, texts, lang) == [], texts
    if puzzle.source.hints is None:
        for hint in (each for step in hints_of(puzzle) for each in step):
            assert is_true_and_not_all(hint, puzzle.parts[hint.part]), hint


@pytest.mark.parametrize("puzzle", [each for each in AUTHORED if each.kind == "rank"], ids=lambda puzzle: puzzle.id)
def test_K8_a_ranking_is_said_to_its_reader(puzzle: Puzzle) -> None:
    told = json.dumps(puzzle.table("en"))
    assert "You are " in told
    assert "You is " not in told


def is_true_and_not_all(hint: Hint, part: Part) -> bool:
    """Return whether what a hint claims is true of the right answer, and leaves something to find."""
    right = {part.right[0]} if part.mode == "play" else {*part.right}
    return (
        (not hint.among or len({*hint.among} & right) == 1 < len(hint.among))
        and (not hint.within or {*hint.within} < right)
        and (not hint.without or (not {*hint.without} & right and len(part.items) > len(hint.without) + 1))
    )


def given_away(puzzle: Puzzle, texts: list[str], lang: str) -> list[str]:
    """Return what hints say too much: a card or player of the answer in the first two, all of a set in the third."""
    early, names = " ".join(texts[:2]), puzzle.names(lang)
    found = []
    for part in puzzle.parts:
        right = part.right[:1] if part.mode == "play" else part.right
        if part.area == "players":
            players = [int(each) for each in right if each.isdigit()]
            found += [names[each] for each in players if each != puzzle.viewpoint and names[each] in early]
        else:
            cards = {card for each in right for card in CARD.findall(each)} - {"★"}
            found += [card for card in sorted(cards) if re.search(rf"{card}(?!\d)", early)]
            if (
                "pass" not in right
                and part.mode == "set"
                and len(cards) > 1
                and all(card in texts[2] for card in cards)
            ):
                found += sorted(cards)
    return found


@pytest.mark.parametrize("puzzle", AUTHORED, ids=lambda puzzle: puzzle.id)
def test_authored(puzzle: Puzzle) -> None:
    counted = check_puzzle(puzzle)
    assert puzzle.id.partition("-")[2].isdigit(), "an r is for puzzles drawn at random"
    if puzzle.source.answer is not None:
        assert check(puzzle, puzzle.source.answer).right, check(puzzle, puzzle.source.answer).text()
    if puzzle.source.trap is not None:
        assert not check(puzzle, puzzle.source.trap).right, "the trap is the right answer"
    print(f"{puzzle.id}: {counted['replies']} replies, {size(puzzle)} bytes")  # noqa: T201, for `-rP`


@pytest.mark.parametrize("puzzle", AUTHORED, ids=lambda puzzle: puzzle.id)
def test_B8_what_lies_beyond_a_gap_was_laid_by_a_bankruptcy(puzzle: Puzzle) -> None:
    """Else no play could have led there. In Killer Sevens a gap means nothing (K2)."""
    if not puzzle.rules.killer:
        laid = {card for gone in puzzle.position.exits for card in gone.laid}
        assert {*puzzle.position.islands} <= laid


@pytest.mark.parametrize("puzzle", [each for each in AUTHORED if each.source.hints], ids=lambda puzzle: puzzle.id)
def test_authored_hints_name_only_what_one_sees(puzzle: Puzzle) -> None:
    frames = puzzle.table()["frames"]
    hidden = set() if frames[0]["hands"] else {card.text for hand in others(puzzle) for card in hand}
    for hint in puzzle.source.hints or ():
        assert set(CARD.findall(hint.en)) == set(CARD.findall(hint.ja)), hint
        if puzzle.kind == "table":
            assert not [each for each in SENTENCE.split(hint.en) if said_to_hold(puzzle, each, hidden)], hint
        else:
            assert not set(CARD.findall(hint.en)) & hidden - asked_about(puzzle), hint


def said_to_hold(puzzle: Puzzle, sentence: str, hidden: set[str]) -> bool:
    """Return whether a sentence names another player and a card that is out: whose it is nobody sees."""
    names = [name for player, name in enumerate(puzzle.names()) if player != puzzle.viewpoint]
    return bool(set(CARD.findall(sentence)) & hidden) and any(name in sentence for name in names)


def asked_about(puzzle: Puzzle) -> set[str]:
    """Return the cards that may be picked, that the question names, or that a reply gives as a place to fill."""
    items = [item for part in puzzle.parts for item in part.items]
    items += [branch.item for part in puzzle.parts for node in part.nodes for branch in node]
    in_play = {"★"} if puzzle.rules.joker != "none" else set()
    places = {place.text for item in items for place in item.note.places}
    return {item.id for item in items} | places | in_play | set(CARD.findall(puzzle.question()))


def others(puzzle: Puzzle) -> list[Any]:
    """Return the hands that the reader does not see."""
    return [hand for player, hand in enumerate(puzzle.position.hands) if player != puzzle.viewpoint]


@pytest.mark.parametrize("kind", PUZZLES.kinds)
def test_drawn(kind: str) -> None:
    counted, largest = Counter[str](), 0
    for seed in range(max(1, DRAWN // DEAR.get(kind, 1))):
        puzzle = Puzzle.random(kind=kind, seed=seed)
        assert puzzle.kind == kind
        counted += check_puzzle(puzzle)
        largest = max(largest, size(puzzle))
    print(f"{kind}: {told(counted, largest)}")  # noqa: T201, for `-rP`


@pytest.mark.parametrize("rule", drawn_rules("sevens"))
def test_drawn_for_a_rule(rule: str) -> None:
    counted, largest = Counter[str](), 0
    for seed in range(max(1, DRAWN // 10)):
        puzzle = Puzzle.random(rule=rule, seed=seed)
        assert puzzle.rule == rule
        assert rule in rules_in_question(puzzle) or puzzle.asks.looks_ahead
        counted += check_puzzle(puzzle)
        largest = max(largest, size(puzzle))
    print(f"{rule}: {told(counted, largest)}")  # noqa: T201, for `-rP`


def test_hints_that_give_the_answer_away_are_found() -> None:
    asked = puzzle_named("B4-01")
    assert given_away(asked, ["Look around.", "♠10 fits.", "♠4 belongs to the answer."], "en") == ["♠10"]
    assert given_away(asked, ["?", "?", "♠4, ♠10 and ♦8."], "en") == ["♠10", "♠4", "♦8"]
    assert given_away(puzzle_named("B2-06"), ["?", "Is it Aoi?", "?"], "en") == ["Aoi"]


def test_every_file_can_be_read() -> None:
    assert [puzzle.id for puzzle in load_puzzles() if puzzle.rule[0] not in "DP"] == [puzzle.id for puzzle in AUTHORED]


def test_every_kind_has_an_authored_puzzle() -> None:
    assert {puzzle.kind for puzzle in AUTHORED} == set(PUZZLES.kinds)
