"""The link that brings progress back to Binder."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import pytest

from sevens_teach.progress.links import code_from_link, restoring_link

BINDER = {"BINDER_LAUNCH_HOST": "https://binder.example/", "BINDER_REQUEST": "v2/gh/mio/cards/HEAD"}
LESSON = "lessons/ja/00-はじめに.ipynb"


def test_the_link_launches_the_same_binder_with_the_lesson_and_the_code() -> None:
    link = restoring_link("1ABC-D2&?", LESSON, BINDER)
    assert link is not None
    assert link.startswith("https://binder.example/v2/gh/mio/cards/HEAD?urlpath=")
    page = urlsplit(parse_qs(urlsplit(link).query)["urlpath"][0])
    assert page.path == "voila/render/lessons/ja/00-%E3%81%AF%E3%81%98%E3%82%81%E3%81%AB.ipynb"
    assert code_from_link({"QUERY_STRING": f"{page.query}&token=abc"}) == "1ABC-D2&?"


@pytest.mark.parametrize("missing", BINDER)
def test_elsewhere_there_is_no_such_link(missing: str) -> None:
    assert restoring_link("1ABC", LESSON, {name: value for name, value in BINDER.items() if name != missing}) is None


@pytest.mark.parametrize("query", [None, "", "token=abc", "code=", "&&=%"])
def test_a_page_asked_for_without_a_code(query: str | None) -> None:
    assert code_from_link({} if query is None else {"QUERY_STRING": query}) is None
