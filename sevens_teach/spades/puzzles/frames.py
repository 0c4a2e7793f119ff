"""What lies on the table in a puzzle of Spades, and what is told of it; nothing that would give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import Phrase, message, phrase
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.layout import player_state, setup_of, texts
from sevens_teach.spades.why.telling import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.puzzles.model import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

Json = dict[str, Any]

_NOBODY = -1
_RULES: Final = {f"P{number}": f"spades-puzzle-recall-P{number}" for number in range(1, 7)}


def setup(puzzle: SpadesPuzzle, names: Sequence[str]) -> Json:
    """Return what stays the same for the whole puzzle, as a table has it."""
    teller = Teller("en", names, puzzle.viewpoint)
    found = setup_of(puzzle.position.rules, teller.names, puzzle.viewpoint)
    return {**found, "sides": [teller.side_name(0), teller.side_name(1)]}


def frame(position: Position, viewpoint: int, lang: str, *, open_hands: bool) -> Json:
    """Return what `viewpoint` sees of a position: the trick without its winner, and who has bid and taken what."""
    view = position.view(viewpoint)
    return {
        "hand": texts(view.hand),
        "hands": [texts(hand) for hand in position.hands] if open_hands else None,
        "trick": _cards(view.trick),
        **standing(position, viewpoint, lang),
    }


def standing(position: Position, viewpoint: int, lang: str) -> Json:
    """Return what of a frame does not follow from the cards moved."""
    view = position.view(viewpoint)
    teller = Teller(lang, (), viewpoint)
    return {"players": [player_state(view, teller, player) for player in position.players], "turn": view.turn}


def _cards(trick: Trick) -> list[Json]:
    return [{"player": trick.player_of(card), "card": card.text} for card in trick.cards]


def tell(events: Iterable[Event], voice: Voice) -> str:
    """Return what happened, a sentence an event."""
    return Teller(voice.lang, voice.names, _NOBODY if voice.you is None else voice.you).news(events)


def trick_told(position: Position, voice: Voice) -> list[str]:
    """Return who has played what to the trick in the middle."""
    trick = position.trick
    return [tell((Event(Happening.PLAYED, trick.player_of(card), (card,)),), voice) for card in trick.cards]


def bids_told(position: Position, voice: Voice) -> list[str]:
    """Return what each player has bid and taken."""
    view = position.view(0)
    teller = Teller(voice.lang, voice.names, _NOBODY)
    return [
        message("spades-text-player", voice.lang, player=voice.names[player], stands=teller.stands(view, player))
        for player in position.players
    ]


def flights(events: Iterable[Event]) -> list[Json]:
    """Return what moved: cards from their players to the middle."""
    played = [event for event in events if event.kind is Happening.PLAYED]
    return [{"card": card.text, "from": event.player, "to": card.text} for event in played for card in event.cards]


def nudge(_part: Part, item: Item) -> Phrase:
    """Return where to look for a card that an answer leaves out."""
    return phrase("puzzle-nudge-suit", suit=item.id[0])


def recall(part: Part) -> Phrase:
    """Return the rule that a question is about, in a sentence."""
    return phrase("puzzle-hint-rule", rule=part.rule, said=phrase(_RULES[part.rule]))
