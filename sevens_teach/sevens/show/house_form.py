"""What the form of the house rules offers: choices, ways, and what is said of them. Plain values."""

from __future__ import annotations

from dataclasses import fields, replace
from itertools import permutations
from typing import TYPE_CHECKING, Final

from sevens_teach.play.house_rules import word_for
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.say.messages import message
from sevens_teach.say.replies import form_button, form_field
from sevens_teach.sevens.engine.rules import CHOICES, NOT_WITH_KILLER, PRESETS, SWITCHES, Rules, preset_of
from sevens_teach.sevens.show.compare import RULES_NAMES, rules_name

if TYPE_CHECKING:
    from sevens_teach.wire import Field, FormState, Refusal

WAYS: Final = {"compare": "house-compare", "puzzles": "house-puzzles", "play": "house-play"}
"""What house rules lead to, and the message that names it."""
_OWN: Final = "own"
_OF_KILLER: Final = ("death", "dead_cards", "suit_order")
_OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "passes": ("0", "1", "2", "3", "4", "5", "7", "unlimited"),
    **dict.fromkeys(SWITCHES, ("on", "off")),
    **CHOICES,
    "suit_order": tuple("".join(order) for order in permutations("♠♥♦♣")),
}
_TRIES: Final = 20
"""Seeds tried for each set of puzzles drawn."""


def house_form(rules: Rules, way: str, refused: Refusal | None, lang: str) -> FormState:
    """Return the choices of house rules as they stand, and which of the `WAYS` is shown."""
    return {
        "title": message("house-title", lang),
        "note": house_note(rules, lang),
        "fields": [_presets_field(rules, lang), *(_setting_field(rules, each.name, lang) for each in fields(Rules))],
        "buttons": [form_button(name, message(key, lang), on=name == way) for name, key in WAYS.items()],
        "refused": refused,
    }


def house_note(rules: Rules, lang: str) -> str:
    """Return what is chosen, in a sentence."""
    return message("house-note", lang, rules=rules_name(rules, lang))


def with_setting(rules: Rules, name: str, value: str) -> Rules:
    """Return the form's house rules with one setting changed, or another preset; raises `RulesError`."""
    if name == "preset":
        return PRESETS.get(value, rules)
    return replace(rules, **{name: getattr(Rules.parse(f"{name}={value}"), name)})


_REFUSED: Final = {"opening": "house-refused-opening"}
"""What is called by its value when it does not go with Killer Sevens: the other way to begin."""


def refusal(rules: Rules, name: str, lang: str) -> Refusal:
    """Return why the form refuses a setting: Killer Sevens does not combine with all others (K11)."""
    others = [each for each, off in NOT_WITH_KILLER.items() if getattr(rules, each) != off]
    with_killer = others if name == "killer" else [name]
    names = message("list-comma", lang).join(message(_REFUSED.get(each, _SETTING[each]), lang) for each in with_killer)
    return {"rule": "K11", "text": message("house-refused", lang, others=names)}


def drawn_puzzles(rules: Rules, seed: int, most: int) -> list[Puzzle]:
    """Return a few puzzles for the form's house rules, as many as come up."""
    found: dict[str, Puzzle] = {}
    for count in range(_TRIES):
        try:
            puzzle = Puzzle.random(rules=rules, seed=seed * _TRIES + count)
        except PuzzleError:
            continue
        found[puzzle.id] = puzzle
        if len(found) == most:
            break
    return [*found.values()]


_SETTING: Final = {
    "passes": "house-passes",
    "voluntary_passing": "house-voluntary_passing",
    "joker": "house-joker",
    "tunnel": "house-tunnel",
    "opening": "house-opening",
    "ghost": "house-ghost",
    "killer": "house-killer",
    "death": "house-death",
    "dead_cards": "house-dead_cards",
    "suit_order": "house-suit_order",
}
"""The message that names each setting."""
_VALUE: Final = {
    ("", "on"): "house-on",
    ("", "off"): "house-off",
    ("passes", "unlimited"): "house-passes-unlimited",
    ("joker", "none"): "house-joker-none",
    ("joker", "solo"): "house-joker-solo",
    ("joker", "pair"): "house-joker-pair",
    ("tunnel", "off"): "house-tunnel-off",
    ("tunnel", "both"): "house-tunnel-both",
    ("tunnel", "oneway"): "house-tunnel-oneway",
    ("opening", "sevens"): "house-opening-sevens",
    ("opening", "fantan"): "house-opening-fantan",
    ("death", "surround"): "house-death-surround",
    ("death", "sides"): "house-death-sides",
    ("death", "group"): "house-death-group",
    ("dead_cards", "hand"): "house-dead_cards-hand",
    ("dead_cards", "faceup"): "house-dead_cards-faceup",
    ("dead_cards", "facedown"): "house-dead_cards-facedown",
}
"""The message that names each value that is a word, by its setting; a switch needs none."""


def _presets_field(rules: Rules, lang: str) -> Field:
    """Return the choice among the presets of house rules."""
    name = preset_of(rules) or _OWN
    options = [(each, message(RULES_NAMES[each], lang)) for each in PRESETS]
    own = [(_OWN, message("house-own", lang))] if name == _OWN else []
    return form_field("preset", message("house-preset", lang), name, own + options)


def _setting_field(rules: Rules, name: str, lang: str) -> Field:
    """Return the choice of one house rule."""
    value = word_for(getattr(rules, name))
    values = _OPTIONS[name] if value in _OPTIONS[name] else (*_OPTIONS[name], value)
    options = [(each, _value_name(name, each, lang)) for each in values]
    return form_field(name, message(_SETTING[name], lang), value, options, idle=name in _OF_KILLER and not rules.killer)


def _value_name(name: str, value: str, lang: str) -> str:
    """Return what the form calls a value of a house rule."""
    key = _VALUE.get((name, value)) or _VALUE.get(("", value))
    return value if key is None else message(key, lang)
