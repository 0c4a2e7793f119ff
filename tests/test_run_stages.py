"""The total that `make test` prints last: nothing that failed may be missing from it."""

from pathlib import Path

import pytest
from run_stages import Count, main, read_report

REPORT = """<testsuites tests="5"><testsuite tests="3" failures="1" errors="0" skipped="0"/>
<testsuite tests="2" failures="0" errors="1" skipped="1"/></testsuites>"""


def makefile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, recipes: dict[str, str]) -> Path:
    """Work in a folder with a Makefile of these targets; returns the folder for reports."""
    text = "".join(f"{target}:\n\t@{recipe}\n" for target, recipe in recipes.items())
    (tmp_path / "Makefile").write_text(text)
    (tmp_path / "report.xml").write_text(REPORT)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "reports"


def test_a_report_is_the_sum_of_its_suites(tmp_path: Path) -> None:
    (tmp_path / "report.xml").write_text(REPORT)
    assert read_report(tmp_path / "report.xml") == Count(passed=2, failed=2, skipped=1)


def test_every_stage_runs_and_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    recipes = {
        "lint": "false",
        "unit": "cp report.xml reports/unit.xml; false",
        "last": "cp report.xml reports/last.xml",
    }
    assert main(makefile(tmp_path, monkeypatch, recipes), list(recipes)) == 1
    assert capsys.readouterr().out.splitlines()[-4:] == [
        "lint            0 passed, 1 failed",
        "unit            2 passed, 2 failed, 1 skipped",
        "last            2 passed, 2 failed, 1 skipped",
        "4 passed, 5 failed, 2 skipped",
    ]


def test_stages_side_by_side_are_counted_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    recipes = {"lint": "echo untidy; false", "unit": "cp report.xml reports/unit.xml; false", "last": "true"}
    assert main(makefile(tmp_path, monkeypatch, recipes), ["lint+unit", "last"]) == 1
    lines = capfd.readouterr().out.splitlines()
    assert "untidy" in lines
    assert lines[-4:] == [
        "lint            0 passed, 1 failed",
        "unit            2 passed, 2 failed, 1 skipped",
        "last            ok",
        "2 passed, 3 failed, 1 skipped",
    ]


def test_a_report_of_an_earlier_run_is_not_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reports = makefile(tmp_path, monkeypatch, {"unit": "true"})
    reports.mkdir()
    (reports / "unit.xml").write_text(REPORT)
    assert main(reports, ["unit"]) == 0
