"""Make the site of the clone that one is in: `PYTHONPATH=tools python -m static_site _site [--only NAME]…`."""

from __future__ import annotations

import argparse
from pathlib import Path

from static_site import kit, lite, schemas, scorm
from static_site.build import Site
from static_site.plan import Plan


def main() -> None:
    """Make it."""
    parser = argparse.ArgumentParser(prog="python -m static_site", description=__doc__)
    parser.add_argument("out", type=Path, help="the folder that the site goes to")
    parser.add_argument("--only", action="append", default=[], help="a page to make, such as rules; else all are made")
    parser.add_argument("--pyodide", type=Path, help="the npm package of pyodide: with it tables are alive")
    parser.add_argument("--wheels", type=Path, default=Path("build/wheels"), help="where downloaded wheels are kept")
    parser.add_argument("--lite", action="store_true", help="the notebooks too, in JupyterLite: needs --pyodide")
    parser.add_argument("--scorm", type=Path, help="a folder for SCORM packages, which are made instead")
    parser.add_argument("--schemas", type=Path, help="a folder with the standard's schemas, to hold the packages to")
    given = parser.parse_args()
    site = Site(Plan(Path.cwd()), given.out, frozenset(given.only))
    if given.pyodide:
        kit.make(Path.cwd(), given.out / "python", given.pyodide, given.wheels)
    if given.lite:
        out = given.out / lite.FOLDER
        site.notebooks = lite.make(Path.cwd(), out, given.pyodide, given.wheels, site.plan.version)
    if given.scorm:
        packages = scorm.write(site, given.scorm)
        if given.schemas:
            schemas.check(packages, given.schemas)
    else:
        site.build()


if __name__ == "__main__":
    main()
