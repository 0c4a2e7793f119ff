"""Whose cards wait behind whose: what a card that is kept back stops, and whom its keeper broke with it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import takewhile
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import RANKS, SEVEN, Card
from sevens_teach.say.messages import several
from sevens_teach.sevens.engine.events import Happening

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from sevens_teach.play.game import Game
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.position import Position


_NAMED: Final = 2
"""The cards of this many players whom the reader broke are named."""
_FEW: Final = 2
"""If each of them has no more than this."""


@dataclass(frozen=True, slots=True)
class Waited:
    """Cards of a player that wait behind one card of another's."""

    cards: tuple[Card, ...]
    behind: Card
    other: int
    is_all: bool = False
    """Whether all the cards that the player has wait for that other, where that is told."""
    has_more: bool = False
    """Whether the player has other cards, too, behind other doors."""
    doors: tuple[Card, ...] = ()
    """All the doors of that other that the whole hand waits behind, where that is told."""
    held: int = 0
    """How many cards that hand has."""


def waits(position: Position, player: int) -> tuple[Waited, ...]:
    """Return the doors in other hands that cards of a player wait behind; none where something of the hand fits.

    Where a row has two ways in (T3), both must be in one hand. Who is out has no hand.
    """
    hand = position.hands[player]
    if any(card.suit is None or card in position.open_places for card in hand):
        return ()
    return behind_doors(position, player)


def behind_doors(position: Position, player: int) -> tuple[Waited, ...]:
    """Return the doors in other hands that cards of a player wait behind, whatever else of the hand fits (B3, T2, T3).

    In Killer Sevens there is no door that all the rest of a row waits behind.
    """
    hand = position.hands[player]
    if position.rules.killer:
        return ()
    return tuple(
        Waited(cards, door, other, is_all=len(cards) == len(hand), has_more=len(cards) < len(hand))
        for door in position.open_places
        for other, held in enumerate(position.hands)
        if door in held and (cards := tuple(_behind(position, door, held, hand)))
    )


def _behind(position: Position, door: Card, held: Collection[Card], hand: Collection[Card]) -> Iterator[Card]:
    """Yield the cards of a hand that wait behind a door of another's; in the tunnel each behind the nearer of two."""
    if goes_by_rows(position):
        yield from (card for card in hand if card in {*beyond(door)})
        return
    doors = [each for each in position.open_places if each.suit is door.suit]
    if all(each in held for each in doors):
        row = (card for card in hand if card.suit is door.suit)
        yield from (card for card in row if door is min(doors, key=partial(_way, card)))


def _way(card: Card, door: Card) -> int:
    """Return how many cards further round the ring a door is from a card (T2)."""
    way = abs(card.rank - door.rank)
    return min(way, len(RANKS) - way)


def most(found: Sequence[Waited]) -> Waited | None:
    """Return behind which door most cards wait; None for no door."""
    return max(found, key=lambda each: len(each.cards), default=None)


def goes_by_rows(position: Position) -> bool:
    """Return whether what lies behind a card is told by its row alone."""
    return position.rules.tunnel == "off" and not position.rules.killer


def breakings(start: Position, history: Sequence[Entry], you: int, since: int = 0) -> Iterator[tuple[int, Waited]]:
    """Yield whom the reader broke: each with the reader's open card that most of that hand waited behind.

    That is a card which the reader could have laid on an own turn: for another they could do nothing. Where something
    of another's fitted too, or another's card lay between, that player had been stuck whatever the reader played: then
    it counts only for the cards next behind the reader's own. Who went broke by the first `since` moves is left out.
    """
    for before, player, could, found in _gone_behind(start, history, you, since):
        alone = fits_only(before, you)
        wait = most([each for each in found if alone or (goes_by_rows(before) and _waits_for(before, each))])
        if wait is not None:
            doors = tuple(each.behind for each in whole_doors(before, player, you))
            whole, held = alone or wait.is_all or bool(doors), len(before.hands[player])
            kept = doors if could.issuperset(doors) else ()
            yield player, replace(wait, is_all=whole, doors=kept, held=held)


def gone_beyond(
    start: Position, history: Sequence[Entry], you: int, broken: Mapping[int, Waited]
) -> Iterator[tuple[int, Waited]]:
    """Yield who else went broke behind a card by which the reader has `broken` another, with others' cards between."""
    doors = {door for wait in broken.values() for door in (wait.behind, *wait.doors)}
    for before, player, _, found in _gone_behind(start, history, you):
        wait = most([each for each in found if each.behind in doors and goes_by_rows(before)])
        if wait is not None and player not in broken:
            yield player, wait


