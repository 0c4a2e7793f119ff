"""How ghosts talk at a table (G1): what they ask the reader, and how a reader who is one gets others to answer.

The rule leaves the means to the table. Here a ghost of the computer's asks something now and then, and the reader's
reply is the exchange. A reader who is a ghost may speak to one player a round, and one in four answers.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.moves import Exchange
    from sevens_teach.sevens.show.frames import Teller
    from sevens_teach.wire import Action

QUESTIONS: Final = 6
"""How many a ghost has."""
_ASKS: Final = 0.5
_ANSWERS: Final = 0.25


def offered(exchanges: Iterable[Exchange], teller: Teller, chance: str, *, tried: bool) -> list[Action]:
    """Return the exchanges that the reader is offered, with a text each; `tried` says that this round's try is spent.

    `chance` names the moment: the same one brings the same questions.
    """
    found: list[Action] = []
    for each in exchanges:
        rng = Random(f"{chance} {each.ghost} {each.talker}")
        asked = rng.random() < _ASKS
        if each.talker == teller.you and asked:
            text = teller.text("ui-ghost-asks", number=rng.randrange(QUESTIONS))
        elif each.ghost == teller.you and not tried:
            text = teller.text("ui-ask-player", name=teller.names[each.talker])
        else:
            continue
        asker = each.ghost if each.talker == teller.you else None
        found.append({"text": text, "move": str(each), "player": asker})
    return found


def answers(exchange: Exchange, chance: str) -> bool:
    """Whether the player whom a ghost speaks to answers; the same at the same moment, so undoing does not help."""
    return Random(f"{chance} answer {exchange.talker}").random() < _ANSWERS
