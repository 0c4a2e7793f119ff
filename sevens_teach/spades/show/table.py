"""Spades at a table: `TABLE` at the end is all that a table asks of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play.table_room import TableRoom, moment
from sevens_teach.say.messages import Who
from sevens_teach.say.replies import coached, coached_aloud, reply
from sevens_teach.spades.engine.events import Happening
from sevens_teach.spades.engine.moves import DEAL, LOOK, Deal, Move, Play
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.engine.trick import PLAYERS, highest
from sevens_teach.spades.players.levels import LEVELS, seated
from sevens_teach.spades.players.redealt import redealt
from sevens_teach.spades.show.frames import make_seen
from sevens_teach.spades.show.hints import hint_of
from sevens_teach.spades.show.let_go import card_let_go
from sevens_teach.spades.show.plain import summary
from sevens_teach.spades.show.reviewing import Reviewer
from sevens_teach.spades.show.story import story
from sevens_teach.spades.show.svg import table_svg
from sevens_teach.spades.to_wire import flights, setup_of
from sevens_teach.spades.why import verdict
from sevens_teach.spades.why.telling import Teller, points_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.play.table_room import Snapshot
    from sevens_teach.spades.engine.game import Entry, Game
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.score import Outcome
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.players import Player
    from sevens_teach.spades.wire import SpadesFrame, SpadesSetup
    from sevens_teach.wire import Action, Finish, Placing, Reply


# -- what is seen ----------------------------------------------------------------------------------


def setup(game: Game, you: int) -> SpadesSetup:
    """Return what stays the same for a whole match at a table of Spades."""
    return setup_of(game.rules, game.names, you)


def frame(snapshot: Snapshot[Position]) -> SpadesFrame:
    """Return one sight of a table of Spades, finished."""
    teller = _teller(snapshot)
    view = snapshot.position.view(snapshot.you)
    taken, now, let_go = _taken(snapshot, view, teller), teller.news(snapshot.events), _let_go(snapshot, teller)
    news = teller.text("ui-gap").join(filter(None, (taken, let_go, now) if taken else (now, let_go)))
    prompt, asked = teller.prompt(view), view.is_my_turn or view.turn is None
    return {
        **moment(snapshot),
        **make_seen(view, teller, live=snapshot.live),
        "coach": coached(news, prompt, asked=asked),
        "say": coached_aloud(news, prompt, snapshot.lang, asked=asked),
        "flights": flights(snapshot.events),
        "ranking": _ranking(view.outcome, teller),
        "actions": _actions(snapshot, view, teller),
        "finish": _finish(snapshot, view.outcome, teller),
    }


def _taken(snapshot: Snapshot[Position], view: View, teller: Teller) -> str:
    """Return who took the last trick, once it is the reader's turn in the next one, where that is not the news."""
    told = any(event.kind is Happening.TOOK for event in snapshot.events)
    seen = snapshot.ply > len(view.trick.cards)  # it ended at this table, not in what was set up before
    if told or not seen or not view.is_my_turn or not view.tricks:
        return ""
    last = view.tricks[-1]
    card = highest(last.cards)
    return teller.text("spades-took-last", player=Who(last.player_of(card)), card=card, you=_you(view, last))


def _let_go(snapshot: Snapshot[Position], teller: Teller) -> str:
    """Return which card of the reader's would have taken the trick that was just lost; empty where none would have."""
    position = snapshot.position
    is_news = any(event.kind is Happening.TOOK for event in snapshot.events) or position.turn == snapshot.you
    card = card_let_go(snapshot.game.start, snapshot.history, snapshot.you) if is_news else None
    return teller.text("spades-let-go", card=card) if card else ""


def _you(view: View, trick: Trick) -> str:
    """Return whether the reader took a trick of Spades, as its message has it."""
    return "player" if trick.winner == view.player else "nobody"


_WORDS: Final = {
    "table": "spades-label-table",
    "trick": "spades-label-trick",
    "last-trick": "spades-label-last-trick",
    "takes": "spades-label-takes",
    "dealer": "spades-label-dealer",
    "partner": "spades-label-partner",
    "broken": "spades-label-broken",
    "bids": "spades-label-bids",
    "hand-hidden": "spades-text-hidden",
    "sheet": "spades-sheet",
    "sheet-total": "spades-sheet-total",
    "sheet-bags": "spades-sheet-bags",
    "sheet-tricks": "spades-sheet-tricks",
    "next-new": "spades-label-new",
    "new": "spades-label-new",
    "chances": "spades-label-chances",
    "board-then": "spades-label-then",
}
"""What is called otherwise here, or is here alone: by the key in the browser, the key in the catalogue."""


