"""Asks what to say to a discard (D5, D6)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.moves import NO, Chi, Pon
from sevens_teach.bridge.puzzles.items import move_label
from sevens_teach.bridge.why import verdict
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice

_MOST_TEMPTING = 3


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless a discard lies there, and at most one call of it is allowed."""
    view = puzzle.position.view(puzzle.viewpoint)
    if view.discard is None or view.discarder == puzzle.viewpoint:
        raise PuzzleError("position: no discard lies there that the reader could call (D5)")
    if len(_legal(view)) > 1:
        raise PuzzleError(f"position: {len(_legal(view))} calls are allowed: expected one at most (D5, D6)")


def _legal(view: View) -> list[Move]:
    """Return the calls that the reader may make of a discard."""
    return [move for move in view.legal_moves if isinstance(move, Pon | Chi)]


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question: the call that is allowed, some that are not, and nothing."""
    view = puzzle.position.view(puzzle.viewpoint)
    assert view.discard is not None  # noqa: S101, `check` has looked
    legal = _legal(view)
    tempting = [move for move in _tempting(view, view.discard) if move not in legal][:_MOST_TEMPTING]
    items = [_item(view, move) for move in sorted([*legal, *tempting], key=str)]
    items.append(_nothing(view, legal, tempting))
    prompt = phrase("bridge-puzzle-ask-call", card=view.discard)
    return (
        Part(mode="one", area="moves", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=tuple(items)),
    )


def _item(view: View, move: Move) -> Item:
    """Return a call of a discard with its verdict."""
    found = verdict(view, move)
    return Item(str(move), found.legal, found.note, move_label(move))


def _nothing(view: View, legal: list[Move], tempting: list[Move]) -> Item:
    """Return saying nothing: right where no call is allowed."""
    if legal:
        found = verdict(view, legal[0])
        note = Note(found.rule, phrase("bridge-puzzle-could", call=move_label(legal[0])), found.why, cards_of(legal[0]))
        return Item(str(NO), right=False, note=note, label=move_label(NO))
    found = verdict(view, tempting[0]) if tempting else verdict(view, NO)
    note = Note(found.rule, phrase("bridge-puzzle-nothing-to-say"), found.why, found.cards)
    return Item(str(NO), right=True, note=note, label=move_label(NO))


def _tempting(view: View, card: Card) -> list[Move]:
    """Return calls that somebody could try: two cards of the discard's rank, or near it in its suit."""
    found: list[Move] = []
    for size in (2, 1):
        for cards in combinations(view.hand, size):
            plain = [each for each in cards if each is not card and not each.is_joker]
            if plain and all(each.rank == card.rank for each in plain):
                found.append(Pon(cards))
            elif plain and all(each.suit is card.suit and _near(each, card) for each in plain):
                found.append(Chi([each for each in cards if not each.is_joker]))
    return list(dict.fromkeys(found))


def _near(one: Card, two: Card) -> bool:
    """Return whether a card could tempt to a call: within two ranks of the discard, round the corner too."""
    apart = abs(one.rank - two.rank)
    return min(apart, 13 - apart) <= 2


def _story(puzzle: BridgePuzzle, voice: Voice) -> list[str]:
    """Return who threw the discard, who is next, and whether it has gone round."""
    position = puzzle.position
    assert position.discarder is not None  # noqa: S101, `check` has looked
    thrown = phrase("bridge-event-dropped", player=Who(position.discarder), you="nobody", cards=position.pile[-1:])
    key = "bridge-puzzle-gone-round" if position.has_gone_round else "bridge-puzzle-first-round"
    following = phrase("bridge-puzzle-next", player=Who(position.in_turn))
    return [voice.say(thrown), voice.say(following), voice.say(phrase(key))]


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield discards that somebody who decides could call in one way, or that look like it."""
    for step in mixed(game, rng):
        position = step.before
        if position.discard is None or position.turn is None:
            continue
        view = position.view(position.turn)
        if len(_legal(view)) == 1 or (not _legal(view) and len(_tempting(view, position.discard)) > 1):
            yield Sample(position)


KIND = Kind(
    name="call",
    title="bridge-drawn-call",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-call"),
    story=_story,
    samples=(_samples,),
    turns_on={"D5": ("basic", "first=none"), "D6": ("basic", "first=all"), "D2": ("basic",)},
)
