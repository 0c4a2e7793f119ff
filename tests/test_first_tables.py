"""The small tables of lesson 01, played in every way a reader may: what the text beside them promises holds true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from sevens_teach import Game, parse_move, progress, ui
from sevens_teach.play.table_room import room_of
from sevens_teach.puzzles import puzzle
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.moves import PASS, Pass
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players.player import Player

LESSON = Path(__file__).parents[1] / "lessons" / "en" / "01-the-row-of-sevens.ipynb"
CELLS = {each["id"]: "".join(each["source"]) for each in json.loads(LESSON.read_text(encoding="utf-8"))["cells"]}
YOU, REN, AOI, SORA = 0, 1, 2, 3


def position(cell: str) -> str:
    """Return what is dealt in a cell of the lesson."""
    (dealt,) = re.findall(r'deal = "(.*)"', CELLS[cell])
    return str(dealt)


def played(dealt: str, moves: tuple[Move, ...] = ()) -> Game:
    """Return a game after these moves of the reader's, each answered by the table's own players, up to the next."""
    return played_on(Game.from_position(dealt), moves)


def played_on(game: Game, moves: tuple[Move, ...] = ()) -> Game:
    """Return a game, gone on with in the same way."""
    mine = iter(moves)
    others = room_of(game).opponents(game, YOU, None)
    while (turn := game.position.turn) is not None:
        chance = Random(f"0 {len(game.history)}")  # as a table draws it
        move = next(mine, None) if turn == YOU else others[turn].choose(game.position.view(turn), chance)
        if move is None:
            break
        game.play(move)
    return game


def ends(dealt: str, *, stopping: bool = False, moves: tuple[Move, ...] = ()) -> Iterator[Game]:
    """Yield every end that the reader can come to: passing only where one has to, or also where a card fits."""
    game = played(dealt, moves)
    if game.is_over:
        yield game
        return
    legal = game.position.view(YOU).legal_moves
    cards = [move for move in legal if not isinstance(move, Pass)]
    for move in [*cards, *([PASS] if stopping or not cards else [])]:
        yield from ends(dealt, stopping=stopping, moves=(*moves, move))


def rank(game: Game) -> int:
    assert game.position.outcome is not None
    return game.position.outcome.rank_of(YOU)


def passed(game: Game) -> list[int]:
    """Return who has passed, in order."""
    return [entry.player for entry in game.history if isinstance(entry.move, Pass)]


def _first_card_of(players: tuple[int, ...], game: Game) -> Move:
    """Return the first card that one of these players has played."""
    return next(entry.move for entry in game.history if entry.player in players and not isinstance(entry.move, Pass))


def test_who_begins_with_the_card_on_the_way_to_an_own_one_wins_and_else_ren_is_faster() -> None:
    dealt = position("endgame")
    start = Game.from_position(dealt).position
    assert [str(card) for card in start.hands[YOU]] == ["♠A", "♠4", "♠10"]
    assert [len(hand) for hand in start.hands] == [3] * 4
    assert {str(move) for move in start.view(YOU).legal_moves if not isinstance(move, Pass)} == {"♠4", "♠10"}
    found = {str(game.history[0].move): game for game in ends(dealt)}
    assert {card: rank(game) for card, game in found.items()} == {"♠4": 1, "♠10": 4}
    assert {card: passed(game).count(YOU) for card, game in found.items()} == {"♠4": 0, "♠10": 1}
    assert "Your ♠A doesn't fit yet." in CELLS["aim"]
    assert "Which do you play first, ♠4 or ♠10?" in CELLS["aim"]


def test_who_has_to_pass_first_wins_with_the_place_that_only_an_own_card_fits_and_with_no_other() -> None:
    dealt = position("passing-table")
    start = Game.from_position(dealt).position
    assert [str(move) for move in start.view(YOU).legal_moves] == ["pass"], "nothing fits"
    after = played(dealt, (PASS,))
    assert {str(move) for move in after.position.view(YOU).legal_moves} == {"♠4", "♥J", "pass"}
    assert [str(card) for card in after.position.hands[YOU]] == ["♠4", "♥J", "♥Q"]
    assert [str(entry.move) for entry in played(dealt, (PASS, parse_move("♥J"))).history[-2:]] == ["pass", "pass"]
    found: dict[str, set[int]] = {}
    for game in ends(dealt):
        found.setdefault(_own(game)[1], set()).add(rank(game))
    assert found == {"♠4": {2}, "♥J": {1}}
    assert {_own(game)[:2] for game in ends(dealt, stopping=True) if rank(game) == 1} == {("pass", "♥J")}
    assert "so press *Pass*. Then play the card that helps you most." in CELLS["passing"]


def _own(game: Game) -> tuple[str, ...]:
    """Return what the reader has played, in order."""
    return tuple(str(entry.move) for entry in game.history if entry.player == YOU)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_opens_the_way_to_an_own_one_is_not_told_as_a_gift_to_others(lang: str) -> None:
    hands = "♠2 ♦10,K | ♠10,Q ♥A ♣A | ♠A,J ♥K ♦Q | ♠K ♥2 ♦J ♣K"
    dealt = f"basic; board ♠3-9 ♥3-Q ♦A-9 ♣2-Q; hands {hands}; turn 0"
    table = ui.Table(Game.from_position(dealt), lang=lang)
    table._receive(table, {"kind": "move", "text": "♦10"}, [])  # noqa: SLF001, as the browser sends it
    (told,) = table.state["frames"][-1]["brings"]
    said = {
        "en": "It made room for Sora's ♦J. That run leads on to your own ♦K.",
        "ja": "これで、ソラも♦Jを出せました。列がさらに延びれば、あなたの♦Kも出せます。",
    }
    assert told["reason"] == said[lang]


def test_the_whole_game_is_won_by_who_keeps_cards_and_mostly_lost_by_who_plays_whatever_fits() -> None:
    (seed,) = re.findall(r"Game\(seed=(\d+)\)", CELLS["table"])
    wins = sum(won_by(Eager(), int(seed), Random(each)) for each in range(40))
    assert 0 < wins < 20
    assert won_by(TipsPlayer(), int(seed), Random(0))
    assert "it pays to keep a card now and then" in CELLS["play"]


class Eager:
    """Plays any card that fits."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return one, or a pass where none does."""
        return rng.choice([move for move in view.legal_moves if not isinstance(move, Pass)] or [PASS])


