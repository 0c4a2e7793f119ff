"""A class on one server: thirty readers, each with a kernel and a table, press something every three seconds."""

from __future__ import annotations

import json
import tempfile
import time
import uuid
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Any, Final

import psutil
from lab_server import Lab, running_lab
from websocket import WebSocket, create_connection

from soaking.tally import Tally

READERS: Final = 30
EVERY: Final = 3.0
"""Seconds between two presses of a reader."""
PATIENCE: Final = 60
"""Seconds until an answer that does not come counts as lost."""
PRESSES: Final = ({"kind": "hint"}, {"kind": "why", "card": "♠A"}, {"kind": "new"})
"""Each of these has an answer."""
TABLE: Final = """
from sevens_teach import Game
from sevens_teach.ui import Table
table = Table(Game(seed={seed}), speed="instant")
print(table.comm.comm_id)
"""


class Reader:
    """A kernel with a table, and what is said to it."""

    def __init__(self, lab: Lab, number: int) -> None:
        """Start the kernel and lay the table."""
        self.id = lab.request("/api/kernels", method="POST")["id"]
        self._where = f"{lab.url.replace('http', 'ws', 1)}/api/kernels/{self.id}/channels"
        self.connect()
        code = {"code": TABLE.format(seed=number), "silent": False, "store_history": False, "user_expressions": {}}
        said = self._ask("execute_request", code)
        self._comm = next(each["content"]["text"].strip() for each in said if each["msg_type"] == "stream")

    def connect(self) -> None:
        """Open a connection: the server closes one on which nobody listens for long."""
        self._socket: WebSocket = create_connection(self._where, timeout=PATIENCE)

    def press(self, intent: dict[str, Any]) -> float:
        """Press something, and return the seconds until all that it changes was sent; raises where nothing comes."""
        begin = time.monotonic()
        data = {"method": "custom", "content": intent}
        said = self._ask("comm_msg", {"comm_id": self._comm, "data": data})
        if wrong := [each for each in said if each["msg_type"] in {"stream", "error"}]:
            raise RuntimeError(f"{intent}: {wrong[0]['content']}")
        if not [each for each in said if each["msg_type"] == "comm_msg"]:
            raise RuntimeError(f"{intent}: no answer")
        return time.monotonic() - begin

    def _ask(self, kind: str, content: dict[str, Any]) -> list[dict[str, Any]]:
        """Send a message on the shell channel, and return what the kernel says until it is idle again."""
        header = {"msg_id": uuid.uuid4().hex, "msg_type": kind, "username": "", "session": self.id, "version": "5.3"}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}
        self._socket.send(json.dumps(message))
        said: list[dict[str, Any]] = []
        while True:
            heard = json.loads(self._socket.recv())
            if heard["parent_header"].get("msg_id") != header["msg_id"]:
                continue
            if heard["msg_type"] == "status" and heard["content"]["execution_state"] == "idle":
                return said
            said.append(heard)


def soak(seconds: float) -> Tally:
    """Let the class play for so many seconds."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder), Path(folder)) as lab:
        readers = [Reader(lab, number) for number in range(READERS)]
        with ThreadPoolExecutor(READERS) as pool:
            times = [each for found in pool.map(lambda reader: _sit(reader, seconds, tally), readers) for each in found]
        tally.cases = len(times)
        tally.count("MiB of the fullest kernel", max(_kernels()) >> 20)
        lab.shut_down_kernels()
    cuts = quantiles(times, n=20)
    tally.count("ms at the median", round(cuts[9] * 1000))
    tally.count("ms at 95 %", round(cuts[18] * 1000))
    return tally


def _sit(reader: Reader, seconds: float, tally: Tally) -> list[float]:
    """Press something every now and then, for so many seconds, and return how long each took."""
    times: list[float] = []
    reader.connect()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            times.append(reader.press(PRESSES[len(times) % len(PRESSES)]))
        except Exception as error:  # noqa: BLE001, this is what is looked for
            tally.lost.append(f"a press: {type(error).__name__}: {error}")
            break
        time.sleep(EVERY)
    return times


def _kernels() -> list[int]:
    """Return the bytes in memory of each kernel that this process's server has."""
    children = psutil.Process().children(recursive=True)
    return [each.memory_info().rss for each in children if "ipykernel_launcher" in " ".join(each.cmdline())]
