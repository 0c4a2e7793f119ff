"""What is true of every game under every combination of house rules, with 1 to 10 players."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_teach import (
    JOKER,
    PACK,
    PRESETS,
    Card,
    Ending,
    Exit,
    Game,
    Happening,
    Pass,
    Position,
    Rules,
    deal,
    parse_move,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Event

passing = {"passes": st.none() | st.integers(0, 5), "voluntary_passing": st.booleans(), "ghost": st.booleans()}
house_rules = st.builds(
    Rules,
    joker=st.sampled_from(["none", "solo", "pair"]),
    tunnel=st.sampled_from(["off", "both", "oneway"]),
    opening=st.sampled_from(["sevens", "fantan"]),
    **passing,
) | st.builds(
    Rules,
    killer=st.just(value=True),
    death=st.sampled_from(["surround", "sides", "group"]),
    dead_cards=st.sampled_from(["hand", "faceup", "facedown"]),
    suit_order=st.permutations("♠♥♦♣").map("".join),
    **passing,
)
ENDLESS = 3000
"""More moves than any game drawn here can take: exchanges and voluntary passes are drawn too."""


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a whole game: any house rules, 1 to 10 players, any moves that are legal."""
    game = Game(draw(house_rules), draw(st.integers(1, 10)), seed=draw(st.integers(0, 999_999_999)))
    rng = Random(draw(st.integers(0, 2**32)))
    while not game.is_over:
        assert len(game.history) < ENDLESS
        game.play(game.legal_moves.draw(rng))
    return game


def positions(game: Game) -> list[Position]:
    """Return the positions of a game, the first before any move."""
    return [game.start, *(entry.position for entry in game.history)]


def pack(rules: Rules) -> list[Card]:
    """Return the cards that are dealt."""
    return [*PACK] if rules.joker == "none" else [*PACK, JOKER]


# -- the cards, the players, the end -------------------------------------------------------------


@given(games())
def test_B1_no_card_is_lost_or_doubled_at_any_point(game: Game) -> None:
    for position in positions(game):
        assert sorted([*position.board, *(card for hand in position.hands for card in hand)]) == pack(game.rules)


@given(games())
def test_J7_the_joker_is_in_a_hand_at_any_point(game: Game) -> None:
    for position in positions(game):
        assert JOKER not in position.board


@given(games())
def test_B10_every_game_ends_and_ranks_every_player_once(game: Game) -> None:
    position = game.position
    assert len(position.in_play) <= (0 if game.rules.killer else 1)
    assert game.outcome is not None
    assert sorted(game.outcome.ranking) == list(position.players)
    assert [placing.rank for placing in game.outcome.placings] == list(range(1, len(position.players) + 1))
    assert len(position.legal_moves) == 0
    assert all(before.outcome is None for before in positions(game)[:-1])


@given(games())
def test_B9_bankrupts_rank_below_all_others_the_earlier_the_lower(game: Game) -> None:
    assert game.outcome is not None
    held = game.position.hands
    without_joker = [player for player in game.outcome.ranking if JOKER not in held[player]]
    broke = [
        gone.player for gone in game.position.exits if gone.how is Ending.BANKRUPT and JOKER not in held[gone.player]
    ]
    assert without_joker[len(without_joker) - len(broke) :] == broke[::-1]


@given(games())
def test_J6_whoever_holds_the_joker_is_last(game: Game) -> None:
    if game.rules.joker == "none":
        return
    assert game.outcome is not None
    assert JOKER in game.position.hands[game.outcome.ranking[-1]]


@given(games())
def test_B5_somebody_still_in_can_always_play(game: Game) -> None:
    for position in positions(game)[:-1]:
        hands = [position.hands[player] for player in position.in_play]
        assert any(card in position.open_places for hand in hands for card in hand)


@given(games())
def test_B6_only_the_pass_over_the_limit_is_bankruptcy(game: Game) -> None:
    limit = game.rules.passes
    for entry in game.history:
        for player in entry.position.players:
            gone = entry.position.exit_of(player)
            bankrupt = gone is not None and gone.how is Ending.BANKRUPT
            assert bankrupt == (limit is not None and entry.position.passes[player] > limit)


# -- what follows from a move --------------------------------------------------------------------


