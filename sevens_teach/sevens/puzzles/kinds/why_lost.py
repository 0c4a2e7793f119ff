"""Why was that move wrong: of three things said of it, only one is true (S1); the false ones could have been."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.puzzles.cards_behind import need_line
from sevens_teach.sevens.puzzles.cast_games import careless_game
from sevens_teach.sevens.puzzles.items import seat_before
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.puzzles.why_lost import thanks_to

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_LET: Final = 2
"""How many cards somebody can play thanks to the move."""
_TOLD: Final = range(4, 14)
"""How many moves are told."""


def _thanks(puzzle: SevensPuzzle[Source]) -> dict[int, list[Card]]:
    """Return which cards were opened for each player by the reader's own moves."""
    return thanks_to(puzzle.steps, puzzle.viewpoint)


def _helped(puzzle: SevensPuzzle[Source]) -> int:
    """Return who played most cards thanks to the wrong move."""
    found = _thanks(puzzle)
    return max(found, key=lambda player: len(found[player]))


def _others(puzzle: SevensPuzzle[Source]) -> dict[int, tuple[Card, ...]]:
    """Return what those played whom the wrong move did not help."""
    helped = _thanks(puzzle)
    found: dict[int, tuple[Card, ...]] = {}
    for step in puzzle.steps[1:]:
        if isinstance(step.move, Play) and step.player not in (puzzle.viewpoint, *helped):
            found[step.player] = (*found.get(step.player, ()), step.move.card)
    return found


def _is_stuck(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether the reader had nothing to play at the next turn."""
    mine = [step for step in puzzle.steps[1:] if step.player == puzzle.viewpoint]
    return bool(mine) and not mine[0].before.legal_moves.cards


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the first move let somebody play, somebody else owes it nothing, and a card fits."""
    need_line(puzzle)
    steps = puzzle.steps
    if not steps or isinstance(steps[0].move, Pass) or steps[0].player != puzzle.viewpoint:
        raise PuzzleError("moves: expected a card of the reader's first, then what followed")
    mine = [step for step in steps[1:] if step.player == puzzle.viewpoint]
    if max(map(len, _thanks(puzzle).values()), default=0) < _LET or not _others(puzzle):
        raise PuzzleError("moves: expected somebody who played two cards thanks to the first, and one who did not")
    gone = puzzle.position.exit_of(_helped(puzzle))
    if gone is None or gone.how is not Ending.OUT:
        raise PuzzleError("moves: expected that whom the first helped most is out by the last")
    if not mine or _is_stuck(puzzle):
        raise PuzzleError("moves: expected that something fits at the reader's next turn")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question, why the move was wrong: with the picture from after the moves."""
    move = puzzle.steps[0].move
    items = _mixed(puzzle, [_true(puzzle), *_two_false(puzzle)])
    prompt = phrase("read-ask-why-lost", card=move.card)
    position = puzzle.position
    return (Part(mode="one", area="numbers", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _mixed(puzzle: SevensPuzzle[Source], items: list[Item]) -> tuple[Item, ...]:
    """Return the three reasons in an order that the card decides."""
    turn = puzzle.steps[0].move.card.order % len(items)
    mixed = items[turn:] + items[:turn]
    return tuple(Item(str(number), item.right, item.note, item.label) for number, item in enumerate(mixed, 1))


def _true(puzzle: SevensPuzzle[Source]) -> Item:
    """Return the true reason: what the wrong move brought about."""
    card, player = puzzle.steps[0].move.card, _helped(puzzle)
    cards = tuple(_thanks(puzzle)[player])
    label = phrase("read-why-let", player=Who(player), cards=cards)
    why = phrase("read-why-let-true", card=card, player=Who(player), cards=cards)
    return Item("", right=True, note=Note("S1", phrase("read-why-right"), why, (card, *cards)), label=label)


def _two_false(puzzle: SevensPuzzle[Source]) -> list[Item]:
    """Return two false reasons that could have been: which ones changes from puzzle to puzzle."""
    found = [*_not_thanks(puzzle), *_no_pass(puzzle), _stuck(puzzle), *_not_shut(puzzle)]
    first = (puzzle.steps[0].move.card.order + len(puzzle.steps)) % len(found)
    return [found[first], found[(first + 1 + len(puzzle.steps) % (len(found) - 1)) % len(found)]]


def _not(rule: str, why: Phrase, cards: tuple[Card, ...], label: Phrase) -> Item:
    """Return a false reason: something said of the wrong move that is not so."""
    return Item("", right=False, note=Note(rule, phrase("read-why-wrong"), why, cards), label=label)


def _not_thanks(puzzle: SevensPuzzle[Source]) -> Iterator[Item]:
    """Yield what each of the others played without the wrong move's help."""
    card = puzzle.steps[0].move.card
    for player, cards in _others(puzzle).items():
        few = cards[:3]
        label = phrase("read-why-let", player=Who(player), cards=few)
        yield _not("B4", phrase("read-why-let-false", card=card, player=Who(player), cards=few), few, label)


def _no_pass(puzzle: SevensPuzzle[Source]) -> Iterator[Item]:
    """Yield that the next player would have had to pass without it, though that player's card did not need it."""
    card, step = puzzle.steps[0].move.card, puzzle.steps[1]
    if isinstance(step.move, Play) and step.move.card not in _thanks(puzzle).get(step.player, ()):
        who, played = Who(step.player), step.move.card
        why = phrase("read-why-no-pass-false", player=who, card=card, played=played)
        yield _not("B5", why, (played,), phrase("read-why-no-pass", player=who))


def _stuck(puzzle: SevensPuzzle[Source]) -> Item:
    """Return the false reason that the reader was left with nothing to play."""
    turn = next(step for step in puzzle.steps[1:] if step.player == puzzle.viewpoint)
    cards = turn.before.legal_moves.cards
    why = phrase("read-why-stuck-false", cards=cards, count=len(cards))
    return _not("B5", why, cards, phrase("read-why-stuck"))


def _not_shut(puzzle: SevensPuzzle[Source]) -> Iterator[Item]:
    """Yield the false reason that it shut in a card of the reader's, which fits in the end."""
    end = puzzle.position
    for card in end.hands[puzzle.viewpoint]:
        if card in end.open_places:
            yield _not("B4", phrase("read-why-shut-false", own=card), (), phrase("read-why-shut", own=card))
            return


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield a card of the reader's with all that followed until another was out."""
    gone = next((n for n, (a, b) in enumerate(pairwise(game)) if len(b.after.exits) > len(a.after.exits)), None)
    if gone is None:
        return
    for number in range(gone - _TOLD.stop, gone - _TOLD.start):
        if number >= 0 and game[number].player == 0:
            steps = tuple(game[number : gone + 2])
            yield Sample(steps[0].before, steps, {"viewpoint": 0})


KIND = Kind(
    name="why-lost",
    title="drawn-why-lost",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-why-lost"),
    story=whole_story,
    seat=seat_before,
    samples=(_samples,),
    game=careless_game,
    turns_on={"S1": ("basic",)},
    players=range(3, 5),
    looks_ahead=True,
)
