"""A reader without a browser: a kernel with a table on a real server, and what is pressed there."""

from __future__ import annotations

import json
import time
import uuid
from typing import TYPE_CHECKING, Any, Final

import psutil
from websocket import WebSocket, create_connection

if TYPE_CHECKING:
    from random import Random

    from lab_server import Lab

PATIENCE: Final = 60
"""Seconds until an answer that does not come counts as lost."""
TABLE: Final = """
import os
from sevens_teach import Game
from sevens_teach.ui import Table
table = Table(Game(seed={seed}), speed="instant")
print(os.getpid(), table.comm.comm_id)
"""


class Reader:
    """A kernel with a table, and what is said to it."""

    state: dict[str, Any]
    """What the table sent last."""

    def __init__(self, lab: Lab, number: int) -> None:
        """Start the kernel and lay the table."""
        self.id = lab.request("/api/kernels", method="POST")["id"]
        self._where = f"{lab.url.replace('http', 'ws', 1)}/api/kernels/{self.id}/channels"
        self._socket = self._connected()
        said = self.run(TABLE.format(seed=number)).split()
        self.pid, self._comm = int(said[0]), said[1]

    def connect(self) -> None:
        """Open a connection anew, in place of the one before: the server closes one on which nobody listens for long.

        Until then it would keep both, with four sockets each, and all its kernels have 1,023 sockets together.
        """
        self._socket.close()
        self._socket = self._connected()

    def _connected(self) -> WebSocket:
        return create_connection(self._where, timeout=PATIENCE)

    def run(self, code: str) -> str:
        """Run a cell, and return what it prints."""
        content = {"code": code, "silent": False, "store_history": False, "user_expressions": {}}
        self._send("execute_request", content)
        return "".join(each["content"]["text"] for each in self._heard() if each["msg_type"] == "stream")

    def press(self, intent: dict[str, Any], *, answered: bool = True) -> float:
        """Press something, and return the seconds until all that it changes was sent.

        Raises for what is no answer, and for none where it has to be `answered`.
        """
        begin = time.monotonic()
        self.send(intent)
        said = self._heard()
        if wrong := [each for each in said if each["msg_type"] in {"stream", "error"}]:
            raise RuntimeError(f"{intent}: {wrong[0]['content']}")
        if answered and not [each for each in said if each["msg_type"] == "comm_msg"]:
            raise RuntimeError(f"{intent}: no answer")
        return time.monotonic() - begin

    def send(self, intent: dict[str, Any]) -> None:
        """Press something, and wait for nothing."""
        self._send("comm_msg", {"comm_id": self._comm, "data": {"method": "custom", "content": intent}})

    def process(self) -> psutil.Process:
        """Return the kernel's process."""
        return psutil.Process(self.pid)

    def _send(self, kind: str, content: dict[str, Any]) -> None:
        """Send a message on the shell channel."""
        self._asked = uuid.uuid4().hex
        header = {"msg_id": self._asked, "msg_type": kind, "username": "", "session": self.id, "version": "5.3"}
        message = {"header": header, "parent_header": {}, "metadata": {}, "content": content, "channel": "shell"}
        self._socket.send(json.dumps(message))

    def _heard(self) -> list[dict[str, Any]]:
        """Return what the kernel says to what was sent last, until it is idle again."""
        said: list[dict[str, Any]] = []
        while True:
            heard = json.loads(self._socket.recv())
            if heard["parent_header"].get("msg_id") != self._asked:
                continue
            if heard["msg_type"] == "status" and heard["content"]["execution_state"] == "idle":
                return said
            self.state = heard["content"].get("data", {}).get("state", {}).get("state") or getattr(self, "state", {})
            said.append(heard)


def move(state: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a press that plays some card which fits, or passes."""
    return {"kind": "move", "text": rng.choice(state["frames"][-1]["playable"] or ["pass"])}


def over(state: dict[str, Any]) -> bool:
    """Return whether nobody is to move any more."""
    return state["frames"][-1]["turn"] is None
