"""A hint in two steps: first a nudge by name, then the best move and why. From what the reader sees, never more."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.plain import ready
from sevens_teach.say.messages import Who, message, phrase, say
from sevens_teach.say.replies import reply
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play, cards_of, places_of
from sevens_teach.sevens.review.model import LOSS
from sevens_teach.sevens.why.advice import advice, answers
from sevens_teach.sevens.why.consequences import consequences, written
from sevens_teach.sevens.why.sure import sure_first

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    "hint-nudge-own": "hint-nudge-own-again",
    "hint-nudge-way": "hint-nudge-way-again",
    "hint-nudge-passes": "hint-nudge-wait",
    "hint-nudge-spare": "hint-nudge-wait",
}
"""What is asked on the next turn, where the question would be the same word for word."""
_SPEAKS_FOR: Final = {
    "brings-opens-own": "hint-room",
    "brings-leads": "hint-leads",
    "brings-opens-nothing": "hint-opens-nothing",
    "brings-keeps": "hint-keeps",
    **dict.fromkeys(("brings-out", "brings-kills", "brings-saves", "brings-saves-group", "brings-presses"), ""),
    "brings-costs-nothing": "",
}
"""What a move brings about that speaks for it, and how it is said of the move by name; nothing: as it stands."""
_IN_DANGER: Final = {"brings-saves": "hint-nudge-side", "brings-saves-group": "hint-nudge-side-group"}
"""What is asked of the best card where it is in danger in the hand."""


def hint(snapshot: Snapshot[Position]) -> Reply | None:
    """Return the next step of a hint to the reader of Sevens, who is to move; None where there is only one move."""
    view = snapshot.position.view(snapshot.you)
    if len(view.legal_moves) < 2:
        return None
    best, close, tried = weighed(view, snapshot.chance)
    close = None if snapshot.plain and isinstance(close, Pass) else close
    if snapshot.hints == 0:
        cards, nudge = _nudge(view, best)
        asked = say(nudge, snapshot.lang, snapshot.names)
        if asked == snapshot.asked:
            asked = say(_once_more(view, nudge, cards), snapshot.lang, snapshot.names)
        return reply("", asked, message("hint-again", snapshot.lang), cards)
    grounds = _compared(advice(view, best), close, tried=tried)
    if close is not None:
        grounds = _of_both(view, best, close, grounds)
    grounds = _without_passes(grounds) if snapshot.plain else grounds
    grounds = (*grounds, *_costs(view, best, close, tried=tried))
    told = message("ui-gap", snapshot.lang).join(say(each.why, snapshot.lang, snapshot.names) for each in grounds)
    return reply(
        grounds[0].rule, say(_named(best, close), snapshot.lang, snapshot.names), told, cards_of(best), places_of(best)
    )


@lru_cache(maxsize=_KNOWN)
def weighed(view: View, chance: str) -> tuple[Move, Move | None, bool]:
    """Return the best move as far as the player of `view` can know: judged as the review judges, at small cost.

    With it another that is about as good, if any: by so little as is no slip in a review; of two such cards the one
    comes first that opens the place for another own card, and never the one that alone kills an own card. And whether
    moves were tried.
    """
    if sure := sure_first(view):
        first, *others = sorted(map(Play, sure), key=lambda move: not _leads_on(view, move))
        return first, others[0] if others else None, False
    plain = _WORLDS_KILLER if view.rules.killer else _WORLDS_PLAIN
    worlds = _WORLDS if ready("sevens_teach.compiling.compiled").IS_COMPILED else plain
    expert = ready("sevens_teach.sevens.players.expert").ExpertPlayer(worlds)
    best, leads = expert.weighed(view, Random(f"{chance} hint"))
    near = {move: lead for move, lead in (leads or {}).items() if lead < LOSS and not _breaks(view, move)}
    close = min(near, key=lambda move: near[move], default=None)
    if isinstance(best, Play) and isinstance(close, Play) and _leads_on(view, close) and not _leads_on(view, best):
        best, close = close, best
    if close and _own_killed(view, best) and not _own_killed(view, close):
        best, close = close, best
    return best, close, leads is not None


def _leads_on(view: View, move: Play) -> bool:
    """Return whether a card that fits has the plainest reason: it opens the place for another own card."""
    return any(each.why.key == "brings-opens-own" for each in advice(view, move))


def _breaks(view: View, move: Move) -> bool:
    """Return whether a move is a pass too many: no hint calls it about as good."""
    return isinstance(move, Pass) and view.passes_left == 0


# -- a nudge ---------------------------------------------------------------------------------------


def _nudge(view: View, best: Move) -> tuple[tuple[Card, ...], Phrase]:
    """Return the hint's first step: a card, a player or ★ to look at, and the question that leads to the reason."""
    if isinstance(best, Pass):
        return (), _waiting(view)
    if not isinstance(best, Play):
        return (), phrase("hint-nudge-joker")
    return _of_card(view, best.card, advice(view, best)[0])


