"""The reader's own copy of the lessons: what they have changed in it is never overwritten."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

from sevens_teach import files

RECORD: Final = ".sevens-teach.json"
"""The file in a copy that says which state of each lesson was last put there."""

_PACKAGE: Final = Path(__file__).parents[1]


@dataclass
class Copied:
    """What became of the copy; the paths are relative to its folder."""

    new: list[Path] = field(default_factory=list)
    """Lessons that were not there, or were as they had been put there and are now up to date."""
    kept: list[Path] = field(default_factory=list)
    """Lessons that the reader has changed and that stay so, though there is a newer state of them."""
    both: dict[Path, Path] = field(default_factory=dict)
    """Lessons whose newer state took the name, and where the reader's own state is now."""


def packaged_lessons() -> Path:
    """Return the folder of the lessons that come with the package: inside it, or beside it in a clone."""
    inside = _PACKAGE / "lessons"
    return inside if inside.is_dir() else _PACKAGE.with_name("lessons")


def copy_lessons(folder: Path, *, update: bool = False, source: Path | None = None) -> Copied:
    """Copy all lessons into `folder`, or bring an earlier copy up to date; raises `OSError`.

    A lesson that the reader has changed stays. With `update` its newer state takes the name, and the
    reader's own gets a name beside it. `source` is where the lessons come from, if not from the package.
    """
    source = source or packaged_lessons()
    folder.mkdir(parents=True, exist_ok=True)
    record, copied = _read_record(folder), Copied()
    for path in lessons(source):
        state = digest(source / path)
        theirs = digest(folder / path) if (folder / path).exists() else None
        if theirs not in {None, state, record.get(str(path))}:
            if record.get(str(path)) == state:
                continue
            if not update:
                copied.kept.append(path)
                continue
            copied.both[path] = _put_aside(folder, path)
        if theirs != state:
            _copy(source / path, folder / path)
            copied.new.append(path)
        record[str(path)] = state
        files.write(folder / RECORD, json.dumps(record, indent=1).encode())
    return copied


def lessons(folder: Path) -> list[Path]:
    """Return the lessons in a folder and the files that belong to them, relative to it, in order."""
    files = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return sorted(path for path in files if not any(part.startswith((".", "__")) for part in path.parts))


def first_lesson(folder: Path, lang: str) -> Path:
    """Return the path of the lesson to begin with, relative to the folder of a copy."""
    return min(path for path in lessons(folder) if path.parts[0] == lang and path.suffix == ".ipynb")


def digest(path: Path) -> str:
    """Return what tells states of a lesson's file apart; for a notebook that is its text, run or not."""
    content = path.read_bytes()
    if path.suffix == ".ipynb":
        try:
            cells = json.loads(content)["cells"]
            content = json.dumps([[cell["cell_type"], "".join(cell["source"])] for cell in cells]).encode()
        except (ValueError, KeyError, TypeError):
            pass  # it is broken: then every byte of it counts
    return sha256(content).hexdigest()


def _put_aside(folder: Path, path: Path) -> Path:
    """Rename the reader's own state of a lesson and return its new name."""
    number = 1
    while (folder / (own := path.with_stem(f"{path.stem}-mine-{number}"))).exists():
        number += 1
    (folder / path).rename(folder / own)
    return own


def _copy(source: Path, target: Path) -> None:
    """Copy one file of the lessons into the reader's folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    files.write(target, source.read_bytes())


def _read_record(folder: Path) -> dict[str, str]:
    """Return the record of what was copied; an empty one where there is none or it is broken."""
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return record if isinstance(record, dict) else {}
