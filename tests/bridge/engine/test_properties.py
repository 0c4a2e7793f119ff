"""What is true of every deal of Seven Bridge, whatever is played: cards, turns, points, verdicts, notation."""

from __future__ import annotations

import pickle
from functools import cache
from itertools import chain, combinations
from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_teach import bridge
from sevens_teach.bridge import (
    DEAL,
    DRAW,
    NO,
    Add,
    Chi,
    Drop,
    Lay,
    Move,
    Pon,
    Position,
    Renew,
    Rules,
    Step,
    Wild,
    parse_move,
    verdict,
)
from sevens_teach.bridge.engine.melds import kind_of, own_cards
from sevens_teach.bridge.engine.rules import CHOICES
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.cards import JOKER, PACK
from sevens_teach.errors import IllegalMoveError
from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card

SWITCHES = {name: st.sampled_from(choices) for name, choices in CHOICES.items() if name not in {"target", "deals"}}
RULES = st.builds(Rules, **SWITCHES)
SEEDS = st.integers(0, 10_000)
PLAYERS = st.integers(2, 5)
NAMES = ("Ren", "Sora", "Mio", "Aoi", "Yui")


def steps(rules: Rules, players: int, seed: int) -> Iterator[Position]:
    """Yield the positions of one deal played at random, with more laid and called than thrown."""
    rng = Random(seed)
    position, _ = bridge.start(str(rules), players, rng)
    while not position.is_deal_over:
        yield position
        move: Move | None = position.chance(rng)
        if move is None:
            legal = position.legal_moves
            best = [found for found in legal if not isinstance(found, Drop) and found not in {DRAW, NO}]
            pool = best if best and rng.random() < 0.5 else legal
            move = pool[int(rng.random() * len(pool))]
        position, events = position.after(move)
        assert events
    yield position


@cache
def moments(rules: Rules, players: int, seed: int) -> tuple[Position, ...]:
    """Return the positions of one deal."""
    return tuple(steps(rules, players, seed))


def moment(rules: Rules, players: int, seed: int, share: float) -> Position:
    """Return one position of a deal, early or late."""
    positions = moments(rules, players, seed)
    return positions[int(share * (len(positions) - 1))]


def tries(position: Position) -> Iterator[Move]:
    """Yield what somebody could try: of every hand all choices of a few cards, and all single steps."""
    yield from (DRAW, NO, DEAL, Renew(position.pile[:-1]), Add("♥8", 99), Lay("★♥8 ♥7"), Chi("♥9 ♥10"), Pon("♥9 ♦9"))
    for hand in position.hands:
        groups = chain.from_iterable(combinations(hand[:5], size) for size in (1, 2, 3))
        for cards in groups:
            yield Lay(cards)
            yield Pon(cards)
            yield Chi(cards)
        for card in hand:
            yield Drop(card)
            for number in range(1, len(position.melds) + 1):
                yield Add(card, number)
                yield Add(Wild(card) if card is not JOKER else card, number)


@given(RULES, PLAYERS, SEEDS)
@settings(max_examples=20, deadline=None)
def test_no_card_is_lost_every_deal_ends_and_what_lies_are_melds(rules: Rules, players: int, seed: int) -> None:
    before = None
    for position in moments(rules, players, seed):
        places: list[Card] = [*position.stock, *position.pile]
        places += [card for hand in position.hands for card in hand]
        places += [card for meld in position.melds for card in own_cards(meld.cards)]
        assert sorted(places) == list(pack_of(rules))
        assert all(kind_of(meld.cards, rules) for meld in position.melds)
        waits = position.turn is None
        assert waits == (not position.legal_moves)
        assert waits == (position.chance(Random(1)) is not None or position.is_over)
        if before is not None and len(position.melds) == len(before.melds):
            for old, new in zip(before.melds, position.melds, strict=True):
                assert set(own_cards(old.cards)) <= set(own_cards(new.cards))
        before = position
    last = moments(rules, players, seed)[-1]
    assert last.step in {Step.OUT, Step.END}
    assert last.line is not None
    assert last.totals == last.line


@given(RULES, PLAYERS, SEEDS, st.floats(0, 1))
@settings(max_examples=30, deadline=None)
def test_a_verdict_is_legal_exactly_where_the_engine_says_so(
    rules: Rules, players: int, seed: int, share: float
) -> None:
    position = moment(rules, players, seed, share)
    for player in position.players:
        view = position.view(player)
        for move in (*position.legal_moves, *tries(position)):
            found = verdict(view, move)
            assert found.legal == position.may(player, move) == view.may(move), move
            assert found.rule in {f"D{number}" for number in range(1, 10)}
            for lang in LANGUAGES:
                assert found.text(lang, NAMES)


@given(RULES, PLAYERS, SEEDS, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_notation_reads_back(rules: Rules, players: int, seed: int, share: float) -> None:
    position = moment(rules, players, seed, share)
    assert Position.parse(str(position)) == position
    assert pickle.loads(pickle.dumps(position)) == position  # noqa: S301, our own
    for move in position.legal_moves:
        assert parse_move(str(move)) == move
        assert len(str(move)) <= 40
    assert Rules.parse(str(rules)) == rules


@given(RULES, PLAYERS, SEEDS, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_move_that_is_not_legal_changes_nothing_and_cites_its_rule(
    rules: Rules, players: int, seed: int, share: float
) -> None:
    position = moment(rules, players, seed, share)
    text = str(position)
    for move in list(tries(position))[:40]:
        if move in position.legal_moves or (isinstance(move, Renew) and position.step is Step.RENEW):
            continue
        try:
            position.after(move)
        except IllegalMoveError as error:
            assert "(D" in str(error)  # noqa: PT017, many moves are tried
        else:
            raise AssertionError(move)
    assert str(position) == text


@given(RULES, PLAYERS, SEEDS, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_view_shows_the_own_hand_and_nobody_elses(rules: Rules, players: int, seed: int, share: float) -> None:
    position = moment(rules, players, seed, share)
    for player in position.players:
        view = position.view(player)
        assert view.hand == position.hands[player]
        hidden = {card for other in position.players if other != player for card in position.hands[other]}
        assert set(view.unseen) == hidden | set(position.stock)
        assert view.legal_moves == (position.legal_moves if position.turn == player else ())
        assert view.turn in {None, position.in_turn, player}


@given(RULES, PLAYERS, SEEDS)
@settings(max_examples=20, deadline=None)
def test_who_is_asked_about_a_discard_shows_in_no_view_but_the_own(rules: Rules, players: int, seed: int) -> None:
    for position in moments(rules, players, seed):
        if position.step is Step.DRAW and position.turn not in {position.in_turn, None}:
            after, events = position.after(NO)
            for player in position.players:
                if player in {position.turn, position.in_turn, after.turn}:
                    continue
                assert position.view(player) == after.view(player)
                assert [event.seen_by(player) for event in events] == [None]


def test_the_pack_is_52_cards_and_the_joker() -> None:
    assert set(pack_of(Rules())) == {*PACK, JOKER}
