"""Modules of a simulator once more as plain Python, also where numba is: a few deals are not worth compiling."""

from __future__ import annotations

import builtins
import sys
from functools import cache
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from types import ModuleType

_COMPILERS: Final = ("llvmlite", "numba", "numpy")


@cache
def plain(name: str) -> ModuleType:
    """Return the module of this name, and all that is compiled and it imports, as the Python they are.

    Beside the module itself: nothing that others have imported changes.
    """
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"no module is called {name!r}", name=name)
    module = module_from_spec(spec)
    names: dict[str, Any] = vars(module)
    names["__name__"] = f"{name} (plain)"
    sys.modules[names["__name__"]] = module  # its classes look for their module there
    names["__builtins__"] = {**vars(builtins), "__import__": _import}
    source = Path(spec.origin).read_bytes()
    exec(compile(source, spec.origin, "exec"), names)  # noqa: S102, the package's own source
    return module


def _import(name: str, *more: Any) -> ModuleType:  # noqa: ANN401, as `__import__` has them
    """Import as ever, but no compiler, and of a simulator's modules the plain twins."""
    if name.partition(".")[0] in _COMPILERS:
        raise ImportError(name=name)
    if ".simulator." in name or name.startswith(f"{__package__}."):
        return plain(name)
    return builtins.__import__(name, *more)
