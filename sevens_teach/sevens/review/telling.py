"""A review in words: one headline, one count, and of each moment what it cost and why. All from the one review."""

from __future__ import annotations

from math import floor, hypot
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.review_words import Told, in_plain
from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import phrase
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.cause import NOTHING, cause, killed
from sevens_teach.sevens.review.fate import FITTED, KEPT, LITTLE, MISSING, STUCK, UNSEEN
from sevens_teach.sevens.review.kept import held_up
from sevens_teach.sevens.review.lead import led_after
from sevens_teach.sevens.review.model import BLUNDER, BROKE, KEPT_WELL, LEAD, MISTAKE, Loss, is_fate
from sevens_teach.sevens.review.reasons import NO_CARD, did, in_short, written
from sevens_teach.sevens.review.sides import one_story
from sevens_teach.sevens.review.spent import broke
from sevens_teach.sevens.review.turning import LET_OUT
from sevens_teach.sevens.review.waiting import breakings
from sevens_teach.sevens.review.what_befell import NEARLY, Kind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.review.model import Decision, Moment, Review

_HALF: Final = 0.5
_CLEARLY: Final = 0.2
"""A chance to win that falls by less from above a half to below it has not turned the game."""
_FAR: Final = 1.5
"""A place as far as this from the one expected is told first of all."""
_BELOW: Final = 0.6
"""So far below the one expected, by no moves of the reader's own, why it is so is told at once, too."""
_QUARTER: Final = 0.25
"""How far a place to expect may be from a whole one to be called by it."""
_SIZES: Final = (
    (0.03, "least"),
    (MISTAKE, "little"),
    (0.375, "quarter"),
    (BLUNDER, "half"),
    (0.88, "most"),
)
"""A loss of fewer places than this is told so; a larger one in whole and half places."""
_CAME: Final = "review-came-"
_SPARES: Final = "review-spares-"
"""What the sentences begin with that tell what came of a move, and what the better one spares."""
_ENDS: Final = frozenset({Kind.BROKE.value, Kind.KEPT_JOKER.value, Kind.BEHIND.value})
"""What decides about the place taken."""
_CAME_SO_FAR: Final = "review-came"
"""The headline of a review that was stopped."""
_PASSES_MOST: Final = "review-passes-most"
"""The headline of who went broke after early passes that added up."""
_PASSED_BROKE: Final = "review-passed-broke"
"""The headline of who went broke by a pass too many, though a card fitted."""
_WAS_YOURS: Final = "review-was-yours"
"""The headline of who was rather winning than not: nothing else names a likelier place beside it."""
_OF_ONE: Final = frozenset({_WAS_YOURS, "review-turned-on"})
"""The headlines that say a mistake decided all: beside that it does not cost a place sometimes."""
_OF_WEIGHT: Final = frozenset({"review-cost-most", "review-cards-most"})
"""The headlines that weigh a mistake against all the rest: where what decided is told first, against the others."""
_KEPT: Final = frozenset({BROKE, KEPT_WELL})
"""What a moment tells of a card that the reader kept."""
_LABELS: Final = {LEAD: "lead", FITTED: "turn", KEPT_WELL: "helped", UNSEEN: "unseen"}
"""What a moment is called by what it tells."""
_LITTLE: Final = frozenset({name for _, name in _SIZES} - {"most"})
"""The sizes that make a loss small."""
_SEVERAL: Final = 2
"""Of fewer slips, or passes, nothing is said of all together."""
_ALSO: Final = 2
"""More moves that would have been better are not named."""
_SLIGHT: Final = frozenset({"review-came-clean", "review-cost-little"})
"""The headlines of who made no mistake that is more than a slip."""
_GIVEN: Final = frozenset({"even", "made-up", "gave"})
"""What the cards and the others gave: not said to who broke somebody."""


