"""A card of Killer Sevens that died beside the move that took one of its sides: one story, told of that move (K3)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Game, Play, Position, RandomPlayer, TipsPlayer, play_game
from sevens_teach.cards import ALL, Card
from sevens_teach.review import review, why
from sevens_teach.say.messages import Who, phrase, say
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players.characters import KeeperPlayer
from sevens_teach.sevens.review import reasons
from sevens_teach.sevens.review.reasons import _Pair
from sevens_teach.sevens.review.sides import Shut, how_far, shut_in
from sevens_teach.sevens.review.telling import headline
from sevens_teach.sevens.review.what_befell import Fact, Kind

if TYPE_CHECKING:
    from sevens_teach.review import Review
    from sevens_teach.sevens.engine.moves import Move

NAMES = ("You", "Ren", "Aoi", "Sora")
JA_NAMES = ("あなた", "レン", "アオイ", "ソラ")
TRIES = 16
KINDS = (RandomPlayer(), RandomPlayer(passing=True), TipsPlayer(), KeeperPlayer(None))
TABLE = Position.parse(
    "killer=on; board ♠6,7,8 ♥7 ♦7 ♣7; hands ♥5,6 ♣8 ♠K | ♠2-5 ♥A-4 ♦A | ♠9-Q ♥8-K ♦2-5 | ♠A ♦6,8-K ♣A-6,9-K; turn 0"
)
NEAR, FAR, SELF = (Fact(Kind.DIED, Card(card)) for card in ("♥6", "♠K", "♣8"))
SHUT = Shut(Card("♥6"), 2, 3, Card("♦6"), 1)
SAID = "It left your ♥6 only one open side. Before your next turn Sora's ♦6 closed that, and ♥6 was dead."


def pair(better: str = "♣8", *shut: Shut) -> _Pair:
    return _Pair(TABLE, Play("♥5"), Play(better), TRIES, turn=4, shut=shut)


def counted(monkeypatch: pytest.MonkeyPatch, worse: dict[Fact, int], better: dict[Fact, int]) -> None:
    """Let this many of the games played on from ♥5, and from any other move, bring these facts."""

    def tried(_: Position, move: Move, tries: int) -> tuple[dict[Fact, int], ...]:
        counts = worse if move == Play("♥5") else better
        return tuple({fact: 1 for fact, count in counts.items() if number < count} for number in range(tries))

    monkeypatch.setattr(reasons, "tried", tried)


def told(found: _Pair, happened: dict[Fact, int]) -> list[str]:
    return [say(each, "en", NAMES) for part in found.blame(happened) for each in part]


def test_K3_the_card_beside_the_move_comes_before_one_at_the_other_end_of_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted(monkeypatch, {FAR: 16, NEAR: 11}, {NEAR: 10})
    assert told(pair("♣8", SHUT), {NEAR: 2, FAR: 17}) == [SAID, "After ♣8 your ♥6 still has 2 open sides."]
    counted(monkeypatch, {FAR: 16, NEAR: 16}, {NEAR: 2})
    assert told(pair("♣8", SHUT), {NEAR: 2, FAR: 3}) == [SAID, "After ♣8 your ♥6 usually survives."]
    assert told(pair("♥6", SHUT), {NEAR: 2, FAR: 3}) == [SAID, "Once ♥6 is on the board, it cannot die."]


def test_K3_a_card_that_dies_as_often_after_the_better_move_is_no_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, {FAR: 16, NEAR: 16}, {NEAR: 16})
    assert not any("♥6" in each for each in told(pair("♣8", SHUT), {NEAR: 2, FAR: 17}))


def test_K3_a_move_that_kills_what_dies_all_the_same_is_not_blamed_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Position.parse("killer=on; board ♠3-K ♥2-K ♦A-K ♣A-K; hands ♠A ♠2 | ♥A; turn 0")
    kills = "It killed ♠2 in your own hand."
    for better, said in (({}, True), ({Fact(Kind.DIED, Card("♠2")): TRIES}, False)):

        def tried(_: Position, move: Move, tries: int, better: dict[Fact, int] = better) -> tuple[dict[Fact, int], ...]:
            return ({Fact(Kind.DIED, Card("♠2")): 0} if move == Play("♠A") else better,) * tries

        monkeypatch.setattr(reasons, "tried", tried)
        found = _Pair(start, Play("♠A"), PASS, TRIES)
        given = found._given(Play("♠A"), PASS, made=True, went=ALL)  # noqa: SLF001, of one sentence
        assert (kills in [say(each, "en", NAMES) for each in given]) is said


def test_K3_a_killed_card_that_dies_all_the_same_is_not_held_against_the_move_not_made() -> None:
    game = Game("killer-sides", names=NAMES, seed=11)
    play_game(game, [*KINDS[3:], *KINDS[:3]], Random(11))
    found = review(game, 0, worlds=600, rng=Random(11))
    told = [say(each, "en", NAMES) for moment in found.moments for each in why(moment)]
    assert told
    assert not any("♠K" in each for each in told), "it died whatever was played"


def test_K3_whose_cards_a_move_leaves_one_open_side_is_said() -> None:
    for cards, en, ja in (
        (
            ("♣8",),
            "♣9 leaves Aoi's ♣8 only one open side.",
            "♣9なら、アオイの♣8のまわりの空きが、あと1か所になります。",
        ),
        (
            ("♣8", "♣10"),
            "♣9 leaves Aoi's ♣8 and ♣10 only one open side each.",
            "♣9なら、アオイの♣8と♣10のまわりの空きが、それぞれあと1か所になります。",
        ),
    ):
        one = phrase("review-presses", move="♣9", cards=tuple(map(Card, cards)), count=1, player=Who(2))
        assert (say(one, "en", NAMES), say(one, "ja", JA_NAMES)) == (en, ja)
        others = phrase("review-presses", **dict[str, Any](one.args) | {"count": 2})
        assert say(others, "en", NAMES) == en.replace("Aoi's", "the others'")
        assert say(others, "ja", JA_NAMES) == ja.replace("アオイ", "ほかの人")
    game = Game("killer", names=NAMES, seed=4)
    play_game(game, KINDS, Random(4))
    found = review(game, 0, worlds=600, rng=Random(4))
    told = [say(each, "en", NAMES) for moment in found.moments for each in why(moment)]
    assert "♣9 leaves the others' ♣8 and ♣10 only one open side each." in told
    assert not any(" their " in each for each in told)


def test_K3_a_side_that_was_closed_late_by_oneself_or_after_others_is_no_reason_by_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted(monkeypatch, {FAR: 16, NEAR: 10}, {NEAR: 10})
    for shut in (replace(SHUT, moves=6), replace(SHUT, player=0), replace(SHUT, left=2)):
        assert not any("♥6" in each for each in told(pair("♣8", shut), {NEAR: shut.moves, FAR: 3}))


def test_K3_the_card_that_the_game_came_down_to_is_the_one_that_its_mistake_tells_of(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    counted(monkeypatch, {NEAR: 16, SELF: 2}, {})
    found = pair("♣8", SHUT)
    assert told(found, {NEAR: 2, SELF: 9})[0] == SAID
    assert told(replace(found, came_down_to=Card("♣8")), {NEAR: 2, SELF: 9}) == [
        "Later ♣8 died in your hand.",
        "Once ♣8 is on the board, it cannot die.",
    ]


def test_K3_what_the_move_kills_itself_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, {SELF: 16, NEAR: 16}, {})
    first, *_ = told(pair("♥6", SHUT), {SELF: 0, NEAR: 2})
    assert first == "At once ♣8 died in your hand."


def test_K3_a_death_late_and_far_away_gives_way_to_what_is_seen_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counted(monkeypatch, {FAR: 16}, {})
    assert told(pair(), {FAR: 3})[0] == "Before your next turn ♠K died in your hand."
    late = told(pair(), {FAR: 17})
    assert late
    assert not any("♠K" in each for each in late)
    counted(monkeypatch, {SELF: 16}, {})
    assert told(pair(), {SELF: 17})[-1] == "Once ♣8 is on the board, it cannot die."


def test_K3_the_last_side_has_to_be_taken_by_a_card_beside_it() -> None:
    game = Game.from_position(TABLE)
    for move in ("♥5", "♥4", "♥8", "♦6"):
        game.play(move)
    line = [(entry.position, entry.events) for entry in game.history]
    assert shut_in(TABLE, Play("♥5"), line, 0) == (replace(SHUT, moves=3),)
    assert shut_in(TABLE, Play("♣8"), line, 0) == ()
    assert [how_far(TABLE, Play("♥5"), Card(card)) for card in ("♥6", "♦6", "♠K")] == [1, 2, 9]


def reviewed(seed: int) -> Review:
    game = Game("killer", seed=seed, names=NAMES)
    play_game(game, [RandomPlayer(), *[TipsPlayer()] * 3], Random(seed))
    return review(game, 0, worlds=600, rng=Random(seed))


@pytest.mark.parametrize(
    ("seed", "en", "ja"),
    [
        (
            5,
            "You came 3rd. Your own ♠Q killed your ♠K. That was your one mistake.",
            "3位でした。自分の♠Qで、自分の♠Kが死にました。これが、ただ1つのまちがいです。",
        ),
        (
            7,
            "You came 4th. Aoi's ♠8 killed your ♥8. It was your one mistake, ♥9, that had left it only one open side.",
            "4位でした。アオイの♠8で、あなたの♥8が死にました。ただ1つのまちがいの♥9で、♥8のまわりの空きはあと1か所になっていました。",
        ),
        (
            25,
            (
                "You came 4th. Aoi's ♣8 killed your ♦8. "
                "That goes back to your largest mistake: ♣J on your 8th turn, when you could have played ♦8."
            ),
            "4位でした。アオイの♣8で、あなたの♦8が死にました。いちばん大きなまちがいは8回目の番の♣Jで、このとき♦8を出していれば、死なずにすみました。",
        ),
        (
            0,
            "You came 4th. Your own ♠10 killed your ♠9. That was your one small slip, and it cost little.",
            "4位でした。自分の♠10で、自分の♠9が死にました。ミスはこの1回だけで、影響はわずかでした。",
        ),
        (
            33,
            "You came 4th. Your own ♣10 killed your ♣J. Nothing else was clearly better then, and you made no slip.",
            "4位でした。自分の♣10で、自分の♣Jが死にました。ミスはなく、そのときほかにはっきりよい手はありませんでした。",
        ),
        (
            2,
            ("You came 4th. Your own ♠10 killed your ♠9. 2 moves cost you something, most of all ♥K on your 9th turn."),
            "4位でした。自分の♠10で、自分の♠9が死にました。損をしたのは2手です。いちばん大きいのは、9回目の番の♥Kでした。",
        ),
    ],
)
def test_K3_the_headline_joins_a_death_to_the_mistake_that_brought_it_about(seed: int, en: str, ja: str) -> None:
    said = headline(reviewed(seed))
    assert say(said, "en", NAMES) == en
    assert say(said, "ja", JA_NAMES) == ja


def test_K3_the_moment_of_that_mistake_begins_with_the_death() -> None:
    moment = next(each for each in reviewed(7).moments if each.decision.played == Play("♥9"))
    assert [say(each, "en", NAMES) for each in why(moment)][1] == (
        "It left your ♥8 only one open side. Later Aoi's ♠8 closed that, and ♥8 was dead."
    )
    assert say(moment.why[0], "ja", JA_NAMES) == (
        "これで♥8のまわりの空きは、あと1か所だけになりました。そのあと、アオイの♠8がそこをふさぎ、♥8は死にました。"
    )
