"""Two moves side by side in one sentence: every house rule, and every pair of moves against a count of its own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sevens_teach import PRESETS, Game, Position, RandomPlayer, TipsPlayer, play_game
from sevens_teach.cards import PACK
from sevens_teach.practice import keep_mistake
from sevens_teach.review import Decision, Mark, Moment, Review
from sevens_teach.say.messages import LANGUAGES, phrase, say
from sevens_teach.sevens.engine.moves import LayJoker, Move, Pass, Play, laid_by
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.review.comparison import INSTEAD_OF, KEY, comparison
from sevens_teach.sevens.review.model import Loss, Option
from sevens_teach.sevens.review.reasons import compared, told_again
from sevens_teach.sevens.show.reviewing import Reviewer
from sevens_teach.text.notation import parse_cards

NAMES = ("You", "Ren", "Aoi", "Sora")
ROWS = "board ♠7-9 ♥7-10 ♦7 ♣6,7; hands ♠10,Q ♥A ♦3,6 ♣5 | ♥J ♦5 ♣4 | ♠6,J ♥6 ♦4"
"""♦6 leads to an own card, ♣5 to none, ♠10 to one behind another's, and of hearts none fits."""
SEVENS = "♥7 ♦7 ♣7"


def parsed(text: str) -> Position:
    """Return a position; the cards that are named nowhere are one more player's."""
    head, _, hands = text.partition("; hands ")
    named = parse_cards(" ".join(hands.replace("|", " ").replace("★", "").split()))
    board = parse_cards(head.rpartition("board ")[2])
    rest = " ".join(str(card) for card in PACK if card not in {*named, *board})
    return Position.parse(f"{head}; hands {hands} | {rest}; turn 0")


def told(position: str, worse: str, better: str, lang: str = "en", made: str = "worse") -> str | None:
    """Return the sentence about two moves in a position, one of them made."""
    moves = {"worse": parse_move(worse), "better": parse_move(better), "neither": None}
    found = comparison(parsed(position), moves["worse"], moves["better"], moves[made])  # type: ignore[arg-type]
    return None if found is None else say(found, lang, NAMES)


