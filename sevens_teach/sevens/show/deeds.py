"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import PASS, Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.waiting import breakings, widest_breaking
from sevens_teach.sevens.show.evening import evening_deed
from sevens_teach.sevens.show.story import is_explained

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Entry, Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position

SEEN_PASSING: Final = "saw-pass"
"""A pass that cost something was seen: what a pass costs was told. It lays no card."""
_LEAST: Final = 3
"""The fewest players of a whole game."""
_PASSES: Final = 3
"""As many passes as the card about them tells."""
_NEXT: Final = (2, 3)
"""The places behind the first that the card about the ranking tells."""


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what the reader did in a finished game of Sevens; one that began in the middle is not won whole."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    won = outcome.rank_of(you) == 1
    whole = (game.seed is not None or game.hands is not None) and len(game.names) >= _LEAST
    found = {
        "first": won,
        "finished": whole,
        _won(game): won and whole,
        "broke": any(breakings(game.start, game.history, you)),
    }
    if whole:
        found |= _of_a_whole_game(game, outcome, you)
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *learned(game, you), *([evening] if evening else ()))


def _of_a_whole_game(game: Game, outcome: Outcome, you: int) -> dict[str, bool]:
    """Return what else of a whole game of Sevens shows what a card says, and whether the reader did it."""
    own = next(each for each in outcome.placings if each.player == you)
    below = outcome.placings[own.rank :]
    passes = (game.rules.passes, game.position.passes[you])
    return {
        "joined": any(_joined(game, you)),
        "spent": passes == (_PASSES, _PASSES) and own.reason is not Reason.BANKRUPT,
        "second": own.rank in _NEXT and own.reason is Reason.OUT,
        "outlasted": any(each.reason is Reason.BANKRUPT for each in below),
    }


def _moves(game: Game) -> Iterator[tuple[Position, Entry]]:
    """Yield each move of a game with the position before it."""
    return zip((game.start, *(each.position for each in game.history)), game.history, strict=False)


def learned(game: Game, _you: int) -> tuple[str, ...]:
    """Return that what a pass of Sevens costs was told, in a game that is over or not: it has seen its first one.

    At a small table nothing is told of it: the words beside it do.
    """
    told = game.rules.passes and not any(game.start.passes) and not is_explained(game.start)
    passed = told and any(entry.move == PASS for entry in game.history)
    return (SEEN_PASSING,) if passed else ()


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def how_done(game: Game, you: int) -> dict[str, Phrase]:
    """Return in words how the reader did what there is more to say of: whom they broke, and what joined a run."""
    if game.position.outcome is None:
        return {}
    found = {}
    if broken := widest_breaking(game.start, game.history, you):
        player, wait = broken
        found["broke"] = phrase("deed-broke-kept", player=Who(player), card=wait.behind)
    move, cards = next(_joined(game, you), (None, ()))
    if isinstance(move, Play):  # of ★ no card was played
        owner = _owner(game, cards)
        if owner is None or owner == you:
            found["joined"] = phrase("deed-joined-by", card=move.card, cards=cards)
        else:
            found["joined"] = phrase("deed-joined-to", card=move.card, cards=cards, player=Who(owner))
    return found


def _owner(game: Game, cards: tuple[Card, ...]) -> int | None:
    """Return whose hand all these cards were last in; None where there is no such player."""
    last = {card: player for before, _ in _moves(game) for player, hand in enumerate(before.hands) for card in hand}
    owners = {last.get(card) for card in cards}
    return owners.pop() if len(owners) == 1 else None


def _joined(game: Game, you: int) -> Iterator[tuple[Move, tuple[Card, ...]]]:
    """Yield the reader's moves that brought islands to their runs, each with these (B8)."""
    for before, entry in _moves(game):
        still = {*entry.position.islands}
        gone = tuple(card for card in before.islands if card not in still)
        if gone and entry.player == you and entry.move is not None and entry.move != PASS:
            yield entry.move, gone
