"""A hint in two steps: first a nudge by name, then the best move and why. From what the reader sees, never more."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevens_teach.cards import ALL, cards_in
from sevens_teach.compiling.plain import ready
from sevens_teach.say.messages import Who, message, phrase, say, several
from sevens_teach.say.replies import reply
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.moves import PASS, LayJoker, Pass, Play, cards_of, places_of
from sevens_teach.sevens.review.model import LOSS, MISTAKE
from sevens_teach.sevens.review.slip import still_wins
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.stakes import bare, could_be_theirs, fewest, lets_in, meanwhile, nearly_done, stakes
from sevens_teach.sevens.show.story import is_small, is_told_at_once, slip_so_far, told_lost
from sevens_teach.sevens.why.advice import advice, answers
from sevens_teach.sevens.why.consequences import (
    consequences,
    joker_elsewhere,
    opened_by,
    row_beyond,
    written,
)
from sevens_teach.sevens.why.danger import endangered
from sevens_teach.sevens.why.others import others_in
from sevens_teach.sevens.why.sure import sure_first

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.wire import Reply

_WORLDS: Final = 300
_WORLDS_PLAIN: Final = 128
_WORLDS_KILLER: Final = 32
"""In this many worlds a hint tries each move: fewer where nothing is compiled yet, so that it comes at once."""
_KNOWN: Final = 256
"""The last hints are remembered, this many: a review tells of them as they were given."""
_UNWEIGHED: Final = frozenset({"advice-tried", "advice-alike", "advice-pass"})
"""What advice says where it does not know how the moves compare."""
_ASKED: Final = {
    "brings-kills": "hint-nudge-kills",
    "brings-presses": "hint-nudge-presses",
    "brings-opens-nothing": "hint-nudge-nothing",
    "advice-spares": "hint-nudge-spares",
    "advice-behind": "hint-nudge-behind",
    "advice-places": "hint-nudge-places",
    "advice-sides": "hint-nudge-sides",
}
"""What is asked of all cards that fit, by the reason that one of them is the best."""
_ONCE_MORE: Final = {
    "hint-nudge-hold": "hint-nudge-hold-again",
    "hint-nudge-own": "hint-nudge-own-again",
    "hint-nudge-way": "hint-nudge-way-again",
    "hint-nudge-passes": "hint-nudge-wait",
    "hint-nudge-spare": "hint-nudge-wait",
    "hint-nudge-only-own": "hint-nudge-only-own-again",
}
"""What is asked on the next turn, where the question would be the same word for word."""
_ASKED_OF_ONE: Final = {"brings-opens-own": "hint-nudge-own", "brings-leads": "hint-nudge-way"}
"""What is asked of one own card that waits: of the same card once in a game where something else can be asked."""
_OF_OWN: Final = (
    *("brings-out", "brings-saves", "brings-saves-group", "advice-waits"),
    *("brings-opens-own", "brings-leads", "advice-spares", "advice-rids-joker"),
)
"""What speaks for a move by the own cards, the weightiest first."""
_OF_OTHERS: Final = frozenset(
    {
        *("brings-kills", "brings-presses", "brings-keeps", "brings-opens-nothing", "brings-costs-nothing"),
        *("advice-can-wait", "advice-behind", "advice-places", "advice-sides"),
    }
)
"""What speaks for a move by the others' cards, or by what it does not cost."""
_SAID: Final = {
    "brings-opens-own": "hint-room",
    "brings-leads": "hint-leads",
    "brings-opens-nothing": "hint-opens-nothing",
    "brings-keeps": "hint-keeps",
    "advice-behind": "hint-behind",
    "advice-spares": "hint-spares",
}
"""How a hint says what the move that it has just named brings about; the rest as it stands."""
_BREAKS: Final = frozenset({"hint-breaks", "hint-outlasts"})
"""What is told of a move that breaks somebody, at once or for certain later."""
_CERTAIN: Final = "hint-outlasts"
"""What is told where all others go broke for certain: nothing is weighed against that."""
_EITHER: Final = "hint-nudge-either"
_OF_PASS: Final = {_EITHER, "hint-nudge-risk"}
"""The question where a pass is about as good as a card: it is not asked twice of the same cards."""
_OF_PASSES: Final = {"advice-pass", "hint-pass-brings", "hint-pass-may", "hint-passes-then"}
"""What is told of passes alone."""
_AGAIN: Final = ("no", "yes")
"""Whether a hint has said before which cards keep the most shut."""
_BRIEFLY: Final = {"hint-short": "hint-short-then", "hint-none-left": "hint-none-left-then"}
"""How an answer says what presses most where the question has just said it."""
_SETTLED: Final = _BREAKS | {"brings-out", "hint-sure", "hint-sure-still"}
"""Beside what settles a game it is not told what else is at stake."""
_ONLY_OWN: Final = {"hint-only-own", "hint-only-own-short"}
_OF_ONLY_OWN: Final = {"hint-nudge-only-own", "hint-nudge-hold", "hint-holds-all"}
"""What says itself that nothing but own cards fits."""
_OF_SHORT: Final = {"hint-short", "hint-none-left"}
"""Who has no pass left: it speaks for a move that lets nobody in."""
_TELLS_NO_PASS: Final = {"advice-only", "advice-alike", "advice-pass", "hint-room"}
"""What tells of the reader's last pass, or of a card that fits then."""
_NAMED: Final = 3
"""The most cards that a question names; of more it says the number."""
_WAYS: Final = 3
"""A question that comes often is asked in three ways; the last of them only where what lies before a card is plain."""
_IN_DANGER: Final = {"brings-saves": "hint-nudge-side", "brings-saves-group": "hint-nudge-side-group"}
"""What is asked of the best card where it is in danger in the hand."""


