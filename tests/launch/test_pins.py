"""Pins and hashes: versions are chosen in constraints.txt alone, and hashes.txt holds what belongs to them."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).parents[2]


def pins(name: str) -> dict[str, str]:
    """The version of each package in a file of pins."""
    found = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub("[-_.]+", "-", package).lower(): version for package, version in found}


def imported(path: Path) -> set[str]:
    """Return the packages that a module asks for when it runs."""
    text = re.sub(r"^if TYPE_CHECKING:\n(?:    .*\n|\n)+", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
    nodes = [*ast.walk(ast.parse(text))]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}
    return {name.partition(".")[0] for name in names} - {"sevens_teach", "__future__"}


def test_every_package_that_is_imported_is_asked_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = chain(project["dependencies"], *project["optional-dependencies"].values())
    asked = {re.sub("[-_.]+", "-", name).lower() for name in extras}
    brought = packages_distributions()
    for path in (ROOT / "sevens_teach").rglob("*.py"):
        for name in (
            imported(path) - sys.stdlib_module_names - {"pyspiel"}
        ):  # docs/doors.md says how to install that one
            found = {re.sub("[-_.]+", "-", each).lower() for each in brought.get(name, [name])}
            assert found & asked, f"{path.name}: {name}"


def test_the_hashes_are_those_of_the_pins() -> None:
    assert pins("hashes.txt") == pins("constraints.txt"), "run `make hashes`"


def test_every_version_has_hashes_and_no_address() -> None:
    text = (ROOT / "hashes.txt").read_text(encoding="utf-8")
    entries = re.split(r"(?<!\\)\n", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip())
    hashed = re.compile(r"[\w.-]+==\S+( \\\n    --hash=sha256:[0-9a-f]{64})+")
    assert [entry for entry in entries if not hashed.fullmatch(entry)] == []
    assert "://" not in text


def test_binder_installs_only_files_of_known_hashes() -> None:
    steps = (ROOT / "binder/postBuild").read_text(encoding="utf-8").splitlines()
    installs = [step for step in steps if "pip install" in step]
    assert len(installs) == 3, "pip itself, what the lessons run on, and the package"
    assert [step for step in installs if not re.search(r"-r pip\.txt$|-c hashes\.txt |/hashes\.txt\" ", step)] == []


def test_the_version_is_the_newest_of_the_changelog() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    newest = re.findall(
        r"^## (\S+?)(, not yet released)?$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE
    )[0]
    assert version == f"{newest[0]}.dev0" if newest[1] else newest[0]
