"""What is true of every verdict: any move anyone could try, in positions of random games under all house rules."""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from positions import redealt

from sevens_teach import JOKER, PACK, Card, Exchange, LayJoker, Pass, Play, Position, Rules, deal
from sevens_teach.cards import card_set
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.lanes import on_board
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Move

RULE_BOOK = Path(__file__).parents[3] / "docs" / "rules.md"
RULE_IDS = set(re.findall(r'<a id="([BJTFGKSDP]\d+)">', RULE_BOOK.read_text(encoding="utf-8")))
CARDS_IN_TEXT = re.compile("[♠♥♦♣](?:10|[A2-9JQK])|★")
LINE_AND_RING = {"B4", "B8", "F1", "T1", "T2", "T3", "T4"}

booleans = st.booleans()
passes = st.sampled_from([0, 1, 3, None])
house_rules = st.builds(
    Rules,
    passes=passes,
    voluntary_passing=booleans,
    ghost=booleans,
    joker=st.sampled_from(["none", "solo", "pair"]),
    tunnel=st.sampled_from(["off", "both", "oneway"]),
    opening=st.sampled_from(["sevens", "fantan"]),
) | st.builds(
    Rules,
    passes=passes,
    voluntary_passing=booleans,
    ghost=booleans,
    killer=st.just(value=True),
    death=st.sampled_from(["surround", "sides", "group"]),
    suit_order=st.sampled_from(["♠♥♦♣", "♣♠♦♥"]),
)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Draw a position of a random game: from the first move to the end."""
    rules = draw(house_rules)
    players = draw(st.integers(1, 6))
    rng = random.Random(draw(st.integers(0, 2**32)))
    position, _ = Position.start(rules, deal(players, rng, joker=rules.joker != "none"))
    for _ in range(draw(st.integers(0, 70))):
        if position.is_over:
            break
        position, _ = position.after(position.legal_moves.draw(rng))
    return position


def conceivable_moves(position: Position) -> Iterator[Move]:
    """Yield every play, ★ on every place, alone and with each card near it, a pass, and every exchange."""
    yield Pass()
    for card in (*PACK, JOKER):
        yield Play(card)
        yield LayJoker(card)
    for row, column, step in product(range(4), range(13), (-2, -1, 0, 1, 2)):
        yield LayJoker(PACK[13 * row + column], PACK[13 * row + (column + step) % 13])
    yield LayJoker("♠8", JOKER)
    for ghost, talker in product(range(len(position.players) + 1), repeat=2):
        yield Exchange(ghost, talker)


def may(position: Position, move: Move, player: int) -> bool:
    """Return whether `player` may make the move: it is legal, and that player's (an exchange is anybody's)."""
    return move in position.legal_moves and (isinstance(move, Exchange) or player == position.turn)


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(positions(), st.data())
def test_every_verdict(position: Position, data: st.DataObject) -> None:
    asking = [data.draw(st.sampled_from(position.players))]
    asking += [] if position.turn is None else [position.turn]
    for player in asking:
        for move in conceivable_moves(position):
            found = verdict(position, move, player)
            assert found.legal == may(position, move, player), move
            assert found.rule in RULE_IDS
            assert player != position.turn or found.answer.key != "not-your-turn", move
            assert {*found.cards} <= {*position.board, *position.hands[player]}, move
            assert not {*found.places} & {*position.board}, move


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(positions(), st.data())
def test_every_text(position: Position, data: st.DataObject) -> None:
    player = data.draw(st.sampled_from(position.players))
    for move in conceivable_moves(position):
        found = verdict(position, move, player)
        tried = {Card(card) for card in CARDS_IN_TEXT.findall(str(move))}
        named = {*found.cards, *found.places, *tried, JOKER} | suits_ends(tried)
        for lang in LANGUAGES:
            text = found.text(lang)
            assert found.headline(lang) in text
            assert found.reason(lang) in text
            assert {Card(card) for card in CARDS_IN_TEXT.findall(text)} <= named, text


def suits_ends(cards: set[Card]) -> set[Card]:
    """Return the 7s of the cards' suits: a sentence may name where the run starts."""
    return {Card.of(card.suit, 7) for card in cards if card.suit is not None}


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(positions(), st.data())
def test_a_verdict_depends_on_no_hidden_card(position: Position, data: st.DataObject) -> None:
    player = data.draw(st.sampled_from(position.players))
    other = redealt(position, player, data.draw(st.randoms(use_true_random=False)))
    assume(other is not None and other.hands != position.hands)
    assert other is not None
    for move in conceivable_moves(position):
        assert verdict(other, move, player) == verdict(position, move, player), move


@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(positions())
def test_what_a_card_waits_for_is_what_lets_it_in(position: Position) -> None:
    for player in position.in_play:
        for card in position.hands[player]:
            found = verdict(position, Play(card), player)
            if not found.legal and found.rule in LINE_AND_RING:
                board = on_board(card_set((*position.board, *found.places)))
                assert survey(position.rules, board)[0] & card.bit, found
