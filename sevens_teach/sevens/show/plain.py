"""What a picture shows, in plain text: one sentence to name it, a few lines to tell it whole.

Cards that lie in rows are written in the notation: `♠5-9 ♥3-8,J`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.messages import LANGUAGES, Phrase, Who, message, phrase
from sevens_teach.notation import format_cards
from sevens_teach.sevens.show.frames import Teller, board_state, player_states

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View


def default_names(count: int, lang: str = LANGUAGES[0]) -> list[str]:
    """Return the names of so many players who have none; raises `MessageError` for an unknown language."""
    return [message("player-name", lang, number=str(player + 1)) for player in range(count)]


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
    """Return one sentence: whose turn it is and what can be played; when play is over the ranking of its `outcome`."""
    if view.turn is None:
        return _over(view, lang, names, outcome)
    if view.is_my_turn:
        return _your_turn(view, lang)
    gone = _exit_of(view, view.player)
    to_move = Who(view.turn)
    if gone is not None:
        return message("picture-watching", lang, names, player=to_move, how=gone.how.value)
    count = view.counts[view.player]
    return message("picture-their-turn", lang, names, player=to_move, count=count, passes=_passes(view))


def _your_turn(view: View, lang: str) -> str:
    moves = view.legal_moves
    places = tuple(sorted({move.place for move in moves.jokers}))
    return message("picture-your-turn", lang, cards=moves.cards, jokers=places, passes=_passes(view))


def _passes(view: View) -> Phrase:
    left = view.passes_left
    return phrase("picture-no-limit") if left is None else phrase("picture-passes", left=left)


def _over(view: View, lang: str, names: Sequence[str] | None, outcome: Outcome | None) -> str:
    if outcome is None:
        return message("picture-over", lang)
    placed = [
        message("picture-placed", lang, names, number=rank, player=Who(player), you=int(player == view.player))
        for rank, player in enumerate(outcome.ranking, 1)
    ]
    return message("picture-ranking", lang, ranking=message("list-comma", lang).join(placed))


def _exit_of(view: View, player: int) -> Exit | None:
    return next((gone for gone in view.exits if gone.player == player), None)


# -- all of it -------------------------------------------------------------------------------------


def board_text(seen: Position | View, lang: str = LANGUAGES[0]) -> str:
    """Return the board in lines: the cards down, and the places that are open, islands, dead or closed."""
    state = board_state(seen.rules, seen.board)
    kinds = [kind for kind in ("down", "open", "islands", "dead", "closed") if state[kind]]
    return "\n".join(message(f"picture-{kind}", lang, cards=format_cards(state[kind])) for kind in kinds)


def hand_text(view: View, lang: str = LANGUAGES[0]) -> str:
    """Return the own hand in a line, and what of it can be played in another."""
    hand = format_cards(view.hand) if view.hand else message("list-empty", lang)
    lines = [message("picture-hand", lang, cards=hand)]
    if playable := view.legal_moves.cards:
        lines.append(message("picture-playable", lang, cards=format_cards(playable)))
    return "\n".join(lines)


def view_text(view: View, lang: str = LANGUAGES[0], names: Sequence[str] | None = None) -> str:
    """Return all that a player sees in lines: the board, the own hand, how the others stand."""
    teller = Teller(lang, names or default_names(len(view.counts), lang), view.player)
    comma = message("label-comma", lang)
    others = [
        message("picture-player", lang, teller.names, player=Who(player), text=comma.join(_standing(state, lang)))
        for player, state in enumerate(player_states(view, teller, None))
        if player != view.player
    ]
    return "\n".join([board_text(view, lang), hand_text(view, lang), *others])


def _standing(state: Mapping[str, Any], lang: str) -> list[str]:
    return list(filter(None, (state["text"], aside_text(state, lang))))


def aside_text(state: Mapping[str, Any], lang: str = LANGUAGES[0]) -> str:
    """Return the dead cards that lie before a player, face up or face down (K10); nothing when there are none."""
    if not state["aside"]:
        return ""
    key = "picture-face-up" if state["shown"] else "picture-face-down"
    return message(key, lang, cards=format_cards(state["shown"]), count=state["aside"])
