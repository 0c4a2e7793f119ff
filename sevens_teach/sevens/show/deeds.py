"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.show.evening import evening_deed
from sevens_teach.sevens.show.story import beyond

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.position import Position

_LEAST: Final = 3
"""The fewest players of a whole game."""


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what the reader did in a finished game of Sevens; one that began in the middle is not won whole."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    won = outcome.rank_of(you) == 1
    whole = (game.seed is not None or game.hands is not None) and len(game.names) >= _LEAST
    found = {"first": won, "finished": whole, _won(game): won and whole, "broke": any(_breakings(game, you))}
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *([evening] if evening else ()))


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def how_done(game: Game, you: int) -> dict[str, Phrase]:
    """Return in words how the reader did what there is more to say of: whom the reader broke, and by which card."""
    if game.position.outcome is None or not (found := [*_breakings(game, you)]):
        return {}
    player, kept, waiting = max(found, key=lambda each: len(each[2]))
    return {"broke": phrase("deed-broke-kept", player=Who(player), card=kept, cards=waiting)}


def _breakings(game: Game, you: int) -> Iterator[tuple[int, Card, tuple[Card, ...]]]:
    """Yield whom the reader broke: each with the reader's open card that most of that hand waited behind, and these."""
    before = game.start
    for entry in game.history:
        for event in entry.events:
            if event.kind is Happening.BANKRUPT and event.player is not None:
                yield from _waiting(before, event.player, you)
        before = entry.position


def _waiting(before: Position, player: int, you: int) -> Iterator[tuple[int, Card, tuple[Card, ...]]]:
    """Yield who goes broke now while cards of theirs wait behind an open one in the reader's hand, with these.

    Nobody waits where a row has two ways in, nor where something else fits. Who is out has no hand.
    """
    if player == you or before.rules.tunnel != "off" or before.rules.killer:
        return
    hand = before.hands[player]
    mine = [card for card in before.hands[you] if card in before.open_places]
    found = [(player, card, tuple(each for each in hand if each in {*beyond(card)})) for card in mine]
    if found and not any(card.suit is None or card in before.open_places for card in hand):
        best = max(found, key=lambda each: len(each[2]))
        yield from [best] if best[2] else []