def headline(found: Review, *, is_placed: bool = True) -> Phrase:
    """Return which place the reader of a review took, and what decided it: first what the last page says, too.

    On that page, where both stand above, neither is told again: only what the reader's own moves had to do with it.
    """
    place = found.place
    assert place is not None  # noqa: S101, a game is reviewed when it is over
    key, because, turned = *_headlined(found), found.turned
    if key == _CAME_SO_FAR:
        return phrase(key, rank=place)
    values: dict[str, Any]
    game, placed = found.game, "yes" if is_placed else "no"
    if key == _PASSED_BROKE:
        end = found.passed_broke
        return phrase(key, rank=place, count=len(end.fits) if end else 0, placed=placed)
    opening = phrase("review-opening", rank=place, cause=because if is_placed else phrase(NOTHING), placed=placed)
    death = killed(game.start, game.history, found.player) if because.key == "review-cause-killed" else None
    most = _beside_own(found) if because.key == NOTHING else "own" if death and death.is_own else "told"
    stopped = _stopped(found) if because.key == NOTHING else phrase(NOTHING)  # else the page has told it
    if key in _SLIGHT and (count := passes_short(found)):
        stopped = phrase("review-short", count=count)
    if key == _PASSES_MOST:
        return phrase(key, rank=place, opening=opening, stopped=stopped, count=len(added_up(found)))
    if turned is None:
        unseen, hinted = ("yes" if each else "no" for each in (_names_better(found), found.named))
        most = "none" if most == "own" and "yes" in {unseen, hinted} else most
        values = {"most": most, "placed": placed, "stopped": stopped, "unseen": unseen, "hinted": hinted}
        return phrase(key, rank=place, opening=opening, **values)
    values = {
        "rank": place,
        "opening": opening,
        "placed": placed,
        "stopped": stopped,
        "together": _together(found),
        "moves": len(found.mistakes),
        "move": written(turned.played),
        "number": found.turn_at(turned.ply),
        "passed": _passed(turned),
        "turn": "yes" if _needs_turn(found, turned) else "no",
        "named": "yes" if found.about[0] == turned else "no",
        **(one_story(found, turned, death) if death else {"link": "no"}),
    }
    count = found.count(Mark.MISTAKE) + found.count(Mark.BLUNDER) or len(found.mistakes)
    return phrase(key, count=count, most=most, **values)


def _headlined(found: Review) -> tuple[str, Phrase]:
    """Return which headline a review has, and what the last page names as the cause."""
    turned, game, nothing = found.turned, found.game, phrase(NOTHING)
    if not found.is_whole:
        return _CAME_SO_FAR, nothing
    if found.passed_broke:
        return _PASSED_BROKE, nothing
    assert game.outcome is not None  # noqa: S101, a place was taken
    because = cause(game.start, game.history, game.outcome, found.player)
    if added_up(found):
        return _PASSES_MOST, because
    if turned is None:
        return "review-came-clean", because
    key = _of_mistakes(found, turned)
    return "review-own-most" if because.key != NOTHING and key in _OF_WEIGHT else key, because


def _early(found: Review) -> tuple[int, ...]:
    """Return after how many moves each early pass was made of who went broke by no more than slips.

    Nothing where a moment praises one of them, or where a hint had named one.
    """
    end = broke(found.game.start, found.game.history, found.player)
    if end is None or found.place == 1 or found.serious:
        return ()
    praised = {each.decision.ply for each in found.moments if each.mark is Mark.GOOD}
    named = {each.ply for each in found.decisions if each.was_named}
    return end.spent if (praised | named).isdisjoint(end.spent) else ()


def added_up(found: Review) -> tuple[Decision, ...]:
    """Return the early passes of who went broke by no more than slips, where several of them surely cost together."""
    early = _early(found)
    spent = tuple(each for each in found.decisions if each.ply in early)
    losses = [each.losses[0] for each in spent]
    together = Loss(sum(each.mean for each in losses), hypot(*(each.error for each in losses)))
    several = sum(each.gap >= _SIZES[0][0] for each in spent) >= _SEVERAL
    return spent if several and together.counts else ()


