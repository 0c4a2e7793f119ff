"""Play it out: the last cards, one after another, until the side has its target, whatever the others do (P4, P6)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Branch, Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.puzzles.frames import bids_told, trick_told
from sevens_teach.spades.puzzles.last_tricks import Aim, depth_of, item_of, need_no_nil, needed, own_side, tricks_left
from sevens_teach.spades.puzzles.search import Search
from sevens_teach.spades.why import verdict

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

MOST_LEFT: Final = 4
"""How many tricks can be played out."""


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the target of Spades can be reached in a play-out whatever the others do, and lost."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or position.is_bidding:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to play a card there (P3)")
    if tricks_left(position) > MOST_LEFT:
        raise PuzzleError(f"position: {tricks_left(position)} tricks are left: expected at most {MOST_LEFT}")
    need_no_nil(position)
    first = [branch for branch in parts(puzzle)[0].nodes[0] if branch.line]
    right = sum(branch.item.right for branch in first)
    if not 0 < right < len(first):
        raise PuzzleError(f"position: {right} of {len(first)} cards reach the target: expected some, and not all (P4)")


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question: play the last tricks out, with everything that can be tried at every turn."""
    position = puzzle.position
    tree = _Tree(position)
    prompt = phrase("spades-puzzle-ask-play", need=tree.need(position), left=tricks_left(position))
    nodes = tree.grow()
    return (
        Part(
            mode="play",
            area="hand",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            nodes=nodes,
            par=_longest(nodes, 0),
            depth=depth_of(position),
        ),
    )


def _longest(nodes: tuple[tuple[Branch, ...], ...], at: int) -> int:
    """Return how many own cards the quickest right way takes."""
    right = [branch for branch in nodes[at] if branch.item.right]
    return min((1 + (_longest(nodes, branch.next) if branch.next else 0) for branch in right), default=0)


class _Tree:
    """The reader's turns that right cards lead to, and what comes of every card there."""

    def __init__(self, position: Position) -> None:
        self._player = position.turn or 0
        self._side = own_side(position)
        self._search = Search(self._side)
        self._waiting = [position]
        self._numbers = {position: 0}

    def need(self, position: Position) -> int:
        """Return how many tricks the reader's side still needs."""
        return needed(position, self._side)

    def grow(self) -> tuple[tuple[Branch, ...], ...]:
        """Return the turns of a play-out of Spades, the first position first."""
        return tuple(self._branches(position) for position in self._waiting)

    def _branches(self, position: Position) -> tuple[Branch, ...]:
        """Return every card that can be tried at a turn of a play-out of Spades, the right ones first."""
        legal = position.legal_moves.cards
        found = sorted((self._branch(position, card) for card in legal), key=lambda branch: not branch.item.right)
        others = [card for card in position.hands[self._player] if card not in legal]
        return (*found, *(_refused(position, card) for card in others))

    def _branch(self, position: Position, card: Card) -> Branch:
        """Return a card with its reply, the tricks that follow, and where it leads."""
        item = item_of(position, card, Aim(self._search, self.need(position), "goal", "P4"))
        line = self._line(position, card)
        end: Position = line[-1].after
        if not item.right or self.need(end) <= 0 or end.turn is None:
            return Branch(item, line)
        note = replace(item.note, headline=phrase("spades-puzzle-play-on", card=card))
        return Branch(replace(item, note=note), line, self._number(end))

    def _line(self, position: Position, card: Card) -> tuple[Step, ...]:
        """Return the card and what the others play, as well as they can, up to the reader's next turn."""
        steps = [made(position, Play(card))]
        while (turn := steps[-1].after.turn) not in (None, self._player) and self.need(steps[-1].after) > 0:
            assert turn is not None  # noqa: S101, see above
            steps.append(made(steps[-1].after, Play(self._search.best(steps[-1].after))))
        return tuple(steps)

    def _number(self, position: Position) -> int:
        """Return the number of a position among those where the reader's play-out of Spades goes on."""
        if position not in self._numbers:
            self._numbers[position] = len(self._waiting)
            self._waiting.append(position)
        return self._numbers[position]


def _refused(position: Position, card: Card) -> Branch:
    """Return a card of a play-out that may not be played at Spades, with the verdict on it."""
    found = verdict(position.view(position.turn or 0), Play(card))
    return Branch(Item(card.text, right=False, note=found.note))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids and the tricks taken, then the trick in the middle, before the play-out."""
    return [*bids_told(puzzle.position, voice), *trick_told(puzzle.position, voice)]


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield turns in the last tricks, the longest to play out first, where the target is still open."""
    for step in game:
        position: Position = step.before
        if position.is_bidding or position.turn is None or not 2 <= tricks_left(position) <= MOST_LEFT:
            continue
        if len(position.legal_moves) > 1 and 0 < needed(position, own_side(position)) <= tricks_left(position):
            yield Sample(position)


KIND = Kind(
    name="play",
    title="spades-drawn-play",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-play-out"),
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P4": ("basic",), "P6": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
