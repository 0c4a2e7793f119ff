"""Tables in a page: how a test gets one, what it does at it, and what it sees of it."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bare_page import BarePage
from lab_page import write_notebook
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from lab_server import Lab

SCENE = """
from random import Random
from sevens_teach import Game, Rules
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.ui import Table

def table(rules="basic", moves=0, seed=3, passing=False, speed="instant", players=4, **options):
    "A table where so many moves have been made by chance and it is player 0's turn."
    game = Game(rules, names=["Mio", "Ren", "Aoi", "Sora"][:players], seed=seed)
    player, chance = RandomPlayer(passing=passing), Random(seed)
    while not game.is_over and (len(game.history) < moves or game.position.turn != 0):
        game.play(player.choose(game.view(game.position.turn), chance))
    return Table(game, speed=speed, **options)

def first_with(found, *args, **options):
    "The first of many such tables in which something is found in the frame."
    for seed in range(1000):
        made = table(*args, seed=seed, **options)
        if found(made.state["frames"][-1]):
            return made
"""
TWICE = 450
"""After this many milliseconds a press of *Pass* is no second one."""
EVERYWHERE = os.environ.get("SEVENS_HOSTS") == "all"
"""Whether each test is to be held in every host that can have it: `make test-hosts` does."""
RUN = {"lab": "lab/tree", "notebook": "notebooks", "voila": "voila/render"}
"""Where each host shows a notebook."""
MOST_TRIES = 20
TRY = 3000
"""Milliseconds."""


def open_notebook(page: Page, lab: Lab, *cells: str, host: str = "lab") -> None:
    """Open a notebook of these cells in a host and run it."""
    write_notebook(lab.root / "tables.ipynb", SCENE, *cells)
    page.goto(f"{lab.url}/{RUN[host]}/tables.ipynb?reset")
    if host == "lab":
        expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
    if host == "notebook":
        wait_for_kernel(page)
    if host != "voila":
        run_all(page)


def open_table(page: Page, lab: Lab | None, *cells: str) -> None:
    """Show what the last of these cells shows: on a page with nothing else, or in a JupyterLab if there is one."""
    if lab is not None:
        open_notebook(page, lab, *cells)
        return
    names: dict[str, Any] = {}
    *before, last = cells
    for cell in (SCENE, *before):
        exec(cell, names)  # noqa: S102, our own
    BarePage(page).show(eval(last, names))  # noqa: S307, our own


def wait_for_kernel(page: Page) -> None:
    """Wait until Notebook 7 knows its kernel.

    Its indicator says idle before there is one, and cells that are run then start a second one beside the first; if
    that fails, as it does on a busy machine, Jupyter asks for a kernel in a dialog over the page.
    """
    expect(page.locator(".jp-Toolbar-kernelName").first).to_have_text("Python 3 (ipykernel)")
    expect(page.locator(".jp-Notebook-ExecutionIndicator").first).to_have_attribute("data-status", "idle")


def run_all(page: Page) -> None:
    """Choose Run All Cells. A kernel says it is idle a moment before it takes cells, so choose it until it does."""
    waiting = page.locator(".jp-CodeCell .jp-InputPrompt").first.filter(has_text=re.compile(r"\[\s\]"))
    for _ in range(MOST_TRIES):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            expect(waiting).to_have_count(0, timeout=TRY)
        except AssertionError:
            continue
        return


DOUBLE_TAP = 350
"""Milliseconds: a tap at the same spot sooner is the second of a double tap. Playwright's clicks are each the first."""


@dataclass(frozen=True)
class Seen:
    """A table in a page."""

    el: Locator

    @classmethod
    def on(cls, page: Page, index: int = 0) -> Seen:
        """The table number `index` of a page, once it is there."""
        table = page.locator(".sv-table").nth(index)
        expect(table).to_be_visible()
        return cls(table)

    @property
    def playable(self) -> Locator:
        """The cards that a press plays: ★ wants a place besides."""
        return self.el.locator(".sv-hand .sv-playable:not([data-card='★'])")

    @property
    def ranking(self) -> Locator:
        """The ranking, when it is shown."""
        return self.el.locator(".sv-ranking:visible")

    @property
    def headline(self) -> Locator:
        """What the coach says in bold."""
        return self.el.locator(".sv-headline")

    @property
    def rule(self) -> Locator:
        """The rule it cites."""
        return self.el.locator(".sv-coach .sv-says > .sv-rule")

    @property
    def said(self) -> Locator:
        """What a screen reader was told last."""
        return self.el.locator(".sv-live")

    def card(self, name: str) -> Locator:
        """A card of the hand."""
        return self.el.locator(f".sv-hand [data-card='{name}']")

    def place(self, name: str) -> Locator:
        """A place on the board."""
        return self.el.locator(f".sv-board [data-place='{name}']")

    def tool(self, name: str) -> Locator:
        """A button: hint, undo, redo, new, skip, go_on."""
        return self.el.locator(f"[data-tool={name}]")

    def names(self, selector: str) -> list[str]:
        """The cards or places of what is found, in order."""
        found: list[str] = self.el.locator(selector).evaluate_all(
            "all => all.map(e => e.dataset.card ?? e.dataset.place)"
        )
        return found

    def move(self, *, touch: bool = False) -> None:
        """Play the first playable card, or pass; not so soon that it is the second half of a double tap."""
        if touch:
            self.el.page.wait_for_timeout(DOUBLE_TAP)
        if self.playable.count():
            (self.playable.first.tap if touch else self.playable.first.click)()
        else:
            self.pass_turn(touch=touch)

    def pass_turn(self, *, touch: bool = False) -> None:
        """Pass; before the pass that is bankruptcy the table asks once (B6)."""
        for button in (self.el.locator(".sv-pass"), self.el.locator(".sv-pass.sv-sure")):
            if button.count():
                button.page.wait_for_timeout(TWICE)
                (button.tap if touch else button.click)()

    def moves(self) -> int:
        """How many moves were made."""
        return int(re.findall(r"\d+", self.el.locator(".sv-log .sv-summary").inner_text())[-1])

    def set(self, setting: str, label: str) -> None:
        """Choose a setting, by the word for it in the language on show."""
        if not self.el.locator(".sv-menu[open]").count():
            self.el.locator(".sv-menu .sv-summary").click()
        self.el.locator(f"[data-setting={setting}]").select_option(label=label)

    def wait_for_turn(self) -> None:
        """Wait until the reader is to move, or play has ended."""
        expect(self.el).to_have_attribute("data-turn", re.compile("you|nobody"))

    def wait_for_move(self, moves: int) -> None:
        """Wait until there are more than this many moves."""
        expect(self.el.locator(".sv-log .sv-summary")).not_to_contain_text(re.compile(rf"\D{moves}\D*$"))
        self.wait_for_turn()
