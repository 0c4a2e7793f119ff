"""What replies and pictures say of authored puzzles: nothing false, and nothing that gives the answer away."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from math import inf
from typing import TYPE_CHECKING, Any

import pytest
from sevens.puzzles.answering import ABOUT_DEATH

from sevens_teach.cards import Card
from sevens_teach.practice.drawing import drawn
from sevens_teach.puzzles import Puzzle, check, load_puzzles, puzzle
from sevens_teach.puzzles.as_json import table_of
from sevens_teach.puzzles.model import folder_of, room_about
from sevens_teach.rule_book import RULE_IDS, game_about
from sevens_teach.say.messages import LANGUAGES, Phrase, phrases_in, say
from sevens_teach.say.verdict import both
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.outlook import Lines, goal_of
from sevens_teach.sevens.puzzles.why_good import followed
from sevens_teach.sevens.puzzles.why_lost import let_happen
from sevens_teach.teaching.lessons import POSED

NAMES = ("You", "Ren", "Aoi", "Sora")
ROUND = ": it goes from left to right."
"""How the turn goes, as a wrong next player is told."""
BESIDE = {
    *("puzzle-instead", "puzzle-lets-play", "puzzle-lets-die", "puzzle-lets-die-earlier", "puzzle-lets-leave"),
    *("puzzle-lets-time", "puzzle-lets-close", "puzzle-lets-die-later"),
}
TO_BE_WON = [each for each in load_puzzles() if each.kind in ("play", "find")]

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles.answers import Item, Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


@pytest.mark.parametrize(
    ("name", "answer", "rule", "sentence"),
    [
        ("G1-01", [0, 1, 2], "G1", "Ren talked to Sora, a ghost, and counts as broke."),
        ("G1-04", [0, 2, 3], "G1", "Aoi talked to Sora, a ghost, and counts as broke."),
        ("G2-01", 1, "G1", "Ren talked to Sora, a ghost, and counts as broke."),
        ("B6-05", [2], "B6", "Aoi has passed one time too many."),
        ("G2-05", [0, 3, 2, 1], "G2", "Aoi talked to you, and took over that place among those who went broke."),
        ("K6-02", {"laid": ["♠3"], "open": []}, "K6", "It is dead, and dead cards stay off the board."),
        ("B5-04", 6, "B5", "had no card that fits: only ♠3, "),
        (
            "J5-06",
            ["♥Q"],
            "J6",
            "Ren goes broke first, and nobody is left to take your ★. Whoever is left holding ★ is last.",
        ),
        (
            "K8-04",
            ["♠Q"],
            "K8",
            "You are 2nd. You and Ren have 5 dead cards each, and Ren left first.",
        ),
        ("S3-01", ["♣4"], "B9", "In the end, you go broke."),
        ("S1-01", ["♠8"], "B10", "Your ♠8 lets Ren play ♠9 and ♠10. With ♠8 gone, nothing you hold stops Ren."),
        ("S1-06", "♥8", "B10", "Your ♥8 lets Ren play ♥9 and ♥10."),
        ("J6-06", ["♥K"], "J6", "Then Ren lays ★ on ♦K. The card is yours, and now ★ is too."),
        ("J5-06", ["♦K"], "J6", "Ren goes broke first, and nobody is left to take your ★."),
        ("K3-11", ["♥9"], "K8", "Later your own ♠2 closes in your ♥2."),
        ("K3-09", ["pass"], "K8", "Ren gets to play ♥10, ♥4, ♦2 and ♦3."),
        ("S5-04", [0, 1, 2], "B9", "Your ♠A has to wait for ♠2. Whatever happens, either Aoi or Ren will come first."),
        ("J1-04", 0, "J1", "Handing over a card to ★ is not your turn and costs no pass."),
        ("B5-01", ["♠8"], "B5", "One is missing: a card, or Pass. And when may you pass at this table?"),
        ("B5-02", ["♦4"], "B4", "One is wrong. One is missing: a card, or Pass."),
        ("T1-01", [], "T1", "Look at the ♠ cards once more. A and K are neighbours."),
        ("B2-01", 3, "B3", "One move each, and it goes on round the table."),
        ("K3-41", [], "K3", "Which card has a single free side, and who could take it?"),
    ],
)
def test_the_reply_says_what_happened(name: str, answer: object, rule: str, sentence: str) -> None:
    reply = check(puzzle(name), answer)
    assert not reply.right
    assert reply.rule == rule
    assert sentence in reply.text()


def lost_lines(asked: SevensPuzzle[Any]) -> Iterator[tuple[Step, ...]]:
    """Yield what follows each move of a puzzle that loses its goal."""
    if asked.kind == "play":
        yield from (branch.line for node in asked.parts[0].nodes for branch in node if not branch.item.right)
    elif asked.kind == "find":
        lines = Lines(asked)
        found = [lines.outlook(asked.position, move) for move in asked.position.legal_moves]
        yield from (each.line for each in found if each.needed == inf)


def test_every_lost_move_says_what_it_let_happen() -> None:
    """But a pass that is bankruptcy on the spot, which says it all."""
    silent = [
        f"{asked.id}: {line[0].move}"
        for asked in load_puzzles()
        if isinstance(asked.start, Position)
        for line in filter(None, lost_lines(asked))
        if let_happen(goal_of(asked), line) is None and not (line[0].move == PASS and len(line) == 1)
    ]
    assert silent == []


def named_links(let: Phrase) -> list[tuple[int, tuple[Card, ...]]]:
    """Return whose cards a reply names as let in, one after the other."""
    args: dict[str, Any] = dict(let.args)
    if let.key not in ("puzzle-let-play", "puzzle-let-play-broke"):
        return []

    def said(told: Phrase) -> list[tuple[int, tuple[Card, ...]]]:
        values: dict[str, Any] = dict(told.args)
        if told.key == "puzzle-let-on":
            return [(values["player"].player, values["cards"])]
        return [link for each in values.values() if isinstance(each, Phrase) for link in said(each)]

    return [(args["player"].player, args["cards"]), *said(args["then"])]


def test_a_lost_move_names_every_card_between_it_and_the_last_one_it_let_in() -> None:
    """Each card named fits only because of the one before: without the chain's other cards nobody gets there."""
    chains = 0
    drawn_ones = [found for seed in (44, 64, 221, 299, 324) if (found := drawn("B9", seed, "find"))]
    for asked in [*load_puzzles(), *drawn_ones]:
        if not isinstance(asked.start, Position) or asked.rules.killer:
            continue
        for line in filter(None, lost_lines(asked)):
            let = let_happen(goal_of(asked), line)
            links = named_links(let) if let else []
            named = [card for _, cards in links for card in cards]
            played = {str(step.move): step for step in line}
            assert all(played[str(card)].player == player for player, cards in links for card in cards)
            for card in named[:1] if len(links) < 2 else named:
                before = played[str(card)].before
                missing = line[0].after.down & ~line[0].before.down
                assert not card.place & survey(before.rules, before.down & ~missing)[0], "it was let in"
            chains += len(links) > 1
    assert chains >= 5


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your ♠3 lets Aoi play ♠2. Then Ren can play ♠A. With ♠3 gone, nothing you hold stops Ren."),
        (
            "ja",
            "アオイに♠2を出されるからです。続けて、レンが♠Aを出せます。♠3を出すと、もうレンを止められません。",
        ),
    ],
)
def test_the_card_between_is_named_in_both_languages(lang: str, said: str) -> None:
    asked = drawn("B9", 221, "find")
    assert asked is not None
    assert said in check(asked, "♠3").text(lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Your ♦10 lets Ren play ♦J. Later Aoi plays ♦Q."),
        ("ja", "レンに♦Jを出されるからです。あとで、アオイが♦Qを出します。"),
    ],
)
def test_what_somebody_plays_only_after_another_move_is_said_to_come_later(lang: str, said: str) -> None:
    """Below it the line shows that move first: here Aoi's ♥A."""
    assert said in check(puzzle("B4-16"), "♦10").text(lang)


