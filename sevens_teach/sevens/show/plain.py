"""What a picture shows, in plain text: one sentence to name it, a few lines to tell it whole.

Cards that lie in rows are written in the notation: `♠5-9 ♥3-8,J`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import LANGUAGES, Phrase, Who, message, phrase
from sevens_teach.say.names import called
from sevens_teach.sevens.show.frames import Teller, player_states
from sevens_teach.sevens.to_wire import board_state
from sevens_teach.text.names import seat_names
from sevens_teach.text.notation import format_cards

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.wire import SevensPlayer


# -- one sentence ----------------------------------------------------------------------------------


def board_summary(seen: Position | View, lang: str = LANGUAGES[0]) -> str:
    """Return one sentence: which cards are down, and which come next."""
    places = seen.open_places
    return message(
        "picture-board",
        lang,
        down=len(seen.board),
        cards=format_cards(seen.board),
        open=len(places),
        places=format_cards(places),
    )


def summary(
    view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None, outcome: Outcome | None = None
) -> str:
    """Return a table of Sevens in one sentence: whose turn, what can be played; at the end the ranking."""
    names = called(names or seat_names(len(view.counts)), lang, view.player)
    if view.turn is None:
        return _over(view, lang, names, outcome)
    if view.is_my_turn:
        return _your_turn(view, lang)
    gone = view.exit_of(view.player)
    to_move = Who(view.turn)
    if gone is not None:
        return message("picture-watching", lang, names, player=to_move, how=gone.how.value)
    count = view.counts[view.player]
    return message("picture-their-turn", lang, names, player=to_move, count=count, passes=_passes(view))


def _your_turn(view: View, lang: str) -> str:
    """Return what the reader may play now, in plain text."""
    moves = view.legal_moves
    places = tuple(sorted({move.place for move in moves.jokers}))
    return message("picture-your-turn", lang, cards=moves.cards, jokers=places, passes=_passes(view))


def _passes(view: View) -> Phrase:
    """Return how many passes the reader has left, in plain text."""
    left = view.passes_left
    return phrase("picture-no-limit") if left is None else phrase("picture-passes", left=left)


def _over(view: View, lang: str, names: Sequence[str] | None, outcome: Outcome | None) -> str:
    """Return the ranking of a game that is over, in plain text."""
    if outcome is None:
        return message("picture-over", lang)
    placed = [
        message("picture-placed", lang, names, number=rank, player=Who(player), you=int(player == view.player))
        for rank, player in enumerate(outcome.ranking, 1)
    ]
    return message("picture-ranking", lang, ranking=message("list-comma", lang).join(placed))


# -- all of it -------------------------------------------------------------------------------------


def board_text(seen: Position | View, lang: str = LANGUAGES[0]) -> str:
    """Return the board in lines: the cards down, and the places that are open, islands, dead or closed."""
    state = board_state(seen.rules, seen.board)
    lines = {
        "picture-down": state["down"],
        "picture-open": state["open"],
        "picture-islands": state["islands"],
        "picture-dead": state["dead"],
        "picture-closed": state["closed"],
    }
    return "\n".join(message(key, lang, cards=format_cards(cards)) for key, cards in lines.items() if cards)


def hand_text(view: View, lang: str = LANGUAGES[0]) -> str:
    """Return the own hand in a line, and what can be played in another."""
    hand = format_cards(view.hand) if view.hand else message("list-empty", lang)
    lines = [message("picture-hand", lang, cards=hand)]
    if playable := view.legal_moves.cards:
        lines.append(message("picture-playable", lang, cards=format_cards(playable)))
    return "\n".join(lines)


def view_text(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None) -> str:
    """Return all that a player of Sevens sees in lines: the board, the own hand, how the others stand."""
    stand = standings(view, lang, names)
    return "\n".join([board_text(view, lang), hand_text(view, lang), *stand[: view.player], *stand[view.player + 1 :]])


def standings(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None) -> list[str]:
    """Return how each player of Sevens stands, the reader too, a line each."""
    teller = Teller(lang, called(names or seat_names(len(view.counts)), lang, view.player), view.player)
    comma = message("label-comma", lang)
    return [
        message("picture-player", lang, teller.names, player=Who(player), text=comma.join(_standing(state, lang)))
        for player, state in enumerate(player_states(view, teller, None))
    ]


def _standing(state: SevensPlayer, lang: str) -> list[str]:
    """Return how a player stands, a line each."""
    return list(filter(None, (state["text"], aside_text(state["aside"], state["shown"], lang))))


def aside_text(count: int, shown: Sequence[str], lang: str = LANGUAGES[0]) -> str:
    """Return the dead cards that lie before a player, face up or face down (K10); nothing when there are none."""
    if not count:
        return ""
    key = "picture-face-up" if shown else "picture-face-down"
    return message(key, lang, cards=format_cards(shown), count=count)
