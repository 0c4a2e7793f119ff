"""The story of a finished game, from its events: whom the reader broke, who won, who kept what from whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who, message
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.cause import cards_left, killed, stopped
from sevens_teach.sevens.review.kept import longest_kept, went_broke_with
from sevens_teach.sevens.review.spent import ended_broke
from sevens_teach.sevens.review.waiting import breakings, gone_beyond, told_of
from sevens_teach.sevens.show.small import kept, lost, lost_already, lost_by, told_broke, won

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.outcome import Outcome, Placing
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.cause import Killed
    from sevens_teach.sevens.review.slip import Slip
    from sevens_teach.sevens.show.frames import Teller
    from sevens_teach.wire import Finish

_SMALL = 12
"""In how many cards there is one thing to be seen."""
_FEW = 3
"""More cards that were left are counted, not named."""
_AT_ONCE = 16
"""In how many cards the coach can say by itself how it ended."""


def finish_of(
    start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller, against: Card | None = None
) -> Finish:
    """Return the last page of a game: the `headline`, the `story` and the cards left in the `hands`.

    `against` a hint the reader kept a card that somebody went broke by.
    """
    end = history[-1].position if history else start
    you = _reader(teller)
    won = outcome.placings[0]
    outlasted = won.player == you and won.reason is Reason.LAST_IN
    came = "came" if ended_broke(start, history, you) is None else "broke"
    how, rank, count = "outlasted" if outlasted else came, outcome.rank_of(you), len(teller.names)
    return {
        "headline": message("story-you-came", teller.lang, teller.names, rank=rank, count=count, how=how),
        "story": [] if is_told_at_once(start) else story(start, history, outcome, teller, against),
        "hands": [[card.text for card in hand] for hand in end.hands],
    }


def _reader(teller: Teller) -> int:
    """Return which player the reader of the last page was."""
    assert teller.you is not None  # noqa: S101, a last page is somebody's
    return teller.you


def _telling(teller: Teller) -> Callable[..., str]:
    """Return what says a sentence of the story about a player to the reader."""
    you = _reader(teller)

    def told(key: str, player: int, **values: Value) -> str:
        """Return a sentence about a player."""
        who = "player" if player == you else "other" if values.get("other") == Who(you) else "nobody"
        return message(key, teller.lang, teller.names, player=Who(player), you=who, **values)

    return told


def told_at_once(start: Position, history: Sequence[Entry], winner: int, teller: Teller) -> list[str]:
    """Return what the coach says of a small game that is decided: what lost it, or whom one broke, or what won."""
    you, told = _reader(teller), _telling(teller)
    if winner != you:
        return [*lost(start, history, winner, you, told)]
    told_won = [*_broke_others(start, history, you, told)] or [*won(start, history, you, told)]
    return [*told_won, *_places_of_broke(start, history, you, told)]


def _places_of_broke(start: Position, history: Sequence[Entry], you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield which places those who went broke have (B9); nothing with ★, which comes last (J6)."""
    broke = {event.player for entry in history for event in entry.events if event.kind is Happening.BANKRUPT}
    if broke and start.rules.joker == "none":
        yield told("small-broke-places", you, count=len(broke))


def slip_so_far(start: Position, history: Sequence[Entry], you: int) -> Slip | None:
    """Return by which move a small game that goes on was lost at the reader's last turn; None for any other."""
    turns = (ply for ply, entry in enumerate(history, 1) if entry.position.turn == you)
    until = max(turns, default=0) if is_told_at_once(start) else 0
    return lost_by(start, tuple(history[:until]), you) if until else None


def told_lost(start: Position, history: Sequence[Entry], slip: Slip, teller: Teller) -> str:
    """Return what the coach says of a small game that goes on, and is lost already by a move of the reader's."""
    told = lost_already(start, history, slip, _reader(teller), _telling(teller))
    return teller.join(told, message("small-lost-on", teller.lang))


def told_kept(start: Position, history: Sequence[Entry], teller: Teller) -> str:
    """Return what the coach says of a small game that the reader's last move keeps won where another card lost it."""
    return teller.join(*kept(start, history, _reader(teller), _telling(teller))) if is_told_at_once(start) else ""


def story(
    start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller, against: Card | None = None
) -> list[str]:
    """Return the story of a finished game in up to five sentences; where nothing of a kind happened, fewer.

    What the reader brought about comes first. What their own moves cost is left to the review. That somebody had no
    cards left is said once: not where the headline says that the reader won, nor beside what the reader still held.
    Nor is it said twice that the reader outlasted everybody.
    """
    you, told = _reader(teller), _telling(teller)
    won = outcome.placings[0]
    broke = [*_broke_others(start, history, you, told)]
    if broke and against:
        broke.insert(1, teller.text("story-against-hint", card=against))
    own = [*_own_end(start, history, outcome, you, told)]
    has_gone = ended_broke(start, history, you) is not None
    mine = [*own, *broke] if has_gone else [*broke, *own]
    is_said = won.reason in (Reason.OUT, Reason.LAST_IN) and won.player == you
    is_first = any(breakings(start, history, you)) or has_gone
    is_said |= not has_gone and bool(cards_left(history, outcome, you))
    winning = [] if is_said else [_winning(outcome, told)]
    return [
        *(mine if is_first else ()),
        *winning,
        *(() if is_first else mine),
        *_deaths(start, history, outcome, told),
        *(() if won.player == you else _died(killed(start, history, you), told)),
    ]