@pytest.mark.parametrize(
    ("position", "worse", "better", "expected"),
    [
        (ROWS, "♣5", "♦6",
         "♦6 opens ♦5 for Ren, but is on the way to your own ♦3; ♣5 opened ♣4 for Ren and nothing for you."),
        (ROWS, "pass", "♦6",
         "♦6 opens ♦5 for Ren, but is on the way to your own ♦3; your pass helped none of your cards."),
        (ROWS, "♣5", "pass",
         ("If you pass, nobody can play ♣4 yet, nor the 3 cards that wait behind it; "
          "nothing of yours lies beyond ♣5.")),
        (ROWS, "♦6", "pass",
         ("If you pass, nobody can play ♦5 yet, nor the 3 cards that wait behind it; "
          "♦6 is on the way to your own ♦3, but opened ♦5 for Ren first.")),
        (f"board ♣3-6 {SEVENS} ♠7; hands ♣2 ♥K | ♣A", "♣2", "pass",
         "If you pass, nobody can play ♣A yet; ♣2 leads to none of your own cards."),
        (ROWS, "♦6", "♣5", None),
        (ROWS, "♦6", "♠10", None),
        (f"board ♠7-9 {SEVENS}; hands ♦5,6 ♠10,Q | ♠J ♦4", "♠10", "♦6",
         "♦6 opens your own ♦5; ♠10 is on the way to your own ♠Q, but opened ♠J for Ren first."),
        (f"board ♠7-9 {SEVENS}; hands ♦2,3,6 ♠10,J | ♠Q ♦4,5", "♠10", "♦6",
         "♦6 opens ♦5 for Ren, but is on the way to your own ♦2 and ♦3; ♠10 only to ♠J."),
        ("board ♠2-10 ♥7-9 ♦7 ♣7; hands ♠A ♥10 ♣2 | ♥J ♠J", "♥10", "♠A",
         "♠A opens nothing for anybody; ♥10 opened ♥J for Ren and nothing for you."),
        ("board ♠4-10 ♥7,8 ♦7 ♣7; hands ♠3 ♥9 ♣2 | ♥10-K ♠2", "♥9", "♠3",
         "♠3 opens the way to 2 cards; ♥9 to 4, none of them yours."),
        ("passes=0; " + ROWS, "pass", "♦6", None),
        (f"board ♠7-Q {SEVENS}; hands ♠K | ♥2", "pass", "♠K", None),
        ("opening=fantan; board ♠7; hands ♦6,7 ♠8 | ♠9 ♦8", "♠8", "♦7",
         "♦7 opens your own ♦6, and ♦8 for Ren; ♠8 opened ♠9 for Ren and nothing for you."),
        ("opening=fantan; board ♠7; hands ♦3,7 ♠8 | ♠9 ♦6,8", "♠8", "♦7",
         "♦7 opens ♦6 and ♦8 for Ren, but is on the way to your own ♦3; ♠8 opened ♠9 for Ren and nothing for you."),
        (f"tunnel=both; board ♠7-Q {SEVENS}; hands ♠2,K ♥8 | ♠A ♥9", "♠K", "pass", None),
        (f"tunnel=both; board ♠A,2,7-K {SEVENS}; hands ♠3,5 ♥8 ♣2 | ♠4 ♥9", "♥8", "♠3",
         "♠3 opens ♠4 for Ren, but is on the way to your own ♠5; ♥8 opened ♥9 for Ren and nothing for you."),
        (f"joker=solo; board ♠7 {SEVENS}; hands ♦5 ♠8 ♣2 ★ | ♦6 ♠9", "♠8", "★♦6",
         "★ on ♦6 opens your own ♦5; ♠8 opened ♠9 for Ren and nothing for you."),
        (f"joker=solo; board ♠7 {SEVENS}; hands ♦5 ♠8 ♣2 | ♦6 ♠9 ★", "♠8", "pass", None),
        (f"killer=on; board ♠7 {SEVENS}; hands ♠8,9 ♣6,K | ♥8 ♦5,6,8 ♣5 ♥6 ♠6 ♣8 ♥9", "♣6", "♠8",
         "♠8 opens your own ♠9, and ♥9 for Ren; ♣6 opened ♦5 and ♣5 for Ren and nothing for you."),
        (f"killer=on; board ♠7 {SEVENS}; hands ♠8,9 ♣6,K | ♥8 ♦5,6,8 ♣5", "♠8", "pass", None),
    ],
)  # fmt: skip
def test_two_moves_side_by_side(position: str, worse: str, better: str, expected: str | None) -> None:
    assert told(position, worse, better) == expected


def test_it_is_told_of_what_was_made_and_of_what_was_not() -> None:
    assert told(ROWS, "♣5", "♦6", made="neither") == (
        "♦6 opens ♦5 for Ren, but is on the way to your own ♦3; ♣5 opens ♣4 for Ren and nothing for you."
    )
    assert told(ROWS, "♣5", "♦6", made="better") == (
        "♦6 opened ♦5 for Ren, but is on the way to your own ♦3; ♣5 opens ♣4 for Ren and nothing for you."
    )
    assert told(ROWS, "♣5", "pass", made="better") == (
        "Your pass made the others keep ♣4, and 3 cards that wait behind it; nothing of yours lies beyond ♣5."
    )
    assert told(ROWS, "♣5", "pass", "ja") == (
        "パスなら、♣4も、その先で待つほかの人の3枚も、まだ出せません。♣5の先に、自分のカードはありません。"
    )
    assert told(ROWS, "♣5", "♦6", "ja") == (
        "♦6ではRenの♦5に道が開きますが、その先で自分の♦3が待っています。"
        "♣5はRenの♣4に道を開いただけで、その先に自分のカードはありませんでした。"
    )


