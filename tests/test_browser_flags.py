"""What the tests' browser leaves out."""

from __future__ import annotations

import re
from pathlib import Path

import playwright
from browser.conftest import FLAGS, OF_THE_DRIVER

DRIVER = Path(playwright.__file__).parent / "driver/package/lib/coreBundle.js"


def test_what_the_driver_switches_off_stays_off() -> None:
    found = re.search(r"disabledFeatures = \[(.+?)\]", DRIVER.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    assert tuple(re.findall(r'^\s*"(\w+)"', found[1], re.MULTILINE)) == OF_THE_DRIVER
    assert sum(flag.startswith("--disable-features=") for flag in FLAGS) == 1