def passes_short(found: Review) -> int:
    """Return how many early passes the headline names of who went broke one short; 0 for none.

    None where they have added up, where a moment says that one was missing, where there are not several, and where
    the place is the one expected.
    """
    early = _early(found)
    if len(early) < _SEVERAL or not found.is_whole or added_up(found) or came_as_expected(found):
        return 0
    told = any(each.key == MISSING for moment in found.moments for each in moment.events)
    return 0 if told else len(early)


def _together(found: Review) -> Phrase | str:
    """Return what several slips cost together who did not win, where that is more than a little; `none` else."""
    is_told = found.place != 1 and not found.serious and len(found.mistakes) >= _SEVERAL
    if not is_told or found.lost <= _QUARTER:
        return "none"
    return phrase("review-in-places", **_amount(found.lost), sure="yes")


def _names_better(found: Review) -> bool:
    """Return whether a moment names a move that would have been better as the cards really lay."""
    return any(each.key in {UNSEEN, LITTLE} for moment in found.moments for each in moment.events)


def _of_mistakes(found: Review, turned: Decision) -> str:
    """Return the headline of who made mistakes; of slips alone it is always the same one."""
    if turned.lapse is Mark.SLIP:
        return "review-cost-little"
    leads_later = led_after(found, turned)
    if found.place != 1 and _was_won(turned) and not leads_later:
        return _WAS_YOURS
    decided = _decided(found)
    if decided != "no":
        return "review-turned-on" if decided == "all" and not leads_later else "review-cost-most"
    if found.place == 1:
        return "review-won-anyway"
    return "review-cards-most" if _weighed_most(found.place or 0, *sums(found)) == "others" else "review-cost-most"


def _decided(found: Review) -> str:
    """Return whether the mistake told of first decided how the game ended, by the games played on: `all`, `some`, `no`.

    A slip decided nothing. It is `all` where what came of it in the end is spared in nearly all of them.
    """
    if found.turned is None or found.turned.lapse is Mark.SLIP or not found.is_whole or found.place == 1:
        return "no"
    first = next(each for each in found.moments if each.decision == found.turned)
    came = {each.key.removeprefix(_CAME) for each in first.why}
    for told in first.rather:
        kind, values = told.key.removeprefix(_SPARES), dict[str, Any](told.args)
        if told.key.startswith(_SPARES) and kind in _ENDS:
            return "all" if kind in came and values["count"] >= NEARLY * values["tries"] else "some"
    return "no"


def _was_won(decision: Decision) -> bool:
    """Return whether the game was rather won than not before a mistake that is no slip, and clearly less after it."""
    after, before = (decision.option(move).win for move in (decision.played, decision.better))
    return after < _HALF <= before and before - after >= _CLEARLY and decision.cost >= MISTAKE


def _passed(decision: Decision) -> str:
    """Return whether the reader passed, as the review's messages ask."""
    return "yes" if isinstance(decision.played, Pass) else "no"


def told(found: Review, moment: Moment, *, in_full: bool = False) -> Told:
    """Return a moment of a review of Sevens in words; `in_full`, also where an earlier one has told its reason."""
    decision, mark = moment.decision, moment.mark
    number = found.turn_at(decision.ply)
    turned = moment.events and mark is Mark.GOOD
    name = _label(found, moment)
    broken = dict[str, Any](moment.events[0].args) if name == "broke" else {}
    kind, turn = phrase(f"review-mark-{name}", **broken), phrase("review-at-turn", number=number)
    said = moment if in_full else in_short(found, moment)
    cost = None if turned else _lost(moment) if decision.mark else _would_have_cost(decision)
    little = cost is not None and dict(cost.args)["size"] in _LITTLE
    if little and (_ends_so(said) or _tells_its_cost(found, decision)):
        cost = None
    made, *came = _done(said)
    if made.key == "review-did-play" and (kept := _kept_before(found, decision)) is not None:
        made = phrase("review-did-play-kept", **dict(made.args), number=found.turn_at(kept.ply))
    return Told(kind, turn, cost, (made, *came), _rather(said), tuple(_averages(said)))


