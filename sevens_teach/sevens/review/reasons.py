"""Why a move was good or bad, in cards: the first thing that befell the player after it and would not have otherwise.

What befell is told from the events of the game. That it would not have otherwise is counted: the game is played on from
both moves, often, everybody by the tips and with the cards as they lay. Where no such thing is found, it is told what
the two moves open and keep shut, and where they do not differ there, nothing. Where the better move does more for the
own hand, one sentence sets both side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.play.reviewed import MOMENTS, Mark, in_order
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.review.afterwards import afterwards
from sevens_teach.sevens.review.at_once import brought_at_once, gets_rid, given_at_once
from sevens_teach.sevens.review.cause import is_mutual, killed
from sevens_teach.sevens.review.comparison import INSTEAD_OF, KEY, behind_laid, comparison, opened_for_others
from sevens_teach.sevens.review.fate import KILLED, MISSING, UNSEEN, fated, turn_of
from sevens_teach.sevens.review.model import LEAD, MISTAKE, Moment, when
from sevens_teach.sevens.review.sides import how_far, leaves_open, shut_in
from sevens_teach.sevens.review.spent import ended_broke
from sevens_teach.sevens.review.turning import turnings
from sevens_teach.sevens.review.waiting import beyond, goes_by_rows
from sevens_teach.sevens.review.what_befell import (
    CLEARLY,
    MOSTLY,
    TRIES,
    Fact,
    Kind,
    befell,
    often_in,
    tried,
    waited_for,
)
from sevens_teach.sevens.why import consequences
from sevens_teach.sevens.why.advice import advice
from sevens_teach.sevens.why.others import whose

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.model import Decision, Review
    from sevens_teach.sevens.review.sides import Shut
    from sevens_teach.sevens.review.what_befell import Step

_SOON: Final = 2
"""Within how many rounds of the table something has to come for a reader to see what led to it."""
_OF_ONE_CARD: Final = frozenset(
    {
        *("review-itself-died", "review-itself-closed", "review-itself-took"),
        *("review-spares-died", "review-spares-closed", "review-spares-took", "review-spares-joker"),
        "review-leaves-sides",
    }
)
"""What sets two moves side by side already: by what becomes of one own card, or of ★."""
_NOT_OF_CARDS: Final = frozenset({"advice-tried", "advice-pass", "advice-alike", "advice-only", "advice-only-free"})
"""What may speak for a move besides cards: of a mistake it is no reason."""
_SPENT: Final = "review-at-once-pass"
_SAVED: Final = "review-saves-pass"
"""That a pass is spent, or saved: of two moves one of them says both."""
_LOST: Final = frozenset({"died", "closed", "took"})
"""What the sentences end with that tell of an own card that was lost, or would not have been."""
NO_CARD: Final = "review-no-card"
"""The message that there is no reason in cards."""
NO_ONE_CARD: Final = "review-no-one-card"
"""The message that there is none, after what is better all the same."""
SAME: Final = "review-same-reason"
"""The message that tells, instead of a reason, at which turn it is told."""
_KEEPS: Final = frozenset({"review-compare-keeps", "review-keeps-shut"})
"""What is told of a pass that kept cards shut: of a game's passes it is said once."""
Told = tuple[tuple[Phrase, ...], tuple[Phrase, ...]]
"""What came of a move, and what the other one would have spared or brought."""


def with_moments(found: Review, tries: int = TRIES) -> Iterator[Review]:
    """Yield the review of Sevens with one more of its moments each time, at last all: three at most, in their order.

    What turned the game is told first, mistakes before slips and before what was merely done well; a slip only where
    cards say why. A game that was not lost by a mistake tells what decided it too, and one that was won how, where
    there is nothing else to tell.
    """
    moments: tuple[Moment, ...] = ()
    events, fate = turnings(found), fated(found)
    most = MOMENTS if fate is None or found.place == 1 or len(found.serious) >= MOMENTS else MOMENTS - 1
    gone = fate[0] if fate and any(each.key == LEAD for each in fate[1]) else None
    for decision in _to_tell(found, [*events]):
        if decision.ply == gone:
            continue
        happened = events.get(decision.ply, ())
        if len(moments) >= most:
            continue
        if moments and not happened and _is_little(found, decision):
            continue
        moment = _moment(found, decision, tries, happened)
        same = _the_same(moment, moments)
        if decision.is_serious or (same is None and (happened or moment.why or moment.rather)):
            moments = in_order((*moments, moment))
            yield replace(found, moments=moments)
    if not fate or len(moments) >= MOMENTS or (moments and found.place == 1):
        return
    if fate[0] not in {each.decision.ply for each in moments}:
        ended = Moment(turn_of(found, fate[0]), Mark.GOOD, events=_with_reason(found, *fate, tries))
        if _the_same(ended, moments) is None:
            yield replace(found, moments=in_order((*moments, ended)))