def sentence(snapshot: Snapshot[Position]) -> str:
    """Return what there is to see at a table of Spades, in one sentence."""
    return summary(snapshot.position.view(snapshot.you), _teller(snapshot))


def picture(snapshot: Snapshot[Position], suits: int) -> str:
    """Return a table of Spades as SVG."""
    return table_svg(snapshot.position.view(snapshot.you), snapshot.lang, snapshot.names, suits=suits)


def told(entry: Entry, _you: int) -> str:
    """Return a move of Spades as the log has it: of a deal not the cards."""
    return str(DEAL) if isinstance(entry.move, Deal) else str(entry.move)


def _teller(snapshot: Snapshot[Position]) -> Teller:
    """Return who tells the reader what happens at a table of Spades."""
    return Teller(snapshot.lang, snapshot.names, snapshot.reader)


def _actions(snapshot: Snapshot[Position], view: View, teller: Teller) -> list[Action]:
    """Return what the reader of Spades may do besides playing a card: look, bid, ask for the next deal."""
    if not snapshot.live:
        return []
    moves: list[Move] = [move for move in view.legal_moves if not isinstance(move, Play)]
    moves += [DEAL] if view.may(DEAL) else []
    return [{"text": teller.action(move), "move": str(move), "player": None} for move in moves]


def _ranking(outcome: Outcome | None, teller: Teller) -> list[Placing] | None:
    """Return both sides, the one that won first, each by its first player (P1, P4)."""
    if outcome is None:
        return None
    first, second = outcome.winner, 1 - outcome.winner
    won, lost = points_text(outcome.points[first]), points_text(outcome.points[second])
    texts = (
        teller.text("spades-place-first", side=teller.side_name(first), points=won, others=lost),
        teller.text("spades-place-second", side=teller.side_name(second), points=lost),
    )
    return [
        {"rank": rank, "players": [*SIDES[side]], "rule": "P4", "text": text}
        for rank, side, text in zip((1, 2), (first, second), texts, strict=True)
    ]


def _finish(snapshot: Snapshot[Position], outcome: Outcome | None, teller: Teller) -> Finish | None:
    """Return the last page of a match of Spades."""
    if not snapshot.live or outcome is None:
        return None
    result = "lost" if side_of(snapshot.you) != outcome.winner else "friend" if snapshot.sent else "won"
    told = story(snapshot.history, outcome.winner, teller)
    return {"headline": teller.text("spades-finish", result=result), "story": told, "hands": [[]] * PLAYERS}


# -- what is answered ------------------------------------------------------------------------------


def hint(snapshot: Snapshot[Position]) -> Reply:
    """Return a hint at Spades: a nudge, then the best move and why; before looking and between deals, what comes."""
    view, teller = snapshot.position.view(snapshot.you), _teller(snapshot)
    moves = view.legal_moves
    if view.turn is None:
        found, headline = verdict(view, DEAL), teller.prompt(view)
    elif LOOK in moves:
        found, headline = verdict(view, LOOK), teller.prompt(view)
    else:
        return hint_of(snapshot, view, teller)
    return reply(found.rule, headline, found.reason(snapshot.lang, snapshot.names), moves.cards)


# -- how a table goes on ---------------------------------------------------------------------------


def usual_level(_game: Game) -> str:
    """Return the level of those who sit at a table of Spades when none is named."""
    return "normal"


def opponents(_game: Game, you: int, level: str | None) -> Sequence[Player]:
    """Return who plays for each of the four at Spades; raises `GameError` for a level that does not exist."""
    return seated(you, level)


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what a player did in a match of Spades that is over, by the names on the reader's board."""
    outcome = game.position.outcome
    return ("won-spades",) if outcome is not None and outcome.rank_of(you) == 1 else ()


TABLE: TableRoom[Game, Position, Move] = TableRoom(
    setup=setup,
    frame=frame,
    sentence=sentence,
    picture=picture,
    words=_WORDS,
    told=told,
    hint=hint,
    opponents=opponents,
    levels=LEVELS,
    usual_level=usual_level,
    redealt=redealt,
    deeds=deeds,
    reviewer=Reviewer,
)
"""How Spades is played at a table."""
