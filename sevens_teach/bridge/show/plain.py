"""What a table of Seven Bridge shows, in plain text: one sentence to name it, a few lines to tell it whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.why.telling import Teller


def summary(view: View, teller: Teller) -> str:
    """Return a table of Seven Bridge in one sentence: the deal, the stock, the newest discard, what is to do."""
    pile = view.pile[-1].text if view.pile else teller.text("bridge-nothing")
    what = teller.prompt(view) or teller.text("bridge-what-over")
    return teller.text("bridge-summary", deal=len(view.sheet) + 1, stock=view.stock, pile=pile, what=what)


def view_text(view: View, teller: Teller) -> str:
    """Return a table of Seven Bridge as a few lines: who stands how, the melds, the own hand."""
    lines = [
        teller.text("bridge-text-player", player=Who(player), stands=teller.stands(view, player))
        for player in range(len(view.counts))
    ]
    lines += [
        teller.text("bridge-text-meld", number=number, meld=teller.meld(meld, view.rules))
        for number, meld in enumerate(view.melds, 1)
    ]
    lines.append(teller.text("bridge-text-hand", cards=view.hand))
    return "\n".join(lines)
