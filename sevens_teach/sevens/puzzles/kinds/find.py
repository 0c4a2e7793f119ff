"""Find the move: the only one that keeps a goal within reach, or the one that loses it (S1 to S5)."""

from __future__ import annotations

from dataclasses import replace
from functools import reduce
from math import inf
from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.say.messages import phrase, phrases_in, several
from sevens_teach.say.verdict import Note, both, sentences_in
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.puzzles.about_a_rule import TURNS_ON, is_about
from sevens_teach.sevens.puzzles.cast_games import cast_game
from sevens_teach.sevens.puzzles.hints import who_waits
from sevens_teach.sevens.puzzles.items import choice_label, mentioned, sort_of
from sevens_teach.sevens.puzzles.outlook import (
    GoalSource,
    Lines,
    check_goal,
    prompt,
    told_against_whom,
    why_legal,
)
from sevens_teach.sevens.puzzles.sampling import any_goal, endgames, short_of_passes
from sevens_teach.sevens.puzzles.why_good import must_go_broke

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.outlook import Outlook
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_IDLE: Final = {"puzzle-good-own", "puzzle-good-end", "puzzle-good-nothing", "puzzle-good-pass"}
"""What is good of a move, but does not say why it wins."""
_PROMPTS: Final = {"only": "puzzle-ask-find-only", "losing": "puzzle-ask-find-losing"}


class FindSource(GoalSource):
    """Which move to find."""

    find: Literal["only", "losing"] = "only"
    """The only one that keeps the goal within reach, or the only one that loses it."""


def parts(puzzle: SevensPuzzle[FindSource]) -> tuple[Part, ...]:
    """Return the one question: find the move; raises `PuzzleError` unless there is exactly one, and another."""
    lines, position, wants_loss = Lines(puzzle), puzzle.position, puzzle.source.find == "losing"
    found = {move: lines.outlook(position, move) for move in position.legal_moves}
    wanted = [move for move, each in found.items() if (each.needed == inf) == wants_loss]
    if len(wanted) != 1 or len(found) < 2:
        raise PuzzleError(
            f"{puzzle.id}: find: expected one move that is {puzzle.source.find!r}, and another: "
            f"of {len(found)} these are: {', '.join(map(str, wanted)) or 'none'}"
        )
    beside = None if wants_loss else lines.beside([each for each in found.values() if each.needed == inf])
    items = tuple(_item(lines, move, each, beside, is_wanted=move in wanted) for move, each in found.items())
    question = prompt(puzzle, _PROMPTS[puzzle.source.find])
    return (
        Part(
            mode="one",
            area="moves",
            position=position,
            rule=puzzle.rule,
            prompt=question,
            items=items,
            depth=max(len(each.line) for each in found.values()),
        ),
    )


def _item(lines: Lines, move: Move, found: Outlook, beside: Phrase | None, *, is_wanted: bool) -> Item:
    """Return what can be picked; `beside` is what losing moves let happen, where they are not the answer."""
    label = choice_label(found.line[0].before.view(found.line[0].player), move)
    if found.needed < inf:
        end = lines.played_on(found)
        if is_wanted:
            return Item(str(move), right=True, note=_only(lines, found, beside, end), label=label, line=end)
        why = lines.why_right(found, beside, spoils=True, is_named=found.is_last)
        return Item(str(move), right=False, note=_kept(lines, found, why, end), label=label, line=end)
    key = "puzzle-find-losing" if is_wanted else "puzzle-find-wrong"
    headline = phrase(key, sort=sort_of(move), move=mentioned(move), goal=lines.goal.name)
    return Item(str(move), is_wanted, replace(lines.lost(move, found), headline=headline), label, found.line)


def _only(lines: Lines, found: Outlook, beside: Phrase | None, end: Sequence[Step]) -> Note:
    """Return the reply to the one move to find: why, what follows to its end, and last what others would let happen."""
    why = lines.why_right(found, spoils=True)
    others = beside if lines.why_right(found, beside, spoils=True) != why else None
    first = must_go_broke(end) or why or (why_legal(found) if others is None else None)
    told = [each for each in (first, lines.plainly(end), others) if each is not None]
    return Note(lines.rule, _headline("puzzle-find-only", lines, found), reduce(both, told))


def _headline(key: str, lines: Lines, found: Outlook) -> Phrase:
    """Return what is said first of a move that keeps the goal within reach."""
    move = found.line[0].move
    return phrase(key, sort=sort_of(move), move=mentioned(move), one=lines.goal.kept_by("one"))


def _kept(lines: Lines, found: Outlook, why: Phrase | None, end: Sequence[Step]) -> Note:
    """Return the reply to a move that is not the answer, but keeps the goal within reach, by `end` to where it is.

    Where somebody goes broke in it, no more is told than how it ends: the rest is seen, and another story than the
    puzzle's.
    """
    headline, rule, move = _headline("puzzle-find-kept", lines, found), lines.rule, found.line[0].move
    why = _why_still(why)
    if found.is_last:
        why = why or (_last(lines, end) if _goes_broke(end) else phrase("puzzle-nothing"))
        return replace(lines.reached(move, found, why), headline=headline)
    if _goes_broke(end[len(found.line) :]):
        return Note(rule, headline, why or _last(lines, end))
    why = must_go_broke(end) or why
    if why and any(each.key == "puzzle-good-late" for each in phrases_in(why)):
        return Note(rule, headline, why)
    return Note(rule, headline, both(why, lines.ended(end)) if why else lines.ended(end))


def _last(lines: Lines, end: Sequence[Step]) -> Phrase:
    """Return how a line ends in which somebody goes broke: with the reader's last card, or with nobody else left."""
    if lines.ran_out(end):
        return phrase("puzzle-find-out", card=mentioned(end[-1].move))
    gone = [each.player for each in end[-1].after.exits if each.how is Ending.BANKRUPT]
    is_alone = len(gone) == len(end[-1].after.players) - 1 and lines.goal.you not in gone
    return phrase("puzzle-find-left", **several(gone)) if is_alone else phrase("puzzle-nothing")


def _why_still(why: Phrase | None) -> Phrase | None:
    """Return what says why a move that is not the answer still does, of all that is told of a good one; or None."""
    told = [each for each in sentences_in(why) if each.key not in _IDLE] if why else []
    return reduce(both, told) if told else None


def _goes_broke(line: Sequence[Step]) -> bool:
    """Return whether somebody goes broke in a line."""
    return any(event.kind is Happening.BANKRUPT for step in line for event in step.events)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield endgames of Sevens with something to reach, and one move to find."""
    for position in endgames(game, rng):
        find = mixed(("only", "only", "losing"), rng)[0]
        yield Sample(short_of_passes(position, rng), (), {"goal": any_goal(position, rng), "find": find})


KIND = Kind(
    name="find",
    title="drawn-find",
    source=FindSource,
    check=check_goal,
    parts=parts,
    hint=who_waits,
    story=told_against_whom,
    open_hands=lambda _: True,
    samples=(_samples,),
    game=cast_game,
    turns_on=TURNS_ON,
    is_about=is_about,
    houses=("basic", "killer"),
    players=range(2, 4),
    looks_ahead=True,
    stand_in="play",
)
