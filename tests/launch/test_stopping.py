"""What the command started is stopped with it, however the command ends."""

from __future__ import annotations

import os
import signal
import time
from typing import TYPE_CHECKING

import psutil
import pytest
from browser.test_command import COMMAND, address
from lab_server import Lab, free_port, running, running_lab

if TYPE_CHECKING:
    from pathlib import Path

PATIENCE = 60
"""Seconds until a process that stays fails a test."""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_the_server_and_its_kernels_end_with_the_command(tmp_path: Path, number: signal.Signals) -> None:
    port, home, log = free_port(), tmp_path / "home", tmp_path / "log"
    home.mkdir()
    named = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "XDG_"))}
    lab = Lab(f"http://127.0.0.1:{port}", tmp_path)
    asked = [*COMMAND, str(tmp_path / "lessons"), "--no-browser", "--port", str(port), "--lang", "en"]
    with running(lab, asked, named | {"HOME": str(home)}, log) as command:
        token = address(log, lab).partition("token=")[2]
        Lab(lab.url, lab.root, token).request("/api/kernels", method="POST")
        started = psutil.Process(command.pid).children(recursive=True)
        assert len(started) > 1, "a server and a kernel"
        command.send_signal(number)
        command.wait(PATIENCE)
        left = psutil.wait_procs(started, timeout=PATIENCE)[1]
        for process in left:
            process.kill()
    assert left == []


def test_a_server_that_nobody_watches_stays(tmp_path: Path) -> None:
    """One that was started otherwise (by `make lessons`, on Binder) has no such command."""
    home = tmp_path / "home"
    home.mkdir()
    with running_lab(tmp_path, home) as lab:
        time.sleep(2.5)
        assert lab.request("/api")["version"]
