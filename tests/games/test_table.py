"""A table, held for every game: hidden cards change nothing that is sent, hostile intents change nothing at all."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from games.walks import CASES, begun, sample, some, steps

from sevens_teach.cards import JOKER, PACK
from sevens_teach.games import GAMES, game, game_of
from sevens_teach.play.table_room import room_of
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.settings import Settings
from sevens_teach.table.intents import Ask, Make, Seek, Why
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.play.game import Game


class First:
    """Somebody who makes the first legal move."""

    def choose(self, view: Any, _rng: Random) -> Any:  # noqa: ANN401, of any game
        """Return it."""
        return view.legal_moves[0]


def sit_down(played: Game[Any, Any, Any], you: int, folder: Path, lang: str = "en") -> Session:
    return Session(played, you, [First()], seed=1, settings=Settings(lang=lang), folder=folder)


def first_sight(position: Any, you: int, folder: Path, lang: str) -> list[Any]:  # noqa: ANN401, of any game
    """Return what a reader is shown who sits down while another is to move, before that one does."""
    state = sit_down(game(game_of(position)).game.from_position(position), you, folder, lang).state()
    return [state["setup"], state["frames"][0]]


def everything_sent(position: Any, you: int, folder: Path, lang: str) -> list[Any]:  # noqa: ANN401, of any game
    """Return all that comes to one reader: the state, the picture, and the answers to all that can be asked."""
    session = sit_down(game(game_of(position)).game.from_position(position), you, folder, lang)
    answers = [session.do(Ask("hint"))]
    answers += [session.do(Why(card.text, quiet=quiet)) for card in (*PACK, JOKER) for quiet in (False, True)]
    answers += [session.do(Why(str(move))) for move in position.view(you).legal_moves]
    snapshot = session.snapshot
    return [session.state(), answers, session.room.sentence(snapshot), session.room.picture(snapshot, 4)]


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_hidden_cards_dealt_anew_change_nothing_that_is_sent(
    name: str, rules: str, players: int, tmp_path: Path
) -> None:
    rng, changed = Random(11), 0
    walk = [*islice(steps(begun(name, rules, players, 11), 11), 90)]
    for position, _ in walk[:: max(1, len(walk) // 8)]:
        if (turn := position.turn) is None:
            continue
        for you in (turn, (turn + 1) % players):
            other = sample(name).redealt(position, you, rng)
            if other is None or other == position:
                continue
            assert other.view(you) == position.view(you), "a view tells of a hidden card"
            lang = LANGUAGES[changed % len(LANGUAGES)]
            changed += 1
            sent = everything_sent if you == turn else first_sight
            assert sent(other, you, tmp_path, lang) == sent(position, you, tmp_path, lang)
    assert changed


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_a_whole_sitting_can_be_looked_through_undone_and_redone(
    name: str, rules: str, players: int, tmp_path: Path
) -> None:
    session, rng = sit_down(begun(name, rules, players, 12), 0, tmp_path), Random(12)
    for _ in range(12):
        made_move(session, rng)
    log = session.state()["log"]
    assert len(log) == session.snapshot.last_ply
    for ply in range(len(log) + 1):
        session.do(Seek(ply))
        assert (session.frames[-1]["ply"], session.frames[-1]["last_ply"]) == (ply, len(log))
        assert json.loads(json.dumps(session.state(), ensure_ascii=False))
    session.do(Ask("go_on"))
    before = session.game.record()
    while session.snapshot.undo:
        session.do(Ask("undo"))
    while session.snapshot.redo:
        session.do(Ask("redo"))
    assert session.game.record() == before
    assert session.state()["log"] == log


def made_move(session: Session, rng: Random) -> None:
    """Do what the reader can: move, or ask for the next deal."""
    position = session.game.position
    if position.outcome is None:
        moves = [*position.view(session.you).legal_moves]
        session.do(Make(str(moves[int(rng.random() * len(moves))]) if moves else "deal"))


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_what_is_no_move_or_not_the_readers_changes_nothing(
    name: str, rules: str, players: int, tmp_path: Path
) -> None:
    session = sit_down(begun(name, rules, players, 13), 0, tmp_path)
    for _ in range(4):
        made_move(session, Random(13))
    position, record = session.game.position, session.game.record()
    others = {str(entry.move) for _, entry in islice(steps(begun(name, rules, players, 14), 14), 60)}
    mine = {str(move) for move in position.legal_moves}
    texts = [*sample(name).bad_moves, *sorted(others - mine), "", "\x00", "♥9" * 500, "deal ♠A | ♠K"]
    for text in texts:
        if position.turn is None and text == "deal":
            continue
        told = session.do(Make(text))
        assert told is not None, text
        assert told["reply"]["headline"], text
        assert session.do(Why(text)) is not None
        assert session.game.record() == record, text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_every_word_of_a_table_is_there_in_every_language(
    name: str, rules: str, players: int, lang: str, tmp_path: Path
) -> None:
    session, rng = sit_down(begun(name, rules, players, 15), 0, tmp_path, lang), Random(15)
    assert all(session.room.labels(lang)["cards"].values())
    for _ in range(10):
        notice = session.do(Ask("hint"))
        assert notice is not None
        assert notice["reply"]["headline"]
        assert session.room.sentence(session.snapshot)
        assert session.frames[-1]["say"] or session.frames[-1]["turn"] is None
        made_move(session, rng)
    assert "{" not in json.dumps(session.state()["frames"][-1]["coach"], ensure_ascii=False).strip("{}")


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_one_room_at_the_table_which_begins_again_and_anew(name: str) -> None:
    played = some(name, sample(name).rules[0], sample(name).players[0], 16, 5)
    room = room_of(played)
    assert room.again(played).start == played.start
    assert room.again(played).names == room.another(played).names == played.names
    assert not room.another(played).history
    assert room.setup(played, 0)["game"] == name
    assert room.levels == () or len({*room.levels}) > 1
    assert game(name).game is type(played)