def hint(snapshot: Snapshot[Position]) -> Reply | None:
    """Return the next step of a hint to the reader of Sevens, who is to move; None where there is only one move.

    Where there is nothing to ask, the first step is the answer. A question leads to the move that is named then, or, of
    a pass that is no better than a card, to none. Cards that a question is about are marked, unless they
    are all that fit. In a small game that is lost already it says which move lost it: there is nothing better now.
    """
    if lost := _lost(snapshot):
        return reply("", lost, "")
    view = snapshot.position.view(snapshot.you)
    if len(view.legal_moves) < 2:
        return None
    best, ahead = _best(snapshot, view)
    is_firm = ahead or _is_certain(view, best)
    cards, nudge = _nudge(view, best, _own_turn(snapshot))
    nudge = nudge and _answerable(snapshot, view, best, nudge, is_firm=is_firm)
    marked = () if len(cards) > 1 and cards == view.legal_moves.cards else cards
    if snapshot.hints == 0 and nudge is not None:
        if _is_first_of_all(snapshot, view):
            return reply("", _in_words(snapshot, _first(view)), message("hint-again", snapshot.lang))
        if nudge.key in _ASKED_OF_ONE.values() and _was_asked(snapshot, nudge):
            marked, nudge = (), _of_all(view, _own_turn(snapshot)) or nudge
        heads = _heads(snapshot, view, nudge)
        if _is_of_few(heads) and (few := _of_few(snapshot, view, best, nudge)) != nudge:
            nudge, marked, cards = few, (), view.legal_moves.cards
        is_same = _is_same(snapshot, heads, nudge)
        nudge = _in_turn(snapshot, nudge)
        asked = _together(snapshot, (*heads, nudge))
        if not (is_same and nudge.key in _OF_PASS):
            asked = _together(snapshot, (*heads, _once_more(view, nudge, cards))) if is_same else asked
            again = "" if snapshot.asked else message("hint-again", snapshot.lang)
            return reply("", asked, again, marked)
    grounds = tuple(_grounds(view, best, ahead=ahead, turn=_own_turn(snapshot)))
    grounds = _without_passes(grounds) if snapshot.plain else grounds
    grounds = (*grounds, *_costs(view, best, ahead=ahead))
    if _was_sure(snapshot):
        grounds = tuple(_still_sure(view, each) for each in grounds)
    staked = _with_stakes(snapshot, view, best, grounds)
    told = _together(snapshot, [each.why for each in staked])
    return reply(
        grounds[0].rule,
        say(_named(best, is_firm=is_firm), snapshot.lang, snapshot.names),
        told,
        cards_of(best),
        places_of(best),
    )


def _lost(snapshot: Snapshot[Position]) -> str:
    """Return which move has lost a small game that goes on; nothing of any other."""
    start, history = snapshot.game.start, snapshot.history
    slip = slip_so_far(start, history, snapshot.you)
    teller = Teller(snapshot.lang, snapshot.names, snapshot.you)
    return "" if slip is None else told_lost(start, history, slip, teller)


def _was_sure(snapshot: Snapshot[Position]) -> bool:
    """Return whether a hint at the reader's last turn has said that the game is won for sure."""
    own = [ply for ply, entry in enumerate(snapshot.history) if entry.player == snapshot.you and entry.move is not None]
    if not own:
        return False
    before = snapshot.history[own[-1] - 1].position if own[-1] else snapshot.game.start
    return before in snapshot.hinted and before.turn == snapshot.you and bool(sure_first(before.view(snapshot.you)))


def _still_sure(view: View, each: Grounds) -> Grounds:
    """Return a reason as it is said once more: of a game that is won, how many cards come after the one named."""
    left = (view.own & ALL).bit_count() - 1
    return replace(each, why=phrase("hint-sure-still", count=left)) if each.why.key == "hint-sure" else each


def _in_words(snapshot: Snapshot[Position], told: Phrase) -> str:
    """Return a question as the reader is asked it."""
    return say(told, snapshot.lang, snapshot.names)


def _together(snapshot: Snapshot[Position], told: Sequence[Phrase]) -> str:
    """Return sentences one after another."""
    return message("ui-gap", snapshot.lang).join(_in_words(snapshot, each) for each in told)