def _with_reason(found: Review, ply: int, events: tuple[Phrase, ...], tries: int) -> tuple[Phrase, ...]:
    """Return what decided a game, and, where another move was better as the cards lay, why; or that no card tells."""
    decision = turn_of(found, ply)
    if decision.unseen is None or not any(each.key == UNSEEN for each in events):
        return events
    line, pair = _line(found, decision), _pair(found, decision, decision.unseen, tries)
    is_missing = any(each.key == MISSING for each in events)
    told = (each for each in pair.hidden(line) if not (is_missing and each.key == _SAVED))
    if (why := next(told, None)) is not None:
        return *events[:-1], why, events[-1]
    return events if is_missing else (*events[:-1], *pair.in_places(line), events[-1])


def _line(found: Review, decision: Decision) -> list[Step]:
    """Return how the reviewed game went on from a decision."""
    return [(entry.position, entry.events) for entry in found.game.history[decision.ply :]]


def _to_tell(found: Review, turned: Sequence[int]) -> Iterator[Decision]:
    """Yield each decision to tell of once: what cost most, what won it, where the game turned, then by weight.

    A winner hears of two mistakes at most, apart from those at which the game turned. Who went broke for want of a pass
    hears of no slip that a pass was a little better, but of the largest.
    """
    is_broke = ended_broke(found.game.start, found.game.history, found.player) is not None
    slight = {each.ply for each in found.mistakes if isinstance(each.better, Pass) and not each.is_serious}
    known = {found.turned.ply} if found.turned else set()
    lapses = [each for each in found.weighed if each.is_mistake and not (is_broke and each.ply in slight - known)]
    rest = [each for each in found.weighed if not each.is_mistake]
    told = {each.ply: each for each in found.decisions}
    best = [found.won_most] if found.won_most else []
    by_weight = [
        *lapses[:1],
        *best,
        *(told[ply] for ply in turned),
        *lapses[1 : 2 if found.place == 1 else None],
        *rest,
    ]
    yield from {each.ply: each for each in by_weight}.values()


def _is_little(found: Review, decision: Decision) -> bool:
    """Return whether a decision is told of first or not at all: a winner's slip or small gain, a fair choice."""
    if decision.mark is None:
        return found.place != 1 or decision.stake < MISTAKE
    return found.place == 1 and decision.lapse is Mark.SLIP


def _the_same(moment: Moment, moments: tuple[Moment, ...]) -> Moment | None:
    """Return which told moment praises what another one does, or names the card that it blames; None for none.

    What it praises are cards kept shut, somebody broken, a card not played.
    """
    said = {*_praised_for(moment), *_blamed_for(moment)}
    return next((each for each in moments if not said.isdisjoint((*_praised_for(each), *_blamed_for(each)))), None)


def in_short(found: Review, moment: Moment) -> Moment:
    """Return a mistake with the turn instead of its reason at which that is told, if it is: `told_at`.

    Where that is the same card lost by another move, with the card; where all is the same that sets the two moves side
    by side, what else is told of this one stays.
    """
    same = told_at(found, moment)
    if same is None:
        return moment
    said = {*_reasons(same)}
    lost = (each[1] for each in _reasons(moment) if isinstance(each, tuple) and each in said)
    card, told = next(lost, None), {*same.why, *same.rather}
    kept = (moment.why, moment.rather) if card is None else ((), ())
    why, rest = (tuple(each for each in both if each not in told) for both in kept)
    back = phrase(SAME, number=found.turn_at(same.decision.ply), card=card or "none")
    return replace(moment, why=why, rather=(back, *rest))


