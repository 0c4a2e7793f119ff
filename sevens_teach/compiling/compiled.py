"""Compiling by numba where it is installed; without it the same functions run as the Python they are.

Both give the same results: all numbers are integers of at most 64 bits, and chance is in `chance`.
Compiled code is kept on the disk beside the source, or in the folder that `NUMBA_CACHE_DIR` names.
`NUMBA_DISABLE_JIT=1` runs everything as plain Python.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast
from zlib import crc32

try:
    import llvmlite.binding
    import numba
    import numpy as np
except ImportError:
    COMPILED: bool = False
else:
    _njit: Any = numba.njit  # its types know neither all of its options nor that a function keeps its own type
    COMPILED = not numba.config.DISABLE_JIT  # type: ignore[attr-defined]  # set when numba is imported


def _leave_scipy_out() -> None:
    """Keep numba from importing SciPy in the first call, half of its time: nothing here multiplies matrices.

    numba looks for BLAS once when it first compiles, and again when code that needs it is compiled: that stays.
    """
    linalg: Any = import_module("numba.np.linalg")
    look = linalg.ensure_blas
    linalg.ensure_blas = lambda: None
    try:
        import_module("numba.np.arraymath")
    finally:
        linalg.ensure_blas = look


if COMPILED and find_spec("scipy") and "numba.np.arraymath" not in sys.modules:
    _leave_scipy_out()

if TYPE_CHECKING:
    from collections.abc import Callable, MutableSequence, Sequence

_OPTIONS: Final = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""For what only compiled code calls: to call it from Python ends the process. An `entry` is what Python calls."""

F = TypeVar("F", bound="Callable[..., Any]")

IS_COMPILED: Final = COMPILED
"""Whether the loop is compiled here."""


def compiled(function: F) -> F:
    """Return the function compiled by numba, or as it is where there is none."""
    return cast("F", _njit(**_OPTIONS)(function)) if COMPILED else function


def entry(function: F) -> F:
    """Return a function that Python calls, compiled and kept on the disk.

    numba looks only at the entry's own file to see whether what it kept is out of date; the name it is kept under
    here has all of that simulator's sources in it, and those of this room.
    """
    if not COMPILED:
        return function
    rooms = {Path(__file__).parent, Path(function.__code__.co_filename).parent}
    sources = sorted(source for room in rooms for source in room.glob("*.py"))
    function.__qualname__ += f"_{crc32(b''.join(source.read_bytes() for source in sources)):08x}"
    return cast("F", _njit(cache=True, nogil=True, error_model="numpy")(function))


def inlined(function: F) -> F:
    """Return a small function compiled into whatever calls it, or as it is."""
    return cast("F", _njit(forceinline=True, **_OPTIONS)(function)) if COMPILED else function


def remembered(function: F) -> F:
    """Return a small function as `inlined` does; as plain Python it works out each of its few answers once."""
    return inlined(function) if COMPILED else cast("F", cache(function))


def numbers(values: Sequence[int]) -> MutableSequence[int]:
    """Return whole numbers in the form that compiled loops take: an array, or a list."""
    return cast("MutableSequence[int]", np.array(values, dtype=np.int64)) if COMPILED else list(values)


def zeros(count: int) -> MutableSequence[int]:
    """Return this many zeros in the form that compiled loops take."""
    return cast("MutableSequence[int]", np.zeros(count, dtype=np.int64)) if COMPILED else [0] * count


def _word(value: int) -> int:
    """Return a number as a machine word."""
    return value


def _count(cards: int) -> int:
    """Return how many bits a word has."""
    return cards.bit_count()


if COMPILED:

    @numba.extending.intrinsic
    def _count(_typing, cards):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """The processor's own instruction for `int.bit_count`, which numba does not know."""

        def generate(_context, builder, _signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            """Write the machine's instruction that counts bits."""
            return builder.ctpop(arguments[0])

        return cards(cards), generate


if COMPILED:

    @numba.extending.intrinsic
    def _word(_typing, value):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """The same 64 bits without a sign: numba then wraps and shifts them as a word."""

        def generate(_context, _builder, _signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            """Write nothing: the number already is a word."""
            return arguments[0]

        return numba.types.uint64(value), generate


@compiled
def word(value: int) -> int:
    """Return a number as a compiled word of 64 bits without a sign."""
    return _word(value)


def _pointer(values: Any) -> Any:  # noqa: ANN401, numbers to read or to fill
    """Return where numbers lie in memory."""
    return values


if COMPILED:

    @numba.extending.intrinsic
    def _pointer(_typing, values):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """The address of an array: unlike the array itself it is not counted at every call that hands it on."""

        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            """Write the address of an array's numbers."""
            return context.make_array(signature.args[0])(context, builder, arguments[0]).data

        return numba.types.CPointer(values.dtype)(values), generate  # type: ignore[no-untyped-call]


@compiled
def pointer(values: Any) -> Any:  # noqa: ANN401, the same
    """Return numbers to be handed from function to function; the caller must keep `values`."""
    return _pointer(values)


def _nth(cards: int, skip: int) -> int:
    """Return the bit of a word that has this many below it."""
    for _ in range(skip):
        cards &= cards - 1
    return cards & -cards


if COMPILED and llvmlite.binding.get_host_cpu_features().get("bmi2"):

    @numba.extending.intrinsic
    def _nth(_typing, cards, skip):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202, ARG001
        """The loop above in one instruction, where the processor has it, as benchmarks/playouts.c does."""

        def generate(_context, builder, _signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            """Write the machine's instruction that deposits bits."""
            word = arguments[0].type
            deposit = builder.module.declare_intrinsic(
                "llvm.x86.bmi.pdep.64", fnty=llvmlite.ir.FunctionType(word, [word, word])
            )
            return builder.call(deposit, [builder.shl(word(1), arguments[1]), arguments[0]])

        return cards(cards, numba.types.int64), generate

elif COMPILED:
    _nth = compiled(_nth)


@compiled
def nth(cards: int, skip: int) -> int:
    """Return one card of a set, in a compiled loop: the lowest after this many."""
    return _nth(cards, skip)


@compiled
def count(cards: int) -> int:
    """Return how many cards a set has, in a compiled loop."""
    return _count(cards)


def _highest(cards: int) -> int:
    """Return the highest bit of a word; 0 for none."""
    return 1 << cards.bit_length() - 1 if cards else 0


if COMPILED:

    @numba.extending.intrinsic
    def _highest(_typing, cards):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
        """The processor's own instruction for `int.bit_length`, which numba does not know."""

        def generate(_context, builder, _signature, arguments):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            """Write the machine's instruction that counts leading zeros."""
            value, word = arguments[0], arguments[0].type
            zeros = builder.ctlz(value, llvmlite.ir.Constant(llvmlite.ir.IntType(1), 0))
            bit = builder.lshr(llvmlite.ir.Constant(word, 1 << 63), zeros)
            return builder.select(builder.icmp_unsigned("==", value, word(0)), word(0), bit)

        return cards(cards), generate


@compiled
def highest(cards: int) -> int:
    """Return the highest card of a set of up to 63, in a compiled loop; 0 of none."""
    return _highest(cards)


if not COMPILED:  # a call costs more in Python than what these do
    globals().update(word=_word, count=int.bit_count, nth=_nth, highest=_highest)
