"""What a page draws a table with before its Python is awake: words, house rules, the cast, and fresh deals."""

from __future__ import annotations

import itertools
from typing import Any, Final

from sevens_teach.bridge.show.puzzle import LABELS as BRIDGE
from sevens_teach.cards import PACK
from sevens_teach.say.labels import labels_with
from sevens_teach.say.messages import message
from sevens_teach.say.names import names_for
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.rules import PRESETS
from sevens_teach.sevens.to_wire import setup_of
from sevens_teach.table.unfinished import name_of
from sevens_teach.text.names import CAST

_MOST: Final = 8
"""At most this many players are drawn."""
_FIRST: Final = 1001
"""The first of their seeds: none is a lesson's, whose table would be taken for this one."""
_DEALS: Final = 48
"""How many fresh deals the page of one table chooses from; it goes on with one of them that is not over."""
_CHOICES: Final = 2
"""At least this many cards fit at the reader's first turn, which is the first of all: nobody begins with a pass."""
_SEEN: Final = ("killer", "tunnel", "passes")
"""What of house rules is to be seen on a table."""


def still(lang: str) -> dict[str, Any]:
    """Return what the page of one table is drawn with; `StillData` in the page's program has the same shape."""
    return {
        "labels": labels_with(lang, **BRIDGE),
        "rules": {name: _seen(name) for name in PRESETS},
        "names": {count: names_for(count, lang) for count in range(2, _MOST + 1)},
        "cast": CAST[:_MOST],
        "cards": [message("ui-cards", lang, count=count) for count in range(len(PACK) + 1)],
        "deals": [{"text": str(game.position), **_kept_as(game)} for game in _deals()],
    }


def kept_games() -> list[str]:
    """Return by which names the unfinished games of the page of one table are kept."""
    return [name_of(game, 0) for game in _deals()]


def _deals() -> list[Game]:
    """Return the fresh deals that the page of one table chooses from."""
    dealt = (Game(seed=seed) for seed in itertools.count(_FIRST))
    return list(itertools.islice(filter(_begins_well, dealt), _DEALS))


def _begins_well(game: Game) -> bool:
    """Return whether the reader is the first to move in a fresh deal, and has a choice of cards."""
    return game.position.turn == 0 and len(game.view(0).legal_moves.cards) >= _CHOICES


def _kept_as(game: Game) -> dict[str, Any]:
    """Return where chance starts in a deal, and by which name it is kept while it is unfinished."""
    return {"seed": game.seed, "kept": name_of(game, 0)}


def _seen(preset: str) -> dict[str, Any]:
    rules = PRESETS[preset]
    setup = setup_of(rules, CAST[:2], 0)
    return {name: setup[name] for name in _SEEN}
