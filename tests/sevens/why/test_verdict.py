"""Verdicts, position in, whole answer out: the tables in `verdicts/`, a file a family of rules.

A case is named after its rule: `== B8 an island does not connect`, the scene, and for every move tried
`> ♠Q: no B8 | cards | places` (asked by the player to move, or `by` another), the text in English, the
text in Japanese.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest
from positions import whole
from scenes import NAMES, read_scene, scene

from sevens_teach import Card, Exchange, Game, IllegalMoveError, Pass, Play, PositionError
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Position

TABLES = sorted((Path(__file__).parent / "verdicts").glob("*.txt"))


class Case(NamedTuple):
    """One move tried."""

    scene: str
    move: str
    player: int | None
    answer: str
    en: str
    ja: str


def cases() -> Iterator[object]:
    """Yield the cases of all tables, each under its name."""
    for table in TABLES:
        for block in table.read_text(encoding="utf-8").strip().split("\n\n"):
            title, where, *lines = block.splitlines()
            for line, en, ja in zip(lines[::3], lines[1::3], lines[2::3], strict=True):
                tried, answer = line.removeprefix("> ").split(": ")
                move, _, player = tried.partition(" by ")
                case = Case(where, move, int(player) if player else None, answer, en, ja)
                yield pytest.param(case, id=f"{title.removeprefix('== ')}: {tried}")


@pytest.mark.parametrize("case", [*cases()])
def test_verdict(case: Case) -> None:
    found = verdict(read_scene(case.scene), parse_move(case.move), case.player)
    cards, places = (" ".join(map(str, each)) or "-" for each in (found.cards, found.places))
    assert f"{'yes' if found.legal else 'no'} {found.rule} | {cards} | {places}" == case.answer
    assert found.text("en", NAMES) == case.en
    assert found.text("ja", NAMES) == case.ja


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_text_is_its_headline_and_its_reason(lang: str) -> None:
    found = verdict(island(), Play("♠Q"))
    between = {"en": " ", "ja": ""}[lang]
    assert found.headline(lang, NAMES) + between + found.reason(lang, NAMES) == found.text(lang, NAMES)


def test_B8_the_coach_of_the_design() -> None:
    found = verdict(island(), Play("♠Q"))
    assert (found.legal, found.rule) == (False, "B8")
    assert found.cards == (Card("♠J"),)
    assert found.places == (Card("♠9"), Card("♠10"))
    assert found.headline() == "♠Q has to wait."
    assert (
        found.reason()
        == "♠9 and ♠10 are not on the board yet, so the ♠J that Sora laid when going broke does not connect."
    )
    assert found.reason("ja").endswith("ソラの破産で並んだ♠Jは7からの列につながっていません。")


def test_B8_the_error_of_an_illegal_move_says_why() -> None:
    position = island()
    with pytest.raises(IllegalMoveError) as error:
        position.after(Play("♠Q"))
    why = verdict(position, Play("♠Q")).text()
    assert str(error.value) == f"illegal move: '♠Q' (B8): {why} Position: {position}"


def test_G2_a_verdict_after_an_exchange_names_the_player_whose_bankruptcy_laid_the_card() -> None:
    """Sora laid ♠J, then changed places with Ren: Ren is broke now, but these were Sora's cards."""
    position, _ = scene("ghost", "♠5-8,J ♥7 ♦7 ♣7", "♠4,Q", laid="♠J").after(Exchange(3, 1))
    assert "so the ♠J that Sora laid when going broke does not connect" in verdict(position, Play("♠Q")).text(
        "en", NAMES
    )
    assert (
        verdict(position, Play("♠J")).text("en", NAMES)
        == "♠J is already on the board. It was laid when Sora went broke."
    )
    assert verdict(position, Pass(), 1).headline() == "You are broke."


def test_G2_two_exchanges_that_bring_the_old_order_back_do_not_change_who_laid_a_card() -> None:
    names = ("Sora", "Mio", "Ren")
    position = Game("passes=0 ghost=on", names=names, seed=4).position
    for move in (Pass(), Exchange(2, 0), Exchange(0, 1)):
        position, _ = position.after(move)
    assert position.clockwise == (1, 2, 0)
    found = verdict(position, Play("♠2"))
    assert found.text("en", names) == "♠2 is already on the board. It was laid when Ren went broke."


def test_G2_a_position_read_without_by_names_no_ghost() -> None:
    """Written before the notation told who laid them: the seats are not in their first order."""
    position = whole(
        "ghost; board ♠5-8,J ♥7 ♦7 ♣7; hands ♠4,Q | - | … | …; passes 0 4 0 0; turn 0; out 1 bankrupt ♠J;"
        " clockwise 1 3 0 2"
    )
    assert "so the ♠J beyond the gap does not connect" in verdict(position, Play("♠Q")).text("en", NAMES)
    assert (
        verdict(position, Play("♠J")).text("en", NAMES)
        == "♠J is already on the board. It was laid when somebody went broke."
    )


def test_B8_beside_an_island_the_island_is_the_rule_also_where_the_run_has_reached_the_tunnel() -> None:
    found = verdict(scene("tunnel", "♠4,7-K ♥7 ♦7 ♣7", "♠3 ♥9", laid="♠4"), Play("♠3"))
    assert (found.legal, found.rule) == (False, "B8")
    assert set(map(str, found.places)) == {"♠5", "♠6", "♠A", "♠2"}


@pytest.mark.parametrize("move", ["♠Q", None, 7, Card("♠Q")])
def test_what_is_no_move(move: object) -> None:
    with pytest.raises(IllegalMoveError, match="not a move: "):
        verdict(island(), move)  # type: ignore[arg-type]


@pytest.mark.parametrize("player", [-1, 4, True, "0", 1.0])
def test_who_is_no_player(player: object) -> None:
    with pytest.raises(PositionError, match=r"no player .*: players are numbered 0 to 3"):
        verdict(island(), Pass(), player)  # type: ignore[arg-type]


def island() -> Position:
    """Return a position with Sora's ♠J beyond a gap."""
    return scene("basic", "♠5-8,J ♥7 ♦7 ♣7", "♠4,Q", laid="♠J")
