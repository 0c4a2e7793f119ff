"""Seven Bridge at a table: `TABLE`, what a sitting asks of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.calls import pons
from sevens_teach.bridge.engine.events import Happening
from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.melds import own_cards
from sevens_teach.bridge.engine.moves import DEAL, Add, Chi, Deal, Drop, Lay, No, Pon, Renew
from sevens_teach.bridge.engine.score import ALL_AT_ONCE
from sevens_teach.bridge.players.levels import LEVELS, seated
from sevens_teach.bridge.players.redealt import redealt
from sevens_teach.bridge.show.hints import hint_of
from sevens_teach.bridge.show.plain import summary
from sevens_teach.bridge.show.svg import table_svg
from sevens_teach.bridge.to_wire import make_seen
from sevens_teach.bridge.why import verdict
from sevens_teach.bridge.why.telling import Teller, points_text
from sevens_teach.cards import card_set
from sevens_teach.play.table_room import TableRoom, judge, moment, placings
from sevens_teach.say.messages import Who, aloud
from sevens_teach.say.replies import coached, coached_aloud, reply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.bridge.engine.events import Event
    from sevens_teach.bridge.engine.game import Entry, Game
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.players import Player
    from sevens_teach.bridge.wire import BridgeFrame, Quiet
    from sevens_teach.cards import Card
    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.wire import Answer, Finish, Flight, Placing, Reply

# -- what is seen ----------------------------------------------------------------------------------


def frame(snapshot: Snapshot[Position]) -> BridgeFrame:
    """Return one sight of a table of Seven Bridge, finished."""
    teller = _teller(snapshot)
    view = snapshot.position.view(snapshot.you)
    news, prompt = teller.news(_besides(view, snapshot.events)), teller.prompt(view)
    asked = view.is_my_turn or view.turn is None
    called = [event for event in snapshot.events if event.kind in {Happening.PONNED, Happening.CHIED}]
    return {
        **moment(snapshot),
        **make_seen(view, teller, live=snapshot.live),
        "coach": coached(news, prompt, asked=asked),
        "say": coached_aloud(news, prompt, snapshot.lang, asked=asked),
        "flights": _flights(snapshot.events),
        "ranking": _ranking(snapshot, teller),
        "finish": _finish(snapshot, view, teller),
        "called": teller.text(f"bridge-shout-{called[0].kind.value}") if called else "",
        "skipped": [
            event.player for event in snapshot.events if event.kind is Happening.SKIPPED and event.player is not None
        ],
        "quiet": _quiet(view, snapshot.events, teller),
    }


def _quiet(view: View, events: Sequence[Event], teller: Teller) -> Quiet | None:
    """Return how the table tells one who speaks up unasked, while another's discard can be called."""
    turn = view.in_turn
    if view.discard is None or turn is None or view.discarder in {None, view.player}:
        return None
    news = teller.news(events)
    prompt = teller.text("bridge-to-draw") if turn == view.player else ""
    return {
        "turn": turn,
        "coach": reply("", prompt, news) if prompt else reply("", news, ""),
        "say": aloud(teller.text("ui-gap").join(filter(None, [news, prompt])), teller.lang),
        "refusal": _refusal(view, teller),
    }


def _refusal(view: View, teller: Teller) -> Reply:
    """Return why one who speaks up has nothing to call: no pair, no row, or another's call that went first (D5)."""
    assert view.discard is not None  # noqa: S101, a discard lies there
    has_pair = any(pons(view.discard, card_set(view.hand), view.rules))
    why = teller.text("bridge-not-first" if has_pair else "bridge-nothing-for", card=view.discard)
    return reply("D5", teller.text("bridge-nothing-said"), why, () if has_pair else (view.discard,))


_WORDS: Final = {
    **{key: f"bridge-label-{key}" for key in ("table", "stock", "draw", "pile", "pile-empty", "melds")},
    **{key: f"bridge-label-{key}" for key in ("steps", "back", "try", "lifted", "new-card", "dealer", "costs", "new")},
    **{key: f"bridge-label-{key}" for key in ("lay-lifted", "throw-lifted", "tap-first")},
    "melds-none": "bridge-melds-none",
    **{
        key: f"bridge-label-{key}" for key in ("calls", "calls-ask", "calls-five", "calls-speak", "seconds", "speak-up")
    },
    **{key: f"bridge-label-{key}" for key in ("sort", "sort-suit", "sort-rank", "no-review")},
    "no-hurry": "bridge-label-no-hurry",
    "sheet": "bridge-sheet",
    "sheet-total": "bridge-sheet-total",
    "next-new": "bridge-label-new",
}
"""What is called otherwise here, or is here alone: by the key in the browser, the key in the catalogue."""


def sentence(snapshot: Snapshot[Position]) -> str:
    """Return the deal, the stock and the pile, and what is to do, in one sentence."""
    return summary(snapshot.position.view(snapshot.you), _teller(snapshot))


def picture(snapshot: Snapshot[Position], suits: int) -> str:
    """Return a table of Seven Bridge as SVG."""
    return table_svg(snapshot.position.view(snapshot.you), snapshot.lang, snapshot.names, suits=suits)


def told(entry: Entry, you: int) -> str | None:
    """Return a move as the log has it: of a deal or a new stock not the cards; of another's `no` nothing."""
    if isinstance(entry.move, No):
        return str(entry.move) if entry.player == you else None
    if isinstance(entry.move, Deal):
        return str(DEAL)
    return "renew" if isinstance(entry.move, Renew) else str(entry.move)


