"""Why a move of Seven Bridge is legal or not: the rule, the sentence and the cards, in exact positions (D1 to D9)."""

from __future__ import annotations

import pytest

from sevens_teach.bridge import Position, Rules, parse_move
from sevens_teach.bridge.engine.game import Game
from sevens_teach.bridge.engine.score import cost_of
from sevens_teach.bridge.why import verdict
from sevens_teach.bridge.why.telling import Teller, points_text, reckoned
from sevens_teach.text.notation import parse_cards

NAMES = ("Ren", "Aoi", "Sora", "Yui")
HAND = "hands ♠A ♠2 ♠3 ♠5 ♠K ♦7 ♣7 ♥5 ♥6 ♥8 ♦9 ♣9 ★ | ♠4 ♠9 ♥9 | ♦2 ♦3 | ♣2 ♣3; turn 0 play"
MELDS = "hands ♥8 ♠K | ♥9 ♠A | ♠9 ♠10; melds 1 ♥6 ♥7 | 0 ♦9 ♦10 ♦J; turn 0 play"
THROWN = "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♠9 ♦9 | ♥8 ♥7 ♣9 ♣4 | ♠8 ♣8 ★; turn 0 play; pile ♣2"
PON_FIRST = "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2"
NO_ADDING = (
    "call_add=off; hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♠9 ♦9 | ♥8 ♥7 ♣9 ♣4 | ♠8 ♣8 ★; "
    "melds 0 ♠2 ♥2 ♦2 | 1 ♠7; turn 0 play; pile ♣A"
)
SEVEN = "♠3 ♠K ♦8 ♦9 ♣2 ♣9 ♣10"
"""The first player's hand of seed 7."""
OUT = "hands ♦9 | ♠4 ♣8 | ♥2 ★; turn 0 play"


def after(text: str, moves: str) -> Position:
    """Return a position after some moves, written with a comma between them."""
    position = Position.parse(text)
    for move in filter(None, moves.split(", ")):
        position, _ = position.after(parse_move(move))
    return position


Asked = tuple[str, bool, str, str, str]
"""A move, whether it is legal, the rule, the reason and the cards."""


def asked(text: str, moves: str, player: int, *rows: Asked) -> list[tuple[str, str, int, str, bool, str, str, str]]:
    """Return what is asked of one player in one position, a row a move."""
    return [(text, moves, player, *row) for row in rows]


