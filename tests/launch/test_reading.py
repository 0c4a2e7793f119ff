"""The bar over a lesson in the reading view."""

from __future__ import annotations

import json
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

import pytest

from sevens_teach.launch.reading import bar, language, page_config, translations

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("lesson", "lang", "others"),
    [
        ("lessons/en/01-one.ipynb", "en", {"ja": "lessons/ja/01-one.ipynb"}),
        ("ja/01-one.ipynb", "ja", {"en": "en/01-one.ipynb"}),
        ("lessons/ja/mine/01-one.ipynb", "ja", {}),
        ("ja.ipynb", "en", {}),
        ("notes/01-one.ipynb", "en", {}),
    ],
)
def test_a_lessons_folder_says_its_language(lesson: str, lang: str, others: dict[str, str]) -> None:
    path = PurePosixPath(lesson)
    assert language(path) == lang
    assert translations(path) == {other: PurePosixPath(where) for other, where in others.items()}


def test_the_bar_leads_to_the_notebook_and_to_the_translations_that_exist(tmp_path: Path) -> None:
    (tmp_path / "a class").mkdir()

    def made() -> dict[str, object]:
        page = page_config(
            {"baseUrl": "/user/mio/"},
            base_url="/user/mio/",
            settings={"server_root_dir": str(tmp_path)},
            notebook_path="a class/ja/七.ipynb",
            log=None,
        )
        assert page["baseUrl"] == "/user/mio/"
        found: dict[str, object] = page["sevens"]
        return found

    assert made()["lang"] == "ja"
    assert made()["notebook"] == {
        "text": "ノートブックで開く（コード付き）",
        "href": "/user/mio/lab/tree/a%20class/ja/%E4%B8%83.ipynb",
    }
    assert made()["translations"] == []
    (tmp_path / "a class/en").mkdir()
    (tmp_path / "a class/en/七.ipynb").touch()
    here = "/user/mio/voila/render/a%20class/en/%E4%B8%83.ipynb"
    assert made()["translations"] == [{"lang": "en", "text": "English", "href": here}]


def test_the_bar_leads_to_the_next_lesson_and_knows_what_steps_say(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    for name, title in (("00-a.ipynb", "00 · One"), ("01-b.ipynb", "01 · <Two>"), ("notes.ipynb", "Notes")):
        (folder / name).write_text('{"cells": [{"source": ["# ' + title + '\\n"]}]}', encoding="utf-8")
    first = bar(PurePosixPath("en/00-a.ipynb"), "/", tmp_path)
    assert first["next"] == {"text": "Next", "title": "01 · <Two>", "href": "/voila/render/en/01-b.ipynb"}
    assert bar(PurePosixPath("en/01-b.ipynb"), "/", tmp_path)["next"] is None
    assert bar(PurePosixPath("en/notes.ipynb"), "/", tmp_path)["next"] is None
    assert json.loads(first["spoken"])["spoken"]["step"] == "Step {count} of {all}"
    assert "</script" not in first["script"].casefold()
