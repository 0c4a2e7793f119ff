"""One position under several house rules side by side: what each makes of every place, and what changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.cards import Card, texts
from sevens_teach.draw.exhibit import Exhibit
from sevens_teach.errors import SevensError, shown
from sevens_teach.say.labels import labels_with
from sevens_teach.say.messages import message
from sevens_teach.say.names import names_for
from sevens_teach.say.replies import reply
from sevens_teach.sevens.engine.rules import Rules, preset_of
from sevens_teach.sevens.show.answers import Answers, place_verdicts
from sevens_teach.sevens.show.svg.scenes import Drawn, scenes_svg
from sevens_teach.sevens.to_wire import board_setup, board_state

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.say.settings import Settings
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.wire import SevensBoard, SevensCompare, SevensPanel

_FEWEST: Final = 2
_MOST: Final = 4
_LABELS: Final = {"title": "compare-title", "ask": "compare-ask", "tag-differs": "tag-differs"}
RULES_NAMES: Final = {
    "basic": "rules-basic",
    "forced": "rules-forced",
    "joker-solo": "rules-joker-solo",
    "joker-pair": "rules-joker-pair",
    "tunnel": "rules-tunnel",
    "tunnel-oneway": "rules-tunnel-oneway",
    "fantan": "rules-fantan",
    "ghost": "rules-ghost",
    "killer": "rules-killer",
    "killer-sides": "rules-killer-sides",
    "killer-group": "rules-killer-group",
}
"""The message that names each preset."""

_OF_DEATH: Final = ("compare-dead", "compare-alive")
"""What is told of two tables where cards die: who wants to see what is open looks at the board."""
_Kind = Literal["open", "islands", "dead", "closed"]


class CompareError(SevensError):
    """House rules that cannot be put side by side."""


def compare(position: Position, rules: Sequence[Rules], settings: Settings) -> Exhibit:
    """Return one board under several house rules; the first is what the others are compared with."""
    lang = settings.lang
    answers = Answers(lang, names_for(len(position.players), lang))
    panels = [_panel(position, each, rules[0], answers, lang) for each in rules]
    state: SevensCompare = {"panels": panels, "replies": answers.all}
    told = [message("compare-tell", lang, rules=panel["name"], text=panel["note"]) for panel in panels]
    sentence = message("ui-gap", lang).join(told)
    labels = labels_with(lang, **_LABELS)
    return Exhibit("compare", state, labels, settings, sentence, lambda: _drawn(panels, sentence, settings))


def rules_to_compare(given: object) -> tuple[Rules, ...]:
    """Return two to four different house rules: presets, `Rules`, or settings as text.

    Raises `CompareError`, or `RulesError` for a text that is none.
    """
    if not isinstance(given, list | tuple) or len(given) not in range(_FEWEST, _MOST + 1):
        raise CompareError(f"{shown(given)} cannot be compared: expected a list of {_FEWEST} to {_MOST} house rules")
    found = tuple(each if isinstance(each, Rules) else Rules.parse(each) for each in given)
    if len(set(found)) < len(found):
        raise CompareError(f"{shown(given)} cannot be compared: expected each house rules once")
    return found


def rules_name(rules: Rules, lang: str) -> str:
    """Return what a table calls its house rules: the preset's name, with its rows if they differ, or the settings."""
    if name := preset_of(rules):
        return message(RULES_NAMES[name], lang)
    if rules.killer and (name := preset_of(replace(rules, suit_order=Rules().suit_order))):
        return message("rules-rows", lang, rules=message(RULES_NAMES[name], lang), order=rules.suit_order)
    return str(rules)


def _panel(position: Position, rules: Rules, base: Rules, answers: Answers, lang: str) -> SevensPanel:
    """Return one table's board in a comparison of house rules, with what is not as on the first."""
    now = board_state(rules, position.board)
    changes = _changes(board_state(base, position.board), now, gaps=base.killer == rules.killer)
    told = {key: changes[key] for key in _OF_DEATH} if base.killer and rules.killer else changes
    return {
        "name": rules_name(rules, lang),
        "setup": board_setup(rules),
        "board": now,
        "why": answers.table(place_verdicts(position.view(0), rules)),
        "differs": texts(sorted({place for places in changes.values() for place in places})),
        "note": _base_note(now, lang) if rules is base else _note(told, lang),
    }


def _base_note(board: SevensBoard, lang: str) -> str:
    """Return what is dead on the first board of a comparison; where nothing is, what is open."""
    if dead := tuple(map(Card, board["dead"])):
        return message("compare-base-dead", lang, places=dead)
    found = tuple(map(Card, board["open"]))
    return message("compare-base", lang, places=found) if found else message("compare-base-none", lang)


def _note(changes: dict[str, tuple[Card, ...]], lang: str) -> str:
    """Return what is not as on the first board of a comparison."""
    told = [message(key, lang, places=places) for key, places in changes.items() if places]
    return message("ui-gap", lang).join(told) or message("compare-same", lang)


def _changes(base: SevensBoard, now: SevensBoard, *, gaps: bool) -> dict[str, tuple[Card, ...]]:
    """Return the places not as on the first board of a comparison, by the message that tells them.

    `gaps` matter on both tables, or on one of them not (K2).
    """

    def new(kind: _Kind, old: SevensBoard, here: SevensBoard) -> set[str]:
        """Return the places of a kind that the first house rules do not have."""
        return set(here[kind]) - set(old[kind])

    closed, dead = new("closed", base, now), new("dead", base, now)
    found = {
        "compare-open": new("open", base, now),
        "compare-closed": closed,
        "compare-dead": dead,
        "compare-alive": new("dead", now, base),
        "compare-apart": new("islands", base, now) if gaps else set(),
        "compare-joined": new("islands", now, base) if gaps else set(),
        "compare-not-open": new("open", now, base) - closed - dead,
    }
    return {key: tuple(sorted(map(Card, places))) for key, places in found.items()}


def _drawn(panels: Sequence[SevensPanel], sentence: str, settings: Settings) -> str:
    """Return the boards of a comparison as SVG, one below the other, each with what changes."""
    drawn = [
        Drawn(each["board"], each["setup"], {**reply("", each["name"], each["note"]), "places": each["differs"]})
        for each in panels
    ]
    title = message("compare-title", settings.lang)
    return scenes_svg(drawn, settings.lang, title=title, desc=sentence, suits=settings.suits)
