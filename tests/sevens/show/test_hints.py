"""A hint's nudge at Sevens: it leads to the move that the hint names next, and names passes only where they tell."""

from __future__ import annotations

import pytest

from sevens_teach import Position
from sevens_teach.say.messages import say
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.show import hints

NAMES = ("You", "Ren", "Aoi")
QUESTION = "Do you have to play ♠3 just now?"
ANY = "Do you have to play a card just now?"


@pytest.mark.parametrize(
    ("rules", "passes", "said"),
    [
        ("passes=3", "0 0 0", f"You have 3 free passes. {QUESTION}"),
        ("passes=3", "2 0 0", f"You have 1 free pass. {QUESTION}"),
        ("passes=3", "0 1 2", f"Aoi has 1 free pass left. {ANY}"),
        ("passes=3", "0 3 0", f"Ren has no free pass left. {ANY}"),
        ("passes=3", "3 3 0", QUESTION),
        ("passes=unlimited", "", QUESTION),
    ],
)
def test_where_a_pass_is_best_the_nudge_names_who_is_short_of_passes_or_how_many_one_has(
    rules: str, passes: str, said: str
) -> None:
    start = f"{rules}; board ♠4-K ♥A-K ♦A-K ♣A-K; hands ♠3 | ♠2 | ♠A; turn 0"
    view = Position.parse(start + (f"; passes {passes}" if passes else "")).view(0)
    cards, nudge = hints._nudge(view, PASS)  # noqa: SLF001, the first step alone
    assert cards == ()
    assert say(nudge, "en", NAMES) == said
    assert "{" not in say(nudge, "ja", NAMES)
