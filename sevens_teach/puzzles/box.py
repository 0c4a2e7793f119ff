"""Puzzles to solve, of any game: position, question, and the reply to every answer, all there from the start."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, Protocol, cast

from sevens_teach import limits
from sevens_teach.draw.exhibit import Exhibit
from sevens_teach.errors import SevensError, shown
from sevens_teach.puzzles import Puzzle, puzzle
from sevens_teach.puzzles.level import MOST, stars
from sevens_teach.puzzles.puzzle import about_rule
from sevens_teach.rule_book import game_about, is_rule
from sevens_teach.say.labels import STEPPING, labels_with
from sevens_teach.say.messages import message
from sevens_teach.say.replies import taken_off

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.puzzles import wire
    from sevens_teach.say.settings import Settings

_LABELS: Final = {
    "title": "puzzle-title",
    "level": "puzzle-label-level",
    "won": "puzzle-label-won",
    "clean": "puzzle-label-clean",
    "left-1": "puzzle-label-left-1",
    "left-2": "puzzle-label-left-2",
    "unsolved": "puzzle-label-unsolved",
    "previous": "puzzle-label-previous",
    "following": "puzzle-label-following",
    **{f"{mode}-{area}": f"puzzle-how-{mode}-{area}" for mode in ("set", "one") for area in ("hand", "hands", "board")},
    **{f"set-{area}": "puzzle-how-set" for area in ("players", "numbers")},
    **{f"one-{area}": "puzzle-how-one" for area in ("players", "numbers", "moves")},
    "then-set": "puzzle-then-check",
    "then-order": "puzzle-then-order",
    **{f"storm-{mode}": "puzzle-storm-several" for mode in ("set", "order")},
    "play-hand": "puzzle-how-play-hand",
    **{f"off-{area}": f"puzzle-off-{area}" for area in ("hand", "hands", "board", "table")},
    **{f"off-{area}": "puzzle-off" for area in ("players", "numbers", "moves")},
    **{f"{mode}-table": f"puzzle-how-{mode}-table" for mode in ("set", "one")},
    "set-moves": "puzzle-how-set-moves",
    **{f"order-{area}": f"puzzle-how-order-{area}" for area in ("players", "moves")},
    **{f"first-{mode}": f"puzzle-first-{mode}" for mode in ("set", "order")},
    "anew": "puzzle-label-anew",
    "by-itself": "puzzle-label-by-itself",
    "follows": "puzzle-label-follows",
    "onward": "puzzle-storm-on",
    "list": "practice-list",
    "unlist": "practice-unlist",
    **STEPPING,
    "first": "puzzle-step-first",
    "count": "puzzle-step",
    "steps": "puzzle-steps",
    "back": "puzzle-step-back",
    "next": "puzzle-step-next",
    "forth": "puzzle-step-next",
}


_HINTS: Final = 3
_OWN: Final = "own"
"""The kind of a reader's own mistake: what its rule is called would tell which move was better."""


class Picture(Protocol):
    """How a game shows its puzzles: its module `show.puzzle`."""

    LABELS: Mapping[str, str]
    """Extra labels: browser key to catalogue key."""

    def puzzle_svg(self, shown: wire.Puzzle, told: str, settings: Settings) -> str:
        """Return a puzzle as SVG: its position and its question, not the answer; `told` names the picture."""


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
        """The stars that a solved puzzle brings."""
        return stars(self.tries, self.hints, shown=self.shown)


def puzzle_box(  # noqa: PLR0913, each is one thing to show
    puzzles: Sequence[Puzzle],
    *,
    earned: Mapping[str, int] | None = None,
    lessons: Mapping[str, str] | None = None,
    listed: Sequence[str] | None = None,
    leave: str | None = None,
    settings: Settings,
) -> Exhibit:
    """Return puzzles one after another; `earned` are stars by id, `lessons` the address of each rule's lesson.

    `listed` are those on the reader's own list, by id; without it nothing can be put there. `leave` is the message on
    the button that leads on from the last one; without it there is none.
    """
    lang = settings.lang
    sent: Any = [_taking_off(each.table(lang), lang) for each in puzzles]
    state: wire.PuzzlesState = {
        "puzzles": sent,
        "lessons": dict(lessons or {}),
        "earned": {name: count for name, count in (earned or {}).items() if count in range(MOST + 1)},
    }
    if listed is not None:
        state["listed"] = [*listed]
    if drawn := {each.rule for each in puzzles if each.is_drawn and each.kind != _OWN}:
        state["names"] = {rule: message(f"rule-{rule}", lang) for rule in sorted(drawn)}
    first, more = puzzles[0], len(puzzles) - 1
    told = message("puzzle-summary", lang, id=first.id, question=first.question(lang), more=more)
    pictures = {name: picture_of(name) for name in sorted({game_about(each.rule) for each in puzzles})}
    words = {name: key for each in pictures.values() for name, key in each.LABELS.items()}
    labels = labels_with(lang, **_LABELS, **words, **({} if leave is None else {"leave": leave}))
    picture = pictures[game_about(first.rule)]
    return Exhibit("puzzle", state, labels, settings, told, lambda: picture.puzzle_svg(sent[0], told, settings))