def _of_card(view: View, best: Card, why: Grounds) -> tuple[tuple[Card, ...], Phrase]:
    """Return what to look at, and the question, where a card is the best move for a reason."""
    key, cards = why.why.key, view.legal_moves.cards
    if key in _IN_DANGER:
        return (best,), phrase(_IN_DANGER[key], card=best)
    right = answers(view, best, why)
    if len(cards) > 1 and right != (best,):
        return cards, phrase(_of_several(view, key, right), cards=cards)
    if key == "brings-opens-own":
        return why.cards[:1], phrase("hint-nudge-own", card=why.cards[0])
    if key == "brings-leads":
        last = _furthest(why.cards, best)
        return (last,), phrase("hint-nudge-way", card=last)
    return cards, phrase(_ASKED.get(key, "hint-nudge-any") if len(cards) > 1 else "hint-nudge-one", cards=cards)


def _of_several(view: View, key: str, right: tuple[Card, ...]) -> str:
    """Return what is asked where the reason holds of more cards than one: never which of them it is."""
    if key == "brings-opens-nothing" and right == view.legal_moves.cards:
        return "hint-nudge-none-opens"
    return "hint-nudge-around" if view.rules.killer else "hint-nudge-any"


def _once_more(view: View, nudge: Phrase, cards: tuple[Card, ...]) -> Phrase:
    """Return the question in other words, shorter, where the last hint asked the very same."""
    if nudge.key in _ONCE_MORE:
        return phrase(_ONCE_MORE[nudge.key], cards=cards or view.legal_moves.cards)
    return phrase("hint-nudge-same", cards=cards) if cards else nudge


def _furthest(cards: tuple[Card, ...], best: Card) -> Card:
    """Return the card that lies furthest from the best one."""
    return max(cards, key=lambda card: abs(card.rank - best.rank))


def _waiting(view: View) -> Phrase:
    """Return the hint's question whether to pass: by the passes of who has fewest, or one's own while nobody is short.

    Where no passes are counted, or none is left, it names the cards that fit alone.
    """
    limit = view.rules.passes
    own = 0 if limit is None else limit - view.passes[view.player]
    cards = view.legal_moves.cards
    if limit is None or own <= 0:
        return phrase("hint-nudge-wait", cards=cards)
    others = [player for player in range(len(view.counts)) if player != view.player and view.exit_of(player) is None]
    shortest = max(others, key=lambda player: (view.passes[player], -player))
    if view.passes[shortest] == 0:
        return phrase("hint-nudge-spare", left=own, cards=cards)
    return phrase("hint-nudge-passes", player=Who(shortest), left=max(0, limit - view.passes[shortest]))


# -- the move --------------------------------------------------------------------------------------


