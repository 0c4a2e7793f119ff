"""The command sevens-teach: what it starts, and the sentence for each thing in its way."""

from __future__ import annotations

import importlib.metadata
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sevens_teach.launch import cli, server
from sevens_teach.launch.lessons import lessons, packaged_lessons


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of our own, and a folder to be in, so that nothing is read from or left in the user's."""
    for name in [name for name in os.environ if name.startswith(("JUPYTER", "IPYTHON", "LC_", "LANG", "XDG_"))]:
        monkeypatch.delenv(name)
    home, here = tmp_path / "home", tmp_path / "here"
    home.mkdir()
    here.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.chdir(here)
    return home


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that would have been run, in the order of their starts."""
    commands: list[list[str]] = []

    def serve(command: list[str]) -> int:
        commands.append(command)
        return 0

    monkeypatch.setattr(server, "serve", serve)
    return commands


def settings(command: list[str]) -> dict[str, str]:
    pairs = (argument.removeprefix("--").partition("=") for argument in command if argument.startswith("--"))
    return {name: value for name, _, value in pairs}


@pytest.mark.parametrize(
    ("arguments", "view"), [([], "/lab/tree/"), (["--read"], "/voila/render/")], ids=["notebook", "reading view"]
)
def test_it_copies_the_lessons_and_opens_the_first(
    served: list[list[str]], arguments: list[str], view: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([*arguments, "--lang", "en"]) == 0
    folder = Path("sevens-lessons").absolute()
    assert lessons(folder) == lessons(packaged_lessons())
    [command] = served
    assert command[:3] == [sys.executable, "-m", "sevens_teach.launch.lab"]
    assert settings(command)["ServerApp.root_dir"] == str(folder)
    url = settings(command)["LabApp.default_url"]
    assert url.startswith(f"{view}en/0")
    assert (folder / url.removeprefix(view)).is_file()
    assert capsys.readouterr().out.startswith(f"The lessons are in {folder}.\n")


def test_the_reader_may_choose_everything(served: list[list[str]]) -> None:
    assert cli.main(["a/folder of mine", "--port", "54321", "--no-browser"]) == 0
    assert Path("a/folder of mine/en").is_dir()
    asked = {"ServerApp.port": "54321", "ServerApp.port_retries": "0", "ServerApp.open_browser": "False"}
    assert asked.items() <= settings(served[0]).items()


def test_what_the_reader_changed_is_said(served: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    [name] = [str(path) for path in lessons(packaged_lessons())][:1]
    mine = Path("kept") / name
    mine.parent.mkdir(parents=True)
    mine.write_text("mine", encoding="utf-8")
    cli.main(["kept"])
    assert f"You have changed {name}, so it stays as it is." in capsys.readouterr().out
    cli.main(["kept", "--update"])
    own = mine.with_stem(f"{mine.stem}-mine-1")
    assert f"{name} is new. Yours is now {own.relative_to('kept')}." in capsys.readouterr().out
    assert own.read_text(encoding="utf-8") == "mine"
    assert len(served) == 2


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 1
    said = capsys.readouterr()
    assert said.out == ""
    return said.err.rstrip("\n")


def test_a_port_in_use(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refusal(capsys, "--port", str(port))
        assert said == f"Port {port} is in use. Choose another one, or leave out --port to have one chosen."
        assert refusal(capsys, "--port", str(port), "--lang", "ja").startswith(f"ポート {port} は使われています。")


@pytest.mark.parametrize("port", ["0", "-1", "65536", "70000", "9" * 30])
def test_a_port_that_there_is_not(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, f"--port={port}") == f"There is no port {port}: expected 1 to 65535."


def test_a_lesson_is_opened_by_its_name(served: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lesson", "ja/05-killer-sevens.ipynb"]) == 0
    assert settings(served[0])["LabApp.default_url"] == "/lab/tree/ja/05-killer-sevens.ipynb"
    capsys.readouterr()
    for strange in ("en/99-none.ipynb", "../x.ipynb", "en/killer-card.html", "en", ""):
        assert cli.main(["--lesson", strange]) == 1
        assert capsys.readouterr().err.startswith(f"There is no lesson {strange} in ")
    assert len(served) == 1


def test_python_runs_it_too_and_it_says_its_version() -> None:
    asked = [sys.executable, "-m", "sevens_teach", "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert said == f"sevens-teach {importlib.metadata.version('sevens-teach')}\n"


def test_an_old_jupyterlab(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "version", lambda package: "3.6.8" if package == "jupyterlab" else "9.9")
    said = refusal(capsys)
    assert said.startswith("jupyterlab 3.6.8 is too old: 4.0 or newer is needed.")
    assert said.endswith("pip install --upgrade 'sevens-teach[lessons]'")


@pytest.mark.parametrize("missing", ["jupyterlab", "voila"])
def test_without_jupyterlab_or_voila(
    missing: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def version(package: str) -> str:
        if package == missing:
            raise importlib.metadata.PackageNotFoundError(package)
        return "9.9"

    monkeypatch.setattr(server, "version", version)
    assert refusal(capsys) == f"{missing} is not installed. Install it: pip install 'sevens-teach[lessons]'"


def test_without_the_bundle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_BUNDLE", tmp_path / "packed.js")
    assert refusal(capsys).startswith("The tables and boards are missing in this installation.")


def test_a_folder_that_is_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    Path("file").touch()
    for folder in ("file", "file/folder"):
        said = refusal(capsys, folder)
        assert said.startswith(f"{Path(folder).absolute()} is not a folder, or in the way of one.")


def test_a_folder_that_cannot_be_written_to(capsys: pytest.CaptureFixture[str]) -> None:
    said = refusal(capsys, "/proc/lessons")  # for everybody, also for root
    assert said == "/proc/lessons cannot be written to. Name another folder: sevens-teach FOLDER"


def test_a_home_that_cannot_be_written_to(
    home: Path, served: list[list[str]], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR", "JUPYTER_RUNTIME_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, "/proc/nowhere")
    monkeypatch.setenv("HOME", "/proc/nobody")
    assert cli.main([]) == 0
    assert len(served) == 1
    assert capsys.readouterr().out.startswith("Your home folder cannot be written to")
    assert os.environ["JUPYTER_DATA_DIR"] != "/proc/nowhere"
    assert not any(home.iterdir())


def test_jupyter_finds_the_kits_settings_before_all_others() -> None:
    found = server.environment({"JUPYTER_PATH": "/theirs", "HOME": "/home/mio"})
    assert found["JUPYTER_PATH"].split(os.pathsep) == [str(server.SETTINGS / "share"), "/theirs"]
    assert found["JUPYTER_CONFIG_PATH"] == str(server.SETTINGS / "config")
    assert found["HOME"] == "/home/mio"


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "ja_JP.UTF-8", "LANG": "en_US.UTF-8"}, "ja"),
        ({"LC_ALL": "", "LANG": "ja"}, "ja"),
    ],
)
def test_it_speaks_the_systems_language(environment: dict[str, str], lang: str) -> None:
    assert cli.system_language(environment) == lang


@pytest.mark.parametrize(("lang", "words"), [("en", "open the reading view"), ("ja", "閲覧ページで開く")])
def test_the_help_speaks_the_readers_language(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match=r"^0$"):
        cli.parse(["--lang", lang, "--help"])
    assert words in capsys.readouterr().out


def test_the_server_is_started_without_a_grammar_that_nothing_asks_for() -> None:
    """It takes two thirds of the time in which JupyterLab is imported; no schema of Jupyter's has such addresses."""
    started = "import sys; from sevens_teach.launch.lab import spare_grammar; spare_grammar(); import jupyterlab.labapp"
    run = [sys.executable, "-c", f"{started}; print('lark' in sys.modules)"]
    assert subprocess.run(run, capture_output=True, text=True, check=True).stdout == "False\n"
