"""What a page of the site may do, said to the browser: run its own scripts and Python, and ask nobody else.

It stands in the page itself, as the pages lie on any server, or on none. The reference is written by pdoc with scripts
in its pages, so those may run there, and still nobody else is asked. The notebooks have none: JupyterLite makes scripts
as it runs, and a policy in its page would not hold for the worker that Python runs in.
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


def meta(script: str = "", *, inline: bool = False) -> str:
    """Return the policy as an element for the head of a page: with one `script` in it, any of its own, or none."""
    more = "'unsafe-inline'" if inline else _hash(script) if script else ""
    allowed = {**POLICY, "script-src": f"{POLICY['script-src']} {more}".strip()}
    said = "; ".join(f"{name} {sources}" for name, sources in allowed.items())
    return f'<meta http-equiv="Content-Security-Policy" content="{said}">'


def _hash(script: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"
