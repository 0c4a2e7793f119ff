"""What a page of the site may do, said to the browser: run its own scripts and Python, and ask nobody else.

It stands in the page itself, as the pages lie on any server, or on none. The notebooks and the reference are written by
JupyterLite and pdoc, with scripts of their own in their pages: they have none.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Final

POLICY: Final = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self'",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' data: blob:",
    "font-src": "'self' data:",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
"""Pictures have styles in them; Python is compiled WebAssembly; a picture to send is made in the page."""


def meta(script: str = "") -> str:
    """Return the policy as an element for the head of a page, with one `script` in it or none."""
    allowed = {**POLICY, "script-src": f"{POLICY['script-src']} {_hash(script)}"} if script else POLICY
    said = "; ".join(f"{name} {sources}" for name, sources in allowed.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{said}">'


def _hash(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