def _broke_others(start: Position, history: Sequence[Entry], you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield whom the reader broke, or helped to break, and who else went broke behind the same card."""
    broken = dict(breakings(start, history, you))
    for whole in ("yes", "no"):
        alike = {player: wait for player, wait in broken.items() if wait.is_all is (whole == "yes")}
        if len(alike) > 1:
            yield told("story-broke-several", you, all=whole, **told_of(alike))
        for player, behind in alike.items() if len(alike) == 1 else ():
            if len(behind.doors) > 1:
                yield told("brings-broke-whole", player, count=behind.held, cards=behind.doors)
            else:
                yield told("story-broke-other", player, cards=behind.cards, card=(behind.behind,), all=whole)
    for player, beyond in gone_beyond(start, history, you, broken):
        yield told("story-broke-beyond", player, cards=beyond.cards, card=(beyond.behind,))


def _own_end(
    start: Position, history: Sequence[Entry], outcome: Outcome, you: int, told: Callable[..., str]
) -> Iterator[str]:
    """Yield how the reader went broke or what they still held, and, where they broke nobody, who kept what from whom.

    What others kept from a reader who was slower is the review's to tell, beside what the reader's own moves cost.
    """
    winner, wait = outcome.placings[0].player, stopped(start, history, outcome, you)
    waited = [told("story-waited", you, cards=wait.cards, card=(wait.behind,), other=Who(wait.other))] if wait else []
    broken = any(breakings(start, history, you))
    if end_of_mine := ended_broke(start, history, you):
        yield told_broke(end_of_mine, you, told)
        yield from waited
        return
    if held := cards_left(history, outcome, you):
        few = "yes" if len(held) <= _FEW else "no"
        yield told("story-short", you, cards=held, few=few, other=Who(winner))
    if not broken and (kept := longest_kept(start, history, you)):
        has_broke = went_broke_with(kept, history[-1].position)
        if has_broke or winner == you:
            how = "story-kept-broke" if has_broke else "story-kept"
            yield told(how, kept.player, card=(kept.card,), turns=kept.turns, cards=kept.cards, other=Who(kept.other))


def _deaths(start: Position, history: Sequence[Entry], outcome: Outcome, told: Callable[..., str]) -> Iterator[str]:
    """Yield how many cards died at Killer, and how many of them the last one held."""
    if start.rules.killer:
        deaths = [len(event.cards) for entry in history for event in entry.events if event.kind is Happening.DIED]
        last = outcome.placings[-1]
        yield told("story-deaths", last.player, count=sum(deaths), dead=last.dead_cards)


def _died(death: Killed | None, told: Callable[..., str]) -> Iterator[str]:
    """Yield which card killed one of the reader's, and whether it had fitted before (K3)."""
    if death:
        yield told("story-died", death.player, turns=death.turns, killer=(death.killer,), card=(death.card,))


def is_small(start: Position) -> bool:
    """Return whether a game began with a few cards only, for one thing to be seen: not a whole one, nor reviewed."""
    return sum(map(len, start.hands)) <= _SMALL


def is_told_at_once(start: Position) -> bool:
    """Return whether the coach says all there is of the end of a game: of a small one, but for Killer's deaths."""
    return sum(map(len, start.hands)) <= _AT_ONCE and not start.rules.killer


def is_explained(start: Position) -> bool:
    """Return whether the words beside a game tell what a pass is: beside one of few cards."""
    return is_small(start) or is_told_at_once(start)


def _winning(outcome: Outcome, told: Callable[..., str]) -> str:
    """Return the sentence how the winner won."""
    first = outcome.placings[0]
    broke = [placing.player for placing in outcome.placings if placing.reason is Reason.BANKRUPT]
    if first.reason is Reason.LAST_IN:
        return told("story-outlasted", first.player, count=len(broke), other=Who(broke[0] if broke else first.player))
    if first.reason is Reason.OUT:
        return told("story-emptied", first.player)
    if first.reason is Reason.BANKRUPT:
        return told("story-broke-last", first.player, other=Who(outcome.placings[-1].player))
    alone = all(each.dead_cards != first.dead_cards or _is_broke(each) for each in outcome.placings[1:])
    return told("story-stayed", first.player, dead=first.dead_cards, alone="yes" if alone else "no")


def _is_broke(placing: Placing) -> bool:
    """Return whether a player ended the game bankrupt."""
    return placing.reason is Reason.BANKRUPT
