"""What is compiled before anybody asks: the command never waits for it; where nothing is compiled, nothing is begun."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

from sevens_teach.launch import cli, server, warming

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_a_process_of_its_own_judges_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "Popen", lambda command, **_: begun.append(command))
        patch.delenv("NUMBA_DISABLE_JIT", raising=False)
        warming.warm()
    [command] = begun
    assert command[:2] == [sys.executable, "-c"]
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}  # the same without compiling
    assert subprocess.run(command, env=plain, capture_output=True, check=True).stderr == b""


def test_nothing_is_begun_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    assert warming.warm() is None
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    monkeypatch.setattr(warming, "find_spec", lambda _: None)
    assert warming.warm() is None


def test_the_command_begins_it_before_it_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[str] = []

    def serve(_: list[str]) -> int:
        done.append("serve")
        return 0

    monkeypatch.setattr(cli, "warm", lambda: done.append("warm"))
    monkeypatch.setattr(server, "serve", serve)
    assert cli.main([str(tmp_path), "--no-browser"]) == 0
    assert done == ["warm", "serve"]
