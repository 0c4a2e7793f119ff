"""Ask the databases of known vulnerabilities about everything that is pinned, and say so where one cannot be reached.

`make audit`: Python's for constraints.txt, npm's for the three lock files. The exit status is 1 if anything is known to
be vulnerable, 2 if nothing is but not all could be asked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PINS: Final = "constraints.txt"
LOCKS: Final = ("widgets", "widgets/pyodide", "widgets/scorm")


@dataclass(frozen=True)
class Answer:
    """What a database says of one file of pins."""

    file: str
    asked: int
    """How many packages are in it."""
    found: tuple[str, ...] = ()
    """What is known: package, version, and the name of the vulnerability."""
    trouble: str = ""
    """Why the database could not be asked."""

    def __str__(self) -> str:
        known = "".join(f"\n  {each}" for each in self.found)
        if self.trouble:
            return f"{self.file}: could not be asked: {self.trouble}{known}"
        return f"{self.file}: {self.asked} packages,{known or ' nothing known'}"


def main() -> int:
    """Ask, print the answers, and return the exit status."""
    answers = [ask_python(), *map(ask_npm, LOCKS)]
    print(*answers, sep="\n")
    if any(each.found for each in answers):
        return 1
    return 2 if any(each.trouble for each in answers) else 0


def ask_python() -> Answer:
    """Ask about the pins of Python's packages."""
    what = ["--requirement", PINS, "--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    return read_python(*_said([sys.executable, "-m", "pip_audit", *what], ROOT))


def ask_npm(folder: str) -> Answer:
    """Ask about a lock file of npm's."""
    return read_npm(f"{folder}/package-lock.json", *_said(["npm", "audit", "--json"], ROOT / folder))


def read_python(output: str, errors: str) -> Answer:
    """Return what pip-audit's answer means."""
    try:
        packages = json.loads(output)["dependencies"]
        found = [f"{each['name']} {each['version']}: {_ids(each['vulns'])}" for each in packages if each.get("vulns")]
    except (ValueError, KeyError, TypeError):
        return Answer(PINS, 0, trouble=_reason(errors or output))
    skipped = [each for each in packages if "skip_reason" in each]
    trouble = f"{len(skipped)} of {len(packages)} packages: {skipped[0]['skip_reason']}" if skipped else ""
    return Answer(PINS, len(packages), tuple(found), trouble)


def read_npm(file: str, output: str, errors: str) -> Answer:
    """Return what npm's answer means."""
    try:
        told = json.loads(output)
        known, count = told["vulnerabilities"], told["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError, TypeError):
        return Answer(file, 0, trouble=_reason(errors or output))
    return Answer(file, count, tuple(f"{name}: {each['severity']}, {each['range']}" for name, each in known.items()))


def _ids(known: list[dict[str, Any]]) -> str:
    return ", ".join(each["id"] for each in known)


def _said(command: list[str], folder: Path) -> tuple[str, str]:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


def _reason(text: str) -> str:
    """Return the last line that says anything but where there is a log."""
    lines = [line.strip() for line in text.splitlines() if line.strip() and "complete log" not in line]
    return lines[-1][:200] if lines else "no answer"


if __name__ == "__main__":
    sys.exit(main())
