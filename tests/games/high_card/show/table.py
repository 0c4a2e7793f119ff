"""High card at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.high_card import Game, Play, Position

from sevens_teach.play.players import RandomPlayer
from sevens_teach.play.table_room import Look, TableRoom, moment
from sevens_teach.say.messages import Who, message
from sevens_teach.say.replies import reply

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.wire import Reply


class Anybody(RandomPlayer):
    rule = "X1"


def frame(look: Look[Position]) -> Mapping[str, Any]:
    view, outcome = look.position.view(look.you), look.position.outcome
    return {
        **moment(look),
        "hand": [card.text for card in view.hand],
        "playable": [card.text for card in view.legal_moves.cards],
        "turn": view.turn,
        "laid": [card.text for card in view.laid],
        "coach": hint(look),
        "say": sentence(look),
        "flights": [{"card": each.cards[0].text, "from": each.player, "to": "pile"} for each in look.events],
        "ranking": outcome and [_placing(look, outcome.rank_of(player), player) for player in look.position.players],
    }


def _placing(look: Look[Position], rank: int, player: int) -> dict[str, Any]:
    return {"rank": rank, "players": [player], "rule": "X1", "text": look.names[player]}


def sentence(look: Look[Position]) -> str:
    turn = look.position.turn
    return message("high-card-rule" if turn is None else "high-card-turn", look.lang, look.names, player=Who(turn or 0))


def hint(look: Look[Position]) -> Reply:
    return reply("X1", sentence(look), message("high-card-why", look.lang))


TABLE: TableRoom[Game, Position, Play] = TableRoom(
    setup=lambda game, you: {"game": "high_card", "names": [*game.names], "you": you},
    frame=frame,
    sentence=sentence,
    picture=lambda _look, _suits: "",
    hint=hint,
    opponents=lambda _game, _you, _level: [Anybody()],
)
