"""Modules of a simulator once more as plain Python, also where numba is: a few deals are not worth compiling."""

from __future__ import annotations

import builtins
import sys
from functools import cache
from importlib import import_module
from importlib.abc import InspectLoader
from importlib.util import find_spec, module_from_spec
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from types import ModuleType

_COMPILERS: Final = ("llvmlite", "numba", "numpy")
_TWINS: Final = (".compiling.", ".simulator.", ".players.worlds", ".players.expert")
"""Parts of the names of modules that are compiled, or import what is."""


def ready(name: str) -> ModuleType:
    """Return the module compiled where this process has loaded numba already, and else as plain Python.

    To load it takes seconds, and twice the memory that a reader's kernel has without it.
    """
    is_waiting = "numba" not in sys.modules and find_spec("numba") is not None
    return plain(name) if is_waiting else import_module(name)


@cache
def plain(name: str) -> ModuleType:
    """Return the module of this name, and all that is compiled and it imports, as the Python they are.

    Beside the module itself: nothing that others have imported changes.
    """
    spec = find_spec(name)
    if spec is None or not isinstance(spec.loader, InspectLoader):
        raise ModuleNotFoundError(f"no module is called {name!r}", name=name)
    module = module_from_spec(spec)
    names: dict[str, Any] = vars(module)
    names["__name__"] = f"{name} (plain)"
    sys.modules[names["__name__"]] = module  # its classes look for their module there
    names["__builtins__"] = {**vars(builtins), "__import__": _import}
    code = spec.loader.get_code(name)
    assert code is not None  # noqa: S101, it is a module of this package
    exec(code, names)  # noqa: S102, the package's own
    return module


def _import(name: str, *more: Any) -> ModuleType:  # noqa: ANN401, `__import__` has each its own type
    """Import as ever, but no compiler, and of a simulator's modules the plain twins."""
    if name.partition(".")[0] in _COMPILERS:
        raise ImportError(name=name)
    if any(part in name for part in _TWINS):
        return plain(name)
    return builtins.__import__(name, *more)