def test_a_door_that_nobody_went_through_is_not_told_of_the_move_that_was_made() -> None:
    position, worse = parsed(ROWS), Play("♣5")
    found = comparison(position, worse, Play("♦6"), worse, Play("♥J").card.bit)
    assert found is not None
    assert (
        say(found, "en", NAMES)
        == "♦6 opens ♦5 for Ren, but is on the way to your own ♦3; nothing of yours lies beyond ♣5."
    )


# -- every pair of moves in games of every preset --------------------------------------------------


def fits(position: Position, player: int) -> set[str]:
    """Return the cards of a player that the board lets in."""
    return {card.text for card in set(position.open_places) & set(position.hands[player])}


def news(position: Position, move: Move) -> dict[int, set[str]]:
    """Return whose cards fit after a move and did not before, by playing it."""
    after = position.after(move)[0]
    held = {player: {card.text for card in position.hands[player]} for player in range(len(NAMES))}
    laid = {card.text for card in laid_by(move)}
    opened = {card.text for card in set(after.open_places) - set(position.open_places)} - laid
    return {player: opened & cards for player, cards in held.items() if opened & cards}


def cards_of(values: dict[str, Any]) -> set[str]:
    return {card.text for card in values["cards"]}


def assert_true_of(position: Position, move: Move, part: Any) -> None:  # noqa: ANN401, a phrase
    """Hold what is said of a move against the game after it."""
    values, new = dict(part.args), news(position, move)
    mine = position.turn or 0
    key = part.key.removeprefix("review-compare-")
    theirs = {card for player, cards in new.items() if player != mine for card in cards}
    if "theirs" in values:
        inner = dict(values["theirs"].args)
        assert cards_of(inner) <= theirs
        if "player" in inner:
            assert cards_of(inner) <= new[inner["player"].player]
    own = {card.text for card in position.hands[mine]} - {card.text for card in laid_by(move)} - fits(position, mine)
    ahead = {card for card in own if card[0] == laid_by(move)[0].text[0]} if laid_by(move) else set()
    if key in ("own", "own-too", "opens-fewer"):
        assert cards_of(values) <= new[mine]
    elif key in ("way", "way-too", "far", "fewer"):
        assert cards_of(values) <= ahead
    elif key in ("none", "for", "nothing", "opens-none"):
        assert mine not in new
        assert key != "nothing" or not new
        if not position.rules.killer and position.rules.opening == "sevens" and position.rules.tunnel == "off":
            side = laid_by(move)[0].rank - 7
            assert not {card for card in position.hands[mine] if card.text in ahead and (card.rank - 7) * side > 0}


def assert_true(position: Position, worse: Move, better: Move) -> bool:
    found = comparison(position, worse, better, worse)
    if found is None:
        return False
    values: dict[str, Any] = dict(found.args)
    assert_true_of(position, better, values["better"])
    assert_true_of(position, worse, values["worse"]) if not isinstance(worse, Pass) else None
    mine = position.turn or 0
    if not isinstance(better, Pass) and set(news(position, better)) - {mine}:
        admits = values["better"].key.endswith("-too") or values["better"].key == "review-compare-few"
        assert admits, "what the board shows next is told"
    for lang in LANGUAGES:
        assert "{" not in say(found, lang, NAMES)
        assert say(found, lang, NAMES).count("。" if lang == "ja" else ".") == (2 if lang == "ja" else 1)
    return True


@pytest.mark.parametrize("rules", PRESETS)
def test_the_sentence_is_true_of_every_pair_of_moves_and_admits_what_the_better_one_opens(rules: str) -> None:
    said = 0
    for seed in range(6):
        game = Game(rules, names=NAMES, seed=seed)
        play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(seed))
        for entry in [None, *game.history][seed % 3 :: 3]:
            position = game.start if entry is None else entry.position
            if position.turn is None:
                continue
            moves = [each for each in position.legal_moves.turn if isinstance(each, Play | LayJoker | Pass)][:5]
            said += sum(assert_true(position, worse, better) for worse in moves for better in moves if worse != better)
    assert said > 20


