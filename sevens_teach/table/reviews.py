"""The review of a game at a table, once it is over: one at a time, kept for when undoing leads back to the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach import progress
from sevens_teach.practice import keep_mistake, put_right
from sevens_teach.progress.practice import this_day

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom, Reviewer
    from sevens_teach.progress import Progress
    from sevens_teach.say.messages import Phrase

    AnyGame = Game[Any, Any, Any]


class Reviews:
    """The reviewers of the game that lies on the table, and of the one it was left for."""

    def __init__(self, room: AnyRoom, seed: int, hinted: Mapping[object, str]) -> None:
        """Take how games are reviewed, what chance comes from, and what hints had named before the reader left."""
        self._room, self._seed = room, seed
        self._known: list[Reviewer] = []
        self._before: Progress | None = None
        self.hinted = dict(hinted)

    def remember_hint(self, position: object, named: str) -> None:
        """Remember which move a hint named in a position: what is told of that turn later says so."""
        self.hinted[position] = named

    def take_before(self) -> Progress | None:
        """Return the reader's progress as it was before the last review counted, once."""
        before, self._before = self._before, None
        return before

    def of(self, game: AnyGame, you: int) -> Reviewer | None:
        """Return what reviews a table's game; None while it goes on, or without a review."""
        make = self._room.reviewer
        if make is None or not game.is_over or not game.history:
            return None
        found = next((each for each in self._known if each.is_of(game, you)), None)
        if found is None:
            found = make(game, you, self._seed, keep_mistake)
            if found is None:
                return None
            found.hinted = self.hinted
            self.keep(found)
        return found

    def keep(self, reviewer: Reviewer) -> None:
        """Keep what reviews a game, and the one before it."""
        self._known = [*[each for each in self._known if each is not reviewer][-1:], reviewer]

    def start(self, game: AnyGame, you: int) -> None:
        """Begin the review of a table's game, or go on with it."""
        if (reviewer := self.of(game, you)) is not None:
            reviewer.start()

    def count(self, reviewer: Reviewer) -> None:
        """Keep that a game was reviewed to its end, once the reader has looked for what would have been better."""
        if reviewer.phase == "done" and reviewer.is_looked_into:
            self._before = progress.load()
            progress.keep_deed("reviewed")

    def stop(self, game: AnyGame, you: int) -> None:
        """Stop the review of a table's game: what is found stays."""
        if (reviewer := self.of(game, you)) is not None:
            reviewer.stop()

    def game_at(self, game: AnyGame, you: int, ply: int) -> AnyGame | None:
        """Return a table's game up to a turning point of its review; None where there is none."""
        reviewer = self.of(game, you)
        return None if reviewer is None else reviewer.game_at(ply)

    def reveal(self, game: AnyGame, you: int, ply: int) -> bool:
        """Show what would have been better at a turning point of a table's review; return whether there is one."""
        reviewer = self.of(game, you)
        if reviewer is None or not reviewer.reveal(ply):
            return False
        self.count(reviewer)
        return True

    def put_right(self, reviewer: Reviewer, ply: int, game: AnyGame) -> None:
        """Count a kept mistake as answered if the move made at its turning point in a second try puts it right."""
        if (decision := reviewer.put_right(ply, game)) is not None:
            put_right(reviewer.found, decision, this_day())

    def pose(self, game: AnyGame, you: int, ply: int) -> Phrase | None:
        """Keep a turning point of a table's review as a puzzle and return what came of it; None where there is none."""
        reviewer = self.of(game, you)
        return None if reviewer is None else reviewer.pose(ply)
