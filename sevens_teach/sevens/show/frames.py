"""One sight of a game with everything decided, for one player's eyes, as the browser draws it.

What goes in comes from that player's view and from the events, which tell everybody the same; no
other player's card does. docs/widgets.md describes the shape.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import texts
from sevens_teach.say.messages import Who, aloud, phrase
from sevens_teach.say.replies import coached, reply
from sevens_teach.say.voice import Voice
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.outcome import Reason, settled_rank
from sevens_teach.sevens.to_wire import board_state, flights, player_state, put_down
from sevens_teach.sevens.why.news import describe, placing_reason
from sevens_teach.sevens.why.playing import beside_island

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.wire import SevensPlayer, SevensSeen
    from sevens_teach.wire import Placing, Reply

LOUD: Final = ("brings-let-out", "brings-let-out-beyond")
"""What the coach says in bold in place of whose turn it is: the reader's move has let somebody get rid of all cards."""


class Teller(Voice):
    """Says what happened and what is to do, to one player, in one language."""

    def news(self, events: Iterable[Event], own: Collection[Card] = (), *, brief: bool = False) -> str:
        """Return what happened at a table of Sevens, a sentence an event; the reader holds the `own` cards."""
        return self.text("ui-gap").join(describe(events, self.lang, self.names, self.you, own, brief=brief))

    def prompt(self, view: View) -> str:
        """Return whose turn it is at Sevens, and to the player to move what may be done."""
        if view.turn is None:
            return ""
        if not view.is_my_turn:
            return self.text("ui-turn", name=self.names[view.turn])
        moves = view.legal_moves
        if not moves.cards and not moves.jokers:
            must = self.text("ui-must-pass", broke="yes" if view.passes_left == 0 else "no")
            waits = beside_island(view)
            return must if waits is None else self.join(must, waits.text(self.lang, self.names))
        return self.text("ui-your-turn", count=len(moves.cards), joker="yes" if moves.jokers else "no")

    def coach(self, view: View, events: Sequence[Event], first: Phrase | None = None) -> Reply:
        """Return what the coach says unasked: the news, what came `first` of the reader's move, in bold the turn."""
        news = self.news(_own_dead_last(events, view.hand, self.you), view.hand, brief=True)
        if any(event.kind is Happening.EXCHANGED for event in events):
            return reply("G1", news, self.text("ui-exchanged-why"))
        told = "" if first is None else self.say(first)
        if view.turn is None:
            return coached(news, told, asked=True)
        later = self.say(found) if (found := broke_later(view, events)) else ""
        if first is not None and first.key in LOUD:
            return coached(self.join(news, later), told, asked=view.is_my_turn)
        return coached(self.join(news, later, told), self.prompt(view), asked=view.is_my_turn)

    def for_the_ear(self, view: View, events: Iterable[Event], first: Phrase | None = None, line: str = "") -> str:
        """Return what is said unasked for a screen reader: the news, another's line, the prompt; cards in words."""
        prompt = self.prompt(view) if view.is_my_turn else ""
        told = "" if first is None else self.say(first)
        return aloud(self.join(self.news(events, view.hand), line, told, prompt), self.lang)

    def status(self, view: View, player: int, rank: int | None) -> str:
        """Return how a player of Sevens stands: cards and passes left, or how the player left and which place."""
        count, gone = view.counts[player], view.exit_of(player)
        if gone is None:
            left = view.passes_left_of(player) if rank is None else None
            how = self.text("ui-cards", count=count) if left is None else self.text("ui-stands", count=count, left=left)
        else:
            how = self.text("ui-gone", how=gone.how.value, count=count)
        return how if rank is None else self.text("ui-placed", text=how, rank=rank)

    def pass_text(self, view: View) -> str:
        """Return how many free passes are left, as the pass button says it (B6)."""
        left = view.passes_left
        return self.text("ui-unlimited") if left is None else self.text("ui-passes-left", left=left)

    def ranking(self, outcome: Outcome | None) -> list[Placing] | None:
        """Return every player's place with the reason for it, from first to last."""
        if outcome is None:
            return None
        return [
            {
                "rank": placing.rank,
                "players": [placing.player],
                "rule": placing.reason.rule,
                "text": placing_reason(placing, self.lang, self.names, self.you),
                "why": placing_reason(placing, self.lang, self.names, self.you, kind="placed"),
            }
            for placing in outcome.placings
        ]


