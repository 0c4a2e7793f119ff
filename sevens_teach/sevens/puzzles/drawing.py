"""Puzzles without end: drawn from random games, kept only if they ask what is wanted and have one clear answer."""

from __future__ import annotations

from itertools import chain, islice
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import SevensError
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds import check_source
from sevens_teach.sevens.puzzles.level import LEVELS, notes_in_question, rules_in_question
from sevens_teach.sevens.puzzles.level import level as measure
from sevens_teach.sevens.puzzles.moments import SCENES, Scene, mixed, play_at_random
from sevens_teach.sevens.puzzles.puzzle import Puzzle
from sevens_teach.sevens.puzzles.schema import PuzzleSource

if TYPE_CHECKING:
    from collections.abc import Iterator

SEEDS: Final = 1_000_000_000
_GAMES: Final = 240
"""So many games are searched before a wish is given up,"""
_TRIES: Final = 400
"""or so many puzzles looked at."""
_A_GAME: Final = 10
"""So many scenes of one game are tried."""

_NO_RULE: Final = "B3"
"""The rule of a turn: what a puzzle is about before one knows better."""

_JOKERS: Final = ("joker-solo", "joker-pair")
_TUNNELS: Final = ("tunnel", "tunnel-oneway")
_KILLERS: Final = ("killer", "killer-sides", "killer-group")
_SHOWN: Final = ("killer=on dead_cards=faceup",)
_PASSES: Final = ("basic", "passes=1", "passes=2", "passes=5")

Fits = tuple[tuple[str, tuple[str, ...]], ...]

FITS: Final[dict[str, Fits]] = {
    "B1": (("holds", ("basic",)),),
    "B2": (("next", _PASSES),),
    "B3": (("next", _PASSES),),
    "B4": (("playable", ("basic",)), ("record", ("basic",))),
    "B5": (("legal", ("basic", "forced")), ("record", ("forced",))),
    "B6": (("passes", _PASSES), ("still-in", ("passes=1",))),
    "B7": (("bankruptcy", ("basic",)),),
    "B8": (("playable", ("passes=1",)), ("bankruptcy", ("passes=1",)), ("record", ("passes=1",))),
    "B9": (("rank", _PASSES), ("still-in", ("basic",))),
    "B10": (("rank", _PASSES),),
    "J1": (("joker", _JOKERS[:1]), ("gives", _JOKERS[:1]), ("next", _JOKERS[:1])),
    "J2": (("joker", _JOKERS[1:]), ("gives", _JOKERS[1:]), ("next", _JOKERS[1:])),
    "J3": (("joker", _JOKERS), ("legal", _JOKERS)),
    "J4": (("legal", _JOKERS[1:]),),
    "J5": (("playable", _JOKERS), ("still-in", _JOKERS[:1])),
    "J6": (("rank", _JOKERS), ("bankruptcy", _JOKERS)),
    "T1": (("playable", _TUNNELS),),
    "T2": (("playable", _TUNNELS), ("record", _TUNNELS)),
    "T3": (("playable", _TUNNELS[:1]),),
    "T4": (("playable", _TUNNELS[1:]), ("record", _TUNNELS[1:])),
    "T5": (("joker", ("joker=solo tunnel=both", "joker=pair tunnel=both", "joker=solo tunnel=oneway")),),
    "F1": (("playable", ("fantan",)), ("record", ("fantan",))),
    "F2": (("joker", ("joker=solo opening=fantan", "joker=pair opening=fantan")),),
    "G1": (("legal", ("ghost", "ghost=on passes=1")),),
    "G2": (("passes", ("ghost=on passes=1", "ghost=on passes=2")), ("next", ("ghost=on passes=1",))),
    "K2": (("playable", _KILLERS), ("record", _KILLERS)),
    "K3": (("dead", _KILLERS[:1]), ("playable", _KILLERS[:1])),
    "K4": (("dead", _KILLERS[:1]), ("playable", _KILLERS[:1])),
    "K5": (("still-in", _KILLERS),),
    "K6": (("bankruptcy", _KILLERS),),
    "K7": (("next", _KILLERS),),
    "K8": (("rank", _KILLERS),),
    "K9": (("dead", _KILLERS[1:]), ("playable", _KILLERS[1:])),
    "K10": (("seen", _SHOWN),),
    "S1": (("play", ("basic",)),),
    "S5": (("play", ("basic",)),),
}
"""For each rule what can be asked so that it decides, and under which house rules it comes up."""
_ANY: Final[dict[str, tuple[str, ...]]] = {
    "playable": ("basic", *_TUNNELS, "fantan", *_KILLERS),
    "dead": _KILLERS,
    "joker": _JOKERS,
    "gives": _JOKERS,
    "seen": _SHOWN,
}
"""The house rules for a kind where no rule is wished for; else the basic ones."""
_MORE: Final = {"holds": 1, "play": 2}
"""From how many numbers of players, 2 first, one is drawn; else from four."""