def _kept_before(found: Review, decision: Decision) -> Decision | None:
    """Return the decision of an earlier moment that speaks well of keeping the card of this one; None for none.

    Where that was a mistake the reader is still to find out what would have been better.
    """
    earlier = (each for each in found.moments if each.decision.ply < decision.ply)
    kept = [each.decision for each in earlier if decision.played in {*map(Play, spoken_of(each)[0])}]
    return kept[-1] if kept and kept[-1].better != decision.played else None


def _needs_turn(found: Review, decision: Decision) -> bool:
    """Return whether the headline names the turn of its mistake: there are other moments, or it was kept well."""
    return len(found.moments) > 1 or _was_right_to_keep(found, decision)


def _was_right_to_keep(found: Review, decision: Decision) -> bool:
    """Return whether the last page or an earlier moment speaks well of keeping the card of a mistake until then."""
    game, move = found.game, decision.played
    assert game.outcome is not None  # noqa: S101, a place was taken
    held = held_up(game.start, game.history, game.outcome, found.player)
    return (isinstance(move, Play) and move.card in held) or _kept_before(found, decision) is not None


def _tells_its_cost(found: Review, decision: Decision) -> bool:
    """Return whether the headline says that all was decided by this mistake: then it did not cost a place sometimes."""
    return decision is found.turned and found.place is not None and _headlined(found)[0] in _OF_ONE


def _label(found: Review, moment: Moment) -> str:
    """Return what a moment is called: by what it meant for the game, or else by what the move was worth."""
    decision, gained = moment.decision, {each.key.startswith(BROKE) for each in moment.events}
    special = next((_LABELS[each.key] for each in moment.events if each.key in _LABELS), None)
    if decision is found.won_most or special:
        return "won" if decision is found.won_most else str(special)
    if is_fate(moment):
        is_last = found.turn_at(decision.ply) + 1 == found.turn_at(len(found.game.history))
        return ("end" if is_last else "turn") if found.place == 1 or found.mistakes else "fate"
    if moment.mark is not Mark.GOOD:
        return str(moment.mark.value)
    broke = bool(moment.events) and dict(moment.events[0].args).get("soon") == "yes"
    if found.place == 1 and moment is _helped_most(found):
        return "broke" if broke else "helped"
    if moment.events and (broke or False in gained or decision.mark is None):
        return "broke" if broke else "turn"
    return "hint" if decision.was_named else moment.mark.value if decision.mark else "weighty"


def _helped_most(found: Review) -> Moment | None:
    """Return the moment on which a win hung most: one about a card that the story praises keeping, if there is any."""
    game = found.game
    assert game.outcome is not None  # noqa: S101, a place was taken
    praised = held_up(game.start, game.history, game.outcome, found.player).keys()
    told = [each for each in found.moments if not praised or not praised.isdisjoint(spoken_of(each)[0])]
    return max(told, key=lambda each: _weight(found, each), default=None)


def _weight(found: Review, moment: Moment) -> tuple[int, float]:
    """Return how much of a win hung on a moment: most on a card kept until somebody broke, where the others all did."""
    decision, outcome = moment.decision, found.game.outcome
    if moment.mark is not Mark.GOOD:
        return -1, 0.0
    kept = _kept(moment)
    laid = [each.shown for each in decision.options if each.move in kept]
    outlasted = outcome is not None and outcome.placings[0].reason is Reason.LAST_IN
    worse = round(max(laid) - decision.option(decision.played).shown, 2) if laid else decision.stake
    return int(outlasted and bool(kept)), worse


def _kept(moment: Moment) -> set[Move]:
    """Return the moves not made at a moment that would have laid what was kept, as its events tell."""
    return {Play(card) for card in spoken_of(moment)[0]} if moment.events else set()


def spoken_of(moment: Moment) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return which own cards a moment tells were kept well, and whose open places, of others' cards, it is about."""
    events = {each.key: dict[str, Any](each.args) for each in moment.events}
    if BROKE in events:
        return events[BROKE]["cards"], ()
    if KEPT_WELL in events:
        return events[KEPT_WELL]["kept"], ()
    if KEPT in events:
        return (), (events[KEPT]["card"],)
    if moment.mark is not Mark.GOOD or moment.events or not isinstance(moment.decision.rival, Play):
        return (), ()
    return (moment.decision.rival.card,), ()