def _is_first_of_all(snapshot: Snapshot[Position], view: View) -> bool:
    """Return whether this is the first hint in the first whole game, at a plain table: later ones ask of its cards.

    It is about all cards that fit, so it is not given where somebody is nearly done.
    """
    is_whole = snapshot.plain and not is_small(snapshot.game.start)
    return is_whole and not _own_turn(snapshot) and not fewest(view)


def _first(view: View) -> Phrase:
    """Return what a first hint of all says: what a raised card is, and which ones fit."""
    return phrase("hint-first", cards=view.legal_moves.cards)


def _answerable(snapshot: Snapshot[Position], view: View, best: Move, nudge: Phrase, *, is_firm: bool) -> Phrase | None:
    """Return a question that the best move answers: of a pass that is no better than a card it leans to neither.

    A plain table has no Pass where something else can be done: there it asks about cards, of one alone nothing.
    """
    if not snapshot.plain:
        return _either(view) if isinstance(best, Pass) and not is_firm and not _breaks(view, best) else nudge
    if nudge.key in {*_OF_PASS, "hint-nudge-only-own", "hint-nudge-hold"}:
        return _of_all(view, _own_turn(snapshot))
    return nudge if sum(not isinstance(move, Pass) for move in view.legal_moves.turn) > 1 else None


class Weighed(NamedTuple):
    """What a hint finds."""

    best: Move
    """The move that it names."""
    ahead: bool
    """Whether it was tried and came out ahead of every other."""


def _best(snapshot: Snapshot[Position], view: View) -> Weighed:
    """Return the move that a hint leads to: in a small game never one that loses it where another still wins."""
    best, ahead = weighed(view, snapshot.chance, cards_only=snapshot.plain)
    if not is_told_at_once(snapshot.game.start):
        return Weighed(best, ahead)
    winning = still_wins(snapshot.game.start, (*snapshot.history,), snapshot.you, best)
    return Weighed(winning, ahead=ahead and winning == best)


def named(snapshot: Snapshot[Position], _told: Reply) -> str:
    """Return which move a hint names to the reader of Sevens, who is to move; nothing where it only asks.

    The review holds what it says of that turn to this.
    """
    view = snapshot.position.view(snapshot.you)
    if slip_so_far(snapshot.game.start, snapshot.history, snapshot.you):
        return ""
    if len(view.legal_moves) < 2:
        return str(next(iter(view.legal_moves.turn)))
    best, _ = _best(snapshot, view)
    nudge = _nudge(view, best)[1] if snapshot.hints == 0 else None
    asks = nudge and _answerable(snapshot, view, best, nudge, is_firm=True)
    return "" if asks else str(best)


@lru_cache(maxsize=_KNOWN)
def weighed(view: View, chance: str, *, cards_only: bool = False) -> Weighed:
    """Return the best move as far as the player of `view` can know: judged as the review judges, at small cost.

    Of all moves that differ by so little as is no slip in a review the one comes first that kills no own card, then the
    one that has the best reason in cards; one that breaks somebody at once may differ by as much as is no mistake. Only
    a card that wins for sure comes before that.
    Where all others go broke for certain, nothing is tried. A pass is ahead where each card would be a mistake: in so
    few tries less than that says little. With `cards_only` no pass is named.
    """
    moves = [move for move in view.legal_moves.turn if not (cards_only and isinstance(move, Pass))]
    if held := [move for move in moves if (why := _held(view, move)) and why.why.key == _CERTAIN]:
        return Weighed(min(held, key=lambda move: _weight(view, move)), ahead=False)
    if sure := sure_first(view):
        return Weighed(min(map(Play, sure), key=lambda move: _weight(view, move)), ahead=False)
    plain = _WORLDS_KILLER if view.rules.killer else _WORLDS_PLAIN
    worlds = _WORLDS if ready("sevens_teach.compiling.compiled").IS_COMPILED else plain
    expert = ready("sevens_teach.sevens.players.expert").ExpertPlayer(worlds)
    best, leads = expert.weighed(view, Random(f"{chance} hint"))
    near = {move: lead for move, lead in (leads or {}).items() if _is_near(view, move, lead)}
    ranked = [move for move in (best, *sorted(near, key=lambda move: near[move])) if move in moves]
    ranked = ranked or [min(moves, key=lambda move: ((leads or {}).get(move, inf), _weight(view, move)))]
    named = min(ranked, key=lambda move: (bool(_own_killed(view, move)), _weight(view, move)))
    is_faint = isinstance(named, Pass) and min((leads or {}).values(), default=0) < MISTAKE
    return Weighed(named, ahead=bool(leads) and not near and not is_faint)


def _is_near(view: View, move: Move, lead: float) -> bool:
    """Return whether a move that the best one leads by so much may be named in its place."""
    if lead < LOSS:
        return _is_worth_naming(view, move)
    return lead < MISTAKE and _breaks(view, move)


