"""What is published: the wheel and the source distribution, built and looked into."""

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
REPOSITORY = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]["Repository"]
PACKED = "sevens_teach/static/packed.js"
LOOSE = ("sevens_teach/static/widget.js", "sevens_teach/static/widget.css")
"""What the packed bundle holds, for the tools of a clone."""


def build(target: str, folder: Path) -> Path:
    """Build in this environment, so that nothing is fetched, and return the one file made."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [made] = folder.iterdir()
    return made


@pytest.fixture(scope="module")
def published(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def wheel(published: Path) -> dict[str, int]:
    """The names in the wheel, with their sizes in bytes."""
    with zipfile.ZipFile(published) as made:
        return {entry.filename: entry.file_size for entry in made.infolist()}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> dict[str, int]:
    """The names in the source distribution, below its one folder, with their sizes in bytes."""
    with tarfile.open(build("sdist", tmp_path_factory.mktemp("sdist"))) as made:
        return {entry.name.partition("/")[2]: entry.size for entry in made.getmembers()}


def test_wheel_holds_the_whole_package(wheel: dict[str, int]) -> None:
    package = (
        path for path in (ROOT / "sevens_teach").rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    )
    assert {path.relative_to(ROOT).as_posix() for path in package} - set(wheel) == {*LOOSE}
    assert "sevens_teach/py.typed" in wheel


def test_wheel_holds_the_bundle(wheel: dict[str, int]) -> None:
    assert wheel.get(PACKED, 0) > 0


@pytest.mark.parametrize("language", ["en", "ja"])
def test_wheel_holds_the_texts(wheel: dict[str, int], language: str) -> None:
    texts = [name for name in wheel if "/locale/" in name and name.endswith(".ftl")]
    assert any(language in name.removesuffix(".ftl").split("/") and wheel[name] for name in texts)


def test_wheel_holds_what_keeps_a_readers_place_where_any_jupyterlab_finds_it(wheel: dict[str, int]) -> None:
    folder = ROOT / "sevens_teach/launch/jupyter/share/labextensions"
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    found = {name.partition(".data/data/share/jupyter/labextensions/")[2] for name in wheel} - {""}
    assert found == files != set()


def test_wheel_holds_nothing_else(wheel: dict[str, int]) -> None:
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"sevens_teach"}
    assert not [name for name in wheel if "__pycache__" in name or "node_modules" in name]


def test_what_an_index_shows_has_links_that_hold_there(published: Path) -> None:
    with zipfile.ZipFile(published) as made:
        [name] = [name for name in made.namelist() if name.endswith(".dist-info/METADATA")]
        said = made.read(name).decode()
    links = re.findall(r"\]\(([^)\s]+)\)", said)
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    own = [re.sub(r"#.*", "", link) for link in links if link.startswith(REPOSITORY)]
    named = [re.fullmatch(rf"{re.escape(REPOSITORY)}/(?:blob|raw)/HEAD/(.+)", link) for link in own]
    assert len(named) > 10
    assert [each[0] for each in named if each and not (ROOT / each[1]).exists()] == []
    assert f"{REPOSITORY}/raw/HEAD/docs/images/game.webp" in links


def test_sdist_builds_with_or_without_npm(sdist: dict[str, int]) -> None:
    needed = {PACKED, *LOOSE, "hatch_build.py", "widgets/package.json", "widgets/package-lock.json", "widgets/.npmrc"}
    assert needed - set(sdist) == set()
    assert not [name for name in sdist if "node_modules" in name]