def _ends_so(moment: Moment) -> bool:
    """Return whether a moment tells how the game ended or often ends by a move: beside that no cost is called small."""
    if any(each.key == LET_OUT for each in moment.events):
        return True
    told = (each for each in (*moment.why, *moment.rather) if "tries" in dict(each.args))
    return not _ENDS.isdisjoint(each.key.rpartition("-")[2] for each in told)


def _done(moment: Moment) -> tuple[Phrase, ...]:
    """Return what the reader did at a moment, and what came of it: where the game turned, that alone; how, later."""
    made = did(moment.decision.played)
    if any(each.key == STUCK for each in moment.events):
        made = phrase("review-did-have-to-pass")
    elif moment.mark is Mark.GOOD and moment.events and moment.events[0].key in _KEPT:
        made = phrase("review-did-kept", did=made.key, **dict(made.args), cards=spoken_of(moment)[0])
    return made, *(moment.events[:1] if is_fate(moment) else moment.events or moment.why)


def _has_kept(moment: Moment) -> bool:
    """Return whether a moment tells what the reader gained by keeping a card."""
    return any(each.key in _KEPT for each in moment.events)


def _rather(moment: Moment) -> tuple[Phrase, ...]:
    """Return what would have been better at a moment, or worse, and why; of what turned the game well, nothing."""
    decision, has_kept = moment.decision, _has_kept(moment)
    if moment.events and moment.mark is Mark.GOOD:
        if is_fate(moment):
            return moment.events[1:]
        return () if has_kept else (phrase("review-turn-no-better"),)
    why = [*moment.rather]
    if moment.mark is not Mark.GOOD:
        little = moment.mark is Mark.SLIP and not has_kept
        how = "-still" if has_kept else "-little" if little else ""
        size = {"little": "yes" if moment.mark is Mark.SLIP else "no"} if has_kept else {}
        why.insert(0, phrase(f"review-rather{how}", move=_better(decision, begins=little), **size))
        if not moment.rather and isinstance(decision.played, Pass):
            why.append(phrase("review-worth-a-pass", move=written(decision.better)))
        elif not (moment.events or moment.why or moment.rather):
            why.append(phrase(NO_CARD))
        if also := [written(each) for each in decision.as_good[:_ALSO]]:
            why.append(phrase(f"review-as-good-{len(also)}", **dict(zip("ab", also, strict=False))))
    return tuple(why)


def _better(decision: Decision, *, begins: bool) -> Phrase | str:
    """Return what would have been better; whether a sentence `begins` with it."""
    return phrase("review-a-pass") if begins and isinstance(decision.better, Pass) else written(decision.better)


def why(moment: Moment) -> tuple[Phrase, ...]:
    """Return all sentences about a moment of a review of Sevens, one after another."""
    return *_done(moment), *_rather(moment)


def cost_of(decision: Decision, *, gained: bool = False) -> Phrase | None:
    """Return in words how much a mistake costs; None for a slip, of which what was better says that it is little.

    It is set against what the reader `gained` by the same move, where that is told before it.
    """
    if decision.cost < MISTAKE:
        return None
    still = "yes" if gained else "no"
    move = written(decision.played)
    return phrase("review-cost", **_amount(decision.cost), sure=_sure(decision), still=still, move=move)


def _lost(moment: Moment) -> Phrase | None:
    """Return in words how much the mistake of a moment costs, set against what it gained."""
    return cost_of(moment.decision, gained=_has_kept(moment))


def _would_have_cost(decision: Decision) -> Phrase:
    """Return what the worst card would have cost in a weighty choice."""
    values: dict[str, Any] = {"move": written(decision.rival), "sure": _sure(decision)}
    return phrase("review-would-cost", **_amount(decision.stake), **values)


def _sure(decision: Decision) -> str:
    """Return whether the places after the moves of a decision are certain, as the review's messages ask."""
    return "no" if any(each.place_error for each in decision.options) else "yes"


