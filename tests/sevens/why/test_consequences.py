"""What a move brings about: each sentence from the rule it cites, and none from a card that one cannot see."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from positions import redealt, whole

from sevens_teach import (
    JOKER,
    PRESETS,
    Card,
    Game,
    IllegalMoveError,
    LayJoker,
    Play,
    PositionError,
    RandomPlayer,
    Rules,
    parse_move,
)
from sevens_teach.cards import cards_in, read_card
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import laid_by
from sevens_teach.sevens.engine.touch import sides
from sevens_teach.sevens.show import consequences as shown
from sevens_teach.sevens.show.consequences import (
    after_move,
    before_move,
    dangers_since,
    deaths_since,
    let_out,
    passes_since,
    told_first,
)
from sevens_teach.sevens.why.consequences import consequences, opened_by
from sevens_teach.sevens.why.danger import in_danger

if TYPE_CHECKING:
    from sevens_teach import Move, View
    from sevens_teach.say.verdict import Grounds

NAMES = ["Mio", "Ren", "Aoi", "Sora"]
ROWS = "board ♠7 ♥7 ♦7 ♣7"


def told(position: str, move: str, *, past: bool = False) -> list[str]:
    """Return what a move brings about, each with its rule."""
    view = whole(position).view(0)
    assert parse_move(move) in view.legal_moves
    found = consequences(view, parse_move(move), past=past)
    return [f"{each.rule} {say(each.why, 'en', NAMES)}" for each in found]


CASES = {
    "S3 the next is one's own": (
        f"basic; {ROWS}; hands ♠8,9 | … | …; turn 0",
        "♠8",
        ["S3 It makes room for your own ♠9."],
    ),
    "S1 nothing of one's own lies beyond": (
        f"basic; {ROWS}; hands ♠8 ♥5,6 | … | … | …; turn 0",
        "♠8",
        ["B4 ♠9 opens for somebody else.", "S1 4 more cards wait behind ♠9, none of them yours."],
    ),
    "S3 an own card further on": (
        f"basic; {ROWS}; hands ♠8,J ♥6 | … | … | …; turn 0",
        "♠8",
        ["B4 ♠9 opens for somebody else.", "S3 That run leads on to your own ♠J."],
    ),
    "B8 the next after an island": (
        f"basic; {ROWS} ♠9; hands ♠8 ♥6,5 | … | … | …; turn 0; passes 0 3 0 0",
        "♠8",
        ["B4 ♠10 opens for somebody else.", "S1 3 more cards wait behind ♠10, none of them yours."],
    ),
    "S5 with two left one knows who holds it": (
        f"basic; {ROWS}; hands ♠8 ♥6,5 | …; turn 0",
        "♠8",
        ["B4 ♠9 opens for Ren, who must hold it.", "S1 4 more cards wait behind ♠9, none of them yours."],
    ),
    "B4 one of two": (
        f"basic; {ROWS} ♠8-Q; hands ♠K ♥5,6 | … | …; turn 0",
        "♥6",
        ["S3 It makes room for your own ♥5."],
    ),
    "B4 the end of a row": (
        f"basic; {ROWS} ♠8-Q; hands ♠K ♥5,6 | … | …; turn 0",
        "♠K",
        ["B4 No new place opens for anybody."],
    ),
    "B5 then nothing fits": (
        f"basic; {ROWS}; hands ♠8,10 | … | …; turn 0; passes 1 0 0",
        "♠8",
        [
            "B4 ♠9 opens for Ren or Aoi.",
            "S3 That run leads on to your own ♠10.",
            (
                "B5 Then nothing of yours fits: unless somebody opens a place for you, "
                "your next turn costs one of your 2 passes."
            ),
        ],
    ),
    "B6 then nothing fits, and no pass is left": (
        f"basic; {ROWS}; hands ♠8,10 | … | …; turn 0; passes 3 0 0",
        "♠8",
        [
            "B4 ♠9 opens for Ren or Aoi.",
            "S3 That run leads on to your own ♠10.",
            "B6 Then nothing of yours fits: unless somebody opens a place for you, at your next turn you go broke.",
        ],
    ),
    "B9 the last card": (
        f"basic; {ROWS}; hands ♠8 | … | …; turn 0",
        "♠8",
        ["B9 That's your last card."],
    ),
    "J5 the last but ★": (
        f"joker=solo; {ROWS}; hands ♠8 ★ | … | …; turn 0",
        "♠8",
        ["J5 ★ alone is left in your hand, and with that you are out of the game."],
    ),
    "J1 ★ is laid": (
        f"joker=solo; {ROWS}; hands ♥6 ★ | … | …; turn 0",
        "★♠8",
        [
            "J1 Whoever holds ♠8 lays it and takes ★.",
            "B4 ♠9 opens for Ren or Aoi.",
            "S1 4 more cards wait behind ♠9, none of them yours.",
        ],
    ),
    "J4 ★ with the last card": (
        f"joker=pair; {ROWS}; hands ♠9 ★ | … | …; turn 0",
        "★♠8+♠9",
        ["J2 Whoever holds ♠8 lays it and takes ★.", "J4 That's your last card."],
    ),
    "T4 the other side closes": (
        f"tunnel=oneway; {ROWS} ♠8-K; hands ♠A ♥6 | … | …; turn 0",
        "♠A",
        ["T4 ♠6 closes: the run gets there only through the tunnel now.", "B4 ♠2 opens for Ren or Aoi."],
    ),
    "K3 a card of another's dies": (
        f"killer; {ROWS} ♠9; hands ♥8 ♦6 | … | … | …; turn 0",
        "♥8",
        ["K3 It kills another player's ♠8."],
    ),
    "K3 an own card dies": (
        f"killer; {ROWS} ♠9; hands ♥8 ♠8 ♦6 | … | … | …; turn 0",
        "♥8",
        ["K3 Your own ♠8 dies."],
    ),
    "K3 a card in danger is saved": (
        "killer; board ♠7,8,10 ♥7,8 ♦7 ♣7; hands ♠9 ♦2 ♣6 | … | … | …; turn 0",
        "♠9",
        ["K3 If somebody plays ♥9 first, ♠9 dies in your hand."],
    ),
    "K3 of two in danger neither is a reason": (
        "killer; board ♠7,8,10 ♥7,8 ♦7,8,10 ♣7,9; hands ♠9 ♦9 ♣2 | … | … | …; turn 0",
        "♠9",
        ["K2 No new place opens for anybody."],
    ),
    "K3 an own card comes into danger": (
        "killer; board ♠7,8 ♥7,8,10 ♦7 ♣7; hands ♦9 ♥9 ♣2 | … | … | …; turn 0",
        "♦9",
        [
            "K3 Then your own ♥9 has only one open side left.",
            "K3 It leaves another player's ♦8 one side away from dying.",
        ],
    ),
    "K3 one side of an own card is shut": (
        "killer; board ♠7 ♥7 ♦7 ♣7; hands ♠8 ♥8 ♣2 | … | … | …; turn 0",
        "♠8",
        [
            "K3 It costs your own ♥8 an open side.",
        ],
    ),
    "K9 where groups die, one more card can shut a card in": (
        "killer=on death=group; board ♠7,9 ♥6-8,10 ♦7 ♣7; hands ♥9 ♦8 ♣2 | … | … | …; turn 0",
        "♥9",
        ["K3 One more card, and ♥9 may die in your hand."],
    ),
    "K2 what opens is told only where nothing weightier is": (
        "killer; board ♠7 ♥7 ♦7 ♣7; hands ♣8 ♠2 ♥6 | … | … | …; turn 0",
        "♣8",
        ["K2 ♦9 and ♣9 open for somebody else."],
    ),
    "S1 a pass keeps a card back": (
        f"basic; {ROWS}; hands ♠8 ♥6,5 | … | … | …; turn 0",
        "pass",
        ["S1 It keeps ♠9 shut.", "B6 It costs one pass, and leaves you 2."],
    ),
    "S1 a pass keeps back who waits behind more own cards": (
        f"tunnel; {ROWS}; hands ♠8,9 ♥2 | … | … | …; turn 0",
        "pass",
        ["S1 It keeps ♠10 shut.", "B6 It costs one pass, and leaves you 2."],
    ),
    "T2 nothing is said of nobody where a row may go on through the tunnel": (
        f"tunnel; {ROWS}; hands ♠8-K | … | … | …; turn 0",
        "pass",
        ["B6 It costs one pass, and leaves you 2."],
    ),
    "S1 a pass that keeps nobody back": (
        f"basic; {ROWS}; hands ♠8-K | … | … | …; turn 0; passes 2 0 0 0",
        "pass",
        [
            "S1 Nobody is waiting for your ♠8: the others have no card behind it. You can still play it later.",
            "B6 It costs your last pass.",
        ],
    ),
    "J1 ★ finds what a pass keeps": (
        f"joker=solo; {ROWS}; hands ♠8 ♥6,5 | ★ … | … | …; turn 0",
        "pass",
        [
            "S1 It keeps ♠9 shut.",
            "J1 Whoever has ★ can still call it out of your hand.",
            "B6 It costs one pass, and leaves you 2.",
        ],
    ),
    "J1 is not said of one's own ★": (
        f"joker=solo; {ROWS}; hands ♠8 ♥2 ★ | … | …; turn 0",
        "pass",
        ["S1 It keeps ♠9 shut.", "B6 It costs one pass, and leaves you 2."],
    ),
    "T4 the side that a card reached closes": (
        "tunnel=oneway; board ♠7-K ♥7 ♦7 ♣7; hands ♠A,2 ♥2 | … | …; turn 0",
        "♠A",
        ["T4 ♠6 closes: the run gets there only through the tunnel now.", "S3 It makes room for your own ♠2."],
    ),
    "B6 passes without a limit": (
        f"passes=unlimited; {ROWS}; hands ♠9 | … | … | …; turn 0",
        "pass",
        ["B6 It costs nothing: passes have no limit here."],
    ),
    "B7 the pass that is bankruptcy": (
        f"basic; {ROWS}; hands ♠8,9 | … | … | …; turn 0; passes 3 0 0 0",
        "pass",
        ["B7 You go broke: your 2 cards go on the board, wherever they belong."],
    ),
}


@pytest.mark.parametrize(("position", "move", "expected"), CASES.values(), ids=CASES)
def test_what_a_move_brings_about(position: str, move: str, expected: list[str]) -> None:
    assert told(position, move) == expected


def test_after_a_move_one_hears_who_used_it_and_went_out() -> None:
    start = whole(f"basic; {ROWS}; hands ♠8 ♥5,6 | ♠9,10 ♥2 | ♠J | …; turn 0")
    game = Game.from_position(start, names=NAMES)
    for move in ("♠8", "♠9"):
        game.play(move)

    def lines() -> list[str]:
        return [line["reason"] for line in after_move(game.start, game.history, 0, "en", NAMES)]

    behind = "4 more cards wait behind ♠9, none of them yours."
    assert lines() == [f"It made room for Ren's ♠9. {behind}"]
    for move in ("pass", "pass"):
        game.play(move)
    assert game.position.turn == 0
    for move in ("♥6", "♠10", "♠J"):
        game.play(move)
    assert lines() == ["It made room for your own ♥5."]
    assert after_move(game.start, game.history[:6], 0, "en", NAMES)[0]["headline"] == "You played ♥6."


def below_the_coach(game: Game) -> list[str]:
    """Return all that is told of what was brought about."""
    told = (
        *after_move(game.start, game.history, 0, "en", NAMES),
        *deaths_since(game.start, game.history, 0, "en", NAMES),
        *passes_since(game.start, game.history, 0, "en", NAMES),
    )
    return [" ".join((line["headline"], line["reason"])).strip() for line in told]


def test_who_went_broke_hears_of_it_for_one_round() -> None:
    start = "passes=0; board ♠A-7 ♥A-7 ♦A-K ♣A-K; hands ♠K ♥K | ♠8,9,Q | ♥8,10 ♠J | ♥9,J,Q ♠10; turn 0"
    game = Game.from_position(start, names=NAMES)
    game.play("pass")
    said = [below_the_coach(game)]
    for move in ("♠8", "♥8", "♥9", "♠9", "♥10"):
        game.play(move)
        said.append(below_the_coach(game))
    assert said[0][0].startswith("You go broke: your 2 cards"), "the coach says that it was a pass"
    assert all(lines[0].startswith("You passed. You go broke: your 2 cards") for lines in said[1:4])
    assert said[4:] == [[], []]


@pytest.mark.parametrize("rules", ["basic", "killer"])
def test_who_is_gone_hears_only_what_the_last_round_brought(rules: str) -> None:
    """Going broke was told again under each later move of the others, some fifteen of them."""
    quiet = news = 0
    for seed in range(40):
        game, chance, since = Game(rules, names=NAMES, seed=seed), Random(seed), 0
        while (turn := game.position.turn) is not None:
            game.play(RandomPlayer(passing=True).choose(game.view(turn), chance))
            gone = game.position.exit_of(0)
            round_ = len(game.position.in_play)
            if gone and since > round_ and not game.is_over:
                said = below_the_coach(game)
                last = [event.kind for entry in game.history[-1 - round_ :] for event in entry.events]
                assert not any(line.startswith("Your ") for line in said), (seed, since)
                assert not any("too many" in line for line in said) or Happening.BANKRUPT in last, (seed, since)
                assert not any("is dead" in line for line in said) or Happening.DIED in last, (seed, since)
                quiet, news = quiet + (not said), news + bool(said)
            since += gone is not None
    assert quiet > 20, (quiet, news)


def replayed(game: Game, me: int, rng: Random) -> Game | None:
    """Return the game with what `me` has not seen dealt anew, the same moves made; None where they cannot be."""
    other = redealt(game.position, me, rng)
    if other is None or game.hands is None:
        return None
    ends = zip(game.hands, game.position.hands, other.hands, strict=True)
    shown: set[Card] = {JOKER} if any(isinstance(entry.move, LayJoker) for entry in game.history) else set()
    if any(
        (JOKER in new) != (JOKER in end) for end, new in zip(game.position.hands, other.hands, strict=True) if shown
    ):
        return None  # all have seen who took ★ (J1, J2)
    try:
        hands = [{*dealt} - ({*end} - shown) | ({*new} - shown) for dealt, end, new in ends]
        found = Game(game.rules, names=game.names, hands=hands)
        for entry in game.history:
            found.play(entry.move)
    except (IllegalMoveError, PositionError):
        return None
    same = [entry.events for entry in found.history] == [entry.events for entry in game.history]
    return found if same else None


KINDS = ["basic", "forced", "joker-solo", "joker-pair", "tunnel", "fantan", "killer"]


@given(st.sampled_from(KINDS), st.integers(0, 9999), st.integers(4, 50))
def test_the_words_are_the_same_when_the_others_cards_are_dealt_anew(rules: str, seed: int, moves: int) -> None:
    game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
    while game.position.turn is not None and (len(game.history) < moves or game.position.turn != 0):
        game.play(RandomPlayer(passing=True).choose(game.view(game.position.turn), rng))
    other = replayed(game, 0, rng)
    assume(other is not None)
    assert other is not None
    for lang in LANGUAGES:
        said, again = (
            [
                *(before_move(each.view(0), move, lang, NAMES) for move in each.view(0).legal_moves),
                *after_move(each.start, each.history, 0, lang, NAMES),
            ]
            for each in (game, other)
        )
        assert said == again


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_something_is_said_of_every_legal_move(rules: Rules) -> None:
    game, rng = Game(rules, names=NAMES, seed=8), Random(8)
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        for lang in LANGUAGES:
            for move in view.legal_moves:
                for past in (False, True):
                    assert all(say(each.why, lang, NAMES) for each in consequences(view, move, past=past))
                assert consequences(view, move)
        game.play(RandomPlayer(passing=True).choose(view, rng))


def test_what_a_move_brought_about_is_asked_once_for_all_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Move] = []

    def counted(view: View, move: Move, *, past: bool) -> tuple[Grounds, ...]:
        asked.append(move)
        return consequences(view, move, past=past)

    monkeypatch.setattr(shown, "consequences", counted)
    game = Game(names=NAMES, seed=23)
    while game.position.turn != 0:
        game.play(game.legal_moves[0])
    game.play(game.legal_moves[0])
    for _ in range(3):
        after_move(game.start, game.history, 0, "en", NAMES)
        game.play(game.legal_moves[0])
    assert len(asked) == 1


@given(st.sampled_from(list(PRESETS)), st.integers(0, 9999))
def test_whoever_is_said_to_have_played_there_laid_a_card_that_the_move_let_in(rules: str, seed: int) -> None:
    """A card `there` fitted by the move and not before; one `further on` was let in by a card of those, in a row."""
    game, rng, ways = Game(rules, names=NAMES, seed=seed), Random(seed), set[Card]()
    behind, laid, moved = set[Card](), list[tuple[int, Card]](), False
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        open_before = set(cards_in(view.open))
        move = RandomPlayer(passing=rng.random() < 0.1).choose(view, rng)
        game.play(move)
        if game.is_over:
            return
        opened = set(cards_in(game.view(0).open)) - open_before
        if turn == 0:
            ways, behind, moved = set(cards_in(opened_by(view, *laid_by(move)))), set(), True
            laid.clear()
        elif isinstance(move, Play) and move.card in ways | behind:
            behind |= set() if game.rules.killer else opened - ways
            laid.append((turn, move.card))
        begin = {
            "en": ("It (?:also )?made room for (?!your)", "That in turn "),
            "ja": ("(?:おかげで|また)、.*出せ(?:ました|て)", "続いて、"),
        }
        for lang, (there, further) in begin.items():
            for line in after_move(game.start, game.history, 0, lang, NAMES) if moved else ():
                told = [each for each in re.split(r"[.。]\s*", line["reason"]) if re.match(f"{there}|{further}", each)]
                for each in told:
                    if "★" in each:
                        continue
                    let = re.sub("as .+? lay there already|（[^）]+）", "", each)
                    named = {read_card(text) for text in re.findall("[♠♥♦♣](?:10|[2-9AJQK])", let)}
                    is_there = re.search(there, each) is not None
                    assert is_there != (further in each), each
                    assert named <= (ways if is_there else behind), each
                    [who] = [player for player, name in enumerate(NAMES) if name in let.partition(",")[0]]
                    came = {card for player, card in laid if player == who}
                    assert came & (ways if is_there else behind), each
                    assert not (game.rules.killer and further in each)


@pytest.mark.parametrize(
    ("moves", "said"),
    [
        (
            ("♦8", "♦9"),
            [
                "Your ♦8 made room for Ren's ♦9: Ren is out of cards.",
                "あなたが♦8を出したので、Renが♦9を出して上がりました。",
            ],
        ),
        (
            ("♦8", "pass", "♦9"),
            [
                "Your ♦8 made room for Aoi's ♦9: Aoi is out of cards.",
                "あなたが♦8を出したので、Aoiが♦9を出して上がりました。",
            ],
        ),
    ],
)
def test_B9_whoever_was_let_in_and_is_done_is_told_of_first(moves: tuple[str, ...], said: list[str]) -> None:
    hands = "♦8 ♥5,6 | ♦9 | ♠8 … | …" if len(moves) == 2 else "♦8 ♥5,6 | ♠K ♥K … | ♦9 | …"
    game = Game.from_position(whole(f"basic; {ROWS}; hands {hands}; turn 0"), names=NAMES)
    for move in moves:
        game.play(move)
        assert let_out(game.start, game.history, 0) is None
    while game.position.turn != 0:
        game.play("pass")
    found = let_out(game.start, game.history, 0)
    assert found is not None
    assert [say(found, lang, NAMES) for lang in LANGUAGES] == said
    assert after_move(game.start, game.history, 0, "en", NAMES) == [], "once is enough"


def test_B6_where_a_card_of_a_broke_hand_lay_between_it_is_named() -> None:
    start = whole("basic; board ♠7,9 ♥7 ♦7 ♣7; hands ♠8 ♥5,6 ♣A | ♠10 … | … | …; turn 0")
    game = Game.from_position(start, names=NAMES)
    for move in ("♠8", "♠10", "pass", "pass"):
        game.play(move)
    said = [after_move(game.start, game.history, 0, lang, NAMES)[0]["reason"] for lang in LANGUAGES]
    behind = "♠10の先の3枚も、全部ほかの人のカードです。"
    assert said == [
        "It made room for Ren's ♠10, as ♠9 lay there already. 3 more cards wait behind ♠10, none of them yours.",
        "これで、Renも♠10を出せました（♠9は、もう場にありました）。" + behind,
    ]


def test_what_came_behind_a_card_that_was_let_in_is_said_to_lie_further_on() -> None:
    text = whole(f"basic; {ROWS}; hands ♦8 ♥5,6 ♣A | ♦9 ♥2 … | ♦10 ♥3 … | ♦J …; turn 0")
    game = Game.from_position(text, names=NAMES)
    for move in ("♦8", "♦9", "♦10", "♦J"):
        game.play(move)
    said = [after_move(game.start, game.history, 0, lang, NAMES)[0]["reason"] for lang in LANGUAGES]
    behind = "2 more cards wait behind ♦J, none of them yours."
    assert said[0] == f"It made room for Ren's ♦9. That in turn made room for Aoi's ♦10. {behind}"
    behind = "♦Jの先の2枚も、どちらもほかの人のカードです。"
    assert said[1] == f"これで、Renも♦9を出せました。続いて、Aoiも♦10を出せました。{behind}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_S1_of_a_card_that_the_joker_called_away_since_it_is_not_said_that_it_stays(lang: str) -> None:
    start = whole(f"joker=solo; {ROWS}; hands ♠8 ♥5,6 | ★ … | … | …; turn 0")
    game = Game.from_position(start, names=NAMES)
    for move in ("pass", "★♠8"):
        game.play(move)
    said = after_move(game.start, game.history, 0, lang, NAMES)[0]["reason"]
    assert "♠8" not in said
    assert "★" not in said
    assert "2" in said, "what it cost is still told"


def test_S3_a_card_that_the_joker_called_away_since_is_not_told_as_held() -> None:
    start = whole(f"joker=solo; {ROWS}; hands ♠8,9 ♥5 | ★ … | … | …; turn 0")
    game = Game.from_position(start, names=NAMES)
    game.play("♠8")
    assert "room for your own ♠9" in after_move(game.start, game.history, 0, "en", NAMES)[0]["reason"]
    game.play("★♠9")
    assert not any("hold it" in line["reason"] for line in after_move(game.start, game.history, 0, "en", NAMES))


def test_who_used_the_way_stands_for_whose_card_opened() -> None:
    game = Game.from_position(
        whole(f"basic; {ROWS}; hands ♠J ♥6,5 ♣A | ♠Q …; turn 0; passes 0 0".replace("♠7 ", "♠7-10 "))
    )
    for move in ("♠J", "♠Q"):
        game.play(move)
    said = [after_move(game.start, game.history, 0, lang, ["Mio", "Ren"])[0]["reason"] for lang in LANGUAGES]
    assert said == [
        "It made room for Ren's ♠Q. One more card waits behind ♠Q, and it isn't yours.",
        "これで、Renも♠Qを出せました。♠Qの先の1枚も、ほかの人のカードです。",
    ]


def said_in_killer(text: str, *moves: str) -> list[str]:
    """Return what a table of Killer Sevens tells below the coach after these moves, to the first player."""
    game = Game.from_position(whole(text), names=NAMES)
    for move in moves:
        game.play(move)
    return [
        line["reason"]
        for lines in (
            after_move(game.start, game.history, 0, "en", NAMES),
            dangers_since(game.start, game.history, 0, "en"),
        )
        for line in lines
    ]


def test_K2_in_killer_nothing_is_told_of_places_that_open() -> None:
    text = "killer; board ♠7 ♥7 ♦7 ♣7; hands ♠6 ♥K … | ♠5 … | ♥4 … | ♦5 …; turn 0"
    assert said_in_killer(text.replace("♥K …", "♥K"), "♠6", "♠5") == []


def test_K3_in_killer_the_coach_tells_of_danger_and_only_while_it_is_one() -> None:
    text = "killer; board ♠7,8 ♥7,8 ♦7 ♣7; hands ♥9 ♣6 ♣2 | ♥10 ♠9 … | ♦9 … | …; turn 0"
    assert said_in_killer(text, "♣6", "♠9") == []
    assert said_in_killer(text, "♣6", "♠9", "♦9") == ["Your ♥9 has only one open side left."]
    shut = text.replace("♣6 ♣2", "♠9 ♣2").replace("♥10 ♠9", "♥10")
    assert said_in_killer(shut, "♠9")[0] == "It cost your own ♥9 an open side."
    assert said_in_killer(shut, "♠9", "♥10") == ["Your ♥9 has only one open side left."]


def test_K4_of_a_card_in_danger_at_the_edge_it_is_told_that_the_edge_is_no_open_side() -> None:
    rules = Game("killer").start.rules
    told = {card: say(in_danger(rules, (read_card(card),))) for card in ("♥9", "♥K")}
    assert told["♥9"] == "Your ♥9 has only one open side left."
    assert told["♥K"] == "Your ♥K has only one open side left: the edge of the board is no open side."
    assert say(in_danger(rules, (read_card("♥K"),)), "ja").endswith("壁の側は、空きに数えません。")


@given(st.sampled_from(["killer", "killer-sides"]), st.integers(0, 9999))
def test_K3_whoever_is_told_of_one_side_left_has_it(rules: str, seed: int) -> None:
    game, rng = Game(rules, names=NAMES, seed=seed), Random(seed)
    while (turn := game.position.turn) is not None:
        game.play(RandomPlayer(passing=rng.random() < 0.1).choose(game.view(turn), rng))
        for line in dangers_since(game.start, game.history, 0, "en"):
            for card in map(read_card, re.findall("[♠♥♦♣](?:10|[2-9AJQK])", line["reason"])):
                assert card in game.position.hands[0]
                assert card not in game.position.dead_places
                assert len({*sides(game.rules, card)} - {*game.position.board}) == 1


def told_of_passes(game: Game, lang: str = "en") -> list[str]:
    """Return what the first pass and the first bankruptcy are told by, to player 0."""
    return [each["reason"] for each in passes_since(game.start, game.history, 0, lang, NAMES)]


def test_B6_the_first_pass_of_a_game_says_what_a_coin_is_and_the_first_bankruptcy_why() -> None:
    start = f"passes=2; {ROWS}; hands ♠2,3,4,8 ♥2,6 ♦2,6 … | ♠K ♥K … | ♠6,5 ♥8 …; turn 0"
    game, found = Game.from_position(whole(start)), []
    for moves in (["♠8", "pass", "♠6"], ["♥6", "pass", "♠5"], ["♠4", "pass", "♥8"], ["♦6"]):
        for move in moves:
            game.play(move)
        found.append(told_of_passes(game))
    coin = (
        "Everybody has two passes in a game; with a third you're broke, and the whole hand goes on the board. "
        "Ren has 1 left."
    )
    broke = "Ren has passed 3 times now, one time too many."
    assert found == [[coin], [], [broke], []]
    game.undo()
    assert told_of_passes(game, "ja") == ["Renは、これで3回目のパスなので、破産です。"]


def test_B6_of_two_who_go_broke_before_the_readers_turn_it_is_said_of_both() -> None:
    hands = "♠2,3,4,8 ♥2,6 ♦2,6 … | ♠K ♥K … | ♠Q ♥Q … | ♠6,5 ♥8 …"
    game = Game.from_position(whole(f"passes=1; {ROWS}; hands {hands}; turn 0"))
    for move in ("♠8", "pass", "pass", "♠6", "♥6", "pass", "pass", "♠5"):
        game.play(move)
    assert told_of_passes(game) == ["Ren and Aoi have each passed 2 times now, one time too many."]
    assert told_of_passes(game, "ja") == ["RenとAoiは、これで2回目のパスなので、破産です。"]


@pytest.mark.parametrize(
    ("first", "lang", "said"),
    [
        ("♠8", "en", "A turn without a card is a pass. "),
        ("♠8", "ja", "番を終えるのが、パスです。"),
        ("pass", "en", "You may pass though something fits"),
        ("pass", "ja", "パスはできます"),
    ],
)
def test_B5_at_the_plain_table_of_a_first_look_the_first_pass_says_what_a_pass_is(
    first: str, lang: str, said: str
) -> None:
    """Of one that keeps a card back it says what that is good for: who passed on purpose heard nothing of it."""
    game = Game.from_position(whole(f"passes=2; {ROWS}; hands ♠2,3,4,8 ♥2,6 ♦2,6 … | ♠K ♥K … | ♠6,5 ♥8 …; turn 0"))
    for move in (first, "pass", "♠6"):
        game.play(move)
    for plain in (True, False):
        (told,) = passes_since(game.start, game.history, 0, lang, NAMES, plain=plain)
        assert (said in told["reason"]) is plain


def test_B6_once_the_game_is_over_only_the_pass_that_ended_it_is_told_of() -> None:
    start = "passes=1; board ♠4-K ♥A-K ♦A-K ♣A-K; hands ♠A | ♠2 | ♠3; turn 0; passes 0 0 0"
    game = Game.from_position(start, names=NAMES[:3])
    broke = "You have passed 2 times now, one time too many."
    for move in ("pass", "pass", "pass", "pass"):
        game.play(move)
    assert told_of_passes(game) == [broke]
    game.play("pass")
    assert game.is_over
    assert told_of_passes(game) == []
    pair = Game.from_position(start.replace(" | ♠2", " ♠2").replace("0 0 0", "0 0"), names=NAMES[:2])
    for move in ("pass", "pass", "pass"):
        pair.play(move)
    assert pair.is_over
    assert told_of_passes(pair) == [broke], "that is what ended it"


def test_B6_what_a_pass_costs_is_not_told_to_who_knows() -> None:
    game = Game.from_position(whole(f"passes=2; {ROWS}; hands ♠2,3,4,8 ♥2,6 … | ♠K ♥K … | …; turn 0"), names=NAMES[:3])
    for move in ("♠8", "pass"):
        game.play(move)
    assert len(told_of_passes(game)) == 1
    assert passes_since(game.start, game.history, 0, "en", NAMES, knows=True) == []


@pytest.mark.parametrize("start", [f"passes=unlimited; {ROWS}", f"passes=2; {ROWS}; passes 0 1"])
def test_B6_nothing_is_told_of_coins_where_there_are_none_or_some_are_spent(start: str) -> None:
    head, *rest = start.split("; passes ")
    tail = f"; passes {rest[0]}" if rest else ""
    game = Game.from_position(whole(f"{head}; hands ♠2 ♥6 … | ♠K …; turn 1{tail}"))
    game.play("pass")
    assert told_of_passes(game) == []


def test_K3_why_a_card_has_died_is_told_of_the_readers_own_and_of_a_games_first() -> None:
    own = others = 0
    for seed in range(84, 90):
        game, died = Game("killer", names=NAMES, seed=seed), list[Card]()
        while not game.is_over:
            if game.position.turn == 0:
                view = game.view(0)
                told = deaths_since(game.start, game.history, 0, "en", NAMES)
                turns = [ply for ply, entry in enumerate(game.history) if entry.player == 0]
                since = [
                    card
                    for entry in game.history[turns[-1] if turns else 0 :]
                    for event in entry.events
                    if event.kind is Happening.DIED
                    for card in event.cards
                ]
                mine = [card for card in since if card in view.hand]
                named = mine[:2] or [card for card in since[:1] if len(died) == 0]
                heads = [f"What killed {card}:" if card in mine else f"{card} is dead." for card in named]
                assert [each["headline"] for each in told] == heads
                assert all("surround it" in each["reason"] for each in told)
                own, others = own + len(mine[:2]), others + (not mine and bool(told))
                died += since
            game.play(game.legal_moves[0])
    assert own > 2
    assert others > 0
    assert deaths_since((basic := Game(names=NAMES, seed=1)).start, basic.history, 0, "en", NAMES) == []


@pytest.mark.parametrize(
    ("lang", "gave", "stuck"),
    [
        ("en", "Ren has to put down ♠8 and takes ★.", "★ is Ren's only card: Ren is out of the game."),
        ("ja", "Renが♠8を出して、★を引き取りました。", "Renの手札は★だけになりました。"),
    ],
)
def test_J1_J5_who_gave_the_card_that_the_joker_called_for_is_told_while_it_is_the_news(
    lang: str, gave: str, stuck: str
) -> None:
    text = "joker=solo; board ♠A-7 ♥A-J ♦A-K ♣A-K; hands ★♥Q,K | ♠8 | ♠9-K; turn 0"
    game = Game.from_position(text, names=["You", "Ren", "Aoi"])
    game.play("★♠8")
    game.play("♠9")
    (line,) = after_move(game.start, game.history, 0, lang, ["You", "Ren", "Aoi"])
    assert line["reason"].startswith(gave)
    assert stuck in line["reason"]
    assert "Ren or Aoi" not in line["reason"]


def test_who_went_broke_behind_a_card_that_the_reader_kept_is_told_first_and_once() -> None:
    text = "basic; board ♠7 ♥7-K ♦7-K ♣7-K; hands ♠8 ♥A | ♠9 ♠10 | …; turn 0; passes 0 3 0"
    game = Game.from_position(whole(text), names=("You", "Ren", "Aoi"))
    for move in ("pass", "pass", "♠6"):
        game.play(parse_move(move))
    first = told_first(game.start, game.history, 0)
    assert first is not None
    assert say(first, "en", game.names) == "You broke Ren: ♠9 and ♠10 waited behind your ♠8."
    assert after_move(game.start, game.history, 0, "en", game.names, first=first) == [], "it is said once, and alone"
    plain = after_move(game.start, game.history, 0, "en", game.names, plain=True)
    assert plain[0]["reason"].startswith("You broke Ren"), "nothing is said first at a plain table"


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ("It made room for Ren's ♠9.", "It also made room for Aoi's ♥9.", "Your own ♦9 fits now.")),
        (
            "ja",
            ("これで、Renも♠9を出せました。", "また、Aoiも♥9を出せました。", "あなたの♦9が出せるようになりました。"),
        ),
    ],
)
def test_K2_beside_the_room_for_an_own_card_it_is_told_which_of_the_new_places_others_have_used(
    lang: str, told: tuple[str, ...]
) -> None:
    start = whole("killer; board ♠7 ♥7 ♦7 ♣7; hands ♥8 ♦9 ♣2 | ♠9 … | ♥9 … | …; turn 0")
    game = Game.from_position(start, names=NAMES)
    for move in ("♥8", "♠9", "♥9"):
        game.play(move)
    (line,) = after_move(game.start, game.history, 0, lang, NAMES)
    assert told == (*re.findall("[^.。]+[.。]", line["reason"].replace(". ", ".")),), "in the order it came to pass"


NOTHING = {
    "en": ("opened nothing for you", "yours."),
    "ja": ("あなたのカードはありません", "ほかの人のカードです"),
}
"""That nothing of the reader's waits behind a place that was opened: none at all, or others' cards alone."""
BROKEN = "basic; board ♠A-J ♥A-Q ♦A-J ♣5-K; hands ♠Q ♦Q | ♦K ♣A,2 | ♥K ♣3,4 | ♠K; passes 3 3 0 3; turn 0"
LONE = "basic; board ♠3-K ♥A-K ♦A-10 ♣A-K; hands ♠2 ♦Q,K | ♠A ♦J; turn 0"
ALIKE = "basic; board ♠3-K ♥3-K ♦A-10 ♣A-K; hands ♠2 ♥2 ♦Q,K | ♠A ♦J | ♥A; turn 0"
LEADS = "basic; board ♠3-K ♥3-K ♦A-9 ♣A-K; hands ♠2 ♥2,A ♦K | ♠A ♦J | ♦10,Q; turn 0"
SHUTS = "basic; board ♠3-K ♥2-K ♦A-9 ♣A-K; hands ♠2 ♥A ♦K | ♠A ♦J | ♦10,Q; turn 0"
WAITS = "basic; board ♠3-K ♥A-K ♦A-7 ♣A-K; hands ♦8 ♠A | ♠2 ♦9,J | ♦10,Q,K; turn 0"
SURE = "basic; board ♠A-K ♥6-J ♦3-K ♣A-K; hands ♥5,Q | ♥K ♦A | ♥A-4 ♦2; turn 0"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("start", "moves", "told"),
    [
        pytest.param(BROKEN, ("♦Q", "♦K", "♥K", "pass"), None, id="it broke somebody"),
        pytest.param(LONE, ("♠2", "♠A"), None, id="no other card fitted"),
        pytest.param(ALIKE, ("♠2", "♠A", "pass"), None, id="the other card is no better"),
        pytest.param(SURE, ("♥Q", "♥K", "pass"), None, id="it is won for sure"),
        pytest.param(LEADS, ("♠2", "♠A", "pass"), 0, id="another leads to an own one"),
        pytest.param(SHUTS, ("♠2", "♠A", "♦10"), 0, id="another opens nothing"),
        pytest.param(WAITS, ("♦8", "♦9", "pass"), 1, id="a pass would have kept several shut"),
    ],
)
def test_that_a_move_opened_nothing_for_the_reader_is_said_only_where_that_helps_to_choose(
    start: str, moves: tuple[str, ...], told: int | None, lang: str
) -> None:
    game = Game.from_position(start, names=NAMES[: start.count("|") + 1])
    for move in moves:
        game.play(move)
    lines = after_move(game.start, game.history, 0, lang, game.names)
    said = " ".join(line["reason"] for line in lines)
    assert said, "who used the way, or went broke"
    assert [each in said for each in NOTHING[lang]] == [told == 0, told == 1]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "You played ♥5, as advised."), ("ja", "あなたはヒントどおり、♥5を出しました。")]
)
def test_of_an_advised_move_it_is_said_which_it_was_where_nothing_else_is_new(lang: str, said: str) -> None:
    start = "basic; board ♠3-K ♥6-K ♦A-9 ♣A-K; hands ♠2 ♥5,4 ♦K | ♥3 ♦10,Q | ♠A ♥A,2 ♦J; turn 0"
    game = Game.from_position(start, names=NAMES[:3])
    for move in ("♥5", "♦10", "♦J"):
        game.play(move)
    lines = after_move(game.start, game.history, 0, lang, game.names, followed=0)
    assert [(line["headline"], line["reason"]) for line in lines] == [(said, "")]


def test_what_an_advised_move_brought_about_is_told_but_not_what_the_hint_had_said() -> None:
    game = Game.from_position(whole(f"basic; {ROWS}; hands ♠8,Q ♥6,5 | ♠9 … | … | …; turn 0"), names=NAMES)

    def told(move: str, *others: str) -> list[str]:
        """Return what is told of a move that a hint had advised, once the others have moved."""
        ply = len(game.history)
        for each in (move, *others):
            game.play(each)
        lines = after_move(game.start, game.history, 0, "en", NAMES, followed=ply)
        return [f"{line['headline']} {line['reason']}" for line in lines]

    assert told("♥6", "pass", "pass", "pass") == ["You played ♥6, as advised. All the others spent a pass."]
    used = "You played ♠8, as advised. It made room for Ren's ♠9. That run leads on to your own ♠Q."
    assert told("♠8", "♠9", "pass", "pass") == [used]
    assert told("pass", "pass", "pass", "pass") == [
        "You passed, as advised. All the others spent a pass, too. You have 2 passes left."
    ]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("♠8,Q ♥6,5", "You passed, as advised. ♠9 stayed shut, and Aoi and Sora passed. You have 2 passes left."),
        ("♠9,Q ♥9 ♣2", "You passed. You have 2 passes left."),
    ],
    ids=["a choice", "nothing fitted"],
)
def test_of_an_advised_pass_it_is_told_what_stayed_shut_and_who_passed_and_no_forced_one_is_called_advised(
    hand: str, said: str
) -> None:
    game = Game.from_position(whole(f"basic; {ROWS}; hands {hand} | ♦8 … | … | …; turn 0"), names=NAMES)
    for move in ("pass", "♦8", "pass", "pass"):
        game.play(move)
    (line,) = after_move(game.start, game.history, 0, "en", NAMES, followed=0)
    assert f"{line['headline']} {line['reason']}" == said
    assert "{" not in after_move(game.start, game.history, 0, "ja", NAMES, followed=0)[0]["reason"]


def test_of_an_advised_pass_it_is_told_what_is_still_shut_where_nobody_passed() -> None:
    game = Game.from_position(whole(f"basic; {ROWS}; hands ♠8 ♥6 ♣A | ♦8 ♦6 … | ♣8 … | ♣6 …; turn 0"), names=NAMES)
    for move in ("pass", "♦8", "♣8", "♣6"):
        game.play(move)
    (line,) = after_move(game.start, game.history, 0, "en", NAMES, followed=0)
    assert line["reason"] == "It kept ♠9 and ♥5 shut. You have 2 passes left."


def test_who_used_the_way_is_told_before_who_had_to_pass_then() -> None:
    start = "basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,10 | ♠9 ♠Q | ♠J | ♠K; turn 0"
    game = Game.from_position(start, names=NAMES)
    for move in ("♠8", "♠9", "pass", "pass"):
        game.play(move)
    (line,) = after_move(game.start, game.history, 0, "en", NAMES)
    assert line["reason"].startswith(
        "It made room for Ren's ♠9. Then only your own cards fitted, and Aoi and Sora had to pass."
    )
    assert (
        "すると、出せるのはあなたの手札だけになり、"
        in after_move(game.start, game.history, 0, "ja", NAMES)[0]["reason"]
    )


def test_own_cards_further_along_are_told_of_two_turns_running_in_other_words() -> None:
    game = Game.from_position(whole(f"basic; {ROWS}; hands ♠8,Q ♦8,Q,K | … | … | …; turn 0"), names=NAMES)
    said = []
    for move in ("♠8", "♦8"):
        for each in (move, "♥6" if move == "♦8" else "pass", "pass", "pass" if move == "♦8" else "♠6"):
            game.play(each)
        (line,) = after_move(game.start, game.history, 0, "en", NAMES)
        said.append(line["reason"])
    assert said == [
        "It brought your own ♠Q nearer: ♠9 fits now.",
        "Now ♦9 is open for somebody else. Your own ♦Q and ♦K are nearer now.",
    ]


def test_the_same_is_not_said_of_two_turns_running() -> None:
    game = Game.from_position(whole(f"basic; {ROWS}; hands ♠8-10 ♥6,5 | … | … | …; turn 0"), names=NAMES)
    said = []
    for move in ("♠8", "♠9", "♥6"):
        for each in (move, "pass", "♦8" if move == "♠8" else "pass", "pass"):
            game.play(each)
        (line,) = after_move(game.start, game.history, 0, "en", NAMES)
        said.append(line["reason"])
    assert said == [
        "It made room for your own ♠9.",
        "All the others spent a pass. Your own ♠10 fits now.",
        "All the others spent a pass. It made room for your own ♥5.",
    ]


@pytest.mark.parametrize(
    ("spent", "first", "told"),
    [
        ("0 1 2 0", "You shut everybody out: Ren, Aoi and Sora had to pass.", ""),
        ("0 3 2 0", "You broke Ren: ♠9 waited behind your ♠8", "You shut everybody out: Aoi and Sora had"),
        (
            "0 3 3 0",
            "You broke Ren and Aoi: Ren's ♠9 and Aoi's ♠J waited behind your ♠8.",
            "Sora had to pass, as only your own cards fitted.",
        ),
    ],
)
def test_B6_who_had_to_pass_for_the_readers_cards_is_told_and_all_whom_that_broke(
    spent: str, first: str, told: str
) -> None:
    start = f"basic; board ♠A-7 ♥A-K ♦A-K ♣A-K; hands ♠8,10 | ♠9 | ♠J | ♠Q,K; turn 0; passes {spent}"
    game = Game.from_position(start, names=NAMES)
    for _ in NAMES:
        game.play("pass")
    assert len(game.position.exits) == spent.count("3")
    found = told_first(game.start, game.history, 0)
    said = {lang: "" if found is None else say(found, lang, NAMES) for lang in LANGUAGES}
    lines = {lang: after_move(game.start, game.history, 0, lang, NAMES, first=found) for lang in LANGUAGES}
    assert said["en"].startswith(first)
    assert [line["reason"].startswith(told) for line in lines["en"]] == [True] * bool(told)
    assert "{" not in "".join((said["ja"], *(line["reason"] for line in lines["ja"])))


def test_S1_what_waited_behind_a_place_is_not_told_once_it_lies_there_because_somebody_went_broke() -> None:
    hands = "♦9 ♥K | ♦J-K | ♦10 ♠K | ♣K"
    start = whole(f"passes=3; board ♠A-Q ♥A-Q ♦A-8 ♣A-Q; hands {hands}; passes 0 3 0 0; turn 0")
    game = Game.from_position(start, names=NAMES)
    game.play("♦9")
    assert "3 more cards wait behind" in after_move(game.start, game.history, 0, "en", NAMES)[0]["reason"]
    game.play("pass")
    said = after_move(game.start, game.history, 0, "en", NAMES)[0]["reason"]
    assert "♦10" in said
    assert "Behind" not in said


@pytest.mark.parametrize(
    ("others", "en", "ja"),
    [
        ("…", "It kills Ren's ♠8.", "レンの♠8が死にます。"),
        ("… | …", "It kills Ren's or Aoi's ♠8.", "レンかアオイの♠8が死にます。"),
        ("… | … | …", "It kills another player's ♠8.", "ほかの人の♠8が死にます。"),
    ],
)
def test_whose_card_dies_is_told_as_far_as_one_can_know(others: str, en: str, ja: str) -> None:
    view = whole(f"killer; {ROWS} ♠9; hands ♥8 ♦6 | {others}; turn 0").view(0)
    why = consequences(view, parse_move("♥8"))[0].why
    names = {"en": NAMES, "ja": ["", "レン", "アオイ", "ソラ"]}
    assert {lang: say(why, lang, names[lang]) for lang in LANGUAGES} == {"en": en, "ja": ja}
