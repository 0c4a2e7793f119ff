"""The 52 cards: each rests on rules, is told in a step, and can be laid; no rule and no fact is left out."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import curriculum
import curriculum_sources
import pytest

from sevens_teach.cards import PACK
from sevens_teach.games import GAMES
from sevens_teach.progress import Practice, Progress, Solved, decode, encode
from sevens_teach.progress.learned import Learned, course, faded, laid
from sevens_teach.progress.practice import Repeat
from sevens_teach.puzzles.puzzle import authored, puzzle
from sevens_teach.rule_book import RULE_IDS, game_about
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.teaching.course import PLAY, course_state, game_of_lesson, lesson_cards
from sevens_teach.teaching.lessons import LESSONS, POSED

ROOT = Path(__file__).parents[1]
TODAY = date(2026, 11, 22)
CARDS = course()
SPADES = course("spades")
BRIDGE = course("bridge")


def is_there(lesson: str, lang: str) -> bool:
    """Return whether a lesson is written."""
    return any((ROOT / "lessons" / lang).glob(f"{lesson}-*.ipynb"))


def beside(card: str) -> set[str]:
    """Return the cards next to one in its row."""
    pack = [str(each) for each in PACK]
    place = pack.index(card)
    return {pack[each] for each in (place - 1, place + 1) if each // 13 == place // 13}


@cache
def cells(lesson: str, lang: str) -> frozenset[str]:
    """Return the ids of a lesson's cells."""
    path = next((ROOT / "lessons" / lang).glob(f"{lesson}-*.ipynb"))
    return frozenset(cell["id"] for cell in json.loads(path.read_text(encoding="utf-8"))["cells"])


@cache
def posed_in(lesson: str) -> frozenset[str]:
    """Return the ids of the puzzles that a lesson poses."""
    found = [each for each in curriculum.sections() if each.lesson.startswith(lesson)]
    return frozenset(name for each in found for box in each.boxes for name in box)


def solved(*names: str, stars: int = 3) -> Progress:
    """Return the progress of a reader who solved these."""
    return Progress(solved={name: Solved(stars=stars, tries=1) for name in names})


def test_the_course_is_the_52_cards_of_a_pack() -> None:
    assert sorted(each.card for each in CARDS) == sorted(map(str, PACK))


def test_every_rule_of_sevens_and_every_fact_of_the_teaching_list_stands_behind_a_card() -> None:
    rules = {rule for rule in RULE_IDS if game_about(rule) == "sevens"}
    assert rules - {rule for each in CARDS for rule in each.rules} == set()
    told = {fact for fact, *_ in curriculum.TOLD}
    assert {fact for each in [*CARDS, *SPADES, *BRIDGE] for fact in each.facts} == told


def test_what_the_sources_tell_besides_the_rules_has_a_card_of_its_game() -> None:
    of_game = {curriculum_sources.SPADES: SPADES, curriculum_sources.SEVEN_BRIDGE: BRIDGE}
    lost = [
        said
        for source, said, where in curriculum_sources.SENTENCES
        if where not in RULE_IDS and where not in {fact for each in of_game.get(source, CARDS) for fact in each.facts}
    ]
    assert lost == []


@pytest.mark.parametrize(
    ("game", "letter", "name", "lesson"), [("spades", "P", "Spades", "11"), ("bridge", "D", "Seven Bridge", "10")]
)
def test_another_game_is_a_row_of_thirteen_and_every_rule_of_it_stands_behind_a_card(
    game: str, letter: str, name: str, lesson: str
) -> None:
    cards = course(game)
    assert sorted(each.card for each in cards) == sorted(str(card) for card in PACK[:13])
    assert {rule for rule in RULE_IDS if rule[0] == letter} - {rule for each in cards for rule in each.rules} == set()
    state = course_state(Progress(), {}, "en", TODAY, game)
    assert [row["name"] for row in state["rows"]] == [name]
    assert game_of_lesson(lesson) == game
    assert game_of_lesson("03") == "sevens"


@pytest.mark.parametrize("each", [*CARDS, *SPADES, *BRIDGE], ids=lambda each: f"{each.lesson}-{each.card}")
def test_a_card_leads_to_a_step_and_can_be_laid(each: Learned) -> None:
    assert all(each.cell in cells(each.lesson, lang) for lang in LANGUAGES if is_there(each.lesson, lang))
    assert set(each.puzzles) <= set(authored())
    assert set(each.rules) <= set(RULE_IDS)
    assert each.puzzles or each.deed
    assert all(each.lines[lang].strip().endswith((".", "?", "。", "？")) for lang in LANGUAGES)