def amount(cost: float) -> Phrase:
    """Return a number of places in words."""
    return phrase("review-amount", **_amount(cost))


def much(gained: float) -> Phrase:
    """Return in a word by how much a move is better than another, or worse, by the places between them."""
    return phrase("review-much", size=_amount(gained)["size"])


def _amount(cost: float) -> dict[str, int | str]:
    """Return how many places a cost comes to, as its message asks: a slip less than a quarter of one.

    A larger cost is never told as a smaller one.
    """
    cost = round(cost, 2)
    places, half = divmod(floor(2 * cost + _HALF), 2)
    size = next((name for limit, name in _SIZES if cost < limit), "whole")
    return {"size": size, "places": places, "half": "yes" if half else "no"}


def average(decision: Decision, move: Move) -> Phrase:
    """Return the place to expect after a move of Sevens, and the chance to come first, as the review shows it."""
    place = f"{decision.option(move).shown:.2f}"
    return phrase("review-average", move=written(move), place=place, win=win_of(decision, move))


def win_of(decision: Decision, move: Move) -> str:
    """Return the chance to come first in hundredths; `none` where no move left any, so that it says nothing."""
    wins = {each.move: f"{100 * each.win:.0f}" for each in decision.options}
    return wins[move] if {*wins.values()} != {"0"} else "none"


def _averages(moment: Moment) -> Iterator[Phrase]:
    """Yield where the averages are from, the place to expect after each of the two moves, and what a mistake cost.

    Of a move that is praised for what came of it, and was no better on average, no averages are told.
    """
    decision = moment.decision
    kept = _kept(moment)
    against = (each.move for each in decision.options if each.move in kept and moment.mark is Mark.GOOD)
    other = decision.played if is_fate(moment) else next(against, decision.rival)
    if moment.mark is not Mark.GOOD or decision.option(decision.played).shown < decision.option(other).shown:
        yield phrase("review-how")
        yield average(decision, decision.played)
        yield average(decision, other)
        if decision.cost:
            yield phrase("review-difference", cost=f"{decision.cost:.2f}")
    tried = [each for each in (*_done(moment), *_rather(moment)) if "tries" in dict(each.args)]
    yield from (phrase("review-trials", sentence=each, **dict(each.args)) for each in tried)
    if tried:
        yield phrase("review-how-tries")


def sums(found: Review) -> tuple[float, float, float]:
    """Return the place expected first, what mistakes cost, and what the cards and the others gave.

    The first two without the third are the place taken.
    """
    first = found.decisions[0]
    start = round(first.option(first.played).shown - first.cost, 2)
    return start, found.lost, round(start + found.lost - (found.place or 0), 2)


def dealt(found: Review) -> Phrase:
    """Return what place the reader's cards of a review were good for."""
    forced = any(entry.player == found.player for entry in found.game.history[: found.decisions[0].ply])
    return phrase("review-dealt", expected=_expected_told(sums(found)[0]), dealt="no" if forced else "yes")


def far(found: Review) -> Phrase | None:
    """Return that the place taken is far from the one expected: better, or worse by no moves of the reader's own."""
    if not (found.is_whole and found.decisions):
        return None
    start, lost, _ = sums(found)
    came = (found.place or 0) - start
    below = came >= _BELOW and found.place not in _expected(start) and lost <= _QUARTER
    if not below and -came < _FAR:
        return None
    values: dict[str, Any] = dict(dealt(found).args)
    return phrase(
        "review-far", rank=found.place or 0, why="others" if came > 0 and _is_silent(found) else "no", **values
    )


def _is_silent(found: Review) -> bool:
    """Return whether the headline finds no more than slips, and leaves out that the others did the rest."""
    told = headline(found)
    return told.key in _SLIGHT and ("most", "others") not in told.args


