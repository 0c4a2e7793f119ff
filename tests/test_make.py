"""The Makefile's commands that change a clone, tried in a folder that looks like one; and what CI runs."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]  # it comes with Jupyter, its types do not

ROOT = Path(__file__).parents[1]
MAKE = shutil.which("make") or ""
MADE = (
    *(".venv/bin/python", "sevens_teach/static/packed.js", "widgets/node_modules/x/index.js", "_site/index.html"),
    *("sevens_teach/__pycache__/a.pyc", "tests/browser/__pycache__/b.pyc", "lessons/en/.ipynb_checkpoints/00.ipynb"),
    *(".ruff_cache/x", ".hypothesis/x", "build/x", "dist/x", ".reports/x.xml", "benchmarks/build/x"),
)
KEPT = ("Makefile", "lessons/en/00.ipynb", ".git/hooks/__pycache__/x.pyc", "sevens-lessons/en/mine.ipynb")


@pytest.mark.skipif(not MAKE, reason="no make here")
def test_clean_removes_all_that_was_made_and_nothing_of_the_readers(tmp_path: Path) -> None:
    for name in (*MADE, *KEPT):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    shutil.copy(ROOT / "Makefile", tmp_path)
    subprocess.run([MAKE, "-s", "clean"], cwd=tmp_path, check=True)
    assert {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()} == {*KEPT}


@pytest.mark.skipif(not MAKE, reason="no make here")
def test_what_the_shell_says_of_an_environment_and_of_bytecode_is_not_handed_on(tmp_path: Path) -> None:
    shown = "shown:\n\t@echo here: $$VIRTUAL_ENV$$PYTHONDONTWRITEBYTECODE.\n"
    (tmp_path / "more.mk").write_text(shown, encoding="utf-8")
    command = [MAKE, "-s", "-f", "Makefile", "-f", str(tmp_path / "more.mk"), "shown"]
    active = os.environ | {"VIRTUAL_ENV": "elsewhere", "PYTHONDONTWRITEBYTECODE": "1"}
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, env=active)
    assert told.stdout.splitlines()[-1] == "here: ."


def test_ci_stops_where_it_cannot_find_the_clone(tmp_path: Path) -> None:
    """Else it would test whatever folder it was started in."""
    run = tmp_path / "gone/.ci/run"
    run.parent.mkdir(parents=True)
    text = (ROOT / ".ci/run").read_text(encoding="utf-8").replace('"$(dirname "$0")/.."', f"{tmp_path}/nowhere")
    run.write_text(text, encoding="utf-8")
    (tmp_path / "Makefile").write_text("test:\n\t@echo WRONG; touch wrong\n", encoding="utf-8")
    done = subprocess.run(["/bin/bash", str(run)], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode
    assert not (tmp_path / "wrong").exists()


@pytest.mark.parametrize("path", sorted((ROOT / ".github/workflows").iterdir()), ids=lambda path: path.name)
def test_a_workflow_ends_and_runs_only_what_is_pinned(path: Path) -> None:
    asked = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert asked["permissions"] == {}
    for job in asked["jobs"].values():
        assert "uses" in job or job["timeout-minutes"] <= 90
        for step in job.get("steps", ()):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", step.get("uses", f"a/b@{'0' * 40}"))


def test_github_runs_what_ci_runs_for_each_change_and_before_it_publishes() -> None:
    test, site = (yaml.safe_load((ROOT / f".github/workflows/{name}.yml").read_text()) for name in ("test", "site"))
    assert {"pull_request", "workflow_call"} <= test[True].keys(), "YAML takes `on` for a truth value"
    assert test["jobs"]["test"]["steps"][-1] == {"run": ".ci/run"}
    assert site["jobs"]["test"]["uses"] == "./.github/workflows/test.yml"
    assert site["jobs"]["build"]["needs"] == "test"


def test_every_night_github_runs_all_that_make_nightly_does() -> None:
    (job,) = yaml.safe_load((ROOT / ".github/workflows/nightly.yml").read_text(encoding="utf-8"))["jobs"].values()
    assert job["steps"][-1] == {"run": "make ${{ matrix.part }}"}
    asked = re.search(r"^nightly: (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert asked
    assert " ".join(job["strategy"]["matrix"]["part"]) == asked[1]
    assert asked[1].endswith("site test-site"), "it is tried as it was just made"


def commands() -> set[str]:
    """Return what somebody may ask of the Makefile."""
    phony = re.search(r"^\.PHONY: (.*)", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert phony
    stages = {"check", "test-front-end", "test-engine", "test-lessons", "test-browser"}
    return ({*phony[1].replace("$(subst +, ,$(STAGES))", "").split()} | stages) - {"help", "browser"}


@pytest.mark.skipif(not MAKE, reason="no make here")
def test_every_command_is_listed_in_help_and_in_contributing_and_no_other() -> None:
    asked = subprocess.run([MAKE, "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = "".join(re.findall(r"^\| `.*\n", page.partition("## Where a change goes")[0], re.MULTILINE))
    for listed in (asked, table):
        assert {*re.findall(r"\bmake ([a-z][a-z-]*)", listed)} - {"the"} == commands()


@pytest.mark.parametrize("name", ["measure_tips", "reference_table", "measure_bridge"])
def test_a_program_that_computes_for_minutes_says_what_it_is_when_asked(name: str) -> None:
    run = [sys.executable, str(ROOT / f"tools/{name}.py"), "--help"]
    done = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("usage: ")
    assert "make" in done.stdout or "python tools/" in done.stdout
