"""A puzzle as plain JSON: the question, the picture, every answer, every reply, hints, the way to the answer, stars."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import Phrase, message, say
from sevens_teach.sevens.puzzles.answers import Turn
from sevens_teach.sevens.puzzles.hints import hints_of
from sevens_teach.sevens.puzzles.kinds.record import turns_on_hands
from sevens_teach.sevens.puzzles.level import facts, level
from sevens_teach.sevens.puzzles.moving import moved
from sevens_teach.sevens.puzzles.nudges import nudge_of
from sevens_teach.sevens.puzzles.picture import picture, setup_of, texts
from sevens_teach.sevens.puzzles.puzzle import ABOUT_PLAYERS
from sevens_teach.sevens.puzzles.showing import show_of
from sevens_teach.sevens.puzzles.stars import MOST
from sevens_teach.sevens.puzzles.story import news, story_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.puzzles.answers import Branch, Item, Note, Part
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

Json = dict[str, Any]

_OPEN: Final = ("gives", "play")
"""The kinds in which all hands lie open, if nothing else is said."""
_SEATED: Final = ("playable", "dead", "joker", "bankruptcy", "passes", "play", "legal", "seen", "holds")
"""The kinds in which the reader sits at the table, and is told what "you" did."""
_LABELS: Final = ("submit", "none", "hint", "show", "again", "next", "star", "stars", "shown")


@lru_cache(maxsize=256)
def table_of(puzzle: Puzzle, lang: str) -> Json:
    """Return the whole table of a puzzle in one language."""
    names = puzzle.names(lang)
    you = puzzle.viewpoint if puzzle.kind in _SEATED else None
    writer = Writer(lang, names, you)
    parts = [writer.part(number, part) for number, part in enumerate(puzzle.parts)]
    return {
        "id": puzzle.id,
        "kind": puzzle.kind,
        "rule": puzzle.rule,
        "rules": str(puzzle.rules),
        "level": level(puzzle),
        "facts": facts(puzzle),
        "tags": list(puzzle.tags),
        "lang": lang,
        "question": puzzle.question(lang),
        "setup": setup_of(puzzle.start, puzzle.viewpoint, names),
        "story": story_of(puzzle, lang, names, you),
        "record": writer.record(puzzle),
        "frames": [
            picture(part.position, puzzle.viewpoint, lang, all_hands=all_hands(puzzle)) for part in puzzle.parts
        ],
        "parts": parts,
        "hints": hints(puzzle, lang),
        "stars": MOST,
        "labels": {name: message(f"puzzle-label-{name}", lang) for name in _LABELS},
    }


def all_hands(puzzle: Puzzle) -> bool:
    """Return whether the other hands lie open too: also where one decides who is still in (K5, J5)."""
    if puzzle.source.show is not None:
        return puzzle.source.show == "all"
    if puzzle.kind in ABOUT_PLAYERS:
        return puzzle.rules.killer or puzzle.rules.joker != "none"
    return puzzle.kind in _OPEN or (puzzle.kind == "record" and turns_on_hands(puzzle.rules))


def hints(puzzle: Puzzle, lang: str) -> list[str]:
    """Return the three hints: the author's, or those worked out."""
    own = puzzle.source.hints
    if own is not None:
        return [getattr(each, lang) for each in own]
    gap = message("puzzle-gap", lang)
    return [gap.join(say(hint.text, lang, puzzle.names(lang)) for hint in each) for each in hints_of(puzzle)]


class Writer:
    """Writes parts, items and replies in one language."""

    def __init__(self, lang: str, names: Sequence[str], you: int | None) -> None:
        self._lang = lang
        self._names = names
        self._you = you

    def say(self, what: Phrase) -> str:
        """Return a phrase as text."""
        return say(what, self._lang, self._names)

    def record(self, puzzle: Puzzle) -> list[Json]:
        """Return the moves of a record, to be stepped through from the first frame; none for another kind."""
        steps = puzzle.steps if puzzle.kind == "record" else ()
        return [self._turn(Turn(step.player, step.move, step.events)) for step in steps]

    def part(self, frame: int, part: Part) -> Json:
        """Return one question."""
        return {
            "name": part.name,
            "mode": part.mode,
            "area": part.area,
            "rule": part.rule,
            "prompt": self.say(part.prompt),
            "frame": frame,
            "items": [self._item(part, item) for item in part.items],
            "none": None if part.none is None else self.reply(part.none),
            "order": list(part.order),
            "pairs": {f"{upper}>{lower}": self.reply(note) for upper, lower, note in part.pairs},
            "nodes": [[self._branch(branch) for branch in node] for node in part.nodes],
            "par": part.par,
            "texts": self._texts(part),
            "show": [self._shown(frame, note, picked) for note, picked in show_of(part)],
        }

    def reply(self, note: Note) -> Json:
        """Return the reply to an item."""
        return {
            "rule": note.rule,
            "headline": self.say(note.headline),
            "reason": self.say(note.why),
            "cards": texts(note.cards),
            "places": texts(note.places),
        }

    def _item(self, part: Part, item: Item) -> Json:
        return {
            "id": item.id,
            "label": item.id if item.label is None else self.say(item.label),
            "right": item.right,
            "reply": self.reply(item.note),
            "nudge": self.say(nudge_of(part, item)) if item.right and part.mode == "set" else "",
        }

    def _branch(self, branch: Branch) -> Json:
        return {
            "id": branch.item.id,
            "label": self.say(branch.item.label) if branch.item.label else branch.item.id,
            "right": branch.item.right,
            "reply": self.reply(branch.item.note),
            "line": [self._turn(turn) for turn in branch.line],
            "next": branch.next,
        }

    def _turn(self, turn: Turn) -> Json:
        """Return one move of a line: what it says, and what went where."""
        return {
            "player": turn.player,
            "move": str(turn.move),
            "say": news(turn.events, self._lang, self._names, self._you),
            "flights": moved(turn.events),
        }

    def _texts(self, part: Part) -> Json:
        """Return the sentences that count picks: by how many there are."""
        count = len(part.items) + 1
        counted = {
            "set": ("good", "wrong", "missing"),
            "order": ("good",),
        }.get(part.mode, ())
        key = "placed" if part.mode == "order" else ""
        found: Json = {
            name: [self._counted(key or name, number, part.unit) for number in range(count)] for name in counted
        }
        for name in ("all", "begin", "gap"):
            key = "done" if name == "all" and part.mode == "play" else name
            found[name] = message(f"puzzle-{key}", self._lang)
        return found

    def _counted(self, name: str, number: int, unit: str) -> str:
        if not number and name != "placed":
            return ""
        return message(f"puzzle-count-{name}", self._lang, count=number, unit=unit)

    def _shown(self, frame: int, note: Note, picked: tuple[str, ...]) -> Json:
        return {"caption": self.reply(note), "picked": list(picked), "frame": frame}
