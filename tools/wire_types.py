"""Make the types of the front end from those of the package: what crosses the wire is written once, in Python.

`python tools/wire_types.py` writes widgets/src/kit/wire.ts; `--check` fails where it is not what would be written.
"""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from pydantic import ConfigDict, TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue
from typing_extensions import TypeAliasType, is_typeddict

from sevens_teach.games import GAMES

_GENERAL = ("sevens_teach.wire", "sevens_teach.puzzles.wire", "sevens_teach.progress.wire", "sevens_teach.table.wire")
MODULES = (*_GENERAL, *(f"sevens_teach.{name}.wire" for name in GAMES))
ANY_GAMES = {"PuzzleSetup": "Setup", "PuzzleFrame": "PuzzleFrame", "After": "After"}
"""What is a shape of some game, and what that shape is called after the game's name."""
WIDGETS = Path(__file__).parents[1] / "widgets"
TYPES = WIDGETS / "src" / "kit" / "wire.ts"
_BANNER = "// Made by `make wire` from the package's wire.py files: change those, not this."


class _Untitled(GenerateJsonSchema):
    """A schema without a title for every field, which would become a type each."""

    def field_title_should_be_set(self, schema: Any) -> bool:  # noqa: ANN401, ARG002, as it is declared there
        """Return whether a field needs a title: none does."""
        return False


def shapes() -> dict[str, Any]:
    """Return every type of the wire by its name; raises `ValueError` where two have one name."""
    found: dict[str, Any] = {}
    for name in MODULES:
        for shape in vars(import_module(name)).values():
            if not (is_typeddict(shape) or isinstance(shape, TypeAliasType)):
                continue
            if found.setdefault(shape.__name__, shape) is not shape:
                raise ValueError(f"two shapes are called {shape.__name__}: expected the game's name before one of them")
            if is_typeddict(shape):
                shape.__pydantic_config__ = ConfigDict(extra="forbid", use_attribute_docstrings=True)
    return found


def schema() -> JsonSchemaValue:
    """Return the JSON schema of every type of the wire."""
    inputs = [(name, "validation", TypeAdapter(shape)) for name, shape in shapes().items()]
    _, found = TypeAdapter.json_schemas(inputs, schema_generator=_Untitled)  # type: ignore[arg-type]  # as it says
    every = {name: {"$ref": f"#/$defs/{name}"} for name in sorted(shapes())}
    defined = {**_with_tuples(found["$defs"]), **{name: _of_any_game(last) for name, last in ANY_GAMES.items()}}
    return {"properties": every, "required": [*every], "$defs": defined}


def _of_any_game(last: str) -> JsonSchemaValue:
    """Return the schema of one of the games' shapes whose names end like this."""
    names = [f"{name.capitalize()}{last}" for name in GAMES]
    return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in names if name in shapes()]}


def _with_tuples(part: Any) -> Any:  # noqa: ANN401, any JSON
    """Return a schema with its tuples in the older way, the one that the maker of the types knows."""
    if isinstance(part, list):
        return [*map(_with_tuples, part)]
    if not isinstance(part, dict):
        return part
    names = {"prefixItems": "items"}
    return {names.get(name, name): _with_tuples(value) for name, value in part.items()}


def typescript() -> str:
    """Return the types as TypeScript."""
    command = ["node", "wire_types.mjs"]
    given = json.dumps(schema() | {"banner": _BANNER})
    return subprocess.run(command, cwd=WIDGETS, input=given, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Write the types, or check them."""
    wanted = typescript()
    if "--check" not in sys.argv:
        TYPES.write_text(wanted, encoding="utf-8")
    elif TYPES.read_text(encoding="utf-8") != wanted:
        raise SystemExit(f"{TYPES} is stale: run `make wire`")


if __name__ == "__main__":
    main()