def _taking_off(posed: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Return a puzzle as a box poses it: the reply to picks says that those which are wrong are taken off."""

    def told(part: dict[str, Any]) -> dict[str, Any]:
        """Return a part whose reply says what becomes of a wrong pick; of any but a set nothing does."""
        if part["mode"] != "set":
            return part
        then = "puzzle-taken-rest" if any(item["right"] for item in part["items"]) else "puzzle-taken-none"
        return {**part, "texts": taken_off(part["texts"], then, lang)}

    return {**posed, "parts": [told(part) for part in posed["parts"]]}


def practised(labels: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Return the labels of a box where one practises: its stars are no part of the reader's total, and say so."""
    won = {name: message(f"puzzle-label-{name}-practice", lang) for name in ("won", "clean")}
    return {**labels, "text": {**labels["text"], **won}}


def at_once(posed: wire.Puzzle, lang: str) -> wire.Puzzle:
    """Return a puzzle as a storm poses it: a wrong answer is told that it is wrong, and of no second try."""
    return {**posed, "parts": [_part_at_once(part, lang) for part in posed["parts"]]}


def _part_at_once(part: wire.PuzzlePart, lang: str) -> wire.PuzzlePart:
    """Return a part of a puzzle as a storm poses it."""
    texts = part["texts"]
    right = [item for item in part["items"] if item["right"]]
    items = [item if item["right"] else _told_wrong(item, right, lang) for item in part["items"]]
    return {**part, "items": items, "texts": {"all": texts["all"], "gap": texts["gap"]}}


def _told_wrong(item: wire.Item, right: Sequence[wire.Item], lang: str) -> wire.Item:
    """Return an item whose reply begins with its being wrong; where one answer is right, it ends with that, and why."""
    reply = item["reply"]
    why = [reply["reason"]]
    if len(right) == 1:
        why += [message("practice-storm-was", lang, answer=right[0]["label"], count=1), right[0]["reply"]["reason"]]
    reason = message("ui-gap", lang).join(filter(None, dict.fromkeys(why)))
    headline = message("puzzle-storm-wrong", lang, told=reply["headline"])
    return {**item, "reply": {**reply, "headline": headline, "reason": reason}}


def picture_of(game: str) -> Picture:
    """Return how a game shows its puzzles."""
    return cast("Picture", import_module(f"sevens_teach.{game}.show.puzzle"))


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
    """Return the puzzles for a box that a puzzle, an id or a rule's id names."""
    if isinstance(given, Puzzle):
        return (given,)
    if not isinstance(given, str):
        raise PuzzleBoxError(f"{shown(given)} is no puzzle: expected a Puzzle, 'B4-01', or a rule's id such as 'B4'")
    about = tuple(about_rule(given).values()) if is_rule(given) else ()
    return about or (puzzle(given),)


# -- what comes back -------------------------------------------------------------------------------


def parse_solved(content: object, known: set[str]) -> Solved | None:
    """Read the browser's report on a solved puzzle; None for all but a well-formed one on a known puzzle."""
    match content:
        case {"kind": "solved", "id": str(name), "tries": tries, "hints": hints, "shown": bool(was_shown), **rest}:
            if name in known and not rest and _is_count(tries, 1) and _is_count(hints, 0) and hints <= _HINTS:
                return Solved(name, min(tries, limits.TRIES), hints, was_shown)
    return None


def parse_missed(content: object, known: set[str]) -> tuple[str, str] | None:
    """Read the browser's report on a missed puzzle: its id, and the wrong item where one was tapped, else nothing.

    None for all but a known puzzle.
    """
    match content:
        case {"kind": "missed", "id": str(name), "item": str(item), **rest}:
            return (name, item) if name in known and not rest else None
        case {"kind": "missed", "id": str(name), **rest}:
            return (name, "") if name in known and not rest else None
    return None


def parse_leaving(content: object) -> bool:
    """Return whether the browser says that the reader leaves the last puzzle by its button."""
    return content == {"kind": "press", "name": "leave"}


def parse_spent(content: object, known: set[str]) -> tuple[str, wire.Spent] | None:
    """Read what the browser says an unsolved puzzle has cost; None for all but a known one."""
    match content:
        case {"kind": "spent", "id": str(name), "wrong": wrong, "hints": hints, **rest}:
            if name in known and not rest and _is_count(wrong, 0) and _is_count(hints, 0) and hints <= _HINTS:
                return name, {"wrong": min(wrong, limits.TRIES), "hints": hints}
    return None


def parse_pictured(content: object, known: set[str]) -> str | None:
    """Read which puzzle the browser wants drawn; None for all but the id of a known one."""
    match content:
        case {"kind": "picture", "id": str(name), **rest}:
            return name if name in known and not rest else None
    return None


def parse_listing(content: object, known: set[str]) -> tuple[str, bool] | None:
    """Read which puzzle the browser puts on the list or takes off; None for all but a known one."""
    match content:
        case {"kind": "list", "id": str(name), "here": bool(here), **rest}:
            return (name, here) if name in known and not rest else None
    return None


def _is_count(value: object, least: int) -> bool:
    """Return whether a browser's value is a whole number, at least this large."""
    return type(value) is int and value >= least
