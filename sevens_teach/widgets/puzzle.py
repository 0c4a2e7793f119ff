"""Puzzles to solve: position, question, and the reply to every answer, all in the browser from the start."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.errors import SevensError, shown
from sevens_teach.messages import LANGUAGES, message, say
from sevens_teach.puzzles import Puzzle, load_puzzles, puzzle
from sevens_teach.puzzles.level import MOST, stars
from sevens_teach.rule_book import is_rule
from sevens_teach.sevens.show.frames import reply
from sevens_teach.sevens.show.scenes import labels_with
from sevens_teach.sevens.show.svg.scenes import scenes_svg
from sevens_teach.table.settings import Settings
from sevens_teach.teaching.lessons import lessons_in
from sevens_teach.widgets.finite import Finite

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sevens_teach.messages import Phrase

_MOST_TRIES: Final = 9_999
_HINTS: Final = 3
_LABELS: Final = {
    "title": "puzzle-title",
    **{name: f"puzzle-label-{name}" for name in ("level", "won", "unsolved", "previous", "following")},
    **{name: f"stepper-{name}" for name in ("first", "back", "play", "pause", "forth", "last", "at", "steps")},
    **{f"tag-{tag}": f"tag-{tag}" for tag in ("right", "wrong")},
}


class PuzzleBoxError(SevensError):
    """What is no puzzle, or none at all."""


@dataclass(frozen=True, slots=True)
class Solved:
    """That the reader has solved a puzzle, and how."""

    id: str
    tries: int
    """The try that was right, from 1."""
    hints: int
    shown: bool
    """Whether the way was shown before."""

    @property
    def stars(self) -> int:
        """The stars it brings."""
        return stars(self.tries, self.hints, shown=self.shown)


class PuzzleBox(Finite):
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
        earned: Mapping[str, int] | None = None,
        lang: str = LANGUAGES[0],
        speed: str = "normal",
        zoom: int = 100,
        suits: int = 4,
    ) -> None:
        """Take the puzzles, whom to tell what is solved, the stars `earned` if not the reader's own, the settings."""
        settings = Settings(lang=lang, speed=speed, zoom=zoom, suits=suits)
        self.puzzles = chosen_puzzles(puzzles)
        self._on_solved = on_solved
        self._told: Phrase | None = None
        known = progress.earned() if earned is None else earned
        self.solved: dict[str, Solved] = {}
        """The best way in which each puzzle was solved here, by id."""
        state = {
            "puzzles": [each.table(lang) for each in self.puzzles],
            "lessons": lessons_in(Path()),
            "earned": {name: count for name, count in known.items() if count in range(MOST + 1)},
        }
        super().__init__("puzzle", state, labels_with(lang, **_LABELS), settings)
        self.on_msg(self._receive)

    @property
    def sentence(self) -> str:
        """The question of the first puzzle, and how many more there are."""
        lang, first = self.settings["lang"], self.puzzles[0]
        return message("puzzle-summary", lang, id=first.id, question=first.question(lang), more=len(self.puzzles) - 1)

    def picture(self) -> str:
        """Return the first puzzle as SVG: its position and its question, not the answer."""
        lang, suits = self.settings["lang"], self.settings["suits"]
        first = self.state["puzzles"][0]
        names, frame = first["setup"]["names"], first["frames"][0]
        hands = frame["hands"] or [frame["hand"]]
        owners = names if frame["hands"] else [message("label-hand", lang)]
        scene = {
            "board": frame["board"],
            "hands": [{"name": name, "cards": cards} for name, cards in zip(owners, hands, strict=True) if cards],
            "caption": reply(first["rule"], first["question"], message("ui-gap", lang).join(first["story"])),
        }
        return scenes_svg([scene], [first["setup"]], lang, title=self.sentence, desc=self.sentence, suits=suits)

    def __repr__(self) -> str:
        return f"PuzzleBox({', '.join(repr(each.id) for each in self.puzzles)})"

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Keep what was solved; what is no such message changes nothing."""
        found = parse_solved(content, {each.id for each in self.puzzles})
        if found is None:
            return
        best = self.solved.get(found.id)
        if best is None or found.stars > best.stars:
            self.solved[found.id] = found
        self._keep(found)
        if self._on_solved is not None:
            self._on_solved(found)

    def _keep(self, found: Solved) -> None:
        """Keep in the reader's progress what was solved of this package's puzzles, and pass on what it has to tell."""
        if not any(each.id == found.id for each in self.puzzles if each in load_puzzles()):
            return
        progress.record(found.id, tries=found.tries, hints=found.hints, shown=found.shown)
        told = progress.store().trouble  # it may have been known since the stars were read
        if told is not None and told != self._told:
            self._told = told
            self.send({"kind": "notice", "reply": reply("", say(told, self.settings["lang"]), "")})


def parse_solved(content: object, known: set[str]) -> Solved | None:
    """Read what came from the browser; None for all but a well-formed report on a known puzzle."""
    match content:
        case {"kind": "solved", "id": str(name), "tries": tries, "hints": hints, "shown": bool(was_shown), **rest}:
            counts = _is_count(tries, 1, _MOST_TRIES) and _is_count(hints, 0, _HINTS)
            return Solved(name, tries, hints, was_shown) if name in known and counts and not rest else None
    return None


def _is_count(value: object, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def chosen_puzzles(given: object) -> tuple[Puzzle, ...]:
    """Return the puzzles that an author names; raises `PuzzleBoxError` or `PuzzleError`."""
    listed = given if isinstance(given, list | tuple) else [given]
    found = tuple(each for one in listed for each in _read(one))
    if not found:
        raise PuzzleBoxError("no puzzles: expected at least one")
    if twice := [each.id for number, each in enumerate(found) if each.id in {other.id for other in found[:number]}]:
        raise PuzzleBoxError(f"{twice[0]} is there twice: expected each puzzle once")
    return found


def _read(given: object) -> tuple[Puzzle, ...]:
    """Return the puzzles that a puzzle, an id or a rule's id names."""
    if isinstance(given, Puzzle):
        return (given,)
    if not isinstance(given, str):
        raise PuzzleBoxError(f"{shown(given)} is no puzzle: expected a Puzzle, 'B4-01', or a rule's id such as 'B4'")
    about = tuple(each for each in load_puzzles() if each.rule == given) if is_rule(given) else ()
    return about or (puzzle(given),)