@pytest.mark.parametrize("each", [*CARDS, *SPADES, *BRIDGE], ids=lambda each: f"{each.lesson}-{each.card}")
def test_a_cards_puzzles_are_posed_in_its_lesson_or_one_press_away_where_it_ends(each: Learned) -> None:
    elsewhere = [name for name in each.puzzles if name not in posed_in(each.lesson)]
    ends = each.lesson in LESSONS and all(
        "keep-progress" in cells(each.lesson, lang) for lang in LANGUAGES if is_there(each.lesson, lang)
    )
    own = lesson_cards(Progress(), each.lesson, {}, "en")
    [shown] = [card for card in own["cards"] if card["card"] == each.card]
    assert set(elsewhere) <= set(shown["puzzles"])
    assert ends or not elsewhere


def test_where_a_lesson_ends_its_cards_are_counted_and_what_is_solved_of_them() -> None:
    own = lesson_cards(solved("K6-01", "K8-02"), "05", {}, "en")
    assert [len(own["cards"]), own["laid"]] == [13, ["♦J"]]
    assert {*own["solved"]} == {"K6-01", "K8-02"}


def test_no_two_cards_ask_for_the_same_puzzle_or_say_the_same() -> None:
    puzzles = [name for each in CARDS for name in each.puzzles]
    assert len(puzzles) == len(set(puzzles))
    assert all(len({each.lines[lang] for each in CARDS}) == len(CARDS) for lang in LANGUAGES)


def test_stopping_is_won_by_a_puzzle_whose_answer_is_to_pass_and_who_has_it_by_another_keeps_it() -> None:
    [stopping] = [each for each in CARDS if each.step == "01/stopping"]
    [won] = stopping.puzzles
    assert puzzle(won).source.answer[0] == "pass"
    assert puzzle(won).source.trap == ["♠3"], "though it fits"
    assert stopping.is_laid(solved(*stopping.puzzles))
    assert stopping.is_laid(solved("B5-12"))
    for lang in LANGUAGES:
        titles = [puzzle(name).title(lang) for name in (*stopping.puzzles, *stopping.earlier)]
        assert all(name in told for name, told in zip(titles, (stopping.won(lang), stopping.did(lang)), strict=True))


def test_the_welcome_has_a_card_for_a_win_and_one_for_its_puzzle() -> None:
    cards = {each.card: each for each in CARDS if each.lesson == "00"}
    assert [*cards] == ["♠7", "♠8"]
    assert laid(Progress(practice=Practice(deeds=["first"]))) == ["♠7"]
    assert laid(solved("B4-02")) == ["♠8"]


def test_a_card_that_a_lessons_table_lays_is_that_lessons() -> None:
    """It was won in lesson 01, and listed under 02."""
    [broke] = [each for each in CARDS if each.deed == "broke"]
    assert broke.step == "01/broke"
    assert "♠A" in {each["card"] for each in lesson_cards(Progress(), "01", {}, "en")["cards"]}


@pytest.mark.parametrize(("old", "card"), [("B2-06", "♠8"), ("B4-06", "♠9"), ("B5-12", "♠6")])
def test_whoever_has_a_card_by_a_puzzle_of_an_older_version_keeps_it_and_is_told_for_which(old: str, card: str) -> None:
    [kept] = [each for each in CARDS if each.card == card]
    assert card in laid(solved(old))
    assert all(puzzle(old).title(lang) in kept.did(lang) for lang in LANGUAGES)


def test_a_card_is_laid_by_all_its_puzzles_or_by_its_deed() -> None:
    assert laid(solved("B5-41")) == []
    assert laid(solved("B5-41", "B5-45")) == ["♣6"]
    assert laid(solved("B5-41", "B5-45", stars=0)) == []
    assert laid(Progress(practice=Practice(deeds=["won-killer"]))) == ["♦K"]


def test_who_reads_the_lessons_in_order_lays_card_beside_card() -> None:
    posed = [name for each in curriculum.sections() if each.lesson[:2].isdigit() for box in each.boxes for name in box]
    down, apart = ["♠7", "♠J"], []  # a table is won before, and a first whole game ends lesson 01
    for count in range(1, len(posed) + 1):
        new = [card for card in laid(solved(*posed[:count])) if card not in down]
        down += new
        apart += [card for card in new if not card.endswith("7") and beside(card).isdisjoint(down)]
    assert apart == ["♦A", "♥2"]  # ♦2 and ♥3 are solved where their lesson ends


@pytest.mark.parametrize(("game", "lesson"), [("spades", "11"), ("bridge", "10")])
def test_another_games_lesson_lays_card_beside_card_too(game: str, lesson: str) -> None:
    posed = [
        name for each in curriculum.sections() if each.lesson.startswith(lesson) for box in each.boxes for name in box
    ]
    down: list[str] = []
    for count in range(1, len(posed) + 1):
        new = [card for card in laid(solved(*posed[:count]), game) if card not in down]
        down += new
        assert [card for card in new if not card.endswith("7") and beside(card).isdisjoint(down)] == []
    assert len(down) >= 7