def told_at(found: Review, moment: Moment) -> Moment | None:
    """Return the mistake at which the reason of another one is told in full; None for its own.

    It is read earlier. A larger mistake, where another move was better, has its own.
    So has one that only another move stands beside: what that one does is the same, but not what this one did.
    """
    said, own = {*_reasons(moment)}, moment.decision
    before = [each for each in takewhile(lambda each: each != moment, found.read) if each.mark is not Mark.GOOD]
    alike = (each for each in before if not said.isdisjoint(_reasons(each)) and told_at(found, each) is None)
    return next((each for each in alike if each.decision.better == own.better or each.decision.cost >= own.cost), None)


def _reasons(moment: Moment) -> Iterator[object]:
    """Yield what is the same reason where it is told of two mistakes: an own card lost, two moves side by side."""
    yield from (each for each in _blamed_for(moment) if isinstance(each, tuple))
    if moment.mark is not Mark.GOOD and not moment.events:
        yield from (each for each in moment.rather if each.key == KEY)


def _blamed_for(moment: Moment) -> Iterator[object]:
    """Yield which own card a mistake lost, and what a better one would have done: of each it is told once."""
    if any(each.key == KILLED for each in moment.events):
        yield from (("lost", str(card)) for card in dict[str, Any](moment.events[0].args)["cards"])
    if moment.mark is Mark.GOOD or moment.events:
        return
    for each in (*moment.why, *moment.rather):
        yield from _blames(each)


def _blames(told: Phrase) -> Iterator[object]:
    """Yield which own card a sentence about a mistake says was lost, or what it says a better move would have done."""
    if told.key == KEY:
        yield dict(told.args)["better"]
    elif told.key.rpartition("-")[2] in _LOST:
        yield "lost", str(dict(told.args)["card"])


def _praised_for(moment: Moment) -> Iterator[object]:
    """Yield what a move that is praised kept shut, whom it broke in the end, or what the other one would have done."""
    for each in (*moment.why, *moment.rather) if moment.mark is Mark.GOOD else ():
        values = dict(each.args)
        told = values["better"] if each.key == KEY else each
        if isinstance(told, Phrase) and told.key in _KEEPS:
            yield told.key, dict(told.args)["cards"]
        elif each.key == KEY:
            yield values["worse"]
    if moment.mark is Mark.GOOD and not moment.events and not isinstance(moment.decision.rival, Pass):
        yield moment.decision.rival


def _moment(found: Review, decision: Decision, tries: int, events: tuple[Phrase, ...]) -> Moment:
    """Return a decision of a game of Sevens as a moment to tell of, with its reasons: what turned the game is one."""
    mark = decision.mark or Mark.GOOD
    if events and mark is Mark.GOOD:
        return Moment(decision, mark, events=events)
    position, line = found.before(decision), _line(found, decision)
    happened = befell(position, line, found.player)
    pair = _pair(found, decision, decision.rival, tries)
    if mark is Mark.GOOD:
        return Moment(decision, mark, *pair.praise(happened))
    why, rather = pair.blame(happened)
    if not (why or rather):
        why, rather = _by_the_board(position, decision)
    if all(each.key.endswith(Kind.BEHIND.value) for each in (*why, *rather)):
        rather = (*rather, *pair.later(line))
    return Moment(decision, mark, why, rather, events)


def _pair(found: Review, decision: Decision, other: Move, tries: int) -> _Pair:
    """Return the move of a decision beside another one, with what the reviewed game tells of them."""
    position = found.before(decision)
    return _Pair(
        position,
        decision.played,
        other,
        tries,
        went=_gone(found, decision),
        laid=_gone(found, decision, mine=True),
        turn=found.next_turn(decision.ply),
        shut=shut_in(position, decision.played, _line(found, decision), found.player),
        came_down_to=_came_down_to(found),
        wins=tuple(each.move for each in decision.options if each.win >= MOSTLY),
        ahead=found.came_ahead,
        does_well=tuple(each.move for each in decision.options if each.shown <= _middle(found)),
    )


def _came_down_to(found: Review) -> Card | None:
    """Return the card whose death a lost game of Killer is told by, in the headline and on the last page."""
    game = found.game
    if found.place in {None, 1} or not game.start.rules.killer:
        return None
    death = killed(game.start, game.history, found.player)
    return death.card if death else None


