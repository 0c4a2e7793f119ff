"""The replies to all puzzles, read as a reader reads them: each claim true of the board, and nothing said twice."""

from __future__ import annotations

import json
import re
from itertools import takewhile
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.cards import Card
from sevens_teach.practice.drawing import drawn
from sevens_teach.puzzles import check, load_puzzles, puzzle
from sevens_teach.puzzles.answers import Branch
from sevens_teach.puzzles.compose import compose
from sevens_teach.say.messages import LANGUAGES, Phrase, Who
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.needs import rules_needed
from sevens_teach.sevens.puzzles.outlook import Lines
from sevens_teach.teaching.lessons import POSED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles.answers import Item, Part, Step

DRAWN = [found for seed in (44, 64, 221, 299) for kind in ("find", "play") if (found := drawn("B9", seed, kind))]
SEVENS = [each for each in [*load_puzzles(), *DRAWN] if isinstance(each.start, Position)]
"""Every puzzle of Sevens, and some that were drawn."""
LONGEST = 330
"""A reply that takes longer than this is not read."""
BESIDE = ("puzzle-beside", "puzzle-beside-more")


def replies(part: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the reply to the right answer and to every single thing one can pick."""
    items = part["items"]
    if part["mode"] == "set":
        yield compose(part, [item["id"] for item in items if item["right"]])
    if part["mode"] in ("set", "one"):
        yield from (compose(part, [item["id"]]) for item in items)
    if part["mode"] == "order":
        yield from (compose(part, order) for order in (part["order"], part["order"][::-1]))
    yield from (branch["reply"] | {"lines": []} for node in part["nodes"] for branch in node)


def sentences(reply: dict[str, Any]) -> list[str]:
    text = " ".join(f"{each['headline']} {each['reason']}" for each in (reply, *reply["lines"]))
    return [each for each in re.split(r"(?<=[.!?。])\s*", text) if len(each) > 1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reply_says_a_sentence_twice_or_goes_on_and_on(lang: str) -> None:
    for asked in load_puzzles():
        for part in asked.table(lang)["parts"]:
            for reply in replies(part):
                said = sentences({**reply, "lines": []})
                assert len(set(said)) == len(said), (asked.id, said)
                assert len(reply["headline"] + reply["reason"]) <= LONGEST, (asked.id, reply["reason"])


def phrases(what: Phrase) -> Iterator[Phrase]:
    yield what
    for _, value in what.args:
        if isinstance(value, Phrase):
            yield from phrases(value)


def beside(one: Card, other: Card) -> bool:
    return one.suit is other.suit and abs(one.rank - other.rank) == 1


def claims(part: Part) -> Iterator[tuple[Position, Item, tuple[Step, ...], Phrase]]:
    """Yield every phrase that is said of an item, with the position it is said of, and the line that is watched."""
    branches = [Branch(item, item.line) for item in part.items]
    branches += [branch for node in part.nodes for branch in node]
    for branch in branches:
        before = branch.line[0].before if branch.line else part.position
        yield from ((before, branch.item, branch.line, each) for each in phrases(branch.item.note.why))


def test_what_all_of_them_go_beside_lies_there_and_what_waits_for_them_has_to_wait() -> None:
    told = 0
    for asked in SEVENS:
        for part in asked.parts:
            said = [] if part.whole is None else [*phrases(part.whole.why)]
            down = part.position.down
            for each in said:
                values: dict[str, Any] = dict(each.args)
                if each.key in BESIDE:
                    [end] = values["end"]
                    assert end.place & down
                    assert all(beside(card, end) and card.text in part.right for card in values["cards"])
                    told += 1
                elif each.key == "puzzle-beside-ends":
                    assert sorted(card.text for card in values["cards"]) == sorted(part.right), "the reader's own picks"
                    assert not any(card.place & down for card in values["cards"])
                elif each.key == "puzzle-beside-island":
                    assert {*values["cards"]} <= {*part.position.hands[asked.viewpoint]} - {*part.position.open_places}
                    assert all(any(beside(card, one) for one in part.position.board) for card in values["cards"])
                    told += 1
                elif each.key == "puzzle-beside-waits":
                    fits = part.position.open_places
                    assert all(card not in fits and not card.place & down for card in values["cards"])
                    assert all(any(beside(card, one) for one in values["right"]) for card in values["cards"])
                    own = [card in part.position.hands[asked.viewpoint] for card in values["cards"]]
                    assert all(own) if values["own"] == "yes" else not any(own)
                    assert {card.text for card in values["right"]} <= {*part.right}
            if any(each.key == "puzzle-beside-all" for each in said):
                named: list[dict[str, Any]] = [dict(each.args) for each in said if each.key in BESIDE]
                assert {card.text for each in named for card in each["cards"]} == {*part.right}, asked.id
    assert told > 20


def others_before_my_turn(line: tuple[Step, ...]) -> list[tuple[int, Position]]:
    """Return who moves after a right move until it is the reader's turn, and from where."""
    others = takewhile(lambda step: step.player != line[0].player, line[1:])
    return [(step.player, step.before) for step in others]


def test_who_can_only_pass_has_nothing_else_to_do() -> None:
    told = 0
    for asked in SEVENS:
        for position, item, line, each in (found for part in asked.parts for found in claims(part)):
            values: dict[str, Any] = dict(each.args)
            if each.key in ("puzzle-good-only-pass", "puzzle-good-broke", "puzzle-good-broke-waits"):
                others = others_before_my_turn(line)
                met = [one for one in others if "broke" not in each.key or values["player"] == Who(one[0])]
                assert met
                assert all([*after.legal_moves] == [PASS] for _, after in met), asked.id
                told += 1
                if "broke" in each.key:
                    assert [after.view(who).passes_left for who, after in met] == [0]
                else:
                    assert values["player"] == Who(others[0][0])
                    assert values["others"] == len(others)
            if each.key == "puzzle-good-end":
                assert Card(item.id).rank in (1, 13)
                assert asked.rules.tunnel == "off"
            if each.key == "puzzle-play-lost-last":
                assert position.hands[values["player"].player] == (values["card"],), asked.id
    assert told > 10


def test_who_is_said_to_wait_is_still_in_and_waits_once_the_line_was_watched() -> None:
    told = 0
    for asked in SEVENS:
        for _, _, line, each in (found for part in asked.parts for found in claims(part)):
            if each.key == "puzzle-good-waits":
                values: dict[str, Any] = dict(each.args)
                who, kept, end = values["player"].player, values["card"], line[-1].after
                assert not end.is_over, asked.id
                assert who in end.in_play, asked.id
                assert kept in end.hands[asked.viewpoint], asked.id
                assert any(beside(kept, card) and card not in end.open_places for card in end.hands[who]), asked.id
                told += 1
    assert told > 10


def test_a_puzzle_to_play_out_is_played_on_until_what_was_to_be_reached_has_happened() -> None:
    told = 0
    for asked in SEVENS:
        if asked.kind not in ("play", "find"):
            continue
        goal = Lines(asked).goal
        nodes = [node for part in asked.parts for node in part.nodes]
        last = [each for node in nodes for each in node if each.item.right and each.next is None]
        for end in (branch.line[-1].after for branch in last):
            assert goal.decided(end), asked.id
            if goal.name == "bankrupt":
                assert end.exit_of(goal.number).how is Ending.BANKRUPT, asked.id
                told += 1
    assert told


def test_a_move_that_is_kept_says_what_it_still_does() -> None:
    """Whatever it is that is to be reached."""
    question = "One move loses: find it. All your other moves still win, whatever Ren and Aoi do."
    assert puzzle("B4-16").question() == question
    assert (
        check(puzzle("B5-12"), "♣J")
        .text()
        .endswith("In the end, you run out of cards first. ♠J would have let Aoi play ♠Q and ♠K.")
    )
    assert (
        check(puzzle("B5-12"), "♣J")
        .text("ja")
        .endswith("あなたが先に上がれます。もし♠Jなら、アオイは♠Qと♠Kを出せました。")
    )
    assert check(puzzle("B4-16"), "pass").text() == (
        "Passing still wins: that's not the one. In the end Aoi and Ren go broke, and you, the last one left, win."
    )
    assert check(puzzle("B4-16"), "pass").text("ja") == (
        "パスは、まだ1位になれる手です。探すのは、そうでない手です。最後にはアオイとレンが破産し、残ったあなたの勝ちです。"
    )
    assert check(puzzle("B4-16"), "♥K").text() == (
        "♥K still wins: that's not the one. In the end you can play your last card, ♦10, in time."
    )
    assert check(puzzle("B4-16"), "♥K").text("ja").endswith("手です。最後の1枚の♦10まで、間に合います。")
    assert puzzle("S1-06").question() == "Only one of your moves still wins, whatever Ren does. Which one?"
    assert check(puzzle("B4-15"), "pass").text() == (
        "Passing still wins: that's not the one. In the end Ren and Aoi go broke, and you, the last one left, win."
    )
    assert "B5" in rules_needed(puzzle("B4-15")), "the first lesson's steps on passing tell what going broke is"
    assert check(puzzle("B5-11"), "pass").text().startswith("Right: only passing still wins.")
    to_the_end = 0
    for asked in SEVENS:
        if asked.kind == "find":
            lines = Lines(asked)
            for item in asked.parts[0].items:
                if item.note.headline.key == "puzzle-find-kept":
                    assert lines.goal.kept_by("one") in dict(item.note.headline.args).values()
                    to_the_end += lines.goal.decided(item.line[-1].after) is True
    assert to_the_end > 5


def test_the_first_puzzle_of_all_answers_like_somebody_at_the_table() -> None:
    first = puzzle("B4-02")
    said = compose(first.table()["parts"][0], first.parts[0].right)
    assert said["reason"] == "♥6 and ♥8 go beside ♥7. Your ♥5 and ♥9 come after them."
    assert said["lines"] == []
    assert compose(first.table("ja")["parts"][0], first.parts[0].right)["reason"] == (
        "♥6と♥8は♥7の隣に出せます。手札の♥5と♥9は、それぞれ、その次に出せます。"
    )


@pytest.mark.parametrize("name", ["B4-02", *POSED["01"]])
def test_no_sentence_of_the_first_puzzles_can_end_in_a_suit_alone_on_its_line(name: str) -> None:
    """A line may end before a suit, and then it stands there alone with its stop."""
    assert re.findall(r".{20} [♠♥♦♣][.?!]", json.dumps(puzzle(name).table(), ensure_ascii=False)) == []
