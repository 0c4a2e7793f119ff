"""What lies on the table in a puzzle of Seven Bridge, and what is told of it; nothing that gives the answer away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.to_wire import meld_state, player_state, setup_of, thrower
from sevens_teach.bridge.why.telling import Teller
from sevens_teach.cards import texts
from sevens_teach.puzzles.hints import left_out
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.names import names_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.bridge.engine.events import Event
    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.bridge.wire import BridgeAfter, BridgePuzzleFrame, BridgeSetup
    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.say.voice import Voice
    from sevens_teach.wire import Flight

_NOBODY: Final = -1


def setup(puzzle: BridgePuzzle, names: Sequence[str]) -> BridgeSetup:
    """Return what stays the same for a whole puzzle of Seven Bridge, as a table has it."""
    return setup_of(names, puzzle.viewpoint)


def frame(part: Part, viewpoint: int, lang: str, *, open_hands: bool) -> BridgePuzzleFrame:
    """Return what `viewpoint` sees of the table of Seven Bridge; who could call a discard is left to the solver."""
    position: Position = part.position
    view, teller = _unscored(position, viewpoint), _teller(position, viewpoint, lang)
    return {
        "hand": texts(view.hand),
        "hands": [texts(hand) for hand in position.hands] if open_hands else None,
        "stock": view.stock,
        "pile": texts(view.pile),
        "thrown": thrower(view, teller),
        "melds": [meld_state(meld, view.rules, teller) for meld in view.melds],
        "players": [player_state(view, teller, player) for player in position.players],
        "turn": position.in_turn if position.step is Step.PLAY else None,
    }


def standing(position: Position, viewpoint: int, lang: str) -> BridgeAfter:
    """Return the part of a frame of Seven Bridge that does not follow from the cards moved."""
    view, teller = _unscored(position, viewpoint), _teller(position, viewpoint, lang)
    return {
        "hand": texts(view.hand),
        "pile": texts(view.pile),
        "melds": [meld_state(meld, view.rules, teller) for meld in view.melds],
        "players": [player_state(view, teller, player) for player in position.players],
        "turn": position.in_turn if position.step is Step.PLAY else None,
    }


def _unscored(position: Position, viewpoint: int) -> View:
    """Return what a player sees before a deal that is over is written down: its totals would tell what it costs."""
    return replace(position.view(viewpoint), line=None)


def _teller(position: Position, viewpoint: int, lang: str) -> Teller:
    """Return who tells a puzzle of Seven Bridge, in a language, to the player whose eyes it has."""
    return Teller(lang, names_for(len(position.held), lang, viewpoint), viewpoint)


def tell(events: Iterable[Event], voice: Voice) -> str:
    """Return what happened in a puzzle of Seven Bridge, a sentence an event."""
    return Teller(voice.lang, voice.names, _NOBODY if voice.you is None else voice.you).news(events)


def flights(_events: Iterable[Event]) -> list[Flight]:
    """Return nothing: a picture of Seven Bridge shows what lies there, not what moved."""
    return []


def nudge(part: Part, item: Item) -> Phrase:
    """Return what an answer about Seven Bridge leaves out: a card of which suit, and the rule by which it belongs."""
    return phrase("two-sentences", first=left_out(part, item), second=_rule_of(part))


def recall(part: Part) -> Phrase:
    """Return the rule of Seven Bridge that a question is about, in a sentence."""
    return phrase("puzzle-hint-rule", rule=part.rule, said=_rule_of(part))


def _rule_of(part: Part) -> Phrase:
    """Return the rule of Seven Bridge that a question is about."""
    return phrase(f"bridge-puzzle-recall-{part.rule}")
