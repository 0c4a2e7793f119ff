"""What of a lesson's step lies under its foot, or what the coach says under a row of tools, as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLACK: Final = 2
"""Pixels."""
SCROLL: Final = 190
"""As far as a phone's few tallest steps are scrolled, those with four long hands that lie open."""
_COVERED: Final = """slack => {
    const step = document.querySelector(".site-step:not(.site-away)");
    const foot = document.querySelector(".site-stepfoot").getBoundingClientRect().top;
    const row = step.querySelector(".sv-drawer, .sv-table > .sv-more");
    const drawer = row?.getClientRects().length ? row : null; // on a phone a table's tools stand each for itself
    const top = Math.min(foot, drawer ? drawer.getBoundingClientRect().top : foot);
    const said = [...step.querySelectorAll(".sv-table .sv-speech")].filter(part => part.offsetHeight > 0);
    const behind = said.map(part => [part.className, Math.round(part.getBoundingClientRect().bottom - top)]);
    const asked = step.querySelectorAll(
        ".sv-hand .sv-card, .sv-puzzle .sv-cell, .sv-choice-button, .sv-puzzle .sv-more button:not(.sv-check), " +
        ".sv-bar button, .sv-stake, .sv-pass, .sv-offers button"
    );
    const hidden = [...asked].flatMap(part => {
        const { height, bottom } = part.getBoundingClientRect();
        const limit = drawer?.contains(part) ? foot : top;
        const name = part.className.split(" ").slice(0, 2).join(".");
        return height > 0 && bottom > limit + slack ? [[name, Math.round(bottom - limit)]] : [];
    });
    hidden.push(...behind.filter(([, by]) => by > slack));
    return Object.entries(Object.fromEntries(hidden)).map(([part, by]) => `${part} by ${by} px`);
}"""


def covered(page: Page, slack: int = SLACK) -> list[str]:
    """Return what can be tapped, answered or read in the step and lies under the foot, or under the drawer over it."""
    hidden: list[str] = page.evaluate(_COVERED, slack)
    return hidden
