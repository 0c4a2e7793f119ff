"""Puzzles to solve; each that is solved is kept in the reader's progress."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from sevens_teach import progress
from sevens_teach.games import game as card_game
from sevens_teach.practice.drawing import link_of
from sevens_teach.practice.listing import list_puzzle, on_list
from sevens_teach.progress import spent
from sevens_teach.puzzles.box import (
    Solved,
    at_once,
    chosen_puzzles,
    parse_leaving,
    parse_listing,
    parse_missed,
    parse_pictured,
    parse_solved,
    parse_spent,
    practised,
    puzzle_box,
)
from sevens_teach.puzzles.puzzle import find_authored
from sevens_teach.rule_book import game_about
from sevens_teach.say.messages import LANGUAGES, say
from sevens_teach.say.replies import notice, reply
from sevens_teach.say.settings import Settings
from sevens_teach.table.sending import to_send
from sevens_teach.teaching.lessons import lessons_in
from sevens_teach.widgets.laying import counts_days, telling
from sevens_teach.widgets.static_widget import StaticWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sevens_teach.puzzles import Puzzle


class PuzzleBox(StaticWidget):
    """Puzzles, one after another: `PuzzleBox("B4")` for all about a rule, `PuzzleBox("B4-01")` for one.

    A list may mix ids and `Puzzle`s, such as those of `Puzzle.random`. Answering needs no kernel; each
    solved puzzle is told to `on_solved`, and kept in `solved` and in the reader's progress.
    Raises `PuzzleBoxError`, `PuzzleError`, `SettingError`.
    """

    def __init__(  # noqa: PLR0913, each is one word of the author's
        self,
        puzzles: str | Puzzle | Sequence[str | Puzzle],
        *,
        on_solved: Callable[[Solved], object] | None = None,
        on_missed: Callable[[str, str], object] | None = None,
        on_leave: tuple[str, Callable[[], object]] | None = None,
        focus: bool = False,
        storm: bool = False,
        earned: Mapping[str, int] | None = None,
        listing: bool = True,
        named: bool = True,
        plain: bool = False,
        lang: str = LANGUAGES[0],
        speed: str = "normal",
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take the puzzles, whom to tell what is solved, the stars `earned` if not the reader's own, the settings.

        Who asks to hear of wrong answers is told the puzzle's id and the wrong item. `on_leave` is the message on the
        button that leads on from the last puzzle once it is solved, and whom to tell that it was pressed. With `focus`
        a keyboard goes on at once. In a `storm` a tap answers. With `listing` the reader can put each puzzle on
        their own list; unless they are `named`, what the rule of a drawn one is called is not said. A `plain` one is
        for a first look: no passes are shown, and nothing to do but to answer.
        """
        settings = Settings(lang=lang, speed=speed, zoom=zoom, suits=suits)
        self.puzzles = chosen_puzzles(puzzles)
        self._on_solved, self._on_missed, self._on_leave = on_solved, on_missed, on_leave
        known = progress.earned() if earned is None else earned
        self.solved: dict[str, Solved] = {}
        """The best way in which each puzzle was solved here, by id."""
        listed = on_list(self.puzzles) if listing and not plain else None
        leave = on_leave and on_leave[0]
        lessons = lessons_in(Path())
        shown = puzzle_box(self.puzzles, earned=known, lessons=lessons, listed=listed, leave=leave, settings=settings)
        super().__init__(shown)
        if plain:
            self.set_trait("state", {**self.state, "plain": True})
        if not named:
            self.set_trait("state", {**self.state, "names": {}})
        if earned is None and on_missed is None:
            self._show_spent()
        if on_missed is not None:
            posed = self.state["puzzles"]
            posed = [at_once(each, lang) for each in posed] if storm else posed
            self.set_trait("state", {**self.state, "puzzles": posed, "practice": True, "focus": focus, "storm": storm})
            self.set_trait("labels", practised(self.labels, lang))
        self.on_msg(self._receive)

    def __repr__(self) -> str:
        return f"PuzzleBox({', '.join(repr(each.id) for each in self.puzzles)})"

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Keep what was solved, pass on what was missed, draw what is sent; what is no such message changes nothing."""
        known = self._ids
        if counts_days(content):
            return
        if found := parse_pictured(content, known):
            self._send_one(found)
        if self._on_leave is not None and parse_leaving(content):
            self._on_leave[1]()
        if self._on_missed is not None and (missed := parse_missed(content, known)):
            self._on_missed(*missed)
        if "spent" in self.state and (cost := parse_spent(content, known)):
            self._spend(*cost)
        if "listed" in self.state and (listing := parse_listing(content, known)):
            self._list(*listing)
        if solved := parse_solved(content, known):
            with telling(self, self.settings["lang"]):
                self._take(solved)

    def _spend(self, name: str, cost: spent.Spent | None) -> None:
        """Keep what an unsolved puzzle has cost so far; nothing more of one that is solved."""
        spent.keep(self._folder, name, cost)
        self._show_spent()

    def _show_spent(self) -> None:
        """Have the browser begin each puzzle as it was left."""
        costs = spent.load(self._folder)
        self.set_trait("state", {**self.state, "spent": {each: costs[each] for each in self._ids if each in costs}})

    @property
    def _ids(self) -> set[str]:
        """The ids of the puzzles posed."""
        return {each.id for each in self.puzzles}

    @property
    def _folder(self) -> Path:
        """Where the reader's progress is kept."""
        return progress.store().path.parent

    def _list(self, name: str, here: bool) -> None:  # noqa: FBT001, as it came from the browser
        """Put one of the puzzles on the reader's list, or take it off."""
        puzzle = next(each for each in self.puzzles if each.id == name)
        said = list_puzzle(puzzle, self.settings["lang"], here=here)
        self._show_listed()
        self.send(notice(reply("", said, "")))

    def _show_listed(self) -> None:
        """Show which of the puzzles are on the reader's own list."""
        self.set_trait("state", {**self.state, "listed": on_list(self.puzzles)})

    def _send_one(self, name: str) -> None:
        """Answer with the picture of one of the puzzles, and with what draws it again."""
        one = [each for each in self.puzzles if each.id == name]
        sent = _link_of(one[0]) if one[0].is_drawn else None
        shown = puzzle_box(one, earned={}, lessons={}, settings=Settings(lang=self.settings["lang"]))
        self.send({"kind": "sent", "sent": sent, "svg": shown.draw()})

    def _take(self, found: Solved) -> None:
        """Take in that a puzzle was solved: keep it, and tell those who listen."""
        best = self.solved.get(found.id)
        if best is None or found.stars > best.stars:
            self.solved[found.id] = found
        self._keep(found)
        if "spent" in self.state:
            self._spend(found.id, None)
        if self._on_solved is not None:
            self._on_solved(found)
        if found.id in self.state.get("listed", ()):
            self._show_listed()  # practice takes it off once it is right

    def _keep(self, found: Solved) -> None:
        """Keep in the reader's progress what was solved of this package's puzzles, and pass on what it has to tell."""
        kept = (each for each in self.puzzles if each.id == found.id and not each.is_drawn)
        if not any(each is find_authored(each.id) for each in kept):
            return
        progress.record(found.id, tries=found.tries, hints=found.hints, shown=found.shown)
        told = progress.store().trouble  # it may have been known since the stars were read
        if told is not None:
            self.send(notice(reply("", say(told, self.settings["lang"]), "")))


def _link_of(posed: Puzzle) -> dict[str, object] | None:
    """Return what a link holds of a drawn puzzle: what draws it again, else its position, to be played on from."""
    game, text = game_about(posed.rule), link_of(posed)
    if text is not None:
        return {"kind": "drawn", "text": text, "game": game, "seat": 0}
    found = to_send(card_game(game).game.from_position(str(posed.position)), posed.viewpoint, Random(posed.id))
    return None if found is None else asdict(found)
