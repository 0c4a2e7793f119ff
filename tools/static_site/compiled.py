"""Compiles the modules in an archive. Pages' own Python runs this, not ours: what is compiled is for it alone."""

from __future__ import annotations

import importlib.util
import io
import marshal
import zipfile
from typing import Any

_NEVER_STALE = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)
"""What a compiled module begins with: it is never compared with a source, as there is none."""


def compiled(given: Any) -> bytes:  # noqa: ANN401, bytes as JavaScript has them
    """Return an archive with each module compiled in the place of its source, not packed: it is packed as a whole."""
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(given.to_bytes())) as old, zipfile.ZipFile(made, "w") as new:
        for name in sorted(old.namelist(), key=lambda name: (name.rpartition(".")[2], name)):  # like beside like
            is_module, content = name.endswith(".py"), old.read(name)
            written = _compiled(name, content) if is_module else content
            new.writestr(zipfile.ZipInfo(f"{name}c" if is_module else name), written)
    return made.getvalue()


def _compiled(name: str, source: bytes) -> bytes:
    return _NEVER_STALE + marshal.dumps(compile(source, name, "exec", dont_inherit=True, optimize=2))


compiled  # noqa: B018, what the runner of this file is given
