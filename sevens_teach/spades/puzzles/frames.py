"""What lies on the table in a puzzle of Spades, and what is told of it; nothing that would give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import texts
from sevens_teach.puzzles.hints import left_out
from sevens_teach.say.messages import Phrase, message, phrase
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.trick import Trick
from sevens_teach.spades.to_wire import player_state, setup_of
from sevens_teach.spades.why.telling import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle
    from sevens_teach.spades.wire import LaidCard, SpadesAfter, SpadesPlayer, SpadesPuzzleFrame, SpadesSetup

Json = dict[str, Any]

_NOBODY = -1
_ASKED: Final = {
    "spades-puzzle-ask-cover": "spades-puzzle-recall-cover",
    "spades-puzzle-ask-partner": "spades-puzzle-recall-partner",
    "spades-puzzle-ask-partner-nil": "spades-puzzle-recall-partner-nil",
    "spades-puzzle-ask-lead": "spades-puzzle-recall-lead",
    "spades-puzzle-ask-bid": "spades-puzzle-recall-bid",
    "spades-puzzle-ask-sure": "spades-puzzle-recall-sure",
    "spades-puzzle-ask-set": "spades-puzzle-recall-set",
    "spades-puzzle-ask-throw": "spades-puzzle-recall-throw",
    "spades-puzzle-ask-tells": "spades-puzzle-recall-tells",
}
"""What to think of where the question says more than its rule."""
_RULES: Final = {f"P{number}": f"spades-puzzle-recall-P{number}" for number in range(1, 7)}


def setup(puzzle: SpadesPuzzle, names: Sequence[str]) -> SpadesSetup:
    """Return what stays the same for a whole puzzle of Spades, as a table has it."""
    return setup_of(puzzle.position.rules, names, puzzle.viewpoint)


def frame(part: Part, viewpoint: int, lang: str, *, open_hands: bool) -> SpadesPuzzleFrame:
    """Return what `viewpoint` sees of the table: the trick without its winner, and who has bid and taken what."""
    position: Position = part.position
    trick = Trick(position.trick.leader, (*position.trick.cards, *part.laid))
    hands = [texts(card for card in hand if card not in part.laid) for hand in position.hands]
    return {
        "hand": texts(card for card in position.view(viewpoint).hand if card not in part.laid),
        "hands": hands if open_hands else None,
        "trick": [{"player": trick.player_of(card), "card": card.text} for card in trick.cards],
        "players": [
            {**state, "count": len(hand)}
            for state, hand in zip(_players(position, viewpoint, lang), hands, strict=True)
        ],
        "turn": None if part.laid else position.turn,
    }


def standing(position: Position, viewpoint: int, lang: str) -> SpadesAfter:
    """Return the part of a frame of Spades that does not follow from the cards moved."""
    cards = position.trick.cards
    trick: list[LaidCard] = [{"player": position.trick.player_of(card), "card": card.text} for card in cards]
    return {"players": _players(position, viewpoint, lang), "turn": position.turn, "trick": trick}


def _players(position: Position, viewpoint: int, lang: str) -> list[SpadesPlayer]:
    """Return how each player of a puzzle of Spades stands."""
    view, teller = position.view(viewpoint), Teller(lang, (), viewpoint)
    return [player_state(view, teller, player) for player in position.players]


def tell(events: Iterable[Event], voice: Voice) -> str:
    """Return what happened in a puzzle of Spades, a sentence an event."""
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


def nudge(part: Part, item: Item) -> Phrase:
    """Return what an answer about Spades leaves out: a card of which suit, and the rule by which it belongs."""
    return phrase("two-sentences", first=left_out(part, item), second=_rule_of(part))


def recall(part: Part) -> Phrase:
    """Return the rule of Spades that a question is about, in a sentence."""
    return phrase("puzzle-hint-rule", rule=part.rule, said=_rule_of(part))


def _rule_of(part: Part) -> Phrase:
    """Return the rule of Spades that a question is about, or what its question says more."""
    return phrase(_ASKED.get(part.prompt.key, _RULES[part.rule]))
