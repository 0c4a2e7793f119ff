"""Which room may import which: every import is read, also those in functions and those for types alone."""

from __future__ import annotations

import ast
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from sevens_teach.games import GAMES, ROOMS

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE: Final = Path(__file__).parent.parent / "sevens_teach"
TOP: Final = PACKAGE.name
SCREEN: Final = {"anywidget", "ipywidgets", "IPython", "traitlets"}
NUMBERS: Final = {"numpy", "numba", "scipy", "pandas", "matplotlib"}

GAME_ROOMS: Final = (*ROOMS, "simulator", "review", "lab", "rl", "widgets")
"""The rooms of a game; only Sevens has `lab`, `rl` and `widgets`."""
GROUND: Final = "ground floor"
NO_SCREEN: Final = (GROUND, "say", "text", "draw", "play", "table", "teaching", "progress", "practice")
SHARED: Final = "what a game's rooms share"
GAME: Final = "a game's package"
HOUSE: Final = "the package itself"
BELOW: Final[dict[str, tuple[str, ...]]] = {
    GROUND: (),
    "text": (GROUND,),
    "say": ("text",),
    "draw": ("say",),
    "play": ("draw",),
    "engine": ("play",),
    "why": ("engine",),
    "compiling": (),
    "simulator": ("engine", "compiling"),
    "players": ("engine", "why", "simulator"),
    SHARED: ("why",),
    "puzzles": (SHARED, "players"),
    "review": ("puzzles",),
    "show": ("puzzles", "review"),
    "lab": ("show", "progress"),
    "rl": ("lab",),
    GAME: ("show",),
    "locale": (),
    "progress": ("puzzles",),
    "practice": ("review", "progress"),
    "table": ("show", "practice"),
    "teaching": ("table",),
    "widgets": ("table", "teaching"),
    "page": ("widgets",),
    "launch": ("teaching", "progress"),
    HOUSE: (GAME, "widgets", "page", "launch", "lab", "rl"),
}
"""Each room, and the rooms it stands on: it may import these and whatever they stand on."""

FACADES: Final = {
    "": HOUSE,
    "__main__": HOUSE,
    "games": "play",
    "lab": "lab",
    "players": "players",
    "puzzles": "puzzles",
    "review": "review",
    "rule_book": "play",
    "solver": "players",
    "ui": "widgets",
}
"""Modules at the top that belong to a room: most only give its names under the name that readers know."""


@cache
def modules() -> dict[str, Path]:
    """Return the package's modules by their name within it: `sevens.engine.position`; a package by its own name."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(name: str, *, types: bool = True) -> Iterator[str]:
    """Yield the full names of what a module imports, wherever in it that stands; of `from a import b` the b of a."""
    tree = ast.parse(modules()[name].read_text(encoding="utf-8"))
    for node in ast.walk(tree if types else WithoutTypes().visit(tree)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{name} imports from where it stands: expected the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


class WithoutTypes(ast.NodeTransformer):
    """Leaves out what is imported for the type checker alone."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        """Drop `if TYPE_CHECKING:`."""
        return None if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING" else self.generic_visit(node)


@cache
def arrows(*, types: bool = True) -> dict[str, frozenset[str]]:
    """Return for each module the modules of the package that it imports."""
    return {name: frozenset(filter(None, map(module_of, imports(name, types=types)))) - {name} for name in modules()}


def module_of(imported: str) -> str | None:
    """Return the module of the package that an imported name is, or stands in; None for one from outside."""
    first, _, rest = imported.partition(".")
    if first != TOP:
        return None
    while rest not in modules():
        rest = rest.rpartition(".")[0]
    return rest


def game_of(name: str) -> str | None:
    first = name.partition(".")[0]
    return first if first in GAMES else None


def room_of(name: str) -> str:
    """Return the room a module stands in: of a game or of the house, or the ground floor."""
    if name in FACADES:
        return FACADES[name]
    parts = name.split(".")[1:] if game_of(name) else name.split(".")
    if game_of(name) and (not parts or parts[0] not in GAME_ROOMS):
        return SHARED if parts else GAME
    return parts[0] if parts[0] in BELOW else GROUND


@cache
def reach(room: str) -> frozenset[str]:
    """Return the rooms that a room may import: itself, those it stands on, those they stand on."""
    return frozenset({room}.union(*(reach(below) for below in BELOW[room])))


def against_the_arrows() -> set[tuple[str, str]]:
    """Return the imports that go up, or from one game to another, and those of a game's modules by the ground floor."""
    return {(name, other) for name, others in arrows().items() for other in others if not may(name, other)}


def may(name: str, other: str) -> bool:
    game, others = game_of(name), game_of(other)
    if game and others and game != others:
        return False
    return room_of(other) in reach(room_of(name)) and not (room_of(name) == GROUND and game != others)


def test_the_arrows_run_one_way() -> None:
    assert against_the_arrows() == set()


def test_no_modules_import_each_other_when_they_run() -> None:
    try:
        TopologicalSorter(arrows(types=False)).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


@pytest.mark.parametrize("room", [*(each for each in GAME_ROOMS if each != "widgets"), *NO_SCREEN])
def test_what_needs_no_screen_imports_none(room: str) -> None:
    for name in modules():
        if room_of(name) == room:
            outside = {imported.partition(".")[0] for imported in imports(name)}
            assert not outside & (SCREEN if room in {"lab", "rl", "simulator"} else SCREEN | NUMBERS), name


def test_every_room_of_the_house_is_known() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/*.py")}
    assert rooms <= {*BELOW, *GAMES}
    for game in GAMES:
        assert {path.parent.name for path in PACKAGE.glob(f"{game}/*/*.py")} <= {*GAME_ROOMS, "locale"}
