"""The catalogues agree with each other and with the code; cards, lists, names and events are written as they should."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import sevens_teach
from sevens_teach import Card, CardError, Event, Happening, Pass, Placing, Play, Position, Reason, limits
from sevens_teach.errors import MessageError
from sevens_teach.rule_book import RULE_IDS, game_about
from sevens_teach.say.messages import (
    LANGUAGES,
    Phrase,
    Who,
    aloud,
    apart,
    card_in_words,
    message,
    phrase,
    say,
)
from sevens_teach.sevens.why.news import describe, placing_reason
from sevens_teach.teaching.lessons import LESSONS
from sevens_teach.text.notation import parse_cards

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PACKAGE = Path(sevens_teach.__file__).parent
KEY = re.compile(r"[a-z]+(-[a-z]+)*")
NAMES = ("Ren", "Sora", "Mio")


# -- the catalogues --------------------------------------------------------------------------------


class Variables(Visitor):
    """Collects the variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: D102, called by that name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: D102
        self.messages.add(node.id.name)


def catalogues(lang: str, file: str = "*") -> list[Path]:
    """Return the catalogues of a language: the house's and each game's."""
    return sorted(PACKAGE.rglob(f"locale/{lang}/{file}.ftl"))


def entries(lang: str, file: str = "*") -> list[ftl.EntryType]:
    """Return what stands in a language's catalogue."""
    files = catalogues(lang, file)
    assert files
    return [entry for each in files for entry in FluentParser().parse(each.read_text(encoding="utf-8")).body]


def uses(lang: str, file: str = "*") -> dict[str, Variables]:
    """Return what each message of a catalogue uses."""
    found: dict[str, Variables] = {}
    for entry in entries(lang, file):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found


JUST_NAMED = {"puzzle-let-play", "puzzle-let-die", "puzzle-play-lost-last"}
"""What follows a sentence about the same move (`puzzle-play-lost`)."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_is_understood_and_no_key_is_there_twice(lang: str) -> None:
    found = entries(lang)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(set(keys)) == sorted(keys)


def test_the_languages_have_the_same_messages_in_the_same_files() -> None:
    english, *others = ({f"{file.parents[2].name}/{file.name}" for file in catalogues(lang)} for lang in LANGUAGES)
    for other in others:
        assert other == english
    for file in english:
        english_keys, *other_keys = (uses(lang, Path(file).stem).keys() for lang in LANGUAGES)
        for keys in other_keys:
            assert keys == english_keys


def test_the_languages_use_the_same_values() -> None:
    """Only how many there are of something, with which counter, and in which form, is a language's own business.

    Japanese has no plural, and English no counters (`unit`); English has a word of its own for a pass that begins a
    sentence (`sort`), and articles before a bid (`how`). Where the sentence before has just named the move, Japanese
    does not name it again.
    """
    english, *others = (values_of(uses(lang)) for lang in LANGUAGES)
    for other in others:
        assert other == english


def values_of(catalogue: dict[str, Variables]) -> dict[str, set[str]]:
    """Return the values each message needs, also for the messages it uses; a count needs its list."""

    def needed(key: str) -> set[str]:
        used = catalogue[key]
        own = {name.removesuffix("-count") for name in used.variables} - {"unit", "sort", "how"}
        own -= {"move"} if key in JUST_NAMED else set()
        return own.union(*(needed(other) for other in used.messages))

    return {key: needed(key) for key in catalogue}


def constants(folder: Path) -> Iterator[str]:
    """Yield the texts in the code that could be keys."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                yield node.value


def called_with(folder: Path, *functions: str) -> Iterator[str]:
    """Yield the keys that the code gives to these functions."""
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in functions:
                yield from (str(arg.value) for arg in node.args[:1] if isinstance(arg, ast.Constant))


def test_every_message_that_the_code_asks_for_exists() -> None:
    assert {*called_with(PACKAGE, "message", "phrase", "Phrase")} <= uses("en").keys()
    assert {key for key in constants(PACKAGE / "sevens/why") if "-" in key} <= uses("en").keys()