# -- where it is told ------------------------------------------------------------------------------


def test_it_stands_instead_of_what_says_less_and_not_beside_what_says_more() -> None:
    why, rather = compared(parsed(ROWS), Play("♣5"), Play("♦6"), made=True, tries=4)
    assert why
    assert [each.key for each in rather].count(KEY) == 1
    assert not INSTEAD_OF & {each.key for each in rather}
    start = Position.parse("killer=on; board ♠3-K ♥2-K ♦A-K ♣A-K; hands ♠A ♠2 | ♥A; turn 0")
    _, rather = compared(start, Play("♠A"), Play("♠2"), made=False)
    assert [each.key for each in rather] == ["review-itself-died"]


def reviewed(mark: Mark, played: str, better: str) -> tuple[Reviewer, Moment]:
    """Return a review of a game from `ROWS` whose first move was a moment."""
    game = Game.from_position(parsed(ROWS), names=NAMES)
    game.play(played)
    play_game(game, [TipsPlayer()] * 4, Random(1))
    position = game.start
    options = tuple(
        Option(move, 1.2 if str(move) == better else 2.0, 0.01, 0.3, 0.01) for move in position.legal_moves.turn
    )
    moves = {text: parse_move(text) for text in (played, better)}
    loss = Loss(0.0 if mark is Mark.GOOD else 0.8, 0.01)
    decision = Decision(0, moves[played], options, moves[better], (loss,), loss, margin=Loss(0.8, 0.01))
    why, rather = compared(position, moves[played], moves[better], made=True, tries=4)
    moment = Moment(decision, mark, why, rather)
    reviewer = Reviewer(game, 0, 1, keep_mistake)
    reviewer.found = Review(game, 0, (decision,), is_whole=True, moments=(moment,))
    reviewer.phase = "done"
    return reviewer, moment


def test_the_moment_what_is_shown_and_the_second_try_say_the_same() -> None:
    reviewer, moment = reviewed(Mark.BLUNDER, "♣5", "♦6")
    sentence = told(ROWS, "♣5", "♦6")
    assert sentence is not None
    hidden = reviewer.state("en", NAMES)["moments"][0]
    assert sentence not in hidden["why"], "the answer is not told before the reader asks"
    reviewer.reveal(0)
    shown = reviewer.state("en", NAMES)["moments"][0]
    assert shown["why"][:2] == ["Better: ♦6.", sentence]
    for move, headline in (("♦6", "This time: ♦6. Right"), ("♣5", "This time: ♣5 again.")):
        again = reviewer.game_at(0)
        assert again is not None
        again.play(move)
        now = reviewer.once_more(0, again)
        assert now is not None
        said = [say(each, "en", NAMES) for each in now.now]
        assert said[0].startswith(headline)
        assert said[1:] == [sentence]
    again = reviewer.game_at(0)
    assert again is not None
    again.play("♠10")
    now = reviewer.once_more(0, again)
    assert now is not None
    assert [say(each, "en", NAMES) for each in now.now[1:]] == [
        each for each in [told(ROWS, "♠10", "♦6")] if each is not None
    ]
    assert told_again(reviewer.found, moment, Play("♠6"), is_as_good=False) == comparison(
        parsed(ROWS), Play("♠6"), Play("♦6"), Play("♠6")
    )


def test_where_nothing_is_set_side_by_side_the_verdict_has_the_reason_of_the_better_move() -> None:
    reviewer, moment = reviewed(Mark.BLUNDER, "♣5", "♦6")
    other = Moment(moment.decision, Mark.BLUNDER, (), (phrase("review-saves-pass", made="no"),))
    assert told_again(reviewer.found, other, Play("♦6"), is_as_good=False) == other.rather[0]
    assert told_again(reviewer.found, other, Play("♣5"), is_as_good=False) is None
