"""What the command started is stopped with it, however the command ends.

Ctrl-C is tried where a lesson still runs; a plain one, and being told to end, are in `make test-hosts`.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest
from browser.tables import EVERYWHERE
from browser.test_command import COMMAND, address
from lab_page import write_notebook
from lab_server import Lab, free_port, running, running_lab

TOOLS = Path(__file__).parents[2] / "tools"
PATIENCE = 60
"""Seconds until a process that stays fails a test."""
SIGNALS = (signal.SIGHUP, signal.SIGKILL, *(signal.SIGINT, signal.SIGTERM) * EVERYWHERE)
"""How the command is ended when nothing else happens."""


@pytest.mark.parametrize("number", SIGNALS)
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


def test_the_server_ends_while_it_still_runs_a_lesson_for_a_page(tmp_path: Path) -> None:
    """It had waited for ever for the kernel that it had ended."""
    port, folder, log = free_port(), tmp_path / "lessons", tmp_path / "log"
    (tmp_path / "home").mkdir()
    named = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "XDG_"))}
    lab = Lab(f"http://127.0.0.1:{port}", tmp_path)
    asked = [*COMMAND, str(folder), "--read", "--no-browser", "--port", str(port), "--lang", "en"]
    with running(lab, asked, named | {"HOME": str(tmp_path / "home")}, log) as command:
        token = address(log, lab).partition("token=")[2]
        write_notebook(folder / "en/slow.ipynb", "open('begun', 'w').close(); import time; time.sleep(600)")
        with socket.create_connection(("127.0.0.1", port)) as page:
            page.sendall(
                f"GET /voila/render/en/slow.ipynb?token={token} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
            )
            deadline = time.monotonic() + PATIENCE
            while not (folder / "en/begun").exists():
                assert time.monotonic() < deadline
                time.sleep(0.1)
            started = psutil.Process(command.pid).children(recursive=True)
            command.send_signal(signal.SIGINT)
            left = psutil.wait_procs(started, timeout=PATIENCE)[1]
        for process in left:
            process.kill()
    assert left == []


def test_the_server_ends_if_the_command_is_killed_as_it_starts(tmp_path: Path) -> None:
    """Before the server looks at who started it."""
    named = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "XDG_"))}
    asked = [*COMMAND, str(tmp_path / "lessons"), "--no-browser", "--port", str(free_port()), "--lang", "en"]
    with (tmp_path / "log").open("wb") as log:
        command = subprocess.Popen(asked, env=named | {"HOME": str(tmp_path)}, stdout=log, stderr=log)
    this, deadline = psutil.Process(command.pid), time.monotonic() + PATIENCE
    while not (started := this.children(recursive=True)):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    command.kill()
    command.wait(PATIENCE)
    left = psutil.wait_procs(started, timeout=PATIENCE)[1]
    for process in left:
        process.kill()
    assert left == []


TESTER = """
import os, sys
from pathlib import Path
from lab_page import write_notebook
from lab_server import Lab, running
wait = [sys.executable, "-c", "print(flush=True); import time; time.sleep(600)"]
with running(Lab("http://127.0.0.1:9", Path(sys.argv[1])), wait, dict(os.environ), Path(sys.argv[1]) / "log"):
    pass
"""
"""What a test does that waits for a server to answer."""


@pytest.mark.skipif(not shutil.which("setpriv"), reason="no setpriv here")
def test_a_test_that_is_killed_leaves_no_server(tmp_path: Path) -> None:
    asked = [sys.executable, "-c", TESTER, str(tmp_path)]
    log = tmp_path / "log"
    with subprocess.Popen(asked, env=os.environ | {"PYTHONPATH": str(TOOLS)}) as tester:
        while not log.is_file() or not log.stat().st_size:
            assert tester.poll() is None
            time.sleep(0.05)
        started = psutil.Process(tester.pid).children(recursive=True)
        tester.kill()
    assert started
    assert psutil.wait_procs(started, timeout=PATIENCE)[1] == []


def test_a_server_that_nobody_watches_stays(tmp_path: Path) -> None:
    """One that was started otherwise (by `make lessons`, on Binder) has no such command."""
    home = tmp_path / "home"
    home.mkdir()
    with running_lab(tmp_path, home) as lab:
        time.sleep(2.5)
        assert lab.request("/api")["version"]
