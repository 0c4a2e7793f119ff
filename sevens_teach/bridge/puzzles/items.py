"""What several kinds share: how cards are read as a meld, how moves are called, what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import Meld, Wild, in_order, kind_of
from sevens_teach.bridge.engine.moves import Add, Chi, Drop, Lay, Pon, read_laid
from sevens_teach.bridge.engine.state import Step
from sevens_teach.cards import JOKER, PACK
from sevens_teach.errors import PuzzleError
from sevens_teach.say.messages import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.melds import Laid
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.say.messages import Value


def need_play(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader has drawn, and may lay."""
    position = puzzle.position
    if position.step is not Step.PLAY or position.turn != puzzle.viewpoint:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to lay cards there (D4)")


def named_cards(text: str) -> Meld:
    """Return the cards that a file names, ★ with the card it stands for or without; raises `SevensError`."""
    return tuple(map(read_laid, text.split()))


def reading_of(cards: Meld, rules: Rules) -> Meld | None:
    """Return how cards lie as a meld (D2), ★ on any place; None where they are none."""
    if JOKER in cards and not rules.joker:
        return None
    plain = tuple(laid for laid in cards if laid is not JOKER)
    tries: list[Meld] = [in_order(cards, rules)]
    if JOKER in cards:
        tries += [in_order((*plain, Wild(card)), rules) for card in PACK]
    return next((meld for meld in tries if kind_of(meld, rules) is not None), None)


def move_label(move: Move) -> Phrase:
    """Return how a puzzle of Seven Bridge calls a move."""
    if isinstance(move, Add):
        return phrase("bridge-puzzle-add", card=_laid((move.laid,)), meld=move.meld)
    if isinstance(move, Lay):
        return phrase("bridge-step-lay", cards=_laid(move.cards))
    if isinstance(move, Drop):
        return phrase("bridge-step-drop", card=move.card)
    if isinstance(move, Pon | Chi):
        return phrase("bridge-step-pon" if isinstance(move, Pon) else "bridge-step-chi", cards=_laid(move.cards))
    return phrase("bridge-puzzle-nothing")


def _laid(meld: Iterable[Laid]) -> Value:
    """Return the cards of a meld as a phrase of the puzzles, each ★ with what it stands for."""
    first, *rest = meld
    one = phrase("bridge-wild", card=first.card) if isinstance(first, Wild) else str(first)
    return phrase("bridge-puzzle-cards", first=one, rest=_laid(rest)) if rest else one
