"""Sevens for PettingZoo (AEC): `sevens_v0.env(rules="killer", players=4, render_mode="svg")`."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sevens_teach.cards import deal
from sevens_teach.errors import LabError, shown
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.lab.deals import checked_rules, checked_table
from sevens_teach.sevens.rl.actions import ACTIONS, checked_action, move_of, reward_of
from sevens_teach.sevens.rl.observation import MOST, mask_of, observed, size_of
from sevens_teach.sevens.show.plain import view_text
from sevens_teach.sevens.show.svg import table_svg

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.rules import Rules

__all__ = ["env", "raw_env"]


def env(rules: Rules | str = "basic", players: int = 4, render_mode: str | None = None) -> AECEnv:
    """Return the environment with the usual wrappers: an illegal action ends the game with -1 for its player."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(rules, players, render_mode), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(_Numbered(wrappers.AssertOutOfBoundsWrapper(wrapped)))


class _Numbered(wrappers.BaseWrapper):  # type: ignore[misc]
    """Lets in whole numbers only, and None for an agent whose game is over."""

    def step(self, action: object) -> None:
        """Make a move; raises `IllegalMoveError` for what is no number."""
        agent = self.unwrapped.agent_selection
        is_over = self.unwrapped.terminations[agent] or self.unwrapped.truncations[agent]
        super().step(action if is_over and action is None else checked_action(action))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801, PettingZoo asks for this name
    """One deal of Sevens by any house rules; who is out is skipped, and all agents end together.

    An observation is `{"observation": int8 row, "action_mask": int8 row of 105}`; `observation.observed` and `actions`
    say what the numbers are. The reward comes at the end: 1 for the first place, -1 for the last, evenly between.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "sevens_v0",
        "render_modes": ["human", "ansi", "svg"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, rules: Rules | str = "basic", players: int = 4, render_mode: str | None = None) -> None:
        """Take the house rules and 2 to 52 players; raises `RulesError` or `LabError`."""
        super().__init__()
        self.rules = checked_rules(rules)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise LabError(f"render_mode={shown(render_mode)}: expected {', '.join(self.metadata['render_modes'])}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{player}" for player in range(checked_table(players))]
        box = gymnasium.spaces.Box(0, MOST, (size_of(players),), dtype=np.int8)
        mask = gymnasium.spaces.Box(0, 1, (ACTIONS,), dtype=np.int8)
        self._observations = {
            agent: gymnasium.spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.possible_agents
        }
        self._actions = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self._seeds, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the same space each time."""
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """Return the same space each time."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal anew (B1, B2); the same `seed`, the same deal. There are no options, and any are accepted."""
        del options
        if seed is not None:
            self._seeds, _ = seeding.np_random(seed)
        rng = Random(int(self._seeds.integers(2**62)))
        joker = self.rules.joker != "none"
        position = None
        while position is None or position.turn is None:  # a table of very many may be over before the first turn
            position, _ = Position.start(self.rules, deal(len(self.possible_agents), rng, joker=joker))
        self.position = position
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[position.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what one agent may see, and what it may do if it is its turn."""
        player = self.possible_agents.index(agent)
        return {"observation": observed(self.position.view(player)), "action_mask": mask_of(self.position, player)}

    def step(self, action: object) -> None:
        """Make the move of the agent to move; raises `IllegalMoveError` (the wrapped `env` ends the game instead)."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.position, _ = self.position.after(move_of(self.position, checked_action(action)))
        outcome = self.position.outcome
        if outcome is not None:
            for player, name in enumerate(self.possible_agents):
                self.rewards[name] = reward_of(len(self.possible_agents), outcome.rank_of(player))
                self.terminations[name] = True
        else:
            self.agent_selection = self.possible_agents[self.position.turn]  # type: ignore[index]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the table as the agent to move sees it: text (`ansi`) or SVG (`svg`); `human` prints the text."""
        view = self.position.view(self.possible_agents.index(self.agent_selection))
        if self.render_mode == "svg":
            return table_svg(view, names=self.possible_agents, outcome=self.position.outcome)
        text = view_text(view, "en", self.possible_agents)
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201, what this render mode is for
        return None

    def close(self) -> None:
        """Nothing is open."""