@pytest.mark.parametrize(
    ("name", "said"),
    [("B4-06", "1枚もない"), ("B4-07", "どこにもない"), ("B2-06", "だれもいない"), ("B6-15", "どれでもない")],
)
def test_the_button_for_no_answer_fits_what_was_asked_for(name: str, said: str) -> None:
    assert table_of(puzzle(name), "ja")["labels"]["none"] == said


def test_only_what_is_somebodys_next_move_is_told_as_such() -> None:
    later = {"yes": 0, "no": 0}
    for asked in load_puzzles():
        for line in filter(None, lost_lines(asked)) if isinstance(asked.start, Position) else ():
            let = let_happen(goal_of(asked), line)
            told: list[dict[str, Any]] = [dict(each.args) for each in phrases_in(let)] if let else []
            at = 0
            for args in (each for each in told if "later" in each):
                following = [step.move for step in line[at + 1 :] if step.player == args["player"].player]
                assert args["later"] == ("no" if following[0] == Play(args["cards"][0]) else "yes"), asked.id
                at = [step.move for step in line].index(Play(args["cards"][-1]))
                later[args["later"]] += 1
    assert min(later.values()) > 20


def test_what_follows_from_each_move_to_find_can_be_watched() -> None:
    """To where the goal is lost, or reached for certain; else to the reader's next turn."""
    for asked in load_puzzles():
        if asked.kind != "find" or not isinstance(asked.start, Position):
            continue
        goal = goal_of(asked)
        for item, sent in zip(asked.parts[0].items, asked.table()["parts"][0]["items"], strict=True):
            assert str(item.line[0].move) == item.id
            assert all(one.after == two.before for one, two in pairwise(item.line))
            assert [turn["move"] for turn in sent["line"]] == [str(step.move) for step in item.line]
            assert all(turn["after"]["players"] and turn["say"] for turn in sent["line"])
            end = item.line[-1].after
            is_lost = item.right == (asked.source.find == "losing")
            assert goal.decided(end) is not True if is_lost else goal.decided(end) or end.turn == asked.viewpoint


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_to_find_the_losing_move_is_not_told_to_win(lang: str) -> None:
    losing = [each for each in TO_BE_WON if each.kind == "find" and each.source.find == "losing"]
    drawn_ones = [found for seed in (44, 64, 221) if (found := drawn("B9", seed, "find"))]
    for asked in (*losing, *drawn_ones):
        aim = say(goal_of(asked).aim, lang, asked.names(lang))
        assert aim not in asked.question(lang)