def test_every_message_of_verdicts_and_events_is_asked_for() -> None:
    catalogue = uses("en")
    used = {*constants(PACKAGE)}.union(*(each.messages for each in catalogue.values()))
    for file in ("cards", "events", "verdict"):
        assert uses("en", file).keys() <= used


def test_every_key_that_ends_in_an_id_exists() -> None:
    about = {name: [rule for rule in RULE_IDS if game_about(rule) == name] for name in ("sevens", "spades")}
    keys = {f"rule-{rule}" for rules in about.values() for rule in rules} | {f"rule-{rule[0]}" for rule in RULE_IDS}
    keys |= {f"lesson-{number}" for number in LESSONS}
    keys |= {f"puzzle-nudge-{rule}" for rule in about["sevens"]}
    keys |= {f"spades-puzzle-recall-{rule}" for rule in about["spades"]}
    for lang in LANGUAGES:
        assert keys <= uses(lang).keys()


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_read_apart_is_the_one_that_stands_in_its_file(lang: str) -> None:
    for file in catalogues(lang):
        text = file.read_text(encoding="utf-8")
        whole = {each.id.name: each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)}
        alone = {key: FluentParser().parse(entry).body[0] for key, entry in apart(text)}
        assert alone.keys() == whole.keys()
        assert [key for key in whole if not whole[key].equals(alone[key], ["span", "comment"])] == []


@pytest.mark.parametrize("lang", ["de", "EN", "", None, 7, ["en"]])
def test_an_unknown_language(lang: object) -> None:
    with pytest.raises(MessageError, match=r"^no language .*: expected 'en' or 'ja'$"):
        message("why-out", lang)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", ["why", "", "why-out ", "locale/en"])
def test_an_unknown_message(key: str) -> None:
    with pytest.raises(MessageError, match=f"^no message {key!r} in the catalogue of 'ja'$"):
        message(key, "ja")


def test_a_missing_value() -> None:
    with pytest.raises(MessageError, match=r"^message 'has-to-wait' in 'en' cannot be written: .*card"):
        message("has-to-wait")


# -- values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "en", "ja"),
    [
        ("-", "nothing", "なし"),
        ("♥9", "♥9", "♥9"),
        ("♥9,10", "♥9 and ♥10", "♥9と♥10"),
        ("♥9-J", "♥9, ♥10 and ♥J", "♥9、♥10、♥J"),
        ("♥9-Q", "♥9 to ♥Q", "♥9〜♥Q"),
        ("♠Q,K ♥A,2", "♠Q, ♠K, ♥A and ♥2", "♠Q、♠K、♥A、♥2"),
        ("♠8 ♥9-Q ★", "♠8, ♥9 to ♥Q and ★", "♠8、♥9〜♥Q、★"),
        ("♠8 ♥9-Q", "♠8 and ♥9 to ♥Q", "♠8と♥9〜♥Q"),
    ],
)
def test_a_list_of_cards(cards: str, en: str, ja: str) -> None:
    found = parse_cards(cards)
    assert message("why-hold-back", cards=found).startswith(f"You could play {en},")
    assert message("why-hold-back", "ja", cards=found).startswith(f"{ja}を出せます")


def test_a_list_of_cards_going_down() -> None:
    cards = tuple(reversed(parse_cards("♥A-5")))
    assert message("why-gap", missing=cards) == "♥5 down to ♥A are not on the board yet."


def test_names() -> None:
    turn = phrase("why-turn", player=Who(1))
    assert say(turn, "en", NAMES) == "It's Sora's turn."
    assert say(turn, "ja", NAMES) == "今はSoraの番です。"
    assert (say(turn), say(turn, "ja")) == ("It's Ren's turn.", "今はレンの番です。")
    assert say(phrase("why-turn", player=Who(3)), "en", NAMES) == "It's Sora's turn."


def test_a_name_is_text_whatever_it_looks_like() -> None:
    assert say(phrase("why-turn", player=Who(0)), "en", ["{ $card } = -x"]) == "It's { $card } = -x's turn."


def test_a_phrase_in_a_phrase() -> None:
    island = Phrase("island-laid", (("card", Card("♥J")), ("player", Who(0))))
    text = message("why-island", "en", NAMES, missing=parse_cards("♥10"), island=island)
    assert text == "♥10 is not on the board yet, so the ♥J that Ren laid when going broke does not connect."


