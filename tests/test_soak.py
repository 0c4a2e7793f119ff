"""The soak itself: what it did not try, it does not call sound."""

from __future__ import annotations

import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

import psutil
import soak
from soaking import reader, readers
from soaking.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest
    from lab_server import Lab


def test_a_part_that_tried_nothing_has_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "PARTS", {"idle": lambda *_: Tally(), "busy": lambda *_: Tally(cases=1)})
    assert [*soak.soaked(soak.Asked(1, ["idle", "busy"]))] == [["nothing was tried"], []]


class Late:
    """A reader who has a table only when the time for coming in is long over."""

    def __init__(self, _lab: object, _number: int) -> None:
        """Come in, slowly."""
        time.sleep(0.05)

    def connect(self) -> None:
        """Sit there."""

    def press(self, _intent: object) -> float:
        """Be answered at once."""
        return 0.001

    def process(self) -> psutil.Process:
        """Return some process."""
        return psutil.Process()


def test_a_reader_has_one_connection_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With two of each of a hundred readers, the server had no socket left for the last ones."""
    opened: list[Socket] = []

    class Socket:
        is_open = True

        def close(self) -> None:
            self.is_open = False

    class Server:
        url = "http://nowhere"

        def request(self, *_: object, **__: object) -> dict[str, str]:
            return {"id": "one"}

    def create(*_: object, **__: object) -> Socket:
        assert not [each for each in opened if each.is_open]
        opened.append(Socket())
        return opened[-1]

    monkeypatch.setattr(reader, "create_connection", create)
    monkeypatch.setattr(reader.Reader, "run", lambda *_: "1 two")
    sitting = reader.Reader(cast("Lab", Server()), 0)
    sitting.connect()
    assert [each.is_open for each in opened] == [False, True]


def test_the_class_plays_however_late_it_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    class Server:
        def shut_down_kernels(self) -> None: ...

    @contextmanager
    def server(*_: object) -> Iterator[Any]:
        yield Server()

    monkeypatch.setattr(readers, "Reader", Late)
    monkeypatch.setattr(readers, "running_lab", server)
    monkeypatch.setattr(readers, "EVERY", 0.01)
    found = readers.soak(0.02, 1)
    assert found.counts["readers"] == 1
    assert found.cases
    assert not found.lost
