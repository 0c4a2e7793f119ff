"""The reader's copy of the lessons: new ones come, theirs stay."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path
from typing import NoReturn

import pytest

from sevens_teach.launch.errors import LaunchError, writing
from sevens_teach.launch.lessons import (
    RECORD,
    Copied,
    copy_lessons,
    digest,
    first_lesson,
    lessons,
    packaged_lessons,
)

FIRST, SECOND = Path("en/01-one.ipynb"), Path("ja/01-one.ipynb")


def notebook(text: str, **more: object) -> str:
    return json.dumps({"cells": [{"cell_type": "code", "source": [text], **more}]})


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A folder of two lessons, and what an editor leaves."""
    folder = tmp_path / "source"
    for path in (FIRST, SECOND, Path("en/.ipynb_checkpoints/01-one-checkpoint.ipynb")):
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(notebook("as published"), encoding="utf-8")
    return folder


@pytest.fixture
def folder(tmp_path: Path, source: Path) -> Path:
    """A copy of them, just made."""
    copy_lessons(tmp_path / "copy", source=source)
    return tmp_path / "copy"


def write(path: Path, text: str, **more: object) -> None:
    path.write_text(notebook(text, **more), encoding="utf-8")


def test_a_copy_holds_every_lesson_and_nothing_else(tmp_path: Path, source: Path) -> None:
    copied = copy_lessons(tmp_path / "made/for/it", source=source)
    assert copied == Copied(new=[FIRST, SECOND])
    assert lessons(tmp_path / "made/for/it") == [FIRST, SECOND]


def test_a_second_time_nothing_happens(folder: Path, source: Path) -> None:
    assert copy_lessons(folder, source=source) == Copied()
    assert copy_lessons(folder, source=source, update=True) == Copied()


def test_a_lesson_that_was_deleted_comes_back(folder: Path, source: Path) -> None:
    (folder / FIRST).unlink()
    assert copy_lessons(folder, source=source) == Copied(new=[FIRST])


def test_a_changed_lesson_stays_and_nobody_is_bothered_while_there_is_nothing_newer(folder: Path, source: Path) -> None:
    write(folder / FIRST, "mine")
    assert copy_lessons(folder, source=source) == Copied()
    assert copy_lessons(folder, source=source, update=True) == Copied()
    assert (folder / FIRST).read_text(encoding="utf-8") == notebook("mine")


def test_an_unchanged_lesson_is_brought_up_to_date_though_it_has_run(folder: Path, source: Path) -> None:
    write(folder / FIRST, "as published", outputs=["run"], execution_count=3)
    write(source / FIRST, "newer")
    assert copy_lessons(folder, source=source) == Copied(new=[FIRST])
    assert (folder / FIRST).read_text(encoding="utf-8") == notebook("newer")


def test_a_changed_lesson_is_kept_when_there_is_a_newer_one(folder: Path, source: Path) -> None:
    write(folder / FIRST, "mine")
    write(source / FIRST, "newer")
    for _ in range(2):
        assert copy_lessons(folder, source=source) == Copied(kept=[FIRST])
    assert (folder / FIRST).read_text(encoding="utf-8") == notebook("mine")


def test_update_keeps_both_under_a_name_that_is_free(folder: Path, source: Path) -> None:
    for number in (1, 2):
        write(folder / FIRST, f"mine {number}")
        write(source / FIRST, f"newer {number}")
        own = Path(f"en/01-one-mine-{number}.ipynb")
        assert copy_lessons(folder, source=source, update=True) == Copied(new=[FIRST], both={FIRST: own})
        assert (folder / own).read_text(encoding="utf-8") == notebook(f"mine {number}")
        assert (folder / FIRST).read_text(encoding="utf-8") == notebook(f"newer {number}")


@pytest.mark.parametrize("record", [None, "", "[]", '{"en/'])
def test_a_file_of_the_same_name_counts_as_changed_without_a_record(
    tmp_path: Path, source: Path, record: str | None
) -> None:
    (tmp_path / "theirs/en").mkdir(parents=True)
    write(tmp_path / "theirs" / FIRST, "not from us")
    if record is not None:
        (tmp_path / "theirs" / RECORD).write_text(record, encoding="utf-8")
    assert copy_lessons(tmp_path / "theirs", source=source) == Copied(new=[SECOND], kept=[FIRST])


def test_a_broken_notebook_is_told_apart_by_its_bytes(tmp_path: Path) -> None:
    states = ["{", '{"cells": 1}', '{"cells": [{}]}', "[]"]
    for name, text in enumerate(states):
        (tmp_path / f"{name}.ipynb").write_text(text, encoding="utf-8")
    assert len({digest(path) for path in tmp_path.iterdir()}) == len(states)


def test_a_full_disk_leaves_the_lesson_as_it_was(folder: Path, source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(source / FIRST, "newer")

    def full(_number: int) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    advice = r"^The disk is full: .* Make room, or name a folder on another disk"
    with pytest.raises(LaunchError, match=advice), writing(folder, "en"):
        copy_lessons(folder, source=source)
    assert (folder / FIRST).read_text(encoding="utf-8") == notebook("as published")
    assert lessons(folder) == [FIRST, SECOND]


def test_the_first_lesson_of_each_language(folder: Path) -> None:
    assert first_lesson(folder, "en") == FIRST
    assert first_lesson(folder, "ja") == SECOND


def test_the_package_has_lessons() -> None:
    assert (packaged_lessons() / first_lesson(packaged_lessons(), "en")).is_file()
