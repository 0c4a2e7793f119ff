"""A hint in two steps: first a nudge by name, then the best move and why. From what the reader sees, never more."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.compiling.plain import ready
from sevens_teach.say.messages import Who, message, phrase, say
from sevens_teach.say.replies import reply
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play, cards_of, places_of
from sevens_teach.sevens.why.consequences import cards_beyond, consequences, opened_by, written

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Grounds
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.wire import Reply

_WORLDS: Final = 300
_WORLDS_PLAIN: Final = 32
"""In this many worlds a hint tries each move: fewer where nothing is compiled yet, so that it comes at once."""
_FOR: Final = ("brings-out", "brings-opens-own", "brings-keeps", "brings-leads", "brings-kills", "brings-opens-nothing")
"""What speaks for a move, the weightiest first."""
_AGAINST: Final = ("brings-kills-own", "brings-opens-known", "brings-opens-either", "brings-opens-others")


def hint(snapshot: Snapshot[Position]) -> Reply | None:
    """Return the next step of a hint to the reader of Sevens, who is to move; None where there is only one move."""
    view = snapshot.position.view(snapshot.you)
    if len(view.legal_moves) < 2:
        return None
    best = best_move(view, snapshot.chance)
    if snapshot.hints == 0:
        cards, nudge = _nudge(view, best)
        return reply("", say(nudge, snapshot.lang, snapshot.names), message("hint-again", snapshot.lang), cards)
    grounds = _grounds(view, best)
    told = message("ui-gap", snapshot.lang).join(say(each.why, snapshot.lang, snapshot.names) for each in grounds)
    rule = grounds[0].rule if grounds else ""
    return reply(rule, say(_named(best), snapshot.lang, snapshot.names), told, cards_of(best), places_of(best))


def best_move(view: View, chance: str) -> Move:
    """Return the best move as far as the player of `view` can know: judged as the review judges, at small cost."""
    worlds = _WORLDS if ready("sevens_teach.compiling.compiled").IS_COMPILED else _WORLDS_PLAIN
    expert = ready("sevens_teach.sevens.players.expert").ExpertPlayer(worlds)
    best: Move = expert.choose(view, Random(f"{chance} hint"))
    return best


# -- a nudge ---------------------------------------------------------------------------------------


def _nudge(view: View, best: Move) -> tuple[tuple[Card, ...], Phrase]:
    """Return the hint's first step: what to look at, and the question that leads there."""
    if isinstance(best, Pass):
        return (), _waiting(view)
    if not isinstance(best, Play):
        return (), phrase("hint-nudge-joker")
    if view.rules.killer:
        return (), phrase("hint-nudge-killer")
    opened = cards_in(opened_by(view, best.card) & view.own & ALL)
    if opened:
        return opened[:1], phrase("hint-nudge-own", card=opened[0])
    if way := cards_in(cards_beyond(view, best.card) & view.own):
        return way[-1:], phrase("hint-nudge-way", card=max(way, key=lambda card: abs(card.rank - best.card.rank)))
    cards = view.legal_moves.cards
    return cards, phrase("hint-nudge-least", cards=cards)


def _waiting(view: View) -> Phrase:
    """Return the hint's question whether to pass: by the passes of who has fewest, or one's own while nobody is short.

    Where no passes are counted, or none is left, it names none.
    """
    limit = view.rules.passes
    own = 0 if limit is None else limit - view.passes[view.player]
    if limit is None or own <= 0:
        return phrase("hint-nudge-wait")
    others = [player for player in range(len(view.counts)) if player != view.player and view.exit_of(player) is None]
    shortest = max(others, key=lambda player: (view.passes[player], -player))
    if view.passes[shortest] == 0:
        return phrase("hint-nudge-spare", left=own)
    return phrase("hint-nudge-passes", player=Who(shortest), left=max(0, limit - view.passes[shortest]))


# -- the move --------------------------------------------------------------------------------------


def _named(best: Move) -> Phrase:
    """Return the hint's best move in words."""
    if isinstance(best, Pass):
        return phrase("hint-pass")
    return phrase("hint-joker" if isinstance(best, LayJoker) else "hint-play", move=written(best))


def _grounds(view: View, best: Move) -> tuple[Grounds, ...]:
    """Return what speaks for the hint's best move; else what speaks against it."""
    found = consequences(view, best)
    good = sorted((each for each in found if each.why.key in _FOR), key=lambda each: _FOR.index(each.why.key))
    return (*good[:2],) or tuple(each for each in found if each.why.key not in _AGAINST)[:1]