def _breaks(view: View, move: Move) -> bool:
    """Return whether a move breaks somebody, at once or for certain later."""
    held = _held(view, move)
    return held is not None and held.why.key in _BREAKS


def _is_certain(view: View, best: Move) -> bool:
    """Return whether the best move needs no trying: it wins, opens nothing, or breaks all others for certain."""
    held = _held(view, best)
    return (
        bool(sure_first(view))
        or cards_in(view.own) == cards_of(best)
        or (held is not None and held.why.key == _CERTAIN)
    )


def _weight(view: View, move: Move) -> int:
    """Return how well a move's reason speaks for it, the best first: holding all others up, a card before a pass.

    Then by own cards, then by others', then none: a pass is spent for something, or not where a card does as well.
    """
    if held := _held(view, move):
        return -2 - 2 * (held.why.key in _BREAKS) + isinstance(move, Pass)
    found = _speaks(view, move)
    if found is None:
        return len(_OF_OWN) + 1 + isinstance(move, Pass)
    return _OF_OWN.index(found.why.key) if found.why.key in _OF_OWN else len(_OF_OWN)


def _speaks(view: View, move: Move) -> Grounds | None:
    """Return the first of what a move brings about, or of how it stands beside others, that speaks for it."""
    if held := _held(view, move):
        return held
    found = (*advice(view, move), *consequences(view, move))
    return next((each for each in found if each.why.key in _OF_OWN or each.why.key in _OF_OTHERS), None)


def _held(view: View, move: Move) -> Grounds | None:
    """Return what speaks for a move after which nothing but own cards fits: all others pass; it may break one (B6).

    A card that is laid is none of theirs, so that it was so before it, too. The last card is never held back.
    """
    if view.rules.killer or view.passes_left is None or (view.rules.joker != "none" and joker_elsewhere(view)):
        return None
    if isinstance(move, LayJoker) or (isinstance(move, Pass) and not view.passes_left):
        return None
    opened = opened_by(view, move.card) if isinstance(move, Play) else 0
    if (view.open | opened) & ~view.own & ALL or view.own.bit_count() == 1:
        return None
    still, others = "yes" if isinstance(move, Play) else "no", several(others_in(view))
    if _outlasts(view):
        return Grounds("B6", phrase("hint-outlasts", still=still, **others))
    short = [each for each in others_in(view) if view.passes_left_of(each) == 0]
    if not short:
        return Grounds("B6", phrase("hint-holds-all", still=still, **others))
    first = min(short, key=lambda each: (each - view.player) % len(view.counts))
    return Grounds("B6", phrase("hint-breaks", still=still, player=Who(first)))


def _outlasts(view: View) -> bool:
    """Return whether a player whose cards alone fit can wait until all others are broke (B6): by passes, and by cards.

    Such a card makes room for nobody. What falls on the board when one goes broke lies beyond the own cards, and makes
    room for nobody either.
    """
    waiting = [card for card in view.legal_moves.cards if not opened_by(view, card) & ~view.own & ALL]
    turns = (view.passes_left or 0) + min(len(waiting), view.own.bit_count() - 1)
    return all(turns > (view.passes_left_of(each) or 0) for each in others_in(view))


def _passes_then(view: View, best: Move, spoken: Grounds | None) -> Iterator[Grounds]:
    """Yield how many passes the one that the hint names leaves, where they are counted; what the first is worth."""
    if isinstance(best, Pass) and view.passes_left:
        if spoken and spoken.why.key == "brings-keeps" and (told := meanwhile(view)):
            yield told
        yield Grounds("B6", phrase("hint-passes-then", left=view.passes_left - 1))


def _is_worth_naming(view: View, move: Move) -> bool:
    """Return whether a hint may name a move that is about as good: a card, or a pass where another has fewer left.

    One where nothing but own cards fits it always may. Any other last pass, or one too many, it never does: what that
    risks is not to be seen from how deals end on average.
    """
    if not isinstance(move, Pass) or view.passes_left is None or _held(view, move):
        return True
    return view.passes_left > 1 and any((view.passes_left_of(each) or 0) < view.passes_left for each in others_in(view))


# -- a nudge ---------------------------------------------------------------------------------------


def _nudge(view: View, best: Move, turn: int = 0) -> tuple[tuple[Card, ...], Phrase | None]:
    """Return the hint's first step: a card, a player or ★ to look at, and the question that leads to the reason.

    Where nothing is left to choose, or each card wins for sure, there is no question.
    """
    if isinstance(best, Pass):
        return (), _waiting(view, turn)
    if not isinstance(best, Play):
        return (), phrase("hint-nudge-joker")
    if sure_first(view):
        return view.legal_moves.cards, None
    keeps = tuple(card for card in view.legal_moves.cards if _held(view, Play(card)))
    if best.card in keeps and keeps != view.legal_moves.cards:
        return view.legal_moves.cards, phrase("hint-nudge-hold")
    why = advice(view, best)[0]
    if _is_settled(view, best.card, why):
        return view.legal_moves.cards, None
    return _of_card(view, best.card, why, turn)


