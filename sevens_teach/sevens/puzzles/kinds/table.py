"""At the table: hands hidden, Ren, Aoi and Sora as they play; the move that comes first most often is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from pydantic import Field

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Branch, Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note, both
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.puzzles.cast_games import cast_game, own_turns
from sevens_teach.sevens.puzzles.items import choice_label, mentioned, move_label, need_turn
from sevens_teach.sevens.puzzles.odds import best_of, is_clear, odds_of, replies
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.puzzles.why_good import in_time
from sevens_teach.sevens.why import verdict
from sevens_teach.sevens.why.consequences import consequences, opened_by

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

Odds = dict[str, Annotated[int, Field(ge=0, le=100)]]

_MOST_CARDS: Final = range(2, 8)
"""How many cards the reader has in one drawn."""
_GOOD: Final = 40
"""How often of 100 the best move of one drawn comes first, at least."""
_FIRST_LOOK, _LOOK = 10, 50
"""In how many deals a position drawn is tried at a first look, and then for the answer."""


class TableSource(Source):
    """How often each move comes first, turn after turn, as `make puzzle-odds` has measured it."""

    odds: Annotated[list[Odds], Field(min_length=1, max_length=4)]
    """For each turn of the reader every legal move, and in how many of 100 deals it comes first."""
    seed: Annotated[int, Field(ge=0)] = 0
    """Where the chance of the others' replies starts."""


def check(puzzle: SevensPuzzle[TableSource]) -> None:
    """Raise `PuzzleError` unless at each turn every legal move is measured, and one is clearly the best."""
    need_turn(puzzle)
    if puzzle.source.show == "all":
        raise PuzzleError("show: at the table the other hands stay hidden")
    position: Position | None = puzzle.position
    for number, odds in enumerate(puzzle.source.odds, 1):
        if position is None or position.turn != puzzle.viewpoint:
            raise PuzzleError(f"odds: turn {number} does not come: play is over before it")
        legal = {str(move) for move in position.legal_moves}
        if odds.keys() != legal:
            raise PuzzleError(f"odds: turn {number}: expected a number for each of {', '.join(sorted(legal))}")
        if not is_clear(odds):
            raise PuzzleError(f"odds: turn {number}: no move is clearly the best")
        if best_of(odds) == str(PASS) and (spare := [name for name in odds if _is_spare(position, parse_move(name))]):
            raise PuzzleError(f"odds: turn {number}: {spare[0]} opens nothing, and waits as well as a pass")
        position = _line(puzzle, position, best_of(odds))[-1].after


def _line(puzzle: SevensPuzzle[TableSource], position: Position, move: str) -> tuple[Step, ...]:
    """Return a move at the table and how Ren, Aoi and Sora reply to it."""
    return replies(position, parse_move(move), puzzle.source.seed)


def parts(puzzle: SevensPuzzle[TableSource]) -> tuple[Part, ...]:
    """Return the one question: play at the table, with everything that can be tried at every turn."""
    nodes, position = [], puzzle.position
    for number, odds in enumerate(puzzle.source.odds, 1):
        following = number if number < len(puzzle.source.odds) else None
        nodes.append(_node(puzzle, position, odds, following))
        position = nodes[-1][0].line[-1].after
    others = [player for player in puzzle.position.in_play if player != puzzle.viewpoint]
    named = {f"player{place}": Who(player) for place, player in enumerate(others[:3], 1)}
    return (
        Part(
            mode="play",
            area="hand",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase("read-ask-table", others=len(others), house=_house(puzzle), **named),
            nodes=tuple(nodes),
            par=len(nodes),
            depth=2 * len(nodes) + len(others),
        ),
    )


def _house(puzzle: SevensPuzzle[TableSource]) -> str:
    """Return which house rule the question at the table has to name."""
    rules = puzzle.rules
    found = {
        "killer": rules.killer,
        "joker": rules.joker == "solo",
        "pair": rules.joker == "pair",
        "tunnel": rules.tunnel != "off",
        "fantan": rules.opening == "fantan",
        "forced": not rules.voluntary_passing,
    }
    return next((name for name, here in found.items() if here), "basic")