def _by_the_board(position: Position, decision: Decision) -> Told:
    """Return what the board alone says of a mistake: whose cards a row came nearer to, or what the better one does."""
    if isinstance(decision.better, Pass) and not position.rules.killer:
        return _nearer(position, decision.played), ()
    told = (each.why for each in advice(position.view(position.turn or 0), decision.better))
    return (), tuple(_whose(position, decision.better, each) for each in told if each.key not in _NOT_OF_CARDS)[:1]


def _whose(position: Position, move: Move, told: Phrase) -> Phrase:
    """Return which cards a move kills, or leaves one open side, with whose they are: all hands lie open."""
    if told.key not in ("brings-kills", "brings-presses"):
        return told
    cards = dict[str, Any](told.args)["cards"]
    holders = [player for player, hand in enumerate(position.hands) if not {*hand}.isdisjoint(cards)]
    if told.key == "brings-kills":
        return phrase(told.key, **dict[str, Any](told.args) | whose(holders))
    values: dict[str, Any] = {"move": written(move), "count": len(holders), "player": Who((*holders, 0)[0])}
    return phrase("review-presses", cards=cards, **values)


def _nearer(position: Position, move: Move) -> tuple[Phrase, ...]:
    """Return to which cards of whom a move brought a row nearer: more of them than of the own; nothing for nobody's."""
    behind = behind_laid(position, move) & ~position.view(position.turn or 0).open
    held = [hand & behind for hand in position.held]
    most = max(range(len(held)), key=lambda player: held[player].bit_count())
    if held[most].bit_count() <= held[position.turn or 0].bit_count():
        return ()
    return (phrase("review-nearer", player=Who(most), cards=cards_in(held[most])),)


def _gone(found: Review, decision: Decision, *, mine: bool = False) -> int:
    """Return the cards that were played in the reviewed game from a decision on, as a set."""
    later = (entry for entry in found.game.history[decision.ply :] if (entry.player == found.player) is mine)
    return sum(entry.move.card.bit for entry in later if isinstance(entry.move, Play | LayJoker) and entry.move.card)


def compared(position: Position, worse: Move, better: Move, *, made: bool, tries: int = TRIES) -> Told:
    """Return what comes of the worse of two moves, `made` or not, and what the better spares: no game tells of it."""
    return _Pair(position, worse, better, tries, made=made).blame({})


def told_again(found: Review, moment: Moment, move: Move, *, is_as_good: bool) -> Phrase | None:
    """Return the sentence that sets a move of a second try beside the better one; the moment's own for its two moves.

    One that is as good as the better move stands beside the one that was played. Where nothing sets the better move
    beside another, it is the first thing that is told of it.
    """
    decision = moment.decision
    if move in (decision.played, decision.rival):
        of_both = [each for each in moment.rather if each.key == KEY]
        of_better = [each for each in moment.rather[:1] if move == decision.better]
        return next(iter((*of_both, *of_better)), None)
    position = found.before(decision)
    if is_as_good:
        return comparison(position, decision.played, move, decision.played, _gone(found, decision))
    return comparison(position, move, decision.played if moment.mark is Mark.GOOD else decision.better, move)