def _is_settled(view: View, best: Card, why: Grounds) -> bool:
    """Return whether there is no choice to ask about: the last card, or no pass and no card better than another."""
    key, moves = why.why.key, view.legal_moves
    alike = len(moves.cards) == 1 or (key == "brings-opens-nothing" and answers(view, best, why) == moves.cards)
    is_bound = not moves.jokers and (view.passes_left == 0 or not moves.can_pass)
    return key == "brings-out" or (is_bound and alike)


def _of_card(view: View, best: Card, why: Grounds, turn: int) -> tuple[tuple[Card, ...], Phrase]:
    """Return what to look at, and the question, where a card is the best move for a reason."""
    key, cards = why.why.key, view.legal_moves.cards
    ways = _WAYS if view.rules.tunnel == "off" and not view.rules.killer else _WAYS - 1
    if key in _IN_DANGER:
        return (best,), phrase(_IN_DANGER[key], card=best)
    if len(cards) == 1 and view.legal_moves.can_pass and not view.legal_moves.jokers:
        return cards, _either(view)
    right = answers(view, best, why)
    if len(cards) > 1 and right != (best,):
        several = _of_several(view, key, right)
        if several == "hint-nudge-around" and (at_risk := endangered(view.rules, view.down, view.own)):
            return _of_danger(view, best, at_risk)
        return cards, _of_any(view, best, several, turn)
    if key in _ASKED_OF_ONE:
        card = why.cards[0] if key == "brings-opens-own" else _furthest(why.cards, best)
        return (card,), phrase(_ASKED_OF_ONE[key], card=card, way=turn % ways)
    asked = _ASKED.get(key, "hint-nudge-any") if len(cards) > 1 else "hint-nudge-one"
    return cards, _of_any(view, best, asked, turn)


def _of_any(view: View, best: Card, key: str, turn: int) -> Phrase:
    """Return a question about all cards that fit: of many it points at what keeps most shut, if not the best."""
    cards, most = view.legal_moves.cards, _most_behind(view)
    if key == "hint-nudge-any" and most and best not in most:
        return phrase("hint-nudge-most", cards=cards, most=most, again="no")
    return phrase(key, cards=cards, way=turn % 2)


def _of_danger(view: View, best: Card, at_risk: int) -> tuple[tuple[Card, ...], Phrase]:
    """Return what to look at, and the question, where several own cards are in danger: the best one, if it is (K3)."""
    if not best.bit & at_risk:
        return cards_in(at_risk), phrase("hint-nudge-danger", cards=cards_in(at_risk))
    return (best,), phrase("hint-nudge-side-group" if view.rules.death == "group" else "hint-nudge-side", card=best)


def _was_asked(snapshot: Snapshot[Position], nudge: Phrase) -> bool:
    """Return whether a question was asked in this game, in any of its wordings."""
    ways = (phrase(nudge.key, **dict[str, Any](nudge.args) | {"way": way}) for way in range(_WAYS))
    return any(asked.endswith(_in_words(snapshot, each)) for each in ways for asked in snapshot.asked)


def _of_all(view: View, turn: int) -> Phrase | None:
    """Return what can be asked of all cards that fit, whichever is the best; None for one card alone."""
    cards = view.legal_moves.cards
    key = "hint-nudge-around" if view.rules.killer else "hint-nudge-any"
    return phrase(key, cards=cards, way=turn % 2) if len(cards) > 1 else None


def _of_several(view: View, key: str, right: tuple[Card, ...]) -> str:
    """Return what is asked where the reason holds of more cards than one: never which of them it is."""
    if key == "brings-opens-nothing" and right == view.legal_moves.cards:
        return "hint-nudge-none-opens"
    if key == "advice-spares":
        return "hint-nudge-safe"
    return "hint-nudge-around" if view.rules.killer else "hint-nudge-any"


def _once_more(view: View, nudge: Phrase, cards: tuple[Card, ...]) -> Phrase:
    """Return the question in other words, shorter, where the last hint asked the very same."""
    if nudge.key in _ONCE_MORE:
        return phrase(_ONCE_MORE[nudge.key], **{**dict[str, Any](nudge.args), "cards": cards or view.legal_moves.cards})
    return phrase("hint-nudge-same", cards=cards) if cards else nudge


def _furthest(cards: tuple[Card, ...], best: Card) -> Card:
    """Return the card that lies furthest from the best one."""
    return max(cards, key=lambda card: abs(card.rank - best.rank))