@pytest.mark.parametrize(
    ("text", "moves", "player", "move", "legal", "rule", "reason", "cards"),
    [
        *asked(
            HAND,
            "",
            0,
            ("meld ♠A ♠2 ♠3", True, "D2", "3 cards of ♠ in a row are a run.", "♠A ♠2 ♠3"),
            ("meld ♦7", True, "D2", "A 7 may lie all alone.", "♦7"),
            ("meld ♦7 ♣7", True, "D2", "Two 7s are enough: a set of any other rank needs three.", "♦7 ♣7"),
            ("meld ♥5 ♥6", False, "D2", "Two in a row are not enough, unless one of them is a 7.", "♥5 ♥6"),
            ("meld ♥6 ★♥7 ♥8", True, "D3", "★ stands for ♥7.", "♥6 ★ ♥8"),
            ("meld ♦9 ♣9 ★", True, "D3", "★ is one of the 9s.", "♦9 ♣9 ★"),
            ("meld ♦9 ♣9", False, "D2", "Two of a rank are not enough, unless they are 7s.", "♦9 ♣9"),
            ("meld ♦9 ★", False, "D3", "♦9 and ★ are two cards: only a real 7 makes two enough.", "♦9 ★"),
            ("meld ♠A", False, "D2", "Only a 7 may lie alone. ♠A needs company.", "♠A"),
            (
                "meld ★",
                False,
                "D3",
                "★ stands for a card in a meld, but alone it is none: only a real 7 may lie alone.",
                "★",
            ),
            ("meld ♠3 ♠5", False, "D2", "♠4 is missing between them.", "♠3 ♠5"),
            ("meld ♠2 ♠5 ★♠3", False, "D2", "♠4 is missing between them, and ★ stands for one card.", "♠2 ♠5 ★"),
            ("meld ♠2 ♠5 ♠K", False, "D2", "♠3, ♠4 and ♠6 to ♠Q are missing between them.", "♠2 ♠5 ♠K"),
            (
                "meld ♠A ♠2 ♠K",
                False,
                "D2",
                "The ace goes below the 2 or above the K, but nothing runs round the corner.",
                "♠A ♠2 ♠K",
            ),
            ("meld ♠A ♠K ★♠Q", True, "D3", "★ stands for ♠Q.", "★ ♠K ♠A"),
            ("meld ♥6 ♥5 ★♥6", False, "D3", "★ can't stand for a card that lies beside it.", "♥6 ♥5 ★"),
            ("meld ♠5 ♥6", False, "D2", "♠5 and ♥6 are neither of one rank nor of one suit.", "♠5 ♥6"),
            (
                "meld ♦7 ♣7 ★♥7",
                False,
                "D3",
                "Among cards of one rank, ★ counts as the rank, and its suit isn't said.",
                "♦7 ♣7 ★",
            ),
            ("meld ♠2 ★ ♠A", False, "D3", "Say which card ★ stands for.", "♠2 ★ ♠A"),
            ("meld ♥9 ♥8", False, "D4", "You lay only what you hold.", ""),
            ("drop ♠A", True, "D4", "Any card may be thrown, and that ends your turn.", ""),
            ("drop ♠4", False, "D4", "You lay only what you hold.", ""),
            ("add ♠A 1", False, "D4", "Nothing lies on the table yet.", ""),
            ("draw", False, "D4", "One card a turn, and you have it. Now lay what you like, and throw one.", ""),
            ("no", False, "D5", "You say no when a card is thrown that you could pon. None is.", ""),
            ("pon ♦9 ♣9", False, "D5", "Nobody has thrown a card to call.", ""),
            ("deal", False, "D1", "Nobody is out yet.", ""),
        ),
        *asked(
            "high_ace=off; hands ♠A ♠2 ♠3 ♠5 ♠K ♦7 ♣7 ♥5 ♥6 ♥8 ♦9 ♣9 ★ | ♠4 ♠9 ♥9 | ♦2 ♦3 | ♣2 ♣3; turn 0 play",
            "",
            0,
            ("meld ♠A ♠K ★♠Q", False, "D2", "At this table the ace goes below the 2 and nowhere else.", "♠Q ♠K ♠A"),
        ),
        *asked(
            "joker=off; hands ♠A ♠2 | ♠4; turn 0 play",
            "",
            0,
            ("meld ♠A ♠2 ★", False, "D4", "You lay only what you hold.", ""),
        ),
        *asked(
            "hands ♦9 ♣9 ♥9 ♠9 ★ ♠2 | ♠4; turn 0 play",
            "",
            0,
            ("meld ♦9 ♣9 ♥9 ♠9 ★", False, "D3", "A set has four cards, and ★ counts as one of them.", "♦9 ♣9 ♥9 ♠9 ★"),
        ),
        *asked(
            "hands ♦9 ♣9 ♥9 | ♠4; turn 0 play",
            "",
            0,
            ("meld ♦9 ♣9 ♥9", True, "D7", "Then your hand is empty: you are out, and the deal is over.", "♥9 ♦9 ♣9"),
        ),
        *asked(
            "out=discard; hands ♦9 ♣9 ♥9 | ♠4; turn 0 play",
            "",
            0,
            ("meld ♦9 ♣9 ♥9", False, "D7", "At this table the last card has to be thrown.", ""),
        ),
        *asked(
            "hands ♦9 | ♠4; turn 0 play",
            "",
            0,
            ("drop ♦9", True, "D7", "It's your last card: you are out, and the deal is over.", ""),
        ),
        *asked(
            "hands ♦9 ♠5 ♣2| ♠4; turn 0 draw",
            "",
            0,
            ("draw", True, "D4", "That is how a turn begins. 49 cards are left in the stock.", ""),
            (
                "drop ♦9",
                False,
                "D4",
                "A turn begins with the top card of the stock, or with a call. Then you lay, then you throw.",
                "",
            ),
        ),
        *asked("hands ♦9 ♠5 ♣2| ♠4; turn 0 draw", "", 1, ("drop ♠4", False, "D4", "It's Ren's turn.", "")),
        *asked(
            MELDS,
            "",
            0,
            ("add ♥8 1", True, "D4", "It fits Aoi's meld, and you have one of your own on the table.", "♥6 ♥7"),
            ("add ♠K 1", False, "D2", "That meld takes ♥5 and ♥8.", "♥6 ♥7"),
            ("add ♠K 2", False, "D2", "That meld takes ♦8 and ♦Q.", "♦9 ♦10 ♦J"),
            ("add ♠K 3", False, "D4", "2 melds lie on the table.", ""),
        ),
        *asked(
            "hands ♦Q ♠K | ♥9 ♠A | ♠9 ♠10; melds 1 ♥6 ♥7 | 0 ♦9 ♦10 ♦J; turn 0 play",
            "",
            0,
            ("add ♦Q 2", True, "D4", "It fits your own meld.", "♦9 ♦10 ♦J"),
        ),
        *asked(
            "hands ♦Q | ♥9 ♠A | ♠9 ♠10; melds 1 ♥6 ♥7 | 0 ♦9 ♦10 ♦J; turn 0 play",
            "",
            0,
            ("add ♦Q 2", True, "D7", "Then your hand is empty: you are out, and the deal is over.", "♦Q"),
        ),
        *asked(
            "hands ♦Q ★ ♠2| ♥9 ♠A | ♠9 ♠10; melds 1 ♠7 ♣7 ♥7 ♦7 | 0 ♦9 ♦10 ♦J; turn 0 play",
            "",
            0,
            ("add ♦Q 1", False, "D2", "That meld has 4 cards, and it is full.", "♠7 ♣7 ♥7 ♦7"),
            ("add ★ 1", False, "D3", "That meld has 4 cards, and it is full.", "♠7 ♣7 ♥7 ♦7"),
        ),
        *asked(
            THROWN,
            "drop ♥9",
            1,
            (
                "pon ♠9 ♦9",
                True,
                "D5",
                "With ♥9 it's a set. It takes the place of drawing, and the turn jumps to you.",
                "♠9 ♦9 ♥9",
            ),
            ("chi ♥10 ♥J", True, "D6", "With ♥9 it's a run. It takes the place of drawing.", "♥10 ♥J ♥9"),
        ),
        *asked(
            THROWN,
            "drop ♥9",
            2,
            ("chi ♥7 ♥8", False, "D6", "Only Aoi, who is next in turn, may chi. For a set, anybody may pon.", ""),
        ),
        *asked(THROWN, "drop ♥9", 0, ("pon ♠A ♣K", False, "D5", "You threw it yourself.", "")),
        *asked(
            THROWN,
            "drop ♥9",
            1,
            ("no", False, "D5", "You say no when a card is thrown that you could pon. None is.", ""),
        ),
        *asked(
            THROWN,
            "drop ♥9",
            2,
            ("no", False, "D5", "You say no when a card is thrown that you could pon. None is.", ""),
        ),
        *asked(THROWN, "drop ♥9", 3, ("draw", False, "D4", "It's Aoi's turn.", "")),
        *asked(
            THROWN,
            "drop ♥9",
            1,
            ("draw", True, "D4", "That is how a turn begins, unless you call the card that was thrown.", ""),
        ),
        *asked(
            THROWN,
            "drop ♥9",
            2,
            (
                "pon ♣9 ♣4",
                False,
                "D5",
                "A pon takes two more cards of rank 9 from your hand, or one and ★.",
                "♣4 ♣9 ♥9",
            ),
        ),
        *asked(
            THROWN,
            "drop ♥9",
            1,
            (
                "pon ♠9 ♣3",
                False,
                "D5",
                "A pon takes two more cards of rank 9 from your hand, or one and ★.",
                "♠9 ♣3 ♥9",
            ),
            ("chi ♥10 ♣3", False, "D2", "♥10, ♣3 and ♥9 are neither of one rank nor of one suit.", "♥10 ♣3 ♥9"),
            (
                "drop ♣3",
                False,
                "D4",
                "A turn begins with the top card of the stock, or with a call. Then you lay, then you throw.",
                "",
            ),
        ),
        *asked(THROWN, "drop ♥9", 2, ("draw", False, "D4", "It's Aoi's turn.", "")),
        *asked(
            THROWN,
            "drop ♥9, pon ♠9 ♦9",
            1,
            ("draw", False, "D5", "You called a card, and that takes the place of drawing.", ""),
            (
                "pon ♠9 ♦9",
                False,
                "D5",
                "Only the newest discard can be called, and only before the next card is drawn.",
                "",
            ),
        ),
        *asked(
            NO_ADDING,
            "drop ♥9, pon ♠9 ♦9",
            1,
            ("add ♣3 1", False, "D5", "At this table a turn that began with a call adds nothing.", ""),
        ),
        *asked(
            "hands ♦9 | ♠4 ♣8| ♥2 ★; turn 0 play",
            "drop ♦9",
            1,
            ("draw", False, "D7", "Ren has no card left. The next cards are still to be dealt.", ""),
            ("deal", True, "D1", "The deal is over, and the match goes on: the next seat deals.", ""),
        ),
        *asked(
            "deals=1; hands ♦9 | ♠4 ♣8| ♥2 ★; turn 0 play",
            "drop ♦9",
            1,
            ("deal", False, "D9", "It was to be one deal.", ""),
        ),
        *asked(
            "hands ♦Q ★ ♠2 | ♥9 ♠A | ♠9 ♠10; melds 1 ♠7 ♣7 ♥7 ♦7 | 0 ♦9 ♦10 ♦J; turn 0 play",
            "",
            0,
            ("add ♦Q 2", True, "D4", "It fits your own meld.", "♦9 ♦10 ♦J"),
            ("add ★♦Q 2", True, "D4", "It fits your own meld.", "♦9 ♦10 ♦J"),
        ),
        *asked(
            "hands ♥8 ♠K | ♥9 ♠A | ♠9 ♠10; melds 1 ♥6 ♥7; turn 0 play",
            "",
            0,
            ("add ♥8 1", False, "D4", "You have no meld on the table yet, so nothing can be added.", ""),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9",
            1,
            ("chi ♥10 ♥J", False, "D5", "The others may still want the card that was thrown.", ""),
            ("draw", False, "D5", "The others may still want the card that was thrown.", ""),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9",
            3,
            ("draw", False, "D5", "♥9 lies there, and you could take it. Once you let it go, the turn goes on.", "♥9"),
            (
                "pon ♠9 ♣9",
                True,
                "D5",
                "With ♥9 it's a set. It takes the place of drawing, and the turn jumps to you.",
                "♠9 ♣9 ♥9",
            ),
            ("no", True, "D5", "Nobody will know that you could have had it.", ""),
            ("chi ♠8 ♠9", False, "D6", "Only Aoi, who is next in turn, may chi. For a set, anybody may pon.", ""),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9, no",
            1,
            ("chi ♥10 ♥J", True, "D6", "With ♥9 it's a run. It takes the place of drawing.", "♥10 ♥J ♥9"),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9, no",
            3,
            ("pon ♠9 ♣9", False, "D4", "It's Aoi's turn.", ""),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9, no, chi ♥10 ♥J",
            1,
            ("drop ♣3", True, "D4", "Any card may be thrown, and that ends your turn.", ""),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9, no, draw",
            1,
            (
                "chi ♥10 ♥J",
                False,
                "D5",
                "Only the newest discard can be called, and only before the next card is drawn.",
                "",
            ),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣5 | ♥8 ♥7 ♣4 | ♣9 ♠9 ♠8; turn 0 play; pile ♣2",
            "drop ♥9, no",
            1,
            ("chi ♣3 ♣5", False, "D2", "♣3, ♣5 and ♥9 are neither of one rank nor of one suit.", "♣3 ♣5 ♥9"),
        ),
        *asked(
            "first=none; hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 | ♠9 ♦9 ♣4; turn 0 play",
            "drop ♥9",
            2,
            (
                "pon ♠9 ♦9",
                True,
                "D5",
                "With ♥9 it's a set. It takes the place of drawing, and the turn jumps to you.",
                "♠9 ♦9 ♥9",
            ),
        ),
        *asked(
            "hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♣9 ♦9 | ♠9 ♦3 ♣4; turn 0 play; pile ♣2",
            "drop ♥9",
            1,
            ("chi ♣9 ♦9", False, "D6", "That is a set: say pon.", "♥9 ♦9 ♣9"),
        ),
        *asked(
            "hands ★ ♠A ♣K | ♥10 ♥J ♣3 ♣9 ♦9 | ♠9 ♦3 ♣4; turn 0 play; pile ♣2",
            "drop ★",
            1,
            (
                "pon ♣9 ♦9",
                True,
                "D5",
                "With ★ it's a set. It takes the place of drawing, and the turn jumps to you.",
                "♦9 ♣9 ★",
            ),
            ("pon ♣9 ♣3", False, "D5", "For ★, a pon takes two or three cards of one rank from your hand.", "♣3 ♣9"),
            ("chi ★♥9 ♥10 ♥J", True, "D6", "With ★ it's a run. It takes the place of drawing.", "♥10 ♥J ★"),
            ("chi ★♦10 ♥10 ♥J", False, "D2", "A run lies in order.", "♥10 ♥J ★"),
        ),
        *asked(
            "hands ♦9 | ♠4 ♣8 | ♥2 ★; turn 0 play",
            "drop ♦9",
            0,
            ("draw", False, "D7", "Ren has no card left. The next cards are still to be dealt.", ""),
        ),
        *asked(
            "hands ♠2 ♠5 ♠6 ♠A ♠K ♠Q ♥7 ♥8 | ♠4 ♣8; turn 0 play",
            "",
            0,
            ("meld ♠A ♠K ♠Q", True, "D2", "3 cards of ♠ in a row are a run.", "♠Q ♠K ♠A"),
            ("meld ♥7 ♥8", True, "D2", "With a 7 in it, two in a row are enough.", "♥7 ♥8"),
        ),
        *asked(
            "hands ♠2 ♠5 ♠6 ♠A ♠K ♠J ♥7 ♥8 | ♠4 ♣8; turn 0 play",
            "",
            0,
            ("meld ♠A ♠K ♠J", False, "D2", "♠Q is missing between them.", "♠A ♠K ♠J"),
            ("meld ♠A ♠K", False, "D2", "Two in a row are not enough, unless one of them is a 7.", "♠A ♠K"),
            ("meld ♠2 ♠A", False, "D2", "Two in a row are not enough, unless one of them is a 7.", "♠2 ♠A"),
        ),
        *asked(
            "hands ♠7 ♥7 ♦7 ♥8 | ♠4 ♣8; turn 0 play",
            "",
            0,
            ("meld ♠7 ♥7 ♦7", True, "D2", "3 cards of one rank are a set.", "♠7 ♥7 ♦7"),
        ),
    ],
)
def test_D_a_verdict_names_the_rule_the_reason_and_its_cards(  # noqa: PLR0913, a case has this many parts
    text: str, moves: str, player: int, move: str, *, legal: bool, rule: str, reason: str, cards: str
) -> None:
    found = verdict(after(text, moves), parse_move(move), player)
    said = (found.legal, found.rule, found.reason("en", NAMES), " ".join(card.text for card in found.cards))
    assert said == (legal, rule, reason, cards)


