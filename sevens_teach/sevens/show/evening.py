"""The final evening: five deals under five house rules, points by place, and what a finished deal brought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.rules import PRESETS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.game import Game

DEALS: Final = (("joker-solo", 510), ("fantan", 511), ("tunnel", 512), ("killer", 513), ("basic", 514))
"""The house rules and the seed of each deal, in the order in which they are played."""
POINTS: Final = (3, 2, 1, 0)
"""For the first, the second, the third and the last place."""
_PLAYERS: Final = len(POINTS)
_LETTERS: Final = "abcde"

Places = tuple[int, ...]
"""The place of each player, from the reader on round the table."""


def evening_deed(game: Game, you: int) -> str | None:
    """Return how a finished game is kept if it was one of the five deals: `evening-a-bacd`; None for any other."""
    outcome = game.position.outcome
    played = [number for number, deal in enumerate(DEALS) if (PRESETS[deal[0]], deal[1]) == (game.rules, game.seed)]
    if outcome is None or not played or len(game.names) != _PLAYERS:
        return None
    places = (outcome.rank_of((you + seat) % _PLAYERS) for seat in range(_PLAYERS))
    return f"evening-{_LETTERS[played[0]]}-{''.join(_LETTERS[place - 1] for place in places)}"


def best_places(deeds: Iterable[str]) -> dict[int, Places]:
    """Return the places of each deal that was played, by its number from 0: those of the reader's best try."""
    found: dict[int, Places] = {}
    for deed in deeds:
        _, _, rest = deed.partition("evening-")
        letter, _, letters = rest.partition("-")
        places = tuple(_LETTERS.find(each) + 1 for each in letters)
        if len(letter) == 1 and letter in _LETTERS and sorted(places) == [1, 2, 3, 4]:
            number = _LETTERS.index(letter)
            found[number] = min(found.get(number, places), places)
    return found


def points(places: Places) -> Places:
    """Return what each player's place brings."""
    return tuple(POINTS[place - 1] for place in places)
