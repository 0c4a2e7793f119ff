"""Which notebooks the reading view runs, and whom for: a page runs a notebook as soon as it is asked for."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from jupyter_server.base.handlers import JupyterHandler
    from jupyter_server.serverapp import ServerApp


def guard(server: ServerApp) -> None:
    """Have the reading view ask here before it runs a notebook."""
    server.config.VoilaConfiguration.prelaunch_hook = refuse_strangers


def refuse_strangers(handler: JupyterHandler, **_: object) -> None:
    """Raise `HTTPError` for a notebook that is not in the folder, and for a page of elsewhere that asks for one.

    A hub has logins of its own, and links that lead there from anywhere: those are left to it.
    """
    from tornado.web import HTTPError  # noqa: PLC0415  (only a server has it)

    if not is_in_folder(Path(handler.settings["server_root_dir"]).expanduser(), handler.path_args[0]):
        raise HTTPError(404)
    is_jupyters_own = type(handler.identity_provider).__module__.startswith("jupyter_server.")
    if is_jupyters_own and not handler.token_authenticated and is_from_elsewhere(handler.request.headers):
        raise HTTPError(403, "Another site has asked for this lesson. Open it by the address that the command printed.")


def is_in_folder(root: Path, path: str) -> bool:
    """Return whether a path below a server's root is that of a notebook in it, wherever links lead."""
    try:
        return (root / path.strip("/")).resolve(strict=True).is_relative_to(root.resolve())
    except (OSError, ValueError, RuntimeError):
        return False


def is_from_elsewhere(headers: Mapping[str, str]) -> bool:
    """Return whether a page of another site has asked: browsers say so, older ones by the page they come from."""
    if site := headers.get("Sec-Fetch-Site"):
        return site not in ("none", "same-origin")
    came_from = headers.get("Origin") or headers.get("Referer")
    return came_from is not None and urlsplit(came_from).netloc != headers.get("Host")
