"""The notebooks in the browser: JupyterLite with the kit and everything that it imports beside it, sealed.

Every wheel stands in one lock file with pyodide's own name for it, so that the kernel fetches them from this site and
asks no package index. A reader's changed copy is kept by the browser under the path that it was opened from; so the
lessons stand in a folder named after what they hold: another release never hides behind an old copy, nor overwrites it.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from nobody import nobodys_home

from static_site.kit import downloaded, is_spoken

if TYPE_CHECKING:
    from collections.abc import Iterable

FOLDER: Final = "jupyter"
"""Where it is on the site."""
_OF_JUPYTER: Final = (
    *(
        "annotated-types",
        "anywidget",
        "asttokens",
        "comm",
        "decorator",
        "executing",
        "ipython",
        "ipython_pygments_lexers",
        "ipywidgets",
    ),
    *("jedi", "matplotlib-inline", "packaging", "parso", "prompt_toolkit", "psygnal", "pure_eval"),
    *("pydantic", "pydantic_core", "Pygments", "stack-data", "typing-inspection", "wcwidth"),
)
"""What a kernel and the widgets import, besides what the pages' own Python has."""
_EXTENSIONS: Final = ("@jupyter-widgets/jupyterlab-manager", "@jupyterlite/pyodide-kernel-extension", "anywidget")
_OURS: Final = "sevens_teach/launch/jupyter/share/labextensions/sevens-teach"
"""Keeps the reader's place when all cells are run."""
_OF_PYODIDE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
_KERNEL: Final = "@jupyterlite/pyodide-kernel-extension"
_LEFT_OUT: Final = ("@jupyterlite/application-extension:service-worker-manager",)
"""Its service worker would throw out the site's own, which keeps all pages for when there is no network."""
_BUILD: Final = ("--no-sourcemaps", "--no-unused-shared-packages", "--no-libarchive", "--apps", "lab")


def folder(root: Path, version: str) -> str:
    """Return the folder of this release's lessons: the version, and a few letters that change with any lesson."""
    lessons = sorted((root / "lessons").glob("*/*.ipynb"))
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in lessons)).hexdigest()[:6]
    return f"sevens-{version}-{digest}"


def make(root: Path, out: Path, pyodide: Path, wheels: Path, version: str) -> str:
    """Write JupyterLite into `out` and return its lessons' folder; `pyodide` is a package, `wheels` keeps downloads."""
    work = wheels.parent / "lite"
    shutil.rmtree(work, ignore_errors=True)
    lessons = folder(root, version)
    for path in sorted((root / "lessons").glob("*/*.ipynb")):
        _trusted(path, work / "files" / lessons / path.parent.name / path.name)
    for path in (root / "lessons").glob("*/*.html"):
        shutil.copy(path, work / "files" / lessons / path.parent.name)
    settings = root / "sevens_teach/launch/jupyter/config/labconfig/default_setting_overrides.json"
    shutil.copy(settings, work / "overrides.json")
    _build(root, work, out)
    python = out / "static" / "pyodide"
    python.mkdir(parents=True)
    for name in _OF_PYODIDE:
        shutil.copy(pyodide / name, python)
    theirs = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    installer = f"micropip=={theirs['packages']['micropip']['version']}"  # no other Python has it, so no pin of ours
    lock = _lock(theirs["info"], [*_wheels(root, out, wheels, installer)], python)
    (python / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    _configure(out / "jupyter-lite.json", [*lock["packages"]])
    return lessons


def _trusted(lesson: Path, out: Path) -> None:
    """Copy a lesson so that its pictures show before it is run: it came from this site, as the program did."""
    notebook = json.loads(lesson.read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["metadata"]["trusted"] = True
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps(notebook, ensure_ascii=False), encoding="utf-8")


def _build(root: Path, work: Path, out: Path) -> None:
    """Have JupyterLite write itself, with the extensions that the lessons need and no other of this environment."""
    shared = Path(sysconfig.get_path("data")) / "share/jupyter/labextensions"
    config = {
        "LiteBuildConfig": {
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [*(str(shared / name) for name in _EXTENSIONS), str(root / _OURS)],
        }
    }
    (work / "jupyter_lite_config.json").write_text(json.dumps(config), encoding="utf-8")
    command = [sys.executable, "-m", "jupyter", "lite", "build", *_BUILD, "--contents", "files"]
    with nobodys_home():
        environment = os.environ | {"JUPYTER_PREFER_ENV_PATH": "1"}
        subprocess.run([*command, "--output-dir", str(out.resolve())], cwd=work, env=environment, check=True)


def _wheels(root: Path, out: Path, wheels: Path, installer: str) -> Iterable[Path]:
    """Return the wheel of the kit, of all that it and a kernel import, and those that the kernel brings itself."""
    built = wheels.parent / "kit"
    shutil.rmtree(built, ignore_errors=True)
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(built.resolve())]
    subprocess.run(build, cwd=root, check=True)
    brought = (out / "extensions" / _KERNEL / "static" / "pypi").glob("*.whl")
    own = [path for path in brought if not path.name.startswith("widgetsnbextension-3")]
    return [*built.glob("*.whl"), *downloaded(root, wheels.parent / "lite-wheels", (*_OF_JUPYTER, installer)), *own]


def _lock(info: dict[str, Any], wheels: Iterable[Path], python: Path) -> dict[str, Any]:
    """Put wheels beside pyodide, without languages nobody speaks here, and return the lock file that names them."""
    packages = {}
    for given in wheels:
        wheel = _cut(given, python / given.name)
        name = re.sub(r"[-_.]+", "-", wheel.name.split("-")[0]).lower()
        packages[name] = {
            "name": name,
            "version": wheel.name.split("-")[1],
            "file_name": wheel.name,
            "install_dir": "site",
            "sha256": hashlib.sha256(wheel.read_bytes()).hexdigest(),
            "package_type": "package",
            "imports": _imports(wheel),
            "depends": [],
            "unvendored_tests": False,
        }
    return {"info": info, "packages": packages}


def _cut(wheel: Path, out: Path) -> Path:
    with zipfile.ZipFile(wheel) as packed, zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as cut:
        for name in filter(is_spoken, packed.namelist()):
            cut.writestr(zipfile.ZipInfo(name), packed.read(name), zipfile.ZIP_DEFLATED)
    return out


def _imports(wheel: Path) -> list[str]:
    """Return what can be imported from a wheel."""
    with zipfile.ZipFile(wheel) as packed:
        tops = {name.split("/")[0] for name in packed.namelist()}
    return sorted(top.removesuffix(".py") for top in tops if top.removesuffix(".py").isidentifier())


def _configure(path: Path, packages: list[str]) -> None:
    """Have the kernel load all of these as it starts, from here, and look nowhere else; no second service worker."""
    lite = json.loads(path.read_text(encoding="utf-8"))
    config = lite["jupyter-config-data"]
    config["disabledExtensions"] = [*config.get("disabledExtensions", ()), *_LEFT_OUT]
    settings = config.setdefault("litePluginSettings", {})
    settings[f"{_KERNEL}:kernel"] = {
        **settings.get(f"{_KERNEL}:kernel", {}),
        "pyodideUrl": "./static/pyodide/pyodide.mjs",
        "disablePyPIFallback": True,
        "loadPyodideOptions": {"lockFileURL": "./static/pyodide/pyodide-lock.json", "packages": packages},
    }
    path.write_text(json.dumps(lite, indent=1), encoding="utf-8")