@pytest.mark.parametrize(
    ("number", "text"),
    [(1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (21, "21st"), (112, "112th")],
)
def test_ordinals(number: int, text: str) -> None:
    assert message("nth", number=number) == text
    assert message("nth", "ja", number=number) == f"{number}番目"


@pytest.mark.parametrize(
    ("card", "en", "ja"),
    [
        ("♥Q", "queen of hearts", "ハートのクイーン"),
        ("♥9", "9 of hearts", "ハートの9"),
        ("S10", "10 of spades", "スペードの10"),
        ("♦A", "ace of diamonds", "ダイヤのエース"),
        ("♣J", "jack of clubs", "クラブのジャック"),
        ("♣K", "king of clubs", "クラブのキング"),
        ("★", "joker", "ジョーカー"),
    ],
)
def test_a_card_in_words(card: str, en: str, ja: str) -> None:
    assert (card_in_words(Card(card)), card_in_words(card, "ja")) == (en, ja)


def test_no_card_in_words() -> None:
    with pytest.raises(CardError):
        card_in_words("♠1♠")


@pytest.mark.parametrize(
    ("lang", "text", "words"),
    [
        ("en", "Ren plays ♥9.", "Ren plays the 9 of hearts."),
        ("en", "♥Q has to wait. ♥9 and ♥10 are not on the board yet.",
         "The queen of hearts has to wait. The 9 of hearts and the 10 of hearts are not on the board yet."),
        ("en", "so the ♥J laid by Sora", "so the jack of hearts laid by Sora"),
        ("en", "Your cards go on the board: ♠A and ★.", "Your cards go on the board: the ace of spades and the joker."),
        ("en", "Your ♦4 let Ren's ♦3 in, beside your own ♠A.",
         "Your 4 of diamonds let Ren's 3 of diamonds in, beside your own ace of spades."),
        ("en", "You broke Sora, whose ♠K waited.", "You broke Sora, whose king of spades waited."),
        ("en", "It's ♥9 that fits.", "It's the 9 of hearts that fits."),
        ("en", "★ needs a place.", "The joker needs a place."),
        ("en", "Nobody is still in.", "Nobody is still in."),
        ("ja", "♥Qはまだ出せません。♥9が場に出ています。",
         "ハートのクイーンはまだ出せません。ハートの9が場に出ています。"),
    ],
)  # fmt: skip
def test_a_text_in_words(lang: str, text: str, words: str) -> None:
    assert aloud(text, lang) == words


# -- events and placings ---------------------------------------------------------------------------

EVENTS = [
    (Event(Happening.LAID_SEVENS, 0, parse_cards("♠7 ♦7")),
     "Before play Ren laid ♠7 and ♦7.", "Before play you laid ♠7 and ♦7.", "Renが♠7と♦7を並べました。"),
    (Event(Happening.PLAYED, 0, parse_cards("♥9")), "Ren plays ♥9.", "You play ♥9.", "Renが♥9を出しました。"),
    (Event(Happening.LAID_JOKER, 0, parse_cards("♠8")),
     "Ren lays ★ on ♠8.", "You lay ★ on ♠8.", "Renが♠8の場所に★を置きました。"),
    (Event(Happening.LAID_JOKER, 0, parse_cards("♠8,9")),
     "Ren lays ★ on ♠8 and ♠9 beyond it.", "You lay ★ on ♠8 and ♠9 beyond it.",
     "Renが♠8の場所に★を置き、♠9を出しました。"),
    (Event(Happening.TOOK_JOKER, 0, parse_cards("♠8")),
     "Ren has to put down ♠8 and takes ★.", "You have to put down ♠8 and take ★.",
     "Renが♠8を出して、★を引き取りました。"),
    (Event(Happening.PASSED, 0), "Ren passes.", "You pass.", "Renはパスしました。"),
    (Event(Happening.BANKRUPT, 0), "Ren is broke.", "You are broke.", "これで、Renは破産です。"),
    (Event(Happening.LAID_HAND, 0, parse_cards("♠2 ♥K")),
     "Ren's ♠2 and ♥K go on the board.", "Your ♠2 and ♥K go on the board.",
     "Renの♠2と♥Kが、場に並びました。"),
    (Event(Happening.OUT, 0), "Ren is out of cards.", "You are out of cards.",
     "Renは上がりです。"),
    (Event(Happening.LEFT, 0), "Ren leaves the game: no card left that could ever be played.",
     "You leave the game: no card left that could ever be played.",
     "Renは、出せるカードがなくなって抜けました。"),
    (Event(Happening.STUCK, 0),
     "★ is Ren's only card: Ren is out of the game.", "★ is your only card: you are out of the game.",
     "Renの手札は★だけになりました。ゲームから外れます。"),
    (Event(Happening.EXCHANGED, 0, other=1),
     "Sora talked to Ren, a ghost: Ren takes the hand and the seat, and Sora counts as broke.",
     "You come back: Sora talked to you and takes your place as a ghost.",
     "Soraがお化けのRenと話してしまいました。RenがSoraの手札と席でゲームに戻り、Soraは破産したことになります。"),
]  # fmt: skip


def told(event: Event, lang: str = "en", names: Sequence[str] | None = None, you: int | None = None) -> str:
    """One event in its sentence."""
    [sentence] = describe((event,), lang, names, you)
    return sentence


@pytest.mark.parametrize(("event", "en", "you", "ja"), EVENTS, ids=lambda value: getattr(value, "kind", None))
def test_an_event_in_a_sentence(event: Event, en: str, you: str, ja: str) -> None:
    assert told(event, "en", NAMES) == told(event, "en", NAMES, you=2) == en
    assert told(event, "en", NAMES, you=0) == you
    assert told(event, "ja", NAMES) == ja
    assert told(event, "ja", NAMES, you=0) != ja


def test_G1_the_talker_hears_of_it() -> None:
    event = Event(Happening.EXCHANGED, 0, other=1)
    expected = "You talked to Ren, a ghost: Ren takes your hand and seat, and you count as broke."
    assert told(event, "en", NAMES, you=1) == expected
    assert told(event, "ja", NAMES, you=1).startswith("お化けのRenと話してしまいました。")


def test_events_that_are_nobodys() -> None:
    one, two = (Event(Happening.DIED, cards=parse_cards(cards)) for cards in ("♠8", "♥2,3"))
    assert (told(one), told(two)) == ("♠8 is dead now.", "♥2 and ♥3 are dead now.")
    assert told(two, "ja") == "♥2と♥3が死にました。"
    for lang, said in (
        ("en", ["Your ♥3 is dead now.", "♥2 is dead now."]),
        ("ja", ["あなたの♥3が死にました。", "♥2が死にました。"]),
    ):
        assert describe([two], lang, NAMES, you=0, own=parse_cards("♥3 ♠8")) == said
    ended = Event(Happening.ENDED)
    assert (told(ended), told(ended, "ja", you=0)) == ("The game is over.", "ゲームが終わりました。")


def test_K5_who_leaves_right_after_another_is_told_of_in_a_few_words() -> None:
    left = [Event(Happening.LEFT, player) for player in (1, 0, 2)]
    assert describe(left, "en", NAMES, you=0)[1:] == ["Then you leave too.", f"Then {NAMES[2]} leaves too."]
    in_japanese = describe(left, "ja", NAMES, you=0)[1:]
    assert in_japanese == ["続いて、あなたも抜けました。", f"続いて、{NAMES[2]}も抜けました。"]
    apart = [left[0], Event(Happening.DIED, cards=parse_cards("♠8")), left[2]]
    assert describe(apart, "en", NAMES) == [told(event, "en", NAMES) for event in apart]


def test_B2_who_laid_sevens_before_play_is_told_as_past_and_when_once() -> None:
    laid = [Event(Happening.LAID_SEVENS, 0, parse_cards("♠7")), Event(Happening.LAID_SEVENS, 2, parse_cards("♥7"))]
    assert describe(laid, "en", NAMES, you=0) == ["Before play you laid ♠7.", f"{NAMES[2]} laid ♥7."]


def test_K10_who_leaves_shows_no_card() -> None:
    event = Event(Happening.LEFT, 0, parse_cards("♠8"))
    for lang in LANGUAGES:
        assert "♠" not in told(event, lang)


def test_every_kind_of_event_has_its_sentence() -> None:
    tested = {event.kind for event, *_ in EVENTS} | {Happening.DIED, Happening.ENDED}
    assert tested == set(Happening)


@pytest.mark.parametrize(
    ("placing", "en", "ja"),
    [
        (Placing(1, 0, Reason.OUT), "Ren is 1st: no cards left.", "1位 Ren（上がり）。"),
        (Placing(1, 0, Reason.LAST_IN, left=2), "Ren is 1st: last one standing.",
         "1位 Ren（最後まで残った）。"),
        (Placing(2, 0, Reason.LAST_IN, left=1), "Ren is 2nd: 1 card left.", "2位 Ren（手札が1枚残った）。"),
        (Placing(4, 0, Reason.LAST_IN, left=3), "Ren is 4th: 3 cards left.", "4位 Ren（手札が3枚残った）。"),
        (Placing(3, 0, Reason.DEAD_CARDS, 0), "Ren is 3rd: no dead card.", "3位 Ren（死んだカードなし）。"),
        (Placing(1, 0, Reason.DEAD_CARDS, 1), "Ren is 1st: 1 dead card.", "1位 Ren（死んだカード1枚）。"),
        (Placing(1, 0, Reason.DEAD_CARDS, 2), "Ren is 1st: 2 dead cards.", "1位 Ren（死んだカード2枚）。"),
        (Placing(4, 0, Reason.BANKRUPT), "Ren is 4th: broke.", "4位 Ren（破産）。"),
        (Placing(4, 0, Reason.BANKRUPT, broke=0), "Ren is 4th: broke first.", "4位 Ren（最初に破産）。"),
        (Placing(3, 0, Reason.BANKRUPT, broke=1), "Ren is 3rd: broke second.", "3位 Ren（2番目に破産）。"),
        (Placing(5, 0, Reason.JOKER), "Ren is 5th: left holding ★.",
         "5位 Ren（★が手に残った）。"),
    ],
)  # fmt: skip
def test_the_reason_for_a_place(placing: Placing, en: str, ja: str) -> None:
    assert placing_reason(placing, "en", NAMES) == placing_reason(placing, "en", NAMES, you=1) == en
    assert placing_reason(placing, "ja", NAMES) == ja
    assert placing_reason(placing, "en", NAMES, you=0) == en.replace("Ren is", "You are")
    assert placing_reason(placing, "ja", NAMES, you=0) == ja.replace("Ren", "あなた")


# -- what it costs to have languages ---------------------------------------------------------------


def test_the_engine_plays_without_loading_a_language() -> None:
    code = (
        "import sys, sevens_teach, sevens_teach.sevens.why; print([m for m in ('fluent', 'babel') if m in sys.modules])"
    )
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert loaded.stdout == "[]\n"


def test_an_illegal_move_is_told_in_english() -> None:
    position = Position.parse("basic; board ♠7 ♥7 ♦7 ♣A-10; hands ♠A-6,8-K | ♥A-6,8-K | ♦A-6,8-K ♣J-K; turn 0")
    with pytest.raises(sevens_teach.IllegalMoveError, match="♠9 has to wait"):
        position.after(Play("♠9"))
    assert position.after(Pass())


# -- texts as readers bring them -------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_value_is_cut_and_half_a_character_is_still_text(lang: str) -> None:
    said = message("ui-saved", lang, name="七" * 5000)
    assert said.count("七") == limits.VALUE
    assert "…" in said
    assert "a?b" in message("ui-saved", lang, name="a\ud800b").encode().decode()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("film", ["puzzle-step", "stepper-at"])
def test_a_film_does_not_count_as_the_lesson_around_it(film: str, lang: str) -> None:
    """Under “Step 10 of 14” a film that is at step 3 of 11 would be another one of the same."""
    said = message(film, lang).replace("{n}", "3").replace("{count}", "11")
    for lesson in ("steps-step", "steps-where"):
        assert not message(lesson, lang, count="3", all="11").startswith(said)
