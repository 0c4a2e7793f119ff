"""Anything at all given to every constructor and parser: an error of the package that names it, or a sound value."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_teach import (
    PACK,
    PRESETS,
    Card,
    CardError,
    Ending,
    Exchange,
    Exit,
    Game,
    LayJoker,
    Play,
    Position,
    PositionError,
    Rules,
    SevensError,
    Suit,
    deal,
    format_cards,
    parse_cards,
    parse_move,
    parse_position,
)
from sevens_teach.cards import card_set
from sevens_teach.errors import shown

if TYPE_CHECKING:
    from collections.abc import Callable


class Unspeakable:
    """Its repr raises, as a foreign object's may."""

    def __repr__(self) -> str:
        raise RuntimeError


SCRAPS = [
    None,
    True,
    0,
    -1,
    53,
    10**12,
    2.5,
    float("nan"),
    "",
    "♠",
    "♠7",
    "S7 ",
    "★",
    "-",
    "basic",
    b"\xe2\x99\xa0",
    "\ud800",
    "\x00",
    "♠7" * 1000,
    Card("♠7"),
    Suit.SPADES,
    Ending.OUT,
    Exit(0, Ending.OUT),
    Exit(99, Ending.BANKRUPT, (Card("♠7"),)),
    Play("♠6"),
    Rules(),
    Rules(killer=True),
    range(3),
    {"♠7"},
    {"♠7": 1},
    Random(1),
    len,
    int,
]
scraps = st.one_of(st.sampled_from(SCRAPS), st.text(max_size=6), st.integers(), st.binary(max_size=3))
garbage = st.recursive(scraps, lambda inner: st.lists(inner, max_size=4) | st.lists(inner, max_size=4).map(tuple))

POSITION = Position.start(Rules(joker="solo", ghost=True), deal(4, Random(1), joker=True))[0]

MAKERS: dict[str, Callable[..., object]] = {
    "Card": Card,
    "Card.of": Card.of,
    "card_set": card_set,
    "deal": lambda players: deal(players, Random(1)),
    "format_cards": format_cards,
    "parse_cards": parse_cards,
    "parse_move": parse_move,
    "parse_position": parse_position,
    "Rules.parse": Rules.parse,
    "Rules.preset": Rules.preset,
    "Play": Play,
    "LayJoker": LayJoker,
    "Exchange": Exchange,
    "Position.start": Position.start,
    "Position.after": POSITION.after,
    "Position.view": POSITION.view,
    "Game": lambda rules, players: Game(rules, players, seed=1),
    "Game hands": lambda hands: Game(hands=hands),
    "Game names": lambda names: Game(names=names, seed=1),
    "Game seed": lambda seed: Game(seed=seed),
    "Game.from_position": Game.from_position,
    "Game.load": Game.load,
    "Game.play": lambda move: Game(seed=1).play(move),
}
ARGUMENTS = {"Card.of": 2, "LayJoker": 2, "Exchange": 2, "Position.start": 2, "Game": 2}


@pytest.mark.parametrize("name", MAKERS)
@settings(max_examples=50)
@given(data=st.data())
def test_anything_at_all_is_taken_or_refused_by_an_error_of_the_package(name: str, data: st.DataObject) -> None:
    before = str(POSITION)
    arguments = [data.draw(garbage) for _ in range(ARGUMENTS.get(name, 1))]
    with suppress(SevensError):
        MAKERS[name](*arguments)
    assert str(POSITION) == before


@pytest.mark.parametrize("name", MAKERS)
def test_what_cannot_be_printed_is_refused_too(name: str) -> None:
    for scrap in (10**5000, Unspeakable(), [Unspeakable()]):
        with pytest.raises(SevensError):
            MAKERS[name](*[scrap] * ARGUMENTS.get(name, 1))


SETTINGS = ["passes", "voluntary_passing", "joker", "tunnel", "opening", "ghost", "killer", "death", "dead_cards"]


@given(st.dictionaries(st.sampled_from([*SETTINGS, "suit_order"]), garbage))
def test_rules_of_anything_at_all_read_back_or_are_refused(chosen: dict[str, Any]) -> None:
    with suppress(SevensError):
        rules = Rules(**chosen)
        assert Rules.parse(str(rules)) == rules


PARTS = ["rules", "board", "hands", "turn", "passes", "exits", "clockwise"]


UNSAID: dict[str, Any] = {"passes": None, "exits": [], "clockwise": None}


def sound_parts() -> dict[str, Any]:
    """Return the parts of a position that is sound, one player being out."""
    return {
        "rules": Rules(),
        "board": ["♠7", "♥7", "♦7", "♣7"],
        "hands": [
            [card for card in PACK if card.suit in {Suit.SPADES, Suit.HEARTS} and card.rank != 7],
            [card for card in PACK if card.suit in {Suit.DIAMONDS, Suit.CLUBS} and card.rank != 7],
            [],
        ],
        "turn": 0,
        "passes": [1, 0, 0],
        "exits": [Exit(2, Ending.OUT)],
        "clockwise": [1, 2, 0],
    }


