"""A position while a move is being made: what changes, and what follows from it (B6 to B10, J, G, K5 to K7).

`Position` is a `Draft` that is finished and sealed. A draft has plain slots because those are the
fastest to fill, and every move fills them once.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, JOKER_BIT, cards_in
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.events import ENDED, PASSED, PLAYED, Event, Happening
from sevens_teach.sevens.engine.exits import Ending, Exit, departures, is_over, still_in
from sevens_teach.sevens.engine.lanes import on_board
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Pass, Play

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.sevens.engine.rules import Rules

Events = tuple[Event, ...]


class Draft:
    """The parts of a position; starts as a copy of the parts that most moves leave alone."""

    __slots__ = ("clockwise", "dead", "down", "exits", "held", "passes", "plays", "rules", "staying", "turn")

    rules: Rules
    passes: tuple[int, ...]
    """How many passes each player has used."""
    turn: int | None
    """The player to move; None when play is over."""
    exits: tuple[Exit, ...]
    """The players who are not in any more, in the order in which that happened."""
    clockwise: tuple[int, ...]
    """Who follows each player; only the ghost's exchange changes it (G2)."""
    down: int
    """The cards down, as `on_board` has them."""
    held: tuple[int, ...]
    """Each player's cards."""
    staying: int
    """The players still in: bit n for player n."""
    plays: int
    """The cards that the player to move may play now."""
    dead: int
    """The dead places (K3)."""

    @property
    def players(self) -> range:
        """The players' numbers, from 0."""
        return range(len(self.held))

    @property
    def in_play(self) -> tuple[int, ...]:
        """The players still in."""
        return tuple(player for player in self.players if self.staying >> player & 1)

    def exit_of(self, player: int) -> Exit | None:
        """Return how `player` left the game; None for one still in."""
        return next((gone for gone in self.exits if gone.player == player), None)

    def __init__(self, of: Draft) -> None:
        self.rules = of.rules
        self.passes = of.passes
        self.exits = of.exits
        self.clockwise = of.clockwise
        self.staying = of.staying


def _play(draft: Draft, before: Draft, player: int, move: Play) -> Events:
    """Play one card (B3)."""
    card = move.card
    hands = [*before.held]
    hand = hands[player] = hands[player] ^ card.bit
    draft.held = tuple(hands)
    draft.down = before.down | card.place
    return _settle(draft, before, player, PLAYED[player][card.order], anyone=not hand & ALL)


def _lay_joker(draft: Draft, before: Draft, player: int, move: LayJoker) -> Events:
    """Lay ★: the holder of the place's card must put it down and takes ★ (J1, J2)."""
    place, card = move.place, move.card
    own = card.bit if card else 0
    hands = [*before.held]
    holder = next(other for other, hand in enumerate(hands) if hand & place.bit)
    hands[player] ^= JOKER_BIT | own
    hands[holder] ^= JOKER_BIT | place.bit
    draft.held = tuple(hands)
    draft.down = before.down | place.place | own
    laid = Event(Happening.LAID_JOKER, player, (place, card) if card else (place,))
    return _settle(draft, before, player, (laid, Event(Happening.TOOK_JOKER, holder, (place,))), anyone=True)


def _pass(draft: Draft, before: Draft, player: int, _move: Pass) -> Events:
    """Pass; with no pass left the player is bankrupt and its cards go down (B6, B7, K6)."""
    draft.held, draft.down = before.held, before.down
    used = [*draft.passes]
    used[player] += 1
    draft.passes = tuple(used)
    limit = draft.rules.passes
    if limit is None or used[player] <= limit:
        return _settle(draft, before, player, PASSED[player], anyone=False)
    hands = [*draft.held]
    laid = hands[player] & ALL & ~before.dead
    hands[player] ^= laid
    draft.held = tuple(hands)
    draft.down |= on_board(laid)
    gone = Exit(player, Ending.BANKRUPT, cards_in(laid), player)
    draft.exits += (gone,)
    news = (Event(Happening.BANKRUPT, player), Event(Happening.LAID_HAND, player, gone.laid))
    return _settle(draft, before, player, PASSED[player] + news, anyone=True)


def _exchange(draft: Draft, before: Draft, player: int, move: Exchange) -> Events:
    """Let a ghost and a talker change places wholly: hand, passes, seat, and place among the exits (G2)."""
    swap = {move.ghost: move.talker, move.talker: move.ghost}
    seats = [swap.get(each, each) for each in range(len(before.held))]
    draft.held = tuple(before.held[seat] for seat in seats)
    draft.passes = tuple(before.passes[seat] for seat in seats)
    draft.clockwise = tuple(seats[before.clockwise[seat]] for seat in seats)
    draft.exits = tuple(replace(gone, player=seats[gone.player]) for gone in before.exits)
    draft.turn = seats[player]
    draft.down = before.down
    work_out(draft)
    return (Event(Happening.EXCHANGED, move.ghost, other=move.talker),)


def work_out(draft: Draft) -> None:
    """Work out what follows from the rest: who is in, what is dead, what the player to move may play."""
    draft.staying = still_in(len(draft.held), draft.exits)
    places, draft.dead = survey(draft.rules, draft.down)
    draft.plays = 0 if draft.turn is None else places & draft.held[draft.turn]


def leave(draft: Draft, order: tuple[int, ...]) -> Events:
    """Let those in `order` who must depart now do so; end play when it is over."""
    departed = tuple(departures(draft.rules, draft.held, draft.dead, order))
    draft.exits += tuple([gone for gone, _ in departed])
    draft.staying = still_in(len(draft.held), draft.exits)
    news = tuple([event for _, event in departed])
    return (*news, ENDED) if is_over(draft.rules, draft.staying) else news


def _settle(draft: Draft, before: Draft, player: int, events: Events, *, anyone: bool) -> Events:
    """Finish the turn of `player`: what died, who departs (`anyone` may), and whose turn it is."""
    died = before.dead
    places, draft.dead = survey(draft.rules, draft.down)
    if anyone or draft.rules.killer:
        events += _deaths(draft.dead ^ died) + leave(draft, _round(draft, player))
        if events[-1] is ENDED:
            draft.turn, draft.plays = None, 0
            return events
    turn = draft.clockwise[player]
    while not draft.staying >> turn & 1:
        turn = draft.clockwise[turn]
    draft.turn = turn
    draft.plays = places & draft.held[turn]
    return events


def _round(draft: Draft, first: int) -> tuple[int, ...]:
    """Return the players still in, in turn order from `first`."""
    gone = {each.player for each in draft.exits}
    order = [first]
    while (player := draft.clockwise[order[-1]]) != first:
        order.append(player)
    return tuple([player for player in order if player not in gone])


def _deaths(places: int) -> Events:
    """Return the event of cards that have died (K3); none where none has."""
    return (Event(Happening.DIED, cards=cards_in(places)),) if places else ()


FOLLOW: Final[dict[type, Callable[[Draft, Draft, Any, Any], Events]]] = {
    Play: _play,
    LayJoker: _lay_joker,
    Pass: _pass,
    Exchange: _exchange,
}
"""What each kind of move does."""
