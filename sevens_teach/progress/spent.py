"""What puzzles have cost that are not solved yet: who comes back, after a restart too, wins no star by that."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final, TypedDict

from sevens_teach import files, limits

if TYPE_CHECKING:
    from pathlib import Path

FILE: Final = "spent.json"
_MOST: Final = 200
"""At most this many puzzles are remembered, the newest."""


class Spent(TypedDict):
    """Wrong tries and hints of one puzzle."""

    wrong: int
    hints: int


def load(folder: Path) -> dict[str, Spent]:
    """Return what is kept in a folder, by the puzzle's id: nothing of a file that is broken or not ours."""
    try:
        found = json.loads(files.read(folder / FILE, limits.PROGRESS_FILE))
    except (OSError, ValueError, RecursionError):
        return {}
    held = found.items() if isinstance(found, dict) else ()
    return {name: {"wrong": each["wrong"], "hints": each["hints"]} for name, each in held if _is_spent(each)}


def keep(folder: Path, name: str, spent: Spent | None) -> None:
    """Keep what a puzzle has cost, or, with None, that it is solved; nothing is kept where nothing can be written."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        with files.locked(folder / FILE, patient=False):
            before = load(folder)
            others = {each: cost for each, cost in before.items() if each != name}
            now = others | ({} if spent is None else {name: spent})
            if now != before:
                files.write(folder / FILE, json.dumps(dict([*now.items()][-_MOST:])).encode())


def forget(folder: Path) -> None:
    """Forget all of it."""
    with suppress(OSError):
        (folder / FILE).unlink(missing_ok=True)


def _is_spent(value: object) -> bool:
    """Return whether a value of the file is what a puzzle has cost."""
    counts = [value.get("wrong"), value.get("hints")] if isinstance(value, dict) else [None]
    return all(type(count) is int and 0 <= count <= limits.TRIES for count in counts)
