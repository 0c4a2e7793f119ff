"""What decided a game that no mistake of the reader's had lost, nor any good move won: told from its events.

Who went broke hears which card they had waited for, and how long its owner kept it; who was too late, whose card let
the winner out; at Killer, which card killed most of theirs; and who won, how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import Mark, position_at
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.model import Decision, Loss, Option
from sevens_teach.sevens.review.spent import ended_broke
from sevens_teach.sevens.review.waiting import most, waits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.model import Moment, Review
    from sevens_teach.sevens.review.waiting import Waited

STUCK: Final = "review-fate-stuck"
KEPT: Final = "review-fate-kept"
OUT: Final = "review-fate-out"
OUT_JOKER: Final = "review-fate-out-joker"
KILLED: Final = "review-fate-killed"
WON: Final = "review-fate-won"
FITTED: Final = "review-fate-fitted"
FATES: Final = frozenset({STUCK, OUT, OUT_JOKER, KILLED, WON})
"""What a moment of this kind begins with."""


def is_fate(moment: Moment) -> bool:
    """Return whether a moment tells what decided the game, and not what a move was worth."""
    return any(each.key in FATES for each in moment.events)


def turn_of(found: Review, ply: int) -> Decision:
    """Return what was judged of the reader's turn after this many moves; where there was no choice, its one move."""
    own = next((each for each in found.decisions if each.ply == ply), None)
    if own is not None:
        return own
    move, place = found.game.history[ply].move, float(found.place or 0)
    option, none = Option(move, place, 0.0, float(place == 1), 0.0), Loss(0.0, 0.0)
    return Decision(ply, move, (option,), move, (none,), none)


def fated(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return after how many moves what decided a game came to the reader, and what it was; None where a mistake did."""
    if found.place == 1:
        return _won(found)
    if found.place is None or (found.turned is not None and found.turned.lapse is not Mark.SLIP):
        return None
    game, you = found.game, found.player
    if end := ended_broke(game.start, game.history, you):
        chosen = phrase("review-fate-chosen", count=len(end.spent))
        spent = () if not end.spent or any(each.ply in end.spent for each in found.mistakes) else (chosen,)
        return None if end.fits else (end.ply, (*_stuck(found, end.ply, last=True), *spent))
    if game.start.rules.killer:
        return _killed(game.start, game.history, you)
    return _too_late(found)


def _won(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return the winner's own last turn, and how the game was won by it."""
    game, you = found.game, found.player
    assert game.outcome is not None  # noqa: S101, a game that was won is over
    reason = game.outcome.placings[0].reason
    ply = max((ply for ply, entry in enumerate(game.history) if entry.player == you), default=None)
    if ply is None or reason not in {Reason.OUT, Reason.LAST_IN}:
        return None
    left = [len(hand) for player, hand in enumerate(game.history[ply].position.hands) if player != you and hand]
    how = "out" if reason is Reason.OUT else "last"
    return (ply, (phrase(WON, how=how, count=min(left, default=0)),)) if left or how == "last" else None


def _stuck(found: Review, ply: int, *, last: bool) -> tuple[Phrase, ...]:
    """Return that nothing of the reader's fitted, how often, and what card of whom they had waited for."""
    game, you = found.game, found.player
    positions = [position_at(game, each) for each in range(ply + 1)]
    count = sum(each.turn == you and not _may_lay(each) for each in positions)
    told = phrase(STUCK, count=count, last="yes" if last else "no")
    wait = most(waits(positions[-1], you))
    return (told,) if wait is None else (told, _kept(game.history[:ply], positions, wait))


def _kept(history: Sequence[Entry], positions: Sequence[Position], wait: Waited) -> Phrase:
    """Return for which card of whom some of the reader's waited, and on how many turns its owner had kept it."""
    turns = sum(
        before.turn == wait.other == entry.player and wait.behind in before.open_places
        for before, entry in zip(positions, history, strict=False)
    )
    return phrase(KEPT, cards=wait.cards, card=wait.behind, player=Who(wait.other), turns=turns)


def _may_lay(position: Position) -> bool:
    """Return whether who moves could lay a card, or ★."""
    return bool(position.legal_moves.cards or position.legal_moves.jokers)


def _too_late(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return the last turn on which nothing of the reader's fitted before somebody was out, or whose card let them."""
    game, you = found.game, found.player
    assert game.outcome is not None  # noqa: S101, a lost game is over
    first = game.outcome.placings[0]
    if first.reason is not Reason.OUT:
        return None
    last = max(ply for ply, entry in enumerate(game.history) if entry.player == first.player)
    own = [ply for ply in range(last) if position_at(game, ply).turn == you == game.history[ply].player]
    forced = [ply for ply in own if not _may_lay(position_at(game, ply))]
    if forced:
        return forced[-1], _stuck(found, forced[-1], last=False)
    move = game.history[last].move
    if not own or not isinstance(move, Play | LayJoker):
        return None
    who, count = Who(first.player), len(game.history[last].position.hands[you])
    if isinstance(move, Play):
        place, told = move.card, phrase(OUT, player=who, card=move.card, count=count)
    else:
        place, told = move.place, phrase(OUT_JOKER, player=who, place=move.place, count=count)
    opened = next((ply for ply in range(last) if _opens(found, ply, place)), last)
    by, laid = game.history[opened].player, game.history[opened].move
    if by in {first.player, you} or not isinstance(laid, Play):
        return own[-1], (told,)
    return own[-1], (told, phrase("review-fate-opened", player=Who(by), card=laid.card))


def _opens(found: Review, ply: int, card: Card) -> bool:
    """Return whether the move after this many opened the place of a card for good."""
    before, after = position_at(found.game, ply), position_at(found.game, ply + 1)
    return card in after.open_places and card not in before.open_places


def _killed(start: Position, history: Sequence[Entry], you: int) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return which card of another's killed most of the reader's, there: if it can be, of those that had not fitted.

    Of those that had, another move was no mistake.
    """
    before, own = start, 0
    fitted: frozenset[Card] = frozenset()
    found: list[tuple[bool, int, int, tuple[Phrase, ...]]] = []
    for ply, entry in enumerate(history):
        if before.turn == entry.player == you:
            own, fitted = ply + 1, frozenset(before.legal_moves.cards)
        dead = {card for event in entry.events if event.kind is Happening.DIED for card in event.cards}
        cards = tuple(card for card in before.hands[you] if card in dead)
        helpless = tuple(card for card in cards if card not in fitted)
        if own and cards and entry.player != you and isinstance(entry.move, Play):
            told = phrase(KILLED, player=Who(entry.player), card=entry.move.card, cards=helpless or cards)
            rest = () if helpless else (phrase(FITTED, cards=cards),)
            found.append((bool(helpless), len(helpless or cards), own - 1, (told, *rest)))
        before = entry.position
    if not found:
        return None
    _, _, ply, events = max(found, key=lambda each: each[:2])
    return ply, events
