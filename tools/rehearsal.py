"""Binder without Docker: what repo2docker would do with binder/ is done here, and the server is started as there.

The Dockerfile that repo2docker prints is read. Its variables are set, the repository is copied, and the steps
that have to do with binder/ are performed in order, in a clean virtual environment and with nothing of this
machine's environment but the way to the package registries. The base image and its conda environment are not
there: a virtual environment of this Python stands for it, with Jupyter in the versions that repo2docker locks.
"""

from __future__ import annotations

import os
import re
import secrets
import shlex
import shutil
import subprocess
import sys
import venv
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING, Final

from lab_server import Lab, free_port, running

if TYPE_CHECKING:
    from collections.abc import Iterator

REPOSITORY: Final = Path(__file__).parents[1]
PASSED: Final = {
    *("SSL_CERT_FILE", "PIP_CERT", "PIP_INDEX_URL", "NODE_EXTRA_CA_CERTS", "NPM_CONFIG_REGISTRY"),
    *("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"),
}
"""Variables of this machine that are passed on: how the registries are reached from here."""
_CONTINUED: Final = re.compile(r"\\\n(?:\s*#.*\n)*")
_VARIABLE: Final = re.compile(r"\$\{(\w+)\}")


@dataclass
class Image:
    """What Binder would have built, below a folder."""

    folder: Path
    variables: dict[str, str] = field(default_factory=dict)
    """The environment that the Dockerfile sets."""
    steps: list[str] = field(default_factory=list)
    """The commands that were performed."""
    workdir: str = "/"

    @property
    def repository(self) -> Path:
        """The copy of the repository, which is what the server serves."""
        return Path(self.variables["REPO_DIR"])

    @property
    def environment(self) -> Path:
        """The virtual environment."""
        return Path(self.variables["NB_PYTHON_PREFIX"])


def build(folder: Path) -> Image:
    """Perform the steps below `folder`, which is empty, and see that what is installed goes together.

    Raises `CalledProcessError` if anything fails.
    """
    image, ours = _begun(folder)
    for word, rest in instructions(dockerfile(folder / "src")):
        perform(image, word, rest, ours)
    subprocess.run([str(image.environment / "bin/pip"), "check"], env=_environment(image), check=True)
    return image


def described(folder: Path, environment: Path) -> Image:
    """Note the steps and do none of them: the repository is there, and an environment that has all it needs already."""
    image, ours = _begun(folder)
    for word, rest in instructions(dockerfile(folder / "src")):
        if word == "RUN" and "binder/" in rest:
            image.steps.append(rest)
        elif word in {"ENV", "ARG", "WORKDIR"}:
            perform(image, word, rest, ours)
    shutil.copytree(folder / "src", image.repository, dirs_exist_ok=True)
    image.environment.parent.mkdir(parents=True, exist_ok=True)
    image.environment.symlink_to(environment)
    return image


