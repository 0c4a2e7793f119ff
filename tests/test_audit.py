"""What the databases of known vulnerabilities say, and that it is said where they cannot be reached."""

from __future__ import annotations

import json

import audit
import pytest

VULNERABLE = {"name": "old", "version": "1.0", "vulns": [{"id": "PYSEC-1"}, {"id": "GHSA-2"}]}
SOUND = {"name": "new", "version": "2.0", "vulns": []}


def npm(**known: object) -> str:
    return json.dumps({"vulnerabilities": known, "metadata": {"dependencies": {"total": 7}}})


def test_what_is_known_is_named() -> None:
    said = audit.read_python(json.dumps({"dependencies": [VULNERABLE, SOUND]}), "Found 2 known vulnerabilities")
    assert str(said) == "constraints.txt: 2 packages,\n  old 1.0: PYSEC-1, GHSA-2"
    said = audit.read_npm("a.json", npm(old={"severity": "high", "range": "<2"}), "")
    assert str(said) == "a.json: 7 packages,\n  old: high, <2"


def test_where_nothing_is_known_it_says_of_how_many() -> None:
    assert (
        str(audit.read_python(json.dumps({"dependencies": [SOUND]}), ""))
        == "constraints.txt: 1 packages, nothing known"
    )
    assert str(audit.read_npm("a.json", npm(), "")) == "a.json: 7 packages, nothing known"


@pytest.mark.parametrize("output", ["", "no JSON", "[]", "{}", '{"error": {"code": "ENOTFOUND"}}'])
def test_who_could_not_be_asked_is_not_taken_for_sound(output: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for said in (
        audit.read_python(output, "a\nno such host\nA complete log is in b\n"),
        audit.read_npm("a.json", output, "no such host"),
    ):
        assert said.trouble == "no such host"
        assert "could not be asked" in str(said)
    monkeypatch.setattr(audit, "_said", lambda *_: (output, ""))
    assert audit.main() == 2


def test_a_package_that_was_passed_over_is_told() -> None:
    passed = {"name": "own", "skip_reason": "not found"}
    assert audit.read_python(json.dumps({"dependencies": [passed, SOUND]}), "").trouble == "1 of 2 packages: not found"
