"""The Python that pages run: pyodide, and one archive with the kit and the packages it needs, cut to what is used."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sevens_teach.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_PACKAGES: Final = (
    *("annotated-types", "attrs", "babel", "fluent.runtime", "fluent.syntax", "platformdirs", "pydantic"),
    *("pydantic_core", "pytz", "traitlets", "typing_extensions", "typing-inspection"),
)
"""What the widgets import, and what that imports. A test counts them again in a page."""
_PLATFORM: Final = ("--python-version", "3.14", "--implementation", "cp", "--platform", "pyemscripten_2026_0_wasm32")
"""What the pinned pyodide runs."""
_PLAIN: Final = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
_PACKED: Final = ("pyodide.asm.wasm",)
_NOT_NEEDED: Final = ("sevens_teach/lab/", "sevens_teach/rl/", "sevens_teach/site/", "sevens_teach/static/")
_OF_PACKAGES: Final = (
    *("pytz/zoneinfo/", "babel/messages/", "pydantic/v1/", "pydantic/mypy", "traitlets/tests/", "traitlets/config/"),
)
"""What of the packages no page runs."""
_LOCALES: Final = ("root", *LANGUAGES)


def make(root: Path, out: Path, pyodide: Path, wheels: Path) -> None:
    """Write what a page's worker fetches into `out`; `pyodide` is its package, `wheels` keeps downloads."""
    out.mkdir(parents=True, exist_ok=True)
    for name in _PLAIN:
        (out / name).write_bytes((pyodide / name).read_bytes())
    for name in _PACKED:
        (out / f"{name}.gz").write_bytes(gzip.compress((pyodide / name).read_bytes(), mtime=0))
    _archive(root, _downloaded(root, wheels), out / "kit.zip")
    info = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    about = {"sizes": _sizes(out), "lock": {"info": info, "packages": {}}}
    (out / "python.json").write_text(json.dumps(about), encoding="utf-8")


def _sizes(out: Path) -> dict[str, int]:
    """Return what the worker counts while it fetches: the bytes of each file on its way, by the name it asks for."""
    sent = [*(out / f"{name}.gz" for name in _PACKED), out / "python_stdlib.zip", out / "kit.zip"]
    return {path.name.removesuffix(".gz"): path.stat().st_size for path in sent}


def _downloaded(root: Path, wheels: Path) -> list[Path]:
    """Return the wheel of each package, of the version that everybody gets."""
    wheels.mkdir(parents=True, exist_ok=True)
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    where = ["--only-binary", ":all:", *_PLATFORM, "-c", str(root / "constraints.txt"), "-d", str(wheels)]
    subprocess.run([*pip, *where, *_PACKAGES], check=True)  # noqa: S603, our own list
    return sorted(wheels.glob("*.whl"))


def _archive(root: Path, wheels: Iterable[Path], out: Path) -> None:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in (*_of_wheels(wheels), *_of_the_kit(root)):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def _of_wheels(wheels: Iterable[Path]) -> Iterator[tuple[str, bytes]]:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            yield from ((name, packed.read(name)) for name in packed.namelist() if _is_used(name))


def _is_used(name: str) -> bool:
    """Return whether a page can need a file of a package: of the locales three, no types, no time zones, no tests."""
    if name.startswith("babel/locale-data/"):
        return Path(name).stem in _LOCALES
    return not (name.startswith(_OF_PACKAGES) or name.endswith((".pyi", ".typed", "/RECORD", ".cyclonedx.json")))


def _of_the_kit(root: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the kit without the bundle and without what no page runs, and the names of the lessons."""
    for path in sorted((root / "sevens_teach").rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and "__pycache__" not in name and not name.startswith(_NOT_NEEDED):
            yield name, path.read_bytes()
    for name in ("widget.js", "widget.css"):
        yield f"sevens_teach/static/{name}", b""
    for path in sorted((root / "lessons").rglob("*.ipynb")):
        yield path.relative_to(root).as_posix(), b""