def _waiting(view: View, turn: int) -> Phrase:
    """Return the hint's question whether to pass: what the others must do, and which own cards keep the way shut.

    With it come the passes of who has fewest, or one's own while nobody is short. In Killer Sevens the question is what
    becomes of one's other cards. Where no card keeps anything shut, it names the cards that fit alone.
    """
    cards = view.legal_moves.cards
    if _held(view, PASS):
        return phrase("hint-nudge-only-own", **several(others_in(view)))
    if view.rules.killer:
        return phrase("hint-nudge-harm", cards=cards)
    kept = next((each.cards for each in consequences(view, PASS) if each.why.key == "brings-keeps"), ())
    if not kept or not view.passes_left:
        return phrase("hint-nudge-keep" if kept else "hint-nudge-wait", cards=kept or cards)
    shortest = max(others_in(view), key=lambda player: (view.passes[player], -player))
    if view.passes[shortest] == 0:
        return phrase("hint-nudge-spare", left=view.passes_left, cards=kept)
    left = view.passes_left_of(shortest) or 0
    alone = "yes" if len(others_in(view)) == 1 else "no"
    return phrase("hint-nudge-passes", player=Who(shortest), left=left, cards=kept, alone=alone, way=turn % 2)


def _either(view: View) -> Phrase:
    """Return the question where a pass comes out no better than a card: it leans to neither."""
    if view.rules.killer:
        return _waiting(view, 0)
    cards = view.legal_moves.cards
    after = 0
    for card in cards:
        after |= opened_by(view, card) & ALL
    last = "yes" if view.passes_left == 1 else "no"
    own, theirs = cards_in(after & view.own), cards_in(after & ~view.own)
    return phrase(_EITHER, cards=cards, own=own, after=theirs, last=last, most=_most_behind(view), again="no", way=0)


def _most_behind(view: View) -> tuple[Card, ...]:
    """Return of many cards that fit those behind which most cards of others wait; none of few, or if they are alike."""
    cards = view.legal_moves.cards
    behind = {card: (row_beyond(view, card) & ~view.own).bit_count() for card in cards}
    most = tuple(card for card in cards if behind[card] == max(behind.values()))
    return most if len(cards) > _NAMED and most != cards and not view.rules.killer else ()


# -- what is at stake ------------------------------------------------------------------------------


def _heads(snapshot: Snapshot[Position], view: View, nudge: Phrase) -> tuple[Phrase, ...]:
    """Return what a question says first: what presses most, and that the reader has no pass left; of passes once."""
    found = [each.why for each in stakes(view, plain=snapshot.plain)]
    if nudge.key in _OF_ONLY_OWN:
        found = [each for each in found if each.key not in _ONLY_OWN]
    if nudge.key == "hint-nudge-passes":
        found = [each for each in found if each.key != "hint-short"]
    if view.passes_left == 0 and not snapshot.plain and "hint-none-left" not in {each.key for each in found}:
        found = [*found[:1], phrase("hint-bare")]
    is_new = (_is_of_few([each]) or not _was_said(snapshot, each) for each in found)
    return tuple(each for each, new in zip(found, is_new, strict=True) if new)[:2]


def _was_said(snapshot: Snapshot[Position], told: Phrase) -> bool:
    """Return whether a hint of this game has said something in a question."""
    return any(_in_words(snapshot, told) in asked for asked in snapshot.asked)


def _in_turn(snapshot: Snapshot[Position], nudge: Phrase) -> Phrase:
    """Return a question in the wording whose turn it is: in fewer words of what a hint of this game has said."""
    values = dict[str, Any](nudge.args)
    if nudge.key == _EITHER:
        values["way"] = len(snapshot.asked) % 2
    if most := values.get("most"):
        told = (phrase("hint-keeps-most", most=most, again=again) for again in _AGAIN)
        values["again"] = "yes" if any(_was_said(snapshot, each) for each in told) else "no"
    return phrase(nudge.key, **values)


def _is_same(snapshot: Snapshot[Position], heads: Sequence[Phrase], nudge: Phrase) -> bool:
    """Return whether the last hint has asked the very same, in whichever wording."""
    values = dict[str, Any](nudge.args)
    again = _AGAIN if values.get("most") else _AGAIN[:1]
    ways = range(2) if nudge.key == _EITHER else [values.get("way", 0)]
    asked = (phrase(nudge.key, **values | {"again": a, "way": way}) for a in again for way in ways)
    return any(snapshot.asked[-1:] == (_together(snapshot, (*heads, each)),) for each in asked)


def _is_of_few(heads: Sequence[Phrase]) -> bool:
    """Return whether what is said first is that somebody is nearly done."""
    return any(each.key == "hint-few" for each in heads)


def _of_few(snapshot: Snapshot[Position], view: View, best: Move, nudge: Phrase) -> Phrase:
    """Return the question where somebody is nearly done: which own cards could let that player in, if some could."""
    cards, opens = view.legal_moves.cards, lets_in(view)
    if nudge.key in _OF_ONLY_OWN or not opens or view.legal_moves.jokers:
        return nudge
    if len(opens) < len(cards) and isinstance(best, Play):
        return phrase("hint-nudge-few", cards=cards, **several(nearly_done(view)))
    if view.passes_left == 0 or not view.legal_moves.can_pass or len(opens) > _NAMED:
        return nudge
    told = phrase("hint-lets-in", **could_be_theirs(view, opens))
    return told if snapshot.plain else phrase("hint-nudge-risk", told=told, fit=len(cards), cards=cards)


