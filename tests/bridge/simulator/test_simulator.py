"""The simulator beside the engine: the same legal moves, tips and costs at every step, under every switch.

`make sweep` plays very many deals; without it a few of every kind are played.
"""

from __future__ import annotations

import json
import os
import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from bridge.move_texts import text_of
from plain_simulator import BRIDGE, plain

from sevens_teach.bridge import Position, Renew, Rules, Step, parse_move
from sevens_teach.bridge.engine.rules import CHOICES
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.bridge.simulator.habit_trials import TRIED, change_of
from sevens_teach.cards import JOKER, PACK, Card
from sevens_teach.teaching.tip_results import habits, waiting

DEALS = max(1, int(os.environ.get("SEVENS_GAMES", "330")) // 300)
"""How many deals of each kind are played."""
SWITCHES = [
    Rules(**{name: value})  # type: ignore[arg-type]  # the choices have the types of the fields
    for name, choices in CHOICES.items()
    if name not in {"target", "deals"}
    for value in choices[1:]
]
MIXED = Rules(lone="set", first="all", call_add=False, out="discard", ace=1, sevens="twenty", renewals=0)
BARE = Rules(joker=False, high_ace=False, first="none", out="discard", ace=11)
HABITS = (
    Habits(),
    Habits(pon=False, hold=3, lone=0),
    Habits(chi=False, star=0, add=2, links=0),
    Habits(call_bare=False, hold=4, star=4, points=0),
    Habits(hold=0, lone=3, keep_sevens=False),
    Habits(safe=8, points=2),
)


def card_of(number: int) -> Card:
    """Return the card that the simulator gives this number."""
    return JOKER if number == len(PACK) else PACK[number]


class Both:
    """One deal in the engine and in the simulator."""

    def __init__(self, rules: Rules, players: int, seed: int) -> None:
        parts = plain(BRIDGE)
        self.model, self.deals = parts["model"], parts["deals"]
        self.row, self.room = self.model.new_deal(rules, players), self.model.new_room()
        self.chance = self.deals.deal_cards(self.row, seed, seed)
        pack = [card_of(number) for number in self.row[self.model.STOCK :][: self.row[self.model.STOCK_END]]]
        self.position, _ = Position.start(rules, players, pack, dealer=seed % players)

    def moves(self) -> list[int]:
        """Return the simulator's moves, which are the engine's, in the same order."""
        found = self.room.found[: self.deals.list_moves(self.row, self.room)]
        assert list(map(self.text, found)) == list(map(str, self.position.legal_moves)), self.position
        return list(found)

    def text(self, move: int) -> str:
        """Return a move as text."""
        thrown = self.row[self.model.THROWN]
        return str(text_of(move, self.row[self.model.PILE + thrown - 1] if thrown else -1))

    def tip(self, habits: Habits) -> int:
        """Return what a player of these habits does, in both the same."""
        turn = self.position.turn
        assert turn is not None
        numbers = self.model.habits_of([habits] * len(self.position.held))
        move = int(self.deals.choose(self.row, numbers, 0, self.room))
        assert self.text(move) == str(TipsPlayer(habits).choose(self.position.view(turn), Random(0))), self.position
        return move

    def make(self, move: int) -> None:
        """Make a move in both."""
        self.position, _ = self.position.after(parse_move(self.text(move)))
        self.deals.make_move(self.row, move)

    def renew(self) -> None:
        """Shuffle the pile into a new stock in both."""
        assert self.row[self.model.STEP] == self.model.RENEWING
        self.chance = self.deals.renewed(self.row, self.chance)
        stock = self.row[self.model.STOCK :][: self.row[self.model.STOCK_END]]
        self.position, _ = self.position.after(Renew(tuple(map(card_of, stock))))


def play(rules: Rules, players: int, seed: int) -> None:
    """Play a deal in both, mostly at random in one deal of three, else by habits; costs are the same."""
    both, rng = Both(rules, players, seed), Random(f"{rules} {players} {seed}")
    while not both.position.is_deal_over:
        if both.position.step is Step.RENEW:
            both.renew()
            continue
        moves, tip = both.moves(), both.tip(HABITS[int(rng.random() * len(HABITS))])
        both.make(moves[int(rng.random() * len(moves))] if rng.random() < (0.9 if seed % 3 == 0 else 0.1) else tip)
    costs = [0] * players
    both.deals.write_costs(both.row, costs)
    assert tuple(costs) == both.position.line


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", [Rules(), *SWITCHES, MIXED, BARE], ids=str)
def test_D1_to_D8_moves_tips_and_costs_are_the_same(rules: Rules, players: int) -> None:
    for seed in range(3 * DEALS):
        play(rules, players, seed)


def compared(parts: dict[str, Any], tried: Habits | None, deals: int) -> list[int]:
    """Return what a comparison adds up, compiled or plain."""
    model, simulated, zeros = parts["model"], parts["deals"], parts["compiled"].zeros
    sums, usual = zeros(len(simulated.SUMS)), model.habits_of([Habits()] * 3)
    row, room = model.new_deal(Rules(), 3), model.new_room()
    simulated.compare_deals(row, usual, model.habits_of([tried]), 7, 2, deals, room, sums)
    return [int(value) for value in sums]


@pytest.mark.parametrize("tried", [Habits(hold=3, chance=True), None])
def test_compiled_and_plain_deals_are_the_same(tried: Habits | None) -> None:
    compiled = compared({name.rpartition(".")[2]: import_module(name) for name in BRIDGE}, tried, 3)
    assert compiled == compared(plain(BRIDGE), tried, 3)
    assert compiled[0] == 3


# -- the stored numbers ----------------------------------------------------------------------------------


def test_every_habit_that_is_tried_is_stored_for_two_to_five_players() -> None:
    assert list(habits()) == ["2", "3", "4", "5"]
    assert all(list(changes) == list(TRIED) for changes in habits().values())


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["wait-3", "never-call", "throw-any"])
def test_stored_numbers_come_out_again_on_a_sample(name: str, players: int) -> None:
    again = change_of(TRIED[name], players, 400, rules=Rules(), seed=4)
    stored = habits()[str(players)][name]
    assert abs(again.own - stored["own"]) < 2 * again.own_error + stored["own_error"]
    assert again.deals == 400
    assert 0 <= again.out <= 1