@given(st.dictionaries(st.sampled_from(PARTS), garbage, min_size=1))
def test_positions_of_anything_at_all_read_back_or_are_refused(wrong: dict[str, Any]) -> None:
    with suppress(SevensError):
        position = Position(**(sound_parts() | wrong))
        assert Position.parse(str(position)) == position


@given(st.dictionaries(st.sampled_from(["player", "how", "laid", "laid_by"]), garbage))
def test_exits_of_anything_at_all_read_back_or_are_refused_by_the_position(wrong: dict[str, Any]) -> None:
    parts: dict[str, Any] = {"player": 2, "how": Ending.OUT, "laid": ()} | wrong
    with suppress(SevensError):
        position = Position(**sound_parts() | {"exits": [Exit(**parts)]})
        assert Position.parse(str(position)) == position


NOTATIONS = [
    str(Position.start(rules, deal(4, Random(2), joker=rules.joker != "none"))[0]) for rules in PRESETS.values()
]
PIECES = st.sampled_from(["♠", "A", "10", "★", " ", ";", "|", ",", "-", "turn", "out", "board", "9" * 12, "joker=solo"])


@given(st.sampled_from(NOTATIONS), st.data())
def test_any_mutation_of_a_position_reads_back_or_is_refused(text: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 3)))
        text = text[:start] + data.draw(PIECES | st.text(max_size=2)) + text[end:]
    with suppress(SevensError):
        position = Position.parse(text)
        assert Position.parse(str(position)) == position


# -- what is refused is named --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("make", "offender"),
    [
        (lambda: Card("♠14"), "'♠14'"),
        (lambda: Play(None), "None"),  # type: ignore[arg-type]
        (lambda: LayJoker("♠8", b"x"), "b'x'"),  # type: ignore[arg-type]
        (lambda: Exchange(-1, 2), "-1"),
        (lambda: Rules(passes="3"), "'3'"),  # type: ignore[arg-type]
        (lambda: Rules(joker=["solo"]), "['solo']"),  # type: ignore[arg-type]
        (lambda: parse_cards("♠7-5"), "♠7-♠5"),
        (lambda: parse_move("up"), "'up'"),
        (lambda: parse_position("basic; board ♠x"), "'x'"),
        (lambda: POSITION.view(4), "4"),
        (lambda: POSITION.after("♠6"), "'♠6'"),  # type: ignore[arg-type]
        (lambda: Game(seed=2.5), "2.5"),  # type: ignore[arg-type]
        (lambda: Game(names=["a", "b\n"]), r"'b\n'"),
        (lambda: deal(53, Random(1)), "53"),
        (lambda: Rules(passes=10**5000), "<int>"),
        (lambda: Card(Unspeakable()), "<Unspeakable>"),  # type: ignore[arg-type]
    ],
)
def test_the_offender_is_in_the_message(make: Callable[[], object], offender: str) -> None:
    with pytest.raises(SevensError) as caught:
        make()
    assert offender in str(caught.value)


def test_a_long_offender_is_cut() -> None:
    assert shown("x" * 1000) == f"'{'x' * 59}…"


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"board": ["♠7", "♥7", "♦7", "♣7", "♠6"]}, r"player 0 holds ♠6, which is down too \(B1\)"),
        ({"board": ["♠7", "♥7", "♦7", "♣7", "♣7"]}, "♣7 is named twice"),
        ({"board": ["♠7", "♥7", "♦7"]}, r"♣7 missing: every card is down or in a hand \(B1\)"),
        ({"hands": [[card] for card in PACK] + [[]], **UNSAID}, r"53 hands: 1 to 52 can play \(B1\)"),
        ({"hands": [], **UNSAID}, r"0 hands: 1 to 52 can play \(B1\)"),
        ({"turn": True}, "turn=True: expected a player from 0 to 2"),
        ({"turn": "0"}, "turn='0': expected a player from 0 to 2"),
        ({"passes": [0, 0]}, r"passes=\(0, 0\): expected 3 numbers from 0, one a player \(B6\)"),
        ({"passes": [0, -1, 0]}, r"passes=\(0, -1, 0\): expected 3 numbers"),
        ({"passes": [0, 0, 10**12]}, "expected 3 numbers"),
        ({"exits": [Exit(3, Ending.OUT)]}, r"Exit\(player=3.* is no exit of one of 3 players"),
        ({"exits": [(2, "out")]}, r"\(2, 'out'\) is no exit of one of 3 players"),
        ({"exits": None}, "exits=None is not a list"),
        ({"clockwise": [1, 0, 2]}, r"clockwise=\(1, 0, 2\) is not one round of 3 players \(B2\)"),
        ({"rules": "basic"}, "rules='basic' are not Rules"),
    ],
)
def test_a_position_that_cannot_be(wrong: dict[str, Any], error: str) -> None:
    assert Position(**sound_parts()).turn == 0
    with pytest.raises((PositionError, CardError), match=error):
        Position(**sound_parts() | wrong)