def _with_stakes(snapshot: Snapshot[Position], view: View, best: Move, grounds: Sequence[Grounds]) -> Iterator[Grounds]:
    """Yield the reasons for a move, after what presses most, unless told before, and with what it means for that."""
    keys = {each.why.key for each in grounds}
    if keys & _SETTLED:
        yield from grounds
        return
    helps = isinstance(best, Play) and bool(opened_by(view, best.card) & ~view.own & ALL)
    left_out = (_OF_SHORT if helps else set()) | (_ONLY_OWN if keys & _OF_ONLY_OWN else set())
    found = [each for each in stakes(view, plain=snapshot.plain) if each.why.key not in left_out][:1]
    earlier = replace(snapshot, asked=snapshot.asked[:-1] if snapshot.hints else snapshot.asked)
    for each in found:
        if _is_of_few([each.why]) or not _was_said(earlier, each.why):
            brief = _BRIEFLY.get(each.why.key) if snapshot.hints and _was_said(snapshot, each.why) else None
            yield replace(each, why=phrase(brief, **dict[str, Any](each.why.args))) if brief else each
    left_out = set()
    if _is_of_few([each.why for each in found]) and "hint-holds-all" not in keys:
        told = tuple(_could_let_in(view, best, is_told=is_told_at_once(snapshot.game.start)))
        yield from told
        left_out = {"hint-keeps", "brings-keeps"} if told else left_out
        is_told = any(each.why.key == "hint-lets-nothing" for each in told)
        left_out |= {"hint-opens-nothing", "hint-room"} if is_told else set()
    yield from (each for each in grounds if each.why.key not in left_out)
    if not snapshot.plain and not keys & _TELLS_NO_PASS and (after := bare(view, best)):
        yield after


def _could_let_in(view: View, best: Move, *, is_told: bool = False) -> Iterator[Grounds]:
    """Yield which of the cards that fit could let in who is nearly done, and whether the best one could.

    Where that is each of them and one is played all the same, there is nothing to choose by; nor is that said where the
    words beside a small game may have told whose card is whose (`is_told`).
    """
    opens, cards = lets_in(view), view.legal_moves.cards
    card = best.card if isinstance(best, Play) else None
    if card in opens and len(opens) == len(cards):
        if is_told and len(cards) > 1:
            return
        key = "hint-all-let-in" if len(cards) > 1 else "hint-one-fits"
        yield Grounds("B4", phrase(key, card=card, **several(nearly_done(view))))
        return
    shown = opens if card not in opens else {card: opens[card]}
    if shown:
        yield Grounds("B4", phrase("hint-lets-in-then", **could_be_theirs(view, shown)))
    if card in cards and card not in opens and shown:
        yield Grounds("B4", phrase("hint-lets-nothing", card=card, own=cards_in(opened_by(view, card) & view.own)))
    elif card in opens and len(opens) < len(cards):
        yield Grounds("", phrase("hint-risk"))


# -- the move --------------------------------------------------------------------------------------


def _compared(view: View, best: Move, grounds: tuple[Grounds, ...], *, tried: bool, turn: int) -> tuple[Grounds, ...]:
    """Return the reasons for the best move: where none is in cards, what stays in hand, or how the tries came out."""
    rest = tuple(_of_named(view, best, each, turn) for each in grounds if each.why.key not in _UNWEIGHED)
    if len(rest) == len(grounds):
        return rest
    if stays := next(_stays(view, best), None):
        return stays, *rest
    return (Grounds("", phrase("advice-ahead")), *rest) if tried else grounds


def _stays(view: View, best: Move) -> Iterator[Grounds]:
    """Yield which other cards that fit lose nothing by waiting, or keep as much shut as the best one lets come (S1).

    Where rows have one end each: there a card that fits goes on fitting.
    """
    if not isinstance(best, Play) or view.rules.killer or view.rules.tunnel != "off" or view.rules.joker != "none":
        return
    behind = {card: row_beyond(view, card) & ~view.own for card in view.legal_moves.cards}
    others = [card for card in behind if card is not best.card]
    if free := tuple(card for card in others if not behind[card]):
        yield Grounds("S1", phrase("hint-can-wait", cards=free), free)
    most = behind[best.card].bit_count()
    if kept := tuple(card for card in others if behind[card].bit_count() >= most > 0):
        yield Grounds("S1", phrase("hint-still-keeps", cards=kept), kept)


def _of_named(view: View, best: Move, found: Grounds, turn: int) -> Grounds:
    """Return what speaks for a move as it is said of the one that was just named: otherwise than the turn before."""
    said = _SAID.get(found.why.key)
    if said is None:
        return found
    values = dict[str, Any](found.why.args) | {"cards": found.cards, "way": turn % _WAYS}
    if said == "hint-leads":
        values["missing"] = _between(view, best, found.cards)
    return Grounds(found.rule, phrase(said, **values), found.cards)