def test_waiting_is_right_with_two_and_wrong_with_four() -> None:
    two, four = waiting()[2], waiting()[4]
    assert two[2] < 0 < four[1]


@pytest.mark.parametrize(
    "name", ["never-call", "never-pon", "never-chi", "seven-end", "star-end", "throw-any", "avoid-firm"]
)
def test_the_page_of_numbers_says_what_is_stored(name: str) -> None:
    page = (Path(__file__).parents[3] / "docs" / "seven-bridge-numbers.md").read_text(encoding="utf-8")
    line = next(line for line in page.splitlines() if line.startswith(f"| `{name}` "))
    cells = [f"{habits()[n][name]['own']:+.2f} ± {habits()[n][name]['own_error']:.2f}" for n in ("2", "3", "4", "5")]
    assert line.endswith(" | " + " | ".join(cells) + " |")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_lesson_10_tells_the_numbers_that_are_stored(lang: str) -> None:
    (lesson,) = (Path(__file__).parents[3] / "lessons" / lang).glob("10-*.ipynb")
    (told,) = [cell for cell in json.loads(lesson.read_text(encoding="utf-8"))["cells"] if cell["id"] == "wins-numbers"]
    four = [habits()["4"][name]["own"] for name in ("wait-3", "never-pon", "throw-any", "seven-end", "star-end")]
    saved = -habits()["2"]["wait-3"]["own"]
    assert re.findall(r"\d\.\d", "".join(told["source"])) == [f"{each:.1f}" for each in (saved, *four)]
