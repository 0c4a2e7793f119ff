"""What all tests share: how Hypothesis looks for counterexamples, and a reader's folder that is nobody's."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

# The time of one example says nothing on a busy machine. CI draws the same examples every time, so that a
# red build is red for whoever looks into it; at home new ones are drawn each time.
settings.register_profile("home", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "home")


@pytest.fixture(autouse=True, scope="session")
def nobodys_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the progress of whoever runs the tests out of them, and theirs out of it; servers and kernels inherit it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SEVENS_TEACH_DATA", str(tmp_path_factory.mktemp("data")))
        yield


def pytest_configure() -> None:
    """Give absl, which OpenSpiel logs with, the real error stream.

    It keeps the one it finds when it is imported, which is pytest's, and closes that as soon as anybody configures
    logging, as Jupyter does.
    """
    from absl import logging  # noqa: PLC0415, only the tests have it

    logging.get_absl_handler().python_handler.stream = sys.__stderr__
