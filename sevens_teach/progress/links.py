"""A session on Binder forgets everything when it ends: a link that starts the next one brings the progress back."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final
from urllib.parse import parse_qs, quote

if TYPE_CHECKING:
    from collections.abc import Mapping

READING_URL: Final = "voila/render/"
"""Where the reading view stands on a server."""
CODE: Final = "code"
"""The name of the progress code in a link."""


def restoring_link(code: str, lesson: str, environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the link that launches this Binder again with a lesson in the reading view and a progress code.

    `lesson` is its path in the repository. None if this session is not one of Binder's, which forgets nothing.
    """
    try:
        again = environment["BINDER_LAUNCH_HOST"] + environment["BINDER_REQUEST"]
    except KeyError:
        return None
    page = f"{READING_URL}{quote(lesson)}?{CODE}={quote(code)}"
    return f"{again}?urlpath={quote(page, safe='')}"


def code_from_link(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return the progress code of the link by which the reading view was opened, if it has one.

    It is the reader's text, so it may be anything. Voilà tells the kernel how the page was asked for.
    """
    codes = parse_qs(environment.get("QUERY_STRING", "")).get(CODE)
    return codes[0] if codes else None