def _node(
    puzzle: SevensPuzzle[TableSource], position: Position, odds: Odds, following: int | None
) -> tuple[Branch, ...]:
    """Return what can be tried at a turn of the table, the best first, what is not legal last."""
    best = best_of(odds)
    view = position.view(puzzle.viewpoint)
    legal = sorted(odds, key=lambda name: (name != best, -odds[name]))
    tried = (
        Branch(
            Item(name, name == best, _note(puzzle.rule, position, odds, name), choice_label(view, parse_move(name))),
            _line(puzzle, position, name),
            following if name == best else None,
        )
        for name in legal
    )
    hand: list[Move] = [Play(card) for card in position.hands[puzzle.viewpoint] if not card.is_joker]
    refused = [move for move in (*hand, PASS) if str(move) not in odds]
    return (
        *tried,
        *(Branch(Item(str(m), right=False, note=verdict(view, m).note, label=move_label(m))) for m in refused),
    )


def _note(rule: str, position: Position, odds: Odds, name: str) -> Note:
    """Return the reply to a move at the table: how often it comes first, and what it does."""
    best = best_of(odds)
    values = {"move": mentioned(parse_move(name)), "best": mentioned(parse_move(best))}
    second = max((count for each, count in odds.items() if each != best), default=0)
    if name == best:
        headline = phrase("read-table-right", wins=odds[best], second=second, **values)
        move = parse_move(best)
        return Note(rule, headline, _hurried(position, move) or _does(position, move, is_best=True))
    headline = phrase("read-table-wrong", wins=odds[name], most=odds[best], **values)
    return Note(rule, headline, _does(position, parse_move(name)))


def _hurried(position: Position, move: Move) -> Phrase | None:
    """Return that the right card of Killer could not wait; None where it could, or where that is no matter."""
    view = position.view(position.turn or 0)
    return next(in_time(view, move.card), None) if isinstance(move, Play) else None


def _is_spare(position: Position, move: Move) -> bool:
    """Return whether a move is a card that opens nothing, and that nobody could shut out: it costs no pass to wait."""
    rules = position.rules
    if rules.killer or rules.joker != "none" or rules.tunnel == "oneway" or not isinstance(move, Play):
        return False
    view = position.view(position.turn or 0)
    return len(view.hand) > 1 and not opened_by(view, move.card)


def _does(position: Position, move: Move, *, is_best: bool = False) -> Phrase:
    """Return what a move at the table brings about, as far as the reader can see: the two weightiest things.

    Of the best one it is said last which own card it costs.
    """
    assert position.turn is not None  # noqa: S101, it is the reader's turn
    told = [each.why for each in consequences(position.view(position.turn), move, past=True)]
    told = sorted(told[:2], key=lambda each: is_best and each.key == "brings-kills-own")
    return both(*told) if len(told) > 1 else told[0] if told else phrase("puzzle-nothing")


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns late in a game where one move is clearly the best."""
    for position in own_turns(game, rng):
        view = position.view(0)
        if len(view.hand) not in _MOST_CARDS or not 1 < len(view.legal_moves) < 7 or len(position.in_play) < 3:
            continue
        seed = int(rng.random() * 1_000_000)
        if is_clear(odds_of(view, _FIRST_LOOK, seed)):
            odds = odds_of(view, _LOOK, seed)
            waits = best_of(odds) == str(PASS) and any(_is_spare(position, move) for move in view.legal_moves)
            if is_clear(odds) and odds[best_of(odds)] >= _GOOD and not waits:
                yield Sample(position, (), {"odds": [odds], "seed": seed})


_HOUSES: Final = {
    "B9": ("basic",),
    "J1": ("joker-solo",),
    "J2": ("joker-pair",),
    "F1": ("fantan",),
    "T3": ("tunnel",),
    "K8": ("killer",),
}
"""What it is drawn for."""


KIND = Kind(
    name="table",
    title="drawn-table",
    source=TableSource,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-table"),
    story=whole_story,
    samples=(_samples,),
    game=cast_game,
    turns_on=_HOUSES,
    players=range(3, 5),
    looks_ahead=True,
)
