"""A puzzle as plain JSON: the question, the picture, every answer, every reply, hints, the way to the answer, stars.

A widget, a static page and a test all read this; it needs no kernel any more, and no screen.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import read_card, texts
from sevens_teach.puzzles.hints import hints_of, misleads, spare
from sevens_teach.puzzles.level import MOST, facts, level
from sevens_teach.puzzles.model import room_about
from sevens_teach.puzzles.praise import unpraised
from sevens_teach.say.messages import message
from sevens_teach.say.replies import reply
from sevens_teach.say.verdict import both, sentences_in, without
from sevens_teach.say.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sevens_teach.puzzles.answers import Branch, Item, Part, Step
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note

Json = dict[str, Any]
Table = dict[str, Any]
"""Plain JSON: all that a browser needs to ask the puzzle and to answer every answer."""

_LABELS: Final = {
    "submit": "puzzle-label-submit",
    "on": "puzzle-label-on",
    "none": "puzzle-label-none",
    "hint": "puzzle-label-hint",
    "show": "puzzle-label-show",
    "again": "puzzle-label-again",
    "next": "puzzle-label-next",
    "star": "puzzle-label-star",
    "stars": "puzzle-label-stars",
    "shown": "puzzle-label-shown",
}
_KNOWN: Final = 4
"""How many sit at a table at which nobody is a guest."""
_SMALL: Final = 24
"""Up to how many turns of a puzzle to play out its table stays small, even with some of them twice."""
_COUNTED: Final = {
    "set": {"good": "puzzle-count-good", "wrong": "puzzle-count-wrong", "missing": "puzzle-count-missing"},
    "order": {"good": "puzzle-count-placed"},
    "one": {},
    "play": {},
}
"""For each mode the sentences that a count picks."""
_ALL: Final = {"set": "puzzle-all", "order": "puzzle-in-order", "one": "puzzle-all", "play": "puzzle-done"}
"""For each mode what is said of the right answer before its reasons."""


@lru_cache(maxsize=256)
def table_of(puzzle: Puzzle, lang: str) -> Table:
    """Return the whole table of a puzzle in one language."""
    names = puzzle.names(lang)
    writer = Writer(puzzle, Voice(lang, names, puzzle.viewpoint if puzzle.asks.is_seated else None))
    parts = [writer.part(number, part) for number, part in enumerate(puzzle.parts)]
    return {
        "id": puzzle.id,
        "title": puzzle.title(lang),
        "kind": puzzle.kind,
        "rule": puzzle.rule,
        "rules": str(puzzle.rules),
        "level": level(puzzle),
        "facts": facts(puzzle),
        "tags": list(puzzle.tags),
        "lang": lang,
        "question": puzzle.question(lang),
        "setup": writer.room.setup(puzzle, names),
        "story": [*_guests(names, lang), *puzzle.asks.story(puzzle, writer.voice)],
        "record": [writer.step(step) for step in puzzle.steps] if puzzle.asks.is_record else [],
        "frames": [writer.frame(part) for part in puzzle.parts],
        "parts": parts,
        "hints": (hints := _hints(puzzle, writer.voice)),
        "misleads": [misleads(hint, parts) for hint in hints],
        "spare": [[], [], spare(puzzle, parts, hints[-1], writer.voice)],
        "stars": MOST,
        "labels": _labels(puzzle, lang),
    }


def _labels(puzzle: Puzzle, lang: str) -> dict[str, str]:
    """Return what the buttons of a puzzle say; an empty text for one that it does not have."""
    found = {name: message(key, lang, unit=unit_of(puzzle)) for name, key in _LABELS.items()}
    return found | {"none": ""} if puzzle.asks.always_some and puzzle.parts[0].right else found


def unit_of(puzzle: Puzzle) -> str:
    """Return what all questions of a puzzle count, for the button that there is none; `thing` where they differ."""
    units = {part.unit for part in puzzle.parts}
    return next(iter(units)) if len(units) == 1 else "thing"


def _guests(names: Sequence[str], lang: str) -> list[str]:
    """Return who sits here besides those whom every lesson knows, if anybody does."""
    return [message("puzzle-guests", lang, count=len(names))] if len(names) > _KNOWN else []


def open_hands(puzzle: Puzzle) -> bool:
    """Return whether a puzzle shows the other hands too."""
    return puzzle.asks.open_hands(puzzle) if puzzle.source.show is None else puzzle.source.show == "all"


def _hints(puzzle: Puzzle, voice: Voice) -> list[str]:
    """Return a puzzle's three hints as JSON: the author's, or those worked out."""
    own = puzzle.source.hints
    if own is not None:
        return [getattr(each, voice.lang) for each in own]
    gap = message("puzzle-gap", voice.lang)
    return [gap.join(voice.say(hint.text) for hint in each) for each in hints_of(puzzle)]


class Writer:
    """Writes the steps, parts, items and replies of a puzzle in one language."""

    def __init__(self, puzzle: Puzzle, voice: Voice) -> None:
        self.voice = voice
        self.room = room_about(puzzle.rule)
        self._puzzle = puzzle

    def say(self, key: str) -> str:
        """Return a message without values."""
        return message(key, self.voice.lang)

    def frame(self, part: Part) -> Json:
        """Return the picture of what a question is about as JSON."""
        puzzle = self._puzzle
        return {**self.room.frame(part, puzzle.viewpoint, self.voice.lang, open_hands=open_hands(puzzle))}

    def step(self, step: Step) -> Json:
        """Return one move of a puzzle as JSON: what it says, and what went where."""
        return {
            "player": step.player,
            "move": str(step.move),
            "say": self.room.tell(step.events, self.voice),
            "flights": self.room.flights(step.events),
        }

    def part(self, frame: int, part: Part) -> Json:
        """Return one question of a puzzle as JSON."""
        laid = {"laid": self.frame(replace(part, laid=tuple(map(read_card, part.right))))} if part.lands else {}
        refused = {"refused": found} if (found := self._refused(part)) else {}
        return (
            laid
            | refused
            | {
                "name": part.name,
                "mode": part.mode,
                "area": part.area,
                "rule": part.rule,
                "prompt": self._prompt(frame, part),
                "frame": frame,
                "items": [self._item(part, item) for item in part.items],
                "whole": None if part.whole is None else self.reply(part.whole),
                "order": list(part.order),
                "pairs": {f"{upper}>{lower}": self.reply(note) for upper, lower, note in part.pairs},
                "nodes": self._nodes(part),
                "par": part.par,
                "texts": self._texts(part),
                "show": [
                    {"caption": self._shown(note), "picked": list(picked), "frame": frame}
                    for note, picked in part.show()
                ],
            }
        )

    def _prompt(self, number: int, part: Part) -> str:
        """Return what is asked; of several questions also which it is."""
        asked, of = self.voice.say(part.prompt), len(self._puzzle.parts)
        if number == 0:
            asked = self._puzzle.question(self.voice.lang)
        if of == 1:
            return asked
        return message("puzzle-question-of", self.voice.lang, asked=asked, number=number + 1, of=of)

    def reply(self, note: Note) -> Json:
        """Return the reply to an item as JSON."""
        return {
            "rule": note.rule,
            "headline": self.voice.say(note.headline),
            "reason": self.voice.say(note.why),
            "cards": texts(note.cards),
            "places": texts(note.places),
        }

    def _refused(self, part: Part) -> Json:
        """Return as JSON why each other card of the reader's is no answer: it does not fit, or is not asked about."""
        position, judge, about = part.position, self.room.judge, self._puzzle.source.about
        if about:
            hand = texts(position.hands[self._puzzle.viewpoint])
            return {card: self._not_among(part, card) for card in hand if card not in about}
        if part.mode != "one" or judge is None or position.turn != self._puzzle.viewpoint:
            return {}
        asked, hand = {item.id for item in part.items}, position.hands[position.turn]
        if asked.isdisjoint(texts(hand)):
            return {}
        others = {card.text: judge(position, card) for card in hand if not card.is_joker and card.text not in asked}
        return {card: self.reply(found.note) for card, found in others.items() if not found.legal}

    def _not_among(self, part: Part, card: str) -> Json:
        """Return as JSON that a question is about other cards."""
        return {**reply(part.rule, message("puzzle-not-among", self.voice.lang, card=card), "")}

    def _shown(self, note: Note) -> Json:
        """Return the reply to an item of an answer that is shown as JSON: it praises nobody."""
        told = self.reply(note)
        return told | {"headline": unpraised(told["headline"], self.voice.lang)}

    def _item(self, part: Part, item: Item) -> Json:
        """Return an item that can be picked, with its reply, as JSON."""
        nudge = self.voice.say(self.room.nudge(part, item)) if item.right and part.mode == "set" else ""
        found = self._answer(item) | {"nudge": nudge}
        return found | {"line": [self._watched(step) for step in item.line]} if item.line else found

    def _watched(self, step: Step) -> Json:
        """Return one move of a line as JSON, with how things stand after it."""
        lang, you = self.voice.lang, self._puzzle.viewpoint
        return self.step(step) | {"after": self.room.standing(step.after, you, lang)}

    def _answer(self, item: Item) -> Json:
        """Return what items and branches of a puzzle have alike as JSON: label, whether it is right, reply."""
        return {
            "id": item.id,
            "label": item.id if item.label is None else self.voice.say(item.label),
            "right": item.right,
            "reply": self.reply(item.note),
        }

    def _nodes(self, part: Part) -> list[list[Json]]:
        """Return the turns of a puzzle to play out as JSON: what the reply before has told is not told again.

        So a turn stands there once for each of what is left out in it; where there are very many, nothing is.
        """
        right = [[branch.item.note.why for branch in node if branch.item.right] for node in part.nodes]
        is_small = len(part.nodes) <= _SMALL
        tellable = [{each for why in node if is_small for each in sentences_in(why)} for node in right]
        turns: list[tuple[int, frozenset[Phrase]]] = [(0, frozenset())] if part.nodes else []
        numbers = {turn: number for number, turn in enumerate(turns)}
        nodes = []
        for at, told in turns:
            node = []
            for branch in part.nodes[at]:
                found, leads = self._branch(branch), None
                note = branch.item.note
                if branch.item.right and told:
                    found["reply"] = self.reply(replace(note, why=_anew(branch, told)))
                if branch.next is not None:
                    leads = (branch.next, frozenset(sentences_in(note.why)) & tellable[branch.next])
                    if leads not in numbers:
                        numbers[leads] = len(turns)
                        turns.append(leads)
                node.append(found | {"next": None if leads is None else numbers[leads]})
            nodes.append(node)
        return nodes

    def _branch(self, branch: Branch) -> Json:
        """Return a move of a puzzle to play out as JSON, with what follows it, but not where it leads."""
        lang, you = self.voice.lang, self._puzzle.viewpoint
        return self._answer(branch.item) | {
            "line": self._line(branch.line),
            "after": None if branch.end is None else self.room.standing(branch.end, you, lang),
            **({"retold": True} if branch.retold else {}),
        }

    def _line(self, steps: Sequence[Step]) -> list[Json]:
        """Return the moves of a line as JSON, each with how those stand for whom that has changed; all at the first.

        After the last one that is told beside the line.
        """
        lang, you = self.voice.lang, self._puzzle.viewpoint
        line, before = [], [""] * len(self._puzzle.position.players)
        for step in steps[:-1]:
            now = [each["text"] for each in self.room.standing(step.after, you, lang)["players"]]
            stands = [text if text != was else None for text, was in zip(now, before, strict=True)]
            line.append(self.step(step) | {"stands": stands})
            before = now
        return [*line, *map(self.step, steps[-1:])]

    def _texts(self, part: Part) -> Json:
        """Return as JSON the sentences that a reply is composed of."""
        numbers = range(len(part.items) + 1)
        found: Json = {
            name: [self._counted(key, number, part) for number in numbers] for name, key in _COUNTED[part.mode].items()
        }
        done = message(_ALL[part.mode], self.voice.lang, count=len(part.right))
        shown = self.say("puzzle-shown-way") if part.nodes else unpraised(self._praised(part) or done, self.voice.lang)
        return found | {"all": done, "shown": shown, "begin": self.say("puzzle-begin"), "gap": self.say("puzzle-gap")}

    def _praised(self, part: Part) -> str:
        """Return the headline of the reply to a right answer that is answered as one; empty where it is another."""
        notes = [item.note for item in part.items if item.right] if part.mode == "one" else [part.whole]
        return self.voice.say(notes[0].headline) if notes[0] else ""

    def _counted(self, key: str, number: int, part: Part) -> str:
        """Return how many are right, or missing, in words; nothing where that gives the answer away."""
        if not number and part.mode == "set":
            return ""
        return message(key, self.voice.lang, count=number, unit=part.unit, sorts=part.sorts)


def _anew(branch: Branch, told: Collection[Phrase]) -> Phrase:
    """Return the reason for a right move of a play-out without what was `told` before; never what others did alone."""
    why = branch.item.note.why
    left = without(why, told)
    first, *more = sentences_in(why)
    return both(first, left) if branch.retold and more[-1:] == [left] else left