def yours(found: Review) -> Phrase:
    """Return, for the review, what place was to be expected first, and what weighed most from there to the end."""
    place, (start, lost, rest) = found.place or 0, sums(found)
    expected = _expected_told(start)
    low = phrase("place", rank=_expected(start)[0])
    values: dict[str, Any] = {"rank": place, "low": low, "mistakes": len(found.mistakes)}
    if found.turned and _headlined(found)[0] == _WAS_YOURS:
        return phrase("review-yours-won", expected=expected, number=found.turn_at(found.turned.ply), rank=place)
    most = _weighed_most(place, start, lost, rest)
    most = "turned" if most == "others" and _decided(found) != "no" else most
    most = "none" if (most in _GIVEN and broke_others(found)) or (most == "made-up" and not _rose(found)) else most
    most = "none" if added_up(found) else most
    most = "rest" if most == "others" and found.mistakes and _is_silent(found) else most
    return phrase("review-yours", expected=expected, most=most, **values)


def _rose(found: Review) -> bool:
    """Return whether the place taken is better than what the largest mistake left: something gave back."""
    turned = found.turned
    return turned is not None and turned.option(turned.played).shown - (found.place or 0) > _QUARTER


def broke_others(found: Review) -> bool:
    """Return whether the reader of a review broke somebody: then the cards have not decided alone."""
    return any(breakings(found.game.start, found.game.history, found.player))


def _was_stopped(found: Review) -> bool:
    """Return whether a moment tells who stopped the reader by keeping a card, or what would have been better.

    Then the cards have not decided alone.
    """
    events = (each for moment in found.moments for each in moment.events)
    return _stopped(found).key != NOTHING or any(each.key in {UNSEEN, LEAD} for each in events)


def _stopped(found: Review) -> Phrase:
    """Return who stopped the reader by keeping a card that could have been played, if a moment tells that."""
    told = (dict[str, Any](each.args) for moment in found.moments for each in moment.events if each.key == KEPT)
    kept = next((each for each in told if each["turns"] > 0), None)
    return phrase("review-stopped", player=kept["player"], card=kept["card"]) if kept else phrase(NOTHING)


def came_as_expected(found: Review) -> bool:
    """Return whether the place taken is one that the reader's cards of a review were good for."""
    return bool(found.decisions) and found.place in _expected(sums(found)[0])


def was_given(found: Review) -> bool:
    """Return whether the place taken is better than any that the reader's cards of a review were good for."""
    start = sums(found)[0]
    place = found.place or 0
    return place < start and place not in _expected(start)


def _beside_own(found: Review) -> str:
    """Return what decided about the place of who lost little; the own cards never where they were worth a win."""
    if not found.decisions:
        return "cards"
    if broke_others(found) or found.lost > _QUARTER or _was_stopped(found):
        return "none"
    places, place = _expected(sums(found)[0]), found.place or 0
    if place in places and places[0] > 1:
        return "cards"
    return "none" if place < places[0] else "others"


def _expected(start: float) -> tuple[int, ...]:
    """Return the place that comes near to one expected at first, or the two that it lies between."""
    low = floor(start + _QUARTER)
    return (low,) if round(start - low, 2) <= _QUARTER else (low, low + 1)


def _expected_told(start: float) -> Phrase:
    """Return the place expected at first, or the two that it lies between, in words."""
    places = _expected(start)
    low, high = (phrase("place", rank=each) for each in (places[0], places[-1]))
    return phrase("review-expected" if len(places) == 1 else "review-expected-between", low=low, high=high)


def _weighed_most(place: int, start: float, lost: float, rest: float) -> str:
    """Return what made the place taken another than the one expected, by what mistakes cost and the rest gave.

    Where the place taken is one of those expected there is no difference to explain.
    """
    if place in _expected(start):
        return "even" if lost <= _QUARTER else "made-up" if round(place - start, 2) <= _QUARTER else "likelier"
    if place < start:
        return "gave"
    return "own" if lost >= -rest else "others"


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review of Sevens as plain data for a page: chances by ply, the moments, their words."""
    options = [(each.ply, each.option(each.played)) for each in found.decisions]
    chances = [[ply, round(option.place, 3), round(option.win, 3)] for ply, option in options]
    return {**in_plain(found, headline(found) if found.place else None, why, 3, lang), "chances": chances}
