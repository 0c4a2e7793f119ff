"""What a player of Seven Bridge is told in words: events, buttons, melds, hands and what they cost."""

from __future__ import annotations

import pytest

from sevens_teach.bridge import Event, Happening, Position, Rules, parse_move
from sevens_teach.bridge.engine.moves import read_laid
from sevens_teach.bridge.engine.score import Cost
from sevens_teach.bridge.engine.state import OwnedMeld
from sevens_teach.bridge.why.telling import Teller
from sevens_teach.cards import read_card

NAMES = ("You", "Ren", "Aoi")
CARD = (read_card("♥8"),)
RUN = tuple(map(read_laid, ("♥7", "♥8")))
PON = Event(Happening.PONNED, 0, CARD, RUN, 1, 1)
CHI = Event(Happening.CHIED, 0, CARD, RUN, 1, 1)


def teller(you: int = 0) -> Teller:
    return Teller("en", NAMES, you)


@pytest.mark.parametrize(
    ("event", "own", "others"),
    [
        (Event(Happening.DEALT, 0), "You deal, and begin.", "You deals, and begins."),
        (Event(Happening.DREW, 0), "You draws.", "You draws."),
        (Event(Happening.DREW, 0, CARD), "You draw ♥8.", "You draw ♥8."),
        (Event(Happening.MELDED, 0, CARD, RUN, 1), "You lay ♥7 ♥8.", "You lays ♥7 ♥8."),
        (Event(Happening.ADDED, 0, CARD, RUN, 1), "You add ♥8: ♥7 ♥8.", "You adds ♥8: ♥7 ♥8."),
        (Event(Happening.DROPPED, 0, CARD), "You throw ♥8.", "You throws ♥8."),
        (PON, "Pon! You take ♥8 and lay ♥7 ♥8.", "Pon! You takes ♥8 and lays ♥7 ♥8."),
        (CHI, "Chi! You take ♥8 and lay ♥7 ♥8.", "Chi! You takes ♥8 and lays ♥7 ♥8."),
        (Event(Happening.DECLINED, 0), "You let it go.", "You let it go."),
        (Event(Happening.OUT, 0), "You are out!", "You is out!"),
        (Event(Happening.AT_ONCE, 0, points=-50), "All at once: −50!", "All at once: −50!"),
        (Event(Happening.ENDED, 0, points=7), "You win the match with 7.", "You wins the match with 7."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_its_player_and_to_the_others(event: Event, own: str, others: str) -> None:
    assert teller().event(event) == own
    assert teller(1).event(event) == others


def test_news_leaves_out_what_stands_on_the_sheet() -> None:
    events = [Event(Happening.OUT, 1), Event(Happening.SCORED, 1, points=7), Event(Happening.SKIPPED, 2)]
    assert teller().news(events) == "Ren is out!"


@pytest.mark.parametrize(
    ("laid", "owner", "said"),
    [
        ("♥7", 0, "your lone ♥7"),
        ("♥7", 1, "Ren's lone ♥7"),
        ("♥6 ♥7 ♥8", 2, "Aoi's run ♥6 to ♥8"),
        ("♥9 ♠9 ♦9", 0, "your three 9s"),
        ("♥A ♠A ♦A ♣A", 1, "Ren's four As"),
        ("★ ♠K ♦K", 1, "Ren's three Ks"),
    ],
)
def test_a_meld_is_called_by_its_owner_and_its_cards(laid: str, owner: int, said: str) -> None:
    meld = OwnedMeld(owner, tuple(map(read_laid, laid.split())))
    assert teller().meld(meld, Rules()) == said


def test_an_empty_hand_is_out_or_all_at_once() -> None:
    assert teller().cost(Cost((), (), 0, joker=False), 0) == "out"
    assert teller().cost(Cost((), (), 0, joker=False), -50) == "all at once"
    assert teller().cost(Cost(CARD, (8,), 0, joker=True), 40) == "8 × 5 = 40"


def test_D5_a_call_is_told_with_the_card_that_was_thrown_and_no_other() -> None:
    thrown = Position.parse("hands ♥9 ♠A ♣K | ♥10 ♥J ♣3 ♠9 ♦9 | ♥8 ♥7 ♣9 ♣4; turn 0 play; pile ♣2 ♣5")
    lying, _ = thrown.after(parse_move("drop ♥9"))
    _, events = lying.after(parse_move("pon ♠9 ♦9"))
    (called,) = [event for event in events if event.kind is Happening.PONNED]
    assert called.cards == (read_card("♥9"),)
