"""The engine's reasons, said to another reader: of a player by name, or of the reader's own bankruptcy."""

from __future__ import annotations

from typing import Final

from sevens_teach.say.messages import Phrase, Who, reworded

_OF_YOU: Final = frozenset(
    {
        "passes-left",
        "why-any-seven",
        "why-bankrupt-dead",
        "why-bankrupt-joker",
        "why-hold-back",
        "why-joker-out",
        "why-joker-own",
        "why-no-pass",
        "why-nothing-fits",
        "why-nothing-touches",
        "why-only-joker-left",
    }
)
"""The reasons for a move that speak to the player who makes it; each has a twin that names the player."""
_BEFORE: Final = {
    "why-joker-laid": "why-joker-laid-made",
    "why-neighbours": "why-neighbours-made",
    "why-run": "why-run-made",
    "why-through-tunnel": "why-through-tunnel-made",
}
"""The reasons that tell how far the run has come, or what follows; each has a twin for once the move is made."""


def of_player(why: Phrase, player: int) -> Phrase:
    """Return a reason for a move of `player`, as it is told to others."""

    def named(what: Phrase) -> Phrase:
        """Return a reason that says *you*, said of a player by name."""
        if what.key not in _OF_YOU:
            return what
        return Phrase(f"puzzle-of-{what.key}", (("player", Who(player)), *what.args))

    return reworded(why, named)


def as_made(why: Phrase) -> Phrase:
    """Return a reason for a move as it is told once the move is made."""
    return reworded(why, lambda what: Phrase(_BEFORE.get(what.key, what.key), what.args))


def of_own_bankruptcy(why: Phrase, you: int) -> Phrase:
    """Return a reason with the cards that the reader's own bankruptcy laid called so."""

    def own(what: Phrase) -> Phrase:
        """Return the reason of an island, where the reader's own bankruptcy laid it."""
        is_own = what.key == "island-laid" and ("player", Who(you)) in what.args
        return Phrase("puzzle-island-own", what.args) if is_own else what

    return reworded(why, own)
