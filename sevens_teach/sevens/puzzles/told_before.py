"""What is told before the question: who left the game, and the moves made."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby, pairwise, takewhile
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import JOKER
from sevens_teach.say.messages import Who, message, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.why.news import describe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_MOVES: Final = (Happening.PLAYED, Happening.PASSED, Happening.LAID_JOKER, Happening.TOOK_JOKER, Happening.DIED)
"""What anybody sees done; what follows from it for the players may be the question."""


_ON_A_SHEET: Final = {Happening.PLAYED, Happening.PASSED}
_MANY: Final = 4
"""From this many cards and passes on, they are told as on a score sheet, which one reads faster than sentences."""
_HOW: Final = {Ending.BANKRUPT: "bankrupt", Ending.OUT: "out", Ending.LEFT: "left", Ending.JOKER: "stuck"}
"""How an exit is called in its sentence."""

_ASK_IT: Final = {"can-hold", "must-hold", "whom", "table"}
"""The kinds whose question says where a pass is forced."""
_NO_PASS: Final = {"playable", "holds", "dead", "joker", "gives", "kill", "kills-two", "sides", "where-joker"}
"""The kinds whose answer no pass changes, whatever the table has agreed on."""
_BY_MOVES: Final = {"next", "still-in"}
"""The kinds whose answer follows from the moves told: how passing goes matters where one of these is a pass."""


def tell(events: Iterable[Event], voice: Voice) -> str:
    """Return what happened in a puzzle of Sevens, a sentence an event, but one for a bankruptcy."""
    return message("puzzle-gap", voice.lang).join(describe(events, voice.lang, voice.names, voice.you, brief=True))


def whole_story(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return what is otherwise at this table, who left the game before, and all that the moves made happen."""
    return [
        *passing_told(puzzle, voice),
        *exits_told(puzzle, voice),
        *_now(puzzle, voice),
        *_in_order(puzzle, voice, lambda step: tell(step.events, voice)),
        *joker_told(puzzle, voice),
    ]


