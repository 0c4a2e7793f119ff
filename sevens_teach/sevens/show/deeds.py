"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
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
    found = {"first": won, "finished": whole, _won(game): won and whole, "broke": _broke_somebody(game, you)}
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *([evening] if evening else ()))


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def how_done(game: Game, you: int) -> dict[str, Phrase]:
    """Return in words how the reader did what there is more to say of: whom the reader broke, and by which card."""
    found = [*_breakings(game, you)] if "broke" in deeds(game, you) else []
    return {"broke": _told(found)} if found else {}


def _told(found: list[tuple[int, Card | None, tuple[Card, ...]]]) -> Phrase:
    """Return who went broke, with the reader's card that most of that hand waited for, if any did."""
    player, kept, waiting = max(found, key=lambda each: len(each[2]))
    if kept is None:
        return phrase("deed-broke", player=Who(player))
    return phrase("deed-broke-kept", player=Who(player), card=kept, cards=waiting)


def _breakings(game: Game, you: int) -> Iterator[tuple[int, Card | None, tuple[Card, ...]]]:
    """Yield everybody who went broke, each with the cards in hand that waited behind one of the reader's."""
    before = game.start
    for entry in game.history:
        for event in entry.events:
            if event.kind is Happening.BANKRUPT and event.player is not None:
                yield event.player, *_waiting(before, event.player, you)
        before = entry.position


def _waiting(before: Position, player: int, you: int) -> tuple[Card | None, tuple[Card, ...]]:
    """Return the reader's open card that most of a player's cards waited behind, and these."""
    rows = before.rules.tunnel == "off" and not before.rules.killer
    mine = [card for card in before.hands[you] if rows and card in before.open_places]
    found = [(card, tuple(each for each in before.hands[player] if each in {*beyond(card)})) for card in mine]
    return max((each for each in found if each[1]), key=lambda each: len(each[1]), default=(None, ()))


def _broke_somebody(game: Game, you: int) -> bool:
    """Return whether somebody went broke in this game, and the reader did not."""
    already = {each.player for each in game.start.exits}
    broke = {each.player for each in game.position.exits if each.how is Ending.BANKRUPT}
    return bool(broke - already) and you not in broke