def _begun(folder: Path) -> tuple[Image, dict[str, str]]:
    """Return an image with the repository in `src`, and the variables that are other here."""
    home, apps = folder / "home", folder / "srv"
    home.mkdir()
    copy_repository(folder / "src")
    image = Image(folder, {"PATH": "/usr/local/bin:/usr/bin:/bin", "NB_USER": "jovyan", "NB_UID": "1000"})
    # Where the image has a whole file system, there is only this folder; its locale may not be known here.
    return image, {"HOME": str(home), "APP_BASE": str(apps), "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "LANGUAGE": "C"}


def copy_repository(target: Path) -> Path:
    """Copy what git knows or would take, as it is now, and return `target`."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=REPOSITORY,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    for name in filter(None, listing.stdout.split("\0")):
        if (REPOSITORY / name).is_file():  # one that was deleted is still listed until that is committed
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(REPOSITORY / name, target / name)
    return target


def dockerfile(source: Path) -> str:
    """Return the Dockerfile for a repository, as repo2docker prints it."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "--user-id=1000", "--user-name=jovyan"]
    return subprocess.run([*command, str(source)], stdout=subprocess.PIPE, text=True, check=True).stdout


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield each instruction of a Dockerfile as its word and the rest."""
    for line in _CONTINUED.sub(" ", text).splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.strip().partition(" ")
            yield word, rest.strip()


def perform(image: Image, word: str, rest: str, ours: dict[str, str]) -> None:
    """Do what one instruction says, as far as it concerns binder/; `ours` overrides variables."""
    match word:
        case "ENV" | "ARG":
            for setting in shlex.split(rest):
                name, given, value = setting.partition("=")
                if given:
                    image.variables[name] = ours.get(name, _expand(value, image.variables))
        case "WORKDIR":
            image.workdir = _expand(rest, image.variables)
        case "COPY" if rest.endswith(" src/ ${REPO_DIR}/"):
            shutil.copytree(image.folder / "src", image.repository, dirs_exist_ok=True)
            venv.create(image.environment, with_pip=True, symlinks=True)
            _install(image, locked(image.repository))
        case "RUN" if "binder/" in rest:
            image.steps.append(rest)
            subprocess.run(["/bin/sh", "-c", rest], cwd=image.workdir, env=_environment(image), check=True)


def locked(repository: Path) -> list[str]:
    """Return what repo2docker's own environment for this repository's Python asks for, in the versions it locks.

    The lock names conda's packages with their addresses. Those of Jupyter have the same names for pip, but for the
    part of JupyterHub that runs a reader's server; the rest is conda itself and what these bring along.
    """
    python = (repository / "binder/runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    wanted = re.findall(r"^- ((?:jupyter|notebook|ipywidgets)[\w-]*)", _conda(f"{python}.yml"), re.MULTILINE)
    versions = dict(re.findall(r"/([\w.-]+)-([\d.]+)-[^-/]+\.conda", _conda(f"{python}-linux-64.lock")))
    return [f"{name.removesuffix('-singleuser')}=={versions[name]}" for name in wanted]


def _conda(name: str) -> str:
    """Return one of the files that describe repo2docker's conda environments."""
    path = distribution("jupyter-repo2docker").locate_file(f"repo2docker/buildpacks/conda/environment.py-{name}")
    return Path(str(path)).read_text(encoding="utf-8")


def _install(image: Image, packages: list[str]) -> None:
    """Install packages as the base image has them: with the versions of nobody else."""
    pip = [str(image.environment / "bin/pip"), "install", "--quiet", "--disable-pip-version-check", *packages]
    subprocess.run(pip, env=_environment(image), check=True)


@contextmanager
def launched(image: Image) -> Iterator[Lab]:
    """A server as BinderHub starts it in the image: below a path of its own, and with a token."""
    port, token = free_port(), secrets.token_hex()
    path = "/user/sevens-teach-abc123/"
    settings = {"base_url": path, "token": token, "trust_xheaders": "True", "allow_origin": "*"}
    apps = ("NotebookApp", "ServerApp")  # BinderHub says everything twice, for old images and for new ones
    arguments = [f"--{app}.{name}={value}" for app in apps for name, value in settings.items()]
    # jovyan may always start it; root, as who one is in many a container for tests, only if it is allowed to.
    arguments += ["--allow-root"] if os.geteuid() == 0 else []
    command = [image.variables["R2D_ENTRYPOINT"], "jupyter-lab", "--ip=127.0.0.1", f"--port={port}", *arguments]
    lab = Lab(f"http://127.0.0.1:{port}{path.rstrip('/')}", image.repository, token)
    with running(lab, command, _environment(image), image.folder / "server.log", cwd=Path(image.workdir)):
        yield lab


def _environment(image: Image) -> dict[str, str]:
    return {name: os.environ[name] for name in PASSED & os.environ.keys()} | image.variables


def _expand(text: str, variables: dict[str, str]) -> str:
    return _VARIABLE.sub(lambda found: variables.get(found[1], ""), text)
