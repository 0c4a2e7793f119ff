"""The replies to all puzzles, read as a reader reads them: each claim true of the board, and nothing said twice."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.cards import Card
from sevens_teach.practice.drawing import drawn
from sevens_teach.puzzles import load_puzzles, puzzle
from sevens_teach.puzzles.compose import compose
from sevens_teach.say.messages import LANGUAGES, Phrase, Who
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.outlook import Lines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

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


def claims(part: Part) -> Iterator[tuple[Position, Item, Phrase]]:
    """Yield every phrase that is said of an item, with the position that it is said of."""
    for item in part.items:
        before = item.line[0].before if item.line else part.position
        yield from ((before, item, each) for each in phrases(item.note.why))
    for node in part.nodes:
        for branch in node:
            before = branch.line[0].before if branch.line else part.position
            yield from ((before, branch.item, each) for each in phrases(branch.item.note.why))


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


def others_before_my_turn(asked: SevensPuzzle[Any], position: Position, item: Item) -> list[tuple[int, Position]]:
    """Return who moves after a right move until it is the reader's turn, passing where there is nothing else."""
    move = next(each for each in position.legal_moves if str(each) == item.id)
    after, found = position.after(move)[0], []
    while after.turn is not None and after.turn != asked.viewpoint:
        found.append((after.turn, after))
        if [*after.legal_moves] != [PASS]:
            break
        after = after.after(PASS)[0]
    return found


def test_who_can_only_pass_has_nothing_else_to_do() -> None:
    told = 0
    for asked in SEVENS:
        for position, item, each in (found for part in asked.parts for found in claims(part)):
            values: dict[str, Any] = dict(each.args)
            if each.key in ("puzzle-good-only-pass", "puzzle-good-broke", "puzzle-good-broke-waits"):
                others = others_before_my_turn(asked, position, item)
                met = others[:1] if "broke" in each.key else others
                assert all([*after.legal_moves] == [PASS] for _, after in met), asked.id
                assert values["player"] == Who(others[0][0])
                told += 1
                if "broke" in each.key:
                    assert others[0][1].view(others[0][0]).passes_left == 0
                else:
                    assert values["others"] == len(others)
            if each.key == "puzzle-good-end":
                assert Card(item.id).rank in (1, 13)
                assert asked.rules.tunnel == "off"
            if each.key == "puzzle-play-lost-last":
                assert position.hands[values["player"].player] == (values["card"],), asked.id
    assert told > 10


def test_a_move_that_is_kept_says_what_it_still_does() -> None:
    """Whatever it is that is to be reached."""
    assert puzzle("B4-16").question() == "One of your moves loses. Which?"
    assert puzzle("S1-06").question() == "Only one of your moves still wins. Which one?"
    for asked in SEVENS:
        if asked.kind == "find":
            lines = Lines(asked)
            for item in asked.parts[0].items:
                if item.note.headline.key == "puzzle-find-kept":
                    assert lines.goal.kept_by("one") in dict(item.note.headline.args).values()


def test_the_first_puzzle_of_all_answers_like_somebody_at_the_table() -> None:
    first = puzzle("B4-02")
    said = compose(first.table()["parts"][0], first.parts[0].right)
    assert said["reason"] == "♥6 and ♥8 go beside ♥7. Your ♥5 and ♥9 wait for them."
    assert said["lines"] == []
    assert compose(first.table("ja")["parts"][0], first.parts[0].right)["reason"] == (
        "♥6と♥8は♥7の隣に出せます。手札の♥5と♥9は、そのあとです。"
    )