def broke_later(view: View, events: Iterable[Event]) -> Phrase | None:
    """Return that the second to go broke comes ahead of the first (B9), where it is news; None else.

    Where ★ or a ghost may still change that, it is not said.
    """
    broke = [gone.player for gone in view.exits if gone.how is Ending.BANKRUPT][:2]
    news = {event.player for event in events if event.kind is Happening.BANKRUPT}
    if len(broke) < 2 or broke[1] not in news or view.rules.joker != "none" or view.rules.ghost:
        return None
    first, second = broke
    you = "other" if first == view.player else "player" if second == view.player else "nobody"
    return phrase("event-broke-later", player=Who(second), other=Who(first), you=you)


def _own_dead_last(events: Sequence[Event], own: Collection[Card], you: int | None) -> list[Event]:
    """Return events, which of the `own` cards have died last of all (K3); of the others' the board shows it.

    Where the reader leaves by it (K5), that comes after.
    """
    died = [
        replace(each, cards=mine)
        for each in events
        if each.kind is Happening.DIED and (mine := tuple(card for card in each.cards if card in own))
    ]
    others = [each for each in events if each.kind is not Happening.DIED]
    leaving = (at for at, each in enumerate(others) if each.kind is Happening.LEFT and each.player == you)
    at = next(leaving, len(others))
    return [*others[:at], *died, *others[at:]]


def player_states(view: View, teller: Teller, outcome: Outcome | None) -> list[SevensPlayer]:
    """Return how each player of Sevens stands, for everybody to see."""

    def state(player: int) -> SevensPlayer:
        """Return how one player stands."""
        open_rank = settled_rank(view.rules, view.exits, len(view.counts), player)
        rank = outcome.rank_of(player) if outcome else open_rank
        return player_state(view, player, teller.status(view, player, rank), rank)

    return [*map(state, range(len(view.counts)))]


def _won(view: View, outcome: Outcome | None) -> Phrase:
    """Return that the reader has won; with cards left in the hand, since all others went broke, how that came about."""
    others = [each.player for each in outcome.placings[1:]] if outcome else []
    if outcome is None or outcome.placings[0].reason is not Reason.LAST_IN or not others:
        return phrase("ui-won")
    return phrase("ui-won-last", others=len(others), other=Who(others[0]), cards=view.hand)


def make_sight(  # noqa: PLR0913, the last is what the coach says first
    view: View,
    events: Sequence[Event],
    teller: Teller,
    outcome: Outcome | None,
    *,
    live: bool = True,
    first: Phrase | None = None,
) -> SevensSeen:
    """Return what a player of Sevens sees after `events`; unless it is `live`, nothing may be played in it.

    The coach says `first` before all else, if anything; at the end of a game the reader's place, and of a win this
    alone: how the others ended is on the last page, and said to the ear.
    """
    moves = view.legal_moves
    rank = outcome.rank_of(teller.you) if events and outcome is not None and teller.you is not None else None
    if rank is not None:
        first = _won(view, outcome) if rank == 1 else phrase("story-placed", rank=rank, count=len(view.counts))
    news = [each for each in events if rank is None or (rank > 1 and each.kind is not Happening.ENDED)]
    jokers = moves.jokers if live else ()
    board = board_state(view.rules, view.board, put_down(events))
    if outcome is not None:
        board["open"] = []  # nobody plays any more
    return {
        "board": board,
        "hand": texts(view.hand),
        "playable": texts(moves.cards if live else ()),
        "jokers": [
            {"place": move.place.text, "card": move.card.text if move.card else None, "move": str(move)}
            for move in jokers
        ],
        "players": player_states(view, teller, outcome),
        "turn": view.turn,
        "pass_text": teller.pass_text(view),
        "coach": teller.coach(view, news, first),
        "say": teller.for_the_ear(view, events, first),
        "flights": flights(events),
        "ranking": teller.ranking(outcome),
    }
