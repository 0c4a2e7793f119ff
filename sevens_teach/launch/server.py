"""JupyterLab for a reader on their own machine: what must be there first, and how it is started."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sevens_teach.launch.errors import launch_error
from sevens_teach.launch.lab import spare_grammar
from sevens_teach.launch.reading import NOTEBOOK_URL, PARENT
from sevens_teach.progress.links import READING_URL

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

SETTINGS: Final = Path(__file__).parent / "jupyter"
"""Jupyter's settings and the reading view's template: `config` is for JUPYTER_CONFIG_PATH, `share` for JUPYTER_PATH."""

PORTS: Final = range(1, 65_536)
OLDEST: Final = {"jupyterlab": (4, 0), "voila": (0, 5)}
_BUNDLE: Final = Path(__file__).parents[1] / "static/packed.js"
_HANG_UPS: Final = (signal.SIGHUP,) if hasattr(signal, "SIGHUP") else ()
_HOMES: Final = ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR")


def check(lang: str, port: int | None) -> None:
    """Raise `LaunchError` if something that JupyterLab needs is missing, too old, or in use already."""
    for package, oldest in OLDEST.items():
        found = _version(package)
        if found is None:
            raise launch_error("launch-missing", lang, package=package)
        if found < oldest:
            written = ".".join(map(str, oldest))
            raise launch_error("launch-too-old", lang, package=package, found=version(package), oldest=written)
    if not _BUNDLE.is_file():
        raise launch_error("launch-no-bundle", lang)
    if port is not None and port not in PORTS:
        raise launch_error("launch-no-port", lang, port=str(port), most=str(PORTS[-1]))
    if port is not None and not _is_free(port):
        raise launch_error("launch-port-in-use", lang, port=str(port))


def serve(command: list[str]) -> int:
    """Run a server with the kit's settings until it or this command is stopped, and return its exit status.

    The server ends its kernels when it is told to stop. It also watches this process (`launch/reading.py`), so
    that it does not outlive a command that was killed.
    """
    for number in _HANG_UPS:
        signal.signal(number, signal.SIG_IGN)  # the server inherits this: a closed terminal is told to it by us
    watched = environment(os.environ) | {PARENT: str(os.getpid())}
    server = subprocess.Popen(command, env=watched)  # noqa: S603  (a command of ours)
    for number in (signal.SIGINT, signal.SIGTERM, *_HANG_UPS):
        signal.signal(number, lambda *_: server.terminate())
    return server.wait()


def page(lesson: Path, *, read: bool) -> str:
    """Return the path on the server of a lesson, as a notebook or to read."""
    return "/" + (READING_URL if read else NOTEBOOK_URL) + quote(lesson.as_posix())


def command(folder: Path, url: str, *, port: int | None, browser: bool) -> list[str]:
    """Return the command that serves `folder` and opens `url`, a path on the server."""
    settings = {"ServerApp.root_dir": str(folder), "LabApp.default_url": url, "Application.log_level": "WARN"}
    settings["ServerApp.answer_yes"] = "True"  # Ctrl-C stops it: what could be lost is saved by then
    if port is not None:
        settings |= {"ServerApp.port": str(port), "ServerApp.port_retries": "0"}
    if not browser:
        settings["ServerApp.open_browser"] = "False"
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        settings["ServerApp.allow_root"] = "True"  # in most containers one is root
    return [sys.executable, "-m", "sevens_teach.launch.lab", *(f"--{name}={value}" for name, value in settings.items())]


def environment(base: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which Jupyter finds the kit's settings before all others."""
    paths = {"JUPYTER_CONFIG_PATH": "config", "JUPYTER_PATH": "share"}
    ours = {name: os.pathsep.join(_and_theirs(SETTINGS / part, base.get(name))) for name, part in paths.items()}
    return {**base, **ours}


def home_is_writable() -> bool:
    """Whether Jupyter can write where it keeps what it remembers."""
    from jupyter_core.paths import jupyter_config_dir, jupyter_runtime_dir  # noqa: PLC0415  (checked for by now)

    try:
        for place in (jupyter_config_dir(), jupyter_runtime_dir()):
            Path(place).mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryFile(dir=place):
                pass
    except OSError:
        return False
    return True


def remember_in(home: Path) -> None:
    """Have Jupyter keep what it remembers below `home`, in this process and those it starts."""
    os.environ.update({name: str(home / name.lower()) for name in _HOMES})


def trust(folder: Path, lessons: list[Path]) -> None:
    """Sign lessons as Jupyter does when one has run them: only then it shows the pictures stored in them."""
    spare_grammar()
    import nbformat  # noqa: PLC0415  (comes with JupyterLab, which is checked for by now)
    from nbformat.sign import NotebookNotary  # noqa: PLC0415

    notary = NotebookNotary()
    for lesson in lessons:
        if lesson.suffix == ".ipynb":
            notary.sign(nbformat.read(folder / lesson, as_version=4))


def _and_theirs(ours: Path, theirs: str | None) -> Iterator[str]:
    """Yield our folder of Jupyter's settings, then those that the reader already has."""
    yield str(ours)
    if theirs:
        yield theirs


def _version(package: str) -> tuple[int, ...] | None:
    """Return the version of an installed package; None where it is not installed."""
    try:
        return tuple(int(number) for number in re.findall(r"\d+", version(package))[:2])
    except PackageNotFoundError:
        return None


def _is_free(port: int) -> bool:
    """Return whether no server listens at a port of this machine."""
    with socket.socket() as asking:
        return asking.connect_ex(("127.0.0.1", port)) != 0