def seats_told(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return who is at the table where that is one other player: what is in no sight is in that hand; else nothing."""
    others = [each for each in puzzle.position.players if each != puzzle.viewpoint]
    return [voice.say(phrase("puzzle-company", other=Who(others[0])))] if len(others) == 1 else []


def only_moves(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return the moves, not what they did to the players, which is asked; and where the picture is from before them."""
    return [*moves_made(puzzle, voice), *([] if all_played(puzzle) else [message("puzzle-before", voice.lang)])]


def all_played(puzzle: SevensPuzzle[Any]) -> tuple[Card, ...]:
    """Return the cards of the moves made, for the picture, where these are nothing else; else none."""
    cards = tuple(step.move.card for step in puzzle.steps if isinstance(step.move, Play))
    return cards if len(cards) == len(puzzle.steps) else ()


def moves_made(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return who left the game before, and the moves made, but not what they did to the players."""
    moves = _in_order(puzzle, voice, lambda step: _moves_told(step.events, voice))
    return [*passing_told(puzzle, voice), *exits_told(puzzle, voice), *_now(puzzle, voice), *moves]


def _in_order(puzzle: SevensPuzzle[Any], voice: Voice, told: Callable[[Step], str]) -> Iterable[str]:
    """Yield the moves made as they are `told`; rounds of cards and passes that begin them as on a score sheet."""
    plain = (*takewhile(lambda step: {event.kind for event in step.events} <= _ON_A_SHEET, puzzle.steps),)
    lines = [] if puzzle.start.exits else [*_rounds(plain, voice)]
    if len(lines) < 2 or len(plain) < _MANY:
        return map(told, puzzle.steps)
    rest = puzzle.steps[len(plain) :]
    return ("\n".join([*lines, ""] if rest else lines), *map(told, rest))


def _rounds(steps: Sequence[Step], voice: Voice) -> Iterable[str]:
    """Yield moves, a round at a time: each starts with the player of the first move."""
    starts = [at for at, step in enumerate(steps) if step.player == steps[0].player]
    for start, end in pairwise([*starts, len(steps)]):
        moves = (
            voice.text("puzzle-turn", player=Who(step.player or 0), cards=step.events[0].cards)
            for step in steps[start:end]
        )
        yield voice.text("event-turns", text=voice.text("puzzle-round-gap").join(moves))


def _now(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return what stands between who left the game before and the moves made since; nothing where one is missing."""
    return [message("puzzle-now", voice.lang)] if puzzle.start.exits and puzzle.steps else []


def passing_told(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return how passing goes at the table of a drawn puzzle, where it is not as usual and the answer turns on it.

    Authors say it themselves.
    """
    rules, usual = puzzle.rules, Rules()
    if not puzzle.is_drawn or not _turns_on_passing(puzzle):
        return []
    tells_forced = not rules.voluntary_passing and puzzle.kind not in _ASK_IT
    free = [message("puzzle-table-forced", voice.lang)] if tells_forced else []
    if rules.passes is not None and rules.passes != usual.passes and puzzle.kind != "legal":
        free.append(message("puzzle-table-passes", voice.lang, limit=rules.passes))
    return free


def _turns_on_passing(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether how passing goes can change the answer to a puzzle."""
    if puzzle.kind in _BY_MOVES:
        return any(step.move == PASS for step in puzzle.steps)
    return puzzle.kind not in _NO_PASS


def exits_told(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return who had left the game and how, a sentence each, in the order in which that happened."""
    exits = puzzle.start.exits
    told: list[str] = []
    for after, group in groupby(pairwise((None, *exits)), lambda pair: _left_too(*pair)):
        gone = [each for _, each in group if each]
        if after:
            told.append(_went_too(gone, voice))
        else:
            told += [_went(each, voice, is_first=each is exits[0]) for each in gone]
    return told


def _left_too(before: Exit | None, gone: Exit | None) -> bool:
    """Return whether somebody left with no card that could ever be played, and so had the one before."""
    return before is not None and gone is not None and before.how is gone.how is Ending.LEFT


def _went(gone: Exit, voice: Voice, *, is_first: bool) -> str:
    """Return the sentence that says how somebody left the game."""
    then = "no" if is_first else "yes"
    return message("puzzle-went", voice.lang, player=voice.names[gone.player], how=_HOW[gone.how], then=then)


def _went_too(gone: Sequence[Exit], voice: Voice) -> str:
    """Return the sentence that names those who left next, in their order."""
    *names, last = (voice.names[each.player] for each in gone)
    players = message("puzzle-seat", voice.lang, player=last)
    for name in reversed(names):
        players = message("puzzle-seats", voice.lang, player=name, rest=players)
    return message("puzzle-went-too", voice.lang, seats=players, how="several" if names else "one")


def joker_told(puzzle: SevensPuzzle[Any], voice: Voice) -> list[str]:
    """Return who holds ★ where play is over, which then is known to all."""
    holder = _joker_at_end(puzzle.position)
    return [] if holder is None else [message("puzzle-holds-joker", voice.lang, player=voice.names[holder])]


def _joker_at_end(position: Position) -> int | None:
    """Return who holds ★ when play is over; None before that, or where nobody does."""
    if not position.is_over:
        return None
    return next((player for player in position.players if JOKER in position.hands[player]), None)


def _moves_told(events: Sequence[Event], voice: Voice) -> str:
    """Return the moves before the question, not who left the game or came back by them."""
    lang, names = voice.lang, voice.names
    talks = [event for event in events if event.kind is Happening.EXCHANGED]
    told = [message("puzzle-talks", lang, names, ghost=_who(each.player), talker=_who(each.other)) for each in talks]
    moves = tell((event for event in events if event.kind in _MOVES), replace(voice, you=None))
    return message("puzzle-gap", lang).join(filter(None, (*told, moves)))


def _who(player: int | None) -> Who:
    """Return a player of an exchange, as a message names them."""
    assert player is not None  # noqa: S101, an exchange names both
    return Who(player)
