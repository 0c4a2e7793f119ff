"""Why a right move was good, where every hand lies open: whom it helps, who dies of it, who waits, what it avoids."""

from __future__ import annotations

from functools import reduce
from itertools import takewhile
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, SEVEN, Card, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase, reworded
from sevens_teach.say.verdict import both
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.puzzles.items import mentioned
from sevens_teach.sevens.puzzles.killing import free_sides
from sevens_teach.sevens.why.consequences import opened_by
from sevens_teach.sevens.why.line import beyond, suit_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View


_MOST: Final = 2
"""How many sentences are told of a move."""
_WAITS: Final = "puzzle-good-waits"
_WAITING: Final = (_WAITS, "puzzle-good-broke-waits")
"""What names a card that the player had better keep."""
_GIVES: Final = "puzzle-good-gives"
_BROKE: Final = ("puzzle-good-broke", "puzzle-good-broke-waits")
"""What tells of another player, and is read after what the move itself does."""


def why_good(  # noqa: PLR0913, the last three by name
    line: Sequence[Step],
    beside: Phrase | None = None,
    then: Sequence[Phrase] = (),
    *,
    tells_waiting: bool = True,
    is_named: bool = False,
    saved: Card | None = None,
) -> Phrase | None:
    """Return why the first move of a `line` was good: what it does, then what another move would, `beside`; or None.

    What came `then` in the line is told before that other move, of which nothing came.
    It is read once the line has been watched to its end. `tells_waiting` says whether it may name a card that the
    player had better keep, `is_named` whether it names the move: what is read before it ends with something else.
    `saved` is the card that is to be laid.
    """
    told = [each for each in _told(line) if tells_waiting or each.key not in _WAITING]
    told = told or [*_left_alone(line, saved)] if beside else told
    kept = [mentioned(Play(str(dict(each.args)["card"]))) for each in told if each.key in _WAITING]
    says_more = beside and not (beside.key == "puzzle-lets-play" and dict(beside.args)["move"] in kept)
    found = [*told, *([beside] if beside and says_more else []), *_can_only_pass(line)][:_MOST]
    found = found or [*_kept_shut(line[0])]
    if not found:
        return None
    if found[0].key in _BROKE:
        found.sort(key=lambda each: "it" not in dict(each.args))
    at = found.index(beside) if beside in found else len(found)
    first, *rest = *found[:at], *then, *found[at:]
    first = first if is_named else _unnamed(first)
    return reduce(both, rest, first)


def afforded(told: Phrase, line: Sequence[Step], more: int) -> Phrase:
    """Return what is told of a good move; where it lets somebody play a card, also why that does no harm.

    That somebody still holds cards where the reader goes out by the end of a `line`, else how many more moves of the
    reader's it takes; nothing where it takes none.
    """
    end, you = line[-1], line[0].player

    def so(what: Phrase) -> Phrase:
        """Return it with why it does no harm, where it lets somebody play a card."""
        if what.key != _GIVES:
            return what
        args = dict(what.args)
        who, said = args["player"], phrase("puzzle-nothing")
        kept = end.after.hands[who.player] if isinstance(who, Who) else ()
        if end.player == you and not end.after.hands[you] and kept:
            args["plays"] = "no" if args["card"] in kept else "yes"
            said = phrase("puzzle-good-late", player=who, kept=kept)
        elif more:
            said = phrase("puzzle-good-soon", more=more)
        return phrase(_GIVES, **{**args, "so": said})

    return reworded(told, so)


def held_back(step: Step) -> Phrase | None:
    """Return who waited for the last card of the player of a step; None where nobody did."""
    last = step.move.card if isinstance(step.move, Play) else None
    behind = beyond(last) if last else None
    waits = behind and not step.before.rules.killer and behind not in step.before.open_places
    waiting = _holding(step.before, behind) if behind and waits else ()
    return phrase("puzzle-end-kept", player=Who(waiting[0]), card=last) if last and waiting else None


