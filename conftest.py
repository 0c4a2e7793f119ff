"""What all tests share, the lessons' too: they are run by nobody, and Hypothesis looks for counterexamples one way."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import ExitStack, suppress
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hypothesis import settings
from nobody import nobodys_home

from sevens_teach.launch.lab import spare_grammar

if TYPE_CHECKING:
    import pytest

spare_grammar()  # before a test imports what has it imported
collect_ignore = ["tests/games/high_card"]  # a game, put into the package by tests/games/test_new_game.py

# The time of one example says nothing on a busy machine. CI draws the same examples every time, so that a
# red build is red for everybody; at home new ones are drawn each time.
settings.register_profile("home", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")


_MANY = 20_000
"""How many new objects there are before the garbage collector looks at them: thirty times as many as usual."""


def pytest_configure(config: pytest.Config) -> None:
    """Keep the developer's own things out of the tests, and the tests out of them: servers and kernels inherit it."""
    until_the_end = ExitStack()
    config.add_cleanup(until_the_end.close)
    until_the_end.enter_context(nobodys_home())
    _give_absl_the_real_error_stream()


def pytest_collection_finish() -> None:
    """Have the garbage collector leave out all that there is before the first test: it stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MANY)
    if {"numba", "fcntl"} <= {*sys.modules}:
        _compile_in_turn()


def _compile_in_turn() -> None:
    """Have one process at a time compile a file's code that numba keeps: another one that waited finds it there."""
    import fcntl  # noqa: PLC0415, not on every system

    caching, dispatcher = map(import_module, ("numba.core.caching", "numba.core.dispatcher"))
    plain: Any = dispatcher.Dispatcher.compile
    compiling: list[Any] = []

    def compile_it(function: Any, signature: Any) -> Any:  # noqa: ANN401, numba has no types
        if compiling or isinstance(function._cache, caching.NullCache):  # noqa: SLF001, it tells nobody what it keeps
            return plain(function, signature)
        with Path(function.py_func.__code__.co_filename).open() as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            compiling.append(function)
            try:
                return plain(function, signature)
            finally:
                compiling.clear()

    dispatcher.Dispatcher.compile = compile_it


def _give_absl_the_real_error_stream() -> None:
    """Set up what OpenSpiel logs with, where it is installed.

    It keeps the stream that it finds when it is imported, which is pytest's, and closes that as soon as anybody
    configures logging, as Jupyter does.
    """
    with suppress(ImportError):
        from absl import logging  # noqa: PLC0415, only where OpenSpiel is

        logging.get_absl_handler().python_handler.stream = sys.__stderr__