def waits(position: Position) -> bool:
    """Return whether chance waits for the reader at Seven Bridge: a new deal does, a renewed stock does not."""
    return position.is_deal_over


def _teller(snapshot: Snapshot[Position]) -> Teller:
    """Return who tells the reader what happens at a table of Seven Bridge."""
    return Teller(snapshot.lang, snapshot.names, snapshot.reader)


def _besides(view: View, events: Sequence[Event]) -> Sequence[Event]:
    """Return what happened besides what the prompt says: of a discard that the reader may call, it says whose."""
    if not any(isinstance(move, Pon | Chi) for move in view.legal_moves):
        return events
    return [event for event in events if event.kind is not Happening.DROPPED]


def _flights(events: Sequence[Event]) -> list[Flight]:
    """Return what moved: drawn cards from the stock, cards to melds and to the pile, called ones from the pile."""
    return [flight for event in events for flight in _flown(event)]


def _flown(event: Event) -> list[Flight]:
    """Return which cards move on the table at an event, from where and to where."""
    player = event.player
    if player is None:
        return []
    if event.kind is Happening.DREW:
        return [{"card": event.cards[0].text if event.cards else "", "from": "stock", "to": player}]
    if event.kind is Happening.DROPPED:
        return [{"card": event.cards[0].text, "from": player, "to": "pile"}]
    if event.kind in {Happening.PONNED, Happening.CHIED}:
        own = [card for card in own_cards(event.laid) if card is not event.cards[0]]
        flown: list[Flight] = [{"card": card.text, "from": player, "to": f"meld {event.meld}"} for card in own]
        return [*flown, {"card": event.cards[0].text, "from": "pile", "to": f"meld {event.meld}"}]
    if event.kind in {Happening.MELDED, Happening.ADDED}:
        return [{"card": card.text, "from": player, "to": f"meld {event.meld}"} for card in event.cards]
    return []


def _ranking(snapshot: Snapshot[Position], teller: Teller) -> list[Placing] | None:
    """Return the players, the lowest total first; equal totals share the place (D9)."""
    totals = snapshot.position.totals
    return placings(
        snapshot,
        "D9",
        lambda _, player: teller.text("bridge-place", player=Who(player), points=points_text(totals[player])),
    )


def _finish(snapshot: Snapshot[Position], view: View, teller: Teller) -> Finish | None:
    """Return the last page of a match of Seven Bridge: each hand with its sum."""
    if not snapshot.live or view.outcome is None or view.costs is None or view.line is None:
        return None
    winners = view.outcome.winners
    own, alone = snapshot.reader in winners, len(winners) == 1
    result = "won" if own and alone else "shared" if own else "lost" if alone else "together"
    story = [
        teller.text("bridge-story-cost", player=Who(player), cost=teller.cost(cost, points))
        for player, (cost, points) in enumerate(zip(view.costs, view.line, strict=True))
    ]
    if any(cost.cards for cost in view.costs):
        story.append(teller.text("bridge-puzzle-recall-D7"))
    headline = teller.text("bridge-finish", result=result, player=Who(winners[0]))
    hands = [[card.text for card in cost.cards] for cost in view.costs]
    return {"headline": headline, "story": story, "hands": hands}


# -- what is answered ------------------------------------------------------------------------------


def why(snapshot: Snapshot[Position], card: Card) -> Answer:
    """Return what may be done with a card: lay it off or lay it where that is possible, else why it may be thrown."""
    moves = snapshot.position.view(snapshot.you).legal_moves
    using = [move for move in moves if card in cards_of(move)]
    using.sort(key=lambda move: (not isinstance(move, Add), not isinstance(move, Lay)))
    return judge(snapshot, using[0] if using else Drop(card))


def hint(snapshot: Snapshot[Position]) -> Reply:
    """Return a hint at Seven Bridge: where to look, then what the tips do; between two deals, what comes."""
    view, teller = snapshot.position.view(snapshot.you), _teller(snapshot)
    if not view.is_my_turn:
        found = verdict(view, DEAL)
        return reply(found.rule, teller.prompt(view), found.reason(snapshot.lang, snapshot.names))
    return hint_of(snapshot, view, teller)


# -- how a table goes on ---------------------------------------------------------------------------


def usual_level(_game: Game) -> str:
    """Return the level of those who sit at a table of Seven Bridge when none is named."""
    return "normal"


def opponents(game: Game, you: int, level: str | None) -> Sequence[Player]:
    """Return who plays for each seat of Seven Bridge; raises `GameError` for a level that does not exist."""
    return seated(len(game.names), you, level)


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what a player did in a match of Seven Bridge that is over, by the names on the reader's board."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    fifty = any(line[you] == ALL_AT_ONCE for line in game.position.lines)
    return (*(("won-bridge",) if outcome.rank_of(you) == 1 else ()), *(("fifty",) if fifty else ()))


TABLE: TableRoom[Game, Position, Move] = TableRoom(
    frame=frame,
    sentence=sentence,
    picture=picture,
    words=_WORDS,
    told=told,
    why=why,
    hint=hint,
    opponents=opponents,
    levels=LEVELS,
    usual_level=usual_level,
    waits=waits,
    redealt=redealt,
    deeds=deeds,
)
"""How Seven Bridge is played at a table."""