def won_by(player: Player, seed: int, rng: Random) -> bool:
    """Return whether a player in the reader's seat wins the game of this seed against the table's own players."""
    game = played_on(Game(seed=seed))
    while not game.is_over:
        played_on(game, (player.choose(game.position.view(YOU), rng),))
    return rank(game) == 1


def test_whoever_is_saved_the_other_goes_broke_and_only_who_has_more_cards_may_be_saved() -> None:
    dealt = position("broke-table")
    start = Game.from_position(dealt).position
    assert [start.view(player).passes_left for player in (YOU, REN, AOI, SORA)] == [0, 0, 3, 0]
    assert [len(start.hands[player]) for player in (REN, SORA)] == [3, 1]
    found = {str(game.history[0].move): (rank(game), passed(game)[0]) for game in ends(dealt)}
    assert found == {"♦Q": (1, SORA), "♠Q": (2, REN)}
    let = {str(game.history[0].move): str(_first_card_of((REN, SORA), game)) for game in ends(dealt)}
    assert let == {"♦Q": "♦K", "♠Q": "♠K"}
    assert "Only Aoi has passes left." in CELLS["broke"]
    assert "Sora's last card is ♠K; Ren holds ♦K." in CELLS["broke"]


def test_what_stopping_is_told_with_holds_in_the_puzzle_below_it() -> None:
    posed = puzzle(re.findall(r'PuzzleBox\("(.*?)"', CELLS["stopping-puzzles"])[0])
    assert [str(move) for move in posed.position.view(YOU).legal_moves] == ["♠3", "pass"]
    assert [branch.item.id for branch in posed.parts[0].nodes[0] if branch.item.right] == ["pass"]
    assert "a card fits, and you keep it back" in CELLS["stopping"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_table_offers_no_better_opponents(lang: str) -> None:
    """Three wins in a row at small tables are no reason to, and none of them is counted."""
    before = progress.load().practice.wins
    for _ in range(4):
        table = ui.Table(Game.from_position(position("endgame")), lang=lang, plain=True)
        for card in ("♠4", "♠10", "♠A"):
            table._receive(table, {"kind": "move", "text": card}, [])  # noqa: SLF001, as the browser sends it
        finish = table.state["frames"][-1]["finish"]
        assert finish["tally"] == [], "who Ren is comes later, and no small game is one of a row"
        assert finish["offer"] == ""
    assert progress.load().practice.wins == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_fits_is_asked_of_runs_that_have_grown_not_of_four_bare_sevens_again(lang: str) -> None:
    lesson = next((LESSON.parents[1] / lang).glob("01-*.ipynb"))
    cells = {each["id"]: "".join(each["source"]) for each in json.loads(lesson.read_text(encoding="utf-8"))["cells"]}
    (posed,) = re.findall(r'PuzzleBox\("(.*?)"', cells["connection-puzzles"])
    (board,) = re.findall("board (.*); hands", puzzle(posed).source.position)
    grown = {row for row in board.split() if len(row) > len("♠7")}
    assert len(grown) > 1
    assert any(not row[1:].startswith("7") and not row.endswith("7") for row in grown), "one has grown at both ends"


@pytest.mark.parametrize(
    ("dealt", "played", "let_in", "plain"),
    [
        ("board ♠A-Q ♥3-10 ♦A-J ♣A-J; hands ♠K ♦Q | ♦K | ♥J,Q ♣Q | ♥A,2,K ♣K; turn 0", "♦Q", "♦K", True),
        ("board ♠A-K ♥A-K ♦7-K ♣A-J; hands ♦6 ♣K | ♦5 | ♦3 ♣Q | ♦A,2,4; turn 0", "♦6", "♦5", False),
    ],
)
def test_of_a_card_that_let_ren_out_the_coach_says_in_bold_that_it_lost_and_what_would_have_won(
    dealt: str,
    played: str,
    let_in: str,
    plain: bool,  # noqa: FBT001, how the table stands
) -> None:
    table = ui.Table(Game.from_position(f"basic; {dealt}"), plain=plain)
    table._receive(table, {"kind": "move", "text": played}, [])  # noqa: SLF001, as the browser sends it
    coach = table.state["frames"][-1]["coach"]
    lost, won = re.split(r"(?<=[.]) ", coach["headline"])
    assert lost == f"Your {played} lost it: it made room for Ren's last card, {let_in}."
    assert won.endswith("would have won.")
    assert "Your turn" not in coach["reason"]
