"""The Python that pages run: pyodide, and one archive with the kit and the packages it needs, cut to what is used."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PACKAGES: Final = (
    *("attrs", "babel", "fluent.runtime", "fluent.syntax", "platformdirs", "pytz", "traitlets", "typing_extensions"),
)
"""What the widgets import, and what that imports, but for pydantic: a page has `page/models.py`."""
_PLATFORM: Final = ("--python-version", "3.14", "--implementation", "cp", "--platform", "pyemscripten_2026_0_wasm32")
"""What the pinned pyodide runs."""
_LATE: Final = re.compile(r"async function (_createPyodideModule)\((.*)\}export default \1;\s*", re.DOTALL)
_PACKED: Final = ("pyodide.asm.wasm", "python_stdlib.zip", "kit.zip")
"""What is packed on its way, since not every host packs it."""
NOT_NEEDED: Final = (
    "sevens_teach/sevens/lab/",
    "sevens_teach/sevens/rl/",
    "tools/static_site/",
    "sevens_teach/static/",
)
_OF_PACKAGES: Final = (*("pytz/zoneinfo/", "babel/messages/", "traitlets/tests/", "traitlets/config/"),)
"""What of the packages no page runs."""
_UNUSED: Final = frozenset(Path(__file__).with_name("left_out.txt").read_text(encoding="utf-8").split())
"""What of Python's own library no page runs."""
_ENCODINGS: Final = (
    *("__init__", "aliases", "ascii", "charmap", "cp437", "idna", "latin_1", "punycode"),
    *("raw_unicode_escape", "unicode_escape", "utf_8", "utf_8_sig"),
)
_LOCALES: Final = ("root", *LANGUAGES)


def make(root: Path, out: Path, pyodide: Path, wheels: Path) -> None:
    """Write what a page's worker fetches into `out`; `pyodide` is its package, `wheels` keeps downloads."""
    out.mkdir(parents=True, exist_ok=True)
    (out / "pyodide.mjs").write_bytes((pyodide / "pyodide.mjs").read_bytes())
    program = (pyodide / "pyodide.asm.mjs").read_text(encoding="utf-8")
    (out / "pyodide.asm.mjs").write_text(compiled_at_once(program), encoding="utf-8")
    work = wheels.parent / "python"
    work.mkdir(parents=True, exist_ok=True)
    (work / "pyodide.asm.wasm").write_bytes((pyodide / "pyodide.asm.wasm").read_bytes())
    _archive(work / "python_stdlib.zip", _of_python(pyodide / "python_stdlib.zip"))
    _archive(work / "kit.zip", (*_of_wheels(downloaded(root, wheels)), *of_the_kit(root)))
    _compile(root, pyodide, work / "python_stdlib.zip", work / "kit.zip")
    for name in _PACKED:
        (out / f"{name}.gz").write_bytes(gzip.compress((work / name).read_bytes(), mtime=0))
    sizes = {name: (out / f"{name}.gz").stat().st_size for name in _PACKED}  # what the worker counts while it fetches
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    about = {"sizes": sizes, "lock": {"info": info, "packages": {}}}
    (out / "python.json").write_text(json.dumps(about), encoding="utf-8")


def compiled_at_once(program: str) -> str:
    """Return pyodide's program with its one function in brackets; raises ValueError for another program.

    A browser compiles such a function with the script, and keeps it with what it compiled: else it does so every time.
    """
    found = _LATE.fullmatch(program)
    if found is None:
        raise ValueError("pyodide.asm.mjs is not one function: is it another version?")
    name, rest = found.groups()
    return f"const {name}=(async function({rest}}});export default {name};\n"


def _compile(root: Path, pyodide: Path, *archives: Path) -> None:
    """Compile the modules in archives, by the Python that will run them."""
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("no node on PATH: make site has one")
    program = Path(__file__).with_name("compiled.py")
    command = [node, str(root / "widgets/compile_python.mjs"), str(pyodide), str(program), *map(str, archives)]
    subprocess.run(command, check=True)


def downloaded(root: Path, wheels: Path, more: Iterable[str] = ()) -> list[Path]:
    """Return the wheel of each package that widgets need, and of `more`, of the version that everybody gets."""
    wheels.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    where = ["--only-binary", ":all:", *_PLATFORM, "-c", str(root / "constraints.txt"), "-d", str(wheels)]
    subprocess.run([*pip, *where, *_PACKAGES, *more], check=True)
    return sorted(wheels.glob("*.whl"))


def _archive(out: Path, contents: Iterable[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(out, "w") as archive:
        for name, content in contents:
            archive.writestr(zipfile.ZipInfo(name), content)


def _of_python(library: Path) -> Iterator[tuple[str, bytes]]:
    """Yield of Python's own library what a page can need."""
    with zipfile.ZipFile(library) as packed:
        for name in packed.namelist():
            top, _, inner = name.partition("/")
            unused = top.removesuffix(".py") in _UNUSED or (top == "encodings" and Path(inner).stem not in _ENCODINGS)
            if not unused and not name.endswith("/"):
                yield name, packed.read(name)


def _of_wheels(wheels: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            yield from ((name, packed.read(name)) for name in packed.namelist() if is_used(name))


def is_used(name: str) -> bool:
    """Return whether a page can need a file of a package: of the locales three, no types, no time zones, no tests."""
    unused = name.startswith(_OF_PACKAGES) or name.endswith((".pyi", ".typed", "/RECORD", ".cyclonedx.json"))
    return is_spoken(name) and not unused


def is_spoken(name: str) -> bool:
    """Return whether a file of a package is for every language, or for one that the kit speaks."""
    return not name.startswith("babel/locale-data/") or Path(name).stem in _LOCALES


def of_the_kit(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the kit without the bundle and without what no page runs, and the names of the lessons."""
    for path in sorted((root / "sevens_teach").rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and "__pycache__" not in name and not name.startswith(NOT_NEEDED):
            yield name, path.read_bytes()
    yield "sevens_teach/static/packed.js", b""
    for path in sorted((root / "lessons").rglob("*.ipynb")):
        yield path.relative_to(root).as_posix(), b""