def draw(
    *,
    rule: str | None = None,
    level: int | None = None,
    seed: int | None = None,
    kind: str | None = None,
    rules: Rules | str | None = None,
) -> Puzzle:
    """Return a puzzle as `Puzzle.random` describes it."""
    _check_wish(rule, level, kind)
    seed = SystemRandom().randrange(SEEDS) if seed is None else seed
    house = Rules.parse(rules) if isinstance(rules, str) else rules
    rng = Random(seed)
    levels = set()
    games = (_drawn(rule, kind, house, seed, rng) for _ in range(_GAMES))
    for puzzle in islice(chain.from_iterable(games), _TRIES):
        if _is_wanted(puzzle, rule):
            levels.add(measured := measure(puzzle))
            if level in (None, measured):
                return puzzle
    wish = {"rule": rule, "level": level, "kind": kind, "rules": None if house is None else str(house)}
    said = ", ".join(f"{name}={value!r}" for name, value in wish.items() if value is not None)
    found = f"only of level {', '.join(map(str, sorted(levels)))}" if levels else "none of any level"
    raise PuzzleError(f"no puzzle with {said} came up at random, {found}")


def _check_wish(rule: str | None, level: int | None, kind: str | None) -> None:
    if rule is not None and rule not in FITS:
        raise PuzzleError(f"rule={rule!r}: puzzles are drawn for {', '.join(FITS)}")
    if level is not None and level not in range(1, LEVELS + 1):
        raise PuzzleError(f"level={level!r}: expected 1 to {LEVELS}")
    if kind is not None and kind not in SCENES:
        raise PuzzleError(f"kind={kind!r}: expected one of {', '.join(SCENES)}")


def _drawn(rule: str | None, kind: str | None, house: Rules | None, seed: int, rng: Random) -> Iterator[Puzzle]:
    """Yield the puzzles that one random game offers."""
    asked, rules = _question(rule, kind, house, rng)
    game = play_at_random(rules, 2 + int(rng.random() * _MORE.get(asked, 4)), rng)
    find = mixed(SCENES[asked], rng)[0]
    for _, scene in zip(range(_A_GAME), find(game, rng), strict=False):
        if puzzle := _puzzle(asked, scene, rule, seed):
            yield puzzle


def _question(rule: str | None, kind: str | None, house: Rules | None, rng: Random) -> tuple[str, Rules]:
    """Return the kind to ask and the house rules to play under."""
    if rule is None or (kind is not None and all(kind != each for each, _ in FITS[rule])):
        asked = kind or mixed([*SCENES], rng)[0]
        houses = _ANY.get(asked, ("basic",))
    else:
        asked, houses = mixed([each for each in FITS[rule] if kind in (None, each[0])], rng)[0]
    return asked, Rules.parse(mixed(houses, rng)[0]) if house is None else house


def _puzzle(kind: str, scene: Scene, rule: str | None, seed: int) -> Puzzle | None:
    """Return the puzzle that asks about a scene; None where it cannot be asked there."""
    source = PuzzleSource.model_construct(
        id=f"{rule or _NO_RULE}-r{seed}",
        kind=kind,
        position=str(scene.start),
        rules=str(scene.start.rules),
        moves=[str(step.move) for step in scene.steps],
        tags=["random"],
        **scene.fields,
    )
    puzzle = Puzzle(source.id, source, scene.start, scene.steps)
    try:
        check_source(puzzle)
        decided = _decided_by(puzzle)
    except SevensError:
        return None
    if rule is not None:
        return puzzle
    named = f"{decided}-r{seed}"
    return Puzzle(named, source.model_copy(update={"id": named}), scene.start, scene.steps)


def _decided_by(puzzle: Puzzle) -> str:
    """Return the rule that the right answer turns on."""
    part = puzzle.parts[0]
    if part.nodes:
        return "S1"
    return next((note.rule for note in notes_in_question(puzzle, part, right=True)), part.rule)


def _is_wanted(puzzle: Puzzle, rule: str | None) -> bool:
    """Return whether a puzzle turns on the rule, and has an answer that is neither all nor nothing."""
    if rule is not None and rule[0] != "S" and rule not in rules_in_question(puzzle):
        return False
    first = puzzle.parts[0]
    return first.mode in ("order", "play") or 0 < len(first.right) < len(first.items) + (puzzle.kind == "bankruptcy")
