"""What decided a game that no mistake of the reader's had lost, nor any good move won: told from its events.

Where the reader was winning, how the lead went comes first, also after a mistake. Where another move would have been
better as the cards lay, that is told, and what could be seen. Else who went broke hears which card they had waited for,
and how long its owner kept it; who was too late, whose card let the winner out; at Killer, which card killed most of
theirs; and who won, how.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewed import Mark, position_at
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.cause import killed, stuck
from sevens_teach.sevens.review.lead import lead
from sevens_teach.sevens.review.lead import told_of as told_of_lead
from sevens_teach.sevens.review.model import GOOD, Decision, Loss, Option
from sevens_teach.sevens.review.spent import ended_broke
from sevens_teach.sevens.why.consequences import written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.review.cause import Stuck
    from sevens_teach.sevens.review.model import Review
    from sevens_teach.sevens.review.spent import Broke

STUCK: Final = "review-fate-stuck"
KEPT: Final = "review-fate-kept"
OUT: Final = "review-fate-out"
OUT_JOKER: Final = "review-fate-out-joker"
KILLED: Final = "review-fate-killed"
WON: Final = "review-fate-won"
FITTED: Final = "review-fate-fitted"
UNSEEN: Final = "review-fate-unseen"
IN_SIGHT: Final = "review-fate-in-sight"
LITTLE: Final = "review-fate-little"
MISSING: Final = "review-turn-missing"


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
    if fell := lead(found):
        return fell.decision.ply, told_of_lead(found, fell)
    if found.place is None or (found.turned is not None and found.turned.lapse is not Mark.SLIP):
        return None
    game, you = found.game, found.player
    assert game.outcome is not None  # noqa: S101, a lost game is over
    gone = ended_broke(game.start, game.history, you)
    if gone and gone.fits:
        return None
    if hidden := _unseen(found, gone):
        return hidden
    return _killed(found) if game.start.rules.killer and gone is None else _ended(found)


def _ended(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return the reader's last turn without a card that fitted, and what they waited for; else who was out first."""
    game, you = found.game, found.player
    assert game.outcome is not None  # noqa: S101, a lost game is over
    if end := stuck(game.start, game.history, game.outcome, you):
        return end.ply, (*_stuck(end), *_in_hindsight(found))
    return _too_late(found)


def _in_hindsight(found: Review) -> Iterator[Phrase]:
    """Yield to who broke or came last what another choice would have changed, all hands seen: little, or nothing."""
    is_last = found.place == len(found.game.names) or ended_broke(found.game.start, found.game.history, found.player)
    if not is_last or found.mistakes or not found.decisions:
        return
    lost = [each for each in found.decisions if each.hindsight.counts and each.hindsight.mean >= GOOD]
    told = max(lost, key=lambda each: each.hindsight.mean, default=None)
    if told is None:
        yield phrase("review-fate-nothing")
    elif told.unseen not in {None, told.played}:
        yield phrase(LITTLE, number=found.turn_at(told.ply), move=_named(told.unseen))


def _named(move: Move | None) -> Phrase | str:
    """Return a better move as a sentence has it."""
    return written(move) if isinstance(move, Play | LayJoker) else phrase("review-pass")


def _unseen(found: Review, gone: Broke | None) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return at which turn another move would have been better as the cards lay, though nothing in sight said so.

    It is none that the reader made later, and wrongly: praised here and blamed there, it would puzzle. A pass that was
    missing at the end comes before a card, then what cost most; of several alike it is the last.
    """
    spent = gone.spent if gone else ()
    hidden = [each for each in found.decisions if each.was_hidden and each.unseen not in {None, each.played}]
    hidden = [each for each in hidden if not _blames_later(found, each)]
    told = max(hidden, key=lambda each: (each.ply in spent, round(each.hindsight.mean, 1), each.ply), default=None)
    if told is None or told.unseen is None:
        return None
    missing = (phrase(MISSING, number=found.turn_at(gone.ply)),) if gone and told.ply in spent else ()
    return told.ply, (*missing, phrase(UNSEEN, move=_named(told.unseen)), phrase(IN_SIGHT))


def _blames_later(found: Review, decision: Decision) -> bool:
    """Return whether the card that would have been better unseen is one that the reader laid later by mistake."""
    return any(each.ply > decision.ply and each.played == decision.unseen for each in found.mistakes)


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


def _stuck(end: Stuck) -> tuple[Phrase, ...]:
    """Return that nothing of the reader's fitted, how often, and what card of whom they had waited for, how long."""
    return phrase(STUCK, count=end.count, last="yes" if end.broke else "no"), *waited_told(end)


def waited_told(end: Stuck) -> tuple[Phrase, ...]:
    """Return for whose card most of the reader's waited, and how often it could have been played; nothing for none."""
    wait = end.wait
    if wait is None:
        return ()
    return (phrase(KEPT, cards=wait.cards, card=wait.behind, player=Who(wait.other), turns=end.turns),)


def _too_late(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return the reader's last turn before somebody was out, and whose card let them."""
    game, you = found.game, found.player
    assert game.outcome is not None  # noqa: S101, a lost game is over
    first = game.outcome.placings[0]
    if first.reason is not Reason.OUT:
        return None
    last = max(ply for ply, entry in enumerate(game.history) if entry.player == first.player)
    own = [ply for ply in range(last) if position_at(game, ply).turn == you == game.history[ply].player]
    move = game.history[last].move
    if not own or not isinstance(move, Play | LayJoker):
        return None
    who, count = Who(first.player), len(game.history[last].position.hands[you])
    if isinstance(move, Play):
        place, told = move.card, phrase(OUT, player=who, card=move.card, count=count)
    else:
        place, told = move.place, phrase(OUT_JOKER, player=who, place=move.place, count=count)
    opened = next((ply for ply in range(last) if opens(found, ply, place)), last)
    by, laid = game.history[opened].player, game.history[opened].move
    if by in {first.player, you} or not isinstance(laid, Play):
        return own[-1], (told,)
    return own[-1], (told, phrase("review-fate-opened", player=Who(by), card=laid.card))


def opens(found: Review, ply: int, card: Card) -> bool:
    """Return whether the move after this many opened the place of a card for good."""
    before, after = position_at(found.game, ply), position_at(found.game, ply + 1)
    return card in after.open_places and card not in before.open_places


def _killed(found: Review) -> tuple[int, tuple[Phrase, ...]] | None:
    """Return which card of another's killed the one of the reader's that the last page names, at the turn before.

    If that card had fitted there, another move was no mistake.
    """
    game, you = found.game, found.player
    death = killed(game.start, game.history, you)
    if death is None or death.player == you:
        return None
    own = [ply for ply in range(death.ply) if position_at(game, ply).turn == you == game.history[ply].player]
    if not own:
        return None
    told = phrase(KILLED, player=Who(death.player), card=death.killer, cards=(death.card,))
    fitted = death.card in position_at(game, own[-1]).legal_moves.cards
    return own[-1], (told, *((phrase(FITTED, cards=(death.card,)),) if fitted else ()))
