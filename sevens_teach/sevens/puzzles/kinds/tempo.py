"""Tempo: nothing of the others' fits, and you open nothing: who breaks first (S1, B6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note, both
from sevens_teach.sevens.puzzles.cards_behind import need_line, way_behind
from sevens_teach.sevens.puzzles.cast_games import at_own_turns, cast_game
from sevens_teach.sevens.puzzles.items import name_of, need_turn
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


@dataclass(frozen=True, slots=True)
class Waits:
    """How many turns each player can stay in while nothing new opens for the others."""

    turns: dict[int, int]
    """For each player still in: the turns before the pass that is bankruptcy."""
    quiet: tuple[Card, ...]
    """The own cards that can be laid and open nothing for others."""
    first: int
    """Who breaks first."""


def waits_of(view: View) -> Waits:
    """Return who can wait how long, the reader laying cards that open nothing before passing."""
    limit, gone = view.rules.passes or 0, {each.player for each in view.exits}
    quiet = _quiet(view)
    players = [player for player in view.clockwise if player not in gone]
    begin = players.index(view.player)
    order = players[begin:] + players[:begin]
    turns = {player: limit - view.passes[player] for player in order}
    turns[view.player] += len(quiet)
    return Waits(turns, quiet, min(order, key=lambda player: turns[player]))


def _quiet(view: View) -> tuple[Card, ...]:
    """Return the own cards that can wait out the others: laid in a row without a place opening for them."""
    found: list[Card] = []
    for card in view.hand:
        if card.place & view.open:
            chain = (card, *way_behind(view, card).behind)
            while chain and chain[0] in view.hand and (len(chain) == 1 or chain[1] in view.hand):
                found.append(chain[0])
                chain = chain[1:]
    return tuple(found)


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless all that is open is in the own hand, and no quiet way leads out."""
    need_turn(puzzle)
    need_line(puzzle)
    view = puzzle.position.view(puzzle.viewpoint)
    if view.rules.passes is None or not view.rules.voluntary_passing:
        raise PuzzleError("rules: waiting needs passing on purpose, and a pass limit (B5, B6)")
    theirs = [place for place in view.open_places if place not in view.hand]
    if theirs or not view.open_places:
        raise PuzzleError("position: expected that all open places are for cards in the own hand")
    turns = sorted(waits_of(view).turns.values())
    if len(_quiet(view)) == len(view.hand) or len(turns) < 3 or turns[0] == turns[1]:
        raise PuzzleError("position: expected three players still in, one of whom can wait less than the others")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, who breaks first: the players still in."""
    waits = waits_of(puzzle.position.view(puzzle.viewpoint))
    items = tuple(
        Item(str(player), player == waits.first, _note(puzzle, waits, player), name_of(player))
        for player in sorted(waits.turns)
    )
    prompt = phrase("read-ask-tempo")
    position = puzzle.position
    return (Part(mode="one", area="players", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _note(puzzle: SevensPuzzle[Source], waits: Waits, player: int) -> Note:
    """Return the reply to a player: how many turns that one can wait, and that another cannot."""
    who = Who(player)
    right = player == waits.first
    headline = phrase("read-breaks-first" if right else "read-breaks-later", player=who)
    own = player == puzzle.viewpoint
    why = _own_wait(player, waits) if own else phrase("read-wait", player=who, left=waits.turns[player])
    if right and not own:
        why = both(both(why, _own_wait(puzzle.viewpoint, waits)), phrase("read-wait-first", player=who))
    if not right:
        why = phrase("two-sentences", first=why, second=phrase("read-wait-shorter"))
    return Note("B6", headline, why, waits.quiet if own else ())


def _own_wait(you: int, waits: Waits) -> Phrase:
    """Return how many turns the reader can wait: by passes, and by cards that open nothing."""
    turns, quiet = waits.turns[you], waits.quiet
    return phrase("read-wait-own", left=turns - len(quiet), quiet=quiet, turns=turns)


KIND = Kind(
    name="tempo",
    title="drawn-tempo",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-tempo"),
    story=whole_story,
    samples=(at_own_turns,),
    game=cast_game,
    turns_on={"B6": ("basic", "passes=2"), "S1": ("basic", "passes=2")},
    players=range(3, 5),
    looks_ahead=True,
)