def test_a_puzzle_to_be_won_says_what_the_others_do() -> None:
    asked = puzzle("B5-11")
    assert {lang: asked.question(lang) for lang in LANGUAGES} == {
        "en": "Only one of your moves still wins, whatever Ren and Aoi do. Which one?",
        "ja": "レンとアオイが何をしても、まだ1位になれる手は、1つだけです。どれでしょう。",
    }
    named = {name: (puzzle(name).table()["story"], puzzle(name).question()) for name in ("B4-10", "B5-09", "S5-01")}
    assert named == {
        "B4-10": (["The others always play the leftmost card in hand that fits."], "Win from here."),
        "B5-09": (["Ren and Aoi always play the leftmost card in hand that fits."], "Win from here."),
        "S5-01": ([], "Ren may play anything. Win from here all the same."),
    }
    assert puzzle("B9-19").question().startswith("The others may play anything. Don't")
    assert puzzle("J1-10").question() == "Ren may play anything. Make him go broke all the same.", "no name twice"
    assert puzzle("J1-10").question("ja") == "レンが何をしても、破産させてください。"
    assert puzzle("B6-10").question() == "The others may play anything. Make Ren go broke all the same."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_the_others_play_is_told_before_the_question_or_in_it_and_never_twice(lang: str) -> None:
    """Where a puzzle asks in its own words, they are all that is said of others who play their best."""
    whatever = {"en": r", whatever | may play anything\.", "ja": "しても、"}[lang]
    told = {"en": "leftmost card in hand that fits.", "ja": "いちばん左のを出します。"}[lang]
    for each in TO_BE_WON:
        if hasattr(each.source, "opponents"):
            eager = each.source.opponents == "eager"
            assert any(line.endswith(told) for line in each.table(lang)["story"]) == eager, each.id
            assert not (eager and re.search(whatever, each.question(lang))), each.id


def test_who_is_at_the_table_is_said_where_hidden_hands_are_asked_about() -> None:
    held, board = drawn("B1", 103, "holds"), drawn("B4", 11905, "playable")
    assert held is not None
    assert board is not None
    assert held.table()["story"] == ["Only you and Ren are playing."]
    assert held.table("ja")["story"] == ["残っているのは、あなたとレンの2人です。"]
    assert board.table()["story"] == [], "where a card fits turns on nobody's hand"


@pytest.mark.parametrize(("lang", "said"), [("en", "one after another"), ("ja", "この順に進みます")])
def test_a_record_says_that_its_moves_are_no_choices_from_one_position(lang: str, said: str) -> None:
    records = [each for each in load_puzzles() if each.kind == "record"]
    assert records
    assert [each.id for each in records if said not in each.question(lang)] == []


def stands(asked: Puzzle) -> list[str]:
    return [player["text"] for player in asked.table()["frames"][0]["players"]]


def test_passes_are_counted_one_way_and_not_before_there_is_one() -> None:
    """Hands that lie open say how many are left, all or none; a question about passes how many were used."""
    assert stands(puzzle("B4-05")) == ["8 cards", "6 cards", "5 cards", "5 cards"]
    assert stands(puzzle("B5-12")) == [
        "4 cards, 3\N{NO-BREAK SPACE}passes left",
        "4 cards, 3\N{NO-BREAK SPACE}passes left",
        "2 cards, 3\N{NO-BREAK SPACE}passes left",
    ]
    assert stands(puzzle("B6-03"))[:2] == ["6 cards, no pass used", "8 cards, 2 passes used"]
    for asked in TO_BE_WON:
        if isinstance(asked.start, Position):
            counted = ["pass" in said for said in stands(asked) if re.match(r"\d+ card", said)]
            assert all(counted) is (asked.rules.passes is not None), asked.id


