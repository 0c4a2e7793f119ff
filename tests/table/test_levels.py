"""Levels at the table: chosen by name at any time, or one that follows the reader's results."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from whole_games import whole_game

from sevens_teach import Game, Rules, TipsPlayer, progress
from sevens_teach.practice.level import after_game, win_counts_for
from sevens_teach.progress.practice import Level
from sevens_teach.say.messages import LANGUAGES, phrase, say
from sevens_teach.say.settings import CHOICES, Settings
from sevens_teach.sevens.players.expert import ExpertPlayer
from sevens_teach.sevens.players.levels import LEVELS, seated
from sevens_teach.spades import Game as SpadesGame
from sevens_teach.spades.players.levels import LEVELS as SPADES_LEVELS
from sevens_teach.table.intents import parse_intent
from sevens_teach.table.session import Session
from sevens_teach.ui import Table

if TYPE_CHECKING:
    from collections.abc import Sequence


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the reader's progress apart."""
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))


def session(level: str = "lesson", opponents: Sequence[TipsPlayer] = (), game: Any = None) -> Session:  # noqa: ANN401, of any kind
    settings = Settings(speed="instant", level=level)
    return Session(game or Game(seed=7), 0, opponents, seed=0, settings=settings, folder=Path())


def choose(table: Session, level: object) -> Any:  # noqa: ANN401, a notice or nothing
    return table.do(parse_intent({"kind": "set", "name": "level", "value": level}))


def test_every_level_can_be_chosen_and_the_lessons_own_again() -> None:
    assert CHOICES["level"] == ("lesson", *LEVELS, "follow")
    own = (TipsPlayer(),)
    table = session(opponents=own)
    for level in LEVELS[:-1]:
        assert choose(table, level) is None
        assert table._others._playing == seated(Rules(), 4, 0, level)  # noqa: SLF001, nothing shows it at once
    choose(table, "lesson")
    assert table._others._playing is own  # noqa: SLF001, see above
    assert choose(table, "hard")["reply"] == table.not_understood()["reply"]
    assert table.settings.level == "lesson"


def test_experts_sit_down_and_move() -> None:
    game = Game("killer", seed=3)
    table = session("expert", game=game)
    assert all(isinstance(each, ExpertPlayer) for each in table._others._playing)  # noqa: SLF001, see above
    move = next(iter(game.position.legal_moves))
    table.do(parse_intent({"kind": "move", "text": str(move)}))
    assert game.position.turn in (0, None)


