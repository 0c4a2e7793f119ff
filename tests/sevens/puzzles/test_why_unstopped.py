"""Why a player who ran out of cards first could not be stopped: told only where the line and the hands show it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from sevens_teach.puzzles import check, load_puzzles, puzzle
from sevens_teach.rule_book import game_about
from sevens_teach.say.messages import LANGUAGES, Phrase, Who
from sevens_teach.sevens.engine.moves import Pass

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Card
    from sevens_teach.puzzles.answers import Item, Step

ASKED = [
    each
    for each in load_puzzles()
    if each.kind in ("play", "find")
    and game_about(each.rule) == "sevens"
    and not each.rules.killer
    and each.rules.joker == "none"
]


def lost() -> Iterator[tuple[int, Item, tuple[Step, ...]]]:
    """Yield the moves that miss their goal, with the line that follows, and whose move it is."""
    for asked in ASKED:
        for part in asked.parts:
            items = [(item, item.line) for item in part.items]
            items += [(branch.item, branch.line) for node in part.nodes for branch in node if branch.line]
            for item, line in items:
                if line and keys(item) & {"puzzle-play-first", "puzzle-play-lost", "puzzle-play-lost-last"}:
                    yield asked.viewpoint, item, line


def phrases(what: Phrase) -> Iterator[Phrase]:
    yield what
    for _, value in what.args:
        if isinstance(value, Phrase):
            yield from phrases(value)


def keys(item: Item) -> set[str]:
    return {each.key for each in phrases(item.note.why)}


def before(card: Card) -> set[str]:
    """Return the cards between a card and its 7, written out by hand: no tunnel counts."""
    assert card.suit is not None
    rank = int(card.rank)
    between = range(rank + 1, 7) if rank < 7 else range(8, rank)
    return {
        f"{card.suit.value}{' A23456789'[each] if each < 10 else ('10', 'J', 'Q', 'K')[each - 10]}" for each in between
    }


def test_whose_cards_need_none_of_the_readers_is_so() -> None:
    """Counted again from the hands alone: no card of that player lies beyond one that the reader still holds."""
    told = 0
    for you, item, line in lost():
        if line[0].before.rules.tunnel != "off":
            continue
        for said in phrases(item.note.why):
            if said.key in ("puzzle-unstopped-only", "puzzle-unstopped-all"):
                who = dict(said.args)["player"]
                assert isinstance(who, Who)
                own = {card.text for card in line[0].after.hands[you]}
                assert not any(before(card) & own for card in line[0].after.hands[who.player])
                assert not line[-1].after.hands[who.player]
                earlier = {card.text for card in line[0].before.hands[you]}
                waited = any(before(card) & earlier for card in line[0].before.hands[who.player])
                assert waited == (said.key == "puzzle-unstopped-only")
                told += 1
    assert told > 100


def test_who_had_to_play_a_card_had_no_pass_and_no_other() -> None:
    told = 0
    for you, item, line in lost():
        for said in phrases(item.note.why):
            if said.key == "puzzle-unstopped-forced":
                own = dict(said.args)["own"]
                step = next(step for step in line if step.player == you and str(step.move) == str(own))
                assert [str(move) for move in step.before.legal_moves if not isinstance(move, Pass)] == [str(own)]
                assert step.before.view(you).passes_left == 0
                told += 1
    assert told > 3


def test_nearly_every_race_that_is_lost_says_why_it_was() -> None:
    """But where the very next card ends it: that says it."""
    ends = [keys(item) for _, item, line in lost() if "puzzle-play-first" in keys(item) and len(line) > 2]
    silent = [each for each in ends if not any(key.startswith("puzzle-unstopped") for key in each)]
    assert len(silent) < len(ends) / 10


@pytest.mark.parametrize(
    ("name", "moves", "said"),
    [
        (
            "B5-12",
            "♠J",
            "Your ♠J lets Aoi play ♠Q and ♠K. With ♠J gone, nothing you hold stops Aoi.",
        ),
        (
            "B4-10",
            ["pass"],
            "None of Aoi's cards waits for one of yours. In the end, Aoi runs out of cards first, and you still hold",
        ),
        (
            "S3-02",
            ["pass"],
            "By then you have no pass left, and only ♦4 fits: so you have to let Aoi play ♦3.",
        ),
    ],
)
def test_the_three_reasons_as_they_are_read(name: str, moves: str | list[str], said: str) -> None:
    assert said in check(puzzle(name), moves).text()


def test_no_move_is_said_to_be_affordable_without_why() -> None:
    """A move that lets somebody play says what keeps that one from winning, or how near the reader is."""
    assert "but Ren still holds ♣A when you run out of cards." in check(puzzle("T4-15"), "♣3").text()
    for asked in load_puzzles():
        is_plain = (
            game_about(asked.rule) == "sevens" and not asked.rules.killer
        )  # in Killer what dies is named before it
        for lang in LANGUAGES if asked.kind in ("play", "find") and is_plain else ():
            replies = [{**part, "prompt": ""} for part in asked.table(lang)["parts"]]  # but for what is asked
            assert not re.search("afford|それでも間に合", str(replies))
