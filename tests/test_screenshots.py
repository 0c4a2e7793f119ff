"""`make screenshots` takes every picture it can, and says at the end which it could not."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any
from unittest.mock import MagicMock

import page_shots
import screenshots
from attempts import Attempts

if TYPE_CHECKING:
    import pytest


def fail_at(bad: str, taken: list[str]) -> Any:  # noqa: ANN401, what stands in for taking a picture
    """Return what keeps the names of pictures, and fails at one."""

    def take(*given: object) -> None:
        """Take a picture, or fail."""
        name = next(each.name for each in given if isinstance(each, Path))
        if bad in name:
            message = f"no {bad}"
            raise TimeoutError(message)
        taken.append(name)

    return take


def test_what_fails_is_told_and_ends_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    attempts = Attempts()
    done = []
    for each in ("a", "b", "c"):
        with attempts.of(each):
            if each == "b":
                raise ValueError(each)
            done.append(each)
    assert done == ["a", "c"]
    assert attempts.told() == "1 failed:\nb"
    assert "ValueError: b" in capsys.readouterr().err
    assert Attempts().told() == ""


def test_a_state_that_fails_leaves_the_others(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    taken: list[str] = []
    monkeypatch.setattr(screenshots, "sync_playwright", lambda: nullcontext(MagicMock()))
    monkeypatch.setattr(screenshots, "find_browser", lambda: "a-browser")
    monkeypatch.setattr(screenshots, "picture", fail_at("danger", taken))
    monkeypatch.setattr(page_shots, "_picture", fail_at("send", taken))
    monkeypatch.setattr(page_shots, "SITE", tmp_path)
    told = screenshots.main(tmp_path, ["danger", "start", "send", "lesson-page"])
    looks = len(screenshots.LOOKS)
    assert told.splitlines()[0] == f"{2 * looks} failed:"
    assert str(tmp_path / "danger-light.png") in told
    assert str(tmp_path / "send-light.png") in told
    assert taken == [f"{state}-{look}.png" for state in ("start", "lesson-page") for look in screenshots.LOOKS]