def test_spades_has_three_levels_and_plays_its_sharpest_for_a_sharper_one() -> None:
    table = session(game=SpadesGame(seed=1))
    for level in SPADES_LEVELS:
        assert choose(table, level) is None
        assert table.settings.level == level
    sharpest = repr(table._others._playing)  # noqa: SLF001, nothing shows it at once
    assert choose(table, "expert") is None
    assert repr(table._others._playing) == sharpest  # noqa: SLF001, see above
    assert choose(table, "hard")["reply"] == table.not_understood()["reply"]
    assert table.room.labels("en")["text"]["level"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_that_follows_says_how(lang: str) -> None:
    table = Table(Game(seed=7), lang=lang, level="follow")
    assert table.settings["level"] == "follow"
    said: list[Any] = []
    table.send = said.append
    table._receive(table, {"kind": "set", "name": "level", "value": "follow"}, [])  # noqa: SLF001, as the browser does
    [notice] = said
    assert notice["reply"]["headline"]
    assert notice["reply"]["reason"]


@pytest.mark.parametrize(
    ("ranks", "steps"),
    [
        ((1, 1, 1, 1), (1, 1, 2, 2)),
        ((2, 1, 2, 1, 3, 1), (0, 1, 1, 1, 1, 2)),
        ((4, 4, 1, 4, 2, 4, 1), (0, 0, 1, 1, 1, 0, 1)),
        ((1,) * 9, (1, 1, 2, 2, 3, 3, 3, 3, 3)),
    ],
)
def test_the_first_win_leads_on_then_two_of_three_games(ranks: tuple[int, ...], steps: tuple[int, ...]) -> None:
    level, found = Level(), []
    for rank in ranks:
        level = after_game(level, rank, 4, len(LEVELS))
        found.append(level.step)
    assert tuple(found) == steps
    assert level.games == len(ranks)


def play_on(table: Session) -> None:
    """Play the reader's first legal move to the end."""
    while (position := table.snapshot.position).outcome is None:
        text = str(next(iter(position.legal_moves)))
        table.do(parse_intent({"kind": "go_on"} if position.turn != 0 else {"kind": "move", "text": text}))


def test_a_game_counts_once_where_the_others_follow() -> None:
    table = session("follow")
    play_on(table)
    assert progress.load().practice.level.games == 1
    table.do(parse_intent({"kind": "undo"}))
    play_on(table)
    assert progress.load().practice.level.games == 1, "taken back, and played to the end again"
    table.do(parse_intent({"kind": "new"}))
    play_on(table)
    assert progress.load().practice.level.games == 2


@pytest.mark.parametrize(
    ("level", "then"),
    [("lesson", Level(step=1, games=1)), ("gentle", Level(games=1, lately=[1])), ("sharp", Level())],
)
def test_a_win_before_the_others_followed_leads_on_unless_the_reader_chose_the_level(level: str, then: Level) -> None:
    play(session(level), won=False)
    assert progress.load().practice.level == Level(), "only a win does"
    play(session(level), won=True)
    assert progress.load().practice.level == then


@pytest.mark.parametrize("level", ["lesson", "follow"])
def test_after_a_first_win_the_next_deal_is_a_step_sharper_and_says_so(level: str) -> None:
    table = session(level)
    finish = play(table, won=True)
    assert without_ren(finish) == [RISES.format("at a normal level")]
    assert (finish["offer"], finish["level"]) == ("Keep them as they are", "gentle")
    table.do(parse_intent({"kind": "new"}))
    assert table.settings.level == "follow"
    assert table._others._playing == seated(Rules(), 4, 0, "normal")  # noqa: SLF001, nothing shows it at once


@pytest.mark.parametrize("level", ["lesson", "follow"])
def test_who_would_rather_have_the_others_stay_has_them_stay_also_at_the_next_table(level: str) -> None:
    table = session(level)
    finish = play(table, won=True)
    choose(table, finish["level"])
    stays = table.frames[-1]["finish"]
    assert stays["tally"][0] == "The others go on playing as they did. Under Settings you can have them play sharper."
    assert stays["offer"] == ""
    table.do(parse_intent({"kind": "new"}))
    assert table._others._playing == seated(Rules(), 4, 0, "gentle")  # noqa: SLF001, nothing shows it at once
    assert progress.load().practice.level.step == 0


def test_a_game_that_is_lost_and_a_level_that_was_chosen_raise_nobody() -> None:
    for level, won in (("lesson", False), ("follow", False), ("gentle", True), ("sharp", True)):
        progress.reset()
        table = session(level)
        assert play(table, won=won)["offer"] == ""
        table.do(parse_intent({"kind": "new"}))
        assert (table.settings.level, progress.load().practice.level.step) == (level, 0)


def test_a_lessons_table_rises_to_where_the_reader_is_elsewhere() -> None:
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=2, games=9))))
    assert without_ren(play(session("lesson"), won=True)) == [RISES.format("at a hard level")]
    assert progress.load().practice.level.step == 2


SMALL = "board ♠2-K ♥2-K ♦A-K ♣7-K; hands ♠A | ♣A-6 ♥A; turn 0"
"""Won with a single card."""


def play(table: Session, *, won: bool) -> Any:  # noqa: ANN401, what the last page has
    """Play a whole game at a table: to win it, or passing until the reader is broke; return its last page."""
    table.sit_down(whole_game(), 0)
    while (position := table.snapshot.position).outcome is None and position.turn is not None:
        card = next(iter(position.legal_moves), None) if won else None
        table.do(parse_intent({"kind": "go_on"} if position.turn else {"kind": "move", "text": str(card or "pass")}))
    return table.frames[-1]["finish"]