@dataclass(frozen=True, slots=True)
class _Often:
    """Something that befalls the player oftener after one move than after the other."""

    fact: Fact
    worse: int
    """In how many games."""
    better: int
    tries: int
    passes: int = 1
    """Of a forced pass: how many of them come as often."""

    @property
    def is_mostly(self) -> bool:
        """Whether it is the rule after one move, and not after the other."""
        return self.worse - self.better >= MOSTLY * self.tries

    @property
    def is_clear(self) -> bool:
        """Whether it comes so much oftener after one move that the other one spares it."""
        return self.worse - self.better >= CLEARLY * self.tries

    @property
    def is_of_cards(self) -> bool:
        """Whether it happens to a card, a pass or ★, rather than to the ranking."""
        return self.fact.kind is not Kind.BEHIND

    def spared(self, move: Move, played: Move) -> Phrase:
        """Say that the better move spares what often befalls, and, for the numbers, how often the one `played` does."""
        fact = self.fact
        if fact.kind in _OF_CARD and isinstance(move, Play) and move.card == fact.card:
            return phrase(f"review-itself-{fact.kind.value}", card=move.card)
        if fact.kind is Kind.USED:
            return phrase("review-spares-used", move=written(move), **values_of(fact))
        often = often_in(self.tries - self.better, self.tries - self.worse, self.tries)
        values = {"move": written(move), "other": written(played), "passes": self.passes, **values_of(fact), **often}
        return phrase(f"review-spares-{fact.kind.value}", **values)

    def brings(self, move: Move, better: Move) -> Phrase:
        """Say that the worse move mostly brings what befalls, and, for the numbers, how often the better one does."""
        often = often_in(self.worse, self.better, self.tries)
        sides = {"move": written(move), "other": written(better), "passes": self.passes}
        values = {**sides, **values_of(self.fact), **often}
        return phrase(f"review-brings-{self.fact.kind.value}", **values)

    def came(self, moves: int, at: str, helped: tuple[Card, ...], ahead: tuple[int, ...]) -> Phrase:
        """Say that what befalls came this many moves later.

        With it, where another used the way, the cards of that hand that it `helped`, and whether that one is `ahead`.
        """
        values: dict[str, Any] = {"moves": moves, "when": at, "cards": helped, **values_of(self.fact)}
        values["ahead"] = "yes" if self.fact.other in ahead else "no"
        return phrase(f"review-came-{self.fact.kind.value}", **values)


