"""Launch links: each names this repository and a lesson that exists."""

from __future__ import annotations

import tomllib
from pathlib import Path

import launch_links
import pytest
from launch_links import Link, find_links, pages, written

from sevens_teach.launch.reading import NOTEBOOK_URL
from sevens_teach.progress.links import READING_URL

ROOT = Path(__file__).parents[2]
LINKS = [
    (str(page.relative_to(ROOT)), link) for page in pages() for link in find_links(page.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("page", "link"), LINKS)
def test_a_launch_link_names_this_repository_and_a_lesson_that_exists(page: str, link: Link) -> None:
    assert link.repository == launch_links.repository(), f"in {page}: run python tools/launch_links.py"
    assert link.view in {NOTEBOOK_URL, READING_URL}
    assert (ROOT / link.path).is_file()


@pytest.mark.parametrize("view", [NOTEBOOK_URL, READING_URL])
@pytest.mark.parametrize("lang", sorted(path.name for path in (ROOT / "lessons").iterdir() if path.is_dir()))
def test_the_readme_opens_the_first_lesson_in_every_language_and_both_ways(lang: str, view: str) -> None:
    first = min((ROOT / "lessons" / lang).glob("*.ipynb")).relative_to(ROOT).as_posix()
    assert ("README.md", Link(launch_links.repository(), view, first)) in LINKS


def test_nothing_is_out_of_step() -> None:
    out = [page for page in pages() if written(text := page.read_text(encoding="utf-8")) != text]
    assert out == [], "run python tools/launch_links.py"


def test_a_new_name_is_written_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    text = (
        "[![badge](https://mybinder.org/badge_logo.svg)]"
        "(https://mybinder.org/v2/gh/mio/cards/HEAD?urlpath=lab/tree/a.ipynb) "
        "https://hub.example/hub/user-redirect/git-pull?repo=https%3A%2F%2Fgithub.com%2Fmio%2Fcards"
        "&urlpath=lab%2Ftree%2Fcards%2Flessons%2Fa.ipynb https://github.com/mio/cards stays"
    )
    assert list(find_links(text)) == [
        Link("mio/cards", NOTEBOOK_URL, "a.ipynb"),
        Link("mio/cards", NOTEBOOK_URL, "lessons/a.ipynb"),
    ]
    monkeypatch.setattr(launch_links, "repository", lambda: "ren/sevens")
    assert list(find_links(written(text))) == [
        Link("ren/sevens", NOTEBOOK_URL, "a.ipynb"),
        Link("ren/sevens", NOTEBOOK_URL, "lessons/a.ipynb"),
    ]
    assert written(text).endswith("https://github.com/mio/cards stays")


def test_binder_installs_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = (ROOT / "binder/lessons.txt").read_text(encoding="utf-8").splitlines()
    names = [line for line in lines if not line.startswith("#")]
    assert names == sorted(project["dependencies"] + project["optional-dependencies"]["lessons"])
