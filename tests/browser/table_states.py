"""The states a table can be in, each with the way to it: for axe to look at, and for screenshots."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.tables import Seen


def leave(_widget: Seen) -> None:
    """Leave the widget as it is."""


def as_it_is(table: Seen) -> None:
    """Leave the table alone."""
    table.wait_for_turn()


def refuse(table: Seen) -> None:
    """Ask for a card that has to wait, so that the coach points at the reason."""
    table.el.locator(".sv-hand .sv-card:not(.sv-playable)").first.click()
    table.el.locator(".sv-coach.sv-tone-no").wait_for()


def lay_joker(table: Seen) -> None:
    """Take up ★, so that its places are marked."""
    table.card("★").click()
    table.el.locator(".sv-choice").first.wait_for()


def open_all(table: Seen) -> None:
    """Look back, with log and settings open."""
    table.el.locator(".sv-menu .sv-summary").click()
    table.el.locator(".sv-log .sv-summary").click()
    table.el.locator(".sv-steps button").first.click()
    table.el.locator(".sv-line[aria-current]").wait_for()


def review(table: Seen) -> None:
    """Have the finished game reviewed."""
    table.el.locator("[data-review=start]").click()
    table.el.locator("[data-phase=done] .sv-moment").first.wait_for()


def try_again(table: Seen) -> None:
    """Play once more from a moment of the review, which says what the move is worth."""
    review(table)
    table.el.locator("[data-replay]").click()
    table.move()
    table.el.locator(".sv-again-now:not([hidden])").wait_for()


def try_again_to_the_end(table: Seen) -> None:
    """Play once more from a moment of the review, to the end."""
    try_again(table)
    while not table.ranking.is_visible():
        table.move()


def go_bankrupt(table: Seen) -> None:
    """Become a ghost whom others may talk to."""
    table.pass_turn()
    table.el.locator(".sv-exchanges button").first.wait_for()


STATES: dict[str, tuple[str, Callable[[Seen], None]]] = {
    "refused": ("table(moves=12, {})", refuse),
    "looking-back": ("table(moves=48, suits=2, zoom=150, {})", open_all),
    "ranking": ("table(moves=400, passing=True, {})", as_it_is),
    "review": ("table(moves=400, passing=True, players=2, seed=5, {})", review),
    "again": ("table(moves=400, passing=True, players=2, seed=5, {})", try_again),
    "again-end": ("table(moves=400, passing=True, players=2, seed=5, {})", try_again_to_the_end),
    "joker": ('first_with(lambda frame: frame["jokers"], "joker-solo", moves=8, {})', lay_joker),
    "tunnel": (
        'first_with(lambda frame: frame["board"]["closed"] and frame["hand"], "tunnel-oneway", moves=36, {})',
        refuse,
    ),
    "killer": ('table(Rules(killer=True, dead_cards="faceup"), moves=24, {})', refuse),
    "ghost": ("table(Rules(ghost=True, passes=0), {})", go_bankrupt),
}
"""By name: a cell that makes a table, with `{}` for more options, and what one does at it."""
