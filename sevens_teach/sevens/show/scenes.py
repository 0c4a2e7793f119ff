"""A scene: a position with a caption, and the answer to everything one can point at; docs/widgets.md says more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card, card_set, cards_in, texts
from sevens_teach.say import voice
from sevens_teach.say.messages import message
from sevens_teach.say.names import reader_among
from sevens_teach.say.replies import reply, verdict_reply
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.puzzles.reading import read_position as written_position
from sevens_teach.sevens.show.answers import Answers, place_verdicts
from sevens_teach.sevens.show.frames import Teller, player_states
from sevens_teach.sevens.to_wire import board_state, flights, put_down, setup_of
from sevens_teach.sevens.why import Verdict
from sevens_teach.sevens.why.news import describe
from sevens_teach.text.notation import parse_cards

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.wire import SevensOpenHand, SevensScene, SevensSetup
    from sevens_teach.wire import Reply

NOBODY: Final = -1
"""The number of a reader who is none of the players."""


@dataclass(frozen=True)
class Shot:
    """What is to be shown: a position, what led to it, what is said of it, and what to point at."""

    position: Position
    caption: Reply
    events: tuple[Event, ...] = ()


class Voice(voice.Voice):
    """Speaks of a game of Sevens."""

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Return what happened in a scene, a sentence an event."""
        return describe(events, self.lang, self.names, self.you)


def as_position(given: Position | str) -> Position:
    """Return a position, or the one that a text names, as puzzles are written (`…`: the rest of the cards).

    Raises what `Position.parse` raises, or `PuzzleError`.
    """
    return given if isinstance(given, Position) else written_position(given, "basic")


def as_cards(given: str | Iterable[Card | str]) -> tuple[Card, ...]:
    """Return the cards or places that an author marks in a scene, sorted; raises `NotationError` or `CardError`."""
    if isinstance(given, str):
        return tuple(sorted(parse_cards(given))) if given else ()
    return cards_in(card_set(given))


# -- captions --------------------------------------------------------------------------------------


def caption_of(said: str | Verdict, voice: Voice, marks: str | Iterable[Card | str] = ()) -> Reply:
    """Return an author's caption, a text or a verdict, which points at `marks` too."""
    pointed = texts(as_cards(marks))
    if isinstance(said, Verdict):
        found = verdict_reply(said, voice.lang, voice.names)
        return {**found, "places": [*found["places"], *pointed]}
    text = said.encode(errors="replace").decode()  # half a character cannot be sent
    return {**reply("", "", text), "places": pointed}


def caption_text(scene: SevensScene, lang: str) -> str:
    """Return the caption of a stepper's scene as one text."""
    said = scene["caption"]
    return message("ui-gap", lang).join(filter(None, (said["headline"], said["reason"])))


# -- scenes ----------------------------------------------------------------------------------------


def make_scene(
    shot: Shot, answers: Answers, voice: Voice, shown: Sequence[int] = (), *, plain: bool = False
) -> SevensScene:
    """Return a shot as the browser draws it; the hands of the players `shown` lie open, a `plain` one has no passes."""
    position = shot.position
    teller = Teller(voice.lang, voice.names, voice.you or 0)
    view = position.view(voice.you or 0)
    states = player_states(view, teller, position.outcome)
    if plain:
        states = [{**each, "text": message("ui-cards", voice.lang, count=each["count"])} for each in states]
    return {
        "board": board_state(position.rules, position.board, put_down(shot.events)),
        "dead": [],
        "hands": [_open_hand(position, player, states[player]["text"], voice) for player in shown],
        "players": states if voice.you is not None else [],
        "turn": position.turn,
        "why": answers.table(place_verdicts(view)),
        "caption": shot.caption,
        "say": voice.aloud(shot.caption),
        "flights": flights(shot.events),
        "ask": None,
    }


def _open_hand(position: Position, player: int, text: str, voice: Voice) -> SevensOpenHand:
    """Return a player's hand of a scene, laid open."""
    cards = position.legal_moves.cards if position.turn == player else ()
    return {
        "player": player,
        "name": voice.names[player],
        "text": text,
        "cards": texts(position.hands[player]),
        "playable": texts(cards),
    }


def setup_for(position: Position, voice: Voice) -> SevensSetup:
    """Return what stays the same for all scenes of a stepper; who is told of others alone sits nowhere."""
    reader = reader_among(voice.names, voice.lang) if voice.you is None else voice.you
    return setup_of(position.rules, voice.names, NOBODY if reader is None else reader)