def is_offered(level: str = "gentle", *, won: bool = True) -> bool:
    """Play a whole game at a table that has just been set, and return whether it offers better opponents."""
    return bool(play(session(level), won=won).get("offer"))


def test_after_three_wins_in_a_row_better_opponents_are_offered_also_when_the_kernel_was_gone_in_between() -> None:
    assert [is_offered() for _ in range(7)] == [False, False, True, False, False, True, False]
    assert progress.load().practice.wins == (7, 7)


def test_a_game_that_is_not_won_begins_the_count_anew_and_who_is_followed_is_offered_nothing() -> None:
    assert [is_offered(won=won) for won in (True, True, False, True, True)] == [False] * 5
    play(session("follow"), won=True)
    assert not is_offered("follow")


def test_wins_in_a_row_go_along_in_a_code_and_the_later_count_holds() -> None:
    for _ in range(2):
        is_offered()
    carried = progress.code()
    is_offered(won=False)
    progress.restore(carried)
    assert progress.load().practice.wins == (3, 0)
    progress.reset()
    progress.restore(carried)
    assert is_offered()


@pytest.mark.parametrize("level", ["gentle", "follow"])
def test_a_game_from_a_position_counts_for_nothing_neither_a_row_nor_a_match_nor_a_level(level: str) -> None:
    table = session(level)
    play(table, won=True)
    before = progress.load().practice
    for _ in range(4):
        table.sit_down(Game.from_position(SMALL, names=["Mio", "Ren"]), 0)
        table.do(parse_intent({"kind": "move", "text": "♠A"}))
        finish = table.frames[-1]["finish"]
        assert (finish["tally"], finish["offer"]) == ([], "")
    after = progress.load().practice
    assert (
        (after.wins, after.ren, after.level) == (before.wins, before.ren, before.level) == ((1, 1), (1, 0), after.level)
    )


def without_ren(finish: Any) -> list[str]:  # noqa: ANN401, a last page
    """Return what a last page says of how it stands, but for the match with Ren and the reader's board."""
    apart = ("Ren", "point", "can be won")
    return [line for line in finish["tally"] if not any(each in line for each in apart)]


LEAD = "Win {} here, and the others play a little sharper."
RISES = "You won: from the next deal on the others play {}, a little sharper than in this game."
NEXT = "For the next step up, win two of three games here."
FIRST, ONE = "once", "one of the next two games"


def test_a_series_of_games_tells_after_each_what_comes_next_in_words_and_no_number_of_a_level() -> None:
    told = [
        (False, LEAD.format(FIRST)),
        (True, RISES.format("at a normal level")),
        (True, LEAD.format(ONE)),
        (True, RISES.format("at a hard level")),
    ]
    table = session("follow")
    for won, line in told:
        assert [each for each in without_ren(play(table, won=won)) if "in a row." not in each] == [line]
        assert not [each for each in without_ren(play(session("sharp"), won=won)) if "in a row." not in each], (
            "a table in between, where the reader has chosen how the others play"
        )


def test_two_last_places_are_a_step_down_and_the_highest_level_leads_no_further() -> None:
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=3, games=5, lately=[1]))))
    assert without_ren(play(session("follow"), won=True)) == ["The others play as sharply as they can."]
    progress.reset()
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=1, games=5, lately=[-1]))))
    table = session("follow", game=Game("basic", 2, seed=1))
    while table.snapshot.position.outcome is None:  # of two, who goes broke is the last
        table.do(parse_intent({"kind": "move", "text": "pass"}))
    told = without_ren(table.frames[-1]["finish"])
    assert told == ["Two last places within three games: in the next one the others play a little gentler."]


def test_a_last_page_tells_how_it_stands_in_two_short_lines() -> None:
    """The rules of the levels stand under Settings."""
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=1, games=5))))
    table = session("follow", game=Game("basic", 4, seed=1))
    while table.snapshot.position.outcome is None:  # broke first, and last
        table.do(parse_intent({"kind": "move", "text": "pass"}))
    tally = table.frames[-1]["finish"]["tally"]
    stands = [line for line in tally if "can be won" not in line]
    assert stands == [
        NEXT,
        "Ren finished ahead of you. Whole games ahead of Ren so far: 0 of 1.",
    ]
    assert all(len(line) <= 75 for line in stands)  # two lines of a phone


