"""A plain static server in a subfolder, as any host has it: what is tested on it needs no server of ours."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import os
    from collections.abc import Iterator
    from pathlib import Path

FOLDER = "some/where"


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing. Every host knows scripts; this machine's list may not."""

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the kind of a file."""
        return "text/javascript" if str(path).endswith((".js", ".mjs")) else super().guess_type(path)

    def log_message(self, *_: object) -> None:
        """Say nothing."""

    def translate_path(self, path: str) -> str:
        """Serve the site from a subfolder, and nothing above it."""
        inside = path.removeprefix(f"/{FOLDER}")
        return super().translate_path(inside if inside != path else "/nowhere")


@contextmanager
def served(site: Path) -> Iterator[str]:
    """Serve a folder and yield its address, which ends with a slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(site)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/{FOLDER}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
