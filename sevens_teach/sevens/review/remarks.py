"""What is said of a whole game besides its mistakes: how little choices mattered, what all cost together, passes.

Both from the review's own values and the game's events: without them, a hundred of a hundred would praise chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play.review_words import counted, listed
from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.review.at_once import opened_own
from sevens_teach.sevens.review.cause import stopped, stuck
from sevens_teach.sevens.review.fate import MISSING, UNSEEN, waited_told
from sevens_teach.sevens.review.model import LOSS, is_fate
from sevens_teach.sevens.review.reasons import written
from sevens_teach.sevens.review.spent import FEW, broke, ended_broke
from sevens_teach.sevens.review.telling import (
    added_up,
    amount,
    broke_others,
    came_as_expected,
    passes_short,
    was_given,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Option, Review

_HARDLY: Final = 0.25
"""Choices that differ by no more places than this, all of a game together, hardly mattered."""
_SEVERAL: Final = 2
"""Fewer mistakes are not added up."""
_MOST: Final = 3
"""Nobody loses more places in a game of four: mistakes that cost more, one by one, are not added up."""


def remarks(found: Review) -> tuple[Phrase, ...]:
    """Return what is true of a whole game of Sevens: how passes went, how little choices mattered."""
    told = (_spent(found), _hardly_mattered(found))
    return (*_stopped(found), *(each for each in told if each is not None), *_each_alone(found))


def to_do(found: Review) -> Phrase | None:
    """Return what is left to who lost a whole game without a mistake: a card to try next time, or else the next deal.

    None for anybody else, and where a moment names what was better as the cards lay, or a hint had named a worse move.
    """
    if found.place == 1 or found.mistakes or not found.decisions or _unseen(found):
        return None
    tip = None if _hardly_mattered(found) else _to_try(found)
    return tip or (None if found.named else phrase("review-nothing-here"))


def _each_alone(found: Review) -> tuple[Phrase, ...]:
    """Return, where two moments seem to contradict each other, that each stands for itself.

    To who went broke and hears of several passes that were better; or of a card that was better, or would have had its
    place by what was better, and later a mistake.
    """
    mistakes = [each.decision for each in found.moments if each.decision.is_mistake]
    passes = sum(isinstance(each.better, Pass) for each in mistakes)
    has_broke = ended_broke(found.game.start, found.game.history, found.player) is not None
    later = any(_leads_to(found, one, other) for one in mistakes for other in mistakes if one.ply < other.ply)
    return (phrase("review-each-alone"),) if later or (has_broke and passes >= _SEVERAL) else ()


def _leads_to(found: Review, one: Decision, other: Decision) -> bool:
    """Return whether what was better at one mistake is the card of another, or opens the place for it."""
    move = other.played
    return isinstance(move, Play) and (one.better == move or move.card in opened_own(found.before(one), one.better))


def _stopped(found: Review) -> tuple[Phrase, ...]:
    """Return who kept what from who broke or came last without a mistake, where the moment tells of another move.

    Where the last page says above who waited for what, it is only told how long.
    """
    game = found.game
    is_last = found.place == len(game.names) or ended_broke(game.start, game.history, found.player) is not None
    if found.place == 1 or not is_last or found.mistakes or not _unseen(found) or game.outcome is None:
        return ()
    end = stuck(game.start, game.history, game.outcome, found.player)
    if end is None or not end.turns:
        return ()
    wait = stopped(game.start, game.history, game.outcome, found.player)
    if wait is None:
        return waited_told(end)
    return (phrase("review-kept-so-long", player=Who(wait.other), card=wait.behind, turns=end.turns),)


def reckoning(found: Review) -> tuple[Phrase, ...]:
    """Return, for a reader who asks for more, what all mistakes cost together."""
    return () if (told := _together(found)) is None else (told,)


def _together(found: Review) -> Phrase | None:
    """Return what several mistakes cost together; None for fewer, whose cost is told there, and for slips alone."""
    is_serious = any(each.is_serious for each in found.mistakes)
    if len(found.mistakes) < _SEVERAL or found.lost > _MOST or not is_serious:
        return None
    return phrase("review-together", lost=counted(found), amount=amount(found.lost))


def _hardly_mattered(found: Review) -> Phrase | None:
    """Return what helped, or which choices hardly mattered in a game without a mistake; None where it turned on one.

    It goes by what the worst move would have cost each time. That none mattered at all the count of choices says.
    """
    if not found.decisions or any(each.is_mistake or each.was_hidden for each in found.decisions):
        return None
    if broke_others(found) or any(each.events and not is_fate(each) for each in found.moments):
        return None
    praised = not all(map(is_fate, found.moments))
    if not praised and sum(_spread(each.options) for each in found.decisions) < _HARDLY:
        return phrase("review-hardly-gave", rank=found.place or 0) if was_given(found) else None
    cards = [[option for option in each.options if not isinstance(option.move, Pass)] for each in found.decisions]
    several = [each for each in cards if len(each) > 1]
    passes = any(isinstance(move, Pass) for each in found.decisions for move in (each.best, each.played))
    if found.mattered and not (praised or passes) and len(several) > 1 and sum(map(_spread, several)) < _HARDLY:
        return phrase("review-hardly-which")
    return None


def _to_try(found: Review) -> Phrase | None:
    """Return a card that was as good as a pass, to who went broke one pass short without a mistake; None for none."""
    end = broke(found.game.start, found.game.history, found.player)
    if end is None or found.place == 1 or found.mistakes or broke_others(found) or _unseen(found):
        return None
    passed = [each for each in found.decisions if each.ply in end.spent]
    cards = [(each, option) for each in passed for option in each.options if not isinstance(option.move, Pass)]
    behind = {(each.ply, option): round(option.shown - each.option(Pass()).shown, 2) for each, option in cards}
    ply, option = min(behind, key=lambda each: behind[each], default=(0, None))
    if option is None or behind[ply, option] >= LOSS:
        return None
    return phrase("review-try", number=found.turn_at(ply), move=written(option.move))


def _unseen(found: Review) -> tuple[str, ...]:
    """Return what the moment tells that names a better move as the cards lay; nothing for none."""
    told = (tuple(each.key for each in moment.events) for moment in found.moments)
    return next((keys for keys in told if UNSEEN in keys), ())


def _spread(options: Iterable[Option]) -> float:
    """Return how many places lie between the best and the worst of some moves."""
    places = [each.place for each in options]
    return max(places) - min(places)


def _spent(found: Review) -> Phrase | None:
    """Return how the passes went of who went broke, and what they cost; None where all were forced, or it was won."""
    end = broke(found.game.start, found.game.history, found.player)
    if end is None or not end.spent or found.place == 1 or MISSING in _unseen(found):
        return None
    if any(moment.mark is Mark.GOOD and moment.decision.ply in end.spent for moment in found.moments):
        return None  # a moment praises one of them, and says of it what a sentence on all would contradict
    spent = [each for each in found.decisions if each.ply in end.spent]
    count = len(end.spent)
    lost = [each.gap for each in added_up(found)] or [each.cost for each in spent if each.is_mistake]
    if cost := round(sum(lost), 2):
        told = phrase("review-spent-cost", count=count, amount=amount(cost))
    elif any(each.loses for each in spent) and not all(each.was_named for each in spent):
        told = phrase("review-cause-none")
    elif came_as_expected(found):
        return None  # nothing was lost by them
    else:
        named, short = ("yes" if each else "no" for each in (any(each.loses for each in spent), passes_short(found)))
        told = phrase("review-spent-fair", count=count, named=named, short=short)
    at = listed([*map(found.turn_at, end.spent)]) if count <= FEW else 0
    return phrase("review-spent", count=count, at=at, judged=told)