def followed(line: Sequence[Step], others: Sequence[Sequence[Step]] = ()) -> Iterator[Phrase]:
    """Yield which cards the others' moves killed after a `line`'s first, and who left the game of it.

    Of an own card it is said that one can afford it; where it dies in the `others` as well, the lines of all other
    moves, that it would have died anyway.
    """
    hand, first = line[0].before.hands[line[0].player], "yes"
    for step in line[1:]:
        if not isinstance(step.move, Play):
            continue
        dead = _died_in([step])
        if dead:
            anyway = bool(others) and all({*dead} <= {*_died_in(each)} for each in others)
            own = "no" if not {*dead} <= {*hand} else "whatever" if anyway else "yes"
            yield phrase(
                "puzzle-then-died", player=Who(step.player), card=step.move.card, dead=dead, own=own, first=first
            )
            first = "no"
        left = [event.player for event in step.events if event.kind is Happening.LEFT and event.player is not None]
        for player in left:
            too, count = "no" if player == left[0] else "yes", len(step.after.hands[player])
            yield phrase("puzzle-then-left", player=Who(player), too=too, dead=count)


def _died_in(line: Sequence[Step]) -> tuple[Card, ...]:
    """Return which cards died in a line."""
    events = (event for step in line for event in step.events)
    return tuple(card for event in events if event.kind is Happening.DIED for card in event.cards)


def _left_alone(line: Sequence[Step], saved: Card | None) -> Iterator[Phrase]:
    """Yield in Killer what a move without an effect of its own leaves as it should be: sides of a card, own cards."""
    end, you, move = line[-1].after, line[0].player, line[0].move
    if not end.rules.killer or end.rules.death == "group" or not isinstance(move, Play):
        return
    if saved is not None:
        free = free_sides(end.view(you), saved)
        if free and not saved.place & end.down:
            yield phrase("puzzle-good-leaves", card=saved, left=len(free))
    elif end.turn == you and (fits := end.legal_moves.cards):
        yield phrase("puzzle-good-fits", it=move.card, cards=tuple(fits))


def _unnamed(told: Phrase) -> Phrase:
    """Return what a move does, with `it` for the move: the move is named right before."""
    return Phrase(told.key, tuple((name, "it" if name == "it" else value) for name, value in told.args))


def must_go_broke(line: Sequence[Step]) -> Phrase | None:
    """Return that the next player had nothing to play after a settled line's first move, and no pass left; or None."""
    return next(_broken(line), None) if len(line) == 2 else None


def _broken(line: Sequence[Step]) -> Iterator[Phrase]:
    """Yield who went broke before it is the player's turn again, having nothing to play, and what that was kept for."""
    for step in _others(line):
        if _is_forced(step) and step.before.view(step.player).passes_left == 0:
            waiting = () if step.before.rules.killer else _waiting(line[0], step.before)
            kept = [dict(each.args) for each in waiting if dict(each.args)["player"] == Who(step.player)]
            key = "puzzle-good-broke-waits" if kept else "puzzle-good-broke"
            yield phrase(key, **(kept[0] if kept else {"player": Who(step.player)}))


def _others(line: Sequence[Step]) -> Sequence[Step]:
    """Return what the others do before it is the player's turn again."""
    return [*takewhile(lambda step: step.player != line[0].player, line[1:])]


def _can_only_pass(line: Sequence[Step]) -> Iterator[Phrase]:
    """Yield that nobody else has anything to play before it is the player's turn again."""
    others = _others(line)
    if others and all(map(_is_forced, others)) and not any(_broken(line)):
        yield phrase("puzzle-good-only-pass", others=len(others), player=Who(others[0].player))


def _is_forced(step: Step) -> bool:
    """Return whether the player of a step had nothing but a pass."""
    return all(isinstance(move, Pass) for move in step.before.legal_moves)


def _told(line: Sequence[Step]) -> Iterator[Phrase]:
    """Yield why a good move was good, the weightiest reason first."""
    position, move = line[0].before, line[0].move
    yield from _broken(line)
    if isinstance(move, Play) and position.rules.killer:
        yield from _deaths(position, move.card)
        yield from _last_sides(position, move.card, line[-1].after)
        yield from in_time(_view(position), move.card)
    elif isinstance(move, Play) and len(position.hands[position.turn]) > 1:
        yield from _opened(line, move.card)
    if isinstance(move, LayJoker):
        yield from _taken(position, move)
    if isinstance(move, Pass):
        yield from _must(line)
    if not position.rules.killer:
        yield from _waiting(line[0], line[-1].after)