@pytest.mark.parametrize(("points", "text"), [(63, "63"), (0, "0"), (-50, "−50"), (-1, "−1")])
def test_D8_points_are_written_with_a_minus_sign_where_they_are_won(points: int, text: str) -> None:
    assert points_text(points) == text


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        ("♠7,10", "(7 + 10) × 2 = 34"),
        ("♠5", "5"),
        ("♠7", "7 × 2 = 14"),
        ("♠3,4", "3 + 4 = 7"),
        ("♠10 ★", "10 × 5 = 50"),
        ("♠3,7 ♥7 ★", "(3 + 7 + 7) × 2 × 2 × 5 = 340"),
    ],
)
def test_D8_what_a_hand_costs_is_reckoned_step_by_step(hand: str, text: str) -> None:
    assert reckoned(cost_of(parse_cards(hand), Rules())) == text


PON = "Ren throws ♥9, and you hold two like it. Say pon: you lay all three, and throw one without drawing."
PON_WITH_STAR = PON_FIRST.replace("♣9 ♠9 ♠8", "♣9 ★ ♠8")


@pytest.mark.parametrize(
    ("text", "moves", "player", "prompt"),
    [
        (THROWN, "", 0, "Nothing to lay now: throw a card."),
        (THROWN.replace("♣K", "♦7", 1), "", 0, "Lay what you like, then throw a card."),
        (THROWN, "", 2, "It's Ren's turn."),
        (THROWN, "drop ♥9", 1, PON),
        (PON_FIRST, "drop ♥9", 1, "It's Aoi's turn."),
        (PON_FIRST, "drop ♥9", 3, PON),
        (PON_WITH_STAR, "drop ♥9", 3, "Ren throws ♥9, and you could use it."),
        (PON_FIRST, "drop ♥9, no", 1, "Ren throws ♥9, and you could make a run with it."),
        (PON_FIRST, "drop ♥9, no, draw, drop ♣5", 2, "Your turn: draw a card."),
        (OUT, "drop ♦9", 1, "The next deal?"),
        ("deals=1; " + OUT, "drop ♦9", 1, ""),
    ],
)
def test_the_prompt_says_who_decides_and_to_them_what_there_is_to_do(
    text: str, moves: str, player: int, prompt: str
) -> None:
    assert Teller("en", NAMES, player).prompt(after(text, moves).view(player)) == prompt


