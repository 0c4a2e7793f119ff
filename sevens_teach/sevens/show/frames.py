"""A picture of the game with everything decided, for one player's eyes, as the browser draws it.

What goes in comes from that player's view and from the events, which tell everybody the same; no
other player's card does. docs/widgets.md describes the shape.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import JOKER, Card, card_set, cards_in, on_board
from sevens_teach.messages import aloud, message
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.events import Event, Happening
from sevens_teach.sevens.engine.outcome import settled_rank
from sevens_teach.sevens.why.news import describe, placing_reason

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View

Frame = dict[str, Any]
Reply = dict[str, Any]
"""One answer of the coach: `rule`, `headline`, `reason`, and the `cards` and `places` to point at."""

_PUT_DOWN: Final = (Happening.LAID_SEVENS, Happening.PLAYED, Happening.TOOK_JOKER, Happening.LAID_HAND)


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards or places as the browser has them."""
    return [card.text for card in cards]


def board_state(rules: Rules, board: Iterable[Card], last: Iterable[Card] = ()) -> dict[str, list[str]]:
    """Return which places are what: they follow from the cards down alone."""
    down = tuple(board)
    bits = on_board(card_set(down))
    open_places, dead = connection.survey(rules, bits)
    return {
        "down": texts(down),
        "islands": texts(cards_in(connection.islands(rules, bits))),
        "open": texts(cards_in(open_places)),
        "dead": texts(cards_in(dead)),
        "closed": texts(cards_in(connection.closed_places(rules, bits))),
        "last": texts(last),
    }


def put_down(events: Iterable[Event]) -> list[Card]:
    """Return the cards that the events put on the board, in order."""
    found: list[Card] = []
    for event in events:
        if event.kind in _PUT_DOWN:
            found += event.cards
        elif event.kind is Happening.LAID_JOKER:
            found += event.cards[1:]
    return found


def flights(events: Iterable[Event]) -> list[dict[str, Any]]:
    """Return what moved: cards from a player to their places, and ★ from hand to hand."""
    found: list[dict[str, Any]] = []
    layer = None
    for event in events:
        found += [{"card": card.text, "from": event.player, "to": card.text} for card in put_down((event,))]
        if event.kind is Happening.LAID_JOKER:
            layer = event.player
        elif event.kind is Happening.TOOK_JOKER:
            found.append({"card": JOKER.text, "from": layer, "to": event.player})
    return found


class Teller:
    """Says what happened and what is to do, to one player, in one language."""

    def __init__(self, lang: str, names: Sequence[str], you: int) -> None:
        self.lang = lang
        self.names = names
        self.you = you

    def text(self, key: str, **values: Any) -> str:  # noqa: ANN401, whatever `message` takes
        """Return a message of the catalogue."""
        return message(f"ui-{key}", self.lang, self.names, **values)

    def news(self, events: Iterable[Event]) -> str:
        """Return what happened, a sentence an event."""
        gap = self.text("gap")
        return gap.join(describe(event, self.lang, self.names, self.you) for event in events)

    def prompt(self, view: View) -> str:
        """Return whose turn it is, and to the player to move what may be done; nothing when play is over."""
        if view.turn is None:
            return ""
        if not view.is_my_turn:
            return self.text("turn", name=self.names[view.turn])
        moves = view.legal_moves
        if not moves.cards and not moves.jokers:
            return self.text("must-pass")
        return self.text("your-turn", count=len(moves.cards), joker="yes" if moves.jokers else "no")

    def coach(self, view: View, events: Sequence[Event]) -> Reply:
        """Return what the coach says unasked: the turn in bold, then the news."""
        news = self.news(events)
        if any(event.kind is Happening.EXCHANGED for event in events):
            return reply("G1", news, self.text("exchanged-why"))
        if view.is_my_turn:
            return reply("", self.prompt(view), news)
        return reply("", news or self.prompt(view), "")

    def say(self, view: View, events: Iterable[Event]) -> str:
        """Return the same for the ear."""
        said = [self.news(events), self.prompt(view) if view.is_my_turn else ""]
        return aloud(self.text("gap").join(filter(None, said)), self.lang)

    def status(self, view: View, player: int, gone: Exit | None, rank: int | None) -> str:
        """Return how a player stands: cards and passes left, or how the player left and which place that is."""
        count = view.counts[player]
        if gone is None:
            left = passes_left(view, player)
            return self.text("cards", count=count) if left is None else self.text("stands", count=count, left=left)
        how = self.text("gone", how=gone.how.name.lower(), count=count)
        return how if rank is None else self.text("placed", text=how, rank=rank)

    def pass_text(self, view: View) -> str:
        """Return how many free passes are left, as the pass button says it (B6)."""
        left = view.passes_left
        return self.text("unlimited") if left is None else self.text("passes-left", left=left)

    def ranking(self, outcome: Outcome | None) -> list[dict[str, Any]] | None:
        """Return every player's place with the reason for it, from first to last."""
        if outcome is None:
            return None
        return [
            {
                "rank": placing.rank,
                "player": placing.player,
                "rule": placing.reason.rule,
                "text": placing_reason(placing, self.lang, self.names, self.you),
            }
            for placing in outcome.placings
        ]


