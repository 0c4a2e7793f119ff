"""What a table of Spades shows, in plain text: one sentence to name it, a few lines to tell it whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who
from sevens_teach.spades.why.telling import points_text

if TYPE_CHECKING:
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.why.telling import Teller


def summary(view: View, teller: Teller) -> str:
    """Return a table of Spades in one sentence: the score, the deal, and the trick in the middle."""
    what = teller.prompt(view)
    if view.trick.cards:
        what = teller.text("spades-what-trick", cards=view.trick.cards)
    elif view.result is not None:
        what = teller.text("spades-what-result")
    side = view.player % 2
    score, others = view.score[side], view.score[1 - side]
    deal = len(view.sheet) + 1
    return teller.text("spades-summary", score=points_text(score), others=points_text(others), deal=deal, what=what)


def view_text(view: View, teller: Teller) -> str:
    """Return a table of Spades as a few lines: who stands how, the trick, the own hand, the score."""
    lines = [
        teller.text("spades-text-player", player=Who(player), stands=teller.stands(view, player))
        for player in range(len(view.counts))
    ]
    if view.trick.cards:
        lines.append(teller.text("spades-what-trick", cards=view.trick.cards))
    hidden = not view.has_seen_hand
    lines.append(teller.text("spades-text-hidden") if hidden else teller.text("spades-text-hand", cards=view.hand))
    key = "spades-text-score-bags" if view.rules.sandbags else "spades-text-score"
    lines += [
        teller.text(key, side=teller.side_name(side), points=str(view.score[side]), **_bags(view, side))
        for side in (0, 1)
    ]
    return "\n".join(lines)


def _bags(view: View, side: int) -> dict[str, int]:
    """Return a side's bags where the table counts them."""
    return {"bags": view.bags[side]} if view.rules.sandbags else {}