@dataclass(frozen=True, slots=True)
class _Pair:
    """Two moves in one position: the one that was made, and another."""

    position: Position
    played: Move
    other: Move
    tries: int
    made: bool = True
    went: int = ALL
    """The cards that the others played later: all of them where no game tells."""
    laid: int = 0
    """And those that the player played."""
    turn: int = 0
    """After how many moves the player had the next turn in the game."""
    shut: tuple[Shut, ...] = ()
    """The player's cards that died in the game and had lost a side by the move played."""
    came_down_to: Card | None = None
    """The player's card whose death a lost game is told by."""
    wins: tuple[Move, ...] = ()
    """After which moves the averages that are shown beside a reason say that a win is likelier than not."""
    ahead: tuple[int, ...] = ()
    """Who came in ahead of the player in the game."""
    does_well: tuple[Move, ...] = ()
    """After which they say that the player comes in the better half."""

    def blame(self, happened: dict[Fact, int]) -> Told:
        """Return what came of the move played, and what the better one does for the own hand and spares."""
        why, rather = self._blamed(happened)
        if any(each.key == _SPENT for each in why):
            rather = tuple(each for each in rather if each.key != _SAVED)
        return why, self._beside(rather, self.played, self.other)

    def praise(self, happened: dict[Fact, int]) -> Told:
        """Return what the move played brought, and what the next best would have."""
        why, rather = self._praised(happened)
        told = self._beside(rather, self.other, self.played)
        return why if told == rather else tuple(each for each in why if each.key not in INSTEAD_OF), told

    def hidden(self, line: Sequence[Step]) -> Iterator[Phrase]:
        """Yield why the other move was better as the cards lay: the gravest that it spares of what came in the game.

        What it mostly spares comes before what the board tells of the two moves, and that before what comes of it else.
        """
        cards = [each for each in self._came_oftener(line) if each.is_of_cards]
        mostly = (each for each in cards if each.is_mostly and each.fact.kind is not Kind.USED)
        yield from (each.spared(self.other, self.played) for each in mostly)
        brought = brought_at_once(self.position, self.other, self.played, went=self.went)
        yield from self._beside(brought, self.played, self.other)
        yield from (each.spared(self.other, self.played) for each in cards)
        yield from self.later(line)

    def in_places(self, line: Sequence[Step]) -> tuple[Phrase, ...]:
        """Return whom the player comes in ahead of after the other move, and that no card tells why."""
        behind = [each for each in self._came_oftener(line) if not each.is_of_cards]
        return (behind[0].spared(self.other, self.played), phrase(NO_ONE_CARD)) if behind else (phrase(NO_CARD),)

    def _came_oftener(self, line: Sequence[Step]) -> list[_Often]:
        """Return what came in the game, and comes clearly less often after the other move."""
        happened = befell(self.position, line, self.position.turn or 0)
        often = self._often(self.played, self.other)
        return [each for each in often if each.fact in happened and not self._came_otherwise(each.fact)]

    def later(self, line: Sequence[Step]) -> tuple[Phrase, ...]:
        """Return what comes of the other move where it spares the own hand nothing and the board tells nothing."""
        sides = {"move": written(self.other), "other": written(self.played)}
        return afterwards(self.position, self.played, self.other, line, sides, self.tries)

    def _beside(self, rather: tuple[Phrase, ...], worse: Move, better: Move) -> tuple[Phrase, ...]:
        """Return what is told of the other move with the sentence that sets both side by side, if there is one."""
        told = comparison(self.position, worse, better, self.played if self.made else None, self.went)
        if told is None:
            return tuple(self._shut(each, better) for each in rather)
        if any(each.key in _OF_ONE_CARD for each in rather):
            return rather
        return (told, *(each for each in rather if each.key not in INSTEAD_OF))

    def _shut(self, told: Phrase, better: Move) -> Phrase:
        """Return that a place stays shut after the better move with what that one opens instead; all else as it is."""
        if told.key != "review-spares-used" or (theirs := opened_for_others(self.position, better)) is None:
            return told
        return phrase("review-spares-used-but", **{**dict(told.args), "theirs": theirs})

    def _blamed(self, happened: dict[Fact, int]) -> Told:
        """Return what came of the move played, and what the better one spares."""
        often = [
            each
            for each in self._often(self.played, self.other)
            if not self._came_otherwise(each.fact)
            and (each.fact in happened or not self._is_belied(each.fact, self.played))
        ]
        given = self._given(self.played, self.other, made=self.made, went=self.went)
        at_once = given, brought_at_once(self.position, self.other, self.played, went=self.went)
        if gets_rid(self.position, self.other):
            return (), at_once[1]
        mostly = [each for each in often if each.is_mostly and each.is_of_cards]
        mostly = [each for each in mostly if not (any(at_once) and self._is_out_of_sight(each.fact, happened))]
        came = [each for each in mostly if self._is_seen(each.fact, happened)]
        if came := self._nearest_first(came, happened):
            return self._came(came[0], happened, given), self._spared(came[0])
        if mostly and self.position.rules.killer:
            return self._brings(mostly[0], self.played, self.other), (mostly[0].spared(self.other, self.played),)
        if any(at_once) or not often:
            return at_once
        if often[0].is_mostly and self._is_seen(often[0].fact, happened):
            return self._came(often[0], happened, ()), (often[0].spared(self.other, self.played),)
        return self._brings(often[0], self.played, self.other), ()

    def _given(self, worse: Move, better: Move, *, made: bool, went: int) -> tuple[Phrase, ...]:
        """Return what the worse move gives away at once: of own cards it kills those that die oftener by it alone."""
        told = given_at_once(self.position, worse, made=made, went=went)
        return tuple(filter(None, (self._avoidable(each, worse, better) for each in told)))

    def _avoidable(self, told: Phrase, worse: Move, better: Move) -> Phrase | None:
        """Return that a move kills own cards with those alone that die oftener by it; all else as it is."""
        if told.key != "review-at-once-kills":
            return told
        oftener = {each.fact.card for each in self._often(worse, better, least=0) if each.worse > each.better}
        cards = tuple(each for each in dict[str, Any](told.args)["cards"] if each in oftener)
        return phrase(told.key, **{**dict(told.args), "cards": cards}) if cards else None

    def _came(self, each: _Often, happened: dict[Fact, int], given: tuple[Phrase, ...]) -> tuple[Phrase, ...]:
        """Return that something came of the move played; instead of an end far off, what was given away at once."""
        moves = happened[each.fact]
        at = when(moves, self.turn)
        if shut := self._shut_of(each.fact):
            return (shut.told(at, self.position.turn or 0),)
        told = each.came(moves, at, self._helped(each.fact), self.ahead)
        return given[:1] or (told,) if self._is_far(moves) and each.fact.kind is Kind.BROKE else (told,)

    def _spared(self, each: _Often) -> tuple[Phrase, ...]:
        """Return what the better move spares; where the games do not tell it clearly, which sides it leaves open."""
        itself = isinstance(self.other, Play) and self.other.card == each.fact.card
        if itself or each.fact.card is None or each.is_clear:
            return (each.spared(self.other, self.played),)
        return leaves_open(self.position, self.other, each.fact.card)

    def _nearest_first(self, came: list[_Often], happened: dict[Fact, int]) -> list[_Often]:
        """Return what came of the move played, with the deaths of own cards by how near they were to it.

        What the move kills itself comes first, and the card by whose death a lost game is told, where that is seen;
        then a round before the next one; last what would have killed the card played, where the better move is another.
        In the same round a card that lost a side by the move comes first, or that is the better one; then the sooner
        death, and the nearer card. What is worse than a death stays before them.
        """
        if not self.position.rules.killer or (came and came[0].fact.kind in _WORSE):
            return came
        deaths = [each for each in came if each.fact.kind is Kind.DIED]
        known = {each.fact for each in deaths}
        aside = [each for each in self._often(self.played, self.other, least=0) if self._is_aside(each, happened)]
        deaths += [each for each in aside if each.fact not in known]
        rest = [each for each in came if each.fact.kind is not Kind.DIED]
        return [*sorted(deaths, key=lambda each: self._nearness(each.fact, happened)), *rest]

    def _nearness(self, fact: Fact, happened: dict[Fact, int]) -> tuple[int, bool, int, int]:
        """Return how near the death of an own card was to the move played, in time and on the board."""
        assert fact.card is not None  # noqa: S101, it is a card that dies
        moves, away = happened[fact], how_far(self.position, self.played, fact.card)
        if self.other != Play(fact.card) and moves == 0 and is_mutual(self.position, self.played, fact.card):
            return len(happened), True, moves, away
        is_seen = self._shut_of(fact) is not None or self.other == Play(fact.card)
        if moves == 0 or (is_seen and fact.card == self.came_down_to):
            return -1, False, moves, away
        return (moves - 1) // len(self.position.players), not is_seen, moves, away

    def _shut_of(self, fact: Fact) -> Shut | None:
        """Return how an own card died that had lost a side by the move played; None for any other fact."""
        of_card = (each for each in self.shut if fact.kind is Kind.DIED and each.card == fact.card)
        return next(of_card, None)

    def _is_aside(self, each: _Often, happened: dict[Fact, int]) -> bool:
        """Return whether a death is told of the move played though the games alone do not say so clearly.

        The game came down to it, and the better move lays that card; or the move played left the card one side that
        another soon took, and the better one takes none. Then, by the games, the card dies oftener after the move
        played: else it would have died all the same.
        """
        card = each.fact.card
        if card is None or each.fact.kind is not Kind.DIED or each.fact not in happened:
            return False
        if card == self.came_down_to and self.other == Play(card):
            return True
        shut = self._shut_of(each.fact)
        if shut is None or shut.left > 1 or shut.player == self.position.turn or self._is_far(shut.moves):
            return False
        return each.worse > each.better and bool(leaves_open(self.position, self.other, shut.card))

    def _is_out_of_sight(self, fact: Fact, happened: dict[Fact, int]) -> bool:
        """Return whether an own card died late and far from the move played, and the better one is not that card."""
        if fact.kind is not Kind.DIED or fact.card is None or not self._is_far(happened.get(fact, 0)):
            return False
        return self.other != Play(fact.card) and self._shut_of(fact) is None

    def _helped(self, fact: Fact) -> tuple[Card, ...]:
        """Return which cards of who used a way waited behind the one that was played there, and were played later."""
        if fact.kind is not Kind.USED or fact.card is None or fact.other is None or not goes_by_rows(self.position):
            return ()
        went = self.position.held[fact.other] & self.went
        return tuple(sorted(each for each in beyond(fact.card) if each.bit & went))

    def _is_far(self, moves: int) -> bool:
        """Return whether something lies so far off: then a reader does not see what led to it."""
        return moves > _SOON * len(self.position.players)

    def _is_seen(self, fact: Fact, happened: dict[Fact, int]) -> bool:
        """Return whether something came in the game, and not, a forced pass, too late for anybody to see why."""
        return fact in happened and not (fact.kind is Kind.FORCED and self._is_far(happened[fact]))

    def _praised(self, happened: dict[Fact, int]) -> Told:
        """Return what the move played brought, and what befalls after the next best."""
        often = [
            each
            for each in self._often(self.other, self.played)
            if each.fact not in happened and each.is_of_cards and not self._is_belied(each.fact, self.other)
        ]
        at_once = brought_at_once(self.position, self.played, self.other, made=True)
        given = self._given(self.other, self.played, made=False, went=ALL)
        if often and (often[0].is_mostly or not (at_once or given)):
            return at_once, self._brings(often[0], self.other, self.played) or given
        return at_once, given

    def _brings(self, often: _Often, worse: Move, better: Move) -> tuple[Phrase, ...]:
        """Return what the worse move mostly brings; that the player goes broke, only with the card that stays shut."""
        told = often.brings(worse, better)
        if often.fact.kind is not Kind.BROKE:
            return (told,)
        if (shut := waited_for(self.position, worse, self.tries)) is None:
            return ()
        return (phrase(told.key, **{**dict(told.args), "card": shut[0], "player": Who(shut[1])}),)

    def _often(self, worse: Move, better: Move, least: float = CLEARLY) -> list[_Often]:
        """Return what befalls oftener after the worse move: the gravest first, of equals what comes first.

        It is oftener by this part of the games at least.
        """
        bad, good = tried(self.position, worse, self.tries), tried(self.position, better, self.tries)
        first = {fact: number for each in reversed(bad) for fact, number in each.items()}
        counts = [
            _Often(fact, sum(fact in each for each in bad), sum(fact in each for each in good), self.tries)
            for fact in first
            if not self._means_nothing(fact, better)
        ]
        found = [_with_passes(each, counts) for each in counts if each.worse - each.better >= least * self.tries]
        return sorted(found, key=lambda each: (not each.is_mostly, _KINDS.index(each.fact.kind), first[each.fact]))

    def _came_otherwise(self, fact: Fact) -> bool:
        """Return whether the player has laid in the end what mostly dies, is shut in or taken: then it is no reason."""
        return fact.kind in _OF_CARD and fact.card is not None and bool(fact.card.bit & self.laid)

    def _is_belied(self, fact: Fact, worse: Move) -> bool:
        """Return whether the averages shown beside it say of a move that it mostly goes well: nobody believes both."""
        if fact.kind is Kind.BEHIND:
            return worse in self.wins
        return fact.kind in _LAST and worse in (*self.wins, *self.does_well)

    def _means_nothing(self, fact: Fact, better: Move) -> bool:
        """Return whether the better move does the same itself: it opens that way too, or is the pass that is spared."""
        if fact.kind is Kind.USED:
            return fact.card in self.position.after(better)[0].open_places
        return fact.kind is Kind.FORCED and isinstance(better, Pass)


