"""The reading view: Voilà runs a lesson and shows it without its code; this makes the bar over the lesson.

It is also what ends: the kernel of a page that was left, and a server whose command was killed.
"""

from __future__ import annotations

import json
import logging
import os
import re
import warnings
from functools import cache
from pathlib import Path, PurePosixPath
from threading import Timer
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from sevens_teach.launch.guarding import guard
from sevens_teach.launch.reopening import show_pictures_without_kernels
from sevens_teach.progress.links import READING_URL
from sevens_teach.say.messages import LANGUAGES, message

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

NOTEBOOK_URL: Final = "lab/tree/"
PARENT: Final = "SEVENS_TEACH_PARENT"
"""The environment variable with the number of the process that the server belongs to."""
_WATCH_EVERY: Final = 1000
"""Milliseconds between two looks at it."""
_AT_LAST: Final = 5
"""Seconds after which a server that was told to stop does not wait for anything any more."""
STEP_WORDS: Final = {
    "go": "steps-go",
    "back": "steps-back",
    "whole": "steps-whole",
    "single": "steps-single",
    "skip": "steps-skip",
    "following": "puzzle-label-following",
    "line": "steps-line",
    "stand-done": "steps-stand-done",
    "stand-open": "steps-stand-open",
    "stand-yet": "steps-stand-yet",
    "left-end": "steps-left-end",
    "left-one": "steps-left-one",
    "left": "steps-left",
    "left-more": "steps-left-more",
    "left-go": "steps-left-go",
    "next": "steps-next",
    "step": "steps-step",
    "out": "steps-out",
    "first-time": "steps-first-time",
    "asks-play": "steps-asks-play",
    "asks-raised": "steps-asks-raised",
    "asks-turn": "steps-asks-turn",
    "asks-call": "steps-asks-call",
    "asks-why": "steps-asks-why",
    "asks-game": "steps-asks-game",
    "asks-bid": "steps-asks-bid",
    "asks-win": "steps-asks-win",
    "asks-again": "steps-asks-again",
    "asks-on": "steps-asks-on",
    "asks-done": "steps-asks-done",
    "asks-all": "steps-asks-all",
    "asks-more": "steps-asks-more",
    "asks-wait": "steps-asks-wait",
    "asks-played": "steps-asks-played",
    "asks-had": "steps-asks-had",
    "card": "steps-card",
    "go-card": "steps-go-card",
    "then": "steps-then",
}
"""What a lesson by steps says, by the name that its front end asks for: here and on the site."""
_TITLE: Final = re.compile(r'"# ([^"\\]+)')
"""The first heading in a notebook's file."""
OFFLINE: Final = {"fullMathjaxUrl": "null", "mathjaxConfig": "null"}
"""This way Voilà takes the MathJax that it has with it, instead of one from the network."""


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    """Return what Jupyter's server loads for the reading view."""
    _keep_quiet()
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    """Have Voilà ask for the bar: a function cannot stand in a settings file.

    Jupyter loads its extensions in the order of their names, so this comes before Voilà reads the settings.
    """
    server.config.VoilaConfiguration.page_config_hook = page_config
    guard(server)
    _let_pages_end_their_kernels(server)
    show_pictures_without_kernels(server)
    _end_with_parent(server)
    _end_at_last(server)


def _keep_quiet() -> None:
    """Have the reading view's server say nothing that only Jupyter's developers can mend."""
    # Voilà asks for warnings to be shown where it is first imported; this takes it back.
    with warnings.catch_warnings():
        import voila  # type: ignore[import-untyped]  # noqa: F401, PLC0415  (only a server has it)
    # Jupyter counts it in other units than Tornado, which says so at the first kernel.
    logging.getLogger("tornado.general").addFilter(lambda record: "websocket_ping_timeout" not in record.getMessage())


def _let_pages_end_their_kernels(server: ServerApp) -> None:
    """Take the message by which a page that is left ends its kernel, before Voilà does.

    Voilà asks for a token that its pages never got, where one came by an address with a password. A page
    cannot forge where it comes from, so that is looked at instead.
    """
    from jupyter_server.utils import url_path_join  # noqa: PLC0415  (only a server has them)
    from tornado.web import HTTPError  # noqa: PLC0415
    from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler  # type: ignore[import-untyped]  # noqa: PLC0415

    class EndKernel(VoilaShutdownKernelHandler):  # type: ignore[misc]  # Voilà has no types
        """Ends the kernel of a page of ours."""

        def check_xsrf_cookie(self) -> None:
            """Let in what comes from a page of this server."""
            known = hasattr(self, "_jupyter_current_user")  # else it is too early, and this is asked again
            if known and not self.check_origin():
                raise HTTPError(403)

    where = url_path_join(server.web_app.settings["base_url"], r"/voila/api/shutdown/(.*)")
    server.web_app.add_handlers(".*$", [(where, EndKernel)])  # type: ignore[no-untyped-call]  # nor has Tornado here


