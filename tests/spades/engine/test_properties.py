"""What is true of every deal of Spades, whatever is played: cards, turns, points, verdicts, notation."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_teach.cards import ALL, JOKER, PACK, deal
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.spades import BLIND_NIL, DEAL, LOOK, Bid, Game, Move, Play, Position, Rules, parse_move, verdict
from sevens_teach.spades.engine.score import SIDES

if TYPE_CHECKING:
    from collections.abc import Iterator

RULES = st.builds(Rules, target=st.sampled_from((100, 300, 500)), blind_nil=st.booleans(), sandbags=st.booleans())
SEEDS = st.integers(0, 10_000)
EVERYTHING: tuple[Move, ...] = (
    *map(Play, (*PACK, JOKER)),
    *map(Bid, range(14)),
    BLIND_NIL,
    LOOK,
    DEAL,
)


def steps(rules: Rules, seed: int) -> Iterator[Position]:
    """Yield the positions of one deal played at random."""
    rng = Random(seed)
    position, _ = Position.start(rules, deal(4, rng), dealer=seed % 4)
    while position.turn is not None:
        yield position
        position, events = position.after(position.legal_moves.draw(rng))
        assert events
    yield position


def moment(rules: Rules, seed: int, share: float) -> Position:
    """Return one position of a deal, early or late."""
    positions = list(steps(rules, seed))
    return positions[int(share * (len(positions) - 1))]


@given(RULES, SEEDS)
@settings(max_examples=25, deadline=None)
def test_no_card_is_lost_every_deal_ends_and_the_tricks_add_up(rules: Rules, seed: int) -> None:
    for position in steps(rules, seed):
        seen = [*position.played, *(card for hand in position.hands for card in hand)]
        assert len(seen) == 52
        assert sum(card.bit for card in seen) == ALL
        assert sum(position.taken) == len(position.tricks)
    assert sum(position.taken) == 13
    assert position.result is not None
    for side in position.result.sides:
        nils = sum(nil.points for nil in side.nils)
        assert side.points == side.for_bid + side.over + nils + side.penalty
        assert side.tricks == sum(position.taken[player] for player in SIDES[side.side])
        assert side.over == (side.tricks - side.target if side.made else 0)


@given(RULES, SEEDS, st.floats(0, 1))
@settings(max_examples=30, deadline=None)
def test_a_verdict_is_legal_exactly_where_the_engine_says_so(rules: Rules, seed: int, share: float) -> None:
    position = moment(rules, seed, share)
    for player in position.players:
        for move in EVERYTHING:
            found = verdict(position, move, player)
            assert found.legal == position.may(player, move) == verdict(position.view(player), move).legal
            assert found.rule in {"P1", "P2", "P3"}
            if isinstance(move, Play) or player == position.turn:
                for lang in LANGUAGES:
                    assert found.text(lang, ("Ren", "Sora", "Mio", "Aoi"))


@given(RULES, SEEDS, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_notation_reads_back(rules: Rules, seed: int, share: float) -> None:
    position = moment(rules, seed, share)
    assert Position.parse(str(position)) == position
    assert [parse_move(str(move)) for move in position.legal_moves] == list(position.legal_moves)
    assert Rules.parse(str(rules)) == rules


@given(RULES, SEEDS, st.floats(0, 1))
@settings(max_examples=40, deadline=None)
def test_a_view_shows_the_own_hand_and_nobody_elses(rules: Rules, seed: int, share: float) -> None:
    position = moment(rules, seed, share)
    for player in position.players:
        view = position.view(player)
        if view.has_seen_hand:
            assert view.hand == position.hands[player]
        else:
            assert view.hand == ()
            assert position.is_bidding
        assert set(view.unseen) == set(PACK) - set(view.hand) - set(position.played)
        own = [move for move in EVERYTHING if position.may(player, move) and move != DEAL]
        assert set(view.legal_moves) == set(own)


@given(SEEDS)
@settings(max_examples=10, deadline=None)
def test_a_record_reads_back_and_undo_and_redo_meet(seed: int) -> None:
    game = Game("target=100 blind_nil=on sandbags=on", seed=seed, names=["Ren", "Sora", "Mio the 2nd", "Aoi"])
    rng = Random(seed)
    for _ in range(130):
        if game.is_over:
            break
        game.play(DEAL if game.position.turn is None else game.legal_moves.draw(rng))
    record = game.record()
    assert Game.load(record) == game
    made = game.history
    while game.history:
        game.undo()
    while len(game.history) < len(made):
        game.redo()
    assert game.record() == record