def _with_passes(often: _Often, counts: Sequence[_Often]) -> _Often:
    """Return what befalls oftener, of a forced pass with how many of them come as often after the one move alone."""
    if often.fact.kind is not Kind.FORCED:
        return often
    passes = [each for each in counts if each.fact.kind is Kind.FORCED]
    return replace(often, passes=sum(each.worse >= often.worse and each.better <= often.better for each in passes))


_KINDS: Final = tuple(Kind)
_WORSE: Final = _KINDS[: _KINDS.index(Kind.DIED)]
"""What is worse for a player than that a card dies."""
_OF_CARD: Final = {Kind.DIED, Kind.CLOSED, Kind.TOOK_JOKER}
"""What cannot befall a card that is down."""


_LAST: Final = {Kind.BROKE, Kind.KEPT_JOKER}
"""What puts a player behind all who are still in."""


def _middle(found: Review) -> float:
    """Return the place in the middle of a table."""
    return (len(found.game.names) + 1) / 2


def values_of(fact: Fact) -> dict[str, Phrase | str | Who]:
    """Return what a sentence about what befell needs."""
    found: dict[str, Phrase | str | Who] = {}
    if fact.card is not None:
        found["card"] = str(fact.card)
    if fact.other is not None:
        found["player"] = Who(fact.other)
    return found


def written(move: Move) -> Phrase | str:
    """Return a move as a sentence of the review has it."""
    return consequences.written(move) if isinstance(move, Play | LayJoker) else phrase("review-pass")


def did(move: Move) -> Phrase:
    """Return that the player made a move, as the review has it."""
    if isinstance(move, Pass):
        return phrase("review-did-pass")
    return phrase("review-did-play" if isinstance(move, Play) else "review-did-joker", move=consequences.written(move))
