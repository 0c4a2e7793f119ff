"""What is compiled before anybody asks: the command never waits for it; where nothing is compiled, nothing is begun."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, ClassVar, Self

from sevens_teach.launch import cli, server, warming

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest


class Begun:
    """Stands in for a process, and tells what became of it."""

    told: ClassVar[list[Any]] = []

    def __init__(self, command: list[str], **_: object) -> None:
        self.told.append(command)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.told.append("waited")

    def terminate(self) -> None:  # noqa: D102, as of any process
        self.told.append("terminated")


def test_a_process_of_its_own_judges_a_move_and_is_gone_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Begun, "told", [])
    with monkeypatch.context() as patch:
        patch.setattr(subprocess, "Popen", Begun)
        patch.delenv("NUMBA_DISABLE_JIT", raising=False)
        with warming.warm():
            [command] = Begun.told
    assert Begun.told == [command, "terminated", "waited"]
    assert command[:2] == [sys.executable, "-c"]
    plain = os.environ | {"NUMBA_DISABLE_JIT": "1"}  # the same without compiling
    assert subprocess.run(command, env=plain, capture_output=True, check=True).stderr == b""


def test_nothing_is_begun_where_nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Begun, "told", [])
    monkeypatch.setattr(subprocess, "Popen", Begun)
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with warming.warm():
        pass
    monkeypatch.delenv("NUMBA_DISABLE_JIT")
    monkeypatch.setattr(warming, "find_spec", lambda _: None)
    with warming.warm():
        pass
    assert Begun.told == []


def test_the_command_begins_it_before_it_serves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    done: list[str] = []

    @contextmanager
    def warm() -> Iterator[None]:
        done.append("begun")
        yield
        done.append("ended")

    def serve(_: list[str]) -> int:
        done.append("served")
        return 0

    monkeypatch.setattr(cli, "warm", warm)
    monkeypatch.setattr(server, "serve", serve)
    assert cli.main([str(tmp_path), "--no-browser"]) == 0
    assert done == ["begun", "served", "ended"]
