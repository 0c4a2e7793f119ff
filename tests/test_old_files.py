"""What 0.1.0 wrote is read by every later version, and means the same: records, positions, codes, puzzle ids."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any, Final

import pytest

from sevens_teach import Game, Position, format_cards
from sevens_teach.progress import Progress, decode
from sevens_teach.progress.codes import CODE_RULES, encode
from sevens_teach.progress.model import Solved
from sevens_teach.progress.practice import Practice, Repeat
from sevens_teach.puzzles import load_puzzles
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.spades import Game as Spades
from sevens_teach.table.saves import load_game
from sevens_teach.teaching.overview import total

OLD: Final = Path(__file__).parent / "fixtures" / "0.1.0"
GAMES: Final = OLD / "games"


def read(name: str) -> Any:  # noqa: ANN401, JSON
    return json.loads((OLD / name).read_text(encoding="utf-8"))


def meaning(position: Position) -> dict[str, Any]:
    """Return what a position says, in the words of the fixtures."""
    outcome = position.outcome
    return {
        "legal": [str(move) for move in position.legal_moves],
        "turn": position.turn,
        "board": format_cards(position.board),
        "hands": [format_cards(hand) for hand in position.hands],
        "passes": [*position.passes],
        "exits": [[gone.player, gone.how.value, format_cards(gone.laid)] for gone in position.exits],
        "clockwise": [*position.clockwise],
        "dead": format_cards(position.dead_places),
        "ranking": outcome
        and [[each.rank, each.player, each.reason.name, each.dead_cards] for each in outcome.placings],
    }


@pytest.mark.parametrize("old", read("positions.json"))
def test_a_position_means_the_same(old: dict[str, Any]) -> None:
    position = Position.parse(old.pop("text"))
    assert meaning(position) == old
    assert Position.parse(str(position)) == position


@pytest.mark.parametrize(("name", "old"), read("ends.json").items())
def test_a_game_comes_to_the_same_end(name: str, old: dict[str, Any]) -> None:
    game = load_game(GAMES, name, Game())
    text, moves = old.pop("position"), old.pop("moves")
    assert len(game.history) == moves
    assert meaning(game.position) == meaning(Position.parse(text)) == old


@pytest.mark.parametrize("name", read("ends.json"))
def test_a_record_is_written_as_it_was(name: str) -> None:
    assert load_game(GAMES, name, Game()).record() == (GAMES / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", sorted((OLD / "spades").glob("*.txt")), ids=lambda path: path.stem)
def test_a_match_of_spades_is_read_without_its_seed_and_written_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert Spades.load(text).record() == text
    seed = next(line for line in text.splitlines() if line.startswith("seed "))
    assert Spades.load(text.replace(seed, "seed 999")).history == Spades.load(text).history


@pytest.mark.parametrize("old", read("codes.json"), ids=lambda old: old["code"][:14])
def test_a_code_carries_the_same(old: dict[str, Any]) -> None:
    found = decode(old["code"])
    assert (found.earned, found.rule) == (old["earned"], old["rule"])


def test_codes_count_every_rule_of_the_rule_book() -> None:
    assert len(CODE_RULES) == len({*CODE_RULES})
    assert {*CODE_RULES} == {*RULE_IDS}, "a new rule goes to the end of CODE_RULES"


def test_with_a_rule_more_old_codes_carry_the_same_and_new_ones_the_new_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {each.id: encode(Progress(solved={each.id: Solved(stars=2)}, rule=each.rule)) for each in load_puzzles()}
    monkeypatch.setattr("sevens_teach.progress.codes.CODE_RULES", (*CODE_RULES, "X1"))
    monkeypatch.setattr("sevens_teach.rule_book.RULE_IDS", (*RULE_IDS, "X1"))
    for name, code in before.items():
        found = decode(code)
        assert (found.earned, found.rule) == ({name: 2}, name.partition("-")[0])
        assert encode(found) == code
    for old in read("codes.json"):
        assert (decode(old["code"]).earned, decode(old["code"]).rule) == (old["earned"], old["rule"])
    new = Progress(solved={"B4-01": Solved(stars=3), "X1-02": Solved(stars=1)}, rule="X1")
    assert (encode(new)[0], decode(encode(new)).earned, decode(encode(new)).rule) == ("3", new.earned, "X1")


def test_stars_of_any_number_are_read_again_beside_practice() -> None:
    everything = {f"{rule}-{number:02}": Solved(stars=3) for rule in RULE_IDS for number in range(1, 100)}
    kept = Progress(solved=everything, practice=Practice(rules={"B4": Repeat(day=date(2026, 1, 2))}))
    assert encode(kept)[0] == "4"
    assert decode(encode(kept)) == kept


def test_a_file_of_progress_is_read() -> None:
    assert Progress.parse((OLD / "progress.json").read_bytes()).earned == read("codes.json")[3]["earned"]


RETIRED = {
    *("B2-07", "B6-01", "B6-02", "B6-07", "B10-01", "J1-07", "J2-07", "K2-05"),
    *("K10-04", "K10-21", "K10-22", "K10-23"),
}
"""Puzzles that asked for nothing worth asking, or could be won by going broke; their ids are never given to others."""


def test_no_puzzle_has_lost_its_id_but_the_retired_ones() -> None:
    old, here = {*(OLD / "puzzle-ids.txt").read_text(encoding="utf-8").split()}, {each.id for each in load_puzzles()}
    assert old - here == RETIRED
    assert not RETIRED & here


def test_a_star_of_a_retired_puzzle_breaks_no_code() -> None:
    earned = dict.fromkeys(sorted(RETIRED), 3) | {"B4-01": 2}
    progress = Progress(solved={name: Solved(stars=stars) for name, stars in earned.items()})
    assert decode(encode(progress)).earned == earned
    assert total(progress.earned, "en") == total({"B4-01": 2}, "en")
