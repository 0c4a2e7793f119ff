"""The templates of the site's pages: what is put into them is escaped, unless it says that it is markup."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import jinja2

_FOLDER = Path(__file__).parent / "templates"


@cache
def template(name: str) -> jinja2.Template:
    """Return a template by its file."""
    environment = jinja2.Environment(loader=jinja2.FileSystemLoader(_FOLDER), autoescape=True, trim_blocks=True)
    return environment.get_template(name)