def _gone_behind(
    start: Position, history: Sequence[Entry], you: int, since: int = 0
) -> Iterator[tuple[Position, int, set[Card], list[Waited]]]:
    """Yield who else went broke, with the position before, and what of that hand waited behind which of the reader's.

    With it comes which cards the reader could have laid by then: for another they could do nothing.
    """
    before, could = start, set[Card]()
    for ply, entry in enumerate(history):
        could |= {*before.legal_moves.cards} if before.turn == you == entry.player else set()
        for event in entry.events if ply >= since else ():
            if event.kind is Happening.BANKRUPT and event.player is not None and event.player != you:
                behind = waits(before, event.player)
                yield (
                    before,
                    event.player,
                    could,
                    [each for each in behind if each.other == you and each.behind in could],
                )
        before = entry.position


def whole_doors(position: Position, player: int, other: int) -> tuple[Waited, ...]:
    """Return another player's doors that every card of a hand waits behind, with no third player's between; else none.

    What lies between does not count where nothing but that player's cards fits.
    """
    found = tuple(each for each in waits(position, player) if each.other == other)
    if sum(len(each.cards) for each in found) < len(position.hands[player]):
        return ()
    is_next = goes_by_rows(position) and all(_waits_for(position, each) for each in found)
    return found if is_next or fits_only(position, other) else ()


def fits_only(position: Position, player: int) -> bool:
    """Return whether nothing but cards of one player fits: all the others have to pass, unless ★ calls one out (J1)."""
    if any(card.suit is None for other, hand in enumerate(position.hands) if other != player for card in hand):
        return False
    return all(card in position.hands[player] for card in position.open_places)


def _waits_for(position: Position, wait: Waited) -> bool:
    """Return whether the first of the cards waits for cards of the other player alone."""
    held = position.hands[wait.other]
    between = takewhile(lambda card: card not in wait.cards, beyond(wait.behind))
    return all(card in held for card in between)


def told_of(broken: Mapping[int, Waited]) -> dict[str, Any]:
    """Return of several whom the reader broke what a message says: who, behind which cards, and how many waited.

    Of one, all of whose cards waited behind several of the reader's, it is behind all of these; and of three or more,
    of whom no message says who waited behind which.
    """
    only = next(iter(broken.values())) if len(broken) == 1 else None
    if only and len(only.doors) > 1:
        return {"cards": only.doors, "held": only.held, "more": "no", "whole": "yes", **several(broken)}
    more = "yes" if any(each.has_more for each in broken.values()) else "no"
    whole = "yes" if all(each.is_all for each in broken.values()) else "no"
    held = sum(len(each.cards) for each in broken.values())
    behind = [each.doors if len(broken) > _NAMED and each.doors else (each.behind,) for each in broken.values()]
    cards = tuple(dict.fromkeys(card for doors in behind for card in doors))
    return {"cards": cards, "held": held, "more": more, "whole": whole, **several(broken), **_named(broken)}


def _named(broken: Mapping[int, Waited]) -> dict[str, Any]:
    """Return whether a message names the cards of two players that waited: `one` each, `some` or `no`; and which."""
    waits = [*broken.values()]
    if len(waits) != _NAMED or any(len(each.cards) > _FEW or len(each.doors) > 1 for each in waits):
        return {"named": "no"}
    named = "one" if all(len(each.cards) == 1 for each in waits) else "some"
    return {"named": named, **{f"waited{at}": each.cards for at, each in enumerate(waits)}}


def widest_breaking(start: Position, history: Sequence[Entry], you: int) -> tuple[int, Waited] | None:
    """Return whom the reader broke with most cards waiting, and behind which of the reader's; None for nobody."""
    return max(breakings(start, history, you), key=lambda each: len(each[1].cards), default=None)


def against_a_hint(game: Game[Any, Position, Any], broken: tuple[int, Waited], hinted: Mapping[object, str]) -> bool:
    """Return whether a hint had named the card that somebody waited behind, while that player was still in."""
    player, wait = broken
    positions = (game.start, *(entry.position for entry in game.history))
    named = (hinted[each] for each in positions if each in hinted and each.exit_of(player) is None)
    return wait.behind.text in named


def beyond(card: Card) -> Iterator[Card]:
    """Yield what lies beyond a card, seen from the 7 of its suit: on both sides of a 7."""
    if card.suit is None:
        return
    if card.rank >= SEVEN:
        yield from (Card.of(card.suit, rank) for rank in range(card.rank + 1, len(RANKS) + 1))
    if card.rank <= SEVEN:
        yield from (Card.of(card.suit, rank) for rank in range(card.rank - 1, 0, -1))