def reply(rule: str, headline: str, reason: str, cards: Iterable[Card] = (), places: Iterable[Card] = ()) -> Reply:
    """Return an answer as the browser has it."""
    return {"rule": rule, "headline": headline, "reason": reason, "cards": texts(cards), "places": texts(places)}


def passes_left(view: View, player: int) -> int | None:
    """Return how many free passes a player has left (B6); None when there is no limit."""
    return None if view.rules.passes is None else max(0, view.rules.passes - view.passes[player])


def player_states(view: View, teller: Teller, outcome: Outcome | None) -> list[dict[str, Any]]:
    """Return how each player stands, for everybody to see."""
    gone = {each.player: each for each in view.exits}
    return [_player_state(view, teller, outcome, player, gone.get(player)) for player in range(len(view.counts))]


def _player_state(
    view: View, teller: Teller, outcome: Outcome | None, player: int, gone: Exit | None
) -> dict[str, Any]:
    rank = outcome.rank_of(player) if outcome else settled_rank(view.rules, view.exits, len(view.counts), player)
    return {
        "count": view.counts[player],
        "left": passes_left(view, player),
        "status": gone.how.value if gone else "in",
        "text": teller.status(view, player, gone, rank),
        "rank": rank,
        "aside": view.put_aside[player],
        "shown": texts(view.shown[player]),
    }


def make_frame(view: View, events: Sequence[Event], teller: Teller, outcome: Outcome | None) -> Frame:
    """Return the picture of what `view` sees after `events`."""
    moves = view.legal_moves
    return {
        "board": board_state(view.rules, view.board, put_down(events)),
        "hand": texts(view.hand),
        "playable": texts(moves.cards),
        "jokers": [{"place": move.place.text, "card": move.card.text if move.card else None} for move in moves.jokers],
        "players": player_states(view, teller, outcome),
        "turn": view.turn,
        "pass_text": teller.pass_text(view),
        "coach": teller.coach(view, events),
        "say": teller.say(view, events),
        "flights": flights(events),
        "ranking": teller.ranking(outcome),
        "finish": None,
    }


def setup_of(view: View, names: Sequence[str], lessons: Mapping[str, str] | None = None) -> dict[str, Any]:
    """Return what stays the same for a whole game; `lessons` are the addresses of the rules' lessons."""
    rules = view.rules
    return {
        "rows": rules.suit_order,
        "walls": rules.killer,
        "tunnel": rules.tunnel,
        "passes": rules.passes,
        "names": list(names),
        "you": view.player,
        "lessons": dict(lessons or {}),
    }
