"""How a game of a few cards ended and why, in a sentence or three: by which move it was lost, or what won it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.reading import made
from sevens_teach.say.messages import Who
from sevens_teach.sevens.engine.moves import PASS, LayJoker, laid_by
from sevens_teach.sevens.puzzles.why_lost import thanks_to
from sevens_teach.sevens.review import slip as slips
from sevens_teach.sevens.review.slip import Slip
from sevens_teach.sevens.review.spent import broke
from sevens_teach.sevens.review.waiting import beyond, goes_by_rows, waits

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.spent import Broke

_FEW: Final = 2
"""More cards are not named one by one."""


# -- lost ------------------------------------------------------------------------------------------


def lost(start: Position, history: Sequence[Entry], winner: int, you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield how somebody else was first, and which move of the reader's lost it."""
    slip = _slip(start, tuple(history), you)
    what = _what(start, history, slip, winner, you) if isinstance(slip, Slip) else {}
    if what.get("how") != "last":
        yield from _beaten(start, history, winner, you, told)
    if isinstance(slip, Slip):
        yield told("small-slip", you, other=Who(winner), **_moves(history, slip, you), **what)
    elif slip:
        yield told("small-never", you)


def lost_already(start: Position, history: Sequence[Entry], slip: Slip, you: int, told: Callable[..., str]) -> str:
    """Return which move has lost a game that goes on, and what the better one would have let in before an own card.

    Where that is nothing, it says what the move has let in so far, of the first whom it did.
    """
    steps, hands = _since(start, history, slip), history[-1].position.hands
    way = _way_not_taken(steps[0].before, slip, hands[you], you)
    other, found = (you, []) if way else next(iter(thanks_to(steps, you).items()), (you, []))
    how, cards = ("way", way[:-1]) if way else ("let", (*found,)) if found else ("none", ())
    what: dict[str, Value] = {"how": how, "cards": cards, "card": way[-1:], "left": len(hands[other])}
    return told("small-slip", you, other=Who(other), **_moves(history, slip, you), **what)


