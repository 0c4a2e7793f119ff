"""What a move that loses a goal let happen, taken from the line that follows it."""

from __future__ import annotations

from functools import reduce
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import JOKER
from sevens_teach.say.messages import Phrase, Who, phrase, reworded
from sevens_teach.say.verdict import both
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import NEWS, Ending
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.puzzles.endings import end_of
from sevens_teach.sevens.puzzles.items import mentioned, sort_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.goals import Goal

_DONE: Final = {NEWS[how] for how in (Ending.OUT, Ending.LEFT)}
_WITH_MOVE: Final = ("puzzle-let-play", "puzzle-let-die")
"""What names the losing move itself; what tells most of a choice comes first."""
_AFTER_MOVE: Final = ("puzzle-let-time", "puzzle-let-close", "puzzle-let-die-later")
"""What names the losing move only where that was not made."""
_NOT_MADE: Final = {key: key.replace("let", "lets") for key in (*_WITH_MOVE, *_AFTER_MOVE, "puzzle-let-on")}
"""How it is told of a move that was not made, where that differs."""

_WITH_JOKER: Final = {"puzzle-let-joker-back", "puzzle-let-nobody", "puzzle-let-keep-joker"}
"""What says that ★ stays with the reader."""


def let_happen(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return what the first move of a lost line let happen; None only where that move ends it by itself."""
    if killed := _killed(goal, line[0]):
        return phrase("puzzle-let-die", move=mentioned(line[0].move), cards=killed)
    if goal.card is not None and line[-1].player != goal.you:
        last = line[-1]
        return phrase("puzzle-let-close", player=Who(last.player), move=mentioned(last.move), card=goal.card)
    return _opened(goal, line) or _stuck(goal, line) or _time_for(goal, line) or _joker(goal, line) or _died(goal, line)


def last_card(line: Sequence[Step], news: Phrase, let: Phrase) -> Phrase | None:
    """Return that the next player goes out at once, whether a losing move `let` that happen or not; None for others."""
    if news.key != "puzzle-news-out" or len(line) != 2 or not isinstance(line[1].move, Play):
        return None
    opened = "yes" if let.key == "puzzle-let-play" else "no"
    return phrase(
        "puzzle-play-lost-last",
        opened=opened,
        move=mentioned(line[0].move),
        player=Who(line[1].player),
        card=line[1].move.card,
    )


def first_out(goal: Goal, line: Sequence[Step], news: Phrase, kept: tuple[Card, ...] = ()) -> Phrase | None:
    """Return who runs out of cards first by the end of a line, where the reader was to; None for others.

    `kept` are the reader's last cards then, where these are to be told.
    """
    last = line[-1]
    out = [each for each in last.after.exits if each.how is Ending.OUT]
    if goal.name != "win" or news.key != "puzzle-news-out" or len(line) == 1:
        return None
    if len(out) != 1:
        return None
    own = "yes" if out[0].player == goal.you else "no"
    return phrase("puzzle-play-first", own=own, player=Who(out[0].player), kept=kept)


def tells_the_end(goal: Goal, let: Phrase, end: Phrase | None) -> bool:
    """Return whether what a move let happen says how it ends: the card to save died, or ★ stays with the reader."""
    if let.key in _WITH_JOKER and end is not None and end.key == "puzzle-end-joker":
        return True
    args = dict(let.args)
    return goal.card is not None and (args.get("card") == goal.card or goal.card in _cards(args.get("cards")))


def _cards(value: object) -> tuple[object, ...]:
    """Return the cards that a lost line says have died; none where it names no cards."""
    return value if isinstance(value, tuple) else ()


def told_beside(goal: Goal, lines: Sequence[Sequence[Step]]) -> Phrase | None:
    """Return what another move would let happen, of all that lose, in one sentence beside a right one; or None.

    Where it leaves the reader with as many dead cards as somebody who has left before, that is the sentence.
    """
    found = [(line, let) for line in lines if (let := let_happen(goal, line))]
    if not found:
        return None
    line, let = min(found, key=lambda each: [each[1].key != key for key in _WITH_MOVE])
    move, end = line[0].move, end_of(goal, line[-1].after)
    sort, named = sort_of(move), mentioned(move)
    if end and end[1].key == "puzzle-end-later":
        rival = dict(end[1].args)["rival"]
        if let.key == "puzzle-let-die":
            return Phrase("puzzle-lets-die-earlier", (*let.args, ("rival", rival)))
        return phrase("puzzle-lets-leave", sort=sort, move=named, rival=rival)
    told = _not_made(let)
    if let.key in _AFTER_MOVE:
        return Phrase(told.key, (*told.args, ("sort", sort), ("first", named)))
    return told if let.key in _WITH_MOVE else phrase("puzzle-instead", sort=sort, move=named, let=told)


def _not_made(let: Phrase) -> Phrase:
    """Return what a move let happen, told of a move that was not made."""
    return reworded(let, lambda what: Phrase(_NOT_MADE.get(what.key, what.key), what.args))


def _killed(goal: Goal, step: Step) -> tuple[Card, ...]:
    """Return the reader's own cards that the losing move killed."""
    died = tuple(card for event in step.events if event.kind is Happening.DIED for card in event.cards)
    return tuple(card for card in died if card in step.before.hands[goal.you])


def _opened(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return what others could play only thanks to the first move; None where that is nothing."""
    found = thanks_to(line, goal.you)
    if not found:
        return None
    player = next((player for player in _leavers(line) if player in found), next(iter(found)))
    said = "puzzle-let-play-broke" if isinstance(line[0].move, Pass) else "puzzle-let-play"
    links = _links(line, player, found[player])
    (first, now), *then = [
        (link, {"cards": link[1], "later": "yes" if is_late else "no"})
        for link, is_late in zip(links, _are_late(line, links), strict=True)
    ]
    on = [_let(goal, "puzzle-let-on", link[0], **values) for link, values in then]
    told = phrase("puzzle-let-then", told=reduce(both, on)) if on else phrase("puzzle-nothing")
    return _let(goal, said, first[0], move=mentioned(line[0].move), then=told, **now)


def _let(goal: Goal, key: str, player: int, **values: Phrase | tuple[Card, ...] | str) -> Phrase:
    """Return what a player may play, as a sentence; whether it is the reader is said too."""
    return phrase(key, own="yes" if player == goal.you else "no", player=Who(player), **values)


def _are_late(line: Sequence[Step], links: Sequence[tuple[int, tuple[Card, ...]]]) -> Iterator[bool]:
    """Yield of each link whether its player moves otherwise first, as is seen in the line."""
    at = 0
    for player, cards in links:
        turn = next(ply for ply, step in enumerate(line) if ply > at and step.player == player)
        yield line[turn].move != Play(cards[0])
        at = next(ply for ply, step in enumerate(line) if step.move == Play(cards[-1]))


def _links(line: Sequence[Step], player: int, cards: Sequence[Card]) -> list[tuple[int, tuple[Card, ...]]]:
    """Return whose cards the first move of a lost line let in, up to the last of a player's: each let in the next.

    Where others have no part in that, these are the player's cards.
    """
    chain = _chain(line, cards[-1])
    if all(who == player for who, _ in chain):
        return [(player, tuple(cards))]
    return [(who, tuple(card for _, card in each)) for who, each in groupby(chain, key=itemgetter(0))]


def _chain(line: Sequence[Step], last: Card) -> list[tuple[int, Card]]:
    """Return the cards that the first move let in, one after the other, each needed for the next, up to the last."""
    steps = _let_in(line)
    chain = [last]
    while before := [card for card in steps if _needs(steps[chain[0]], card)]:
        chain.insert(0, before[-1])
    return [(steps[card].player, card) for card in chain]


def _needs(step: Step, card: Card) -> bool:
    """Return whether the card of a step fits only because another one lies on the board."""
    down = step.before.down
    place = step.move.card.place
    return bool(card.place & down) and not place & survey(step.before.rules, down & ~card.place)[0]


def _let_in(line: Sequence[Step]) -> dict[Card, Step]:
    """Return the cards that the board would not have let in without the first move, or what that let in before."""
    thanks = line[0].after.down & ~line[0].before.down
    found: dict[Card, Step] = {}
    for step in line[1:]:
        fits, _ = survey(step.before.rules, step.before.down & ~thanks)
        if isinstance(step.move, Play) and not step.move.card.place & fits:
            thanks |= step.move.card.place
            found[step.move.card] = step
    return found


def thanks_to(line: Sequence[Step], you: int) -> dict[int, list[Card]]:
    """Return the cards that others than `you` could play only thanks to the first move, by player."""
    found: dict[int, list[Card]] = {}
    for card, step in _let_in(line).items():
        if step.player != you:
            found.setdefault(step.player, []).append(card)
    return found


def _leavers(line: Sequence[Step]) -> list[int]:
    """Return who left the game by the last move of a lost line."""
    news = NEWS.values()
    return [event.player for event in line[-1].events if event.kind in news and event.player is not None]


def _stuck(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return how often the reader has nothing to play after the losing move; None where there always is something."""
    stuck = [step for step in line[1:] if step.player == goal.you and not _could_play(step)]
    return phrase("puzzle-let-stuck", count=len(stuck)) if stuck else None


def _could_play(step: Step) -> bool:
    """Return whether the player of a step had any move but a pass."""
    return any(not isinstance(move, Pass) for move in step.before.legal_moves)


def _time_for(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return what another player had the time to play after the losing move; None where nobody did."""
    player = next((each.player for each in line[-1].events if each.kind in _DONE and each.player != goal.you), None)
    played = _played(line, player)
    return phrase("puzzle-let-time", player=Who(player), cards=played) if player is not None and played else None


def _played(line: Sequence[Step], player: int | None) -> tuple[Card, ...]:
    """Return the cards that a player played in a lost line."""
    return tuple(step.move.card for step in line if step.player == player and isinstance(step.move, Play))


def _joker(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return how ★ came to stay with the reader in a lost line; None where it did not."""
    if JOKER not in line[-1].after.hands[goal.you]:
        return None
    for step in reversed(line):
        if step.player != goal.you and isinstance(step.move, LayJoker) and _takes(goal, step):
            return phrase("puzzle-let-joker-back", player=Who(step.player), card=step.move.place)
    broke = next((event for event in line[-1].events if event.kind is NEWS[Ending.BANKRUPT]), None)
    if broke is not None and broke.player is not None:
        return None if broke.player == goal.you else phrase("puzzle-let-nobody", player=Who(broke.player))
    played = _played(line, goal.you)
    return phrase("puzzle-let-keep-joker", cards=played) if played else None


def _takes(goal: Goal, step: Step) -> bool:
    """Return whether the reader's player is given ★ by a step."""
    return any(event.kind is Happening.TOOK_JOKER and event.player == goal.you for event in step.events)


def _died(goal: Goal, line: Sequence[Step]) -> Phrase | None:
    """Return which later move of a lost line killed cards of the reader; None where none did."""
    for step in reversed(line[1:]):
        if killed := _killed(goal, step):
            own = "yes" if step.player == goal.you else "no"
            who = Who(step.player)
            return phrase("puzzle-let-die-later", own=own, player=who, move=mentioned(step.move), cards=killed)
    return None
