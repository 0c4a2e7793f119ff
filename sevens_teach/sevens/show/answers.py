"""Why a card may be played or has to wait, for everything one can point at: a finite table of answers.

A widget that carries this table answers without a kernel. A place is judged as to one who held its
card, so the answers tell nothing about hands.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER, PACK
from sevens_teach.say.messages import phrase
from sevens_teach.say.replies import answer, verdict_reply
from sevens_teach.say.verdict import Grounds, Verdict, refused
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.why.joker import joker_nowhere, judge_joker
from sevens_teach.sevens.why.playing import judge_place, judge_play
from sevens_teach.sevens.why.refusals import already_down

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.verdict import Note
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.wire import Answer, Reply


class Answers:
    """Replies in one language, each kept once: what travels is its number."""

    def __init__(self, lang: str, names: Sequence[str]) -> None:
        self._lang = lang
        self._names = names
        self._numbers: dict[tuple[object, ...], int] = {}
        self.all: list[Answer] = []
        """Every reply so far, with `legal`: whether the card may be played."""

    def add(self, found: Verdict) -> int:
        """Return the number of a verdict's reply in the table of answers."""
        key = (found.legal, found.rule, found.cards, found.places, found.answer, found.why)
        if key not in self._numbers:
            self._numbers[key] = len(self.all)
            self.all.append(answer(found, self._lang, self._names))
        return self._numbers[key]

    def reply(self, note: Note) -> Reply:
        """Return a reply that is in no table."""
        return verdict_reply(Verdict(legal=True, note=note), self._lang, self._names)

    def table(self, whys: Mapping[Card, Verdict]) -> dict[str, int]:
        """Return the number of each card's reply in the table of answers."""
        return {card.text: self.add(found) for card, found in whys.items()}


def place_verdicts(view: View, rules: Rules | None = None) -> dict[Card, Verdict]:
    """Return for each of the 52 places why the board lets its card in, or not, or that it is down.

    With `rules` the board is looked at under other house rules than the table's own.
    """
    view = view if rules is None else replace(view, rules=rules)
    apart = {*view.islands}
    return {card: _why_down(view, card, apart) if view.is_down(card) else judge_place(view, card) for card in PACK}


def _why_down(view: View, card: Card, apart: set[Card]) -> Verdict:
    """Return how a card that is down lies: before play, by a bankruptcy, beyond a gap, or as part of the run."""
    if card in apart:
        return refused(Grounds("B8", phrase("why-apart", card=card), (card,)), "is-down-apart", card=card)
    grounds = already_down(view, card)
    if grounds.rule == "B3":  # nothing is known but that it was played
        return refused(Grounds("B3", phrase("why-is-down"), (card,)), "is-down-already", card=card)
    return refused(grounds, "is-down-already", card=card)


def hand_verdicts(view: View) -> dict[Card, Verdict]:
    """Return for each card of the own hand whether and why it may be played now; ★ by a place it may be laid on."""
    return {card: _why_joker(view) if card.is_joker else judge_play(view, Play(card)) for card in view.hand}


def _why_joker(view: View) -> Verdict:
    """Return why ★ may be laid, by the first way there is, or that there is none (J1, J2)."""
    ways = view.legal_moves.jokers
    if ways:
        return judge_joker(view, ways[0])
    if not view.is_my_turn:
        return judge_play(view, Play(JOKER))
    return joker_nowhere(view.rules)
