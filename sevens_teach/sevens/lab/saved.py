"""What was found, in a file: written whole or not at all, and read back with care."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sevens_teach import files
from sevens_teach.errors import LabError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from _typeshed import DataclassInstance

_MOST_BYTES: Final = 200_000_000

FoundT = TypeVar("FoundT")


def save(found: DataclassInstance, path: str | Path) -> None:
    """Write results to a JSON file, whole or not at all; raises `LabError`, and the old file is still there."""
    try:
        files.write(Path(path), json.dumps(asdict(found), ensure_ascii=False).encode())
    except OSError as error:
        raise LabError(f"the results could not be saved in {path}: {error}; nothing is lost here") from error


def load(path: str | Path, what: str, made: Callable[[dict[str, Any]], FoundT]) -> FoundT:
    """Return what `made` makes of a file that `save` wrote; raises `LabError` for what it cannot have written."""
    try:
        return made(json.loads(files.read(Path(path), _MOST_BYTES)))
    except OSError as error:
        raise LabError(f"the results in {path} could not be read: {error}") from error
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise LabError(f"{path} holds no results of {what}: {error}") from error


def check_same(one: object, other: object, names: Iterable[str], what: str) -> None:
    """Raise `LabError` unless both are of one sort and have the same terms."""
    if type(one) is not type(other):
        raise LabError(f"{shown(other)} is no {what}")
    for name in names:
        mine, theirs = getattr(one, name), getattr(other, name)
        if mine != theirs:
            raise LabError(f"not the same match: {name} is {shown(mine)} here and {shown(theirs)} there")


def check_no_gaps(deals: Mapping[int, object]) -> None:
    """Raise `LabError` unless these are the first deals of a match, one after another."""
    if sorted(deals) != list(range(len(deals))):
        raise LabError("the earlier results have gaps between their deals: merge what is missing first")