def kept(start: Position, history: Sequence[Entry], you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield that the reader's last move was right in a game still won, and a card that would have lost it."""
    if found := kept_by(start, tuple(history), you):
        made, other = found
        values = {"by": _kind(other), "better": laid_by(other)[:1]}
        yield told("small-kept", you, kind=_kind(made), move=laid_by(made)[:1], number=0, **values)


_slip = lru_cache(maxsize=4)(slips.slip_of)
lost_by = lru_cache(maxsize=4)(slips.lost_by)
"""By which move a small game that goes on is lost already: a moment is shown more than once."""
kept_by = lru_cache(maxsize=4)(slips.kept_by)


def _moves(history: Sequence[Entry], slip: Slip, you: int) -> dict[str, Value]:
    """Return the move that lost it, which of the reader's passes it was, and the one that would have won."""
    values: dict[str, Value] = {
        "kind": _kind(slip.move),
        "move": laid_by(slip.move)[:1],
        "number": _number(history, slip.ply, you),
    }
    return {**values, "by": _kind(slip.better), "better": laid_by(slip.better)[:1]}


def _beaten(
    start: Position, history: Sequence[Entry], winner: int, you: int, told: Callable[..., str]
) -> Iterator[str]:
    """Yield which card the winner was done with and what the reader held then, or how the reader had gone broke."""
    out = next((entry for entry in history if entry.position.exit_of(winner)), None)
    end_of_mine = broke(start, history, you)
    if out is not None and out.player == winner and (laid := laid_by(out.move)) and not out.position.exit_of(you):
        yield told("small-short", you, card=laid[:1], cards=out.position.hands[you], other=Who(winner))
    elif end_of_mine is not None:
        yield told_broke(end_of_mine, you, told)


def told_broke(found: Broke, you: int, told: Callable[..., str]) -> str:
    """Return by which pass the reader went broke."""
    return told("story-broke", you, cards=found.position.hands[you], fits="yes" if found.fits else "no")


def _kind(move: Move) -> str:
    """Return what sort of move a message speaks of."""
    return "pass" if move == PASS else "joker" if isinstance(move, LayJoker) else "card"


def _number(history: Sequence[Entry], ply: int, you: int) -> int:
    """Return the number of the reader's pass at a ply; 0 where it has no second, or is no pass."""
    passes = [at for at, entry in enumerate(history) if entry.player == you and entry.move == PASS]
    return passes.index(ply) + 1 if ply in passes and len(passes) > 1 else 0


def _what(start: Position, history: Sequence[Entry], slip: Slip, winner: int, you: int) -> dict[str, Value]:
    """Return what the move that lost it let happen: what the better one would have opened, or what it let in."""
    steps = _since(start, history, slip, winner)
    if steps[0].after.exit_of(you):
        return {"how": "broke", "cards": (), "card": ()}
    if found := thanks_to(steps, you).get(winner):
        *before, last = found
        if steps[-1].after.exit_of(winner) and last in laid_by(steps[-1].move):
            return {"how": "last", "cards": (*before,), "card": (last,)}
        return {"how": "in", "cards": (*found,), "card": ()}
    if way := _way_not_taken(steps[0].before, slip, steps[-1].after.hands[you], you):
        *between, last = way
        return {"how": "way", "cards": (*between,), "card": (last,)}
    used = tuple(card for step in steps[1:] if step.player == winner for card in laid_by(step.move))
    return {"how": "time" if used else "none", "cards": used, "card": ()}


def _since(start: Position, history: Sequence[Entry], slip: Slip, winner: int | None = None) -> list[Step]:
    """Return the move that lost it and what was played after it, as far as a winner was out."""
    steps = [made(history[slip.ply - 1].position if slip.ply else start, slip.move)]
    for entry in history[slip.ply + 1 :]:
        is_won = winner is not None and steps[-1].after.exit_of(winner)
        if entry.player is not None and not is_won and steps[-1].after.turn is not None:
            steps.append(made(steps[-1].after, entry.move))
    return steps


def _way_not_taken(before: Position, slip: Slip, held: Sequence[Card], you: int) -> tuple[Card, ...]:
    """Return the others' cards between the better card and one the reader `held` to the end, then that; else none."""
    better = laid_by(slip.better)
    if not better or not goes_by_rows(before):
        return ()
    for card in held:
        way = _between(better[0], card)
        if way and not {*way} & ({*before.board} | {*before.hands[you]}):
            return *way, card
    return ()


def _between(near: Card, far: Card) -> tuple[Card, ...]:
    """Return what lies between two cards of a row, `near` being the one nearer to its 7; nothing else."""
    if near.suit is not far.suit or far not in {*beyond(near)}:
        return ()
    is_up = far.rank > near.rank
    low, high = min(near.rank, far.rank), max(near.rank, far.rank)
    between = [card for card in beyond(near) if low < card.rank < high and (card.rank > near.rank) is is_up]
    return (*between,)


# -- won -------------------------------------------------------------------------------------------


def won(start: Position, history: Sequence[Entry], you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield what the reader won by: a card kept, a way opened in time, or a turn ahead of who was next."""
    out = next((entry.position for entry in history if entry.position.exit_of(you)), None)
    if held := _held_up(start, history, you):
        (card, other), count, cards = held
        yield told("small-won-held", you, card=(card,), other=Who(other), count=count, cards=cards)
    elif out is not None and (behind := _next(out, you)):
        other, left = behind
        values = {"other": Who(other), "left": left, "count": len(left), "many": "yes" if len(left) > _FEW else "no"}
        first, cards, last = _way(start, history, you) or ((), (), ())
        yield told("small-won", you, card=first, cards=cards, last=last, **values)


def _held_up(
    start: Position, history: Sequence[Entry], you: int
) -> tuple[tuple[Card, int], int, tuple[Card, ...]] | None:
    """Return which open card, one that the reader could have laid, made whom pass most often, how often, with what."""
    count: Counter[tuple[Card, int]] = Counter()
    cards: dict[tuple[Card, int], tuple[Card, ...]] = {}
    before = start
    could: set[Card] = set()
    for entry in history:
        player = before.turn
        could |= {*before.legal_moves.cards} if player == you else set()
        if entry.move == PASS and player not in (you, None) and player == entry.player:
            for wait in waits(before, player):
                if wait.other == you and wait.behind in could:
                    count[wait.behind, player] += 1
                    cards.setdefault((wait.behind, player), wait.cards)
        before = entry.position
    if not count:
        return None
    key = max(count, key=lambda each: (count[each], each[0].text))
    return key, count[key], cards[key]


def _next(out: Position, you: int) -> tuple[int, tuple[Card, ...]] | None:
    """Return who had fewest cards left when the reader was out, and which; None where nobody was left."""
    left = [(len(out.hands[player]), player) for player in out.players if player != you and not out.exit_of(player)]
    player = min(left)[1] if left else None
    return None if player is None else (player, tuple(out.hands[player]))


def _way(
    start: Position, history: Sequence[Entry], you: int
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]] | None:
    """Return which card of the reader's opened the way to another, what others laid between, and that other."""
    laid = [(entry.player, laid_by(entry.move)[0]) for entry in history if laid_by(entry.move)]
    if not goes_by_rows(start):
        return None
    for at in reversed(range(len(laid))):
        for earlier in range(at):
            (who, first), (player, last) = laid[earlier], laid[at]
            between = _between(first, last) if who == player == you else ()
            others = {card for other, card in laid[earlier:at] if other != you}
            if between and {*between} <= others:
                return (first,), between, (last,)
    return None
