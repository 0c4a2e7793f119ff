"""A JupyterLab of our own: on a free port, without a token, knowing nothing of the user's own settings."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

if TYPE_CHECKING:
    from collections.abc import Iterator

SETTINGS = Path(__file__).parents[1] / "sevens_teach/launch/jupyter"
SERVER = "sevens_teach.launch.lab"
"""What is run as a JupyterLab, as by the command `sevens-teach`."""
PATIENCE = 120
"""Seconds until a server that does not answer is given up."""
TRIES = 20
"""How often a server that fails is asked again, a second later each."""


class LabError(RuntimeError):
    """The server did not start; the message holds what it printed."""


@dataclass(frozen=True)
class Lab:
    """A running server."""

    url: str
    """Its address, without a slash at the end."""
    root: Path
    """The folder it serves."""
    token: str = ""
    """What it wants to be shown; it wants nothing if this is empty."""

    def address(self, page: str) -> str:
        """Where a browser opens a page, given by its path on the server."""
        return f"{self.url}/{page}" + (f"?token={self.token}" if self.token else "")

    def shut_down_kernels(self) -> None:
        """End every session, and the reading view's kernels, which have none: the next lesson starts afresh."""
        for session in self.request("/api/sessions"):
            self.request(f"/api/sessions/{session['id']}", method="DELETE")
        for kernel in self.request("/api/kernels"):
            self.request(f"/api/kernels/{kernel['id']}", method="DELETE")

    def request(self, path: str, method: str = "GET") -> Any:  # noqa: ANN401  (any JSON)
        """What the server's interface answers, read from JSON; None for an empty answer.

        It is asked again for a while if it fails: Jupyter does, asked for its kernels while one is just being started.
        """
        for _ in range(TRIES):
            try:
                return self._ask(path, method)
            except HTTPError as error:
                if error.code != HTTPStatus.INTERNAL_SERVER_ERROR:
                    raise
                time.sleep(1)
        return self._ask(path, method)

    def _ask(self, path: str, method: str) -> Any:  # noqa: ANN401  (any JSON)
        shown = {"Authorization": f"token {self.token}"} if self.token else {}
        request = Request(self.url + path, method=method, headers=shown)  # noqa: S310  (our own server)
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310
            body = answer.read()
        return json.loads(body) if body else None


@contextmanager
def running_lab(root: Path, home: Path) -> Iterator[Lab]:
    """A JupyterLab that serves the folder `root`; all it remembers goes into the folder `home`."""
    port = free_port()
    lab = Lab(f"http://127.0.0.1:{port}", root)
    with running(lab, _command(port, root), _environment(home), home / "server.log"):
        yield lab


@contextmanager
def running(
    lab: Lab, command: list[str], environment: dict[str, str], log: Path, cwd: Path | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """The process of a command that starts the server `lab`, which answers; it is stopped in the end.

    Where the system can, it is stopped too if this process is killed before its end.
    """
    guard = ["setpriv", "--pdeathsig", "TERM", "--"] if shutil.which("setpriv") else []
    with log.open("wb") as output:
        server = subprocess.Popen(
            [*guard, *command], env=environment, cwd=cwd, stdout=output, stderr=output, stdin=subprocess.DEVNULL
        )
    try:
        _wait_until_ready(lab, server, log)
        yield server
    finally:
        _stop(server)


def free_port() -> int:
    """A port that nobody uses at this moment."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


def _command(port: int, root: Path) -> list[str]:
    settings = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": root,
        "ServerApp.open_browser": False,
        "ServerApp.allow_root": True,
        "ServerApp.disable_check_xsrf": True,
        "IdentityProvider.token": "",
    }
    return [sys.executable, "-m", SERVER, *(f"--{name}={value}" for name, value in settings.items())]


def _environment(home: Path) -> dict[str, str]:
    """This environment with another home, so that nothing is read from or left in the user's own."""
    personal = ("JUPYTER", "IPYTHON", "XDG_")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(personal)}
    settings = {"JUPYTER_CONFIG_PATH": str(SETTINGS / "config"), "JUPYTER_PATH": str(SETTINGS / "share")}
    return kept | {"HOME": str(home)} | settings


def _wait_until_ready(lab: Lab, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while not _answers(lab):
        if server.poll() is not None or time.monotonic() > deadline:
            raise LabError(f"no JupyterLab at {lab.url} after {PATIENCE} s; it said:\n{log.read_text()}")
        time.sleep(0.1)


def _answers(lab: Lab) -> bool:
    try:
        return "version" in lab.request("/api")
    except (URLError, ConnectionError):
        return False


def _stop(server: subprocess.Popen[bytes]) -> None:
    """Ask the server to end, which ends its kernels too; make it, if it does not."""
    server.send_signal(signal.SIGTERM)
    try:
        server.wait(timeout=20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