def test_the_first_whole_game_counts_against_ren_and_leads_nowhere_else() -> None:
    """Its table is plain: it tells of no level and of no wins in a row."""
    settings = Settings(speed="instant", level="lesson")
    table = Session(Game(seed=23), 0, seed=0, settings=settings, folder=Path(), plain=True)
    while table.snapshot.position.outcome is None:
        table.do(parse_intent({"kind": "move", "text": str(next(iter(table.snapshot.position.legal_moves)))}))
    kept = progress.load().practice
    assert (sum(kept.ren), kept.wins, kept.level) == (1, (0, 0), Level())
    assert not table.frames[-1]["finish"].get("tally")


def _play_out(table: Session[Any]) -> int:
    """Play the first move that fits to the end of the game; return which place that brought."""
    while (outcome := table.snapshot.position.outcome) is None:
        table.do(parse_intent({"kind": "move", "text": str(next(iter(table.snapshot.position.legal_moves)))}))
    return int(outcome.rank_of(0))


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "The same cards, and {} again."), ("ja", "同じ配りで、また{}でした。")]
)
def test_the_same_deal_ends_with_the_place_it_brought_before_and_a_new_one_without(lang: str, told: str) -> None:
    settings = Settings(speed="instant", level="lesson", lang=lang)
    table = Session(Game(seed=23), 0, seed=0, settings=settings, folder=Path())
    place = say(phrase("place", rank=_play_out(table)), lang)
    said = told.format(place)
    assert said not in table.frames[-1]["finish"]["story"]
    table.do(parse_intent({"kind": "again"}))
    _play_out(table)
    assert table.frames[-1]["finish"]["story"][0] == said
    table.do(parse_intent({"kind": "new"}))
    _play_out(table)
    assert not any("同じ配り" in each or "The same cards" in each for each in table.frames[-1]["finish"]["story"])


def test_undo_brings_back_a_game_that_was_left_by_a_new_deal_pressed_twice() -> None:
    table = Session(Game(seed=23), 0, seed=0, settings=Settings(speed="instant", level="lesson"), folder=Path())
    table.do(parse_intent({"kind": "move", "text": str(next(iter(table.snapshot.position.legal_moves)))}))
    left = table.game.record()
    for _ in range(2):
        table.do(parse_intent({"kind": "new"}))
        assert "Undo brings back the game you left" in str(table.frames[-1]["coach"])
    table.do(parse_intent({"kind": "undo"}))
    assert table.game.record() == left


def test_a_sentence_about_the_next_level_is_what_the_next_games_bring() -> None:
    for lately in product((1, 0, -1), repeat=3):
        level = Level()
        for result in lately:
            level = after_game(level, {1: 1, 0: 2, -1: 4}[result], 4, 4)
        if level.step != 1:
            continue
        next_won = after_game(level, 1, 4, 4).step
        later_won = after_game(after_game(level, 2, 4, 4), 1, 4, 4).step
        assert (next_won, later_won) == {2: (2, 2), 1: (2, 1), 0: (1, 1)}[win_counts_for(level)]


@pytest.mark.parametrize("ranks", [(1, 1), (2, 2), (4, 4, 4)])
def test_a_game_of_fewer_levels_leaves_a_higher_level_as_it_was(ranks: tuple[int, ...]) -> None:
    level = Level(step=3, games=9, lately=[-1])
    for rank in ranks:
        level = after_game(level, rank, 4, len(SPADES_LEVELS))
    assert level == Level(step=3, games=9 + len(ranks), lately=[-1])


def test_a_match_of_spades_does_not_lower_the_level_reached_at_sevens() -> None:
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=3, games=9))))
    table = session("follow", game=SpadesGame("target=100", seed=1))
    play_on(table)
    assert progress.load().practice.level == Level(step=3, games=10)
    assert "The others play as sharply as they can." in without_ren(table.frames[-1]["finish"])


