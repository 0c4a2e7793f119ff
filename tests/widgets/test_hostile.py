"""Whatever a browser sends to any widget: nothing changes but by the rules, nothing raises, nothing is logged."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from soaking.widgets import WIDGETS
from widgets.hostile import GOOD, SOLVED, messages, mutilated, nothing_logged

from sevens_teach import PRESETS, Game
from sevens_teach.ui import PuzzleBox, Table

if TYPE_CHECKING:
    from sevens_teach.widgets.widget import Widget

MANY = settings(max_examples=150)
"""Examples of up to ten messages each, for every widget."""
INTENTS = [content for content, _ in GOOD]
FINITE = ("board", "hand", "stepper", "compare", "puzzle")
"""The widgets that hold every answer themselves: no message changes any of them."""


def a_game(rules: str = "basic", moves: int = 12) -> Game:
    game = Game(rules, seed=23)
    for _ in range(moves):
        game.play(game.legal_moves[0])
    return game


def throw(widget: Widget, all_messages: list[dict[str, Any]]) -> list[Any]:
    """Let the messages arrive; return the answers."""
    answers: list[Any] = []
    widget.send = answers.append
    with nothing_logged():
        for message in all_messages:
            widget._handle_msg(message)  # noqa: SLF001, it is what a message arrives at
    return answers


def custom(content: Any) -> dict[str, Any]:  # noqa: ANN401
    """A message with this content."""
    return {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}


@pytest.mark.parametrize("name", FINITE)
def test_no_message_changes_a_widget_that_holds_every_answer(name: str) -> None:
    widget = WIDGETS[name](Random(7))
    before = widget.get_state()

    @MANY
    @given(st.lists(messages(widget.keys, mutilated(INTENTS + SOLVED)), max_size=10))
    def nothing_changes(thrown: list[dict[str, Any]]) -> None:
        assert throw(widget, thrown) == []
        assert widget.get_state() == before

    nothing_changes()


@MANY
@given(st.lists(mutilated(SOLVED), max_size=10))
def test_only_a_well_formed_report_on_a_puzzle_that_is_there_counts_as_solved(contents: list[Any]) -> None:
    told: list[Any] = []
    box = PuzzleBox("B4-01", on_solved=told.append)
    with nothing_logged():
        throw(box, [custom(content) for content in contents])
    assert all(found.id == "B4-01" and found.tries >= 1 and 0 <= found.hints <= 3 for found in told)
    assert len(told) == sum(map(_is_report, contents))
    assert set(box.solved) <= {"B4-01"}


def _is_report(content: Any) -> bool:  # noqa: ANN401
    """Whether it differs from a true report in its numbers at most, and those can be true."""
    if not isinstance(content, dict) or content.keys() != SOLVED[0].keys():
        return False
    same = content["kind"] == "solved" and content["id"] == "B4-01" and isinstance(content["shown"], bool)
    counts = [content["tries"], content["hints"]]
    return same and all(type(count) is int for count in counts) and counts[0] >= 1 and 0 <= counts[1] <= 3


@pytest.mark.parametrize("rules", PRESETS)
def test_what_is_no_intent_changes_no_table_and_is_answered(rules: str) -> None:
    table = Table(a_game(rules), folder="nowhere")
    before, record = table.get_state(), table.game.record()
    nonsense = mutilated(INTENTS).map(_of_no_kind)

    @settings(max_examples=60)
    @given(st.lists(nonsense, max_size=10))
    def nothing_changes(contents: list[Any]) -> None:
        answers = throw(table, [custom(content) for content in contents])
        assert [answer["reply"]["headline"] for answer in answers] == ["That did not work."] * len(contents)
        assert (table.get_state(), table.game.record()) == (before, record)

    nothing_changes()


def _of_no_kind(content: Any) -> Any:  # noqa: ANN401
    """The same, but with a kind that no intent has."""
    if not isinstance(content, dict) or not isinstance(content.get("kind"), str):
        return content
    return content | {"kind": content["kind"].upper() + "?"}


@MANY
@given(
    st.sampled_from(sorted(PRESETS)),
    st.lists(messages(["state", "kind", "settings"], mutilated(INTENTS) | st.sampled_from(INTENTS)), max_size=10),
)
def test_whatever_comes_the_game_stays_one_by_the_rules(rules: str, thrown: list[dict[str, Any]]) -> None:
    table = Table(a_game(rules), folder="nowhere")
    setup, kind = table.state["setup"], table.kind
    throw(table, thrown)
    assert Game.load(table.game.record()).position == table.game.position
    assert (table.state["setup"], table.kind) == (setup, kind)
    frame = table.state["frames"][-1]
    shown = [table.game.start, *(entry.position for entry in table.game.history)][frame["ply"]]  # it may look back
    assert frame["hand"] == [card.text for card in shown.view(table.you).hand]


def test_in_the_others_turn_after_the_end_and_in_looking_back_no_move_is_made() -> None:
    moves = [content for content in INTENTS if content["kind"] == "move"]
    looking_back = Table(a_game())
    throw(looking_back, [custom({"kind": "seek", "ply": 3})])
    over = a_game()
    while not over.is_over:
        over.play(over.legal_moves[0])
    for table in (looking_back, Table(over)):
        before = table.get_state()
        assert len(throw(table, [custom(content) for content in moves])) == len(moves)
        assert table.get_state() == before