class Ledger:
    """A game as its events tell it, and nothing else."""

    def __init__(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.board: set[Card] = set()
        self.passes = [0] * len(hands)
        self.exits: list[Exit] = []
        self.dead: set[Card] = set()
        self.over = False

    def read(self, event: Event) -> None:
        """Enter one event."""
        getattr(self, f"_{event.kind.name.lower()}")(event)

    def _lay(self, player: int | None, *cards: Card) -> None:
        assert player is not None
        assert self.hands[player].issuperset(cards)
        self.hands[player] -= {*cards}
        self.board |= {*cards}

    def _laid_sevens(self, event: Event) -> None:
        self._lay(event.player, *event.cards)

    _played = _laid_sevens

    def _laid_joker(self, event: Event) -> None:
        assert event.player is not None
        self.hands[event.player].remove(JOKER)
        self._lay(event.player, *event.cards[1:])

    def _took_joker(self, event: Event) -> None:
        assert event.player is not None
        self._lay(event.player, *event.cards)
        self.hands[event.player].add(JOKER)

    def _passed(self, event: Event) -> None:
        assert event.player is not None
        self.passes[event.player] += 1

    def _bankrupt(self, event: Event) -> None:
        self._leave(event, Ending.BANKRUPT)

    def _laid_hand(self, event: Event) -> None:
        self._lay(event.player, *event.cards)
        self.exits[-1] = Exit(self.exits[-1].player, Ending.BANKRUPT, event.cards, event.player)

    def _died(self, event: Event) -> None:
        assert self.dead.isdisjoint(event.cards)
        self.dead |= {*event.cards}

    def _out(self, event: Event) -> None:
        self._leave(event, Ending.OUT)

    def _left(self, event: Event) -> None:
        self._leave(event, Ending.LEFT)

    def _stuck(self, event: Event) -> None:
        self._leave(event, Ending.JOKER)

    def _leave(self, event: Event, how: Ending) -> None:
        assert event.player is not None
        self.exits.append(Exit(event.player, how))

    def _exchanged(self, event: Event) -> None:
        ghost, talker = event.player, event.other
        assert ghost is not None
        assert talker is not None
        self.hands[ghost], self.hands[talker] = self.hands[talker], self.hands[ghost]
        self.passes[ghost], self.passes[talker] = self.passes[talker], self.passes[ghost]
        names = {ghost: talker, talker: ghost}
        self.exits = [replace(gone, player=names.get(gone.player, gone.player)) for gone in self.exits]

    def _ended(self, _event: Event) -> None:
        self.over = True

    def check(self, position: Position) -> None:
        """Assert that the position is what the events told."""
        assert self.board == {*position.board}
        assert self.hands == [{*hand} for hand in position.hands]
        assert self.passes == [*position.passes]
        assert self.exits == [*position.exits]
        assert self.over == position.is_over
        assert self.dead == {*position.dead_places}


@given(games())
def test_events_tell_exactly_what_changed(game: Game) -> None:
    assert game.hands is not None
    ledger = Ledger(game.hands)
    for event in game.opening:
        ledger.read(event)
    ledger.check(game.start)
    for entry in game.history:
        for event in entry.events:
            ledger.read(event)
        ledger.check(entry.position)
        assert entry.events[0].kind in MOVES


MOVES = {Happening.PLAYED, Happening.LAID_JOKER, Happening.PASSED, Happening.EXCHANGED}


@given(games())
def test_K3_what_is_dead_stays_dead_and_is_never_open(game: Game) -> None:
    dead: set[Card] = set()
    for position in positions(game):
        assert dead <= {*position.dead_places}
        dead = {*position.dead_places}
        assert dead.isdisjoint(position.open_places)
        assert dead.isdisjoint(position.board)


@given(games())
def test_positions_are_never_changed_by_moves(game: Game) -> None:
    for before, entry in list(zip(positions(game), game.history, strict=False))[::3]:
        text = str(before)
        again, events = before.after(entry.move)
        assert (again, events, str(before)) == (entry.position, entry.events, text)


# -- legal moves ---------------------------------------------------------------------------------


@given(games())
def test_legal_moves_agree_with_themselves(game: Game) -> None:
    for position in positions(game)[::5]:
        moves = position.legal_moves
        listed = list(moves)
        assert len(moves) == len(listed) == len(set(listed))
        assert [moves[index] for index in range(len(moves))] == listed
        assert all(move in moves for move in listed)
        assert bool(moves) == (not position.is_over)
        assert (Pass() in moves) == moves.can_pass
        assert [move for move in listed if move in moves.turn] == list(moves.turn)


@given(games())
def test_what_one_sees_is_enough_to_move_and_shows_no_hidden_card(game: Game) -> None:
    for position in positions(game)[::5]:
        for player in position.players:
            view = position.view(player)
            if player == position.turn:
                assert list(view.legal_moves) == list(position.legal_moves.turn)
            else:
                assert not view.legal_moves
            hidden = {card for other, hand in enumerate(position.hands) if other != player for card in hand}
            assert {*view.unseen} == hidden - {card for cards in view.shown for card in cards}


# -- round trips and undo ------------------------------------------------------------------------


@given(games())
def test_notation_round_trip(game: Game) -> None:
    for position in {*positions(game)[::4], game.position}:
        assert Position.parse(str(position)) == position
        assert hash(Position.parse(str(position))) == hash(position)
    for entry in game.history:
        assert parse_move(str(entry.move)) == entry.move


@given(games())
def test_record_round_trip(game: Game) -> None:
    loaded = Game.load(game.record())
    assert loaded == game
    assert (loaded.history, loaded.opening, loaded.start) == (game.history, game.opening, game.start)
    middle = Game.from_position(positions(game)[len(game.history) // 2])
    assert Game.load(middle.record()) == middle


@given(games(), st.data())
def test_undo_and_redo_walk_through_the_same_game(game: Game, data: st.DataObject) -> None:
    every, history = positions(game), game.history
    at = len(history)
    for _ in range(20):
        forward = at < len(history) and (at == 0 or data.draw(st.booleans()))
        if not history:
            return
        entry = game.redo() if forward else game.undo()
        at += 1 if forward else -1
        assert entry == history[at - 1 if forward else at]
        assert (game.position, game.history) == (every[at], history[:at])


# -- chance comes from outside -------------------------------------------------------------------


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_the_same_seed_gives_the_same_game(rules: Rules) -> None:
    def moves() -> Iterator[str]:
        position, _ = Position.start(rules, deal(4, Random(6), joker=rules.joker != "none"))
        rng = Random(6)
        while not position.is_over:
            move = position.legal_moves.draw(rng)
            position, _ = position.after(move)
            yield str(move)

    assert list(moves()) == list(moves())