def test_a_wrong_answer_does_not_tell_the_right_one() -> None:
    """Of those with more than two to choose from, in what a newcomer meets: the answer's name is not said."""
    for asked in map(puzzle, (name for number in ("01", "02", "03") for name in POSED[number])):
        part = asked.parts[0]
        if part.mode == "one" and part.area in ("players", "moves") and len(part.items) > 2:
            names = {item.id: say(item.label, "en", asked.names("en")) for item in part.items if item.label}
            for item in part.items:
                if not item.right and part.right[0] in names:
                    told = check(asked, item.id).text()
                    assert not re.search(rf"\b{re.escape(names[part.right[0]])}\b", told.replace("Your", "")), asked.id
    turned = check(puzzle("B9-04"), puzzle("B9-04").parts[0].order[::-1]).text()
    assert turned == "Nobody is in the right place yet. Aoi ranks above you. You are broke, and Aoi is not."


def test_whom_to_watch_is_hinted_for_the_losing_move_too() -> None:
    asked = drawn("B9", 221, "find")
    assert asked is not None
    assert asked.table()["hints"][1] == "Watch Aoi: what happens once ♠2 is on the board?"
    assert asked.table("ja")["hints"][1] == "アオイを見ましょう。♠2が場に出ると、どうなりますか。"


def test_a_ranking_tells_readers_their_own_place_as_theirs() -> None:
    asked = puzzle("B9-04")
    assert "You are 4th: broke." in check(asked, asked.parts[0].order).text()


@pytest.mark.parametrize("name", ["G1-01", "J5-01", "K5-01", "B6-05", "J4-02", "K7-01"])
def test_neither_picture_nor_story_tells_who_is_next_or_still_in(name: str) -> None:
    asked = puzzle(name)
    table = asked.table()
    before = [player["status"] == "in" for player in table["frames"][0]["players"]]
    assert before == [player in asked.start.in_play for player in asked.start.players]
    cards = [str(step.move) for step in asked.steps if isinstance(step.move, Play)]
    is_now = len(cards) == len(asked.steps)
    assert table["frames"][0]["turn"] == (None if is_now else asked.start.turn)
    down = table["frames"][0]["board"]["down"]
    assert down == list(map(str, sorted({*asked.start.view(0).board, *(map(Card, cards) if is_now else ())})))
    moves = table["story"][len(asked.start.exits) + bool(asked.start.exits) :]
    if not is_now:
        assert moves.pop() == "(The picture shows the table just before.)"
    assert len(moves) == len(asked.steps)
    assert not any(word in " ".join(moves) for word in ("bankrupt", "leaves", "out", "only ★", "comes back"))


def test_whose_turn_it_is_is_asked_with_the_table_after_the_moves_where_nobody_left_by_them() -> None:
    asked = [each for each in load_puzzles() if each.kind == "next"]
    after = [each for each in asked if each.start.in_play == each.position.in_play]
    assert {"B2-06", "B3-03"} <= {each.id for each in after} < {each.id for each in asked}
    for each in asked:
        table = each.table()
        [frame], told = table["frames"], table["story"]
        is_now = each in after or all(isinstance(step.move, Play) for step in each.steps)
        shown = each.position if is_now else each.start
        assert frame["board"]["down"] == list(map(str, shown.view(0).board))
        assert frame["turn"] == (None if is_now else each.start.turn), "it is never told"
        assert (told[-1:] == ["(The picture shows the table just before.)"]) is not is_now


def test_what_is_dead_is_seen_as_at_a_table_but_where_the_answer_turns_on_it() -> None:
    seen = set()
    for each in load_puzzles():
        if getattr(each.rules, "killer", False):
            for part, frame in zip(each.parts, each.table()["frames"], strict=True):
                assert isinstance(part.position, Position)
                dead = list(map(str, (each.position if part.laid else part.position).dead_places))
                shows = each.kind not in ABOUT_DEATH
                assert frame["board"]["dead"] == (dead if shows else [])
                ends = [end for node in part.nodes for branch in node if isinstance(end := branch.end, Position)]
                told = [each for node in each.table()["parts"][0]["nodes"] for each in node if each["after"]]
                shown = {tuple(after["after"]["dead"]) for after in told}
                assert shown == {tuple(map(str, end.dead_places)) for end in ends}
                seen.add((shows, bool(dead)))
    assert seen >= {(True, True), (False, True)}


def test_those_who_left_for_the_same_reason_are_told_it_once() -> None:
    asked = puzzle("K8-03")
    assert asked.table()["story"] == [
        "Aoi went broke.",
        "Then you left, with nothing but dead cards.",
        "Then Sora, then Ren left.",
    ]


def test_every_rule_can_be_recalled() -> None:
    part = puzzle("B4-01").parts[0]
    for rule in (each for each in RULE_IDS if folder_of(game_about(each)).is_dir()):
        said = room_about(rule).recall(replace(part, rule=rule))
        assert all(len(say(said, lang)) > 8 and rule not in say(said, lang) for lang in LANGUAGES), (
            "ids are for teachers"
        )


