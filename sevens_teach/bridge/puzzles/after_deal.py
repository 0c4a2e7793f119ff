"""What comes after a deal that is over: who has won the match (D9), or who deals next (D1)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.moves import Deal
from sevens_teach.bridge.engine.score import ALL_AT_ONCE, totals_of
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.why.telling import points_text
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.say.voice import Voice

    Reply = Callable[[int, int], Note]


def is_asked(position: Position) -> bool:
    """Return whether the puzzle asks more than what the deal costs: it is over, and not the match's first."""
    return position.is_deal_over and bool(position.sheet)


def check(position: Position) -> None:
    """Raise `PuzzleError` where two share the first place after a deal of Seven Bridge: one answer is asked for."""
    outcome = position.outcome
    if is_asked(position) and outcome is not None and len(outcome.winners) > 1:
        raise PuzzleError("position: players share the first place, and one winner is asked for (D9)")


def story(position: Position, voice: Voice) -> list[str]:
    """Return who dealt at Seven Bridge, how the deal ended, and what stood on the sheet before it."""
    if not is_asked(position):
        return []
    totals = totals_of(position.sheet, len(position.held))
    stood = [phrase("bridge-place", player=Who(player), points=points_text(each)) for player, each in enumerate(totals)]
    dealt = phrase("bridge-puzzle-dealt", player=Who(position.dealer))
    return [voice.say(each) for each in (dealt, *_ended(position, voice), phrase("bridge-puzzle-before"), *stood)]


def _ended(position: Position, voice: Voice) -> list[Phrase]:
    """Return that somebody is out in the deal, and whether all at once; or that nobody is."""
    if position.step is not Step.OUT:
        return [phrase("bridge-event-ran-out")]
    you = "player" if position.in_turn == voice.you else "nobody"
    out = phrase("bridge-event-out", player=Who(position.in_turn), you=you)
    return [out, *([phrase("bridge-event-at-once", points=points_text(ALL_AT_ONCE))] if position.bare else [])]


def part_after(position: Position) -> Part:
    """Return the question about what comes next, answered by the engine."""
    outcome = position.outcome
    if outcome is None:
        return _part(position, "D1", _next_dealer(position), "bridge-puzzle-ask-deals", partial(_deals, position))
    return _part(position, "D9", outcome.winners[0], "bridge-puzzle-ask-won", partial(_won, position))


def _part(position: Position, rule: str, right: int, prompt: str, reply: Reply) -> Part:
    """Return the question which player it is, with a reply to each."""
    items = tuple(
        Item(str(player), player == right, reply(player, right), phrase("puzzle-player", player=Who(player)))
        for player in position.players
    )
    return Part(
        mode="one", area="players", name="after", position=position, rule=rule, prompt=phrase(prompt), items=items
    )


def _next_dealer(position: Position) -> int:
    """Return who deals after this deal (D1)."""
    after, _ = position.after(Deal(pack_of(position.rules)))
    return after.dealer


def _deals(position: Position, player: int, dealer: int) -> Note:
    """Return the reply to a player who is named as the next dealer (D1)."""
    key = "bridge-puzzle-deals" if player == dealer else "bridge-puzzle-deals-not"
    why = phrase("bridge-puzzle-deal-left", dealer=Who(position.dealer), player=Who(dealer))
    return Note("D1", phrase(key, player=Who(player)), why)


def _won(position: Position, player: int, winner: int) -> Note:
    """Return the reply to a player who is named as the winner of the match (D9)."""
    if player == winner:
        why = phrase("bridge-puzzle-lowest", player=Who(player), sum=_sum(position, player))
        return Note("D9", phrase("bridge-puzzle-won", player=Who(player)), why)
    sums = {"sum": _sum(position, player), "least": _sum(position, winner)}
    why = phrase("bridge-puzzle-more", player=Who(player), winner=Who(winner), **sums)
    return Note("D9", phrase("bridge-puzzle-won-not", player=Who(player)), why)


def _sum(position: Position, player: int) -> str:
    """Return a total as it comes about: `40 + 64 = 104`, `63 − 50 = 13`."""
    line = position.line
    assert line is not None  # noqa: S101, the deal is over
    before, now = totals_of(position.sheet, len(position.held))[player], line[player]
    return f"{points_text(before)} {'−' if now < 0 else '+'} {abs(now)} = {points_text(before + now)}"