def _between(view: View, best: Move, own: Sequence[Card]) -> tuple[Card, ...]:
    """Return what must be laid between a card and the nearest own one of its row, where a row has one way in (S3)."""
    if view.rules.tunnel != "off" or not isinstance(best, Play):
        return ()
    near = min(own, key=lambda card: abs(card.rank - best.card.rank))
    low, high = sorted((near.rank, best.card.rank))
    row = (card for card in cards_in(ALL & ~view.down) if card.suit is near.suit)
    return tuple(card for card in row if low < card.rank < high)


def _grounds(view: View, best: Move, *, ahead: bool, turn: int) -> Iterator[Grounds]:
    """Yield why a move is the best: one reason, what it risks or leaves out, and what a pass leaves."""
    if isinstance(best, Play) and sure_first(view) and cards_in(view.own) != cards_of(best):
        yield Grounds("B9", phrase("hint-sure"))
        yield from _given_up(view, best, "sure")
        return
    spoken = _speaks(view, best)
    if not ahead and _all_kill(view, best):
        own = _own_killed(view, best)
        yield Grounds("K3", phrase("hint-costs-any", cards=own), (), own)
    if spoken and (not ahead or _held(view, best)):
        yield _of_named(view, best, spoken, turn)
    else:
        yield from _compared(view, best, advice(view, best)[:1], tried=ahead, turn=turn)
    yield from _in_danger_too(view, best)
    yield from _given_up(view, best, "last" if view.passes_left == 1 else "behind")
    yield from _passes_then(view, best, spoken)


def _given_up(view: View, best: Move, reason: str) -> Iterator[Grounds]:
    """Yield why a pass that would break somebody is not what the hint names, where the best move breaks nobody."""
    by_move, by_pass = _held(view, best), _held(view, PASS)
    if by_pass and by_pass.why.key == "hint-breaks" and (by_move is None or by_move.why.key not in _BREAKS):
        yield Grounds("B6", phrase("hint-given-up", player=dict(by_pass.why.args)["player"], why=reason))


def _in_danger_too(view: View, best: Move) -> Iterator[Grounds]:
    """Yield which other cards that fit could die of the next card, beside a reason that is not that danger (K3)."""
    if not isinstance(best, Play) or advice(view, best)[0].why.key in _IN_DANGER:
        return
    risked = tuple(card for card in view.legal_moves.cards if _is_in_danger(view, card))
    if others := tuple(card for card in risked if card != best.card):
        both = "yes" if best.card in risked else "no"
        yield Grounds("K3", phrase("hint-danger-too", cards=others, both=both), (), others)


def _is_in_danger(view: View, card: Card) -> bool:
    """Return whether playing a card saves it from a card that could kill it before the reader's next turn."""
    return any(each.why.key in _IN_DANGER for each in consequences(view, Play(card)))


def _costs(view: View, best: Move, *, ahead: bool) -> Iterator[Grounds]:
    """Yield which own cards the move that the hint names would kill, unless it was told that every one does."""
    if (own := _own_killed(view, best)) and (ahead or not _all_kill(view, best)):
        key = "hint-costs-still" if ahead else "hint-costs"
        yield Grounds("K3", phrase(key, move=written(best), cards=own), (), own)


def _all_kill(view: View, best: Move) -> bool:
    """Return whether each of several cards that fit kills an own one, so that there is no way round it (K3)."""
    cards = view.legal_moves.cards
    return isinstance(best, Play) and len(cards) > 1 and all(_own_killed(view, Play(card)) for card in cards)


def _own_killed(view: View, move: Move) -> tuple[Card, ...]:
    """Return the own cards that a move kills (K3)."""
    return next((each.places for each in consequences(view, move) if each.why.key == "brings-kills-own"), ())


def _without_passes(grounds: tuple[Grounds, ...]) -> tuple[Grounds, ...]:
    """Return the reasons as a table tells them where the reader has not heard of passes yet."""
    named = {"advice-only": "advice-only-free", "advice-alike": "advice-tried"}
    kept = [each for each in grounds if each.why.key not in _OF_PASSES]
    told = (Grounds("", phrase(named[key])) if (key := each.why.key) in named else each for each in kept)
    return tuple(told) or (Grounds("", phrase("advice-tried")),)


def _own_turn(snapshot: Snapshot[Position]) -> int:
    """Return how many turns the reader has had: what has several wordings takes another in the next."""
    return sum(entry.player == snapshot.you for entry in snapshot.history)


def _named(best: Move, *, is_firm: bool) -> Phrase:
    """Return the hint's best move in words: firmly, or as what the hint would do."""
    firm = "yes" if is_firm else "no"
    if isinstance(best, Pass):
        return phrase("hint-pass", firm=firm)
    return phrase("hint-joker" if isinstance(best, LayJoker) else "hint-play", move=written(best), firm=firm)
