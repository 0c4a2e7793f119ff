"""Says what happened at a table of Seven Bridge and what is to do, to one player, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.events import Event, Happening
from sevens_teach.bridge.engine.melds import Kind, Laid, Meld, Wild, kind_of, own_cards, shown_card
from sevens_teach.bridge.engine.moves import Add, Chi, Deal, Draw, Drop, Lay, No, Pon
from sevens_teach.bridge.engine.state import Step
from sevens_teach.cards import JOKER, RANKS
from sevens_teach.say.messages import Who
from sevens_teach.say.voice import Voice

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.score import Cost
    from sevens_teach.bridge.engine.state import OwnedMeld
    from sevens_teach.bridge.engine.view import View

_EVENTS: Final = {
    Happening.DEALT: "bridge-event-dealt",
    Happening.DREW: "bridge-event-drew",
    Happening.MELDED: "bridge-event-melded",
    Happening.ADDED: "bridge-event-added",
    Happening.DROPPED: "bridge-event-dropped",
    Happening.PONNED: "bridge-event-ponned",
    Happening.CHIED: "bridge-event-chied",
    Happening.SKIPPED: "bridge-event-skipped",
    Happening.DECLINED: "bridge-event-declined",
    Happening.RENEWED: "bridge-event-renewed",
    Happening.OUT: "bridge-event-out",
    Happening.RAN_OUT: "bridge-event-ran-out",
    Happening.AT_ONCE: "bridge-event-at-once",
    Happening.SCORED: "bridge-event-scored",
    Happening.ENDED: "bridge-event-ended",
}
_PLAIN: Final = {Draw: "bridge-step-draw", No: "bridge-step-no", Deal: "bridge-step-deal"}


class Teller(Voice):
    """Speaks to the player `you`."""

    # -- what happened ---------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """Return one sentence that tells an event, which is told as this player may learn of it."""
        own = event.player == self.you
        key = _EVENTS[event.kind]
        if event.kind is Happening.DREW and event.cards:
            key = "bridge-event-drew-card"
        return self.text(
            key,
            player="" if event.player is None else Who(event.player),
            you="player" if own else "nobody",
            cards=event.cards,
            laid=self.laid(event.laid),
            other="" if event.other is None else Who(event.other),
            points=points_text(event.points),
        )

    def news(self, events: Iterable[Event]) -> str:
        """Return what happened at Seven Bridge, a sentence an event; what each hand cost stands on the sheet."""
        told = (event for event in events if event.kind not in {Happening.SCORED, Happening.SKIPPED})
        return self.text("ui-gap").join(map(self.event, told))

    # -- what is to do ---------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """Return whose turn it is at Seven Bridge, and to the player who decides what is to do."""
        if view.turn is None:
            return "" if view.outcome else self.text("bridge-to-deal") if view.may_deal else ""
        if not view.is_my_turn:
            return self.text("bridge-turn", player=Who(view.turn))
        if view.step is Step.PLAY:
            may_lay = any(isinstance(move, Lay | Add) for move in view.legal_moves)
            return self.text("bridge-to-play" if may_lay else "bridge-to-throw")
        calls = {type(move) for move in view.legal_moves} & {Pon, Chi}
        if not calls:
            return self.text("bridge-to-draw")
        assert view.discard is not None  # noqa: S101, there is something to call
        alike = sum(card.rank == view.discard.rank and not card.is_joker for card in view.hand)
        pon = "bridge-to-pon-two" if alike > 1 and not view.discard.is_joker else "bridge-to-pon"
        key = pon if Pon in calls else "bridge-to-chi"
        return self.text(key, player=Who(view.discarder or 0), card=view.discard)

    def step(self, move: Move, view: View) -> str:
        """Return what the button of a move says."""
        if key := _PLAIN.get(type(move)):
            return self.text(key)
        if isinstance(move, Lay):
            return self.text("bridge-step-lay", cards=self.laid(move.cards))
        if isinstance(move, Add):
            meld = view.melds[move.meld - 1]
            return self.text("bridge-step-add", card=self.laid((move.laid,)), meld=self.meld(meld, view.rules))
        if isinstance(move, Drop):
            return self.text("bridge-step-drop", card=move.card)
        key = "bridge-step-pon" if isinstance(move, Pon) else "bridge-step-chi"
        assert isinstance(move, Pon | Chi)  # noqa: S101, nothing else is left
        return self.text(key, cards=self.laid(move.cards))

    # -- what lies there -------------------------------------------------------------------------

    def laid(self, meld: Iterable[Laid]) -> str:
        """Return cards as they lie, with the card that ★ stands for."""
        return " ".join(
            self.text("bridge-wild", card=laid.card) if isinstance(laid, Wild) else str(laid) for laid in meld
        )

    def meld(self, meld: OwnedMeld, rules: Rules) -> str:
        """Return whose meld it is and what, in a few words: `Ren's run ♥6 to ♥8`."""
        owner = "you" if meld.owner == self.you else "other"
        return self.text("bridge-meld", owner=owner, player=Who(meld.owner), what=self._what(meld.cards, rules))

    def _what(self, meld: Meld, rules: Rules) -> str:
        """Return the name of a meld: a lone 7, a run or a set."""
        kind = kind_of(meld, rules)
        first, last = shown_card(meld[0]), shown_card(meld[-1])
        if kind is Kind.LONE:
            return self.text("bridge-meld-lone", card=first)
        if kind is Kind.RUN:
            return self.text("bridge-meld-run", first=first, last=last)
        rank = next(RANKS[card.rank - 1] for card in own_cards(meld) if card is not JOKER)
        return self.text("bridge-meld-set", count=len(meld), rank=rank)

    def stands(self, view: View, player: int) -> str:
        """Return how a player of Seven Bridge stands: cards and total."""
        return self.text("bridge-stands", count=view.counts[player], total=points_text(view.totals[player]))

    def cost(self, cost: Cost, points: int) -> str:
        """Return what a hand costs as it is reckoned: `(7 + 10) × 2 × 5 = 170`."""
        if not cost.cards:
            return self.text("bridge-cost-at-once") if points else self.text("bridge-cost-out")
        return reckoned(cost)


def reckoned(cost: Cost) -> str:
    """Return a hand's cost as it is reckoned: `(7 + 10) × 2 × 5 = 170`."""
    counted = [str(each) for card, each in zip(cost.cards, cost.points, strict=True) if card is not JOKER]
    terms = " + ".join(counted) or "0"
    factors = "".join([*[" × 2"] * cost.doublings, *[" × 5"] * cost.joker])
    whole = f"({terms})" if factors and len(counted) > 1 else terms
    return f"{whole}{factors} = {cost.total}" if factors or len(counted) > 1 else terms


def points_text(points: int) -> str:
    """Return points as a score sheet of Seven Bridge writes them: `63`, `−50`, `0`."""
    return f"−{-points}" if points < 0 else str(points)