def test_the_right_next_player_comes_with_who_was_skipped() -> None:
    reply = check(puzzle("K5-02"), 2)
    assert (reply.right, reply.rule) == (True, "K5")
    assert "♦Q was the last card Ren could ever have played. Ren is gone, and the turn goes on." in reply.text()


def test_a_wrong_next_player_is_told_by_the_seats() -> None:
    """Who it is is not told: that would be the answer."""
    told = [check(puzzle("F2-02"), player).text() for player in (0, 3, 4)]
    assert [each.partition("turn. ")[2] for each in told] == [
        f"{name} isn't next after you{ROUND}" for name in ("Yui", "Aoi", "Sora")
    ]
    skipped = "After Aoi, somebody who is still in the game comes before Ren."
    assert skipped in " ".join(check(puzzle("B2-03"), each).text() for each in range(4)), "past whoever is out"
    assert "After you comes Ren." in check(puzzle("F2-02"), 2).text()


def test_a_wrong_next_player_is_told_that_they_are_not_next_where_nobody_is_passed_over() -> None:
    """Nothing is said of who is still in: everybody is."""
    told = [check(puzzle("B2-06"), player).text() for player in (0, 3)]
    assert [each.rpartition("laid it. ")[2] for each in told] == [
        f"You aren't next after Ren{ROUND}",
        f"Sora isn't next after Ren{ROUND}",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_question_tells_itself_is_not_told_before_it(lang: str) -> None:
    """The 7s came first: no move stands above them."""
    asked = puzzle("B2-06")
    assert asked.table(lang)["story"] == []
    assert asked.question(lang).index("7") < asked.question(lang).index("♦6")
    assert puzzle("B2-03").table(lang)["story"]


@pytest.mark.parametrize(("lang", "still"), [("en", "still in the game"), ("ja", "残っている")])
def test_only_where_somebody_has_gone_the_next_one_is_one_still_in_the_game(lang: str, still: str) -> None:
    found = [each for each in load_puzzles() if each.kind == "next"]
    told = {True: 0, False: 0}
    for each in found:
        assert isinstance(each.position, Position)
        reply = check(each, each.position.turn)
        if "puzzle-next-clockwise" not in {
            said.key for item in each.parts[0].items if item.right for said in told_in(item.note.why)
        }:
            continue
        gone = len(each.position.in_play) < len(each.position.players)
        assert (still in reply.text(lang)) is gone
        told[gone] += 1
    assert told[False]


def told_in(said: Phrase) -> list[Phrase]:
    """Return a phrase and those within it."""
    return [said, *(each for value in dict(said.args).values() if isinstance(value, Phrase) for each in told_in(value))]


LEGAL = {"why-run", "why-touches"}
"""What says why a move may be made."""
SETTLES = {"two-sentences", "puzzle-find-needed", "puzzle-nothing"}
"""What says that a move will do, but not why."""
AGAINST = {
    *("puzzle-end-earlier", "puzzle-end-later", "puzzle-end-fewer-dead", "puzzle-end-more-dead"),
    *("puzzle-end-tie-first", "puzzle-end-fewer"),
}
"""What tells by how many dead cards, or by what tie, one comes first: a reason too."""
ENDS = ("puzzle-news-", "puzzle-end-")
"""How keys begin that say what a game comes to."""
SAID = {"puzzle-play-reached", "puzzle-play-won", "puzzle-play-emptied"}
"""The headlines that say what settled it: the hand is empty, the card to save is on the board."""


def keys_in(what: Phrase) -> set[str]:
    return {what.key}.union(*(keys_in(value) for _, value in what.args if isinstance(value, Phrase)))


def says_no_why(item: Item) -> bool:
    keys = {key for key in keys_in(item.note.why) if not key.startswith(ENDS) or key in AGAINST}
    return not keys_in(item.note.headline) & SAID and not keys - SETTLES


def right_items(asked: SevensPuzzle[Any]) -> Iterator[Item]:
    part = asked.parts[0]
    yield from (item for item in part.items if item.right)
    yield from (branch.item for node in part.nodes for branch in node if branch.item.right)


@pytest.mark.parametrize("asked", [each for each in TO_BE_WON if each.rule[0] not in "DP"], ids=lambda each: each.id)
def test_a_move_that_will_do_says_why(asked: SevensPuzzle[Any]) -> None:
    assert [item.id for item in right_items(asked) if says_no_why(item)] == []


def test_a_move_that_is_not_the_one_that_loses_says_why_it_wins() -> None:
    """That it opens nothing, or that it was the last pass, is no reason; that all the others go broke is one."""
    aside = {"puzzle-good-own", "puzzle-good-end", "puzzle-good-nothing", "puzzle-good-pass", *LEGAL}
    kept = [
        (asked.id, keys_in(item.note.why))
        for asked in [*TO_BE_WON, *(Puzzle.random(rule="B9", kind="find", seed=seed) for seed in (44, 64, 221, 6309))]
        for item in asked.parts[0].items
        if item.note.headline.key == "puzzle-find-kept"
    ]
    assert [name for name, keys in kept if keys & aside] == []
    assert [name for name, keys in kept if "puzzle-nothing" in keys] == []
    assert 5 < sum(keys == {"puzzle-find-left"} for _, keys in kept) < len(kept) / 2


@pytest.mark.parametrize("kind", ["play", "find"])
def test_a_move_drawn_that_will_do_says_why(kind: str) -> None:
    drawn = [Puzzle.random(kind=kind, seed=seed) for seed in range(6)]
    assert [each.id for each in drawn for item in right_items(each) if says_no_why(item)] == []


@pytest.mark.parametrize(
    ("name", "answer", "sentence"),
    [
        (
            "S1-06",
            "♠Q",
            "and goes broke. So you come first. ♥8 would have let Ren play ♥9 and ♥10.",
        ),
        ("T4-14", "♠10", "you play ♠K, your last card. ♠K would have let Aoi play ♠Q."),
        (
            "J2-11",
            "★♦10+♦J",
            "After “★ on ♦10 with ♦J”, Ren plays ♣K, Aoi plays ♦Q, you play ♦K, Ren has to pass, and you play ♠2, ",
        ),
        ("K3-06", ["♠K"], "♠Q would have given Ren time to play ♠J and ♥J."),
        ("K3-15", ["♦2"], "It left Aoi's ♣2 one free side. With ♥2, Aoi's ♦A would have shut in ♥A."),
        ("K8-04", ["pass"], "With ♠Q, Ren would have left before you, with as many dead cards."),
        ("K8-05", ["♣3"], "Next, Ren's ♥J killed ♦J. ♠9 would have closed in your own ♥9."),
    ],
)
def test_a_right_move_is_told_beside_a_wrong_one(name: str, answer: object, sentence: str) -> None:
    assert sentence in check(puzzle(name), answer).text()


def clauses(what: Phrase) -> list[str]:
    """Return the messages of what is told one after another, in their order."""
    inner = [value for _, value in what.args if isinstance(value, Phrase)]
    return [key for each in inner for key in clauses(each)] if what.key == BOTH else [what.key]


BOTH = both(Phrase("a"), Phrase("b")).key
NOT_DONE = ("puzzle-lets-", "puzzle-instead")


@pytest.mark.parametrize("asked", [each for each in TO_BE_WON if each.rule[0] == "K"], ids=lambda each: each.id)
def test_praise_in_killer_says_what_was_done_then_what_came_and_last_in_a_sentence_what_was_not(
    asked: SevensPuzzle[Any],
) -> None:
    for item in (branch.item for node in asked.parts[0].nodes for branch in node if branch.item.right):
        told = clauses(item.note.why)
        at = [number for number, key in enumerate(told) if key.startswith(NOT_DONE)]
        assert at in ([], [len(told) - 1]), (item.id, told)
        assert at != [0], (item.id, told)


@pytest.mark.parametrize(
    ("name", "moves", "en", "ja"),
    [
        (
            "K3-10",
            ["♠J"],
            (
                "Good: ♠J. Ren's ♠10 is dead now. Next, Ren's ♥J killed your own ♥Q, and you can afford that. "
                "With ♥Q, Ren would have left before you, with as many dead cards."
            ),
            (
                "♠J、いい手です。レンの♠10が死にました。このあと、レンの♥Jで、自分の♥Qは死にましたが、それでも間に合います。"
                "もし♥Qなら、死んだカードは同じ枚数で、レンのほうが先に抜けていました。"
            ),
        ),
        (
            "K3-14",
            ["♠Q"],
            "Right: ♠Q. ♥K still has 2 free sides. With ♥Q, Aoi's ♦K would have shut in ♥K.",
            "そのとおり、♠Qです。♥Kのまわりには、まだ空きが2か所あります。もし♥Qなら、アオイの♦Kで、♥Kが囲まれるところでした。",
        ),
        (
            "K3-09",
            ["♥5", "♥J"],
            (
                "Good: ♥J. It leaves room for your own ♦10, ♦J and ♣4. "
                "With ♦J, Ren would have left before you, with as many dead cards."
            ),
            (
                "♥J、いい手です。このあとも、自分の♦10、♦J、♣4の場所は残っています。"
                "もし♦Jなら、死んだカードは同じ枚数で、レンのほうが先に抜けていました。"
            ),
        ),
        (
            "K8-07",
            ["♠2"],
            (
                "Right: ♠2. Aoi's ♠A is dead now. ♠2 couldn't wait: it had one free side left, ♠A. "
                "Next, Ren's ♥9 killed ♥8 and ♥10. Ren had nothing left but 2 dead cards, and left the game. "
                "Aoi had nothing left but 3 dead cards, and left, too."
            ),
            (
                "そのとおり、♠2です。アオイの♠Aが死にました。"
                "♠2は、もう待てませんでした。空きがあと1か所、♠Aの場所だけだったからです。"
                "このあと、レンの♥9で、♥8と♥10が死にました。レンは、死んだカード2枚だけになって抜けました。"
                "アオイも、死んだカード3枚だけになって抜けました。"
            ),
        ),
    ],
)
def test_a_right_move_of_killer_is_praised_and_not_blamed(name: str, moves: list[str], en: str, ja: str) -> None:
    assert check(puzzle(name), moves).text() == en
    assert check(puzzle(name), moves).text("ja") == ja


@pytest.mark.parametrize(
    ("name", "move", "en", "ja"),
    [
        (
            "K8-52",
            "♣K",
            "It killed another player's ♣Q. Your own ♦K died.",
            "ほかの人の♣Qが死にました。あなたの♦Kが死にました。",
        ),
        (
            "K8-59",
            "♠K",
            "It left Ren's or Aoi's ♥K one side away from dying. Your own ♠Q died.",
            "レンかアオイの♥Kは、これであと1か所囲まれると死にます。あなたの♠Qが死にました。",
        ),
    ],
)
def test_what_the_best_card_at_the_table_costs_is_told_last(name: str, move: str, en: str, ja: str) -> None:
    part = puzzle(name).parts[0]
    items = (*part.items, *(branch.item for node in part.nodes for branch in node))
    note = next(item.note for item in items if item.id == move)
    assert say(note.why, "en", NAMES).startswith(en)
    assert say(note.why, "ja", puzzle(name).names("ja")).startswith(ja)


def test_a_card_that_dies_whatever_is_played_is_told_so() -> None:
    line = next(branch.line for branch in puzzle("K3-10").parts[0].nodes[0] if branch.item.id == "♠J")
    for others, en, ja in (
        ([line], "Next, Ren's ♥J killed your own ♥Q, as it would have done anyway.", "何を出していても同じです。"),
        ([line, ()], "Next, Ren's ♥J killed your own ♥Q, and you can afford that.", "それでも間に合います。"),
    ):
        (told,) = followed(line, others)
        assert say(told, "en", NAMES) == en
        assert say(told, "ja", NAMES).endswith(ja)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("B6-15", "Ren waits for your ♣J, has no pass left, and goes broke."),
    ],
)
def test_what_is_settled_says_what_it_comes_to(name: str, sentence: str) -> None:
    part = puzzle(name).parts[0]
    items = [*part.items, *(branch.item for node in part.nodes for branch in node)]
    sure = [item for item in items if item.note.headline.key == "puzzle-find-kept"]
    assert sure
    assert all(say(item.note.why, "en", NAMES).endswith(sentence) for item in sure), "after the reasons"
    assert all("{" not in say(item.note.why, lang) for item in sure for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("name", "moves", "waits", "times"),
    [
        ("B4-10", ["♦Q", "♦K"], "Sora still waits for your ♠3.", [1, 0]),
        ("B4-17", ["♦K", "♠K", "♥A"], "Aoi still waits for your ♣Q.", [1, 0, 0]),
    ],
)
def test_what_the_move_before_told_is_told_again_only_where_it_stands_alone(
    name: str, moves: list[str], waits: str, times: list[int]
) -> None:
    told = [check(puzzle(name), moves[:count]).text() for count in range(1, len(moves) + 1)]
    assert [text.count(waits) for text in told] == times