def _end_with_parent(server: ServerApp) -> None:
    """Stop the server when the command that started it is gone, however it went, also while the server started.

    What the server starts in turn, a kernel or a terminal with another server, knows nothing of the command.
    """
    parent = os.environ.pop(PARENT, "")
    if not parent.isdecimal():
        return
    from tornado.ioloop import PeriodicCallback  # noqa: PLC0415  (only a server has it)

    def look() -> None:
        """Stop the reading view's server once the process that started it is gone."""
        if os.getppid() != int(parent):
            watch.stop()
            server.stop(from_signal=True)

    watch = PeriodicCallback(look, _WATCH_EVERY)
    server.io_loop.add_callback(watch.start)


def _end_at_last(server: ServerApp) -> None:
    """Have the server end soon after it was told to, also while Voilà runs a lesson for a page.

    Jupyter would wait for the kernel, and the kernel's cell may wait for ever; without a server a kernel ends.
    """
    stop = server.stop

    def stop_at_last(from_signal: bool = False) -> None:  # noqa: FBT001, FBT002, Jupyter calls it so
        """Stop as Jupyter does, and end whatever comes of it."""
        end = Timer(_AT_LAST, os._exit, (0,))
        end.daemon = True
        end.start()
        stop(from_signal)

    server.stop = stop_at_last  # type: ignore[method-assign]


def page_config(
    page: dict[str, Any],
    *,
    base_url: str,
    settings: dict[str, Any],
    notebook_path: str,
    **_: object,
) -> dict[str, Any]:
    """Return Voilà's page configuration with what the template `sevens` shows; Voilà calls it for each page."""
    lesson = PurePosixPath(notebook_path.strip("/"))
    root = Path(settings.get("server_root_dir", "")).expanduser()
    return {**page, **OFFLINE, "sevens": bar(lesson, base_url, root)}


def bar(lesson: PurePosixPath, base_url: str, root: Path) -> dict[str, Any]:
    """Return the bar's texts and links for a lesson, given by its path under the server's `root`."""
    lang = language(lesson)
    return {
        "lang": lang,
        "title": lesson.stem,
        "label": message("reading-bar", lang),
        "wait": message("reading-wait", lang),
        "missing": message("reading-missing", lang),
        "notebook": {"text": message("reading-notebook", lang), "href": _url(base_url, NOTEBOOK_URL, lesson)},
        "spoken": json.dumps({"spoken": {name: _said(key, lang) for name, key in STEP_WORDS.items()}}).replace(
            "<", "\\u003c"
        ),
        "script": _script(),
        "next": _next(lesson, base_url, root, lang),
        "translations": [
            {"lang": other, "text": message("reading-here", other), "href": _url(base_url, READING_URL, path)}
            for other, path in translations(lesson).items()
            if (root / path).is_file()
        ],
    }


@cache
def _script() -> str:
    """Return the script of the reading view that shows a lesson by steps."""
    return (Path(__file__).parents[1] / "static/reading.js").read_text(encoding="utf-8")


def _said(key: str, lang: str) -> str:
    """Return a text of the reading view's bar with `{name}` where the page writes a number or a name."""
    return message(key, lang, **{name: f"{{{name}}}" for name in ("count", "all", "name", "done", "open")})


def _next(lesson: PurePosixPath, base_url: str, root: Path, lang: str) -> dict[str, str] | None:
    """Return the link of the bar to the lesson after this one; None after the last, and for no lesson."""
    row = sorted((root / lesson.parent).glob("[0-9][0-9]-*.ipynb"))
    names = [path.name for path in row]
    at = names.index(lesson.name) + 1 if lesson.name in names else len(names)
    if at >= len(names):
        return None
    found = lesson.with_name(names[at])
    title = _TITLE.search(row[at].read_text(encoding="utf-8"))
    text = title[1] if title else found.stem
    return {"text": message("site-next", lang), "title": text, "href": _url(base_url, READING_URL, found)}


def language(lesson: PurePosixPath) -> str:
    """Return the language of a lesson in the reading view: its folder says so; the first where none does."""
    return next((part for part in reversed(lesson.parent.parts) if part in LANGUAGES), LANGUAGES[0])


def translations(lesson: PurePosixPath) -> dict[str, PurePosixPath]:
    """Return where the same lesson is in the other languages; nothing for a notebook outside their folders."""
    here = language(lesson)
    if lesson.parent.name != here:
        return {}
    return {other: lesson.parents[1] / other / lesson.name for other in LANGUAGES if other != here}


def _url(base_url: str, view: str, lesson: PurePosixPath) -> str:
    """Return the address of a lesson in a view of this server."""
    return base_url + view + quote(str(lesson))