@pytest.mark.parametrize(
    ("move", "text"),
    [
        ("draw", "Draw"),
        ("no", "No"),
        ("deal", "Next deal"),
        ("meld ♥6 ★♥7 ♥8", "Lay ♥6 ★ as ♥7 ♥8"),
        ("drop ♥8", "Throw ♥8"),
        ("add ♥8 1", "Add ♥8 to Aoi's run ♥6 to ♥7"),
        ("add ♦Q 2", "Add ♦Q to your run ♦9 to ♦J"),
        ("pon ♦9 ♣9", "Pon! ♦9 ♣9"),
        ("chi ♥10 ♥J", "Chi! ♥10 ♥J"),
    ],
)
def test_a_button_says_its_move(move: str, text: str) -> None:
    assert Teller("en", NAMES, 0).step(parse_move(move), after(MELDS, "").view(0)) == text


def test_D1_a_match_deals_to_as_many_as_there_are_names_and_to_four_else() -> None:
    assert [len(Game(seed=7, **given).names) for given in ({}, {"players": 3}, {"names": ["Mio", "Kai"]})] == [4, 3, 2]


def test_D1_the_same_seed_deals_the_same_cards_as_ever() -> None:
    assert " ".join(card.text for card in Game(seed=7, players=2).position.view(0).hand) == SEVEN


def test_D5_in_the_first_round_too_a_pon_is_refused_for_what_it_lacks() -> None:
    position = after("hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 | ♠8 ♦9 ♣4; turn 0 play; moved 0", "drop ♥9")
    found = verdict(position, parse_move("pon ♠8 ♦9"), 2)
    assert (found.legal, found.rule) == (False, "D5")
    needs = "A pon takes two more cards of rank 9 from your hand, or one and ★."
    assert found.reason("en", NAMES) == needs


def test_D2_an_ace_and_a_king_alone_are_refused_for_the_low_ace_too() -> None:
    position = Position.parse("high_ace=off; hands ♠A ♠K ♦2 | ♥3; turn 0 play")
    found = verdict(position, parse_move("meld ♠A ♠K"), 0)
    assert found.rule == "D2"
    assert found.reason("en", NAMES) == "At this table the ace goes below the 2 and nowhere else."