def _compared(grounds: tuple[Grounds, ...], close: Move | None, *, tried: bool) -> tuple[Grounds, ...]:
    """Return the reasons for the best move with how it compares with the others, where they were tried.

    Of two that are about as good no order is given.
    """
    rest = tuple(each for each in grounds if each.why.key not in _UNWEIGHED)
    if close is not None:
        return rest
    if not tried or rest == grounds:
        return grounds
    left = [value for each in grounds for name, value in each.why.args if name == "left"]
    costs = (Grounds("B6", phrase("advice-pass", left=each)) for each in left)
    return Grounds("", phrase("advice-ahead")), *costs, *rest


def _of_both(view: View, best: Move, close: Move, grounds: tuple[Grounds, ...]) -> tuple[Grounds, ...]:
    """Return a reason for the best move and, where there is one by name, for the other that is about as good."""
    own = _of_close(view, best, close, grounds)
    other = next((each for each in consequences(view, close) if _SPEAKS_FOR.get(each.why.key)), None)
    if other is None or own[0].why.key == "hint-alike":
        return own
    told = _by_name(close, other)
    if told.why.key == own[-1].why.key == "hint-opens-nothing":
        return (Grounds(told.rule, phrase("hint-neither-opens")),)
    return *own, told


def _by_name(move: Move, found: Grounds) -> Grounds:
    """Return what speaks for a move, as a sentence that names the move."""
    values = dict(found.why.args) | {"move": written(move), "cards": found.cards}
    return Grounds(found.rule, phrase(_SPEAKS_FOR[found.why.key], **values), found.cards)


def _of_close(view: View, best: Move, close: Move, grounds: tuple[Grounds, ...]) -> tuple[Grounds, ...]:
    """Return one reason for the best move where another is about as good; what speaks against it is none."""
    told = (*grounds, *consequences(view, best))
    first = next((each for each in told if not each.why.key.startswith("brings-") or each.why.key in _SPEAKS_FOR), None)
    if first is None:
        saves = isinstance(close, Pass) and view.passes_left is not None
        return (
            Grounds("B6", phrase("hint-saves-pass", move=written(best)))
            if saves
            else Grounds("", phrase("hint-alike")),
        )
    if _SPEAKS_FOR.get(first.why.key):
        return (_by_name(best, first),)
    if not first.why.key.startswith("brings-"):
        return (first,)
    move = phrase("hint-with-pass") if isinstance(best, Pass) else phrase("hint-with", move=written(best))
    return Grounds(first.rule, move), first


def _costs(view: View, best: Move, close: Move | None, *, tried: bool) -> Iterator[Grounds]:
    """Yield which own cards a move that the hint names would kill; of the best one, that it is so all the same."""
    key = "hint-costs-still" if close is None and tried else "hint-costs"
    for move in (best, close) if close else (best,):
        if own := _own_killed(view, move):
            yield Grounds("K3", phrase(key, move=written(move), cards=own), (), own)


def _own_killed(view: View, move: Move) -> tuple[Card, ...]:
    """Return the own cards that a move kills (K3)."""
    return next((each.places for each in consequences(view, move) if each.why.key == "brings-kills-own"), ())


def _without_passes(grounds: tuple[Grounds, ...]) -> tuple[Grounds, ...]:
    """Return the reasons as a table tells them where the reader has not heard of passes yet."""
    named = {"advice-only": "advice-only-free", "advice-alike": "advice-tried"}
    kept = [each for each in grounds if each.why.key != "advice-pass"]
    told = (Grounds("", phrase(named[key])) if (key := each.why.key) in named else each for each in kept)
    return tuple(told) or (Grounds("", phrase("advice-tried")),)


def _named(best: Move, close: Move | None) -> Phrase:
    """Return the hint's best move in words: no order where another is about as good."""
    if close is not None:
        if isinstance(best, Pass):
            return phrase("hint-pass-close", other=written(close))
        if isinstance(close, Pass):
            return phrase("hint-close-pass", move=written(best))
        return phrase("hint-close", move=written(best), other=written(close))
    if isinstance(best, Pass):
        return phrase("hint-pass")
    return phrase("hint-joker" if isinstance(best, LayJoker) else "hint-play", move=written(best))
