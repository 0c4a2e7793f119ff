"""Sevens for OpenSpiel: importing this registers `python_sevens`, and `resampler` lets its Python ISMCTS play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pyspiel

from sevens_teach.cards import JOKER, MAX_PLAYERS, PACK, card_set
from sevens_teach.errors import IllegalMoveError, LabError, shown
from sevens_teach.sevens.engine.position import Position, with_hands
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.lab.deals import checked_table
from sevens_teach.sevens.rl.actions import ACTIONS, action_text, legal_actions, move_of, reward_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sevens_teach.cards import Card

NAME: Final = "python_sevens"
_CARDS: Final = (*PACK, JOKER)
_LONGEST: Final = 10_000
_TRIES: Final = 1_000
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Sevens (七並べ)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"rules": "basic", "players": 4},
)


class SevensGame(pyspiel.Game):  # type: ignore[misc]
    """A table: `pyspiel.load_game("python_sevens", {"rules": "killer", "players": 3})`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the house rules, a preset's name or settings, and 2 to 52 players."""
        given = params or {}
        self.rules = Rules.parse(given.get("rules", "basic"))
        self.players = checked_table(given.get("players", 4))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=len(_CARDS),
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, given)

    def new_initial_state(self) -> SevensState:
        """Return the state before the deal, which is one chance node a card (B1)."""
        return SevensState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> SevensObserver:
        """Return what tells a state in text; there are no tensors."""
        del params
        return SevensObserver(remembers=iig_obs_type is not None and iig_obs_type.perfect_recall)


class SevensObserver:
    """What OpenSpiel asks about a state, in its own terms."""

    def __init__(self, *, remembers: bool) -> None:
        """Say whether the moves so far belong to it."""
        self._remembers = remembers
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: SevensState, player: int) -> None:
        """Do nothing: OpenSpiel gets no tensors here."""

    def string_from(self, state: SevensState, player: int) -> str:
        """Return what a player knows, or sees now."""
        return state.information_state_string(player) if self._remembers else state.observation_string(player)


class Kept:
    """A position in a state: OpenSpiel copies states deeply, and a position never changes."""

    def __init__(self, position: Position | None = None) -> None:
        """Take the position, if the cards are dealt."""
        self.position = position

    def __deepcopy__(self, _memo: object) -> Kept:
        return self


class SevensState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress, or a game: chance deals card by card, then the players move."""

    def __init__(self, game: SevensGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.rules, self.players = game.rules, game.players
        self.dealt: list[int] = []
        self.said: list[str] = []
        self.kept = Kept()

    @property
    def position(self) -> Position | None:
        """The engine's position; None during the deal."""
        return self.kept.position

    def current_player(self) -> int:
        """Return who is to move: chance until all cards are dealt."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.turn is None else self.position.turn

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, all equally likely."""
        rest = [card.order for card in self._pack() if card.order not in self.dealt]
        return [(order, 1 / len(rest)) for order in rest]

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a player in turn, or the cards that chance can deal."""
        if self.position is None:
            return [order for order, _ in self.chance_outcomes()]
        return legal_actions(self.position) if player == self.position.turn else []

    def _apply_action(self, action: int) -> None:
        """Make the action of a player, or deal the card of chance."""
        if self.position is not None:
            self.said.append(f"{self.position.turn}{action_text(action)}")
            self.kept = Kept(self.position.after(move_of(self.position, action))[0])
            return
        if action not in [order for order, _ in self.chance_outcomes()]:
            raise IllegalMoveError(f"illegal action: {shown(action)}: expected a card that is not dealt yet")
        self.dealt = [*self.dealt, action]
        if len(self.dealt) == len(self._pack()):
            self.kept = Kept(Position.start(self.rules, self._dealt_hands())[0])

    def _action_to_string(self, _player: int, action: int) -> str:
        """Return an action as text."""
        return f"deal {_CARDS[action]}" if self.position is None else action_text(action)

    def is_terminal(self) -> bool:
        """Return whether play is over (B10, K7)."""
        return self.position is not None and self.position.is_over

    def returns(self) -> list[float]:
        """Return OpenSpiel's returns: 1 for the first place, -1 for the last, evenly between; 0 while play goes on."""
        if self.position is None or self.position.outcome is None:
            return [0.0] * self.players
        return [reward_of(self.players, self.position.outcome.rank_of(player)) for player in range(self.players)]

    def information_state_string(self, player: int | None = None) -> str:
        """Return the hand that a player has, and every move so far: the hand that was dealt follows from these."""
        seat = self._player(player)
        hand = self._dealt_hands()[seat] if self.position is None else self.position.hands[seat]
        return f"{' '.join(map(str, sorted(hand)))} | {' '.join(self.said)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what a player sees now."""
        return "" if self.position is None else str(self.position.view(self._player(player)))

    def _player(self, player: int | None) -> int:
        """Return the player who is asked about: the one in turn where none is named."""
        return self.current_player() if player is None else player

    def _pack(self) -> tuple[Card, ...]:
        """Return the cards that are dealt: with ★ where the rules have it."""
        return PACK if self.rules.joker == "none" else _CARDS

    def _dealt_hands(self) -> list[list[Card]]:
        """Return the hands as chance has dealt them, card by card."""
        return [[_CARDS[order] for order in self.dealt[player :: self.players]] for player in range(self.players)]

    def __str__(self) -> str:
        return f"dealt {len(self.dealt)}" if self.position is None else str(self.position)


def resampler(rng: Random) -> Callable[[SevensState, int], SevensState]:
    """Return what `ISMCTSBot.set_resampler` asks for: the same state with the hidden cards dealt anew by `rng`.

    The others get as many unseen cards as they hold; nothing is concluded from their moves.
    """

    def resample(state: SevensState, player: int) -> SevensState:
        """Return the state with the cards hidden from a player dealt anew."""
        position = state.position
        if position is None:
            raise LabError("no hidden cards to deal anew: the deal is still going on")
        sampled: SevensState = state.clone()
        sampled.kept = Kept(dealt_anew(position, player, rng))
        return sampled

    return resample


def dealt_anew(position: Position, player: int, rng: Random) -> Position:
    """Return the position with the cards that `player` cannot see dealt anew, for OpenSpiel's search."""
    known = {each: _known(position, each) for each in position.players if each != player}
    unseen = sorted(position.view(player).unseen)
    for cards in known.values():
        unseen = [card for card in unseen if card not in cards]
    for _ in range(_TRIES):
        rest, hands = rng.sample(unseen, len(unseen)), [list(hand) for hand in position.hands]
        for other, cards in known.items():
            count = len(position.hands[other]) - len(cards)
            hands[other], rest = [*cards, *rest[:count]], rest[count:]
        if all(_may_be_in(position, hands[each]) for each in position.in_play):
            return with_hands(position, hands)
    raise LabError(f"the hidden cards could not be dealt anew: {position}")


def _known(position: Position, player: int) -> list[Card]:
    """Return the cards of another that OpenSpiel's redealing takes as they are: those who are out hold them."""
    return [] if player in position.in_play else list(position.hands[player])


def _may_be_in(position: Position, hand: list[Card]) -> bool:
    """Return whether one who is redealt these cards is still in: more than ★ and dead cards (J5, K5)."""
    return bool(card_set(hand) & ~card_set([JOKER]) & ~position.dead)


pyspiel.register_game(_TYPE, SevensGame)
