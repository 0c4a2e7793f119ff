"""High card at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.high_card import Game, Play, Position

from sevens_teach.cards import texts
from sevens_teach.play.players import RandomPlayer
from sevens_teach.play.table_room import Look, TableRoom, moment, placings
from sevens_teach.say.messages import Who, message
from sevens_teach.say.replies import reply

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.wire import Reply


class Anybody(RandomPlayer):
    rule = "X1"


def frame(look: Look[Position]) -> Mapping[str, Any]:
    view = look.position.view(look.you)
    return {
        **moment(look),
        "hand": texts(view.hand),
        "playable": texts(view.legal_moves.cards),
        "turn": view.turn,
        "laid": texts(view.laid),
        "coach": hint(look),
        "say": sentence(look),
        "flights": [{"card": each.cards[0].text, "from": each.player, "to": "pile"} for each in look.events],
        "ranking": placings(look, "X1", lambda _, player: look.names[player]),
    }


def sentence(look: Look[Position]) -> str:
    turn = look.position.turn
    return message("high-card-rule" if turn is None else "high-card-turn", look.lang, look.names, player=Who(turn or 0))


def hint(look: Look[Position]) -> Reply:
    return reply("X1", sentence(look), message("high-card-why", look.lang))


TABLE: TableRoom[Game, Position, Play] = TableRoom(
    frame=frame,
    sentence=sentence,
    picture=lambda _look, _suits: "",
    hint=hint,
    opponents=lambda _game, _you, _level: [Anybody()],
)
