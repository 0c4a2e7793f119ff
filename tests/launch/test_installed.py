"""What a reader has after `pip install`: the wheel in a clean environment, outside the repository."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ("ipykernel", "nbclient")
"""What runs a notebook, in place of JupyterLab, which takes a minute more to install and is not looked at here."""
UV = Path(sys.prefix) / "bin/uv"
"""As `make` has installed it: it does what `pip install` does, in a fifth of the time."""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with an environment in `env` that holds the wheel and nothing from this repository."""
    folder = tmp_path_factory.mktemp("outside")
    run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], ROOT)
    [wheel] = folder.glob("*.whl")
    venv.create(folder / "env", with_pip=not UV.is_file(), symlinks=True)
    if UV.is_file():
        (folder / "env/bin/uv").symlink_to(UV)
    run([str(ROOT / "tools/install.sh"), str(folder / "env"), "-c", "constraints.txt", str(wheel), *TOOLS], ROOT)
    return folder


def run(command: list[str], folder: Path, **environment: str) -> str:
    """Run a command that knows nothing of this repository and return what it printed."""
    named = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "JUPYTER", "IPYTHON"))}
    done = subprocess.run(command, cwd=folder, env=named | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_lesson_from_the_wheel_runs(outside: Path) -> None:
    copy = (
        "from pathlib import Path; from sevens_teach.launch.lessons import copy_lessons; copy_lessons(Path('lessons'))"
    )
    run([str(outside / "env/bin/python"), "-c", copy], outside)
    lesson = min((outside / "lessons/en").glob("01-*.ipynb"))
    execute = [str(outside / "env/bin/jupyter"), "execute", str(lesson)]
    run([*execute, "--inplace"], outside, HOME=str(outside), PATH=f"{outside / 'env/bin'}{os.pathsep}{os.defpath}")
    assert '"image/svg+xml"' in lesson.read_text(encoding="utf-8")


def test_the_command_says_what_else_to_install(outside: Path) -> None:
    command = [str(outside / "env/bin/sevens-teach")]
    done = subprocess.run(command, cwd=outside, env={"LANG": "ja_JP.UTF-8"}, capture_output=True, check=False)
    assert done.returncode == 1
    assert done.stderr.decode() == (
        "jupyterlab が入っていません。次のように入れてください：pip install 'sevens-teach[lessons]'\n"
    )