def test_old_progress_and_codes_lay_their_cards_at_once() -> None:
    old = solved(*(name for names in POSED.values() for name in names))
    cards = laid(decode(encode(old)))
    assert len(cards) >= 30
    assert cards == laid(old)


def test_a_laid_card_fades_when_practice_missed_its_rule_and_straightens_with_a_right_answer() -> None:
    missed = Repeat(day=TODAY - timedelta(days=1))
    weak = solved("B4-02").merged(Progress(practice=Practice(rules={"B4": missed, "B3": missed})))
    assert faded(weak, TODAY) == ["♠8"]
    assert faded(weak, TODAY - timedelta(days=1)) == []
    again = Progress(practice=Practice(rules={"B4": missed.answered(TODAY, right=True)}))
    assert faded(weak.merged(again), TODAY + timedelta(days=9)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_is_told_whole_and_leads_to_the_steps_that_are_there(lang: str) -> None:
    state = course_state(Progress(), {"01": "01-a.ipynb"}, lang, TODAY)
    assert len(state["cards"]) == len(CARDS)
    assert {each["href"] for each in state["cards"]} >= {"01-a.ipynb#stopping", None}
    assert all(each["todo"] for each in state["cards"] if not each["puzzles"])
    assert all("{" not in each["line"] + each["todo"] for each in state["cards"])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_way_of_winning_a_card_says_what_was_done(game: str, lang: str) -> None:
    for each, shown in zip(course(game), course_state(Progress(), {}, lang, TODAY, game)["cards"], strict=True):
        titles = [puzzle(name).title(lang) for name in each.puzzles]
        assert [*each.called[lang]] == titles, f"{each.card}: what its puzzles are called"
        assert all(title and title in shown["won"] for title in titles)
        assert bool(shown["won"]) is bool(each.puzzles)
        if each.deed.startswith("won-"):
            assert (shown["did"], each.puzzles) == ("", ()), f"{each.card}: its line says that a game was won"
        else:
            assert bool(shown["did"]) is bool(each.deed or each.earlier)
            assert (shown["won"] + shown["did"]).endswith((".", "。"))
        assert not {"{", "}"} & {*(shown["won"] + shown["did"])}


def test_a_card_that_only_a_whole_game_lays_leads_to_a_table() -> None:
    here = {"01": "01.ipynb", "03": "03.ipynb"}
    site, notebook = (
        course_state(Progress(), pages, "en", TODAY)["cards"] for pages in ({**here, PLAY: "play.html"}, here)
    )
    at_table = {"♠K": "play.html", "♠J": "play.html", "♥K": "03.ipynb#play"}
    assert {each["card"]: each["play"] for each in site if "play" in each} == at_table
    in_lesson = {"♠K": "01.ipynb#play", "♠J": "01.ipynb#play", "♥K": "03.ipynb#play"}
    assert {each["card"]: each["play"] for each in notebook if "play" in each} == in_lesson
    assert all(not each["puzzles"] for each in site if "play" in each)


_TENSES = re.compile(r"(?:ing|ed|s)$")
_IRREGULAR = {"goes": "go", "went": "go", "kept": "keep", "getting": "get", "wrote": "write", "writing": "write"}
_SMALL = {"a", "an", "the", "in", "of", "at", "any", "and", "won", "for", "you", "your", "whole", "game", "to"}


def words_of(line: str) -> set[str]:
    """Return the words that carry what a line says, whatever their tense."""
    found = {_IRREGULAR.get(word, word) for word in re.findall(r"[a-z]+", line.lower())} - _SMALL
    return {_TENSES.sub("", word).rstrip("e")[:4] for word in found}


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_is_told_in_the_words_in_which_it_was_asked(game: str) -> None:
    for each in (each for each in course(game) if each.deed and not each.deed.startswith("won-")):
        asked, done = (words_of(message(f"course-{key}-{each.deed}", "en")) for key in ("deed", "did"))
        assert asked == done, each.card


def test_deeds_and_the_score_merge_and_cross_by_a_code() -> None:
    here = Progress(practice=Practice(deeds=["first"], ren=(2, 1)))
    there = Progress(practice=Practice(deeds=["won-joker"], ren=(3, 2)))
    both = here.merged(there)
    assert both == there.merged(here)
    assert both.practice.deeds == ["first", "won-joker"]
    assert both.practice.ren == (3, 2)
    assert decode(encode(both)).practice == both.practice
    assert Progress.parse(both.text.encode()) == both
    assert '"version": 3' in both.text
