"""A bet before the first step: who goes broke first, who wins, or who comes second; the board settles it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import message, say
from sevens_teach.say.names import names_for
from sevens_teach.say.replies import reply
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.show.steps import StepperError
from sevens_teach.sevens.why.news import placing_reason, why_above

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.show.scenes import Voice
    from sevens_teach.sevens.wire import SevensBet, SevensStake


def bet_on(positions: Sequence[Position], voice: Voice, *, second: bool = False) -> SevensBet:
    """Return the bet on who breaks first after the first position, or on who wins where nobody does; or comes `second`.

    Raises `StepperError` where nobody does.
    """
    kind, at, player = _ranked(positions, 2) if second else _settled(positions)
    end = positions[at] if kind == "breaks" else None
    gone = {each.player for each in positions[0].exits}
    can = [each for each in positions[0].players if kind != "breaks" or each not in gone]
    how = message("stepper-bet-how", voice.lang)
    return {
        "prompt": reply("", message(f"stepper-bet-{kind}", voice.lang), how),
        "stakes": [_stake(each, player, voice, end, positions[-1].outcome) for each in can],
        "at": at,
    }


def _settled(positions: Sequence[Position]) -> tuple[str, int, int]:
    """Return what the bet is on, at which position that is settled, and who it is."""
    before = len(positions[0].exits)
    for at, position in enumerate(positions):
        for each in position.exits[before:]:
            if each.how is Ending.BANKRUPT:
                return "breaks", at, each.player
    return _ranked(positions, 1)


def _ranked(positions: Sequence[Position], rank: int) -> tuple[str, int, int]:
    """Return the bet on who has a place at the end."""
    outcome = positions[-1].outcome
    if outcome is None:
        raise StepperError("nothing to bet on: nobody goes broke, and nobody has won at the end")
    return {1: "wins", 2: "second"}[rank], len(positions) - 1, outcome.placings[rank - 1].player


def _stake(player: int, right: int, voice: Voice, end: Position | None, outcome: Outcome | None) -> SevensStake:
    """Return a player to bet on, and what is said before and after the bet is settled, at `end` if by going broke."""
    why = _still_in(player, end, voice) if end else _placed(player, right, voice, outcome)
    key = "stepper-bet-won" if player == right else "stepper-bet-lost"
    name, bet = _called(right, "you", voice), _called(player, "yourself", voice)
    kept, told = (message(each, voice.lang, name=name, bet=bet) for each in ("stepper-bet-kept", key))
    return {
        "label": voice.names[player],
        "right": player == right,
        "kept": reply("", kept, ""),
        "settled": reply("", told, "" if player == right else why),
    }


def _placed(player: int, right: int, voice: Voice, outcome: Outcome | None) -> str:
    """Return why the player bet on did not take the right one's place at the end: by a better one, or a worse one."""
    if outcome is None or player == right:
        return ""
    upper, lower = (each for each in outcome.placings if each.player in {player, right})
    if upper.player == player:
        return placing_reason(upper, voice.lang, voice.names)
    return say(why_above(upper, lower).why, voice.lang, voice.names)


def _still_in(player: int, position: Position, voice: Voice) -> str:
    """Return why a player did not go broke first: by a pass that is left, or a card that fits; or nothing."""
    if player not in position.in_play:
        return ""
    left = position.view(player).passes_left
    if left:
        return message("stepper-bet-passes", voice.lang, player=voice.names[player], left=left)
    cards = tuple(card for card in position.open_places if card in position.hands[player])
    return message("stepper-bet-fits", voice.lang, player=voice.names[player], cards=cards) if cards else ""


def _called(player: int, reader: str, voice: Voice) -> str:
    """Return a name as it stands in a bet's sentence: the reader is `you` or `yourself` there."""
    name = voice.names[player]
    return message(f"stepper-bet-{reader}", voice.lang) if name == names_for(player + 1, voice.lang)[0] else name