def test_a_game_that_is_not_won_never_leads_up() -> None:
    both = Level(step=2, games=9, lately=[1, 1])  # won at the highest level of Spades
    assert after_game(both, 2, 4, len(LEVELS)).step == 2
    assert after_game(both, 1, 4, len(LEVELS)).step == 3


@pytest.mark.parametrize(
    ("level", "offered", "follows"),
    [
        ("gentle", "Next: they play at a normal level", "at a normal level"),
        ("normal", "Next: they play at a hard level", "at a hard level"),
        ("expert", "", "at an easy level"),
    ],
)
def test_what_is_offered_after_three_wins_is_the_level_above_the_one_beaten(
    level: str, offered: str, follows: str
) -> None:
    table = session(level)
    for _ in range(3):
        finish = play(table, won=True)
    assert finish["offer"] == offered
    assert f"they play {follows} for now" in choose(table, "follow")["reply"]["headline"]
    assert table.frames[-1]["finish"]["offer"] == ""


def test_a_reader_who_is_further_already_goes_on_there() -> None:
    progress.keep(progress.Progress(practice=progress.Practice(level=Level(step=2, games=9))))
    table = session("gentle")
    for _ in range(3):
        finish = play(table, won=True)
    assert finish["offer"] == "Next: they play at a hard level"
    choose(table, "follow")
    assert progress.load().practice.level.step == 2


def test_no_level_is_told_or_offered_where_own_players_sit_or_it_was_changed_in_the_game() -> None:
    own = session(opponents=(TipsPlayer(),) * 4)
    for number in range(3):
        finish = play(own, won=True)
        assert without_ren(finish) == (["3 wins in a row."] if number == 2 else [])
    assert finish["offer"] == ""
    table = session("normal")
    table.sit_down(whole_game(), 0)
    table.do(parse_intent({"kind": "move", "text": str(next(iter(table.snapshot.position.legal_moves)))}))
    choose(table, "gentle")
    play_on(table)
    assert not any("level" in line for line in table.frames[-1]["finish"]["tally"])


def play_whole(table: Session, seed: int) -> list[str]:
    """Play a game that is dealt to its end; return what its last page says of how it stands."""
    table.sit_down(Game(seed=seed), 0)
    play_on(table)
    return list(table.frames[-1]["finish"]["tally"])


@pytest.mark.parametrize(
    ("lang", "stands", "why"),
    [
        (
            "en",
            "Whole games ahead of Ren so far: {} of {}.",
            ("You finished ahead of Ren.", "Ren finished ahead of you."),
        ),
        (
            "ja",
            "レンとは{1}ゲーム遊んで、あなたのほうが上だったのは{0}回です。",
            ("レンより上の順位でした。", "レンのほうが上の順位でした。"),
        ),
    ],
)
def test_after_each_whole_game_it_is_told_how_it_stands_with_ren_and_why(
    lang: str, stands: str, why: tuple[str, str]
) -> None:
    table = session("gentle")
    table.do(parse_intent({"kind": "set", "name": "lang", "value": lang}))
    before, moved = 0, set()
    for game in range(1, 7):
        table.sit_down(Game("killer" if game == 2 else "basic", seed=game), 0)
        play_on(table)
        now = progress.load().practice.ren
        assert sum(now) == game, "one of the two is ahead in every game, also at Killer Sevens"
        is_ahead, before = now[0] > before, now[0]
        moved.add(is_ahead)
        (told,) = (line for line in table.frames[-1]["finish"]["tally"] if stands.format(now[0], sum(now)) in line)
        assert told.startswith(why[0] if is_ahead else why[1])
    assert moved == {True, False}


def test_how_it_stands_stays_told_in_another_language_and_at_no_game_but_its_own() -> None:
    table = session("follow")
    play(table, won=True)
    table.do(parse_intent({"kind": "set", "name": "lang", "value": "ja"}))
    tally = table.frames[-1]["finish"]["tally"]
    assert any(line.startswith("あなたの勝ちです。次のゲームから") for line in tally)
    over = table.game
    play(table, won=False)
    assert table.frames[-1]["finish"]["tally"] != tally
    table.sit_down(over, 0)
    assert "tally" not in table.frames[-1]["finish"], "that was two games ago"
