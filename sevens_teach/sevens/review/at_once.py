"""What a move does at once, told when all hands lie open: what it opens and for whom, what it keeps shut, its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play, laid_by
from sevens_teach.sevens.why.consequences import cards_beyond, opened_by, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position


def given_at_once(position: Position, move: Move, *, made: bool = True, went: int = ALL) -> tuple[Phrase, ...]:
    """Return what a move gives away at once: a door that it opens for another, an own card, a pass; if anything.

    A door is one for a card that `went` out later (a set): nobody has gained by another.
    """
    return tuple(_given(position, move, "yes" if made else "no", went))[:2]


def brought_at_once(
    position: Position, move: Move, other: Move, *, made: bool = False, went: int = ALL
) -> tuple[Phrase, ...]:
    """Return what a move brings at once that another does not; `made` says whether it was made, `went` as above."""
    return tuple(_brought(position, move, other, "yes" if made else "no", went))[:2]


def _given(position: Position, move: Move, made: str, went: int) -> Iterator[Phrase]:
    """Yield what the move that was made gives away at once."""
    player = position.turn
    assert player is not None  # noqa: S101, somebody moves
    if isinstance(move, Pass):
        left = position.view(player).passes_left
        if left == 0:
            yield phrase("review-at-once-breaks", made=made)
        elif left is not None:
            yield phrase("review-at-once-pass", left=left, made=made)
        return
    if isinstance(move, LayJoker) and (holder := _holder(position, move.place)) is not None:
        yield phrase("review-at-once-joker", move=written(move), card=move.place, player=Who(holder), made=made)
    if died := cards_in(dies(position, move) & position.held[player]):
        yield phrase("review-at-once-kills", move=written(move), cards=died, made=made)
    for number, (other, cards) in enumerate(doors(position, move, went).items()):
        key = "review-at-once-opens-too" if number else "review-at-once-opens"
        yield phrase(key, move=written(move), cards=cards, player=Who(other), made=made)


def _brought(position: Position, move: Move, other: Move, made: str, went: int) -> Iterator[Phrase]:
    """Yield what the better move brings at once."""
    player = position.turn
    assert player is not None  # noqa: S101, somebody moves
    if isinstance(move, Pass):
        if (shut := doors(position, other, went)) and not position.rules.killer:
            holder, cards = next(iter(shut.items()))
            yield phrase("review-keeps-shut", cards=cards, player=Who(holder), made=made)
        return
    view = position.view(player)
    if gets_rid(position, move):
        yield phrase("review-gets-rid", move=written(move), made=made)
        return
    if isinstance(move, LayJoker) and not isinstance(other, LayJoker):
        yield phrase("review-sheds-joker", move=written(move), made=made)
    own, others_own = opened_own(position, move), opened_own(position, other)
    if own and own != others_own:
        yield phrase("review-opens-own", move=written(move), cards=own, made=made)
    elif (
        isinstance(move, Play)
        and not position.rules.killer
        and (way := cards_in(cards_beyond(view, move.card) & view.own))
    ):
        yield phrase("review-leads", move=written(move), cards=way, made=made)
    if isinstance(other, Pass) and view.passes_left is not None:
        yield from _saved(view.passes_left, made)
    elif died := cards_in(dies(position, move) & ~view.own):
        yield phrase("review-kills", move=written(move), cards=died, made=made)
    elif not doors(position, move) and doors(position, other, went):
        yield phrase("review-opens-nobody", move=written(move), made=made)


def _saved(left: int, made: str) -> Iterator[Phrase]:
    """Yield that a card saves a pass; not of one that was made: who is praised had another, which would have, too."""
    if made == "no":
        yield phrase("review-saves-pass" if left else "review-stays-in")


def gets_rid(position: Position, move: Move) -> bool:
    """Return whether a move is the mover's last: beside that nothing else need be said for it."""
    return not isinstance(move, Pass) and not position.after(move)[0].staying >> (position.turn or 0) & 1


def _holder(position: Position, card: Card) -> int | None:
    """Return who holds a card, all hands lying open."""
    return next((player for player, hand in enumerate(position.held) if hand & card.bit), None)


def doors(position: Position, move: Move, went: int = ALL) -> dict[int, tuple[Card, ...]]:
    """Return which cards of each other player, of those that `went`, fit once a move is made, and did not before."""
    if isinstance(move, Pass):
        return {}
    player = position.turn
    opened = opened_by(position.view(player or 0), *laid_by(move))
    hands = {other: cards_in(opened & hand & went) for other, hand in enumerate(position.held) if other != player}
    return {other: cards for other, cards in hands.items() if cards}


def opened_own(position: Position, move: Move) -> tuple[Card, ...]:
    """Return which of the mover's own cards fit once a move is made, and did not before."""
    if isinstance(move, Pass):
        return ()
    view = position.view(position.turn or 0)
    return cards_in(opened_by(view, *laid_by(move)) & view.own & ALL & ~_bits(laid_by(move)))


def dies(position: Position, move: Move) -> int:
    """Return which places die once a move is made (K3), all hands lying open."""
    down = position.down | _bits(laid_by(move))
    return connection.survey(position.rules, down)[1] & ~position.dead & ALL


def _bits(cards: tuple[Card, ...]) -> int:
    """Return cards as a set of places."""
    return sum(card.place for card in cards)
