"""High card at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.high_card import Game, Play, Position

from sevens_teach.cards import texts
from sevens_teach.play.players import RandomPlayer
from sevens_teach.play.table_room import Snapshot, TableRoom, moment, placings
from sevens_teach.say.messages import Who, message
from sevens_teach.say.replies import reply

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.wire import Reply


class Anybody(RandomPlayer):
    rule = "X1"


def frame(snapshot: Snapshot[Position]) -> Mapping[str, Any]:
    view = snapshot.position.view(snapshot.you)
    return {
        **moment(snapshot),
        "hand": texts(view.hand),
        "playable": texts(view.legal_moves.cards),
        "turn": view.turn,
        "laid": texts(view.laid),
        "coach": hint(snapshot),
        "say": sentence(snapshot),
        "flights": [{"card": each.cards[0].text, "from": each.player, "to": "pile"} for each in snapshot.events],
        "ranking": placings(snapshot, "X1", lambda _, player: snapshot.names[player]),
    }


def sentence(snapshot: Snapshot[Position]) -> str:
    turn = snapshot.position.turn
    return message(
        "high-card-rule" if turn is None else "high-card-turn", snapshot.lang, snapshot.names, player=Who(turn or 0)
    )


def hint(snapshot: Snapshot[Position]) -> Reply:
    return reply("X1", sentence(snapshot), message("high-card-why", snapshot.lang))


TABLE: TableRoom[Game, Position, Play] = TableRoom(
    frame=frame,
    sentence=sentence,
    picture=lambda _look, _suits: "",
    hint=hint,
    opponents=lambda _game, _you, _level: [Anybody()],
)
