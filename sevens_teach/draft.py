"""A position while a move is being made: what changes, and what follows from it (B6 to B10, J, G, K5 to K7).

`Position` is a `Draft` that is finished and sealed. A draft has plain slots because those are the
fastest to fill, and every move fills them once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, JOKER_BIT, cards_in, on_board
from sevens_teach.connection import survey
from sevens_teach.events import ENDED, PASSED, PLAYED, Event, Happening
from sevens_teach.exits import Ending, Exit, clockwise_from, departures, is_over, still_in
from sevens_teach.moves import Exchange, LayJoker, Pass, Play

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.rules import Rules

Events = tuple[Event, ...]


class Draft:
    """The parts of a position; starts as a copy of the parts that most moves leave alone."""

    __slots__ = ("_dead", "_down", "_held", "_in", "_plays", "clockwise", "exits", "passes", "rules", "turn")

    rules: Rules
    passes: tuple[int, ...]
    """How many passes each player has used."""
    turn: int | None
    """The player to move; None when play is over."""
    exits: tuple[Exit, ...]
    """The players who are not in any more, in the order in which that happened."""
    clockwise: tuple[int, ...]
    """Who follows each player; only the ghost's exchange changes it (G2)."""
    _down: int
    """The cards down, as `on_board` has them."""
    _held: tuple[int, ...]
    """Each player's cards."""
    _in: int
    """The players still in: bit n for player n."""
    _plays: int
    """The cards that the player to move may play now."""
    _dead: int
    """The dead places (K3)."""

    def __init__(self, of: Draft) -> None:
        self.rules = of.rules
        self.passes = of.passes
        self.exits = of.exits
        self.clockwise = of.clockwise
        self._in = of._in

    def play(self, before: Draft, player: int, move: Play) -> Events:
        """Play one card (B3)."""
        card = move.card
        hands = [*before._held]
        hand = hands[player] = hands[player] ^ card.bit
        self._held = tuple(hands)
        self._down = before._down | card.place
        return self._settle(before, player, PLAYED[player][card.order], not hand & ALL)

    def lay_joker(self, before: Draft, player: int, move: LayJoker) -> Events:
        """Lay ★: the holder of the place's card must put it down and takes ★ (J1, J2)."""
        place, card = move.place, move.card
        own = card.bit if card else 0
        hands = [*before._held]
        holder = next(other for other, hand in enumerate(hands) if hand & place.bit)
        hands[player] ^= JOKER_BIT | own
        hands[holder] ^= JOKER_BIT | place.bit
        self._held = tuple(hands)
        self._down = before._down | place.place | own
        laid = Event(Happening.LAID_JOKER, player, (place, card) if card else (place,))
        return self._settle(before, player, (laid, Event(Happening.TOOK_JOKER, holder, (place,))), True)

    def pass_turn(self, before: Draft, player: int, _move: Pass) -> Events:
        """Pass; with no pass left the player is bankrupt and its cards go down (B6, B7, K6)."""
        self._held, self._down = before._held, before._down
        used = [*self.passes]
        used[player] += 1
        self.passes = tuple(used)
        limit = self.rules.passes
        if limit is None or used[player] <= limit:
            return self._settle(before, player, PASSED[player], False)
        hands = [*self._held]
        laid = hands[player] & ALL & ~before._dead
        hands[player] ^= laid
        self._held = tuple(hands)
        self._down |= on_board(laid)
        gone = Exit(player, Ending.BANKRUPT, cards_in(laid))
        self.exits += (gone,)
        news = (Event(Happening.BANKRUPT, player), Event(Happening.LAID_HAND, player, gone.laid))
        return self._settle(before, player, PASSED[player] + news, True)

    def exchange(self, before: Draft, player: int, move: Exchange) -> Events:
        """Let a ghost and a talker change places wholly: hand, passes, seat, and place among the exits (G2)."""
        swap = {move.ghost: move.talker, move.talker: move.ghost}
        seats = [swap.get(each, each) for each in range(len(before._held))]
        self._held = tuple(before._held[seat] for seat in seats)
        self.passes = tuple(before.passes[seat] for seat in seats)
        self.clockwise = tuple(seats[before.clockwise[seat]] for seat in seats)
        self.exits = tuple(Exit(seats[gone.player], gone.how, gone.laid) for gone in before.exits)
        self.turn = seats[player]
        self._down = before._down
        self.survey()
        return (Event(Happening.EXCHANGED, move.ghost, other=move.talker),)

    def survey(self) -> None:
        """Work out what follows from the rest: who is in, what is dead, what the player to move may play."""
        self._in = still_in(len(self._held), self.exits)
        places, self._dead = survey(self.rules, self._down)
        self._plays = 0 if self.turn is None else places & self._held[self.turn]

    def leave(self, first: int) -> Events:
        """Let those who must depart now do so, in turn order from `first`; end play when it is over."""
        order = clockwise_from(first, self.clockwise, self.exits)
        departed = tuple(departures(self.rules, self._held, self._dead, order))
        self.exits += tuple(gone for gone, _ in departed)
        self._in = still_in(len(self._held), self.exits)
        news = tuple(event for _, event in departed)
        return (*news, ENDED) if is_over(self.rules, self._in) else news

    def _settle(self, before: Draft, player: int, events: Events, anyone: bool) -> Events:  # noqa: FBT001, faster
        """Finish the turn of `player`: what died, who departs (`anyone` may), and whose turn it is."""
        places, self._dead = survey(self.rules, self._down)
        if anyone or self.rules.killer:
            events += _deaths(self._dead & ~before._dead) + self.leave(player)
            if events[-1] is ENDED:
                self.turn, self._plays = None, 0
                return events
        turn = self.clockwise[player]
        while not self._in >> turn & 1:
            turn = self.clockwise[turn]
        self.turn = turn
        self._plays = places & self._held[turn]
        return events


def _deaths(places: int) -> Events:
    return (Event(Happening.DIED, cards=cards_in(places)),) if places else ()


FOLLOW: Final[dict[type, Callable[[Draft, Draft, int, Any], Events]]] = {
    Play: Draft.play,
    LayJoker: Draft.lay_joker,
    Pass: Draft.pass_turn,
    Exchange: Draft.exchange,
}
"""What each kind of move does."""
