"""tools/install.sh: uv installs, and pip where uv cannot reach what it needs."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]


def ran(tmp_path: Path, uv_status: int) -> list[str]:
    """Return what was run, a line each, in an environment whose uv ends with `uv_status`."""
    log, programs = tmp_path / "log", tmp_path / "venv" / "bin"
    programs.mkdir(parents=True)
    for name, status in (("uv", uv_status), ("python", 0)):
        program = programs / name
        program.write_text(f'#!/bin/sh\necho {name} "$@" >>{log}\nexit {status}\n')
        program.chmod(0o755)
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
    call = [str(ROOT / "tools" / "install.sh"), str(programs.parent), "-c", "hashes.txt", "nbval"]
    subprocess.run(call, cwd=ROOT, env=clean, check=True, capture_output=True)
    return log.read_text().splitlines()


def test_uv_installs_alone_where_it_can(tmp_path: Path) -> None:
    (line,) = ran(tmp_path, 0)
    assert line.startswith("uv pip install")
    assert line.endswith("-c hashes.txt nbval")


def test_pip_installs_by_the_same_hashes_where_uv_fails(tmp_path: Path) -> None:
    uv, there, newest, pip = ran(tmp_path, 1)
    assert uv.startswith("uv pip install")
    assert there == "python -m pip --version", "where there is none, Python's own comes first"
    assert newest.endswith("pip.txt")
    assert pip.endswith("-c hashes.txt nbval")
    assert "--hash=sha256" in (tmp_path / "venv" / "pip.txt").read_text()
