"""The reading view runs notebooks of its folder alone, and not because a page of elsewhere asks."""

from __future__ import annotations

import json
import shutil
from http import HTTPStatus
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

import pytest
from lab_server import Lab, running_lab

from sevens_teach.launch.guarding import is_from_elsewhere, is_in_folder

ROOT = Path(__file__).parents[2]
HERE = {"Host": "localhost:8888"}


@pytest.mark.parametrize(
    ("headers", "elsewhere"),
    [
        ({}, False),
        ({"Sec-Fetch-Site": "none"}, False),
        ({"Sec-Fetch-Site": "same-origin", "Referer": "http://evil.example/"}, False),
        ({"Sec-Fetch-Site": "same-site"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, True),
        ({"Referer": "http://localhost:8888/lab"}, False),
        ({"Referer": "http://localhost:9999/"}, True),
        ({"Referer": "http://evil.example/"}, True),
        ({"Origin": "null"}, True),
    ],
)
def test_who_asks(headers: dict[str, str], elsewhere: bool) -> None:  # noqa: FBT001
    assert is_from_elsewhere(HERE | headers) is elsewhere


def test_what_is_in_the_folder(tmp_path: Path) -> None:
    root, outside = tmp_path / "served", tmp_path / "outside.ipynb"
    (root / "en").mkdir(parents=True)
    for path in (root / "en/00.ipynb", outside):
        path.write_text("{}", encoding="utf-8")
    (root / "out.ipynb").symlink_to(outside)
    (root / "in.ipynb").symlink_to(root / "en/00.ipynb")
    (root / "round.ipynb").symlink_to(root / "round.ipynb")
    assert is_in_folder(root, "en/00.ipynb")
    assert is_in_folder(root, "/in.ipynb")
    for strange in ("out.ipynb", "../outside.ipynb", "en/../../outside.ipynb", "round.ipynb", "none.ipynb", "a\0b"):
        assert not is_in_folder(root, strange)


def asked(lab: Lab, path: str, **headers: str) -> int:
    """Return the status of the answer to a request for a page."""
    request = Request(f"{lab.url}/voila/render/{quote(path)}", headers=headers)  # noqa: S310, our own server
    try:
        with urlopen(request, timeout=60) as answer:  # noqa: S310
            answer.read()
            return int(answer.status)
    except HTTPError as error:
        return error.code


def test_a_server_runs_only_what_is_its_own_for_whom_it_is(tmp_path: Path) -> None:
    served, home = tmp_path / "served", tmp_path / "home"
    served.mkdir()
    home.mkdir()
    cell: dict[str, object] = {
        "cell_type": "code",
        "metadata": {},
        "execution_count": None,
        "outputs": [],
        "source": "open('ran', 'w')",
    }
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    planted = {"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 4}
    for path in (served / "planted.ipynb", tmp_path / "outside.ipynb"):
        path.write_text(json.dumps(planted), encoding="utf-8")
    (served / "link.ipynb").symlink_to(tmp_path / "outside.ipynb")
    with running_lab(served, home) as lab:
        assert asked(lab, "link.ipynb") == HTTPStatus.NOT_FOUND
        assert asked(lab, "planted.ipynb", **{"Sec-Fetch-Site": "cross-site"}) == HTTPStatus.FORBIDDEN
        assert asked(lab, "planted.ipynb", Referer="http://evil.example/") == HTTPStatus.FORBIDDEN
        assert not lab.request("/api/kernels")
        assert not list(tmp_path.rglob("ran"))
        assert asked(lab, "planted.ipynb") == HTTPStatus.OK
        assert (served / "ran").is_file()
        lab.shut_down_kernels()
    shutil.rmtree(served)


def test_the_cookie_is_for_this_site() -> None:
    settings = ROOT / "sevens_teach/launch/jupyter/config/jupyter_server_config.json"
    said = json.loads(settings.read_text(encoding="utf-8"))
    assert said["IdentityProvider"]["cookie_options"] == {"SameSite": "Lax"}
