"""What was found, in a file: written whole or not at all, and read back with care."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from pydantic import ConfigDict, TypeAdapter, ValidationError

from sevens_teach import files, limits
from sevens_teach.errors import LabError, shown
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.lab.deals import checked_seed, checked_table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from _typeshed import DataclassInstance

STRICT: Final = ConfigDict(strict=True, extra="forbid", allow_inf_nan=False)
"""How the parts of a file are read: nothing unknown, nothing converted."""


class Results(Protocol):
    """What a file may hold."""

    def check_sound(self) -> None:
        """Raise `ValueError` where the parts do not go together."""


FoundT = TypeVar("FoundT", bound=Results)


def save(found: DataclassInstance, path: str | Path) -> None:
    """Write results to a JSON file, whole or not at all; raises `LabError`, and the old file is still there."""
    content = json.dumps(asdict(found), ensure_ascii=False).encode()
    try:
        files.write(Path(path), content)
    except (OSError, ValueError, TypeError) as error:
        raise LabError(f"the results could not be saved in {shown(path)}: {error}; nothing is lost here") from error


def load(path: str | Path, what: str, kind: type[FoundT]) -> FoundT:
    """Return the results of a `kind` that `save` wrote; raises `LabError` for what it cannot have written."""
    try:
        found = TypeAdapter(kind).validate_json(files.read(Path(path), limits.RESULTS_FILE))
        found.check_sound()
    except OSError as error:
        raise LabError(f"the results in {path} could not be read: {error}") from error
    except ValidationError as error:
        wrong = error.errors(include_url=False)[0]
        where = ".".join(map(str, wrong["loc"]))
        raise LabError(f"{path} holds no results of {what}: {where}: {wrong['msg']}") from None
    except (ValueError, TypeError, RecursionError) as error:
        raise LabError(f"{shown(path)} holds no results of {what}: {error}") from error
    return found


def check_terms(rules: str, seed: int, players: int, deals: Iterable[int]) -> None:
    """Raise `ValueError` for what no match is played by: house rules, a seed, a table, numbers of deals."""
    Rules.parse(rules)
    checked_seed(seed)
    checked_table(players)
    if min(deals, default=0) < 0:
        raise ValueError(f"deals from {min(deals, default=0)} on")


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