def test_a_move_of_which_all_was_told_before_has_its_reason_all_the_same() -> None:
    """Every good move has a reason: what the others play is none."""
    assert check(puzzle("B4-17"), ["♦K", "♠K"]).text() == (
        "Right: ♠K. No card can follow it in its row. Ren played ♥Q, and Aoi played ♦2."
    )
    assert check(puzzle("B4-17"), ["♦K", "♠K"]).text("ja") == (
        "そのとおり、♠Kです。列の端なので、これで出せるようになる人はいません。そのあと、レンが♥Qを出し、アオイが♦2を出しました。"
    )


def test_what_several_others_play_before_the_next_turn_is_told_once() -> None:
    said = check(puzzle("B5-13"), ["pass"])
    assert said.text() == (
        "It was right to pass. Ren still waits for your ♠3. Ren had to pass, Aoi played ♥Q, and Sora played ♦J."
    )
    assert "ソラが♦Jを出しました。" in said.text("ja")
    (part,) = puzzle("B5-13").parts
    branch = next(each for each in part.nodes[0] if each.item.id == "pass")
    assert branch.retold, "so a screen reader hears it by the reply alone"
    assert branch.item.note.cards == (), "no mark is on the card that was kept"


def test_of_a_card_that_somebody_is_said_to_wait_for_it_is_not_told_again_what_it_would_have_let_in() -> None:
    assert check(puzzle("B5-09"), ["pass"]).text() == (
        "It was right to pass. Ren still waits for your ♠3. Ren played ♣Q, and Aoi played ♥A."
    )


