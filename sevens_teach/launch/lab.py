"""Starts JupyterLab as `python -m jupyterlab` does, but most of a second sooner."""

from __future__ import annotations

import sys
from typing import Any, Final

_GRAMMAR: Final = "rfc3987_syntax"


def spare_grammar() -> None:
    """Have jsonschema check no international addresses: it makes a parser for them, two thirds of Jupyter's import.

    It does without where the package is missing, and no schema of Jupyter's has such an address.
    """
    modules: dict[str, Any] = sys.modules  # None says that there is none
    modules.setdefault(_GRAMMAR, None)


if __name__ == "__main__":
    spare_grammar()
    from jupyterlab.labapp import main  # type: ignore[import-untyped]

    sys.exit(main())
