"""A reader who goes through a lesson in JupyterLab: runs each cell, and does whatever there is to do in it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, TypeAlias

from browser.exhibits import arrow_to, tab_to
from browser.solving import WAYS
from browser.tables import DOUBLE_TAP, TWICE, Seen
from playwright.sync_api import Locator, Page, expect

from sevens_teach.puzzles import puzzle
from sevens_teach.puzzles.level import MOST

if TYPE_CHECKING:
    from collections.abc import Callable

Way: TypeAlias = Literal["mouse", "touch", "keys"]


@dataclass
class Reader:
    """A reader of the lesson that is open in a page, and what was met on the way."""

    page: Page
    way: Way = "mouse"
    done: Callable[[str, Locator], None] = lambda _name, _widget: None
    """Told of every widget, by its name, when all is done there."""
    solved: list[str] = field(default_factory=list)
    """The ids of the puzzles."""

    def read(self) -> None:
        """Go from the first cell to the last."""
        expect(self.page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
        cells = self.page.locator(".jp-Notebook .jp-Cell")
        for number in range(cells.count()):
            self._run(cells.nth(number))

    def _run(self, cell: Locator) -> None:
        """Run a cell, wait for it, and do what it asks for."""
        cell.scroll_into_view_if_needed()
        cell.locator(".jp-InputPrompt").first.click()
        self.page.keyboard.press("Shift+Enter")
        if not cell.evaluate("el => el.classList.contains('jp-CodeCell')"):
            return
        expect(cell.locator(".jp-InputPrompt").first).to_have_text(re.compile(r"\[\d+\]"))
        cell.scroll_into_view_if_needed()  # JupyterLab has gone on to the next cell
        if cell.locator(".jp-OutputArea-executeResult").count():
            expect(cell.locator(".sv-root, .jp-RenderedSVG").first).to_be_visible()
        self._skip(cell)
        for name, do in (("puzzle", self.solve), ("table", self.play), ("stepper", self.step), ("compare", self.ask)):
            for widget in cell.locator(f".sv-{name}").all():
                do(widget)
                self.done(name, widget)
        for widget in cell.locator(".sv-progress, .sv-form").all():
            self.done("progress", widget)

    def _skip(self, cell: Locator) -> None:
        """Skip a warm-up: its positions are new every time."""
        skip = cell.locator(".sv-form [data-press=skip]")
        if skip.count():
            self.press(skip)
            expect(cell.locator(".sv-puzzle")).to_have_count(0)

    def press(self, target: Locator) -> None:
        """Press a button, in the reader's way."""
        match self.way:
            case "mouse":
                target.click()
            case "touch":
                self.page.wait_for_timeout(DOUBLE_TAP)
                target.tap()
            case "keys":
                target.press("Enter")

    def say(self, said: Locator) -> None:
        """Bid, or ask for the next deal, in the reader's way."""
        wanted = said.and_(self.page.locator("[data-move='bid 3'], [data-move=deal]")).first
        if self.way == "keys":
            wanted.focus()
            self.page.keyboard.press("Enter")
        else:
            self.press(wanted)

    def solve(self, box: Locator) -> None:
        """Solve every puzzle of a box at the first try."""
        while True:
            here = puzzle(box.locator(".sv-puzzle-id").inner_text())
            WAYS[self.way](self.page, box, here)
            expect(box.locator(".sv-star.sv-filled")).to_have_count(MOST)
            self.solved.append(here.id)
            following = box.locator(".sv-tools .sv-main:visible")
            if not following.count():
                return
            self.press(following)
            expect(box.locator(".sv-puzzle-id")).not_to_have_text(here.id)

    def play_bridge(self, table: Seen) -> None:
        """Play a match to 50 of Seven Bridge; at a table that stands in the middle of a deal, one turn."""
        offers, whole = table.el.locator(".sv-offers"), "50" in table.el.locator(".sv-sheet th").first.inner_text()
        said = offers.locator("[data-move=draw], [data-move^=pon], [data-move^=chi], [data-move=deal]").first
        while not table.ranking.is_visible():
            moves, throws = table.moves(), not said.count()
            if not whole and offers.locator("[data-move=deal]").count():
                return
            if throws:
                self.press(table.el.locator(".sv-hand .sv-card").first)
            self.press(offers.locator("[data-move]").first if throws else said)
            table.wait_for_move(moves)
            if throws and not whole:
                return

    def step(self, widget: Locator) -> None:
        """Step to the end, after a bet where one is asked for; press a place of a single picture."""
        where = widget.locator(".sv-where:visible")
        if not where.count():
            self.press(widget.locator("[data-place]").first)
            return
        if (stakes := widget.locator(".sv-stake:visible")).count():
            self.press(stakes.first)
        while len({*where.inner_text().split(" / ")}) > 1:
            self.press(widget.locator("[data-step=forth]"))

    def ask(self, widget: Locator) -> None:
        """Press a place, which asks every table."""
        self.press(widget.locator("[data-place]").first)
        expect(widget.locator(".sv-headline:visible").first).to_be_visible()

    def play(self, widget: Locator) -> None:
        """Play a whole game, to its ranking; of a table that stands in the middle of a deal of Spades, that deal."""
        table = Seen(widget)
        if widget.locator(".sv-bridges").count():
            self.play_bridge(table)
            return
        table.wait_for_turn()
        begun = not widget.locator(".sv-bids button:visible").count()
        while not table.ranking.is_visible():
            moves, playable = table.moves(), table.names(".sv-hand .sv-playable")
            said = widget.locator(".sv-bids button:visible")
            if begun and said.count():
                return
            if said.count():
                self.say(said)
            elif not playable and widget.get_attribute("data-turn") == "nobody":
                expect(table.ranking).to_be_visible()  # it is over, and the last page is being drawn
                return
            elif not playable:
                self.page.wait_for_timeout(TWICE)
                self.press(widget.locator(".sv-pass"))
                if widget.locator(".sv-sure").count():  # the pass that is bankruptcy is asked about
                    self.page.wait_for_timeout(TWICE)
                    self.press(widget.locator(".sv-sure"))
            elif self.way == "keys":
                tab_to(self.page, widget, ".sv-hand")
                arrow_to(self.page, playable[0])
                self.page.keyboard.press("Enter")
            else:
                self.press(table.card(playable[0]))
            if widget.locator(".sv-choice").count():  # ★ asks where
                self.press(widget.locator(".sv-choice").first)
            table.wait_for_move(moves)
