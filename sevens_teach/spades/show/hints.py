"""A hint at a table of Spades, in two steps: what the trick is worth to one's side, then the best move and why."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.compiling.plain import ready
from sevens_teach.say.messages import Who
from sevens_teach.say.replies import reply
from sevens_teach.spades.engine.moves import Bid, Play
from sevens_teach.spades.engine.score import BLIND_NIL_BONUS, NIL_BONUS, side_of
from sevens_teach.spades.players.bidding import fitted_worth, high_cards
from sevens_teach.spades.players.counting import Count
from sevens_teach.spades.why.bidding import bid_name

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.players import Player
    from sevens_teach.spades.why.telling import Teller
    from sevens_teach.wire import Reply

_WORLDS: Final = 2400
_WORLDS_PLAIN: Final = 100
"""The best move is looked for in this many worlds: fewer where nothing is compiled yet, so that it comes at once.

A review tries each move in 600: with fewer it would now and then call a mistake what the hint had said.
"""
_KNOWN: Final = 64
"""The last hints are remembered, this many: a review tells of them as they were given."""
_NEAR: Final = 60
"""In hundredths of a trick: this near to the count a bid is explained by it."""


def hint_of(snapshot: Snapshot[Position], view: View, teller: Teller) -> Reply:
    """Return a hint at Spades: the nudge at the first asking, then the best bid or card."""
    ply = len(snapshot.game.history)
    if view.is_bidding:
        return _nudge_to_bid(view, teller) if not snapshot.hints else _best_bid(view, teller, best(view, ply))
    count = Count(view)
    return _nudge(count, teller) if not snapshot.hints else _best_card(count, teller, best(view, ply))


@lru_cache(maxsize=_KNOWN)
def best(view: View, ply: int) -> Bid | Play:
    """Return the best bid or card for a hint, the same at every asking; imported only for one who asks."""
    worlds = _WORLDS if ready("sevens_teach.compiling.compiled").IS_COMPILED else _WORLDS_PLAIN
    player: Player = ready("sevens_teach.spades.players.expert").ExpertPlayer(worlds)
    move = player.choose(view, Random(f"hint {ply}"))
    assert isinstance(move, Bid | Play)  # noqa: S101, the reader has looked
    return move


# -- bids --------------------------------------------------------------------------------------------


def _nudge_to_bid(view: View, teller: Teller) -> Reply:
    """Return the first step of a hint to bid: the high cards to count."""
    cards = high_cards(view.hand)
    reason = teller.text("spades-hint-high", cards=cards) if cards else teller.text("spades-hint-low")
    return reply("P2", teller.text("spades-hint-bid"), reason, cards)


def _best_bid(view: View, teller: Teller, move: Bid | Play) -> Reply:
    """Return the second step of a hint to bid: the bid and why."""
    assert isinstance(move, Bid)  # noqa: S101, it is time to bid
    headline = teller.text("spades-hint-best-bid", bid=bid_name(move))
    if move.is_nil:
        return reply("P2", headline, teller.text("spades-hint-why-nil"))
    worth = fitted_worth(view)
    if abs(worth - 100 * move.tricks) > _NEAR:
        return reply("P2", headline, teller.text(f"spades-hint-why-{'one' if move.tricks == 1 else 'tried'}"))
    before = sum(bid is not None for bid in view.bids)
    return reply("P2", headline, teller.text("spades-hint-why-bid", count=f"{worth / 100:.1f}", before=before))


# -- cards -------------------------------------------------------------------------------------------


def _nudge(count: Count, teller: Teller) -> Reply:
    """Return the first step of a hint to play: what the trick is worth to one's side."""
    view = count.view
    key, rule = _worth(count)
    need = count.wants(side_of(view.player))
    nils = _their_nils(count)
    player = Who(nils[0] if nils else count.partner)
    partner, points = Who(count.partner), _stake(view, nils)
    text = teller.text(key, partner=partner, player=player, points=points, need=need, left=count.left)
    return reply(rule, text, teller.text("spades-hint-play", cards=view.legal_moves.cards), view.legal_moves.cards)


def _worth(count: Count) -> tuple[str, str]:
    """Return which sentence of a hint says what a trick is worth, and its rule."""
    return _about_nil(count) or _about_the_target(count)


def _about_nil(count: Count) -> tuple[str, str] | None:
    """Return what a nil at the table asks for, and its rule; None where nobody keeps one."""
    if count.keeps_nil(count.view.player):
        return f"spades-hint-own-nil{'-lead' if count.winning is None else ''}", "P2"
    if count.keeps_nil(count.partner):
        return "spades-hint-cover", "P6"
    nils = _their_nils(count)
    return (f"spades-hint-their-nil{'s' if len(nils) > 1 else ''}", "P2") if nils else None


def _their_nils(count: Count) -> list[int]:
    """Return which opponents still keep a nil."""
    return [player for player in count.opponents if count.keeps_nil(player)]


def _stake(view: View, nils: list[int]) -> int:
    """Return how many points lie between a nil kept and the same nil lost: of several, the fewest, for a hint."""
    bids = [bid for player in nils if (bid := view.bids[player])]
    return min((2 * (BLIND_NIL_BONUS if bid.blind else NIL_BONUS) for bid in bids), default=0)


def _about_the_target(count: Count) -> tuple[str, str]:
    """Return what the side's target asks for, and its rule."""
    need = count.wants(side_of(count.view.player))
    if need > count.left:
        return "spades-hint-too-late", "P4"
    if need > 0:
        return ("spades-hint-all" if need == count.left else "spades-hint-some"), "P4"
    return ("spades-hint-bag", "P5") if count.view.rules.sandbags else ("spades-hint-over", "P4")


def _best_card(count: Count, teller: Teller, move: Bid | Play) -> Reply:
    """Return the second step of a hint to play: the card and why."""
    assert isinstance(move, Play)  # noqa: S101, the bids are made
    headline = teller.text("spades-hint-best", card=move.card)
    why = teller.text(_why(count, move.card), partner=Who(count.partner), card=move.card)
    return reply("P6", headline, why, (move.card,))


def _why(count: Count, card: Card) -> str:
    """Return which sentence of a hint says why a card is good, by what it does to the trick."""
    if len(count.view.legal_moves) == 1:
        return "spades-hint-why-only"
    if count.keeps_nil(count.view.player) and (why := _for_nil(count, card)):
        return why
    if count.winning is None:
        return _holding(count, card, "sure") if count.holds(card) else "spades-hint-why-exit"
    if count.beats(card):
        return _holding(count, card, "takes") if count.holds(card) else "spades-hint-why-tries"
    if count.view.trick.winner == count.partner:
        return "spades-hint-why-partner"
    takes = any(count.beats(other) for other in count.view.legal_moves.cards)
    return "spades-hint-why-leaves" if takes else "spades-hint-why-cheap"


def _for_nil(count: Count, card: Card) -> str | None:
    """Return why a card suits one's own nil; None where it may well take the trick."""
    if count.winning is None:
        return None if count.holds(card) else "spades-hint-why-nil-low"
    return None if count.beats(card) else "spades-hint-why-nil-stands"


def _holding(count: Count, card: Card, name: str) -> str:
    """Return the hint's sentence about a card that should hold: sure, or as far as one knows, for somebody may ruff."""
    is_last = not {*count.to_come} & {*count.opponents}
    is_sure = is_last or (card.suit is Suit.SPADES and not count.higher(card))
    return f"spades-hint-why-{name}{'' if is_sure else '-likely'}"