def _deaths(position: Position, card: Card) -> Iterator[Phrase]:
    """Yield whose card dies of a good move."""
    view = _view(position)
    _, dead = connection.survey(view.rules, view.down | card.place)
    gone = cards_in(dead & ~view.dead & ALL)
    own = tuple(each for each in gone if each in view.hand)
    killed = [(player, died) for died in gone for player in _holding(position, died)]
    for player, died in killed:
        yield phrase("puzzle-good-kills", player=Who(player), card=died, own=own)
    if own and not killed:
        yield phrase("puzzle-good-costs", it=card, own=own)


def _last_sides(position: Position, card: Card, end: Position) -> Iterator[Phrase]:
    """Yield whose card has a single free side left because of this one, and still in the `end` that is shown."""
    after = position.after(Play(card))[0]
    before, now, shown = _view(position), after.view(position.turn or 0), end.view(position.turn or 0)
    if position.rules.death == "group":
        return
    for player, hand in enumerate(after.hands):
        if player == position.turn or player not in after.in_play:
            continue
        for each in hand:
            is_shown = not each.place & shown.down and not each.bit & shown.dead
            if is_shown and not each.bit & now.dead and len(free_sides(now, each)) == 1 < len(free_sides(before, each)):
                yield phrase("puzzle-good-last-side", player=Who(player), card=each, it=card)


def in_time(view: View, card: Card) -> Iterator[Phrase]:
    """Yield, in Killer, that a card had one free side left, and which, unless it is the player's own to fill."""
    free = free_sides(view, card) if view.rules.killer else ()
    if len(free) == 1 and free[0] not in view.hand and view.rules.death != "group":
        yield phrase("puzzle-good-in-time", card=card, free=free[0])


def _taken(position: Position, move: LayJoker) -> Iterator[Phrase]:
    """Yield who has to take ★."""
    for player in _holding(position, move.place):
        yield phrase("puzzle-good-joker", player=Who(player))


def _opened(line: Sequence[Step], card: Card) -> Iterator[Phrase]:
    """Yield who may play the places that a good move opens: nobody, the same player, or somebody else, who may not."""
    position = line[0].before
    opened = cards_in(opened_by(_view(position), card) & ALL)
    others = [(player, each) for each in opened for player in _holding(position, each)]
    if not others:
        mine = tuple(each for each in opened if each in position.hands[position.turn or 0])
        is_end = position.rules.tunnel == "off" and beyond(card) is None
        nothing = phrase("puzzle-good-end" if is_end else "puzzle-good-nothing", it=card)
        yield phrase("puzzle-good-own", cards=mine, it=card) if mine else nothing
    for player, each in others[:1]:
        plays = "yes" if any(step.player == player and step.move == Play(each) for step in line) else "no"
        yield phrase(_GIVES, player=Who(player), card=each, it=card, plays=plays)


def _waiting(step: Step, now: Position) -> Iterator[Phrase]:
    """Yield who still waits `now` for a card that a good move kept back."""
    for kept in () if now.is_over else step.before.legal_moves.cards:
        way = 1 if kept.rank > SEVEN else -1
        if kept.rank == SEVEN or not 1 <= kept.rank + way <= 13 or kept not in now.hands[step.player]:
            continue
        behind = Card.of(suit_of(kept), kept.rank + way)
        for player in () if behind in now.open_places else _holding(now, behind, step.player):
            yield phrase(_WAITS, player=Who(player), card=kept)
            return


def _must(line: Sequence[Step]) -> Iterator[Phrase]:
    """Yield who had to play after a good pass: the next player, where a card fitted and no free pass was left."""
    for step in _others(line)[:1]:
        if step.before.view(step.player).passes_left == 0 and step.before.legal_moves.cards:
            yield phrase("puzzle-good-must", player=Who(step.player))


def _kept_shut(step: Step) -> Iterator[Phrase]:
    """Yield that a good pass opens nothing, and whether it was the last one."""
    left = _view(step.before).passes_left
    if isinstance(step.move, Pass) and left != 0:
        yield phrase("puzzle-good-pass", left=2 if left is None else left - 1, it="pass")


def _view(position: Position) -> View:
    """Return what the player to move sees."""
    assert position.turn is not None  # noqa: S101, somebody has moved
    return position.view(position.turn)


def _holding(position: Position, card: Card, you: int | None = None) -> tuple[int, ...]:
    """Return the other player who holds a card and is still in, all hands lying open."""
    own = position.turn if you is None else you
    return tuple(player for player in position.in_play if player != own and card in position.hands[player])