def test_what_would_give_the_losing_move_away_is_not_told() -> None:
    """Of the card to keep, where to find the card that loses is the question."""
    for asked in (each for each in TO_BE_WON if each.kind == "find" and each.source.find == "losing"):
        kept = [item for item in asked.parts[0].items if not item.right]
        assert [item.id for item in kept if keys_in(item.note.why) & {"puzzle-good-waits", *BESIDE}] == []


def test_a_good_pass_says_who_has_to_play_now() -> None:
    assert "Ren had no pass left, and had to play." in check(puzzle("K8-04"), ["pass"]).text()


def test_a_pass_too_many_is_called_that() -> None:
    assert "That pass was one too many: you go broke." in check(puzzle("T4-08"), ["pass"]).text()


@pytest.mark.parametrize("each", TO_BE_WON, ids=lambda each: each.id)
def test_a_question_to_be_won_says_how_the_tunnel_goes(each: SevensPuzzle[Any]) -> None:
    way = each.rules.tunnel if each.rule[0] not in "DP" else "off"
    said = {"off": "", "both": "The tunnel goes both ways here. ", "oneway": "The tunnel goes one way here. "}[way]
    assert each.question().startswith(said)


def test_a_right_card_of_killer_that_could_not_wait_says_which_side_was_free() -> None:
    assert check(puzzle("K8-53"), "♣Q").text().endswith("♣Q couldn't wait: it had one free side left, ♣K.")


