"""The command `sevens-teach`: copies the lessons into a folder of the reader's and opens them."""

from __future__ import annotations

import argparse
import locale
import os
import sys
import tempfile
from contextlib import ExitStack
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

from sevens_teach.launch import server
from sevens_teach.launch.errors import LaunchError, launch_error, writing
from sevens_teach.launch.lessons import copy_lessons, first_lesson, lessons
from sevens_teach.launch.warming import warm
from sevens_teach.say.messages import LANGUAGES, message

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.launch.lessons import Copied

FOLDER = "sevens-lessons"
"""Where the lessons go, if the reader does not say."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status; what goes wrong is said in one sentence."""
    asked = parse(arguments)
    try:
        return run(asked)
    except LaunchError as error:
        print(error, file=sys.stderr)  # noqa: T201  (a command prints)
        return 1


def run(asked: argparse.Namespace) -> int:
    """Do what the command asks for, and return the server's exit status; raises `LaunchError`."""
    server.check(asked.lang, asked.port)
    folder = asked.folder.expanduser().absolute()
    with writing(folder, asked.lang):
        copied = copy_lessons(folder, update=asked.update)
    with ExitStack() as until_the_end:
        if not server.home_is_writable():
            server.remember_in(Path(until_the_end.enter_context(tempfile.TemporaryDirectory(prefix="sevens-teach-"))))
            _say("launch-home-not-writable", asked.lang)
        server.trust(folder, copied.new)
        _report(copied, folder, asked.lang)
        page = server.page(_asked_lesson(folder, asked), read=asked.read)
        until_the_end.enter_context(warm())
        return server.serve(server.command(folder, page, port=asked.port, browser=asked.browser))


def parse(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Return what the command's arguments ask for; ends with usage advice if they make no sense, or with the help."""
    lang = _language(arguments)
    parser = argparse.ArgumentParser(prog="sevens-teach", description=message("launch-help", lang))
    parser.add_argument(
        "folder", nargs="?", type=Path, default=Path(FOLDER), help=message("launch-help-folder", lang, folder=FOLDER)
    )
    parser.add_argument("--version", action="version", version=f"sevens-teach {version('sevens-teach')}")
    parser.add_argument("--lesson", metavar="LESSON", help=message("launch-help-lesson", lang))
    parser.add_argument("--read", action="store_true", help=message("launch-help-read", lang))
    parser.add_argument("--update", action="store_true", help=message("launch-help-update", lang))
    parser.add_argument("--lang", choices=LANGUAGES, default=lang, help=message("launch-help-lang", lang))
    parser.add_argument("--port", type=int, help=message("launch-help-port", lang))
    parser.add_argument(
        "--no-browser", dest="browser", action="store_false", help=message("launch-help-no-browser", lang)
    )
    return parser.parse_args(arguments)


def system_language(environment: Mapping[str, str]) -> str:
    """Return the language that the reader's system speaks, if the kit speaks it; else English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    spoken = next((environment[name] for name in names if environment.get(name)), locale.getlocale()[0] or "")
    return next((lang for lang in LANGUAGES if spoken.lower().startswith(lang)), LANGUAGES[0])


def _asked_lesson(folder: Path, asked: argparse.Namespace) -> Path:
    """Return the lesson to open, relative to the folder; raises `LaunchError` where there is none of that name."""
    if asked.lesson is None:
        return first_lesson(folder, asked.lang)
    known = [path for path in lessons(folder) if path.suffix == ".ipynb"]
    if Path(asked.lesson) not in known:
        raise launch_error("launch-no-lesson", asked.lang, lesson=asked.lesson, folder=str(folder))
    return Path(asked.lesson)


def _language(arguments: Sequence[str] | None) -> str:
    """Return the language that the command speaks, known before its arguments are understood."""
    early = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    early.add_argument("--lang")
    lang = early.parse_known_args(arguments)[0].lang
    return lang if lang in LANGUAGES else system_language(os.environ)


def _report(copied: Copied, folder: Path, lang: str) -> None:
    """Print where the lessons were copied to, and which of them the reader had changed."""
    _say("launch-folder", lang, folder=str(folder))
    for path, own in copied.both.items():
        _say("launch-kept-both", lang, lesson=str(path), own=str(own))
    for path in copied.kept:
        _say("launch-kept", lang, lesson=str(path))
    _say("launch-stop", lang)


def _say(key: str, lang: str, **args: str) -> None:
    """Print a message of the command."""
    print(message(key, lang, **args), flush=True)  # noqa: T201  (a command prints)