def test_who_finds_the_move_that_loses_hears_that_it_does_and_what_refutes_it() -> None:
    found = check(puzzle("B4-16"), ["♦10"])
    assert found.right
    assert found.text().startswith("Right: ♦10 gives it away. ")
    assert found.text().endswith("runs out of cards first.")
    assert (
        puzzle("B4-16").question("ja") == "1位になれなくなる手が、1つだけあります。どれでしょう。"
        "ほかの手なら、レンとアオイが何をしても、1位になれます。"
    )


def test_somebody_is_said_to_run_out_first_only_where_nobody_did_before() -> None:
    """Held to the lines of every puzzle that is there to be won."""
    told = 0
    for each in load_puzzles():
        if getattr(each.source, "goal", "") != "win" or each.kind not in {"find", "play"}:
            continue
        for part in each.parts:
            for item in part.items:
                if "runs out of cards first" not in say(item.note.why, "en", each.names("en")) or not item.line:
                    continue
                told += 1
                out = [left.player for left in item.line[-1].after.exits if left.how.value == "out"]
                assert len(out) == 1
                assert item.line[-1].before.exits == () or all(
                    left.how.value != "out" for left in item.line[-1].before.exits
                )
    assert told


KILLER_TABLES = [each for each in load_puzzles() if each.rule.startswith("K")]


@pytest.mark.parametrize("asked", [each for each in KILLER_TABLES if each.kind == "kill"], ids=lambda each: each.id)
def test_the_card_that_is_to_die_is_none_of_the_readers(asked: SevensPuzzle[Any]) -> None:
    assert asked.source.card not in {card.text for card in asked.position.hands[asked.viewpoint]}


def test_a_drawn_puzzle_asks_for_no_death_of_an_own_card() -> None:
    for seed in range(8):
        asked = Puzzle.random(kind="kill", seed=seed)
        assert asked.source.card not in {card.text for card in asked.position.hands[asked.viewpoint]}


@pytest.mark.parametrize("asked", [each for each in KILLER_TABLES if each.kind == "hurry"], ids=lambda each: each.id)
def test_what_cannot_wait_is_asked_of_the_cards_that_fit_and_it_is_not_said_that_all_do(
    asked: SevensPuzzle[Any],
) -> None:
    hand = asked.position.hands[asked.viewpoint]
    assert {item.id for item in asked.parts[0].items} < {card.text for card in hand}
    assert "All of these" not in asked.question("en")
    assert "どれも" not in asked.question("ja")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_reply_says_of_a_card_of_theirs_what_is_so_only_until_they_move(lang: str) -> None:
    """Once Ren had played ♥J, it was told that it `has one free side left`."""
    now = {"en": ("has one free side left", "has to play"), "ja": ("あと1か所囲まれたら", "出すしかありません。")}[lang]
    for asked in (each for each in TO_BE_WON if each.rule.startswith("K")):
        for item in right_items(asked):
            said = say(item.note.why, lang, NAMES)
            assert not any(each in said for each in now), (asked.id, said)
